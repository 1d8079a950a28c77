"""A bot that takes any option."""

from cavale.core.action import Action
from cavale.core.bot import Bot, Sight
from cavale.core.dice import FastDice


class RandomBot(Bot):
    """Plays uniformly at random: the baseline that every other bot must beat."""

    def __init__(self, seed: int) -> None:
        self._dice = FastDice(seed)

    def act(self, sight: Sight) -> Action:
        return sight.options[self._dice.below("option", len(sight.options))]
