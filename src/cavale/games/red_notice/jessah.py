"""How Jessah's bot decides: she goes and looks where Angela is likely to be, and makes her easier to follow."""

from collections.abc import Sequence
from typing import Final

from cavale.core.action import Action
from cavale.core.dice import Dice
from cavale.games.red_notice.box import FREE_MOVE, JESSAH, MOVE, PUT_RADAR, START
from cavale.games.red_notice.drafts import lifted
from cavale.games.red_notice.hunting import best_walk, nearness, sharpness, spread
from cavale.games.red_notice.outlook import bank_chance, to_come
from cavale.games.red_notice.rule import Rule
from cavale.games.red_notice.state import NONE, RedNotice
from cavale.games.red_notice.suspicion import Suspicion
from cavale.games.red_notice.worth import to_continent, upgrade_score

FINE: Final = 1 << 20
CLOSENESS: Final = 0.4  # what being near is worth, next to finding her
SOON: Final = 0.97  # finding her later is worth a little less
ERRAND: Final = 0.06  # and what a cheque is worth that she could cash


class Jessah:
    """One decision of hers."""

    def __init__(self, s: RedNotice, suspicion: Suspicion, dice: Dice, noise: float) -> None:
        self.s = s
        self.box = s.box
        self.dice = dice
        self.noise = noise
        self.chances = suspicion.cities()
        self.barriers = s.white_barriers | s.black_barriers
        if lifted(s) != NONE:
            self.barriers &= ~(1 << lifted(s))
        self.radars = s.white_radars | s.black_radars
        self.later = spread(s.box, spread(s.box, self.chances, self.barriers), self.barriers)
        self.bank_comes = bank_chance(to_come(s, JESSAH), JESSAH)

    def _stray(self, size: float) -> float:
        return size * self.dice.below("stray", FINE) / FINE

    # -- where to start ------------------------------------------------------------------------------------------

    def start(self, options: Sequence[Action]) -> Action:
        """RN-SETUP-09 In the middle of the map, for the cheque that is missed least; then radars anywhere."""
        starts = [action for action in options if self.box.code[action.index] == START]
        if starts:
            return max(starts, key=self._as_start)
        radars = [action for action in options if self.box.code[action.index] == PUT_RADAR]
        return radars[self.dice.below("start", len(radars))] if radars else options[0]

    def _as_start(self, action: Action) -> float:
        away = self.box.distance[self.box.number[action.index]]
        value = self.box.cheque_value[self.box.other[action.index]] / self.box.goal
        return -sum(away) / len(away) - 2.0 * value + self._stray(0.3)

    # -- movement ------------------------------------------------------------------------------------------------

    def walk(self, options: Sequence[Action]) -> Action:
        """The first move of the best walk."""
        step = self.s.agenda[-1]
        assert isinstance(step, Rule)
        best = options[0]
        most = -1e9
        for action in options:
            if action is self.box.stop:
                worth = self._near(self.s.jessah)
            else:
                city = self.s.jessah if action is self.box.inspect_here else self.box.number[action.index]
                worth = self._walk(city, step.left - 1)
            worth += self._stray(self.noise)
            if worth > most:
                best, most = action, worth
        return best

    def _walk(self, city: int, left: int) -> float:
        """To enter a city, then go on as well as possible."""
        here = self.chances[city]
        self.chances[city] = 0.0
        later = self._near(city)
        if left:
            for other in [city, *self.box.near[city]]:
                later = max(later, self._walk(other, left - 1))
        self.chances[city] = here
        return here + SOON * later

    def _near(self, city: int) -> float:
        worth = CLOSENESS * nearness(self.box, self.later, city)
        for kind in range(len(self.box.cheques)):
            if self.s.has(JESSAH, kind):
                away = to_continent(self.box, city, self.box.cheque_continent[kind])
                worth += ERRAND * (0.3 + self.bank_comes) * (0.5**away) / max(1, self.s.sizes[JESSAH])
        return worth

    # -- the bank ------------------------------------------------------------------------------------------------

    def bank(self, options: Sequence[Action]) -> Action:
        """RN-BANK-10 What she cashes Angela cannot cash, and it brings an upgrade or a move."""
        cashes = [action for action in options if action is not self.box.skip]
        return max(cashes, key=self._cashing) if cashes else self.box.skip

    def _cashing(self, action: Action) -> float:
        kind = self.box.number[action.index]
        if self.box.cheque_effect[kind] == FREE_MOVE:
            return best_walk(self.box, self.chances, self.s.jessah, 1)
        return 0.15 + self.box.cheque_value[kind] / self.box.goal

    def upgrade(self, options: Sequence[Action]) -> Action:
        return max(options, key=self._help)

    def _help(self, action: Action) -> float:
        """An upgrade that grants moves is worth most when Angela is near."""
        upgrade = self.box.number[action.index]
        score = upgrade_score(self.s, upgrade)
        for kind, icons in zip(self.box.grant_kinds[upgrade], self.box.grant_icons[upgrade], strict=True):
            if kind == MOVE:
                score += 12.0 * best_walk(self.box, self.chances, self.s.jessah, min(3, icons))
        return score

    def seize(self, options: Sequence[Action]) -> Action:
        """The dearest cheque, and of these one that could soon be cashed."""
        cheques = [action for action in options if action is not self.box.skip]
        return max(cheques, key=self._threat) if cheques else self.box.skip

    def _threat(self, action: Action) -> float:
        kind = self.box.number[action.index]
        threat = self.box.cheque_value[kind] / self.box.goal
        for city in range(len(self.later)):
            if self.box.continent_of[city] == self.box.cheque_continent[kind]:
                threat += 0.1 * self.later[city]
        return threat

    # -- tokens --------------------------------------------------------------------------------------------------

    def token(self, options: Sequence[Action]) -> Action:
        """RN-SEC-01 What makes her best known after her next move. A barrier is shifted only if that helps."""
        best = options[-1]
        most = sharpness(self.box, self.chances, self.barriers, self.radars) if best is self.box.skip else -1.0
        for action in options:
            if action is self.box.skip:
                continue
            place = self.box.number[action.index]
            barriers, radars = self.barriers, self.radars
            if action.verb in {"put_radar", "black_radar"}:
                radars |= 1 << place
            elif action.verb == "lift":
                barriers = self._shifted(place)
            else:
                barriers |= 1 << place
            worth = sharpness(self.box, self.chances, barriers, radars) + self._stray(1e-4)
            if worth > most:
                best, most = action, worth
        return best

    def _shifted(self, origin: int) -> int:
        """The barriers once one was shifted to where it helps most."""
        left = self.barriers & ~(1 << origin)
        best = self.barriers
        most = 0.0
        for route in range(len(self.box.routes)):
            if not left >> route & 1:
                worth = sharpness(self.box, self.chances, left | 1 << route, self.radars)
                if worth > most:
                    best, most = left | 1 << route, worth
        return best
