"""What people do around a table: seats, votes, absence, another device. Time passes when the test says so."""

import asyncio

import pytest

from cavale.core.dice import SealedDice
from cavale.core.match import Match
from cavale.core.record import Undid
from cavale.core.shuffle import dice_seed
from cavale.server import films, wire
from cavale.server.seating import TableError
from cavale.server.store import StoreError
from hosting import Hourglass, Somebody, go_on, open_hall, seated


def evening(path, play, **settings):
    """Play something in a hall of its own."""

    async def spend():
        clock = Hourglass()
        async with open_hall(path / "cavale.db", clock, **settings) as hall:
            await play(hall, clock)

    asyncio.run(spend())


# -- votes -----------------------------------------------------------------------------------------------------------


def test_a_majority_pauses_and_the_clock_stands(tmp_path):
    async def play(hall, clock):
        ann, bob, cid, _ = people = await seated(hall, "Ann", "Bob", "Cid", "Dee", game="casa_de_papel")
        assert (await ann.send("vote", motion="resume"))["refusal"]["key"] == "match-not-paused"
        await ann.send("vote", motion="pause")
        await bob.send("vote", motion="pause")
        assert not ann.room.live.match.paused
        assert bob.received("table")[-1]["table"]["votes"]["pause"] == [ann.seat, bob.seat]
        await bob.send("vote", motion="pause", yes=False)
        await bob.send("vote", motion="pause")
        await cid.send("vote", motion="pause")
        for person in people:
            sight = person.received("sight")[-1]
            assert all(deadline["frozen"] for deadline in sight["deadlines"])
        await clock.turn(3600)
        assert ann.room.live.match.records[-1].__struct_config__.tag == "pause"
        assert (await ann.send("vote", motion="pause"))["refusal"]["key"] == "match-paused"
        for person in people[1:]:
            await person.send("vote", motion="resume")
        assert not ann.room.live.match.paused
        assert not any(ann.room.live.votes.shown().values())
        assert not any(deadline["frozen"] for deadline in ann.received("sight")[-1]["deadlines"])

    evening(tmp_path, play)


def test_the_table_gives_up_by_majority_also_while_it_rests(tmp_path):
    async def play(hall, clock):
        ann, bob = await seated(hall, "Ann", "Bob")
        for motion in ("pause", "abandon"):
            await ann.send("vote", motion=motion)
            assert not ann.room.live.match.over
            await bob.send("vote", motion=motion)
        assert ann.room.live.match.over
        assert ann.received("table")[-1]["table"]["status"] == "over"
        assert (await bob.send("vote", motion="abandon"))["refusal"]["key"] == "match-over"

    evening(tmp_path, play)


def test_a_seat_held_by_a_bot_has_no_voice(tmp_path):
    async def play(hall, clock):
        ann, bob, cid, dee = await seated(hall, "Ann", "Bob", "Cid", "Dee", game="casa_de_papel", patience=60)
        cid.leave()
        dee.leave()
        await clock.turn(61)
        await ann.send("vote", motion="pause")
        assert not ann.room.live.match.paused
        await bob.send("vote", motion="pause")
        assert ann.room.live.match.paused

    evening(tmp_path, play, bot_pace=1000)


def test_no_vote_and_no_sign_of_life_in_a_blackout(tmp_path):
    async def play(hall, clock):
        people = await seated(hall, "Ann", "Bob", "Cid", "Dee", game="casa_de_papel", patience=5)
        live = people[0].room.live
        while not live.match.game.veiled(live.match.state):
            await go_on(people, clock)
        ann, bob, *_ = people
        for person in people:
            person.received()
        refused = await ann.send("vote", motion="pause")
        assert refused["refusal"]["rule"] == "CP-POW-03"
        assert (await ann.send("say", text="psst"))["type"] == "refused"
        records = len(live.match.records)
        bob.leave()
        await clock.turn(6)
        assert live.match.game.veiled(live.match.state)
        assert len(live.match.records) == records
        assert [person.received("table") for person in people if person is not bob] == [[], [], []]
        assert ann.room.shown(ann.id).seats[bob.seat].present
        while live.match.game.veiled(live.match.state):
            await go_on([person for person in people if person is not bob], clock)
        shown = (await ann.until(lambda frame: frame["type"] == "table"))["table"]["seats"][bob.seat]
        assert (shown["present"], shown["held_by_bot"]) == (False, True)

    evening(tmp_path, play, bot_pace=1000)


# -- absence ---------------------------------------------------------------------------------------------------------


def test_after_the_patience_of_the_table_a_bot_plays_on_and_hands_back(tmp_path):
    async def play(hall, clock):
        people = await seated(hall, "Ann", "Bob", patience=90)
        first = next(person for person in people if person.room.live.play.asked(person.seat))
        other = next(person for person in people if person is not first)
        first.leave()
        await clock.turn(89)
        assert not first.room.shown(other.id).seats[first.seat].held_by_bot
        await clock.turn(2)
        assert first.room.shown(other.id).seats[first.seat].held_by_bot
        await other.until(lambda frame: frame["type"] == "sight" and other.seat in frame["deciding"])
        await first.enter()
        assert not first.room.shown(other.id).seats[first.seat].held_by_bot
        sight = first.received("sight")[0]
        assert sight["whole"]
        assert any(event["event"] == "bet" for event in sight["events"])

    evening(tmp_path, play)


def test_who_never_came_is_absent_too(tmp_path):
    async def play(hall, clock):
        ann, bob = [await Somebody.new(hall, name) for name in ("Ann", "Bob")]
        room = await ann.lay(patience=30)
        await bob.sit(room)
        await hall.stage.start(room, ann.id)
        await ann.enter()
        await clock.turn(31)
        assert [seat.held_by_bot for seat in room.shown(ann.id).seats] == [False, True]

    evening(tmp_path, play)


def test_a_table_without_patience_waits(tmp_path):
    async def play(hall, clock):
        ann, bob = await seated(hall, "Ann", "Bob", patience=0)
        bob.leave()
        await clock.turn(100_000)
        assert not any(seat.held_by_bot for seat in ann.room.shown(ann.id).seats)

    evening(tmp_path, play)


# -- seats before the start ------------------------------------------------------------------------------------------


def test_the_table_goes_to_somebody_else_when_its_owner_leaves(tmp_path):
    async def play(hall, clock):
        ann, bob, cid = [await Somebody.new(hall, name) for name in ("Ann", "Bob", "Cid")]
        room = await ann.lay("casa_de_papel", 4)
        await bob.sit(room)
        await cid.sit(room, 3)
        await bob.enter()
        await hall.places.leave(room, ann.id)
        assert bob.received("table")[-1]["table"]["owner"]
        with pytest.raises(TableError, match="owner_only"):
            await hall.stage.start(room, ann.id)
        await hall.stage.start(room, bob.id)
        assert [seat.occupant for seat in room.shown(bob.id).seats] == ["bot", "person", "bot", "person"]
        stored = await hall.store.table(room.id)
        assert stored.owner == bob.id

    evening(tmp_path, play, bot_pace=1000)


def test_somebody_kicked_is_told_and_does_not_come_back(tmp_path):
    async def play(hall, clock):
        ann, bob = [await Somebody.new(hall, name) for name in ("Ann", "Bob")]
        room = await ann.lay()
        await bob.sit(room)
        await bob.enter()
        with pytest.raises(TableError, match="owner_only"):
            await hall.places.kick(room, bob.id, 0)
        with pytest.raises(TableError, match="not_yourself"):
            await hall.places.kick(room, ann.id, 0)
        with pytest.raises(TableError, match="no_such_seat"):
            await hall.places.kick(room, ann.id, 7)
        await hall.places.kick(room, ann.id, 1)
        assert bob.received()[-1] == {"type": "bye", "code": "kicked", "retry": False}
        for way_back in (bob.sit(room), hall.visit(room.id, bob.id), hall.places.invite(room, bob.id)):
            with pytest.raises(TableError, match="not_welcome"):
                await way_back

    evening(tmp_path, play)


def test_seats_that_cannot_be_stored_have_not_changed(tmp_path):
    async def play(hall, clock):
        ann = await Somebody.new(hall, "Ann")
        room = await ann.lay()
        with pytest.raises(StoreError):
            await hall.places.sit(room, "nobody the store knows", "Bob", wire.SitDown())
        assert [seat.occupant for seat in room.shown(ann.id).seats] == ["person", "empty"]
        with pytest.raises(TableError, match="no_such_seat"):
            await hall.places.put_bot(room, ann.id, ann.name, wire.SeatChange(seat=-1, level="random"))

    evening(tmp_path, play)


# -- another device --------------------------------------------------------------------------------------------------


def test_a_seat_moves_to_another_device_by_its_code(tmp_path):
    async def play(hall, clock):
        ann, bob = people = await seated(hall, "Ann", "Bob", watching="open")
        phone = await Somebody.new(hall, "Ann’s phone")
        await phone.enter(ann.room)
        assert phone.received("sight")[0]["seat"] == 2
        code = await hall.places.renew_code(ann.room, ann.id)
        assert bob.received() == []
        with pytest.raises(TableError, match="no_such_code"):
            await hall.places.reclaim(ann.room, phone.id, "guess")
        with pytest.raises(TableError, match="seated_already"):
            await hall.places.reclaim(ann.room, bob.id, code)
        seat = ann.seat
        await hall.places.reclaim(ann.room, phone.id, code)
        assert ann.received()[-1] == {"type": "bye", "code": "replaced", "retry": False}
        assert phone.received("sight")[-1]["seat"] == seat
        assert phone.seat == seat
        assert (await ann.send("ping"))["type"] == "done"
        assert (await ann.send("undo"))["fault"]["code"] == "not_your_seat"
        for person in [phone if person is ann else person for person in people]:
            if ann.room.live.play.asked(person.seat):
                assert (await person.act_first())["type"] == "done"
        assert ann.received() == []

    evening(tmp_path, play)


def test_the_private_code_of_a_seat_works_until_there_is_a_new_one(tmp_path):
    """The first device takes the seat back at once, and the second again, as often as they like."""

    async def play(hall, clock):
        ann, _ = await seated(hall, "Ann", "Bob")
        room, seat = ann.room, ann.seat
        phone = await Somebody.new(hall, "Phone")
        code = await hall.places.renew_code(room, ann.id)
        for device in (phone, ann, phone, ann, phone):
            await hall.places.reclaim(room, device.id, code)
            await device.enter(room)
            assert [sight["seat"] for sight in device.received("sight")] == [seat]
            assert room.shown(device.id).owner
        again = await hall.places.renew_code(room, phone.id)
        with pytest.raises(TableError, match="no_such_code"):
            await hall.places.reclaim(room, ann.id, code)
        await hall.places.reclaim(room, ann.id, again)
        with pytest.raises(TableError, match="not_your_seat"):
            await hall.places.renew_code(room, phone.id)

    evening(tmp_path, play)


def test_a_copy_of_the_database_opens_no_seat(tmp_path):
    async def play(hall, clock):
        ann, bob = await seated(hall, "Ann", "Bob")
        codes = [await hall.places.renew_code(ann.room, person.id) for person in (ann, bob)]
        assert len({*codes, await hall.places.renew_code(ann.room, ann.id)}) == 3
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert not any(code.encode() in kept for code in codes)

    evening(tmp_path, play)


def test_the_code_of_a_seat_outlives_the_server(tmp_path):
    async def first():
        async with open_hall(tmp_path / "cavale.db") as hall:
            ann, _ = await seated(hall, "Ann", "Bob")
            return ann.room.id, await hall.places.renew_code(ann.room, ann.id)

    async def second(room_id, code):
        async with open_hall(tmp_path / "cavale.db") as hall:
            phone = await Somebody.new(hall, "phone")
            await hall.places.reclaim(hall.room(room_id), phone.id, code)
            assert hall.room(room_id).seating.seat_of(phone.id) == 0

    asyncio.run(second(*asyncio.run(first())))


# -- undo by consent -------------------------------------------------------------------------------------------------


def test_an_undo_the_others_must_allow(tmp_path):
    async def play(hall, clock):
        people = await seated(hall, "Ann", "Bob")
        first = next(person for person in people if person.room.live.play.asked(person.seat))
        other = next(person for person in people if person is not first)
        assert (await first.send("undo"))["refusal"]["key"] == "nothing-to-undo"
        await first.send("act", verb="raise")
        await other.send("act", verb="raise")
        assert (await first.send("undo"))["type"] == "done"
        assert other.received("table")[-1]["table"]["undo_asked"] == first.seat
        await other.send("consent", yes=False)
        assert other.received("table")[-1]["table"]["undo_asked"] is None
        assert (await other.send("consent", yes=True))["refusal"]["key"] == "nothing-to-undo"
        await first.send("undo")
        assert (await other.send("consent", yes=True))["type"] == "done"
        assert any(event["event"] == "undone" for event in other.received("sight")[-1]["events"])

    evening(tmp_path, play)


def test_who_is_away_has_not_allowed_an_undo(tmp_path):
    """Not even while a bot plays on for her: she asks when she is back."""

    async def play(hall, clock):
        people = await seated(hall, "Ann", "Bob", patience=60)
        first = next(person for person in people if person.room.live.play.asked(person.seat))
        other = next(person for person in people if person is not first)
        await first.send("act", verb="raise")
        await other.send("act", verb="raise")
        other.leave()
        await clock.turn(60)
        assert first.room.shown(first.id).seats[other.seat].held_by_bot
        records = len(first.room.live.match.records)
        await first.send("undo")
        assert first.room.shown(first.id).undo_asked == first.seat
        assert not any(isinstance(record, Undid) for record in first.room.live.match.records[records:])

    evening(tmp_path, play)


# -- one click -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("chosen", "clocks"), [({}, "off"), ({"clocks": "live"}, "live")])
def test_nobody_hurries_one_person_among_bots_unless_it_is_wished(tmp_path, chosen, clocks):
    async def play(hall, clock):
        ann = await Somebody.new(hall, "Ann")
        room = await hall.reception.quick(ann.id, "Ann", wire.QuickTable(game="casa_de_papel", options=chosen))
        await hall.stage.start(room, ann.id)
        assert room.live.match.options["clocks"] == clocks

    evening(tmp_path, play, bot_pace=1000)


@pytest.mark.parametrize("quick", [True, False])
def test_the_owner_adds_to_the_shuffle_after_it_was_promised(tmp_path, quick):
    async def play(hall, clock):
        ann, bob = [await Somebody.new(hall, name) for name in ("Ann", "Bob")]
        if quick:
            room = await hall.reception.quick(ann.id, "Ann", wire.QuickTable(game="casa_de_papel"))
        else:
            room = await ann.lay("casa_de_papel", 5)
            await bob.seal(room)
        promised = room.shown(ann.id).commitment
        await ann.seal(room)
        await ann.start()
        people = [ann] if quick else [ann, bob]
        if not quick:
            await bob.open()
        stored = await hall.store.match(room.match)
        assert stored.entropy == {room.seating.seat_of(one.id): one.contribution for one in people}
        assert stored.commitment == promised
        added = films.mixed(stored)
        dealt = Match(
            room.game, room.files, SealedDice(dice_seed(added)), seats=5, options=room.settings.options, live=True
        )
        assert room.live.match.records[0] == dealt.records[0]

    evening(tmp_path, play, bot_pace=1000)
