"""Why something is not possible: one function per command, from what the refused seat may know.

CF-HIDE-02 What lies face down changes no answer.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from cavale.core.action import Action
from cavale.core.refusal import Refusal
from cavale.games.coffre_fort.box import BACK, HOME, NO_TOOL, NOBODY, NUMBER, OPEN_PRISON, SECRET_PASSAGE
from cavale.games.coffre_fort.layout import PATROLS
from cavale.games.coffre_fort.state import ASLEEP, NOT_ROLLED, READY, CoffreFort

if TYPE_CHECKING:
    from cavale.games.coffre_fort.rule import Rule

GET_READY = "GetReady"
BEFORE_ROLL = "BeforeRoll"
REACT = "React"
MOVE = "Move"
AFTER_MOVE = "AfterMove"
TURN_DIAL = "TurnDial"
FREE = (BEFORE_ROLL, AFTER_MOVE)


def refusal(s: CoffreFort, question: "Rule", seat: int, action: Action) -> Refusal:
    """The reason for an action that is no option."""
    asked = type(question).__name__
    if s.phase == READY:
        return Refusal("CF-SETUP-10", "cf-not-started")
    if asked == TURN_DIAL:
        return Refusal("CF-WIN-03", "cf-turn-the-dial")
    if seat != s.seat():
        return Refusal("CF-TURN-08", "cf-other-turn", {"seat": s.seat()}, f"seat:{s.seat()}")
    return _REASONS[action.verb](s, asked, action)


# -- the turn ----------------------------------------------------------------------------------------------------------


def _ready(s: CoffreFort, asked: str, action: Action) -> Refusal:
    return Refusal("CF-SETUP-10", "cf-started-already")


def _roll(s: CoffreFort, asked: str, action: Action) -> Refusal:
    return Refusal("CF-TURN-04", "cf-rolled-already")


def _go(s: CoffreFort, asked: str, action: Action) -> Refusal:
    return Refusal("CF-TURN-06", "cf-nothing-to-react-to")


def _end_turn(s: CoffreFort, asked: str, action: Action) -> Refusal:
    if s.face == NOT_ROLLED:
        return Refusal("CF-TURN-03", "cf-roll-first")
    return Refusal("CF-TURN-09", "cf-answer-first")


def _turn_dial(s: CoffreFort, asked: str, action: Action) -> Refusal:
    return Refusal("CF-WIN-02", "cf-not-all-keys-and-agents")


def _not_free(s: CoffreFort, asked: str) -> Refusal | None:
    """Why no free action is possible at all."""
    if s.imprisoned(s.roller):
        return Refusal("CF-TURN-05", "cf-not-in-prison")
    if asked not in FREE:
        return Refusal("CF-TURN-05", "cf-before-roll-or-after-move")
    return None


# -- red rooms ---------------------------------------------------------------------------------------------------------


def _flip_trap(s: CoffreFort, asked: str, action: Action) -> Refusal:
    busy = _not_free(s, asked)
    if busy:
        return busy
    red = s.box.red_of[s.here()]
    if red == NOBODY:
        return Refusal("CF-TRAP-01", "cf-not-in-a-red-room")
    if s.gone_traps >> red & 1:
        return _gone(s, red)
    return Refusal("CF-TRAP-01", "cf-trap-is-open", {}, _room(s, red))


def _counter(s: CoffreFort, asked: str, action: Action) -> Refusal:
    closed = _no_open_trap(s, asked)
    if closed:
        return closed
    red = s.box.red_of[s.here()]
    tool = s.box.tool_for[s.traps[red]]
    trap = s.box.traps[s.traps[red]]
    if tool == NO_TOOL:
        return Refusal("CF-TRAP-06", "cf-trap-is-lifted", {"trap": trap}, _room(s, red))
    return Refusal("CF-TOOL-01", "cf-trap-needs-tool", {"trap": trap, "tool": s.box.tools[tool]}, _room(s, red))


def _lift(s: CoffreFort, asked: str, action: Action) -> Refusal:
    closed = _no_open_trap(s, asked)
    if closed:
        return closed
    red = s.box.red_of[s.here()]
    lifters = s.box.lifters[s.traps[red]]
    trap = s.box.traps[s.traps[red]]
    if lifters:
        return Refusal("CF-TRAP-06", "cf-too-few-agents", {"trap": trap, "agents": lifters}, _room(s, red))
    tool = s.box.tools[s.box.tool_for[s.traps[red]]]
    return Refusal("CF-TRAP-05", "cf-trap-needs-tool", {"trap": trap, "tool": tool}, _room(s, red))


def _no_open_trap(s: CoffreFort, asked: str) -> Refusal | None:
    busy = _not_free(s, asked)
    if busy:
        return busy
    red = s.box.red_of[s.here()]
    if red == NOBODY:
        return Refusal("CF-TOOL-01", "cf-not-in-a-red-room")
    if not s.open_traps >> red & 1:
        return Refusal("CF-TRAP-04", "cf-flip-first", {}, _room(s, red))
    return _gone(s, red) if s.gone_traps >> red & 1 else None


def _gone(s: CoffreFort, red: int) -> Refusal:
    return Refusal("CF-TRAP-08", "cf-trap-is-gone", {}, _room(s, red))


def _flip_token(s: CoffreFort, asked: str, action: Action) -> Refusal:
    busy = _not_free(s, asked)
    if busy:
        return busy
    red = s.box.red_of[s.here()]
    if red == NOBODY:
        return Refusal("CF-TOKEN-01", "cf-not-in-a-red-room")
    if not s.gone_traps >> red & 1:
        return Refusal("CF-TRAP-02", "cf-counter-first", {}, _room(s, red))
    return Refusal("CF-TOKEN-01", "cf-token-is-up", {}, _room(s, red))


def _room(s: CoffreFort, red: int) -> str:
    return f"room:{s.box.names[s.box.red[red]]}"


# -- tools -------------------------------------------------------------------------------------------------------------


def _pass_robot(s: CoffreFort, asked: str, action: Action) -> Refusal:
    if s.robot == NOBODY:
        return Refusal("CF-ROBOT-08", "cf-robot-is-destroyed")
    if s.imprisoned(s.roller):
        return Refusal("CF-PRISON-02", "cf-prisoner-passes-nothing")
    busy = _not_free(s, asked)
    if busy:
        return busy
    if s.robot != s.roller:
        return Refusal("CF-ROBOT-02", "cf-robot-not-held", {"agent": s.box.colours[s.robot]})
    agent = s.box.number[action.index]
    if agent == s.roller:
        return Refusal("CF-ROBOT-01", "cf-robot-to-another")
    if s.imprisoned(agent):
        return Refusal("CF-ROBOT-07", "cf-receiver-in-prison", {"agent": s.box.colours[agent]})
    return Refusal("CF-ROBOT-01", "cf-tool-not-held", {"tool": action.word("tool")})


def _play(s: CoffreFort, asked: str, action: Action) -> Refusal:
    tool = s.box.number[action.index]
    effect = s.box.effect[tool]
    name = s.box.tools[tool]
    if s.discarded >> tool & 1:
        return Refusal("CF-TOOL-02", "cf-tool-is-used", {"tool": name})
    if not s.holds(s.roller, tool):
        return Refusal("CF-TOOL-01", "cf-tool-not-held", {"tool": name})
    if effect == OPEN_PRISON:
        return _play_lockpicks(s)
    if s.imprisoned(s.roller):
        return Refusal("CF-PRISON-02", "cf-only-lockpicks-in-prison", {"tool": name})
    patrol = effect - (BACK if effect >= BACK else HOME)
    who = PATROLS[patrol]
    if s.patrols[patrol] == ASLEEP:
        return Refusal("CF-TOOL-03", "cf-patrol-asleep", {"tool": name, "patrol": who})
    if asked == REACT and s.box.symbol_of[s.face] == patrol:
        return Refusal("CF-TOOL-10", "cf-symbol-decides", {"tool": name, "patrol": who})
    if asked == REACT:
        return Refusal("CF-TOOL-03", "cf-pushed-already", {"tool": name, "patrol": who})
    if effect >= BACK:
        return Refusal("CF-TOOL-06", "cf-right-after-the-roll", {"tool": name})
    return Refusal("CF-TOOL-04", "cf-not-while-moving", {"tool": name})


def _play_lockpicks(s: CoffreFort) -> Refusal:
    if s.imprisoned(s.roller) or (s.box.lockpicks_from_outside and s.prisoners()):
        return Refusal("CF-PRISON-06", "cf-lockpicks-after-the-roll")
    if s.box.lockpicks_from_outside:
        return Refusal("CF-TOOL-03", "cf-nobody-in-prison")
    return Refusal("CF-PRISON-06", "cf-lockpicks-from-inside")


# -- moving ------------------------------------------------------------------------------------------------------------


def _not_moving(s: CoffreFort, asked: str) -> Refusal | None:
    """Why there is no moving at all now."""
    if s.face == NOT_ROLLED:
        return Refusal("CF-TURN-03", "cf-roll-first")
    if s.imprisoned(s.roller):
        return Refusal("CF-PRISON-03", "cf-prisoners-do-not-move")
    if asked == MOVE:
        return None
    if asked == AFTER_MOVE and s.box.symbol_of[s.face] != NUMBER:
        return Refusal("CF-DICE-02", "cf-symbol-is-no-number")
    return Refusal("CF-TURN-02", "cf-not-the-time-to-move")


def _stay(s: CoffreFort, asked: str, action: Action) -> Refusal:
    return _not_moving(s, asked) or Refusal("CF-TURN-02", "cf-not-the-time-to-move")


def _walk(s: CoffreFort, asked: str, action: Action) -> Refusal:
    still = _not_moving(s, asked)
    if still:
        return still
    box = s.box
    tool = box.other[action.index]
    if tool != NO_TOOL and not s.holds(s.roller, tool):
        return Refusal("CF-TOOL-09", "cf-tool-not-held", {"tool": box.tools[tool]})
    number = box.number_of[s.face]
    if not number:
        return Refusal("CF-DICE-02", "cf-symbol-is-no-number")
    path = box.path[action.index]
    here = s.here()
    through = path[0] >= box.squares and len(path) > 1
    if through and (not s.in_passage() or path[0] == here or not s.passages >> (path[0] - box.squares) & 1):
        return Refusal("CF-PASS-06", "cf-no-passage-there", {"room": box.names[path[0]]})
    if path[-1] == here:
        return Refusal("CF-MOVE-08", "cf-not-into-the-same-room", {"room": box.names[here]})
    if not through and (here in path or path[0] not in _next_places(s, here)):
        return Refusal("CF-MOVE-03", "cf-not-a-way-from-here")
    return _wrong_length(s, box.number[action.index], number, tool)


def _next_places(s: CoffreFort, here: int) -> list[int]:
    """Where the first step may lead."""
    layout = s.box.layout
    return layout.doors[here - layout.squares] if layout.is_room(here) else layout.near[here] + layout.entries[here]


def _wrong_length(s: CoffreFort, steps: int, number: int, tool: int) -> Refusal:
    if tool != NO_TOOL and steps <= number:
        return Refusal("CF-TOOL-09", "cf-tool-not-needed", {"tool": s.box.tools[tool], "steps": number})
    reach = number if tool == NO_TOOL else 2 * number
    if steps > reach:
        return Refusal("CF-MOVE-01", "cf-too-far", {"steps": reach})
    return Refusal("CF-MOVE-05", "cf-walk-the-whole-number", {"steps": reach})


def _hop(s: CoffreFort, asked: str, action: Action) -> Refusal:
    box = s.box
    if asked == AFTER_MOVE and box.symbol_of[s.face] == NUMBER:
        return Refusal("CF-PASS-02", "cf-not-in-and-out-in-one-turn")
    still = _not_moving(s, asked)
    if still:
        return still
    room = box.number[action.index]
    if room == s.here():
        return Refusal("CF-PASS-03", "cf-you-are-there", {"room": box.names[room]})
    if not s.in_passage():
        red = box.red_of[s.here()]
        if red != NOBODY and s.turned_tokens >> red & 1 and s.tokens[red] == SECRET_PASSAGE:
            return Refusal("CF-PASS-04", "cf-passage-is-new", {}, _room(s, red))
        return Refusal("CF-PASS-01", "cf-not-in-a-passage")
    return Refusal("CF-PASS-01", "cf-no-passage-there", {"room": box.names[room]})


# -- talking -----------------------------------------------------------------------------------------------------------


def _claim(s: CoffreFort, asked: str, action: Action) -> Refusal:
    if not s.box.live:
        return Refusal("CF-TALK-02", "cf-nobody-listens")
    if s.said_in[s.roller] == s.turn:
        return Refusal("CF-TALK-02", "cf-said-something")
    return Refusal("CF-TALK-01", "cf-no-use-saying")


_REASONS: dict[str, Callable[[CoffreFort, str, Action], Refusal]] = {
    "ready": _ready,
    "roll": _roll,
    "go": _go,
    "end_turn": _end_turn,
    "turn_dial": _turn_dial,
    "flip_trap": _flip_trap,
    "counter": _counter,
    "lift": _lift,
    "flip_token": _flip_token,
    "pass_robot": _pass_robot,
    "play": _play,
    "stay": _stay,
    "walk": _walk,
    "hop": _hop,
    "intend": _claim,
    "ask_tool": _claim,
    "ask_help": _claim,
    "ask_free": _claim,
}
