"""A late friend takes the seat of a bot: when everybody agrees, from the next round on, with what that seat knows."""

import asyncio

import pytest

from cavale import catalog
from cavale.core.bot import sight
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.server import wire
from cavale.server.seating import TableError
from hosting import Hourglass, Somebody, go_on, open_hall

GAMES = ("casa_de_papel", "red_notice", "coffre_fort", "la_traque")


def evening(path, play, **settings):
    async def spend():
        clock = Hourglass()
        async with open_hall(path / "cavale.db", clock, **settings) as hall:
            await play(hall, clock)

    asyncio.run(spend())


async def with_a_bot(hall, *names, **wanted):
    """A table of La Casa de Papel for four where bots have the seats that are left."""
    people = [await Somebody.new(hall, name) for name in names]
    room = await people[0].lay("casa_de_papel", 4, **wanted)
    for person in people[1:]:
        await person.sit(room)
    await hall.stage.start(room, people[0].id)
    for person in people:
        await person.enter(room)
        person.received()
    return room, people


async def friend(hall, name="Zoe"):
    zoe = await Somebody.new(hall, name)
    return zoe, wire.Person(zoe.id, name)


def test_everybody_agrees_and_the_seat_changes_hands_at_the_next_round(tmp_path):
    async def play(hall, clock):
        room, people = await with_a_bot(hall, "Ann", "Bob", "Cid")
        zoe, person = await friend(hall)
        hall.latecomers.ask(room, person, 3)
        told = people[0].received("table")[-1]["table"]["asking"]
        assert told == [{"seat": 3, "name": "Zoe", "yes": [], "agreed": False, "you": False}]
        for each in people:
            assert not room.shown(zoe.id).asking[0].agreed
            hall.latecomers.answer(room, each.id, 3, yes=True)
        assert room.shown(zoe.id).asking[0].agreed
        bot, first = room.live.play.connect(3), room.round()
        assert bot.view.mine
        while room.round() == first:
            assert room.seating.chairs[3].level, "not before the next round"
            await go_on(people, clock)
        await hall.stage.settle()
        shown = room.shown(zoe.id)
        assert (shown.seat, shown.seats[3].name, shown.seats[3].occupant) == (3, "Zoe", "person")
        assert shown.seats[3].since == first + 1
        assert not shown.asking
        assert people[0].received("table")[-1]["table"]["seats"][3]["since"] == first + 1
        await zoe.enter(room)
        [sight] = zoe.received("sight")
        assert sight["seat"] == 3
        assert sight["view"]["mine"]["role"] == bot.view.mine.role
        assert sight["whole"]
        stored = await hall.store.table(room.id)
        assert (stored.seats[3].guest, stored.seats[3].occupant) == (zoe.id, "person")
        assert b'"since":{"3":' in stored.settings

    evening(tmp_path, play, bot_pace=0)


def test_one_who_does_not_agree_is_enough(tmp_path):
    async def play(hall, clock):
        room, (ann, bob) = await with_a_bot(hall, "Ann", "Bob")
        zoe, person = await friend(hall)
        hall.latecomers.ask(room, person, 2)
        hall.latecomers.answer(room, ann.id, 2, yes=True)
        hall.latecomers.answer(room, bob.id, 2, yes=False)
        assert not room.shown(zoe.id).asking
        with pytest.raises(TableError, match="late_declined"):
            hall.latecomers.ask(room, person, 3)
        with pytest.raises(TableError, match="late_gone"):
            hall.latecomers.answer(room, ann.id, 2, yes=True)

    evening(tmp_path, play, bot_pace=1000)


def test_nobody_has_two_seats(tmp_path):
    """Neither a player, nor one whose seat is on another device now, nor one sent away; and a stranger has no voice."""

    async def play(hall, clock):
        room, (ann, bob) = await with_a_bot(hall, "Ann", "Bob")
        phone, eve = await Somebody.new(hall, "Phone"), await Somebody.new(hall, "Eve")
        await hall.places.reclaim(room, phone.id, await hall.places.renew_code(room, ann.id))
        for cheat in (ann, bob, phone):
            with pytest.raises(TableError, match="late_sat_here"):
                hall.latecomers.ask(room, wire.Person(cheat.id, cheat.name), 2)
        room.banned.add(eve.id)
        with pytest.raises(TableError, match="not_welcome"):
            hall.latecomers.ask(room, wire.Person(eve.id, "Eve"), 2)
        _, person = await friend(hall)
        for seat in (0, -2, 4):
            with pytest.raises(TableError, match="late_no_bot"):
                hall.latecomers.ask(room, person, seat)
        hall.latecomers.ask(room, person, 2)
        other, another = await friend(hall, "Max")
        with pytest.raises(TableError, match="late_asked_for"):
            hall.latecomers.ask(room, another, 2)
        with pytest.raises(TableError, match="not_your_seat"):
            hall.latecomers.answer(room, other.id, 2, yes=True)
        hall.latecomers.ask(room, person, -1)
        for _ in range(5):
            hall.latecomers.ask(room, another, 2)
        with pytest.raises(TableError, match="late_declined"):
            hall.latecomers.ask(room, another, 2)

    evening(tmp_path, play, bot_pace=1000)


def test_somebody_away_has_no_voice_and_with_nobody_there_nothing_happens(tmp_path):
    async def play(hall, clock):
        room, (ann, bob) = await with_a_bot(hall, "Ann", "Bob", patience=0)
        _, person = await friend(hall)
        hall.latecomers.ask(room, person, 2)
        ann.leave()
        bob.leave()
        hall.latecomers.follow(room)
        assert not room.shown(ann.id).asking[0].agreed
        await bob.enter()
        hall.latecomers.answer(room, bob.id, 2, yes=True)
        assert room.shown(bob.id).asking[0].agreed

    evening(tmp_path, play, bot_pace=1000)


def test_the_owner_says_whether_late_friends_may_come_also_during_the_match(tmp_path):
    async def play(hall, clock):
        room, (ann, bob) = await with_a_bot(hall, "Ann", "Bob")
        _, person = await friend(hall)
        hall.latecomers.ask(room, person, 2)
        with pytest.raises(TableError, match="owner_only"):
            await hall.reception.change(room, bob.id, wire.TableChange(latecomers=False))
        await hall.reception.change(room, ann.id, wire.TableChange(latecomers=False))
        shown = bob.received("table")[-1]["table"]
        assert (shown["latecomers"], shown["asking"]) == (False, [])
        with pytest.raises(TableError, match="late_not_allowed"):
            hall.latecomers.ask(room, person, 2)
        with pytest.raises(TableError, match="already_started"):
            await hall.reception.change(room, ann.id, wire.TableChange(latecomers=True, patience=5))
        alone = await hall.reception.quick(ann.id, "Ann", wire.QuickTable(game="casa_de_papel"))
        assert not alone.settings.latecomers, "against bots alone nobody is expected"

    evening(tmp_path, play, bot_pace=1000)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_counts_its_rounds_in_public(name):
    game = catalog.find(name)
    match = Match(game, catalog.default_edition(game), FastDice(7), seats=game.seat_counts[-1])
    bots = [next(iter(reversed(game.bots().values())))(seat) for seat in range(match.seats)]
    seen = [game.round(match.view(match.seats))]
    while not match.over and seen[-1] < 3:
        seat = match.asked()[0]
        match.play(seat, bots[seat].act(sight(match, seat)))
        seen.append(game.round(match.view(match.seats)))
    assert seen == sorted(seen)
    assert {1, 2} <= set(seen)
