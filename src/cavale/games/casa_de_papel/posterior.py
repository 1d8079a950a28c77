"""The posterior over role worlds, exact given the play model of `play_model.py`.

The likelihood of a round sums over every way in which the seats could have laid the revealed cards (a permutation sum
over the cards in play) and over whatever the others could have laid; in Raquel's round also over every exchange. Cards
depend on teams only, exchanges on teams and Raquel, remarks on teams and the Professor: so the weight of a world is a
product of three tables by set of blue seats, and no sum ever has to visit all worlds.
"""

import math
from typing import Final

from cavale.games.casa_de_papel.box import BLUE, HOSTAGE, PROFESSOR, RAQUEL, RED
from cavale.games.casa_de_papel.known import CALLS_BLUE, Known, Remark
from cavale.games.casa_de_papel.play_model import (
    APPEAL,
    DECLINES,
    INSIGHT_OF_PROFESSOR,
    OWN_TEAM,
    SILENT,
    appeal,
    bring_weight,
    insight,
    lay_chances,
    out_weight,
    says_chances,
)
from cavale.games.casa_de_papel.state import NO_CARD, NOBODY
from cavale.games.casa_de_papel.worlds import Worlds, team_in

Rows = list[list[list[float]]]  # per seat, per team: the chance of each kind, together with what was said of it


class Memory:
    """Likelihoods of finished rounds, so that none is computed twice. What is found is what would be computed."""

    def __init__(self) -> None:
        self.by_set: dict[str, list[float]] = {}  # per set of blue seats
        self.by_raquel: dict[str, list[list[float]]] = {}  # per seat where Raquel may sit, per set
        self.remarks: dict[int, list[list[float]]] = {}  # by speaker, target and what is said


class Posterior:
    """What a seat believes of the roles, and of the cards that lie face down."""

    def __init__(
        self, known: Known, worlds: Worlds, memory: Memory, listens: bool = True, remembers: bool = True
    ) -> None:
        self.known: Final = known
        self.worlds: Final = worlds
        self.listens: Final = listens  # to claims
        self._memory: Final = memory
        self._rows: Rows = []  # of the cards that lie face down, if any do
        self._set: list[float] = list(worlds.prior)  # per set of blue seats
        self._raquel: list[list[float]] = worlds.raquel_table()  # per seat, per set: if she sits there
        self._professor: list[list[float]] = worlds.professor_table()
        self._know_role(known.me, known.role)
        self._know_role(known.peeked, known.role_seen)
        self._know_role(known.raquel, RAQUEL)
        certain = list(self._set)
        for round in range(known.round + 1):
            if remembers or round == known.round:
                self._weigh_round(round)
        if listens and remembers:
            self._weigh_remarks()
        if not self._settle():
            self._set = certain  # the model calls impossible what has happened: only what is known is kept
            self._settle()

    # -- questions ---------------------------------------------------------------------------------------------

    def blue(self, seat: int) -> float:
        """The chance that a seat is blue."""
        total = 0.0
        for place, bits in enumerate(self.worlds.teams):
            if bits >> seat & 1:
                total += self.of_set[place]
        return total

    def professor(self, seat: int) -> float:
        """The chance that a seat is the Professor."""
        total = 0.0
        for place, chance in enumerate(self.of_set):
            if chance:
                total += chance * self._professor[seat][place] / self._professors[place]
        return total

    def raquel(self, seat: int) -> float:
        """The chance that a seat is Raquel."""
        total = 0.0
        for place, chance in enumerate(self.of_set):
            if chance:
                total += chance * self._raquel[seat][place] / self._raquels[place]
        return total

    def world(self, bits: int, professor: int, raquel: int) -> float:
        """The chance of one role world."""
        place = self.worlds.teams.index(bits)
        if not self.of_set[place]:
            return 0.0
        professors = self._professor[professor][place] / self._professors[place]
        return self.of_set[place] * professors * self._raquel[raquel][place] / self._raquels[place]

    def card(self, seat: int) -> list[float]:
        """The chance of each kind for the card that lies face down before a seat."""
        blue = self.blue(seat)
        pair = self._rows[seat]
        return mixed(pair[RED], 1.0 - blue, pair[BLUE], blue)

    # -- evidence ----------------------------------------------------------------------------------------------

    def _know_role(self, seat: int, role: int) -> None:
        if seat == NOBODY or role == NOBODY:  # noqa: PLR1714  # two different things
            return
        for place, bits in enumerate(self.worlds.teams):
            if (bits >> seat & 1 == BLUE) != (role in {RAQUEL, HOSTAGE}):
                self._set[place] = 0.0
        _settle_seat(self._raquel, seat, role == RAQUEL)
        _settle_seat(self._professor, seat, role == PROFESSOR)

    def _settle(self) -> bool:
        """Scale to 1. Whether anything is possible."""
        count = len(self.worlds.teams)
        seats = range(self.worlds.seats)
        self._raquels = [sum([self._raquel[seat][place] for seat in seats]) for place in range(count)]
        self._professors = [sum([self._professor[seat][place] for seat in seats]) for place in range(count)]
        self.of_set = [self._set[place] * self._raquels[place] * self._professors[place] for place in range(count)]
        total = sum(self.of_set)
        if total <= 0.0:
            return False
        self.of_set = [weight / total for weight in self.of_set]
        return True

    def _weigh_round(self, round: int) -> None:
        known = self.known
        if round < len(known.revealed):
            self._weigh_reveal(round)
        elif known.cards_down():
            self._rows = round_rows(known, round, self.listens)
            _weigh(self._set, claim_likelihood(self.worlds, self._rows))
        if round < len(known.selections) and known.leaders[round] != known.me and self.listens:
            _weigh(self._set, selection_likelihood(known, self.worlds, round))
        if round + 1 < len(known.leaders) and known.leaders[round] != known.me:
            _weigh(self._set, appointment_likelihood(known, self.worlds, round))

    def _weigh_reveal(self, round: int) -> None:
        known = self.known
        box = known.box
        key = self._key(round)
        if box.powers and round == box.raquel_round - 1 and not known.knows_exchange():
            table = self._memory.by_raquel.get(key)
            if table is None:
                table = exchange_likelihood(known, self.worlds, round, round_rows(known, round, self.listens))
                self._memory.by_raquel[key] = table
            for seat in range(self.worlds.seats):
                _weigh(self._raquel[seat], table[seat])
            return
        likelihood = self._memory.by_set.get(key)
        if likelihood is None:
            rows = round_rows(known, round, self.listens)
            likelihood = scaled(reveal_likelihood(known, self.worlds, round, known.in_play(round), rows))
            self._memory.by_set[key] = likelihood
        _weigh(self._set, likelihood)

    def _key(self, round: int) -> str:
        """All that the likelihood of a finished round depends on, besides the box and the own cards."""
        known = self.known
        rounds = known.box.rounds
        said = known.card_said[round::rounds] + known.wish[round::rounds] if self.listens else []
        return f"{known.me} {round} {known.selections[round]} {known.revealed[: round + 1]} {said}"

    def _weigh_remarks(self) -> None:
        """What players said of each other, by who they are."""
        known = self.known
        first = known.box.professor_round - 1 if known.box.powers else known.box.rounds
        found = self._memory.remarks
        for remark in known.remarks:
            if remark.speaker == known.me:
                continue
            key = (remark.speaker * 16 + remark.about) * 2 + remark.team
            if key not in found:
                found[key] = remark_likelihoods(self.worlds, remark)
            _weigh(self._set, found[key][0])
            if remark.round >= first:
                _weigh(self._professor[remark.speaker], found[key][1])


def _settle_seat(table: list[list[float]], seat: int, holds: bool) -> None:
    """The special role is at this seat, or is not."""
    for other in range(len(table)):
        if (other == seat) != holds:
            for place in range(len(table[other])):
                table[other][place] = 0.0


def _weigh(weights: list[float], likelihood: list[float]) -> None:
    for place, chance in enumerate(likelihood):
        weights[place] *= chance


def scaled(likelihood: list[float]) -> list[float]:
    """The same up to a factor, so that a long match does not underflow."""
    most = max(likelihood)
    return [chance / most for chance in likelihood] if most > 0.0 else likelihood


def mixed(one: list[float], weight: float, other: list[float], other_weight: float) -> list[float]:
    """Two distributions, each scaled to 1 first, mixed by weight."""
    total = sum(one) or 1.0
    other_total = sum(other) or 1.0
    return [weight * one[kind] / total + other_weight * other[kind] / other_total for kind in range(len(one))]


# -- cards -----------------------------------------------------------------------------------------------------


def pool_before(known: Known, round: int) -> list[int]:
    """The cards that the observer may not have seen before a round: without her own, and without what was revealed.

    Her own card of a revealed round must not be taken off twice. Where she cannot tell whether it is among the revealed
    ones (CP-RAQ-10), it is supposed to be.
    """
    pool = list(known.box.deck)
    for kind, count in enumerate(known.hand):
        pool[kind] -= count
    for number, kind in enumerate(known.choices):
        if kind != NO_CARD and not (number < round and shown_as_own(known, number)):
            pool[kind] -= 1
    for number in range(min(round, len(known.revealed))):
        for kind in known.revealed[number]:
            pool[kind] -= 1
    return [max(count, 0) for count in pool]


def shown_as_own(known: Known, round: int) -> bool:
    """Whether the own card of a round is among the revealed ones, or may be."""
    if round >= len(known.revealed) or known.choices[round] not in known.revealed[round]:
        return False
    unsure = known.box.powers and round == known.box.raquel_round - 1 and not known.knows_exchange()
    return unsure or bool(known.in_play(round) >> known.me & 1)


def round_rows(known: Known, round: int, listens: bool) -> Rows:
    """Per seat and team: the chance of laying each kind and of saying what was said. The own card is known."""
    box = known.box
    pool = pool_before(known, round)
    last = round == box.rounds - 1
    lays = [[lay_chances(box, team, leads, last, pool) for team in (RED, BLUE)] for leads in (False, True)]
    rows: Rows = []
    for seat in range(box.seats):
        if seat == known.me and known.choices[round] != NO_CARD:
            row = [1.0 if kind == known.choices[round] else 0.0 for kind in range(len(pool))]
            rows.append([row, row])
            continue
        pair = lays[seat == known.leaders[round]]
        if listens and (known.speaks(seat, round) or known.debated(round)):
            pair = [_with_claim(known, round, seat, team, pair[team], pool) for team in (RED, BLUE)]
        rows.append(pair)
    if round == box.raquel_round - 1 and known.looked not in {NOBODY, known.me}:
        rows[known.looked] = [_only(row, known.card_seen) for row in rows[known.looked]]
    return rows


def _with_claim(known: Known, round: int, seat: int, team: int, row: list[float], pool: list[int]) -> list[float]:
    """What is laid together with what is said of it. Silence says the same of every kind."""
    silent = SILENT[team] if known.reads_silence else SILENT[RED]
    if not known.speaks(seat, round):
        return [chance * silent for chance in row]
    says = says_chances(known.box, team, known.said(seat, round), known.wished(seat, round), pool)
    return [row[kind] * says[kind] * (1.0 - silent) for kind in range(len(row))]


def _only(row: list[float], kind: int) -> list[float]:
    return [row[other] if other == kind else 0.0 for other in range(len(row))]


def claim_likelihood(worlds: Worlds, rows: Rows) -> list[float]:
    """Per set of blue seats: the chance of all that was said of the cards."""
    likelihood: list[float] = []
    sums = [[sum(row) for row in pair] for pair in rows]
    for bits in worlds.teams:
        chance = 1.0
        for seat in range(worlds.seats):
            chance *= sums[seat][bits >> seat & 1]
        likelihood.append(chance)
    return scaled(likelihood)


def reveal_likelihood(known: Known, worlds: Worlds, round: int, in_play: int, rows: Rows) -> list[float]:
    """Per set of blue seats: the chance that the cards in play are the revealed ones, whatever the others are."""
    shown = [0] * len(known.box.kinds)
    for kind in known.revealed[round]:
        shown[kind] += 1
    sums = [[sum(row) for row in pair] for pair in rows]
    cards: dict[int, float] = {}  # by the blue seats among those in play
    rest: dict[int, float] = {}  # by the blue seats among the others
    likelihood: list[float] = []
    for bits in worlds.teams:
        inside = bits & in_play
        outside = bits & ~in_play
        if inside not in cards:
            playing = [rows[seat][bits >> seat & 1] for seat in range(worlds.seats) if in_play >> seat & 1]
            cards[inside] = permutation_sum(playing, shown)
        if outside not in rest:
            chance = 1.0
            for seat in range(worlds.seats):
                if not in_play >> seat & 1:
                    chance *= sums[seat][bits >> seat & 1]
            rest[outside] = chance
        likelihood.append(cards[inside] * rest[outside])
    return likelihood


def permutation_sum(rows: list[list[float]], shown: list[int]) -> float:
    """The sum, over all ways to give the shown kinds to the rows, of the product of their chances."""
    kinds = [kind for kind in range(len(shown)) if shown[kind]]
    ways: dict[int, float] = {0: 1.0}  # by how many of each kind are given out, four bits for each
    for row in rows:
        more: dict[int, float] = {}
        for given, way in ways.items():
            for kind in kinds:
                if row[kind] and given >> 4 * kind & 15 < shown[kind]:
                    after = given + (1 << 4 * kind)
                    more[after] = more.get(after, 0.0) + way * row[kind]
        ways = more
    total = 0.0
    for way in ways.values():
        total += way
    return total


# -- Raquel's exchange -----------------------------------------------------------------------------------------


def exchange_likelihood(known: Known, worlds: Worlds, round: int, rows: Rows) -> list[list[float]]:
    """Raquel's round, per seat where she may sit and set of blue seats: a mixture over what she may have exchanged."""
    selected = known.selections[round]
    outgoing = selected if known.box.may_oust_leader else selected & ~(1 << known.leaders[round])
    seats = worlds.seats
    bring = [exchange_shares(known, round, raquel, ~selected, True) for raquel in range(seats)]
    out = [exchange_shares(known, round, raquel, outgoing, False) for raquel in range(seats)]
    declines = DECLINES if outgoing else 1.0
    none = reveal_likelihood(known, worlds, round, selected, rows)
    table = [[declines * chance for chance in none] for _ in range(seats)]
    for seat in range(seats):
        for other in range(seats):
            if selected >> seat & 1 or not outgoing >> other & 1:
                continue
            likelihood = reveal_likelihood(known, worlds, round, selected & ~(1 << other) | 1 << seat, rows)
            for raquel in range(seats):
                chance = (1.0 - DECLINES) * bring[raquel][seat] * out[raquel][other]
                for place in range(len(likelihood)):
                    table[raquel][place] += chance * likelihood[place]
    most = max([max(row) for row in table])
    return [[chance / most for chance in row] for row in table] if most > 0.0 else table


def exchange_shares(known: Known, round: int, raquel: int, among: int, bringing: bool) -> list[float]:
    """The chance of each card among these to be brought in, or sent out, by a Raquel at this seat."""
    weights: list[float] = []
    for seat in range(known.box.seats):
        said = known.said(seat, round)
        wish = known.wished(seat, round)
        weight = bring_weight if bringing else out_weight
        weights.append(weight(known.box, said, wish, seat == raquel) if among >> seat & 1 else 0.0)
    total = sum(weights)
    return [weight / total for weight in weights] if total else weights


# -- acts of the leader, and remarks ---------------------------------------------------------------------------


def selection_likelihood(known: Known, worlds: Worlds, round: int) -> list[float]:
    """Per set of blue seats: the chance that the leader selects as she did."""
    leader = known.leaders[round]
    appeals = [appeal(known.box, known.said(seat, round), known.wished(seat, round)) for seat in range(worlds.seats)]
    chances = [_set_chance(appeals, APPEAL[team], leader, known.selections[round]) for team in (RED, BLUE)]
    return scaled([chances[bits >> leader & 1] for bits in worlds.teams])


def _set_chance(appeals: list[float], sharpness: float, leader: int, selected: int) -> float:
    """A set in proportion to the exponential of its appeal, among all sets of its size."""
    chance = 1.0
    size = selected.bit_count() - 1
    sums = [1.0] + [0.0] * size  # of the products over all sets, by their size
    for seat in range(len(appeals)):
        if seat == leader:
            continue
        weight = math.exp(sharpness * appeals[seat])
        if selected >> seat & 1:
            chance *= weight
        for count in range(size, 0, -1):
            sums[count] += sums[count - 1] * weight
    return chance / sums[size]


def appointment_likelihood(known: Known, worlds: Worlds, round: int) -> list[float]:
    """Per set of blue seats: the chance that the leader appoints whom she did, among those who had not led."""
    leader = known.leaders[round]
    successor = known.leaders[round + 1]
    eligible = (1 << worlds.seats) - 1
    for seat in known.leaders[: round + 1]:
        eligible &= ~(1 << seat)
    eligible |= 1 << successor
    count = eligible.bit_count()
    likelihood: list[float] = []
    for bits in worlds.teams:
        mates = (eligible & bits).bit_count() if bits >> leader & 1 else (eligible & ~bits).bit_count()
        mate = bits >> leader & 1 == bits >> successor & 1
        likelihood.append((OWN_TEAM if mate else 1.0) / (OWN_TEAM * mates + count - mates))
    return likelihood


def remark_likelihoods(worlds: Worlds, remark: Remark) -> list[list[float]]:
    """Per set of blue seats: the chance of a remark, and how much more likely it is from an informed Professor."""
    others = worlds.seats - 1
    usual: list[float] = []
    informed: list[float] = []
    for bits in worlds.teams:
        team = team_in(bits, remark.speaker)
        blues = bits.bit_count() - team
        wanted = blues if remark.team == CALLS_BLUE else others - blues
        right = team_in(bits, remark.about) == (BLUE if remark.team == CALLS_BLUE else RED)
        chance = remark_chance(right, wanted, others, insight(team))
        usual.append(chance * others)
        informed.append(remark_chance(right, wanted, others, INSIGHT_OF_PROFESSOR) / chance)
    return [usual, informed]


def remark_chance(right: bool, wanted: int, others: int, preference: float) -> float:
    """The chance to pick this target for a remark among all the others, those of the named team by preference."""
    return (preference if right else 1.0) / (preference * wanted + others - wanted)
