"""The filter: where Angela may be, from what all have heard and nothing else.

Measure: her first city is any of its continent, and each item of a script is any of her options at that point, as in
`PlanMovement.options`: a way, staying, a payment, or the end. Under it the chances are exact, and a city has chance 0
only if no script leads there.

Hands are left out. A cashing tells the city itself; but a pass in a bank makes the continents of her cheques less
likely, and that is not counted here: `weigh` takes it, factored, from whoever has an opinion of her hand.
"""

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
    PAID,
    PRECISE,
    SILENT,
    STARTED,
)

Clue = tuple[int, ...]
Pending = tuple[int, ...]  # the cities in which radars were set off that are not announced yet


class Filter:
    """The chance of each city, apart for each list of radars that may still be owed (`announce_at`)."""

    def __init__(self, box: RedNoticeBox) -> None:
        self.box = box
        self.read: list[Clue] = []  # the clues it follows from
        self.ways: dict[Pending, list[float]] = {(): [1.0 / len(box.cities)] * len(box.cities)}

    def copy(self) -> "Filter":
        twin = Filter(self.box)
        twin.read = self.read.copy()
        twin.ways = {pending: chances.copy() for pending, chances in self.ways.items()}
        return twin

    def follows(self, clues: list[Clue]) -> bool:
        """Whether these clues begin with those that were read; otherwise something was undone."""
        return clues[: len(self.read)] == self.read

    def read_on(self, clues: list[Clue]) -> None:
        for number in range(len(self.read), len(clues)):
            self.add(clues[number])

    def add(self, clue: Clue) -> None:
        self.read.append(clue)
        kind = clue[0]
        if kind == STARTED:
            self.ways = {(): [1.0 if continent == clue[2] else 0.0 for continent in self.box.continent_of]}
        elif kind == FOUND:
            self._keep(1 << clue[2])
        elif kind == ABSENT:
            self._keep(~(1 << clue[2]))
        elif kind == ANSWERED:
            here = self._cities_on(clue[2])
            self._keep(here if clue[3] else ~here)
        elif kind == MOVED:
            self.ways = Movement(self.box, clue).follow(self.ways)
        elif kind == HEARD:
            self.ways = announced(self.box, self.ways, clue[2], clue[3:])
        self._normalise()

    def weigh(self, weights: list[float]) -> None:
        """Something else was learnt: how likely it is in each city."""
        for chances in self.ways.values():
            for city in range(len(chances)):
                chances[city] *= weights[city]
        self._normalise()

    def flatten(self, power: float) -> None:
        """Chances are brought nearer to each other, if `power` is below 1; none becomes 0."""
        for chances in self.ways.values():
            for city in range(len(chances)):
                if chances[city] > 0.0:
                    chances[city] **= power
        self._normalise()

    def cities(self) -> list[float]:
        """The chance of each city."""
        total = [0.0] * len(self.box.cities)
        for chances in self.ways.values():
            for city in range(len(total)):
                total[city] += chances[city]
        return total

    def _cities_on(self, continent: int) -> int:
        bits = 0
        for city, there in enumerate(self.box.continent_of):
            if there == continent:
                bits |= 1 << city
        return bits

    def _keep(self, cities: int) -> None:
        for chances in self.ways.values():
            for city in range(len(chances)):
                if not cities >> city & 1:
                    chances[city] = 0.0

    def _normalise(self) -> None:
        total = 0.0
        for chances in self.ways.values():
            total += sum(chances)
        assert total > 0.0, "the clues contradict each other"
        for chances in self.ways.values():
            for city in range(len(chances)):
                if chances[city] > 0.0:
                    chances[city] /= total


def announced(
    box: RedNoticeBox, ways: dict[Pending, list[float]], how: int, radars: tuple[int, ...]
) -> dict[Pending, list[float]]:
    """RN-MOVE-05 Just these radars were set off, in this order; then there is nothing left to announce."""
    left = [0.0] * len(box.cities)
    for pending, chances in ways.items():
        told = pending if how & PRECISE else tuple([box.continent_of[city] for city in pending])
        if told == radars:
            for city in range(len(left)):
                left[city] += chances[city]
    return {(): left}


class Front:
    """Points that all movements pass which agree in everything but the city."""

    def __init__(self, paid: int, spent: int, heard: int, told: tuple[int, ...], cities: int) -> None:
        self.paid: Final = paid  # payments made
        self.spent: Final = spent  # bits of the white radars set off and not announced
        self.heard: Final = heard  # bits of the black radars set off in this movement
        self.told: Final = told  # what will be announced so far; cities where that is not known yet
        self.chances: list[float] = [0.0] * cities
        self.possible: list[int] = []  # the cities with a chance: few, where much was heard and is not announced yet

    def add(self, city: int, chance: float) -> None:
        if self.chances[city] == 0.0:
            self.possible.append(city)
        self.chances[city] += chance

    def key(self) -> tuple[int, int, int, tuple[int, ...]]:
        return (self.paid, self.spent, self.heard, self.told)


Fronts = dict[tuple[int, int, int, tuple[int, ...]], Front]


class Movement:
    """All that one movement may have been, given what was published of it."""

    def __init__(self, box: RedNoticeBox, clue: Clue) -> None:
        self.box = box
        self.moves: Final = clue[2]
        self.silent: Final = bool(clue[3] & SILENT)
        self.later: Final = bool(clue[3] & LATER)
        self.by_city: Final = bool(clue[3] & (LATER | PRECISE))
        self.white_barriers: Final = clue[4]
        self.black_barriers: Final = clue[5]
        self.white_radars: Final = clue[6]
        self.black_radars: Final = clue[7]
        self.points: Final = clue[8]
        self.payments: Final = clue[FIRST_PAYMENT : FIRST_PAYMENT + clue[PAID]]
        self.radars: Final = clue[FIRST_PAYMENT + clue[PAID] :]
        self.ended: dict[Pending, list[float]] = {}

    def follow(self, ways: dict[Pending, list[float]]) -> dict[Pending, list[float]]:
        """Step by step, all ways at once."""
        now: Fronts = {}
        for pending, chances in ways.items():
            front = Front(0, self._white_among(pending), 0, pending, len(self.box.cities))
            front.chances = chances
            front.possible = [city for city in range(len(chances)) if chances[city] > 0.0]
            now[front.key()] = front
        for left in range(self.moves, -1, -1):
            later: Fronts = {}
            for paid in range(len(self.payments) + 1):
                for front in list(now.values()):
                    if front.paid == paid:
                        self._go_on(front, left, now, later)
            now = later
        return self.ended

    def _go_on(self, front: Front, left: int, now: Fronts, later: Fronts) -> None:
        """From each city of a front: end here, make the next payment, or enter a city."""
        box = self.box
        barriers = 0 if self.silent else self._barriers(front.paid)
        payments = self._payable(front)
        ends = self._ends(front)
        paid = self._after_payment(front, now)
        onward = Onward(self, front, later) if left else None
        for city in front.possible:
            near = box.near[city]
            options = 1 + payments
            if left:
                closed = barriers & box.routes_from[city]
                options += 1 + len(near) - (closed.bit_count() if closed else 0)
            chance = front.chances[city] / options
            if ends is not None:
                ends[city] += chance
            if paid is not None:
                paid.add(city, chance)
            if onward is not None:
                onward.enter(city, chance)
                via = box.via[city]
                for way in range(len(near)):
                    if not barriers >> via[way] & 1:
                        onward.enter(near[way], chance)

    # -- the end -----------------------------------------------------------------------------------------------

    def _ends(self, front: Front) -> list[float] | None:
        """Where the chances of movements go that end here; None if something published has not happened yet."""
        if front.paid < len(self.payments) or (not self.later and front.told != self.radars):
            return None
        pending = front.told if self.later else ()
        if pending not in self.ended:
            self.ended[pending] = [0.0] * len(self.box.cities)
        return self.ended[pending]

    # -- payments ----------------------------------------------------------------------------------------------

    def _payable(self, front: Front) -> int:
        """RN-SEC-10 For how many tokens she could pay."""
        if self.points < (front.paid + 1) * self.box.pay_cost:
            return 0
        radars = self.radars_left(front.paid) & ~front.spent
        barriers = self._barriers(front.paid) & ~self.black_barriers
        return radars.bit_count() + barriers.bit_count()

    def _after_payment(self, front: Front, now: Fronts) -> Front | None:
        """RN-MOVE-14 The payments come in their order. RN-TIME-05 A radar that was set off cannot be paid for."""
        if front.paid == len(self.payments) or front.spent >> self.payments[front.paid] & 1:
            return None
        return front_at(now, front.paid + 1, front.spent, front.heard, front.told, len(self.box.cities))

    def _barriers(self, paid: int) -> int:
        bits = self.white_barriers | self.black_barriers
        for target in self.payments[:paid]:
            if target >= len(self.box.continents):
                bits &= ~(1 << target - len(self.box.continents))
        return bits

    def radars_left(self, paid: int) -> int:
        """The white radars that are left."""
        bits = self.white_radars
        for target in self.payments[:paid]:
            if target < len(self.box.continents):
                bits &= ~(1 << target)
        return bits

    # -- radars ------------------------------------------------------------------------------------------------

    def fits(self, front: Front, city: int) -> bool:
        """Whether the next radar announced is the one that hears her enter this city."""
        if self.later:
            return True
        told = city if self.by_city else self.box.continent_of[city]
        return len(front.told) < len(self.radars) and self.radars[len(front.told)] == told

    def _white_among(self, pending: Pending) -> int:
        bits = 0
        for city in pending:
            bits |= 1 << self.box.continent_of[city]
        return bits & self.white_radars


class Onward:
    """Where the chances of a front go when she enters a city: radars hear her, or do not."""

    def __init__(self, movement: Movement, front: Front, later: Fronts) -> None:
        box = movement.box
        self.movement: Final = movement
        self.front: Final = front
        self.later: Final = later
        self.white: Final = 0 if movement.silent else movement.radars_left(front.paid) & ~front.spent
        heard_once = 0 if box.black_radar_repeat else front.heard
        self.black: Final = 0 if movement.silent else movement.black_radars & ~heard_once
        self.quiet: Front | None = None
        self.loud: dict[int, Front | None] = {}  # per city with a radar; None if that would have been announced

    def enter(self, city: int, chance: float) -> None:
        if (self.white | self.black) >> self.movement.box.continent_of[city] & 1:
            if city not in self.loud:
                self.loud[city] = self._heard_in(city)
            onto = self.loud[city]
        else:
            if self.quiet is None:
                front = self.front
                self.quiet = self._at(front.spent, front.heard, front.told)
            onto = self.quiet
        if onto is not None:
            onto.add(city, chance)

    def _heard_in(self, city: int) -> Front | None:
        """The radar of this city is set off; None if something else was announced."""
        movement, front = self.movement, self.front
        if not movement.fits(front, city):
            return None
        radar = 1 << movement.box.continent_of[city]
        told = (*front.told, city if movement.by_city else movement.box.continent_of[city])
        return self._at(front.spent | self.white & radar, front.heard | self.black & radar, told)

    def _at(self, spent: int, heard: int, told: tuple[int, ...]) -> Front:
        return front_at(self.later, self.front.paid, spent, heard, told, len(self.front.chances))


def front_at(fronts: Fronts, paid: int, spent: int, heard: int, told: tuple[int, ...], cities: int) -> Front:
    """The front at these points, which is made if there is none yet."""
    key = (paid, spent, heard, told)
    front = fronts.get(key)
    if front is None:
        front = Front(paid, spent, heard, told, cities)
        fronts[key] = front
    return front
