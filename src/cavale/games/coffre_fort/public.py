"""What a seat knows of a state, built again from what it sees: all that is public, and its own hand."""

from cavale.core.step import Step
from cavale.core.window import Window
from cavale.games.coffre_fort import clocks
from cavale.games.coffre_fort.box import NOBODY, TOKENS, CoffreFortBox
from cavale.games.coffre_fort.layout import DOG, GUARD
from cavale.games.coffre_fort.setup import GET_READY
from cavale.games.coffre_fort.state import ASLEEP, NOT_ROLLED, PHASES, REASONS, UNDECIDED, CoffreFort
from cavale.games.coffre_fort.steps.aftermath import AFTER_MOVE
from cavale.games.coffre_fort.steps.movement import MOVE
from cavale.games.coffre_fort.steps.turn import BEFORE_ROLL, NEXT_TURN, REACT
from cavale.games.coffre_fort.steps.winning import HEIST, TURN_DIAL
from cavale.games.coffre_fort.view import CoffreFortView, Patrol, RedRoom

UNKNOWN = -1  # a trap or a token that lies face down


def known_state(box: CoffreFortBox, view: CoffreFortView) -> CoffreFort:
    """A state with all that the seat knows. Face-down things and hidden hands are missing."""
    s = CoffreFort(box)
    s.phase = PHASES.index(view.phase)
    s.turn = view.turn
    s.roller = view.agent
    if view.roll is not None:
        s.face = box.face_names.index(view.roll.d10)
        s.d6 = view.roll.d6
    _set_agents(s, view)
    _set_claims(s, view)
    s.robot = NOBODY if view.robot is None else view.robot
    s.discarded = _bits(box.tools, view.discard)
    s.patrols = [_square(box, view.guard), _square(box, view.dog)]
    s.pushed = int(view.guard.pushed) << GUARD | int(view.dog.pushed) << DOG
    s.captive = s.face != NOT_ROLLED and s.imprisoned(s.roller)
    for red, room in enumerate(view.rooms):
        _set_room(s, red, room)
    s.passages = _bits(box.layout.rooms, view.passages)
    s.won = bool(view.won)
    s.reason = UNDECIDED if view.reason is None else REASONS.index(view.reason)
    _set_agenda(s, view)
    return s


def _set_agents(s: CoffreFort, view: CoffreFortView) -> None:
    box = s.box
    for number, agent in enumerate(view.agents):
        s.places[number] = box.names.index(agent.room or agent.square or "")
        s.keys[number] = agent.keys
        s.petrified |= int(agent.petrified) << number
        s.protected |= int(agent.protected) << number
        if agent.tools is not None:
            s.hands[number] = _bits(box.tools, agent.tools)


def _set_claims(s: CoffreFort, view: CoffreFortView) -> None:
    said: list[int] = []
    said_in: list[int] = []
    for agent in view.agents:
        action = None if agent.says is None else s.box.actions.spelled(agent.says.claim)
        said.append(NOBODY if action is None else action.index)
        said_in.append(NOBODY if agent.says is None else agent.says.turn)
    s.said = tuple(said)
    s.said_in = tuple(said_in)


def _set_room(s: CoffreFort, red: int, room: RedRoom) -> None:
    box = s.box
    s.traps = (*s.traps, UNKNOWN if room.trap is None else box.traps.index(room.trap))
    s.tokens = (*s.tokens, UNKNOWN if room.token is None else TOKENS.index(room.token))
    s.open_traps |= int(room.trap is not None) << red
    s.gone_traps |= int(room.trap_state == "gone") << red
    s.turned_tokens |= int(room.token is not None) << red


def _square(box: CoffreFortBox, patrol: Patrol) -> int:
    return ASLEEP if patrol.square is None else box.names.index(patrol.square)


def _bits(names: list[str], chosen: tuple[str, ...]) -> int:
    bits = 0
    for name in chosen:
        bits |= 1 << names.index(name)
    return bits


def _set_agenda(s: CoffreFort, view: CoffreFortView) -> None:
    """What is to come follows from the part of the turn that waits for an answer."""
    if view.phase == "over":
        return
    s.push(HEIST)
    if view.phase == "ready":
        s.push(GET_READY)
        return
    s.then(_QUESTIONS[view.window], NEXT_TURN)
    if s.box.clock:
        s.open(Window(clocks.CLOCK, s.box.minutes * 60_000))
        if view.window != "dial":
            s.patience()


_QUESTIONS: dict[str, Step[CoffreFort]] = {
    "before": BEFORE_ROLL,
    "reaction": REACT,
    "walk": MOVE,
    "after": AFTER_MOVE,
    "dial": TURN_DIAL,
}
