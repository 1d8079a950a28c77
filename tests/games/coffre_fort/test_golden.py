"""Golden playthroughs: matches as a text that a person can read. `make golden` rewrites them."""

from pathlib import Path

import pytest

from cavale.games.coffre_fort.view import Agent
from games.chance import Chance
from games.coffre_fort.random_play import one_more
from games.coffre_fort.table import CoffreFortTable, fresh
from games.coffre_fort.team import choice
from games.transcript import Transcript

FOLDER = Path(__file__).parent / "playthroughs"
TABLES = {
    "team": (3, True, {}),  # people who look for the keys
    "closed_hands": (2, True, {"open_hands": False}),
    "without_people": (4, False, {}),
}
TURNS = 24


@pytest.mark.parametrize("name", TABLES)
def test_golden_playthrough(name, golden):
    golden(FOLDER / f"{name}.txt", "\n".join(playthrough(name)) + "\n")


def playthrough(name: str) -> list[str]:
    """What was done, what all or some were told, and how it stands every few turns."""
    seats, live, options = TABLES[name]
    t = fresh(seats=seats, live=live, options=options, seed=b"golden")
    chance = Chance(seats)
    transcript = Transcript(t.match, plain)
    lines = [f"La Course au Coffre-Fort, {seats} seats, {name.replace('_', ' ')}", "", *transcript.news()]
    number = 0
    while not t.match.over and t.seen.turn <= TURNS:
        if name == "team":
            seat = t.match.asked()[0]
            t.match.play(seat, choice(t.match, seat))
        else:
            one_more(t, chance)
        lines += transcript.last()
        if t.seen.turn >= number + seats:
            number = t.seen.turn
            lines += standing(t)
    if not t.match.over:
        t.match.abandon()
        lines += transcript.last()
    return lines


def plain(value: object) -> str:
    """Lists without brackets."""
    if not isinstance(value, tuple | list):
        return "none" if value is None else str(value)
    return " ".join(plain(item) for item in value) or "-"


def standing(t: CoffreFortTable) -> list[str]:
    """How it stands."""
    view = t.seen
    rooms = [f"{room.room}:{room.trap or '?'} {room.trap_state}, {room.token or '?'}" for room in view.rooms]
    return [
        "",
        f"-- turn {view.turn}: guard {view.guard.square or 'home'}, dog {view.dog.square or 'home'}, keys {view.keys}",
        f"   {'; '.join(agent(each) for each in view.agents)}",
        f"   {'; '.join(room for room in rooms if not room.endswith('? down, ?')) or 'all rooms closed'}",
        "",
    ]


def agent(each: Agent) -> str:
    tools = f"{each.tool_count} cards" if each.tools is None else plain(each.tools)
    return f"{each.colour} {each.room or each.square}: {tools}"
