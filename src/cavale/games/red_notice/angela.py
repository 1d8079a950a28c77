"""How Angela's bot decides: each movement and each cashing is weighed by what Jessah could infer from it."""

from collections.abc import Sequence
from typing import Final

from cavale.core.action import Action
from cavale.core.dice import Dice
from cavale.games.red_notice.box import (
    ANGELA,
    FREE_MOVE,
    GHOST,
    MOVE,
    PAY_BARRIER,
    PAY_RADAR,
    UPGRADE,
)
from cavale.games.red_notice.clues import LATER, MOVED, PRECISE, SILENT, board
from cavale.games.red_notice.hunting import found_there
from cavale.games.red_notice.outlook import bank_chance, moves_before_hers, to_come
from cavale.games.red_notice.paying import about_to_be_lost, cost, nuisance, worth_paying
from cavale.games.red_notice.plan import Plan
from cavale.games.red_notice.rescue import TYPICAL, Plight, plight, rescue
from cavale.games.red_notice.state import NOWHERE, RedNotice
from cavale.games.red_notice.steps.movement import PlanMovement, announces_later, precise
from cavale.games.red_notice.suspicion import Suspicion
from cavale.games.red_notice.worth import UPGRADE as UPGRADE_COST
from cavale.games.red_notice.worth import best_cheque, capture_cost, prospects, upgrade_score

FINE: Final = 1 << 20


class Angela:
    """One decision of hers."""

    def __init__(self, s: RedNotice, suspicion: Suspicion, dice: Dice, noise: float) -> None:
        self.s = s
        self.suspicion = suspicion
        self.dice = dice
        self.noise = noise
        self.chances = suspicion.cities()
        self.coming = to_come(s, ANGELA)
        self.moves = moves_before_hers(self.coming)
        self._after: dict[tuple[int, ...], list[float]] = {}

    # -- where to start ------------------------------------------------------------------------------------------

    def start(self, options: Sequence[Action]) -> Action:
        """RN-SETUP-11 The cheque that is missed least, in a city far from Jessah and near to the others."""
        best = options[0]
        most = -1e9
        for action in options:
            city, kind = self.s.box.number[action.index], self.s.box.other[action.index]
            self.s.hands[kind] -= 1
            worth = 0.15 * min(4, self.s.box.distance[self.s.jessah][city]) + 2.0 * prospects(self.s, city, 0)
            worth += self._stray(0.15)
            for other in range(len(self.s.box.cheques)):
                worth += self.s.hands[other] * self.s.box.cheque_value[other] / self.s.box.goal
            self.s.hands[kind] += 1
            if worth > most:
                best, most = action, worth
        return best

    def _stray(self, size: float) -> float:
        return size * self.dice.below("stray", FINE) / FINE

    # -- movement ------------------------------------------------------------------------------------------------

    def script(self, begun: tuple[Action, ...]) -> list[Action]:
        """The best script for the movement being planned that begins so, its end included."""
        step = self.s.agenda[-1]
        assert isinstance(step, PlanMovement)
        found: list[list[Action]] = []
        self._scripts(step, begun, found)
        best: list[Action] = []
        most = -1e9
        for script in found:
            plan = Plan(self.s, step.left, step.what == GHOST).follow(tuple(script))
            worth = self._worth(step, plan) + self._stray(self.noise)
            if worth > most:
                best, most = script, worth
        return [*best, self.s.box.end_movement]

    def _scripts(self, step: PlanMovement, draft: tuple[Action, ...], found: list[list[Action]]) -> None:
        """All scripts in which at most one payment is made, before the first step."""
        s = self.s
        found.append(list(draft))
        s.drafts[ANGELA] = draft
        options = step.options(s, ANGELA)
        s.drafts[ANGELA] = ()
        for action in options:
            if action is s.box.end_movement:
                continue
            pays = PAY_RADAR <= s.box.code[action.index] <= PAY_BARRIER
            if not pays or (not draft and self._matters(action)):
                self._scripts(step, (*draft, action), found)

    def _matters(self, payment: Action) -> bool:
        """Whether a token is near enough to be in her way."""
        box = self.s.box
        place = box.number[payment.index]
        if box.code[payment.index] == PAY_BARRIER:
            reach = box.routes_from[self.s.angela]
            for city in box.near[self.s.angela]:
                reach |= box.routes_from[city]
            return bool(reach >> place & 1)
        for city in [self.s.angela, *box.near[self.s.angela]]:
            if box.continent_of[city] == place:
                return True
        return False

    def _worth(self, step: PlanMovement, plan: Plan) -> float:
        """Safety first, then where cheques can be cashed."""
        s = self.s
        after = self._inferred(step, plan)
        worth = -capture_cost(s) * self._danger(plan.city, after) - 0.1 * after[plan.city]
        worth -= cost(s, plan.security)
        bank = bank_chance(self.coming, ANGELA)
        match = best_cheque(s, ANGELA, plan.city)
        if match >= 0:
            worth += (0.3 + 0.7 * bank) * s.box.cheque_value[match] / s.box.goal
        worth += 0.5 * prospects(s, plan.city, 0)
        return worth

    def _inferred(self, step: PlanMovement, plan: Plan) -> list[float]:
        """What Jessah would think after this script."""
        s = self.s
        later = announces_later(s)
        how = (SILENT if plan.silent else 0) | (LATER if later else PRECISE if precise(s) else 0)
        told = plan.triggered if precise(s) else [s.box.continent_of[city] for city in plan.triggered]
        points = s.security if s.security >= s.box.pay_cost else 0
        clue = (MOVED, s.round, step.left, how, *board(s, points), len(plan.payments), *plan.payments)
        clue = (*clue, *([] if later else told))
        known = self._after.get(clue)
        if known is None:
            known = self.suspicion.after(clue)
            self._after[clue] = known
        return known

    def _danger(self, city: int, chances: list[float]) -> float:
        """The chance to be found before she moves again."""
        danger = 0.0
        for moves in range(1, len(self.moves)):
            if self.moves[moves] > 0.0:
                danger += self.moves[moves] * found_there(self.s.box, chances, self.s.jessah, city, moves)
        return danger

    # -- the bank ------------------------------------------------------------------------------------------------

    def bank(self, options: Sequence[Action]) -> Action:
        """RN-BANK-03 Cashing tells where she is: worth it, if Jessah is far or the goal is near."""
        best = self.s.box.skip
        most = 0.0
        for action in options:
            if action is not self.s.box.skip:
                worth = self._cashing(self.s.box.number[action.index]) + self._stray(self.noise)
                if worth > most:
                    best, most = action, worth
        return best

    def _cashing(self, kind: int) -> float:
        s = self.s
        if s.totals[ANGELA] + s.box.cheque_value[kind] >= s.box.goal:
            return 1.0
        gain = s.box.cheque_value[kind] / s.box.goal
        if s.box.cheque_effect[kind] == FREE_MOVE:
            return gain - 0.3 * capture_cost(s) * self._reached(0)
        risk = self._reached(0)
        if s.box.cheque_effect[kind] == UPGRADE:
            gain -= UPGRADE_COST
            risk = self._reached(self._granted())
        return gain - capture_cost(s) * (risk - self._danger(s.angela, self.chances))

    def _granted(self) -> int:
        """The moves that Jessah is granted at once by the upgrade that Angela would choose for her."""
        s = self.s
        if not s.shown:
            return 1
        upgrade = min(s.shown, key=lambda each: upgrade_score(s, each))
        return sum(
            [
                icons
                for kind, icons in zip(s.box.grant_kinds[upgrade], s.box.grant_icons[upgrade], strict=True)
                if kind == MOVE
            ]
        )

    def _reached(self, more: int) -> float:
        """The chance that Jessah comes to a city she knows of, with so many moves more, before Angela moves again."""
        away = max(1, self.s.box.distance[self.s.jessah][self.s.angela])
        reached = 0.0
        for moves in range(len(self.moves)):
            if moves + more >= away:
                reached += self.moves[moves]
        return reached

    # -- payments ------------------------------------------------------------------------------------------------

    def stop(self, options: Sequence[Action]) -> Action:
        """RN-TIME-03 Points that would be lost are better spent."""
        return self.speak_up(options) or self.s.box.go_on

    def speak_up(self, offers: Sequence[Action]) -> Action | None:
        """RN-TIME-02 A payment that is worth it now, asked or not: what can be paid in her next movement can wait."""
        pays = [action for action in offers if action.verb == "pay"]
        if not pays or not about_to_be_lost(self.s):
            return None
        best = self.payment(pays)
        return best if worth_paying(self.s, best) else None

    def gain(self, options: Sequence[Action]) -> Action:
        """RN-SEC-11 Before a gain that would be lost, she pays."""
        pays = [action for action in options if action.verb == "pay"]
        return self.payment(options) if pays else self.s.box.gain

    def payment(self, options: Sequence[Action]) -> Action:
        """The token that is most in her way."""
        pays = [action for action in options if action.verb in {"pay", "remove"}]
        return max(pays, key=self._nuisance)

    def _nuisance(self, action: Action) -> float:
        return nuisance(self.s, action) + self._stray(0.1)

    # -- caught --------------------------------------------------------------------------------------------------

    def identity(self, options: Sequence[Action]) -> Action:
        """RN-CAP-03 What helps most out of this."""
        return self._best_identity(options, plight(self.s), 0.02)

    def pick(self, options: Sequence[Action]) -> Action:
        """RN-SETUP-15 What will help most, as far as can be told before the first round."""
        return self._best_identity(options, TYPICAL, 0.1)

    def _best_identity(self, options: Sequence[Action], now: Plight, stray: float) -> Action:
        box = self.s.box
        return max(options, key=lambda each: rescue(box, box.number[each.index], now) + self._stray(stray))

    def destroy(self, options: Sequence[Action]) -> Action:
        """The best upgrade goes, and with it the tokens that are most in her way."""
        names = [action for action in options if action.verb == "destroy"]
        if names:
            return max(names, key=lambda each: upgrade_score(self.s, self.s.box.number[each.index]))
        removals = [action for action in options if action.verb == "remove"]
        return max(removals, key=self._nuisance) if removals else options[0]

    def upgrade(self, options: Sequence[Action]) -> Action:
        """RN-BANK-06 She picks for Jessah what helps least."""
        return min(options, key=self._harm)

    def _harm(self, action: Action) -> float:
        """An upgrade that grants moves is worst when Jessah is near."""
        s = self.s
        upgrade = s.box.number[action.index]
        harm = upgrade_score(s, upgrade)
        if s.jessah != NOWHERE and MOVE in s.box.grant_kinds[upgrade]:
            harm += 30.0 * (s.box.distance[s.jessah][s.angela] <= max(s.box.grant_icons[upgrade]))
        return harm
