"""The library: finished matches, their films and their files, and matches brought from elsewhere."""

import asyncio
import contextlib
import secrets
from typing import Any

import msgspec
import structlog

from cavale import catalog
from cavale.core.archive import Archive, parse, written
from cavale.core.record import Record
from cavale.core.shuffle import Shuffle, why_not_sealed
from cavale.server import films, wire
from cavale.server.clock import Clock
from cavale.server.inspection import Bad, GoodMatch, Inspector, MatchTask
from cavale.server.journal import read_record
from cavale.server.room import Kept
from cavale.server.seating import TableError
from cavale.server.signing import Signer
from cavale.server.store import AddTable, Append, Hidden, LogLine, Seat, StartMatch, Store, StoreError, Table
from cavale.server.store import Match as Head
from cavale.server.words import bot_names

log = structlog.get_logger()


class Library:
    """Reads and writes matches that are over."""

    def __init__(self, store: Store, clock: Clock, inspector: Inspector, signer: Signer) -> None:
        self._store = store
        self._signer = signer
        self._clock = clock
        self._inspector = inspector

    async def film(self, match: str, viewer: int) -> bytes | None:
        """What a seat was sent, as a list of sights; None if nobody can tell any more."""
        kept = await self._store.messages(match, viewer)
        if kept is None:
            await self.keep(match)
            kept = await self._store.messages(match, viewer)
        return kept

    async def keep(self, match: str) -> None:
        """Make the films of a match that is over, and keep them."""
        head, records = await self.read(match)
        made = await asyncio.to_thread(_films, head, records)
        if made:
            await self._store.save_messages(match, made)

    async def keep_missing(self) -> None:
        """A crash may come between the end of a match and its films."""
        for match in await self._store.matches_without_messages():
            with contextlib.suppress(StoreError):
                await self.keep(match)

    async def file(self, match: str) -> bytes:
        """A match that is over as a file."""
        return await asyncio.to_thread(written, await self.archive(match))

    async def archive(self, match: str) -> Archive:
        """A match that is over as the fields of a file. We sign what was played here, and nothing else."""
        head, records = await self.read(match)
        archive = await asyncio.to_thread(films.archive_of, head, records)
        if archive.signature or films.ending(head).imported:
            return archive
        return msgspec.structs.replace(archive, signature=await self._signer.sign(archive.head))

    async def read(self, match: str) -> tuple[Head, list[Record]]:
        head = await self._store.match(match)
        if head is None:
            raise TableError("no_such_table")
        return head, [read_record(line) for line in await self._store.records(match)]

    async def add(self, guest: str, data: bytes, code: str) -> Table:
        """A match file becomes a table that can only be looked at."""
        found = await self._inspector.look(MatchTask(data), guest)
        if isinstance(found, Bad):
            raise TableError("bad_match", kind=found.kind, detail=found.detail)
        assert isinstance(found, GoodMatch)
        archive = await asyncio.to_thread(parse, data)
        if archive.shuffle and (why := why_not_sealed(archive.shuffle)):
            raise TableError("bad_match", kind="broken", detail=f"shuffle: {why}")
        signed = await self._signer.has_signed(archive)
        now = self._clock.date()
        key = secrets.token_urlsafe(9)
        settings = wire.NewTable(game=archive.game, seats=archive.seats, options=archive.options, watching="open")
        names = bot_names()
        seats = tuple(Seat(seat=seat, name=names[seat % len(names)]) for seat in range(archive.seats))
        table = Table(
            id=secrets.token_urlsafe(9),
            code=code,
            game=archive.game,
            owner=guest,
            status="over",
            settings=msgspec.json.encode(Kept(settings, archive.edition, key, signed=signed)),
            created=now,
            updated=now,
            seats=seats,
        )
        shuffle = archive.shuffle
        head = Head(
            id=key,
            table=table.id,
            game=archive.game,
            rules=archive.rules,
            seats=archive.seats,
            live=archive.live,
            options=archive.options,
            edition_hash=archive.edition_hash,
            edition=archive.edition,
            commitment=shuffle.commitment if shuffle else "",
            seed=Hidden(shuffle.seed.encode() if shuffle else b""),
            **_added(archive.shuffle),
            started=now,
            ended=now,
            result=msgspec.json.encode(films.Ending(archive.head, archive.signature, True, archive.match)),
        )
        lines = [
            Append(key, LogLine(number=number, data=Hidden(msgspec.json.encode(record))))
            for number, record in enumerate(archive.records)
        ]
        await self._store.commit(AddTable(table), StartMatch(head), *lines)
        await self._store.save_messages(key, found.films)
        return table


def _added(shuffle: Shuffle | None) -> dict[str, Any]:
    """The rest of a shuffle, as the store has it."""
    if shuffle is None:
        return {}
    return {
        "entropy": dict(enumerate(shuffle.entropy)) | {each.seat: each.contribution for each in shuffle.envelopes},
        "commitments": {each.seat: each.commitment for each in shuffle.envelopes},
        "recipe": shuffle.recipe,
        "start": shuffle.start,
    }


def _films(head: Head, records: list[Record]) -> dict[int, bytes]:
    game = catalog.find(head.game)
    if game is None:
        return {}
    result: dict[str, Any] = msgspec.json.decode(head.result or b"{}")
    try:
        return films.shoot(films.fresh(game, head, records[0]), records, result.get("beliefs", ()))
    except Exception:
        log.exception("no_films", game=head.game, rules=head.rules)
        return {}
