"""Questions: what is read from the database. Each is one function of a connection."""

import zlib
from collections import defaultdict
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, func, select

from cavale.core.action import Value
from cavale.server.store import schema
from cavale.server.store.rows import (
    ChatLine,
    Edition,
    Guest,
    Hidden,
    Known,
    LogLine,
    Match,
    Report,
    Seat,
    Status,
    Table,
)

T = TypeVar("T")

# -- guests and tables ------------------------------------------------------------------------------------------


def guest(connection: Connection, key: str) -> Guest | None:
    return _guest(connection, schema.guests.c.id == key)


def guest_by_token(connection: Connection, token_hash: bytes) -> Guest | None:
    return _guest(connection, schema.guests.c.token_hash == token_hash)


def known_as(connection: Connection, who: str) -> list[Known]:
    """All guests of this name, and the one with this id; who was seen last first."""
    guests, seats = schema.guests.c, schema.seats.c
    tables = select(func.count(seats.table_id.distinct())).where(seats.guest_id == guests.id).scalar_subquery()
    meant = ((guests.id == who) | (guests.name == who)) & guests.token_hash.is_not(None)
    found = select(guests.id, guests.name, guests.seen, tables.label("tables")).where(meant)
    return [Known(**row) for row in connection.execute(found.order_by(guests.seen.desc(), guests.id)).mappings()]


def forgotten(connection: Connection) -> set[str]:
    """The ids of all who are."""
    return set(connection.execute(select(schema.guests.c.id).where(schema.guests.c.token_hash.is_(None))).scalars())


def table(connection: Connection, key: str) -> Table | None:
    return _first(_tables(connection, schema.tables.c.id == key))


def table_by_code(connection: Connection, code: str) -> Table | None:
    return _first(_tables(connection, schema.tables.c.code == code))


def table_by_link(connection: Connection, link: str) -> Table | None:
    return _first(_tables(connection, schema.tables.c.link == link))


def table_by_reclaim(connection: Connection, reclaim_hash: bytes) -> Table | None:
    seats = schema.seats.c
    at = select(seats.table_id).where(seats.reclaim_hash == reclaim_hash)
    return _first(_tables(connection, schema.tables.c.id.in_(at)))


def tables(connection: Connection, statuses: tuple[Status, ...]) -> list[Table]:
    return _tables(connection, schema.tables.c.status.in_(statuses))


def tables_of(connection: Connection, guest: str) -> list[Table]:
    """Where she sits, and those she owns."""
    seats, tables = schema.seats.c, schema.tables.c
    at = select(seats.table_id).where(seats.guest_id == guest)
    return _tables(connection, tables.id.in_(at) | (tables.owner_id == guest))


def _guest(connection: Connection, where: ColumnElement[bool]) -> Guest | None:
    row = connection.execute(select(schema.guests).where(where)).mappings().first()
    return Guest(**row) if row else None


def _tables(connection: Connection, where: ColumnElement[bool]) -> list[Table]:
    newest_first = schema.tables.c.updated.desc(), schema.tables.c.id
    rows = connection.execute(select(schema.tables).where(where).order_by(*newest_first)).all()
    seats = _seats(connection, [row.id for row in rows])
    return [_table(row, seats[row.id]) for row in rows]


def _table(row: Row[Any], seats: list[Seat]) -> Table:
    return Table(
        id=row.id,
        code="" if row.code == row.id else row.code,  # it was given back
        game=row.game,
        owner=row.owner_id,
        status=row.status,
        settings=row.settings,
        created=row.created,
        updated=row.updated,
        rematch=row.rematch_id,
        link=row.link,
        seats=tuple(seats),
    )


def _seats(connection: Connection, tables: list[str]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = defaultdict(list)
    columns = schema.seats.c
    for some in _portions(tables):
        for row in connection.execute(select(schema.seats).where(columns.table_id.in_(some)).order_by(columns.seat)):
            found[row.table_id].append(_seat(row))
    return found


def _seat(row: Row[Any]) -> Seat:
    return Seat(
        seat=row.seat,
        occupant=row.occupant,
        guest=row.guest_id,
        name=row.name,
        disc=row.disc,
        level=row.level,
        reclaim_hash=row.reclaim_hash,
    )


def _portions(ids: list[str], most: int = 500) -> Iterable[list[str]]:
    """A statement takes only so many parameters."""
    return (ids[first : first + most] for first in range(0, len(ids), most))


# -- matches ----------------------------------------------------------------------------------------------------


def match(connection: Connection, key: str) -> Match | None:
    return _first(_matches(connection, schema.matches.c.id == key))


def match_of(connection: Connection, table: str) -> Match | None:
    """The latest of a table."""
    return _first(_matches(connection, schema.matches.c.table_id == table))


def open_matches(connection: Connection) -> list[Match]:
    return _matches(connection, schema.matches.c.ended.is_(None))


def records(connection: Connection, match: str, first: int) -> list[LogLine]:
    columns = schema.records.c
    log = select(columns.number, columns.data, columns.seat, columns.action_id)
    log = log.where((columns.match_id == match) & (columns.number >= first)).order_by(columns.number)
    return [
        LogLine(number=number, data=Hidden(data), seat=seat, action=action)
        for number, data, seat, action in connection.execute(log)
    ]


def answered(connection: Connection, match: str, seat: int, action: str) -> int | None:
    columns = schema.records.c
    same = (columns.match_id == match) & (columns.seat == seat) & (columns.action_id == action)
    return connection.execute(select(columns.number).where(same)).scalar()


def messages(connection: Connection, match: str, viewer: int) -> bytes | None:
    columns = schema.messages.c
    whose = (columns.match_id == match) & (columns.viewer == viewer)
    data = connection.execute(select(columns.data).where(whose)).scalar()
    return None if data is None else zlib.decompress(data)


def matches_without_messages(connection: Connection) -> list[str]:
    matches, messages = schema.matches.c, schema.messages.c
    saved = select(messages.match_id).where(messages.match_id == matches.id).exists()
    return list(connection.execute(select(matches.id).where(matches.ended.is_not(None) & ~saved)).scalars())


def _matches(connection: Connection, where: ColumnElement[bool]) -> list[Match]:
    files = schema.edition_files
    heads = select(schema.matches, files.c.files).join(files).where(where)
    rows = connection.execute(heads.order_by(schema.matches.c.started.desc(), schema.matches.c.id)).all()
    added = _added(connection, [row.id for row in rows])
    return [_match(row, added[row.id]) for row in rows]


def _match(row: Row[Any], added: dict[int, tuple[str, str]]) -> Match:
    return Match(
        id=row.id,
        table=row.table_id,
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        live=row.live,
        options=msgspec.json.decode(row.options, type=dict[str, Value | bool]),
        edition_hash=row.edition_hash,
        edition=_files(row.files),
        commitment=row.commitment,
        seed=Hidden(row.seed),
        entropy={seat: value for seat, (value, _) in added.items()},
        commitments={seat: commitment for seat, (_, commitment) in added.items() if commitment},
        recipe=row.recipe,
        start=row.start,
        started=row.started,
        ended=row.ended,
        result=row.result,
    )


def _added(connection: Connection, matches: list[str]) -> dict[str, dict[int, tuple[str, str]]]:
    """By match and seat: what was added to the shuffle, and its seal."""
    found: dict[str, dict[int, tuple[str, str]]] = defaultdict(dict)
    for some in _portions(matches):
        for row in connection.execute(select(schema.entropy).where(schema.entropy.c.match_id.in_(some))):
            found[row.match_id][row.seat] = row.value, row.commitment
    return found


def _files(data: bytes) -> dict[str, str]:
    return msgspec.json.decode(data, type=dict[str, str])


# -- chat -------------------------------------------------------------------------------------------------------


def chat(connection: Connection, table: str, last: int) -> list[ChatLine]:
    columns, guests = schema.chat.c, schema.guests
    lines = select(schema.chat, guests.c.name).outerjoin(guests).where(columns.table_id == table)
    rows = connection.execute(lines.order_by(columns.line.desc()).limit(last)).all()
    return [
        ChatLine(
            line=row.line,
            seat=row.seat,
            guest=row.guest_id,
            name=row.name or "",
            text=row.text,
            position=row.position,
            at=row.at,
        )
        for row in reversed(rows)
    ]


def reports(connection: Connection) -> list[Report]:
    rows = connection.execute(select(schema.reports).order_by(schema.reports.c.at.desc(), schema.reports.c.id)).all()
    contexts = [msgspec.json.decode(row.context, type=tuple[ChatLine, ...]) for row in rows]
    names = _names(connection, sorted({line.guest for lines in contexts for line in lines if line.guest}))
    return [
        Report(
            id=row.id,
            table=row.table_id,
            line=row.line,
            by=row.guest_id,
            reason=row.reason,
            at=row.at,
            context=tuple(msgspec.structs.replace(line, name=names.get(line.guest or "", "")) for line in lines),
        )
        for row, lines in zip(rows, contexts, strict=True)
    ]


def _names(connection: Connection, guests: list[str]) -> dict[str, str]:
    columns = schema.guests.c
    names: dict[str, str] = {}
    for some in _portions(guests):
        rows = connection.execute(select(columns.id, columns.name).where(columns.id.in_(some)))
        names |= {row.id: row.name for row in rows}
    return names


# -- editions and meta ------------------------------------------------------------------------------------------


def edition(connection: Connection, key: str) -> Edition | None:
    return _first(_editions(connection, schema.editions.c.id == key))


def editions(connection: Connection, game: str) -> list[Edition]:
    return _editions(connection, schema.editions.c.game == game)


def count_editions(connection: Connection, uploader: str) -> int:
    hers = select(func.count()).where(schema.editions.c.uploader_id == uploader)
    return int(connection.execute(hers).scalar_one())


def meta(connection: Connection, key: str) -> bytes | None:
    return connection.execute(select(schema.meta.c.value).where(schema.meta.c.key == key)).scalar()


def _editions(connection: Connection, where: ColumnElement[bool]) -> list[Edition]:
    columns, files = schema.editions.c, schema.edition_files
    rows = connection.execute(
        select(schema.editions, files.c.files).join(files).where(where).order_by(columns.created, columns.id)
    )
    return [
        Edition(
            id=row.id,
            game=row.game,
            hash=row.hash,
            files=_files(row.files),
            uploader=row.uploader_id,
            created=row.created,
            shown=row.shown,
        )
        for row in rows
    ]


def _first(found: list[T]) -> T | None:
    return found[0] if found else None
