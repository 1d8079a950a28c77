"""`ready`, `inspect`, `judge` and `choose`: effects on cards."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table, bit
from cavale.games.la_traque.box import Steps
from cavale.games.la_traque.events import CardsReadied, Inspected, Judged
from cavale.games.la_traque.gains import discard, score
from cavale.games.la_traque.rule import Choice, Part
from cavale.games.la_traque.state import LaTraque


class ChooseReady(Choice):
    """LT-OP-12 `ready`: turned cards are straightened, and may be used again."""

    def __init__(self, text: str, n: int) -> None:
        super().__init__(text)
        self.n: Final = n

    def possible(self, s: LaTraque) -> bool:
        for card in s.hq[s.active]:
            if card in s.turned:
                return True
        return False

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        draft = s.drafts[seat]
        found: list[Action] = []
        for card in s.hq[seat]:
            action = s.box.choose_card[card]
            if card in s.turned and action is not None and action not in draft:
                found.append(action)
        found.append(s.box.decline)
        return found

    def completes(self, s: LaTraque, seat: int, action: Action) -> bool:
        if action is s.box.decline or len(s.drafts[seat]) + 1 == self.n:
            return True
        return len(self.options(s, seat)) == 2

    def chosen(self, s: LaTraque, t: Table, draft: tuple[Action, ...]) -> None:
        box = s.box
        cards = [box.number[action.index] for action in draft if action is not box.decline]
        for card in cards:
            s.turned.remove(card)
        if t.telling:
            t.tell(CardsReadied(s.active, tuple([box.names[card] for card in cards])))


class ChooseAgent(Choice):
    """LT-OP-10 `inspect` an agent: the looker alone sees all its cards."""

    def possible(self, s: LaTraque) -> bool:
        for agent in range(len(s.where)):
            if agent // s.box.agents != s.active and has_cards(s, agent):
                return True
        return False

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        found: list[Action] = []
        for agent in range(len(s.where)):
            if agent // s.box.agents != seat and has_cards(s, agent):
                found.append(s.box.choose_agent[agent])
        found.append(s.box.decline)
        return found

    def chosen(self, s: LaTraque, t: Table, draft: tuple[Action, ...]) -> None:
        if t.telling:
            agent = s.box.number[draft[0].index]
            cards = cards_under(s, agent)
            number = agent % s.box.agents + 1
            t.tell(Inspected(s.active, agent // s.box.agents, number, len(cards), tuple(cards)), bit(s.active))


def has_cards(s: LaTraque, agent: int) -> bool:
    return len(s.under_cards[agent]) > 0 or s.clues_under(agent) > 0


def cards_under(s: LaTraque, agent: int) -> list[str]:
    """The cards under an agent, in the order of the edition."""
    box = s.box
    found: list[str] = []
    for kind in range(box.kinds):
        found += [box.names[kind]] * s.under[agent * box.kinds + kind]
    return found + [box.names[card] for card in sorted(s.under_cards[agent])]


class ChooseHand(Choice):
    """LT-OP-10 `inspect` a hand: one card drawn by chance, seen by the looker; its owner is told which."""

    def possible(self, s: LaTraque) -> bool:
        for seat in range(s.box.seats):
            if seat != s.active and holds_cards(s, seat):
                return True
        return False

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        found = [s.box.choose_seat[other] for other in range(s.box.seats) if other != seat and holds_cards(s, other)]
        found.append(s.box.decline)
        return found

    def chosen(self, s: LaTraque, t: Table, draft: tuple[Action, ...]) -> None:
        seat = s.box.number[draft[0].index]
        size = s.clues_in_hand(seat) + len(s.hand_cards[seat])
        card = nth_in_hand(s, seat, t.dice.below("inspect", size))
        if t.telling:
            t.tell(Inspected(s.active, seat, None, 1, (s.box.names[card],)), bit(s.active) | bit(seat))


def holds_cards(s: LaTraque, seat: int) -> bool:
    return len(s.hand_cards[seat]) > 0 or s.clues_in_hand(seat) > 0


def nth_in_hand(s: LaTraque, seat: int, n: int) -> int:
    for kind in range(s.box.kinds):
        copies = s.hand[seat * s.box.kinds + kind]
        if n < copies:
            return kind
        n -= copies
    return sorted(s.hand_cards[seat])[n]


class ChooseJudged(Choice):
    """LT-OP-13 `judge`: a fugitive from the hand goes to the box, for points by its level. It cannot be declined."""

    def __init__(self, text: str, points: list[int]) -> None:
        super().__init__(text)
        self.points: Final = points

    def possible(self, s: LaTraque) -> bool:
        for card in s.hand_cards[s.active]:
            if card < s.box.cards.specials:
                return True
        return False

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        found: list[Action] = []
        for card in sorted(s.hand_cards[seat]):
            action = s.box.choose_card[card]
            if card < s.box.cards.specials and action is not None:
                found.append(action)
        return found

    def chosen(self, s: LaTraque, t: Table, draft: tuple[Action, ...]) -> None:
        card = s.box.number[draft[0].index]
        s.hand_cards[s.active].remove(card)
        if t.telling:
            t.tell(Judged(s.active, s.box.names[card]))
        discard(s, t, [card])
        score(s, t, self.points[s.box.cards.level[card] - 1])


class ChooseOption(Choice):
    """LT-OP-13 `choose`: any of the listed options, also one without effect."""

    def __init__(self, text: str, lists: list[Steps]) -> None:
        super().__init__(text)
        self.lists: Final = lists

    def idle(self, s: LaTraque) -> bool:
        for steps in self.lists:
            for step in steps:
                if isinstance(step, Part) and not step.idle(s):
                    return False
        return True

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        return s.box.choose_option[: len(self.lists)]

    def chosen(self, s: LaTraque, t: Table, draft: tuple[Action, ...]) -> None:
        s.agenda.extend(self.lists[s.box.number[draft[0].index]][::-1])
