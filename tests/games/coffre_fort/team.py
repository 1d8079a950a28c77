"""A team that knows what it is doing, more or less: it finds the keys and gets out. For tests that need a win.

It looks at what a seat sees and at its options, never at what lies face down.
"""

from functools import cache

from cavale.core.action import Action
from cavale.core.match import Match
from cavale.games.coffre_fort.box import CoffreFortBox
from cavale.games.coffre_fort.view import CoffreFortView, RedRoom

FAR = 1000
EAGER = ("ready", "flip_token", "lift", "counter", "flip_trap", "turn_dial")


def play_to_the_end(match: Match, turns: int = 2000) -> None:
    while not match.over and match.view(0).turn <= turns:
        seat = match.asked()[0]
        match.play(seat, choice(match, seat))


def choice(match: Match, seat: int) -> Action:
    """Work in the room first; otherwise walk where there is work."""
    options = match.options_of(seat)
    verbs = {action.verb: action for action in options}
    for verb in EAGER:
        if verb in verbs:
            return verbs[verb]
    view = match.view(seat)
    walks = [action for action in options if action.verb in ("walk", "hop", "stay")]
    if walks and view.window == "walk":
        return min(walks, key=lambda action: cost(match, view, action))
    plays = [action for action in options if action.verb == "play"]
    return plays[0] if plays and view.window == "walk" else verbs.get("roll") or verbs.get("go") or verbs["end_turn"]


def cost(match: Match, view: CoffreFortView, action: Action) -> float:
    """How far the agent is from work afterwards; being seen on the way is as bad as being far."""
    box = match.box
    assert isinstance(box, CoffreFortBox)
    here = view.agents[view.agent].room or view.agents[view.agent].square or ""
    way = [here]
    if action.verb == "walk":
        way = action.word("path").split(">")
    elif action.verb == "hop":
        way = [action.word("room")]
    watched = {*view.guard.watched, *view.dog.watched}
    danger = sum(square in watched for square in way) if action.verb != "stay" else 0
    away = distances(box)[box.names.index(way[-1])]
    goals = [box.names.index(room) for room in targets(view, here)]
    return min([away[goal] for goal in goals], default=0) + 20 * danger + 0.1 * ("tool" in action.names) * FAR


def targets(view: CoffreFortView, here: str) -> list[str]:
    """The rooms in which this agent can do something now."""
    if view.keys == view.keys_needed:
        free = [agent for agent in view.agents if agent.room != "prison"]
        return ["start"] if len(free) == len(view.agents) else ["r1", "r2"]
    mine = view.agents[view.agent]
    held = {*(mine.tools or ()), *(("robot",) if view.robot == view.agent else ())}
    return [room.room for room in view.rooms if has_work(room, held)] or (
        ["r1", "r2"] if any(agent.room == "prison" for agent in view.agents) and here not in ("r1", "r2") else ["start"]
    )


def has_work(room: RedRoom, held: set[str]) -> bool:
    needs = {
        "gas": "mask",
        "bees": "spray",
        "heat": "suit",
        "wire": "shears",
        "laser": "mirror",
        "glass": "glasscutter",
        "fire": "robot",
    }
    if room.trap_state == "open":
        assert room.trap is not None
        return room.trap == "weight" or needs[room.trap] in held
    return room.trap is None or room.token is None


@cache
def distances(box: CoffreFortBox) -> list[list[int]]:
    """Steps from each place to each, through corridors."""
    layout = box.layout
    found = []
    for start in range(box.places):
        away = [FAR] * box.places
        away[start] = 0
        edge = [start]
        while edge:
            longer = []
            for place in edge:
                room = place >= box.squares
                near = layout.doors[place - box.squares] if room else layout.near[place] + layout.entries[place]
                for other in near if not room or place == start else ():
                    if away[other] > away[place] + 1:
                        away[other] = away[place] + 1
                        longer.append(other)
            edge = longer
        found.append(away)
    return found
