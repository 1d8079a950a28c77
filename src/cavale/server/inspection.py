"""Inspection: hostile input (editions, match files) is looked at in a process of its own, with limits.

`python -m cavale.server.inspection` reads a task from stdin and writes what it found to stdout.
"""

import asyncio
import contextlib
import resource
import sys
import time
from typing import Any

import msgspec

from cavale import catalog
from cavale.core.archive import Archive, ArchiveError, from_json, parse
from cavale.core.dice import FastDice
from cavale.core.edition import EditionError
from cavale.core.game import Game, OptionError
from cavale.core.match import Match
from cavale.core.problem import Problem, fault
from cavale.server import films
from cavale.server.turns import Turns

SECONDS = 60  # for a task, the start of its process included, on a machine that has other things to do
THINKING = 8  # seconds of computing: that is what bounds it
MEMORY = 1 << 30
AT_ONCE = 2

MOST_BYTES = 256 * 1024  # of an edition
MOST_SQUARES = 500  # entries of any table of it
MOST_ACTIONS = 20_000
MOST_LETTERS = 300  # of a name in a problem
MOST_SECONDS = 1.0  # to read it and to lay its boxes: the server will do the same


class EditionTask(msgspec.Struct, frozen=True, tag="edition"):
    game: str
    files: dict[str, str]


class MatchTask(msgspec.Struct, frozen=True, tag="match"):
    data: bytes


class Bad(msgspec.Struct, frozen=True, tag="bad"):
    """What is wrong with an edition, or with a match file: of what kind, and in detail."""

    problems: tuple[Problem, ...] = ()
    kind: str = "work"
    detail: str = ""


class GoodEdition(msgspec.Struct, frozen=True, tag="good_edition"):
    """It can be played."""


class GoodMatch(msgspec.Struct, frozen=True, tag="good_match"):
    """It follows the rules to the end; its films."""

    films: dict[int, bytes]


_tasks = msgspec.msgpack.Decoder(EditionTask | MatchTask)
_findings = msgspec.msgpack.Decoder(Bad | GoodEdition | GoodMatch)


class Inspector:
    """Starts the processes, few at a time and one for each guest."""

    def __init__(self) -> None:
        self._turns = Turns(AT_ONCE, each=1)

    async def look(self, task: EditionTask | MatchTask, guest: str = "") -> Bad | GoodEdition | GoodMatch:
        async with self._turns.turn(guest):
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "cavale.server.inspection"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
            try:
                found, _ = await asyncio.wait_for(process.communicate(msgspec.msgpack.encode(task)), SECONDS)
            except TimeoutError:
                return _bad("too-much-work")
            finally:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        if process.returncode != 0:
            return _bad("too-much-work")
        finding: Bad | GoodEdition | GoodMatch = _findings.decode(found)
        return finding


def _bad(key: str, /, **args: int) -> Bad:
    return Bad((fault("", "", key, **args),))


# -- in the process ----------------------------------------------------------------------------------------------


def main() -> None:
    task = _tasks.decode(sys.stdin.buffer.read())
    catalog.games()
    resource.setrlimit(resource.RLIMIT_CPU, (THINKING, THINKING))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    found = _edition(task) if isinstance(task, EditionTask) else _match(task)
    sys.stdout.buffer.write(msgspec.msgpack.encode(found))


def _edition(task: EditionTask) -> Bad | GoodEdition:
    if sum(len(name.encode()) + len(text.encode()) for name, text in task.files.items()) > MOST_BYTES:
        return _bad("file-too-large", most=MOST_BYTES // 1024)
    game = catalog.find(task.game)
    if game is None:
        return _bad("no-such-game")
    began = time.process_time()
    try:
        edition = game.read_edition(task.files)
        large = _most_entries(msgspec.to_builtins(edition))
        if large > MOST_SQUARES:
            return _bad("too-many-entries", entries=large, most=MOST_SQUARES)
        playable = _most_actions(game, task.files)
    except EditionError as error:
        return Bad(tuple([_shortened(problem) for problem in error.problems]))
    if not playable:
        return _bad("for-nobody")
    if playable > MOST_ACTIONS:
        return _bad("too-many-actions", actions=playable, most=MOST_ACTIONS)
    if time.process_time() - began > MOST_SECONDS:
        return _bad("too-much-work")
    return GoodEdition()


def _shortened(problem: Problem) -> Problem:
    """What is named in a problem stood in the file, however long it is."""
    args = {name: value[:MOST_LETTERS] if isinstance(value, str) else value for name, value in problem.args.items()}
    return msgspec.structs.replace(
        problem, place=problem.place[:MOST_LETTERS], file=problem.file[:MOST_LETTERS], args=args
    )


def _most_actions(game: Game[Any], files: dict[str, str]) -> int:
    """Over all numbers of players for which this edition is made, set up as on a table; 0 if there is none."""
    counts = [0]
    for seats in game.seat_counts:
        with contextlib.suppress(OptionError):
            match = Match(game, files, FastDice(0), seats=seats, live=True)
            counts.append(len(match.box.actions.all))
    return max(counts)


def _most_entries(part: Any) -> int:
    inner = part.values() if isinstance(part, dict) else part if isinstance(part, list | tuple) else ()
    return max([len(inner), *(_most_entries(each) for each in inner)])


def _match(task: MatchTask) -> Bad | GoodMatch:
    try:
        archive = parse(task.data)
        checked = _edition(EditionTask(archive.game, archive.edition))
        if isinstance(checked, Bad):
            return Bad(kind="box", detail="; ".join([str(problem) for problem in checked.problems]))
        match = from_json(task.data, catalog.find)
    except ArchiveError as error:
        return Bad((), **error.said)
    if not match.over:
        return Bad(kind="end")
    return GoodMatch(films.shoot(_start(match, archive), archive.records))


def _start(match: Any, archive: Archive) -> Any:
    return match.start_again(archive.records[0].draws)


if __name__ == "__main__":
    main()
