"""What things are worth to a bot, in clue points: rumour 1, typed clue 2, financing 4, influence 5, standing 6."""

from collections.abc import Sequence

from cavale.core.action import Action
from cavale.games.la_traque import box as codes
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.terms import (
    CCCP,
    COLLABORATIONIST,
    DECKS,
    HQ,
    NONE,
    RESEAU,
    TRIUMPH,
    TZAAR,
    USA,
)

CLUE_POINTS = [2.0, 2.0, 2.0, 4.0, 1.0]  # by type
DECK_POINTS = [2.0, 2.0, 2.0, 1.0, 4.0]  # by deck
INFLUENCE = 5.0
POINT = 6.0
ABILITY = 5.0  # of a card, roughly
LATE = 7  # from this round on, what pays later is worth little


class Taste:
    """The preferences of one seat in one position."""

    def __init__(self, s: LaTraque, seat: int) -> None:
        self._s = s
        self._seat = seat
        self._faction = s.faction[seat]
        self._late = s.last_round or s.round >= LATE

    # -- actions -----------------------------------------------------------------------------------------------

    def worth(self, action: Action) -> float:
        s, box = self._s, self._s.box
        code, number = box.code[action.index], box.number[action.index]
        if code == codes.CAPTURE:
            return self.fugitive(box.other[action.index]) + self._track(box.third[action.index])
        if code == codes.OBJECTIVE:
            return self._objective(number, box.other[action.index], box.third[action.index])
        if code == codes.COOPERATION:
            return 0.0 if self._late else 8.0 - s.round
        if code == codes.MISSION:
            return 6.0 if self._late or not box.cards.cooperates[number] else 1.0
        if code == codes.INVESTIGATE:
            return self._place(number)
        return 1.0

    def fugitive(self, slot: int) -> float:
        """A capture: influence by the level, the ambition, and a card to use."""
        s = self._s
        card = s.fugitive[slot]
        level = s.box.cards.level[card]
        category = s.box.cards.category[card]
        worth = level * (INFLUENCE + (4.0 if self._faction in (TZAAR, RESEAU) else 0.0)) + ABILITY / 2
        wanted = self._wanted()
        return worth + level * (max(wanted) if category == COLLABORATIONIST else wanted[category])

    def _track(self, track: int) -> float:
        return 0.0 if track == NONE else self._wanted()[track]

    def _wanted(self) -> list[float]:
        """How much the visible objectives ask for each track, beyond what is there."""
        s = self._s
        wanted = [0.0, 0.0, 0.0]
        for card in s.visible[self._seat]:
            pay = s.box.cards.pay[2 * card + TRIUMPH]
            for track in range(3):
                if pay[track] > s.influence[3 * self._seat + track]:
                    wanted[track] += 0.5
        return wanted

    def _objective(self, card: int, line: int, marker: int) -> float:
        """What it gives less what it costs; a Success only where it is a bargain, or late."""
        s, cards = self._s, self._s.box.cards
        at = 2 * card + line
        gain = POINT * cards.points[at] + ABILITY
        if self._faction == USA:
            gain += POINT * cards.apollo[at]
        if self._faction == CCCP and marker != NONE and not s.markers[self._seat] >> marker & 1:
            gain += 11.0
        cost = INFLUENCE * sum(cards.pay[at])
        if s.last_round:
            return POINT * cards.points[at] + gain / 100
        if line == TRIUMPH:
            return gain - 0.8 * cost
        patience = 0.0 if self._late else POINT * (cards.points[at + 1] - cards.points[at]) / 2
        return gain - INFLUENCE * sum(cards.pay[at]) - patience

    def _place(self, place: int) -> float:
        """What it draws; a financing more, while there is none."""
        s, box = self._s, self._s.box
        draws = box.place_draws[place]
        worth = 0.0
        for deck in range(len(DECKS)):
            worth += DECK_POINTS[deck] * min(draws[deck], len(s.decks[deck]) or draws[deck])
        financing = box.kinds - 1
        owned = s.hand[self._seat * box.kinds + financing] + s.reserve[self._seat * box.kinds + financing]
        if draws[len(DECKS) - 1]:
            worth += 3.0 - 2.0 * owned
        rumours = s.reserve[self._seat * box.kinds + box.kinds - 2]
        if draws[len(DECKS) - 2]:
            worth += 2.0 - 0.4 * rumours
        return worth

    def keeps_an_agent(self) -> bool:
        """In the last round nothing that is drawn can be used."""
        s = self._s
        return s.last_round and s.where.count(HQ) > 0

    # -- choices -----------------------------------------------------------------------------------------------

    def best(self, options: Sequence[Action], draft: Sequence[Action]) -> Action:
        """The answer to a question other than that for an action."""
        ranked = [(self._choice(action), -place, action) for place, action in enumerate(options)]
        return max(ranked, key=lambda entry: entry[:2])[2]

    def _choice(self, action: Action) -> float:
        box = self._s.box
        if not action.names:
            return 0.5 if action is box.decline else 0.0
        name, number = action.names[0], box.number[action.index]
        if name == "card":
            return self._card(number)
        if name == "slot":
            return self.fugitive(number)
        if name == "track":
            return 1.0 + self._wanted()[number]
        return 1.0

    def _card(self, card: int) -> float:
        """A card to keep or to take."""
        box = self._s.box
        if card < box.kinds:
            return CLUE_POINTS[box.cards.kind_type[card]]
        if card >= box.cards.specials:
            return 9.0
        return 3.0 + 2.0 * box.cards.level[card]
