"""Editions: cards, boards and numbers as TOML. The only place where data files are parsed."""

import hashlib
import re
import tomllib
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

E = TypeVar("E", bound="Edition")

MAX_BYTES = 256 * 1024


class EditionError(Exception):
    """An edition file that cannot be played: which file, which entry, and why."""

    def __init__(self, file: str, entry: str, reason: str, rule: str = "") -> None:
        super().__init__(f"{file}: {entry}: {reason}" + (f" [{rule}]" if rule else ""))
        self.file = file
        self.entry = entry
        self.reason = reason
        self.rule = rule


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A display text in both languages."""

    fr: str
    en: str


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `[edition]` table that opens each edition file."""

    game: str
    schema: int
    id: str
    title: Name


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data of a box. Games add their tables."""

    edition: About


def parse(kind: type[E], files: Mapping[str, str]) -> E:
    """The files of an edition as one typed value; a broken file is refused with its name, the entry and the reason."""
    tables: dict[str, Any] = {}
    for file, text in files.items():
        for key, table in _toml(file, text).items():
            if key in tables:
                raise EditionError(file, key, "this table stands in two files")
            tables[key] = table
    try:
        return msgspec.convert(tables, kind)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        entry = _named(kind, tables, place.strip("`").removeprefix("$.")) or "edition"
        raise EditionError(", ".join(files), entry, reason) from None


def _named(kind: type[E], tables: dict[str, Any], entry: str) -> str:
    """`cards.S.mod` for the `cards[...].mod` that msgspec tells: the first key of the table that fails by itself."""
    table, anything, rest = entry.partition("[...]")
    for key in tables.get(table, ()) if anything else ():
        try:
            msgspec.convert({**tables, table: {key: tables[table][key]}}, kind)
        except msgspec.ValidationError:
            return f"{table}.{key}{rest}"
    return entry


def _toml(file: str, text: str) -> dict[str, Any]:
    if len(text.encode()) > MAX_BYTES:
        raise EditionError(file, "file", f"larger than {MAX_BYTES // 1024} KB")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        where = re.search(r"\(at (.*)\)", str(error))
        raise EditionError(file, where[1] if where else "file", f"not TOML: {error}") from None


def edition_hash(files: Mapping[str, str]) -> str:
    """A hash that all clients of a table can compare."""
    text = "".join(f"{name}\n{files[name]}\n" for name in sorted(files))
    return hashlib.sha256(text.encode()).hexdigest()
