"""Fair shuffles, the server's part: a new secret for each start, and the envelopes (docs/fair-shuffles.md)."""

import secrets

import msgspec

from cavale.core.shuffle import RECIPE, Envelope, Shuffle, commitment


class Sealed(msgspec.Struct, frozen=True, omit_defaults=True):
    """The envelope of a chair before the match."""

    commitment: str = ""  # empty: this seat owes a new one, since a start was called off
    contribution: str = ""  # once it is open


class CalledOff(msgspec.Struct, frozen=True):
    """A start that did not become a match."""

    start: int
    shut: tuple[int, ...]  # seats whose envelope nobody opened


def new_seed() -> str:
    return secrets.token_hex(32)


def shuffle(seed: str, envelopes: dict[int, Sealed], start: int = 1) -> Shuffle:
    """The dice of a match, from envelopes that are all open."""
    opened = tuple(Envelope(seat, each.commitment, each.contribution) for seat, each in sorted(envelopes.items()))
    return Shuffle(seed, commitment(seed), recipe=RECIPE, start=start, envelopes=opened)
