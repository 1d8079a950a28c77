"""Golden playthroughs: matches as a text that a person can read. `make golden` rewrites them."""

from pathlib import Path

import pytest

from games.chance import Chance
from games.la_traque.random_play import one_more
from games.la_traque.table import LaTraqueTable, fresh
from games.transcript import Transcript

FOLDER = Path(__file__).parent / "playthroughs"
ROUNDS = 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_golden_playthrough(seats, golden):
    golden(FOLDER / f"{seats}_players.txt", "\n".join(playthrough(seats)) + "\n")


def playthrough(seats: int) -> list[str]:
    """The first rounds of a match: what was done, what all or some were told, and how it stands, round by round."""
    t = fresh(seats, {"faction_pick": ("free", "draft", "random")[seats - 2], "recall": seats == 3}, seed=seats)
    chance = Chance(seats)
    transcript = Transcript(t.match, plain)
    lines = [f"La Traque, {seats} players", "", *transcript.news()]
    number = 0
    while not t.match.over and t.state.round <= ROUNDS:
        one_more(t.match, chance, 0.6)
        lines += transcript.last()
        if t.state.round > number:
            number = t.state.round
            lines += standing(t)
    return lines


def plain(value: object) -> str:
    """Lists without brackets."""
    if not isinstance(value, tuple | list):
        return "none" if value is None else str(value)
    return " ".join(plain(item) for item in value) or "-"


def standing(t: LaTraqueTable) -> list[str]:
    """How it stands at the start of a round."""
    view = t.seen
    lines = ["", f"-- round {view.round}, first player {view.first}"]
    lines.append("   " + ", ".join(f"{slot.slot} {slot.fugitive}" for slot in view.slots if slot.open))
    for player in view.players:
        mine = t.match.view(player.seat).players[player.seat]
        score = f"{player.points} points, influence {plain(player.influence)}, ambition {plain(player.ambition)}"
        lines.append(f"   {player.seat} {player.faction}: {score}; hand {plain(mine.hand)}")
    return [*lines, ""]
