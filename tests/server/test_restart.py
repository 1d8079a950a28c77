"""What outlives the server: promises and additions in the lobby, what late spectators see, who is forgotten."""

import asyncio

import pytest

from cavale.cli import main
from cavale.core.shuffle import commitment, seal
from cavale.server import wire
from cavale.server.seating import TableError
from cavale.server.store import PutSeat, Seat
from hosting import Hourglass, Somebody, open_hall, seated


def evening(path, play, clock=None, **settings):
    async def spend():
        time = clock or Hourglass()
        async with open_hall(path / "cavale.db", time, **settings) as hall:
            return await play(hall, time)

    return asyncio.run(spend())


# -- the lobby -------------------------------------------------------------------------------------------------------


def test_what_was_promised_and_sealed_in_the_lobby_outlives_the_server(tmp_path):
    async def gather(hall, clock):
        ann, bob = [await Somebody.new(hall, name) for name in ("Ann", "Bob")]
        room = await ann.lay()
        for person in (ann, bob):
            await person.seal(room)
        return room.id, room.commitment, room.seed, [ann.contribution, bob.contribution]

    room_id, promised, seed, added = evening(tmp_path, gather)

    async def start(hall, clock):
        room = hall.room(room_id)
        assert room.shown("id-of-Bob").commitment == promised == commitment(seed)
        assert not room.shown("id-of-Bob").seed
        for name in ("Ann", "Bob"):
            person = Somebody(hall, name)
            person.room, person.contribution = room, added.pop(0)
            await (person.start() if name == "Ann" else person.open())
        stored = await hall.store.match(room.match)
        assert stored.seed.decode() == seed
        assert stored.commitments == {seat: seal(promised, seat, stored.entropy[seat]) for seat in (0, 1)}
        kept = (await hall.store.table(room_id)).settings
        assert seed not in kept.decode()

    evening(tmp_path, start)


def test_who_was_sent_away_stays_away(tmp_path):
    async def kick(hall, clock):
        ann, bob = [await Somebody.new(hall, name) for name in ("Ann", "Bob")]
        room = await ann.lay(watching="open")
        await bob.sit(room)
        await hall.places.kick(room, ann.id, 1)
        return room.id

    room_id = evening(tmp_path, kick)

    async def come_back(hall, clock):
        bob = Somebody(hall, "Bob")
        with pytest.raises(TableError, match="not_welcome"):
            await bob.sit(hall.room(room_id))
        with pytest.raises(TableError, match="not_invited"):
            await bob.enter(hall.room(room_id))

    evening(tmp_path, come_back)


# -- spectators who see later ----------------------------------------------------------------------------------------


def test_late_spectators_go_on_seeing_late_after_a_restart(tmp_path):
    """What was due is shown at once; what was not is shown when it is; nothing is shown earlier."""

    async def begin(hall, clock):
        people = await seated(hall, "Ann", "Bob", watching="delayed", patience=0)
        await clock.turn(60)
        first = next(person for person in people if person.room.live.play.asked(person.seat))
        await first.act_first()
        await clock.turn(90)
        other = next(person for person in people if person is not first)
        await other.act_first()
        return people[0].room.id

    room_id = evening(tmp_path, begin, spectator_delay=120)

    async def look(hall, clock):
        eve = await Somebody.new(hall, "Eve")
        await eve.enter(hall.room(room_id))
        (start,) = eve.received("sight")
        assert (start["number"], start["whole"]) == (1, True)
        await clock.turn(29)
        assert eve.received() == []
        await clock.turn(2)
        (bet,) = eve.received("sight")
        assert (bet["number"], [event["event"] for event in bet["events"]]) == (2, ["bet"])
        await clock.turn(88)
        assert eve.received() == []
        await clock.turn(2)
        assert [sight["number"] for sight in eve.received("sight")] == [3]

    evening(tmp_path, look, spectator_delay=120)


# -- `cavale forget` beside a running server -------------------------------------------------------------------------


def test_a_running_server_heeds_who_is_forgotten_beside_it(tmp_path):
    async def play(hall, clock):
        ann, bob, cid = [await Somebody.new(hall, name) for name in ("Ann", "Bob", "Cid")]
        room = await ann.lay("casa_de_papel", 4, watching="delayed")
        await bob.sit(room)
        await bob.enter(room)
        await bob.send("say", text="hello")
        await hall.places.leave(room, bob.id)
        await cid.sit(room, 1)
        await cid.enter(room)
        await cid.send("say", text="good evening")
        await bob.sit(room, 2)
        forget = ["forget", "Bob", "--database", str(tmp_path / "cavale.db"), "--lang", "en"]
        assert await asyncio.to_thread(main, forget) == 0
        await hall.store.commit(PutSeat(room.id, Seat(seat=2, occupant="person", guest=bob.id, name="Bob")))
        await hall.places.sit(room, ann.id, "Ann", wire.SitDown(seat=3))
        stored = await hall.store.table(room.id)
        assert [seat.name for seat in stored.seats] == ["", "Cid", "guest-forgotten", "Ann"]
        assert stored.seats[2].reclaim_hash is None
        eve = await Somebody.new(hall, "Eve")
        await eve.enter(await hall.find(room.id))
        (welcome, *_) = eve.received()
        assert [seat["name"] for seat in welcome["table"]["seats"]] == ["", "Cid", "guest-forgotten", "Ann"]
        assert [line["text"] for line in welcome["chat"]] == ["good evening"]
        assert "Bob" not in str(cid.received("table")[-1])

    evening(tmp_path, play)


def test_a_line_that_is_still_to_come_never_comes(tmp_path):
    async def play(hall, clock):
        ann, bob = await seated(hall, "Ann", "Bob", watching="delayed")
        eve = await Somebody.new(hall, "Eve")
        await eve.enter(ann.room)
        await ann.send("say", text="hello")
        assert (await bob.send("say", text="and you?"))["type"] == "done"
        hall.forget(ann.id)
        await clock.turn(121)
        assert [line["text"] for line in eve.received("chat")] == ["and you?"]

    evening(tmp_path, play, spectator_delay=120)
