"""Plans for a turn: what could be done now, and where it leads. A search tries them out."""

from typing import Final

from cavale.core.action import Action
from cavale.games.la_traque import box as codes
from cavale.games.la_traque.chase import Chase
from cavale.games.la_traque.prices import Prices
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.taste import Taste
from cavale.games.la_traque.terms import NONE

PLACES_TRIED: Final = 4
LOSS: Final = -10.0  # an objective that seems to lose more is not tried


class Plan:
    """An action, and the fugitive that is pursued from then on, if any. What comes after is routine."""

    def __init__(self, first: Action, slot: int = NONE) -> None:
        self.first: Final = first
        self.slot: Final = slot

    @property
    def aimed(self) -> bool:
        return self.slot != NONE


def plans(s: LaTraque, seat: int, options: list[Action], prices: Prices) -> list[Plan]:
    """For the action of a turn. What is of no use to anybody is left out."""
    taste = Taste(s, seat, prices)
    chase = Chase(s, seat, taste)
    found: list[Plan] = []
    for slot in chase.targets():
        first = chase.towards(slot)
        if first is not None and first in options:
            found.append(Plan(first, slot))
    for action in options:
        if _is_of_use(s, taste, action):
            found.append(Plan(action))
    if taste.left:
        found += _looks(s, taste, chase.lacking(), options)
    stored = chase.store(options)
    if stored is not None:
        found.append(Plan(stored))
    return found


def _is_of_use(s: LaTraque, taste: Taste, action: Action) -> bool:
    code = s.box.code[action.index]
    if code == codes.OBJECTIVE:
        return taste.action(action) > LOSS
    if code in (codes.ACTIVATE, codes.MISSION, codes.COOPERATION):
        return taste.action(action) > 0.0
    return code in (codes.CAPTURE, codes.DESTINY, codes.PASS)


def _looks(s: LaTraque, taste: Taste, lacking: list[float], options: list[Action]) -> list[Plan]:
    """The places that promise most."""
    ranked: list[tuple[float, int]] = []
    for number, action in enumerate(options):
        if s.box.code[action.index] == codes.INVESTIGATE:
            ranked.append((-taste.place(s.box.number[action.index], lacking), number))
    ranked.sort()
    return [Plan(options[number]) for _, number in ranked[:PLACES_TRIED]]
