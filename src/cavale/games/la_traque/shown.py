"""Cards by their names, as people are shown them."""

from cavale.games.la_traque.events import EverythingShown
from cavale.games.la_traque.state import LaTraque


def cards(s: LaTraque, clues: list[int], others: list[int]) -> tuple[str, ...]:
    """Cards by name, in the order of the edition: when they came tells nothing."""
    found: list[str] = []
    for kind, count in enumerate(clues):
        found += [s.box.names[kind]] * count
    return tuple(found + [s.box.names[card] for card in sorted(others)])


def everything(s: LaTraque) -> EverythingShown:
    """What was hidden until the end."""
    seats = range(s.box.seats)
    return EverythingShown(
        hands=tuple([cards(s, _of(s, s.hand, seat), s.hand_cards[seat]) for seat in seats]),
        reserves=tuple([cards(s, _of(s, s.reserve, seat), s.reserve_cards[seat]) for seat in seats]),
        under=tuple([cards(s, _of(s, s.under, agent), s.under_cards[agent]) for agent in range(len(s.where))]),
    )


def _of(s: LaTraque, counts: list[int], owner: int) -> list[int]:
    """How many of each kind of clue somebody has."""
    return counts[owner * s.box.kinds : (owner + 1) * s.box.kinds]
