"""Whole matches: the material is all there at every moment, and a belief agrees with what its seat sees."""

from collections import Counter

import msgspec
import pytest

from cavale.bots.playout import play_out
from cavale.core import agenda
from cavale.core.bot import sight
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.snapshot import snapshot
from cavale.core.table import Table
from cavale.games.la_traque import GAME
from cavale.games.la_traque.bot import SteadyBot
from cavale.games.la_traque.memory import Memory
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.terms import MIXED
from games.chance import Chance
from games.la_traque.conservation import check
from games.la_traque.random_play import one_more
from games.la_traque.table import fresh, table
from rules import rule

TABLES = [
    (2, {"faction_pick": "random", "visible_backs": True}),
    (3, {"recall": True, "place_decks": "own", "tribunal": "single"}),
    (4, {"faction_pick": "draft", "collectivisation": "hq", "effect_capture": "card_only"}),
    (4, {"faction_pick": "random", "symbols_as_rumour": False}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_cards_and_agents_are_all_there(seats, options):
    match = fresh(seats, options, seed=seats, live=True).match
    chance = Chance(seats)
    while not match.over:
        one_more(match, chance, 0.8)
        check(match)
    assert sum(match.state.returns()) <= 1.0


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_belief_looks_the_same_to_its_seat(seats, options):
    match = fresh(seats, options, seed=seats + 10, live=True).match
    chance = Chance(seats)
    number = 0
    while not match.over:
        one_more(match, chance, 0.8)
        number += 1
        if match.asked() and number % 29 == 0:
            agrees(match, match.asked()[0], number)


def agrees(match: Match, seat: int, seed: int) -> None:
    view = match.view(seat)
    s = GAME.belief(match.box, seat, view, match.told_in_force(seat)).sample(FastDice(seed))
    assert msgspec.json.encode(GAME.view(s, seat)) == msgspec.json.encode(view)
    assert s.agenda[-1].options(s, seat) == match.options_of(seat)
    before = snapshot(s)
    clone = s.clone()
    assert snapshot(clone) == before
    play_out(clone, Table(FastDice(seed)), FastDice(seed + 1))
    assert clone.over
    assert snapshot(s) == before


def test_a_sample_differs_in_what_the_seat_does_not_know():
    match = fresh(2, {"faction_pick": "random"}, seed=3).match
    seat = match.asked()[0]
    belief = GAME.belief(match.box, seat, match.view(seat), [])
    hands = {tuple(belief.sample(FastDice(seed)).hand) for seed in range(12)}
    assert len(hands) > 3
    kinds = match.box.kinds
    own = match.state.hand[seat * kinds : (seat + 1) * kinds]
    assert all(list(hand[seat * kinds : (seat + 1) * kinds]) == own for hand in hands)
    assert agenda.pending(match.state) == 1 << seat


@rule("LT-OP-10")
def test_what_was_seen_under_an_agent_is_remembered_until_it_leaves():
    t = table(
        "usa",
        "cccp",
        hands={"usa": "f.col.haerdonck", "cccp": "registry:document*4 f.sci.senkwart rumour"},
        agents={"cccp": {2: "europe registry:medal f.pol.csatar"}},
    )
    t.does("usa", "use", card="f.col.haerdonck", mode="mission").chooses("usa", agent="1:2").does("usa", "end_turn")
    t.does("cccp", "inform", agent=2, card="rumour:rumour").does("cccp", "end_turn")
    belief = GAME.belief(t.box, 0, t.sees("usa"), t.match.told_in_force(0))
    at, medal, csatar = t.box.agents + 1, t.box.names.index("registry:medal"), t.box.names.index("f.pol.csatar")
    for seed in range(8):
        s = belief.sample(FastDice(seed))
        assert s.under[at * t.box.kinds + medal] >= 1
        assert csatar in s.under_cards[at]
        assert msgspec.json.encode(GAME.view(s, 0)) == msgspec.json.encode(t.sees("usa"))


@rule("LT-ACT-CAPTURE-17")
def test_clues_that_all_saw_go_under_a_deck_lie_there_in_a_belief():
    t = table(
        "usa", "cccp", slots={"america:1": "f.pol.csatar"}, agents={"usa": {1: "america registry:document rumour*3"}}
    )
    t.does("usa", "capture", agent=1, slot="america:1").does("usa", "end_turn")
    document = t.box.names.index("registry:document")
    for seat, name in enumerate(("usa", "cccp")):
        belief = GAME.belief(t.box, seat, t.sees(name), t.match.told_in_force(seat))
        assert [belief.sample(FastDice(seed)).decks[0][0] for seed in range(8)] == [document] * 8


@rule("LT-ACT-CAPTURE-17")
def test_known_clues_that_a_rival_draws_again_are_hers_until_she_gives_some_up():
    t = table(
        "usa",
        "cccp",
        slots={"america:1": "f.pol.csatar"},
        hands={"cccp": "registry:document*13 registry:medal*6"},
        agents={"usa": {1: "america registry:document rumour*3"}},
    )
    t.does("usa", "capture", agent=1, slot="america:1").does("usa", "end_turn")  # the deck is this one document
    t.does("cccp", "move_investigate", zone="registry", place=1)
    at = t.box.kinds + t.box.names.index("registry:document")
    assert [s.reserve[at] for s in imagined(t, "usa")] == [1] * 8
    t.round_ends(cccp="registry:medal*2")
    assert all(s.hand[at] for s in imagined(t, "usa"))  # this one, whatever the others are
    t.round_ends(cccp="registry:document")
    assert not all(s.hand[at] for s in imagined(t, "usa"))


@rule("LT-ACT-CAPTURE-17")
def test_who_draws_known_clues_herself_knows_what_is_left_of_them():
    t = table(
        "usa",
        "cccp",
        slots={"america:1": "f.pol.csatar"},
        hands={"cccp": "registry:document*12 registry:medal*5"},
        agents={"usa": {1: "america registry:document*2 registry:medal rumour"}},
    )
    t.does("usa", "capture", agent=1, slot="america:1")
    t.does("usa", "move_investigate", zone="registry", place=1)
    assert [sorted(s.decks[0]) for s in imagined(t, "usa")] == [sorted(t.state.decks[0])] * 8


@rule("LT-OP-10")
def test_a_card_seen_in_a_hand_is_there_until_cards_of_its_deck_leave():
    t = table("usa", "cccp", hq={"usa": "f.col.vaudrecq"}, hands={"cccp": "registry:document*4 registry:medal"})
    t.dice.load("inspect", 4)
    t.does("usa", "activate", card="f.col.vaudrecq").chooses("usa", seat=1)
    at = t.box.kinds + t.box.names.index("registry:medal")
    assert all(s.hand[at] for s in imagined(t, "usa"))
    t.round_ends(cccp="registry:medal registry:document")
    assert not all(s.hand[at] for s in imagined(t, "usa"))


def imagined(t, name):
    """What a faction may imagine."""
    seat = t.seat(name)
    belief = GAME.belief(t.box, seat, t.sees(name), t.match.told_in_force(seat))
    return [belief.sample(FastDice(seed)) for seed in range(8)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_remembers_of_clues_is_true(seats):
    """In matches of bots and of people who do anything: also what rivals gave up unseen is not thought to be known."""
    lying = held = 0
    for seed in range(3):
        match = fresh(seats, {"faction_pick": "random"}, seed=seed + 5).match
        chance = Chance(seats)
        bots = [SteadyBot(seat) for seat in range(seats)]
        number = 0
        while not match.over:
            seat = match.asked()[0]
            if seed:
                match.play(seat, bots[seat].act(sight(match, seat)))
            else:
                one_more(match, chance, 0.8)
            number += 1
            if number % 7 == 0 and match.asked():
                found = remembered(match, match.asked()[0])
                lying, held = lying + found[0], held + found[1]
    assert lying
    assert held


def remembered(match: Match, seat: int) -> tuple[int, int]:
    """How many clues the seat knows in the decks, and with others; and there they are."""
    s, view = match.state, match.view(seat)
    if view.peeked:
        return 0, 0
    memory = Memory(match.box, seat, match.told_in_force(seat), [len(cards) for cards in s.decks[:MIXED]])
    lying = 0
    owned: Counter[tuple[int, bool, int]] = Counter()
    for deck, layers in enumerate(memory.layers):
        top_first = s.decks[deck][::-1]
        assert sum(layer.count for layer in layers) == len(top_first)
        for layer in layers:
            there, top_first = top_first[: layer.count], top_first[layer.count :]
            if layer.cards:
                assert Counter(there) <= Counter(layer.cards)
                assert len(layer.cards) == layer.count + sum(part.count for part in layer.parts)
                lying += layer.count
            if len(set(layer.cards)) == 1:
                for part in layer.parts:
                    owned[part.seat, part.reserved, layer.cards[0]] += part.count
    for (other, reserved, kind), count in owned.items():
        assert count <= (s.reserve[other * match.box.kinds + kind] if reserved else clues_held(s, other, kind))
    return lying, owned.total()


def clues_held(s: LaTraque, seat: int, kind: int) -> int:
    """In hand and under agents."""
    kinds, agents = s.box.kinds, s.box.agents
    under = [s.under[agent * kinds + kind] for agent in range(seat * agents, (seat + 1) * agents)]
    return s.hand[seat * kinds + kind] + sum(under)
