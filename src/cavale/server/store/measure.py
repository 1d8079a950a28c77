"""Measures the store: how many records a second become durable, and how long each waits to be acknowledged.

python -m cavale.server.store.measure [--database ADDRESS] [--matches 200] [--seconds 5]

Every match is one writer that waits for each record before it sends the next, as a table does. Without an address a
new SQLite file in the working directory is measured, and removed.
"""

import argparse
import asyncio
import tempfile
import time
from itertools import count
from pathlib import Path
from uuid import uuid4

import msgspec

from cavale.core.record import Acted
from cavale.server.store import Append, Hidden, LogLine, Match, StartMatch, Store

RECORD = Acted(at=123_456, seat=2, verb="choose", args={"card": "gold_3"}, draws=(("reveal", 5, 3),), state="75b1" * 4)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m cavale.server.store.measure")
    parser.add_argument("--database", metavar="ADDRESS")
    parser.add_argument("--matches", type=int, nargs="+", default=[1, 50, 200, 1000])
    parser.add_argument("--seconds", type=float, default=5)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="cavale-measure-", dir=Path.cwd()) as folder:
        asyncio.run(_measure(wanted.database or Path(folder) / "measure.db", wanted.matches, wanted.seconds))


async def _measure(address: str | Path, sizes: list[int], seconds: float) -> None:
    async with await Store.open(address) as store:
        for matches in sizes:
            waits, commits, passed = await _play(store, matches, seconds)
            _print(
                f"{matches:5} matches: {len(waits) / passed:7,.0f} records/s in {commits / passed:5,.0f} commits/s; "
                f"acknowledged after {_quantile(waits, 0.5):.1f} ms (median), {_quantile(waits, 0.99):.1f} ms (99 %)"
            )


async def _play(store: Store, matches: int, seconds: float) -> tuple[list[float], int, float]:
    """How long each record waited, how many commits there were, and how long it all took."""
    ids = [uuid4().hex for _ in range(matches)]
    await store.commit(*(StartMatch(_head(match)) for match in ids))
    waits: list[float] = []
    commits = store.counts.commits
    begun = time.perf_counter()
    await asyncio.gather(*(_append(store, match, begun + seconds, waits) for match in ids))
    return waits, store.counts.commits - commits, time.perf_counter() - begun


async def _append(store: Store, match: str, until: float, waits: list[float]) -> None:
    data = Hidden(msgspec.json.encode(RECORD))
    for number in count():
        sent = time.perf_counter()
        if sent > until:
            return
        await store.commit(Append(match, LogLine(number=number, data=data, seat=2, action=f"{number:06}-{match[:8]}")))
        waits.append(time.perf_counter() - sent)


def _head(match: str) -> Match:
    return Match(
        id=match,
        table=None,
        game="measure",
        rules=1,
        seats=5,
        live=True,
        options={},
        edition_hash="measure",
        edition={},
        started=0,
    )


def _quantile(waits: list[float], part: float) -> float:
    return sorted(waits)[int(len(waits) * part)] * 1000


def _print(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - a program: what it prints is its result


if __name__ == "__main__":
    main()
