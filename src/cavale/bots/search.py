"""Information-set Monte Carlo tree search: one search for every game.

Each iteration samples a complete state from the seat's belief, walks down one tree by the options of that sample until
it takes an option for the first time, and plays the rest at random. A node stands for what all have seen on the way:
the actions taken and the state's trail. At a node each seat chooses by what it alone knows (the state's secret), so
that nobody's choices are guided by cards that she does not see. Sealed answers are not seen either: those asked
together choose as if nobody had answered.
"""

import math
from typing import Any

from mypy_extensions import i64, mypyc_attr

from cavale.bots.playout import next_seat, play_out
from cavale.core import agenda
from cavale.core.action import Action
from cavale.core.belief import Belief
from cavale.core.bot import Bot, Sight
from cavale.core.dice import Dice, FastDice
from cavale.core.state import State
from cavale.core.table import Table


@mypyc_attr(acyclic=True)
class Choice:
    """What the search knows of one option."""

    def __init__(self, action: Action, seat: int) -> None:
        self.action = action
        self.seat = seat
        self.visits: i64 = 0  # how often it was taken
        self.available: i64 = 0  # how often it could have been taken
        self.total = 0.0  # sum of the results, for the seat that chooses

    def bound(self, log_available: float, curiosity: float) -> float:
        """The mean of the results, and more where little is known."""
        visits = float(self.visits)
        return self.total / visits + curiosity * math.sqrt(log_available / visits)


@mypyc_attr(acyclic=True)
class Spot:
    """A seat at a node, with what it alone knows: the choices are its own."""

    def __init__(self, seat: int, secret: int) -> None:
        self.seat = seat
        self.secret = secret
        self.choices: list[Choice] = []

    def choice(self, place: i64, action: Action) -> Choice:
        """The choice of this action. Samples mostly agree on the options, so it is looked for at its place first."""
        choices = self.choices
        if place < len(choices) and choices[place].action is action:
            return choices[place]
        for choice in choices:
            if choice.action is action:
                return choice
        fresh = Choice(action, self.seat)
        choices.append(fresh)
        return fresh

    def best(self) -> Choice:
        """The choice taken most often."""
        best = self.choices[0]
        for choice in self.choices:
            if choice.visits > best.visits:
                best = choice
        return best


@mypyc_attr(acyclic=True)
class Node:
    """A position as all see it: the last action, and what it led all to see."""

    def __init__(self, action: Action | None, trail: int) -> None:
        self.action = action  # None at the root
        self.trail = trail
        self.spots: list[Spot] = []
        self.next: list[Node] = []

    def spot(self, seat: int, secret: int) -> Spot:
        for spot in self.spots:
            if spot.secret == secret and spot.seat == seat:
                return spot
        fresh = Spot(seat, secret)
        self.spots.append(fresh)
        return fresh

    def after(self, action: Action, trail: int) -> "Node":
        for node in self.next:
            if node.action is action and node.trail == trail:
                return node
        fresh = Node(action, trail)
        self.next.append(fresh)
        return fresh


class Search:
    """A search for one decision."""

    def __init__(self, belief: Belief[Any], seed: int, exploration: float = 0.7) -> None:
        self._belief = belief
        self._dice: Dice = FastDice(seed)
        self._table = Table(self._dice)
        self._exploration = exploration  # for results from 0 to 1
        self._lowest = math.inf  # of the results so far
        self._highest = -math.inf
        self._curiosity = 0.0  # exploration in the units of the results

    def run(self, iterations: int) -> Node:
        """The root of a tree after so many iterations."""
        root = Node(None, 0)
        for _ in range(iterations):
            self._iterate(root, self._belief.sample(self._dice))
        return root

    def _iterate(self, root: Node, s: State) -> None:
        path = self._descend(root, s)
        if s.agenda:
            play_out(s, self._table, self._dice)
        self._learn(path, s.returns())

    def _descend(self, node: Node, s: State) -> list[Choice]:
        """Choose and act down to the first choice never taken before; all the choices."""
        path: list[Choice] = []
        ask = s.ask
        opened = node  # where the ask was opened
        seen = node  # what the seat that chooses has seen: from there, its own answers only
        seat = -1
        step = s.agenda[-1] if s.agenda else None
        while step is not None:
            chooser = next_seat(s)
            if s.ask != ask:
                ask = s.ask
                opened = node
                seen = node
            elif chooser != seat:
                seen = opened
            seat = chooser
            choice = self._choose(seen.spot(seat, s.secret(seat)), step.options(s, seat))
            path.append(choice)
            step = agenda.answer(s, self._table, step, seat, choice.action)
            if choice.visits == 0:
                break
            trail = s.trail()
            after = node.after(choice.action, trail)
            seen = after if seen is node else seen.after(choice.action, trail)
            node = after
        return path

    def _choose(self, spot: Spot, options: list[Action]) -> Choice:
        """An option never taken, else the one with the highest upper confidence bound among those available."""
        best: Choice | None = None
        highest = 0.0
        untried = 0
        available: i64 = 0
        log_available = 0.0
        for i in range(len(options)):
            choice = spot.choice(i, options[i])
            choice.available += 1
            if choice.visits == 0:
                untried += 1
            elif untried == 0:
                if choice.available != available:  # mostly the same for all
                    available = choice.available
                    log_available = math.log(float(available))
                bound = choice.bound(log_available, self._curiosity)
                if best is None or bound > highest:
                    best = choice
                    highest = bound
        if best is None or untried:
            return self._untried(spot, options, self._dice.below("search", untried))
        return best

    def _untried(self, spot: Spot, options: list[Action], skip: int) -> Choice:
        for i in range(len(options)):
            choice = spot.choice(i, options[i])
            if choice.visits == 0:
                if skip == 0:
                    return choice
                skip -= 1
        raise AssertionError("an untried option was counted")

    def _learn(self, path: list[Choice], returns: list[float]) -> None:
        for result in returns:
            self._lowest = min(self._lowest, result)
            self._highest = max(self._highest, result)
        self._curiosity = self._exploration * (self._highest - self._lowest)
        for choice in path:
            choice.visits += 1
            choice.total += returns[choice.seat]


class SearchBot(Bot):
    """Searches at each decision and takes the most visited option."""

    def __init__(self, game: Any, seed: int, iterations: int) -> None:
        self._game = game
        self._dice = FastDice(seed)
        self._iterations = iterations

    def act(self, sight: Sight) -> Action:
        if len(sight.options) == 1:
            return sight.options[0]
        belief = self._game.belief(sight.box, sight.seat, sight.view, sight.told)
        root = Search(belief, self._dice.below("seed", 1 << 30)).run(self._iterations)
        for spot in root.spots:
            if spot.seat == sight.seat:
                return spot.best().action
        raise AssertionError("the belief of a seat that is asked leads to its decision")
