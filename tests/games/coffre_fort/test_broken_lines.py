"""La Course au Coffre-Fort on a server: broken lines, orphaned agents, pauses, and a server that was down."""

import asyncio

import pytest

from cavale import catalog
from cavale.core.archive import from_json
from cavale.core.record import Acted, Freeze, Orphan, Pause, Resume, Return
from cavale.games.coffre_fort import GAME
from hosting import Hourglass, Somebody, open_hall, seated
from rules import rule

WAITING = Pause | Freeze | Resume | Orphan | Return


@pytest.fixture(autouse=True)
def the_game_is_installed(monkeypatch):
    monkeypatch.setitem(catalog.games(), "coffre_fort", GAME)


def evening(path, play, later=0):
    """`later`: seconds after the evenings of others begin."""

    async def spend():
        clock = Hourglass()
        await clock.turn(later)
        async with asyncio.timeout(60), open_hall(path / "cavale.db", clock) as hall:
            return await play(hall, clock)

    return asyncio.run(spend())


async def running(hall, *names, watching="none", **options):
    """A team whose clock runs: it is the turn of the first."""
    team = await seated(hall, *names, game="coffre_fort", watching=watching, options=options)
    for person in team:
        await person.send("act", verb="ready")
    for person in team:
        person.received()
    return team


def stands(frame):
    return frame["type"] == "table" and frame["table"]["standing"] is not None


def runs(frame):
    return frame["type"] == "table" and frame["table"]["standing"] is None


def orphaned(*seats):
    return lambda frame: (
        runs(frame) and [*seats] == [seat["seat"] for seat in frame["table"]["seats"] if seat["orphaned"]]
    )


def waited(person):
    return [type(record) for record in person.room.live.match.records if isinstance(record, WAITING)]


def clock_left(person):
    """Milliseconds that the safe still gives, as the last uncovered sight has it."""
    sight = [frame for frame in person.frames if frame["type"] == "sight" and frame["view"]][-1]
    deadline = next(one for one in sight["deadlines"] if one["window"] == "clock")
    return deadline["ends"] - sight["now"]


@rule("CF-PAUSE-02", "CF-PAUSE-07")
def test_the_clock_freezes_for_a_broken_line_and_nobody_sees_the_board(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob")
        await clock.turn(5)
        ann.leave()
        await bob.until(stands)
        cover = [frame for frame in bob.frames if frame["type"] == "sight"][-1]
        assert (cover["view"], cover["events"], cover["asked"]) == (None, [], None)
        refusal = (await bob.send("say", text="Go left!"))["refusal"]
        assert (refusal["rule"], refusal["key"]) == ("CF-PAUSE-07", "clock-stands")
        await clock.turn(30)
        await ann.enter()
        await clock.turn(3)
        await bob.until(runs)
        assert clock_left(bob) == 15 * 60_000 - 5_000
        assert bob.room.shown(bob.id).stood == 33
        assert (await ann.send("act", verb="roll"))["type"] == "done"

    evening(tmp_path, play)


@rule("CF-PAUSE-02")
def test_when_the_grace_is_spent_the_others_command_the_agent_and_see_its_hand(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob")
        hand = ann.room.live.match.view(0).agents[0].tools
        ann.leave()
        await bob.until(stands)
        await clock.turn(60)
        await bob.until(orphaned(0))
        sight = [frame for frame in bob.frames if frame["type"] == "sight" and frame["seat"] == 0][-1]
        assert tuple(sight["view"]["agents"][0]["tools"]) == hand
        assert (await bob.send("act", verb="roll", seat=0))["type"] == "done"
        done = bob.room.live.match.records[-1]
        assert (done.verb, done.seat, done.by) == ("roll", 0, 1)
        await ann.enter()
        await bob.until(orphaned())
        assert (await bob.send("act", verb="stay", seat=0))["fault"]["code"] == "not_your_seat"
        assert waited(bob) == [Freeze, Resume, Orphan, Return]

    evening(tmp_path, play)


@rule("CF-PAUSE-02", "CF-PAUSE-07")
def test_nobody_shows_a_closed_hand_by_leaving_the_page(tmp_path):
    """Away and back, as often as one likes: the others are sent nothing of the seat, and cannot act for it."""

    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob", open_hands=False)
        for _ in range(3):
            ann.leave(by_the_door=True)
            await bob.until(lambda frame: frame["type"] == "table" and not frame["table"]["seats"][0]["present"])
            assert (await bob.send("act", verb="roll", seat=0))["fault"]["code"] == "not_your_seat"
            assert (await bob.send("why_not", verb="roll", seat=0))["fault"]["code"] == "not_your_seat"
            await ann.enter()
            await bob.until(lambda frame: frame["type"] == "table" and frame["table"]["seats"][0]["present"])
        sights = [frame for frame in bob.frames if frame["type"] == "sight" and frame["view"]]
        assert {frame["seat"] for frame in sights} == {1}
        assert {frame["view"]["agents"][0]["tools"] for frame in sights} == {None}
        ann.leave(by_the_door=True)
        for _ in range(4):
            await clock.turn(41)  # CF-PAUSE-04 the engine plays an idle turn
        await bob.until(lambda frame: frame["type"] == "sight" and frame["deciding"] == [1])

    evening(tmp_path, play)


@rule("CF-PAUSE-02", "CF-PAUSE-08")
def test_with_nobody_connected_the_clock_stands(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob", watching="open")
        eve = await Somebody.new(hall, "Eve")
        await eve.enter(bob.room)
        for person in (ann, bob):
            person.leave()
        await eve.until(lambda frame: stands(frame) and frame["table"]["standing"]["cause"] == "away")
        await clock.turn(3600)
        assert bob.room.live.match.view(2).turn == 1
        for person in (ann, bob):
            await person.enter()
        await clock.turn(3)
        await bob.until(runs)
        assert clock_left(bob) == 15 * 60_000
        assert all(bob.room.live.match.absence.grace_left(seat) for seat in (0, 1))

    evening(tmp_path, play)


@rule("CF-PAUSE-03")
def test_a_table_may_choose_that_a_broken_line_is_not_waited_for(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob", pause="none")
        ann.leave()
        await bob.until(orphaned(0))
        assert waited(bob) == [Orphan]

    evening(tmp_path, play)


@rule("CF-PAUSE-07")
def test_who_closes_the_page_is_orphaned_at_once(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob")
        ann.leave(by_the_door=True)
        await bob.until(orphaned(0))
        assert waited(bob) == [Orphan]

    evening(tmp_path, play)


@rule("CF-PAUSE-03")
def test_a_pause_that_all_agree_on_is_marked_in_the_result(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob", pause="unanimous")
        await ann.send("vote", motion="pause")
        assert not ann.room.live.match.paused
        await bob.send("vote", motion="pause")
        await bob.until(stands)
        await clock.turn(90)
        for person in (ann, bob):
            await person.send("vote", motion="resume")
        await bob.until(runs)
        shown = bob.room.shown(bob.id)
        assert (shown.stood, shown.rested) == (90, True)
        assert clock_left(bob) == 15 * 60_000

    evening(tmp_path, play)


@rule("CF-PAUSE-03")
@pytest.mark.parametrize("pause", ["none", "grace"])
def test_without_that_option_nobody_pauses(tmp_path, pause):
    async def play(hall, clock):
        ann, _ = await running(hall, "Ann", "Bob", pause=pause)
        assert (await ann.send("vote", motion="pause"))["refusal"]["rule"].startswith("CF-PAUSE-")
        assert "pause" not in ann.room.shown(ann.id).motions

    evening(tmp_path, play)


@rule("CF-WIN-05")
def test_the_team_resigns_if_all_agree_and_the_file_tells_who_commanded_whom(tmp_path):
    async def play(hall, clock):
        ann, bob, cleo = await running(hall, "Ann", "Bob", "Cleo")
        ann.leave(by_the_door=True)
        await bob.until(orphaned(0))
        await cleo.send("act", verb="roll", seat=0)
        await ann.enter()
        await bob.until(orphaned())
        for person in (ann, bob):
            await person.send("vote", motion="abandon")
        assert not bob.room.live.match.over
        await cleo.send("vote", motion="abandon")
        assert bob.room.live.match.view(3).reason == "resigned"
        await hall.stage.settle()
        again = from_json(await hall.library.file(bob.room.match), catalog.find)
        rolled = next(record for record in again.records if isinstance(record, Acted) and record.verb == "roll")
        assert (rolled.seat, rolled.by) == (0, 2)

    evening(tmp_path, play)


@rule("CF-PAUSE-08")
def test_a_server_that_was_down_costs_nobody_a_second_or_a_grace(tmp_path):
    async def first(hall, clock):
        ann, _ = await running(hall, "Ann", "Bob")
        await clock.turn(20)
        await ann.send("act", verb="roll")
        return ann.room.id

    room_id = evening(tmp_path, first)

    async def second(hall, clock):
        ann, bob = people = [Somebody(hall, name, sent=100) for name in ("Ann", "Bob")]
        for person in people:
            await person.enter(hall.room(room_id))
            assert person.received("sight")[0]["view"] is None
        await clock.turn(3)
        await bob.until(runs)
        assert clock_left(bob) == 15 * 60_000 - 20_000
        assert waited(bob) == [Freeze, Resume]
        assert all(ann.room.live.match.absence.grace_left(seat) for seat in (0, 1))

    evening(tmp_path, second, later=3600)
