"""What can be done before the roll and after the move (S1 and S6)."""

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.coffre_fort.box import NOBODY, OPEN_PRISON, PASS_ROBOT, PLAY
from cavale.games.coffre_fort.state import CoffreFort
from cavale.games.coffre_fort.steps.robot import pass_robot, passes
from cavale.games.coffre_fort.steps.tokens import flip_token
from cavale.games.coffre_fort.steps.tools import play, playable, sending_home
from cavale.games.coffre_fort.steps.traps import can_counter, can_lift, counter, flip_trap, lift


def free_options(s: CoffreFort, last: Action, alone: list[Action]) -> list[Action]:
    """CF-TURN-05 All that is free to do now, and the command that goes on; `alone` is just that one."""
    if s.here() == s.box.layout.prison:
        return alone
    found = passes(s)
    red = s.box.red_of[s.here()]
    if red != NOBODY:
        room_options(s, red, found)
    effects = sending_home(s)
    if s.box.lockpicks_from_outside and last is s.box.end_turn and s.prisoners():
        effects |= 1 << OPEN_PRISON  # CF-PRISON-06
    if effects:
        found += playable(s, effects)
    if not found:
        return alone
    found.append(last)
    return found


def room_options(s: CoffreFort, red: int, found: list[Action]) -> None:
    """CF-TRAP-02 The trap is turned up, CF-TRAP-04 then countered, then the token may be turned up."""
    if not s.open_traps >> red & 1:
        found.append(s.box.flip_trap)
    elif not s.gone_traps >> red & 1:
        if can_counter(s, red):
            found.append(s.box.counter)
        if can_lift(s, red):
            found.append(s.box.lift)
    elif not s.turned_tokens >> red & 1:
        found.append(s.box.flip_token)


def act_freely(s: CoffreFort, t: Table, action: Action) -> None:
    box = s.box
    red = box.red_of[s.here()]
    if action is box.flip_trap:
        flip_trap(s, t, red)
    elif action is box.counter:
        counter(s, t, red)
    elif action is box.lift:
        lift(s, t, red)
    elif action is box.flip_token:
        flip_token(s, t, red)
    elif box.code[action.index] == PASS_ROBOT:
        pass_robot(s, t, box.number[action.index], box.other[action.index])
    else:
        assert box.code[action.index] == PLAY
        play(s, t, box.number[action.index])
