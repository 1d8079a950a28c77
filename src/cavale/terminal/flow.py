"""Flowing lines: pieces side by side that are never parted in the middle."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

DEEPEST = 12  # cells of indent under a long head


class Flow:
    """Fills lines with pieces, as many as fit; further lines are indented under the head."""

    def __init__(self, head: Text, pieces: Sequence[Text], gap: str = "  ") -> None:
        self._head = head
        self._pieces = pieces
        self._gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        indent = min(self._head.cell_len, DEEPEST)
        line = Text().append_text(self._head)  # not a copy: the style of the head is for the head alone
        for piece in self._pieces:
            if line.cell_len > indent and line.cell_len + len(self._gap) + piece.cell_len > options.max_width:
                yield line
                line = Text(" " * indent)
            line = line.append(self._gap if line.cell_len else "").append_text(piece)
        yield line
