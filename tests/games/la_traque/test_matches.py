"""Stored matches: one for each way to end, replayed record by record.

`pytest tests/games/la_traque/test_matches.py --rewrite-matches` plays and writes them; nobody edits them by hand.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from cavale.core.archive import from_json, to_json
from cavale.core.event import Abandoned
from cavale.core.match import Match
from cavale.games.la_traque import GAME
from cavale.games.la_traque.events import EverythingShown, GameEnded, LastRound
from games.chance import Chance
from games.la_traque.random_play import one_more
from games.la_traque.table import fresh
from rules import rule

FOLDER = Path(__file__).parent / "matches"


def played(seats: int, seed: int, rounds: int = 1000, eagerness: float = 0.97, **options: object) -> Match:
    """A match of eager people, for so many rounds."""
    match = fresh(seats, options, seed, live=True, hashed=True).match
    chance = Chance(seed)
    while not match.over and match.view(0).round <= rounds:
        one_more(match, chance, eagerness)
    return match


def given_up() -> Match:
    match = played(3, 5, rounds=2, faction_pick="draft")
    match.abandon()
    return match


MATCHES: dict[str, Callable[[], Match]] = {
    "points_2": lambda: played(2, 4, faction_pick="random"),
    "points_4": lambda: played(4, 4, faction_pick="random"),
    "twenty_rounds": lambda: played(3, 4, eagerness=0.0, recall=True, visible_backs=True),
    "abandoned": given_up,
}


def stored(name: str) -> Match:
    return from_json((FOLDER / f"{name}.json").read_bytes(), {GAME.id: GAME}.get)


@pytest.mark.parametrize("name", MATCHES)
def test_stored_match(name, rewrite_matches):
    file = FOLDER / f"{name}.json"
    if rewrite_matches:
        FOLDER.mkdir(exist_ok=True)
        file.write_bytes(to_json(MATCHES[name]()) + b"\n")
    match = stored(name)
    assert match.over
    assert all(record.state for record in match.records)
    assert to_json(match) + b"\n" == file.read_bytes()


@rule("LT-END-01", "LT-END-02", "LT-END-06")
@pytest.mark.parametrize("name", ["points_2", "points_4", "twenty_rounds"])
def test_the_ending_of_a_stored_match(name):
    match = stored(name)
    told = match.told[-1]
    (last,) = [event for event in told if isinstance(event, LastRound)]
    (ended,) = [event for event in told if isinstance(event, GameEnded)]
    assert (last.seat is None) == (name == "twenty_rounds")
    assert max(ended.points) == ended.points[ended.winners[0]]
    assert (max(ended.points) >= 12) == (name != "twenty_rounds")
    assert match.view(0).winners == ended.winners


def test_an_abandoned_match_has_no_winner():
    match = stored("abandoned")
    assert [type(event) for event in match.told[-1][-2:]] == [Abandoned, EverythingShown]
    assert match.state.returns() == [0.0, 0.0, 0.0]
    assert (match.view(0).phase, match.view(0).winners) == ("over", ())


@pytest.mark.parametrize("name", ["points_2", "abandoned"])
def test_after_the_end_nothing_is_hidden_from_anybody(name):
    match = stored(name)
    seats = match.seats
    for viewer in range(seats + 1):
        (shown,) = [event for event in match.told[viewer] if isinstance(event, EverythingShown)]
        players = match.view(viewer).players
        assert tuple(player.hand for player in players) == shown.hands
        assert tuple(player.reserve for player in players) == shown.reserves
        assert tuple(agent.cards for player in players for agent in player.agents) == shown.under
    assert sum(map(len, shown.hands + shown.reserves + shown.under)) > 0


def test_every_stored_match_is_in_the_list():
    assert {file.stem for file in FOLDER.glob("*")} == set(MATCHES)
