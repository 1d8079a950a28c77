"""Flowing lines: pieces side by side that are never parted in the middle."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text


class Flow:
    """Fills lines with pieces, as many as fit; further lines are indented like the first piece."""

    def __init__(self, head: Text, pieces: Sequence[Text], gap: str = "  ") -> None:
        self._head = head
        self._pieces = pieces
        self._gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = self._head.copy()
        for number, piece in enumerate(self._pieces):
            if number and line.cell_len + len(self._gap) + piece.cell_len > options.max_width:
                yield line
                line = Text(" " * min(self._head.cell_len, 12))
            line = line.copy().append(self._gap if number or self._head.cell_len else "").append_text(piece)
        yield line
