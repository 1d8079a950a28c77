"""Golden playthroughs: whole matches as a text that a person can read. `make golden` rewrites them."""

from pathlib import Path

import pytest

from games.casa_de_papel.random_play import one_more
from games.casa_de_papel.table import CasaTable, random_table
from games.chance import Chance
from games.transcript import Transcript

FOLDER = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize(("seats", "live"), [(4, False), (5, True), (8, False)])
def test_golden_playthrough(seats, live, golden):
    kind = "live" if live else "without_people"
    golden(FOLDER / f"{seats}_seats_{kind}.txt", "\n".join(playthrough(seats, live)) + "\n")


def playthrough(seats: int, live: bool) -> list[str]:
    """A random match: what was done, what all or some were told, and what each holds, round by round."""
    t = random_table(seats, seed=seats, live=live)
    chance = Chance(seats)
    lines = [f"La Casa de Papel, {seats} seats, {'live' if live else 'without people'}", ""]
    transcript = Transcript(t.match, plain)
    lines += transcript.news() + holdings(t)
    number = 1
    while not t.match.over:
        one_more(t, chance, words=0.2)
        lines += transcript.last()
        if t.state.round > number:
            number = t.state.round
            lines += holdings(t)
    return lines


def plain(value: object) -> str:
    """Lists without brackets; lists of lists with bars."""
    if not isinstance(value, tuple | list):
        return "nobody" if value is None else str(value)
    nested = any(isinstance(item, tuple | list) for item in value)
    return (" | " if nested else " ").join(plain(item) for item in value)


def holdings(t: CasaTable) -> list[str]:
    """What each seat holds and can count at the start of a round."""
    view = t.sees("spectator")
    lines = [
        "",
        f"-- round {view.round}: leader {view.leader}, loot {view.loot}; not revealed yet {plain(view.unrevealed)}",
    ]
    for name in t.names:
        mine = t.sees(name).mine
        unseen = " ".join(f"{least}" if least == most else f"{least}-{most}" for least, most in mine.unseen)
        lines.append(f"   {t.seat(name)} {mine.role}: {' '.join(mine.hand)} (others hold or threw away {unseen})")
    return [*lines, ""]
