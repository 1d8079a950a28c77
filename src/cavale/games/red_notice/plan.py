"""A plan: where a script of Angela's leads, step by step, without anybody noticing."""

from typing import Final

from mypy_extensions import mypyc_attr

from cavale.core.action import Action
from cavale.games.red_notice.box import GO, PAY_BARRIER, PAY_RADAR, STAY
from cavale.games.red_notice.state import RedNotice

UNREAD: Final[list[int]] = []  # stays empty


@mypyc_attr(acyclic=True)
class Plan:
    """RN-MOVE-14 The board as it will be after the steps taken so far."""

    def __init__(self, s: RedNotice, moves: int, silent: bool, noting: bool = True) -> None:
        self.box = s.box
        self.silent = silent  # RN-ID-11 barriers and radars do not count
        self.moves = moves  # left
        self.city = s.angela
        self.security = s.security
        self.white_radars = s.white_radars
        self.black_radars = s.black_radars
        self.white_barriers = s.white_barriers
        self.black_barriers = s.black_barriers
        self.spent = s.spent  # white radars that were set off
        self.heard = 0  # black radars that were set off in this movement
        self.noting = noting  # whether anybody will read the three lists
        self.entered: list[int] = [] if noting else UNREAD  # cities, in order
        self.triggered: list[int] = [] if noting else UNREAD  # the cities in which a radar was set off
        self.payments: list[int] = [] if noting else UNREAD  # target codes

    def follow(self, script: tuple[Action, ...]) -> "Plan":
        for action in script:
            self.take(action)
        return self

    def take(self, action: Action) -> None:
        """One step. The caller knows that it is possible."""
        code = self.box.code[action.index]
        if code == GO:
            self.enter(self.box.number[action.index])
        elif code == STAY:
            self.enter(self.city)
        elif code in (PAY_RADAR, PAY_BARRIER):
            self.pay(code, self.box.number[action.index])

    def enter(self, city: int) -> None:
        """RN-RAD-01 Entering a city of its continent sets a radar off; RN-RAD-06 so does spending a move on staying."""
        self.moves -= 1
        self.city = city
        if self.noting:
            self.entered.append(city)
        if self.silent:
            return
        radar = 1 << self.box.continent_of[city]
        if self.white_radars & ~self.spent & radar:
            self.spent |= radar  # RN-RAD-04 once in the movement
            self._note_radar(city)
        elif self.black_radars & radar and (self.box.black_radar_repeat or not self.heard & radar):
            self.heard |= radar
            self._note_radar(city)

    def _note_radar(self, city: int) -> None:
        if self.noting:
            self.triggered.append(city)

    def pay(self, code: int, place: int) -> None:
        """RN-SEC-10, RN-RAD-10 The token is gone for the steps that follow."""
        self.security -= self.box.pay_cost
        if code == PAY_RADAR:
            self.white_radars &= ~(1 << place)
        else:
            self.white_barriers &= ~(1 << place)
        if self.noting:
            self.payments.append(place if code == PAY_RADAR else len(self.box.continents) + place)

    def barriers(self) -> int:
        """RN-BAR-01 The routes she cannot use, whatever the face of the barrier."""
        return 0 if self.silent else self.white_barriers | self.black_barriers
