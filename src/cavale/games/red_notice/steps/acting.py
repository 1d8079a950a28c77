"""Actions: one side of a card being resolved, or one that was granted."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.red_notice.box import ANGELA, BANK, CHEQUE, JESSAH, JOKER, KINDS, MOVE, NO_SIDE, SECURITY
from cavale.games.red_notice.events import JokerChosen, Passed
from cavale.games.red_notice.rule import Rule
from cavale.games.red_notice.state import FALLBACK, NO_UPGRADE, RedNotice
from cavale.games.red_notice.steps.asking import Ask, ask
from cavale.games.red_notice.steps.bank import use_bank
from cavale.games.red_notice.steps.cheque import draw_cheques
from cavale.games.red_notice.steps.movement import announce_radars, plan_movement
from cavale.games.red_notice.steps.pursuit import move_jessah
from cavale.games.red_notice.steps.security import use_security
from cavale.games.red_notice.steps.upgrades import show_upgrades


class CardAction(Rule):
    """RN-RES-03 An action owed on a side of the current card: `what` kind, so many icons `left`."""

    def run(self, s: RedNotice, t: Table) -> None:
        if s.forfeited and self.seat == JESSAH:
            return
        s.actor = self.seat
        if self.what == JOKER:
            ask(s, ChooseJoker(self.seat, JOKER, self.side, 1))
        else:
            begin(s, self.seat, self.what, self.side, self.left + bonus(s, self.seat, self.what))


class GrantedAction(Rule):
    """RN-UPG-05, RN-UP-05 An action of Jessah's that stands on no card, and that no upgrade enlarges."""

    def run(self, s: RedNotice, t: Table) -> None:
        begin(s, self.seat, self.what, NO_SIDE, self.left)


class ChooseJoker(Ask):
    """RN-ACT-03 A Joker is performed as one of the four kinds. RN-ACT-06 Each who gets to it chooses for herself."""

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        return s.box.joker_options

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        """RN-ACT-05 The kind is announced before it is resolved."""
        if action is s.box.skip:
            if t.telling:
                t.tell(Passed(self.seat, KINDS[JOKER]))
            return
        kind = s.box.number[action.index]
        if t.telling:
            t.tell(JokerChosen(self.seat, KINDS[kind]))
        begin(s, self.seat, kind, self.side, s.box.joker_icons + bonus(s, self.seat, kind))


def bonus(s: RedNotice, seat: int, kind: int) -> int:
    """RN-UP-03 More icons for Jessah, Joker included, counted when the action starts. RN-UPG-10 Copies add up."""
    icons = 0
    if seat == JESSAH:
        for upgrade in s.owned:
            if s.box.bonus_kind[upgrade] == kind:
                icons += s.box.bonus_icons[upgrade]
    return icons


def begin(s: RedNotice, seat: int, kind: int, side: int, icons: int) -> None:
    """RN-ACT-01 Each kind in its own way; whoever does not want it passes."""
    if kind == CHEQUE:
        draw_cheques(s, seat, side, icons)
    elif kind == BANK:
        s.push(GRANTS)
        use_bank(s, seat, side)
    elif kind == SECURITY:
        use_security(s, seat, side, icons)
    elif seat == JESSAH:
        move_jessah(s, side, icons)
    else:
        plan_movement(s, side, icons)


class Grants(Rule):
    """RN-UP-05 After a bank: what a gained upgrade grants, RN-UPG-04 or what replaces it. Then two new are shown."""

    def run(self, s: RedNotice, t: Table) -> None:
        gained = s.gained
        if gained == NO_UPGRADE:
            return
        s.gained = NO_UPGRADE
        if gained == FALLBACK:
            s.then(GrantedAction(JESSAH, SECURITY, left=1), GrantedAction(JESSAH, MOVE, left=1))
            return
        s.push(NewUpgrades(JESSAH))
        kinds = s.box.grant_kinds[gained]
        for grant in range(len(kinds) - 1, -1, -1):
            s.push(GrantedAction(JESSAH, kinds[grant], left=s.box.grant_icons[gained][grant]))


class NewUpgrades(Rule):
    """RN-UPG-03 Afterwards two new cards are shown."""

    def run(self, s: RedNotice, t: Table) -> None:
        show_upgrades(s, t)


class TurnEnds(Rule):
    """RN-MOVE-05 A card turn is over: what Angela still has to announce, she announces."""

    def run(self, s: RedNotice, t: Table) -> None:
        announce_radars(s, t)


GRANTS: Final = Grants(JESSAH)
TURN_ENDS: Final = (TurnEnds(ANGELA), TurnEnds(JESSAH))
