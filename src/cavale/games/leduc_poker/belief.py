"""What a seat can believe of a hand of Leduc poker: the card it does not see is any card left, all equally likely."""

from cavale.core import agenda
from cavale.core.action import Action
from cavale.core.belief import Belief
from cavale.core.dice import Dice
from cavale.core.table import Table
from cavale.games.leduc_poker.state import NO_CARD, Leduc, LeducBox
from cavale.games.leduc_poker.steps import HAND


class LeducBelief(Belief[Leduc]):
    """Keeps one hand with everything public, made by playing the history again; a sample differs in hidden cards."""

    def __init__(self, box: LeducBox, known: tuple[int, int], public: int, history: list[Action]) -> None:
        self._known0 = known[0]  # the card of seat 0, NO_CARD if it was not told
        self._known1 = known[1]
        free = [card for card in range(box.cards) if card not in known and card != public]
        self._free = free
        self._hand = Leduc(box)
        self._hand.private0 = free[0] if known[0] == NO_CARD else known[0]
        self._hand.private1 = free[1] if known[1] == NO_CARD else known[1]
        play_again(self._hand, public, history)

    def sample(self, dice: Dice) -> Leduc:
        s = self._hand.clone()
        free = self._free
        if self._known0 == NO_CARD:
            s.private0 = free[dice.below("belief", len(free))]
        if self._known1 == NO_CARD:
            s.private1 = free[dice.below("belief", len(free))]
            while s.private1 == s.private0:
                s.private1 = free[dice.below("belief", len(free))]
        return s


def play_again(s: Leduc, public: int, history: list[Action]) -> None:
    """Play these answers from the first; the dice show the public card that was shown."""
    t = Table(OneDraw(public - (s.private0 < public) - (s.private1 < public)))
    s.then(*HAND[1:])  # without the deal
    agenda.advance(s, t)
    for action in history:
        agenda.act(s, t, 1 if s.agenda[-1].seats(s) == 2 else 0, action)


class OneDraw(Dice):
    """Dice that draw what is already known."""

    def __init__(self, value: int) -> None:
        self._value = value

    def below(self, purpose: str, n: int) -> int:
        return self._value
