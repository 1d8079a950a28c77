"""Claims: what can be said in public. Offered by public circumstances only, never by the truth (CP-NET-02)."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.casa_de_papel.box import CasaBox
from cavale.games.casa_de_papel.events import Claimed, SaidDone
from cavale.games.casa_de_papel.state import RESOLUTION, Casa, Claim, noted

SPEECH: Final = 4  # CP-DEB-06 claims in a speech
FLOOR: Final = 6  # CP-DEB-07 claims on the free floor, until the selection is confirmed
AFTERWARDS: Final = 4  # CP-DEB-07 claims in phases 4 and 5

# What may stand beside the claims in a list of options.
CLAIMS_ONLY: Final = 0
WITH_DONE: Final = 1
WITH_DONE_AND_CLOSE: Final = 2
WITH_CLOSE: Final = 3


def claims_for(s: Casa, seat: int, beside: int) -> list[Action]:
    """The claims offered to a seat that has the floor, with what may stand beside them. Made once per circumstance."""
    box = s.box
    now = circumstance(s)
    if now != box.circumstance:
        box.circumstance = now
        box.offered = box.claim_lists.setdefault(now, [None] * (4 * box.seats))
    found = box.offered[4 * seat + beside]
    if found is None:
        found = listed(s, seat, s.phase < RESOLUTION) + only_beside(box, beside)
        box.offered[4 * seat + beside] = found
    return found


def circumstance(s: Casa) -> int:
    """The public data on which the offered claims depend, as one number."""
    before = s.leader | s.round << 4
    if s.phase < RESOLUTION:
        return before
    return before | 1 << 8 | s.eligible() << 9 | kinds_shown(s) << 17


def listed(s: Casa, seat: int, before: bool) -> list[Action]:
    """The table of CP-NET-02: `before` the selection is confirmed (phases 2 and 3), or after it (4 and 5)."""
    box = s.box
    others = [other for other in range(box.seats) if other != seat]
    claims = list(box.my_card)
    if before and seat != s.leader:
        claims += [box.choose_me, box.skip_me]
    if s.round < box.rounds:
        claims += box.my_hand[: box.rounds - s.round + 1]
    claims += box.my_team + box.my_role
    for other in others:
        claims += box.suspect[other]
    claims += [box.trust[other] for other in others]
    if before:
        for other in others:
            if other != s.leader:
                claims += box.advise[other]
        return claims
    if s.round < box.rounds:
        claims += [box.successor[other] for other in range(box.seats) if s.eligible() >> other & 1]
    return claims + [box.was_mine[kind] for kind in range(len(box.kinds)) if kinds_shown(s) >> kind & 1]


def kinds_shown(s: Casa) -> int:
    """The kinds revealed this round, as bits; none before the reveal."""
    bits = 0
    if len(s.revealed) == s.round:
        for kind in s.revealed[s.round - 1]:
            bits |= 1 << kind
    return bits


def say(s: Casa, t: Table, seat: int, action: Action) -> None:
    """CP-NET-02 A claim is noted and told; CP-DEB-07 whoever claims again is no longer done."""
    s.claims.append(noted(s.round, s.phase, seat, action))
    s.said[seat] += 1
    s.done &= ~(1 << seat)
    s.heard |= 1 << seat
    if t.telling:
        t.tell(Claimed(seat, action.text))


def say_done(s: Casa, t: Table, seat: int) -> None:
    s.done |= 1 << seat
    s.heard |= 1 << seat
    if t.telling:
        t.tell(SaidDone(seat))


def start_count(s: Casa) -> None:
    """A new count of claims begins, and nobody is done."""
    for seat in range(s.box.seats):
        s.said[seat] = 0
    s.done = 0


def line_of(claim: Claim) -> str:
    """CP-NET-02 A later claim on the same line replaces an earlier one. A card or a hand is that of its round."""
    verb = claim.action.verb
    if verb in {"choose_me", "skip_me"}:
        return f"select me {claim.round}"
    about = str(claim.action.number("player")) if "player" in claim.action.names else ""
    lasting = verb in {"my_team", "my_role", "suspect", "trust"}
    return f"{verb} {about} {'' if lasting else claim.round}"


def only_beside(box: CasaBox, beside: int) -> list[Action]:
    """What may stand beside the claims, and stays when a seat has none left."""
    if beside == WITH_DONE:
        return [box.done]
    if beside == WITH_DONE_AND_CLOSE:
        return [box.done, box.close_debate]
    return [box.close_debate] if beside == WITH_CLOSE else []
