"""The press: sights as they go over the wire."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from cavale.server.wire import Sight

LONG = 16  # items of a list that is worth being kept

Lists = tuple[list[str], Callable[[Any], tuple[Any, ...]]]
"""The fields of a view that are lists, or nothing, and what reads them all at once."""

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
        names, read = _lists_of(type(view))
        lists = zip(names, read(view), strict=False)
        return {name: self._list(name, value) for name, value in lists if value is not None and len(value) >= LONG}

    def _list(self, place: str | int, value: tuple[Any, ...]) -> msgspec.Raw:
        before = self._printed.get(place)
        if before is None or before[0] is not value:
            before = self._printed[place] = value, msgspec.Raw(_encoder.encode(value))
        return before[1]


def _lists_of(kind: type[Any]) -> Lists:
    """Looked up once."""
    lists = _LISTS.get(kind)
    if lists is None:
        hints = get_type_hints(kind) if issubclass(kind, msgspec.Struct) else {}
        names = [name for name, hint in hints.items() if _is_list(hint)]
        two_more = ("__class__", "__class__")  # never read: one field alone would be no tuple, and none an error
        lists = _LISTS[kind] = names, attrgetter(*names, *two_more)
    return lists


_LISTS: dict[type, Lists] = {}


def _is_list(hint: Any) -> bool:
    """Numbers and words are printed as fast as they are looked up."""
    if get_origin(hint) is tuple:
        return any(isinstance(each, type) and issubclass(each, msgspec.Struct) for each in get_args(hint))
    return any(get_origin(each) is tuple and _is_list(each) for each in get_args(hint))
