"""Fair shuffles: the server promises a seed, the players seal what they add, and all of it is opened and shown."""

import hashlib
import hmac
from collections.abc import Iterable

import msgspec

from cavale.core.dice import SealedDice
from cavale.core.record import Record

FORMER = 1  # entropy was added in the open, by the owner last
RECIPE = 2  # sealed envelopes, opened at the start
MOST = 1_000_000  # starts of one table


class Envelope(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat adds to the shuffle: first its seal is shown, then it is opened."""

    seat: int
    commitment: str  # the seal, shown before the start
    contribution: str  # 32 random bytes in hex


class Shuffle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the dice of a match are seeded (docs/fair-shuffles.md)."""

    seed: str  # the server's secret, hex; shown when the match is over
    commitment: str  # SHA-256 of the seed, shown before anybody adds to it
    entropy: tuple[str, ...] = ()  # former recipe: what each person added, in seating order
    recipe: int = FORMER
    start: int = 1  # which start of the table it was: those before were called off
    envelopes: tuple[Envelope, ...] = ()  # in seating order


def commitment(seed: str) -> str:
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def seal(promise: str, seat: int, contribution: str) -> str:
    """The commitment of a seat. It fits one seat at one start of one table: nobody can copy it or use it elsewhere."""
    sealed = f"cavale envelope\n{promise}\n{seat}\n{contribution}"
    return hashlib.sha256(sealed.encode()).hexdigest()


def seals(promise: str, seats: int, contribution: str) -> list[str]:
    """The same contribution sealed for each seat: for whoever does not know yet where she will sit."""
    return [seal(promise, seat, contribution) for seat in range(seats)]


def dice_seed(shuffle: Shuffle) -> bytes:
    """The key of the match's dice: nobody alone could have chosen it."""
    return hmac.new(bytes.fromhex(shuffle.seed), _added(shuffle).encode(), hashlib.sha256).digest()


def _added(shuffle: Shuffle) -> str:
    """Contributions have one length and seats are numbers: no two lists of envelopes read the same."""
    if shuffle.recipe == FORMER:
        return "\n".join(shuffle.entropy)
    return "".join(f"{envelope.seat}:{envelope.contribution}\n" for envelope in shuffle.envelopes)


def keeps_promise(shuffle: Shuffle) -> bool:
    """Whether the seed is the one that was promised."""
    try:
        return hmac.compare_digest(commitment(shuffle.seed), shuffle.commitment)
    except ValueError:
        return False


def why_not_sealed(shuffle: Shuffle) -> str:
    """What is wrong with the envelopes: `recipe`, `order` or `seal`; empty if nothing is."""
    if shuffle.recipe not in (FORMER, RECIPE):
        return "recipe"
    if (shuffle.envelopes if shuffle.recipe == FORMER else shuffle.entropy) or not 1 <= shuffle.start <= MOST:
        return "recipe"  # what belongs to the other recipe, or to none
    seats = [envelope.seat for envelope in shuffle.envelopes]
    if seats != sorted(set(seats)) or any(seat < 0 for seat in seats):
        return "order"
    return "" if all(fits(shuffle.commitment, envelope) for envelope in shuffle.envelopes) else "seal"


def fits(promise: str, envelope: Envelope) -> bool:
    """Whether an open envelope is the one that was sealed."""
    return is_contribution(envelope.contribution) and hmac.compare_digest(
        seal(promise, envelope.seat, envelope.contribution).encode(), envelope.commitment.encode()
    )


def is_contribution(text: str) -> bool:
    return len(text) == 64 and set(text) <= set("0123456789abcdef")


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
