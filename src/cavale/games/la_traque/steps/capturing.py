"""What every capture brings, part by part (LT-ACT-CAPTURE-15)."""

from typing import Final

from cavale.core.table import Table, bit
from cavale.games.la_traque.events import AgentRests, Captured, CluesReturned
from cavale.games.la_traque.gains import discard, empty_slot, gain_influence, put_under
from cavale.games.la_traque.rule import Part
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.steps.ambition import advance_by_capture
from cavale.games.la_traque.terms import DECKS, NONE, REST
from cavale.games.la_traque.triggers import react_to_capture


def begin(s: LaTraque, t: Table, agent: int, slot: int, track: int) -> None:
    """What is captured, by whom, and for which track."""
    s.capture_agent = agent
    s.capture_slot = slot
    s.capture_card = s.fugitive[slot]
    s.capture_track = track
    if t.telling:
        number = agent + 1 if agent != NONE else None
        t.tell(Captured(s.active, number, s.box.slot_names[slot], s.box.names[s.capture_card]))


def capture_by_effect(s: LaTraque, t: Table, slot: int, track: int) -> None:
    """LT-ACT-CAPTURE-16 In full, or the card only."""
    begin(s, t, NONE, slot, track)
    if s.box.full_effect_capture:
        s.then(GAIN, INTO_RESERVE, CAPTURED)
    else:
        s.push(INTO_RESERVE)


class Gain(Part):
    """LT-ACT-CAPTURE-08 Influence by the level, LT-ACT-CAPTURE-14 then the ambition."""

    def run(self, s: LaTraque, t: Table) -> None:
        level = s.box.cards.level[s.capture_card]
        gain_influence(s, t, s.capture_track, level)
        advance_by_capture(s, t, level, s.capture_track)


class IntoReserve(Part):
    """LT-ACT-CAPTURE-10 The fugitive goes to the Reserve."""

    def run(self, s: LaTraque, t: Table) -> None:
        empty_slot(s, s.capture_slot)
        s.reserve_cards[s.active].append(s.capture_card)
        if not s.box.full_effect_capture and s.capture_agent == NONE:
            forget(s)


class CleanUp(Part):
    """LT-ACT-CAPTURE-11 All cards under the agent are used up; LT-ACT-CAPTURE-12 the agent rests."""

    def run(self, s: LaTraque, t: Table) -> None:
        box = s.box
        agent = s.agent(s.capture_agent)
        return_clues(s, t, s.active, s.under, agent * box.kinds)
        discard(s, t, sorted(s.under_cards[agent]))
        s.under_cards[agent].clear()
        s.where[agent] = REST
        if t.telling:
            t.tell(AgentRests(s.active, s.capture_agent + 1))


def return_clues(s: LaTraque, t: Table, seat: int, held: list[int], first: int) -> None:
    """Clues counted from `first` on go under their decks."""
    box = s.box
    returned: list[int] = []
    for deck in range(len(DECKS)):
        cards: list[int] = []
        for kind in range(box.kinds):
            if box.cards.kind_deck[kind] == deck and held[first + kind]:
                cards += [kind] * held[first + kind]
                held[first + kind] = 0
        if cards:
            put_under(s, t, deck, cards)
            returned += cards
    if t.telling and returned:
        decks = tuple([DECKS[box.cards.kind_deck[kind]] for kind in returned])
        t.tell(CluesReturned(seat, decks, tuple([box.names[kind] for kind in returned])), bit(seat))


class IsCaptured(Part):
    """LT-ACT-CAPTURE-15 Last: cards that react to a capture."""

    def run(self, s: LaTraque, t: Table) -> None:
        react_to_capture(s, s.box.cards.category[s.capture_card])
        forget(s)


def forget(s: LaTraque) -> None:
    s.capture_agent = NONE
    s.capture_slot = NONE
    s.capture_card = NONE
    s.capture_track = NONE


GAIN: Final = Gain("gain")
INTO_RESERVE: Final = IntoReserve("into_reserve")
CLEAN_UP: Final = CleanUp("clean_up")
CAPTURED: Final = IsCaptured("captured")
