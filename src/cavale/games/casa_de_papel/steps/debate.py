"""Phase 2: the debate."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.core.window import Window
from cavale.games.casa_de_papel.claims import (
    CLAIMS_ONLY,
    FLOOR,
    SPEECH,
    WITH_CLOSE,
    WITH_DONE,
    WITH_DONE_AND_CLOSE,
    claims_for,
    only_beside,
    say,
    say_done,
    start_count,
)
from cavale.games.casa_de_papel.events import DebateClosed, FloorOpened, SpeechBegan, Spoke
from cavale.games.casa_de_papel.rule import Rule
from cavale.games.casa_de_papel.state import DEBATE, NOBODY, SELECTION, Casa


class DebateOpens(Rule):
    """CP-DEB-01 The leader hears every player in turn; CP-NET-11 by correspondence all speak at will."""

    def run(self, s: Casa, t: Table) -> None:
        s.phase = DEBATE
        s.heard = 0
        start_count(s)
        if s.box.correspondence:
            s.push(FLOOR_OPENS)
        else:
            s.then(*[SPEECHES[place] for place in range(s.box.seats)], FLOOR_OPENS)


class Speech(Rule):
    """CP-DEB-03 Speeches start at the leader's left and end with her; CP-DEB-05 she may claim like the others."""

    def __init__(self, place: int) -> None:
        self.place: Final = place  # 0 for the leader's left neighbour

    def run(self, s: Casa, t: Table) -> None:
        s.speaker = (s.leader + 1 + self.place) % s.box.seats
        s.said[s.speaker] = 0
        s.open_window("speech")
        if t.telling:
            t.tell(SpeechBegan(s.speaker))
        s.push(SPEAK)


class Speak(Rule):
    """CP-DEB-06 During a speech only the speaker speaks: up to 4 claims; done or her clock ends it."""

    def seats(self, s: Casa) -> int:
        return 1 << s.speaker

    def options(self, s: Casa, seat: int) -> list[Action]:
        return claims_for(s, seat, WITH_DONE) if s.said[seat] < SPEECH else only_beside(s.box, WITH_DONE)

    def final(self) -> bool:
        return True

    def window(self) -> str:
        return "speech"

    def run(self, s: Casa, t: Table) -> None:
        action = s.answer(s.speaker)
        if action is s.box.done:
            end_speech(s)
            return
        say(s, t, s.speaker, action)
        if s.box.live or s.said[s.speaker] < SPEECH:
            s.push(SPEAK)
        else:
            end_speech(s)

    def expire(self, s: Casa, t: Table) -> None:
        """CP-NET-06 A speech out of time is over."""
        end_speech(s)


def end_speech(s: Casa) -> None:
    s.speaker = NOBODY
    s.close("speech")


class FloorOpens(Rule):
    """CP-DEB-03 Then the floor is free. CP-NET-12 Without people it goes round, one claim at a time."""

    def run(self, s: Casa, t: Table) -> None:
        start_count(s)
        if t.telling:
            t.tell(FloorOpened(s.round))
        if s.box.live:
            s.open(Window("floor", s.box.limits.get("floor", 0)))
            s.push(FREE_FLOOR)
        else:
            s.push(turn_after(s.leader, FLOOR))


class FreeFloor(Rule):
    """CP-DEB-07 Free floor: up to 6 claims each, until all are done, the leader closes it, or the clock does.

    Nobody is asked, everything is offered: so nobody's words make another's stale.
    """

    def offers(self, s: Casa, seat: int) -> list[Action]:
        closing = seat == s.leader and may_close(s)
        if s.done >> seat & 1:
            beside = WITH_CLOSE if closing else CLAIMS_ONLY
        else:
            beside = WITH_DONE_AND_CLOSE if closing else WITH_DONE
        offered = claims_for(s, seat, beside) if s.said[seat] < most_claims(s) else only_beside(s.box, beside)
        return [*offered, s.box.speak] if s.box.correspondence and not s.heard >> seat & 1 else offered

    def accept(self, s: Casa, seat: int, action: Action) -> Rule:
        return OnTheFloor(seat, action)

    def window(self) -> str:
        return "floor"

    def run(self, s: Casa, t: Table) -> None:
        close_debate(s, t)


class OnTheFloor(Rule):
    """CP-DEB-07 Somebody claims or is done, or the leader closes the debate; it also ends when everybody is done."""

    def __init__(self, seat: int, action: Action) -> None:
        self.seat: Final = seat
        self.action: Final = action

    def run(self, s: Casa, t: Table) -> None:
        if self.action is s.box.speak:
            speak(s, t, self.seat)
        elif self.action is s.box.done:
            say_done(s, t, self.seat)
        elif self.action is not s.box.close_debate:
            say(s, t, self.seat, self.action)
        if self.action is s.box.close_debate or s.done == (1 << s.box.seats) - 1:
            s.agenda.pop()  # the free floor below
            close_debate(s, t)


def speak(s: Casa, t: Table, seat: int) -> None:
    """CP-NET-11 Writing counts as being heard."""
    s.heard |= 1 << seat
    if t.telling:
        t.tell(Spoke(seat))


def most_claims(s: Casa) -> int:
    """CP-NET-11 By correspondence speech and floor are one."""
    return SPEECH + FLOOR if s.box.correspondence else FLOOR


def may_close(s: Casa) -> bool:
    """CP-DEB-06 Not before everyone has spoken; CP-NET-11 by correspondence each other player was heard."""
    return not s.box.correspondence or (s.heard | 1 << s.leader) == (1 << s.box.seats) - 1


def close_debate(s: Casa, t: Table) -> None:
    """CP-DEB-03 The debate is over. The claims of the floor go on counting until the selection is confirmed."""
    s.close("floor")
    s.phase = SELECTION
    s.done = 0
    s.open_window("selection")
    if t.telling:
        t.tell(DebateClosed(s.round))


class Turn(Rule):
    """CP-NET-12 A table without people asks in seating order for one claim or `done`, which is final there."""

    def __init__(self, last: int, most: int) -> None:
        self.last: Final = last  # who spoke last
        self.most: Final = most  # claims each may make

    def seats(self, s: Casa) -> int:
        return 1 << self.speaker(s)

    def speaker(self, s: Casa) -> int:
        seat = (self.last + 1) % s.box.seats
        while s.done >> seat & 1:
            seat = (seat + 1) % s.box.seats
        return seat

    def options(self, s: Casa, seat: int) -> list[Action]:
        return claims_for(s, seat, WITH_DONE)

    def run(self, s: Casa, t: Table) -> None:
        seat = self.speaker(s)
        action = s.answer(seat)
        if action is s.box.done:
            say_done(s, t, seat)
        else:
            say(s, t, seat, action)
            if s.said[seat] == self.most:
                s.done |= 1 << seat
        if s.done != (1 << s.box.seats) - 1:
            s.push(turn_after(seat, self.most))
        elif s.phase == DEBATE:
            close_debate(s, t)


def turn_after(seat: int, most: int) -> Turn:
    """The turn that follows a seat's; made once each."""
    return TURNS[most][seat]


TURNS: Final = [[Turn(seat, most) for seat in range(8)] for most in range(FLOOR + 1)]
DEBATE_OPENS: Final = DebateOpens()
SPEECHES: Final = [Speech(place) for place in range(8)]
SPEAK: Final = Speak()
FLOOR_OPENS: Final = FloorOpens()
FREE_FLOOR: Final = FreeFloor()
