"""Talk: chat around a table, and reports of it."""

import secrets

import structlog

from cavale.core.refusal import Refused
from cavale.server import wire
from cavale.server.auth import clean_text
from cavale.server.clock import Clock
from cavale.server.metrics import Metrics
from cavale.server.pace import Bucket
from cavale.server.room import CHAT_KEPT, CHAT_LENGTH, Room
from cavale.server.seating import TableError
from cavale.server.store import AddChat, AddReport, ChatLine, Report, Store

log = structlog.get_logger()

LINES = 5  # of one guest at a table, at once; then one a second


class Talk:
    def __init__(self, store: Store, clock: Clock, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._clock = clock

    async def say(self, room: Room, guest: str, text: str) -> None:
        """Chat follows the open and closed phases of the rules; it is kept beside the match."""
        seat = room.seating.seat_of(guest)
        if seat is None:
            raise TableError("spectators_are_silent")
        if room.live:
            refusal = room.live.match.why_silent(seat)
            if refusal:
                raise Refused(refusal)
        said = clean_text(text)[:CHAT_LENGTH]
        if not said:
            raise TableError("nothing_said")
        if not room.pace.setdefault(guest, Bucket(1, LINES)).take(self._clock.now()):
            raise TableError("too_much")
        now = self._clock.date()
        chair = room.seating.chairs[seat]
        position = len(room.live.match.records) if room.live else 0
        room.lines += 1
        number = room.lines
        line = ChatLine(line=number, seat=seat, guest=guest, text=said, position=position, at=now)
        await self._store.commit(AddChat(room.id, line))
        shown = wire.ChatLine(number, seat, chair.name, said, now)
        room.speakers[number] = guest
        room.chat = [*room.chat, shown][-CHAT_KEPT:]
        late = room.gallery.connections if room.gallery else set()
        for connection in room.connections - late:
            connection.send(shown)
        if room.gallery:
            room.gallery.show(shown)

    async def report(self, room: Room, guest: str, line: int, reason: str) -> None:
        if all(kept.line != line for kept in room.chat_for(guest)):
            raise TableError("no_such_line")
        at = self._clock.date()
        key, why = secrets.token_urlsafe(9), clean_text(reason)[:CHAT_LENGTH]
        await self._store.commit(AddReport(Report(id=key, table=room.id, line=line, by=guest, reason=why, at=at)))
        self._metrics.reports.inc()
        log.warning("chat_reported", table=room.id, line=line)  # what was written: `cavale reports`
