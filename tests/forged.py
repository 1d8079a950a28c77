"""Finished match files as a server writes them, and what a forger makes of them."""

import contextlib
import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from cavale import catalog
from cavale.core.archive import Archive, ArchiveError, Signature, chained, parse, to_json, written
from cavale.core.dice import FastDice, SealedDice
from cavale.core.match import Match
from cavale.core.refusal import Refused
from cavale.core.shuffle import RECIPE, Envelope, Shuffle, commitment, dice_seed, seal
from cavale.lab.live import People
from cavale.signature import sign

SECRET = bytes(range(32))  # the key of the server in these tests,
OTHER = bytes(range(1, 33))  # and that of somebody else
SEED = "5e" * 32


def sealed(*contributions: str) -> Shuffle:
    """The shuffle of a table at which the first seats have an envelope each, at its second start."""
    promise = commitment(SEED)
    envelopes = [Envelope(seat, seal(promise, seat, added), added) for seat, added in enumerate(contributions)]
    return Shuffle(SEED, promise, recipe=RECIPE, start=2, envelopes=tuple(envelopes))


@cache
def finished(game_id: str, records: int = 40) -> bytes:
    """A live match of random people, given up after so many records, with its shuffle and our signature."""
    game = catalog.find(game_id)
    assert game is not None
    shuffle = sealed("a1" * 32, "b2" * 32)
    dice = SealedDice(dice_seed(shuffle))
    match = Match(game, catalog.default_edition(game), dice, seats=game.seat_counts.start, live=True)
    people = People(match, FastDice(4))
    while not match.over:
        people.step()
        if len(match.records) >= records:
            give_up(match, people.now)
    return signed(parse(to_json(match, shuffle)))


def give_up(match: Match, now: int) -> None:
    with contextlib.suppress(Refused):  # not now: after the next step, perhaps
        match.abandon(at=now)


def signed(archive: Archive, secret: bytes = SECRET) -> bytes:
    """A file with the right chain, signed."""
    archive = chained(msgspec.structs.replace(archive, match="a-match"))
    return written(msgspec.structs.replace(archive, signature=sign(secret, archive.head)))


def rechained(archive: Archive) -> bytes:
    """A forger who knows how the chain is made, and keeps the signature."""
    return written(msgspec.structs.replace(chained(archive), signature=archive.signature))


def read(fields: Any) -> Archive | None:
    """What the program makes of these fields, if it makes anything of them."""
    try:
        return parse(json.dumps(fields).encode())
    except ArchiveError:
        return None


Path = tuple[str | int, ...]


def paths(value: Any, here: Path = ()) -> Iterator[Path]:
    """Every field of a file, at every depth."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield (*here, key)
        yield from paths(item, (*here, key))


def changes(fields: Any, path: Path) -> Iterator[Any]:
    """The file with one field changed, gone, twice, or changed with its neighbour."""
    *way, key = path

    def copied() -> tuple[Any, Any]:
        again = holder = copy.deepcopy(fields)
        for step in way:
            holder = holder[step]
        return again, holder

    for value in others(_at(fields, path)):
        again, holder = copied()
        holder[key] = value
        yield again
    again, holder = copied()
    del holder[key]
    yield again
    if isinstance(key, int):
        again, holder = copied()
        holder.insert(key, copy.deepcopy(holder[key]))
        yield again
        again, holder = copied()
        if key and holder[key] != holder[key - 1]:
            holder[key], holder[key - 1] = holder[key - 1], holder[key]
            yield again


def others(value: Any) -> list[Any]:
    """Other values for a field: of the same kind, and of another."""
    if isinstance(value, bool):
        return [not value, int(value)]
    if isinstance(value, int):
        return [value + 1, -value - 1, str(value), 10**30]
    if isinstance(value, str):
        return [f"{value} ", value[:-1] if len(value) > 1 else "x", None, 0]
    return [[] if value else [0], {}] if isinstance(value, list) else [{}] if value else [{"x": 1}]


def _at(fields: Any, path: Path) -> Any:
    for step in path:
        fields = fields[step]
    return fields


def signature_of(data: bytes) -> Signature:
    found = parse(data).signature
    assert found is not None
    return found
