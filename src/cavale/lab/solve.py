"""Exact answers for small games: every roll and every choice, enumerated through the engine.

    tree = grow(game, box)
    nash_conv(tree, uniform(tree))
    value(tree, solve(tree, iterations=100))

What a seat knows at a decision is its view and its draft, so the views of the game must hold all that a seat should
remember. A few thousand decisions are small; a game of a million is for the search.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from cavale.bots.playout import next_seat
from cavale.core import agenda
from cavale.core.action import Action
from cavale.core.dice import Dice
from cavale.core.game import Game
from cavale.core.state import Box, State
from cavale.core.table import Table


@dataclass(eq=False, slots=True)
class Information:
    """All that a seat knows at a decision, and what it can do there."""

    seat: int
    actions: tuple[Action, ...]


@dataclass(eq=False, slots=True)
class Decision:
    """One place in the game where a seat chooses. Its places with the same information look the same to it."""

    information: Information
    branches: list["Chances"]  # what each action leads to


Results = tuple[float, ...]  # what each seat has won
Chances = list[tuple[float, Decision | Results]]  # what chance makes of it, with the probabilities
Policy = dict[Information, list[float]]  # the probability of each action


@dataclass(slots=True)
class Tree:
    """A whole game."""

    seats: int
    start: Chances
    informations: list[Information]


def grow(game: Game[Any], box: Box) -> Tree:
    """The tree of a game, from its set-up to all its ends."""
    grown: dict[object, Information] = {}

    def branches(s: State, change: Callable[[State, Table], None]) -> Chances:
        return [(probability, node(after)) for probability, after in outcomes(s, change)]

    def node(s: State) -> Decision | Results:
        if s.over:
            return tuple(s.returns())
        seat = next_seat(s)
        actions = tuple(s.agenda[-1].options(s, seat))
        known = (seat, game.view(s, seat), s.drafts[seat])
        information = grown.setdefault(known, Information(seat, actions))
        assert information.actions == actions, "equal views, unequal options: the view does not tell all it should"
        return Decision(information, [branches(s, _acting(seat, action)) for action in actions])

    start = branches(game.start(box), agenda.advance)
    return Tree(box.seats, start, list(grown.values()))


def outcomes(s: State, change: Callable[[State, Table], None]) -> Iterator[tuple[float, State]]:
    """What a change can lead to: it is made again for each roll of the dice it asks for."""
    rolls: list[int] | None = []
    while rolls is not None:
        dice = EnumeratedDice(rolls)
        after = s.clone()
        change(after, Table(dice))
        yield dice.probability, after
        rolls = dice.next_rolls()


class EnumeratedDice(Dice):
    """Dice that roll what they are told, then zeros; and know which rolls come next when all are tried in order."""

    def __init__(self, rolls: list[int]) -> None:
        self.probability = 1.0
        self._told = rolls
        self._rolled: list[int] = []
        self._sides: list[int] = []

    def below(self, purpose: str, n: int) -> int:
        roll = self._told[len(self._rolled)] if len(self._rolled) < len(self._told) else 0
        self._rolled.append(roll)
        self._sides.append(n)
        self.probability /= n
        return roll

    def next_rolls(self) -> list[int] | None:
        """The rolls after these, or None if these were the last."""
        rolls = list(self._rolled)
        while rolls and rolls[-1] == self._sides[len(rolls) - 1] - 1:
            rolls.pop()
        return [*rolls[:-1], rolls[-1] + 1] if rolls else None


def uniform(tree: Tree) -> Policy:
    """All options equally likely."""
    return {known: [1 / len(known.actions)] * len(known.actions) for known in tree.informations}


def value(tree: Tree, policy: Policy) -> list[float]:
    """What each seat wins on average if all follow the policy."""
    return _average(tree.start, policy, tree.seats)


def nash_conv(tree: Tree, policy: Policy) -> float:
    """What the seats could win more, each answering the policy of the others best. Zero: an equilibrium."""
    values = value(tree, policy)
    return sum(BestResponse(tree, policy, seat).value() - values[seat] for seat in range(tree.seats))


class BestResponse:
    """The best that one seat can do against the policy of the others."""

    def __init__(self, tree: Tree, policy: Policy, seat: int) -> None:
        self._tree = tree
        self._policy = policy
        self._seat = seat
        self._best: dict[Information, int] = {}
        self._places: dict[Information, list[tuple[float, Decision]]] = {}  # with the chance that the others lead there
        self._visit(tree.start, 1.0)

    def value(self) -> float:
        return self._value(self._tree.start)

    def _visit(self, chances: Chances, reach: float) -> None:
        for probability, node in chances:
            if isinstance(node, Decision):
                mine = node.information.seat == self._seat
                if mine:
                    self._places.setdefault(node.information, []).append((reach * probability, node))
                for weight, branch in zip(self._policy[node.information], node.branches, strict=True):
                    self._visit(branch, reach * probability * (1 if mine else weight))

    def _value(self, chances: Chances) -> float:
        total = 0.0
        for probability, node in chances:
            if not isinstance(node, Decision):
                total += probability * node[self._seat]
            elif node.information.seat == self._seat:
                total += probability * self._value(node.branches[self._choice(node.information)])
            else:
                weights = self._policy[node.information]
                total += probability * sum(w * self._value(b) for w, b in zip(weights, node.branches, strict=True) if w)
        return total

    def _choice(self, known: Information) -> int:
        """The action that is best on average over all the places that look like this one."""
        if known not in self._best:
            places = self._places[known]
            count = len(known.actions)
            gains = [sum(reach * self._value(place.branches[i]) for reach, place in places) for i in range(count)]
            self._best[known] = gains.index(max(gains))
        return self._best[known]


def solve(tree: Tree, iterations: int) -> Policy:
    """An approximate equilibrium of a game of two, by counterfactual regret minimisation (CFR+).

    Each seat regrets what it did not do, and does in proportion to its regrets; the average of all that comes nearer
    and nearer to an equilibrium. Regrets are never negative and later iterations weigh more, which makes it fast.
    """
    minds = {known: Mind([0.0] * len(known.actions), [0.0] * len(known.actions)) for known in tree.informations}
    for iteration in range(1, iterations + 1):
        for seat in range(tree.seats):
            Regretting(minds, seat, weight=iteration).value(tree.start, 1.0, 1.0)
            for mind in minds.values():
                mind.settle()
    return {known: shares(mind.weights) for known, mind in minds.items()}


@dataclass(slots=True)
class Mind:
    """What a seat has learned for one decision."""

    regrets: list[float]
    weights: list[float]  # how much each action was played, later iterations counting more
    fresh: list[float] = field(default_factory=list)  # regrets of the iteration under way

    def settle(self) -> None:
        if self.fresh:
            self.regrets = [max(0.0, old + new) for old, new in zip(self.regrets, self.fresh, strict=True)]
            self.fresh = []


def shares(amounts: list[float]) -> list[float]:
    """The amounts as probabilities; all equal if there is none."""
    total = sum(amounts)
    return [amount / total for amount in amounts] if total > 0 else [1 / len(amounts)] * len(amounts)


@dataclass(slots=True)
class Regretting:
    """One walk through the whole tree, in which one seat learns. Each place is reached by the seat's `own` doing with
    one probability, and by chance and the `others` with another.
    """

    minds: dict[Information, Mind]
    seat: int
    weight: float

    def value(self, chances: Chances, own: float, others: float) -> float:
        """What the seat wins from here on average."""
        total = 0.0
        for probability, node in chances:
            total += probability * self._value_at(node, own, others * probability)
        return total

    def _value_at(self, node: Decision | Results, own: float, others: float) -> float:
        if not isinstance(node, Decision):
            return node[self.seat]
        mind = self.minds[node.information]
        policy = shares(mind.regrets)
        if node.information.seat == self.seat:
            values = [self.value(b, own * share, others) for share, b in zip(policy, node.branches, strict=True)]
            self._learn(mind, policy, values, own, others)
        else:
            values = [self.value(b, own, others * share) for share, b in zip(policy, node.branches, strict=True)]
        return sum(share * gain for share, gain in zip(policy, values, strict=True))

    def _learn(self, mind: Mind, policy: list[float], values: list[float], own: float, others: float) -> None:
        here = sum(share * gain for share, gain in zip(policy, values, strict=True))
        fresh = mind.fresh or [0.0] * len(values)
        mind.fresh = [old + others * (gain - here) for old, gain in zip(fresh, values, strict=True)]
        mind.weights = [old + self.weight * own * share for old, share in zip(mind.weights, policy, strict=True)]


def _average(chances: Chances, policy: Policy, seats: int) -> list[float]:
    totals = [0.0] * seats
    for probability, node in chances:
        if isinstance(node, Decision):
            for share, branch in zip(policy[node.information], node.branches, strict=True):
                if share:
                    below = _average(branch, policy, seats)
                    totals = [total + probability * share * more for total, more in zip(totals, below, strict=True)]
        else:
            totals = [total + probability * more for total, more in zip(totals, node, strict=True)]
    return totals


def _acting(seat: int, action: Action) -> Callable[[State, Table], None]:
    return lambda s, t: agenda.act(s, t, seat, action)
