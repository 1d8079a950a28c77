"""What is told in the toy, and to whom."""

from typing import ClassVar

from cavale.core.event import Event, ForAll, ForSeat


class HandDealt(Event, frozen=True):
    seat: ForSeat[int]
    cards: ForSeat[tuple[int, ...]]


class SpyNamed(Event, frozen=True):
    spy: ForSeat[int]


class RoundStarted(Event, frozen=True):
    round: ForAll[int]
    runner: ForAll[int]
    hunter: ForAll[int]


class CardLaid(Event, frozen=True):
    seat: ForSeat[int]
    card: ForSeat[int]


class AllLaid(Event, frozen=True):
    round: ForAll[int]


class LightsOff(Event, frozen=True):
    round: ForAll[int]


class LightsOn(Event, frozen=True):
    round: ForAll[int]


class CardSeen(Event, frozen=True):
    player: ForSeat[int]
    card: ForSeat[int]


class Slept(Event, frozen=True):
    round: ForSeat[int]


class CardsRevealed(Event, frozen=True):
    cards: ForAll[tuple[int, ...]]


class CamerasSet(Event, frozen=True):
    places: ForAll[tuple[int, ...]]


class Claimed(Event, frozen=True):
    seat: ForAll[int]
    what: ForAll[str]

    reveals: ClassVar[bool] = False


class Paid(Event, frozen=True):
    seat: ForAll[int]

    reveals: ClassVar[bool] = False


class Blocked(Event, frozen=True):
    seat: ForAll[int]
    place: ForAll[int]

    reveals: ClassVar[bool] = False


class Walked(Event, frozen=True):
    alarms: ForAll[int]
    path: ForSeat[tuple[int, ...]]


class StanceTaken(Event, frozen=True):
    to: ForAll[str]

    reveals: ClassVar[bool] = False


class Inspected(Event, frozen=True):
    place: ForAll[int]
    found: ForAll[bool]


class Surrendered(Event, frozen=True):
    place: ForAll[int]


class Gained(Event, frozen=True):
    seat: ForAll[int]

    reveals: ClassVar[bool] = False


class Bribed(Event, frozen=True):
    seat: ForAll[int]


class Fled(Event, frozen=True):
    place: ForSeat[int]
    seat: ForAll[int]


class Grabbed(Event, frozen=True):
    seat: ForAll[int | None]


class SecretsShown(Event, frozen=True):
    spy: ForAll[int]
    laid: ForAll[tuple[tuple[int, ...], ...]]
