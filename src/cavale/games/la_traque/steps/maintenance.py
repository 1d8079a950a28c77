"""Maintenance, in the order of LT-MAINT-01 to -06."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table, bit
from cavale.games.la_traque import clocks
from cavale.games.la_traque.events import (
    AgentsReturned,
    BlockEnded,
    CardsKept,
    FirstPlayer,
    FugitivesPlaced,
    MaintenanceStarted,
    ObjectivesShown,
    ReserveTaken,
)
from cavale.games.la_traque.gains import put_under
from cavale.games.la_traque.ops.cards import holds_cards
from cavale.games.la_traque.rule import Rule
from cavale.games.la_traque.state import MAINTENANCE, LaTraque
from cavale.games.la_traque.steps.neutral import place_neutral_agents
from cavale.games.la_traque.terms import DECKS, HQ, NOBODY, NONE, PLACES, REST


class MaintenanceStarts(Rule):
    """LT-ACT-PASS-03 All have passed. LT-OP-05 Blocks of the round before are over."""

    def run(self, s: LaTraque, t: Table) -> None:
        s.phase = MAINTENANCE
        s.active = NOBODY
        if t.telling:
            t.tell(MaintenanceStarted(s.round))
        for slot in range(s.box.slots):
            if s.blocked_by[slot] != NOBODY and s.block_ends[slot] <= s.round:
                s.blocked_by[slot] = NOBODY
                s.block_ends[slot] = 0
                if t.telling:
                    t.tell(BlockEnded(s.box.slot_names[slot], s.box.names[s.fugitive[slot]]))
        s.windows = ()
        if KEEP_CARDS.seats(s):
            s.open_window(clocks.KEEP)
        s.push(KEEP_CARDS)


class KeepCards(Rule):
    """LT-MAINT-01 Up to two cards are kept, LT-OP-09 or some more; LT-MAINT-07 all choose in secret."""

    def seats(self, s: LaTraque) -> int:
        asked = 0
        for seat in range(s.box.seats):
            if holds_cards(s, seat) and keep_limit(s, seat):
                asked |= 1 << seat
        return asked

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        box = s.box
        draft = s.drafts[seat]
        found: list[Action] = []
        for kind in range(box.kinds):
            action = box.keep[kind]
            if action is not None and s.hand[seat * box.kinds + kind] > picked(draft, action):
                found.append(action)
        for card in sorted(s.hand_cards[seat]):
            action = box.keep[card]
            if action is not None and action not in draft:
                found.append(action)
        found.append(box.keep_done)
        return found

    def completes(self, s: LaTraque, seat: int, action: Action) -> bool:
        most = min(keep_limit(s, seat), len(s.hand_cards[seat]) + s.clues_in_hand(seat))
        return action is s.box.keep_done or len(s.drafts[seat]) + 1 >= most

    def unordered(self) -> bool:
        return True

    def window(self) -> str:
        return clocks.KEEP

    def expire(self, s: LaTraque, t: Table) -> None:
        """LT-NET-02 What was picked is kept, and as many more as may be, by chance: keeping nothing would tell."""
        late = self.seats(s) & ~s.locked
        for seat in range(s.box.seats):
            completed = not late >> seat & 1
            while not completed:
                cards = self.options(s, seat)[:-1]
                action = cards[t.dice.below("out of time", len(cards))]
                completed = self.completes(s, seat, action)
                s.drafts[seat] += action.alone
        self.run(s, t)

    def run(self, s: LaTraque, t: Table) -> None:
        s.windows = ()
        for turn in range(s.box.seats):
            seat = (s.first + turn) % s.box.seats
            if holds_cards(s, seat):
                keep(s, t, seat)
        s.push(UPKEEP)


def picked(draft: tuple[Action, ...], action: Action) -> int:
    count = 0
    for each in draft:
        if each is action:
            count += 1
    return count


def keep_limit(s: LaTraque, seat: int) -> int:
    """LT-OP-09 `retain` adds up over all own cards."""
    limit = s.box.keep_limit
    for card in s.hq[seat]:
        limit += s.box.cards.retain[card]
    return limit


def keep(s: LaTraque, t: Table, seat: int) -> None:
    """LT-MAINT-01 The others leave: clues under their decks, other cards to the box."""
    box = s.box
    first = seat * box.kinds
    kept = [box.number[action.index] for action in s.drafts[seat] if action is not box.keep_done]
    for kind in kept:
        if kind < box.kinds:
            s.hand[first + kind] -= 1
    given: list[int] = []
    for deck in range(len(DECKS)):
        cards: list[int] = []
        for kind in range(box.kinds):
            if box.cards.kind_deck[kind] == deck:
                cards += [kind] * s.hand[first + kind]
                s.hand[first + kind] = 0
        if cards:
            put_under(s, t, deck, cards)
            given += cards
    boxed = [card for card in sorted(s.hand_cards[seat]) if card not in kept]
    s.hand_cards[seat] = [card for card in s.hand_cards[seat] if card in kept]
    s.gone += boxed
    for kind in kept:
        if kind < box.kinds:
            s.hand[first + kind] += 1
    if t.telling:
        names = box.names
        told = CardsKept(
            seat=seat,
            kept=len(kept),
            decks=tuple([DECKS[box.cards.kind_deck[kind]] for kind in given]),
            boxed=tuple([names[card] for card in boxed]),
            kept_cards=tuple([names[card] for card in sorted(kept)]),
            clues=tuple([names[kind] for kind in given]),
        )
        t.tell(told, bit(seat))


class Upkeep(Rule):
    """LT-MAINT-02 to LT-MAINT-06 The rest of the maintenance, in which nobody chooses."""

    def run(self, s: LaTraque, t: Table) -> None:
        take_reserves(s, t)
        return_agents(s, t)
        if s.box.neutral_agents:
            place_neutral_agents(s, t)  # LT-2P-04
        fill_slots(s, t)
        for turn in range(s.box.seats):
            show_objectives(s, t, (s.first + turn) % s.box.seats)
        s.turned.clear()  # LT-MAINT-05
        s.first = (s.first + 1) % s.box.seats  # LT-MAINT-06
        if t.telling:
            t.tell(FirstPlayer(s.first))


def take_reserves(s: LaTraque, t: Table) -> None:
    """LT-MAINT-02 The whole Reserve, without limit."""
    box = s.box
    for seat in range(box.seats):
        if t.telling:
            t.tell(ReserveTaken(seat, s.clues_in_reserve(seat) + len(s.reserve_cards[seat])))
        s.hand_cards[seat] += s.reserve_cards[seat]
        s.hand_cards[seat].sort()
        s.reserve_cards[seat].clear()
    for place in range(len(s.reserve)):
        s.hand[place] += s.reserve[place]
        s.reserve[place] = 0


def return_agents(s: LaTraque, t: Table) -> None:
    """LT-MAINT-03 From Investigation zones and the Rest area; hunting agents stay."""
    for agent, where in enumerate(s.where):
        if where == REST or where >= PLACES:
            s.where[agent] = HQ
    s.taken = 0
    if t.telling:
        t.tell(AgentsReturned())


def fill_slots(s: LaTraque, t: Table) -> None:
    """LT-MAINT-04 From the deck of the level, LT-MAINT-08 in the order of the board. LT-DECK-02 As far as it goes."""
    box = s.box
    filled: list[int] = []
    for slot in range(box.slots):
        deck = s.fugitive_decks[box.slot_level[slot] - 1]
        if box.slot_open[slot] and s.fugitive[slot] == NONE and deck:
            s.fugitive[slot] = deck.pop()
            filled.append(slot)
    if t.telling and filled:
        slots = tuple([box.slot_names[slot] for slot in filled])
        t.tell(FugitivesPlaced(slots, tuple([box.names[s.fugitive[slot]] for slot in filled])))


def show_objectives(s: LaTraque, t: Table, seat: int) -> None:
    """LT-MAINT-04 Three visible ones, LT-DECK-03 or fewer."""
    box = s.box
    deck = s.objective_decks[seat]
    shown: list[int] = []
    while deck and len(s.visible[seat]) < box.objectives_visible:
        shown.append(deck.pop())
        s.visible[seat].append(shown[-1])
    if t.telling and shown:
        t.tell(ObjectivesShown(seat, tuple([box.names[card] for card in shown])))


MAINTENANCE_STARTS: Final = MaintenanceStarts()
KEEP_CARDS: Final = KeepCards()
UPKEEP: Final = Upkeep()
