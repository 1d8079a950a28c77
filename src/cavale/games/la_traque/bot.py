"""The bots of La Traque: one goes from capture to capture, the other tries out what could come of its plans."""

from typing import Final

from cavale.core.action import Action
from cavale.core.bot import Bot, Sight
from cavale.games.la_traque import box as codes
from cavale.games.la_traque.belief import LaTraqueBelief
from cavale.games.la_traque.box import LaTraqueBox
from cavale.games.la_traque.foresight import Foresight
from cavale.games.la_traque.plans import Plan, plans
from cavale.games.la_traque.prices import prices_of
from cavale.games.la_traque.public import known_state
from cavale.games.la_traque.routine import Routine
from cavale.games.la_traque.terms import NONE
from cavale.games.la_traque.view import LaTraqueView

SAMPLES: Final = 2  # of the belief, per plan and heat


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
        s = known_state(box, view)
        s.drafts[sight.seat] = tuple(sight.draft)
        return Routine(box).act(s, sight.seat, sight.step == "take_action", list(sight.options))


class CleverBot(Bot):
    """Tries out its plans on samples of what the others may hold; all go on as a steady bot would."""

    def __init__(self, seed: int, samples: int = SAMPLES) -> None:
        self._seed = seed
        self._samples = samples
        self._steady = SteadyBot(seed)

    def act(self, sight: Sight) -> Action:
        usual = self._steady.act(sight)
        if len(sight.options) == 1 or sight.step in ("take_faction", "keep_cards"):
            return usual
        box = sight.box
        assert isinstance(box, LaTraqueBox)
        tried = self._plans(sight, usual)
        if len(tried) == 1:
            return usual
        belief = LaTraqueBelief(box, sight.seat, sight.view, sight.told)
        seed = self._seed ^ (16 * len(sight.told) + len(sight.draft)) << 32  # a server makes bots anew each time
        return Foresight(belief, sight.seat, seed, self._samples).best(tried)

    def _plans(self, sight: Sight, usual: Action) -> list[Plan]:
        """The steady bot's action first: it wins ties."""
        if sight.step != "take_action":
            return [Plan(usual)] + [Plan(action) for action in sight.options if action is not usual]
        box = sight.box
        assert isinstance(box, LaTraqueBox)
        found = plans(known_state(box, sight.view), sight.seat, list(sight.options), prices_of(box))
        if is_plain(box, usual, len([plan for plan in found if plan.aimed])):
            return [Plan(usual)]
        return [Plan(usual)] + [plan for plan in found if plan.aimed or plan.first is not usual]


def is_plain(box: LaTraqueBox, usual: Action, targets: int) -> bool:
    """What needs no trying out: what is free, a capture that is ready, and the way to it if there is only one."""
    code = box.code[usual.index]
    if code == codes.CAPTURE:
        return box.third[usual.index] == NONE
    return code == codes.ACTIVATE or (code == codes.INFORM and targets == 1)
