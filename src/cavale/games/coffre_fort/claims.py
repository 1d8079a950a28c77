"""Claims: what the roller can say in one click. They bind nobody; partners, bots too, may act on them.

CF-TALK-01 Only public things are named, and what a player asks for is no secret.
"""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.coffre_fort.box import NOBODY
from cavale.games.coffre_fort.events import Said
from cavale.games.coffre_fort.layout import RELEASE
from cavale.games.coffre_fort.state import CoffreFort

ROUNDS: Final = 2  # CF-TALK-02 so long a claim stands


def claims_of(s: CoffreFort) -> list[Action]:
    """CF-TALK-01 What the roller can say now. CF-TALK-02 Once in a turn; where nobody listens, nothing."""
    box = s.box
    agent = s.roller
    if not box.live or s.said_in[agent] == s.turn:
        return []
    if s.imprisoned(agent):
        return [box.ask_free]
    found = [action for action in box.intend if is_worth_a_visit(s, box.number[action.index])]
    for action in box.ask_tool:
        tool = box.number[action.index]
        if not s.discarded >> tool & 1 and not s.holds(agent, tool):
            found.append(action)
    if is_too_heavy(s, s.here()):
        found.append(box.ask_help)
    return found


def is_worth_a_visit(s: CoffreFort, room: int) -> bool:
    """Red rooms that are not turned up yet, Start/Finish, and a release room while somebody is in prison."""
    red = s.box.red_of[room]
    if room == s.here() or (red != NOBODY and s.turned_tokens >> red & 1):
        return False
    return s.box.layout.kind_of(room) != RELEASE or s.prisoners()


def is_too_heavy(s: CoffreFort, room: int) -> bool:
    """CF-TRAP-06 Whether an open trap there takes more than one agent."""
    red = s.box.red_of[room]
    if red == NOBODY or not s.open_traps >> red & 1 or s.gone_traps >> red & 1:
        return False
    return s.box.lifters[s.traps[red]] > 1


def say(s: CoffreFort, t: Table, action: Action) -> None:
    """CF-TALK-02 A later claim replaces an earlier one."""
    agent = s.roller
    s.said = (*s.said[:agent], action.index, *s.said[agent + 1 :])
    s.said_in = (*s.said_in[:agent], s.turn, *s.said_in[agent + 1 :])
    if t.telling:
        t.tell(Said(s.seat(), s.box.colours[agent], action.text))


def claim_of(s: CoffreFort, agent: int) -> Action | None:
    """What an agent said last."""
    return None if s.said[agent] == NOBODY else s.box.actions.all[s.said[agent]]


def stands(s: CoffreFort, agent: int) -> bool:
    """CF-TALK-02 Not for long, and not once it is done, as far as all can see."""
    box = s.box
    action = claim_of(s, agent)
    if action is None or s.turn - s.said_in[agent] > ROUNDS * box.agents:
        return False
    if action is box.ask_free:
        return s.imprisoned(agent)
    if action is box.ask_help:
        return is_too_heavy(s, s.places[agent])
    if action in box.ask_tool:
        tool = box.number[action.index]
        return not s.discarded >> tool & 1 and not (box.open_hands and s.holds(agent, tool))
    return s.places[agent] != box.number[action.index]
