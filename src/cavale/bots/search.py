"""Information-set Monte Carlo tree search: one search for every game.

Each iteration samples a complete state from the seat's belief, walks down one tree by the options of that sample, adds one
node, and plays the rest at random. A node stands for what was seen on the way: the actions taken, and the state's trail.
"""

import math
from typing import Any

from cavale.bots.playout import next_seat, play_out
from cavale.core import agenda
from cavale.core.action import Action
from cavale.core.belief import Belief
from cavale.core.bot import Bot, Sight
from cavale.core.dice import Dice, FastDice
from cavale.core.state import State
from cavale.core.table import Table


class Node:
    """What the search knows of one way to go on."""

    def __init__(self, action: Action, trail: int) -> None:
        self.action = action
        self.trail = trail
        self.visits = 0
        self.available = 0  # how often it was an option when its parent was visited
        self.total = 0.0  # sum of the results, for the seat that chose it
        self.children: list[Node] = []

    def child(self, action: Action, trail: int) -> "Node | None":
        for node in self.children:
            if node.action is action and node.trail == trail:
                return node
        return None


class Search:
    """A search for one decision."""

    def __init__(self, belief: Belief[Any], seed: int, exploration: float = 0.7) -> None:
        self._belief = belief
        self._dice: Dice = FastDice(seed)
        self._table = Table(self._dice)
        self._exploration = exploration

    def run(self, root: Action, iterations: int) -> Node:
        """A tree after so many iterations. `root` is any action: a root stands for none."""
        tree = Node(root, 0)
        for _ in range(iterations):
            self._iterate(tree, self._belief.sample(self._dice))
        return tree

    def _iterate(self, tree: Node, s: State) -> None:
        path: list[Node] = []
        seats: list[int] = []
        node = tree
        expanded = False
        while s.agenda and not expanded:
            seat = next_seat(s)
            options = s.agenda[-1].options(s, seat)
            before = len(node.children)
            node = self._pick(node, options, s.trail())
            expanded = node.visits == 0 and before >= 0
            agenda.act(s, self._table, seat, node.action)
            path.append(node)
            seats.append(seat)
        if s.agenda:
            play_out(s, self._table, self._dice)
        self._learn(path, seats, s.returns())

    def _pick(self, node: Node, options: list[Action], trail: int) -> Node:
        """An option not tried yet, else the one with the highest upper confidence bound among those available."""
        best: Node | None = None
        best_bound = 0.0
        untried: list[Action] = []
        for action in options:
            child = node.child(action, trail)
            if child is None:
                untried.append(action)
                continue
            child.available += 1
            if not untried:
                bound = self._bound(child)
                if best is None or bound > best_bound:
                    best = child
                    best_bound = bound
        if untried:
            fresh = Node(untried[self._dice.below("search", len(untried))], trail)
            fresh.available = 1
            node.children.append(fresh)
            return fresh
        assert best is not None
        return best

    def _bound(self, child: Node) -> float:
        visits = float(child.visits)
        return child.total / visits + self._exploration * math.sqrt(math.log(float(child.available)) / visits)

    def _learn(self, path: list[Node], seats: list[int], returns: list[float]) -> None:
        for i in range(len(path)):
            node = path[i]
            node.visits += 1
            node.total += returns[seats[i]]


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
        tree = Search(belief, self._dice.below("seed", 1 << 30)).run(sight.options[0], self._iterations)
        best = tree.children[0]
        for child in tree.children:
            if child.visits > best.visits:
                best = child
        return best.action
