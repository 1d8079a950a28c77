"""The two powers, each under the cover of a blackout.

A power is one step that stays on the agenda until the lights are on: what lies on the agenda is public, so it must
not tell whether the character is still asked, has used the power, or has declined.
"""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table, bit
from cavale.games.casa_de_papel.box import PROFESSOR, RAQUEL, ROLES
from cavale.games.casa_de_papel.events import CardSeen, CardsExchanged, LightsOff, LightsOn, PowerDeclined, RoleSeen
from cavale.games.casa_de_papel.rule import Rule
from cavale.games.casa_de_papel.state import NOBODY, Casa


class Blackout(Rule):
    """CP-POW-01 The lights go off for everybody; CP-POW-02 for a fixed time, used or not."""

    def __init__(self, power: Rule) -> None:
        self.power: Final = power

    def run(self, s: Casa, t: Table) -> None:
        s.dark = True
        s.through = False
        s.open_window("blackout")
        if t.telling:
            t.tell(LightsOff(s.round))
        s.push(self.power)


def lights_on(s: Casa, t: Table) -> None:
    """CP-POW-06 Only the clock turns the lights on; without people, as soon as the character is through."""
    s.dark = False
    s.through = False
    s.close("blackout")
    if t.telling:
        t.tell(LightsOn(s.round))


def decline(s: Casa, t: Table, role: int) -> None:
    """CP-RAQ-04 and CP-PRO-04: a power may be declined, and nobody learns of it."""
    s.through = True
    if t.telling:
        t.tell(PowerDeclined(ROLES[role]), bit(s.roles.index(role)))


class RaquelsPower(Rule):
    """CP-RAQ-01 She may exchange one unselected card for one selected card."""

    def seats(self, s: Casa) -> int:
        return 0 if s.through else 1 << s.raquel()

    def seats_shown(self, s: Casa, viewer: int) -> int:
        """CP-POW-05 Nobody else is shown that she is asked."""
        return self.seats(s) & 1 << viewer

    def options(self, s: Casa, seat: int) -> list[Action]:
        """CP-RAQ-03 After a look at another's card she must bring it in; CP-RAQ-12 her own card binds to nothing."""
        outgoing = cards_to_put_out(s)
        if s.looked != NOBODY:
            return outgoing
        if not outgoing:
            return [s.box.raquel_pass]
        own_designated = len(s.drafts[seat]) > 0
        selected = s.selections[s.round - 1]
        looks = [
            s.box.raquel_look[other]
            for other in range(s.box.seats)
            if not selected >> other & 1 and not (own_designated and other == seat)
        ]
        return (outgoing if own_designated else []) + looks + [s.box.raquel_pass]

    def completes(self, s: Casa, seat: int, action: Action) -> bool:
        return action is not s.box.raquel_look[seat]

    def final(self) -> bool:
        return True

    def window(self) -> str:
        return "blackout"

    def run(self, s: Casa, t: Table) -> None:
        if s.through:
            lights_on(s, t)
            return
        self.use(s, t, s.raquel())
        s.push(self)

    def use(self, s: Casa, t: Table, raquel: int) -> None:
        """CP-RAQ-02 First she looks at the card to bring in, then she decides which goes out, without looking at it."""
        action = s.answer(raquel)
        if action is s.box.raquel_pass:
            decline(s, t, RAQUEL)
        elif action.verb == "raquel_look":
            s.looked = action.number("player")
            if t.telling:
                kind = s.box.kinds[s.laid_by(s.looked, s.round)]
                t.tell(CardSeen(s.looked, kind), bit(raquel))
        else:
            exchange(s, t, s.looked if s.looked != NOBODY else raquel, action.number("player"))

    def expire(self, s: Casa, t: Table) -> None:
        """CP-RAQ-11 Out of time: declined, or, after a look at another's card, a random selected card goes out."""
        if not s.through and s.looked != NOBODY:
            raquel = s.raquel()
            outgoing = [action.number("player") for action in cards_to_put_out(s)]
            others = [seat for seat in outgoing if seat != raquel] or outgoing
            exchange(s, t, s.looked, others[t.dice.below("put_out", len(others))])
        elif not s.through:
            decline(s, t, RAQUEL)
        lights_on(s, t)


def cards_to_put_out(s: Casa) -> list[Action]:
    return [s.box.raquel_out[seat] for seat in seats_to_put_out(s, s.round)]


def seats_to_put_out(s: Casa, round: int) -> list[int]:
    """CP-RAQ-06 Any selected card may go out, hers and the leader's included, unless the table protects his."""
    selected = s.selections[round - 1]
    if not s.box.may_oust_leader:
        selected &= ~(1 << s.leaders[round - 1])
    return [seat for seat in range(s.box.seats) if selected >> seat & 1]


def exchange(s: Casa, t: Table, brought_in: int, put_out: int) -> None:
    """CP-RAQ-09 The cards trade places; nothing visible changes. CP-RAQ-08 The outgoing card is discarded unseen."""
    s.brought_in = brought_in
    s.put_out = put_out
    s.through = True
    if t.telling:
        t.tell(CardsExchanged(brought_in, put_out), bit(s.raquel()))


class ProfessorsPower(Rule):
    """CP-PRO-01 He may look at the role of one player."""

    def seats(self, s: Casa) -> int:
        return 0 if s.through else 1 << s.roles.index(PROFESSOR)

    def seats_shown(self, s: Casa, viewer: int) -> int:
        """CP-POW-05 Nobody else is shown that he is asked."""
        return self.seats(s) & 1 << viewer

    def options(self, s: Casa, seat: int) -> list[Action]:
        """CP-PRO-03 Any other player."""
        looks = [action for other, action in enumerate(s.box.professor_look) if other != seat]
        return [*looks, s.box.professor_pass]

    def final(self) -> bool:
        return True

    def window(self) -> str:
        return "blackout"

    def run(self, s: Casa, t: Table) -> None:
        if s.through:
            lights_on(s, t)
            return
        professor = s.roles.index(PROFESSOR)
        action = s.answer(professor)
        if action is s.box.professor_pass:
            decline(s, t, PROFESSOR)
        else:
            peek(s, t, professor, action.number("player"))
        s.push(self)

    def expire(self, s: Casa, t: Table) -> None:
        """CP-PRO-04 Out of time is declined."""
        if not s.through:
            decline(s, t, PROFESSOR)
        lights_on(s, t)


def peek(s: Casa, t: Table, professor: int, player: int) -> None:
    """CP-PRO-02 He sees the exact role; CP-PRO-05 nobody learns whom he looked at."""
    s.peeked = player
    s.through = True
    if t.telling:
        t.tell(RoleSeen(player, ROLES[s.roles[player]]), bit(professor))


RAQUELS_BLACKOUT: Final = Blackout(RaquelsPower())
PROFESSORS_BLACKOUT: Final = Blackout(ProfessorsPower())
