"""Achieving an objective: by Success or by Triumph."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.la_traque.events import CooperationPlaced, InfluencePaid, ObjectiveAchieved
from cavale.games.la_traque.gains import discard, score
from cavale.games.la_traque.rule import Choice, Part
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.steps.ambition import advance, place_marker
from cavale.games.la_traque.terms import ANY, LINES, NONE, TRACKS


def achievable(s: LaTraque, found: list[Action]) -> None:
    """LT-ACT-OBJ-01 Visible objectives that can be paid, LT-ACT-OBJ-02 by either line."""
    box = s.box
    rebated = has_rebate(s)
    for card in s.visible[s.active]:
        for line in range(2):
            at = 2 * card + line
            if payable(s, card, line) if rebated else affordable(s, box.cards.pay[at], NO_REBATES):
                found += box.objective[at]


def has_rebate(s: LaTraque) -> bool:
    """Whether a card of the HQ lowers the cost of objectives at all."""
    rebate = s.box.cards.rebate
    for card in s.hq[s.active]:
        if rebate[card]:
            return True
    return False


NO_REBATES: list[int] = []


def payable(s: LaTraque, card: int, line: int) -> bool:
    """LT-OP-09 With rebates: if some naming makes it payable."""
    return affordable(s, price(s, card, line, []), free_rebates(s, line))


def price(s: LaTraque, card: int, line: int, named: list[int]) -> list[int]:
    """LT-ACT-OBJ-10 What each track pays, after the rebates that are printed for it or named."""
    cards = s.box.cards
    pay = cards.pay[2 * card + line].copy()
    for held in s.hq[s.active]:
        rebate = cards.rebate[held]
        for place in range(0, len(rebate), 3):
            if rebate[place] != ANY and rebate[place + 2] == line:
                pay[rebate[place]] -= rebate[place + 1]
    if named:
        free = free_rebates(s, line)
        for place, track in enumerate(named):
            pay[track] -= free[place]
    for track in range(3):
        pay[track] = max(0, pay[track])
    return pay


def free_rebates(s: LaTraque, line: int) -> list[int]:
    """The rebates for which a track is named, in the order of the cards."""
    found: list[int] = []
    for held in s.hq[s.active]:
        rebate = s.box.cards.rebate[held]
        for place in range(0, len(rebate), 3):
            if rebate[place] == ANY and rebate[place + 2] == line:
                found.append(rebate[place + 1])
    return found


def affordable(s: LaTraque, pay: list[int], rebates: list[int]) -> bool:
    """Whether the tracks hold as much, with these rebates on any tracks."""
    if not rebates:
        first = 3 * s.active
        return pay[0] <= s.influence[first] and pay[1] <= s.influence[first + 1] and pay[2] <= s.influence[first + 2]
    for track in range(3):
        if pay[track]:
            lowered = pay.copy()
            lowered[track] = max(0, lowered[track] - rebates[0])
            if affordable(s, lowered, rebates[1:]):
                return True
    return pay[0] + pay[1] + pay[2] == 0


def achieve(s: LaTraque, t: Table, card: int, line: int, marker: int) -> None:
    s.paying = card
    s.line = line
    s.marker = marker
    if t.telling:
        t.tell(ObjectiveAchieved(s.active, s.box.names[card], LINES[line]))
    s.push(REBATE)


class ChooseRebate(Choice):
    """LT-OP-09 `rebate` with `any`: a track of the cost is named before paying, if there is more than one to name."""

    def possible(self, s: LaTraque) -> bool:
        return len(self.tracks(s)) > 1

    def tracks(self, s: LaTraque) -> list[int]:
        """Tracks of the cost, the naming of which keeps the objective payable."""
        rebates = free_rebates(s, s.line)[len(s.rebates) :]
        found: list[int] = []
        if not rebates:
            return found
        pay = price(s, s.paying, s.line, s.rebates)
        for track in range(3):
            if pay[track]:
                lowered = pay.copy()
                lowered[track] = max(0, lowered[track] - rebates[0])
                if affordable(s, lowered, rebates[1:]):
                    found.append(track)
        return found

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        return [s.box.choose_track[track] for track in self.tracks(s)]

    def run(self, s: LaTraque, t: Table) -> None:
        draft = s.drafts[s.active]
        tracks = [s.box.number[draft[0].index]] if draft else self.tracks(s)
        if tracks:
            s.rebates.append(tracks[0])
            s.push(self)
        else:
            pay(s, t)


def pay(s: LaTraque, t: Table) -> None:
    """LT-ACT-OBJ-06 Pay, score, ambition symbols, then the ability. LT-ACT-OBJ-07 The place stays empty."""
    box = s.box
    due = price(s, s.paying, s.line, s.rebates)
    for track in range(3):
        if due[track]:
            at = 3 * s.active + track
            s.influence[at] -= due[track]
            if t.telling:
                t.tell(InfluencePaid(s.active, TRACKS[track], due[track], s.influence[at]))
    s.visible[s.active].remove(s.paying)
    at = 2 * s.paying + s.line
    if box.cards.points[at]:
        score(s, t, box.cards.points[at])
    s.push(ABILITY)
    if box.cards.apollo[at]:
        advance(s, t, box.cards.apollo[at])
    if s.marker != NONE:
        place_marker(s, t, s.marker)


class Ability(Part):
    """LT-ACT-OBJ-04 A Mission is applied, and the card goes to the box; Cooperation goes to the HQ.

    LT-ACT-OBJ-05 It comes with both lines.
    """

    def run(self, s: LaTraque, t: Table) -> None:
        box = s.box
        card = s.paying
        s.paying = NONE
        s.line = 0
        s.marker = NONE
        s.rebates.clear()
        if box.cards.cooperates[card]:
            s.hq[s.active].append(card)
            if t.telling:
                t.tell(CooperationPlaced(s.active, box.names[card]))
        else:
            discard(s, t, [card])
            s.agenda.extend(box.missions[card][::-1])


REBATE: Final = ChooseRebate("rebate")
ABILITY: Final = Ability("ability")
