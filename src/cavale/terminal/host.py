"""The host of a terminal table: plays the bots and the clock for one person."""

from collections import Counter
from collections.abc import Callable, Mapping

from cavale.core.action import Action
from cavale.core.bot import Bot, sight
from cavale.core.match import Match

EAGER = 2  # how often a bot may speak up before it is the person's turn again


class Host:
    """Goes on with a match until the person is needed. Whatever happens is announced at once through `happened`."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: Mapping[int, Bot],
        happened: Callable[[], None],
        wait: Callable[[str], None],
    ) -> None:
        self.match = match
        self.seat = seat
        self._bots = bots
        self._happened = happened
        self._wait = wait  # lets the hold of a window pass
        self._spoken: Counter[int] = Counter()
        self._waved_on: list[Action] = []  # what was offered when the person had nothing to add

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

    def person_acted(self, action: Action) -> None:
        """The bots may speak up again, and then the person. An offer that can be taken but once is her last word."""
        self._spoken.clear()
        offered = self.match.offers_to(self.seat)
        last_word = bool(offered) and not action.names and action not in offered
        self._waved_on = offered if last_word else []

    def wave_on(self) -> None:
        """The person has nothing to add, until something else is offered."""
        self._waved_on = [*self.match.offers_to(self.seat), *self.match.options_of(self.seat)]

    def must_answer(self) -> bool:
        """Whether only the person can bring the match on."""
        return self.match.asked() == [self.seat]

    def _person_first(self) -> bool:
        """A bot that could end the moment waits for the person, who may have something to say or to decide."""
        possible = self.match.offers_to(self.seat)
        if self.match.state.agenda[-1].any_of():
            possible = [*possible, *self.match.options_of(self.seat)]
        return any(action not in self._waved_on for action in possible)

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
        """A bot answers; where several are asked at once, all of them, since their answers stay sealed anyway."""
        ask = self.match.state.ask
        answered = False
        while self.match.state.ask == ask and not self.match.over:
            seat = next((seat for seat in self.match.asked() if seat in self._bots), None)
            if seat is None:
                break
            self.match.play(seat, self._bots[seat].act(sight(self.match, seat)))
            answered = True
        return answered

    def _strike(self) -> None:
        """Nobody is asked: the clock ends the window in which the step waits."""
        window = self.match.state.agenda[-1].window()
        if any(span.name == window and span.hold for span in self.match.state.windows):
            self._wait(window)
        self.match.time_up(window)
