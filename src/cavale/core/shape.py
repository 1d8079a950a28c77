"""The shape of an edition: which entries are missing, unknown, or of another kind than they should be.

msgspec would stop at the first. Whoever writes an edition wants to know all of them.
"""

import re
from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from cavale.core.plain import is_plain
from cavale.core.problem import Problem, fault

MOST_NUMBER = 10_000_000  # the money of a box is below a million; more would only keep whoever counts to it busy
MOST_LETTERS = 500  # of a text; the longest of our editions has 138


def misfits(kind: inspect.Type, value: Any, place: str, rule: str) -> Iterator[Problem]:
    """All that keeps a value from TOML from being of this type. Of types that no edition uses nothing is said."""
    if isinstance(kind, inspect.UnionType):
        yield from _union(kind, value, place, rule)
    elif isinstance(kind, inspect.StructType | inspect.DictType):
        if not isinstance(value, dict):
            yield fault(rule, place, "not-a-table")
        elif isinstance(kind, inspect.StructType):
            yield from _struct(kind, value, place, rule)
        else:
            yield from _dict(kind, value, place, rule)
    elif isinstance(kind, inspect.TupleType | inspect.VarTupleType | inspect.ListType):
        yield from _list(kind, value, place, rule)
    else:
        yield from _word_or_number(kind, value, place, rule)


def within(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


def _struct(kind: inspect.StructType, value: dict[str, Any], place: str, rule: str) -> Iterator[Problem]:
    for field in kind.fields:
        if field.encode_name in value:
            yield from misfits(field.type, value[field.encode_name], within(place, field.encode_name), rule)
        elif field.required:
            yield fault(rule, within(place, field.encode_name), "entry-missing")
    known = [field.encode_name for field in kind.fields]
    for key in value:
        if key not in known:
            yield fault(rule, within(place, key), "entry-unknown", known=", ".join(known))


def _dict(kind: inspect.DictType, value: dict[str, Any], place: str, rule: str) -> Iterator[Problem]:
    """Its keys are ids: names, texts and words of the log are found by them."""
    for key, entry in value.items():
        if re.fullmatch(r"[A-Za-z0-9_.-]{1,64}", key):
            yield from misfits(kind.value_type, entry, within(place, key), rule)
        else:
            yield fault(rule, within(place, key) if len(key) <= 64 and is_plain(key) else place, "key-letters")


def _list(
    kind: inspect.TupleType | inspect.VarTupleType | inspect.ListType, value: Any, place: str, rule: str
) -> Iterator[Problem]:
    if not isinstance(value, list):
        yield fault(rule, place, "not-a-list")
        return
    if isinstance(kind, inspect.TupleType):
        items = list(kind.item_types)
        if len(value) != len(items):
            yield fault(rule, place, "wrong-length", count=len(value), length=len(items))
            return
    else:
        items = [kind.item_type] * len(value)
    for number, item in enumerate(items):
        yield from misfits(item, value[number], f"{place}[{number}]", rule)


def _union(kind: inspect.UnionType, value: Any, place: str, rule: str) -> Iterator[Problem]:
    """It fits if it fits one of them. TOML has no null, so that of `X | None` only X is left."""
    told: list[Problem] = []
    for part in kind.types:
        if not isinstance(part, inspect.NoneType):
            told = list(misfits(part, value, place, rule))
            if not told:
                return
    yield from told


def _word_or_number(kind: inspect.Type, value: Any, place: str, rule: str) -> Iterator[Problem]:
    if isinstance(kind, inspect.IntType):
        yield from _number(value, place, rule)
    elif isinstance(kind, inspect.StrType):
        yield from _text(value, place, rule)
    elif isinstance(kind, inspect.BoolType):
        if not isinstance(value, bool):
            yield fault(rule, place, "not-true-or-false")
    elif isinstance(kind, inspect.LiteralType) and value not in kind.values:
        values = ", ".join([str(each) for each in kind.values])
        yield fault(rule, place, "not-one-of", value=str(value)[:MOST_LETTERS], values=values)


def _number(value: Any, place: str, rule: str) -> Iterator[Problem]:
    if type(value) is not int:
        yield fault(rule, place, "not-a-number")
    elif abs(value) > MOST_NUMBER:
        yield fault(rule, place, "number-too-large", most=MOST_NUMBER)


def _text(value: Any, place: str, rule: str) -> Iterator[Problem]:
    if not isinstance(value, str):
        yield fault(rule, place, "not-a-text")
    elif len(value) > MOST_LETTERS:
        yield fault(rule, place, "text-too-long", most=MOST_LETTERS)
    elif not is_plain(value):
        yield fault(rule, place, "text-not-plain")
