"""A bot of La Traque that goes from one capture to the next, by what its seat sees."""

from cavale.core.action import Action
from cavale.core.bot import Bot, Sight
from cavale.games.la_traque.box import LaTraqueBox
from cavale.games.la_traque.public import known_state
from cavale.games.la_traque.routine import Routine
from cavale.games.la_traque.view import LaTraqueView


class SteadyBot(Bot):
    """A function of what it sees: it keeps no notes."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def act(self, sight: Sight) -> Action:
        if len(sight.options) == 1:
            return sight.options[0]
        box, view = sight.box, sight.view
        assert isinstance(box, LaTraqueBox)
        assert isinstance(view, LaTraqueView)
        if sight.step == "take_faction":
            return sight.options[(self._seed + sight.seat) % len(sight.options)]
        in_turn = sight.step == "take_action"
        return Routine(box).act(known_state(box, view), sight.seat, in_turn, list(sight.options))
