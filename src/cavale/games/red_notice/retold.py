"""A match retold: the board, the clues and the cheques that are known, from what a seat was told, event by event."""

from collections.abc import Sequence

from cavale.core.action import Action
from cavale.core.event import Event
from cavale.games.red_notice.box import ANGELA, RedNoticeBox
from cavale.games.red_notice.clues import (
    LATER,
    PRECISE,
    SILENT,
    board,
    note_absent,
    note_answer,
    note_found,
    note_list,
    note_movement,
    note_start,
)
from cavale.games.red_notice.events import (
    AngelaMoved,
    AngelaStarted,
    BarrierPlaced,
    BarrierShifted,
    BarrierTurned,
    Captured,
    ChequeCashed,
    ChequeDrawn,
    ChequeSeized,
    ContinentAnswered,
    HandSeen,
    Inspected,
    JessahStarted,
    MovementFinished,
    Paid,
    RadarPlaced,
    RadarsAnnounced,
    RadarTurned,
    RoundStarted,
    SecurityChanged,
    TokenRemoved,
    UpgradeChosen,
    UpgradesExhausted,
)
from cavale.games.red_notice.plan import Plan
from cavale.games.red_notice.state import FALLBACK, NO_UPGRADE, RedNotice
from cavale.games.red_notice.view import Ping


class Retold:
    """Folds events onto a state. What a view shows as well is left to `public.py`."""

    def __init__(self, box: RedNoticeBox, seat: int, pings: Sequence[Ping]) -> None:
        self.box = box
        self.seat = seat
        self.pings = list(pings)  # how far each movement could lead is seen, not told
        self.s = RedNotice(box)
        self.bottom: list[int] = []  # the end of the pile that all know, the last card first
        self.known: list[int] = [0] * len(box.cheques)  # per kind: what the other hand surely holds
        self.script: tuple[Action, ...] = ()  # Angela's own, of the movement being told

    def tell(self, event: Event) -> None:
        if isinstance(event, MovementFinished):
            self._movement(event)
        elif isinstance(event, RadarsAnnounced):
            self._announcement(event)
        elif isinstance(event, (AngelaStarted, AngelaMoved, Captured, Inspected, ContinentAnswered)):
            self._whereabouts(event)
        elif isinstance(event, (ChequeCashed, ChequeDrawn, ChequeSeized, HandSeen)):
            self._cheque(event)
        else:
            self._board(event)

    # -- Angela --------------------------------------------------------------------------------------------------

    def _whereabouts(self, event: AngelaStarted | AngelaMoved | Captured | Inspected | ContinentAnswered) -> None:
        s = self.s
        if isinstance(event, AngelaStarted):
            self.bottom.insert(0, self.box.cheques.index(event.cheque))
            note_start(s, self.box.continents.index(event.continent))
            if event.city is not None:
                s.angela = self.box.cities.index(event.city)
        elif isinstance(event, AngelaMoved):
            self.script = tuple([self._action(text) for text in event.script or ()])
        elif isinstance(event, Captured):
            note_found(s, self.box.cities.index(event.city))
        elif isinstance(event, ContinentAnswered):
            note_answer(s, self.box.continents.index(event.continent), event.there)
        elif not event.found:
            note_absent(s, self.box.cities.index(event.city))

    def _movement(self, event: MovementFinished) -> None:
        """RN-MOVE-14 Payments, then radars; at the end of a movement, or RN-MOVE-05 of a card turn."""
        s = self.s
        ping = self.pings.pop(0)
        how = (SILENT if ping.silent else 0) | (LATER if event.radars is None else 0)
        how |= PRECISE if event.cities is not None else 0
        before = board(s, s.security if s.security >= self.box.pay_cost else 0)
        if self.seat == ANGELA:
            self._follow_script(ping)
        payments = [self._target(target) for target in event.payments]
        for code in payments:
            self._remove(code)
        s.security = event.security
        told = self._heard(event.radars or (), event.cities)
        note_movement(s, ping.moves, how, before, payments, told)
        s.unannounced = event.radars is None
        if event.radars is not None:
            self._return_radars(event.radars)

    def _follow_script(self, ping: Ping) -> None:
        """She alone knows which radars she has set off before they are announced."""
        plan = Plan(self.s, ping.moves, ping.silent).follow(self.script)
        self.script = ()
        self.s.angela = plan.city
        self.s.triggered += plan.triggered
        self.s.spent = plan.spent

    def _announcement(self, event: RadarsAnnounced) -> None:
        self.pings.pop(0)
        note_list(self.s, PRECISE if event.cities is not None else 0, self._heard(event.radars, event.cities))
        self.s.unannounced = False
        self._return_radars(event.radars)

    def _heard(self, radars: tuple[str, ...], cities: tuple[str, ...] | None) -> list[int]:
        if cities is not None:
            return [self.box.cities.index(city) for city in cities]
        return [self.box.continents.index(continent) for continent in radars]

    def _return_radars(self, radars: tuple[str, ...]) -> None:
        """RN-RAD-04 White radars that were announced are off the board."""
        for continent in radars:
            self.s.white_radars &= ~(1 << self.box.continents.index(continent))
        self.s.spent = 0
        self.s.triggered = []

    # -- cheques -------------------------------------------------------------------------------------------------

    def _cheque(self, event: ChequeCashed | ChequeDrawn | ChequeSeized | HandSeen) -> None:
        other = 1 - self.seat
        if isinstance(event, ChequeCashed):
            self.s.gained = NO_UPGRADE
            if event.seat == ANGELA:
                note_found(self.s, self.box.cities.index(event.city))
            if event.seat == other:
                self._leaves(event.cheque)
        elif isinstance(event, ChequeDrawn):
            if event.pile < len(self.bottom):  # RN-SETUP-13 all know what is drawn
                kind = self.bottom.pop()
                self.known[kind] += event.seat == other
        elif isinstance(event, ChequeSeized):
            self.bottom.insert(0, self.box.cheques.index(event.cheque))
            if other == ANGELA:
                self._leaves(event.cheque)
        else:
            seen = list(event.cheques or ())
            self.known = [seen.count(name) for name in self.box.cheques]

    def _leaves(self, cheque: str) -> None:
        """A cheque leaves the other hand; where two are alike, it may be the one that was known."""
        kind = self.box.cheques.index(cheque)
        self.known[kind] = max(0, self.known[kind] - 1)

    # -- the board -----------------------------------------------------------------------------------------------

    def _board(self, event: Event) -> None:
        s = self.s
        if isinstance(event, RoundStarted):
            s.round = event.round
        elif isinstance(event, SecurityChanged):
            s.security = event.security
        elif isinstance(event, Paid):
            s.security = event.security
            self._remove(self._target(event.target))
        elif isinstance(event, TokenRemoved):
            self._remove(self._target(event.target))
        elif isinstance(event, JessahStarted):
            self.bottom.insert(0, self.box.cheques.index(event.cheque))
            for continent in event.radars:
                s.white_radars |= 1 << self.box.continents.index(continent)
        elif isinstance(event, UpgradeChosen):
            s.gained = self.box.upgrades.index(event.upgrade)
        elif isinstance(event, UpgradesExhausted):
            s.gained = FALLBACK
        else:
            self._token(event)

    def _token(self, event: Event) -> None:
        """Jessah places, turns or shifts a token."""
        continents = len(self.box.continents)
        if isinstance(event, RadarPlaced):
            self._put(self.box.continents.index(event.continent), event.black)
        elif isinstance(event, RadarTurned):
            self._put(self.box.continents.index(event.continent), True)
        elif isinstance(event, BarrierPlaced):
            self._put(continents + self.box.routes.index(event.route), event.black)
        elif isinstance(event, BarrierTurned):
            self._put(continents + self.box.routes.index(event.route), True)
        elif isinstance(event, BarrierShifted):
            self._remove(continents + self.box.routes.index(event.origin))
            self._put(continents + self.box.routes.index(event.route), event.black)

    def _put(self, code: int, black: bool) -> None:
        self._remove(code)
        place = code - len(self.box.continents)
        if place < 0:
            self.s.black_radars |= int(black) << code
            self.s.white_radars |= int(not black) << code
        else:
            self.s.black_barriers |= int(black) << place
            self.s.white_barriers |= int(not black) << place

    def _remove(self, code: int) -> None:
        place = code - len(self.box.continents)
        if place < 0:
            self.s.white_radars &= ~(1 << code)
            self.s.black_radars &= ~(1 << code)
        else:
            self.s.white_barriers &= ~(1 << place)
            self.s.black_barriers &= ~(1 << place)

    # -- names ---------------------------------------------------------------------------------------------------

    def _target(self, name: str) -> int:
        """A token on the board as one number, see `RedNoticeBox.target`."""
        kind, _, place = name.partition(":")
        if kind == "radar":
            return self.box.continents.index(place)
        return len(self.box.continents) + self.box.routes.index(place)

    def _action(self, text: str) -> Action:
        action = self.box.actions.spelled(text)
        assert action is not None, text
        return action


def retell(box: RedNoticeBox, seat: int, pings: Sequence[Ping], told: Sequence[Event]) -> Retold:
    retold = Retold(box, seat, pings)
    for event in told:
        retold.tell(event)
    return retold
