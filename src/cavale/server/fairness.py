"""Fair shuffles: the seed is promised before it is used, mixed with what the players add, and shown at the end."""

import hashlib
import hmac
import secrets
from collections.abc import Mapping

import msgspec


class Shuffle(msgspec.Struct, frozen=True):
    """How the dice of a match are seeded (docs/fair-shuffles.md)."""

    seed: str  # the server's secret, hex; shown when the match is over
    commitment: str  # SHA-256 of the seed, shown from the start
    entropy: tuple[str, ...]  # what each person added, in seating order, sealed until the start


def new_seed() -> str:
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def shuffle(seed: str, entropy: Mapping[int, str]) -> Shuffle:
    return Shuffle(seed, commitment(seed), tuple(entropy[seat] for seat in sorted(entropy)))


def dice_seed(shuffle: Shuffle) -> bytes:
    """The key of the match's dice: nobody alone could have chosen it."""
    added = "\n".join(shuffle.entropy)
    return hmac.new(bytes.fromhex(shuffle.seed), added.encode(), hashlib.sha256).digest()
