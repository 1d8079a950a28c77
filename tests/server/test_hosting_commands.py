"""`cavale backup` and `cavale forget`, beside a server and without one."""

import asyncio
import re

from cavale.cli import main
from hosting import Somebody, open_hall, seated


def test_a_copy_made_while_the_server_runs_serves_the_same_tables(tmp_path, capsys):
    async def play():
        async with open_hall(tmp_path / "cavale.db") as hall:
            people = await seated(hall, "Ann", "Bob")
            first = next(person for person in people if person.room.live.play.asked(person.seat))
            await first.act_first()
            arguments = ["backup", str(tmp_path / "copy.db"), "--database", str(tmp_path / "cavale.db"), "--lang", "en"]
            assert await asyncio.to_thread(main, arguments) == 0
            return people[0].room.id, people[0].room.live.match.records

    async def look(room_id, records):
        async with open_hall(tmp_path / "copy.db") as hall:
            room = hall.room(room_id)
            assert room.live.match.records == records
            ann, bob = Somebody(hall, "Ann"), Somebody(hall, "Bob")
            for person in (ann, bob):
                await person.enter(room)
            asked = next(person for person in (ann, bob) if room.live.play.asked(person.seat))
            assert (await asked.act_first())["type"] == "done"

    asyncio.run(look(*asyncio.run(play())))
    assert "cavale serve --database" in " ".join(capsys.readouterr().out.split())


def test_a_copy_overwrites_nothing(tmp_path, capsys):
    (tmp_path / "copy.db").write_text("mine")
    asyncio.run(touch(tmp_path / "cavale.db"))
    arguments = ["backup", str(tmp_path / "copy.db"), "--database", str(tmp_path / "cavale.db"), "--lang", "en"]
    assert main(arguments) == 2
    assert re.fullmatch(r"cavale: \S+copy\.db exists already\n", capsys.readouterr().err)


def test_somebody_is_forgotten_by_name_or_id(tmp_path, capsys):
    async def play():
        async with open_hall(tmp_path / "cavale.db") as hall:
            await seated(hall, "Ann", "Bob")

    async def names():
        async with open_hall(tmp_path / "cavale.db") as hall:
            return [chair.name for room in hall.rooms() for chair in room.seating.chairs]

    asyncio.run(play())
    database = ["--database", str(tmp_path / "cavale.db"), "--lang", "en"]
    assert main(["forget", "Ann", *database]) == 0
    assert "“Ann” is forgotten." in capsys.readouterr().out
    assert asyncio.run(names()) == ["guest-forgotten", "Bob"]
    assert main(["forget", "id-of-Bob", *database]) == 0
    assert main(["forget", "Ann", *database]) == 2
    assert "no guest is called “Ann”" in capsys.readouterr().err


def test_a_database_that_is_not_there_is_not_made(tmp_path, capsys):
    for command in (["forget", "Ann"], ["backup", str(tmp_path / "copy.db")]):
        assert main([*command, "--database", str(tmp_path / "nowhere" / "cavale.db"), "--lang", "en"]) == 2
        assert re.fullmatch(r"cavale: there is no database \S+cavale\.db\n", capsys.readouterr().err)
    assert list(tmp_path.iterdir()) == []


async def touch(path):
    async with open_hall(path):
        pass
