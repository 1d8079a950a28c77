"""What things are worth to the bots, in chances to win: captures, upgrades, actions."""

from typing import Final

from cavale.games.red_notice.box import ANGELA, BANK, CHEQUE, JESSAH, JOKER, MOVE, SECURITY, RedNoticeBox
from cavale.games.red_notice.hunting import best_walk
from cavale.games.red_notice.state import NOWHERE, RedNotice

CAPTURES: Final = [1.0, 0.4, 0.28]  # what a capture costs Angela, by the identities she has left
UPGRADE: Final = 0.05  # what an upgrade costs her
POINT: Final = 0.012  # a security point
DRAW: Final = [0.09, 0.07, 0.05, 0.035, 0.02]  # a cheque for Angela, by those in hand
LAST: Final = 0.8  # a bank in which she would win
GUESS: Final = 0.1  # what Jessah thinks a bank is worth to Angela
LAST_GUESS: Final = 0.3  # and if one more cheque may be enough
TOKEN: Final = 0.025  # a radar or barrier for Jessah


def capture_cost(s: RedNotice) -> float:
    return CAPTURES[min(len(s.unused_identities()), len(CAPTURES) - 1)]


def upgrade_score(s: RedNotice, upgrade: int) -> float:
    """How much an upgrade helps Jessah now, next to others."""
    box = s.box
    score = 8.0 * box.precise[upgrade] + 5.0 * box.informs[upgrade]
    score += 4.0 * (box.black_radars[upgrade] + box.black_barriers[upgrade])
    if box.bonus_icons[upgrade]:
        score += (9.0 if box.bonus_kind[upgrade] == MOVE else 5.0) * box.bonus_icons[upgrade]
    for grant, kind in enumerate(box.grant_kinds[upgrade]):
        score += (3.0 if kind == MOVE else 1.6) * box.grant_icons[upgrade][grant]
    score += 1.5 * min(box.loses[upgrade], s.security)
    return score + (1.0 + 1.2 * s.sizes[ANGELA]) * box.seizes[upgrade]


# -- sides of action cards ---------------------------------------------------------------------------------------------


class Appraisal:
    """What an action is worth to whoever gets it now, as far as a seat can tell."""

    def __init__(self, s: RedNotice, seat: int, chances: list[float]) -> None:
        self.s = s
        self.seat = seat
        self.chances = chances  # where Jessah thinks Angela is

    def sides(self, seat: int) -> list[float]:
        """Per slot of the row: what its action is worth to that seat."""
        box = self.s.box
        found: list[float] = []
        for card in self.s.row():
            found += [
                self.action(seat, box.side_kind[2 * card + side], box.side_icons[2 * card + side]) for side in (0, 1)
            ]
        return found

    def action(self, seat: int, kind: int, icons: int) -> float:
        if kind == JOKER:
            return max([self.action(seat, each, self.s.box.joker_icons) for each in (CHEQUE, BANK, SECURITY, MOVE)])
        return self._angelas(kind, icons) if seat == ANGELA else self._jessahs(kind, icons)

    def _angelas(self, kind: int, icons: int) -> float:
        s = self.s
        if kind == CHEQUE:
            room = min(icons, s.box.hand_limit - s.sizes[ANGELA], len(s.pile) if s.pile else icons)
            return sum([DRAW[min(s.sizes[ANGELA] + drawn, len(DRAW) - 1)] for drawn in range(max(0, room))])
        if kind == SECURITY:
            return POINT * min(icons, s.box.security_max - s.security)
        if kind == BANK:
            return self._cashing()
        danger = self._danger()
        return (0.05 + 0.6 * danger * capture_cost(s) + self._approach()) * (1.0 if icons == 1 else 1.5)

    def _danger(self) -> float:
        """How surely Jessah would find her if she went for it."""
        s = self.s
        if s.jessah == NOWHERE:
            return 0.0
        if self.seat == ANGELA:
            near = s.box.distance[s.jessah][s.angela]
            return self.chances[s.angela] if near <= 2 else 0.3 * self.chances[s.angela]
        return best_walk(s.box, self.chances, s.jessah, 2)

    def _cashing(self) -> float:
        """What she can cash where she is; Jessah only guesses."""
        s = self.s
        if self.seat != ANGELA:
            last = s.totals[ANGELA] + max(s.box.cheque_value) >= s.box.goal
            return (LAST_GUESS if last else GUESS) * min(1.0, s.sizes[ANGELA] / 3) + 0.02
        best = best_cheque(s, ANGELA, s.angela)
        if best < 0:
            return 0.6 * self._approach()
        if s.totals[ANGELA] + s.box.cheque_value[best] >= s.box.goal:
            return LAST
        return 0.02 + s.box.cheque_value[best] / s.box.goal

    def _approach(self) -> float:
        """What a move may bring her nearer to: a continent whose cheque she holds."""
        s = self.s
        if self.seat != ANGELA:
            return 0.03
        return 0.35 * max(0.0, prospects(s, s.angela, 2) - prospects(s, s.angela, 0))

    def _jessahs(self, kind: int, icons: int) -> float:
        s = self.s
        if kind == CHEQUE:
            room = min(icons, s.box.hand_limit - s.sizes[JESSAH])
            return 0.03 * max(0, room)
        if kind == SECURITY:
            return TOKEN * icons
        if kind == BANK:
            if self.seat != JESSAH:
                return 0.03 * min(1.0, s.sizes[JESSAH] / 2)
            return 0.07 if best_cheque(s, JESSAH, s.jessah) >= 0 else 0.01
        return 0.02 * icons + capture_cost(s) * best_walk(s.box, self.chances, s.jessah, min(icons, 3))


def best_cheque(s: RedNotice, seat: int, city: int) -> int:
    """The most valuable cheque that can be cashed in a city, or -1."""
    best = -1
    for kind in range(len(s.box.cheques)):
        fits = s.has(seat, kind) and s.box.cheque_continent[kind] == s.box.continent_of[city]
        if fits and (best < 0 or s.box.cheque_value[kind] > s.box.cheque_value[best]):
            best = kind
    return best


def prospects(s: RedNotice, city: int, moves: int) -> float:
    """The best share of the goal that Angela's hand brings, less with each move its continent is further away."""
    best = 0.0
    for kind in range(len(s.box.cheques)):
        if s.has(ANGELA, kind):
            away = max(0, to_continent(s.box, city, s.box.cheque_continent[kind]) - moves)
            best = max(best, s.box.cheque_value[kind] / s.box.goal * 0.6**away)
    return best


def to_continent(box: RedNoticeBox, city: int, continent: int) -> int:
    nearest = len(box.cities)
    for other in range(len(box.cities)):
        if box.continent_of[other] == continent:
            nearest = min(nearest, box.distance[city][other])
    return nearest
