"""Golden playthroughs of the two small games, and how a change of a view is written. `make golden` rewrites them."""

from pathlib import Path

import pytest

from cavale import catalog
from cavale.core.dice import FastDice
from cavale.core.match import Match
from core.toy import GAME as TOY
from games.chance import Chance
from games.transcript import Transcript
from games.views import changed, written

FOLDER = Path(__file__).parent / "playthroughs"
LEDUC = catalog.games()["leduc_poker"]
MATCHES = {
    "leduc_poker": (LEDUC, 2, False, 4),
    "toy": (TOY, 3, False, 1),
    "toy_live": (TOY, 4, True, 1),
}


@pytest.mark.parametrize("name", MATCHES)
def test_golden_playthrough(name, golden):
    golden(FOLDER / f"{name}.txt", "\n".join(playthrough(name)) + "\n")


def playthrough(name: str) -> list[str]:
    """A random match: what was done, what all or some were told, and what each sees of it."""
    game, seats, live, seed = MATCHES[name]
    match = Match(game, catalog.default_edition(game), FastDice(seed), seats=seats, live=live)
    transcript = Transcript(match, written)
    lines = [f"{game.id}, {seats} seats, {'live' if live else 'without people'}", "", *transcript.news()]
    chance = Chance(seed)
    while not match.over:
        one_more(match, chance)
        lines += transcript.last()
    return lines


def one_more(match: Match, chance: Chance) -> None:
    """An answer, sometimes one that nobody asked for; where nobody is asked, the clock."""
    offers = [(seat, action) for seat in range(match.seats) for action in match.offers_to(seat)]
    asked = match.asked()
    if offers and chance.likely(0.2):
        match.play(*chance.choice(offers))
    elif asked:
        seat = chance.choice(asked)
        match.play(seat, chance.choice(match.options_of(seat)))
    else:
        match.time_up(match.state.windows[0].name)


@pytest.mark.parametrize(
    ("before", "now", "lines"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, [("b", "3")]),
        ({"a": 1}, {"a": None}, [("a", "-")]),
        ({"hand": [1, 2]}, {"hand": [2]}, [("hand", "2")]),
        ({"hand": [1]}, {"hand": []}, [("hand", "none")]),
        ({"mine": None}, {"mine": {"city": "rio", "draft": []}}, [("mine", "(city rio, draft none)")]),
        ({"row": [{"t": 1}, {"t": 2}]}, {"row": [{"t": 1}, {"t": 3}]}, [("row.1.t", "3")]),
        ({"row": [{"t": 1}]}, {"row": [{"t": 1}, {"t": 2}]}, [("row.+1", "(t 2)")]),
        ({"row": [{"t": 1}, {"t": 2}, {"t": 3}]}, {"row": [{"t": 1}, {"t": 3}]}, [("row.1-2", "none")]),
        ({"row": [{"t": 1}, {"t": 1}]}, {"row": [{"t": 1}]}, [("row.1-2", "none")]),
        ({"row": [[1], [2]]}, {"row": [[1], [2, 3]]}, [("row.1", "2 3")]),
        ({"row": [[1], [2]]}, {"row": [[1], [2], [3], [4]]}, [("row.+2", "3 | 4")]),
        ({"a": [{"t": 1}]}, {"a": [{"t": 1}]}, []),
    ],
)
def test_only_what_differs_is_written(before, now, lines):
    assert list(changed(before, now)) == lines
