"""What somebody learns who has no seat: a stranger with the address, a spectator who sees later, somebody sent away."""

import asyncio

import pytest

from cavale.server.seating import TableError
from hosting import Hourglass, Somebody, go_on, open_hall, seated


def evening(path, play, **settings):
    async def spend():
        clock = Hourglass()
        async with open_hall(path / "cavale.db", clock, **settings) as hall:
            await play(hall, clock)

    asyncio.run(spend())


def test_who_looked_into_the_lobby_does_not_watch_a_match_that_is_not_open(tmp_path):
    async def play(hall, clock):
        ann, bob, eve = [await Somebody.new(hall, name) for name in ("Ann", "Bob", "Eve")]
        room = await ann.lay(watching="none")
        await bob.sit(room)
        for person in (ann, bob, eve):
            await person.enter(room)
            person.received()
        await hall.stage.start(room, ann.id)
        assert eve.received() == [{"type": "bye", "code": "not_invited", "retry": False}]
        assert [frame["seat"] for frame in bob.received("sight")] == [bob.seat]

    evening(tmp_path, play)


def test_only_who_sat_there_asks_for_another_match(tmp_path):
    async def play(hall, clock):
        ann, bob = await seated(hall, "Ann", "Bob", watching="open")
        for person in (ann, bob):
            await person.send("vote", motion="abandon")
        eve = await Somebody.new(hall, "Eve")
        with pytest.raises(TableError, match="not_your_seat"):
            await hall.reception.rematch(ann.room, eve.id, eve.name)
        again = await hall.reception.rematch(ann.room, bob.id, bob.name)
        assert ann.received("table")[-1]["table"]["rematch"] == again.id

    evening(tmp_path, play)


def test_a_spectator_who_sees_later_cannot_ask_whether_somebody_spoke(tmp_path):
    async def play(hall, clock):
        ann, _ = await seated(hall, "Ann", "Bob", watching="delayed")
        eve = await Somebody.new(hall, "Eve")
        await eve.enter(ann.room)
        await ann.send("say", text="psst")
        assert (await eve.send("report", line=1))["fault"]["code"] == "no_such_line"
        await clock.turn(121)
        assert (await eve.send("report", line=1))["type"] == "done"

    evening(tmp_path, play, spectator_delay=120)


def test_no_table_frame_in_the_dark_whatever_happens(tmp_path):
    """A seat that moves to another device, and a wish to undo: nobody hears of them before the lights are on."""

    async def play(hall, clock):
        people = await seated(hall, "Ann", "Bob", "Cid", "Dee", game="casa_de_papel")
        live = people[0].room.live
        while not live.dark.veiled():
            await go_on(people, clock)
        ann, bob, *others = people
        for person in people:
            person.received()
        phone = await Somebody.new(hall, "Phone")
        await hall.places.reclaim(ann.room, phone.id, await hall.places.renew_code(ann.room, bob.id))
        assert (await ann.send("undo"))["refusal"]["rule"] in ("CP-POW-03", "")
        assert [person.received() for person in (ann, *others)] == [[], [], []]
        await clock.turn(60)
        shown = await ann.until(lambda frame: frame["type"] == "table")
        assert not shown["table"]["seats"][bob.seat or 1]["present"]

    evening(tmp_path, play, bot_pace=1000)


def test_nobody_can_tell_in_the_dark_that_a_bot_takes_over(tmp_path):
    """CP-POW-03 Not by how many voices a vote would take, either."""

    async def play(hall, clock):
        people = await seated(hall, "Ann", "Bob", "Cid", "Dee", game="casa_de_papel", patience=5)
        ann, bob, *_ = people
        while not ann.room.live.dark.veiled():
            await go_on(people, clock)
        shown = ann.room.shown(ann.id)
        bob.leave()
        await clock.turn(5)
        assert ann.room.live.dark.veiled()
        assert ann.room.seating.chairs[bob.seat].held
        assert ann.room.shown(ann.id) == shown
        await clock.turn(60)
        fewer = {**shown.motions, "pause": shown.motions["pause"] - 1, "abandon": shown.motions["abandon"] - 1}
        await ann.until(lambda frame: frame["type"] == "table" and frame["table"]["motions"] == fewer)

    evening(tmp_path, play, bot_pace=1000)


def test_nobody_can_wish_to_undo_while_cards_are_laid(tmp_path):
    """So no wish can begin or end with somebody's sealed answer, and tell of it."""

    async def play(hall, clock):
        unhurried = {"clocks": "off", "reveal_seconds": 0}
        people = await seated(hall, "Ann", "Bob", "Cid", "Dee", game="casa_de_papel", options=unhurried)
        match = people[0].room.live.match
        while match.state.round < 2:
            await step(people)
        for person in people:
            assert (await person.send("undo"))["refusal"]["key"] == "undo-too-late"
        assert (await people[0].act_first())["type"] == "done"
        for person in people:
            assert (await person.send("undo"))["refusal"]["key"] == "undo-too-late"

    evening(tmp_path, play)


async def step(people):
    """Somebody does the first thing that is possible, and is done with talking."""
    live = people[0].room.live
    for person in people:
        asked = live.play.asked(person.seat)
        if asked and asked.options and not asked.locked:
            await person.act_first()
            return
    for person in people:
        offered = any(offer.verb == "done" for offer in live.match.offers_to(person.seat))
        if offered and person.seat not in live.match.view(person.seat).done:
            await person.send("act", verb="done")
            return


def test_a_match_to_be_watched_is_listed_for_who_may_watch_it_and_tells_nothing_else(tmp_path):
    async def play(hall, clock):
        wanted = {"game": "casa_de_papel", "access": "open"}
        people = await seated(hall, "Ann", "Bob", "Cid", "Dee", watching="delayed", **wanted)
        await seated(hall, "Eve", "Flo", "Gus", "Hal", watching="none", **wanted)
        await seated(hall, "Ida", "Joe", "Kim", "Lou", watching="open", game="casa_de_papel")
        max_ = await Somebody.new(hall, "Max")
        (line,) = hall.open_tables(max_.id)
        assert (line.id, line.title, line.status, line.yours) == (people[0].room.id, "Ann", "playing", False)
        assert hall.open_tables(people[0].id) == []
        people[0].room.banned.add(max_.id)
        assert hall.open_tables(max_.id) == []
        live = people[0].room.live
        while not live.dark.veiled():
            await go_on(people, clock)
        await clock.turn(1)
        phone = await Somebody.new(hall, "Phone")
        await hall.places.reclaim(people[0].room, phone.id, await hall.places.renew_code(people[0].room, people[1].id))
        while live.match.view(live.match.seats).round == 1:
            await go_on(people, clock)
        assert hall.open_tables("") == [line]

    evening(tmp_path, play, bot_pace=1000)
