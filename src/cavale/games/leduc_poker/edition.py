"""What an edition of Leduc poker contains."""

from collections.abc import Mapping

import msgspec

from cavale.core.edition import Edition, EditionError, Name, parse


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    suits: int
    ante: int
    raises: int
    stakes: tuple[int, int]


class LeducEdition(Edition, frozen=True, forbid_unknown_fields=True):
    numbers: Numbers
    ranks: tuple[Name, ...]


def read(files: Mapping[str, str]) -> LeducEdition:
    edition = parse(LeducEdition, files)
    numbers = edition.numbers
    source = ", ".join(files)
    if edition.edition.game != "leduc_poker":
        raise EditionError(source, "edition.game", f"an edition of {edition.edition.game!r}, not of leduc_poker")
    if numbers.suits * len(edition.ranks) < 3:
        raise EditionError(source, "ranks", "two hands and a public card need at least three cards")
    if min(numbers.ante, *numbers.stakes) < 1 or numbers.raises < 0:
        raise EditionError(source, "numbers", "ante and stakes are at least 1, raises at least 0")
    return edition
