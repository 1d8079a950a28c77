"""A bot that takes any option."""

from cavale.core.action import Action
from cavale.core.bot import Bot, Sight
from cavale.core.dice import FastDice


class RandomBot(Bot):
    """Plays uniformly at random: the baseline that every other bot must beat."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def act(self, sight: Sight) -> Action:
        dice = FastDice(
            self._seed ^ (16 * len(sight.told) + len(sight.draft)) << 32
        )  # servers make bots anew each time
        return sight.options[dice.below("option", len(sight.options))]
