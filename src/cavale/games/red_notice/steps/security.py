"""The Security action: Jessah places radars and barriers, Angela gains points."""

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.red_notice.bits import all_but, chosen_from
from cavale.games.red_notice.box import ANGELA, JESSAH, KINDS, LIFT, PUT_RADAR, SECURITY
from cavale.games.red_notice.drafts import lifted, lifted_before
from cavale.games.red_notice.events import BarrierPlaced, BarrierShifted, Passed, RadarPlaced, SecurityChanged
from cavale.games.red_notice.state import NONE, RedNotice
from cavale.games.red_notice.steps.asking import Ask, ask
from cavale.games.red_notice.steps.payment import is_payment, may_pay, pay, payments


def use_security(s: RedNotice, seat: int, side: int, icons: int) -> None:
    """RN-ACT-02 Icon by icon."""
    if icons:
        ask(s, GainSecurity(ANGELA, SECURITY, side, icons) if seat == ANGELA else place_icon(side, icons))


def place_icon(side: int, icons: int) -> "PlaceSecurity":
    return PlaceSecurity(JESSAH, SECURITY, side, icons)


# -- Jessah ------------------------------------------------------------------------------------------------------------


class PlaceSecurity(Ask):
    """RN-SEC-01 Per icon one radar or one barrier from the supply, white; or RN-SEC-03 a barrier is shifted."""

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        box = s.box
        if lifted(s) != NONE:
            return free_routes(s, box.put_barrier)
        found: list[Action] = []
        if s.supply_radars() > 0:
            found += all_but(box.put_radar, s.white_radars | s.black_radars)
        if s.supply_barriers() > 0:
            found += free_routes(s, box.put_barrier)
        found += liftable(s, s.white_barriers | s.black_barriers if box.black_barrier_movable else s.white_barriers)
        found.append(box.skip)
        return found

    def completes(self, s: RedNotice, seat: int, action: Action) -> bool:
        return s.box.code[action.index] != LIFT

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        if action is s.box.skip:
            if t.telling:
                t.tell(Passed(JESSAH, KINDS[SECURITY]))
        else:
            self.put(s, t, action)
        use_security(s, JESSAH, self.side, self.left - 1)

    def put(self, s: RedNotice, t: Table, action: Action) -> None:
        """RN-SEC-07 Wherever the pawns are; nothing is detected by it."""
        place = s.box.number[action.index]
        origin = lifted_before(s)
        if s.box.code[action.index] == PUT_RADAR:
            s.white_radars |= 1 << place
            if t.telling:
                t.tell(RadarPlaced(s.box.continents[place], False))
        elif origin == NONE:
            s.white_barriers |= 1 << place
            if t.telling:
                t.tell(BarrierPlaced(s.box.routes[place], False))
        else:
            shift(s, t, origin, place)

    def timed_out(self, s: RedNotice, t: Table) -> None:
        s.drafts[JESSAH] = ()
        self.answered(s, t, s.box.skip)


def shift(s: RedNotice, t: Table, origin: int, route: int) -> None:
    """RN-SEC-06 A shifted barrier keeps its face."""
    black = bool(s.black_barriers >> origin & 1)
    if black:
        s.black_barriers ^= 1 << origin | 1 << route
    else:
        s.white_barriers ^= 1 << origin | 1 << route
    if t.telling:
        t.tell(BarrierShifted(s.box.routes[origin], s.box.routes[route], black))


def free_routes(s: RedNotice, actions: list[Action]) -> list[Action]:
    """RN-SEC-02 At most one barrier on a route."""
    taken = s.white_barriers | s.black_barriers
    if not taken:
        return actions
    return all_but(actions, taken)


def liftable(s: RedNotice, barriers: int) -> list[Action]:
    """RN-SEC-03 The barriers that may be shifted, if there is a free route to shift them to."""
    if (s.white_barriers | s.black_barriers).bit_count() == len(s.box.routes):
        return []
    return chosen_from(s.box.lift, barriers)


# -- Angela ------------------------------------------------------------------------------------------------------------


class GainSecurity(Ask):
    """RN-SEC-09 Per icon the marker advances by 1; RN-TIME-03 at a full track she is asked whether to pay first."""

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        return [*payments(s), s.box.gain, s.box.skip] if self.pays(s) else s.box.gain_options

    def pays(self, s: RedNotice) -> bool:
        """RN-SEC-11 A gain would be lost."""
        return s.security >= s.box.security_max and may_pay(s)

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        if is_payment(s, action):
            pay(s, t, action)
            use_security(s, ANGELA, self.side, self.left)
            return
        if action is s.box.gain:
            change_security(s, t, min(s.security + 1, s.box.security_max))
        elif t.telling:
            t.tell(Passed(ANGELA, KINDS[SECURITY]))
        use_security(s, ANGELA, self.side, self.left - 1)


def change_security(s: RedNotice, t: Table, security: int) -> None:
    """RN-SEC-09 The marker is public; what would go beyond its track is lost."""
    change = security - s.security
    s.security = security
    if t.telling:
        t.tell(SecurityChanged(change, security))
