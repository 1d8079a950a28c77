"""The set-up, in its strict order."""

from cavale.core.action import Action
from cavale.core.table import Table, bit
from cavale.games.red_notice import clocks
from cavale.games.red_notice.box import ANGELA, JESSAH, PUT_RADAR, START, RedNoticeBox
from cavale.games.red_notice.clues import note_start
from cavale.games.red_notice.events import AngelaStarted, HandDealt, IdentitiesDealt, JessahStarted
from cavale.games.red_notice.rounds import ROUND
from cavale.games.red_notice.rule import Rule
from cavale.games.red_notice.state import RedNotice
from cavale.games.red_notice.steps.asking import Ask, ask
from cavale.games.red_notice.steps.ending import hand
from cavale.games.red_notice.steps.preparation import shuffle_cycle
from cavale.games.red_notice.steps.upgrades import show_upgrades


def start(box: RedNoticeBox) -> RedNotice:
    """RN-SETUP-04 The marker is on 2, RN-SETUP-05 the supply is full, RN-SETUP-12 Angela has the initiative."""
    s = RedNotice(box)
    s.then(DealIdentities(), Deal(), JessahStarts(), AngelaStarts(), ROUND)
    return s


# -- identities --------------------------------------------------------------------------------------------------------


class DealIdentities(Rule):
    """RN-SETUP-03 Two identities face up; RN-SETUP-15 a beginner's are recommended, or Angela picks hers."""

    def run(self, s: RedNotice, t: Table) -> None:
        box = s.box
        if box.dealing == "beginner":
            deal_identities(s, t, box.beginner)
        elif box.dealing == "random":
            deal_identities(s, t, t.dice.permutation("identities", len(box.identities))[: box.identities_in_play])
        elif box.identities_in_play:
            ask(s, PickIdentities(ANGELA))


class PickIdentities(Ask):
    """RN-SETUP-15 Angela picks her identities."""

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        return [action for action in s.box.keep_identity if action not in s.drafts[seat]]

    def completes(self, s: RedNotice, seat: int, action: Action) -> bool:
        return len(s.drafts[seat]) + 1 == s.box.identities_in_play

    def unordered(self) -> bool:
        return True

    def window(self) -> str:
        return clocks.SETUP

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        deal_identities(s, t, [s.box.number[kept.index] for kept in s.drafts[ANGELA]])

    def timed_out(self, s: RedNotice, t: Table) -> None:
        """RN-NET-01 Out of time: at random."""
        order = t.dice.permutation("identities", len(s.box.identities))
        deal_identities(s, t, order[: s.box.identities_in_play])


def deal_identities(s: RedNotice, t: Table, identities: list[int]) -> None:
    s.identities = sorted(identities)
    if t.telling:
        t.tell(IdentitiesDealt(tuple([s.box.identities[identity] for identity in s.identities])))


# -- the deal ----------------------------------------------------------------------------------------------------------


class Deal(Rule):
    """RN-SETUP-02 Tokens, RN-SETUP-06 upgrades, RN-SETUP-07 action cards and RN-SETUP-08 cheques are shuffled."""

    def run(self, s: RedNotice, t: Table) -> None:
        box = s.box
        order = t.dice.permutation("upgrades", len(box.all_upgrades))
        s.upgrade_deck = [box.all_upgrades[place] for place in order]
        show_upgrades(s, t)
        shuffle_cycle(s, t)
        order = t.dice.permutation("cheques", len(box.all_cheques))
        s.pile = [box.all_cheques[place] for place in order]
        for seat in range(box.seats):
            for _ in range(box.deal):
                s.hands[seat * len(box.cheques) + s.pile.pop()] += 1
            s.sizes[seat] = box.deal
            if t.telling:
                t.tell(HandDealt(seat, tuple(hand(s, seat))), bit(seat))


# -- where to start ----------------------------------------------------------------------------------------------------


class JessahStarts(Rule):
    """RN-SETUP-09 Jessah first."""

    def run(self, s: RedNotice, t: Table) -> None:
        ask(s, JessahsStart(JESSAH))


class JessahsStart(Ask):
    """RN-SETUP-18 One choice of a cheque, RN-SETUP-09 a city that matches it, and RN-SETUP-10 two radars."""

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        box = s.box
        draft = s.drafts[seat]
        started = 0
        for action in draft:
            started += box.code[action.index] == START
        found = [] if started else starts(s, seat)
        if len(draft) - started < box.start_radars:
            found += [action for action in box.put_radar if action not in draft]
        return found or [box.confirm]

    def completes(self, s: RedNotice, seat: int, action: Action) -> bool:
        return action is s.box.confirm

    def unordered(self) -> bool:
        return True

    def window(self) -> str:
        return clocks.SETUP

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        box = s.box
        radars: list[int] = []
        chosen = action
        for item in s.drafts[JESSAH]:
            if box.code[item.index] == START:
                chosen = item
            elif box.code[item.index] == PUT_RADAR:
                radars.append(box.number[item.index])
        start_jessah(s, t, chosen, radars)

    def timed_out(self, s: RedNotice, t: Table) -> None:
        """RN-NET-01 Out of time: at random."""
        options = starts(s, JESSAH)
        chosen = options[t.dice.below("start_of_jessah", len(options))]
        radars = t.dice.permutation("start_radars", len(s.box.continents))[: s.box.start_radars]
        start_jessah(s, t, chosen, radars)


def starts(s: RedNotice, seat: int) -> list[Action]:
    """RN-SETUP-09, RN-SETUP-11 Any cheque in hand, and any city that matches it."""
    found: list[Action] = []
    for kind in range(len(s.box.cheques)):
        if s.has(seat, kind):
            found += s.box.start[kind]
    return found


def start_jessah(s: RedNotice, t: Table, chosen: Action, radars: list[int]) -> None:
    box = s.box
    s.jessah = box.number[chosen.index]
    show_start_cheque(s, JESSAH, box.other[chosen.index])
    for continent in radars:
        s.white_radars |= 1 << continent
    if t.telling:
        names = tuple([box.continents[continent] for continent in sorted(radars)])
        t.tell(JessahStarted(chosen.word("cheque"), chosen.word("city"), names))


def show_start_cheque(s: RedNotice, seat: int, kind: int) -> None:
    """RN-SETUP-09 The cheque is shown, then goes to the bottom of the pile: RN-SETUP-13 all know it lies there."""
    s.hands[seat * len(s.box.cheques) + kind] -= 1
    s.sizes[seat] -= 1
    s.start_cheques[seat] = kind
    s.pile.insert(0, kind)
    s.bottom += 1


class AngelaStarts(Rule):
    """RN-SETUP-14 Angela knows where Jessah is before she chooses."""

    def run(self, s: RedNotice, t: Table) -> None:
        ask(s, AngelasStart(ANGELA))


class AngelasStart(Ask):
    """RN-SETUP-11 A cheque for all to see, and in secret a city that matches it."""

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        return starts(s, seat)

    def window(self) -> str:
        return clocks.SETUP

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        """RN-SETUP-16 Placing the pawn sets off no radar and is no inspection."""
        box = s.box
        city = box.number[action.index]
        s.visit(city)
        show_start_cheque(s, ANGELA, box.other[action.index])
        continent = box.continent_of[city]
        note_start(s, continent)
        if t.telling:
            name = box.continents[continent]
            t.tell(AngelaStarted(action.word("cheque"), name, action.word("city")), bit(ANGELA))

    def timed_out(self, s: RedNotice, t: Table) -> None:
        """RN-NET-01 Out of time: at random."""
        options = starts(s, ANGELA)
        self.answered(s, t, options[t.dice.below("start_of_angela", len(options))])
