"""Fair shuffles: the seed is promised before it is used, mixed with what the players add, and shown at the end."""

import hashlib
import hmac
from collections.abc import Iterable

import msgspec

from cavale.core.dice import SealedDice
from cavale.core.record import Record


class Shuffle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the dice of a match are seeded (docs/fair-shuffles.md)."""

    seed: str  # the server's secret, hex; shown when the match is over
    commitment: str  # SHA-256 of the seed, shown from the start
    entropy: tuple[str, ...]  # what each person added, in seating order, sealed until the start


def commitment(seed: str) -> str:
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def dice_seed(shuffle: Shuffle) -> bytes:
    """The key of the match's dice: nobody alone could have chosen it."""
    added = "\n".join(shuffle.entropy)
    return hmac.new(bytes.fromhex(shuffle.seed), added.encode(), hashlib.sha256).digest()


def keeps_promise(shuffle: Shuffle) -> bool:
    """Whether the seed is the one that was promised."""
    try:
        return hmac.compare_digest(commitment(shuffle.seed), shuffle.commitment)
    except ValueError:
        return False


def first_foreign_draw(shuffle: Shuffle, records: Iterable[Record]) -> int | None:
    """The number of the first record with a draw that these dice would not have given."""
    dice = SealedDice(dice_seed(shuffle))
    for number, record in enumerate(records):
        for purpose, n, value in record.draws:
            if n < 1:
                return number
            drawn = dice.permutation(purpose, n) if isinstance(value, list) else dice.below(purpose, n)
            if drawn != value:
                return number
    return None
