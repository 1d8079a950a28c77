"""The state of a hand of Leduc poker."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cavale.core.action import Action
from cavale.core.state import Box, State

NO_CARD: Final = -1


class LeducBox(Box):
    """Cards are numbers; the rank of a card is the card divided by the number of suits."""

    def __init__(self, suits: int, ranks: int, ante: int, raises: int, stakes: tuple[int, int], live: bool) -> None:
        super().__init__(2, live)
        self.suits = suits
        self.cards = suits * ranks
        self.ante = ante
        self.raises = raises
        self.stakes = list(stakes)
        self.fold = self.actions.add("fold")
        self.call = self.actions.add("call")
        self.raise_ = self.actions.add("raise")
        self.open_options = [self.call, self.raise_]  # nothing to pay yet
        self.facing_options = [self.fold, self.call, self.raise_]  # a raise to pay
        self.capped_options = [self.fold, self.call]  # a raise to pay, and no raise left


@mypyc_attr(acyclic=True)
class Leduc(State):
    """One hand."""

    def __init__(self, box: LeducBox) -> None:
        super().__init__(box)
        self.box = box
        self.round: i64 = 0  # 0 before the public card, 1 after it
        self.private0: i64 = NO_CARD  # the card of seat 0
        self.private1: i64 = NO_CARD  # the card of seat 1
        self.public: i64 = NO_CARD  # the card for both, NO_CARD until the second round
        self.paid0: i64 = box.ante  # what seat 0 has in the pot
        self.paid1: i64 = box.ante  # what seat 1 has in the pot
        self.raised: i64 = 0  # raises in this round
        self.acted: i64 = 0  # answers in this round
        self.folded: i64 = -1  # the seat that gave up
        self.answers = 0  # all answers in order, a digit of base 4 each: the index of the action, plus 1

    def clone(self) -> "Leduc":
        s = Leduc(self.box)
        self.copy_agenda_to(s)
        s.round = self.round
        s.private0 = self.private0
        s.private1 = self.private1
        s.public = self.public
        s.paid0 = self.paid0
        s.paid1 = self.paid1
        s.raised = self.raised
        s.acted = self.acted
        s.folded = self.folded
        s.answers = self.answers
        return s

    def trail(self) -> int:
        return self.public + 1

    def secret(self, seat: int) -> int:
        return self.private(seat) // self.box.suits

    def history(self) -> list[Action]:
        """All answers in order; the round changes where a call ends it."""
        history: list[Action] = []
        rest = self.answers
        while rest:
            history.append(self.box.actions.all[rest % 4 - 1])
            rest //= 4
        return history[::-1]

    def private(self, seat: int) -> int:
        return self.private1 if seat else self.private0

    def paid(self, seat: int) -> int:
        return self.paid1 if seat else self.paid0

    def winner(self) -> int:
        """The seat that takes the pot, or -1 if it is shared."""
        if self.folded >= 0:
            return 1 - self.folded
        suits = self.box.suits
        rank0, rank1, paired = self.private0 // suits, self.private1 // suits, self.public // suits
        if rank0 == rank1:
            return -1
        if rank0 == paired:
            return 0
        if rank1 == paired:
            return 1
        return 0 if rank0 > rank1 else 1

    def returns(self) -> list[float]:
        winner = self.winner()
        if winner < 0:
            return [0.0, 0.0]
        stake = float(self.paid(1 - winner))
        return [stake, -stake] if winner == 0 else [-stake, stake]
