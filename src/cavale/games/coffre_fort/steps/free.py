"""What can be done before the roll and after the move (S1 and S6)."""

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.coffre_fort.box import NOBODY, OPEN_PRISON, PASS_ROBOT, PLAY
from cavale.games.coffre_fort.state import CoffreFort
from cavale.games.coffre_fort.steps.robot import can_pass, pass_robot, passes
from cavale.games.coffre_fort.steps.tokens import flip_token
from cavale.games.coffre_fort.steps.tools import can_play, play, playable, sending_home
from cavale.games.coffre_fort.steps.traps import can_counter, can_lift, counter, flip_trap, lift


def free_options(s: CoffreFort, last: Action, alone: list[Action]) -> list[Action]:
    """CF-TURN-05 All that is free to do now, and the command that goes on; `alone` is just that one."""
    here = s.places[s.roller]
    if here == s.box.layout.prison:
        return alone
    found = passes(s)
    red = s.box.red_of[here]
    if red != NOBODY:
        room_options(s, red, found)
    effects = sending_home(s)
    if last is s.box.end_turn:
        effects |= opening_prison(s)
    if effects:
        found += playable(s, effects)
    if not found:
        return alone
    found.append(last)
    return found


def anything_free(s: CoffreFort) -> bool:
    """Whether there is anything free to do after the move."""
    if can_pass(s):
        return True
    red = s.box.red_of[s.places[s.roller]]
    if red != NOBODY:
        found: list[Action] = []
        room_options(s, red, found)
        if found:
            return True
    return can_play(s, sending_home(s) | opening_prison(s))


def opening_prison(s: CoffreFort) -> int:
    """CF-PRISON-06 At some tables the Lockpicks open the prison from outside: the effect, as a bit."""
    return 1 << OPEN_PRISON if s.box.lockpicks_from_outside and s.prisoners() else 0


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


def act_freely(s: CoffreFort, t: Table, action: Action) -> bool:
    """Do it. Whether the turn goes on."""
    box = s.box
    red = box.red_of[s.here()]
    if action is box.flip_trap:
        flip_trap(s, t, red)
    elif action is box.counter:
        counter(s, t, red)
    elif action is box.lift:
        lift(s, t, red)
    elif action is box.flip_token:
        return flip_token(s, t, red)
    elif box.code[action.index] == PASS_ROBOT:
        pass_robot(s, t, box.number[action.index], box.other[action.index])
    else:
        assert box.code[action.index] == PLAY
        return play(s, t, box.number[action.index])
    return True
