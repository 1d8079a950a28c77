"""Recall: what bots believed before the server was restarted.

Beliefs are kept in memory while a match is played, and with its result when it is over. A restart in between loses
them; but a bot is a function of its seed and of what its seat was shown, so the log gives the last ones again.
"""

import asyncio
from collections import deque
from collections.abc import Collection, Sequence
from typing import Any

from cavale.core.match import Match
from cavale.core.record import Acted, Record
from cavale.server.botpool import BotPool, question

TRIES = 12  # decisions of a bot that are thought again: at some it has no choice, and writes nothing down

Bot = tuple[int, str, int]  # its seat, level and seed


async def last_beliefs(start: Match, records: Sequence[Record], bots: Collection[Bot], pool: BotPool) -> list[Any]:
    """The last belief of each of these bots, as `Company.beliefs` has them."""
    found = []
    for seat, decisions in (await asyncio.to_thread(_decisions, start, records, bots)).items():
        for number, asked in reversed(decisions):
            belief = await pool.belief(asked)
            if belief is not None:
                found.append({"seat": seat, "record": number, **belief})
                break
    return found


def _decisions(match: Match, records: Sequence[Record], bots: Collection[Bot]) -> dict[int, deque[tuple[int, bytes]]]:
    """What each bot was asked at its last decisions, with what it was shown then and nothing else."""
    known = {seat: (level, seed) for seat, level, seed in bots}
    found: dict[int, deque[tuple[int, bytes]]] = {seat: deque(maxlen=TRIES) for seat in known}
    for number, record in enumerate(records[1:], 1):
        if isinstance(record, Acted) and record.seat in known:
            found[record.seat].append((number + 1, question(match, record.seat, *known[record.seat])))
        match.replay(record)
    return found
