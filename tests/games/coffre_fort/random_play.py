"""A team that plays anything, for tests."""

from games.chance import Chance
from games.coffre_fort.table import CoffreFortTable


def one_more(t: CoffreFortTable, chance: Chance) -> None:
    """One more record: mostly an answer, sometimes somebody is idle. The countdown itself is left alone."""
    match = t.match
    seat = chance.choice(match.asked())
    if "nudge" in t.windows() and chance.likely(0.02):
        match.time_up("nudge")
    else:
        match.play(seat, chance.choice(match.options_of(seat)))
