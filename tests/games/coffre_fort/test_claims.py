"""Claims: what can be said, for how long it stands, and that bots act on it."""

from collections.abc import Callable

import pytest

from cavale.core.bot import Bot, sight
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.record import Acted
from cavale.games.coffre_fort import GAME
from cavale.games.coffre_fort.bot import CoffreFortBot, SteadyBot
from cavale.games.coffre_fort.events import Said, TurnStarted
from games.coffre_fort.table import EDITION, CoffreFortTable, table
from games.mailed import alike
from rules import rule

LEVELS = [CoffreFortBot, SteadyBot]
TRAPS = {"A": "gas", "B": "bees", "C": "heat", "D": "wire", "E": "laser", "F": "glass", "G": "fire", "H": "weight"}
BUDGET = {"mode": "budget"}

each_level = pytest.mark.parametrize("maker", LEVELS)


def can_say(t: CoffreFortTable, name: str) -> list[str]:
    return [str(action) for action in t.match.offers_to(t.seat(name))]


def does(t: CoffreFortTable, name: str, maker=CoffreFortBot) -> str:
    return str(maker(1).act(sight(t.match, t.seat(name))))


def claim(t: CoffreFortTable, name: str) -> tuple[str, bool]:
    says = t.agent(name).says
    assert says is not None
    return says.claim, says.stands


# -- what can be said --------------------------------------------------------------------------------------------------


@rule("CF-TALK-01")
def test_the_roller_says_where_it_goes_and_all_hear_it():
    t = table(seats=3, traps=TRAPS, live=True).does("blue", "intend", room="C")
    assert [(event.agent, event.claim) for event in t.told("green", Said)] == [("blue", "intend(room=C)")]
    assert claim(t, "blue") == ("intend(room=C)", True)
    t.asks("blue", "before_roll").rolls("blue", 7).walks("blue", "14,8>15,8>16,8>16,7>16,6>16,5>C")
    assert claim(t, "blue") == ("intend(room=C)", False)


@rule("CF-TALK-01")
def test_nobody_speaks_in_the_turn_of_another_and_rooms_that_are_done_are_not_named():
    t = table(seats=3, traps=TRAPS, turned="B", gone="C", live=True)
    assert can_say(t, "red") == []
    rooms = [text for text in can_say(t, "blue") if text.startswith("intend")]
    assert rooms == [f"intend(room={room})" for room in "ACDEFGH"]  # nor is the room in which blue is
    t.refused("CF-TURN-08", lambda: t.does("red", "intend", room="A"))
    t.refused("CF-TALK-01", lambda: t.does("blue", "intend", room="B"))


@rule("CF-TALK-02")
def test_one_claim_in_a_turn_and_the_latest_counts():
    t = table(seats=2, traps=TRAPS, live=True).does("blue", "intend", room="C")
    t.refused("CF-TALK-02", lambda: t.does("blue", "intend", room="D"))
    t.turn_of("blue", "open").turn_of("red", "open").does("blue", "ask_tool", tool="robot")
    assert claim(t, "blue") == ("ask_tool(tool=robot)", True)


@rule("CF-TALK-02")
def test_a_claim_grows_old_after_two_rounds():
    t = table(seats=2, traps=TRAPS, live=True).does("blue", "intend", room="C")
    for _ in range(2):
        t.turn_of("blue", "open").turn_of("red", "open")
    assert claim(t, "blue") == ("intend(room=C)", True)
    t.turn_of("blue", "open")
    assert claim(t, "blue") == ("intend(room=C)", False)


@rule("CF-TALK-02")
def test_where_nobody_listens_nothing_is_said():
    t = table(seats=2, traps=TRAPS)
    assert can_say(t, "blue") == []
    t.refused("CF-TALK-02", lambda: t.does("blue", "intend", room="C"))


@rule("CF-TALK-01")
def test_a_prisoner_asks_for_freedom_and_a_lifter_for_help():
    t = table(seats=2, blue="prison", red="H", traps=TRAPS, open_traps="H", live=True)
    assert can_say(t, "blue") == ["ask_free"]
    t.does("blue", "ask_free").turn_of("blue", 5)
    assert "ask_help" in can_say(t, "red")
    assert "intend(room=r1)" in can_say(t, "red")


@rule("CF-TALK-01")
def test_what_is_asked_for_tells_nothing_of_closed_hands():
    """The Mirror is in another's hand or in a third one's: what is offered and shown is the same."""
    options = {"open_hands": False, **BUDGET}
    one = table(seats=3, traps=TRAPS, hands={"red": "mirror", "green": "mask"}, options=options, live=True)
    other = table(seats=3, traps=TRAPS, hands={"red": "mask", "green": "mirror"}, options=options, live=True)
    for t in (one, other):
        t.does("blue", "ask_tool", tool="mirror")
    assert can_say(one, "blue") == can_say(other, "blue")
    assert alike("blue", one, other)


# -- bots --------------------------------------------------------------------------------------------------------------


@each_level
def test_a_bot_says_where_it_goes_once(maker):
    t = table(seats=2, traps=TRAPS, options=BUDGET, live=True)
    said = does(t, "blue", maker)
    assert said.startswith("intend(room=")
    t.does("blue", "intend", room=said[12:-1])
    assert does(t, "blue", maker) == "roll"


@each_level
def test_a_bot_asks_for_the_tool_it_needs_for_help_and_for_freedom(maker):
    needs = table(seats=2, blue="C", traps=TRAPS, open_traps="C", hands={"red": "suit"}, options=BUDGET, live=True)
    assert does(needs, "blue", maker) == "ask_tool(tool=suit)"
    alone = table(seats=2, blue="H", traps=TRAPS, open_traps="H", options=BUDGET, live=True)
    assert does(alone, "blue", maker) == "ask_help"
    prisoner = table(seats=2, blue="prison", traps=TRAPS, options=BUDGET, live=True)
    assert does(prisoner, "blue", maker) == "ask_free"


def test_a_clever_bot_leaves_a_room_to_whoever_takes_it():
    """Blue says that it takes C, which is nearest to red."""
    t = table(seats=2, blue="16,8", red="16,7", traps=TRAPS, turned="A B D E F G H", keys=3, options=BUDGET, live=True)
    before = table(seats=2, blue="16,8", red="16,7", traps=TRAPS, turned="A B D E F G H", keys=3, options=BUDGET)
    before.turn_of("blue", "open").rolls("red", 5)
    assert does(before, "red").endswith(">C)")
    t.does("blue", "intend", room="C").turn_of("blue", "open")
    said = does(t, "red")
    assert said == "intend(room=start)"


@each_level
def test_a_bot_sends_the_tool_that_is_asked_for(maker):
    t = table(seats=2, traps=TRAPS, hands={"red": "turbo"}, robot="red", options=BUDGET, live=True)
    t.does("blue", "ask_tool", tool="turbo").turn_of("blue", "open")
    said = does(t, "red", maker)
    t.does("red", "intend", room=said[12:-1])
    assert does(t, "red", maker) == "pass_robot(agent=blue, tool=turbo)"


def test_a_clever_bot_frees_whoever_asks_for_it():
    """All keys are found and blue has the Lockpicks: red would wait at home, but blue wants to be let out."""
    position = {"seats": 2, "blue": "prison", "turned": "A B C D E F G H", "keys": 4, "hands": {"blue": "lockpicks"}}
    waits = table(**position, options=BUDGET, live=True).turn_of("blue", 5)
    assert does(waits, "red") == "roll"
    asked = table(**position, options=BUDGET, live=True).does("blue", "ask_free").turn_of("blue", 5)
    assert does(asked, "red") in {"intend(room=r1)", "intend(room=r2)"}


@rule("CF-TIME-05")
@each_level
def test_in_the_last_minute_a_bot_says_only_what_it_needs(maker):
    """Each word takes it as long as a move."""
    goes = table(seats=2, traps=TRAPS, live=True)
    assert says(goes, maker, 61).startswith("intend(room=")
    assert says(goes, maker, 59) == "roll"
    needs = table(seats=2, blue="C", traps=TRAPS, open_traps="C", hands={"red": "suit"}, live=True)
    assert says(needs, maker, 59) == "ask_tool(tool=suit)"


def says(t: CoffreFortTable, maker: Callable[[int], Bot], seconds: int) -> str:
    """What blue's bot does, with so much left on the clock."""
    return str(maker(1).act(sight(t.match, t.seat("blue"), {"clock": seconds * 1000})))


@rule("CF-TIME-01")
def test_bots_take_three_to_six_seconds_for_a_turn_in_which_they_also_speak():
    """At the server's pace: the clock runs for the people at the table, too."""
    options = {"mode": "budget"}
    match = Match(GAME, EDITION, FastDice(3), seats=4, options=options, live=True, hashed=False)
    bots = [CoffreFortBot(seat) for seat in range(4)]
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, bots[seat].act(sight(match, seat)))
    actions = [record for record in match.records if isinstance(record, Acted)]
    turns = len([event for event in match.told[0] if isinstance(event, TurnStarted)])
    low, high = GAME.bot_wait
    assert 3 <= len(actions) / turns * (low + high) / 2 <= 6
