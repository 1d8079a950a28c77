"""The public part of a state, built again from what any seat sees and was told."""

from collections.abc import Sequence

from cavale.core import agenda
from cavale.core.action import Action
from cavale.core.dice import Dice
from cavale.core.event import Event
from cavale.core.table import Table
from cavale.core.window import Window
from cavale.games.casa_de_papel.box import CasaBox
from cavale.games.casa_de_papel.claims import AFTERWARDS, FLOOR
from cavale.games.casa_de_papel.events import CardsRevealed, Claimed, FloorOpened, LootCounted, SaidDone
from cavale.games.casa_de_papel.rounds import sequence_of_play
from cavale.games.casa_de_papel.rule import Rule
from cavale.games.casa_de_papel.state import (
    ACCUSATION,
    APPOINTMENT,
    BLUE_WINS,
    CHOICE,
    DEBATE,
    NOBODY,
    NOBODY_WINS,
    OVER,
    PHASES,
    RED_WINS,
    RESOLUTION,
    SELECTION,
    UNDECIDED,
    Casa,
    noted,
)
from cavale.games.casa_de_papel.steps.appointment import APPOINT, APPOINTMENT_TALK
from cavale.games.casa_de_papel.steps.choice import CHOOSE_CARDS
from cavale.games.casa_de_papel.steps.debate import DEBATE_OPENS, FLOOR_OPENS, FREE_FLOOR, SPEAK, SPEECHES, turn_after
from cavale.games.casa_de_papel.steps.ending import ACCUSE
from cavale.games.casa_de_papel.steps.powers import PROFESSORS_BLACKOUT, RAQUELS_BLACKOUT
from cavale.games.casa_de_papel.steps.resolution import RESOLUTION_STEP, REVEAL_DISPLAY
from cavale.games.casa_de_papel.steps.selection import SELECT_CARDS
from cavale.games.casa_de_papel.view import CasaView


def public_state(box: CasaBox, view: CasaView, told: Sequence[Event]) -> Casa:
    """A state with everything public in place, and nothing hidden: roles, cards and secret acts are missing."""
    s = Casa(box)
    s.round = view.round
    s.phase = PHASES.index(view.phase)
    s.dark = view.dark
    s.leader = _number(view.leader)
    s.leaders = [shown.leader for shown in view.history]
    s.loot = view.loot
    s.loots = [shown.loot for shown in view.history if shown.loot is not None]
    s.selections = [_bits(shown.selected) for shown in view.history if shown.selected]
    s.revealed = _revealed(box, told)
    s.claims = [
        noted(shown.round, PHASES.index(shown.phase), shown.seat, _spelled(box, shown.claim)) for shown in view.claims
    ]
    s.speaker = _number(view.speaker)
    s.said = list(view.said)
    s.done = _bits(view.done)
    s.heard = _bits(view.heard)
    s.accused = _number(view.accused)
    s.winner = _winner(view.winner)
    _set_agenda(s, told)
    _set_windows(s)
    return s


def open_ask(s: Casa) -> None:
    """Once roles are known, whoever is asked can be: the ask on top is opened, without running anything."""
    if s.agenda and s.agenda[-1].seats(s):
        agenda.advance(s, Table(Dice()))


def _set_agenda(s: Casa, told: Sequence[Event]) -> None:
    """What is to come follows from round and phase: the agenda is public."""
    if s.phase == ACCUSATION:
        s.push(ACCUSE)
    if s.phase in {ACCUSATION, OVER}:
        return
    steps = sequence_of_play(s.box, s.round)
    s.then(*steps[steps.index(_begun(s)) + 1 :])
    if s.phase == CHOICE:
        s.push(PROFESSORS_BLACKOUT.power if s.dark else CHOOSE_CARDS)
    elif s.phase == DEBATE:
        _set_debate(s, told)
    elif s.phase == SELECTION:
        s.push(SELECT_CARDS)
    elif s.phase == RESOLUTION:
        s.push(RAQUELS_BLACKOUT.power if s.dark else REVEAL_DISPLAY)
    elif s.phase == APPOINTMENT:
        s.push(APPOINT)
        if not s.box.live and s.done != (1 << s.box.seats) - 1:
            s.push(turn_after(_last_to_speak(s, told), AFTERWARDS))


def _begun(s: Casa) -> Rule:
    """The step of the sequence of play that is under way."""
    if s.dark:
        return PROFESSORS_BLACKOUT if s.phase == CHOICE else RAQUELS_BLACKOUT
    if s.phase == CHOICE:
        return CHOOSE_CARDS
    if s.phase == DEBATE:
        return DEBATE_OPENS
    if s.phase == SELECTION:
        return SELECT_CARDS
    return RESOLUTION_STEP if s.phase == RESOLUTION else APPOINTMENT_TALK


def _set_debate(s: Casa, told: Sequence[Event]) -> None:
    if s.speaker == NOBODY:
        s.push(FREE_FLOOR if s.box.live else turn_after(_last_to_speak(s, told), FLOOR))
        return
    s.push(FLOOR_OPENS)
    for later in range(s.box.seats - 1, (s.speaker - s.leader - 1) % s.box.seats, -1):
        s.push(SPEECHES[later])
    s.push(SPEAK)


def _set_windows(s: Casa) -> None:
    if s.dark:
        s.open_window("blackout")
    elif s.phase == DEBATE and s.speaker == NOBODY and s.box.live:
        s.open(Window("floor", s.box.limits.get("floor", 0)))
    elif s.phase == DEBATE:
        s.open_window("speech")
    elif s.phase == RESOLUTION:
        s.open_window("reveal")
    elif s.phase != OVER:
        s.open_window(PHASES[s.phase])


def _last_to_speak(s: Casa, told: Sequence[Event]) -> int:
    """Talk goes round from the leader."""
    last = s.leader
    for event in told:
        if isinstance(event, FloorOpened | LootCounted):
            last = s.leader
        elif isinstance(event, Claimed | SaidDone):
            last = event.seat
    return last


def _revealed(box: CasaBox, told: Sequence[Event]) -> list[tuple[int, ...]]:
    return [
        tuple([box.kinds.index(kind) for kind in event.kinds]) for event in told if isinstance(event, CardsRevealed)
    ]


def _spelled(box: CasaBox, text: str) -> Action:
    action = box.actions.spelled(text)
    assert action is not None
    return action


def _winner(winner: str | None) -> int:
    if winner is None:
        return UNDECIDED
    return {"red": RED_WINS, "blue": BLUE_WINS}.get(winner, NOBODY_WINS)


def _number(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _bits(seats: Sequence[int]) -> int:
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits
