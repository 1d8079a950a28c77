"""What a server draws, fixed: the same ids, codes, cards and bots in every run."""

import base64
import hashlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from unittest.mock import patch

from cavale.core.action import Action
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.record import Record
from cavale.lab.live import KeyedDice
from cavale.server.botpool import NOTHING, Thought
from cavale.server.metrics import Metrics

SEED = f"{7:064x}"


class ScriptedBots:
    """Bots that do what the log says. For somebody who is away they take the first option."""

    def __init__(self, *_: object) -> None:
        self.metrics = Metrics()
        self.script: dict[int, Action] = {}
        self.seats: frozenset[int] = frozenset()

    async def think(self, match: Match, seat: int, *_: object) -> Thought:
        action = self.script.pop(seat, None)
        if action is None and seat not in self.seats and match.options_of(seat):
            action = match.options_of(seat)[0]
        return Thought(NOTHING if action is None else action.index, None)

    def close(self) -> None:
        pass


@contextmanager
def fixed(first: Record, spare: FastDice) -> Iterator[None]:
    """The same ids, codes and cards in every run.

    Ids are counted apart from bytes: nobody sees those, and how many are drawn may depend on what is hidden (decoys).
    """
    ids, others = count(1), count(1)

    def token_bytes(size: int = 32) -> bytes:
        return _drawn("bytes", next(others), size)

    def token_urlsafe(size: int = 32) -> str:
        return base64.urlsafe_b64encode(_drawn("token", next(ids), size)).decode().rstrip("=")

    with ExitStack() as stack:
        for name, value in {
            "secrets.token_bytes": token_bytes,
            "secrets.token_urlsafe": token_urlsafe,
            "secrets.choice": lambda choices: choices[0],
            "secrets.randbelow": lambda most: most // 2,
            "cavale.server.room.new_seed": lambda: SEED,
            "cavale.server.hall.stage.SealedDice": lambda _: KeyedDice(first.draws, spare),
            "cavale.server.app.BotPool": ScriptedBots,
            "cavale.server.table.company.Company._people_talk": lambda *_: False,
            "cavale.server.table.dark.LAST_MOMENT": 0,  # the clock stands while something is written: no end comes late
        }.items():
            stack.enter_context(patch(name, value))
        yield


def _drawn(purpose: str, number: int, size: int) -> bytes:
    return hashlib.shake_256(f"{purpose} {number}".encode()).digest(size)
