"""Editions: cards, boards and numbers as TOML. The only place where data files are parsed."""

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, TypeVar

import msgspec
from msgspec.inspect import type_info
from msgspec.structs import replace

from cavale.core.problem import Problem, fault
from cavale.core.shape import misfits

E = TypeVar("E", bound="Edition")

MAX_BYTES = 256 * 1024
MOST_PROBLEMS = 100  # nobody reads on
KEPT = 64  # editions that were read lately: a value never changes, so that all tables share it


class EditionError(Exception):
    """An edition that cannot be played, and all that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join([str(problem) for problem in problems]))
        self.problems = tuple(problems)


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


def parse(kind: type[E], files: Mapping[str, str], faults: Callable[[E], Iterable[Problem]], rule: str = "") -> E:
    """The files of an edition as one typed value that can be played.

    Otherwise all that is wrong is told at once: with the TOML; if that is well, with the shape; if that is well, too,
    by the game's own `faults`. `rule` is the game's rule about the first two. What was read lately is not read again.
    """
    return _parse(kind, tuple(files.items()), faults, rule)  # type: ignore[return-value]  # the cache forgets which kind


@lru_cache(maxsize=KEPT)
def _parse(
    kind: type[Edition], named: tuple[tuple[str, str], ...], faults: Callable[[Any], Iterable[Problem]], rule: str
) -> Edition:
    files = dict(named)
    tables, homes = read_tables(files, rule)

    def refuse(problems: Iterable[Problem]) -> None:
        told = [_at_home(problem, homes, files) for problem in islice(problems, MOST_PROBLEMS)]
        if told:
            raise EditionError(told)

    refuse(misfits(type_info(kind), tables, "", rule))
    try:
        edition = msgspec.convert(tables, kind)
    except msgspec.ValidationError as error:  # a type of which `misfits` knows nothing
        raise EditionError([fault(rule, "", "unreadable", reason=str(error))]) from None
    refuse(faults(edition))
    return edition


def heading(edition: Edition, game: str, schema: int, rule: str = "") -> Iterator[Problem]:
    """The edition is one of this game, in a form that is read today. For `faults`."""
    about = edition.edition
    if about.game != game:
        yield fault(rule, "edition.game", "wrong-game", game=about.game, wanted=game)
    if about.schema != schema:
        yield fault(rule, "edition.schema", "wrong-schema", schema=about.schema, known=schema)


def read_tables(files: Mapping[str, str], rule: str = "") -> tuple[dict[str, Any], dict[str, str]]:
    """The TOML tables of all files, and in which file each stands; or an EditionError."""
    tables: dict[str, Any] = {}
    homes: dict[str, str] = {}
    problems: list[Problem] = []
    for file, text in files.items():
        read = _toml(text, rule)
        if isinstance(read, Problem):
            problems.append(replace(read, file=file))
            continue
        for key in read:
            if key in homes:
                problems.append(replace(fault(rule, key, "table-twice", other=homes[key]), file=file))
        tables |= read
        homes |= dict.fromkeys(read, file)
    if problems:
        raise EditionError(problems)
    return tables, homes


def _toml(text: str, rule: str) -> dict[str, Any] | Problem:
    if len(text.encode()) > MAX_BYTES:
        return fault(rule, "", "file-too-large", most=MAX_BYTES // 1024)
    try:
        return tomllib.loads(text)
    except RecursionError:
        return fault(rule, "", "file-too-deep")
    except ValueError as error:  # not TOML, or with a number that Python does not read
        detail, _, where = str(error).removesuffix(")").partition(" (at ")
        numbers = re.findall(r"\d+", where) or [text.count("\n") + 1, 1]  # none at the end of the document
        return fault(rule, "", "not-toml", line=int(numbers[0]), column=int(numbers[-1]), detail=detail)


def _at_home(problem: Problem, homes: Mapping[str, str], files: Mapping[str, str]) -> Problem:
    """A problem with the file in which its place stands."""
    table = re.split(r"[.\[]", problem.place)[0]
    return replace(problem, file=homes.get(table, ", ".join(files)))


def edition_hash(files: Mapping[str, str]) -> str:
    """A hash that all clients of a table can compare."""
    text = "".join(f"{name}\n{files[name]}\n" for name in sorted(files))
    return hashlib.sha256(text.encode()).hexdigest()
