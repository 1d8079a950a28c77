"""The box and the state of the toy: every field, and who knows it."""

import msgspec

from cavale.core.edition import Edition
from cavale.core.state import Box, State
from cavale.core.window import Window

NOBODY = -1
CLAIMS = ("honest", "spy")
LIMITS = {"lay": 45_000, "dark": 15_000, "walk": 60_000, "grab": 10_000}

# What a capture owes, in the queue of triggers: a kind and a seat.
GAIN, CHOOSE, ROLL = 0, 1, 2


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    places: int
    cards: int
    hand: int
    coins: int
    claims: int
    moves: int
    cameras: int


class ToyEdition(Edition, frozen=True, forbid_unknown_fields=True):
    numbers: Numbers


class ToyBox(Box):
    def __init__(self, numbers: Numbers, rounds: int, spies: bool, seats: int, live: bool) -> None:
        super().__init__(seats, live)
        self.numbers = numbers
        self.rounds = rounds
        self.spies = spies
        add = self.actions.add
        places = range(numbers.places)
        self.lay = [add("lay", {"card": card}) for card in range(numbers.cards)]
        self.lock = add("lock")
        self.peek = [add("peek", {"player": seat}) for seat in range(seats)]
        self.sleep = add("sleep")
        self.mark = [add("mark", {"place": place}) for place in places]
        self.confirm = add("confirm")
        self.go = [add("go", {"place": place}) for place in places]
        self.done = add("done")
        self.pay = add("pay")
        self.block = [add("block", {"place": place}) for place in places]
        self.stance = [add("stance", {"to": to}) for to in ("left", "right")]
        self.hop = [add("hop", {"place": place}) for place in places]
        self.surrender = add("surrender")
        self.claims = [add("claim", {"what": what}) for what in CLAIMS]
        self.bribe = add("bribe")
        self.flee = add("flee")
        self.grab = add("grab")
        self.leave = add("leave")


class Toy(State):
    def __init__(self, box: ToyBox) -> None:
        super().__init__(box)
        seats = box.seats
        self.box = box
        self.round = 0  # public
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # each its owner: cards in hand
        self.laid: list[list[int]] = [[] for _ in range(seats)]  # each its owner: the card laid in each round
        self.revealed: list[tuple[int, ...]] = []  # public: the cards of each round, without their owners
        self.spy = NOBODY  # the spy: who it is
        self.through = False  # the spy: whether this round's look is used or declined
        self.seen: list[tuple[int, int]] = []  # the spy: round and player whose card was looked at
        self.cameras: tuple[int, ...] = ()  # public
        self.blocked = 0  # public: places that cannot be entered this round, as bits
        self.coins = [box.numbers.coins] * seats  # public
        self.said = [0] * seats  # public: claims made
        self.claims: list[tuple[int, int]] = []  # public: seat and index of the claim
        self.path: tuple[int, ...] = ()  # the runner: this round's path
        self.place = 0  # the runner: where she is
        self.alarms = 0  # public: cameras on the path
        self.hunter_at = 0  # public
        self.direction = 1  # public: 1 or -1 around the ring
        self.inspected: tuple[int, ...] = ()  # public: places the hunter looked at in vain this round
        self.found = NOBODY  # public: where the runner was caught this round
        self.owed: list[tuple[int, int]] = []  # public: the queue of triggers, kind and seat
        self.grabbed: list[int] = []  # public: who grabbed in each round, NOBODY if nobody did

    @property
    def runner(self) -> int:
        return (self.round - 1) % self.box.seats

    @property
    def hunter(self) -> int:
        return self.round % self.box.seats

    def clone(self) -> "Toy":
        s = Toy(self.box)
        self.copy_agenda_to(s)
        s.round = self.round
        s.hands = [hand.copy() for hand in self.hands]
        s.laid = [cards.copy() for cards in self.laid]
        s.revealed = self.revealed.copy()
        s.spy = self.spy
        s.through = self.through
        s.seen = self.seen.copy()
        s.cameras = self.cameras
        s.blocked = self.blocked
        s.coins = self.coins.copy()
        s.said = self.said.copy()
        s.claims = self.claims.copy()
        s.path = self.path
        s.place = self.place
        s.alarms = self.alarms
        s.hunter_at = self.hunter_at
        s.direction = self.direction
        s.inspected = self.inspected
        s.found = self.found
        s.owed = self.owed.copy()
        s.grabbed = self.grabbed.copy()
        return s

    def open_for(self, name: str) -> None:
        """Open a window, if people play. The dark is held to its full length."""
        if self.box.live:
            self.open(Window(name, LIMITS[name], LIMITS[name] if name == "dark" else 0))

    def returns(self) -> list[float]:
        return [float(self.coins[seat] + 2 * self.grabbed.count(seat)) for seat in range(self.box.seats)]
