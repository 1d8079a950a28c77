"""Appends to five matches at once and prints each record that was acknowledged. Started, and killed, by test_crash.py.

For each line of input there is one child, so that a kill costs no import. After a crash a client sends again what it
got no answer to: so the first action sent is one that is in the log already.
"""

import asyncio
import os
import sys
from itertools import count

from cavale.server.store import Append, Hidden, LogLine, Match, Repeated, StartMatch, Store


def main(address: str) -> None:
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            asyncio.run(write(address))
            os._exit(1)
        os.write(1, f"child {child}\n".encode())
        os.waitpid(child, 0)
        os.write(1, b"killed 0\n")


async def write(address: str) -> None:
    store = await Store.open(address)
    await asyncio.gather(*(play(store, f"m{number}") for number in range(5)))


async def play(store: Store, match: str) -> None:
    if await store.match(match) is None:
        await store.commit(StartMatch(head(match)))
    begin = len(await store.records(match))
    if begin:
        await send_again(store, match, begin)
    for number in count(begin):
        await store.commit(Append(match, line(number, f"action-{number}")))
        os.write(1, f"{match} {number}\n".encode())


async def send_again(store: Store, match: str, number: int) -> None:
    try:
        await store.commit(Append(match, line(number, f"action-{number - 1}")))
    except Repeated:
        assert await store.answered(match, 0, f"action-{number - 1}") == number - 1
    else:
        raise AssertionError("an action was applied twice")


def line(number: int, action: str) -> LogLine:
    return LogLine(number=number, data=Hidden(b"{}"), seat=0, action=action)


def head(match: str) -> Match:
    return Match(
        id=match,
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


if __name__ == "__main__":
    main(sys.argv[1])
