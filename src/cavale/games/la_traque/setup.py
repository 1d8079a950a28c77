"""The set-up: factions, decks, fugitives, hands."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table, bit
from cavale.games.la_traque import clocks
from cavale.games.la_traque.box import LaTraqueBox
from cavale.games.la_traque.events import FactionTaken, FirstPlayer, HandDealt
from cavale.games.la_traque.rule import Rule
from cavale.games.la_traque.state import LaTraque, laid_out
from cavale.games.la_traque.steps.maintenance import fill_slots, show_objectives
from cavale.games.la_traque.steps.turn import NEXT_ROUND
from cavale.games.la_traque.terms import DECKS, FACTIONS, MIXED, NONE


def start(box: LaTraqueBox) -> LaTraque:
    """LT-SETUP-10 Factions are free for all to take, drafted, or dealt."""
    s = laid_out(box)
    if box.faction_pick == "random":
        s.then(DEAL_FACTIONS, DRAW_FIRST, LAY_OUT, NEXT_ROUND)
        return s
    if box.faction_pick == "draft":
        s.then(DRAW_FIRST, DRAFT, LAY_OUT, NEXT_ROUND)
    else:
        s.then(FREE, DRAW_FIRST, LAY_OUT, NEXT_ROUND)
    s.open_window(clocks.FACTION)
    return s


class TakeFaction(Rule):
    """LT-SETUP-10 First come, first served; or in reverse order of turns. LT-SETUP-09 All different."""

    def __init__(self, free: bool) -> None:
        self.free: Final = free

    def seats(self, s: LaTraque) -> int:
        waiting = 0
        for turn in range(s.box.seats):
            seat = turn if self.free else (s.first + turn) % s.box.seats
            if s.faction[seat] == NONE:
                waiting = waiting | 1 << seat if self.free else 1 << seat
        return waiting

    def any_of(self) -> bool:
        return True

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        return [s.box.take_faction[faction] for faction in range(len(FACTIONS)) if faction not in s.faction]

    def window(self) -> str:
        return clocks.FACTION

    def expire(self, s: LaTraque, t: Table) -> None:
        """LT-NET-02 Those who were asked get one by chance."""
        asked = self.seats(s)
        for seat in range(s.box.seats):
            if asked >> seat & 1:
                options = self.options(s, seat)
                take(s, t, seat, options[t.dice.below("out of time", len(options))])
        self.go_on(s)

    def run(self, s: LaTraque, t: Table) -> None:
        for seat in range(s.box.seats):
            if s.drafts[seat]:
                take(s, t, seat, s.drafts[seat][0])
        self.go_on(s)

    def go_on(self, s: LaTraque) -> None:
        if NONE in s.faction:
            s.push(self)
            if not self.free:
                s.open_window(clocks.FACTION)


def take(s: LaTraque, t: Table, seat: int, action: Action) -> None:
    s.faction[seat] = s.box.number[action.index]
    if t.telling:
        t.tell(FactionTaken(seat, FACTIONS[s.faction[seat]]))


class DealFactions(Rule):
    """LT-SETUP-10 `random`: dealt."""

    def run(self, s: LaTraque, t: Table) -> None:
        order = t.dice.permutation("factions", len(FACTIONS))
        for seat in range(s.box.seats):
            s.faction[seat] = order[seat]
            if t.telling:
                t.tell(FactionTaken(seat, FACTIONS[order[seat]]))


class DrawFirst(Rule):
    """LT-SETUP-14 The first player is drawn at random."""

    def run(self, s: LaTraque, t: Table) -> None:
        s.first = t.dice.below("first player", s.box.seats)
        if t.telling:
            t.tell(FirstPlayer(s.first))


class LayOut(Rule):
    """LT-SETUP-01 Decks, LT-SETUP-06 fugitives, LT-SETUP-12 objectives, LT-SETUP-15 hands."""

    def run(self, s: LaTraque, t: Table) -> None:
        box = s.box
        for deck in range(len(DECKS)):
            cards = box.cards.copies[deck]
            if deck < MIXED:
                order = t.dice.permutation(DECKS[deck], len(cards))
                s.decks[deck] = [cards[place] for place in order]
            else:
                s.decks[deck] = cards.copy()  # LT-SETUP-02 all alike
        for level in range(3):
            fugitives = box.by_level[level]
            order = t.dice.permutation("fugitives", len(fugitives))  # LT-SETUP-05
            s.fugitive_decks[level] = [fugitives[place] for place in order]
        fill_slots(s, t)
        for seat in range(box.seats):
            objectives = box.objectives_of[s.faction[seat]]
            order = t.dice.permutation("objectives", len(objectives))
            s.objective_decks[seat] = [objectives[place] for place in order]
            s.beside += box.specials_of[s.faction[seat]]  # LT-SETUP-13
            show_objectives(s, t, seat)
        s.destiny = box.everybody
        deal_hands(s, t)


def deal_hands(s: LaTraque, t: Table) -> None:
    """LT-SETUP-17 Clockwise from the first player, deck by deck. The last in order gets one rumour more."""
    box = s.box
    dealt: list[list[int]] = [[] for _ in range(box.seats)]
    for deck in range(len(DECKS)):
        for turn in range(box.seats):
            seat = (s.first + turn) % box.seats
            n = box.start_hand[deck]
            if turn == box.seats - 1:
                n += box.last_extra[deck]
            for _ in range(min(n, len(s.decks[deck]))):
                kind = s.decks[deck].pop()
                s.hand[seat * box.kinds + kind] += 1
                dealt[seat].append(kind)
    if t.telling:
        for seat in range(box.seats):
            decks = tuple([DECKS[box.cards.kind_deck[kind]] for kind in dealt[seat]])
            t.tell(HandDealt(seat, decks, tuple([box.names[kind] for kind in dealt[seat]])), bit(seat))


FREE: Final = TakeFaction(True)
DRAFT: Final = TakeFaction(False)
DEAL_FACTIONS: Final = DealFactions()
DRAW_FIRST: Final = DrawFirst()
LAY_OUT: Final = LayOut()
