"""The belief of a seat against full enumeration, on a deck so small that every deal and every choice can be listed."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import permutations, product

import pytest

from cavale import catalog
from cavale.core.dice import FastDice, ScriptedDice, SealedDice
from cavale.core.match import Match
from cavale.games.casa_de_papel import GAME
from cavale.games.casa_de_papel.box import HOSTAGE, PROFESSOR, RAQUEL, ROBBER
from cavale.games.casa_de_papel.setup import prepared_roles
from cavale.games.casa_de_papel.state import Casa

B, S = 0, 3
SEATS = 4
SAMPLES = 2500
TOLERANCE = 0.04

Act = tuple[int, int]  # whose card Raquel brought in, whose went out; (-1, -1) if she declined
Hidden = tuple[tuple[int, ...], Act, tuple[int, ...]]  # roles, exchange, cards laid


def tiny_edition() -> dict[str, str]:
    """Three rounds, three cards each, eight banknotes and four sabotages; Raquel's power in the first round."""
    text = catalog.default_edition(GAME)["open-default.toml"]
    for before, after in (
        ("rounds = 5", "rounds = 3"),
        ("hand = 5", "hand = 3"),
        ("raquel_round = 2", "raquel_round = 1"),
        ("professor_round = 4", "professor_round = 2"),
        ("deck = { B = 6, B250 = 4, B500 = 1, S = 5, S250 = 3, S500 = 1 }", "deck = { B = 8, S = 4 }"),
    ):
        assert before in text
        text = text.replace(before, after)
    kept = [line for line in text.splitlines() if not line.startswith(("5 =", "6 =", "7 =", "8 ="))]
    return {"tiny.toml": "\n".join(kept)}


def play_first_round(order: list[int], roles: list[int], chosen: list[int], out: int | None) -> Match:
    """Seat 0 leads and selects 1 and 2; Raquel in seat 3 brings her own card in for `out`'s, or declines."""
    dice = ScriptedDice({"left_out": [0]}, {"deal": [order], "roles": [roles]}, SealedDice(b"belief"))
    match = Match(GAME, tiny_edition(), dice, seats=SEATS, options={"first_leader": 1})
    for seat, kind in enumerate(chosen):
        match.play(seat, match.box.choose[kind])
    while match.asked() and match.state.agenda[-1].__class__.__name__ != "SelectCards":
        match.play(match.asked()[0], match.box.done)
    for action in (match.box.propose[1], match.box.propose[2], match.box.confirm):
        match.play(0, action)
    if out is None:
        match.play(3, match.box.raquel_pass)
    else:
        match.play(3, match.box.raquel_look[3])
        match.play(3, match.box.raquel_out[out])
    return match


def exchanges(raquel: int) -> Iterator[tuple[Act, float]]:
    """Everything Raquel can do when seats 0, 1, 2 are selected and 3 is not, each with its chance."""
    if raquel != 3:
        yield (-1, -1), 1 / 2
        for out in range(3):
            yield (3, out), 1 / 2 / 3
        return
    yield (-1, -1), 1 / 2 + 1 / 2 / 4  # at once, or after having designated her own card
    for out in range(3):
        yield (3, out), 1 / 2 / 4


def role_worlds(box: object, viewer: int, own: int) -> Iterator[tuple[tuple[int, ...], float]]:
    for left_out in (ROBBER, HOSTAGE):
        worlds = list(permutations(prepared_roles(box, left_out)))  # type: ignore[arg-type]
        for world in worlds:
            if viewer >= SEATS or world[viewer] == own:
                yield world, 0.5 / len(worlds)


def deals(viewer: int, hand: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], float]]:
    """All deals, the laid card of each seat first, with their chance: a kind is chosen, not one of its cards."""
    for cards in product((B, S), repeat=3 * SEATS):
        held = [cards[3 * seat : 3 * seat + 3] for seat in range(SEATS)]
        if cards.count(S) != 4 or (viewer < SEATS and (held[viewer][0], *sorted(held[viewer][1:])) != hand):
            continue
        chance = 1.0
        for seat in range(SEATS):
            if seat != viewer:
                by_card = held[seat].count(held[seat][0]) / 3
                by_kind = 1 / len(set(held[seat]))
                chance *= by_kind / by_card
        yield tuple(cards_held[0] for cards_held in held), chance


def enumerated(box: object, viewer: int, own: int, hand: tuple[int, ...], shown: list[int]) -> dict[Hidden, float]:
    """The exact measure over roles, exchange and laid cards, given what the viewer was told."""
    measure: dict[Hidden, float] = defaultdict(float)
    for roles, role_chance in role_worlds(box, viewer, own):
        raquel = roles.index(RAQUEL)
        for act, act_chance in exchanges(raquel):
            for laid, deal_chance in deals(viewer, hand):
                in_play = [seat for seat in range(SEATS) if seat == act[0] or (seat < 3 and seat != act[1])]
                if sorted(laid[seat] for seat in in_play) == shown:
                    measure[roles, act, laid] += role_chance * act_chance * deal_chance
    total = sum(measure.values())
    return {hidden: chance / total for hidden, chance in measure.items()}


def sampled(match: Match, viewer: int) -> dict[Hidden, float]:
    belief = GAME.belief(match.box, viewer, match.view(viewer), match.told[viewer])  # type: ignore[arg-type]
    dice = FastDice(7)
    measure: dict[Hidden, float] = defaultdict(float)
    for _ in range(SAMPLES):
        s: Casa = belief.sample(dice)
        laid = tuple(s.laid_by(seat, 1) for seat in range(SEATS))
        measure[tuple(s.roles), (s.brought_in, s.put_out), laid] += 1 / SAMPLES
    return measure


def marginals(measure: dict[Hidden, float]) -> dict[str, float]:
    """The chances a player would ask for."""
    asked: dict[str, float] = defaultdict(float)
    for (roles, act, laid), chance in measure.items():
        asked[f"exchange {act}"] += chance
        for seat in range(SEATS):
            asked[f"{seat} is role {roles[seat]}"] += chance
            asked[f"{seat} laid sabotage"] += chance * (laid[seat] == S)
            asked[f"{seat} is role {roles[seat]} and laid {laid[seat]}"] += chance
    return asked


# Cards in seating order, three each: the deck is sorted, so places 0 to 7 are banknotes and 8 to 11 sabotage.
HANDS = [0, 8, 1, 2, 3, 9, 4, 10, 11, 5, 6, 7]
ROLES_BY_SEAT = [2, 0, 3, 1]  # places in the prepared roles: robber, Professor, hostage, Raquel


@pytest.mark.parametrize("out", [None, 0])
@pytest.mark.parametrize("viewer", [0, 4])
def test_belief_is_the_exact_measure_of_uniform_hidden_play(viewer: int, out: int | None) -> None:
    match = play_first_round(HANDS, ROLES_BY_SEAT, [S, B, S, B], out)
    s = match.state
    assert isinstance(s, Casa)
    own = s.roles[viewer] if viewer < SEATS else -1
    hand = (S, B, B) if viewer == 0 else (B, B, S)
    exact = enumerated(match.box, viewer, own, hand, sorted(s.revealed[0]))
    drawn = sampled(match, viewer)
    assert set(drawn) <= set(exact)
    expected, found = marginals(exact), marginals(drawn)
    for question in expected:
        assert found[question] == pytest.approx(expected[question], abs=TOLERANCE), question


def test_belief_reaches_every_possible_world() -> None:
    """Seat 0 is told little: all that agrees with it must come up, and the true world is among it."""
    match = play_first_round(HANDS, ROLES_BY_SEAT, [S, B, S, B], 0)
    s = match.state
    assert isinstance(s, Casa)
    exact = enumerated(match.box, 0, s.roles[0], (S, B, B), sorted(s.revealed[0]))
    drawn = sampled(match, 0)
    likely = {hidden for hidden, chance in exact.items() if chance > 10 / SAMPLES}
    assert likely <= set(drawn)
    truth = (tuple(s.roles), (s.brought_in, s.put_out), tuple(s.laid_by(seat, 1) for seat in range(SEATS)))
    assert truth in exact
    assert PROFESSOR in truth[0]
