"""What the steady bot answers when something is to be chosen: seldom the first that is listed."""

from cavale.core.bot import sight
from cavale.games.la_traque import GAME
from games.la_traque.table import LaTraqueTable, table

EMPTY = {f"{zone}:{slot}": "" for zone in ("america", "europe", "mideast") for slot in (1, 2)}
STEADY = GAME.bots()["steady"]


def answers(t: LaTraqueTable, name: str) -> str:
    look = sight(t.match, t.seat(name))
    return str(STEADY(1).act(look))


def mission(t: LaTraqueTable, name: str, card: str) -> LaTraqueTable:
    return t.does(name, "use", card=card, mode="mission")


def test_of_two_abilities_it_takes_the_one_that_does_something():
    """Nothing is turned, and nobody rests: the first ability would be lost both times."""
    t = table("usa", "cccp", hands={"usa": "f.sci.pfenningsau"}, hq={"usa": "o.usa.range"})
    assert answers(mission(t, "usa", "f.sci.pfenningsau"), "usa") == "choose(option=2)"
    t = table("usa", "cccp", hands={"usa": "f.mil.immenrath"})
    assert answers(mission(t, "usa", "f.mil.immenrath"), "usa") == "choose(option=2)"


def test_of_two_abilities_it_takes_clues_that_are_lacking():
    slots = {**EMPTY, "america:1": "f.sci.brennwieser"}
    t = table("usa", "cccp", slots=slots, hands={"usa": "f.mil.rohnleben rumour*3"}, hq={"usa": "f.col.brandermeer"})
    t.does("usa", "activate", card="f.col.brandermeer")
    assert answers(t, "usa") == "choose(option=2)"  # no financing is needed


def test_a_marker_is_taken_that_the_visible_objectives_do_not_place():
    t = table(
        "cccp", "usa", hands={"cccp": "f.sci.lucharn"}, visible={"cccp": "o.cccp.spoutnik o.cccp.dockers o.cccp.school"}
    )
    chosen = answers(mission(t, "cccp", "f.sci.lucharn"), "cccp")
    assert chosen not in ("choose(marker=strikes)", "choose(marker=leaders)", "choose(marker=press)")


def test_reach_is_gained_where_a_tier_is_near():
    t = table("reseau", "usa", hands={"reseau": "f.sci.lucharn"}, ambition={"reseau": (0, 0, 2)})
    assert answers(mission(t, "reseau", "f.sci.lucharn"), "reseau") == "choose(track=political)"


def test_influence_goes_where_a_triumph_waits_and_never_on_a_full_track():
    layout = {"hands": {"usa": "f.col.lantrac"}, "visible": {"usa": "o.usa.range"}}
    t = table("usa", "cccp", influence={"usa": (0, 1, 0)}, **layout)
    assert answers(mission(t, "usa", "f.col.lantrac"), "usa") == "choose(track=scientific)"
    t = table("usa", "cccp", influence={"usa": (10, 10, 0)}, **layout)
    assert answers(mission(t, "usa", "f.col.lantrac"), "usa") == "choose(track=political)"


def test_points_are_shifted_until_the_triumph_is_paid_and_no_further():
    t = table(
        "usa",
        "cccp",
        hands={"usa": "f.pol.lautenried"},
        visible={"usa": "o.usa.range"},
        influence={"usa": (2, 2, 0)},
    )
    mission(t, "usa", "f.pol.lautenried")
    assert answers(t, "usa") == "choose(track=military)"
    t.chooses("usa", track="military")
    assert answers(t, "usa") == "choose(track=scientific)"
    t.chooses("usa", track="scientific")
    assert answers(t, "usa") == "decline"


def test_fugitives_are_exchanged_so_that_the_better_one_lies_where_cards_wait():
    slots = {**EMPTY, "america:1": "f.mil.marhaus", "europe:1": "f.sci.aschlinger"}
    layout = {"slots": slots, "hands": {"usa": "f.col.kalamandris"}, "visible": {"usa": "o.usa.range"}}
    t = table("usa", "cccp", agents={"usa": {1: "america rumour*2"}}, **layout)
    mission(t, "usa", "f.col.kalamandris")
    assert answers(t, "usa") == "choose(slot=america:1)"
    t.chooses("usa", slot="america:1")
    assert answers(t, "usa") == "choose(slot=europe:1)"
    t = table("usa", "cccp", agents={"usa": {1: "europe rumour*2"}}, **layout)
    assert answers(mission(t, "usa", "f.col.kalamandris"), "usa") == "decline"  # it lies there already


def test_a_fugitive_is_blocked_where_a_rival_hunts():
    slots = {**EMPTY, "america:1": "f.mil.marhaus", "mideast:1": "f.mil.vohlbrecht"}
    t = table("usa", "cccp", slots=slots, hands={"usa": "f.mil.perlhofen"}, agents={"cccp": {1: "mideast rumour"}})
    assert answers(mission(t, "usa", "f.mil.perlhofen"), "usa") == "choose(slot=mideast:1)"


def test_the_agent_near_the_best_fugitive_is_inspected_and_the_hand_of_the_leader():
    slots = {**EMPTY, "america:1": "f.mil.marhaus", "mideast:2": "f.sci.strathenau"}
    agents = {"cccp": {1: "america rumour"}, "tzaar": {1: "mideast rumour"}}
    t = table("usa", "cccp", "tzaar", slots=slots, agents=agents, hands={"usa": "f.col.haerdonck"})
    assert answers(mission(t, "usa", "f.col.haerdonck"), "usa") == "choose(agent=2:1)"
    hands = {"usa": "f.col.skalovina", "cccp": "rumour", "tzaar": "rumour"}
    t = table("usa", "cccp", "tzaar", hands=hands, points={"tzaar": 5})
    assert answers(mission(t, "usa", "f.col.skalovina"), "usa") == "choose(seat=2)"


def test_an_agent_is_called_back_from_a_place_that_is_worth_taking_again():
    agents = {"usa": {1: "rumours:1", 2: "financing:1"}}
    slots = {**EMPTY, "america:1": "f.mil.quassnow"}
    t = table("usa", "cccp", slots=slots, agents=agents, hands={"usa": "f.mil.haldenfoss rumour*3"})
    assert answers(mission(t, "usa", "f.mil.haldenfoss"), "usa") == "choose(place=financing:1)"


def test_the_card_that_does_more_is_used_again():
    t = table("usa", "cccp", hq={"usa": "f.mil.wessenbrook! f.sci.insterberg!"}, hands={"usa": "f.sci.kalbeck"})
    assert answers(mission(t, "usa", "f.sci.kalbeck"), "usa") == "choose(card=f.sci.insterberg)"


def test_a_fugitive_of_the_highest_level_is_judged():
    t = table("tzaar", "cccp", hq={"tzaar": "s.tzaar.tribunal"}, hands={"tzaar": "f.col.escladere f.col.wasylenczak"})
    t.does("tzaar", "activate", card="s.tzaar.tribunal")
    assert answers(t, "tzaar") == "choose(card=f.col.wasylenczak)"


def test_what_asks_nothing_reacts_first():
    t = table(
        "usa",
        "cccp",
        slots={**EMPTY, "america:1": "f.mil.marhaus"},
        agents={"usa": {1: "america f.col.szentlaky f.mil.zarnewald rumour*2"}},
    )
    t.does("usa", "capture", agent=1, slot="america:1")
    assert answers(t, "usa") == "choose(trigger=f.mil.zarnewald)"


def test_destiny_is_spent_when_other_objectives_promise_more_and_nothing_else_is_left():
    layout = {"agents": {"usa": dict.fromkeys(range(1, 6), "rest")}, "slots": EMPTY, "number": 3}
    t = table("usa", "cccp", visible={"usa": "o.usa.range o.usa.guidance"}, influence={"usa": (3, 0, 4)}, **layout)
    assert answers(t, "usa") == "destiny"
    t = table("usa", "cccp", visible={"usa": "o.usa.range o.usa.guidance"}, influence={"usa": (0, 1, 0)}, **layout)
    assert answers(t, "usa") == "pass"
