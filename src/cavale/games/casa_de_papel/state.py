"""The state of a match of La Casa de Papel: every field, and who knows it."""

from typing import Final

from mypy_extensions import mypyc_attr

from cavale.core.action import Action
from cavale.core.state import State
from cavale.core.window import Window
from cavale.games.casa_de_papel.box import RAQUEL, CasaBox, team_of

NOBODY: Final = -1
NO_CARD: Final = -1

# The phases of CP-ROUND-01, and what lies between them.
SETUP: Final = 0
CHOICE: Final = 1
DEBATE: Final = 2
SELECTION: Final = 3
RESOLUTION: Final = 4
APPOINTMENT: Final = 5
ACCUSATION: Final = 6
OVER: Final = 7
PHASES: Final = ("setup", "choice", "debate", "selection", "resolution", "appointment", "accusation", "over")

# Who has won.
UNDECIDED: Final = -1
RED_WINS: Final = 0
BLUE_WINS: Final = 1
NOBODY_WINS: Final = 2


class Claim:
    """Something said in public, true or not, with when and by whom (CP-NET-02)."""

    def __init__(self, round: int, phase: int, seat: int, action: Action) -> None:
        self.round: Final = round
        self.phase: Final = phase
        self.seat: Final = seat
        self.action: Final = action


def noted(round: int, phase: int, seat: int, action: Action) -> int:
    """A claim as one number: a long debate is copied and hashed often, and read seldom."""
    return ((action.index * 8 + seat) * 8 + phase) * 16 + round


def claim_of(box: CasaBox, note: int) -> Claim:
    return Claim(note % 16, note // 16 % 8, note // 128 % 8, box.actions.all[note // 1024])


@mypyc_attr(acyclic=True)
class Casa(State):
    """Seats are numbers in seating order, kinds of cards are numbers in the order of the edition."""

    def __init__(self, box: CasaBox) -> None:
        super().__init__(box)
        seats = box.seats
        self.box = box
        self.round = 0  # public: the number of the round, 1 for the first
        self.phase = SETUP  # public
        self.dark = False  # public: whether the lights are off
        self.leader = NOBODY  # public
        self.leaders: list[int] = []  # public: the leader of each round so far
        self.loot = max(0, box.floor)  # public
        self.loots: list[int] = []  # public: the loot after each round
        self.selections: list[int] = []  # public: the selected seats of each round, as bits
        self.revealed: list[tuple[int, ...]] = []  # public: the kinds revealed in each round, in the order shown
        self.claims: list[int] = []  # public: everything claimed, each `noted` as a number
        self.speaker = NOBODY  # public: whose speech it is
        self.said: list[int] = [0] * seats  # public: claims of each seat since the count began (CP-DEB-06, CP-DEB-07)
        self.done = 0  # public: the seats that have nothing more to say, as bits
        self.heard = 0  # public: the seats that have spoken in a debate by correspondence, as bits
        self.roles: list[int] = [NOBODY] * seats  # each known to its owner; one more to the Professor; all at the end
        self.names: list[str] = [""] * seats  # nobody: the names of the role cards; all at the end
        self.left_out = NOBODY  # nobody: the role not dealt (4 players)
        self.left_out_name = ""  # nobody
        self.hands: list[int] = [0] * (seats * len(box.kinds))  # each its owner: cards in hand, see `holds`
        self.laid: list[int] = [NO_CARD] * (seats * box.rounds)  # each its owner: chosen cards, see `laid_by`
        self.looked = NOBODY  # Raquel: whose card she has looked at
        self.brought_in = NOBODY  # Raquel: whose card she has brought in
        self.put_out = NOBODY  # Raquel: whose card went out for it
        self.peeked = NOBODY  # the Professor: whose role he has seen
        self.through = False  # the character: whether the power of this blackout is used or declined
        self.accused = NOBODY  # public: whom Raquel has named
        self.winner = UNDECIDED  # public

    def clone(self) -> "Casa":
        s = Casa(self.box)
        self.copy_agenda_to(s)
        s.round = self.round
        s.phase = self.phase
        s.dark = self.dark
        s.leader = self.leader
        s.leaders = self.leaders.copy()
        s.loot = self.loot
        s.loots = self.loots.copy()
        s.selections = self.selections.copy()
        s.revealed = self.revealed.copy()
        s.claims = self.claims.copy()
        s.speaker = self.speaker
        s.said = self.said.copy()
        s.done = self.done
        s.heard = self.heard
        s.roles = self.roles.copy()
        s.names = self.names.copy()
        s.left_out = self.left_out
        s.left_out_name = self.left_out_name
        s.hands = self.hands.copy()
        s.laid = self.laid.copy()
        s.looked = self.looked
        s.brought_in = self.brought_in
        s.put_out = self.put_out
        s.peeked = self.peeked
        s.through = self.through
        s.accused = self.accused
        s.winner = self.winner
        return s

    # -- questions in the words of the game --------------------------------------------------------------------

    def holds(self, seat: int, kind: int) -> int:
        """How many cards of a kind a seat has in hand."""
        return self.hands[seat * len(self.box.kinds) + kind]

    def held(self, seat: int) -> int:
        """The kinds a seat has in hand, as bits."""
        bits = 0
        kinds = len(self.box.kinds)
        for kind in range(kinds):
            if self.hands[seat * kinds + kind]:
                bits |= 1 << kind
        return bits

    def laid_by(self, seat: int, round: int) -> int:
        """The card a seat chose in a round, NO_CARD if it has not yet."""
        return self.laid[seat * self.box.rounds + round - 1]

    def in_play(self, seat: int, round: int) -> bool:
        """Whether the card lying at a seat's place counted in a round, an exchange included."""
        if round == self.box.raquel_round and self.brought_in != NOBODY:
            if seat == self.brought_in:
                return True
            if seat == self.put_out:
                return False
        return bool(self.selections[round - 1] >> seat & 1)

    def raquel(self) -> int:
        return self.roles.index(RAQUEL)

    def eligible(self) -> int:
        """CP-LED-02..06 The seats that may be appointed, as bits."""
        everyone = (1 << self.box.seats) - 1
        led = 0
        for seat in self.leaders:
            led |= 1 << seat
        new = everyone & ~led
        others = everyone & ~(1 << self.leader)
        if not new:
            return others
        if not self.box.repeat_any or self.box.rounds <= self.box.seats:
            return new
        return others if self.box.rounds - self.round > new.bit_count() else new  # the second term is still to come

    def returns(self) -> list[float]:
        if self.winner not in {RED_WINS, BLUE_WINS}:
            return [0.0] * self.box.seats
        return [1.0 if team_of(role) == self.winner else -1.0 for role in self.roles]

    def open_window(self, name: str) -> None:
        """Open the window of a phase, if this table has a limit for it. A blackout is held to its full length."""
        limit = self.box.limits.get(name, 0)
        if limit:
            self.open(Window(name, limit, limit if name in {"blackout", "reveal"} else 0))
