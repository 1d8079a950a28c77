"""Upgrades: one for Jessah with each cashed 200k, chosen by the casher."""

from cavale.core.action import Action
from cavale.core.table import Table, bit
from cavale.games.red_notice.bits import all_but, chosen_from
from cavale.games.red_notice.box import ANGELA, JESSAH, LIFT, RedNoticeBox
from cavale.games.red_notice.drafts import lifted, lifted_before
from cavale.games.red_notice.events import (
    BarrierPlaced,
    BarrierTurned,
    ChequeSeized,
    HandSeen,
    Passed,
    RadarPlaced,
    RadarTurned,
    UpgradeChosen,
    UpgradesExhausted,
    UpgradesShown,
)
from cavale.games.red_notice.rule import Rule
from cavale.games.red_notice.state import FALLBACK, NONE, RedNotice
from cavale.games.red_notice.steps.asking import Ask, ask
from cavale.games.red_notice.steps.ending import hand
from cavale.games.red_notice.steps.movement import announce_radars
from cavale.games.red_notice.steps.security import (
    change_security,
    free_routes,
    liftable,
    shift,
)
from cavale.games.red_notice.steps.stop import Stop

SHOWN = 2  # upgrades lie face up, two at a time


def gain_upgrade(s: RedNotice, t: Table, seat: int) -> None:
    """RN-UPG-01 The casher picks one of two. RN-UPG-07 A last one is gained without choice. RN-UPG-04 None is left."""
    announce_radars(s, t)
    if not s.shown:
        show_upgrades(s, t)
    if len(s.shown) > 1:
        ask(s, ChooseUpgrade(seat))
    elif s.shown:
        take_upgrade(s, t, seat, s.shown[0])
    else:
        s.gained = FALLBACK
        if t.telling:
            t.tell(UpgradesExhausted())


def show_upgrades(s: RedNotice, t: Table) -> None:
    """RN-UPG-03 Two new cards are shown; with an empty deck none."""
    while len(s.shown) < SHOWN and s.upgrade_deck:
        s.shown.append(s.upgrade_deck.pop())
    if t.telling and s.shown:
        t.tell(UpgradesShown(tuple([s.box.upgrades[upgrade] for upgrade in s.shown]), len(s.upgrade_deck)))


class ChooseUpgrade(Ask):
    """RN-UPG-06 Choosing one of the two is compulsory."""

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        one, two = s.shown
        return [s.box.choose_upgrade[one]] if one == two else [s.box.choose_upgrade[one], s.box.choose_upgrade[two]]

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        take_upgrade(s, t, self.seat, s.box.number[action.index])

    def timed_out(self, s: RedNotice, t: Table) -> None:
        """RN-NET-01 Out of time: one at random."""
        take_upgrade(s, t, self.seat, s.shown[t.dice.below("upgrade_choice", len(s.shown))])


def take_upgrade(s: RedNotice, t: Table, seat: int, upgrade: int) -> None:
    """RN-UPG-01 The other leaves the game. RN-UPG-02 Applied at once; permanent cards stay in front of Jessah."""
    box = s.box
    s.shown.remove(upgrade)
    removed = s.shown
    s.shown = []
    s.gone += removed
    if box.permanent[upgrade]:
        s.owned.append(upgrade)
    else:
        s.gone.append(upgrade)
    s.gained = upgrade
    if t.telling:
        t.tell(UpgradeChosen(seat, box.upgrades[upgrade], box.upgrades[removed[0]] if removed else None))
    s.push(ApplyUpgrade(JESSAH, upgrade))
    s.push(Stop(ANGELA))


class ApplyUpgrade(Rule):
    """RN-UPG-02 What the gained card does at once; what it grants comes after (`acting.Grants`)."""

    def about(self, box: RedNoticeBox) -> str:
        return box.upgrades[self.what]

    def run(self, s: RedNotice, t: Table) -> None:
        box = s.box
        upgrade = self.what
        if box.loses[upgrade]:
            change_security(s, t, max(0, s.security - box.loses[upgrade]))
        if box.seizes[upgrade]:
            s.push(Seizure(JESSAH, upgrade))
        for _ in range(box.black_barriers[upgrade]):
            s.push(BlackBarrier(JESSAH, upgrade))
        for _ in range(box.black_radars[upgrade]):
            s.push(BlackRadar(JESSAH, upgrade))


# -- black tokens ------------------------------------------------------------------------------------------------------


class BlackRadar(Rule):
    """RN-UP-02 A part without a possible target is void."""

    def about(self, box: RedNoticeBox) -> str:
        return box.upgrades[self.what]

    def run(self, s: RedNotice, t: Table) -> None:
        if black_radars(s):
            ask(s, PlaceBlackRadar(JESSAH, self.what))


def black_radars(s: RedNotice) -> list[Action]:
    """RN-UP-02 A white radar is turned; an empty spot takes one from the supply, if there is one."""
    if s.supply_radars() <= 0:
        return chosen_from(s.box.black_radar, s.white_radars)
    return all_but(s.box.black_radar, s.black_radars)


class PlaceBlackRadar(Ask):
    """RN-UP-02 A continent without a black radar gets one."""

    def about(self, box: RedNoticeBox) -> str:
        return box.upgrades[self.what]

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        return [*black_radars(s), s.box.skip]

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        if action is s.box.skip:
            if t.telling:
                t.tell(Passed(JESSAH, "black_radar"))
            return
        continent = s.box.number[action.index]
        turned = s.white_radars >> continent & 1
        s.white_radars &= ~(1 << continent)
        s.black_radars |= 1 << continent
        if t.telling:
            name = s.box.continents[continent]
            t.tell(RadarTurned(name) if turned else RadarPlaced(name, True))


class BlackBarrier(Rule):
    """RN-UP-02 A part without a possible target is void."""

    def about(self, box: RedNoticeBox) -> str:
        return box.upgrades[self.what]

    def run(self, s: RedNotice, t: Table) -> None:
        if black_barriers(s) or liftable(s, s.white_barriers):
            ask(s, PlaceBlackBarrier(JESSAH, self.what))


def black_barriers(s: RedNotice) -> list[Action]:
    """RN-UP-02 A white barrier is turned; a free route takes one from the supply, if there is one."""
    if s.supply_barriers() <= 0:
        return chosen_from(s.box.black_barrier, s.white_barriers)
    return all_but(s.box.black_barrier, s.black_barriers)


class PlaceBlackBarrier(Ask):
    """RN-UP-02 A route without a black barrier gets one; with an empty supply, a white one may be shifted there."""

    def about(self, box: RedNoticeBox) -> str:
        return box.upgrades[self.what]

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        if lifted(s) != NONE:
            return free_routes(s, s.box.black_barrier)
        found = black_barriers(s)
        if s.supply_barriers() <= 0:
            found += liftable(s, s.white_barriers)
        found.append(s.box.skip)
        return found

    def completes(self, s: RedNotice, seat: int, action: Action) -> bool:
        return s.box.code[action.index] != LIFT

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        if action is s.box.skip:
            if t.telling:
                t.tell(Passed(JESSAH, "black_barrier"))
            return
        route = s.box.number[action.index]
        origin = lifted_before(s)
        if origin != NONE:
            shift(s, t, origin, route)
        turned = s.white_barriers >> route & 1
        s.white_barriers &= ~(1 << route)
        s.black_barriers |= 1 << route
        if t.telling:
            name = s.box.routes[route]
            t.tell(BarrierTurned(name) if turned else BarrierPlaced(name, True))

    def timed_out(self, s: RedNotice, t: Table) -> None:
        s.drafts[JESSAH] = ()
        self.answered(s, t, s.box.skip)


# -- the seizure -------------------------------------------------------------------------------------------------------


class Seizure(Rule):
    """RN-UP-07 Jessah looks at Angela's hand; an empty one has nothing to show."""

    def about(self, box: RedNoticeBox) -> str:
        return box.upgrades[self.what]

    def run(self, s: RedNotice, t: Table) -> None:
        if not s.sizes[ANGELA]:
            return
        s.seen_hand = s.hands[: len(s.box.cheques)]
        if t.telling:
            t.tell(HandSeen(tuple(hand(s, ANGELA))), bit(JESSAH))
        ask(s, SeizeCheque(JESSAH, self.what))


class SeizeCheque(Ask):
    """RN-UP-07 She may put one of Angela's cheques on the bottom of the pile, for all to see."""

    def about(self, box: RedNoticeBox) -> str:
        return box.upgrades[self.what]

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        found = [action for kind, action in enumerate(s.box.seize) if s.has(ANGELA, kind)]
        found.append(s.box.skip)
        return found

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        if action is s.box.skip:
            if t.telling:
                t.tell(Passed(JESSAH, "seizure"))
            return
        kind = s.box.number[action.index]
        s.hands[kind] -= 1
        s.sizes[ANGELA] -= 1
        s.seen_hand[kind] -= 1
        s.pile.insert(0, kind)
        s.bottom += 1
        if t.telling:
            t.tell(ChequeSeized(s.box.cheques[kind]))
