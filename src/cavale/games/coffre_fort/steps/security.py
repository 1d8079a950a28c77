"""S4: Guard and Dog wake, go home and walk."""

from cavale.core.table import Table
from cavale.games.coffre_fort.events import PatrolHome, PatrolStep, PatrolWoken
from cavale.games.coffre_fort.layout import DOG, GUARD, PATROLS
from cavale.games.coffre_fort.state import ASLEEP, CoffreFort
from cavale.games.coffre_fort.steps.capture import catch, check, noticed

SYMBOL = "symbol"
TOOL = "tool"


def secure(s: CoffreFort, t: Table) -> None:
    """CF-PATROL-08 The symbol first; then the Guard, then the Dog walks, if it was out when the dice were thrown."""
    guard_was_out = s.patrols[GUARD] != ASLEEP
    dog_was_out = s.patrols[DOG] != ASLEEP
    symbol = s.box.symbol_of[s.face]
    if GUARD <= symbol <= DOG:
        turn_out(s, t, symbol)
    if guard_was_out:
        walk(s, t, GUARD)
    if dog_was_out:
        walk(s, t, DOG)


def turn_out(s: CoffreFort, t: Table, patrol: int) -> None:
    """CF-DICE-03 Awake it goes home, asleep it is woken. CF-CATCH-02 Woken, it looks around; CF-DICE-04 no step yet."""
    if s.patrols[patrol] != ASLEEP:
        send_home(s, t, patrol, SYMBOL)
        return
    s.patrols[patrol] = s.box.layout.wakes[patrol]
    if t.telling:
        t.tell(PatrolWoken(PATROLS[patrol], s.box.names[s.patrols[patrol]]))
    check(s, t, patrol)


def send_home(s: CoffreFort, t: Table, patrol: int, by: str) -> None:
    """CF-PATROL-07 Taken off the loop: nobody is caught by it."""
    s.patrols[patrol] = ASLEEP
    s.pushed &= ~(1 << patrol)
    if t.telling:
        t.tell(PatrolHome(PATROLS[patrol], by))


def walk(s: CoffreFort, t: Table, patrol: int) -> None:
    """CF-PATROL-03 By the d6; CF-TOOL-06 pushed back, backwards instead, or afterwards at some tables."""
    if s.patrols[patrol] == ASLEEP:
        return  # CF-DICE-05, CF-TOOL-05
    if not s.pushed >> patrol & 1:
        steps(s, t, patrol, 1)
        return
    if s.box.push_after:
        steps(s, t, patrol, 1)
    steps(s, t, patrol, -1)


def steps(s: CoffreFort, t: Table, patrol: int, way: int) -> None:
    """CF-CATCH-02 Everybody in range before the first step and after each is caught. CF-CATCH-07 It goes on walking."""
    layout = s.box.layout
    step = layout.direction[patrol] * way
    walked: list[str] = []
    check(s, t, patrol)
    square = s.patrols[patrol]
    for _ in range(s.d6):
        square = (square + step) % layout.loop
        s.patrols[patrol] = square
        if t.telling:
            walked.append(layout.names[square])
        found = noticed(s, patrol)
        if found:
            if t.telling:
                t.tell(PatrolStep(PATROLS[patrol], tuple(walked), way < 0))
                walked = []
            catch(s, t, found, patrol)
    if walked:
        t.tell(PatrolStep(PATROLS[patrol], tuple(walked), way < 0))
