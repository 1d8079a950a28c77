"""CF-COMP, CF-SETUP, CF-VAR: what is in the box, and how a match begins."""

from collections import Counter

import pytest

from cavale import catalog
from cavale.core.game import OptionError
from cavale.games.coffre_fort import GAME
from cavale.games.coffre_fort.events import ClockStarted, ToolsDealt, TurnStarted
from games.coffre_fort.table import COLOURS, EDITION, fresh, table
from rules import rule

OPEN = GAME.read_edition(catalog.default_edition(GAME))


@rule("CF-COMP-01", "CF-COMP-05", "CF-COMP-06", "CF-COMP-07", "CF-DICE-01")
def test_agents_patrols_and_dice():
    assert tuple(OPEN.colours) == COLOURS
    assert OPEN.dice.d10 == (2, 3, 4, 5, 6, 7, 8, "guard", "dog", "open")
    assert OPEN.dice.d6 == (1, 2, 3, 4, 5, 6)
    assert {OPEN.patrol.guard.dir, OPEN.patrol.dog.dir} == {1, -1}


@rule("CF-COMP-02", "CF-COMP-03", "CF-COMP-04")
def test_cards_and_tokens():
    against_traps = [key for key, tool in OPEN.tools.items() if tool.trap and tool.dealt]
    useful_otherwise = [key for key, tool in OPEN.tools.items() if tool.effect]
    assert (len(against_traps), len(useful_otherwise), len(OPEN.tools)) == (6, 6, 13)
    assert len(OPEN.traps) == 8
    tokens = OPEN.tokens
    assert (tokens.key.count, tokens.passage.count, tokens.petrify.count, tokens.empty.count) == (4, 2, 1, 1)


@rule("CF-SETUP-01", "CF-SETUP-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_agents_are_in_start_and_both_patrols_sleep(seats):
    t = fresh(seats=seats)
    assert [agent.colour for agent in t.seen.agents] == list(COLOURS[:seats])
    assert {agent.room for agent in t.seen.agents} == {"start"}
    t.are_at(guard="home", dog="home")


@rule("CF-SETUP-02", "CF-SETUP-03")
def test_a_trap_lies_on_a_token_in_each_red_room():
    t = fresh()
    assert [room.room for room in t.seen.rooms] == list("ABCDEFGH")
    assert {(room.trap, room.trap_state, room.token, room.token_state) for room in t.seen.rooms} == {
        (None, "down", None, "down")
    }
    assert sorted(t.state.traps) == list(range(8))
    assert Counter(t.state.tokens) == Counter(t.box.tokens)


@rule("CF-SETUP-02", "CF-SETUP-03", "CF-SETUP-04")
def test_everything_is_shuffled():
    """A few seeds are enough to see every trap, every token and every tool in more than one place."""
    tables = [fresh(seed=bytes([seed])) for seed in range(20)]
    for red in range(8):
        assert len({t.state.traps[red] for t in tables}) > 4
        assert len({t.state.tokens[red] for t in tables}) > 1
    assert len({t.state.hands[0] for t in tables}) > 15


@rule("CF-SETUP-04")
def test_with_closed_hands_only_the_owner_is_told_the_tools():
    t = fresh(options={"open_hands": False})
    mine, theirs = t.told("blue", ToolsDealt)
    assert list(mine.tools) == t.hand("blue")
    assert (theirs.agent, theirs.tools) == ("red", None)
    assert [dealt.tools for dealt in t.told("spectator", ToolsDealt)] == [None, None]
    assert [(agent.tools, agent.tool_count) for agent in t.seen.agents] == [(None, 6), (None, 6)]
    assert t.sees("blue").agents[1].tools is None


@rule("CF-SETUP-10", "CF-TIME-09")
def test_the_clock_starts_when_all_have_said_that_they_are_ready():
    t = fresh(seats=3, live=True)
    assert t.windows() == {}  # nothing runs out before that
    t.does("green", "ready").does("blue", "ready")
    assert t.seen.ready == (0, 2)
    assert t.told("spectator", ClockStarted) == []
    t.refused("CF-SETUP-10", lambda: t.does("blue", "roll"))
    t.does("red", "ready")
    assert t.windows()["clock"] == 22 * 60
    assert [(started.minutes, started.turns) for started in t.told("spectator", ClockStarted)] == [(22, None)]
    t.asks("blue", "before_roll")
    t.refused("CF-SETUP-10", lambda: t.does("blue", "ready"))


@rule("CF-SETUP-07", "CF-SETUP-08")
def test_blue_begins_and_turns_go_round_by_seats():
    t = table(seats=3, robot="")
    for colour in ("blue", "red", "green", "blue"):
        t.asks(colour, "before_roll").turn_of(colour, 2)
    assert [(turn.seat, turn.agent) for turn in t.told("spectator", TurnStarted)][:4] == [
        (0, "blue"),
        (1, "red"),
        (2, "green"),
        (0, "blue"),
    ]


@rule("CF-TIME-12")
@pytest.mark.parametrize("minutes", [15, 22, 30])
def test_a_table_may_choose_its_minutes(minutes):
    t = fresh(seats=2, live=True, options={"minutes": minutes})
    assert t.seen.minutes == minutes
    t.does("blue", "ready").does("red", "ready")
    assert t.windows()["clock"] == minutes * 60


@rule("CF-VAR-02")
def test_two_players_may_lead_four_agents():
    t = fresh(seats=2, live=True, options={"agents_per_player": 2})
    assert [(agent.colour, agent.seat) for agent in t.seen.agents] == [
        ("blue", 0),
        ("red", 1),
        ("green", 0),
        ("yellow", 1),
    ]
    assert [agent.tool_count for agent in t.seen.agents] == [3, 3, 3, 3]
    assert (t.seen.minutes, t.seen.robot) == (30, 3)


@rule("CF-VAR-02", "CF-VAR-03")
def test_each_of_four_agents_has_its_own_hand_and_turn():
    t = table(options={"agents_per_player": 2}, hands={"blue": "mask", "green": "bone"}, robot="blue", dog="1,12")
    t.refused("CF-TOOL-01", lambda: t.plays("blue", "bone"))
    t.passes_robot("blue", "green", tool="mask").turn_of("blue", 2)
    t.turn_of("red", 2).asks("green", "before_roll").plays("green", "bone").are_at(dog="home")
    assert t.hand("green") == ["mask"]


@rule("CF-VAR-02")
@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_lead_one_agent_each(seats):
    with pytest.raises(OptionError):
        fresh(seats=seats, options={"agents_per_player": 2})


def test_the_edition_of_these_tests_is_the_one_that_is_dealt():
    assert catalog.default_edition(GAME) == EDITION
