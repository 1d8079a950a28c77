"""Commits while the operating system lets no file grow, and again when it does. Started by test_failures.py."""

import asyncio
import json
import resource
import sys
from pathlib import Path

from cavale.server.store import Append, Hidden, LogLine, Match, StartMatch, Store

MATCH = Match(
    id="m",
    table=None,
    game="leduc_poker",
    rules=1,
    seats=2,
    live=True,
    options={},
    edition_hash="e",
    edition={},
    started=0,
)


def line(number: int, action: str) -> LogLine:
    return LogLine(number=number, data=Hidden(b"x" * 50_000), seat=0, action=action)


async def main(path: Path) -> None:
    async with await Store.open(path) as store:
        await store.commit(StartMatch(MATCH), Append("m", line(0, "")))
        log = path.with_name(path.name + "-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (log + 20_000, resource.RLIM_INFINITY))
        units = [store.commit(Append("m", line(1, str(number)))) for number in range(20)]
        outcomes = await asyncio.gather(*units, return_exceptions=True)
        when_full = len(await store.records("m"))
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await store.commit(Append("m", line(1, "again")))
        told = {
            "full": [type(outcome).__name__ for outcome in outcomes],
            "records_when_full": when_full,
            "records_afterwards": len(await store.records("m")),
        }
    sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
