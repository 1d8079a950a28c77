"""Why something is not possible: one function per command, from what the refused seat may know."""

from collections.abc import Callable

from cavale.core.action import Action
from cavale.core.refusal import Refusal
from cavale.games.casa_de_papel.box import PROFESSOR, RAQUEL
from cavale.games.casa_de_papel.claims import AFTERWARDS, FLOOR, SPEECH
from cavale.games.casa_de_papel.state import (
    ACCUSATION,
    APPOINTMENT,
    CHOICE,
    DEBATE,
    NOBODY,
    OVER,
    RESOLUTION,
    SELECTION,
    SETUP,
    Casa,
)


def refusal(s: Casa, seat: int, action: Action) -> Refusal:
    """The reason for an action that is neither an option nor an offer."""
    if seat >= s.box.seats:
        return Refusal("CP-NET-08", "casa-spectators-do-not-play")
    if s.box.is_claim(action) or action is s.box.done:
        return silence(s, seat) or _claim(s, seat, action)
    return _REASONS[action.verb](s, seat, action)


def silence(s: Casa, seat: int) -> Refusal | None:
    """CP-NET-01 Why a seat may not talk now, or None if talk is open to it."""
    if s.dark:
        return Refusal("CP-POW-03", "casa-silent-in-the-dark", {}, "window:blackout")
    if s.phase == CHOICE:
        return Refusal("CP-CHO-03", "casa-silent-until-cards-are-down")
    if s.phase == DEBATE and s.speaker not in {NOBODY, seat}:
        return Refusal("CP-DEB-06", "casa-speech-of-another", {"seat": s.speaker}, f"seat:{s.speaker}")
    if s.phase == SETUP or (s.phase == RESOLUTION and len(s.revealed) < s.round):
        return Refusal("CP-NET-01", "casa-talk-is-closed")
    if s.phase == ACCUSATION and not s.box.accusation_talk:
        return Refusal("CP-END-08", "casa-silent-while-raquel-decides")
    return None


def _claim(s: Casa, seat: int, action: Action) -> Refusal:
    if s.phase in {ACCUSATION, OVER}:
        return Refusal("CP-NET-01", "casa-no-claims-any-more")
    if not s.box.live and (s.phase == SELECTION or s.done == (1 << s.box.seats) - 1):
        return Refusal("CP-NET-12", "casa-leader-decides-now")
    if not s.box.live and not s.asked >> seat & 1:
        return Refusal("CP-NET-12", "casa-not-your-turn-to-speak")
    if action is s.box.done:
        return Refusal("CP-DEB-07", "casa-already-done")
    most = SPEECH if s.speaker == seat else most_on_floor(s) if s.phase in {DEBATE, SELECTION} else AFTERWARDS
    if s.said[seat] >= most:
        return Refusal("CP-DEB-06" if s.speaker == seat else "CP-DEB-07", "casa-claims-used-up", {"most": most})
    return _claim_of_no_sense(s, seat, action)


def most_on_floor(s: Casa) -> int:
    return SPEECH + FLOOR if s.box.correspondence else FLOOR


def _claim_of_no_sense(s: Casa, seat: int, action: Action) -> Refusal:
    """CP-NET-02 A claim that the circumstances rule out."""
    verb = action.verb
    before = s.phase in {DEBATE, SELECTION}
    if verb in {"choose_me", "skip_me", "advise"} and not before:
        return Refusal("CP-NET-02", "casa-claim-before-selection")
    if verb in {"successor", "was_mine"} and before:
        return Refusal("CP-NET-02", "casa-claim-after-reveal")
    if verb in {"choose_me", "skip_me"}:
        return Refusal("CP-SEL-02", "casa-leader-is-always-selected", {}, f"seat:{s.leader}")
    if verb == "my_hand":
        return Refusal("CP-NET-02", "casa-hand-is-smaller", {"count": s.box.rounds - s.round})
    if verb == "was_mine":
        return Refusal("CP-NET-02", "casa-kind-not-revealed", {"kind": action.word("kind")})
    player = action.number("player")
    if verb == "successor":
        return _not_eligible(s, player)
    if player == seat:
        return Refusal("CP-NET-02", "casa-claim-about-yourself")
    return Refusal("CP-SEL-02", "casa-leader-is-always-selected", {}, f"seat:{s.leader}")


def _not_eligible(s: Casa, player: int) -> Refusal:
    if s.round == s.box.rounds:
        return Refusal("CP-LED-08", "casa-no-appointment-after-last-round")
    if player == s.leader:
        return Refusal("CP-LED-03", "casa-leader-changes", {"seat": player}, f"seat:{player}")
    return Refusal("CP-LED-02", "casa-has-led-already", {"seat": player}, f"seat:{player}")


def _choose(s: Casa, seat: int, action: Action) -> Refusal:
    if s.phase != CHOICE or s.dark:
        return Refusal("CP-CHO-01", "casa-cards-are-down")
    if s.round == s.box.rounds:
        return Refusal("CP-CHO-05", "casa-last-card-is-forced")
    if s.drafts[seat]:
        return Refusal("CP-CHO-04", "casa-take-your-card-back-first")
    return Refusal("CP-CHO-01", "casa-not-in-your-hand", {"kind": action.word("kind")})


def _lock(s: Casa, seat: int, action: Action) -> Refusal:
    if s.phase != CHOICE or s.dark:
        return Refusal("CP-CHO-01", "casa-cards-are-down")
    if not s.box.live:
        return Refusal("CP-CHO-04", "casa-a-choice-locks-itself")
    return Refusal("CP-CHO-04", "casa-already-locked" if s.drafts[seat] else "casa-choose-first")


def _speak(s: Casa, seat: int, action: Action) -> Refusal:
    return silence(s, seat) or Refusal("CP-NET-11", "casa-heard-already")


def _close_debate(s: Casa, seat: int, action: Action) -> Refusal:
    if s.phase != DEBATE or s.dark:
        return Refusal("CP-DEB-03", "casa-no-debate-to-close")
    if seat != s.leader:
        return Refusal("CP-DEB-03", "casa-only-the-leader", {"seat": s.leader}, f"seat:{s.leader}")
    if s.box.correspondence:
        return Refusal("CP-NET-11", "casa-hear-everybody-first")
    if s.speaker != NOBODY:
        return Refusal("CP-DEB-06", "casa-hear-everybody-first", {}, f"seat:{s.speaker}")
    return Refusal("CP-NET-12", "casa-debate-ends-by-itself")


def _propose(s: Casa, seat: int, action: Action) -> Refusal:
    if s.phase != SELECTION:
        return Refusal("CP-SEL-01", "casa-not-the-selection")
    if seat != s.leader:
        return Refusal("CP-SEL-03", "casa-only-the-leader", {"seat": s.leader}, f"seat:{s.leader}")
    if action is s.box.confirm:
        missing = s.box.select - 1 - len(s.drafts[seat])
        return Refusal("CP-SEL-01", "casa-select-exactly", {"select": s.box.select, "missing": missing})
    if action.number("player") == s.leader:
        return Refusal("CP-SEL-02", "casa-leader-is-always-selected", {}, f"seat:{s.leader}")
    if action in s.drafts[seat]:
        return Refusal("CP-SEL-05", "casa-already-proposed", {"seat": action.number("player")})
    return Refusal("CP-SEL-01", "casa-take-one-out-first", {"select": s.box.select})


def _raquel(s: Casa, seat: int, action: Action) -> Refusal:
    if s.roles[seat] != RAQUEL:
        return Refusal("CP-RAQ-01", "casa-only-raquel")
    if not s.box.powers:
        return Refusal("CP-SPE-02", "casa-no-powers")
    if not s.dark or s.round != s.box.raquel_round or s.phase != RESOLUTION:
        return Refusal("CP-SPE-01", "casa-raquels-moment", {"round": s.box.raquel_round})
    if s.through:
        return Refusal("CP-RAQ-01", "casa-power-is-over")
    if action is s.box.raquel_pass:
        return Refusal("CP-RAQ-03", "casa-card-seen-must-come-in", {"seat": s.looked}, f"seat:{s.looked}")
    player = action.number("player")
    if action.verb == "raquel_look":
        return _look(s, seat, player)
    if not s.selections[s.round - 1] >> player & 1:
        return Refusal("CP-RAQ-01", "casa-out-is-selected", {"seat": player}, f"seat:{player}")
    if player == s.leader and not s.box.may_oust_leader:
        return Refusal("CP-RAQ-06", "casa-leaders-card-stays", {}, f"seat:{player}")
    return Refusal("CP-RAQ-02", "casa-bring-in-first")


def _look(s: Casa, seat: int, player: int) -> Refusal:
    if s.selections[s.round - 1] >> player & 1:
        return Refusal("CP-RAQ-02", "casa-look-at-unselected", {"seat": player}, f"seat:{player}")
    if s.looked != NOBODY:
        return Refusal("CP-RAQ-03", "casa-one-look-only", {"seat": s.looked}, f"seat:{s.looked}")
    if s.drafts[seat]:
        return Refusal("CP-RAQ-12", "casa-already-designated")
    return Refusal("CP-RAQ-06", "casa-nothing-may-go-out")


def _professor(s: Casa, seat: int, action: Action) -> Refusal:
    if s.roles[seat] != PROFESSOR:
        return Refusal("CP-PRO-01", "casa-only-the-professor")
    if not s.box.powers:
        return Refusal("CP-SPE-02", "casa-no-powers")
    if not s.dark or s.round != s.box.professor_round or s.phase != CHOICE:
        return Refusal("CP-SPE-01", "casa-professors-moment", {"round": s.box.professor_round})
    if s.through:
        return Refusal("CP-PRO-01", "casa-power-is-over")
    return Refusal("CP-PRO-03", "casa-look-at-another-player")


def _appoint(s: Casa, seat: int, action: Action) -> Refusal:
    if s.phase != APPOINTMENT:
        return Refusal("CP-LED-01", "casa-not-the-appointment")
    if seat != s.leader:
        return Refusal("CP-LED-01", "casa-only-the-leader", {"seat": s.leader}, f"seat:{s.leader}")
    if not s.box.live and s.done != (1 << s.box.seats) - 1:
        return Refusal("CP-NET-12", "casa-talk-first")
    return _not_eligible(s, action.number("player"))


def _accuse(s: Casa, seat: int, action: Action) -> Refusal:
    if s.phase != ACCUSATION:
        return Refusal("CP-END-03", "casa-not-the-accusation")
    if s.roles[seat] != RAQUEL:
        return Refusal("CP-END-03", "casa-only-raquel-accuses")
    return Refusal("CP-END-06", "casa-accuse-another-player")


_REASONS: dict[str, Callable[[Casa, int, Action], Refusal]] = {
    "choose": _choose,
    "lock": _lock,
    "speak": _speak,
    "close_debate": _close_debate,
    "propose": _propose,
    "confirm": _propose,
    "raquel_look": _raquel,
    "raquel_out": _raquel,
    "raquel_pass": _raquel,
    "professor_look": _professor,
    "professor_pass": _professor,
    "appoint": _appoint,
    "accuse": _accuse,
}
