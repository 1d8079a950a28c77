"""What an edition of Leduc poker contains."""

from collections.abc import Iterator, Mapping

import msgspec

from cavale.core.edition import Edition, Name, heading, parse
from cavale.core.problem import Problem, fault

MOST_SUITS = 20


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    suits: int
    ante: int
    raises: int
    stakes: tuple[int, int]


class LeducEdition(Edition, frozen=True, forbid_unknown_fields=True):
    numbers: Numbers
    ranks: tuple[Name, ...]


def read(files: Mapping[str, str]) -> LeducEdition:
    return parse(LeducEdition, files, faults)


def faults(edition: LeducEdition) -> Iterator[Problem]:
    """All that keeps it from being played."""
    yield from heading(edition, "leduc_poker", 1)
    numbers = edition.numbers
    if numbers.suits > MOST_SUITS:
        yield fault("", "numbers.suits", "at-most", most=MOST_SUITS)
    if numbers.suits * len(edition.ranks) < 3:
        yield fault("", "ranks", "leduc-too-few-cards")
    if min(numbers.ante, *numbers.stakes) < 1 or numbers.raises < 0:
        yield fault("", "numbers", "leduc-stakes")
