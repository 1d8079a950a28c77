"""The search for leaks on the wire: two matches in which a viewer was told the same send it the same, to the byte.

Like `cavale.lab.leaks`, but through a whole server (`wire_run`): frames and REST answers of every seat, of a spectator
and of a stranger are compared by content, size, number, order and time, for as long as the viewer was told the same.
The oracle is what the rules told it, and what it did itself; never a view. On the way people ask whatever can be asked,
go away and come back, also in the dark; bots sit at some tables.

    python -m cavale.lab.wire_leaks --frames 20000
"""

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from cavale import catalog
from cavale.core.archive import to_json
from cavale.core.dice import FastDice
from cavale.core.game import Game
from cavale.core.match import Match
from cavale.core.record import Record
from cavale.lab.leaks import Leak, apart, parting, told_apart
from cavale.lab.live import People, again
from cavale.lab.swaps import Swaps, swaps_of
from cavale.lab.wire_run import WireRun
from cavale.lab.wire_viewer import Got, Seating, Viewer

OFFERS = 1  # claims are most of what is offered, and they are heard by all
EVERY = 9  # records between two rounds of questions
SCENES = ("open", "bots", "away", "delayed", "none")


class Report:
    """What a search has found."""

    def __init__(self) -> None:
        self.matches = 0
        self.pairs = 0
        self.frames = 0  # compared after the logs had parted: frames, and answers to calls
        self.kinds: Counter[str] = Counter()
        self.leaks: list[Leak] = []
        self.fixture = b""
        self.swapped: Sequence[Record] = ()


def scene(name: str, match: Match, number: int) -> Seating:
    """A table of a kind, with times that follow from the first log alone."""
    dark = list(veils(match))
    probes = {record.at + 1 for record in match.records[3::EVERY]}
    probes |= {time for opens, ends in dark for time in (opens + 1, (opens + ends) // 2, ends - 1, ends + 1)}
    seat = number % match.seats
    away = [(seat, opens + 2, ends + 4_000 * place - 2) for place, (opens, ends) in enumerate(dark)]
    return Seating(
        bots=frozenset({seat, (seat + 2) % match.seats} if name in ("bots", "delayed") and match.seats > 2 else ()),
        watching=name if name in ("none", "delayed") else "open",
        patience=3 if name == "away" else 0,
        probes=tuple(sorted(probes)),
        away=tuple(away) if name == "away" else (),
    )


def veils(match: Match) -> Iterator[tuple[int, int]]:
    """From when to when nobody may see what others do."""
    opened, last = -1, 0
    for record, before in again(match):
        veiled = match.game.veiled(before.state)
        if veiled and opened < 0:
            opened = last
        elif not veiled and opened >= 0:
            yield opened, last
            opened = -1
        last = record.at


def compare(first: WireRun, second: WireRun, report: Report) -> None:
    """Compare two runs for each viewer, as long as it was told the same. A stranger may know what spectators know."""
    parted = parting(first.records, second.records)
    last = min(first.records[-1].at, second.records[-1].at)
    report.pairs += 1
    ends = [
        min(first.ends, second.ends, last, told_apart(a.heard, b.heard))
        for a, b in zip(first.viewers, second.viewers, strict=True)
    ]
    ends[-1] = ends[-2]
    for number, (a, b) in enumerate(zip(first.viewers, second.viewers, strict=True)):
        leak = differing(number, a, b, ends[number])
        if leak:
            report.leaks.append(leak)
        for got in a.got:
            if parted <= got.at < ends[number]:
                report.frames += 1
                report.kinds[_kind(got)] += 1


def differing(viewer: int, a: Viewer, b: Viewer, end: int) -> Leak | None:
    """The first thing that differs before `end`."""
    one = [got for got in a.got if got.at < end]
    two = [got for got in b.got if got.at < end]
    for x, y in zip(one, two, strict=False):
        if x.kind != y.kind:
            return Leak(viewer, min(x.at, y.at), "order", _shown(x), _shown(y))
        if x.at != y.at:
            return Leak(viewer, min(x.at, y.at), "time", f"{x.at} {_shown(x)}", f"{y.at} {_shown(y)}")
        if x.data != y.data:
            size = f" of {len(x.data)} and {len(y.data)} bytes" if len(x.data) != len(y.data) else ""
            texts = apart(x.data.decode(errors="replace"), y.data.decode(errors="replace"))
            return Leak(viewer, x.at, f"{x.kind}{size}", *texts)
    if len(one) != len(two):
        extra = max(one, two, key=len)[min(len(one), len(two))]
        return Leak(viewer, extra.at, "one more", _shown(extra), "nothing")
    return None


def _shown(got: Got) -> str:
    return f"{got.kind} {got.data[:160].decode(errors='replace')}"


def _kind(got: Got) -> str:
    """Frames by their type, calls by what they ask for."""
    method, _, path = got.kind.partition(" ")
    return f"{method} {'/'.join(part for part in path.split('/')[:3] if part)}" if path else f"frame {method}"


def play(match: Match, records: Sequence[Record], seating: Seating, beside: WireRun | None = None) -> WireRun:
    run = WireRun(match, records, seating, beside)
    asyncio.run(run.play())
    return run


def look(
    match: Match, altered: Iterator[list[Record]], seating: Seating, report: Report, longest: int | None = None
) -> None:
    """Compare a played match with each altered log."""
    report.matches += 1
    first = play(match, match.records[:longest], seating)
    for records in altered:
        if records == match.records:
            continue
        compare(first, play(match, records[:longest], seating, first), report)
        if report.leaks:
            report.fixture, report.swapped = to_json(match), records
            return


def hunt(
    game: Game[Any],
    files: Mapping[str, str],
    swaps: Swaps,
    frames: int,
    seed: int = 0,
    *,
    every: int = 1,
    longest: int | None = None,
) -> Iterator[Report]:
    """Play matches and look for leaks until so much is compared, or one is found. One report that grows.

    `every`: only each so many-th altered log; `longest`: only the beginning of a match.
    """
    report = Report()
    while report.frames < frames and not report.leaks:
        number = seed + report.matches
        seats, options = swaps.tables[number % len(swaps.tables)]
        match = Match(game, files, FastDice(2 * number), seats=seats, options=options, live=True, hashed=False)
        People(match, FastDice(2 * number + 1), offers=OFFERS).play()
        altered = islice(swaps.make(match, FastDice(number)), number % every, None, every)
        look(match, altered, scene(SCENES[number % len(SCENES)], match, number), report, longest)
        yield report


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m cavale.lab.wire_leaks", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--frames", type=int, default=20_000, help="frames and answers to compare, per game")
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args(arguments)
    found = 0
    for game_id in wanted.game or catalog.games():
        game, swaps = catalog.find(game_id), swaps_of(game_id)
        if game is None or swaps is None:
            print(f"{game_id}: no such game, or no swaps in cavale.lab.swaps")
            found += bool(wanted.game)
            continue
        found += search(game, swaps, wanted.frames, wanted.seed)
    return min(found, 1)


def search(game: Game[Any], swaps: Swaps, frames: int, seed: int) -> int:
    """Look for leaks in one game and print what was found; how many."""
    report = Report()
    console = Console()
    with Progress(console=console) as progress:
        bar = progress.add_task(game.id, total=frames)
        for report in hunt(game, catalog.default_edition(game), swaps, frames, seed):
            progress.update(bar, completed=min(report.frames, frames))
    console.print(grid(game, report))
    for leak in report.leaks:
        console.print(f"LEAK in {game.id}: {leak}", markup=False, highlight=False)
    if report.leaks:
        print(report.fixture.decode())
        print(msgspec.json.encode(report.swapped).decode())
    return len(report.leaks)


def grid(game: Game[Any], report: Report) -> Grid:
    table = Grid(
        title=f"{game.id}, on the wire: {report.matches} matches, {report.pairs} pairs, {report.frames} frames and "
        f"answers compared, {len(report.leaks)} leaks"
    )
    table.add_column("what was compared")
    table.add_column("how often", justify="right")
    for kind, count in report.kinds.most_common():
        table.add_row(kind, str(count))
    return table


if __name__ == "__main__":
    sys.exit(main())
