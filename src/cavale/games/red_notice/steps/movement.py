"""Angela's movement: planned in secret, published once, whether she has moved or not."""

from cavale.core.action import Action
from cavale.core.table import Table, bit
from cavale.games.red_notice.box import ANGELA, GHOST, MOVE, NO_SIDE
from cavale.games.red_notice.clues import LATER, PRECISE, SILENT, board, note_list, note_movement
from cavale.games.red_notice.events import AngelaMoved, MovementFinished, RadarsAnnounced
from cavale.games.red_notice.plan import Plan
from cavale.games.red_notice.state import RedNotice
from cavale.games.red_notice.steps.asking import Ask, ask
from cavale.games.red_notice.steps.payment import may_pay, targets


def plan_movement(s: RedNotice, side: int, moves: int) -> None:
    """RN-ACT-08 Always asked, wherever she is and whatever stands in her way."""
    ask(s, PlanMovement(ANGELA, MOVE, side, moves))


def plan_ghost_movement(s: RedNotice, moves: int) -> None:
    """RN-ID-11"""
    ask(s, PlanMovement(ANGELA, GHOST, NO_SIDE, moves))


class PlanMovement(Ask):
    """RN-MOVE-14 A private script of moves, stays and payments; nothing of it is known before its end."""

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        """RN-MOVE-01 Along routes, or RN-MOVE-04 staying; RN-TIME-03 paying before each step; always the end."""
        box = s.box
        plan = Plan(s, self.left, self.what == GHOST, noting=False).follow(s.drafts[ANGELA])
        barriers = plan.barriers() & box.routes_from[plan.city]
        radars = plan.white_radars & ~plan.spent
        paying = plan.security >= box.pay_cost and (radars | plan.white_barriers) != 0 and may_pay(s)
        if not barriers and not paying:
            return box.walks[plan.city] if plan.moves else box.only_end
        found = self.moves(plan, barriers) if plan.moves else []
        if paying:
            found += targets(s, radars, plan.white_barriers)
        found.append(box.end_movement)
        return found

    def moves(self, plan: Plan, barriers: int) -> list[Action]:
        box = plan.box
        near = box.near[plan.city]
        via = box.via[plan.city]
        found = [box.go[near[way]] for way in range(len(near)) if not barriers >> via[way] & 1]
        found.append(box.stay)
        return found

    def plan(self, s: RedNotice) -> Plan:
        return Plan(s, self.left, self.what == GHOST).follow(s.drafts[ANGELA])

    def pays(self, s: RedNotice) -> bool:
        """RN-TIME-03 Payments are part of the script."""
        return True

    def completes(self, s: RedNotice, seat: int, action: Action) -> bool:
        return action is s.box.end_movement

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        finish_movement(s, t, self.left, self.plan(s))

    def timed_out(self, s: RedNotice, t: Table) -> None:
        """RN-NET-01 Out of time: she has not moved, whatever she was planning."""
        s.drafts[ANGELA] = ()
        finish_movement(s, t, self.left, self.plan(s))


def finish_movement(s: RedNotice, t: Table, moves: int, plan: Plan) -> None:
    """RN-MOVE-15 The same entry for any number of moves. RN-RAD-07 Payments, then radars in order."""
    box = s.box
    later = announces_later(s)
    how = (SILENT if plan.silent else 0) | (LATER if later else PRECISE if precise(s) else 0)
    before = board(s, s.security if may_pay(s) else 0)
    for city in plan.entered:
        s.visit(city)
    s.security = plan.security
    s.white_radars = plan.white_radars
    s.white_barriers = plan.white_barriers
    s.spent = plan.spent
    s.triggered += plan.triggered
    radars = [] if later else told_radars(s)
    note_movement(s, moves, how, before, plan.payments, radars)
    if t.telling:
        script = tuple([action.text for action in s.drafts[ANGELA] if action is not box.end_movement])
        t.tell(AngelaMoved(script, box.cities[s.angela]), bit(ANGELA))
        payments = tuple([box.target(code) for code in plan.payments])
        continents, cities = (None, None) if later else (continents_told(s), cities_told(s))
        t.tell(MovementFinished(payments, s.security, continents, cities))
    if later:
        s.unannounced = True
    else:
        return_radars(s)


def announces_later(s: RedNotice) -> bool:
    """RN-MOVE-05 At such a table, radars are told after the last action of her card turn; an escape is none."""
    return s.box.announce_later and s.actor == ANGELA and not s.caught()


def announce_radars(s: RedNotice, t: Table) -> None:
    """RN-MOVE-05 The joint list of a card turn, at its end or as soon as somebody else comes in between."""
    if not s.unannounced:
        return
    s.unannounced = False
    note_list(s, PRECISE if precise(s) else 0, told_radars(s))
    if t.telling:
        t.tell(RadarsAnnounced(continents_told(s), cities_told(s)))
    return_radars(s)


def return_radars(s: RedNotice) -> None:
    """RN-RAD-04 White radars that were set off return to the supply; RN-RAD-05 black ones stay."""
    s.white_radars &= ~s.spent
    s.spent = 0
    if s.triggered:
        s.triggered = []


def precise(s: RedNotice) -> bool:
    """RN-UP-01 Whether Jessah's radars tell the city."""
    for upgrade in s.owned:
        if s.box.precise[upgrade]:
            return True
    return False


def told_radars(s: RedNotice) -> list[int]:
    """RN-RAD-08 Continents; cities only if radars are precise."""
    if precise(s):
        return s.triggered.copy()
    return [s.box.continent_of[city] for city in s.triggered]


def continents_told(s: RedNotice) -> tuple[str, ...]:
    return tuple([s.box.continents[s.box.continent_of[city]] for city in s.triggered])


def cities_told(s: RedNotice) -> tuple[str, ...] | None:
    return tuple([s.box.cities[city] for city in s.triggered]) if precise(s) else None
