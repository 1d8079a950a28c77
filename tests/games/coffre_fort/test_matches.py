"""Stored matches: a victory and a defeat at each number of players, and the other endings, replayed record by record.

`pytest tests/games/coffre_fort/test_matches.py --rewrite-matches` plays and writes them; nobody edits them by hand.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from cavale.core.archive import from_json, to_json
from cavale.core.match import Match
from cavale.games.coffre_fort import GAME
from cavale.games.coffre_fort.events import Defeat, EverythingShown, Victory
from games.chance import Chance
from games.coffre_fort.random_play import one_more
from games.coffre_fort.table import CoffreFortTable, fresh
from games.coffre_fort.team import play_to_the_end
from rules import rule

FOLDER = Path(__file__).parent / "matches"


def won(seats: int, **options: object) -> CoffreFortTable:
    """A team that looks for the keys, with all the time it needs."""
    t = fresh(seats=seats, live=True, options=options, seed=b"won", hashed=True)
    play_to_the_end(t.match)
    return t


def played(seats: int, live: bool, records: int = 100, **options: object) -> CoffreFortTable:
    """A random match, as far as that."""
    t = fresh(seats=seats, live=live, options=options, seed=b"played", hashed=True)
    chance = Chance(seats)
    while not t.match.over and len(t.match.records) < records:
        one_more(t, chance)
    return t


def given_up() -> CoffreFortTable:
    t = played(2, True, 40)
    t.match.abandon()
    return t


MATCHES: dict[str, Callable[[], CoffreFortTable]] = {
    "2_opened": lambda: won(2),
    "3_opened": lambda: won(3, open_hands=False),
    "4_opened": lambda: won(4, manual_dial=True),
    "2_time": lambda: played(2, True).time_runs_out(),
    "3_time": lambda: played(3, True, passage_exit="walk", partial_moves=True).time_runs_out(),
    "4_time": lambda: played(4, True, exit_grace=True, pushback="after").time_runs_out(),
    "2_time_two_agents_each": lambda: played(2, True, agents_per_player=2, open_hands=False).time_runs_out(),
    "2_budget_without_people": lambda: played(2, False, 10_000),
    "2_resigned": given_up,
}


def stored(name: str) -> Match:
    return from_json((FOLDER / f"{name}.json").read_bytes(), {GAME.id: GAME}.get)


@pytest.mark.parametrize("name", MATCHES)
def test_stored_match(name, rewrite_matches):
    file = FOLDER / f"{name}.json"
    if rewrite_matches:
        FOLDER.mkdir(exist_ok=True)
        file.write_bytes(to_json(MATCHES[name]().match) + b"\n")
    match = stored(name)
    assert match.over
    assert all(record.state for record in match.records)
    assert to_json(match) + b"\n" == file.read_bytes()


@rule("CF-TIME-07", "CF-WIN-01", "CF-WIN-05")
@pytest.mark.parametrize("name", MATCHES)
def test_the_ending_of_a_stored_match(name):
    match = stored(name)
    told = match.told[-1]
    reason = name.split("_")[1]
    view = match.view(match.seats)
    assert (view.reason, view.won) == (reason, reason == "opened")
    assert [event.reason for event in told if isinstance(event, Defeat)] == ([] if view.won else [reason])
    assert sum(isinstance(event, Victory) for event in told) == view.won
    (shown,) = [event for event in told if isinstance(event, EverythingShown)]
    assert [(each.room, each.trap, each.token) for each in view.truth] == list(
        zip(shown.rooms, shown.traps, shown.tokens, strict=True)
    )
    if view.won:
        assert view.keys == 4
        assert {agent.room for agent in view.agents} == {"start"}


def test_every_stored_match_is_in_the_list():
    assert {file.stem for file in FOLDER.glob("*")} == set(MATCHES)
