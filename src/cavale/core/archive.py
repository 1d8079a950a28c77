"""Archives: a match as one documented JSON file (docs/match-file.md), and back."""

from collections.abc import Callable
from typing import Any

import msgspec

from cavale.core.action import Value
from cavale.core.dice import Dice
from cavale.core.edition import EditionError, edition_hash
from cavale.core.game import Game, OptionError
from cavale.core.match import Match, RecordedDice, ReplayError
from cavale.core.record import Record, Started
from cavale.core.shuffle import Shuffle

FORMAT = "cavale-match"
VERSION = 1


class ArchiveError(Exception):
    """A file that is not a match of ours, or not an intact one. `said` is for words to people."""

    def __init__(self, text: str, kind: str, detail: str = "") -> None:
        super().__init__(text)
        self.said = {"kind": kind, "detail": detail}


class Archive(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The fields of a match file."""

    format: str
    version: int
    game: str
    rules: int
    seats: int
    live: bool
    options: dict[str, Value | bool]
    edition_hash: str
    edition: dict[str, str]
    records: tuple[Record, ...]
    shuffle: Shuffle | None = None  # how its dice were seeded, if a server says so


def to_json(match: Match, shuffle: Shuffle | None = None) -> bytes:
    archive = Archive(
        format=FORMAT,
        version=VERSION,
        game=match.game.id,
        rules=match.game.rules,
        seats=match.seats,
        live=match.live,
        options=match.options,
        edition_hash=edition_hash(match.files),
        edition=match.files,
        records=tuple(match.records),
        shuffle=shuffle,
    )
    return msgspec.json.format(msgspec.json.encode(archive), indent=1)


def from_json(data: bytes, find_game: Callable[[str], Game[Any] | None], dice: Dice | None = None) -> Match:
    """The match in a file, replayed record by record and checked against its hashes. Raises ArchiveError."""
    archive = parse(data)
    game = find_game(archive.game)
    if game is None:
        raise ArchiveError(f"a match of {archive.game!r}, a game that is not installed here", "game", archive.game)
    if edition_hash(archive.edition) != archive.edition_hash:
        raise ArchiveError("the edition in the file is not the one the match was played with", "edition")
    try:
        return _replay(game, archive, dice)
    except (ReplayError, EditionError, OptionError, ValueError) as error:
        raise ArchiveError(f"the match cannot be replayed: {error}", "replay", str(error)) from None


def parse(data: bytes) -> Archive:
    """The fields of a match file, not yet replayed. Raises ArchiveError."""
    try:
        head = msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ArchiveError(f"not a match file: {error}", "format", str(error)) from None
    if head.get("format") != FORMAT:
        raise ArchiveError("not a match file of Cavale", "format")
    if head.get("version") != VERSION:
        version = head.get("version")
        text = f"match file version {version!r}; this program reads version {VERSION}"
        raise ArchiveError(text, "version", str(version))
    try:
        archive = msgspec.convert(head, Archive)
    except msgspec.ValidationError as error:
        raise ArchiveError(f"a broken match file: {error}", "broken", str(error)) from None
    if not archive.records or not isinstance(archive.records[0], Started):
        raise ArchiveError("a broken match file: it does not begin with the start of a match", "broken")
    return archive


def _replay(game: Game[Any], archive: Archive, dice: Dice | None) -> Match:
    recorded = RecordedDice(archive.records[0].draws)
    match = Match(
        game,
        archive.edition,
        recorded,
        seats=archive.seats,
        options=archive.options,
        live=archive.live,
    )
    recorded.check_spent()
    for record in archive.records[1:]:
        _check(match, archive)
        match.replay(record)
    _check(match, archive)
    match.continue_with(dice)
    return match


def _check(match: Match, archive: Archive) -> None:
    """No drift: after each record the state is the one that was stored."""
    index = len(match.records) - 1
    stored = archive.records[index].state
    if stored and stored != match.records[index].state:
        old, now = archive.rules, match.game.rules
        hint = "" if old == now else f" (played by rules {old}, now {now})"
        raise ReplayError(f"record {index} leads to another state than the one stored{hint}")
