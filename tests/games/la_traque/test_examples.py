"""The examples of the printed rules, played."""

import pytest

from cavale.games.la_traque.events import AmbitionAdvanced, CardsRevealed, InfluenceGained
from games.la_traque.table import table
from rules import rule


@rule("LT-E-01", "LT-SETUP-06", "LT-SETUP-07", "LT-SETUP-08")
@pytest.mark.parametrize(("factions", "filled"), [(2, 6), (3, 9), (4, 12)])
def test_e1_slots_for_more_players_stay_empty(factions, filled):
    t = table(*("usa", "cccp", "tzaar", "reseau")[:factions])
    assert len([slot for slot in t.seen.slots if slot.fugitive]) == filled
    assert all(slot.open == (slot.fugitive is not None) for slot in t.seen.slots)


@rule("LT-E-02", "LT-ACT-MOVE-04")
def test_e2_one_agent_per_zone_and_turn():
    t = table("usa", "cccp", "tzaar")
    t.does("usa", "move_investigate", zone="registry", place=1)
    t.refused("LT-ACT-MOVE-04", "usa", "move_investigate", zone="registry", place=2)
    t.does("usa", "move_investigate", zone="press", place=1).does("usa", "end_turn")
    t.does("cccp", "pass").does("tzaar", "pass")
    t.does("usa", "move_investigate", zone="registry", place=2)
    assert t.where("usa", 3) == "registry:2"


@rule("LT-E-03", "LT-ACT-CAPTURE-08")
def test_e3_a_capture_gives_influence_by_the_level():
    t = table(
        "usa",
        "cccp",
        slots={"america:1": "f.mil.vohlbrecht"},
        agents={"usa": {1: "america press:medal rumour*3"}},
    )
    t.does("usa", "capture", agent=1, slot="america:1").has("usa", influence=(1, 0, 0))
    assert t.told("cccp", InfluenceGained)[0].n == 1


@rule("LT-E-04", "LT-ACT-CAPTURE-09")
def test_e4_a_collaborationist_counts_on_one_track():
    t = table(
        "usa",
        "cccp",
        slots={"america:2": "f.col.valdescu"},
        agents={"usa": {1: "america press:medal registry:document archives:microfilm rumour*4"}},
    )
    t.refused("LT-ACT-CAPTURE-09", "usa", "capture", agent=1, slot="america:2")
    t.does("usa", "capture", agent=1, slot="america:2", track="political").has("usa", influence=(0, 0, 2))


@rule("LT-E-05", "LT-ACT-CAPTURE-01", "LT-ACT-CAPTURE-03", "LT-ACT-CAPTURE-10", "LT-ACT-CAPTURE-11", "LT-CARD-01")
def test_e5_csatar_with_other_clues_as_rumours():
    cards = "registry:document rumour*2 press:medal archives:microfilm"
    t = table("usa", "cccp", slots={"europe:1": "f.pol.csatar"}, agents={"usa": {1: f"europe {cards}"}})
    before = dict(t.seen.decks)
    t.does("usa", "capture", agent=1, slot="europe:1")
    t.has("usa", influence=(0, 0, 1), clues_held=dict.fromkeys(before, 0))
    assert t.seen.decks == {
        "registry": before["registry"] + 1,
        "press": before["press"] + 1,
        "archives": before["archives"] + 1,
        "rumour": before["rumour"] + 2,
        "financing": before["financing"],
    }
    assert len(t.told("cccp", CardsRevealed)[0].cards) == 5
    assert t.reserve("usa") == ["f.pol.csatar"]
    assert t.hand("usa") == []
    assert t.slot("europe:1").fugitive is None
    assert t.where("usa", 1) == "rest"


@rule("LT-E-06", "LT-ACT-RECUR-01")
def test_e6_a_recurrent_card_works_once_per_round():
    t = table("usa", "cccp", hq={"usa": "o.usa.range"})
    t.does("usa", "activate", card="o.usa.range")
    assert t.player("usa").hq[0].turned
    assert t.player("usa").reserve_backs == ("archives",)
    t.refused("LT-ACT-RECUR-01", "usa", "activate", card="o.usa.range")
    t.round_ends()
    assert not t.player("usa").hq[0].turned
    t.does("cccp", "pass").does("usa", "activate", card="o.usa.range")


@rule("LT-E-07", "LT-ACT-OBJ-06", "LT-ACT-CAPTURE-16", "LT-CARD-02")
def test_e7_commission_peralta():
    t = table(
        "reseau",
        "usa",
        visible={"reseau": "o.reseau.peralta"},
        influence={"reseau": (0, 0, 3)},
        slots={"mideast:1": "f.pol.csatar"},
    )
    t.does("reseau", "objective", card="o.reseau.peralta", line="triumph")
    t.has("reseau", influence=(0, 0, 0), points=2).asks("reseau", "choose_fugitive")
    t.chooses("reseau", slot="mideast:1").has("reseau", influence=(0, 0, 1), ambition=(0, 0, 1))
    assert t.reserve("reseau") == ["f.pol.csatar"]


@rule("LT-E-08", "LT-ACT-DEST-01", "LT-ACT-DEST-02", "LT-ACT-DEST-03")
def test_e8_destiny_replaces_what_is_visible():
    t = table("usa", "cccp", visible={"usa": "o.usa.bond o.usa.senate"})
    before = t.player("usa").objective_deck
    t.does("usa", "destiny")
    now = t.player("usa")
    assert len(now.objectives) == 2
    assert not {"o.usa.bond", "o.usa.senate"} & set(now.objectives)
    assert (now.objective_deck, now.destiny, t.seen.actions) == (before, False, 1)
    t.refused("LT-ACT-DEST-01", "usa", "destiny")


@rule("LT-E-09", "LT-USA-01", "LT-USA-02", "LT-CARD-03", "LT-ACT-OBJ-09")
def test_e9_the_bond_by_triumph():
    t = table("usa", "cccp", visible={"usa": "o.usa.bond"}, influence={"usa": (0, 0, 3)})
    t.does("usa", "objective", card="o.usa.bond", line="triumph")
    t.has("usa", points=2, ambition=(2,), influence=(0, 0, 0))  # 1 for the line, 1 for the tier at 2


@rule("LT-E-10", "LT-CCCP-01", "LT-CCCP-02", "LT-CCCP-04", "LT-CARD-04")
def test_e10_spoutnik_by_success_gives_strikes():
    t = table("cccp", "usa", visible={"cccp": "o.cccp.spoutnik"}, influence={"cccp": (0, 2, 0)})
    t.does("cccp", "objective", card="o.cccp.spoutnik", line="success")
    t.has("cccp", markers=("strikes",), ambition=(1,), points=1)


@rule("LT-E-11", "LT-CCCP-02", "LT-ACT-OBJ-05")
def test_e11_a_marker_one_has_gives_nothing_but_the_ability_is_used():
    t = table(
        "cccp",
        "usa",
        visible={"cccp": "o.cccp.spoutnik"},
        influence={"cccp": (0, 2, 0)},
        markers={"cccp": "strikes"},
        ambition={"cccp": (1,)},
    )
    t.does("cccp", "objective", card="o.cccp.spoutnik", line="success")
    t.has("cccp", markers=("strikes",), ambition=(1,), points=0)
    assert t.told("usa", AmbitionAdvanced) == []
    assert len(t.hand("cccp")) == 2


@rule("LT-E-12", "LT-CCCP-03")
def test_e12_by_triumph_one_of_two_markers_is_chosen():
    t = table(
        "cccp",
        "usa",
        visible={"cccp": "o.cccp.spoutnik"},
        influence={"cccp": (0, 3, 0)},
        markers={"cccp": "strikes"},
        ambition={"cccp": (1,)},
    )
    t.does("cccp", "objective", card="o.cccp.spoutnik", line="triumph", marker="leaders")
    t.has("cccp", markers=("strikes", "leaders"), ambition=(2,), points=3)  # 2 for the line, 1 for the tier
    assert t.reserve("cccp") == ["rumour:rumour"] * 4


@rule("LT-E-13", "LT-2P-02", "LT-2P-03")
def test_e13_a_second_neutral_agent_removes_a_fugitive_of_level_1():
    t = table("usa", "cccp", slots={"america:1": "f.pol.csatar"}, neutral={"america:1": 1})
    t.round_ends()
    assert t.slot("america:1").fugitive not in (None, "f.pol.csatar")
    assert t.slot("america:1").neutral == 0
    assert "f.pol.csatar" in t.seen.gone
    assert t.slot("america:2").neutral == 1
