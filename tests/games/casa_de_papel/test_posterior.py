"""The posterior over role worlds against brute force: every world, every card, every exchange, one by one."""

import itertools
import math
from collections.abc import Iterator

import pytest

from cavale.catalog import default_edition
from cavale.core.bot import sight
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.games.casa_de_papel import GAME, play_model
from cavale.games.casa_de_papel.bot import CasaBot, silent
from cavale.games.casa_de_papel.box import BLUE, PROFESSOR, RAQUEL, RED, ROBBER, CasaBox
from cavale.games.casa_de_papel.known import CALLS_BLUE, Known, Remark, read
from cavale.games.casa_de_papel.posterior import Memory, Posterior, permutation_sum, pool_before
from cavale.games.casa_de_papel.state import APPOINTMENT, DEBATE, NOBODY, SELECTION, Casa
from cavale.games.casa_de_papel.worlds import Worlds

World = tuple[int, int, int]  # blue seats, Professor, Raquel


def box_for(seats: int) -> CasaBox:
    return GAME.box(GAME.read_edition(default_edition(GAME)), GAME.full_options({}), seats, live=False)


def played(seats: int, seed: int, round: int, phase: int, **options: object) -> Match:
    """A match of clever bots, up to a phase of a round."""
    match = Match(GAME, default_edition(GAME), FastDice(seed), seats=seats, options=options, hashed=False)
    bots = [silent(seat) if seat == 1 else CasaBot(seed * 16 + seat) for seat in range(seats)]
    while not match.over:
        state = match.state
        assert isinstance(state, Casa)
        if (state.round, state.phase) >= (round, phase) and not state.dark and state.agenda[-1].seats(state):
            break
        seat = match.asked()[0]
        match.play(seat, bots[seat].act(sight(match, seat)))
    return match


def known_to(match: Match, seat: int) -> Known:
    return read(match.box, match.view(seat), match.told[seat])


# -- the model, written down a second time, without any shortcut ------------------------------------------------


def brute_force(known: Known, worlds: list[World], priors: dict[World, float]) -> dict[World, float]:
    cards: dict[tuple[int, int], float] = {}  # by blue seats and Raquel: nothing else matters for cards
    weights: dict[World, float] = {}
    for world in worlds:
        bits, _, raquel = world
        if fits(known, world):
            if (bits, raquel) not in cards:
                cards[bits, raquel] = math.prod(cards_chance(known, world, round) for round in rounds_laid(known))
            weights[world] = priors[world] * cards[bits, raquel] * acts_chance(known, world)
    total = sum(weights.values())
    return {world: weights.get(world, 0.0) / total for world in worlds}


def rounds_laid(known: Known) -> list[int]:
    return [round for round in range(known.round + 1) if round < len(known.revealed) or known.cards_down()]


def fits(known: Known, world: World) -> bool:
    facts = [(known.me, known.role), (known.peeked, known.role_seen), (known.raquel, RAQUEL)]
    return all(role_in(world, seat) == role for seat, role in facts if NOBODY not in {seat, role})


def role_in(world: World, seat: int) -> int:
    bits, professor, raquel = world
    if seat == professor:
        return PROFESSOR
    if seat == raquel:
        return RAQUEL
    return ROBBER if not bits >> seat & 1 else 3


def acts_chance(known: Known, world: World) -> float:
    """Of all that was done and said in public, besides what was said of the cards."""
    chance = 1.0
    for round in range(known.round + 1):
        if round < len(known.selections) and known.leaders[round] != known.me:
            chance *= selection_chance(known, world, round)
        if round + 1 < len(known.leaders) and known.leaders[round] != known.me:
            chance *= appointment_chance(known, world, round)
    for remark in known.remarks:
        if remark.speaker != known.me:
            chance *= remark_chance(known, world, remark)
    return chance


def cards_chance(known: Known, world: World, round: int) -> float:
    """Sum over all cards that the seats may have laid, and over all that Raquel may have done."""
    seats, kinds = range(known.box.seats), range(len(known.box.kinds))
    chances = [[laid_and_said(known, world, round, seat, kind) for kind in kinds] for seat in seats]
    if known.me != NOBODY:
        chances[known.me] = [1.0] * len(kinds)
    done = list(exchanges(known, world[2], round)) if round < len(known.revealed) else []
    total = 0.0
    for laid in all_cards(known, round):
        chance = math.prod(chances[seat][kind] for seat, kind in enumerate(laid))
        if chance and done:
            shown = sorted(known.revealed[round])
            chance *= sum(share for in_play, share in done if sorted(laid[seat] for seat in in_play) == shown)
        total += chance
    return total


def all_cards(known: Known, round: int) -> Iterator[tuple[int, ...]]:
    possible = [list(range(len(known.box.kinds))) for _ in range(known.box.seats)]
    if round == known.box.raquel_round - 1 and known.looked != NOBODY:
        possible[known.looked] = [known.card_seen]
    if known.me != NOBODY:
        possible[known.me] = [known.choices[round]]
    return itertools.product(*possible)


def laid_and_said(known: Known, world: World, round: int, seat: int, kind: int) -> float:
    box = known.box
    pool = pool_before(known, round)
    team = world[0] >> seat & 1
    leads = seat == known.leaders[round]
    tastes = [
        play_model.preference(box, team, leads, round == box.rounds - 1, other) * pool[other] for other in range(6)
    ]
    said, wish = known.said(seat, round), known.wished(seat, round)
    family = play_model.family_said(box, said, wish)
    family_meant = [other for other in range(6) if box.family[other] == family]
    meant = [said - 2] if said >= 2 else family_meant
    speech = sum(play_model.says_kind(box, team, kind, other, pool) for other in meant) if meant else 1.0
    if meant:
        speech *= 1 - play_model.SILENT[team]
    elif round < known.round or known.phase >= SELECTION:
        speech *= play_model.SILENT[team]
    return tastes[kind] / sum(tastes) * speech


def exchanges(known: Known, raquel: int, round: int) -> Iterator[tuple[set[int], float]]:
    box = known.box
    selected = {seat for seat in range(box.seats) if known.selections[round] >> seat & 1}
    if not box.powers or round != box.raquel_round - 1:
        yield selected, 1.0
        return
    if known.me == raquel:
        in_play = selected if known.brought_in == NOBODY else selected - {known.put_out} | {known.brought_in}
        yield in_play, 1.0
        return
    yield selected, play_model.DECLINES
    outgoing = {seat for seat in selected if box.may_oust_leader or seat != known.leaders[round]}
    claims = [(known.said(seat, round), known.wished(seat, round)) for seat in range(box.seats)]
    bring = {s: play_model.bring_weight(box, *claims[s], s == raquel) for s in set(range(box.seats)) - selected}
    out = {s: play_model.out_weight(box, *claims[s], s == raquel) for s in outgoing}
    for brought_in, put_out in itertools.product(bring, out):
        share = bring[brought_in] / sum(bring.values()) * out[put_out] / sum(out.values())
        yield selected - {put_out} | {brought_in}, (1 - play_model.DECLINES) * share


def selection_chance(known: Known, world: World, round: int) -> float:
    box = known.box
    leader = known.leaders[round]
    sharpness = play_model.APPEAL[world[0] >> leader & 1]

    def weight(seats: set[int]) -> float:
        appeals = [play_model.appeal(box, known.said(seat, round), known.wished(seat, round)) for seat in seats]
        return math.exp(sharpness * sum(appeals))

    others = [seat for seat in range(box.seats) if seat != leader]
    sets = [set(seats) for seats in itertools.combinations(others, box.select - 1)]
    chosen = {seat for seat in others if known.selections[round] >> seat & 1}
    return weight(chosen) / sum(weight(seats) for seats in sets)


def appointment_chance(known: Known, world: World, round: int) -> float:
    leader, successor = known.leaders[round], known.leaders[round + 1]
    eligible = {seat for seat in range(known.box.seats) if seat not in known.leaders[: round + 1]} | {successor}
    weights = {
        seat: play_model.OWN_TEAM if world[0] >> seat & 1 == world[0] >> leader & 1 else 1.0 for seat in eligible
    }
    return weights[successor] / sum(weights.values())


def remark_chance(known: Known, world: World, remark: Remark) -> float:
    bits, professor, _ = world
    informed = known.box.powers and remark.round >= known.box.professor_round - 1 and remark.speaker == professor
    team = bits >> remark.speaker & 1
    insight = play_model.INSIGHT_OF_PROFESSOR if informed else play_model.insight(team)
    wanted = BLUE if remark.team == CALLS_BLUE else RED
    others = [seat for seat in range(known.box.seats) if seat != remark.speaker]
    weights = {seat: insight if bits >> seat & 1 == wanted else 1.0 for seat in others}
    return weights[remark.about] / sum(weights.values())


# -- tests -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "count"), [(4, 36), (5, 60), (6, 120), (7, 420), (8, 840)])
def test_number_of_role_worlds(seats: int, count: int) -> None:
    worlds = Worlds(box_for(seats))
    assert len(worlds.all()) == len(set(worlds.all())) == count
    weights = dict(zip(worlds.teams, worlds.prior, strict=True))
    assert sum(weights[bits] for bits, _, _ in worlds.all()) == pytest.approx(1)


def test_four_players_are_split_evenly_or_three_to_one_with_equal_chance() -> None:
    worlds = Worlds(box_for(4))
    weights = dict(zip(worlds.teams, worlds.prior, strict=True))
    even = [weights[bits] for bits, _, _ in worlds.all() if bits.bit_count() == 2]
    alone = [weights[bits] for bits, _, _ in worlds.all() if bits.bit_count() == 1]
    assert (len(even), len(alone)) == (24, 12)
    assert sum(even) == pytest.approx(sum(alone)) == pytest.approx(0.5)


def test_permutation_sum_is_the_sum_over_permutations() -> None:
    dice = FastDice(5)
    for _ in range(50):
        rows = [[dice.below("", 100) / 100 for _ in range(4)] for _ in range(5)]
        cards = [dice.below("", 4) for _ in range(5)]
        ways = set(itertools.permutations(cards))
        expected = sum(math.prod(rows[seat][way[seat]] for seat in range(5)) for way in ways)
        assert permutation_sum(rows, [cards.count(kind) for kind in range(4)]) == pytest.approx(expected, rel=1e-12)


@pytest.mark.parametrize(
    ("seats", "round", "phase", "options"),
    [
        (4, 1, DEBATE, {}),
        (4, 2, APPOINTMENT, {}),
        (4, 3, DEBATE, {"raquel_may_oust_leader": False}),
        (4, 5, DEBATE, {}),
        (4, 5, DEBATE, {"powers": "none"}),
        (4, 6, 0, {}),
        (5, 2, APPOINTMENT, {}),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_posterior_equals_brute_force(
    seats: int, round: int, phase: int, options: dict[str, object], seed: int
) -> None:
    match = played(seats, seed, round, phase, **options)
    worlds = Worlds(match.box)
    weights = dict(zip(worlds.teams, worlds.prior, strict=True))
    priors = {world: weights[world[0]] for world in worlds.all()}
    for seat in range(seats) if seats < 5 else [0]:
        known = known_to(match, seat)
        for eyes in (known, known.public()):
            posterior = Posterior(eyes, worlds, Memory())
            expected = brute_force(eyes, worlds.all(), priors)
            for world, chance in expected.items():
                assert posterior.world(*world) == pytest.approx(chance, abs=1e-9)
            for other in range(seats):
                blue = sum(chance for (bits, _, _), chance in expected.items() if bits >> other & 1)
                assert posterior.blue(other) == pytest.approx(blue, abs=1e-9)
                professor = sum(chance for world, chance in expected.items() if world[1] == other)
                assert posterior.professor(other) == pytest.approx(professor, abs=1e-9)
                raquel = sum(chance for world, chance in expected.items() if world[2] == other)
                assert posterior.raquel(other) == pytest.approx(raquel, abs=1e-9)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_cards_face_down_equal_brute_force(seed: int) -> None:
    """What a seat believes of another's card, summed over all worlds and all cards."""
    match = played(4, seed, 3, DEBATE + 1)
    known = known_to(match, seed)
    worlds = Worlds(match.box)
    posterior = Posterior(known, worlds, Memory())
    for seat in range(4):
        chances = [0.0] * 6
        for world in worlds.all():
            rows = [laid_and_said(known, world, 2, seat, kind) for kind in range(6)]
            own = [float(kind == known.choices[2]) for kind in range(6)]
            row = own if seat == known.me else rows
            for kind in range(6):
                chances[kind] += posterior.world(*world) * row[kind] / sum(row)
        assert posterior.card(seat) == pytest.approx(chances, abs=1e-9)


def test_own_role_and_the_peek_are_certain() -> None:
    match = played(5, 7, 5, DEBATE)
    state = match.state
    assert isinstance(state, Casa)
    for seat in range(5):
        posterior = Posterior(known_to(match, seat), Worlds(match.box), Memory())
        assert posterior.blue(seat) == pytest.approx(float(state.roles[seat] in {RAQUEL, 3}))
        if state.roles[seat] == PROFESSOR:
            assert posterior.professor(seat) == pytest.approx(1)
            assert posterior.blue(state.peeked) == pytest.approx(float(state.roles[state.peeked] in {RAQUEL, 3}))
