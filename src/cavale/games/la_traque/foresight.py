"""Foresight: plans are tried out on samples of a belief, with routine play of all, and the best is taken.

All plans are tried on the same samples, so that luck favours none; those that look worse drop out early.
"""

from typing import Final

from cavale.bots.playout import next_seat
from cavale.core import agenda
from cavale.core.action import Action
from cavale.core.belief import Belief
from cavale.core.dice import Dice, FastDice
from cavale.core.table import Table
from cavale.games.la_traque import box as codes
from cavale.games.la_traque.chase import Chase
from cavale.games.la_traque.outlook import outlook
from cavale.games.la_traque.plans import Plan
from cavale.games.la_traque.prices import prices_of
from cavale.games.la_traque.routine import Routine
from cavale.games.la_traque.state import ACTION_PHASE, LaTraque
from cavale.games.la_traque.steps.turn import TakeAction
from cavale.games.la_traque.taste import Taste
from cavale.games.la_traque.terms import NONE

HEATS: Final = 3  # after each, half of the plans drop out


class Foresight:
    """For one decision of one seat."""

    def __init__(self, belief: Belief[LaTraque], seat: int, seed: int, samples: int, rounds: int = 0) -> None:
        self._belief = belief
        self._seat = seat
        self._dice: Dice = FastDice(seed)
        self._samples = samples  # per plan and heat
        self._rounds = rounds  # to look ahead, beyond this one

    def best(self, plans: list[Plan]) -> Action:
        """The first action of the plan that turned out best; the first plan wins ties."""
        left = list(range(len(plans)))
        totals = [0.0] * len(plans)
        for _ in range(HEATS):
            for _ in range(self._samples):
                s = self._belief.sample(self._dice)
                seed = self._dice.below("try", 1 << 30)
                for place in left:
                    totals[place] += self._try(s.clone(), plans[place], FastDice(seed))
            left.sort(key=lambda place: -totals[place])
            if len(left) <= 2:
                break
            left = left[: (len(left) + 1) // 2]
        return plans[left[0]].first

    def _try(self, s: LaTraque, plan: Plan, dice: Dice) -> float:
        """Play the plan, then by routine, to the end of the rounds looked at; how it looks then."""
        routine = Routine(s.box)
        last = s.round + self._rounds
        t = Table(dice)
        step = agenda.answer(s, t, s.agenda[-1], self._seat, plan.first)
        slot = plan.slot
        while step is not None and (s.round <= last or s.phase != ACTION_PHASE):
            seat = next_seat(s)
            options = step.options(s, seat)
            if len(options) == 1:
                step = agenda.answer(s, t, step, seat, options[0])
                continue
            in_turn = isinstance(step, TakeAction)
            action: Action | None = None
            if slot != NONE and in_turn and seat == self._seat:
                action = pursue(s, seat, slot, options)
                if action is None or s.box.code[action.index] == codes.CAPTURE:
                    slot = NONE
            if action is None:
                action = routine.act(s, seat, in_turn, options)
            step = agenda.answer(s, t, step, seat, action)
        return outlook(s, self._seat, prices_of(s.box))


def pursue(s: LaTraque, seat: int, slot: int, options: list[Action]) -> Action | None:
    """The capture of one fugitive, or the next action towards it."""
    if s.fugitive[slot] == NONE:
        return None
    box = s.box
    taste = Taste(s, seat, prices_of(box))
    best, chosen = -1.0, None
    for action in options:
        if box.code[action.index] == codes.CAPTURE and box.other[action.index] == slot:
            worth = taste.capture(slot, box.third[action.index])
            if worth > best:
                best, chosen = worth, action
    if chosen is not None:
        return chosen
    return Chase(s, seat, taste).towards(slot)
