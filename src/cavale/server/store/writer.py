"""The writer: one thread that commits whatever waits, in groups. Acknowledged means durable."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    NotSupportedError,
    ProgrammingError,
    SQLAlchemyError,
)

from cavale.server.store.changes import Append, Change, append
from cavale.server.store.errors import StoreError, broken, refused

MOST = 1_000  # units in one transaction, so that nobody waits long for the others
MANY = 4  # units in one transaction: a crowd, of whom each waits a moment for the others,
MOMENT = 0.004  # seconds, since a commit costs as much for twenty as for four;
ENOUGH = 12  # units that wait already: those are written at once

log = logging.getLogger(__name__)


class Unit:
    """Changes or a function, that are written together or not at all, and who waits for it."""

    __slots__ = ("changes", "future", "outcome", "work")

    def __init__(
        self,
        future: "asyncio.Future[Any]",
        changes: Sequence[Change] = (),
        work: Callable[[Connection], object] | None = None,
    ) -> None:
        self.future = future
        self.changes = changes
        self.work = work
        self.outcome: object = None  # the result of `work`, or an exception

    def settle(self) -> None:
        if self.future.cancelled():
            return
        if isinstance(self.outcome, BaseException):
            self.future.set_exception(self.outcome)
        else:
            self.future.set_result(self.outcome)


class Counts(msgspec.Struct):
    """What the writer has done: for metrics."""

    units: int = 0  # written
    refused: int = 0  # units that alone could not be written
    commits: int = 0
    failures: int = 0  # commits that failed


class Writer:
    """`connect` opens another connection when the first is lost."""

    def __init__(
        self, connect: Callable[[], Connection], connection: Connection, loop: asyncio.AbstractEventLoop
    ) -> None:
        self._connect = connect
        self._loop = loop
        self._connection: Connection | None = connection
        self._queue: SimpleQueue[Unit | None] = SimpleQueue()
        self._closed = False
        self.counts = Counts()
        self._thread = Thread(target=self._run, name="cavale-store-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    def put(self, unit: Unit) -> None:
        if self._closed:
            raise StoreError("the store is closed")
        self._queue.put(unit)

    def close(self) -> None:
        """Writes what waits, then ends. Called once the loop that waits for the units can still run."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        self._thread.join()

    # -- in the writer's thread ---------------------------------------------------------------------------------

    def _run(self) -> None:
        open_for_more = True
        crowded = False
        while open_for_more:
            units, open_for_more = self._take(MOMENT if crowded else 0)
            crowded = len(units) >= MANY
            if units:
                self._write(units)
                self._acknowledge(units)
        self._hang_up()

    def _take(self, moment: float) -> tuple[list[Unit], bool]:
        """Everything that waits, or comes a moment later, at least one; and whether more may come."""
        units: list[Unit] = []
        item = self._queue.get()
        if moment and self.waiting < ENOUGH:
            time.sleep(moment)
        while item is not None:
            units.append(item)
            if len(units) == MOST:
                return units, True
            try:
                item = self._queue.get_nowait()
            except Empty:
                return units, True
        return units, False

    def _acknowledge(self, units: list[Unit]) -> None:
        try:
            self._loop.call_soon_threadsafe(_settle, units)
        except RuntimeError:  # the loop has ended, and with it all who waited
            log.warning("nobody was left to hear of %d units", len(units))

    def _write(self, units: list[Unit]) -> None:
        """One transaction for all; if one of them cannot be, one transaction in which each stands alone."""
        try:
            if not self._attempt(units, _together):
                self._attempt(units, _apart)
        except BaseException as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            failure = error if isinstance(error, StoreError) else StoreError(type(error).__name__)
            for unit in units:
                unit.outcome = type(failure)(str(failure))  # one each: who raises it adds his traceback
            self.counts.failures += 1
            log.error("a commit of %d units failed: %s", len(units), units[0].outcome)  # noqa: TRY400 - no values
            return
        self.counts.commits += 1
        written = sum(not isinstance(unit.outcome, BaseException) for unit in units)
        self.counts.units += written
        self.counts.refused += len(units) - written

    def _attempt(self, units: list[Unit], write: Callable[[Connection, list[Unit]], bool]) -> bool:
        """False: a unit was refused and nothing was written. Raises StoreError if the database fails."""
        connection = self._connected()
        try:
            transaction = connection.begin()
            possible = write(connection, units)
            transaction.commit() if possible else transaction.rollback()
        except SQLAlchemyError as error:
            raise broken(error) from None
        finally:
            self._reset(connection)
        return possible

    def _connected(self) -> Connection:
        if self._connection is None:
            try:
                self._connection = self._connect()
            except SQLAlchemyError as error:
                raise broken(error) from None
        return self._connection

    def _reset(self, connection: Connection) -> None:
        """Back to a connection without a transaction; or to none, and the next batch opens another."""
        try:
            connection.rollback()
            usable = not connection.invalidated and not connection.closed
        except SQLAlchemyError:
            usable = False
        if not usable:
            self._hang_up()

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.close()
            except SQLAlchemyError:
                log.warning("a broken connection could not be closed")


def _settle(units: list[Unit]) -> None:
    for unit in units:
        unit.settle()


def _together(connection: Connection, units: list[Unit]) -> bool:
    """All units as one; runs of records in one statement."""
    records: list[Append] = []
    try:
        for unit in units:
            for change in unit.changes:
                if isinstance(change, Append):
                    records.append(change)
                    continue
                _flush(connection, records)
                change.write(connection)
            if unit.work is not None:
                _flush(connection, records)
                unit.outcome = unit.work(connection)
        _flush(connection, records)
    except Exception as error:
        if _is_of_the_database(error):
            raise
        return False
    return True


def _flush(connection: Connection, records: list[Append]) -> None:
    if records:
        append(connection, records)
        records.clear()


def _apart(connection: Connection, units: list[Unit]) -> bool:
    """Each unit behind a savepoint: who cannot be written hears why, the others are."""
    for unit in units:
        savepoint = connection.begin_nested()
        try:
            for change in unit.changes:
                change.write(connection)
            unit.outcome = unit.work(connection) if unit.work is not None else None
            savepoint.commit()
        except Exception as error:
            if _is_of_the_database(error):
                raise
            savepoint.rollback()
            unit.outcome = refused(error) if isinstance(error, DBAPIError) else error
    return True


def _is_of_the_database(error: Exception) -> bool:
    """Whether the database failed (disk full, connection lost), and not a unit."""
    if not isinstance(error, DBAPIError):
        return False
    of_a_unit = IntegrityError | DataError | ProgrammingError | InterfaceError | NotSupportedError
    return error.connection_invalidated or not isinstance(error, of_a_unit)
