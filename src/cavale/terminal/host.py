"""The host of a terminal table: plays the bots and the clock for one person."""

from collections import Counter
from collections.abc import Callable, Mapping

from cavale.core.bot import Bot, sight
from cavale.core.match import Match
from cavale.core.message import step_name
from cavale.core.state import State

EAGER = 2  # how often a bot may speak up before it is the person's turn again


class Host:
    """Goes on with a match until the person is needed. Whatever happens is announced at once through `happened`."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: Mapping[int, Bot],
        happened: Callable[[], None],
        dark: Callable[[int], None],
    ) -> None:
        self.match = match
        self.seat = seat
        self._bots = bots
        self._happened = happened
        self._dark = dark  # lets a hold of so many milliseconds pass
        self._spoken: Counter[int] = Counter()
        self._waved_on = ""  # the moment at which the person had nothing to add

    def go_on(self) -> bool:
        """Play all that needs no person. True if the person is needed, False if the match is over."""
        while not self.match.over:
            if self._bot_speaks():
                self._happened()
            elif self._person_first():
                return True
            elif self._bot_answers():
                self._happened()
            elif self.seat in self.match.asked():
                return True
            else:
                self._strike()
                self._happened()
        return False

    def person_acted(self) -> None:
        self._spoken.clear()
        self._waved_on = ""

    def wave_on(self) -> None:
        """The person has nothing to add at this moment."""
        self._waved_on = self._moment()

    def must_answer(self) -> bool:
        """Whether only the person can bring the match on."""
        return self.match.asked() == [self.seat]

    def _moment(self) -> str:
        s = self.match.state
        return f"{step_name(s.agenda[-1])} {s.ask} {[window.name for window in s.windows]}"

    def _person_first(self) -> bool:
        """A bot that could end the moment waits for the person, who may have something to say or to decide."""
        if self._moment() == self._waved_on:
            return False
        step = self.match.state.agenda[-1]
        asked = self.seat in self.match.asked()
        return bool(self.match.offers_to(self.seat)) or (asked and step.any_of())

    def _bot_speaks(self) -> bool:
        """The bot that has spoken least takes an offer, if one wants to."""
        for seat in sorted(self._bots, key=lambda seat: self._spoken[seat]):
            if self._spoken[seat] >= EAGER or not self.match.offers_to(seat):
                continue
            action = self._bots[seat].volunteer(sight(self.match, seat))
            self._spoken[seat] += 1
            if action is not None and self.match.why_not(seat, action) is None:
                self.match.play(seat, action)
                return True
        return False

    def _bot_answers(self) -> bool:
        for seat in self.match.asked():
            if seat in self._bots:
                self.match.play(seat, self._bots[seat].act(sight(self.match, seat)))
                return True
        return False

    def _strike(self) -> None:
        """Nobody is asked: the clock ends the window in which the step waits."""
        window = waiting_window(self.match.state)
        hold = max((open.hold for open in self.match.state.windows if open.name == window), default=0)
        if hold:
            self._dark(hold)
        self.match.time_up(window)


def waiting_window(s: State) -> str:
    """The window in which the topmost step waits."""
    return s.agenda[-1].window()
