"""The Bank action: cashing a cheque, and what its value brings."""

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.red_notice.box import ANGELA, BANK, FREE_MOVE, JESSAH, KINDS, NO_SIDE, UPGRADE
from cavale.games.red_notice.clues import note_found
from cavale.games.red_notice.events import ChequeCashed, Passed
from cavale.games.red_notice.state import GOAL, IMPOSSIBLE_GOAL, RedNotice
from cavale.games.red_notice.steps.asking import Ask, ask
from cavale.games.red_notice.steps.ending import end
from cavale.games.red_notice.steps.movement import plan_movement
from cavale.games.red_notice.steps.pursuit import move_jessah
from cavale.games.red_notice.steps.upgrades import gain_upgrade


def use_bank(s: RedNotice, seat: int, side: int) -> None:
    """RN-BANK-01 One cheque, whatever the icons. RN-ACT-08 With a card in hand she is asked, matching or not."""
    if s.sizes[seat]:
        ask(s, UseBank(seat, BANK, side, 1))


class UseBank(Ask):
    """RN-BANK-01 Cash one cheque that matches the city, or pass. RN-BANK-04 Both roles may."""

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        box = s.box
        continent = box.continent_of[s.city_of(seat)]
        kinds = 0
        first = seat * len(box.cheques)
        for kind in range(len(box.cheques)):
            if s.hands[first + kind] and box.cheque_continent[kind] == continent:
                kinds |= 1 << kind
        return box.cashings(kinds)

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        if action is not s.box.skip:
            cash(s, t, self.seat, s.box.number[action.index])
        elif t.telling:
            t.tell(Passed(self.seat, KINDS[BANK]))


def cash(s: RedNotice, t: Table, seat: int, kind: int) -> None:
    """RN-BANK-09 Reveal the cheque, name the city, add the value, check for a win; only then its effect."""
    box = s.box
    s.hands[seat * len(box.cheques) + kind] -= 1
    s.sizes[seat] -= 1
    s.totals[seat] += box.cheque_value[kind]
    s.cashed.append(seat * len(box.cheques) + kind)
    if seat == ANGELA:
        note_found(s, s.angela)
        if s.seen_hand and s.seen_hand[kind]:
            s.seen_hand[kind] -= 1
    if t.telling:
        t.tell(ChequeCashed(seat, box.cheques[kind], box.cities[s.city_of(seat)], s.totals[seat]))
    if s.totals[ANGELA] >= box.goal:
        end(s, t, ANGELA, GOAL)
    elif box.impossible_goal_loses and box.money - s.totals[JESSAH] < box.goal:
        end(s, t, JESSAH, IMPOSSIBLE_GOAL)
    else:
        bring(s, t, seat, box.cheque_effect[kind])


def bring(s: RedNotice, t: Table, seat: int, effect: int) -> None:
    """RN-BANK-05 A free move, RN-BANK-06 an upgrade for Jessah, RN-BANK-07 or nothing."""
    if effect == UPGRADE:
        gain_upgrade(s, t, seat)
    elif effect == FREE_MOVE and seat == ANGELA:
        plan_movement(s, NO_SIDE, 1)
    elif effect == FREE_MOVE:
        move_jessah(s, NO_SIDE, 1)
