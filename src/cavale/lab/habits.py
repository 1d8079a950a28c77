"""Scripted habits of hostages in La Casa de Papel: what a player may do who means to talk the bots round."""

from collections.abc import Callable, Sequence

from cavale.core.action import Action
from cavale.core.bot import Bot, Sight
from cavale.games.casa_de_papel.bot import CasaBot
from cavale.games.casa_de_papel.box import PRINT, CasaBox
from cavale.games.casa_de_papel.view import CasaView

Habit = Callable[[Sight, Sequence[Action]], Action | None]


class Scripted(Bot):
    """A clever bot, except where one of its habits decides: the first that names one of the actions open to it."""

    def __init__(self, seed: int, *habits: Habit) -> None:
        self._clever = CasaBot(seed)
        self._habits = habits

    def act(self, sight: Sight) -> Action:
        return self._by_habit(sight, sight.options) or self._clever.act(sight)

    def volunteer(self, sight: Sight) -> Action | None:
        return self._by_habit(sight, sight.offers) or self._clever.volunteer(sight)

    def _by_habit(self, sight: Sight, possible: Sequence[Action]) -> Action | None:
        for habit in self._habits:
            action = habit(sight, possible)
            if action is not None:
                return action
        return None


def boasting(seed: int) -> Scripted:
    """Whatever it laid, it says “+500”."""
    return Scripted(seed, say_the_best_banknotes)


def burning(seed: int) -> Scripted:
    """The same, and it lays banknotes as long as it has some and does not lead."""
    return Scripted(seed, say_the_best_banknotes, lay_banknotes)


def say_the_best_banknotes(sight: Sight, possible: Sequence[Action]) -> Action | None:
    """“+500”, as the first thing said of the own card before the reveal."""
    box, view = sight.box, sight.view
    assert isinstance(box, CasaBox)
    assert isinstance(view, CasaView)
    if view.phase != "debate" or any(
        claim.seat == sight.seat and claim.round == view.round and claim.claim.startswith("my_card")
        for claim in view.claims
    ):
        return None
    best = box.my_card[2 + max(banknotes(box), key=lambda kind: box.mod[kind])]
    return best if best in possible else None


def lay_banknotes(sight: Sight, possible: Sequence[Action]) -> Action | None:
    """Any banknotes, unless it leads: then its card counts for certain."""
    box, view = sight.box, sight.view
    assert isinstance(box, CasaBox)
    assert isinstance(view, CasaView)
    if sight.step != "choose_cards" or view.leader == sight.seat:
        return None
    return next((box.choose[kind] for kind in banknotes(box) if box.choose[kind] in possible), None)


def banknotes(box: CasaBox) -> list[int]:
    return [kind for kind in range(len(box.kinds)) if box.family[kind] == PRINT]
