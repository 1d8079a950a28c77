"""What never changes in the toy, whatever happens."""

from cavale.core.match import Match
from core.toy.state import Toy


def check(match: Match) -> None:
    s = match.state
    assert isinstance(s, Toy)
    cards = [card for seat in range(match.seats) for card in (*s.hands[seat], *s.laid[seat])]
    assert len(cards) == len(set(cards)) == match.seats * s.box.numbers.hand
    assert min(s.coins) >= 0
    assert max(s.said) <= s.box.numbers.claims
