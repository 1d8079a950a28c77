"""The envelope that a browser keeps of a match: what it added, and what it was shown before it opened it."""

import msgspec

from cavale.core.action import Value
from cavale.core.archive import Archive
from cavale.core.shuffle import fits

FORMAT = "cavale-envelope"
VERSION = 1


class EnvelopeError(Exception):
    """A file that is no envelope of ours. `said` is for words to people."""

    def __init__(self, text: str, kind: str, detail: str = "") -> None:
        super().__init__(text)
        self.said = {"kind": kind, "detail": detail}


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of an envelope file."""

    format: str
    version: int
    table: str  # where it was, for people
    match: str
    game: str
    options: dict[str, Value | bool]
    edition_hash: str
    start: int  # which start of the table
    promise: str  # the server's commitment
    seat: int
    contribution: str
    commitments: dict[int, str]  # by seat: all that were shown when it was opened
    head: str = ""  # the end of the chain of records, as the table showed it


def parse(data: bytes) -> Mine:
    """The fields of an envelope file. Raises EnvelopeError."""
    try:
        mine = msgspec.json.decode(data, type=Mine)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise EnvelopeError(f"not an envelope: {error}", "format", str(error)) from None
    if (mine.format, mine.version) != (FORMAT, VERSION):
        raise EnvelopeError("not an envelope of this version", "version", str(mine.version))
    return mine


def differences(mine: Mine, archive: Archive) -> list[str]:
    """In what a match file is not the match that this envelope was opened for; empty if all is as it was shown."""
    shuffle = archive.shuffle
    if shuffle is None:
        return ["shuffle"]
    own = next((envelope for envelope in shuffle.envelopes if envelope.seat == mine.seat), None)
    shown = {envelope.seat: envelope.commitment for envelope in shuffle.envelopes}
    same = {
        "game": archive.game == mine.game,
        "options": archive.options == mine.options,
        "edition": archive.edition_hash == mine.edition_hash,
        "start": shuffle.start == mine.start,
        "promise": shuffle.commitment == mine.promise,
        "commitments": shown == mine.commitments,
        "contribution": bool(own and own.contribution == mine.contribution and fits(mine.promise, own)),
        "match": mine.match in ("", archive.match),
        "head": mine.head in ("", archive.head),
    }
    return [what for what, equal in same.items() if not equal]
