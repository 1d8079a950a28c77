"""Names: which there may be, which look alike, and how they change while a match goes on."""

import asyncio

import httpx
import pytest

from cavale.lab.clocks import StandingClock
from cavale.server.names import BadName, look_alike, read_name
from cavale.server.seating import Chair, Seating
from hosting import Hourglass, Somebody, go_on, open_hall, seated
from server.server import serving


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoe\u0301", "Zo\u00e9"),
        ("\uff21\uff44\uff41", "Ada"),
        ("Nguy\u1ec5n", "Nguy\u1ec5n"),
        ("\u65e5\u672c", "\u65e5\u672c"),
        ("\u2764\ufe0f", "\u2764"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_has_one_form(typed, shown):
    assert read_name(typed) == shown
    assert read_name(shown) == shown


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "name_needed"),
        (" \u00a0\u3000", "name_needed"),
        ("\u2800", "name_needed"),  # Braille without dots
        ("\ufe0f", "name_needed"),
        ("\u3164", "name_invisible"),  # a Hangul filler
        ("\u200b", "name_invisible"),
        ("A\u200dda", "name_invisible"),
        ("A\u202eda", "name_invisible"),  # turns the direction of the line
        ("A\u2066da", "name_invisible"),
        ("A\nda", "name_invisible"),
        ("A\x1b[31m", "name_invisible"),
        ("A\u00adda", "name_invisible"),
        ("A\U000e0061", "name_invisible"),
        ("\ud800", "name_invisible"),
        ("Z\u0300\u0301\u0302\u0303a", "name_invisible"),  # runs over the lines around it
        ("x" * 25, "name_too_long"),
    ],
)
def test_what_cannot_be_seen_is_no_name(typed, code):
    with pytest.raises(BadName, match=code):
        read_name(typed)


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("Ada", "ada", True),
        ("Ada", "\u0410da", True),  # Cyrillic
        ("Ilia", "llia", True),
        ("Bo", "B0", True),
        ("Paul", "\u0420aul", True),
        ("Zoe\u0301", "Zo\u00c9", True),
        ("Ada", "Eda", False),
        ("Ann", "Anna", False),
        ("Zoe", "Zo\u00e9", False),
        ("Ada", "Ada 2", False),
    ],
)
def test_names_that_look_alike(one, other, alike):
    assert look_alike(one, other) is look_alike(other, one) is alike


def test_two_at_a_table_are_told_apart():
    seating = Seating([Chair() for _ in range(4)])
    for guest, name in (("a", "Ada"), ("b", "\u0410da"), ("c", "ADA"), ("d", "Bo")):
        seating.sit(guest, name, -1, "")
    assert [chair.name for chair in seating.chairs] == ["Ada", "\u0410da 2", "ADA 3", "Bo"]
    seating.rename("d", "ada", "moon")
    assert (seating.chairs[3].name, seating.chairs[3].disc) == ("ada 4", "moon")
    seating.rename("d", "Ada 4", "")
    assert seating.chairs[3].name == "Ada 4"


def evening(path, play, **settings):
    async def spend():
        clock = Hourglass()
        async with open_hall(path / "cavale.db", clock, **settings) as hall:
            await play(hall, clock)

    asyncio.run(spend())


def test_a_name_changes_in_the_middle_of_a_match_and_the_log_does_not(tmp_path):
    async def play(hall, clock):
        ann, bob = await seated(hall, "Ann", "Bob")
        over, _ = await seated(hall, "Cid", "Dee")
        for person in (over, _):
            await person.send("vote", motion="abandon")
        records = list(ann.room.live.match.records)
        await hall.rename(bob.id, "Ann", "moon")
        shown = ann.received("table")[-1]["table"]["seats"][bob.seat]
        assert (shown["name"], shown["disc"]) == ("Ann 2", "moon")
        assert ann.room.live.match.records == records
        stored = (await hall.store.table(ann.room.id)).seats[bob.seat]
        assert (stored.name, stored.disc) == ("Ann 2", "moon")
        await hall.rename(over.id, "Somebody else", "")
        assert over.room.seating.chairs[0].name == "Cid", "a match that is over keeps the name of that day"

    evening(tmp_path, play)


def test_a_new_name_says_nothing_in_silence(tmp_path):
    """CP-POW-03 Nobody reads it before the lights are on, however often it changes, and then the last one."""

    async def play(hall, clock):
        people = await seated(hall, "Ann", "Bob", "Cid", "Dee", game="casa_de_papel")
        ann, bob, *_ = people
        while not ann.room.live.dark.veiled():
            await go_on(people, clock)
        for person in people:
            person.received()
        for name in ("It is Cid", "Robert"):
            await hall.rename(bob.id, name, "")
        assert [person.received() for person in people] == [[], [], [], []]
        assert ann.room.shown(ann.id).seats[bob.seat].name == "Bob"
        while bob.id in ann.room.renamed:
            await go_on(people, clock)
            await hall.stage.settle()
        assert ann.room.shown(ann.id).seats[bob.seat].name == "Robert"
        assert not any("It is Cid" in str(person.frames + person.received()) for person in people)

    evening(tmp_path, play, bot_pace=1000)


def test_a_drawn_name_is_told_from_a_chosen_one(tmp_path):
    async def run():
        async with (
            serving(tmp_path, clock=StandingClock()) as house,
            httpx.AsyncClient(base_url=house.url, timeout=60) as http,
        ):
            table = (await http.post("/api/quick", json={"game": "casa_de_papel"})).json()
            me = (await http.get("/api/session")).json()
            assert me["drawn"]
            assert me["name"] in [seat["name"] for seat in table["seats"]]
            chosen = (await http.put("/api/session", json={"name": "Ada", "disc": "sun"})).json()
            assert (chosen["name"], chosen["disc"], chosen["drawn"]) == ("Ada", "sun", False)
            assert (await http.get("/api/session")).json() == chosen
            shown = (await http.get(f"/api/tables/{table['id']}")).json()["seats"][table["seat"]]
            assert (shown["name"], shown["disc"]) == ("Ada", "sun")
            again = await http.put("/api/session", json={"name": "Ada"})
            assert again.json()["disc"] == "sun"
            answers = [await http.put("/api/session", json={"name": f"Ada {number}"}) for number in range(12)]
            assert [answer.status_code for answer in answers[-3:]] == [200, 429, 429]

    asyncio.run(run())


def test_somebody_of_before_comes_back_under_the_old_name(tmp_path):
    async def play(hall, clock):
        ann = await Somebody.new(hall, "Ann")
        assert (await hall.store.guest(ann.id)).drawn is None

    evening(tmp_path, play)
