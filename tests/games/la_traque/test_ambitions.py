"""The ambitions of the factions, points, and the end."""

import pytest

from games.la_traque.table import table
from rules import rule

TIERS = {1: ["rumour:rumour"] * 2, 3: ["financing:financing"], 5: ["financing:financing"]}  # what those of Apollo give


@rule("LT-USA-03", "LT-AMB-01")
@pytest.mark.parametrize(("step", "points"), [(0, 0), (1, 1), (3, 1), (5, 2), (7, 3), (9, 3), (10, 0)])
def test_tiers_of_apollo(step, points):
    t = table("usa", "cccp", hands={"usa": "f.sci.lucharn"}, ambition={"usa": (step,)})
    t.does("usa", "use", card="f.sci.lucharn", mode="mission").has("usa", points=points, ambition=(min(step + 1, 10),))
    assert t.reserve("usa") == TIERS.get(step, [])


@rule("LT-CCCP-05", "LT-CCCP-06", "LT-CARD-05")
def test_the_third_marker_unlocks_collectivisation():
    layout = {
        "hands": {"cccp": "f.sci.lucharn"},
        "markers": {"cccp": "strikes leaders"},
        "ambition": {"cccp": (2,)},
    }
    t = table("cccp", "usa", **layout)
    t.does("cccp", "use", card="f.sci.lucharn", mode="mission").chooses("cccp", marker="unions")
    t.has("cccp", points=1, ambition=(3,), specials=())
    assert t.reserve("cccp") == ["s.cccp.collectivisation"]
    t = table("cccp", "usa", options={"collectivisation": "hq"}, **layout)
    t.does("cccp", "use", card="f.sci.lucharn", mode="mission").chooses("cccp", marker="unions")
    assert [held.card for held in t.seen.players[0].hq] == ["s.cccp.collectivisation"]
    t.does("cccp", "activate", card="s.cccp.collectivisation")


@rule("LT-CCCP-06")
def test_the_fourth_marker_brings_points_and_a_financing():
    layout = {"markers": {"cccp": "strikes leaders press"}, "ambition": {"cccp": (3,)}}
    t = table("cccp", "usa", hands={"cccp": "f.sci.lucharn"}, **layout)
    t.does("cccp", "use", card="f.sci.lucharn", mode="mission").chooses("cccp", marker="unions")
    t.has("cccp", points=2, ambition=(4,))
    assert t.seen.players[0].reserve_backs == ("financing",)


@rule("LT-TZAAR-04")
def test_the_last_tier_creates_the_tribunal():
    t = table("tzaar", "usa", hands={"tzaar": "f.sci.lucharn"}, ambition={"tzaar": (19,)})
    t.does("tzaar", "use", card="f.sci.lucharn", mode="mission")
    assert t.reserve("tzaar") == ["s.tzaar.tribunal"]


@rule("LT-TZAAR-06")
def test_a_tribunal_for_one_judgement():
    layout = {"hands": {"tzaar": "s.tzaar.tribunal f.mil.selmreuth"}}
    t = table("tzaar", "usa", options={"tribunal": "single"}, **layout)
    assert t.can("tzaar", "use")[-1] == "use(card=s.tzaar.tribunal, mode=mission)"
    t.does("tzaar", "use", card="s.tzaar.tribunal", mode="mission").chooses("tzaar", card="f.mil.selmreuth")
    t.has("tzaar", points=3, hq=())
    assert set(t.seen.gone) == {"s.tzaar.tribunal", "f.mil.selmreuth"}
    t = table("tzaar", "usa", **layout)
    assert t.can("tzaar", "use")[-1] == "use(card=s.tzaar.tribunal, mode=cooperation)"


@rule("LT-RESEAU-05", "LT-RESEAU-04")
def test_reach_ends_at_six():
    t = table("reseau", "usa", hands={"reseau": "f.sci.lucharn f.sci.okkersum"}, ambition={"reseau": (5, 0, 0)})
    t.has("reseau", points=0)
    t.does("reseau", "use", card="f.sci.lucharn", mode="mission").chooses("reseau", track="military")
    t.has("reseau", ambition=(6, 0, 0), points=1)
    t.does("reseau", "use", card="f.sci.okkersum", mode="mission").chooses("reseau", track="military")
    t.has("reseau", ambition=(6, 0, 0), points=1)


@rule("LT-GOAL-01", "LT-VP-01", "LT-END-01")
def test_points_are_counted_beyond_twelve():
    t = table("usa", "cccp", visible={"usa": "o.usa.senate"}, influence={"usa": (0, 0, 4)}, points={"usa": 11})
    t.does("usa", "objective", card="o.usa.senate", line="triumph").chooses("usa", track="military")
    t.has("usa", points=14)
    assert t.seen.last_round
    t.all_pass()
    assert (t.match.over, t.seen.winners, t.state.returns()) == (True, (0,), [1.0, -1.0])


@rule("LT-INFL-03")
def test_influence_is_public():
    t = table("usa", "cccp", influence={"usa": (1, 2, 3)})
    assert t.sees("cccp").players[0].influence == (1, 2, 3)
