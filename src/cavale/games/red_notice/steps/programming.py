"""Programming: the row is laid, and both players place their tokens face down."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table, bit
from cavale.games.red_notice import clocks
from cavale.games.red_notice.box import ANGELA, JESSAH, NOBODY
from cavale.games.red_notice.clues import note_answer
from cavale.games.red_notice.events import ContinentAnswered, RoundStarted, RowLaid, TokenPlaced, TokensDrawn
from cavale.games.red_notice.rule import Rule
from cavale.games.red_notice.state import NOWHERE, PROGRAMMING, RedNotice
from cavale.games.red_notice.steps.asking import Ask, ask


class Programming(Rule):
    """RN-PROG-01 Four cards are laid; RN-PROG-02 each player draws three tokens and looks at them."""

    def run(self, s: RedNotice, t: Table) -> None:
        s.round += 1
        s.phase = PROGRAMMING
        s.position = NOWHERE
        s.placed = 0
        if t.telling:
            t.tell(RoundStarted(s.round, s.initiative))
        ask_informants(s, t)
        if t.telling:
            t.tell(RowLaid(tuple([s.box.cards[card] for card in s.row()])))
        for seat in range(s.box.seats):
            draw_tokens(s, t, seat)
        place_next(s)


def ask_informants(s: RedNotice, t: Table) -> None:
    """RN-UP-04 Before tokens are drawn, Angela says truthfully whether she is on the continent of Jessah's pawn."""
    for upgrade in s.owned:
        if s.box.informs[upgrade]:
            continent = s.box.continent_of[s.jessah]
            there = s.box.continent_of[s.angela] == continent
            note_answer(s, continent, there)
            if t.telling:
                t.tell(ContinentAnswered(s.box.continents[continent], there))
            return


def draw_tokens(s: RedNotice, t: Table, seat: int) -> None:
    """RN-PROG-02 Three of those not used in this cycle: the bag was shuffled when it began."""
    box = s.box
    first = seat * len(box.tokens) + (s.cycle_round() - 1) * box.tokens_per_round
    drawn = sorted(s.bag[first : first + box.tokens_per_round])
    for token in drawn:
        s.held[seat * len(box.values) + token] += 1
    if t.telling:
        t.tell(TokensDrawn(seat, tuple([box.values[token] for token in drawn])), bit(seat))


def place_next(s: RedNotice) -> None:
    """RN-PROG-03 In turn, the initiative holder first, until both have placed three."""
    if s.placed < 2 * s.box.tokens_per_round:
        ask(s, PLACE_TOKEN[s.initiative if s.placed % 2 == 0 else 1 - s.initiative])


class PlaceToken(Ask):
    """RN-PROG-03 One token face down in an empty slot."""

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        """RN-PROG-04 One token per slot. RN-PROG-06 Any side of any card."""
        return s.box.placements(held_bits(s, seat), open_slots(s, seat))

    def window(self) -> str:
        return clocks.PLACEMENT

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        """RN-PROG-08 Slot and owner are public, the value is not."""
        token = s.box.number[action.index]
        slot = s.box.other[action.index]
        s.held[self.seat * len(s.box.values) + token] -= 1
        s.owner[slot] = self.seat
        s.token[slot] = token
        s.placed += 1
        if t.telling:
            t.tell(TokenPlaced(self.seat, s.box.slot_names[slot], s.box.values[token]), bit(self.seat))
        place_next(s)

    def timed_out(self, s: RedNotice, t: Table) -> None:
        """RN-NET-01 Out of time: any token in any slot. The draw is the seat's own: it moves no other."""
        options = self.options(s, self.seat)
        self.answered(s, t, options[t.dice.below(f"placement_of_{self.seat}", len(options))])


PLACE_TOKEN: Final = (PlaceToken(ANGELA), PlaceToken(JESSAH))


def held_bits(s: RedNotice, seat: int) -> int:
    """The tokens a seat holds, as bits."""
    held = s.held
    bits = 0
    values = len(s.box.values)
    first = seat * values
    for token in range(values):
        if held[first + token]:
            bits |= 1 << token
    return bits


def open_slots(s: RedNotice, seat: int) -> int:
    """RN-PROG-05 Empty slots of cards on which the seat has no token yet, as bits."""
    owner = s.owner
    bits = 0
    for slot in range(0, s.box.slots, 2):
        left = owner[slot]
        right = owner[slot + 1]
        if seat not in (left, right):
            if left == NOBODY:
                bits |= 1 << slot
            if right == NOBODY:
                bits |= 2 << slot
    return bits
