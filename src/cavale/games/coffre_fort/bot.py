"""The bots of La Course au Coffre-Fort. They get what their seat sees, nothing else, and keep no notes."""

from collections.abc import Sequence

from cavale.core.action import Action
from cavale.core.bot import Bot, Sight
from cavale.games.coffre_fort.box import CoffreFortBox
from cavale.games.coffre_fort.charts import charts_for
from cavale.games.coffre_fort.greedy import Greedy
from cavale.games.coffre_fort.partner import Partner
from cavale.games.coffre_fort.planner import Planner
from cavale.games.coffre_fort.prospect import Prospect
from cavale.games.coffre_fort.public import known_state
from cavale.games.coffre_fort.view import CoffreFortView


class CoffreFortBot(Bot):
    """A function of what it sees. It takes no chances of its own, so its seed changes nothing."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def partner(self, prospect: Prospect) -> Partner:
        return Planner(prospect)

    def act(self, sight: Sight) -> Action:
        """It says what it is about to do, or needs, where somebody listens; then it decides."""
        if len(sight.options) == 1 and not sight.offers:
            return sight.options[0]
        partner = self.partner(prospect(sight))
        claim = partner.claim(sight.offers) if sight.step in {"before_roll", "after_move"} else None
        if claim is not None:
            return claim
        return sight.options[0] if len(sight.options) == 1 else decide(partner, sight.options, sight.step)


class SteadyBot(CoffreFortBot):
    """A weaker bot: it plans for itself only, and looks no further than its next turn."""

    def partner(self, prospect: Prospect) -> Partner:
        return Greedy(prospect)


def decide(partner: Partner, options: Sequence[Action], step: str) -> Action:
    """What a partner answers in a step of a turn."""
    if step == "move":
        return partner.move(options)
    if step == "react":
        return partner.react(options)
    return partner.free(options, step == "after_move")


def prospect(sight: Sight) -> Prospect:
    box, view = sight.box, sight.view
    assert isinstance(box, CoffreFortBox)
    assert isinstance(view, CoffreFortView)
    return Prospect(known_state(box, view), charts_for(box))
