"""The start of a match: envelopes are sealed, frozen and opened, and nobody gains by what is seen on the way."""

import asyncio
import json
import re
import secrets
from contextlib import suppress
from unittest.mock import patch

import pytest

from cavale.cli import main
from cavale.core.dice import SealedDice
from cavale.core.match import Match
from cavale.core.shuffle import Envelope, Shuffle, dice_seed, first_foreign_draw, seal, seals, why_not_sealed
from cavale.server import films, wire
from cavale.server.seating import TableError
from cavale.server.store import StartMatch, StoreError
from hosting import Hourglass, Somebody, open_hall


def evening(folder, story, **settings):
    """A story told to a hall."""

    async def spend():
        async with open_hall(folder / "cavale.db", Hourglass(), **settings) as hall:
            return await story(hall)

    return asyncio.run(spend())


async def gathered(hall, *names, seats=0):
    """People at a table, each with a sealed envelope."""
    people = [await Somebody.new(hall, name) for name in names]
    room = await people[0].lay("leduc_poker", seats or len(names))
    for person in people:
        await person.seal(room)
    return room, people


def back(hall, room_id, name, contribution):
    """Somebody after a restart, with what her browser kept."""
    person = Somebody(hall, name)
    person.room, person.contribution = hall.room(room_id), contribution
    return person


def states(room):
    return [seat.envelope for seat in room.shown("").seats]


async def refused(code, doing):
    with pytest.raises(TableError) as error:
        await doing
    assert error.value.fault.code == code


def sit(person, room, sealed=(), seat=-1):
    return person.hall.places.sit(room, person.id, person.name, wire.SitDown(seat=seat, commitments=tuple(sealed)))


def open_with(person, contribution):
    return person.hall.stage.opening.open(person.room, person.id, contribution)


# -- the way it should go ----------------------------------------------------------------------------------------


def test_the_match_begins_when_the_last_envelope_is_open(tmp_path):
    async def story(hall):
        room, (ann, bob) = await gathered(hall, "Ann", "Bob")
        promised, sealed = room.commitment, room.seating.commitments()
        assert states(room) == ["shut", "shut"]
        assert [seat.commitment for seat in room.shown("a stranger").seats] == list(sealed.values())
        await ann.start()
        assert (states(room), room.shown("").start.opening, room.status) == (["open", "shut"], True, "lobby")
        await bob.open()
        assert (states(room), room.shown("").start.opening, room.status) == (["open", "open"], False, "playing")
        mixed = films.mixed(await hall.store.match(room.match))
        assert (mixed.recipe, mixed.start, mixed.commitment) == (2, 1, promised)
        assert {each.seat: each.commitment for each in mixed.envelopes} == sealed
        assert why_not_sealed(mixed) == ""
        assert first_foreign_draw(mixed, room.live.match.records) is None

    evening(tmp_path, story)


def test_a_seat_without_an_envelope_adds_nothing_and_everybody_sees_it(tmp_path):
    async def story(hall):
        room, (ann, _) = await gathered(hall, "Ann", "Bob", seats=2)
        await hall.places.kick(room, ann.id, 1)
        cleo = await Somebody.new(hall, "Cleo")
        await cleo.sit(room)
        assert states(room) == ["shut", "none"]
        await ann.start()
        assert room.status == "playing"
        assert list((await hall.store.match(room.match)).entropy) == [0]

    evening(tmp_path, story)


def test_whoever_moves_to_another_seat_seals_anew(tmp_path):
    async def story(hall):
        ann = await Somebody.new(hall, "Ann")
        room = await ann.lay("leduc_poker", 2)
        await ann.seal(room)
        await sit(ann, room, seat=1)
        assert states(room) == ["none", "owed"]
        await refused("envelope_missing", ann.start())
        await ann.seal()
        assert room.seating.commitments() == {1: seal(room.commitment, 1, ann.contribution)}
        await refused("bad_envelope", sit(ann, room, ["00" * 32]))

    evening(tmp_path, story)


def test_whoever_sends_the_same_again_is_answered_again(tmp_path):
    async def story(hall):
        room, (ann, bob, cleo) = await gathered_three(hall)
        await ann.start()
        await bob.open()
        await bob.open()
        assert states(room) == ["open", "open", "shut"]
        await cleo.open()
        await cleo.open()
        assert room.status == "playing"

    evening(tmp_path, story)


async def gathered_three(hall):
    people = [await Somebody.new(hall, name) for name in ("Ann", "Bob", "Cleo")]
    room = await people[0].lay("coffre_fort", 3)
    for person in people:
        await person.seal(room)
    return room, people


# -- nobody gains by it ------------------------------------------------------------------------------------------


TABLES = 12


def test_an_owner_who_reads_the_database_cannot_choose_the_deal(tmp_path):
    """She reads every stored letter and tries 64 contributions at each table, before and after Bob opens his."""
    database = tmp_path / "cavale.db"

    async def story(hall):
        ann, bob = [await Somebody.new(hall, name) for name in ("Ann", "Bob")]
        won = 0
        for _ in range(TABLES):
            room = await ann.lay("leduc_poker", 2)
            await bob.seal(room, secrets.token_hex(32))
            known = letters(database)
            assert room.seed in known
            assert bob.contribution not in known
            await ann.seal(room, best(room, known))
            await ann.start()
            assert (states(room), room.status) == (["open", "shut"], "lobby")
            dealt = deal(room, ann.contribution, bob.contribution)  # this is settled now, whatever she does
            for other in (secrets.token_hex(32) for _ in range(8)):
                await refused("start_under_way", ann.seal(room, other))
                await refused("wrong_envelope", open_with(ann, other))
                await refused("start_under_way", hall.stage.start(room, ann.id, wire.Start(contribution=other)))
            await bob.open()
            assert room.live.match.records[0].draws == dealt
            won += wanted(dealt)
        return won

    assert evening(tmp_path, story) < TABLES / 2  # by chance one of six; when she could add last she won all


def letters(database):
    """All hex strings in the database, its log of writes included: what somebody with a copy knows."""
    files = [
        file for file in database.parent.iterdir() if file.name.startswith(database.name) and file.suffix != ".lock"
    ]
    return {found.decode() for file in files for found in re.findall(rb"(?<![0-9a-f])[0-9a-f]{64}", file.read_bytes())}


def best(room, known):
    """The contribution, among 64, that would win most often if Bob's were among what she knows."""
    tried = [secrets.token_hex(32) for _ in range(64)]
    return max(tried, key=lambda mine: sum(dice(room, mine, his).below("private", 6) == 0 for his in known))


def dice(room, mine, his):
    envelopes = tuple(Envelope(seat, "", added) for seat, added in enumerate((mine, his)))
    return SealedDice(dice_seed(Shuffle(room.seed, room.commitment, recipe=2, envelopes=envelopes)))


def deal(room, mine, his):
    return Match(room.game, room.files, dice(room, mine, his), seats=2, live=True).records[0].draws


def wanted(draws):
    return draws[0] == ("private", 6, 0)


def test_once_an_envelope_is_open_nothing_can_be_changed(tmp_path):
    async def story(hall):
        room, (ann, bob, _) = await gathered_three(hall)
        dan = await Somebody.new(hall, "Dan")
        await ann.start()
        frozen = room.to_keep()
        doings = [
            sit(dan, room),
            sit(bob, room, seals(room.commitment, 3, "00" * 32)),
            hall.places.kick(room, ann.id, 1),
            hall.places.put_bot(room, ann.id, "Ann", wire.SeatChange(seat=2, level="random")),
            hall.reception.change(room, ann.id, wire.TableChange(level="random")),
            hall.stage.start(room, ann.id),
        ]
        for doing in doings:
            await refused("start_under_way", doing)
        await refused("owner_only", hall.stage.opening.call_off(room, bob.id))
        await refused("no_envelope", open_with(dan_at(dan, room), "00" * 32))
        assert room.to_keep() == frozen
        assert hall.open_tables(dan.id) == []

    evening(tmp_path, story)


def dan_at(dan, room):
    dan.room = room
    return dan


def test_the_owner_opens_first_against_what_she_was_shown(tmp_path):
    """If somebody sat down at the same moment, the start is refused and her envelope stays shut."""

    async def story(hall):
        room, (ann, _) = await gathered(hall, "Ann", "Bob")
        wrong = [
            ("table_changed", wire.Start(contribution=ann.contribution)),
            ("table_changed", wire.Start(contribution=ann.contribution, seen={1: "00" * 32})),
            ("wrong_envelope", wire.Start(seen={1: room.seating.commitments()[1]})),
        ]
        before = room.to_keep()
        for code, start in wrong:
            await refused(code, hall.stage.start(room, ann.id, start))
        assert (room.to_keep(), states(room)) == (before, ["shut", "shut"])

    evening(tmp_path, story)


def test_an_envelope_of_another_table_or_another_seat_does_not_open(tmp_path):
    async def story(hall):
        elsewhere, (ann, bob) = await gathered(hall, "Ann", "Bob")
        replayed = [elsewhere.seating.chairs[seat].envelope.commitment for seat in (0, 1)]
        room = await ann.lay("leduc_poker", 2)
        assert room.commitment != elsewhere.commitment
        await sit(bob, room, replayed)
        bob.room = room
        await ann.seal(room)
        await ann.start()
        await refused("wrong_envelope", bob.open())
        await refused("wrong_envelope", open_with(bob, ann.contribution))  # swapped
        assert states(room) == ["open", "shut"]

    evening(tmp_path, story)


def test_a_copied_envelope_cannot_be_opened(tmp_path):
    """Cleo sends Bob's seal as hers, waits for what is in his, and sends that."""

    async def story(hall):
        room, (ann, bob, cleo) = await gathered_three(hall)
        his = room.seating.commitments()[1]
        await sit(cleo, room, [his] * 3)
        await ann.start()
        await bob.open()
        await refused("wrong_envelope", open_with(cleo, bob.contribution))
        assert (states(room), room.status) == (["open", "open", "shut"], "lobby")

    evening(tmp_path, story)


def test_a_withheld_envelope_stops_the_start_visibly_and_the_next_takes_everything_anew(tmp_path):
    async def story(hall):
        room, (ann, bob) = await gathered(hall, "Ann", "Bob")
        promised, old = room.commitment, seals(room.commitment, 2, bob.contribution)
        await ann.start()
        await hall.stage.opening.call_off(room, ann.id)
        shown = room.shown("a stranger").start
        assert (shown.number, shown.opening) == (2, False)
        assert shown.called_off == (wire.CalledOffShown(start=1, shut=(1,)),)
        assert room.commitment != promised
        assert states(room) == ["owed", "owed"]
        await ann.seal()
        await refused("envelope_missing", ann.start())
        await sit(bob, room, old)  # sealed for the promise of before
        await ann.start()
        await refused("wrong_envelope", bob.open())
        await hall.stage.opening.call_off(room, ann.id)
        for person in (ann, bob):
            await person.seal()
        await ann.start()
        await bob.open()
        assert films.mixed(await hall.store.match(room.match)).start == 3
        assert room.shown(bob.id).start.number == 3

    evening(tmp_path, story)


def test_whoever_leaves_a_start_calls_it_off(tmp_path):
    async def story(hall):
        room, (ann, bob) = await gathered(hall, "Ann", "Bob")
        await ann.start()
        await hall.places.leave(room, bob.id)
        assert (room.shown("").start.number, states(room)) == (2, ["owed", "none"])
        assert room.seating.people() == [0]

    evening(tmp_path, story)


def test_what_is_all_open_cannot_be_called_off(tmp_path):
    """The match could not be stored: the cards are settled all the same, and the start only goes on."""

    async def story(hall):
        room, (ann, bob) = await gathered(hall, "Ann", "Bob")
        await ann.start()
        dealt = deal(room, ann.contribution, bob.contribution)
        with without_starts():
            with pytest.raises(StoreError):
                await bob.open()
            await refused("start_under_way", hall.stage.opening.call_off(room, ann.id))
            await refused("start_under_way", hall.places.leave(room, bob.id))
            with suppress(StoreError):
                await hall.stage.start(room, ann.id)
        assert (room.status, states(room)) == ("lobby", ["open", "open"])
        await hall.stage.start(room, ann.id)
        assert room.live.match.records[0].draws == dealt

    evening(tmp_path, story)


def without_starts():
    def fail(*_):
        raise StoreError

    return patch.object(StartMatch, "write", fail)


# -- it outlives the server --------------------------------------------------------------------------------------


def test_a_start_goes_on_where_the_server_stopped(tmp_path):
    async def begin(hall):
        room, (ann, bob) = await gathered(hall, "Ann", "Bob")
        await ann.start()
        await hall.stage.opening.call_off(room, ann.id)
        for person in (ann, bob):
            await person.seal()
        await ann.start()
        return room.id, room.commitment, bob.contribution, deal(room, ann.contribution, bob.contribution)

    room_id, promised, added, dealt = evening(tmp_path, begin)

    async def go_on(hall):
        bob = back(hall, room_id, "Bob", added)
        room = bob.room
        assert (room.commitment, states(room), room.opening, room.start) == (promised, ["open", "shut"], True, 2)
        await refused("start_under_way", hall.places.kick(room, "id-of-Ann", 1))
        await bob.open()
        assert room.live.match.records[0].draws == dealt

    evening(tmp_path, go_on)

    async def look(hall):
        room = hall.room(room_id)
        assert (states(room), room.start, room.shown("").commitment) == (["open", "open"], 2, promised)

    evening(tmp_path, look)


def test_a_start_that_lacked_only_its_first_card_goes_on_by_itself(tmp_path):
    async def begin(hall):
        room, (ann, bob) = await gathered(hall, "Ann", "Bob")
        await ann.start()
        with without_starts(), pytest.raises(StoreError):
            await bob.open()
        return room.id, deal(room, ann.contribution, bob.contribution)

    room_id, dealt = evening(tmp_path, begin)

    async def go_on(hall):
        room = hall.room(room_id)
        assert room.status == "playing"
        assert room.live.match.records[0].draws == dealt

    evening(tmp_path, go_on)


# -- the envelope that was kept ----------------------------------------------------------------------------------


def test_an_envelope_is_checked_offline_against_the_match_file(tmp_path, capsys):
    """`cavale verify FILE --mine ENVELOPE`: good for the match it was opened for, and for no other."""

    async def story(hall):
        people = [await Somebody.new(hall, name) for name in ("Ann", "Bob")]
        return [await played_to_the_end(hall, people) for _ in range(2)]

    (file, mine), (other, _) = evening(tmp_path, story)
    assert check(tmp_path, capsys, file, mine)[0] == 0
    for changed in (
        {**mine, "contribution": "00" * 32},
        {**mine, "commitments": {"0": mine["commitments"]["0"]}},
        {**mine, "options": {"more": 1}},
        {**mine, "head": "00" * 32},
    ):
        assert check(tmp_path, capsys, file, changed)[0] == 1
    code, said = check(tmp_path, capsys, other, mine)
    assert code == 1
    assert "NOT GOOD: it is not what your browser was shown: another commitment of the server" in said
    assert check(tmp_path, capsys, file, {"format": "cavale-match"})[0] == 2


async def played_to_the_end(hall, people):
    """A match file as the server gives it, and the envelope that Bob's browser keeps of it."""
    ann, bob = people
    room = await ann.lay("leduc_poker", 2)
    for person in people:
        await person.seal(room)
    shown = room.shown(bob.id)
    await ann.start()
    await bob.open()
    for person in people:
        await person.enter(room)
    while not room.live.match.over:
        for person in people:
            if (asked := room.live.play.asked(person.seat)) and asked.options:
                await person.act_first()
    await hall.stage.settle()
    file = await hall.library.file(room.match)
    envelope = {
        "format": "cavale-envelope",
        "version": 1,
        "table": room.id,
        "match": room.match,
        "game": shown.game,
        "options": shown.options,
        "edition_hash": shown.edition.hash,
        "start": shown.start.number,
        "promise": shown.commitment,
        "seat": shown.seat,
        "contribution": bob.contribution,
        "commitments": {str(seat.seat): seat.commitment for seat in shown.seats},
        "head": room.shown(bob.id).head,
    }
    assert envelope["head"]
    return file, envelope


def check(tmp_path, capsys, file, mine):
    (tmp_path / "match.json").write_bytes(file)
    (tmp_path / "envelope.json").write_text(json.dumps(mine))
    mine_at = str(tmp_path / "envelope.json")
    code = main(["verify", str(tmp_path / "match.json"), "--mine", mine_at, "--lang", "en"])
    return code, capsys.readouterr().out.splitlines()
