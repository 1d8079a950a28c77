"""The bots: they play every table by the rules, see nothing that lies face down, and are good partners."""

import re
from collections.abc import Callable

import pytest

from cavale import catalog
from cavale.bots.random_bot import RandomBot
from cavale.core.bot import Bot, Sight, sight
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.games.coffre_fort import GAME
from cavale.games.coffre_fort.bot import CoffreFortBot, SteadyBot
from cavale.games.coffre_fort.charts import Charts, charts_for
from cavale.games.coffre_fort.state import CoffreFort
from games.coffre_fort.table import CoffreFortTable, table
from rules import rule

EDITION = catalog.default_edition(GAME)
LEVELS = [CoffreFortBot, SteadyBot]
TRAPS = {"A": "gas", "B": "bees", "C": "heat", "D": "wire", "E": "laser", "F": "glass", "G": "fire", "H": "weight"}

each_level = pytest.mark.parametrize("maker", LEVELS)


def play(makers: list[Callable[[int], Bot]], seed: int, turns: int = 0, **options: object) -> Match:
    files = {
        name: re.sub(r"budget = \d+", f"budget = {turns}", text) if turns else text for name, text in EDITION.items()
    }
    match = Match(GAME, files, FastDice(seed), seats=len(makers), options=options, hashed=False)
    bots = [maker(seed + seat) for seat, maker in enumerate(makers)]
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, bots[seat].act(sight(match, seat)))
    return match


def won(match: Match) -> bool:
    assert isinstance(match.state, CoffreFort)
    return match.state.won


def does(t: CoffreFortTable, name: str, maker: Callable[[int], Bot] = CoffreFortBot) -> str:
    """What a bot does in this position, as actions are spelled."""
    seat = t.seat(name)
    assert t.match.asked() == [seat]
    return str(maker(1).act(sight(t.match, seat)))


def end_of_walk(t: CoffreFortTable, name: str, maker: Callable[[int], Bot] = CoffreFortBot) -> str:
    """Where it goes: the last place of its walk."""
    answer = does(t, name, maker)
    return answer if answer == "stay" else answer.rstrip(")").rpartition(">")[2]


# -- whole matches -----------------------------------------------------------------------------------------------------

OTHERS: list[dict[str, object]] = [
    {"open_hands": False},
    {"partial_moves": True},
    {"passage_any_roll": True, "passage_exit": "walk"},
    {"pushback": "after", "exit_grace": True},
    {"lockpicks_from_outside": True, "manual_dial": True},
    {"agents_per_player": 2},
]


@each_level
@pytest.mark.parametrize("options", OTHERS, ids="-".join)
def test_a_match_is_played_to_its_end_at_every_table(maker, options):
    """An answer that is no option would be refused; random partners lead into odd positions."""
    makers = [maker, RandomBot] if "agents_per_player" in options else [maker, RandomBot, maker]
    assert play(makers, OTHERS.index(options), **options).over


@each_level
def test_the_same_seed_plays_the_same_match(maker):
    one, other = (play([maker] * 3, 7) for _ in range(2))
    assert one.records == other.records


@pytest.mark.long
@rule("CF-PAUSE-05")
def test_the_numbers_of_turns_are_fair_for_steady_partners():
    """Of the matches of four 50 to 70 % are won; 61 % were, when the numbers were fitted."""
    wins = sum(won(play([SteadyBot] * 4, seed)) for seed in range(200))
    assert 100 <= wins <= 140


@rule("CF-WIN-06")
@each_level
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_enough_time_every_match_is_won(maker, seats):
    assert all(won(play([maker] * seats, seed, turns=600)) for seed in range(4))


def test_clever_partners_win_more_than_steady_ones():
    clever, steady = (sum(won(play([maker] * 4, seed)) for seed in range(200, 215)) for maker in LEVELS)
    assert clever > steady


# -- what they see -----------------------------------------------------------------------------------------------------


@rule("CF-HIDE-02")
@each_level
@pytest.mark.parametrize("open_hands", [True, False])
def test_what_lies_face_down_changes_no_decision(maker, open_hands):
    """The same view over another world: what is hidden is drawn again at each decision."""
    options = {"open_hands": open_hands}
    match = Match(GAME, EDITION, FastDice(5), seats=3, options=options, hashed=False)
    dice = FastDice(6)
    compared = 0
    while not match.over:
        seat = match.asked()[0]
        seen = sight(match, seat)
        action = maker(1).act(seen)
        if len(seen.options) > 1:
            world = GAME.belief(match.box, seat, seen.view, seen.told).sample(dice)
            view, step = GAME.view(world, seat), seen.step
            other = Sight(match.box, seat, view, seen.told, step, seen.draft, seen.options, seen.offers, {})
            assert maker(1).act(other) is action
            compared += 1
        match.play(seat, action)
    assert compared > 30


# -- rooms and the Robot -----------------------------------------------------------------------------------------------


@each_level
def test_it_turns_up_the_trap_of_its_room_counters_it_and_takes_what_lies_there(maker):
    t = table(blue="C", traps=TRAPS, tokens={"C": "key"}, hands={"blue": "suit"})
    for verb in ("flip_trap", "counter", "flip_token"):
        assert does(t, "blue", maker) == verb
        t.does("blue", verb)


@each_level
def test_with_all_keys_it_turns_up_nothing_and_goes_home(maker):
    t = table(blue="C", traps=TRAPS, keys=4)
    assert does(t, "blue", maker) == "roll"
    assert end_of_walk(t.rolls("blue", 7), "blue", maker) == "start"


@each_level
def test_the_robot_brings_the_tool_to_whoever_needs_it(maker):
    t = table(blue="start", red="C", traps=TRAPS, open_traps="C", hands={"blue": "suit phone"}, robot="blue")
    assert does(t, "blue", maker) == "pass_robot(agent=red, tool=suit)"


@each_level
def test_the_robot_goes_to_whoever_holds_what_is_needed(maker):
    t = table(seats=3, blue="C", red="start", traps=TRAPS, open_traps="C", hands={"red": "suit"}, robot="blue")
    assert does(t, "blue", maker) == "pass_robot(agent=red)"


@rule("CF-ROBOT-08")
@each_level
def test_the_robot_is_kept_while_cards_must_travel_and_burns_when_they_need_not(maker):
    early = table(blue="G", traps=TRAPS, open_traps="G", robot="blue", hands={"blue": "mask", "red": "suit"})
    assert does(early, "blue", maker) == "roll"
    late = table(blue="G", traps=TRAPS, open_traps="G", turned="A B C D E F", robot="blue", keys=2)
    assert does(late, "blue", maker) == "counter"


# -- walks -------------------------------------------------------------------------------------------------------------


@each_level
def test_it_does_not_walk_where_it_is_seen(maker):
    """The shortest way home leads along the corridor in which the Guard stands."""
    t = table(blue="B", guard="11,4", turned="A B C D E F G H", keys=4, traps=TRAPS).rolls("blue", 8, 1)
    end = end_of_walk(t, "blue", maker)
    assert end == "start" or not t.seen.guard.watched.count(end)
    answer = does(t, "blue", maker)
    assert not [square for square in answer.partition("=")[2].rstrip(")").split(">") if square in t.seen.guard.watched]


@each_level
def test_a_release_room_at_hand_is_entered_for_a_prisoner(maker):
    t = table(blue="6,9", red="prison", turned="A B C D E F G H", keys=4, traps=TRAPS).rolls("blue", 4)
    assert end_of_walk(t, "blue", maker) == "r1"


@each_level
def test_a_prisoner_plays_the_lockpicks(maker):
    t = table(blue="prison", hands={"blue": "lockpicks"}).rolls("blue", 4)
    assert does(t, "blue", maker) == "play(tool=lockpicks)"


@rule("CF-TRAP-06")
def test_whoever_has_nothing_better_to_do_comes_to_lift_the_weight():
    t = table(blue="16,9", red="C", traps={"C": "weight"}, open_traps="C", turned="A B D E F G H", keys=3)
    assert end_of_walk(t.rolls("blue", 6), "blue") == "C"


# -- tools -------------------------------------------------------------------------------------------------------------


def test_a_patrol_that_would_catch_somebody_is_pushed_back_or_sent_home():
    position = {"seats": 3, "red": "16,1", "guard": "13,4", "traps": TRAPS}
    t = table(**position, hands={"blue": "jammer"}).rolls("blue", 5, 6)
    assert does(t, "blue") == "play(tool=jammer)"
    t = table(**position, hands={"blue": "phone"}).rolls("blue", 5, 6)
    assert does(t, "blue") == "play(tool=phone)"


def test_a_patrol_far_from_everybody_is_left_alone():
    t = table(seats=3, guard="1,13", hands={"blue": "jammer phone"}).rolls("blue", 5, 6)
    assert does(t, "blue") == "go"


def test_steady_partners_use_the_telephone_before_the_roll():
    t = table(seats=3, red="14,2", guard="13,4", hands={"blue": "phone"})
    assert does(t, "blue", SteadyBot) == "play(tool=phone)"


# -- charts ------------------------------------------------------------------------------------------------------------


def charts() -> Charts:
    return charts_for(table().box)


def test_charts_are_made_once_for_tables_that_play_alike():
    assert charts() is charts()


def test_a_room_behind_the_next_door_takes_as_long_as_a_number_takes():
    names = charts().box.names
    turns = charts().travel.turns(names.index("C"), charts().box.printed_passages)
    assert turns[names.index("C")] == 0.0
    assert turns[names.index("16,5")] == pytest.approx(10 / 7)  # seven of ten faces are numbers
    assert turns[names.index("start")] > turns[names.index("16,8")] > turns[names.index("16,5")]


@pytest.mark.parametrize("square", ["13,4", "16,1", "14,1", "11,5", "8,8"])
def test_the_danger_of_the_next_roll_is_the_share_of_rolls_that_catch(square):
    """All sixty rolls, played."""
    caught = 0
    for face in charts().box.face_names:
        for d6 in charts().box.d6:
            t = table(seats=2, red=square, guard="12,4", dog="")
            caught += t.rolls("blue", face, d6).where("red") == "prison"
    s = table(seats=2, red=square, guard="12,4").state
    assert charts().danger.of(s, s.places[1], 1) == pytest.approx(caught / 60)
