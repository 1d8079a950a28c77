"""What is told in a hand of Leduc poker."""

from typing import ClassVar

from cavale.core.event import Event, ForAll, ForSeat


class CardDealt(Event, frozen=True):
    """LP-DEAL-01: each player sees only the own card."""

    seat: ForAll[int]
    card: ForSeat[int]


class Bet(Event, frozen=True):
    """LP-BET-01: all answers are public."""

    seat: ForAll[int]
    action: ForAll[str]

    reveals: ClassVar[bool] = False


class CardShown(Event, frozen=True):
    """LP-BET-05: the public card."""

    card: ForAll[int]


class HandEnded(Event, frozen=True):
    """LP-SHOW-01..03: the winner (-1: shared); the cards are shown unless somebody folded."""

    winner: ForAll[int]
    cards: ForAll[tuple[int, ...]]
