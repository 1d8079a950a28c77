"""Fair shuffles, the server's part: a new secret for each match (docs/fair-shuffles.md)."""

import secrets
from collections.abc import Mapping

from cavale.core.shuffle import Shuffle, commitment


def new_seed() -> str:
    return secrets.token_hex(32)


def shuffle(seed: str, entropy: Mapping[int, str]) -> Shuffle:
    return Shuffle(seed, commitment(seed), tuple(entropy[seat] for seat in sorted(entropy)))
