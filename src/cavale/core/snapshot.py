"""Snapshots: a state as plain nested values, for hashes, comparisons and messages of failing tests."""

import hashlib
import json
from operator import attrgetter
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
    if isinstance(value, (dict, set, frozenset, bytes, bytearray)):
        raise TypeError(f"a state holds no {kind.__name__}: it would escape its hash")
    opened = _opened(value)
    if not isinstance(opened, dict):
        return opened
    return {name: snapshot(item) for name, item in opened.items()}


def digest(state: State) -> str:
    """A short hash of a whole state. Two states with the same hash are the same position."""
    text = _encoder.encode(state)
    if not text.isascii():  # every stored hash was made from escaped text
        text = json.dumps(snapshot(state), separators=(",", ":")).encode()
    return hashlib.blake2b(text, digest_size=8).hexdigest()


def fields(value: Any) -> list[str]:
    """The names of an object's attributes, sorted."""
    return [name for name in _opened(value) if name != KIND]


KIND: Final = "is"  # beside an object's attributes: the name of its class


def _opened(value: Any) -> Any:
    """One object as plain data: its attributes, sorted by name. Actions have a text, and boxes are the same for all."""
    if isinstance(value, Action):
        return value.text
    if isinstance(value, Box):
        return None
    kind = type(value)
    reader = _READERS.get(kind)
    if reader is None:
        reader = _READERS[kind] = _reader(kind)
    names, read = reader
    try:
        plain: dict[str, Any] = dict(zip(names, read(value), strict=False))
    except AttributeError:  # some were never set
        plain = {name: getattr(value, name) for name in names if hasattr(value, name)} | {KIND: kind.__name__}
        plain = dict(sorted(plain.items()))
    own = getattr(value, "__dict__", None)
    return dict(sorted({**plain, **own}.items())) if own else plain


def _reader(kind: type) -> tuple[list[str], Any]:
    """What reads the listed attributes of a class all at once. Compiled classes list them, others have a `__dict__`."""
    found: set[str] = {KIND}
    for base in kind.__mro__:
        slots = base.__dict__.get("__slots__", ())
        found.update(getattr(base, "__mypyc_attrs__", ()), (slots,) if isinstance(slots, str) else slots)
    names = sorted([name for name in found if not name.startswith("__")])
    paths = ["__class__.__name__" if name == KIND else name for name in names]
    return names, attrgetter(*paths, "__class__")  # the last one is not read: of a single one it would make no tuple


_READERS: Final[dict[type, tuple[list[str], Any]]] = {}
_encoder: Final = msgspec.json.Encoder(enc_hook=_opened)
