"""The journal of a match in the store."""

import secrets
from collections.abc import Sequence

import msgspec

from cavale.core.record import Record
from cavale.server.play import Answered
from cavale.server.store import Append, Hidden, LogLine, SetMeta, Store

RECORD = 150  # bytes, about as many as a record has


class StoredJournal:
    """Records in, records out: nothing is acknowledged that is not here."""

    def __init__(self, store: Store, match: str) -> None:
        self._store = store
        self._match = match

    async def append(self, first: int, records: Sequence[Record], answered: Answered | None) -> None:
        lines = []
        seat, action = answered or (None, None)
        for number, record in enumerate(records, first):
            data = Hidden(msgspec.json.encode(record))
            lines.append(Append(self._match, LogLine(number=number, data=data, seat=seat, action=action)))
            seat = action = None  # the first of them is the answer
        await self._store.commit(*lines)

    async def pretend(self) -> None:
        await self._store.commit(SetMeta("nothing", Hidden(secrets.token_bytes(RECORD))))

    async def read(self) -> Sequence[tuple[Record, Answered | None]]:
        return [
            (read_record(line), None if line.seat is None or line.action is None else (line.seat, line.action))
            for line in await self._store.log(self._match)
        ]


def read_record(line: LogLine) -> Record:
    record: Record = msgspec.json.decode(line.data, type=Record)
    return record
