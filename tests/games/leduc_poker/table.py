"""A hand of Leduc poker for tests: `hand("K", "J", public="Q")` deals these ranks, `play("call raise fold")` plays."""

from cavale import catalog
from cavale.core.action import Action
from cavale.core.dice import FastDice, ScriptedDice
from cavale.core.match import Match
from cavale.games.leduc_poker import GAME

EDITION = catalog.default_edition(GAME)
RANKS = "JQK"


class Hand:
    def __init__(self, match: Match) -> None:
        self.match = match

    def play(self, answers: str) -> "Hand":
        """The seats answer in turn."""
        for verb in answers.split():
            self.match.play(self.match.asked()[0], self.action(verb))
        return self

    def action(self, verb: str) -> Action:
        action = self.match.box.actions.find(verb, {})
        assert action is not None
        return action

    def options(self) -> str:
        return " ".join(action.verb for action in self.match.options_of(self.match.asked()[0]))

    def why_not(self, verb: str, seat: int) -> str:
        refusal = self.match.why_not(seat, self.action(verb))
        assert refusal is not None
        return refusal.rule

    def asks(self, seat: int) -> "Hand":
        assert self.match.asked() == [seat]
        return self

    def paid(self, first: int, second: int) -> "Hand":
        assert self.match.view(0).paid == (first, second)
        return self

    def won(self, first: float, second: float) -> "Hand":
        assert self.match.over
        assert self.match.state.returns() == [first, second]
        return self


def hand(first: str = "Q", second: str = "J", public: str = "K", edition: dict[str, str] | None = None) -> Hand:
    """A hand in which these ranks are dealt."""
    cards: list[int] = []
    for rank in (first, second, public):
        low = 2 * RANKS.index(rank)
        cards.append(low + 1 if low in cards else low)
    one, two, shown = cards
    numbers = {
        "private": [one, (two - one - 1) % 6],  # the second is counted from the card after the first
        "public": [shown - (one < shown) - (two < shown)],  # among the cards left
    }
    dice = ScriptedDice(numbers, {}, FastDice(0))
    return Hand(Match(GAME, edition or EDITION, dice, seats=2))
