"""What is told in a match of Red Notice, and to whom, field by field."""

from cavale.core.event import Event, ForAll, ForSeat

# -- set-up ------------------------------------------------------------------------------------------------------------


class IdentitiesDealt(Event, frozen=True):
    """RN-SETUP-03 Angela's identities lie face up."""

    identities: ForAll[tuple[str, ...]]


class UpgradesShown(Event, frozen=True):
    """RN-SETUP-06, RN-UPG-03 The upgrades to choose from."""

    upgrades: ForAll[tuple[str, ...]]
    deck: ForAll[int]  # cards left in it


class HandDealt(Event, frozen=True):
    """RN-SETUP-08 Each player sees her own cheques only."""

    seat: ForSeat[int]
    cheques: ForSeat[tuple[str, ...]]


class JessahStarted(Event, frozen=True):
    """RN-SETUP-09, RN-SETUP-10 Her cheque, her city and her radars are public."""

    cheque: ForAll[str]
    city: ForAll[str]
    radars: ForAll[tuple[str, ...]]


class AngelaStarted(Event, frozen=True):
    """RN-SETUP-11 Her cheque, and with it the continent, is public; the city is hers alone."""

    cheque: ForAll[str]
    continent: ForAll[str]
    city: ForSeat[str]


# -- programming -------------------------------------------------------------------------------------------------------


class RoundStarted(Event, frozen=True):
    """RN-ROUND-01, RN-ROUND-03"""

    round: ForAll[int]
    initiative: ForAll[int]


class ContinentAnswered(Event, frozen=True):
    """RN-UP-04 Whether Angela is on the continent of Jessah's pawn."""

    continent: ForAll[str]
    there: ForAll[bool]


class RowLaid(Event, frozen=True):
    """RN-PROG-01 Four action cards, in the order in which they will be resolved."""

    cards: ForAll[tuple[str, ...]]


class TokensDrawn(Event, frozen=True):
    """RN-PROG-02 Each player looks at her own tokens only."""

    seat: ForSeat[int]
    tokens: ForSeat[tuple[int, ...]]


class TokenPlaced(Event, frozen=True):
    """RN-PROG-08 Slot and owner are public, the value is the owner's."""

    seat: ForAll[int]
    slot: ForAll[str]
    token: ForSeat[int]


# -- resolution --------------------------------------------------------------------------------------------------------


class CardSkipped(Event, frozen=True):
    """RN-RES-02 No token lies on this card."""

    position: ForAll[int]
    card: ForAll[str]


class TokensTurned(Event, frozen=True):
    """RN-RES-01 This card's tokens are turned up and compared: alone, higher, tie, or pow (it cancels a number)."""

    position: ForAll[int]
    card: ForAll[str]
    left_seat: ForAll[int | None]
    left: ForAll[int | None]
    right_seat: ForAll[int | None]
    right: ForAll[int | None]
    outcome: ForAll[str]
    first: ForAll[int]  # the seat that acts first


class JokerChosen(Event, frozen=True):
    """RN-ACT-05 The kind of a Joker is announced."""

    seat: ForAll[int]
    kind: ForAll[str]


class Passed(Event, frozen=True):
    """RN-ACT-07 A pass is public; never told of Angela's moves."""

    seat: ForAll[int]
    what: ForAll[str]


class ChequeDrawn(Event, frozen=True):
    """RN-CHQ-01 That a cheque is drawn is public, which one is the drawer's. RN-CHQ-05 So is the pile's size."""

    seat: ForAll[int]
    cheque: ForSeat[str]
    pile: ForAll[int]


class ChequeCashed(Event, frozen=True):
    """RN-BANK-02, RN-BANK-03 Cheque, city and total are public."""

    seat: ForAll[int]
    cheque: ForAll[str]
    city: ForAll[str]
    total: ForAll[int]


class SecurityChanged(Event, frozen=True):
    """RN-SEC-09 The marker moves."""

    change: ForAll[int]
    security: ForAll[int]


class Paid(Event, frozen=True):
    """RN-SEC-10 Angela pays to return a white token to the supply."""

    target: ForAll[str]
    security: ForAll[int]


class RadarPlaced(Event, frozen=True):
    """RN-SEC-04, RN-UP-02"""

    continent: ForAll[str]
    black: ForAll[bool]


class RadarTurned(Event, frozen=True):
    """RN-UP-02 A white radar is turned black."""

    continent: ForAll[str]


class BarrierPlaced(Event, frozen=True):
    """RN-SEC-02, RN-UP-02"""

    route: ForAll[str]
    black: ForAll[bool]


class BarrierTurned(Event, frozen=True):
    """RN-UP-02 A white barrier is turned black."""

    route: ForAll[str]


class BarrierShifted(Event, frozen=True):
    """RN-SEC-03"""

    origin: ForAll[str]
    route: ForAll[str]
    black: ForAll[bool]


class TokenRemoved(Event, frozen=True):
    """RN-ID-10, RN-ID-18 An identity takes a radar or a barrier off the board."""

    target: ForAll[str]


# -- movement and capture ----------------------------------------------------------------------------------------------


class JessahMoved(Event, frozen=True):
    """RN-MOVE-06 Her moves are public."""

    city: ForAll[str]


class Inspected(Event, frozen=True):
    """RN-MOVE-07, RN-MOVE-12 The city and the answer are public."""

    city: ForAll[str]
    found: ForAll[bool]


class AngelaMoved(Event, frozen=True):
    """RN-MOVE-13 What she did, for herself alone: her script, and where she is now."""

    script: ForSeat[tuple[str, ...]]
    city: ForSeat[str]


class MovementFinished(Event, frozen=True):
    """RN-RAD-09 One entry for every movement of Angela's, used or not.

    `radars` is None where the table hears them after the card turn (RN-MOVE-05); `cities` where radars are not precise.
    """

    payments: ForAll[tuple[str, ...]]
    security: ForAll[int]
    radars: ForAll[tuple[str, ...] | None]
    cities: ForAll[tuple[str, ...] | None]


class RadarsAnnounced(Event, frozen=True):
    """RN-MOVE-05 The joint list of a card turn."""

    radars: ForAll[tuple[str, ...]]
    cities: ForAll[tuple[str, ...] | None]


class Captured(Event, frozen=True):
    """RN-CAP-01, RN-CAP-06 Her city is public."""

    city: ForAll[str]
    captures: ForAll[int]


class IdentityChosen(Event, frozen=True):
    """RN-CAP-07 Announced before its effect."""

    identity: ForAll[str]


class IdentityTurned(Event, frozen=True):
    """RN-CAP-03 Used, and face down for good."""

    identity: ForAll[str]


# -- upgrades ----------------------------------------------------------------------------------------------------------


class UpgradeChosen(Event, frozen=True):
    """RN-UPG-01 One is Jessah's, the other leaves the game."""

    seat: ForAll[int]  # who chose
    upgrade: ForAll[str]
    removed: ForAll[str | None]


class UpgradesExhausted(Event, frozen=True):
    """RN-UPG-04 No upgrade is left: a Security and a Movement for Jessah instead."""


class HandSeen(Event, frozen=True):
    """RN-UP-07 Jessah looks at Angela's hand."""

    cheques: ForSeat[tuple[str, ...]]


class ChequeSeized(Event, frozen=True):
    """RN-UP-07 One cheque of Angela's goes to the bottom of the pile, for all to see."""

    cheque: ForAll[str]


class UpgradeDestroyed(Event, frozen=True):
    """RN-ID-14, RN-ID-19"""

    upgrade: ForAll[str]


# -- preparation and end -----------------------------------------------------------------------------------------------


class RoundEnded(Event, frozen=True):
    """RN-PREP-01 The initiative passes on. RN-PREP-04 After the third round cards and tokens are reset."""

    round: ForAll[int]
    initiative: ForAll[int]
    reset: ForAll[bool]


class Resigned(Event, frozen=True):
    """RN-END-05"""

    seat: ForAll[int]


class MatchWon(Event, frozen=True):
    """RN-END-01, RN-END-02 Who has won, and by what; nobody if the match was abandoned."""

    winner: ForAll[int | None]
    reason: ForAll[str]  # goal, captured, resigned, round_cap, impossible_goal, abandoned


class EverythingShown(Event, frozen=True):
    """RN-END-06 All hidden information is shown, Angela's route included."""

    city: ForAll[str | None]
    route: ForAll[tuple[str, ...]]
    rounds: ForAll[tuple[int, ...]]  # the round of each place on the route
    angelas_hand: ForAll[tuple[str, ...]]
    jessahs_hand: ForAll[tuple[str, ...]]
    slots: ForAll[tuple[int | None, ...]]  # the tokens in the row, slot by slot, also those not turned up
