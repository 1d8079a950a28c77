"""Whether the cards of an edition are balanced and varied: warnings, never faults.

Prices are in clue points (`worth.py`). An ability within a quarter of its budget is well; so is a price.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from cavale.core.problem import Problem, warning
from cavale.games.la_traque import worth
from cavale.games.la_traque.abilities import flat
from cavale.games.la_traque.edition import Effect, Fugitive, LaTraqueEdition, Objective, Special

RULE: Final = "LT-ED-12"
PARTS: Final = ("hunt", "mission", "recurrent", "permanent")
COST: Final = 5  # points per level
QUARTER: Final = 0.25
SPREAD: Final = {"peek": 4, "ease": 4, "shift": 4, "recall": 4, "ready": 4, "inspect": 4, "overcrowd": 4, "choose": 4}
SELDOM: Final = {"swap": 2, "block": 2, "recruit": 2, "trial": 2}
ONCE: Final = ("capture", "rebate", "vp")  # at most one of each on a card
LEVELS: Final = {1: 9, 2: 7, 3: 4}  # fugitives of a category
MOST_ALIKE: Final = 3  # cards of the same price, or with the same ability
TEMPERAMENTS: Final = {
    "military": ["hunt-recall", "capture"],  # routes, safe houses, former comrades
    "scientific": ["clues-or-influence", "on-archives"],  # notebooks, patents, employers
    "political": ["trial", "recruit"],  # offices, favours, signatures
    "collaborationist": ["inspect-hand", "swap"],  # neighbours, bribes, betrayals
}
LINES: Final = {  # what a line gives for its price, in per cent: Success from, to, Triumph from, to
    "usa": [100, 140, 130, 175],
    "cccp": [70, 180, 130, 190],
    "tzaar": [60, 140, 90, 130],
    "reseau": [50, 130, 80, 130],
}
KINDS: Final = {"mission": 8, "recurrent": 2, "permanent": 2}  # of the objectives of a faction
TRIUMPHS: Final = 5  # that cost a given track


def warnings(edition: LaTraqueEdition) -> Iterator[Problem]:
    for fugitive in edition.fugitives:
        yield from _points(fugitive)
        yield from _strong_ops(fugitive)
    yield from _levels(edition)
    yield from _alike(edition)
    yield from _variety(edition)
    yield from _temperaments(edition)
    for objective in edition.objectives:
        yield from _lines(objective)
    yield from _factions(edition)
    yield from _pairs(edition)
    yield from _persons(edition)


def budget(part: str, level: int) -> tuple[float, float]:
    """What an ability of this part may be worth, from and to."""
    if part == "recurrent":
        return 1.8 * level * (1 - QUARTER), 1.8 * level * (1 + QUARTER)
    if part == "permanent":
        return 3.0 * level * (1 - QUARTER), 5.0 * level * (1 + QUARTER)
    return 4.0 * level * (1 - QUARTER), 4.0 * level * (1 + QUARTER)


def _points(fugitive: Fugitive) -> Iterator[Problem]:
    place = f"fugitives.{fugitive.id}"
    price, wanted = worth.of_cost(fugitive.cost), COST * fugitive.level
    if abs(price - wanted) > QUARTER * wanted:
        yield warning(RULE, f"{place}.cost", "lt-cost-points", points=price, wanted=wanted)
    for part in PARTS:
        effects = getattr(fugitive, part)
        points = worth.of_ability(effects, part == "permanent")
        low, high = budget(part, fugitive.level)
        if effects and not low - 0.01 <= points <= high + 0.01:
            percent = round(100 * points / ((low + high) / 2))
            yield warning(RULE, f"{place}.{part}", "lt-points", percent=percent)


def _strong_ops(fugitive: Fugitive) -> Iterator[Problem]:
    """Captures, rebates and points of victory: one on a card, points of level 3 only."""
    ops = Counter([effect.op for effect in _effects(fugitive)])
    for op in ONCE:
        if ops[op] > 1:
            yield warning(RULE, f"fugitives.{fugitive.id}", "lt-op-twice", op=op)
    if ops["vp"] and fugitive.level < 3:
        yield warning(RULE, f"fugitives.{fugitive.id}", "lt-vp-level")


def _effects(card: Fugitive | Special) -> list[Effect]:
    """All effects of a card."""
    return [effect for part in PARTS for effect in flat(getattr(card, part))]


def _levels(edition: LaTraqueEdition) -> Iterator[Problem]:
    """Of each category the usual number of every level."""
    for category in TEMPERAMENTS:
        counts = Counter([card.level for card in edition.fugitives if card.cat == category])
        if dict(counts) != LEVELS:
            yield warning(RULE, "fugitives", "lt-levels", category=category)


def _alike(edition: LaTraqueEdition) -> Iterator[Problem]:
    """No more than a few of the same price, or with the same ability; no two with the same abilities."""
    prices = Counter([(card.cat, card.level, msgspec.json.encode(card.cost)) for card in edition.fugitives])
    for (category, level, _), count in prices.items():
        if count > MOST_ALIKE:
            yield warning(RULE, "fugitives", "lt-same-cost", category=category, level=level, count=count)
    abilities: dict[tuple[str, bytes], list[str]] = {}
    wholes: dict[bytes, str] = {}
    for card in edition.fugitives:
        whole = msgspec.json.encode([getattr(card, part) for part in PARTS])
        if whole in wholes:
            yield warning(RULE, f"fugitives.{card.id}", "lt-same-card", other=wholes[whole])
        wholes.setdefault(whole, card.id)
        for part in PARTS:
            if getattr(card, part):
                abilities.setdefault((part, msgspec.json.encode(getattr(card, part))), []).append(card.id)
    for (part, _), cards in abilities.items():
        if len(cards) > MOST_ALIKE:
            yield warning(RULE, f"fugitives.{cards[0]}.{part}", "lt-same-ability", count=len(cards))


def _variety(edition: LaTraqueEdition) -> Iterator[Problem]:
    """Hunts that do more than provide, missions and recurrents that do more than draw, and every op now and then."""
    hunts = [card.hunt for card in edition.fugitives if card.hunt]
    richer = [hunt for hunt in hunts if {effect.op for effect in hunt} != {"provide"}]
    if 3 * len(richer) < len(hunts):
        yield warning(RULE, "fugitives", "lt-plain-hunts", count=len(richer), hunts=len(hunts))
    uses = [part for card in edition.fugitives for part in (card.mission, card.recurrent) if part]
    plain = [use for use in uses if {effect.op for effect in use} == {"draw"}]
    if 3 * len(plain) > len(uses):
        yield warning(RULE, "fugitives", "lt-plain-draws", count=len(plain), uses=len(uses))
    seen: Counter[str] = Counter([op for card in edition.fugitives for op in {effect.op for effect in _effects(card)}])
    for op, least in (SPREAD | SELDOM).items():
        if seen[op] < least:
            yield warning(RULE, "fugitives", "lt-op-seldom", op=op, count=seen[op], least=least)


def _temperaments(edition: LaTraqueEdition) -> Iterator[Problem]:
    """Each category has what belongs to it, at least once."""
    for category, marks in TEMPERAMENTS.items():
        own = [mark for card in edition.fugitives if card.cat == category for mark in _marks(card)]
        for mark in marks:
            if mark not in own:
                yield warning(RULE, "fugitives", "lt-temperament", category=category, mark=mark)


def _marks(card: Fugitive) -> list[str]:
    """What is characteristic of a card; see TEMPERAMENTS."""
    marks = {
        "hunt-recall": _has(card.hunt, "recall"),
        "capture": _has(card.mission, "capture"),
        "clues-or-influence": _clues_or_influence(card.mission),
        "on-archives": bool([effect for effect in card.permanent if effect.zone == "archives"]),
        "trial": _has(card.mission + card.recurrent, "trial"),
        "recruit": _has(card.mission + card.recurrent, "recruit"),
        "inspect-hand": bool([effect for effect in _effects(card) if effect.target == "hand"]),
        "swap": _has(card.mission, "swap"),
    }
    return [mark for mark, there in marks.items() if there]


def _has(effects: tuple[Effect, ...], op: str) -> bool:
    return op in [effect.op for effect in flat(effects)]


def _clues_or_influence(effects: tuple[Effect, ...]) -> bool:
    """A choice between clues now and influence."""
    for effect in effects:
        ops = [option[0].op for option in effect.options or () if option]
        if "influence" in ops and ("draw" in ops or "peek" in ops):
            return True
    return False


def _lines(objective: Objective) -> Iterator[Problem]:
    """What a line gives fits its price, and prices are usual ones."""
    place = f"objectives.{objective.id}"
    low, high, triumph_low, triumph_high = LINES[objective.faction]
    for name, line, least, most, dear in (
        ("success", objective.success, low, high, (1, 3)),
        ("triumph", objective.triumph, triumph_low, triumph_high, (3, 6)),
    ):
        price = worth.paid(line)
        if not dear[0] <= price <= dear[1]:
            yield warning(RULE, f"{place}.{name}", "lt-line-pay", count=price, least=dear[0], most=dear[1])
        percent = round(100 * worth.of_line(objective, line) / (worth.INFLUENCE * max(price, 1)))
        if not least <= percent <= most:
            yield warning(RULE, f"{place}.{name}", "lt-line-points", percent=percent, least=least, most=most)


def _factions(edition: LaTraqueEdition) -> Iterator[Problem]:
    """Missions and lasting objectives in the usual mixture, and each track worth having."""
    for faction in LINES:
        own = [objective for objective in edition.objectives if objective.faction == faction]
        kinds = Counter([objective.kind for objective in own])
        if dict(kinds) != KINDS:
            yield warning(RULE, "objectives", "lt-kinds", faction=faction)
        for track in ("military", "scientific", "political"):
            count = len([objective for objective in own if getattr(objective.triumph.pay, track)])
            if count < TRIUMPHS:
                yield warning(RULE, "objectives", "lt-track-use", faction=faction, track=track, count=count)


def _pairs(edition: LaTraqueEdition) -> Iterator[Problem]:
    """Of two alternatives the weaker is worth half the stronger at least."""
    pairs: dict[tuple[str, int], list[Special]] = {}
    for special in edition.specials:
        if special.unlock.pair is not None:
            pairs.setdefault((special.faction, special.unlock.pair), []).append(special)
    for cards in pairs.values():
        points = [worth.of_special(card) for card in cards]
        if 2 * min(points) < max(points):
            yield warning(RULE, f"specials.{cards[points.index(min(points))].id}", "lt-weak-card")


def _persons(edition: LaTraqueEdition) -> Iterator[Problem]:
    """LT-TONE-03 No fugitive bears a name of the list that the author supplies."""
    real = {name.casefold() for name in edition.real_persons}
    for fugitive in edition.fugitives:
        if fugitive.name.casefold() in real:
            yield warning("LT-TONE-03", f"fugitives.{fugitive.id}", "lt-real-person", name=fugitive.name)
