"""The set-up, in its strict order."""

from typing import Final

from cavale.core.table import Table, bit
from cavale.games.casa_de_papel.box import HOSTAGE, PROFESSOR, RAQUEL, ROBBER, ROLES, CasaBox
from cavale.games.casa_de_papel.events import HandDealt, RoleDealt
from cavale.games.casa_de_papel.rounds import FIRST_ROUND
from cavale.games.casa_de_papel.rule import Rule
from cavale.games.casa_de_papel.state import Casa


def start(box: CasaBox) -> Casa:
    """CP-SETUP-01 The marker is on 0; roles, then cards (CP-CARD-04), then the first leader."""
    s = Casa(box)
    s.then(DEAL_ROLES, DEAL_CARDS, FIRST_LEADER, FIRST_ROUND)
    return s


class DealRoles(Rule):
    """CP-ROLE-04 The prepared roles are shuffled, one for each; CP-ROLE-06 with 4 players one of five stays out."""

    def run(self, s: Casa, t: Table) -> None:
        box = s.box
        if box.left_out:
            s.left_out = ROBBER if t.dice.below("left_out", 2) == 0 else HOSTAGE
        prepared = prepared_roles(box, s.left_out)
        s.roles = [prepared[place] for place in t.dice.permutation("roles", box.seats)]
        red = t.dice.permutation("red_names", len(box.red_names))
        blue = t.dice.permutation("blue_names", len(box.blue_names))
        name_from(s, [box.red_names[place] for place in red], [box.blue_names[place] for place in blue])
        if t.telling:
            for seat in range(box.seats):
                t.tell(RoleDealt(seat, ROLES[s.roles[seat]]), bit(seat))


def prepared_roles(box: CasaBox, left_out: int) -> list[int]:
    """CP-ROLE-01 The Professor and Raquel are always dealt; CP-ROLE-02 plain roles fill the teams."""
    robbers = box.red - 1 - (left_out == ROBBER)
    hostages = box.blue - 1 - (left_out == HOSTAGE)
    return [PROFESSOR, RAQUEL] + [ROBBER] * robbers + [HOSTAGE] * hostages


def name_from(s: Casa, reds: list[str], blues: list[str]) -> None:
    """CP-ROLE-03 Plain roles get names, to be shown at the end. CP-ROLE-09 None tells which was certain."""
    for seat in range(s.box.seats):
        role = s.roles[seat]
        s.names[seat] = s.box.special_names[role] if role < ROBBER else reds.pop() if role == ROBBER else blues.pop()
    if s.box.left_out:
        s.left_out_name = reds.pop() if s.left_out == ROBBER else blues.pop()


class DealCards(Rule):
    """CP-CARD-01 The action cards are shuffled together and dealt, a hand for each; CP-CARD-02 none is left."""

    def run(self, s: Casa, t: Table) -> None:
        box = s.box
        kinds = len(box.kinds)
        deck = [kind for kind in range(kinds) for _ in range(box.deck[kind])]
        order = t.dice.permutation("deal", len(deck))
        for place in range(len(deck)):
            s.hands[place // box.rounds * kinds + deck[order[place]]] += 1
        if t.telling:
            for seat in range(box.seats):
                t.tell(HandDealt(seat, tuple(hand(s, seat))), bit(seat))


def hand(s: Casa, seat: int) -> list[str]:
    """The cards in a seat's hand, sorted by kind."""
    return [kind for index, kind in enumerate(s.box.kinds) for _ in range(s.holds(seat, index))]


class FirstLeader(Rule):
    """CP-SETUP-02 The first leader is drawn at random, or picked by the host."""

    def run(self, s: Casa, t: Table) -> None:
        s.leader = s.box.first_leader if s.box.first_leader >= 0 else t.dice.below("first_leader", s.box.seats)


DEAL_ROLES: Final = DealRoles()
DEAL_CARDS: Final = DealCards()
FIRST_LEADER: Final = FirstLeader()
