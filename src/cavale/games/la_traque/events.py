"""What is told in a match of La Traque, and to whom, field by field.

A clue card is named by deck and type ("registry:document"), any other card by its id. A slot is "america:1", a place
"registry:1" ("registry:0" is the extra place of LT-OP-08), an agent a number from 1 on.
"""

from typing import ClassVar

from cavale.core.event import Event, ForAll, ForSeat

# -- set-up ------------------------------------------------------------------------------------------------------------


class FactionTaken(Event, frozen=True):
    """LT-SETUP-09"""

    seat: ForAll[int]
    faction: ForAll[str]

    reveals: ClassVar[bool] = False


class FirstPlayer(Event, frozen=True):
    """LT-SETUP-14 Drawn, LT-MAINT-06 then clockwise."""

    seat: ForAll[int]


class HandDealt(Event, frozen=True):
    """LT-SETUP-15"""

    seat: ForAll[int]
    decks: ForAll[tuple[str, ...]]
    cards: ForSeat[tuple[str, ...]]


class FugitivesPlaced(Event, frozen=True):
    """LT-SETUP-06, LT-MAINT-04"""

    slots: ForAll[tuple[str, ...]]
    fugitives: ForAll[tuple[str, ...]]


class ObjectivesShown(Event, frozen=True):
    """LT-SETUP-12, LT-MAINT-04, LT-ACT-DEST-01"""

    seat: ForAll[int]
    cards: ForAll[tuple[str, ...]]


# -- turns -------------------------------------------------------------------------------------------------------------


class RoundStarted(Event, frozen=True):
    """LT-ROUND-01"""

    round: ForAll[int]

    reveals: ClassVar[bool] = False


class TurnStarted(Event, frozen=True):
    """LT-TURN-01 LT-ENG-02 What was done before is not undone any more: it is somebody else's turn."""

    seat: ForAll[int]


class TurnEnded(Event, frozen=True):
    """LT-TURN-04 By the player's word, or after the third action."""

    seat: ForAll[int]
    actions: ForAll[int]

    reveals: ClassVar[bool] = False


class Passed(Event, frozen=True):
    """LT-ACT-PASS-02"""

    seat: ForAll[int]

    reveals: ClassVar[bool] = False


class LastRound(Event, frozen=True):
    """LT-END-01 Somebody has the points; LT-END-06 without a seat: the round is the last in any case."""

    seat: ForAll[int | None]

    reveals: ClassVar[bool] = False


# -- agents ------------------------------------------------------------------------------------------------------------


class AgentInvestigates(Event, frozen=True):
    """LT-ACT-MOVE-01"""

    seat: ForAll[int]
    agent: ForAll[int]
    place: ForAll[str]
    zone: ForAll[str]

    reveals: ClassVar[bool] = False


class AgentHunts(Event, frozen=True):
    """LT-ACT-MOVE-12"""

    seat: ForAll[int]
    agent: ForAll[int]
    zone: ForAll[str]

    reveals: ClassVar[bool] = False


class AgentInformed(Event, frozen=True):
    """LT-ACT-INFORM-01 Face down, LT-ACT-INFORM-02 without a word about its kind. The deck only with visible backs."""

    seat: ForAll[int]
    agent: ForAll[int]
    zone: ForAll[str]
    back: ForAll[str | None]  # a deck, or "card" for one that is no clue
    card: ForSeat[str]


class AgentWithdrawn(Event, frozen=True):
    """LT-ACT-MOVE-02 `recall`: to the Rest area, its cards to the hand."""

    seat: ForAll[int]
    agent: ForAll[int]
    zone: ForAll[str]
    count: ForAll[int]  # of its cards
    cards: ForSeat[tuple[str, ...]]


class AgentsRecalled(Event, frozen=True):
    """LT-OP-08 Back to the HQ by an effect."""

    seat: ForAll[int]
    agents: ForAll[tuple[int, ...]]
    places: ForAll[tuple[str, ...]]  # where they were; empty: in the Rest area

    reveals: ClassVar[bool] = False


class AgentRests(Event, frozen=True):
    """LT-ACT-CAPTURE-12"""

    seat: ForAll[int]
    agent: ForAll[int]

    reveals: ClassVar[bool] = False


# -- clues -------------------------------------------------------------------------------------------------------------


class CluesDrawn(Event, frozen=True):
    """LT-ACT-MOVE-06, LT-TRIG-05 Others learn the deck and how many."""

    seat: ForAll[int]
    deck: ForAll[str]
    count: ForAll[int]
    to: ForAll[str]  # hand, reserve
    cards: ForSeat[tuple[str, ...]]


class CluesPeeked(Event, frozen=True):
    """LT-OP-06 A look at the top of a deck."""

    seat: ForAll[int]
    deck: ForAll[str]
    count: ForAll[int]
    cards: ForSeat[tuple[str, ...]]


class CluesReturned(Event, frozen=True):
    """LT-ACT-CAPTURE-11, LT-OP-06 Under their decks, in random order."""

    seat: ForAll[int]
    decks: ForAll[tuple[str, ...]]  # one entry per card
    cards: ForSeat[tuple[str, ...]]


class Inspected(Event, frozen=True):
    """LT-OP-10 A look at the cards under an agent, or at one card of a hand; that one its owner is told, too."""

    seat: ForAll[int]
    of: ForAll[int]
    agent: ForAll[int | None]  # None: the hand
    count: ForAll[int]
    cards: ForSeat[tuple[str, ...]]


# -- captures ----------------------------------------------------------------------------------------------------------


class CardsRevealed(Event, frozen=True):
    """LT-ACT-CAPTURE-01 All cards under the agent."""

    seat: ForAll[int]
    agent: ForAll[int]
    cards: ForAll[tuple[str, ...]]


class Captured(Event, frozen=True):
    """LT-ACT-CAPTURE-10, without an agent by an effect (LT-ACT-CAPTURE-16)"""

    seat: ForAll[int]
    agent: ForAll[int | None]
    slot: ForAll[str]
    fugitive: ForAll[str]

    reveals: ClassVar[bool] = False


class Recruited(Event, frozen=True):
    """LT-OP-02 Into the Reserve; no capture."""

    seat: ForAll[int]
    slot: ForAll[str]
    fugitive: ForAll[str]

    reveals: ClassVar[bool] = False


class Tried(Event, frozen=True):
    """LT-OP-02 Before a court, then to the box; no capture."""

    seat: ForAll[int]
    slot: ForAll[str]
    fugitive: ForAll[str]

    reveals: ClassVar[bool] = False


class Judged(Event, frozen=True):
    """LT-OP-13, LT-TZAAR-05"""

    seat: ForAll[int]
    fugitive: ForAll[str]


class Swapped(Event, frozen=True):
    """LT-OP-04 Two fugitives change places."""

    seat: ForAll[int]
    slots: ForAll[tuple[str, ...]]
    fugitives: ForAll[tuple[str, ...]]

    reveals: ClassVar[bool] = False


class Blocked(Event, frozen=True):
    """LT-OP-05"""

    seat: ForAll[int]
    slot: ForAll[str]
    fugitive: ForAll[str]

    reveals: ClassVar[bool] = False


class BlockEnded(Event, frozen=True):
    """LT-OP-05"""

    slot: ForAll[str]
    fugitive: ForAll[str]

    reveals: ClassVar[bool] = False


# -- influence, points and ambitions -----------------------------------------------------------------------------------


class InfluenceGained(Event, frozen=True):
    """LT-ACT-CAPTURE-08 `n` as far as the track goes (LT-INFL-02)."""

    seat: ForAll[int]
    track: ForAll[str]
    n: ForAll[int]
    now: ForAll[int]

    reveals: ClassVar[bool] = False


class InfluencePaid(Event, frozen=True):
    """LT-ACT-OBJ-01"""

    seat: ForAll[int]
    track: ForAll[str]
    n: ForAll[int]
    now: ForAll[int]

    reveals: ClassVar[bool] = False


class InfluenceShifted(Event, frozen=True):
    """LT-OP-07 Point by point, told at its end: until then the others do not know where from."""

    seat: ForAll[int]
    sources: ForAll[tuple[str, ...]]
    targets: ForAll[tuple[str, ...]]


class PointsScored(Event, frozen=True):
    """LT-VP-01"""

    seat: ForAll[int]
    n: ForAll[int]
    now: ForAll[int]

    reveals: ClassVar[bool] = False


class AmbitionAdvanced(Event, frozen=True):
    """LT-AMB-01"""

    seat: ForAll[int]
    track: ForAll[str]  # apollo, revolution, tribunal, reach
    category: ForAll[str | None]  # of `reach`
    n: ForAll[int]
    now: ForAll[int]

    reveals: ClassVar[bool] = False


class MarkerPlaced(Event, frozen=True):
    """LT-CCCP-01"""

    seat: ForAll[int]
    marker: ForAll[str]

    reveals: ClassVar[bool] = False


class SpecialTaken(Event, frozen=True):
    """LT-TZAAR-02, LT-RESEAU-03, LT-CCCP-05"""

    seat: ForAll[int]
    card: ForAll[str]
    to: ForAll[str]  # reserve, hq
    lost: ForAll[str | None]  # the other of the pair

    reveals: ClassVar[bool] = False


# -- cards -------------------------------------------------------------------------------------------------------------


class MissionPlayed(Event, frozen=True):
    """LT-ACT-USE-04"""

    seat: ForAll[int]
    card: ForAll[str]


class CooperationPlaced(Event, frozen=True):
    """LT-ACT-USE-05, LT-ACT-OBJ-04"""

    seat: ForAll[int]
    card: ForAll[str]


class Activated(Event, frozen=True):
    """LT-ACT-RECUR-01"""

    seat: ForAll[int]
    card: ForAll[str]

    reveals: ClassVar[bool] = False


class ObjectiveAchieved(Event, frozen=True):
    """LT-ACT-OBJ-01"""

    seat: ForAll[int]
    card: ForAll[str]
    line: ForAll[str]  # success, triumph

    reveals: ClassVar[bool] = False


class DestinySpent(Event, frozen=True):
    """LT-ACT-DEST-01 These objectives go back into the deck."""

    seat: ForAll[int]
    cards: ForAll[tuple[str, ...]]


class TriggerResolved(Event, frozen=True):
    """LT-OP-11 A permanent card reacts; LT-ACT-CAPTURE-15 or the powers of a card under the agent."""

    seat: ForAll[int]
    card: ForAll[str]

    reveals: ClassVar[bool] = False


class CardsReadied(Event, frozen=True):
    """LT-OP-12"""

    seat: ForAll[int]
    cards: ForAll[tuple[str, ...]]

    reveals: ClassVar[bool] = False


class Overcrowding(Event, frozen=True):
    """LT-OP-08 The next agent may go to a full zone."""

    seat: ForAll[int]

    reveals: ClassVar[bool] = False


class EffectLapsed(Event, frozen=True):
    """LT-OP-01 Nothing to pick, or declined."""

    seat: ForAll[int]
    op: ForAll[str]
    declined: ForAll[bool]

    reveals: ClassVar[bool] = False


class Boxed(Event, frozen=True):
    """Out of the game."""

    cards: ForAll[tuple[str, ...]]

    reveals: ClassVar[bool] = False


# -- maintenance -------------------------------------------------------------------------------------------------------


class MaintenanceStarted(Event, frozen=True):
    """LT-ACT-PASS-03"""

    round: ForAll[int]

    reveals: ClassVar[bool] = False


class CardsKept(Event, frozen=True):
    """LT-MAINT-01 How many; LT-MAINT-07 once all have chosen. The rest leaves: clues by deck, other cards shown."""

    seat: ForAll[int]
    kept: ForAll[int]
    decks: ForAll[tuple[str, ...]]  # of the clues given up, one entry per card
    boxed: ForAll[tuple[str, ...]]
    kept_cards: ForSeat[tuple[str, ...]]
    clues: ForSeat[tuple[str, ...]]  # given up


class ReserveTaken(Event, frozen=True):
    """LT-MAINT-02"""

    seat: ForAll[int]
    count: ForAll[int]

    reveals: ClassVar[bool] = False


class AgentsReturned(Event, frozen=True):
    """LT-MAINT-03 From Investigation zones and the Rest area, all seats' agents."""

    reveals: ClassVar[bool] = False


class NeutralAgentsPlaced(Event, frozen=True):
    """LT-2P-02"""

    slots: ForAll[tuple[str, ...]]

    reveals: ClassVar[bool] = False


class FugitiveRemoved(Event, frozen=True):
    """LT-2P-03"""

    slot: ForAll[str]
    fugitive: ForAll[str]

    reveals: ClassVar[bool] = False


# -- the end -----------------------------------------------------------------------------------------------------------


class GameEnded(Event, frozen=True):
    """LT-END-02, LT-END-03 Several seats share a victory."""

    winners: ForAll[tuple[int, ...]]
    points: ForAll[tuple[int, ...]]  # by seat
    influence: ForAll[tuple[int, ...]]  # by seat, summed over the tracks


class EverythingShown(Event, frozen=True):
    """LT-END-02 After the end nothing is hidden any more: all hands, Reserves, and cards under agents."""

    hands: ForAll[tuple[tuple[str, ...], ...]]  # by seat
    reserves: ForAll[tuple[tuple[str, ...], ...]]
    under: ForAll[tuple[tuple[str, ...], ...]]  # by agent, all of the first seat first
