"""The bots of La Course au Coffre-Fort. They get what their seat sees, nothing else, and keep no notes."""

from collections.abc import Sequence
from typing import Final

from cavale.core.action import Action
from cavale.core.bot import Bot, Sight
from cavale.games.coffre_fort.box import CoffreFortBox
from cavale.games.coffre_fort.charts import charts_for
from cavale.games.coffre_fort.clocks import CLOCK
from cavale.games.coffre_fort.greedy import Greedy, Squares
from cavale.games.coffre_fort.partner import Partner
from cavale.games.coffre_fort.planner import Planner
from cavale.games.coffre_fort.prospect import Prospect
from cavale.games.coffre_fort.public import known_state
from cavale.games.coffre_fort.state import CoffreFort
from cavale.games.coffre_fort.view import CoffreFortView

LAST_MINUTE: Final = 60_000  # milliseconds


class CoffreFortBot(Bot):
    """A function of what it sees. It takes no chances of its own, so its seed changes nothing."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def partner(self, sight: Sight) -> Partner:
        s = known(sight)
        return Planner(Prospect(s, charts_for(s.box)))

    def act(self, sight: Sight) -> Action:
        """It says what it is about to do, or needs, where somebody listens; then it decides."""
        if len(sight.options) == 1 and not sight.offers:
            return sight.options[0]
        partner = self.partner(sight)
        claim = partner.claim(sight.offers, hurries(sight)) if sight.step in {"before_roll", "after_move"} else None
        if claim is not None:
            return claim
        return sight.options[0] if len(sight.options) == 1 else decide(partner, sight.options, sight.step)


class SteadyBot(CoffreFortBot):
    """A weaker bot: it plans for itself only, and looks no further than its next turn."""

    def partner(self, sight: Sight) -> Partner:
        s = known(sight)
        return Greedy(Squares(s, charts_for(s.box)))


def decide(partner: Partner, options: Sequence[Action], step: str) -> Action:
    """What a partner answers in a step of a turn."""
    if step == "move":
        return partner.move(options)
    if step == "react":
        return partner.react(options)
    return partner.free(options, step == "after_move")


def hurries(sight: Sight) -> bool:
    """CF-TIME-05 In the last minute words are dear: each takes as long as a move."""
    left = sight.time_left.get(CLOCK)
    return left is not None and left < LAST_MINUTE


def known(sight: Sight) -> CoffreFort:
    """The state as far as the seat knows it."""
    box, view = sight.box, sight.view
    assert isinstance(box, CoffreFortBox)
    assert isinstance(view, CoffreFortView)
    return known_state(box, view)
