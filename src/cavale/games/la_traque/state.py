"""The state of a match of La Traque: every field, and who knows it."""

from typing import Final

from mypy_extensions import mypyc_attr

from cavale.core.state import State
from cavale.core.window import Window
from cavale.games.la_traque import clocks
from cavale.games.la_traque.box import LaTraqueBox
from cavale.games.la_traque.terms import HQ, NOBODY, NONE

FACTIONS_PHASE: Final = 0
ACTION_PHASE: Final = 1
MAINTENANCE: Final = 2
OVER: Final = 3
PHASES: Final = ("factions", "action", "maintenance", "over")


@mypyc_attr(acyclic=True)
class LaTraque(State):
    """Things are numbers in the order of the edition; places, seats and markers in sets are bits.

    A bare state has no lists yet, so that `clone` need not make them twice: `laid_out` has.

    Per seat and agent: at seat * agents + agent. Per seat and kind of clue: at seat * kinds + kind, and so on.
    """

    def __init__(self, box: LaTraqueBox) -> None:
        super().__init__(box)
        self.box = box
        # The round: public.
        self.phase = FACTIONS_PHASE
        self.round = 0
        self.last_round = False  # somebody has reached the points that end the game
        self.first = NOBODY  # the first player
        self.active = NOBODY  # whose turn it is
        self.actions = 0  # done in this turn
        self.placed = 0  # Investigation zones in which an agent was placed in this turn
        self.overcrowd = False  # the next placement may use a full zone
        self.passed = 0  # seats
        # Factions: public.
        self.faction: list[int] = []
        self.vp: list[int] = []
        self.influence: list[int] = []
        self.ambition: list[int] = []  # all but Réseau use the first of three
        self.markers: list[int] = []
        self.destiny = 0  # seats that still have their token
        self.hq: list[list[int]] = []  # cards beside the faction board
        self.turned: list[int] = []  # cards of these, used in this round
        self.visible: list[list[int]] = []  # objectives
        self.beside: list[int] = []  # special cards not gained yet
        # Agents: where they are is public, what lies under them their owner's.
        self.where: list[int] = []
        self.taken = 0  # places with an agent
        self.under: list[int] = []  # the owner: clues, counted
        self.under_cards: list[list[int]] = []  # the owner: other cards
        # Cards in hand and in the Reserve: their owner; how many, and from which decks they came, all know.
        self.hand: list[int] = []
        self.hand_cards: list[list[int]] = []  # sorted
        self.reserve: list[int] = []
        self.reserve_cards: list[list[int]] = []
        # Decks: nobody, the top card last.
        self.decks: list[list[int]] = []  # of clues
        self.fugitive_decks: list[list[int]] = []  # by level
        self.objective_decks: list[list[int]] = []
        # The Hunt zones: public.
        self.fugitive: list[int] = []
        self.blocked_by: list[int] = []
        self.block_ends: list[int] = []  # the last round of the block
        self.neutral: list[int] = []  # agents
        self.gone: list[int] = []  # public: cards that are out of the game
        # What is being resolved: public.
        self.capture_agent = NONE  # NONE: by an effect
        self.capture_slot = NONE
        self.capture_card = NONE
        self.capture_track = NONE
        self.paying = NONE  # an objective
        self.line = 0
        self.marker = NONE
        self.rebates: list[int] = []  # the tracks named so far
        self.triggers: list[int] = []  # cards that wait to react, see `triggers.py`
        # The end: public.
        self.winners = 0  # seats

    def clone(self) -> "LaTraque":
        s = LaTraque(self.box)
        self.copy_agenda_to(s)
        s.phase = self.phase
        s.round = self.round
        s.last_round = self.last_round
        s.first = self.first
        s.active = self.active
        s.actions = self.actions
        s.placed = self.placed
        s.overcrowd = self.overcrowd
        s.passed = self.passed
        s.faction = self.faction.copy()
        s.vp = self.vp.copy()
        s.influence = self.influence.copy()
        s.ambition = self.ambition.copy()
        s.markers = self.markers.copy()
        s.destiny = self.destiny
        s.hq = [cards.copy() for cards in self.hq]
        s.turned = self.turned.copy()
        s.visible = [cards.copy() for cards in self.visible]
        s.beside = self.beside.copy()
        s.where = self.where.copy()
        s.taken = self.taken
        s.under = self.under.copy()
        s.under_cards = [cards.copy() for cards in self.under_cards]
        s.hand = self.hand.copy()
        s.hand_cards = [cards.copy() for cards in self.hand_cards]
        s.reserve = self.reserve.copy()
        s.reserve_cards = [cards.copy() for cards in self.reserve_cards]
        s.decks = [cards.copy() for cards in self.decks]
        s.fugitive_decks = [cards.copy() for cards in self.fugitive_decks]
        s.objective_decks = [cards.copy() for cards in self.objective_decks]
        s.fugitive = self.fugitive.copy()
        s.blocked_by = self.blocked_by.copy()
        s.block_ends = self.block_ends.copy()
        s.neutral = self.neutral.copy()
        s.gone = self.gone.copy()
        s.capture_agent = self.capture_agent
        s.capture_slot = self.capture_slot
        s.capture_card = self.capture_card
        s.capture_track = self.capture_track
        s.paying = self.paying
        s.line = self.line
        s.marker = self.marker
        s.rebates = self.rebates.copy()
        s.triggers = self.triggers.copy()
        s.winners = self.winners
        return s

    # -- questions in the words of the game --------------------------------------------------------------------

    def agent(self, number: int) -> int:
        """Where to look for an agent of the active player."""
        return self.active * self.box.agents + number

    def clues_in_hand(self, seat: int) -> int:
        """How many clues; other cards are listed one by one."""
        kinds = self.box.kinds
        return sum(self.hand[seat * kinds : (seat + 1) * kinds])

    def clues_in_reserve(self, seat: int) -> int:
        kinds = self.box.kinds
        return sum(self.reserve[seat * kinds : (seat + 1) * kinds])

    def clues_under(self, agent: int) -> int:
        kinds = self.box.kinds
        return sum(self.under[agent * kinds : (agent + 1) * kinds])

    def total_influence(self, seat: int) -> int:
        return self.influence[3 * seat] + self.influence[3 * seat + 1] + self.influence[3 * seat + 2]

    def open_window(self, name: str) -> None:
        """Open a window, the only one open, if this table has a limit for it."""
        limits = self.box.limits
        self.windows = (Window(name, limits[name]),) if limits else ()

    def turn_is_over(self) -> bool:
        """LT-NET-02 Whether the time of the turn has run out: nothing new is begun."""
        return len(self.box.limits) > 0 and not self.is_open(clocks.TURN)

    def returns(self) -> list[float]:
        """LT-END-03 A shared victory is shared."""
        if not self.winners:
            return [0.0] * self.box.seats
        share = 1.0 / self.winners.bit_count()
        return [share if self.winners >> seat & 1 else -1.0 for seat in range(self.box.seats)]

    def trail(self) -> int:
        """What was turned up: fugitives and objectives."""
        shown = self.round
        for card in self.fugitive:
            shown = shown * 131 + card + 1
        return shown & 0xFFFFFFFF

    def secret(self, seat: int) -> int:
        """The hand of a seat, counted."""
        kinds = self.box.kinds
        own = 0
        for kind in range(kinds):
            own = own << 5 | self.hand[seat * kinds + kind]
        return own


def laid_out(box: LaTraqueBox) -> LaTraque:
    """A state with room for all seats, agents and slots, and no card on the table yet."""
    s = LaTraque(box)
    seats = box.seats
    s.faction = [NONE] * seats
    s.vp = [0] * seats
    s.influence = [0] * (3 * seats)
    s.ambition = [0] * (3 * seats)
    s.markers = [0] * seats
    s.hq = [[] for _ in range(seats)]
    s.visible = [[] for _ in range(seats)]
    s.where = [HQ] * (box.agents * seats)
    s.under = [0] * (box.agents * seats * box.kinds)
    s.under_cards = [[] for _ in range(box.agents * seats)]
    s.hand = [0] * (box.kinds * seats)
    s.hand_cards = [[] for _ in range(seats)]
    s.reserve = [0] * (box.kinds * seats)
    s.reserve_cards = [[] for _ in range(seats)]
    s.decks = [[], [], [], [], []]
    s.fugitive_decks = [[], [], []]
    s.objective_decks = [[] for _ in range(seats)]
    s.fugitive = [NONE] * box.slots
    s.blocked_by = [NOBODY] * box.slots
    s.block_ends = [0] * box.slots
    s.neutral = [0] * box.slots
    return s
