"""Tools with an effect of their own."""

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.coffre_fort.box import BACK, HOME, OPEN_PRISON
from cavale.games.coffre_fort.events import ToolPlayed
from cavale.games.coffre_fort.layout import DOG, GUARD
from cavale.games.coffre_fort.state import ASLEEP, CoffreFort
from cavale.games.coffre_fort.steps.prison import LOCKPICKS, free_all
from cavale.games.coffre_fort.steps.security import TOOL, send_home


def can_play(s: CoffreFort, effects: int) -> bool:
    """Whether the roller holds a tool with one of these effects (bits)."""
    hand = s.hands[s.roller]
    if effects and hand:
        for effect in range(HOME, OPEN_PRISON + 1):
            if effects >> effect & 1 and hand & s.box.with_effect[effect]:
                return True
    return False


def playable(s: CoffreFort, effects: int) -> list[Action]:
    """What the roller can play of the tools with these effects (bits)."""
    box = s.box
    hand = s.hands[s.roller]
    found: list[Action] = []
    for number, tool in enumerate(box.play_tools):
        if hand >> tool & 1 and effects >> box.effect[tool] & 1:
            found.append(box.play[number])
    return found


def sending_home(s: CoffreFort) -> int:
    """CF-TOOL-04 Telephone and Bone, while their patrol is out: the effects, as bits."""
    effects = 0
    for patrol in (GUARD, DOG):
        if s.patrols[patrol] != ASLEEP:
            effects |= 1 << HOME + patrol
    return effects


def reacting(s: CoffreFort) -> int:
    """CF-TURN-06 All four tools against patrols. CF-TOOL-10 Not while the d10 shows the patrol's own symbol."""
    effects = 0
    symbol = s.box.symbol_of[s.face]
    for patrol in (GUARD, DOG):
        if s.patrols[patrol] != ASLEEP and symbol != patrol:
            effects |= 1 << HOME + patrol
            if not s.pushed >> patrol & 1:
                effects |= 1 << BACK + patrol
    return effects


def play(s: CoffreFort, t: Table, tool: int) -> bool:
    """CF-TOOL-02 Used once, then discarded. CF-PRISON-06 Whether the turn goes on: the Lockpicks end it."""
    box = s.box
    discard(s, t, tool)
    effect = box.effect[tool]
    if effect == OPEN_PRISON:
        free_all(s, t, LOCKPICKS)
    elif effect >= BACK:
        s.pushed |= 1 << effect - BACK
    else:
        send_home(s, t, effect - HOME, TOOL)
    return effect != OPEN_PRISON


def discard(s: CoffreFort, t: Table, tool: int) -> None:
    s.hands[s.roller] &= ~(1 << tool)
    s.discarded |= 1 << tool
    if t.telling:
        t.tell(ToolPlayed(s.seat(), s.box.colours[s.roller], s.box.tools[tool]))
