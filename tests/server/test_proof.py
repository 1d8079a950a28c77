"""What a table shows of a finished match, and what a server believes of a match file."""

import asyncio

import msgspec
import pytest

from cavale.cli import main
from cavale.core.archive import parse, written
from cavale.server.seating import TableError
from cavale.signature import public_key
from cavale.words import Words
from cli.test_plain_output import STRANGE
from forged import OTHER, finished, signed
from hosting import Somebody, open_hall
from server.test_library import played

replace = msgspec.structs.replace


def tables(person) -> list[dict]:
    """All that a person was told of the table."""
    return [frame["table"] for frame in person.frames if "table" in frame]


def test_every_seat_is_shown_the_head_at_the_end_and_not_before(tmp_path):
    async def play():
        async with open_hall(tmp_path / "cavale.db") as hall:
            people = await played(hall, "Ann", "Bob")
            room = people[0].room
            archive = parse(await hall.library.file(room.match))
            assert archive.match == room.match
            for person in people:
                person.received()
                told = tables(person)
                assert {table["head"] for table in told if table["status"] != "over"} == {""}
                assert told[-1]["head"] == archive.head
                assert told[-1]["key"] == archive.signature.key == (await hall.signer.shown()).key
                assert told[-1]["proof"] == "played"
            return room.id, await hall.library.file(room.match)

    async def look_again(room_id, data):
        async with open_hall(tmp_path / "cavale.db") as hall:
            room = await hall.find(room_id)
            shown = room.shown("")
            assert (shown.head, shown.key) == (parse(data).head, (await hall.signer.shown()).key)
            assert await hall.library.file(room.match) == data

    asyncio.run(look_again(*asyncio.run(play())))


def test_a_server_that_died_at_the_end_shows_the_same_head_later(tmp_path, monkeypatch):
    async def play():
        async with open_hall(tmp_path / "cavale.db") as hall:
            monkeypatch.setattr(hall.stage, "_store_end", lambda *_: asyncio.sleep(0))  # as if it was killed here
            ann, _ = await played(hall, "Ann", "Bob")
            return ann.room.id

    async def look_again(room_id):
        async with open_hall(tmp_path / "cavale.db") as hall:
            await hall.stage.settle()
            room = await hall.find(room_id)
            assert room.shown("").head == parse(await hall.library.file(room.match)).head

    asyncio.run(look_again(asyncio.run(play())))


async def brought(hall, data: bytes, name: str = "Cid"):
    cid = await Somebody.new(hall, name)
    return cid, await hall.reception.add_match(cid.id, data)


def test_an_import_that_nobody_here_signed_is_marked_and_shows_no_promise(tmp_path):
    foreign = signed(parse(finished("leduc_poker")), OTHER)
    unsigned = written(replace(parse(foreign), signature=None))

    async def bring(data, name):
        async with open_hall(tmp_path / "cavale.db") as hall:
            cid, room = await brought(hall, data, name)
            shown = room.shown(cid.id)
            assert shown.proof == "unproven"
            assert (shown.commitment, shown.seed, shown.head, shown.key) == ("", "", "", "")
            assert room.line(cid.id).proof == "unproven"
            assert await hall.library.file(room.match) == data
            return cid.id, room.id

    async def look_again(guest, room_id):
        async with open_hall(tmp_path / "cavale.db") as hall:
            lines = {line.id: line.proof for line in await hall.tables_of(guest)}  # not in memory
            assert lines[room_id] == "unproven"
            assert (await hall.find(room_id)).shown(guest).proof == "unproven"

    for data, name in ((foreign, "Cid"), (unsigned, "Dan")):
        asyncio.run(look_again(*asyncio.run(bring(data, name))))


def test_a_file_of_the_first_version_can_be_watched_and_is_not_proven(tmp_path):
    archive = parse(finished("leduc_poker"))
    old = written(replace(archive, version=1, match="", head="", signature=None))

    async def bring():
        async with open_hall(tmp_path / "cavale.db") as hall:
            _, room = await brought(hall, old)
            assert room.shown("").proof == "unproven"
            again = parse(await hall.library.file(room.match))
            assert (again.version, again.signature) == (2, None)

    asyncio.run(bring())


def test_our_own_signature_is_known_again_also_by_a_former_key(tmp_path, capsys):
    database = ["--database", f"sqlite:///{tmp_path / 'cavale.db'}"]

    async def play():
        async with open_hall(tmp_path / "cavale.db") as hall:
            ann, _ = await played(hall, "Ann", "Bob")
            return ann.room.match, await hall.library.file(ann.room.match), (await hall.signer.shown()).key

    async def bring(match, data, key):
        async with open_hall(tmp_path / "cavale.db") as hall:
            keys = await hall.signer.shown()
            assert keys.key != key
            assert keys.former == (key,)
            assert await hall.library.file(match) == data  # what was signed stays signed
            cid, room = await brought(hall, data)
            shown = room.shown(cid.id)
            assert (shown.proof, shown.head, shown.key) == ("signed", parse(data).head, key)
            assert shown.commitment == parse(data).shuffle.commitment
            assert [line.proof for line in await hall.tables_of(cid.id)] == ["signed"]
            assert await hall.library.file(room.match) == data
            forger = signed(parse(data), OTHER)
            stolen = replace(parse(forger), signature=replace(parse(forger).signature, key=key))
            _, room = await brought(hall, written(stolen), "Dan")
            assert room.shown("").proof == "unproven"

    match, data, key = asyncio.run(play())
    assert main(["key", *database, "--lang", "en"]) == 0
    assert capsys.readouterr().out.strip().endswith(key)
    assert main(["key", "--renew", *database, "--lang", "en"]) == 0
    assert capsys.readouterr().out.strip().endswith(key)  # among those of before
    asyncio.run(bring(match, data, key))


def test_a_changed_file_is_not_even_imported(tmp_path):
    archive = parse(finished("leduc_poker"))
    later = tuple(replace(record, at=record.at + 5) for record in archive.records)

    async def bring():
        async with open_hall(tmp_path / "cavale.db") as hall:
            with pytest.raises(TableError, match="bad_match"):
                await brought(hall, written(replace(archive, records=later)))

    asyncio.run(bring())


def test_the_key_is_made_once_and_kept(tmp_path):
    async def key():
        async with open_hall(tmp_path / "cavale.db") as hall:
            return await hall.signer.shown()

    first = asyncio.run(key())
    assert first == asyncio.run(key())
    assert first.former == ()
    assert first.key not in (public_key(OTHER), public_key(bytes(32)))


@pytest.mark.parametrize("kind", ["not text", "deep in a field", "a huge number", "half a letter"])
def test_a_strange_file_is_refused_in_words(tmp_path, kind):
    async def bring():
        async with open_hall(tmp_path / "cavale.db") as hall:
            with pytest.raises(TableError, match="bad_match") as refused:
                await brought(hall, STRANGE[kind])
            return Words(None, "en").say(refused.value.fault.key, refused.value.fault.args)

    assert "match" in asyncio.run(bring())
