"""Snapshots: a state as plain nested values, for hashes, comparisons and messages of failing tests."""

import hashlib
import json
from typing import Any, Final

import msgspec

from cavale.core.action import Action
from cavale.core.state import Box, State


def snapshot(value: Any) -> Any:
    """The value as JSON-like data, equal in the interpreted and the compiled build."""
    kind = type(value)
    if kind is int or kind is str or kind is bool or value is None or isinstance(value, (int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [item if type(item) is int else snapshot(item) for item in value]  # most lists are long and of numbers
    if isinstance(value, Action):
        return value.text
    if isinstance(value, Box):
        return None
    if isinstance(value, (dict, set, frozenset, bytes, bytearray)):
        raise TypeError(f"a state holds no {kind.__name__}: it would escape its hash")
    return _attributes(value, kind)


def _attributes(value: Any, kind: type) -> dict[str, Any]:
    """Compiled classes list their attributes, interpreted ones have a `__dict__`."""
    plain: dict[str, Any] = {"is": kind.__name__}
    for name in _listed(kind):
        item = getattr(value, name, _MISSING)
        if type(item) is int:
            plain[name] = item
        elif item is not _MISSING:
            plain[name] = snapshot(item)
    own = getattr(value, "__dict__", None)
    if own:
        for name, item in own.items():
            plain[name] = snapshot(item)
    return plain


def fields(value: Any) -> list[str]:
    """The names of an object's attributes, sorted."""
    listed = [name for name in _listed(type(value)) if hasattr(value, name)]
    return sorted({*listed, *getattr(value, "__dict__", ())})


def _listed(kind: type) -> list[str]:
    """The attributes that a class and its bases list, sorted; looked up once."""
    names = _LISTED.get(kind)
    if names is None:
        found: set[str] = set()
        for base in kind.__mro__:
            slots = base.__dict__.get("__slots__", ())
            found.update(getattr(base, "__mypyc_attrs__", ()), (slots,) if isinstance(slots, str) else slots)
        names = _LISTED[kind] = sorted([name for name in found if not name.startswith("__")])
    return names


_LISTED: dict[type, list[str]] = {}
_MISSING: Final = object()  # an attribute that was never set


def digest(state: State) -> str:
    """A short hash of a whole state. Two states with the same hash are the same position."""
    plain = snapshot(state)
    text = msgspec.json.encode(plain, order="sorted")
    if not text.isascii():  # every stored hash was made from escaped text
        text = json.dumps(plain, separators=(",", ":"), sort_keys=True).encode()
    return hashlib.blake2b(text, digest_size=8).hexdigest()
