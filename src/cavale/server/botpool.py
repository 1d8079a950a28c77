"""Bots in worker processes: they get what their seat sees and was told, and give back an action."""

import asyncio
import multiprocessing
import os
import pickle
import secrets
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any

import msgspec

from cavale import catalog
from cavale.core.action import Action, Value
from cavale.core.bot import Sight, sight
from cavale.core.edition import edition_hash
from cavale.core.match import Match
from cavale.core.snapshot import snapshot
from cavale.core.state import Box
from cavale.server.metrics import Metrics
from cavale.server.turns import Turns

NOTHING = -1


class BoxKey(msgspec.Struct, frozen=True):
    """What a box is made from: enough for a worker to make it again."""

    game: str
    edition: str
    options: tuple[tuple[str, Value | bool], ...]
    seats: int
    live: bool


class Question(msgspec.Struct, frozen=True):
    """All that a bot is told. Pickled as bytes: nothing else of the server reaches a worker."""

    box: BoxKey
    files: Mapping[str, str]
    level: str
    seed: int
    seat: int
    view: Any
    told: list[Any]
    step: str
    draft: tuple[int, ...]
    options: tuple[int, ...]
    offers: tuple[int, ...]
    time_left: Mapping[str, int]


class Thought(msgspec.Struct, frozen=True):
    """What a bot decided, and what it believed then (for after the match)."""

    action: int  # index, or NOTHING for a bot that does not volunteer
    belief: Any  # a line of its diary as plain data, None if it keeps none
    late: bool = False  # it did not find an answer in time, and this is any


class Whose(msgspec.Struct, frozen=True):
    """For whom a bot thinks: at whose table, and whether somebody still wants to know when its turn comes."""

    guest: str = ""
    table: str = ""
    wanted: Callable[[], bool] = lambda: True
    time_left: Callable[[], Mapping[str, int]] = dict  # milliseconds by window, when it begins to think


class BotPool:
    """A few processes that think, in turns between people and their tables.

    A bot that takes too long, counted from when a process begins, answers like a random one, and that is counted.
    """

    def __init__(self, workers: int, seconds: float, metrics: Metrics | None = None) -> None:
        self.metrics = metrics or Metrics()
        self._workers = workers
        self._pool = self._new_pool()
        self._seconds = seconds
        self._turns = Turns(workers)

    async def think(self, match: Match, seat: int, level: str, seed: int, whose: Whose) -> Thought:
        """What a bot does now. `whose` turn it takes, and whether anybody wants to know when it comes."""
        with self.metrics.thinking.time():
            async with self._turns.turn(whose.guest, whose.table):
                if not whose.wanted():
                    return Thought(NOTHING, None)
                thought = await self._ask(question(match, seat, level, seed, whose.time_left()))
        if not thought.late:
            return thought
        self.metrics.late.inc()
        options = match.options_of(seat)
        return msgspec.structs.replace(thought, action=secrets.choice(options).index if options else NOTHING)

    async def belief(self, asked: bytes) -> Any:
        """What a bot believed when it was asked a question of before; None if it writes nothing down, or takes long."""
        async with self._turns.turn(""):
            return (await self._ask(asked)).belief

    async def _ask(self, asked: bytes) -> Thought:
        """A worker that died (memory) breaks its pool: the next pool is asked, once."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            answer = await loop.run_in_executor(pool, _answer, asked, self._seconds)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._new_pool()
            answer = await loop.run_in_executor(self._pool, _answer, asked, self._seconds)
        thought: Thought = pickle.loads(answer)  # noqa: S301 - our worker
        return thought

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_start_worker)


def _start_worker() -> None:
    """A worker leaves the signals of the terminal to the server, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def leave_with_parent() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=leave_with_parent, daemon=True).start()


def question(match: Match, seat: int, level: str, seed: int, time_left: Mapping[str, int] | None = None) -> bytes:
    """What a bot in this seat is asked now, ready for a worker."""
    return pickle.dumps(_question(match, seat, level, seed, time_left or {}))


def _question(match: Match, seat: int, level: str, seed: int, time_left: Mapping[str, int]) -> Question:
    key = BoxKey(match.game.id, edition_hash(match.files), tuple(match.options.items()), match.seats, match.live)
    seen = sight(match, seat)
    return Question(
        box=key,
        files=match.files,
        level=level,
        seed=seed,
        seat=seat,
        view=seen.view,
        told=list(seen.told),
        step=seen.step,
        draft=_indices(seen.draft),
        options=_indices(seen.options),
        offers=_indices(seen.offers),
        time_left=time_left,
    )


def _indices(actions: Any) -> tuple[int, ...]:
    return tuple(action.index for action in actions)


def _answer(data: bytes, seconds: float) -> bytes:
    """Runs in a worker, for so long at most."""
    signal.signal(signal.SIGALRM, _time_is_up)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        return _thought(data)
    except TimeIsUp:
        return pickle.dumps(Thought(NOTHING, None, late=True))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


class TimeIsUp(BaseException):
    """A bot has thought for as long as it may."""


def _time_is_up(*_: object) -> None:
    raise TimeIsUp


def _thought(data: bytes) -> bytes:
    question: Question = pickle.loads(data)  # noqa: S301 - from our own server
    game = catalog.find(question.box.game)
    assert game is not None
    box = _box(question.box, tuple(question.files.items()))
    actions = box.actions.all
    seen = Sight(
        box,
        question.seat,
        question.view,
        question.told,
        question.step,
        [actions[index] for index in question.draft],
        [actions[index] for index in question.options],
        [actions[index] for index in question.offers],
        question.time_left,
    )
    bot = game.bots()[question.level](question.seed)
    action: Action | None = bot.act(seen) if seen.options else bot.volunteer(seen)
    diary = getattr(bot, "diary", None)
    belief = snapshot(diary[-1]) if diary else None
    return pickle.dumps(Thought(NOTHING if action is None else action.index, belief))


@lru_cache(maxsize=64)
def _box(key: BoxKey, files: tuple[tuple[str, str], ...]) -> Box:
    game = catalog.find(key.game)
    assert game is not None
    return game.box(game.read_edition(dict(files)), dict(key.options), key.seats, key.live)
