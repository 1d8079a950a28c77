"""Drawings: a view as a picture in the terminal. A game may have its own; the plain one suits any."""

from collections.abc import Callable
from typing import Any

import msgspec
from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cavale.core.match import Match
from cavale.core.state import Box
from cavale.terminal import casa_de_papel, coffre_fort, la_traque
from cavale.words import Words

SEATS = ("seat", "player", "leader", "winner")  # fields of a view that hold a seat

Drawing = Callable[[Any, Box, Words], RenderableType]

DRAWINGS: dict[str, Drawing] = {
    "casa_de_papel": casa_de_papel.draw,
    "coffre_fort": coffre_fort.draw,
    "la_traque": la_traque.draw,
}
"""The drawings by game id. Games themselves know nothing of terminals."""


def draw(match: Match, viewer: int, words: Words) -> RenderableType:
    """What a seat sees now; the spectators have the number after the last."""
    view = match.view(viewer)
    drawing = DRAWINGS.get(match.game.id)
    return drawing(view, match.box, words) if drawing else plain(view, words)


def plain(view: Any, words: Words) -> RenderableType:
    """Field by field, in the order of the view."""
    table = Table(box=box.ROUNDED, show_header=False, border_style="old", padding=(0, 1))
    table.add_column(style="old")
    table.add_column()
    for field, value in msgspec.structs.asdict(view).items():
        if field != "seat" and value not in (None, (), [], {}, ""):
            key = f"view-{field}"
            label = words.say(key) if words.has(key) else field.replace("_", " ")
            table.add_row(label, _spoken(field, value, words))
    return table


def _spoken(field: str, value: Any, words: Words) -> RenderableType:
    if isinstance(value, msgspec.Struct):
        return plain(value, words)
    if isinstance(value, list | tuple) and any(isinstance(item, msgspec.Struct) for item in value):
        rows = Table.grid()
        for item in value:
            rows.add_row(_spoken(field, item, words))
        return rows
    if isinstance(value, list | tuple) and len(value) == len(words.players) and _numbers(value):
        return Text(" · ".join(f"{words.player(seat)} {words.number(item)}" for seat, item in enumerate(value)))
    if isinstance(value, dict):
        return Text(" · ".join(f"{words.name(field, key)} {words.name(field, item)}" for key, item in value.items()))
    if isinstance(value, list | tuple):
        return Text(", ".join(_item(field, item, words) for item in value))
    return Text(_item(field, value, words))


def _numbers(values: list[Any] | tuple[Any, ...]) -> bool:
    """A list with a number for each seat."""
    return all(isinstance(value, int | float) and not isinstance(value, bool) for value in values)


def _item(field: str, value: Any, words: Words) -> str:
    """A single value: perhaps an action, perhaps a seat. In a view, unlike in a text, a number is mostly a number."""
    if isinstance(value, int) and not isinstance(value, bool) and not words.has_names_for(field) and field not in SEATS:
        return words.number(value)
    if isinstance(value, str) and words.has(f"do-{value}"):
        return words.say(f"do-{value}")
    return words.name(field, value)
