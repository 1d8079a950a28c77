"""The press: sights as they go over the wire."""

from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from cavale.server.wire import Sight

LONG = 16  # items of a list that is worth being kept

_encoder = msgspec.json.Encoder()


class Press:
    """Prints what a table sends. A long list that is one and the same as before is not printed again.

    That is a list that all viewers are shown, and what a viewer is offered while that does not change.
    """

    def __init__(self) -> None:
        self._printed: dict[str | int, tuple[object, msgspec.Raw]] = {}  # by field of the view, or by viewer

    def print(self, sight: Sight) -> bytes:
        known = self._lists(sight.view)
        view = msgspec.structs.replace(sight.view, **known) if known else sight.view
        offers = self._list(sight.seat, sight.offers) if len(sight.offers) >= LONG else sight.offers
        return _encoder.encode(msgspec.structs.replace(sight, view=view, offers=offers))

    def _lists(self, view: Any) -> dict[str, msgspec.Raw]:
        found: dict[str, msgspec.Raw] = {}
        for name in _lists_of(type(view)):
            value = getattr(view, name)
            if value is not None and len(value) >= LONG:
                found[name] = self._list(name, value)
        return found

    def _list(self, place: str | int, value: tuple[Any, ...]) -> msgspec.Raw:
        before = self._printed.get(place)
        if before is None or before[0] is not value:
            before = self._printed[place] = value, msgspec.Raw(_encoder.encode(value))
        return before[1]


def _lists_of(kind: type[Any]) -> list[str]:
    """The fields of a view that are lists, or nothing; looked up once."""
    names = _LISTS.get(kind)
    if names is None:
        hints = get_type_hints(kind) if issubclass(kind, msgspec.Struct) else {}
        names = _LISTS[kind] = [name for name, hint in hints.items() if _is_list(hint)]
    return names


_LISTS: dict[type, list[str]] = {}


def _is_list(hint: Any) -> bool:
    return get_origin(hint) is tuple or any(get_origin(each) is tuple for each in get_args(hint))
