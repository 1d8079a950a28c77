"""Who is noticed by Guard and Dog, and caught."""

from cavale.core.table import Table
from cavale.games.coffre_fort.events import Caught
from cavale.games.coffre_fort.layout import PATROLS
from cavale.games.coffre_fort.state import ASLEEP, CoffreFort


def noticed(s: CoffreFort, patrol: int) -> int:
    """CF-SIGHT-01, CF-SMELL-01 The agents in range of a patrol, as bits. CF-DETECT-02 At home it notices nobody."""
    square = s.patrols[patrol]
    if square == ASLEEP:
        return 0
    notices = s.box.layout.notices[patrol]
    row = square * s.box.places
    found = 0
    for agent in range(s.box.agents):
        if notices[row + s.places[agent]]:
            found |= 1 << agent
    return found & ~s.protected


def is_noticed(s: CoffreFort, patrol: int, place: int) -> bool:
    """Whether somebody there would be in range."""
    square = s.patrols[patrol]
    return square != ASLEEP and s.box.layout.notices[patrol][square * s.box.places + place]


def catch(s: CoffreFort, t: Table, agents: int, patrol: int) -> None:
    """CF-CATCH-01 To prison at once, CF-CATCH-04 all of them. CF-CATCH-05 They keep what they have."""
    box = s.box
    for agent in range(box.agents):
        if agents >> agent & 1:
            if t.telling:
                square = box.names[s.places[agent]]
                t.tell(Caught(box.seat_of[agent], box.colours[agent], PATROLS[patrol], square))
            s.places[agent] = box.layout.prison


def check(s: CoffreFort, t: Table, patrol: int) -> None:
    """CF-CATCH-02 Whoever is in range is caught."""
    found = noticed(s, patrol)
    if found:
        catch(s, t, found, patrol)
