"""An undo gives nothing back, on the wire: one person among bots, who always agree, tries one after every deed."""

from pathlib import Path
from typing import Any

import pytest

from cavale import catalog
from cavale.core.event import Event, informs
from cavale.lab.client import Line, RandomPlayer
from server.server import House, serving

pytestmark = pytest.mark.asyncio

Json = dict[str, Any]
DEEDS = 45  # enough for the reveals, looks, draws and rolls of each game
OPTIONS: dict[str, dict[str, object]] = {
    "casa_de_papel": {"clocks": "off", "reveal_seconds": 0},
    "red_notice": {"clocks": "off"},
    "coffre_fort": {},
    "la_traque": {"clocks": "off"},
}


async def alone(house: House, game: str, seats: int) -> Line:
    """One person at a table of the cheapest bots."""
    ada = await house.person("Ada")
    level = list(catalog.find(game).bots())[-1]
    wanted = {"game": game, "seats": seats, "level": level, "options": OPTIONS[game]}
    table = await ada.post("/api/tables", wanted)
    await ada.post(f"/api/tables/{table['id']}/start")
    line = await house.line(ada, table["id"])
    await line.until(lambda line: line.sight is not None)
    return line


async def undo(line: Line) -> Json:
    return await line.send({"type": "undo", "id": line.next_id()})


def sights(line: Line) -> list[Json]:
    return [frame for frame in line.frames if frame["type"] == "sight"]


def is_over(line: Line) -> bool:
    return bool(line.table.get("status") == "over")


@pytest.mark.parametrize(
    ("game", "seats"), [("casa_de_papel", 4), ("red_notice", 2), ("coffre_fort", 2), ("la_traque", 2)]
)
async def test_after_every_deed_an_undo_is_refused_or_gives_everything_back(
    tmp_path: Path, game: str, seats: int
) -> None:
    async with serving(tmp_path) as house:
        line = await alone(house, game, seats)
        choose = RandomPlayer(game, talk=0.5)
        refused, undone = 0, False
        for _ in range(DEEDS):
            before, seen = await turn(line, choose)
            if before is None:
                break
            if undone:  # or she would undo the first thing for ever
                undone = False
                continue
            answer = await undo(line)
            undone = answer["type"] == "done"
            refused += answer["type"] == "refused"
            if undone:
                check_nothing_is_kept(events_of(game), sights(line)[seen:], before)
        assert refused


async def turn(line: Line, choose: RandomPlayer) -> tuple[Json | None, int]:
    """The person does something: the sight before, and how many came until then. None if the match is over."""
    while not is_over(line):
        sight = line.sight
        assert sight
        frame = choose(sight) if sight["view"] else None
        if frame:
            seen = len(sights(line))
            answer = await line.send({"type": "act", "id": line.next_id(), **frame})
            if answer["type"] == "done":
                return sight, seen
        await line.until(lambda line, sight=sight: line.sight is not sight or is_over(line))
    return None, 0


def events_of(game: str) -> dict[str, type[Event]]:
    """The events of the engine and of a game, by the names that they have on the wire."""
    ours = ("cavale.core.", f"cavale.games.{game}.")
    return {
        str(kind.__struct_config__.tag): kind for kind in Event.__subclasses__() if kind.__module__.startswith(ours)
    }


def check_nothing_is_kept(kinds: dict[str, type[Event]], since: list[Json], before: Json) -> None:
    """Up to the undo nothing was told that anybody may learn from, and then the view is the one before."""
    for sight in since:
        for event in sight["events"]:
            if event["event"] == "undone":
                assert sight["view"] == before["view"]
                return
            assert not informs(kinds[event["event"]]), event
    raise AssertionError("nobody was told of the undo")


async def test_a_confirmed_selection_and_a_look_in_the_dark_stay(tmp_path: Path) -> None:
    """La Casa de Papel, as it was done: confirm, see the reveal, undo, select others; look, undo, look again."""
    async with serving(tmp_path) as house:
        line = await alone(house, "casa_de_papel", 4)
        choose = RandomPlayer(1, talk=0)
        done: set[str] = set()
        while not is_over(line):
            sight = line.sight
            frame = choose(sight)
            if frame and (await line.send({"type": "act", "id": line.next_id(), **frame}))["type"] == "done":
                if frame["verb"] in ("confirm", "professor_look", "raquel_look", "appoint", "lock"):
                    done.add(frame["verb"])
                    assert (await undo(line))["type"] == "refused"
                continue
            await line.until(lambda line, sight=sight: line.sight is not sight or is_over(line))
        assert {"confirm", "lock"} <= done
