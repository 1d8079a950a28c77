"""The chance of whoever plays anything, for tests."""

from collections.abc import Sequence
from typing import TypeVar

from cavale.core.dice import FastDice

T = TypeVar("T")


class Chance:
    """Dice of a player; not those of the match."""

    def __init__(self, seed: int) -> None:
        self._dice = FastDice(seed)

    def likely(self, share: float) -> bool:
        return self._dice.below("share", 1000) < share * 1000

    def choice(self, items: Sequence[T]) -> T:
        return items[self._dice.below("choice", len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        return [items[place] for place in self._dice.permutation("order", len(items))]
