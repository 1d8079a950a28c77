"""What stays true from start to end, whatever anybody does."""

from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.games.coffre_fort.box import CoffreFortBox
from cavale.games.coffre_fort.events import RobotMoved, TurnStarted
from cavale.games.coffre_fort.state import ASLEEP
from games.chance import Chance
from games.coffre_fort import conservation
from games.coffre_fort.random_play import one_more
from games.coffre_fort.table import fresh
from games.coffre_fort.team import play_to_the_end
from rules import rule

SEEDS = st.integers(0, 2**32)
OPTIONS = st.fixed_dictionaries(
    {
        "partial_moves": st.booleans(),
        "passage_any_roll": st.booleans(),
        "passage_exit": st.sampled_from(["hop", "walk"]),
        "pushback": st.sampled_from(["replace", "after"]),
        "lockpicks_from_outside": st.booleans(),
        "exit_grace": st.booleans(),
        "open_hands": st.booleans(),
        "turn_nudge": st.sampled_from([0, 25]),
    }
)
random_matches = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
RECORDS = 400  # of a live match whose clock nobody runs


def steps(seed: int, seats: int, live: bool, options: dict[str, object]):
    """A random match, after each of its records."""
    t = fresh(seats=seats, live=live, options=options, seed=seed.to_bytes(8, "big"))
    chance = Chance(seed)
    yield t
    while not t.match.over and len(t.match.records) < RECORDS:
        one_more(t, chance)
        yield t


@rule("CF-COMP-02", "CF-COMP-03", "CF-COMP-04", "CF-TOOL-02", "CF-TRAP-02", "CF-TOKEN-02", "CF-TOKEN-09", "CF-MOVE-10")
@random_matches
@given(seed=SEEDS, seats=st.integers(2, 4), live=st.booleans(), options=OPTIONS)
def test_cards_tokens_and_agents_are_all_there(seed, seats, live, options):
    for t in steps(seed, seats, live, options):
        conservation.check(t.match)


@rule("CF-TURN-08", "CF-ROBOT-05")
@random_matches
@given(seed=SEEDS, seats=st.integers(2, 4), options=OPTIONS)
def test_only_the_roller_acts_and_the_robot_moves_once_a_turn(seed, seats, options):
    for t in steps(seed, seats, True, options):
        if t.seen.phase == "turn":
            assert t.match.asked() == [t.seen.agents[t.seen.agent].seat]
    told = t.heard(TurnStarted, RobotMoved)
    assert ("RobotMoved", "RobotMoved") not in pairwise(told)


@rule("CF-MOVE-13", "CF-TURN-09")
def test_there_are_two_to_twenty_walks_and_at_most_twenty_eight_for_a_doubled_number():
    box = fresh().box
    starts = [place for place in range(box.places) if box.paths.of[place]]
    plain = [len(box.walks[start * box.faces + face]) - 1 for start in starts for face in range(7)]
    assert (min(plain), max(plain)) == (2, 20)
    numbers = [number for number in box.number_of if number]
    doubled = [
        [path.legal(2 * n, False) for path in box.paths.of[start]].count(True) for start in starts for n in numbers
    ]
    assert max(doubled) == 28


# -- CF-WIN-06 ---------------------------------------------------------------------------------------------------------


@rule("CF-WIN-06")
@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=SEEDS, seats=st.integers(2, 4), records=st.integers(0, 250))
def test_every_position_can_still_be_won(seed, seats, records):
    """After any random play, a team that looks for the keys finds them and gets out."""
    t = fresh(seats=seats, live=True, options={"turn_nudge": 0}, seed=seed.to_bytes(8, "big"))
    chance = Chance(seed)
    for _ in range(records + seats):
        if not t.match.over:
            one_more(t, chance)
    if not t.match.over:
        play_to_the_end(t.match, turns=5000)
    t.ended("opened")


@rule("CF-WIN-06", "CF-CATCH-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_even_with_the_whole_team_in_prison(seats):
    t = fresh(seats=seats, live=True, options={"turn_nudge": 0}, seed=b"prison")
    for colour in ("blue", "red", "green", "yellow")[:seats]:
        t.does(colour, "ready")
    t.state.places[:] = [t.box.layout.prison] * seats
    play_to_the_end(t.match, turns=5000)
    t.ended("opened")


# -- what is noticed, by another way of finding out --------------------------------------------------------------------


def straight(box: CoffreFortBox, one: int, two: int) -> bool:
    """Whether two squares lie on one straight corridor: every grid point between them is a square, without a gap."""
    points = box.layout.points
    (x1, y1), (x2, y2) = points[one], points[two]
    if x1 != x2 and y1 != y2:
        return False
    between = [(x, y) for x in range(min(x1, x2), max(x1, x2) + 1) for y in range(min(y1, y2), max(y1, y2) + 1)]
    return all(point in points for point in between)


@rule("CF-SIGHT-01", "CF-SIGHT-02", "CF-SIGHT-03", "CF-BOARD-03")
def test_the_guard_sees_exactly_what_lies_straight_ahead_or_behind():
    """True of the open edition, where no two corridors meet end to end."""
    box = fresh().box
    layout = box.layout
    for square in range(layout.loop):
        assert layout.watched[0][square] == [other for other in range(layout.squares) if straight(box, square, other)]


@rule("CF-SMELL-01", "CF-SMELL-02", "CF-BOARD-03")
def test_the_dog_smells_exactly_what_is_six_steps_away():
    """Counted by steps between grid neighbours, which are always joined here (CF-BOARD-02)."""
    layout = fresh().box.layout
    points = set(layout.points)
    for square in range(layout.loop):
        reached = {layout.points[square]}
        for _ in range(6):
            reached |= {(x + dx, y + dy) for x, y in reached for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} & points
        assert [layout.points[other] for other in layout.watched[1][square]] == [
            point for point in layout.points if point in reached
        ]


@rule("CF-DETECT-01", "CF-DETECT-02")
def test_rooms_are_never_noticed():
    layout = fresh().box.layout
    for notices in layout.notices:
        for square in range(layout.loop):
            row = notices[square * layout.places : (square + 1) * layout.places]
            assert not any(row[layout.squares :])
    assert fresh().state.patrols == [ASLEEP, ASLEEP]


# -- walks, by another way of finding out ------------------------------------------------------------------------------


@rule("CF-MOVE-02", "CF-MOVE-03", "CF-MOVE-04", "CF-MOVE-05", "CF-MOVE-06", "CF-MOVE-08", "CF-MOVE-11")
def test_walks_are_all_simple_paths_of_the_number():
    """Random walks that never turn back find no path that is not listed, and each that is listed is one."""
    box = fresh().box
    layout = box.layout
    dice = FastDice(1)
    starts = [place for place in range(layout.places) if not layout.is_room(place) or layout.enterable(place)]
    for start in starts:
        for face, number in enumerate(box.number_of):
            if number:
                listed = {tuple(box.path[a.index]) for a in box.walks[start * box.faces + face] if a.verb == "walk"}
                assert all(is_legal(box, start, path, number) for path in listed)
                for _ in range(6):
                    path = stroll(box, start, number, dice)
                    assert not is_legal(box, start, path, number) or path in listed


def is_legal(box: CoffreFortBox, start: int, path: tuple[int, ...], number: int) -> bool:
    steps = list(zip((start, *path), path, strict=False))
    joined = all(two in near(box, one) for one, two in steps)
    squares = path[:-1] if path[-1] >= box.squares else path
    simple = len(set(path)) == len(path) and start not in path and all(place < box.squares for place in squares)
    enters = path[-1] >= box.squares
    return joined and simple and (len(path) <= number if enters else len(path) == number)


def near(box: CoffreFortBox, place: int) -> list[int]:
    layout = box.layout
    return layout.doors[place - box.squares] if place >= box.squares else layout.near[place] + layout.entries[place]


def stroll(box: CoffreFortBox, start: int, number: int, dice: FastDice) -> tuple[int, ...]:
    path: list[int] = []
    here = start
    while len(path) < number and (not path or here < box.squares):
        choices = near(box, here)
        here = choices[dice.below("way", len(choices))]
        path.append(here)
    return tuple(path)


@rule("CF-PATROL-01", "CF-PATROL-02", "CF-BOARD-04")
def test_the_loop_is_closed_and_its_squares_are_neighbours():
    layout = fresh().box.layout
    assert layout.loop == 92
    for square in range(layout.loop):
        assert (square + 1) % layout.loop in layout.near[square]
    assert layout.direction == [1, -1]


def test_matches_share_the_box_and_nothing_else():
    one, other = fresh(seed=b"one"), fresh(seed=b"other")
    assert one.box is other.box
    before = one.state.places.copy()
    other.does("blue", "ready").does("red", "ready").does("blue", "roll")
    assert isinstance(other.match, Match)
    assert one.state.places == before
    assert one.match.asked() == [0, 1]
