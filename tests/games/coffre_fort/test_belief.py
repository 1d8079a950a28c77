"""What a seat can believe: states that agree with all it was told."""

from collections import Counter

import msgspec
import pytest

from cavale import catalog
from cavale.core import agenda
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.games.coffre_fort import GAME
from cavale.games.coffre_fort.belief import CoffreFortBelief
from cavale.games.coffre_fort.state import CoffreFort
from cavale.lab.live import People
from games.coffre_fort.table import CoffreFortTable, fresh, table
from rules import rule

EDITION = catalog.default_edition(GAME)
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"open_hands": False}),
    (4, {"open_hands": False, "passage_exit": "walk", "exit_grace": True}),
    (2, {"open_hands": False, "agents_per_player": 2, "manual_dial": True, "lockpicks_from_outside": True}),
]
PUBLIC = ("turn", "roller", "face", "d6", "pushed", "captive", "hurried", "places", "petrified", "protected", "patrols")
MORE = ("keys", "robot", "discarded", "open_traps", "gone_traps", "turned_tokens", "passages", "phase")


def believed(match: Match, seat: int) -> CoffreFortBelief:
    return CoffreFortBelief(match.box, seat, match.view(seat), match.told_in_force(seat))


def truth(match: Match) -> CoffreFort:
    assert isinstance(match.state, CoffreFort)
    return match.state


@pytest.mark.parametrize("live", [False, True], ids=["without people", "live"])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_samples_look_the_same_to_the_seat_and_differ_only_in_what_it_does_not_know(seats, options, live):
    looked = 0
    for seed in range(2):
        match = Match(GAME, EDITION, FastDice(seed), seats=seats, options=options, live=live, hashed=False)
        dice = FastDice(seed)
        people = People(match, dice)
        for _ in range(600):
            if match.over:
                break
            people.step()
            for seat in match.asked() if dice.below("look", 10) == 0 else ():
                looked += 1
                sample = believed(match, seat).sample(dice)
                assert msgspec.json.encode(GAME.view(sample, seat)) == msgspec.json.encode(match.view(seat))
                assert sample.agenda[-1].options(sample, seat) == match.options_of(seat)
                assert agenda.pending(sample) == agenda.pending(match.state)
                for name in PUBLIC + MORE:
                    assert getattr(sample, name) == getattr(truth(match), name), name
                assert material(sample) == material(truth(match))
    assert looked > 20


def material(s: CoffreFort) -> tuple[object, ...]:
    """All traps, tokens and tools, wherever they are."""
    hands = 0
    for hand in s.hands:
        assert not hands & hand
        hands |= hand
    return sorted(s.traps), sorted(s.tokens), hands | s.discarded, [hand.bit_count() for hand in s.hands]


@rule("CF-HIDE-01")
def test_whatever_lies_face_down_may_be_anything_that_was_not_seen():
    t = fresh().does("blue", "ready").does("red", "ready")
    belief = believed(t.match, 0)
    drawn = Counter(belief.sample(FastDice(seed)).traps[0] for seed in range(2000))
    assert sorted(drawn) == list(range(8))
    assert all(count / 2000 == pytest.approx(1 / 8, abs=0.03) for count in drawn.values())
    keys = Counter(belief.sample(FastDice(seed)).tokens[3] for seed in range(2000))
    assert keys[0] / 2000 == pytest.approx(1 / 2, abs=0.04)


@rule("CF-TOOL-04", "CF-TOOL-06")
def test_a_patrol_pushed_back_and_then_sent_home_is_asleep_and_nothing_more():
    t = table(blue="C", guard="1,1", dog="1,15", hands={"blue": "jammer phone whistle"}).rolls("blue", 4, 2)
    t.plays("blue", "jammer").plays("blue", "phone").asks("blue", "react")
    sample = believed(t.match, 0).sample(FastDice(1))
    assert sample.pushed == t.state.pushed == 0


# -- closed hands ------------------------------------------------------------------------------------------------------


def closed() -> CoffreFortTable:
    """Three at a table with closed hands; green has the Robot."""
    t = fresh(seats=3, options={"open_hands": False}, numbers={"d10": [9] * 30, "d6": [0] * 30})
    for colour in ("blue", "red", "green"):
        t.does(colour, "ready")
    return t


def idle(t: CoffreFortTable, name: str) -> None:
    t.does(name, "roll").does(name, "end_turn")


@rule("CF-HIDE-03", "CF-ROBOT-01")
def test_a_card_given_away_is_known_to_be_there_until_another_one_leaves_that_hand():
    t = closed()
    idle(t, "blue")
    idle(t, "red")
    given = t.hand("green")[0]
    tool = t.box.tools.index(given)
    t.passes_robot("green", "blue", tool=given)
    belief = believed(t.match, 2)
    assert all(belief.sample(FastDice(seed)).holds(0, tool) for seed in range(50))
    idle(t, "green")
    t.passes_robot("blue", "red", tool=t.hand("blue")[0])
    belief = believed(t.match, 2)
    where = Counter(
        next(agent for agent in range(3) if belief.sample(FastDice(seed)).holds(agent, tool)) for seed in range(1000)
    )
    assert where[2] == 0
    assert where[1] / 1000 == pytest.approx(1 / 5, abs=0.05)


@rule("CF-HIDE-03")
def test_cards_never_seen_are_anywhere_else():
    t = closed()
    belief = believed(t.match, 0)
    red = t.hand("red")[0]
    tool = t.box.tools.index(red)
    assert sum(belief.sample(FastDice(seed)).holds(1, tool) for seed in range(1000)) / 1000 == pytest.approx(
        0.5, abs=0.05
    )
    for name in t.hand("blue"):
        assert belief.sample(FastDice(1)).holds(0, t.box.tools.index(name))
