"""What every partner does: it looks before it walks, sees to its room, and lets the Robot carry what is needed."""

from collections.abc import Sequence

from cavale.core.action import Action
from cavale.games.coffre_fort.box import NO_TOOL, NOBODY, PLAY, WALK, CoffreFortBox
from cavale.games.coffre_fort.claims import claim_of, stands
from cavale.games.coffre_fort.danger import Danger
from cavale.games.coffre_fort.layout import DOG, GUARD
from cavale.games.coffre_fort.prospect import Prospect
from cavale.games.coffre_fort.state import ASLEEP, CoffreFort
from cavale.games.coffre_fort.steps.capture import is_noticed
from cavale.games.coffre_fort.travel import end_of


class Partner:
    """Decides one question for the roller. Subclasses say what a place is worth."""

    def __init__(self, prospect: Prospect) -> None:
        self.p = prospect
        self.s: CoffreFort = prospect.s
        self.box: CoffreFortBox = prospect.box
        self.me: int = prospect.s.roller
        self.danger: Danger = prospect.charts.danger

    # -- what partners differ in -------------------------------------------------------------------------------

    def worth(self, end: int) -> float:
        """The rounds that are still to come if the roller stands there at the end of this turn."""
        raise NotImplementedError

    def price(self, tool: int) -> float:
        """The rounds that a tool must save to be worth playing on a walk."""
        raise NotImplementedError

    def goal(self, agent: int) -> int:
        """Where an agent should go: a room."""
        raise NotImplementedError

    def before(self, options: Sequence[Action]) -> Action | None:
        """A tool to play before the roll."""
        return None

    def react(self, options: Sequence[Action]) -> Action:
        """CF-TURN-06 A tool to play once the dice are known."""
        return self.box.go

    # -- walking -----------------------------------------------------------------------------------------------

    def move(self, options: Sequence[Action]) -> Action:
        box, s = self.box, self.s
        if s.here() == box.layout.prison:
            return options[-1]  # CF-PRISON-06 the Lockpicks, if there are any
        best, least = box.stay, self.worth(s.here())
        worths: dict[int, float] = {}
        for action in options:
            end = end_of(box, action.index)
            if end == NOBODY or self._is_seen_on(action):
                continue
            if end not in worths:
                worths[end] = self.worth(end)
            tool = box.other[action.index]
            value = worths[end] + (0.0 if tool == NO_TOOL else self.price(tool))
            if value < least:
                best, least = action, value
        return best

    def _is_seen_on(self, action: Action) -> bool:
        """CF-CATCH-03 Whether a patrol would notice the agent on this walk."""
        s, box = self.s, self.box
        if box.code[action.index] != WALK or (s.patrols[GUARD] == ASLEEP and s.patrols[DOG] == ASLEEP):
            return False
        for place in box.path[action.index]:
            if place < box.squares and (is_noticed(s, GUARD, place) or is_noticed(s, DOG, place)):
                return True
        return False

    # -- before the roll and after the move --------------------------------------------------------------------

    def free(self, options: Sequence[Action], rolled: bool) -> Action:
        """CF-TURN-05 The room first; then tools and the Robot; then the turn goes on."""
        found = self._see_to_room(options)
        if found is None and not rolled:
            found = self.before(options)
        if found is None and self.s.robot == self.me:
            found = self._send_robot(options)
        return options[-1] if found is None else found

    def _see_to_room(self, options: Sequence[Action]) -> Action | None:
        """CF-TRAP-01 Looking costs nothing, and a tool is good for one trap only; but the Robot carries the others."""
        box, p = self.box, self.p
        if not p.rooms:
            return None
        for action in (box.flip_trap, box.lift, box.flip_token):
            if action in options:
                return action
        red = box.red_of[self.s.here()]
        if box.counter in options and (p.needs[red] != box.robot or p.robot_may_burn):
            return box.counter
        return None

    # -- the Robot ---------------------------------------------------------------------------------------------

    def _send_robot(self, options: Sequence[Action]) -> Action | None:
        """With a tool to whoever asks for it or needs it soonest; else to whoever holds one that is needed."""
        box, p = self.box, self.p
        best: Action | None = None
        for agent, tool in enumerate(p.asks):
            best = self._bring(agent, tool) if tool != NO_TOOL else None
            if best is not None and best in options:
                return best
        best = None
        soonest = 1e9
        for agent in range(box.agents):
            red = box.red_of[self.goal(agent)]
            if red == NOBODY or p.needs[red] == NO_TOOL or p.holders[red] == agent:
                continue
            action = self._send_towards(agent, red)
            time = p.starts[agent] + p.ways[red][self.s.places[agent]]
            if p.holders[red] != self.me:
                time += 5.0
            if action is not None and action in options and time < soonest:
                best, soonest = action, time
        return best

    def _send_towards(self, agent: int, red: int) -> Action | None:
        """How the Robot helps an agent with a trap now."""
        box, p = self.box, self.p
        tool = p.needs[red]
        if tool == box.robot:
            near = p.ways[red][self.s.places[agent]] < 1.5  # the room is a roll away at most
            return box.pass_alone[agent] if near and p.robot_may_burn else None
        return self._bring(agent, tool)

    def _bring(self, agent: int, tool: int) -> Action | None:
        """The Robot brings a tool, or goes where it is."""
        box = self.box
        holder = self.p.holder(tool)
        if tool == box.robot:
            return box.pass_alone[agent]
        if holder == self.me:
            return box.pass_with[agent][box.dealt.index(tool)]
        return None if holder == NOBODY else box.pass_alone[holder]

    # -- talking -----------------------------------------------------------------------------------------------

    def claim(self, offers: Sequence[Action], brief: bool) -> Action | None:
        """CF-TALK-01 What the others should know: what the roller needs, or, unless it is brief, where it goes.

        Not twice in a row.
        """
        s = self.s
        wanted = self._to_say(brief)
        if wanted is None or wanted not in offers or (wanted is claim_of(s, self.me) and stands(s, self.me)):
            return None
        return wanted

    def _to_say(self, brief: bool) -> Action | None:
        s, box, p = self.s, self.box, self.p
        here = s.here()
        if here == box.layout.prison:
            return box.ask_free
        if here == p.pair:
            return box.ask_help
        red = box.red_of[here]
        if red in p.rooms and p.needs[red] not in (NO_TOOL, box.robot) and s.robot != NOBODY:
            return box.ask_tool[p.needs[red]]
        for action in box.intend:
            if not brief and box.number[action.index] == self.goal(self.me):
                return action
        return None


def plays(box: CoffreFortBox, options: Sequence[Action]) -> list[Action]:
    """The tools that can be played."""
    return [action for action in options if box.code[action.index] == PLAY]
