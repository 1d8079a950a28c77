"""Jessah's notebook (RN-NET-04): where Angela may be, from clues that all have heard and nothing else."""

from typing import Final

from cavale.games.red_notice.box import RedNoticeBox
from cavale.games.red_notice.clues import (
    ABSENT,
    ANSWERED,
    FIRST_PAYMENT,
    FOUND,
    HEARD,
    LATER,
    MOVED,
    PRECISE,
    SILENT,
    STARTED,
)

Way = tuple[int, ...]  # a city, then the cities in which radars were set off that are not announced yet


class Notebook:
    """Every way Angela may have gone, merged by where it led, with its chance if she picks each step at random."""

    def __init__(self, box: RedNoticeBox) -> None:
        self.box = box
        self.read: list[tuple[int, ...]] = []  # the clues it follows from
        self.ways: dict[Way, float] = {}

    def follows(self, clues: list[tuple[int, ...]]) -> bool:
        """Whether these clues begin with those that were read; otherwise something was undone."""
        return clues[: len(self.read)] == self.read

    def add(self, clue: tuple[int, ...]) -> None:
        self.read.append(clue)
        kind = clue[0]
        if kind == STARTED:
            self.ways = {(city,): 1.0 for city in self._cities_on(clue[2])}
        elif kind == FOUND:
            self.ways = {way: chance for way, chance in self.ways.items() if way[0] == clue[2]}
        elif kind == ABSENT:
            self.ways = {way: chance for way, chance in self.ways.items() if way[0] != clue[2]}
        elif kind == ANSWERED:
            here = self._cities_on(clue[2])
            self.ways = {way: chance for way, chance in self.ways.items() if (way[0] in here) == bool(clue[3])}
        elif kind == MOVED:
            self.ways = Movement(self.box, clue).follow(self.ways)
        elif kind == HEARD:
            self.ways = announced(self.box, self.ways, clue[2], clue[3:])
        self._normalise()

    def cities(self) -> list[float]:
        """The chance of each city."""
        chances = [0.0] * len(self.box.cities)
        for way, chance in self.ways.items():
            chances[way[0]] += chance
        return chances

    def _cities_on(self, continent: int) -> list[int]:
        return [city for city in range(len(self.box.cities)) if self.box.continent_of[city] == continent]

    def _normalise(self) -> None:
        total = sum(self.ways.values())
        self.ways = {way: chance / total for way, chance in self.ways.items()}


def announced(box: RedNoticeBox, ways: dict[Way, float], how: int, radars: tuple[int, ...]) -> dict[Way, float]:
    """The ways on which just these radars were set off, in this order; then there is nothing left to announce."""
    left: dict[Way, float] = {}
    for way, chance in ways.items():
        heard = way[1:] if how & PRECISE else tuple([box.continent_of[city] for city in way[1:]])
        if heard == radars:
            left[way[:1]] = left.get(way[:1], 0.0) + chance
    return left


class Step:
    """A point in a movement: where she is, what was paid, and which radars were set off before and during it."""

    def __init__(self, city: int, paid: int, before: Way, now: Way) -> None:
        self.city: Final = city
        self.paid: Final = paid
        self.before: Final = before
        self.now: Final = now

    def key(self) -> tuple[int, int, Way, Way]:
        return (self.city, self.paid, self.before, self.now)


class Movement:
    """All that one movement may have been, given what was published of it."""

    def __init__(self, box: RedNoticeBox, clue: tuple[int, ...]) -> None:
        self.box = box
        self.moves: Final = clue[2]
        self.how: Final = clue[3]
        self.barriers: Final = clue[4]
        self.white: Final = clue[5]
        self.black: Final = clue[6]
        self.payments: Final = clue[FIRST_PAYMENT : FIRST_PAYMENT + clue[7]]
        self.radars: Final = clue[FIRST_PAYMENT + clue[7] :]

    def follow(self, ways: dict[Way, float]) -> dict[Way, float]:
        """Step by step, all ways at once."""
        ended: dict[Way, float] = {}
        now: dict[tuple[int, int, Way, Way], float] = {(way[0], 0, way[1:], ()): ways[way] for way in ways}
        for move in range(self.moves + 1):
            later: dict[tuple[int, int, Way, Way], float] = {}
            self._pay(now)
            for (city, paid, before, heard), chance in now.items():
                step = Step(city, paid, before, heard)
                nexts = self._nexts(step) if move < self.moves else []
                share = chance / (len(nexts) + 1)
                if paid == len(self.payments):
                    way = (city, *before, *heard)
                    ended[way] = ended.get(way, 0.0) + share
                for city_entered in nexts:
                    entered = self._enter(step, city_entered)
                    if entered is not None:
                        later[entered.key()] = later.get(entered.key(), 0.0) + share
            now = later
        return ended if self.how & LATER else announced(self.box, ended, self.how, self.radars)

    def _pay(self, now: dict[tuple[int, int, Way, Way], float]) -> None:
        """RN-MOVE-14 The payments come in their order, before any step: she may make the next one here."""
        for number, target in enumerate(self.payments):
            for (city, paid, before, heard), chance in list(now.items()):
                step = Step(city, paid, before, heard)
                if paid == number and (target >= len(self.box.continents) or not self._spent(step) >> target & 1):
                    key = (city, paid + 1, before, heard)
                    now[key] = now.get(key, 0.0) + chance

    def _nexts(self, step: Step) -> list[int]:
        """The cities she may enter next, her own by staying."""
        barriers = 0 if self.how & SILENT else self.barriers
        for target in self.payments[: step.paid]:
            if target >= len(self.box.continents):
                barriers &= ~(1 << target - len(self.box.continents))
        near, via = self.box.near[step.city], self.box.via[step.city]
        return [step.city] + [near[way] for way in range(len(near)) if not barriers >> via[way] & 1]

    def _enter(self, step: Step, city: int) -> Step | None:
        """The step after; None if it would have set off a radar that was not announced."""
        if not self._sets_off(step, self.box.continent_of[city]):
            return Step(city, step.paid, step.before, step.now)
        heard = (*step.now, city)
        if not self.how & LATER:
            told = city if self.how & PRECISE else self.box.continent_of[city]
            if len(heard) > len(self.radars) or self.radars[len(heard) - 1] != told:
                return None
        return Step(city, step.paid, step.before, heard)

    def _sets_off(self, step: Step, continent: int) -> bool:
        """RN-RAD-01, RN-RAD-04, RN-RAD-05 Whether a radar hears her enter this continent."""
        if self.how & SILENT:
            return False
        if self.black >> continent & 1:
            return self.box.black_radar_repeat or continent not in self._continents(step.now)
        paid = continent in self.payments[: step.paid]
        return bool(self.white >> continent & 1) and not paid and not self._spent(step) >> continent & 1

    def _spent(self, step: Step) -> int:
        """RN-TIME-05 The white radars that were set off and not announced yet, as bits."""
        bits = 0
        for continent in self._continents(step.before + step.now):
            bits |= 1 << continent
        return bits & self.white

    def _continents(self, cities: Way) -> list[int]:
        return [self.box.continent_of[city] for city in cities]
