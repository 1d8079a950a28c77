"""Golden playthroughs: matches as a text that a person can read. `make golden` rewrites them."""

from pathlib import Path

import pytest

from games.chance import Chance
from games.red_notice.random_play import one_more
from games.red_notice.table import RedNoticeTable, fresh
from games.transcript import Transcript

FOLDER = Path(__file__).parent / "playthroughs"
ROUNDS = 4  # of one match: a cycle, and the first round of the next


@pytest.mark.parametrize("live", [False, True], ids=["without_people", "live"])
def test_golden_playthrough(live, golden):
    kind = "live" if live else "without_people"
    golden(FOLDER / f"{kind}.txt", "\n".join(playthrough(live)) + "\n")


def playthrough(live: bool) -> list[str]:
    """A random match: what was done, what all or some were told, and how it stands, round by round."""
    t = fresh(live=live, options={"round_cap": ROUNDS}, seed=b"golden")
    chance = Chance(live)
    transcript = Transcript(t.match, plain)
    lines = [f"Red Notice, {'live' if live else 'without people'}", "", *transcript.news()]
    number = 0
    while not t.match.over:
        one_more(t, chance)
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


def standing(t: RedNoticeTable) -> list[str]:
    """How it stands at the start of a round."""
    view = t.seen
    radars = plain([radar.continent + "*" * radar.black for radar in view.radars])
    barriers = plain([barrier.route + "*" * barrier.black for barrier in view.barriers])
    lines = [
        "",
        f"-- round {view.round}: initiative {view.initiative}, Jessah in {view.jessah}, security {view.security}",
        f"   radars {radars}; barriers {barriers}",
    ]
    for name in ("Angela", "Jessah"):
        mine = t.sees(name).mine
        lines.append(f"   {name} in {mine.city}: {plain(mine.hand)}; tokens {plain(mine.tokens)}")
    return [*lines, ""]
