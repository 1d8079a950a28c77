"""How a seat sees a match of La Course au Coffre-Fort: field by field, from what it may know."""

from cavale.games.coffre_fort.box import KEY, TOKENS
from cavale.games.coffre_fort.claims import claim_of, stands
from cavale.games.coffre_fort.layout import DOG, GUARD
from cavale.games.coffre_fort.state import ASLEEP, NOT_ROLLED, OVER, PHASES, READY, REASONS, CoffreFort
from cavale.games.coffre_fort.steps.aftermath import AfterMove
from cavale.games.coffre_fort.steps.movement import Move
from cavale.games.coffre_fort.steps.turn import BeforeRoll, React
from cavale.games.coffre_fort.steps.winning import TurnDial, hand
from cavale.games.coffre_fort.view import Agent, Claim, CoffreFortView, Hidden, Patrol, RedRoom, Roll


def look(s: CoffreFort, seat: int) -> CoffreFortView:
    box = s.box
    over = s.phase == OVER
    return CoffreFortView(
        seat=seat,
        phase=PHASES[s.phase],
        turn=s.turn,
        turns_left=box.budget - max(0, s.turn - 1) if box.budget else None,
        agent=s.roller,
        window=_window(s),
        roll=None if s.face == NOT_ROLLED else Roll(box.face_names[s.face], s.d6),
        ready=tuple([each for each in range(box.seats) if s.locked >> each & 1]) if s.phase == READY else (),
        agents=tuple([_agent(s, seat, agent) for agent in range(box.agents)]),
        rooms=tuple([_red_room(s, red) for red in range(len(box.red))]),
        guard=_patrol(s, GUARD),
        dog=_patrol(s, DOG),
        robot=s.robot if s.robot >= 0 else None,
        discard=tuple([name for tool, name in enumerate(box.tools) if s.discarded >> tool & 1]),
        keys=s.keys_found(),
        keys_needed=box.keys,
        passages=tuple([name for room, name in enumerate(box.layout.rooms) if s.passages >> room & 1]),
        minutes=box.minutes if box.clock else None,
        won=s.won if over else None,
        reason=REASONS[s.reason] if over else None,
        truth=_truth(s) if over else (),
    )


def _window(s: CoffreFort) -> str:
    """Which part of a turn waits for an answer."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, BeforeRoll):
        return "before"
    if isinstance(step, React):
        return "reaction"
    if isinstance(step, Move):
        return "walk"
    if isinstance(step, AfterMove):
        return "after"
    return "dial" if isinstance(step, TurnDial) else ""


def _agent(s: CoffreFort, seat: int, agent: int) -> Agent:
    """CF-HIDE-03 Closed hands are their owner's until the match is over; how many cards they are, all know."""
    box = s.box
    place = s.places[agent]
    known = box.open_hands or box.seat_of[agent] == seat or s.phase == OVER
    return Agent(
        seat=box.seat_of[agent],
        colour=box.colours[agent],
        room=box.names[place] if place >= box.squares else None,
        square=box.names[place] if place < box.squares else None,
        tools=tuple(hand(s, agent)) if known else None,
        tool_count=s.hands[agent].bit_count(),
        keys=s.keys[agent],
        petrified=bool(s.petrified >> agent & 1),
        protected=bool(s.protected >> agent & 1),
        says=_claim(s, agent),
    )


def _claim(s: CoffreFort, agent: int) -> Claim | None:
    action = claim_of(s, agent)
    return None if action is None else Claim(action.text, s.said_in[agent], stands(s, agent))


def _red_room(s: CoffreFort, red: int) -> RedRoom:
    """CF-HIDE-01 A face-down thing is its room and nothing else."""
    box = s.box
    flipped = s.open_traps >> red & 1
    turned = s.turned_tokens >> red & 1
    taken = turned and s.tokens[red] == KEY
    return RedRoom(
        room=box.names[box.red[red]],
        trap=box.traps[s.traps[red]] if flipped else None,
        trap_state="gone" if s.gone_traps >> red & 1 else "open" if flipped else "down",
        token=TOKENS[s.tokens[red]] if turned else None,
        token_state="taken" if taken else "up" if turned else "down",
    )


def _patrol(s: CoffreFort, patrol: int) -> Patrol:
    box = s.box
    square = s.patrols[patrol]
    watched = box.layout.watched_names[patrol]
    if square == ASLEEP:
        return Patrol(None, False, (), watched[box.layout.wakes[patrol]])
    return Patrol(box.names[square], bool(s.pushed >> patrol & 1), watched[square], ())


def _truth(s: CoffreFort) -> tuple[Hidden, ...]:
    box = s.box
    return tuple(
        [Hidden(box.names[room], box.traps[s.traps[red]], TOKENS[s.tokens[red]]) for red, room in enumerate(box.red)]
    )
