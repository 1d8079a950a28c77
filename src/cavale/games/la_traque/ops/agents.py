"""`recall` and `overcrowd`: effects on one's own agents."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.la_traque.events import AgentsRecalled, Overcrowding
from cavale.games.la_traque.rule import Choice, Part, lapse
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.terms import HQ, PLACES, REST


class RecallFromRest(Part):
    """LT-OP-08 `recall` from the Rest area needs no choice."""

    def __init__(self, text: str, n: int) -> None:
        super().__init__(text)
        self.n: Final = n

    def idle(self, s: LaTraque) -> bool:
        for agent in range(s.box.agents):
            if s.where[s.agent(agent)] == REST:
                return False
        return True

    def run(self, s: LaTraque, t: Table) -> None:
        back: list[int] = []
        for agent in range(s.box.agents):
            if s.where[s.agent(agent)] == REST and len(back) < self.n:
                s.where[s.agent(agent)] = HQ
                back.append(agent)
        if not back:
            lapse(s, t, self.text, False)
        elif t.telling:
            t.tell(AgentsRecalled(s.active, tuple([agent + 1 for agent in back]), ()))


class ChooseRecall(Choice):
    """LT-OP-08 `recall` from Investigation: the owner picks places, which become free; cards drawn stay."""

    def __init__(self, text: str, n: int) -> None:
        super().__init__(text)
        self.n: Final = n

    def possible(self, s: LaTraque) -> bool:
        return standing(s, s.active) > 0

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        box = s.box
        left = [0] * len(box.place_zone)  # own agents on each place, without those picked
        for agent in range(box.agents):
            where = s.where[seat * box.agents + agent]
            if where >= PLACES:
                left[where - PLACES] += 1
        for action in s.drafts[seat]:
            left[box.number[action.index]] -= 1
        found = [box.choose_place[place] for place in range(len(left)) if left[place]]
        found.append(box.decline)
        return found

    def completes(self, s: LaTraque, seat: int, action: Action) -> bool:
        return action is s.box.decline or len(s.drafts[seat]) + 1 == min(self.n, standing(s, seat))

    def chosen(self, s: LaTraque, t: Table, draft: tuple[Action, ...]) -> None:
        box = s.box
        back: list[int] = []
        places: list[int] = []
        for action in draft:
            if action is not box.decline:
                place = box.number[action.index]
                back.append(call_back(s, place))
                places.append(place)
        if t.telling:
            names = tuple([box.place_names[place] for place in places])
            t.tell(AgentsRecalled(s.active, tuple([agent + 1 for agent in back]), names))


def standing(s: LaTraque, seat: int) -> int:
    """How many agents of a seat investigate."""
    count = 0
    for agent in range(s.box.agents):
        if s.where[seat * s.box.agents + agent] >= PLACES:
            count += 1
    return count


def call_back(s: LaTraque, place: int) -> int:
    """The agent on a place returns to the HQ."""
    agent = 0
    while s.where[s.agent(agent)] != PLACES + place:
        agent += 1
    s.where[s.agent(agent)] = HQ
    if place < s.box.places:
        s.taken &= ~(1 << place)
    return agent


class Overcrowd(Part):
    """LT-OP-08 `overcrowd`: the next placement of this turn."""

    def run(self, s: LaTraque, t: Table) -> None:
        s.overcrowd = True
        if t.telling:
            t.tell(Overcrowding(s.active))
