"""Why something is not possible: one function per command, from what the refused seat may know."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from cavale.core.action import Action
from cavale.core.refusal import Refusal
from cavale.games.la_traque.state import ACTION_PHASE, FACTIONS_PHASE, MAINTENANCE, LaTraque
from cavale.games.la_traque.terms import (
    CLUES,
    COLLABORATIONIST,
    HQ,
    HUNT_ZONES,
    HUNTING,
    LINES,
    NOBODY,
    NONE,
    PLACES,
    RUMOUR,
    TRACKS,
    ZONES,
)

if TYPE_CHECKING:
    from cavale.games.la_traque.rule import Rule

TAKE_ACTION = "TakeAction"
CHOICES = ("choose", "decline")
KEEPING = ("keep", "keep_done")


def refusal(s: LaTraque, question: "Rule", seat: int, action: Action) -> Refusal:
    """The reason for an action that is no option."""
    verb = action.verb
    if s.phase == FACTIONS_PHASE or verb == "take_faction":
        return _faction(s, seat, action)
    if s.phase == MAINTENANCE:
        return _maintenance(s, seat, action)
    assert s.phase == ACTION_PHASE
    if verb in KEEPING:
        return Refusal("LT-MAINT-01", "lt-keep-later")
    if seat != s.active:
        return Refusal("LT-TURN-01", "lt-other-turn", {"seat": s.active}, f"seat:{s.active}")
    if type(question).__name__ != TAKE_ACTION:
        return Refusal("LT-TRIG-01", "lt-not-among-the-choices" if verb in CHOICES else "lt-choose-first")
    if verb in CHOICES:
        return Refusal("LT-TRIG-03", "lt-nothing-to-choose")
    return _REASONS[verb](s, action)


def _faction(s: LaTraque, seat: int, action: Action) -> Refusal:
    if s.phase != FACTIONS_PHASE:
        return Refusal("LT-SETUP-09", "lt-factions-are-chosen")
    if action.verb != "take_faction":
        return Refusal("LT-SETUP-10", "lt-factions-first")
    if s.faction[seat] != NONE:
        return Refusal("LT-SETUP-09", "lt-faction-chosen")
    if s.box.number[action.index] in s.faction:
        return Refusal("LT-SETUP-09", "lt-faction-taken", {"faction": action.word("faction")})
    return Refusal("LT-SETUP-10", "lt-faction-in-order")


def _maintenance(s: LaTraque, seat: int, action: Action) -> Refusal:
    if action.verb not in KEEPING:
        return Refusal("LT-ROUND-01", "lt-maintenance")
    if not s.hand_cards[seat] and not s.clues_in_hand(seat):
        return Refusal("LT-MAINT-01", "lt-nothing-to-keep")
    if s.locked >> seat & 1:
        return Refusal("LT-MAINT-01", "lt-kept-already")
    return Refusal("LT-MAINT-01", "lt-card-not-in-hand", {"card": action.word("card")})


# -- agents ------------------------------------------------------------------------------------------------------------


def _no_agent(s: LaTraque) -> Refusal | None:
    for agent in range(s.box.agents):
        if s.where[s.agent(agent)] == HQ:
            return None
    return Refusal("LT-ACT-MOVE-02", "lt-no-agent-in-hq")


def _investigate(s: LaTraque, action: Action) -> Refusal:
    box = s.box
    place = box.number[action.index]
    zone = box.place_zone[place]
    name = ZONES[zone]
    nobody = _no_agent(s)
    if nobody:
        return nobody
    if place >= box.places:
        return Refusal("LT-OP-08", "lt-no-extra-place", {"zone": name})
    if not box.place_open[place]:
        return Refusal("LT-ACT-MOVE-11", "lt-place-closed", {"zone": name})
    if s.taken >> place & 1:
        return Refusal("LT-ACT-MOVE-03", "lt-place-taken", {"zone": name}, f"place:{box.place_names[place]}")
    return Refusal("LT-ACT-MOVE-04", "lt-one-per-zone-and-turn", {"zone": name})


def _hunt(s: LaTraque, action: Action) -> Refusal:
    return _no_agent(s) or Refusal("LT-ACT-MOVE-01", "lt-no-agent-in-hq")


def _not_hunting(s: LaTraque, agent: int, rule: str) -> Refusal | None:
    if _hunts(s, agent):
        return None
    if not any(_hunts(s, other) for other in range(s.box.agents)):
        return Refusal(rule, "lt-nobody-hunts", {}, "agents")
    return Refusal(rule, "lt-agent-not-hunting", {"agent": agent + 1})


def _hunts(s: LaTraque, agent: int) -> bool:
    return HUNTING <= s.where[s.agent(agent)] < PLACES


def _inform(s: LaTraque, action: Action) -> Refusal:
    idle = _not_hunting(s, s.box.number[action.index], "LT-ACT-INFORM-01")
    return idle or _not_in_hand(s, s.box.other[action.index], "LT-ACT-INFORM-01")


def _withdraw(s: LaTraque, action: Action) -> Refusal:
    if not s.box.withdrawals:
        return Refusal("LT-ACT-MOVE-02", "lt-no-way-back")
    idle = _not_hunting(s, s.box.number[action.index], "LT-ACT-MOVE-02")
    return idle or Refusal("LT-ACT-MOVE-02", "lt-no-way-back")


def _capture(s: LaTraque, action: Action) -> Refusal:
    box = s.box
    agent, slot, track = box.number[action.index], box.other[action.index], box.third[action.index]
    where = f"slot:{box.slot_names[slot]}"
    if not box.slot_open[slot]:
        return Refusal("LT-SETUP-07", "lt-slot-closed", {"seats": box.seats}, where)
    card = s.fugitive[slot]
    if card == NONE:
        return Refusal("LT-ACT-CAPTURE-13", "lt-slot-empty", {}, where)
    elsewhere = _not_there(s, agent, box.slot_zone[slot], where)
    if elsewhere:
        return elsewhere
    name = box.names[card]
    if s.blocked_by[slot] not in (NOBODY, s.active):
        return Refusal("LT-OP-05", "lt-blocked", {"fugitive": name, "seat": s.blocked_by[slot]}, where)
    if (box.cards.category[card] == COLLABORATIONIST) != (track != NONE):
        if track == NONE:
            return Refusal("LT-ACT-CAPTURE-09", "lt-name-a-track", {"fugitive": name}, where)
        return Refusal("LT-ACT-CAPTURE-09", "lt-name-no-track", {"fugitive": name}, where)
    clue, n, others = _parted(_missing(s, s.agent(agent), card))
    _, document, microfilm, financing, rumour = others
    return Refusal(
        "LT-ACT-CAPTURE-06" if clue == RUMOUR else "LT-ACT-CAPTURE-05",
        "lt-clues-missing",
        {
            "agent": agent + 1,
            "fugitive": name,
            "clue": CLUES[clue],
            "n": n,
            "document": document,
            "microfilm": microfilm,
            "financing": financing,
            "rumour": rumour,
        },
        where,
    )


def _not_there(s: LaTraque, agent: int, zone: int, slot: str) -> Refusal | None:
    """If nobody hunts in the zone, that is the reason, whichever agent was named."""
    if all(s.where[s.agent(other)] != HUNTING + zone for other in range(s.box.agents)):
        return Refusal("LT-ACT-CAPTURE-01", "lt-nobody-hunts-there", {"zone": HUNT_ZONES[zone]}, slot)
    there = s.where[s.agent(agent)] - HUNTING
    if _hunts(s, agent) and there != zone:
        return Refusal("LT-ACT-CAPTURE-01", "lt-other-zone", {"agent": agent + 1, "zone": HUNT_ZONES[there]}, slot)
    return _not_hunting(s, agent, "LT-ACT-CAPTURE-01")


def _missing(s: LaTraque, at: int, card: int) -> list[int]:
    """How many clues of each type are missing; rumours last."""
    from cavale.games.la_traque.steps.capture import knowledge, needs  # noqa: PLC0415  # steps import this module

    clues, symbols = knowledge(s, at)
    need = needs(s, at, card)
    left = clues[RUMOUR] + symbols[RUMOUR]
    found = [0] * len(CLUES)
    for clue in range(RUMOUR):
        spare = clues[clue] + symbols[clue] - need[clue]
        found[clue] = max(0, -spare)
        left += max(0, spare if s.box.symbols_as_rumour else min(spare, clues[clue]))
    found[RUMOUR] = max(0, need[RUMOUR] - left)
    return found


def _parted(counts: list[int]) -> tuple[int, int, list[int]]:
    """For a text: the first that is missing, how many of it, and the others, which follow it after a comma."""
    first = next(place for place, n in enumerate(counts) if n)
    return first, counts[first], [n if place > first else 0 for place, n in enumerate(counts)]


# -- cards -------------------------------------------------------------------------------------------------------------


def _not_in_hand(s: LaTraque, card: int, rule: str) -> Refusal:
    """LT-ACT-USE-01 The Reserve is of no use in this round."""
    box = s.box
    name = box.names[card]
    reserved = s.reserve[s.active * box.kinds + card] > 0 if card < box.kinds else card in s.reserve_cards[s.active]
    if reserved:
        return Refusal("LT-ACT-USE-01", "lt-card-in-reserve", {"card": name})
    return Refusal(rule, "lt-card-not-in-hand", {"card": name})


def _use(s: LaTraque, action: Action) -> Refusal:
    return _not_in_hand(s, s.box.number[action.index], "LT-ACT-USE-04")


def _activate(s: LaTraque, action: Action) -> Refusal:
    card = s.box.number[action.index]
    name = s.box.names[card]
    if card in s.hq[s.active]:
        return Refusal("LT-ACT-RECUR-01", "lt-card-turned", {"card": name})
    return Refusal("LT-ACT-RECUR-01", "lt-card-not-in-hq", {"card": name})


def _objective(s: LaTraque, action: Action) -> Refusal:
    card = s.box.number[action.index]
    name = s.box.names[card]
    if card not in s.visible[s.active]:
        return Refusal("LT-ACT-OBJ-01", "lt-objective-not-visible", {"card": name})
    line = s.box.other[action.index]
    track, n, others = _parted(_unpaid(s, card, line))
    _, scientific, political = others
    return Refusal(
        "LT-ACT-OBJ-01",
        "lt-influence-missing",
        {
            "card": name,
            "line": LINES[line],
            "track": TRACKS[track],
            "n": n,
            "scientific": scientific,
            "political": political,
        },
    )


def _unpaid(s: LaTraque, card: int, line: int) -> list[int]:
    """LT-OP-09 What each track lacks, when rebates on any track go where most is lacking."""
    from cavale.games.la_traque.steps.objective import free_rebates, price  # noqa: PLC0415  # steps import this module

    due = price(s, card, line, [])
    found = [max(0, due[track] - s.influence[3 * s.active + track]) for track in range(len(TRACKS))]
    for rebate in free_rebates(s, line):
        track = found.index(max(found))
        found[track] = max(0, found[track] - rebate)
    return found


def _destiny(s: LaTraque, action: Action) -> Refusal:
    if not s.destiny >> s.active & 1:
        return Refusal("LT-ACT-DEST-01", "lt-destiny-spent")
    return Refusal("LT-ACT-DEST-04", "lt-no-objective-to-replace")


def _end_turn(s: LaTraque, action: Action) -> Refusal:
    return Refusal("LT-TURN-04", "lt-act-or-pass")


_REASONS: dict[str, Callable[[LaTraque, Action], Refusal]] = {
    "move_investigate": _investigate,
    "move_hunt": _hunt,
    "inform": _inform,
    "withdraw": _withdraw,
    "capture": _capture,
    "use": _use,
    "activate": _activate,
    "objective": _objective,
    "destiny": _destiny,
    "end_turn": _end_turn,
}
