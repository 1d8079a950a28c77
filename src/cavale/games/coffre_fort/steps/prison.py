"""The ways out of prison."""

from cavale.core.table import Table
from cavale.games.coffre_fort.events import Freed
from cavale.games.coffre_fort.layout import DOG, GUARD
from cavale.games.coffre_fort.state import CoffreFort
from cavale.games.coffre_fort.steps.capture import check

OPEN_ROLLED = "open"
LOCKPICKS = "lockpicks"
RELEASE_ROOM = "room"


def free_all(s: CoffreFort, t: Table, way: str) -> None:
    """CF-PRISON-04 All prisoners are put on the exit square; CF-PRISON-09 where one check is made."""
    box = s.box
    freed: list[int] = []
    for agent in range(box.agents):
        if s.imprisoned(agent):
            freed.append(agent)
            s.places[agent] = box.layout.exit
            if box.exit_grace:
                s.protected |= 1 << agent
    if not freed:
        return
    if t.telling:
        seats = tuple([box.seat_of[agent] for agent in freed])
        t.tell(Freed(seats, tuple([box.colours[agent] for agent in freed]), way))
    check(s, t, GUARD)
    check(s, t, DOG)
