"""What travels: every frame of every page of whole matches, against what that page may know (`known.py`)."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from cavale.lab.client import Json, Line
from cavale.lab.clocks import StandingClock
from server.known import CARD_PLACES, OWN, ROLE_PLACES, SAID, check, plain
from server.server import House, serving


class Script:
    """Plays a match one action at a time, so that two runs are alike; `powers` answers for who acts in the dark."""

    def __init__(self, house: House, clock: StandingClock, table: str, lines: list[Line]) -> None:
        self.house = house
        self.clock = clock
        self.table = table
        self.lines = lines  # seats, then spectators
        self.seen_dark: list[Json] = []
        self._pings = 0

    @property
    def match(self) -> Any:
        return self.house.live(self.table).match

    async def play(self, powers: Callable[["Script", int], list[tuple[str, Json]]]) -> None:
        for _ in range(2000):
            if self.match.over:
                break
            if self.match.state.dark:
                await self._in_the_dark(powers)
            else:
                await self._act()
        await self.settle()
        assert all(line.over() for line in self.lines)

    async def _act(self) -> None:
        for line in self.lines[: self.match.seats]:
            assert line.sight
            asked, offers = line.sight["asked"], [offer["verb"] for offer in line.sight["offers"]]
            if asked and asked["options"] and not asked["locked"]:
                options = asked["options"]
                done = [option for option in options if option["verb"] == "done"]
                await self._do(line, **(done or options)[0], ask=asked["id"])
                return
            if "done" in offers:
                await self._do(line, "done")
                return
        raise AssertionError("nobody is asked")

    async def _in_the_dark(self, powers: Callable[["Script", int], list[tuple[str, Json]]]) -> None:
        [seat] = self.match.asked()
        for verb, args in powers(self, seat):
            await self._do(self.lines[seat], verb, args)
        deadlines = [line.sight["deadlines"] for line in self.lines if line.sight]
        assert all(each == deadlines[0] for each in deadlines)
        self.seen_dark.append(deadlines[0])
        left = deadlines[0][0]["ends"] - self.clock.now()
        await self.hush()
        counts = [len(line.frames) for line in self.lines]
        self.clock.pass_by(left - 1)
        await self.hush()
        assert counts == [len(line.frames) for line in self.lines], "somebody heard before the lights were on"
        self.clock.pass_by(1)
        for line in self.lines:
            await line.until(lambda line: line.sight is not None and not line.sight["view"]["dark"])
            assert line.sight
            assert line.sight["now"] == self.clock.now()
        await self.settle()

    async def _do(self, line: Line, verb: str, args: Json | None = None, ask: int | None = None) -> None:
        answer = await line.act(verb, args, ask)
        assert answer["type"] == "done", answer
        await self.settle()

    async def settle(self) -> None:
        """Every page has the latest message that was written to it."""
        numbers = self.house.live(self.table).play._post._number  # noqa: SLF001 - to know when to go on
        for line in self.lines:
            viewer = self.match.seats if line.table["seat"] is None else line.table["seat"]
            await line.until(lambda line, number=numbers[viewer]: bool(line.sight and line.sight["number"] >= number))

    async def hush(self) -> None:
        """All frames that were sent have arrived: those of a line come in order."""
        for line in self.lines:
            self._pings += 1
            await line.send({"type": "ping", "id": f"ping-{self._pings}"})
            line.frames = [frame for frame in line.frames if not str(frame.get("id")).startswith("ping")]


@cache
def played(powers: Callable[[Script, int], list[tuple[str, Json]]]) -> Script:
    """A match of five people and two spectators; the same shuffle each time."""

    async def run(folder: Path) -> Script:
        clock = StandingClock()
        async with serving(folder, clock=clock, seed=f"{2:064x}") as house:
            table, lines = await house.match(watching="open", options={"blackout_seconds": 10}, patience=0)
            for name in ("Yves", "Zoe"):
                lines.append(await house.line(await house.person(name), table))
                await lines[-1].until(lambda line: line.sight is not None)
            script = Script(house, clock, table, lines)
            await script.hush()
            await script.play(powers)
            await script.hush()
            return script

    with TemporaryDirectory() as folder:
        return asyncio.run(run(Path(folder)))


# -- powers -----------------------------------------------------------------------------------------------------


def is_raquel(script: Script, seat: int) -> bool:
    return bool(script.match.state.raquel() == seat)


def both_used(script: Script, seat: int) -> list[tuple[str, Json]]:
    return exchanged(script, seat) if is_raquel(script, seat) else looked(script, seat)


def both_declined(script: Script, seat: int) -> list[tuple[str, Json]]:
    return [("raquel_pass" if is_raquel(script, seat) else "professor_pass", {})]


def only_professor(script: Script, seat: int) -> list[tuple[str, Json]]:
    return both_declined(script, seat) if is_raquel(script, seat) else looked(script, seat)


def only_raquel(script: Script, seat: int) -> list[tuple[str, Json]]:
    return exchanged(script, seat) if is_raquel(script, seat) else both_declined(script, seat)


def out_of_time(script: Script, seat: int) -> list[tuple[str, Json]]:
    return []


def looked(script: Script, seat: int) -> list[tuple[str, Json]]:
    return [("professor_look", {"player": (seat + 2) % script.match.seats})]


def exchanged(script: Script, seat: int) -> list[tuple[str, Json]]:
    """She looks at a card that lies out, and puts out one of the same kind: nobody can see a difference."""
    state = script.match.state
    selected = state.selections[-1]
    seats = range(script.match.seats)
    for brought_in in seats:
        for put_out in seats:
            alike = state.laid_by(brought_in, state.round) == state.laid_by(put_out, state.round)
            if alike and brought_in != seat and not selected >> brought_in & 1 and selected >> put_out & 1:
                return [("raquel_look", {"player": brought_in}), ("raquel_out", {"player": put_out})]
    raise AssertionError("no two cards alike: take another seed")


# -- tests ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("powers", "unseen"),
    [
        (both_used, {"events.#.power_declined.role"}),
        (only_professor, {"view.mine.card_seen", "events.#.card_seen.kind"}),
        (only_raquel, {"view.mine.role_seen", "events.#.role_seen.role"}),
    ],
)
def test_no_page_ever_received_what_it_may_not_know(powers: Any, unseen: set[str]) -> None:
    script = played(powers)
    truth, kinds = truth_of(script)
    places: Counter[str] = Counter()
    for line in script.lines:
        for frame in until_all_is_shown(line.frames):
            check(frame, line.table["seat"], truth, kinds, places)
    assert {*ROLE_PLACES, *CARD_PLACES} - set(places) == unseen, "the search was not empty"


def until_all_is_shown(frames: list[Json]) -> list[Json]:
    """What came before the end of the match, when everything is shown.

    What comes later has nothing to hide, and is not counted: the table as it was kept comes when it has been read from
    the disk, perhaps after the page has gone.
    """
    ends = [frame["type"] == "sight" and frame["view"]["winner"] is not None for frame in frames]
    return frames[: ends.index(True)]


def truth_of(script: Script) -> tuple[Json, set[str]]:
    """All that was hidden, and the kinds of cards."""
    assert script.lines[0].sight
    view = script.lines[0].sight["view"]
    return view["truth"], set(view["kinds"])


@pytest.mark.parametrize(
    ("one", "other", "who"),
    [
        (only_professor, both_used, "raquel"),
        (only_raquel, both_used, "professor"),
        (out_of_time, both_used, ""),
        (both_declined, out_of_time, ""),
    ],
)
def test_a_hidden_action_changes_no_frame_of_another_page(one: Any, other: Any, who: str) -> None:
    """The same number of frames, in the same order, at the same time, with the same content, until all is shown."""
    runs = [played(one), played(other)]
    truths = [run.lines[0].sight["view"]["truth"] for run in runs]  # type: ignore[index]
    assert truths[0] != truths[1] or both_declined in (one, other)
    assert runs[0].seen_dark == runs[1].seen_dark
    acting = {who} if who else {"raquel", "professor"}
    roles = truths[0]["roles"]
    compared = 0
    for seat, lines in enumerate(zip(*[run.lines for run in runs], strict=True)):
        if seat < len(roles) and roles[seat] in acting:
            continue
        frames = [[plain(frame) for frame in until_all_is_shown(line.frames)] for line in lines]
        assert len(frames[0]) == len(frames[1])
        for before, after in zip(*frames, strict=True):
            assert before == after
            compared += 1
    assert compared > 100


# -- planted ------------------------------------------------------------------------------------------------------


def leaves(part: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to each value of a frame that holds no other."""
    inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    found = False
    for key, value in inner:
        found = True
        yield from leaves(value, (*way, key))
    if not found and way:
        yield way


def planted(frame: Json, way: tuple[Any, ...], value: object) -> Json:
    """The frame with another value there."""
    changed = deepcopy(frame)
    part: Any = changed
    for key in way[:-1]:
        part = part[key]
    part[way[-1]] = value
    return changed


def samples() -> list[Json]:
    """A frame of each kind that the first page got in the middle of a match."""
    script = played(both_used)
    frames = [frame for frame in script.lines[0].frames if frame["type"] in {"sight", "table", "welcome"}]
    middle = [frame for frame in frames if frame["type"] == "sight" and frame["view"]["winner"] is None]
    return [frames[0], middle[len(middle) // 2], middle[-1]]


@pytest.mark.parametrize("number", range(3))
def test_a_planted_secret_is_found_wherever_it_stands(number: int) -> None:
    truth, kinds = truth_of(played(both_used))
    frame = samples()[number]
    check(frame, 0, truth, kinds, Counter())
    secret = truth["roles"][1] if truth["roles"][1] != truth["roles"][0] else truth["roles"][2]
    missed = []
    for way in leaves(frame):
        for word in (secret, truth["names"][1]):
            path = ".".join("#" if isinstance(key, int) else key for key in way)
            try:
                check(planted(frame, way, word), 0, truth, kinds, Counter())
            except (AssertionError, KeyError, TypeError, ValueError):
                continue
            if not SAID.fullmatch(path):
                missed.append((path, word))
    assert not missed


@pytest.mark.parametrize("number", range(3))
def test_whatever_differs_in_a_frame_is_seen_when_two_are_compared(number: int) -> None:
    frame = samples()[number]
    for way in leaves(frame):
        differs = plain(planted(frame, way, "something else")) != plain(frame)
        assert differs != bool(OWN & set(way[:2])), way


def test_presence_stands_still_in_the_dark(tmp_path: Path) -> None:
    """Who leaves and comes back in a blackout is seen by nobody before the lights are on."""

    async def run() -> None:
        clock = StandingClock()
        async with serving(tmp_path, clock=clock) as house:
            table, lines = await house.match(options={"blackout_seconds": 10}, patience=5)
            script = Script(house, clock, table, lines)
            await script.settle()
            while not script.match.state.dark:
                await script._act()  # noqa: SLF001 - one action at a time
            gone, *others = lines
            script.lines = others
            await script.hush()
            counts = [len(line.frames) for line in others]
            await house.hang_up(gone)
            clock.pass_by(6_000)  # the table's patience ends: a bot holds the seat
            await script.hush()
            assert counts == [len(line.frames) for line in others]
            again = await house.line(others[0].person, table)
            assert all(seat["present"] and not seat["held_by_bot"] for seat in again.table["seats"])
            assert again.sight is None or again.sight["view"]["dark"]
            await again.close()
            clock.pass_by(4_000)
            for line in others:
                await line.until(lambda line: not line.table["seats"][0]["present"])
                assert line.table["seats"][0]["held_by_bot"]

    asyncio.run(run())
