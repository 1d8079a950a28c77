"""S5: the roller's agent walks, hops through a passage, or stays."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.coffre_fort.box import HOP, NO_TOOL, NUMBER, OPEN, OPEN_PRISON, PLAY, WALK
from cavale.games.coffre_fort.events import AgentStayed, AgentStep, PassageUsed, RoomEntered
from cavale.games.coffre_fort.layout import DOG, GUARD, RELEASE
from cavale.games.coffre_fort.rule import Ask
from cavale.games.coffre_fort.state import ASLEEP, CoffreFort
from cavale.games.coffre_fort.steps.aftermath import after_move
from cavale.games.coffre_fort.steps.capture import catch, is_noticed
from cavale.games.coffre_fort.steps.prison import OPEN_ROLLED, RELEASE_ROOM, free_all
from cavale.games.coffre_fort.steps.tools import discard, play, playable
from cavale.games.coffre_fort.steps.winning import complete, stop_clock


def move(s: CoffreFort, t: Table) -> None:
    """CF-TURN-09 Asked only if there is something to choose."""
    if s.captive:
        leave_prison(s, t)
    elif may_move(s) and not s.hurried:
        s.push(MOVE)
    else:
        after_move(s)


def may_move(s: CoffreFort) -> bool:
    """CF-DICE-02, CF-DICE-06 With a symbol the agent does not move, but for a hop at some tables (CF-PASS-03)."""
    return s.box.symbol_of[s.face] == NUMBER or (s.box.hop_on_symbols and s.in_passage())


def leave_prison(s: CoffreFort, t: Table) -> None:
    """CF-PRISON-05 Open frees all; otherwise CF-PRISON-06 the Lockpicks may. Then the turn is over."""
    if s.box.symbol_of[s.face] == OPEN:
        free_all(s, t, OPEN_ROLLED)
    elif asks_for_lockpicks(s) and not s.hurried:
        s.push(MOVE)


def asks_for_lockpicks(s: CoffreFort) -> bool:
    """CF-HIDE-03 With closed hands every prisoner is asked until that card was seen played."""
    lockpicks = s.box.with_effect[OPEN_PRISON]
    if s.box.open_hands:
        return (s.hands[s.roller] & lockpicks) != 0
    return (lockpicks & ~s.discarded) != 0


class Move(Ask):
    """CF-MOVE-01 The number in any direction, or not at all; CF-PASS-03 or through a passage."""

    def options(self, s: CoffreFort, seat: int) -> list[Action]:
        box = s.box
        here = s.here()
        if here == box.layout.prison:
            return [box.stay, *playable(s, 1 << OPEN_PRISON)]
        at = here * box.faces + s.face
        found = box.walks[at]
        hand = s.hands[s.roller]
        for number, tool in enumerate(box.doubling):
            if hand >> tool & 1:
                found = found + box.doubled[number][at]
        return found + passages(s, hand) if s.in_passage() else found

    def answered(self, s: CoffreFort, t: Table, action: Action) -> None:
        code = s.box.code[action.index]
        if code == WALK:
            goes_on = walk(s, t, action)
        elif code == HOP:
            hop(s, t, s.box.number[action.index])
            goes_on = enter(s, t)
        elif code == PLAY:
            goes_on = play(s, t, s.box.number[action.index])
        else:
            self.passed(s, t)
            return
        if goes_on:
            after_move(s)

    def passed(self, s: CoffreFort, t: Table) -> None:
        """CF-PAUSE-04 An idle roller stays. CF-TURN-07 The turn of a prisoner is over."""
        if s.captive:
            return
        if t.telling:
            t.tell(AgentStayed(s.seat(), s.box.colours[s.roller]))
        after_move(s)


MOVE: Final = Move()


def passages(s: CoffreFort, hand: int) -> list[Action]:
    """CF-PASS-03 Into any other passage room; CF-PASS-06 or, at some tables, out of it again on foot."""
    box = s.box
    here = s.here()
    found: list[Action] = []
    for action in box.hop:
        room = box.number[action.index]
        if room == here or not s.passages >> (room - box.squares) & 1:
            continue
        found.append(action)
        if box.walk_out:
            at = room * box.faces + s.face
            ways = box.exits[at]
            for number, tool in enumerate(box.doubling):
                if hand >> tool & 1:
                    ways = ways + box.doubled_exits[number][at]
            found += [way for way in ways if box.path[way.index][-1] != here]
    return found


def walk(s: CoffreFort, t: Table, action: Action) -> bool:
    """CF-MOVE-13 A whole path. Whether the turn goes on."""
    box = s.box
    path = box.path[action.index]
    tool = box.other[action.index]
    if tool != NO_TOOL:
        discard(s, t, tool)
    first = 0
    if path[0] >= box.squares and len(path) > 1:
        hop(s, t, path[0])
        first = 1
    s.protected &= ~(1 << s.roller)
    end = path[-1]
    last = len(path) - 1 if end >= box.squares else len(path)
    watched = s.patrols[GUARD] != ASLEEP or s.patrols[DOG] != ASLEEP
    stop = caught_at(s, path, first, last) if watched else last
    caught = stop < last
    s.places[s.roller] = path[stop] if caught else end
    if t.telling and last > first:
        squares = tuple([box.names[place] for place in path[first : stop + caught]])
        t.tell(AgentStep(s.seat(), box.colours[s.roller], squares))
    if caught:
        catch(s, t, 1 << s.roller, GUARD if is_noticed(s, GUARD, path[stop]) else DOG)
        return False  # CF-CATCH-03 The rest of the walk is lost, CF-TURN-07 and of the turn.
    return enter(s, t) if end >= box.squares else True


def caught_at(s: CoffreFort, path: list[int], first: int, last: int) -> int:
    """CF-CATCH-03 The step at which a patrol notices the agent; `last` if none does."""
    for step in range(first, last):
        if is_noticed(s, GUARD, path[step]) or is_noticed(s, DOG, path[step]):
            return step
    return last


def hop(s: CoffreFort, t: Table, room: int) -> None:
    """CF-PASS-05 Inside the rock nobody is noticed."""
    if t.telling:
        names = s.box.names
        t.tell(PassageUsed(s.seat(), s.box.colours[s.roller], names[s.here()], names[room]))
    s.places[s.roller] = room


def enter(s: CoffreFort, t: Table) -> bool:
    """CF-PRISON-07 Entering a release room frees all; CF-WIN-03 Start/Finish may end the match. Whether it goes on."""
    box = s.box
    room = s.here()
    if t.telling:
        t.tell(RoomEntered(s.seat(), box.colours[s.roller], box.names[room]))
    if box.layout.kind_of(room) == RELEASE:
        free_all(s, t, RELEASE_ROOM)
    elif room == box.layout.start and complete(s):
        stop_clock(s, t)
        return False
    return True
