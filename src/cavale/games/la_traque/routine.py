"""What a seat does without looking ahead: one capture after the other, by the worth of things to its faction."""

from typing import Final

from cavale.core.action import Action
from cavale.games.la_traque import box as codes
from cavale.games.la_traque.box import LaTraqueBox
from cavale.games.la_traque.chase import Chase
from cavale.games.la_traque.prices import prices_of
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.taste import Taste
from cavale.games.la_traque.terms import CLUES

WORTH_AN_ACTION: Final = 0.4


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
        return self._choose(s, seat, taste, options)

    def _turn(self, s: LaTraque, seat: int, taste: Taste, options: list[Action]) -> Action:
        """What is free first, then what scores, then the chase; agents that are left investigate."""
        code = s.box.code
        ripe: list[list[Action]] = [[], [], [], []]  # by what it is
        looks: list[Action] = []
        for action in options:
            kind = code[action.index]
            if kind == codes.INVESTIGATE:
                looks.append(action)
            elif codes.CAPTURE <= kind <= codes.OBJECTIVE:
                ripe[ORDER[kind - codes.CAPTURE]].append(action)
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
        return s.box.pass_ if stored is None else stored

    def _best(self, group: list[Action], taste: Taste) -> Action | None:
        best, chosen = WORTH_AN_ACTION, None
        for action in group:
            worth = taste.action(action)
            if worth > best:
                best, chosen = worth, action
        return chosen

    def _choose(self, s: LaTraque, seat: int, taste: Taste, options: list[Action]) -> Action:
        """The answer to any other question."""
        box = s.box
        named = options[0].names[0] if options[0].names else ""
        lacking = Chase(s, seat, taste).lacking() if named in ("card", "deck") else NOTHING_LACKS
        shifting = named == "track" and options[-1] is box.decline
        best, chosen = -1000.0, options[0]
        for action in options:
            worth = self._choice(s, taste, action, lacking)
            if shifting:
                worth = max(taste.tracks) - worth - 1.0 if action is not box.decline else 0.0
            if worth > best:
                best, chosen = worth, action
        return chosen

    def _choice(self, s: LaTraque, taste: Taste, action: Action, lacking: list[float]) -> float:
        box = s.box
        if not action.names:
            return 0.2 if action is box.decline else 0.0
        name, number = action.names[0], box.number[action.index]
        if name == "card":
            if number < box.kinds:
                return taste.clue(box.cards.kind_type[number], lacking)
            return 1.0 + taste.in_hand(number, max(1, taste.left))
        if name == "slot":
            return taste.capture(number)
        if name == "track":
            return taste.tracks[number] + taste.steps(1, number)
        if name == "deck":
            return taste.draws(number, 1, lacking)
        return 1.0


NOTHING_LACKS: Final = [0.0] * len(CLUES)
FREE: Final = 3  # the first groups cost nothing that could be used otherwise
ORDER: Final = [1, 3, 3, 0, 2]  # the groups of capture, mission, cooperation, activate and objective
