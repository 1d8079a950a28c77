"""Archives: a match as one documented JSON file (docs/match-file.md), and back."""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from cavale.core.action import Value
from cavale.core.chain import head_of
from cavale.core.dice import Dice
from cavale.core.edition import EditionError, edition_hash
from cavale.core.game import Game, OptionError
from cavale.core.match import Match, RecordedDice, ReplayError
from cavale.core.record import Record, Started
from cavale.core.shuffle import Shuffle

FORMAT = "cavale-match"
VERSION = 2
UNCHAINED = 1  # the version before: its records form no chain; it can still be read

Find = Callable[[str], Game[Any] | None]


class ArchiveError(Exception):
    """A file that is not a match of ours, or not an intact one. `said` is for words to people."""

    def __init__(self, text: str, kind: str, detail: str = "") -> None:
        super().__init__(text)
        self.said = {"kind": kind, "detail": detail}


class Signature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who vouches for a match file (`cavale.signature`)."""

    key: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]  # public key of the server
    value: Annotated[str, Meta(pattern=r"^[0-9a-f]{128}\Z")]  # Ed25519 signature of the head


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
    match: str = ""  # its id at the server where it was played
    head: str = ""  # the last link of the chain
    signature: Signature | None = None  # of the head, if a server vouches for it


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
    return written(chained(archive))


def written(archive: Archive) -> bytes:
    """A match file, the only way it is written: whoever reads it can compare every byte."""
    return msgspec.json.format(msgspec.json.encode(archive, order="deterministic"), indent=1)


def chained(archive: Archive) -> Archive:
    """The same with its head, and of today's version. Nobody has signed it yet."""
    archive = msgspec.structs.replace(archive, version=VERSION, signature=None)
    return msgspec.structs.replace(archive, head=chain_of(archive))


def chain_of(archive: Archive) -> str:
    """The last link of the chain that the fields of a file form: what its head should be."""
    setup = msgspec.to_builtins(msgspec.structs.replace(archive, records=(), head="", signature=None))
    del setup["records"]
    return head_of(setup, archive.records)


def from_json(data: bytes, find_game: Find, dice: Dice | None = None) -> Match:
    """The match in a file, replayed record by record and checked against its hashes. Raises ArchiveError."""
    archive = parse(data)
    match = replayed(archive, find_game, dice)
    if archive.version != UNCHAINED and archive.head != chain_of(archive):
        raise ArchiveError("the chain of the records does not lead to the head in the file", "chain")
    return match


def replayed(archive: Archive, find_game: Find, dice: Dice | None = None) -> Match:
    """The match of these records, whether they form a chain or not. Raises ArchiveError."""
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
    except (ValueError, RecursionError) as error:
        raise ArchiveError(f"not a match file: {error}", "format", str(error)) from None
    if head.get("format") != FORMAT:
        raise ArchiveError("not a match file of Cavale", "format")
    version = head.get("version")
    if version not in (UNCHAINED, VERSION):
        text = f"match file version {version!r}; this program reads versions {UNCHAINED} and {VERSION}"
        raise ArchiveError(text, "version", str(version))
    try:
        archive = msgspec.convert(head, Archive)
    except (ValueError, RecursionError) as error:
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
