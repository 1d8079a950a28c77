"""A table of random people under a logical clock: live matches for tests and for the search for leaks."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cavale.core import agenda
from cavale.core.action import Action
from cavale.core.bot import Bot, sight
from cavale.core.dice import Dice, FastDice
from cavale.core.match import Match
from cavale.core.record import (
    Abandon,
    Acted,
    Draw,
    Freeze,
    Orphan,
    Pause,
    Record,
    Resume,
    Return,
    TimeUp,
    TookBack,
    Undid,
    Waiting,
)
from cavale.core.refusal import Refusal, Refused
from cavale.core.table import EVERYONE
from cavale.core.window import Window

LONGEST = 20_000  # records; a match that goes on longer has a fault in its rules
SLOWEST = 8_000  # milliseconds between two things that people do
GIVING_UP = "resign"  # a verb that ends the match


class Clock:
    """When each open window ends: at its limit; a held one at its hold, if nobody is asked any more."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._opened: dict[str, tuple[Window, int]] = {}

    def look(self, now: int) -> None:
        """Note the windows that have opened or closed."""
        known = self._opened
        self._opened = {}
        for window in self._match.state.windows:
            old = known.get(window.name)
            self._opened[window.name] = old if old and old[0] is window else (window, now)

    def next(self, now: int) -> tuple[int, str] | None:
        """The next window to end, and when."""
        waiting = agenda.pending(self._match.state)
        ends = []
        for name, (window, opened) in self._opened.items():
            if window.hold and not waiting:
                ends.append((max(now, opened + window.hold), name))
            elif window.limit:
                ends.append((opened + window.limit, name))
        return min(ends) if ends else None


class People:
    """People who take options and offers, take back, undo, pause, come and go and wait for the clock, at random."""

    def __init__(self, match: Match, dice: Dice, *, offers: int = 25, bots: Sequence[Bot] = ()) -> None:
        """`bots`, one for each seat, answer what is asked; all else stays random."""
        self.match = match
        self.now = 0
        self._dice = dice
        self._bots = bots
        self._clock = Clock(match)
        self._deeds: list[tuple[int, Callable[[], bool]]] = [
            (60, self._answer),
            (offers, self._take_offer),
            (8, self._take_back),
            (4, self._undo),
            (2, self._rest),
            (2, self._linger),
        ]
        if match.grace:
            self._deeds.append((3, self._come_and_go))

    def play(self, longest: int = LONGEST) -> None:
        """Play to the end."""
        while not self.match.over:
            if len(self.match.records) > longest:
                raise RuntimeError("a live match does not end")
            self.step()

    def step(self) -> None:
        """One thing happens: the clock closes a window, or somebody does something."""
        self._clock.look(self.now)
        later = self.now + 1 + self._dice.below("pace", SLOWEST)
        due = self._clock.next(self.now)
        if due and due[0] <= later:
            self._close(due)
            return
        self.now = later
        if not self._somebody() and not self._answer() and not self._take_offer():
            if not due:
                raise RuntimeError("nobody is asked, and the clock does not run")
            self._close(due)

    def _close(self, due: tuple[int, str]) -> None:
        self.now = due[0]
        self.match.time_up(due[1], at=self.now)

    def _somebody(self) -> bool:
        number = self._dice.below("deed", sum(weight for weight, _ in self._deeds))
        for weight, deed in self._deeds:
            if number < weight:
                return deed()
            number -= weight
        return False

    def _answer(self) -> bool:
        asked = self.match.asked()
        if not asked:
            return False
        seat = self._one_of(asked)
        action = self._bots[seat].act(sight(self.match, seat)) if self._bots else self._option(seat)
        self.match.play(seat, action, by=self._commander(seat), at=self.now)
        return True

    def _option(self, seat: int) -> Action:
        option: Action = self._one_of(self.match.options_of(seat))
        return option

    def _commander(self, seat: int) -> int | None:
        """Who acts for an orphan, if anybody else is there."""
        absence = self.match.absence
        others = [other for other in range(self.match.seats) if not absence.is_orphan(other)]
        return self._one_of(others) if others and absence.is_orphan(seat) else None

    def _take_offer(self) -> bool:
        """Any verb that is offered to anyone, so that a hundred claims do not drown a rare offer."""
        offers = [(seat, action) for seat in range(self.match.seats) for action in self.match.offers_to(seat)]
        leaving = [offer for offer in offers if offer[1].verb == GIVING_UP]
        if leaving and self._dice.below("give up", 100):  # or no match would get far
            offers = [offer for offer in offers if offer not in leaving]
        if not offers:
            return False
        verb = self._one_of(sorted({action.verb for _, action in offers}))
        seat, action = self._one_of([offer for offer in offers if offer[1].verb == verb])
        self.match.play(seat, action, at=self.now)
        return True

    def _take_back(self) -> bool:
        seat = self._dice.below("who", self.match.seats)
        return self._try(lambda: self.match.take_back(seat, at=self.now))

    def _undo(self) -> bool:
        """Freely, or, more rarely, by the consent of all. Undoing all the time, no match would end."""
        if self.match.undos >= 10:
            return False
        seat = self._dice.below("who", self.match.seats)
        consent = EVERYONE if self._dice.below("consent", 4) == 0 else 0
        return self._try(lambda: self.match.undo(seat, consent=consent, at=self.now))

    def _rest(self) -> bool:
        if not self._try(lambda: self.match.pause(at=self.now)):
            return False
        self.now += 1
        self.match.resume(at=self.now)
        return True

    def _come_and_go(self) -> bool:
        """A line breaks, and the clock freezes as long as it may; then somebody is an orphan until she is back."""
        seat = self._dice.below("who", self.match.seats)
        if self._try(lambda: self.match.freeze(seat, at=self.now)):
            self.match.resume(stood=1 + self._dice.below("stood", SLOWEST), at=self.now)
            return True
        orphan = self.match.absence.is_orphan(seat)
        return self._try(lambda: (self.match.give_back if orphan else self.match.orphan)(seat, at=self.now))

    def _linger(self) -> bool:
        """Nobody does anything until the next window closes."""
        due = self._clock.next(self.now)
        if due:
            self._close(due)
        return bool(due)

    def _try(self, deed: Callable[[], None]) -> bool:
        try:
            deed()
        except Refused:
            return False
        return True

    def _one_of(self, choices: list[Any]) -> Any:
        return choices[self._dice.below("choice", len(choices))]


def do(match: Match, record: Record) -> None:
    """Do what a record says, with the dice of the match; all have consented to an undo. Raises Refused."""
    match record:
        case Acted():
            match.play(record.seat, _action(match, record), by=record.by, at=record.at)
        case TookBack():
            draft = match.state.drafts[record.seat]
            item = draft[record.item] if record.item < len(draft) else None
            match.take_back(record.seat, item, by=record.by, at=record.at)
        case TimeUp():
            match.time_up(record.window, at=record.at)
        case Undid():
            match.undo(record.seat, consent=EVERYONE, at=record.at)
        case Pause() | Freeze() | Resume() | Orphan() | Return():
            _wait(match, record)
        case Abandon():
            match.abandon(at=record.at)
        case _:
            raise ValueError("a match starts once")


def _wait(match: Match, record: Waiting) -> None:
    match record:
        case Pause():
            match.pause(at=record.at)
        case Freeze():
            match.freeze(record.seat, at=record.at)
        case Resume():
            match.resume(stood=record.stood, at=record.at)
        case Orphan():
            match.orphan(record.seat, at=record.at)
        case Return():
            match.give_back(record.seat, at=record.at)


def _action(match: Match, record: Acted) -> Action:
    action = match.box.actions.find(record.verb, record.args)
    if action is None:
        raise Refused(Refusal("", "no-such-action", {"verb": record.verb}))
    return action


class KeyedDice(Dice):
    """Dice that draw what a record holds for the purpose; a draw that it does not hold is new."""

    def __init__(self, draws: Sequence[Draw], spare: Dice) -> None:
        self._draws = list(draws)
        self._spare = spare

    def below(self, purpose: str, n: int) -> int:
        value = self._find(purpose, n)
        return value if isinstance(value, int) and value < n else self._spare.below(purpose, n)

    def permutation(self, purpose: str, n: int) -> list[int]:
        value = self._find(purpose, n)
        return list(value) if isinstance(value, list) else self._spare.permutation(purpose, n)

    def _find(self, purpose: str, n: int) -> int | list[int] | None:
        for index, draw in enumerate(self._draws):
            if draw[:2] == (purpose, n):
                del self._draws[index]
                return draw[2]
        return None


def again(match: Match) -> Iterator[tuple[Record, Match]]:
    """Play a match again: each record, and the match just before it."""
    first, *rest = match.records
    spare = FastDice(1)
    copy = Match(
        match.game,
        match.files,
        KeyedDice(first.draws, spare),
        seats=match.seats,
        options=match.options,
        live=match.live,
        hashed=False,
    )
    for record in rest:
        yield record, copy
        copy.continue_with(KeyedDice(record.draws, spare))
        do(copy, record)
