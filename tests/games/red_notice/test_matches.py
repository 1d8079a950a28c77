"""Stored matches: one for each way to end, replayed record by record.

`pytest tests/games/red_notice/test_matches.py --rewrite-matches` plays and writes them; nobody edits them by hand.
"""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from cavale.core.archive import from_json, to_json
from cavale.core.match import Match
from cavale.games.red_notice import GAME
from cavale.games.red_notice.events import EverythingShown, MatchWon
from games.chance import Chance
from games.red_notice.random_play import one_more
from games.red_notice.table import RedNoticeTable, edited, fresh
from rules import rule

FOLDER = Path(__file__).parent / "matches"


ALL_THE_MONEY = edited(("goal = 1000000", "goal = 3000000"))  # whatever Jessah cashes, Angela lacks


def played(
    seed: int, rounds: int = 1000, edition: Mapping[str, str] | None = None, **options: object
) -> RedNoticeTable:
    """A random live match, with payments, second thoughts and time-outs, for so many rounds."""
    t = fresh(seed=seed.to_bytes(8, "big"), options=options, edition=edition, hashed=True)
    chance = Chance(seed)
    while not t.match.over and t.state.round <= rounds:
        one_more(t, chance)
    return t


def given_up(seed: int = 2, rounds: int = 1, edition: Mapping[str, str] | None = None) -> RedNoticeTable:
    t = played(seed, rounds, edition)
    t.match.abandon()
    return t


MATCHES: dict[str, Callable[[], RedNoticeTable]] = {
    "goal": lambda: played(30),
    "captured": lambda: played(109),
    "resigned": lambda: played(1, rounds=1).jessah("resign"),
    "round_cap": lambda: played(3, round_cap=3, announce_at="card_turn", identities="choose"),
    "impossible_goal": lambda: played(9, edition=ALL_THE_MONEY, impossible_goal="jessah_wins"),
    "abandoned": given_up,
    "abandoned_without_hope": lambda: given_up(9, 1, ALL_THE_MONEY),
}

WINNERS = {"goal": 0, "captured": 1, "resigned": 0, "round_cap": 1, "impossible_goal": 1, "abandoned": None}


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


@rule("RN-END-01", "RN-END-02", "RN-END-05", "RN-END-06", "RN-NET-05", "RN-ED-10")
@pytest.mark.parametrize("name", MATCHES)
def test_the_ending_of_a_stored_match(name):
    match = stored(name)
    told = match.told[-1]
    reason = name.partition("_without")[0]
    won = [(event.winner, event.reason) for event in told if isinstance(event, MatchWon)]
    assert won == [(WINNERS[reason], reason)]
    (shown,) = [event for event in told if isinstance(event, EverythingShown)]
    view = match.view(2)
    truth = view.truth
    assert shown.slots == tuple(slot.token for card in view.row for slot in (card.left, card.right))
    assert [(visit.round, visit.city) for visit in truth.route] == list(zip(shown.rounds, shown.route, strict=True))
    assert truth.city == shown.city == shown.route[-1]


def test_every_stored_match_is_in_the_list():
    assert {file.stem for file in FOLDER.glob("*")} == set(MATCHES)
