"""Hunting: how likely Jessah finds Angela, and what radars and barriers would tell."""

from typing import Final

from cavale.games.red_notice.box import RedNoticeBox

NEARNESS: Final = 0.55  # how much less a city is worth with each move it is away


def best_walk(box: RedNoticeBox, chances: list[float], start: int, moves: int) -> float:
    """The chance to find her with so many moves, inspecting every city entered or stayed in."""
    if not moves:
        return 0.0
    best = 0.0
    for city in [start, *box.near[start]]:
        here = chances[city]
        chances[city] = 0.0
        found = here + best_walk(box, chances, city, moves - 1)
        chances[city] = here
        best = max(best, found)
    return best


def nearness(box: RedNoticeBox, chances: list[float], city: int) -> float:
    """How near a city is to where she may be: 1 if she is surely there."""
    total = 0.0
    away = box.distance[city]
    for other in range(len(chances)):
        if chances[other] > 0.0:
            total += chances[other] * NEARNESS ** away[other]
    return total


def spread(box: RedNoticeBox, chances: list[float], barriers: int) -> list[float]:
    """The chances after one move of hers that nobody hears of."""
    after = [0.0] * len(chances)
    for city in range(len(chances)):
        if chances[city] > 0.0:
            near, via = box.near[city], box.via[city]
            ways = [near[way] for way in range(len(near)) if not barriers >> via[way] & 1]
            share = chances[city] / (len(ways) + 1)
            after[city] += share
            for other in ways:
                after[other] += share
    return after


def sharpness(box: RedNoticeBox, chances: list[float], barriers: int, radars: int) -> float:
    """How well she would be known after one more move: the expected sum of squares, given what radars would say."""
    after = spread(box, chances, barriers)
    groups = [0.0] * (len(box.continents) + 1)
    squares = [0.0] * (len(box.continents) + 1)
    for city in range(len(after)):
        continent = box.continent_of[city]
        group = continent if radars >> continent & 1 else len(box.continents)
        groups[group] += after[city]
        squares[group] += after[city] * after[city]
    total = 0.0
    for group in range(len(groups)):
        if groups[group] > 0.0:
            total += squares[group] / groups[group]
    return total


def found_there(box: RedNoticeBox, chances: list[float], jessah: int, city: int, moves: int) -> float:
    """How likely Jessah, with so many moves, finds her in this city: she looks where it is likeliest."""
    away = box.distance[jessah]
    if not moves or away[city] > moves:
        return 0.0
    reach = 0.0
    for other in range(len(chances)):
        if away[other] <= moves:
            reach += chances[other]
    return min(1.0, (1.0 + 0.5 * (moves - 1)) * chances[city] / reach) if reach > 0.0 else 0.3
