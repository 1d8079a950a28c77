"""The eight actions."""

import pytest

from cavale.games.la_traque.events import AgentInformed, CardsRevealed, CluesDrawn, CluesReturned
from cavale.games.la_traque.terms import FACTIONS
from games.la_traque.table import edited, table
from rules import rule

# -- rounds and turns --------------------------------------------------------------------------------------------------


@rule("LT-ROUND-01", "LT-TURN-01", "LT-ACT-PASS-03", "LT-MAINT-06")
def test_players_take_turns_until_all_have_passed():
    t = table("usa", "cccp", "tzaar")
    for name in ("usa", "cccp", "tzaar"):
        t.asks(name, "take_action").does(name, "move_hunt", zone="europe").does(name, "end_turn")
    t.does("usa", "pass").does("cccp", "move_hunt", zone="europe").does("cccp", "end_turn").does("tzaar", "pass")
    t.asks("cccp", "take_action").does("cccp", "pass")
    assert (t.seen.round, t.seen.first) == (2, 1)
    t.asks("cccp", "take_action")


@rule("LT-TURN-02", "LT-ENG-01")
def test_the_verbs_of_the_commands():
    box = table("usa", "cccp").box
    verbs = "take_faction move_investigate move_hunt inform capture use activate objective destiny pass end_turn"
    assert list(dict.fromkeys(action.verb for action in box.actions.all)) == [
        *verbs.split(),
        "withdraw",
        "keep",
        "keep_done",
        "choose",
        "decline",
    ]


@rule("LT-TURN-01")
def test_only_the_player_in_turn_acts():
    t = table("usa", "cccp")
    assert t.refused("LT-TURN-01", "cccp", "pass").blocked_by == "seat:0"


@rule("LT-TURN-06")
def test_the_last_player_left_still_takes_turns_of_three():
    t = table("usa", "cccp", "tzaar", agents={"tzaar": {1: "registry:1"}})
    t.does("usa", "pass").does("cccp", "pass")
    t.does("tzaar", "move_investigate", zone="press", place=1)
    t.refused("LT-ACT-MOVE-04", "tzaar", "move_investigate", zone="press", place=2)
    t.does("tzaar", "end_turn").does("tzaar", "move_investigate", zone="press", place=2)


# -- moving ------------------------------------------------------------------------------------------------------------


@rule("LT-ACT-MOVE-01", "LT-ACT-MOVE-03", "LT-ENG-03")
def test_the_lowest_agent_in_the_hq_goes_to_a_free_place():
    t = table("usa", "cccp", agents={"usa": {1: "rest"}, "cccp": {1: "registry:1"}})
    t.refused("LT-ACT-MOVE-03", "usa", "move_investigate", zone="registry", place=1)
    t.does("usa", "move_investigate", zone="press", place=1)
    assert t.where("usa", 2) == "press:1"


@rule("LT-ACT-MOVE-11", "LT-ACT-MOVE-07", "LT-ACT-MOVE-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_places_open_by_the_number_of_players(seats):
    t = table(*FACTIONS[:seats])
    count = {
        zone: len([place for place in t.seen.places if place.zone == zone and place.open])
        for zone in ("rumours", "registry", "press", "archives", "financing")
    }
    mixed = 1 if seats == 2 else 2
    assert count == {"rumours": seats, "registry": mixed, "press": mixed, "archives": mixed, "financing": seats}
    if seats == 2:
        t.refused("LT-ACT-MOVE-11", "usa", "move_investigate", zone="registry", place=2)


@rule("LT-ACT-MOVE-06", "LT-ACT-MOVE-07", "LT-ACT-MOVE-08", "LT-ACT-MOVE-09", "LT-ACT-MOVE-10")
@pytest.mark.parametrize(
    ("zone", "place", "decks"),
    [
        ("rumours", 1, ["rumour"] * 4),
        ("registry", 1, ["registry", "press"]),
        ("registry", 2, ["registry", "archives"]),
        ("press", 1, ["press", "archives"]),
        ("press", 2, ["registry", "press"]),
        ("archives", 1, ["registry", "archives"]),
        ("archives", 2, ["press", "archives"]),
        ("financing", 1, ["financing"]),
    ],
)
def test_what_a_place_draws(zone, place, decks):
    t = table("usa", "cccp", "tzaar")
    t.does("usa", "move_investigate", zone=zone, place=place)
    assert list(t.seen.players[0].reserve_backs) == decks
    assert all(event.cards is None for event in t.told("cccp", CluesDrawn))
    assert sorted(name for event in t.told("usa", CluesDrawn) for name in event.cards) == sorted(t.reserve("usa"))


@rule("LT-ACT-MOVE-05", "LT-OP-08")
def test_the_limit_counts_placements_even_of_an_agent_that_came_back():
    t = table("usa", "cccp", hq={"usa": "f.mil.trosske"})
    t.does("usa", "move_investigate", zone="registry", place=1).does("usa", "activate", card="f.mil.trosske")
    t.chooses("usa", place="registry:1")
    assert t.where("usa", 1) == "hq"
    t.refused("LT-ACT-MOVE-04", "usa", "move_investigate", zone="registry", place=1)


@rule("LT-ACT-MOVE-12", "LT-ACT-MOVE-13")
def test_any_number_of_agents_hunts_also_where_nobody_is():
    t = table("usa", "cccp", slots={"america:1": "", "america:2": ""}, agents={"cccp": {1: "america"}})
    for _ in range(3):
        t.does("usa", "move_hunt", zone="america")
    assert [t.where("usa", agent) for agent in (1, 2, 3)] == ["america"] * 3


# -- informing ---------------------------------------------------------------------------------------------------------


@rule("LT-ACT-INFORM-01", "LT-ACT-INFORM-04")
def test_informing_is_face_down():
    t = table("usa", "cccp", hands={"usa": "registry:medal rumour"}, agents={"usa": {2: "europe"}})
    t.refused("LT-ACT-INFORM-01", "usa", "inform", agent=1, card="registry:medal")
    t.refused("LT-ACT-INFORM-01", "usa", "inform", agent=2, card="press:medal")
    idle = table("usa", "cccp", hands={"usa": "rumour"})
    assert idle.refused("LT-ACT-INFORM-01", "usa", "inform", agent=1, card="rumour:rumour").key == "lt-nobody-hunts"
    t.does("usa", "inform", agent=2, card="registry:medal")
    assert t.told("usa", AgentInformed)[0].card == "registry:medal"
    assert (t.told("cccp", AgentInformed)[0].card, t.told("cccp", AgentInformed)[0].back) == (None, None)
    assert t.player("usa").agents[1].cards == ("registry:medal",)
    foreign = t.sees("cccp").players[0].agents[1]
    assert (foreign.cards, foreign.backs, foreign.count) == (None, None, 1)


@rule("LT-ACT-INFORM-02")
def test_a_fugitive_is_placed_like_a_clue():
    t = table("usa", "cccp", hands={"usa": "f.pol.csatar f.sci.kalbeck"}, agents={"usa": {1: "europe"}})
    assert t.can("usa", "inform") == ["inform(agent=1, card=f.pol.csatar)"]  # Kalbeck has no Hunt part
    t.does("usa", "inform", agent=1, card="f.pol.csatar")
    assert t.told("cccp", AgentInformed)[0].card is None
    assert t.seen.players[0].cards_held == ("f.sci.kalbeck", "f.pol.csatar")


@rule("LT-ACT-INFORM-03")
def test_cards_stay_under_an_agent_over_the_rounds():
    t = table("usa", "cccp", agents={"usa": {1: "europe rumour*3"}})
    t.round_ends()
    assert (t.where("usa", 1), t.player("usa").agents[0].count) == ("europe", 3)


# -- capturing ---------------------------------------------------------------------------------------------------------


@rule("LT-ACT-CAPTURE-12", "LT-ACT-CAPTURE-13", "LT-ACT-CAPTURE-17", "LT-ACT-CAPTURE-10")
def test_after_a_capture():
    cards = "registry:document registry:medal registry:document rumour*2"
    t = table("usa", "cccp", slots={"america:1": "f.pol.csatar"}, agents={"usa": {1: f"america {cards}"}})
    before = t.state.decks[0].copy()
    t.does("usa", "capture", agent=1, slot="america:1")
    assert t.where("usa", 1) == "rest"
    assert t.slot("america:1").fugitive is None
    assert t.state.decks[0][3:] == before
    bottom = [t.box.names[kind] for kind in t.state.decks[0][:3]]
    assert sorted(bottom) == ["registry:document"] * 2 + ["registry:medal"]
    assert t.told("cccp", CluesReturned)[0].decks == ("registry",) * 3 + ("rumour",) * 2
    assert t.match.records[-1].draws[0][:2] == ("under registry", 3)
    t.round_ends()
    assert t.slot("america:1").fugitive is not None
    assert t.where("usa", 1) == "hq"


@rule("LT-ACT-CAPTURE-01", "LT-SETUP-07")
def test_why_a_capture_is_refused():
    seen = {"europe:1": "f.pol.csatar", "america:1": "f.mil.marhaus"}
    hunting = {1: "america rumour", 2: "europe"}
    t = table("usa", "cccp", slots=seen, agents={"usa": hunting, "cccp": {1: "europe"}})
    assert t.refused("LT-ACT-CAPTURE-01", "usa", "capture", agent=3, slot="europe:1").key == "lt-agent-not-hunting"
    elsewhere = t.refused("LT-ACT-CAPTURE-01", "usa", "capture", agent=1, slot="europe:1")
    assert elsewhere.args == {"agent": 1, "zone": "america"}, "where the agent is, not where it was sought"
    t.refused("LT-SETUP-07", "usa", "capture", agent=1, slot="america:3")
    nobody = t.refused("LT-ACT-CAPTURE-01", "usa", "capture", agent=3, slot="mideast:1")
    assert (nobody.key, nobody.args) == ("lt-nobody-hunts-there", {"zone": "mideast"})
    lacking = t.refused("LT-ACT-CAPTURE-05", "usa", "capture", agent=2, slot="europe:1").args
    assert (lacking["clue"], lacking["n"], lacking["rumour"]) == ("document", 1, 3), "all that is missing"
    assert "capture" not in " ".join(t.can("usa"))


@rule("LT-ACT-CAPTURE-14", "LT-ACT-CAPTURE-15")
def test_the_order_of_a_capture():
    """Powers under the agent, influence, ambition with its tier, and at last what reacts to the capture."""
    t = table(
        "tzaar",
        "usa",
        slots={"america:1": "f.mil.vohlbrecht"},
        agents={"tzaar": {1: "america press:medal rumour*3 f.mil.oldensieck", 2: "rest"}},
        hq={"tzaar": "f.mil.selmreuth"},
        ambition={"tzaar": (1,)},
    )
    t.does("tzaar", "capture", agent=1, slot="america:1")
    assert t.where("tzaar", 2) == "hq"  # the power of Oldensieck: one agent back from its rest
    t.asks("tzaar", "choose_special").has("tzaar", influence=(1, 0, 0), ambition=(2,))
    assert t.seen.capture.fugitive == "f.mil.vohlbrecht"
    t.chooses("tzaar", card="s.tzaar.h2a").has("tzaar", influence=(2, 0, 0))  # Selmreuth reacts
    assert t.where("tzaar", 1) == "rest"
    assert t.seen.capture is None
    names = [type(event).__name__ for event in t.told("usa")]
    wanted = ["CardsRevealed", "AgentsRecalled", "InfluenceGained", "AmbitionAdvanced", "SpecialTaken", "AgentRests"]
    assert [name for name in names if name in wanted][:6] == wanted
    assert len(t.told("usa", CardsRevealed)[0].cards) == 5


@rule("LT-ACT-CAPTURE-06", "LT-OP-09")
def test_discounts_lower_the_needs():
    """Needed: 3 microfilms, 2 financings, 1 rumour. Guidance laboratory: 1 microfilm less for scientists."""
    cards = "archives:microfilm*2 financing*2 rumour"
    layout = {"slots": {"europe:1": "", "europe:2": "f.sci.insterberg"}, "agents": {"usa": {1: f"europe {cards}"}}}
    assert table("usa", "cccp", **layout).can("usa", "capture") == []
    t = table("usa", "cccp", hq={"usa": "o.usa.guidance"}, **layout)
    t.does("usa", "capture", agent=1, slot="europe:2").has("usa", influence=(0, 3, 0))


@rule("LT-OP-09")
def test_a_discount_under_an_agent_serves_that_agent_alone():
    """Perlhofen: 4 rumours less. Vohlbrecht needs 1 medal and 3 rumours."""
    agents = {1: "america press:medal f.mil.perlhofen", 2: "america press:medal"}
    t = table("usa", "cccp", slots={"america:1": "f.mil.vohlbrecht"}, agents={"usa": agents})
    assert t.can("usa", "capture") == ["capture(agent=1, slot=america:1)"]


# -- using cards -------------------------------------------------------------------------------------------------------


@rule("LT-ACT-USE-02", "LT-ACT-USE-04", "LT-TRIG-05")
def test_a_mission_is_applied_and_the_card_is_out():
    t = table("usa", "cccp", hands={"usa": "f.pol.csatar"})
    t.does("usa", "use", card="f.pol.csatar", mode="mission")
    assert len(t.hand("usa")) == 2
    assert {card.partition(":")[0] for card in t.hand("usa")} == {"registry"}
    assert t.seen.gone == ("f.pol.csatar",)
    t.refused("LT-ACT-USE-04", "usa", "use", card="f.pol.csatar", mode="mission")


@rule("LT-ACT-USE-05", "LT-ACT-USE-06", "LT-ACT-USE-08")
def test_permanent_cooperation_is_in_force_from_now_on():
    t = table("usa", "cccp", hands={"usa": "f.pol.doberitz"}, hq={"usa": "f.col.lantrac"})
    t.does("usa", "use", card="f.pol.doberitz", mode="cooperation")
    assert [held.card for held in t.seen.players[0].hq] == ["f.col.lantrac", "f.pol.doberitz"]
    t.does("usa", "move_investigate", zone="rumours", place=1)
    assert t.reserve("usa") == ["rumour:rumour"] * 5
    assert t.can("usa", "activate") == []


@rule("LT-ACT-USE-07", "LT-ACT-RECUR-02")
def test_recurrent_cooperation_works_in_the_same_round():
    t = table("usa", "cccp", hands={"usa": "f.mil.marhaus"})
    t.refused("LT-ACT-RECUR-01", "usa", "activate", card="f.mil.marhaus")
    t.does("usa", "use", card="f.mil.marhaus", mode="cooperation").does("usa", "activate", card="f.mil.marhaus")
    assert t.seen.players[0].reserve_backs == ("press",)


@rule("LT-ACT-USE-09")
def test_a_mission_may_be_played_for_nothing_after_a_warning():
    t = table("usa", "cccp", hands={"usa": "f.mil.vohlbrecht f.pol.csatar"})
    mission = "use(card=f.mil.vohlbrecht, mode=mission)"
    assert t.sees("usa").cautions == {mission: "idle"}  # nobody rests; Csatar's draws
    assert t.sees("cccp").cautions == t.seen.cautions == {}
    t.does("usa", "use", card="f.mil.vohlbrecht", mode="mission")
    assert t.seen.gone == ("f.mil.vohlbrecht",)
    t = table("usa", "cccp", hands={"usa": "f.mil.vohlbrecht"}, agents={"usa": {1: "rest"}})
    assert t.sees("usa").cautions == {}


@rule("LT-ACT-USE-09")
def test_a_recurrent_card_that_would_do_nothing():
    t = table("tzaar", "usa", hq={"tzaar": "s.tzaar.h4a s.tzaar.tribunal s.tzaar.h2b"})
    idle = {"activate(card=s.tzaar.h4a)": "idle", "activate(card=s.tzaar.tribunal)": "idle"}
    assert t.sees("tzaar").cautions == idle
    t.does("tzaar", "activate", card="s.tzaar.h4a")
    assert list(t.sees("tzaar").cautions) == ["activate(card=s.tzaar.tribunal)"]


@rule("LT-ACT-MOVE-14")
def test_the_last_agent_is_not_sent_hunting_unwarned():
    hunting = dict.fromkeys(range(1, 5), "europe")
    t = table("usa", "cccp", agents={"usa": hunting})
    zones = ("america", "europe", "mideast")
    assert t.sees("usa").cautions == {f"move_hunt(zone={zone})": "last_agent" for zone in zones}
    t.does("usa", "move_hunt", zone="america").does("usa", "end_turn")
    assert table("usa", "cccp", agents={"usa": {**hunting, 4: "rest"}}).sees("usa").cautions == {}
    assert table("usa", "cccp", agents={"usa": hunting}, options={"recall": True}).sees("usa").cautions == {}


@rule("LT-ACT-USE-10")
def test_special_cards_are_played_with_the_same_action():
    t = table("reseau", "usa", hands={"reseau": "s.reseau.mil_b"})
    t.does("reseau", "use", card="s.reseau.mil_b", mode="mission").has("reseau", points=2)
    assert "s.reseau.mil_b" in t.seen.gone


# -- objectives --------------------------------------------------------------------------------------------------------


@rule("LT-ACT-OBJ-01", "LT-ACT-OBJ-02", "LT-ACT-OBJ-03", "LT-ACT-OBJ-10")
def test_an_objective_is_paid_from_the_tracks_it_shows():
    t = table("usa", "cccp", visible={"usa": "o.usa.senate"}, influence={"usa": (5, 5, 2)})
    assert t.can("usa", "objective") == ["objective(card=o.usa.senate, line=success)"]
    lacking = t.refused("LT-ACT-OBJ-01", "usa", "objective", card="o.usa.senate", line="triumph").args
    assert (lacking["track"], lacking["n"]) == ("political", 2)
    t.refused("LT-ACT-OBJ-01", "usa", "objective", card="o.usa.bond", line="success")
    t.does("usa", "objective", card="o.usa.senate", line="success").has("usa", points=1, influence=(5, 5, 0))


@rule("LT-ACT-OBJ-04", "LT-ACT-OBJ-07", "LT-ACT-OBJ-08")
def test_the_card_leaves_its_place():
    t = table("usa", "cccp", visible={"usa": "o.usa.range o.usa.bond"}, influence={"usa": (0, 5, 2)})
    t.does("usa", "objective", card="o.usa.range", line="success").does("usa", "activate", card="o.usa.range")
    t.refused("LT-ACT-OBJ-01", "usa", "objective", card="o.usa.range", line="triumph")
    assert t.seen.players[0].objectives == ("o.usa.bond",)
    t.does("usa", "objective", card="o.usa.bond", line="success")
    assert "o.usa.bond" in t.seen.gone
    t.round_ends()
    assert len(t.seen.players[0].objectives) == 3


# -- undoing -----------------------------------------------------------------------------------------------------------


@rule("LT-ENG-02")
def test_undo_is_free_until_something_hidden_was_shown():
    t = table("usa", "cccp").does("usa", "move_hunt", zone="europe").does("usa", "move_hunt", zone="america")
    t.match.undo(0)
    t.match.undo(0)
    assert t.where("usa", 1) == "hq"
    t.does("usa", "move_hunt", zone="europe").does("usa", "move_investigate", zone="registry", place=1)
    assert t.match.why_not_undo(0, ~0).key == "undo-too-late"


@rule("LT-ENG-02")
def test_a_card_laid_face_down_is_not_undone():
    """Its player alone is told which it is: an event with a field for one seat."""
    t = table("usa", "cccp", hands={"usa": "rumour"})
    t.does("usa", "move_hunt", zone="europe").does("usa", "inform", agent=1, card="rumour:rumour")
    assert t.match.why_not_undo(0, ~0).key == "undo-too-late"


@rule("LT-ENG-02")
@pytest.mark.parametrize("ending", ["end_turn", "pass"])
def test_nothing_is_undone_once_the_turn_has_passed(ending):
    t = table("usa", "cccp").does("usa", "move_hunt", zone="europe").does("usa", ending)
    assert t.match.why_not_undo(0, ~0).key == "undo-too-late"
    t = table("usa", "cccp")
    for _ in range(3):
        t.does("usa", "move_hunt", zone="europe")
    assert t.match.why_not_undo(0, ~0).key == "undo-too-late"


@rule("LT-ACT-INFORM-06")
def test_a_special_card_with_a_hunt_part_is_placed_too():
    mission = 'mission = [{ op = "vp", n = 2 }]'
    files = edited("specials.toml", (mission, f'hunt = [{{ op = "provide", medal = 2 }}]\n{mission}'))
    t = table(
        "reseau",
        "usa",
        edition=files,
        hands={"reseau": "s.reseau.mil_b"},
        agents={"reseau": {1: "america rumour"}},
        slots={"america:1": "f.mil.marhaus"},
    )
    t.does("reseau", "inform", agent=1, card="s.reseau.mil_b").does("reseau", "capture", agent=1, slot="america:1")
    assert "s.reseau.mil_b" in t.seen.gone
