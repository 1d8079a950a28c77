"""Loaded dice, for tests."""

from cavale.core.dice import Dice, SealedDice


class LoadedDice(Dice):
    """Dice that show what a test says next, and otherwise what they like."""

    def __init__(self, seed: bytes) -> None:
        self._rest = SealedDice(seed)
        self._next: dict[str, list[int]] = {}

    def load(self, purpose: str, value: int) -> None:
        self._next.setdefault(purpose, []).append(value)

    def below(self, purpose: str, n: int) -> int:
        loaded = self._next.get(purpose)
        return loaded.pop(0) if loaded else self._rest.below(purpose, n)
