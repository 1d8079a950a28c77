"""After the match: films through any seat's eyes, the file, and whether the shuffle was fair."""

import asyncio
import json
import re

import msgspec
import pytest

from cavale.catalog import find
from cavale.cli import main
from cavale.core.archive import chained, from_json, parse, written
from cavale.server.seating import TableError
from cavale.words import Words
from hosting import Somebody, open_hall, seated

KEPT = ("number", "seat", "view", "events", "step", "deciding", "asked", "offers")


async def played(hall, *names, **wanted):
    """People who have played to the end, taking the first option always."""
    people = await seated(hall, *names, **wanted)
    while not people[0].room.live.match.over:
        for person in people:
            asked = people[0].room.live.play.asked(person.seat)
            if asked and asked.options:
                await person.act_first()
    for person in people:
        await person.until(lambda frame: frame["type"] == "table" and frame["table"]["status"] == "over")
    await hall.stage.settle()
    return people


def test_a_film_shows_what_was_sent_and_needs_no_rules(tmp_path):
    async def play():
        async with open_hall(tmp_path / "cavale.db") as hall:
            people = await played(hall, "Ann", "Bob")
            room = people[0].room
            for person in people:
                film = json.loads(await hall.library.film(room.match, person.seat))
                sent = [frame for frame in person.frames if frame["type"] == "sight"]
                assert [{key: sight[key] for key in KEPT} for sight in film] == [
                    {key: (sight["events"] if key == "events" else sight[key]) for key in KEPT} for sight in sent
                ]
            assert await hall.store.messages(room.match, 2)
            return room.id, people[0].id

    async def look_again(room_id, guest):
        async with open_hall(tmp_path / "cavale.db") as hall:
            with pytest.raises(TableError):
                hall.room(room_id)
            room = await hall.find(room_id)
            ann = Somebody(hall, "Ann")
            await ann.enter(room)
            welcome, sight = ann.received()
            assert welcome["table"]["status"] == "over"
            assert welcome["table"]["seed"]
            assert sight["whole"]
            assert sight["step"] == ""
            assert (await ann.send("undo"))["refusal"]["key"] == "match-over"
            assert [line.id for line in await hall.tables_of(guest)] == [room_id]

    asyncio.run(look_again(*asyncio.run(play())))


def test_the_file_says_how_it_was_shuffled_and_can_be_brought_elsewhere(tmp_path, capsys):
    async def play():
        async with open_hall(tmp_path / "cavale.db") as hall:
            ann, _ = await played(hall, "Ann", "Bob")
            return await hall.library.file(ann.room.match), ann.room.shown(ann.id).commitment

    async def bring(data):
        async with open_hall(tmp_path / "other.db") as hall:
            cid = await Somebody.new(hall, "Cid")
            room = await hall.reception.add_match(cid.id, data)
            assert room.status == "over"
            film = json.loads(await hall.library.film(room.match, 0))
            await cid.enter(room)
            assert cid.received("sight")[0]["view"] == json.loads(await hall.library.film(room.match, 2))[-1]["view"]
            with pytest.raises(TableError, match="bad_match"):
                await hall.reception.add_match(cid.id, re.sub(rb'"state": "\w+"', b'"state": "0123456789abcdef"', data))
            cut = written(chained(msgspec.structs.replace(parse(data), records=parse(data).records[:-1])))
            with pytest.raises(TableError, match="bad_match") as refused:
                await hall.reception.add_match(cid.id, cut)
            fault = refused.value.fault
            assert "no end" in Words(None, "en").say(fault.key, fault.args)
            assert "pas de fin" in Words(None, "fr").say(fault.key, fault.args)
            return len(film), await hall.library.file(room.match)

    data, commitment = asyncio.run(play())
    assert parse(data).shuffle.commitment == commitment
    length, again = asyncio.run(bring(data))
    assert again == data
    assert length > 3
    assert from_json(data, find).over
    assert check(tmp_path, capsys, data)[0] == 0


def check(folder, capsys, data):
    """What `cavale verify` says: which checks are not good, counted; the promise is shown to be compared."""
    (folder / "match.json").write_bytes(data)
    code = main(["verify", str(folder / "match.json"), "--lang", "en"])
    lines = capsys.readouterr().out.splitlines()
    shuffle = parse(data).shuffle
    assert not shuffle or any(line.endswith(f": {shuffle.commitment}") for line in lines)
    return code, [number for number, line in enumerate(lines) if line.startswith("NOT GOOD")]


def test_whatever_was_tampered_with_is_found(tmp_path, capsys):
    async def play():
        async with open_hall(tmp_path / "cavale.db") as hall:
            ann, _ = await played(hall, "Ann", "Bob")
            return await hall.library.file(ann.room.match)

    data = asyncio.run(play())
    assert check(tmp_path, capsys, data) == (0, [])
    archive = parse(data)

    def forged(**fields):
        """The form and the chain are good: a forger knows how to make them. The signature, number 2, he cannot make."""
        made = chained(msgspec.structs.replace(archive, **fields))
        return check(tmp_path, capsys, written(msgspec.structs.replace(made, signature=archive.signature)))

    assert forged(shuffle=msgspec.structs.replace(archive.shuffle, seed="00" * 32)) == (1, [2, 3, 5])
    assert forged(shuffle=msgspec.structs.replace(archive.shuffle, entropy=("more",))) == (1, [2, 4])
    assert forged(shuffle=None) == (1, [2, 3, 4])
    stateless = tuple(msgspec.structs.replace(record, state="0123456789abcdef") for record in archive.records)
    assert forged(records=stateless) == (1, [2, 6, 7])
    assert forged(records=archive.records[:-1]) == (1, [2, 7])
    assert main(["verify", str(tmp_path / "missing.json"), "--lang", "en"]) == 2


def test_films_that_a_crash_prevented_are_made_at_the_next_start(tmp_path):
    async def play():
        async with open_hall(tmp_path / "cavale.db") as hall:
            ann, _ = await played(hall, "Ann", "Bob")
            await hall.store.save_messages(ann.room.match, {9: b"[]"})  # as if they were never made
            return ann.room.match

    async def look_again(match):
        async with open_hall(tmp_path / "cavale.db") as hall:
            assert await hall.library.film(match, 0)

    asyncio.run(look_again(asyncio.run(play())))
