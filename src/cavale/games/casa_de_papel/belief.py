"""What a seat can believe of a match of La Casa de Papel.

Measure: the deal by its rules, hidden choices uniform among their options. Under it the cards lie on all places (one a
player and round) in random order, given what was told, but for two corrections: a choice is uniform among the kinds in
hand and not among the cards, and an exchange that is assumed agrees with more deals or fewer. So each proposal is drawn
in random order, and a Metropolis step keeps or drops it by its weight: the chain's stationary measure is the exact one.
"""

from collections.abc import Sequence
from typing import Final

from cavale.core.belief import Belief
from cavale.core.dice import Dice
from cavale.core.event import Event
from cavale.games.casa_de_papel.box import HOSTAGE, PROFESSOR, RAQUEL, ROBBER, CasaBox
from cavale.games.casa_de_papel.knowledge import Knowledge
from cavale.games.casa_de_papel.public import open_ask, public_state
from cavale.games.casa_de_papel.setup import name_from, prepared_roles
from cavale.games.casa_de_papel.state import CHOICE, NO_CARD, NOBODY, OVER, RESOLUTION, SELECTION, Casa
from cavale.games.casa_de_papel.steps.powers import seats_to_put_out
from cavale.games.casa_de_papel.view import CasaView

STEPS: Final = 4  # Metropolis steps between two samples
BURN_IN: Final = 40  # and before the first
FINE: Final = 1 << 30


class CasaBelief(Belief[Casa]):
    """Knows the public state and the seat's own secrets, and draws the rest."""

    def __init__(self, box: CasaBox, seat: int, view: CasaView, told: Sequence[Event]) -> None:
        self._box = box
        self._seat = seat
        self._public = public_state(box, view, told)
        self._knows = Knowledge(box, seat, view, told)
        self._down: int = rounds_down(self._public, self._knows)
        self._drawn = self._public
        self._weight = 0.0

    def sample(self, dice: Dice) -> Casa:
        steps = STEPS if self._weight else BURN_IN
        while steps > 0 or not self._weight:
            self._propose(dice)
            steps -= 1
        s = self._drawn.clone()
        self._set_drafts(s, dice)
        open_ask(s)
        return s

    def _propose(self, dice: Dice) -> None:
        """One Metropolis step with an independent proposal."""
        s = self._public.clone()
        self._deal_roles(s, dice)
        self._guess_exchange(s, dice)
        self._guess_peek(s, dice)
        weight = self._deal_cards(s, dice)
        if weight > 0.0 and dice.below("belief", FINE) * self._weight <= weight * FINE:
            self._drawn = s
            self._weight = weight

    # -- roles -------------------------------------------------------------------------------------------------

    def _deal_roles(self, s: Casa, dice: Dice) -> None:
        """The prepared roles, in random order over the seats whose role is not known."""
        if self._box.left_out:
            s.left_out = self._draw_left_out(dice)
        prepared = prepared_roles(self._box, s.left_out)
        for role in self._knows.roles:
            if role != NOBODY:
                prepared.remove(role)
        order = dice.permutation("belief", len(prepared))
        for seat in range(self._box.seats):
            known = self._knows.roles[seat]
            s.roles[seat] = known if known != NOBODY else prepared[order.pop()]
        self._name_roles(s, dice)

    def _draw_left_out(self, dice: Dice) -> int:
        """CP-ROLE-07 Either card with chance 1/2, weighed by how well it explains the known roles."""
        if self._knows.left_out != NOBODY:
            return self._knows.left_out
        robber = explains(self._knows.roles, prepared_roles(self._box, ROBBER))
        hostage = explains(self._knows.roles, prepared_roles(self._box, HOSTAGE))
        return ROBBER if dice.below("belief", FINE) * (robber + hostage) < robber * FINE else HOSTAGE

    def _name_roles(self, s: Casa, dice: Dice) -> None:
        box = self._box
        reds = dice.permutation("belief", len(box.red_names))
        blues = dice.permutation("belief", len(box.blue_names))
        name_from(s, [box.red_names[place] for place in reds], [box.blue_names[place] for place in blues])
        if self._knows.names:
            s.names = list(self._knows.names)
            s.left_out_name = self._knows.left_out_name

    # -- secret acts -------------------------------------------------------------------------------------------

    def _guess_exchange(self, s: Casa, dice: Dice) -> None:
        """What Raquel did, or may have done, in her round: uniform among her options."""
        box = self._box
        s.looked, s.brought_in, s.put_out = self._knows.looked, self._knows.brought_in, self._knows.put_out
        under_way = s.dark and s.phase == RESOLUTION
        if self._is(RAQUEL):
            s.through = under_way and self._knows.through
            return
        if not box.powers or len(s.selections) < box.raquel_round or self._knows.all_shown:
            return
        far = dice.below("belief", 3) if under_way else 2  # not begun, begun, through
        if under_way and not box.live:
            far = min(far, 1)
        raquel_plays(s, dice, far)
        s.through = under_way and far == 2

    def _is(self, role: int) -> bool:
        """Whether this seat plays that role."""
        return self._seat < self._box.seats and self._knows.roles[self._seat] == role

    def _guess_peek(self, s: Casa, dice: Dice) -> None:
        """Whom the Professor looked at, if at anybody: uniform among his options."""
        box = self._box
        s.peeked = self._knows.peeked
        under_way = s.dark and s.phase == CHOICE
        if self._is(PROFESSOR):
            s.through = s.through or (under_way and self._knows.through)
            return
        begun = s.round > box.professor_round or (s.round == box.professor_round and (s.dark or s.phase != CHOICE))
        if not box.powers or not begun or self._knows.all_shown:
            return
        if under_way and (not box.live or dice.below("belief", 2)):
            return
        professor = s.roles.index(PROFESSOR)
        pick = dice.below("belief", box.seats)
        s.peeked = NOBODY if pick == professor else pick
        s.through = s.through or under_way

    # -- cards -------------------------------------------------------------------------------------------------

    def _deal_cards(self, s: Casa, dice: Dice) -> float:
        """Lay the cards of the reveals, deal the rest; the weight of the result, 0 if it contradicts what is known."""
        s.laid = list(self._knows.laid)
        pool = list(self._knows.unseen)
        rounds = [number for number in range(1, len(s.revealed) + 1) if number != self._box.raquel_round]
        for number in rounds:
            if not self._lay_revealed(s, pool, number, dice):
                return 0.0
        weight = 1.0
        if len(s.revealed) >= self._box.raquel_round:
            weight = self._ways(s, pool, self._box.raquel_round)
            if weight <= 0.0 or not self._lay_revealed(s, pool, self._box.raquel_round, dice):
                return 0.0
        self._deal_rest(s, pool, dice)
        return weight * self._choices(s)

    def _lay_revealed(self, s: Casa, pool: list[int], number: int, dice: Dice) -> bool:
        """The revealed kinds of a round, in random order over the places that counted and are not known."""
        left = self._left_of_reveal(s, number)
        if left is None:
            return False
        order = dice.permutation("belief", len(left))
        for seat in range(self._box.seats):
            place = seat * self._box.rounds + number - 1
            if s.laid[place] == NO_CARD and s.in_play(seat, number):
                kind = left[order.pop()]
                s.laid[place] = kind
                pool[kind] -= 1
                if pool[kind] < 0:
                    return False
        return True

    def _left_of_reveal(self, s: Casa, number: int) -> list[int] | None:
        """The revealed kinds of a round without the known cards that counted; None if a known one is not among them."""
        left = list(s.revealed[number - 1])
        for seat in range(self._box.seats):
            known = s.laid_by(seat, number)
            if known != NO_CARD and s.in_play(seat, number):
                if known not in left:
                    return None
                left.remove(known)
        return left

    def _ways(self, s: Casa, pool: list[int], number: int) -> float:
        """How many deals agree with the reveal of a round, given which places counted; the rest lies at will."""
        left = self._left_of_reveal(s, number)
        if left is None:
            return 0.0
        ways = 1.0
        for rest in range(2, sum(pool) - len(left) + 1):
            ways *= rest
        free = list(pool)
        counts = [0] * len(pool)
        for place, kind in enumerate(left):
            counts[kind] += 1
            ways *= free[kind] * (place + 1.0) / counts[kind]
            free[kind] -= 1
        return ways

    def _deal_rest(self, s: Casa, pool: list[int], dice: Dice) -> None:
        """What is left goes in random order to the places and hands that are still empty."""
        box = self._box
        rest = [kind for kind in range(len(pool)) for _ in range(pool[kind])]
        order = dice.permutation("belief", len(rest))
        kinds = len(box.kinds)
        for seat in range(box.seats):
            for number in range(1, self._down + 1):
                place = seat * box.rounds + number - 1
                if s.laid[place] == NO_CARD:
                    s.laid[place] = rest[order.pop()]
            if seat != self._seat:
                for _ in range(box.rounds - self._down):
                    s.hands[seat * kinds + rest[order.pop()]] += 1
            else:
                for kind in self._knows.hand:
                    s.hands[seat * kinds + kind] += 1

    def _choices(self, s: Casa) -> float:
        """The correction for choices by kind: for each, cards in hand / (kinds in hand x copies of the chosen one)."""
        box = self._box
        weight = 1.0
        for seat in range(box.seats):
            if seat == self._seat:
                continue
            held = [s.holds(seat, kind) for kind in range(len(box.kinds))]
            for number in range(self._down, 0, -1):
                chosen = s.laid_by(seat, number)
                held[chosen] += 1
                cards = sum(held)
                kinds = len(held) - held.count(0)
                weight *= cards / (kinds * held[chosen])
        return weight

    # -- drafts ------------------------------------------------------------------------------------------------

    def _set_drafts(self, s: Casa, dice: Dice) -> None:
        if s.phase == SELECTION:
            s.drafts[s.leader] = self._knows.proposed
        elif s.phase == CHOICE and not s.dark:
            self._set_choices(s, dice)
        elif s.dark and self._seat < self._box.seats:
            s.drafts[self._seat] = self._knows.draft

    def _set_choices(self, s: Casa, dice: Dice) -> None:
        """CP-CHO-04 How many have locked is known; who, and what, is drawn."""
        box = self._box
        own = self._seat if self._seat < box.seats else NOBODY
        others = [seat for seat in range(box.seats) if seat != own]
        sealed = [others[place] for place in dice.permutation("belief", len(others))]
        sealed = sealed[: self._knows.locked - int(self._knows.has_locked)]
        for seat in sealed:
            lock(s, seat, dice)
        if own != NOBODY:
            s.drafts[own] = self._knows.draft
            if self._knows.has_locked:
                s.sealed |= 1 << own
            if self._knows.draft and (self._knows.draft[-1] is box.lock or not box.live):
                s.locked |= 1 << own
        if s.locked == (1 << box.seats) - 1:
            changing = sealed[0]  # somebody has locked and thinks again
            s.locked &= ~(1 << changing)
            s.drafts[changing] = s.drafts[changing][:-1]


def rounds_down(s: Casa, knows: Knowledge) -> int:
    """In how many rounds the cards are down."""
    if s.phase == OVER:
        return s.box.rounds - knows.laid[: s.box.rounds].count(NO_CARD)
    return s.round - 1 if s.phase == CHOICE and not s.dark else s.round


def lock(s: Casa, seat: int, dice: Dice) -> None:
    """A seat has chosen any of its kinds, and locked it."""
    options = s.box.choices(s.held(seat))
    draft = options[dice.below("belief", len(options))].alone
    s.drafts[seat] = (*draft, s.box.lock) if s.box.live else draft
    s.locked |= 1 << seat
    s.sealed |= 1 << seat


def explains(known: list[int], prepared: list[int]) -> float:
    """The chance that these prepared roles, dealt at random, give the known ones."""
    left = list(prepared)
    chance = 1.0
    for role in known:
        if role != NOBODY:
            chance *= left.count(role) / len(left)
            if role in left:
                left.remove(role)
    return chance


def raquel_plays(s: Casa, dice: Dice, far: int) -> None:
    """Raquel uses her power at random: `far` 0 has not begun, 1 may have looked, 2 is through."""
    raquel = s.roles.index(RAQUEL)
    selected = s.selections[s.box.raquel_round - 1]
    looks = [seat for seat in range(s.box.seats) if not selected >> seat & 1]
    outgoing = seats_to_put_out(s, s.box.raquel_round)
    if far == 0 or not outgoing:
        return
    pick = dice.below("belief", len(looks) + 1)
    if pick == len(looks):
        return
    brought_in = looks[pick]
    if brought_in == raquel:
        looks.remove(raquel)
        pick = dice.below("belief", len(outgoing) + len(looks) + 1)
        if pick < len(outgoing):
            if far == 2:
                s.brought_in, s.put_out = raquel, outgoing[pick]
            return
        if pick == len(outgoing) + len(looks):
            return
        brought_in = looks[pick - len(outgoing)]
    s.looked = brought_in
    if far == 2:
        s.brought_in, s.put_out = brought_in, outgoing[dice.below("belief", len(outgoing))]
