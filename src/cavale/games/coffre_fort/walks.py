"""The walks of a board as actions, listed once for all tables that walk by the same options."""

from typing import Final

from cavale.core.action import Action, Actions, Value
from cavale.games.coffre_fort.layout import PASSAGE, RED, Layout
from cavale.games.coffre_fort.paths import Paths

NONE: Final = -1


class Walks:
    """CF-MOVE-13 Per place and face of the d10 (at place * faces + face) all that can be walked.

    `numbers` are the faces, 0 for a symbol; `doubling` the tools that double one, with their names. The first action is
    `stay`, all others are walks.
    """

    def __init__(
        self,
        layout: Layout,
        numbers: list[int],
        doubling: list[tuple[int, str]],
        partial: bool,
        walk_out: bool,
    ) -> None:
        self.layout: Layout = layout
        self.doubling: list[int] = [tool for tool, _ in doubling]
        self._partial = partial
        self.paths: Paths = Paths(layout, [number for number in numbers if number])
        self.actions: Actions = Actions()
        self.stay: Action = self.actions.add("stay")
        self.path: list[list[int]] = [[]]  # per action: its places in order
        self.steps: list[int] = [0]  # per action
        self.tool: list[int] = [NONE]  # per action: the one that doubles
        self._known: dict[str, Action] = {}
        self.plain: list[list[Action]] = []  # `stay` first
        self.exits: list[list[Action]] = []  # `passage_exit = walk`: out of this room, coming from another
        self.doubled: list[list[list[Action]]] = [[] for _ in doubling]  # per tool
        self.doubled_exits: list[list[list[Action]]] = [[] for _ in doubling]
        for place in range(layout.places):
            through = walk_out and layout.kind_of(place) in (PASSAGE, RED)
            for number in numbers:
                self._list(place, number, doubling, through)

    def _list(self, place: int, number: int, doubling: list[tuple[int, str]], through: bool) -> None:
        paths = self.paths.of[place]
        legal = [path for path in paths if path.legal(number, self._partial)]
        further = [path for path in paths if path.steps > number and path.legal(2 * number, self._partial)]
        self.plain.append([self.stay, *[self._walk(path.places, NONE, "") for path in legal]])
        self.exits.append([self._walk([place, *path.places], NONE, "") for path in legal] if through else [])
        for row, (tool, name) in enumerate(doubling):
            self.doubled[row].append([self._walk(path.places, tool, name) for path in further])
            ways = [self._walk([place, *path.places], tool, name) for path in further] if through else []
            self.doubled_exits[row].append(ways)

    def _walk(self, places: list[int], tool: int, name: str) -> Action:
        """The action of a path. Where two places begin with the same squares, it is the same."""
        text = ">".join([self.layout.names[place] for place in places])
        args: dict[str, Value] = {"path": text, "tool": name} if name else {"path": text}
        key = f"{text} {name}"
        action = self._known.get(key)
        if action is None:
            action = self.actions.add("walk", args)
            self._known[key] = action
            self.path.append(places)
            through = places[0] >= self.layout.squares and len(places) > 1
            self.steps.append(len(places) - through)
            self.tool.append(tool)
        return action
