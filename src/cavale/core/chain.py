"""The chain of a match: each record hangs on the one before it, and the first on how the match was set up.

The last link, the head, covers everything that a match file says. It is shown when the match is over and not before:
whoever knew a link during the match could try out what the hidden records may be (docs/match-file.md).
"""

import hashlib
from collections.abc import Iterable

import msgspec

from cavale.core.record import Record

_canonical = msgspec.json.Encoder(order="sorted")


def head_of(setup: object, records: Iterable[Record]) -> str:
    """The last link, in hex; `setup` is all that a file says besides the records."""
    link = hashlib.sha256(_canonical.encode(setup)).digest()
    for record in records:
        link = hashlib.sha256(link + _canonical.encode(record)).digest()
    return link.hex()
