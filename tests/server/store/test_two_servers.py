"""Two servers on one database, where the lock failed or was lost: "done" means: this server's record."""

import asyncio
from unittest.mock import patch

import pytest

from hosting import Somebody, open_hall, seated
from server.store.test_failures import hang_up


class NoLock:
    """As two names of a file had it, before they were looked through."""

    def __init__(self, database):
        self.database = database

    def release(self):
        pass


async def answers(people):
    """One answer of everybody who is asked, by the id of the frame."""
    found = {}
    for person in people:
        asked = person.room.live.play.asked(person.seat)
        if asked and asked.options:
            answer = await person.act_first()
            found[answer["id"]] = answer
    return found


async def stored(hall, match):
    return {line.action for line in await hall.store.records(match) if line.action}


def test_without_a_lock_nothing_is_acknowledged_that_is_not_stored(tmp_path):
    async def run():
        path = tmp_path / "cavale.db"
        with patch("cavale.server.store.store.FileLock", NoLock):
            async with open_hall(path) as first:
                people = await seated(first, "Ann", "Bob", patience=0)
                async with open_hall(path) as second:
                    room = await second.find(people[0].room.id)
                    others = [Somebody(second, person.name, sent=100) for person in people]
                    for person in others:
                        await person.enter(room)
                    done = set()
                    for _ in range(6):
                        for side in (people, others):
                            found = await answers(side)
                            done |= {key for key, answer in found.items() if answer["type"] == "done"}
                    assert done
                    assert done <= await stored(first, room.match)

    asyncio.run(run())


@pytest.mark.parametrize("plays", [True, False])
def test_a_server_without_its_lock_answers_only_that_nothing_is_stored(postgresql_address, plays):
    """Whether or not the one that took over writes where this one would."""

    async def run():
        async with open_hall(postgresql_address) as first:
            people = await seated(first, "Ann", "Bob", patience=0)
            await hang_up(postgresql_address)
            async with open_hall(postgresql_address) as second:
                room = await second.find(people[0].room.id)
                others = [Somebody(second, person.name, sent=100) for person in people]
                for person in others:
                    await person.enter(room)
                for _ in range(2):
                    if plays:
                        assert {answer["type"] for answer in (await answers(others)).values()} == {"done"}
                    late = await answers(people)
                    assert late
                    assert {answer["fault"]["code"] for answer in late.values()} == {"not_stored"}
                assert not set(late) & await stored(second, room.match)

    asyncio.run(run())
