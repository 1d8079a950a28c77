"""Rows to store."""

from typing import Any

from cavale.server.store import (
    AddGuest,
    AddTable,
    Append,
    ChatLine,
    Guest,
    Hidden,
    LogLine,
    Match,
    Seat,
    StartMatch,
    Store,
    Table,
)

DAY = 24 * 60 * 60 * 1000


def guest(key: str = "ada", **other: Any) -> Guest:
    return Guest(**{"id": key, "name": key.title(), "token_hash": key.encode(), "created": 1, "seen": 1} | other)


def person(seat: int, key: str = "ada", **other: Any) -> Seat:
    values = {"occupant": "person", "guest": key, "name": key.title(), "reclaim_hash": f"{key}{seat}".encode()}
    return Seat(seat=seat, **(values | other))


def table(key: str = "t", **other: Any) -> Table:
    values = {
        "id": key,
        "code": key.upper(),
        "game": "leduc_poker",
        "owner": "ada",
        "status": "lobby",
        "settings": b'{"patience":90}',
        "created": 10,
        "updated": 10,
        "seats": (person(0, reclaim_hash=f"{key}0".encode()), Seat(seat=1)),
    }
    return Table(**(values | other))


def match(key: str = "m", **other: Any) -> Match:
    values = {
        "id": key,
        "table": "t",
        "game": "leduc_poker",
        "rules": 1,
        "seats": 2,
        "live": True,
        "options": {"goal": 3, "powers": True, "deck": "long"},
        "edition_hash": "e1",
        "edition": {"standard.toml": "[edition]\ntitle = 'é'"},
        "commitment": "c0ffee",
        "seed": Hidden(b"\x00seed"),
        "entropy": {0: "abc", 1: "def"},
        "started": 100,
    }
    return Match(**(values | other))


def line(
    number: int, action: str | None = None, seat: int | None = None, data: bytes = b'{"record":"acted"}'
) -> LogLine:
    return LogLine(number=number, data=Hidden(data), seat=seat, action=action)


def chat(number: int, text: str = "", **other: Any) -> ChatLine:
    values = {"seat": 0, "guest": "ada", "text": text or f"line {number}", "position": number * 2, "at": 1000 + number}
    return ChatLine(line=number, **(values | other))


async def add_table(store: Store) -> None:
    await store.commit(AddGuest(guest()), AddGuest(guest("bob")), AddTable(table()))


async def add_match(store: Store, key: str = "m", records: int = 1) -> None:
    """A match of no table, with some records."""
    lines = [Append(key, line(number)) for number in range(records)]
    await store.commit(StartMatch(match(key, table=None)), *lines)
