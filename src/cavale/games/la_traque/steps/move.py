"""Moving an agent from the HQ: to a place of an Investigation zone, or below a Hunt zone."""

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.la_traque.events import AgentHunts, AgentInvestigates
from cavale.games.la_traque.gains import draw
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.terms import DECKS, HQ, HUNT_ZONES, HUNTING, NONE, PLACES, TO_RESERVE, ZONES
from cavale.games.la_traque.triggers import react_to_investigation


def ready_agent(s: LaTraque) -> int:
    """LT-ENG-03 The lowest number in the HQ moves."""
    first = s.active * s.box.agents
    for agent in range(s.box.agents):
        if s.where[first + agent] == HQ:
            return agent
    return NONE


def moves(s: LaTraque, found: list[Action]) -> None:
    """LT-ACT-MOVE-01 Only agents in the HQ move."""
    if ready_agent(s) != NONE:
        found += s.box.moves(free_places(s))


def free_places(s: LaTraque) -> int:
    """LT-ACT-MOVE-03 Free and open; LT-ACT-MOVE-04 one agent per zone and turn; LT-OP-08 and the extra places."""
    box = s.box
    free = box.open_places & ~s.taken
    if s.overcrowd:
        for zone in range(len(ZONES)):
            if not free & box.zone_places[zone]:
                free |= 1 << (box.places + zone)
    elif s.placed:
        for zone in range(len(ZONES)):
            if s.placed >> zone & 1:
                free &= ~box.zone_places[zone]
    return free


def investigate(s: LaTraque, t: Table, place: int) -> None:
    """LT-ACT-MOVE-06 It works at once: the cards go to the Reserve."""
    box = s.box
    agent = ready_agent(s)
    zone = box.place_zone[place]
    s.where[s.agent(agent)] = PLACES + place
    if place < box.places:
        s.taken |= 1 << place
    s.placed |= 1 << zone
    s.overcrowd = False
    if t.telling:
        t.tell(AgentInvestigates(s.active, agent + 1, box.place_names[place], ZONES[zone]))
    draws = box.place_draws[place]
    for deck in range(len(DECKS)):
        if draws[deck]:
            draw(s, t, deck, draws[deck], TO_RESERVE)
    react_to_investigation(s, zone)


def hunt(s: LaTraque, t: Table, zone: int) -> None:
    """LT-ACT-MOVE-12 As many as one likes, LT-ACT-MOVE-13 also where no fugitive is."""
    agent = ready_agent(s)
    s.where[s.agent(agent)] = HUNTING + zone
    if t.telling:
        t.tell(AgentHunts(s.active, agent + 1, HUNT_ZONES[zone]))
