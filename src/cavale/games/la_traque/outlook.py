"""How a position looks for each seat, in clue points: what it has scored, and what it can still make of what it has."""

from typing import Final

from cavale.games.la_traque import worth
from cavale.games.la_traque.prices import Prices
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.taste import CLUE_POINTS, Taste
from cavale.games.la_traque.terms import NONE, RESEAU, TRIUMPH

VICTORY: Final = 40.0
WANTED: Final = 8.0  # the most that a point of influence is worth
HELD: Final = 0.6  # a clue that may come to nothing
RIVAL: Final = 0.25  # how much of what the best rival has is lost to a seat, and as much of what all have


def outlook(s: LaTraque, seat: int, prices: Prices) -> float:
    """The seat's own standing, less that of its rivals."""
    standings = [standing(s, each, prices) for each in range(s.box.seats)]
    own = standings.pop(seat)
    return own - RIVAL * max(standings) - RIVAL * sum(standings) / len(standings)


def standing(s: LaTraque, seat: int, prices: Prices) -> float:
    points = float(worth.VP * s.vp[seat])
    if not s.agenda:
        return points + (VICTORY / s.winners.bit_count() if s.winners >> seat & 1 else 0.0)
    taste = Taste(s, seat, prices)
    return points + _ambition(s, seat, prices) + _influence(s, seat, taste) + _cards(s, seat, taste)


def _ambition(s: LaTraque, seat: int, prices: Prices) -> float:
    """What the steps so far are worth beyond the points that they have scored."""
    faction = s.faction[seat]
    total = 0.0
    for track in range(3 if faction == RESEAU else 1):
        step = s.ambition[3 * seat + track]
        total += 0.5 * (prices.ambition(faction, 0, step, 0.0) - worth.VP * prices.points[faction][step])
    return total


def _influence(s: LaTraque, seat: int, taste: Taste) -> float:
    """Each point by what its track is wanted for, and Triumphs that only wait to be paid."""
    total = 0.0
    for track in range(3):
        total += min(s.influence[3 * seat + track], 8) * min(WANTED, taste.tracks[track])
    best = 0.0
    for card in s.visible[seat]:
        if is_paid(s, seat, s.box.cards.pay[2 * card + TRIUMPH]):
            markers = s.box.cards.marker[2 * card + TRIUMPH]
            best = max(best, taste.objective(card, TRIUMPH, markers[0] if markers else NONE))
    return total + 0.8 * best


def is_paid(s: LaTraque, seat: int, pay: list[int]) -> bool:
    """Whether the tracks hold as much, rebates aside."""
    for track in range(3):
        if pay[track] > s.influence[3 * seat + track]:
            return False
    return True


def _cards(s: LaTraque, seat: int, taste: Taste) -> float:
    """Clues wherever they lie, cards in hand, and what the HQ will still give."""
    box = s.box
    total = 0.0
    for kind in range(box.kinds):
        count = s.hand[seat * box.kinds + kind] + s.reserve[seat * box.kinds + kind]
        for agent in range(seat * box.agents, (seat + 1) * box.agents):
            count += s.under[agent * box.kinds + kind]
        total += HELD * count * CLUE_POINTS[box.cards.kind_type[kind]]
    for cards in (s.hand_cards[seat], s.reserve_cards[seat]):
        for card in cards:
            total += HELD * taste.in_hand(card, taste.left)
    for agent in range(seat * box.agents, (seat + 1) * box.agents):
        for card in s.under_cards[agent]:
            total += HELD * taste.in_hand(card, taste.left)
    for card in s.hq[seat]:
        total += taste.lasting(card, taste.left)
    return total
