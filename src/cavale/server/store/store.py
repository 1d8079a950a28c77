"""The store itself: opens a database, takes units of work, answers questions. The package's docstring explains it."""

import asyncio
import zlib
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import URL, Connection, delete, insert
from sqlalchemy.exc import SQLAlchemyError

from cavale.server.store import housekeeping, questions, schema
from cavale.server.store.changes import Change
from cavale.server.store.database import (
    is_sqlite,
    need_file,
    parse_address,
    prepare_file,
    reading,
    sqlite_path,
    writing,
)
from cavale.server.store.durability import check_durability
from cavale.server.store.errors import StoreError, broken, unusable
from cavale.server.store.lock import FileLock, lock_session
from cavale.server.store.migrate import check_schema, migrate
from cavale.server.store.rows import ChatLine, Edition, Guest, Known, LogLine, Match, Report, Status, Table
from cavale.server.store.writer import Counts, Unit, Writer

READERS = 4  # threads, each with a connection

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """A database that is open. All calls come from the event loop that opened it."""

    def __init__(self, url: URL, writer: Writer, loop: asyncio.AbstractEventLoop, lock: FileLock | None) -> None:
        self._url = url
        self._writer = writer
        self._loop = loop
        self._lock = lock
        self._reading = reading(url, READERS)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="cavale-store-reader")
        self._closed = False

    @classmethod
    async def open(cls, address: str | Path, *, beside: bool = False) -> Self:
        """Locks and migrates the database, creating it if need be. `beside` a running server it does none of it."""
        return await asyncio.to_thread(cls._open, parse_address(address), asyncio.get_running_loop(), beside)

    async def close(self) -> None:
        """Writes what waits, answers what is asked, and lets go of the lock."""
        self._closed = True
        await asyncio.to_thread(self._close)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # -- write --------------------------------------------------------------------------------------------------

    def commit(self, *changes: Change) -> "asyncio.Future[None]":
        """Queues one unit of work; the future is done when it is on the disk, or refused."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._writer.put(Unit(future, changes))
        return future

    def write(self, work: Callable[[Connection], T]) -> "asyncio.Future[T]":
        """The same for a function. It may be called twice and must use nothing but the connection."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._writer.put(Unit(future, work=work))
        return future

    async def save_messages(self, match: str, messages: Mapping[int, bytes]) -> None:
        """What each viewer was sent in a match that is over."""
        packed = await self._loop.run_in_executor(self._readers, _pack, match, messages)

        def save(connection: Connection) -> None:
            connection.execute(delete(schema.messages).where(schema.messages.c.match_id == match))
            connection.execute(insert(schema.messages), packed)

        await self.write(save)

    async def answers(self) -> None:
        """Whether the database does, to the session that writes. Raises StoreError."""
        await self.write(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())

    async def delete_chat(self, before: int) -> int:
        """The chat of matches that ended before. How many lines that were."""
        return await self.write(lambda connection: housekeeping.delete_chat(connection, before))

    async def free_codes(self, before: int) -> int:
        """Tables that ended before have no code any more. How many they were."""
        return await self.write(lambda connection: housekeeping.free_codes(connection, before))

    async def forget_idle(self, before: int) -> int:
        """Guests last seen before lose name, session and chat. How many they were."""
        return await self.write(lambda connection: housekeeping.forget_idle(connection, before))

    async def forget(self, guest: str) -> int:
        """The guest with this id loses name, session and chat. 1, or 0 if there is none."""
        return await self.write(lambda connection: housekeeping.forget(connection, guest))

    async def backup(self, target: Path) -> None:
        """A copy of a SQLite database, while it is in use."""
        await self._loop.run_in_executor(self._readers, housekeeping.copy_database, self._url, target)

    # -- metrics ------------------------------------------------------------------------------------------------

    @property
    def counts(self) -> Counts:
        return self._writer.counts

    @property
    def waiting(self) -> int:
        """Units that nobody has begun to write."""
        return self._writer.waiting

    # -- read ---------------------------------------------------------------------------------------------------

    async def guest(self, key: str) -> Guest | None:
        return await self._ask(questions.guest, key)

    async def guest_by_token(self, token_hash: bytes) -> Guest | None:
        return await self._ask(questions.guest_by_token, token_hash)

    async def known_as(self, who: str) -> list[Known]:
        """Guests of this name or id who are not forgotten."""
        return await self._ask(questions.known_as, who)

    async def forgotten(self) -> set[str]:
        return await self._ask(questions.forgotten)

    async def table(self, key: str) -> Table | None:
        return await self._ask(questions.table, key)

    async def table_by_code(self, code: str) -> Table | None:
        return await self._ask(questions.table_by_code, code)

    async def table_by_link(self, link: str) -> Table | None:
        return await self._ask(questions.table_by_link, link)

    async def table_by_reclaim(self, reclaim_hash: bytes) -> Table | None:
        return await self._ask(questions.table_by_reclaim, reclaim_hash)

    async def tables(self, *statuses: Status) -> list[Table]:
        return await self._ask(questions.tables, statuses)

    async def tables_of(self, guest: str) -> list[Table]:
        return await self._ask(questions.tables_of, guest)

    async def match(self, key: str) -> Match | None:
        return await self._ask(questions.match, key)

    async def match_of(self, table: str) -> Match | None:
        return await self._ask(questions.match_of, table)

    async def open_matches(self) -> list[Match]:
        """Those without an end: to be loaded when the server starts."""
        return await self._ask(questions.open_matches)

    async def records(self, match: str, first: int = 0) -> list[LogLine]:
        return await self._ask(questions.records, match, first)

    async def log(self, match: str) -> list[LogLine]:
        """All records of a match, to go on with it: read by the session that writes, so only with the lock."""
        return await self.write(lambda connection: questions.records(connection, match, 0))

    async def answered(self, match: str, seat: int, action: str) -> int | None:
        """The number of the record that this action of a client became."""
        return await self._ask(questions.answered, match, seat, action)

    async def messages(self, match: str, viewer: int) -> bytes | None:
        return await self._ask(questions.messages, match, viewer)

    async def matches_without_messages(self) -> list[str]:
        return await self._ask(questions.matches_without_messages)

    async def chat(self, table: str, last: int = 200) -> list[ChatLine]:
        return await self._ask(questions.chat, table, last)

    async def reports(self) -> list[Report]:
        return await self._ask(questions.reports)

    async def edition(self, key: str) -> Edition | None:
        return await self._ask(questions.edition, key)

    async def editions(self, game: str) -> list[Edition]:
        return await self._ask(questions.editions, game)

    async def count_editions(self, uploader: str) -> int:
        return await self._ask(questions.count_editions, uploader)

    async def meta(self, key: str) -> bytes | None:
        return await self._ask(questions.meta, key)

    # -- in other threads ---------------------------------------------------------------------------------------

    async def _ask(self, question: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def answer() -> T:
            try:
                with self._reading.begin() as connection:
                    return question(connection, *args, **kwargs)
            except SQLAlchemyError as error:
                raise broken(error) from None

        if self._closed:
            raise StoreError("the store is closed")
        return await self._loop.run_in_executor(self._readers, answer)

    @classmethod
    def _open(cls, url: URL, loop: asyncio.AbstractEventLoop, beside: bool) -> Self:
        with ExitStack() as on_failure:
            lock = None
            if is_sqlite(url):
                need_file(url) if beside else prepare_file(url)
                lock = None if beside else FileLock(sqlite_path(url))
                on_failure.callback(lock.release if lock else lambda: None)
            try:
                connection = on_failure.enter_context(_connect(url, beside))
                check_durability(connection)
                check_schema(url) if beside else migrate(url)
            except SQLAlchemyError as error:
                raise unusable(error, url) from None
            on_failure.pop_all()
            return cls(url, Writer(lambda: _connect(url, beside), connection, loop), loop, lock)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._reading.dispose()
        if self._lock:
            self._lock.release()
            self._lock = None


def _connect(url: URL, beside: bool) -> Connection:
    """The connection that writes. On PostgreSQL it holds the lock, so who has lost it can write no more."""
    connection = writing(url).connect()
    if not beside and not is_sqlite(url):
        try:
            lock_session(connection)
        except BaseException:
            connection.close()
            raise
    return connection


def _pack(match: str, messages: Mapping[int, bytes]) -> list[dict[str, object]]:
    return [{"match_id": match, "viewer": viewer, "data": zlib.compress(data)} for viewer, data in messages.items()]
