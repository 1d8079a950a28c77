"""Menus: what can be done, numbered; many entries are gathered under their verb."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cavale.core.action import Action
from cavale.terminal.screen import fits
from cavale.words import Words

LONG = 10  # with more entries than this, a verb with several takes one line and opens a menu of its own


class Line:
    """One numbered line: an action, or a verb that opens a further menu."""

    def __init__(self, label: str, actions: Sequence[Action], offered: bool) -> None:
        self.label = label
        self.actions = actions
        self.offered = offered  # something one may do, not an answer to what is asked


class Menu:
    """What a person can do now: answers to what is asked, and offers."""

    def __init__(
        self, words: Words, options: Sequence[Action], offers: Sequence[Action] = (), *, flat: bool = False
    ) -> None:
        self.actions = [*options, *(action for action in offers if action not in options)]
        self._words = words
        others = self.actions[len(options) :]
        self.lines = self._lines(options, not flat and len(options) > LONG, offered=False)
        self.lines += self._lines(others, not flat and len(others) > LONG, offered=True)

    def numbered(self, number: int) -> Line | None:
        return self.lines[number - 1] if 1 <= number <= len(self.lines) else None

    def filtered(self, typed: str) -> list[Action]:
        """The actions whose words contain what was typed; an exact verb goes first."""
        exact = [action for action in self.actions if action.verb == typed]
        return exact or [action for action in self.actions if fits(typed, self._sought(action))]

    def draw(self, width: int) -> RenderableType:
        columns = self._columns(width)
        table = Table.grid(padding=(0, 3, 0, 0))
        entries = [self._entry(number, line) for number, line in enumerate(self.lines, 1)]
        rows = -(-len(entries) // columns)
        for row in range(rows):
            table.add_row(*entries[row::rows])
        return table

    def _lines(self, actions: Sequence[Action], gather: bool, offered: bool) -> list[Line]:
        if not gather:
            return [Line(self._words.act(action), [action], offered) for action in actions]
        by_verb: dict[str, list[Action]] = {}
        for action in actions:
            by_verb.setdefault(action.verb, []).append(action)
        return [Line(self._gathered(group), group, offered) for group in by_verb.values()]

    def _gathered(self, group: Sequence[Action]) -> str:
        if len(group) == 1:
            return self._words.act(group[0])
        key = f"do-{group[0].verb}.menu"
        return self._words.say(key) if self._words.has(key) else group[0].verb.replace("_", " ") + " …"

    def _sought(self, action: Action) -> str:
        line = f"do-{action.verb}.menu"
        gathered = self._words.say(line) if self._words.has(line) else ""
        return f"{self._words.act(action)} {gathered} {action.verb.replace('_', ' ')}"

    def _entry(self, number: int, line: Line) -> Text:
        return Text.assemble((f"{number:>3} ", "number"), (line.label, "old" if line.offered else ""))

    def _columns(self, width: int) -> int:
        """More than one column only if every label fits."""
        widest = max((len(line.label) for line in self.lines), default=0) + 7
        return max(1, min(3, width // widest)) if len(self.lines) > 6 else 1
