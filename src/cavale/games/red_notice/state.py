"""The state of a match of Red Notice: every field, and who knows it."""

from typing import Final

from mypy_extensions import mypyc_attr

from cavale.core.state import State
from cavale.core.window import Window
from cavale.games.red_notice.box import ANGELA, JESSAH, NOBODY, RedNoticeBox

NOWHERE: Final = -1
NONE: Final = -1

SETUP: Final = 0
PROGRAMMING: Final = 1
RESOLUTION: Final = 2
OVER: Final = 3
PHASES: Final = ("setup", "programming", "resolution", "over")

NO_WINNER: Final = -1

# Why a match is over.
UNDECIDED: Final = 0
GOAL: Final = 1
CAPTURED: Final = 2
RESIGNED: Final = 3
ROUND_CAP: Final = 4
IMPOSSIBLE_GOAL: Final = 5
ABANDONED: Final = 6
REASONS: Final = ("", "goal", "captured", "resigned", "round_cap", "impossible_goal", "abandoned")

NO_UPGRADE: Final = -1
FALLBACK: Final = -2  # no upgrade is left


@mypyc_attr(acyclic=True)
class RedNotice(State):
    """Things are numbers in the order of the edition. Sets of continents and routes are bits."""

    def __init__(self, box: RedNoticeBox) -> None:
        super().__init__(box)
        self.box = box
        # The round: public, but for the face-down tokens and the cards to come.
        self.round = 0
        self.phase = SETUP
        self.initiative = ANGELA
        self.deck: list[int] = []  # nobody: the action cards of this cycle, a row for each round; rows laid are public
        self.position = NOWHERE  # the card being resolved
        self.owner: list[int] = [NOBODY] * box.slots  # whose token lies in each slot
        self.token: list[int] = [NONE] * box.slots  # its owner, all once its card is resolved: which it is
        self.placed = 0  # how many tokens lie in the row
        self.actor = NOBODY  # whose card turn it is
        self.forfeited = False  # a capture has cost Jessah the rest of this card (`capture_ends`)
        # Tokens.
        self.bag: list[int] = []  # nobody: Angela's tokens of this cycle in the order of drawing, then Jessah's
        self.held: list[int] = [0] * (2 * len(box.values))  # each her owner: see `holds`
        self.used: list[int] = [0] * (2 * len(box.values))  # public: set aside in this cycle
        # Cheques.
        self.pile: list[int] = []  # nobody: the top card last
        self.bottom = 0  # public: so many cards at the bottom of the pile are known to all
        self.hands: list[int] = [0] * (2 * len(box.cheques))  # each her owner: see `has`
        self.sizes: list[int] = [0, 0]  # public: of the hands
        self.cashed: list[int] = []  # public, in order: numbered as in `hands`
        self.totals: list[int] = [0, 0]  # public
        self.start_cheques: list[int] = [NONE, NONE]  # public
        self.seen_hand: list[int] = []  # Jessah, after a look at Angela's hand: per kind, what has not left it since
        # The map.
        self.jessah = NOWHERE  # public: her city
        self.angela = NOWHERE  # Angela: her city
        self.seen = NOWHERE  # public: Angela's city while all know it
        self.route: list[int] = []  # Angela: where she has been, see `visit`
        self.white_radars = 0  # public: bits of continents
        self.black_radars = 0  # public
        self.white_barriers = 0  # public: bits of routes
        self.black_barriers = 0  # public
        self.lost_radars = 0  # public: out of the game (`lawyer_tokens`)
        self.lost_barriers = 0  # public
        self.security = box.security_start  # public
        self.triggered: list[int] = []  # Angela: the cities in which she set off radars not announced yet
        self.spent = 0  # Angela: bits of the white radars among these
        self.unannounced = False  # public: whether a list of radars is still owed (`announce_at`)
        self.clues: list[tuple[int, ...]] = []  # public: all that was said of Angela's whereabouts, see `clues.py`
        # Identities and upgrades.
        self.identities: list[int] = []  # public: in play
        self.used_identities = 0  # public: bits of identities
        self.captures = 0  # public
        self.escape = NONE  # public: the identity whose effect is being resolved
        self.upgrade_deck: list[int] = []  # nobody: the next card last
        self.shown: list[int] = []  # public
        self.owned: list[int] = []  # public
        self.gone: list[int] = []  # public, in order
        self.gained = NO_UPGRADE  # public: the upgrade whose effect is being resolved, or FALLBACK
        # The end.
        self.winner = NO_WINNER  # public
        self.reason = UNDECIDED  # public

    def clone(self) -> "RedNotice":
        s = RedNotice(self.box)
        self.copy_agenda_to(s)
        s.round = self.round
        s.phase = self.phase
        s.initiative = self.initiative
        s.deck = self.deck.copy()
        s.position = self.position
        s.owner = self.owner.copy()
        s.token = self.token.copy()
        s.placed = self.placed
        s.actor = self.actor
        s.forfeited = self.forfeited
        s.bag = self.bag.copy()
        s.held = self.held.copy()
        s.used = self.used.copy()
        s.pile = self.pile.copy()
        s.bottom = self.bottom
        s.hands = self.hands.copy()
        s.sizes = self.sizes.copy()
        s.cashed = self.cashed.copy()
        s.totals = self.totals.copy()
        s.start_cheques = self.start_cheques.copy()
        s.seen_hand = self.seen_hand.copy()
        s.jessah = self.jessah
        s.angela = self.angela
        s.seen = self.seen
        s.route = self.route.copy()
        s.white_radars = self.white_radars
        s.black_radars = self.black_radars
        s.white_barriers = self.white_barriers
        s.black_barriers = self.black_barriers
        s.lost_radars = self.lost_radars
        s.lost_barriers = self.lost_barriers
        s.security = self.security
        s.triggered = self.triggered.copy()
        s.spent = self.spent
        s.unannounced = self.unannounced
        s.clues = self.clues.copy()
        s.identities = self.identities.copy()
        s.used_identities = self.used_identities
        s.captures = self.captures
        s.escape = self.escape
        s.upgrade_deck = self.upgrade_deck.copy()
        s.shown = self.shown.copy()
        s.owned = self.owned.copy()
        s.gone = self.gone.copy()
        s.gained = self.gained
        s.winner = self.winner
        s.reason = self.reason
        return s

    # -- questions in the words of the game --------------------------------------------------------------------

    def cycle_round(self) -> int:
        """RN-ROUND-02 Three rounds form a cycle."""
        return (self.round - 1) % self.box.rounds_per_cycle + 1

    def row(self) -> list[int]:
        """The action cards of this round."""
        if not self.round:
            return []
        start = (self.cycle_round() - 1) * self.box.row
        return self.deck[start : start + self.box.row]

    def card(self) -> int:
        """The action card being resolved."""
        return self.deck[(self.cycle_round() - 1) * self.box.row + self.position]

    def holds(self, seat: int, token: int) -> int:
        """How many tokens of a value a seat holds."""
        return self.held[seat * len(self.box.values) + token]

    def has(self, seat: int, kind: int) -> int:
        """How many cheques of a kind a seat has in hand."""
        return self.hands[seat * len(self.box.cheques) + kind]

    def city_of(self, seat: int) -> int:
        return self.jessah if seat == JESSAH else self.angela

    def supply_radars(self) -> int:
        board = self.white_radars | self.black_radars
        return self.box.radars - self.lost_radars - board.bit_count()

    def supply_barriers(self) -> int:
        board = self.white_barriers | self.black_barriers
        return self.box.barriers - self.lost_barriers - board.bit_count()

    def unused_identities(self) -> list[int]:
        return [identity for identity in self.identities if not self.used_identities >> identity & 1]

    def caught(self) -> bool:
        """RN-CAP-03 Whether a capture is being resolved: its identity is not turned face down yet."""
        return self.captures > self.used_identities.bit_count()

    def visit(self, city: int) -> None:
        """RN-MOVE-13 Angela notes where she is, and in which round."""
        self.angela = city
        self.route.append(self.round * len(self.box.cities) + city)

    def returns(self) -> list[float]:
        if self.winner == NO_WINNER:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == ANGELA else [-1.0, 1.0]

    def trail(self) -> int:
        """What was turned up or said of Angela's whereabouts."""
        return hash((self.position, self.round, len(self.clues), self.clues[-1] if self.clues else ()))

    def secret(self, seat: int) -> int:
        """Where Angela is; hands and tokens are too many to tell decisions apart by."""
        return self.angela if seat == ANGELA else 0

    def open_window(self, name: str) -> None:
        """Open the window of a decision, the only one open, if this table has a limit for it."""
        limit = self.box.limits.get(name, 0)
        self.windows = (Window(name, limit),) if limit else ()
