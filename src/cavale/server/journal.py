"""The journal of a match in the store."""

from collections.abc import Sequence

import msgspec

from cavale.core.record import Record
from cavale.server.play import Answered
from cavale.server.store import Append, Hidden, LogLine, Store


class StoredJournal:
    """Records in, records out: nothing is acknowledged that is not here."""

    def __init__(self, store: Store, match: str) -> None:
        self._store = store
        self._match = match

    async def append(self, first: int, records: Sequence[Record], answered: Answered | None) -> None:
        lines = [
            LogLine(number=first + place, data=Hidden(msgspec.json.encode(record)))
            for place, record in enumerate(records)
        ]
        if answered and lines:
            seat, action = answered
            lines[0] = msgspec.structs.replace(lines[0], seat=seat, action=action)
        await self._store.commit(*[Append(self._match, line) for line in lines])

    async def read(self) -> Sequence[tuple[Record, Answered | None]]:
        lines = await self._store.records(self._match)
        return [
            (
                msgspec.json.decode(line.data, type=Record),
                None if line.seat is None or line.action is None else (line.seat, line.action),
            )
            for line in lines
        ]
