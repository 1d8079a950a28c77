"""What is told in a match of La Casa de Papel, and to whom, field by field."""

from typing import ClassVar

from cavale.core.event import Event, ForAll, ForSeat


class RoleDealt(Event, frozen=True):
    """CP-ROLE-04 Each player looks at her own role only; CP-ROLE-03 one of four words, never a name."""

    seat: ForSeat[int]
    role: ForSeat[str]


class HandDealt(Event, frozen=True):
    """CP-CARD-01 Each player looks at her own hand only."""

    seat: ForSeat[int]
    kinds: ForSeat[tuple[str, ...]]


class RoundStarted(Event, frozen=True):
    """CP-ROUND-02 The leader is known before cards are chosen."""

    round: ForAll[int]
    leader: ForAll[int]


class CardLaid(Event, frozen=True):
    """CP-CHO-06 Her choice, never the card now lying before her."""

    round: ForSeat[int]
    seat: ForSeat[int]
    kind: ForSeat[str]


class AllLaid(Event, frozen=True):
    """CP-CHO-01 All cards are down."""

    round: ForAll[int]


class LightsOff(Event, frozen=True):
    """CP-POW-05 To all but the character a blackout is this message and the next."""

    round: ForAll[int]


class LightsOn(Event, frozen=True):
    """CP-POW-05"""

    round: ForAll[int]


class CardSeen(Event, frozen=True):
    """CP-RAQ-02 Raquel looks at an unselected card."""

    player: ForSeat[int]
    kind: ForSeat[str]


class CardsExchanged(Event, frozen=True):
    """CP-RAQ-09 Raquel alone knows of an exchange."""

    brought_in: ForSeat[int]
    put_out: ForSeat[int]


class PowerDeclined(Event, frozen=True):
    """CP-RAQ-04, CP-PRO-04 The character alone knows that the power was declined."""

    role: ForSeat[str]


class RoleSeen(Event, frozen=True):
    """CP-PRO-02 The Professor sees one role; CP-PRO-05 nobody else learns of it."""

    player: ForSeat[int]
    role: ForSeat[str]


class SpeechBegan(Event, frozen=True):
    """CP-DEB-03 The round of speeches."""

    seat: ForAll[int]

    reveals: ClassVar[bool] = False


class FloorOpened(Event, frozen=True):
    """CP-DEB-03 The floor is free."""

    round: ForAll[int]

    reveals: ClassVar[bool] = False


class Claimed(Event, frozen=True):
    """CP-NET-02 A claim, never checked."""

    seat: ForAll[int]
    claim: ForAll[str]

    reveals: ClassVar[bool] = False


class SaidDone(Event, frozen=True):
    """CP-DEB-07 A player has nothing more to say."""

    seat: ForAll[int]

    reveals: ClassVar[bool] = False


class Spoke(Event, frozen=True):
    """CP-NET-11 A player has written, which counts as heard in a debate by correspondence."""

    seat: ForAll[int]

    reveals: ClassVar[bool] = False


class DebateClosed(Event, frozen=True):
    """CP-DEB-03 The debate is over; the leader selects."""

    round: ForAll[int]

    reveals: ClassVar[bool] = False


class CardsSelected(Event, frozen=True):
    """CP-SEL-04 Who is selected is public."""

    round: ForAll[int]
    seats: ForAll[tuple[int, ...]]


class CardsRevealed(Event, frozen=True):
    """CP-SCO-02, CP-SCO-09 The kinds in an order drawn at random; never their owners."""

    round: ForAll[int]
    kinds: ForAll[tuple[str, ...]]


class LootCounted(Event, frozen=True):
    """CP-SCO-08 The new loot is public."""

    round: ForAll[int]
    majority: ForAll[str]
    change: ForAll[int]
    loot: ForAll[int]


class LeaderAppointed(Event, frozen=True):
    """CP-LED-07 An appointment is public."""

    seat: ForAll[int]


class RaquelRevealed(Event, frozen=True):
    """CP-END-03 Raquel reveals herself."""

    seat: ForAll[int]


class ProfessorAccused(Event, frozen=True):
    """CP-END-04..06 Whom she named; nobody if the time ran out."""

    player: ForAll[int | None]
    right: ForAll[bool]
    loot: ForAll[int]


class EverythingShown(Event, frozen=True):
    """CP-END-09 Afterwards everything is shown."""

    roles: ForAll[tuple[str, ...]]
    names: ForAll[tuple[str, ...]]
    left_out: ForAll[str]
    laid: ForAll[tuple[tuple[str, ...], ...]]
    brought_in: ForAll[int | None]
    put_out: ForAll[int | None]
    peeked: ForAll[int | None]


class MatchWon(Event, frozen=True):
    """CP-GOAL-01 The winning team; empty if the match was abandoned (CP-NET-07)."""

    team: ForAll[str]
    loot: ForAll[int]
