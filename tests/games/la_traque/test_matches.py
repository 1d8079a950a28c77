"""Stored matches: one for each way to end, replayed record by record.

`pytest tests/games/la_traque/test_matches.py --rewrite-matches` plays and writes them; nobody edits them by hand.
"""

from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path

import pytest

from cavale.core.archive import from_json, to_json
from cavale.core.bot import sight
from cavale.core.dice import FastDice
from cavale.core.event import Abandoned
from cavale.core.match import Match
from cavale.games.la_traque import GAME
from cavale.games.la_traque.bot import SteadyBot
from cavale.games.la_traque.events import Captured, EverythingShown, FugitiveRemoved, GameEnded, LastRound
from games.chance import Chance
from games.la_traque.random_play import one_more
from games.la_traque.table import EDITION, edited, fresh
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


def won_by(faction: str, seats: int) -> Match:
    """The first match of steady bots that this faction wins alone."""
    for seed in count(1):
        match = of_bots(seats, seed)
        if [match.view(0).players[seat].faction for seat in match.view(0).winners] == [faction]:
            return match
    raise AssertionError


def shared() -> Match:
    """The first short match of two bots that ends with the same points and the same influence."""
    for seed in count(1):
        match = of_bots(2, seed, edited("board.toml", ("end_vp = 12", "end_vp = 1")))
        if len(match.view(0).winners) > 1:
            return match
    raise AssertionError


def of_bots(seats: int, seed: int, edition: Mapping[str, str] = EDITION) -> Match:
    match = Match(GAME, edition, FastDice(seed), seats=seats, options={"faction_pick": "random"}, live=True)
    bots = [SteadyBot(seed + seat) for seat in range(seats)]
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, bots[seat].act(sight(match, seat)))
    return match


MATCHES: dict[str, Callable[[], Match]] = {
    "usa_2": lambda: won_by("usa", 2),
    "cccp_3": lambda: won_by("cccp", 3),
    "tzaar_4": lambda: won_by("tzaar", 4),
    "reseau_4": lambda: won_by("reseau", 4),
    "shared_2": shared,
    "people_2": lambda: played(2, 4, faction_pick="random"),
    "twenty_rounds_3": lambda: played(3, 4, eagerness=0.0, recall=True, visible_backs=True),
    "abandoned_3": given_up,
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
@pytest.mark.parametrize("name", [name for name in MATCHES if name != "abandoned_3"])
def test_the_ending_of_a_stored_match(name):
    match = stored(name)
    told = match.told[-1]
    (last,) = [event for event in told if isinstance(event, LastRound)]
    (ended,) = [event for event in told if isinstance(event, GameEnded)]
    assert (last.seat is None) == (name == "twenty_rounds_3")
    assert max(ended.points) == ended.points[ended.winners[0]]
    assert (max(ended.points) >= match.box.end_vp) == (last.seat is not None)
    assert match.view(0).winners == ended.winners


@rule("LT-END-02", "LT-END-03")
@pytest.mark.parametrize("name", ["usa_2", "cccp_3", "tzaar_4", "reseau_4"])
def test_each_faction_wins(name):
    match = stored(name)
    faction, seats = name.split("_")
    (winner,) = match.view(0).winners
    assert (match.view(0).players[winner].faction, match.seats) == (faction, int(seats))
    assert match.state.returns()[winner] == 1.0


@rule("LT-END-03")
def test_a_shared_victory():
    match = stored("shared_2")
    (ended,) = [event for event in match.told[-1] if isinstance(event, GameEnded)]
    assert ended.winners == (0, 1)
    assert ended.points[0] == ended.points[1] >= 1
    assert ended.influence[0] == ended.influence[1]
    assert match.state.returns() == [0.5, 0.5]


@rule("LT-2P-02", "LT-2P-03")
def test_fugitives_who_leave_a_game_of_two():
    told = stored("usa_2").told[-1]
    removed = [event.fugitive for event in told if isinstance(event, FugitiveRemoved)]
    assert removed
    assert not {event.fugitive for event in told if isinstance(event, Captured)} & set(removed)


def test_an_abandoned_match_has_no_winner():
    match = stored("abandoned_3")
    assert [type(event) for event in match.told[-1][-2:]] == [Abandoned, EverythingShown]
    assert match.state.returns() == [0.0, 0.0, 0.0]
    assert (match.view(0).phase, match.view(0).winners) == ("over", ())


@pytest.mark.parametrize("name", ["people_2", "abandoned_3"])
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
