"""The same table again, in one click."""

import asyncio

from cavale.server import wire
from hosting import Hourglass, Somebody, open_hall


def evening(path, play):
    async def spend():
        async with open_hall(path / "cavale.db", Hourglass(), bot_pace=1) as hall:
            await play(hall)

    asyncio.run(spend())


async def over(hall, *people, bots=3, **wanted):
    """A table that gave up at once, with bots in its last seats."""
    room = await people[0].lay("casa_de_papel", len(people) + bots, level="steady", **wanted)
    for person in people[1:]:
        await person.sit(room)
    await hall.stage.start(room, people[0].id)
    for person in people:
        await person.enter(room)
    for person in people:
        if not room.live.match.over:
            await person.send("vote", motion="abandon")
    await hall.stage.settle()
    return room


def seats(room):
    return [(chair.guest, chair.level, chair.name) for chair in room.seating.chairs]


def test_with_bots_only_it_can_start_at_once_with_the_same_seats(tmp_path):
    async def play(hall):
        ann = await Somebody.new(hall, "Ann")
        room = await hall.reception.quick(ann.id, "Ann", wire.QuickTable(game="casa_de_papel", level="steady"))
        await hall.stage.start(room, ann.id)
        await ann.enter(room)
        await ann.send("vote", motion="abandon")
        await hall.stage.settle()
        again = await hall.reception.rematch(room, ann.id, "Ann")
        assert seats(again) == seats(room)
        await hall.stage.start(again, ann.id)
        assert (again.status, again.match != room.match) == ("playing", True)

    evening(tmp_path, play)


def test_other_people_are_waited_for_in_their_seats(tmp_path):
    async def play(hall):
        ann, bob = [await Somebody.new(hall, name) for name in ("Ann", "Bob")]
        room = await over(hall, ann, bob)
        again = await hall.reception.rematch(room, bob.id, "Bob")
        assert again.status == "lobby"
        assert ann.received("table")[-1]["table"]["rematch"] == again.id
        assert [seat for seat, chair in enumerate(again.seating.chairs) if chair.free] == [ann.seat]
        assert again.seating.seat_of(bob.id) == room.seating.seat_of(bob.id)
        assert await hall.reception.rematch(room, ann.id, "Ann") is again

    evening(tmp_path, play)


def test_it_plays_the_same_edition_also_one_that_is_not_uploaded_here(tmp_path):
    async def play(hall):
        ann = await Somebody.new(hall, "Ann")
        room = await over(hall, ann)
        room.files = {name: text.replace("Édition libre", "Édition à moi") for name, text in room.files.items()}
        again = await hall.reception.rematch(room, ann.id, "Ann")
        assert again.edition.title["fr"] == "Édition à moi"
        await hall.stage.start(again, ann.id)
        stored = await hall.store.match(again.match)
        assert stored.edition == room.files

    evening(tmp_path, play)
