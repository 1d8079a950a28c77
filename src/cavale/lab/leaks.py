"""The search for leaks: two matches in which a seat was told the same are equal to the byte for that seat.

A match is played by people at random, or by bots where chance would never see its end, under a logical clock. Its log
is altered in hidden matters (see `swaps`), both logs are replayed, and what each viewer gets is compared for as long as
it was told the same: messages with number, order and time, refusals, what a client that comes back is sent, and what a
bot decides. What a viewer was told is the oracle, and its own actions; never the view. So that the search cannot be
empty, compared messages are counted by the events they carry.

    python -m cavale.lab.leaks --steps 100000 --game casa_de_papel
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from cavale import catalog
from cavale.core.archive import to_json
from cavale.core.bot import Bot, sight
from cavale.core.dice import FastDice
from cavale.core.event import Event
from cavale.core.game import Game
from cavale.core.match import Match
from cavale.core.message import Message
from cavale.core.post import Post
from cavale.core.record import Acted, Record, TookBack, Undid
from cavale.core.refusal import Refused
from cavale.core.table import EVERYONE
from cavale.lab.live import KeyedDice, People, do
from cavale.lab.swaps import Swaps, swaps_of

FOREVER = sys.maxsize
NO_EVENT = "(no event)"


class Plan(msgspec.Struct, frozen=True):
    """How closely to look. Refusals cost more than messages: a long search asks for a few at a time."""

    refusals: int = 0  # refusals asked for after each record and viewer; 0: of every action of the box
    connects: int = 1  # every how many records the message to a client that comes back is compared
    decisions: int = 1  # every how many questions the bot decides
    bot: str = ""  # the level of bot; "": the last, which is the cheapest


class Got(msgspec.Struct, frozen=True):
    """What a viewer got at one moment."""

    at: int
    message: bytes
    decision: str
    events: tuple[str, ...]


class Heard:
    """One thing a viewer was told, or did itself. When is no part of what, except for its own deeds."""

    def __init__(self, at: int, what: bytes) -> None:
        self.at = at
        self.what = what

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Heard) and self.what == other.what

    __hash__ = None  # type: ignore[assignment]  # equal when told the same, at whatever time


class Probe(msgspec.Struct, frozen=True):
    """What a viewer would have been answered after a record."""

    at: int
    answers: bytes


class Watched:
    """All that one viewer got in one run."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.heard: list[Heard] = []
        self.probes: list[Probe] = []
        self.events = 0  # how many events it was told
        self.live = True  # whether it was told the same so far as in the run beside


class Run:
    """A log replayed for all viewers; beside another run, as long as they are told the same."""

    def __init__(self, match: Match, records: Sequence[Record], plan: Plan, beside: "Run | None" = None) -> None:
        self.records = records
        self._beside = beside
        self.ends = FOREVER  # when the log could not go on
        self.viewers = [Watched() for _ in range(match.seats + 1)]
        self._plan = plan
        self._spare = FastDice(1)
        self._match = Match(
            match.game,
            match.files,
            KeyedDice(records[0].draws, self._spare),
            seats=match.seats,
            options=match.options,
            live=match.live,
            hashed=False,
        )
        self._post = Post(self._match)
        self._bots: dict[int, Bot] = {}
        self._replay()

    def _replay(self) -> None:
        self._watch(self.records[0])
        for record in self.records[1:]:
            self._match.continue_with(KeyedDice(record.draws, self._spare))
            try:
                do(self._match, record)
            except Refused:
                self.ends = record.at
                return
            self._watch(record)
            if not any(watched.live for watched in self.viewers):
                return

    def _watch(self, record: Record) -> None:
        for viewer, watched in enumerate(self.viewers):
            if not watched.live:
                continue
            self._hear(watched, viewer, record)
            message = self._post.deliver(viewer)
            if message is not None:
                names = tuple(type(event).__name__ for event in message.events)
                encoded = msgspec.json.encode(message)
                watched.got.append(Got(record.at, encoded, self._decide(viewer, message), names))
            watched.probes.append(Probe(record.at, self._probe(viewer, len(watched.got))))

    def _hear(self, watched: Watched, viewer: int, record: Record) -> None:
        known = len(watched.heard)
        if isinstance(record, Acted | TookBack | Undid) and viewer in (record.seat, getattr(record, "by", None)):
            own = msgspec.structs.replace(record, draws=(), state="")
            if isinstance(own, Undid):
                own = msgspec.structs.replace(own, first=0)
            watched.heard.append(Heard(record.at, msgspec.json.encode(own)))
        for event in self._match.told[viewer][watched.events :]:
            watched.heard.append(Heard(record.at, msgspec.json.encode(event)))
        watched.events = len(self._match.told[viewer])
        if self._beside:
            other = self._beside.viewers[viewer].heard
            watched.live = watched.heard[known:] == other[known : len(watched.heard)]

    def _decide(self, viewer: int, message: Message) -> str:
        """The bot's answer, from what its seat knows."""
        wanted = message.asked and message.asked.options and not message.number % self._plan.decisions
        levels = self._match.game.bots()
        if not wanted or not levels:
            return ""
        if viewer not in self._bots:
            self._bots[viewer] = levels[self._plan.bot or list(levels)[-1]](viewer)
        return str(self._bots[viewer].act(sight(self._match, viewer)))

    def _probe(self, viewer: int, number: int) -> bytes:
        """Everything a viewer can ask without doing anything. Which actions it asks about depends on nothing hidden."""
        match = self._match
        actions: Sequence[Any] = match.box.actions.all
        if self._plan.refusals:
            pick = FastDice(number * 64 + viewer)
            actions = [actions[pick.below("probe", len(actions))] for _ in range(self._plan.refusals)]
        answers: list[Any] = [match.why_not(viewer, action) for action in actions]
        answers += [match.why_not_take_back(viewer), match.why_silent(viewer), match.game.why_not_stop(match.state)]
        answers += [match.why_not_undo(viewer), match.why_not_undo(viewer, EVERYONE)]
        if not number % self._plan.connects:
            answers.append(self._post.connect(viewer))
        return msgspec.json.encode(answers)


class Leak(msgspec.Struct, frozen=True):
    """A viewer was told the same in both runs, and yet got something else."""

    viewer: int
    at: int
    what: str  # message, time, decision, refusal
    first: str
    second: str

    def __str__(self) -> str:
        return f"viewer {self.viewer}, {self.at} ms, {self.what}:\n  {self.first}\n  {self.second}"


class Report:
    """What a search has found."""

    def __init__(self) -> None:
        self.matches = 0
        self.pairs = 0
        self.steps = 0  # messages compared after the logs had parted
        self.live: Counter[str] = Counter()  # the same, by the class of event in the message
        self.leaks: list[Leak] = []
        self.fixture = b""  # the match of the first leak, as a file
        self.swapped: Sequence[Record] = ()  # and its altered log

    def never_live(self, game: Game[Any], excused: Mapping[str, str]) -> list[str]:
        """The event classes of a game that no pair has seen and gone on."""
        return sorted(kind for kind in event_classes(game) if not self.live[kind] and kind not in excused)


def event_classes(game: Game[Any]) -> list[str]:
    """The event classes that a game defines."""
    package = type(game).__module__
    return [kind.__name__ for kind in Event.__subclasses__() if kind.__module__.startswith(f"{package}.")]


def compare(first: Run, second: Run, report: Report) -> None:
    """Compare two runs for each viewer, as long as it was told the same."""
    parted = parting(first.records, second.records)
    report.pairs += 1
    for viewer, (a, b) in enumerate(zip(first.viewers, second.viewers, strict=True)):
        end = min(first.ends, second.ends, told_apart(a.heard, b.heard))
        leak = differing(viewer, a, b, end)
        if leak:
            report.leaks.append(leak)
        for got in a.got:
            if parted <= got.at < end:
                report.steps += 1
                report.live.update(got.events or (NO_EVENT,))


def parting(first: Sequence[Record], second: Sequence[Record]) -> int:
    """When two logs part."""
    for a, b in zip(first, second, strict=False):
        if a != b:
            return min(a.at, b.at)
    return FOREVER


def told_apart(first: Sequence[Heard], second: Sequence[Heard]) -> int:
    """When a viewer is first told something else, or does something else or at another time.

    When it was told is no part of what it was told: the same news at another time is a leak.
    """
    for a, b in zip(first, second, strict=False):
        if a != b:
            return min(a.at, b.at)
    longer = max(first, second, key=len)
    common = min(len(first), len(second))
    return longer[common].at if len(longer) > common else FOREVER


def differing(viewer: int, a: Watched, b: Watched, end: int) -> Leak | None:
    """The first thing that differs before `end`."""
    one = [got for got in a.got if got.at < end]
    two = [got for got in b.got if got.at < end]
    for x, y in zip(one, two, strict=False):
        if x.message != y.message:
            return Leak(viewer, x.at, "message", *apart(x.message.decode(), y.message.decode()))
        if x.at != y.at:
            return Leak(viewer, x.at, "time", f"{x.at} {x.events}", f"{y.at} {y.events}")
        if x.decision != y.decision:
            return Leak(viewer, x.at, "decision", x.decision, y.decision)
    if len(one) != len(two):
        extra = max(one, two, key=len)[min(len(one), len(two))]
        return Leak(viewer, extra.at, "one message more", extra.message.decode(), "nothing")
    for x_probe, y_probe in side_by_side(a.probes, b.probes, end):
        if x_probe.answers != y_probe.answers:
            return Leak(viewer, x_probe.at, "refusal", *apart(x_probe.answers.decode(), y_probe.answers.decode()))
    return None


def side_by_side(first: Sequence[Probe], second: Sequence[Probe], end: int) -> Iterator[tuple[Probe, Probe]]:
    """The answers of both runs at the same moments: a run without a record at a moment answers as before."""
    i = j = 0
    for at in sorted({probe.at for probe in (*first, *second) if probe.at < end}):
        while i + 1 < len(first) and first[i + 1].at <= at:
            i += 1
        while j + 1 < len(second) and second[j + 1].at <= at:
            j += 1
        yield first[i], second[j]


def apart(first: str, second: str) -> tuple[str, str]:
    """Two long texts from shortly before where they differ."""
    differences = [i for i, (x, y) in enumerate(zip(first, second, strict=False)) if x != y]
    same = differences[0] if differences else min(len(first), len(second))
    start = max(0, same - 60)
    return f"…{first[start : same + 80]}…", f"…{second[start : same + 80]}…"


def look(match: Match, altered: Iterator[list[Record]], plan: Plan, report: Report) -> None:
    """Compare a played match with each altered log."""
    report.matches += 1
    first = Run(match, match.records, plan)
    for records in altered:
        if records == match.records:
            continue
        compare(first, Run(match, records, plan, beside=first), report)
        if report.leaks:
            report.fixture, report.swapped = to_json(match), records
            return


def hunt(
    game: Game[Any], files: Mapping[str, str], swaps: Swaps, plan: Plan, steps: int, seed: int = 0
) -> Iterator[Report]:
    """Play matches and look for leaks until so many messages are compared, or one is found. One report that grows."""
    report = Report()
    while report.steps < steps and not report.leaks:
        number = seed + report.matches
        table = number % len(swaps.tables)
        seats, options = swaps.tables[table]
        match = Match(game, files, FastDice(2 * number), seats=seats, options=options, live=True, hashed=False)
        make_bot = game.bots()[swaps.bots[table]] if table in swaps.bots else None
        bots = [make_bot(seat) for seat in range(seats)] if make_bot else []
        People(match, FastDice(2 * number + 1), offers=swaps.offers, bots=bots).play()
        look(match, swaps.make(match, FastDice(number)), plan, report)
        yield report


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m cavale.lab.leaks", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--steps", type=int, default=100_000, help="messages to compare, per game")
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", default="", help="the level of bot whose decisions are compared; otherwise the last")
    wanted = parser.parse_args(arguments)
    plan = Plan(refusals=4, connects=8, decisions=16, bot=wanted.bot)
    found = 0
    for game_id in wanted.game or catalog.games():
        game = catalog.find(game_id)
        swaps = swaps_of(game_id)
        if game is None or swaps is None:
            print(f"{game_id}: no such game, or no swaps in cavale.lab.swaps")
            found += bool(wanted.game)
            continue
        found += search(game, swaps, plan, wanted.steps, wanted.seed)
    return min(found, 1)


def search(game: Game[Any], swaps: Swaps, plan: Plan, steps: int, seed: int) -> int:
    """Look for leaks in one game and print what was found; how many faults."""
    report = Report()
    console = Console()
    with Progress(console=console) as progress:
        bar = progress.add_task(game.id, total=steps)
        for report in hunt(game, catalog.default_edition(game), swaps, plan, steps, seed):
            progress.update(bar, completed=min(report.steps, steps))
    console.print(grid(game, report))
    silent = report.never_live(game, swaps.excused)
    for leak in report.leaks:
        console.print(f"LEAK in {game.id}: {leak}", markup=False, highlight=False)
    if report.leaks:
        print(report.fixture.decode())
    if silent:
        console.print(f"{game.id}: no pair went on after {', '.join(silent)}")
    return len(report.leaks) + len(silent)


def grid(game: Game[Any], report: Report) -> Grid:
    table = Grid(
        title=f"{game.id}: {report.matches} matches, {report.pairs} pairs, {report.steps} live messages, "
        f"{len(report.leaks)} leaks"
    )
    table.add_column("event")
    table.add_column("live messages", justify="right")
    for kind, count in report.live.most_common():
        table.add_row(kind, str(count))
    return table


if __name__ == "__main__":
    sys.exit(main())
