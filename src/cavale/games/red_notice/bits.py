"""Bits: sets of places as numbers, and what lies at these places."""

from cavale.core.action import Action


def chosen_from(actions: list[Action], places: int) -> list[Action]:
    """The actions at these places."""
    found: list[Action] = []
    while places:
        lowest = places & -places
        found.append(actions[lowest.bit_length() - 1])
        places ^= lowest
    return found


def all_but(actions: list[Action], places: int) -> list[Action]:
    """The actions at all other places."""
    left = actions.copy()
    while places:
        highest = places.bit_length() - 1
        del left[highest]
        places ^= 1 << highest
    return left
