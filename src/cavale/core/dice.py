"""Dice: the only source of chance. Draws are keyed by purpose, so that a hidden draw moves no other."""

import hashlib
import hmac

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Draws whole numbers and permutations, each for a named purpose."""

    def below(self, purpose: str, n: int) -> int:
        """A number from 0 to n - 1, each with equal chance."""
        raise NotImplementedError

    def permutation(self, purpose: str, n: int) -> list[int]:
        """The numbers 0 to n - 1 in an order drawn at random."""
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(purpose, i + 1)
            order[i], order[j] = order[j], order[i]
        return order


class FastDice(Dice):
    """For simulations: one small fast generator (sfc32) for all purposes, equal in both builds.

    Each word has 32 bits and is masked by hand: a compiled i64 would wrap, an interpreted int would grow.
    """

    def __init__(self, seed: int) -> None:
        self._a: i64 = seed & 0xFFFFFFFF
        self._b: i64 = (seed >> 32) & 0xFFFFFFFF
        self._c: i64 = 0x9E3779B9
        self._count: i64 = 1
        for _ in range(12):
            self._word()

    def _word(self) -> i64:
        word: i64 = (self._a + self._b + self._count) & 0xFFFFFFFF
        self._count = (self._count + 1) & 0xFFFFFFFF
        b = self._b
        c = self._c
        self._a = b ^ (b >> 9)
        self._b = (c + ((c << 3) & 0xFFFFFFFF)) & 0xFFFFFFFF
        self._c = ((((c << 21) & 0xFFFFFFFF) | (c >> 11)) + word) & 0xFFFFFFFF
        return word

    def below(self, purpose: str, n: int) -> int:
        bound: i64 = n
        return int((self._word() * bound) >> 32)


class SealedDice(Dice):
    """For live matches: an HMAC-SHA-256 stream for each purpose, from a secret seed that can be revealed afterwards."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self._drawn: dict[str, int] = {}

    def below(self, purpose: str, n: int) -> int:
        """Rejection keeps every value equally likely; a rejected word moves only its own purpose."""
        fair = (1 << 64) - (1 << 64) % n
        while True:
            word = self._word(purpose)
            if word < fair:
                return word % n

    def _word(self, purpose: str) -> int:
        count = self._drawn.get(purpose, 0)
        self._drawn[purpose] = count + 1
        digest = hmac.new(self.seed, f"{purpose}:{count}".encode(), hashlib.sha256).digest()
        return int.from_bytes(digest[:8], "big")


class ScriptedDice(Dice):
    """For tests: what each purpose draws is written down. An unscripted draw falls to `otherwise`."""

    def __init__(self, numbers: dict[str, list[int]], orders: dict[str, list[list[int]]], otherwise: Dice) -> None:
        self._numbers = {purpose: list(values) for purpose, values in numbers.items()}
        self._orders = {purpose: list(values) for purpose, values in orders.items()}
        self._otherwise = otherwise

    def below(self, purpose: str, n: int) -> int:
        if self._numbers.get(purpose):
            return self._numbers[purpose].pop(0)
        return self._otherwise.below(purpose, n)

    def permutation(self, purpose: str, n: int) -> list[int]:
        if self._orders.get(purpose):
            return self._orders[purpose].pop(0)
        return self._otherwise.permutation(purpose, n)
