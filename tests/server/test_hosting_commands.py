"""`cavale backup`, `cavale forget` and `cavale reports`, beside a server and without one."""

import asyncio
import re

from prometheus_client import generate_latest
from structlog.testing import capture_logs

from cavale.cli import main
from cavale.server.store import AddGuest, Guest
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


def test_of_several_namesakes_nobody_is_forgotten_until_it_is_said_who(tmp_path, capsys):
    async def play():
        async with open_hall(tmp_path / "cavale.db") as hall:
            ann, _ = await seated(hall, "Ann", "Bob")
            other = Somebody(hall, "Ann")
            other.id = "id-of-another"
            row = {"id": other.id, "name": "Ann", "token_hash": b"another", "created": 1, "seen": 86_400_000}
            await hall.store.commit(AddGuest(Guest(**row)))
            return ann.id

    async def known():
        async with open_hall(tmp_path / "cavale.db") as hall:
            return [guest.id for guest in await hall.store.known_as("Ann")]

    first = asyncio.run(play())
    database = ["--database", str(tmp_path / "cavale.db"), "--lang", "en"]
    assert main(["forget", "Ann", *database]) == 1
    told = capsys.readouterr().out
    assert "2 guests are called “Ann”. Nobody is forgotten" in told
    assert re.search(rf"--id={first}, last here \d+-\d\d-\d\d \d\d:\d\d \(UTC\), seats at tables: 1", told)
    assert "--id=id-of-another, last here 1970-01-02 00:00 (UTC), seats at tables: 0" in told
    assert asyncio.run(known()) == [first, "id-of-another"]
    assert main(["forget", "--id", "id-of-another", *database]) == 0
    assert asyncio.run(known()) == [first]
    assert main(["forget", *database]) == 2
    assert "who is to be forgotten?" in capsys.readouterr().err


def test_reports_of_chat_reach_the_host(tmp_path, capsys):
    async def play():
        async with open_hall(tmp_path / "cavale.db") as hall:
            ann, bob = await seated(hall, "Ann", "Bob")
            with capture_logs() as logs:
                await ann.send("say", text="hello \x1b[2J there")
                await ann.send("say", text="how are you")
                assert (await bob.send("report", line=1, reason="rude\nand worse"))["type"] == "done"
            assert [entry for entry in logs if entry["event"] == "chat_reported"] == [
                {"event": "chat_reported", "log_level": "warning", "table": ann.room.id, "line": 1}
            ]
            assert b"cavale_reports_total 1.0" in generate_latest(hall.metrics.registry)
            return ann.room.id

    table = asyncio.run(play())
    database = ["--database", str(tmp_path / "cavale.db"), "--lang", "en"]
    capsys.readouterr()  # what the server logged
    assert main(["reports", *database]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert told.startswith(f"Table {table}, ")
    lines = "> Ann (id-of-Ann): hello [2J there Ann (id-of-Ann): how are you"
    assert f"reported by id-of-Bob: rude and worse {lines}" in told


def test_without_reports_nothing_was_reported(tmp_path, capsys):
    asyncio.run(touch(tmp_path / "cavale.db"))
    capsys.readouterr()  # what the server logged
    assert main(["reports", "--database", str(tmp_path / "cavale.db"), "--lang", "fr"]) == 0
    assert capsys.readouterr().out == "Rien n’a été signalé.\n"


def test_a_database_that_is_not_there_is_not_made(tmp_path, capsys):
    for command in (["forget", "Ann"], ["backup", str(tmp_path / "copy.db")]):
        assert main([*command, "--database", str(tmp_path / "nowhere" / "cavale.db"), "--lang", "en"]) == 2
        assert re.fullmatch(r"cavale: there is no database \S+cavale\.db\n", capsys.readouterr().err)
    assert list(tmp_path.iterdir()) == []


async def touch(path):
    async with open_hall(path):
        pass
