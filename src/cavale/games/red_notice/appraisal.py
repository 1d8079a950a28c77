"""Appraisal: what the actions on the row are worth to whoever gets them, in chances to win.

Cards are resolved in their order, so what a side is worth depends on what comes before it: a bank after a move is one
in another city, and Jessah finds nobody where Angela has had the time to leave.
"""

from typing import Final

from cavale.games.red_notice.box import ANGELA, BANK, CHEQUE, JESSAH, JOKER, MOVE, SECURITY
from cavale.games.red_notice.hunting import best_walk, spread
from cavale.games.red_notice.state import NOWHERE, RedNotice
from cavale.games.red_notice.steps.acting import bonus
from cavale.games.red_notice.worth import POINT, best_cheque, capture_cost, prospects, to_continent

DRAW: Final = [0.09, 0.07, 0.05, 0.035, 0.02]  # a cheque for Angela, by those in hand
LAST: Final = 0.8  # a bank in which she would win
GUESS: Final = 0.1  # what Jessah thinks a bank is worth to Angela
LAST_GUESS: Final = 0.3  # and if one more cheque may be enough
TOKEN: Final = 0.025  # a radar or barrier for Jessah
FLIGHT: Final = 0.25  # how much less a capture threatens her who moves right after a cashing
UNDECIDED: Final = 0.5  # how likely somebody gets to do what stands on a side,
HELD: Final = 0.75  # and on the side where their token lies


class Appraisal:
    """As far as a seat can tell."""

    def __init__(self, s: RedNotice, seat: int, chances: list[float]) -> None:
        self.s = s
        self.seat = seat
        self.chances = chances  # where Jessah thinks Angela is
        self._blurred: dict[int, list[float]] = {}  # and where she would look at a card, by its position

    # -- the row -------------------------------------------------------------------------------------------------

    def sides(self, seat: int) -> list[float]:
        """Per slot of the row: what its action is worth to that seat."""
        found: list[float] = []
        for position in range(self.s.box.row):
            found += [self._side(seat, position, side, 0.0) for side in (0, 1)]
        return found

    def pairs(self, seat: int) -> list[float]:
        """Per slot of the row: what both actions of its card are worth to that seat, its own first."""
        box = self.s.box
        found: list[float] = []
        for position, card in enumerate(self.s.row()):
            for side in (0, 1):
                first, then = box.side_kind[2 * card + side], box.side_kind[2 * card + 1 - side]
                moved = float(box.side_icons[2 * card + side]) if first == MOVE else 0.0
                both = self._side(seat, position, side, 0.0) + self._side(seat, position, 1 - side, moved)
                if (first, then) == (BANK, MOVE) and seat == self.seat == ANGELA:
                    both += self._flight()
                found.append(both)
        return found

    def _side(self, seat: int, position: int, side: int, moved: float) -> float:
        place = 2 * self.s.row()[position] + side
        return self.action(seat, self.s.box.side_kind[place], self.s.box.side_icons[place], position, moved)

    def action(self, seat: int, kind: int, icons: int, position: int, moved: float = 0.0) -> float:
        """What an action is worth on the card at a position, if the seat has moved so far on the same card."""
        if kind == JOKER:
            kinds = (CHEQUE, BANK, SECURITY, MOVE)
            return max([self.action(seat, each, self.s.box.joker_icons, position, moved) for each in kinds])
        if seat == ANGELA:
            return self._angelas(kind, icons, position, moved)
        return self._jessahs(kind, icons + bonus(self.s, JESSAH, kind), position, moved)

    def _moves(self, seat: int, first: int, end: int) -> float:
        """How many moves a seat may have on the cards from one position to another, which is not counted."""
        box = self.s.box
        moves = 0.0
        more = bonus(self.s, seat, MOVE)  # RN-UP-03 on Jessah's cards
        for position in range(max(first, self.s.position + 1), end):
            for side in (0, 1):
                place = 2 * self.s.row()[position] + side
                chance = HELD if self.s.owner[2 * position + side] == seat else UNDECIDED
                if box.side_kind[place] == MOVE:
                    moves += chance * (box.side_icons[place] + more)
                elif box.side_kind[place] == JOKER:
                    moves += 0.5 * chance * (box.joker_icons + more)
        return moves

    def _bank_comes(self, position: int) -> bool:
        """Whether there is a bank on this card or a later one."""
        for later in range(position, self.s.box.row):
            card = self.s.row()[later]
            if BANK in (self.s.box.side_kind[2 * card], self.s.box.side_kind[2 * card + 1]):
                return True
        return False

    # -- Angela --------------------------------------------------------------------------------------------------

    def _angelas(self, kind: int, icons: int, position: int, moved: float) -> float:
        s = self.s
        if kind == CHEQUE:
            room = min(icons, s.box.hand_limit - s.sizes[ANGELA], len(s.pile) if s.pile else icons)
            return sum([DRAW[min(s.sizes[ANGELA] + drawn, len(DRAW) - 1)] for drawn in range(max(0, room))])
        if kind == SECURITY:
            return POINT * min(icons, s.box.security_max - s.security)
        if kind == BANK:
            return self._cashing(moved + self._moves(ANGELA, 0, position))
        escape = 0.6 * self._danger() * capture_cost(s) * self._still_hunted(position)
        return (0.05 + escape + self._approach(position)) * (1.0 if icons == 1 else 1.5)

    def _danger(self) -> float:
        """How surely Jessah would find her if she went for it."""
        s = self.s
        if s.jessah == NOWHERE:
            return 0.0
        if self.seat == ANGELA:
            near = s.box.distance[s.jessah][s.angela]
            return self.chances[s.angela] if near <= 2 else 0.3 * self.chances[s.angela]
        return best_walk(s.box, self.chances, s.jessah, 2)

    def _still_hunted(self, position: int) -> float:
        """The share of Jessah's moves that come after this card, the next round's first included."""
        before = self._moves(JESSAH, 0, position)
        after = self._moves(JESSAH, position, self.s.box.row) + 0.5
        return after / (before + after)

    def _cashing(self, moves: float) -> float:
        """What she can cash where she is, or where she may be after some moves; Jessah only guesses."""
        s = self.s
        if self.seat != ANGELA:
            last = s.totals[ANGELA] + max(s.box.cheque_value) >= s.box.goal
            return (LAST_GUESS if last else GUESS) * min(1.0, s.sizes[ANGELA] / 3) + 0.02
        elsewhere = 0.6 * min(1.0, moves) * prospects(s, s.angela, max(1, round(moves))) if moves else 0.0
        best = best_cheque(s, ANGELA, s.angela)
        if best < 0:
            return elsewhere
        if s.totals[ANGELA] + s.box.cheque_value[best] >= s.box.goal:
            return LAST
        return 0.02 + s.box.cheque_value[best] / s.box.goal

    def _approach(self, position: int) -> float:
        """What a move may bring her nearer to: a continent whose cheque she holds, and most if a bank is to come."""
        s = self.s
        if self.seat != ANGELA:
            return 0.03
        nearer = max(0.0, prospects(s, s.angela, 2) - prospects(s, s.angela, 0))
        return (0.45 if self._bank_comes(position) else 0.2) * nearer

    def _flight(self) -> float:
        """What it is worth to her to cash first and then to run."""
        s = self.s
        if best_cheque(s, ANGELA, s.angela) < 0 or s.box.distance[s.jessah][s.angela] > 3:
            return 0.0
        return FLIGHT * capture_cost(s)

    # -- Jessah --------------------------------------------------------------------------------------------------

    def _jessahs(self, kind: int, icons: int, position: int, moved: float) -> float:
        s = self.s
        if kind == CHEQUE:
            room = min(icons, s.box.hand_limit - s.sizes[JESSAH])
            return 0.03 * max(0, room)
        if kind == SECURITY:
            return TOKEN * icons
        if kind == BANK:
            return self._jessahs_cashing(moved + self._moves(JESSAH, 0, position))
        return 0.02 * icons + capture_cost(s) * best_walk(s.box, self._later(position), s.jessah, min(icons, 3))

    def _jessahs_cashing(self, moves: float) -> float:
        s = self.s
        if self.seat != JESSAH:
            return 0.03 * min(1.0, s.sizes[JESSAH] / 2)
        for kind in range(len(s.box.cheques)):
            if s.has(JESSAH, kind) and to_continent(s.box, s.jessah, s.box.cheque_continent[kind]) <= moves:
                return 0.07
        return 0.01

    def _later(self, position: int) -> list[float]:
        """Where Jessah will look when a card is resolved: Angela may have moved on the cards before it."""
        known = self._blurred.get(position)
        if known is None:
            known = self.chances.copy()
            moves = self._moves(ANGELA, 0, position)
            barriers = self.s.white_barriers | self.s.black_barriers
            while moves > 0.0:
                share = min(1.0, moves)
                after = spread(self.s.box, known, barriers)
                known = [(1.0 - share) * known[city] + share * after[city] for city in range(len(known))]
                moves -= 1.0
            self._blurred[position] = known
        return known
