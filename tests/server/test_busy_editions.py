"""Editions of one guest keep nobody else waiting: they are read in a thread, or not at all, and checked in no time."""

import asyncio
import re
import threading
import time
import tomllib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from sqlalchemy import update

from cavale import catalog
from cavale.core import edition
from cavale.core.edition import EditionError, edition_hash
from cavale.core.shape import MOST_LETTERS, MOST_NUMBER
from cavale.lab.client import Person
from cavale.server.inspection import Bad, EditionTask, GoodEdition, Inspector
from cavale.server.store import AddEdition, Edition, schema
from server.server import House, figure, serving

GAMES = ("casa_de_papel", "red_notice", "coffre_fort", "la_traque")
A_MOMENT = 5  # seconds: far more than a check takes, far less than counting to such a number


def titled(game: str, title: str) -> dict[str, str]:
    """The game's own edition under another title."""
    files = catalog.default_edition(catalog.games()[game])
    first = next(name for name in files if "[edition]" in files[name])
    line = f'title = {{ fr = "{title}", en = "{title}" }}'
    return {**files, first: re.sub(r"title = .*", lambda _: line, files[first])}


def forget_editions() -> None:
    """What was read lately is read again."""
    edition._parse.cache_clear()  # noqa: SLF001 - nobody else wants to


@contextmanager
def readers() -> Iterator[list[threading.Thread]]:
    """In which threads TOML is read, from now on and as if for the first time."""
    threads: list[threading.Thread] = []
    read = tomllib.loads

    def loads(text: str) -> dict[str, Any]:
        threads.append(threading.current_thread())
        return read(text)

    forget_editions()
    with patch.object(edition.tomllib, "loads", loads):
        yield threads


@asynccontextmanager
async def longest_freeze() -> AsyncIterator[list[float]]:
    """For how long the loop heard of nothing, in milliseconds."""
    gaps = [0.0]

    async def beat() -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            gaps[0] = max(gaps[0], (time.perf_counter() - before) * 1000 - 1)

    beating = asyncio.create_task(beat())
    try:
        yield gaps
    finally:
        beating.cancel()


async def who(person: Person) -> str:
    return str((await person.get("/api/session"))["id"])


async def upload(person: Person, game: str, title: str) -> dict[str, Any]:
    shown: dict[str, Any] = await person.post("/api/editions", {"game": game, "files": titled(game, title)})
    return shown


def test_a_list_of_editions_is_shown_without_reading_one(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as house:
            ada = await house.person()
            uploaded = [await upload(ada, "casa_de_papel", f"Box {number}") for number in range(3)]
            own = (await ada.get("/api/editions/casa_de_papel"))[0]
            with readers() as threads:
                assert await ada.get("/api/editions/casa_de_papel") == [own, *uploaded]
            assert len(threads) == 1  # the game's own, in its thread
            assert threading.main_thread() not in threads

    asyncio.run(run())


def test_an_edition_of_before_is_read_once_in_a_thread(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as house:
            ada = await house.person()
            uploaded = await upload(ada, "casa_de_papel", "Old")
            await house.store.write(lambda connection: connection.execute(update(schema.editions).values(shown=None)))
            with readers() as threads:
                assert (await ada.get("/api/editions/casa_de_papel"))[1:] == [uploaded]
                forget_editions()
                before = len(threads)
                assert (await ada.get("/api/editions/casa_de_papel"))[1:] == [uploaded]
            assert (before, len(threads)) == (2, 3)  # the second time the game's own only
            assert threading.main_thread() not in threads

    asyncio.run(run())


def test_no_edition_is_read_in_the_loop_whatever_is_asked(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        ada = await house.person()
        uploaded = await upload(ada, "casa_de_papel", "Mine")
        with readers() as threads:
            laid = await ada.post(
                "/api/tables", {"game": "casa_de_papel", "seats": 4, "edition": uploaded["id"], "options": {}}
            )
            table = laid["id"]
            assert laid["edition"]["title"]["en"] == "Mine"
            forget_editions()
            await ada.post(f"/api/tables/{table}/settings", {"options": {"powers": "none"}})
            forget_editions()
            texts = await ada.get(f"/api/texts/casa_de_papel/en?table={table}")
            assert texts["names"]["by_argument"]
            forget_editions()
            started = await ada.post(f"/api/tables/{table}/start")
            assert started["status"] == "playing"
            forget_editions()
            house.hall._rooms.clear()  # noqa: SLF001 - as after a restart
            assert (await ada.get(f"/api/tables/{table}"))["status"] == "playing"
        assert len(threads) == 5
        assert threading.main_thread() not in threads

    async def serve() -> None:
        async with serving(tmp_path) as house:
            await run(house)

    asyncio.run(serve())


def test_figure_twenty_editions_and_everybody_else(tmp_path: Path) -> None:
    """Prints for how long the server heard nobody. (Run with -s.)"""

    async def run() -> None:
        async with serving(tmp_path) as house:
            ada = await house.person()
            for number in range(20):
                files = titled("la_traque", f"Box {number}")
                row = {"id": f"e{number}", "hash": edition_hash(files), "files": files, "created": number}
                await house.store.commit(AddEdition(Edition(game="la_traque", uploader=(await who(ada)), **row)))
            for time_of_it in ("the first time", "again"):
                async with longest_freeze() as gaps:
                    before = time.perf_counter()
                    listed = await ada.get("/api/editions/la_traque")
                    took = (time.perf_counter() - before) * 1000
                assert len(listed) == 21
                figure(f"20 editions, {time_of_it}: listed in {took:.0f} ms, nobody heard for {gaps[0]:.0f} ms")

    asyncio.run(run())


# -- checks ----------------------------------------------------------------------------------------------------------


def with_numbers(game: str, number: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The game's own edition with one of its numbers replaced: two of each key."""
    files = catalog.default_edition(catalog.games()[game])
    for name, text in files.items():
        seen: dict[str, int] = {}
        for found in re.finditer(r"(?m)^(?!#).*?\b(\w+) = (?:\[|\{[^}\n]*?)?-?(\d+)(?![\w\"])", text):
            key = found[1]
            if '"' in found[0]:
                continue  # it stands in a text
            seen[key] = seen.get(key, 0) + 1
            if seen[key] <= 2:
                yield key, {**files, name: text[: found.start(2)] + number + text[found.end(2) :]}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", ["999999999", "9" * 26])
def test_a_number_beyond_reason_is_refused_at_once(game: str, number: str) -> None:
    tried = 0
    began = time.process_time()
    for key, files in with_numbers(game, number):
        tried += 1
        with pytest.raises(EditionError) as refused:
            catalog.games()[game].read_edition(files)
        keys = {problem.key for problem in refused.value.problems}
        assert keys & {"number-too-large", "not-one-of", "cf-face"}, (key, keys)
        msgspec.msgpack.encode(refused.value.problems)  # what is told of it fits into an answer
    spent = time.process_time() - began
    figure(f"{game}: {tried} editions with {number} checked in {spent / tried * 1000:.1f} ms each")
    assert tried > 10
    assert spent < tried * A_MOMENT


@pytest.mark.parametrize("game", GAMES)
def test_the_largest_number_is_checked_in_a_moment(game: str) -> None:
    async def look(files: dict[str, str]) -> Bad | GoodEdition | Any:
        return await Inspector().look(EditionTask(game, files))

    slow = [
        files for key, files in with_numbers(game, str(MOST_NUMBER)) if key in ("range", "copies", "grid", "length")
    ]
    for files in slow:
        found = asyncio.run(look(files))
        assert isinstance(found, Bad)
        assert [problem.key for problem in found.problems] != ["too-much-work"]


@pytest.mark.parametrize(
    ("title", "key"),
    [
        ("a\\nplay-now = Pay now", "text-not-plain"),
        ("a\\u001b[2J", "text-not-plain"),
        ("a\\u202ecod", "text-not-plain"),
        ("a\\u2028b", "text-not-plain"),
        ("x" * (MOST_LETTERS + 1), "text-too-long"),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_text_is_one_line_of_visible_characters(game: str, title: str, key: str) -> None:
    with pytest.raises(EditionError) as refused:
        catalog.games()[game].read_edition(titled(game, title))
    assert {problem.key for problem in refused.value.problems} == {key}


def test_french_spaces_are_visible_enough() -> None:
    game = catalog.games()["casa_de_papel"]
    assert game.read_edition(titled("casa_de_papel", "«\u202fMa boîte\u00a0!\u202f»")).edition.title.fr
