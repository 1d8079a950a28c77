"""What the cards of a box are worth to each faction, in clue points (`worth.py`): reckoned once per box, for bots."""

from typing import Final

from cavale.games.la_traque import worth
from cavale.games.la_traque.box import LaTraqueBox
from cavale.games.la_traque.edition import Ambition, Effect
from cavale.games.la_traque.terms import AMBITIONS, CLUES, DECKS


class Prices:
    """Lists by card, or by faction and step of its ambition."""

    def __init__(self, box: LaTraqueBox) -> None:
        self.box: Final = box
        cards = box.cards
        self.hunt: Final = [worth.of_ability(effects) for effects in cards.hunt]
        self.mission: Final = [worth.of_ability(effects) for effects in cards.mission]
        self.recurrent: Final = [worth.of_ability(effects) for effects in cards.recurrent]  # each use
        self.permanent: Final = [worth.of_ability(effects, True) for effects in cards.permanent]
        tracks = box.edition.tracks
        ambitions = (tracks.apollo, tracks.revolution, tracks.tribunal, tracks.reach)
        self.judged: Final = [_judged(effects) for effects in cards.recurrent]
        self.points: Final = [_points(ambition) for ambition in ambitions]  # that the tiers up to a step score
        self.gifts: Final = [self._gifts(number, ambition) for number, ambition in enumerate(ambitions)]  # and give
        self.shares: Final = [_shares(box, deck) for deck in range(len(DECKS))]  # of each type of clue in a deck

    def ambition(self, faction: int, step: int, n: int, exact: float) -> float:
        """Of `n` steps from this one on. `exact`: how much a tier counts when it is reached, and not on the way."""
        points, gifts = self.points[faction], self.gifts[faction]
        last = len(points) - 1
        now, then = min(step, last), min(step + n, last)
        reached = worth.VP * (points[then] - points[now]) + (gifts[then] - gifts[now])
        on_the_way = (worth.VP * points[last] + gifts[last]) * (then - now) / last
        return exact * reached + (1.0 - exact) * on_the_way

    def _gifts(self, number: int, ambition: Ambition) -> list[float]:
        """By step: what all tiers up to it are worth beside their points."""
        found = [0.0] * (ambition.length + 1)
        for tier in ambition.tiers:
            given = self._special(number, tier.at) if tier.card else 0.0
            for effect in tier.do:
                given += 0.0 if effect.op == "vp" else worth.of_effect(effect)
            for step in range(tier.at, len(found)):
                found[step] += given
        return found

    def _special(self, number: int, step: int) -> float:
        """Of the best special card that a step unlocks."""
        best = 0.0
        cards = self.box.cards
        for place, special in enumerate(self.box.edition.specials):
            if special.unlock.track == AMBITIONS[number] and special.unlock.at == step:
                judged = self.judged[cards.specials + place]
                best = max(best, worth.USES * worth.VP * sum(judged) / 3 if judged else worth.of_special(special))
        return best


def _points(ambition: Ambition) -> list[int]:
    """By step: points of all tiers up to it."""
    found = [0] * (ambition.length + 1)
    for tier in ambition.tiers:
        for effect in tier.do:
            if effect.op == "vp":
                for step in range(tier.at, len(found)):
                    found[step] += effect.n or 0
    return found


def _shares(box: LaTraqueBox, deck: int) -> list[float]:
    found = [0.0] * len(CLUES)
    copies = box.cards.copies[deck]
    for kind in copies:
        found[box.cards.kind_type[kind]] += 1.0 / len(copies)
    return found


def _judged(effects: tuple[Effect, ...]) -> list[int]:
    """What a tribunal scores by level; nothing on other cards."""
    for effect in effects:
        if effect.vp is not None:
            return list(effect.vp)
    return []


_KEPT: Final = 16
_PRICES: list[Prices] = []


def prices_of(box: LaTraqueBox) -> Prices:
    """Those of a box are reckoned once: a server makes its bots anew for each decision."""
    for prices in _PRICES:
        if prices.box is box:
            return prices
    fresh = Prices(box)
    if len(_PRICES) >= _KEPT:
        del _PRICES[0]
    _PRICES.append(fresh)
    return fresh
