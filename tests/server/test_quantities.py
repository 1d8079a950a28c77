"""One guest cannot fill a server: how many tables, windows, editions and lines of chat are enough."""

import asyncio

import pytest

from cavale.server.hall.hall import WINDOWS
from cavale.server.hall.reception import UNSTARTED
from cavale.server.hall.talk import LINES
from cavale.server.seating import TableError
from cavale.server.store import AddEdition, Edition
from hosting import Hourglass, Somebody, open_hall, seated
from server.server import serving


def evening(path, play):
    async def spend():
        clock = Hourglass()
        async with open_hall(path / "cavale.db", clock) as hall:
            await play(hall, clock)

    asyncio.run(spend())


def test_tables_that_have_not_started(tmp_path):
    async def play(hall, clock):
        ann, bob = [await Somebody.new(hall, name) for name in ("Ann", "Bob")]
        laid = await asyncio.gather(*[ann.lay() for _ in range(UNSTARTED + 5)], return_exceptions=True)
        refused = [each.fault for each in laid if isinstance(each, TableError)]
        assert [fault.code for fault in refused] == ["too_many_tables"] * 5
        assert len(hall.rooms()) == UNSTARTED
        await bob.lay()
        with pytest.raises(TableError, match="too_many_tables"):
            await ann.lay()
        await hall.stage.start(laid[0], ann.id)
        await ann.lay()

    evening(tmp_path, play)


def test_a_table_that_cannot_be_laid_does_not_count(tmp_path):
    async def play(hall, clock):
        ann = await Somebody.new(hall, "Ann")
        for _ in range(UNSTARTED + 1):
            with pytest.raises(TableError, match="wrong_seats"):
                await ann.lay(seats=99)
        await ann.lay()

    evening(tmp_path, play)


def test_windows_on_a_table(tmp_path):
    async def play(hall, clock):
        ann, bob = await seated(hall, "Ann", "Bob")
        for _ in range(WINDOWS - 1):
            await ann.enter()
        with pytest.raises(TableError, match="too_many_windows"):
            await ann.enter()
        assert len(ann.room.connections) == WINDOWS + 1
        await bob.enter()
        hall.exit(ann.room, next(each for each in ann.room.connections if each.guest == ann.id))
        await ann.enter()

    evening(tmp_path, play)


def test_lines_of_chat(tmp_path):
    async def play(hall, clock):
        ann, bob = await seated(hall, "Ann", "Bob")
        answers = [await ann.send("say", text=f"line {number}") for number in range(LINES + 1)]
        assert [answer["type"] for answer in answers] == ["done"] * LINES + ["failed"]
        assert answers[-1]["fault"] == {"code": "too_much", "key": "table-too-much", "args": {}}
        assert (await bob.send("say", text="well"))["type"] == "done"
        assert len(bob.received("chat")) == LINES + 1
        await clock.turn(1)
        assert (await ann.send("say", text="and then"))["type"] == "done"
        assert (await ann.send("say", text="and then"))["type"] == "failed"

    evening(tmp_path, play)


def test_the_list_of_open_tables(tmp_path):
    async def play(hall, clock):
        for name in ("Ann", "Bob", "Cid", "Dee", "Eve", "Flo"):
            person = await Somebody.new(hall, name)
            await asyncio.gather(*[person.lay(access="open") for _ in range(UNSTARTED)])
        await clock.turn(1)
        last = await (await Somebody.new(hall, "Gus")).lay(access="open")
        listed = hall.open_tables("")
        assert len(listed) == 100
        assert listed[0].id == last.id

    evening(tmp_path, play)


def test_editions(tmp_path):
    async def play():
        async with serving(tmp_path) as house:
            ada, bo = await house.people(2)
            text = (await ada.http.get("/api/editions/casa_de_papel/file")).text
            files = {"mine.toml": text.replace("mod = -500", "mod = -750")}
            owner = (await ada.http.get("/api/session")).json()["id"]
            editions = [
                Edition(id=f"e{n}", game="casa_de_papel", hash=f"{n}", files=files, uploader=owner, created=0)
                for n in range(50)
            ]
            await house.store.commit(*map(AddEdition, editions))
            upload = {"game": "casa_de_papel", "files": files}
            answer = await ada.http.post("/api/editions", json=upload)
            assert (answer.status_code, answer.json()["code"]) == (409, "too_many_editions")
            assert (await bo.http.post("/api/editions", json=upload)).status_code == 201
            assert (await ada.http.post("/api/editions", json=upload)).status_code == 201  # it is here already

    asyncio.run(play())
