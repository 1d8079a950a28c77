"""Whom each seat plays, as the room says it before the match: by the names of the edition, whatever they are."""

import asyncio

from cavale import catalog
from cavale.games.coffre_fort import GAME
from cavale.server import wire
from hosting import Somebody, open_hall
from rules import rule

NAMES = {"blue": "violet", "yellow": "black"}


def renamed():
    """The default edition, two of its agents called otherwise."""
    files = catalog.default_edition(GAME)
    for old, new in NAMES.items():
        files = {name: text.replace(f"\n{old} = {{", f"\n{new} = {{") for name, text in files.items()}
    return files


def cast(seats, each=1, files=None):
    edition = GAME.read_edition(files or catalog.default_edition(GAME))
    return list(GAME.cast(edition, GAME.full_options({"agents_per_player": each}), seats))


@rule("CF-SETUP-01", "CF-VAR-02")
def test_one_agent_each_or_two_in_turns():
    assert cast(3) == [("blue",), ("red",), ("green",)]
    assert cast(2, each=2) == [("blue", "green"), ("red", "yellow")]
    assert cast(4, files=renamed()) == [("violet",), ("red",), ("green",), ("black",)]


def test_the_room_says_it_and_follows_the_settings(tmp_path):
    async def play():
        async with open_hall(tmp_path / "cavale.db") as hall:
            ann = await Somebody.new(hall, "Ann")
            wanted = wire.NewTable(game="coffre_fort", seats=2)
            room = await hall.reception.lay(ann.id, "Ann", wanted, renamed())
            assert [seat.plays for seat in room.shown(ann.id).seats] == [("violet",), ("red",)]
            await hall.reception.change(room, ann.id, wire.TableChange(options={"agents_per_player": 2}))
            assert [seat.plays for seat in room.shown(ann.id).seats] == [("violet", "green"), ("red", "black")]

    asyncio.run(play())


def test_a_room_of_a_game_whose_seats_are_alike_says_nothing(tmp_path):
    async def play():
        async with open_hall(tmp_path / "cavale.db") as hall:
            ann = await Somebody.new(hall, "Ann")
            room = await ann.lay("casa_de_papel", 5)
            assert {seat.plays for seat in room.shown(ann.id).seats} == {()}

    asyncio.run(play())
