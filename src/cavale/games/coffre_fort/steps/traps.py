"""The traps of the red rooms."""

from cavale.core.table import Table
from cavale.games.coffre_fort.box import NO_TOOL
from cavale.games.coffre_fort.events import TrapCountered, TrapFlipped
from cavale.games.coffre_fort.state import CoffreFort
from cavale.games.coffre_fort.steps.robot import destroy_robot


def flip_trap(s: CoffreFort, t: Table, red: int) -> None:
    """CF-TRAP-01 It lies open, CF-TRAP-03 and harms nobody."""
    s.open_traps |= 1 << red
    if t.telling:
        box = s.box
        room, trap = box.names[box.red[red]], box.traps[s.traps[red]]
        t.tell(TrapFlipped(s.seat(), box.colours[s.roller], room, trap))


def can_counter(s: CoffreFort, red: int) -> bool:
    """CF-TRAP-05 By its tool, from one's own hand (CF-TOOL-01)."""
    tool = s.box.tool_for[s.traps[red]]
    return tool != NO_TOOL and s.holds(s.roller, tool)


def can_lift(s: CoffreFort, red: int) -> bool:
    """CF-TRAP-06 Enough agents in the room; CF-TRAP-09 petrified ones count."""
    needed = s.box.lifters[s.traps[red]]
    return needed > 0 and s.places.count(s.box.red[red]) >= needed


def counter(s: CoffreFort, t: Table, red: int) -> None:
    """CF-TRAP-08 The trap leaves the board; CF-TOOL-02 its tool is discarded, CF-ROBOT-08 or destroyed."""
    box = s.box
    trap = s.traps[red]
    tool = box.tool_for[trap]
    if tool not in (NO_TOOL, box.robot):
        s.hands[s.roller] &= ~(1 << tool)
        s.discarded |= 1 << tool
    remove(s, t, red, tool)
    if tool == box.robot and box.destroys[trap]:
        destroy_robot(s, t)


def lift(s: CoffreFort, t: Table, red: int) -> None:
    """CF-TRAP-07 Nobody has to spend anything."""
    remove(s, t, red, NO_TOOL)


def remove(s: CoffreFort, t: Table, red: int, tool: int) -> None:
    s.gone_traps |= 1 << red
    if t.telling:
        box = s.box
        room, trap = box.names[box.red[red]], box.traps[s.traps[red]]
        used = None if tool == NO_TOOL else box.tools[tool]
        t.tell(TrapCountered(s.seat(), box.colours[s.roller], room, trap, used))
