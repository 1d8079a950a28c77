"""What a seat does without looking ahead: one capture after the other, by the worth of things to its faction."""

from typing import Final

from cavale.core.action import Action
from cavale.games.la_traque import box as codes
from cavale.games.la_traque.answers import Answers
from cavale.games.la_traque.box import LaTraqueBox
from cavale.games.la_traque.chase import Chase
from cavale.games.la_traque.prices import prices_of
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.taste import Taste

WORTH_AN_ACTION: Final = 0.4
DESTINY: Final = 8.0  # by how much more other objectives must promise, in clue points: the token is worth keeping


class Routine:
    """Reads what is public and the seat's own cards, nothing else: the same on a known state as on a whole one."""

    def __init__(self, box: LaTraqueBox) -> None:
        self.box: Final = box
        self._prices = prices_of(box)

    def act(self, s: LaTraque, seat: int, in_turn: bool, options: list[Action]) -> Action:
        """One of the options; `in_turn`: it is an action of the turn that is asked for."""
        taste = Taste(s, seat, self._prices)
        if in_turn:
            return self._turn(s, seat, taste, options)
        return Answers(s, seat, taste).best(options)

    def _turn(self, s: LaTraque, seat: int, taste: Taste, options: list[Action]) -> Action:
        """What is free first, then what scores, then the chase; agents that are left look around, destiny is last."""
        code = s.box.code
        ripe: list[list[Action]] = [[], [], [], []]  # by what it is
        looks: list[Action] = []
        for action in options:
            kind = code[action.index]
            if kind == codes.INVESTIGATE:
                looks.append(action)
            elif codes.CAPTURE <= kind <= codes.OBJECTIVE:
                ripe[group_of(s.box, action)].append(action)
        for group in ripe[:FREE]:
            found = self._best(group, taste)
            if found is not None:
                return found
        chase = Chase(s, seat, taste)
        chased = chase.next(options)
        if chased is not None:
            return chased
        used = self._best(ripe[FREE], taste)
        if used is not None:
            return used
        if looks and taste.left:
            lacking = chase.lacking()
            return max(looks, key=lambda action: taste.place(s.box.number[action.index], lacking))
        stored = chase.store(options) if taste.left else None
        if stored is not None:
            return stored
        fated = s.box.destiny in options and taste.destiny() > DESTINY
        return s.box.destiny if fated else s.box.pass_

    def _best(self, group: list[Action], taste: Taste) -> Action | None:
        best, chosen = WORTH_AN_ACTION, None
        for action in group:
            worth = taste.action(action)
            if worth > best:
                best, chosen = worth, action
        return chosen


def group_of(box: LaTraqueBox, action: Action) -> int:
    """When it is looked at. A card that the ambition gave is put to work at once, whatever else could be done."""
    kind = box.code[action.index]
    if kind == codes.COOPERATION and box.number[action.index] >= box.cards.specials:
        return 0
    return ORDER[kind - codes.CAPTURE]


FREE: Final = 3  # the first groups cost nothing that could be used otherwise
ORDER: Final = [1, 3, 3, 0, 2]  # the groups of capture, mission, cooperation, activate and objective
