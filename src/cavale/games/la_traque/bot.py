"""A bot of La Traque that plans one capture after the other from what its seat sees."""

from cavale.core.action import Action
from cavale.core.bot import Bot, Sight
from cavale.games.la_traque import box as codes
from cavale.games.la_traque.box import LaTraqueBox
from cavale.games.la_traque.chase import Chase
from cavale.games.la_traque.public import known_state
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.taste import Taste
from cavale.games.la_traque.view import LaTraqueView


class LaTraqueBot(Bot):
    """A function of what it sees: it keeps no notes."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def act(self, sight: Sight) -> Action:
        if len(sight.options) == 1:
            return sight.options[0]
        box, view = sight.box, sight.view
        assert isinstance(box, LaTraqueBox)
        assert isinstance(view, LaTraqueView)
        s = known_state(box, view)
        taste = Taste(s, sight.seat)
        if sight.step == "take_action":
            return self._turn(s, taste, list(sight.options))
        if sight.step == "take_faction":
            return sight.options[(self._seed + sight.seat) % len(sight.options)]
        return taste.best(list(sight.options), sight.draft)

    def _turn(self, s: LaTraque, taste: Taste, options: list[Action]) -> Action:
        """What is free first, then what scores, then the chase; agents that are left investigate."""
        code = s.box.code
        for wanted in (codes.ACTIVATE, codes.CAPTURE):
            found = [action for action in options if code[action.index] == wanted]
            if found:
                return max(found, key=taste.worth)
        objectives = [a for a in options if code[a.index] == codes.OBJECTIVE and taste.worth(a) > 0]
        if objectives:
            return max(objectives, key=taste.worth)
        chased = Chase(s, taste).next(options)
        if chased is not None:
            return chased
        uses = [a for a in options if code[a.index] in (codes.MISSION, codes.COOPERATION) and taste.worth(a) > 0]
        if uses:
            return max(uses, key=taste.worth)
        looks = [action for action in options if code[action.index] == codes.INVESTIGATE]
        if looks and not taste.keeps_an_agent():
            return max(looks, key=taste.worth)
        stored = Chase(s, taste).store(options)
        if stored is not None:
            return stored
        return s.box.pass_
