"""What a seat can believe of a match of La Course au Coffre-Fort.

Measure: traps and tokens lie in random order where they are face down. Where hands are closed, cards that the seat has
never held lie in random order in the other hands; those it gave away are followed (`carried.py`).
"""

from collections.abc import Sequence

from cavale.core import agenda
from cavale.core.belief import Belief
from cavale.core.dice import Dice
from cavale.core.event import Event
from cavale.core.table import Table
from cavale.games.coffre_fort.box import CoffreFortBox
from cavale.games.coffre_fort.carried import TRIES, Carried
from cavale.games.coffre_fort.public import UNKNOWN, known_state
from cavale.games.coffre_fort.state import READY, CoffreFort
from cavale.games.coffre_fort.view import CoffreFortView


class CoffreFortBelief(Belief[CoffreFort]):
    """Knows all that is public and the seat's own hand, and draws the rest."""

    def __init__(self, box: CoffreFortBox, seat: int, view: CoffreFortView, told: Sequence[Event]) -> None:
        self._known = known_state(box, view)
        self._traps = missing(list(range(len(box.traps))), self._known.traps)
        self._tokens = missing(box.tokens, self._known.tokens)
        self._sizes: list[int] = [agent.tool_count if agent.tools is None else 0 for agent in view.agents]
        self._tools = self._hidden_tools()
        self._carried = Carried(box, seat, told)
        self._ready = view.ready

    def _hidden_tools(self) -> list[int]:
        """The tools of which the seat does not see where they are."""
        s = self._known
        seen = s.discarded
        for hand in s.hands:
            seen |= hand
        return [tool for tool in s.box.dealt if not seen >> tool & 1]

    def sample(self, dice: Dice) -> CoffreFort:
        s = self._known.clone()
        s.traps = filled(s.traps, self._traps, dice)
        s.tokens = filled(s.tokens, self._tokens, dice)
        if self._tools:
            self._deal_tools(s, dice)
        if s.agenda:
            agenda.advance(s, Table(Dice()))
        if s.phase == READY:
            for seat in self._ready:
                s.drafts[seat] = s.box.ready.alone
                s.locked |= 1 << seat
                s.sealed |= 1 << seat
        return s

    def _deal_tools(self, s: CoffreFort, dice: Dice) -> None:
        """What was given away where it may be, the rest in any order on the places left."""
        for _ in range(TRIES):
            held = self._carried.sample(dice)
            room = self._sizes.copy()
            for agent in held.values():
                room[agent] -= 1
            if min(room) >= 0:
                break
        else:
            held, room = {}, self._sizes.copy()
        for tool, agent in held.items():
            s.hands[agent] |= 1 << tool
        rest = [tool for tool in self._tools if tool not in held]
        order = dice.permutation("belief", len(rest))
        for agent, places in enumerate(room):
            for _ in range(places):
                s.hands[agent] |= 1 << rest[order.pop()]


def missing(things: list[int], known: tuple[int, ...]) -> list[int]:
    """The things that lie face down."""
    left = things.copy()
    for thing in known:
        if thing != UNKNOWN:
            left.remove(thing)
    return left


def filled(known: tuple[int, ...], left: list[int], dice: Dice) -> tuple[int, ...]:
    """Face-down things in any order on the places where something lies face down."""
    if not left:
        return known
    order = dice.permutation("belief", len(left))
    return tuple([left[order.pop()] if thing == UNKNOWN else thing for thing in known])
