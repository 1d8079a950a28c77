"""Messages: what a seat is sent, when and only when something it may see has changed."""

from functools import cache, lru_cache
from typing import Any

import msgspec

from cavale.core.action import Action, Value
from cavale.core.event import Event


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action as people and programs read it."""

    verb: str
    args: dict[str, Value] = {}


class Decided(msgspec.Struct, frozen=True):
    """What a bot did for a seat while its person was away: the person alone is told. Events are counted by the seat."""

    verb: str
    args: dict[str, Value]
    first: int  # the first event that the seat was told of it,
    end: int  # and the first after it


class Asked(msgspec.Struct, frozen=True):
    """The open question to a seat."""

    id: int  # counted by this recipient: a question to somebody else leaves no gap
    options: tuple[Shown, ...]
    draft: tuple[Shown, ...]
    locked: bool


class Span(msgspec.Struct, frozen=True):
    """An open window, in milliseconds."""

    name: str
    limit: int
    hold: int


class Message(msgspec.Struct, frozen=True):
    """All that a seat may see now, and what it has been told since its last message."""

    number: int  # counted by this recipient
    view: Any  # None while the table is covered: then nothing is told, either
    events: tuple[Event, ...]
    step: str  # the rule that is being played, "" when the match is over
    deciding: tuple[int, ...]  # the seats asked, as far as this seat may know
    asked: Asked | None
    offers: tuple[Shown, ...]
    windows: tuple[Span, ...]


def shown(actions: "list[Action] | tuple[Action, ...]") -> tuple[Shown, ...]:
    return tuple([action.shown or _show(action) for action in actions])  # type: ignore[misc]  # what `_show` has put there


def _show(action: Action) -> Shown:
    action.shown = shown = _shown(action.verb, action.names, action.values)
    return shown


@lru_cache(maxsize=50_000)
def _shown(verb: str, names: tuple[str, ...], values: tuple[Value, ...]) -> Shown:
    """Made once for all tables: the same few hundred are shown again and again."""
    return Shown(verb, dict(zip(names, values, strict=True)))


def step_name(step: object) -> str:
    """`ChooseCards` is `choose_cards` in texts and messages."""
    return _snake_case(type(step).__name__)


@cache
def _snake_case(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")
