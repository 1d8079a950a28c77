"""The rules of Leduc poker, one step each."""

from typing import Final

from cavale.core.action import Action
from cavale.core.refusal import Refusal
from cavale.core.step import Step
from cavale.core.table import Table, bit
from cavale.games.leduc_poker.events import Bet, CardDealt, CardShown, HandEnded
from cavale.games.leduc_poker.state import Leduc


class Deal(Step[Leduc]):
    """LP-DEAL-01 Each player antes and is dealt one card that she alone sees."""

    def run(self, s: Leduc, t: Table) -> None:
        cards = s.box.cards
        s.private0 = t.dice.below("private", cards)
        s.private1 = s.private0 + 1 + t.dice.below("private", cards - 1)
        if s.private1 >= cards:
            s.private1 -= cards
        if t.telling:
            for seat in range(2):
                t.tell(CardDealt(seat, s.private(seat)), bit(seat))


class Answer(Step[Leduc]):
    """LP-BET-01 The players answer in turn, seat 0 first in each round: fold, call or raise."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seats(self, s: Leduc) -> int:
        return 2 if self.seat else 1

    def options(self, s: Leduc, seat: int) -> list[Action]:
        """LP-BET-02 Only a raise can be folded to. LP-BET-03 At most two raises in a round."""
        if s.paid0 == s.paid1:
            return s.box.open_options
        return s.box.facing_options if s.raised < s.box.raises else s.box.capped_options

    def why_not(self, s: Leduc, seat: int, action: Action) -> Refusal | None:
        if seat != self.seat:
            return Refusal("LP-BET-01", "leduc-other-turn", {"seat": self.seat}, f"seat:{self.seat}")
        if action is s.box.fold:
            return Refusal("LP-BET-02", "leduc-nothing-to-fold")
        return Refusal("LP-BET-03", "leduc-no-raise-left", {"raises": s.box.raises})

    def run(self, s: Leduc, t: Table) -> None:
        action = s.answer(self.seat)
        s.answers = s.answers * 4 + action.index + 1
        s.acted += 1
        if t.telling:
            t.tell(Bet(self.seat, action.verb))
        if action is s.box.fold:
            s.folded = self.seat
            s.agenda = [END]  # nothing else is to come
            return
        self.pay(s, action)
        if action is s.box.raise_ or s.acted == 1:
            s.push(ANSWER0 if self.seat else ANSWER1)

    def pay(self, s: Leduc, action: Action) -> None:
        """LP-BET-04 A call matches what the other has paid; a raise adds 2, in the second round 4."""
        due = max(s.paid0, s.paid1)
        if action is s.box.raise_:
            due += s.box.stakes[s.round]
            s.raised += 1
        if self.seat:
            s.paid1 = due
        else:
            s.paid0 = due


class PublicCard(Step[Leduc]):
    """LP-BET-05 After the first round one more card is shown to both, and a second round follows."""

    def run(self, s: Leduc, t: Table) -> None:
        card = t.dice.below("public", s.box.cards - 2)
        low, high = (s.private0, s.private1) if s.private0 < s.private1 else (s.private1, s.private0)
        if card >= low:
            card += 1
        if card >= high:
            card += 1
        s.public = card
        s.round = 1
        s.raised = 0
        s.acted = 0
        if t.telling:
            t.tell(CardShown(card))


class End(Step[Leduc]):
    """LP-SHOW-01 The card that pairs the public one wins.

    LP-SHOW-02 Otherwise the higher rank. LP-SHOW-03 Equal ranks share the pot. LP-SHOW-04 After a fold the other takes
    it, and no card is shown.
    """

    def run(self, s: Leduc, t: Table) -> None:
        if t.telling:
            t.tell(HandEnded(s.winner(), () if s.folded >= 0 else (s.private0, s.private1)))


DEAL: Final = Deal()
ANSWER0: Final = Answer(0)
ANSWER1: Final = Answer(1)
PUBLIC_CARD: Final = PublicCard()
END: Final = End()

HAND: Final = (DEAL, ANSWER0, PUBLIC_CARD, ANSWER0, END)  # the sequence of play
