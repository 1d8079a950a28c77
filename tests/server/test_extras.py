"""Spectators, hot seat, settings, housekeeping, newer rules, names of an edition: what a host and a table may want."""

import asyncio

import pytest

from cavale import catalog
from cavale.core.problem import fault
from cavale.server import wire
from cavale.server.caretaker import DAY, Caretaker
from cavale.server.inspection import Bad, EditionTask, GoodEdition, Inspector, MatchTask
from cavale.server.seating import TableError, code_hash
from cavale.words import edition_names
from hosting import Hourglass, Somebody, open_hall, seated


def evening(path, play, clock=None, **settings):
    async def spend():
        time = clock or Hourglass()
        async with open_hall(path / "cavale.db", time, **settings) as hall:
            return await play(hall, time)

    return asyncio.run(spend())


async def to_the_end(people):
    live = people[0].room.live
    while not live.match.over:
        for person in people:
            asked = live.play.asked(person.seat)
            if asked and asked.options:
                await person.act_first()


# -- spectators ------------------------------------------------------------------------------------------------------


def test_spectators_are_let_in_as_the_table_wants(tmp_path):
    async def play(hall, clock):
        eve = await Somebody.new(hall, "Eve")
        ann, _ = await seated(hall, "Ann", "Bob", watching="none")
        with pytest.raises(TableError, match="not_invited"):
            await eve.enter(ann.room)
        cid, _ = await seated(hall, "Cid", "Dan", watching="open")
        await eve.enter(cid.room)
        assert eve.received("sight")[0]["seat"] == 2
        assert (await eve.send("say", text="hello"))["fault"]["code"] == "spectators_are_silent"
        assert (await eve.send("act", verb="raise"))["fault"]["code"] == "not_your_seat"

    evening(tmp_path, play)


def test_a_list_tells_an_owner_who_watches_with_a_delay_nothing_live(tmp_path):
    """She has laid the table, left her seat to somebody else, and looks at her list."""

    async def play(hall, clock):
        ann = await Somebody.new(hall, "Ann")
        room = await ann.lay(game="casa_de_papel", seats=4, watching="delayed")
        await hall.stage.start(room, ann.id)
        room.owner = "id-of-Eve"
        assert room.line(ann.id).round
        assert room.line("id-of-Eve").round == {}

    evening(tmp_path, play)


def test_delayed_spectators_see_everything_later(tmp_path):
    async def play(hall, clock):
        people = await seated(hall, "Ann", "Bob", watching="delayed")
        eve = await Somebody.new(hall, "Eve")
        await eve.enter(people[0].room)
        assert eve.received("sight") == []
        await clock.turn(60)
        first = next(person for person in people if person.room.live.play.asked(person.seat))
        await first.act_first()
        await first.send("say", text="now!")
        await clock.turn(59)
        assert eve.received() == []
        await clock.turn(2)
        (start,) = eve.received("sight")
        assert start["number"] == 1
        late = await Somebody.new(hall, "Late")
        await late.enter(people[0].room)
        welcome, sight = late.received()
        assert welcome["chat"] == []
        assert (sight["number"], sight["whole"]) == (1, True)
        await clock.turn(60)
        bet, said = eve.received()
        assert bet["number"] == 2
        assert said["text"] == "now!"
        assert [frame["type"] for frame in late.received()] == ["sight", "chat"]

    evening(tmp_path, play, spectator_delay=120)


# -- another match --------------------------------------------------------------------------------------------------


def test_two_who_ask_at_once_get_the_same_rematch(tmp_path):
    async def play(hall, clock):
        people = await seated(hall, "Ann", "Bob")
        for person in people:
            await person.send("vote", motion="abandon")
        asked = [hall.reception.rematch(person.room, person.id, person.name) for person in people]
        one, other = await asyncio.gather(*asked)
        assert one is other

    evening(tmp_path, play)


# -- one device for all ----------------------------------------------------------------------------------------------


def test_one_device_holds_all_seats(tmp_path):
    async def play(hall, clock):
        ann = await Somebody.new(hall, "Ann")
        room = await ann.lay(hot_seat=True)
        await hall.stage.start(room, ann.id)
        await ann.enter()
        assert [frame["seat"] for frame in ann.received("sight")] == [0, 1]
        live = room.live
        seat = live.match.asked()[0]
        asked = live.play.asked(seat)
        verb = asked.options[0].verb
        assert (await ann.send("act", verb=verb, ask=asked.id))["fault"]["code"] == "which_seat"
        assert (await ann.send("act", verb=verb, ask=asked.id, seat=seat))["type"] == "done"
        assert (await ann.send("vote", motion="pause"))["type"] == "done"
        assert live.match.paused

    evening(tmp_path, play)


def test_one_device_will_not_do_where_eyes_must_be_shut_or_clocks_run(tmp_path):
    async def play(hall, clock):
        ann = await Somebody.new(hall, "Ann")
        refused = {
            ("casa_de_papel", "powers", "casa-hot-seat-without-powers", "CP-NET-09"): {"clocks": "off"},
            ("casa_de_papel", "clocks", "hot-seat-without-clocks", "CP-NET-05"): {"powers": "none"},
            ("red_notice", "clocks", "hot-seat-without-clocks", "RN-NET-01"): {},
            ("la_traque", "clocks", "hot-seat-without-clocks", "LT-NET-01"): {},
        }
        for (game, lacking, key, rule), options in refused.items():
            seats = 5 if game == "casa_de_papel" else 2
            with pytest.raises(TableError) as no:
                await ann.lay(game, seats, hot_seat=True, options=options)
            assert (no.value.fault.key, no.value.fault.args["rule"]) == (f"refusal-{key}", rule)
            needed = "none" if lacking == "powers" else "off"
            await ann.lay(game, seats, hot_seat=True, options={**options, lacking: needed})
        await ann.lay("coffre_fort", 2, hot_seat=True)

    evening(tmp_path, play)


def test_the_owner_changes_the_table_before_the_start(tmp_path):
    async def play(hall, clock):
        ann, bob = [await Somebody.new(hall, name) for name in ("Ann", "Bob")]
        room = await ann.lay("casa_de_papel", 5)
        with pytest.raises(TableError, match="owner_only"):
            await hall.reception.change(room, bob.id, wire.TableChange(access="open"))
        with pytest.raises(TableError, match="bad_option"):
            await hall.reception.change(room, ann.id, wire.TableChange(options={"powers": "all"}))
        wanted = wire.TableChange(access="open", options={"powers": "none"}, patience=30)
        await hall.reception.change(room, ann.id, wanted)
        shown = room.shown(ann.id)
        assert (shown.access, shown.patience, shown.options["powers"]) == ("open", 30, "none")
        assert [line.id for line in hall.open_tables(bob.id)] == [room.id]

    evening(tmp_path, play)


# -- housekeeping ----------------------------------------------------------------------------------------------------


def test_finished_tables_leave_the_memory_and_are_found_again(tmp_path):
    async def play(hall, clock):
        people = await seated(hall, "Ann", "Bob")
        room = people[0].room
        await people[0].send("say", text="good luck")
        await to_the_end(people)
        await hall.stage.settle()
        caretaker = Caretaker(hall.store, hall, hall.settings, clock)
        await clock.turn(7 * 3600)
        await caretaker.round()
        assert hall.rooms() == [room]
        for person in people:
            person.leave()
        await caretaker.round()
        assert hall.rooms() == []
        again = await hall.find(room.id)
        assert again.status == "over"
        assert [line.text for line in again.chat] == ["good luck"]
        await clock.turn(31 * DAY / 1000)
        await caretaker.round()
        assert await hall.store.chat(room.id) == []
        assert await hall.library.film(room.match, 0)

    evening(tmp_path, play)


def test_a_code_belongs_to_one_table_until_a_month_after_its_end(tmp_path, monkeypatch):
    async def play(hall, clock):
        ann = await Somebody.new(hall, "Ann")
        old = await ann.lay()
        first, number, second = old.code.split("-")

        def fall_again():
            """The same words come first, then others."""
            words = iter([first, second])
            monkeypatch.setattr("secrets.choice", lambda some: next(words, some[0]))
            monkeypatch.setattr("secrets.randbelow", lambda _: int(number) - 10)

        caretaker = Caretaker(hall.store, hall, hall.settings, clock)
        await clock.turn(8 * DAY / 1000)
        await caretaker.round()
        assert hall.rooms() == []
        fall_again()
        assert (await ann.lay()).code == f"alto-{number}-alto"
        assert (await hall.by_code(old.code)).id == old.id
        await clock.turn(31 * DAY / 1000)
        await caretaker.round()
        fall_again()
        new = await ann.lay()
        assert new.code == old.code
        assert await hall.by_code(f" {first} {number} {second.upper()}") is new
        assert (await hall.find(old.id)).shown(ann.id).code == ""
        assert await hall.store.free_codes(clock.now() + 1) == 1  # that of the other table

    evening(tmp_path, play)


def test_guests_who_do_not_come_back_are_forgotten(tmp_path):
    async def play(hall, clock):
        ann = await Somebody.new(hall, "Ann")
        await ann.lay()
        caretaker = Caretaker(hall.store, hall, hall.settings, clock)
        await clock.turn(11 * 30 * DAY / 1000)
        await caretaker.round()
        assert (await hall.store.guest(ann.id)).name == "Ann"
        assert hall.rooms() == []
        await clock.turn(60 * DAY / 1000)
        await caretaker.round()
        assert (await hall.store.guest(ann.id)).token_hash is None

    evening(tmp_path, play)


def test_a_private_code_ends_with_its_guest(tmp_path):
    async def play(hall, clock):
        ann, _ = await seated(hall, "Ann", "Bob")
        eve = await Somebody.new(hall, "Eve")
        ann.room.seating.chairs[ann.seat].reclaim = code_hash("old friend")
        assert ann.room.seating.guest_of("old friend") == ann.id
        hall.forget(ann.id)
        with pytest.raises(TableError, match="no_such_code"):
            await hall.places.reclaim(ann.room, eve.id, "old friend")

    evening(tmp_path, play)


def test_whoever_is_forgotten_is_gone_from_the_table_too(tmp_path):
    async def play(hall, clock):
        ann, bob = await seated(hall, "Ann", "Bob")
        await ann.send("say", text="hello")
        await bob.send("say", text="good evening")
        hall.forget(ann.id)
        shown = bob.received("table")[-1]["table"]
        assert "Ann" not in str(shown)
        assert [line.text for line in bob.room.chat] == ["good evening"]
        assert ann.received("bye") == [{"type": "bye", "code": "forgotten", "retry": False}]

    evening(tmp_path, play)


# -- newer rules -----------------------------------------------------------------------------------------------------


@pytest.fixture
def begun(tmp_path):
    """A match of which some actions were played."""

    async def play(hall, clock):
        people = await seated(hall, "Ann", "Bob")
        first = next(person for person in people if person.room.live.play.asked(person.seat))
        await first.act_first()
        return people[0].room.id, people[0].room.match

    return evening(tmp_path, play)


def test_a_match_of_older_rules_goes_on_if_it_leads_to_the_same_states(tmp_path, begun, monkeypatch):
    room_id, match = begun

    async def look(hall, clock):
        assert hall.stage.loaded_in > 0
        assert hall.room(room_id).status == "playing"
        assert (await hall.store.match(match)).rules == 7

    monkeypatch.setattr(catalog.find("leduc_poker"), "rules", 7)
    evening(tmp_path, look)


def test_a_match_that_newer_rules_lead_elsewhere_is_closed_for_play_and_can_be_looked_at(tmp_path, begun, monkeypatch):
    room_id, match = begun
    game = catalog.find("leduc_poker")
    played, begin = game.rules, type(game).start

    def other_start(self, box):
        state = begin(self, box)
        state.paid0 = 5
        return state

    async def look(hall, clock):
        room = hall.room(room_id)
        assert room.status == "closed"
        ann = Somebody(hall, "Ann")
        await ann.enter(room)
        welcome, sight = ann.received()
        assert welcome["table"]["status"] == "closed"
        assert sight["whole"]
        assert (await ann.send("undo"))["fault"]["code"] == "closed"
        assert (await hall.store.match(match)).rules == played

    monkeypatch.setattr(type(game), "rules", 7)
    monkeypatch.setattr(type(game), "start", other_start)
    evening(tmp_path, look)


# -- hostile files ---------------------------------------------------------------------------------------------------


def test_editions_are_looked_at_with_limits():
    game = catalog.find("casa_de_papel")
    files = catalog.default_edition(game)
    (name,) = files

    async def look():
        inspector = Inspector()
        return await asyncio.gather(
            inspector.look(EditionTask(game.id, files)),
            inspector.look(EditionTask(game.id, {name: files[name] + "#" * 300_000})),
            inspector.look(EditionTask(game.id, {name: "[edition]\n"})),
            inspector.look(MatchTask(b"[" * 100_000)),
        )

    good, large, broken, nested = asyncio.run(look())
    assert good == GoodEdition()
    assert large == Bad((fault("", "", "file-too-large", most=256),))
    assert isinstance(broken, Bad)
    assert {problem.file for problem in broken.problems} == {name}
    assert isinstance(nested, Bad)
    assert nested.kind == "format"


# -- words -----------------------------------------------------------------------------------------------------------


def test_a_client_gets_the_names_of_the_edition():
    game = catalog.find("casa_de_papel")
    names = edition_names(game, game.read_edition(catalog.default_edition(game)), "fr")
    assert names["by_argument"]["role"]["professor"]
    assert names["by_id"]
    assert edition_names(None, None, "fr") == {"by_id": {}, "by_argument": {}}
