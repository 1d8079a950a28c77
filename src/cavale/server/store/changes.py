"""Changes: the typed values that `Store.commit` takes. Each says how it is written."""

import secrets
from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from sqlalchemy import Connection, TableClause, delete, exists, func, insert, select, update

from cavale.server.store import schema
from cavale.server.store.errors import Unknown
from cavale.server.store.rows import (
    FORGOTTEN,
    ChatLine,
    Edition,
    Guest,
    LogLine,
    Match,
    Report,
    Seat,
    Status,
    Table,
)

LAST_FORGOTTEN = "last_forgotten"  # a value in `meta` that changes whenever somebody is forgotten
CONTEXT = 10  # lines of chat kept around a reported one


class Change(msgspec.Struct, frozen=True):
    """Something to be written, as a part of one unit of work."""

    def write(self, connection: Connection) -> None:
        raise NotImplementedError


# -- guests -----------------------------------------------------------------------------------------------------


class AddGuest(Change, frozen=True):
    guest: Guest

    def write(self, connection: Connection) -> None:
        connection.execute(insert(schema.guests), msgspec.structs.asdict(self.guest))


class RenameGuest(Change, frozen=True):
    """The name at tables stays what it was: `PutSeat` changes it there."""

    guest: str
    name: str
    disc: str | None = None

    def write(self, connection: Connection) -> None:
        _update_one(connection, schema.guests, self.guest, name=self.name, disc=self.disc, drawn=False)


class SeeGuest(Change, frozen=True):
    """She was here."""

    guest: str
    at: int

    def write(self, connection: Connection) -> None:
        _update_one(connection, schema.guests, self.guest, seen=self.at)


class ForgetGuest(Change, frozen=True):
    """Her names, her session and what she wrote go, everywhere; what she played stays, as somebody's."""

    guest: str

    def write(self, connection: Connection) -> None:
        _update_one(connection, schema.guests, self.guest, name=FORGOTTEN, disc=None, token_hash=None)
        hers = update(schema.seats).where(schema.seats.c.guest_id == self.guest)
        connection.execute(hers.values(name=FORGOTTEN, disc=None, reclaim_hash=None))
        connection.execute(delete(schema.chat).where(schema.chat.c.guest_id == self.guest))
        SetMeta(LAST_FORGOTTEN, secrets.token_bytes(8)).write(connection)


# -- tables -----------------------------------------------------------------------------------------------------


class AddTable(Change, frozen=True):
    """A table with its seats."""

    table: Table

    def write(self, connection: Connection) -> None:
        table = self.table
        connection.execute(
            insert(schema.tables),
            {
                "id": table.id,
                "code": table.code,
                "game": table.game,
                "owner_id": table.owner,
                "status": table.status,
                "settings": table.settings,
                "created": table.created,
                "updated": table.updated,
                "rematch_id": table.rematch,
                "link": table.link,
            },
        )
        for seat in table.seats:
            connection.execute(insert(schema.seats), _seat_values(table.id, seat))


class ChangeTable(Change, frozen=True, kw_only=True):
    """What is given changes, the rest stays."""

    table: str
    at: int
    owner: str | UnsetType | None = UNSET
    status: Status | UnsetType = UNSET
    settings: bytes | UnsetType = UNSET
    rematch: str | UnsetType | None = UNSET
    code: str | UnsetType = UNSET
    link: str | UnsetType = UNSET

    def write(self, connection: Connection) -> None:
        given = {
            "owner_id": self.owner,
            "status": self.status,
            "settings": self.settings,
            "rematch_id": self.rematch,
            "code": self.code,
            "link": self.link,
        }
        values = {column: value for column, value in given.items() if value is not UNSET}
        _update_one(connection, schema.tables, self.table, updated=self.at, **values)


class PutSeat(Change, frozen=True):
    """A seat as it is from now on. An empty one stays a row; a name that was forgotten meanwhile stays forgotten."""

    table: str
    seat: Seat

    def write(self, connection: Connection) -> None:
        where = (schema.seats.c.table_id == self.table) & (schema.seats.c.seat == self.seat.seat)
        connection.execute(delete(schema.seats).where(where))
        seat = self.seat
        if _is_forgotten(connection, seat.guest):
            seat = msgspec.structs.replace(seat, name=FORGOTTEN, disc=None, reclaim_hash=None)
        connection.execute(insert(schema.seats), _seat_values(self.table, seat))


def _is_forgotten(connection: Connection, guest: str | None) -> bool:
    guests = schema.guests.c
    gone = exists().where((guests.id == guest) & guests.token_hash.is_(None))
    return bool(guest and connection.execute(select(gone)).scalar())


def _seat_values(table: str, seat: Seat) -> dict[str, object]:
    return {
        "table_id": table,
        "seat": seat.seat,
        "occupant": seat.occupant,
        "guest_id": seat.guest,
        "name": seat.name,
        "disc": seat.disc,
        "level": seat.level,
        "reclaim_hash": seat.reclaim_hash,
    }


# -- matches ----------------------------------------------------------------------------------------------------


class StartMatch(Change, frozen=True):
    """The head of a match, with the edition itself. Its records follow by `Append`, the first in the same unit."""

    match: Match

    def write(self, connection: Connection) -> None:
        match = self.match
        _keep_files(connection, match.edition_hash, match.edition)
        connection.execute(
            insert(schema.matches),
            {
                "id": match.id,
                "table_id": match.table,
                "game": match.game,
                "rules": match.rules,
                "seats": match.seats,
                "live": match.live,
                "options": msgspec.json.encode(match.options),
                "edition_hash": match.edition_hash,
                "commitment": match.commitment,
                "seed": match.seed,
                "recipe": match.recipe,
                "start": match.start,
                "started": match.started,
                "ended": match.ended,
                "result": match.result,
            },
        )
        for seat, value in match.entropy.items():
            AddEntropy(match.id, seat, value, match.commitments.get(seat, "")).write(connection)


class AddEntropy(Change, frozen=True):
    """What a seat adds to the seed, once."""

    match: str
    seat: int
    value: str
    commitment: str = ""  # the seal under which it was added

    def write(self, connection: Connection) -> None:
        values = {"match_id": self.match, "seat": self.seat, "value": self.value, "commitment": self.commitment}
        connection.execute(insert(schema.entropy), values)


class Append(Change, frozen=True):
    """The next record of a match."""

    match: str
    line: LogLine

    def write(self, connection: Connection) -> None:
        append(connection, [self])


class CarryOver(Change, frozen=True):
    """An open match goes on by newer rules that lead to the same states."""

    match: str
    rules: int

    def write(self, connection: Connection) -> None:
        _update_one(connection, schema.matches, self.match, rules=self.rules)


class EndMatch(Change, frozen=True):
    match: str
    at: int
    result: bytes  # JSON

    def write(self, connection: Connection) -> None:
        _update_one(connection, schema.matches, self.match, ended=self.at, result=self.result)


def append(connection: Connection, records: Sequence[Append]) -> None:
    """Many records at once: what the server writes most.

    A statement of many rows costs a third of many statements, and takes the interpreter's lock once.
    """
    rows = [_record_values(record) for record in records]
    for size in PORTIONS:
        while len(rows) >= size:
            some, rows = rows[:size], rows[size:]
            connection.exec_driver_sql(_append(size, connection.dialect.paramstyle), tuple(chain.from_iterable(some)))


PORTIONS = (64, 32, 16, 8, 4, 2, 1)  # records in one statement: few sizes, so that the statements stay prepared


def _record_values(record: Append) -> tuple[object, ...]:
    line = record.line
    return record.match, line.number, line.seat, line.action, line.data


@cache
def _append(size: int, style: str) -> str:
    row = "(?, ?, ?, ?, ?)" if style == "qmark" else "(%s, %s, %s, %s, %s)"
    rows = ", ".join([row] * size)
    return f"INSERT INTO records (match_id, number, seat, action_id, data) VALUES {rows}"  # noqa: S608 - question marks


# -- chat -------------------------------------------------------------------------------------------------------


class AddChat(Change, frozen=True):
    """Who is forgotten writes no more."""

    table: str
    line: ChatLine

    def write(self, connection: Connection) -> None:
        if _is_forgotten(connection, self.line.guest):
            raise Unknown("this guest is forgotten")
        connection.execute(
            insert(schema.chat),
            {
                "table_id": self.table,
                "line": self.line.line,
                "seat": self.line.seat,
                "guest_id": self.line.guest,
                "text": self.line.text,
                "position": self.line.position,
                "at": self.line.at,
            },
        )


class AddReport(Change, frozen=True):
    """The context is copied from the chat as it stands, so that it outlives it."""

    report: Report

    def write(self, connection: Connection) -> None:
        report = self.report
        context = _context(connection, report.table, report.line)
        if not any(line["line"] == report.line for line in context):
            raise Unknown("no such line of chat")
        connection.execute(
            insert(schema.reports),
            {
                "id": report.id,
                "table_id": report.table,
                "line": report.line,
                "guest_id": report.by,
                "reason": report.reason,
                "at": report.at,
                "context": msgspec.json.encode(context),
            },
        )


def _context(connection: Connection, table: str, line: int) -> list[dict[str, Any]]:
    """The line and the ten nearest to it, in order."""
    chat = schema.chat.c
    lines = select(chat.line, chat.seat, chat.guest_id.label("guest"), chat.text, chat.position, chat.at)
    nearest = func.abs(chat.line - line)
    rows = connection.execute(lines.where(chat.table_id == table).order_by(nearest, chat.line).limit(CONTEXT + 1))
    return sorted((dict(row) for row in rows.mappings()), key=lambda row: int(row["line"]))


# -- editions and meta ------------------------------------------------------------------------------------------


class AddEdition(Change, frozen=True):
    edition: Edition

    def write(self, connection: Connection) -> None:
        edition = self.edition
        _keep_files(connection, edition.hash, edition.files)
        connection.execute(
            insert(schema.editions),
            {
                "id": edition.id,
                "game": edition.game,
                "hash": edition.hash,
                "uploader_id": edition.uploader,
                "created": edition.created,
                "shown": edition.shown,
            },
        )


class KeepShown(Change, frozen=True):
    """What a list shows of an edition."""

    edition: str
    shown: bytes

    def write(self, connection: Connection) -> None:
        _update_one(connection, schema.editions, self.edition, shown=self.shown)


class RemoveEdition(Change, frozen=True):
    """It is offered no more. Matches played with it keep its files."""

    edition: str

    def write(self, connection: Connection) -> None:
        editions, matches, files = schema.editions.c, schema.matches.c, schema.edition_files.c
        removed = delete(schema.editions).where(editions.id == self.edition).returning(editions.hash)
        gone = connection.execute(removed).scalar()
        if gone is None:
            raise Unknown("no such edition")
        used = exists().where(editions.hash == gone) | exists().where(matches.edition_hash == gone)
        connection.execute(delete(schema.edition_files).where((files.hash == gone) & ~used))


class SetMeta(Change, frozen=True):
    """A value of the installation itself."""

    key: str
    value: bytes

    def write(self, connection: Connection) -> None:
        connection.execute(delete(schema.meta).where(schema.meta.c.key == self.key))
        connection.execute(insert(schema.meta), {"key": self.key, "value": self.value})


def _keep_files(connection: Connection, key: str, files: dict[str, str]) -> None:
    column = schema.edition_files.c.hash
    if connection.execute(select(column).where(column == key)).first() is None:
        connection.execute(insert(schema.edition_files), {"hash": key, "files": msgspec.json.encode(files)})


def _update_one(connection: Connection, table: TableClause, key: str, **values: object) -> None:
    changed = connection.execute(update(table).where(table.c.id == key).values(**values))
    if changed.rowcount != 1:
        raise Unknown(f"nothing in {table.name} has this id")
