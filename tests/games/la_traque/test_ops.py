"""What cards do, op by op."""

import pytest

from cavale.games.la_traque.events import BlockEnded, CluesDrawn, CluesPeeked, CluesReturned, EffectLapsed, Inspected
from games.la_traque.table import table
from rules import rule

# -- clues -------------------------------------------------------------------------------------------------------------


@rule("LT-OP-06", "LT-TZAAR-07")
def test_mixed_decks_are_named_card_by_card():
    t = table(
        "tzaar",
        "usa",
        slots={"america:1": "f.mil.vohlbrecht"},
        agents={"tzaar": {1: "america press:medal rumour*3"}},
        ambition={"tzaar": (9,)},
    )
    t.does("tzaar", "capture", agent=1, slot="america:1").asks("tzaar", "choose_deck")
    assert t.can("tzaar") == ["choose(deck=registry)", "choose(deck=press)", "choose(deck=archives)"]
    t.chooses("tzaar", deck="archives")
    assert len(t.told("tzaar", CluesDrawn)[0].cards) == 1  # seen before the next deck is named
    t.asks("tzaar", "choose_deck").chooses("tzaar", deck="press")
    assert [event.deck for event in t.told("usa", CluesDrawn)] == ["archives", "press"]
    assert t.seen.players[0].reserve_backs == ("press", "archives", "f.mil.vohlbrecht")


@rule("LT-TZAAR-07")
def test_the_sixth_step_of_the_tribunal_is_one_card():
    t = table("tzaar", "usa", hands={"tzaar": "f.sci.lucharn"}, ambition={"tzaar": (5,)})
    t.does("tzaar", "use", card="f.sci.lucharn", mode="mission").chooses("tzaar", deck="press")
    assert t.seen.players[0].reserve_backs == ("press",)


@rule("LT-TZAAR-07")
def test_the_thirteenth_step_of_the_tribunal_is_a_point():
    t = table("tzaar", "usa", hands={"tzaar": "f.sci.lucharn"}, ambition={"tzaar": (12,)})
    t.does("tzaar", "use", card="f.sci.lucharn", mode="mission").has("tzaar", points=1, ambition=(13,))


@rule("LT-OP-06")
def test_an_empty_mixed_deck_is_not_offered():
    def empty(s):
        for deck in (0, 1):
            while s.decks[deck]:
                s.hand[s.box.kinds + s.decks[deck].pop()] += 1

    t = table("cccp", "usa", hq={"cccp": "s.cccp.collectivisation"}, change=empty)
    t.does("cccp", "activate", card="s.cccp.collectivisation")
    assert t.can("cccp") == ["choose(deck=archives)"]


@rule("LT-OP-06", "LT-ENG-03")
def test_a_peek_keeps_some_and_puts_the_rest_under_the_deck():
    t = table("usa", "cccp", hands={"usa": "f.sci.brennwieser"})
    top = sorted(t.box.names[kind] for kind in t.state.decks[2][-5:])
    t.does("usa", "use", card="f.sci.brennwieser", mode="mission").asks("usa", "choose_peeked")
    assert sorted(t.sees("usa").peeked) == top
    assert (t.sees("cccp").peeked, t.seen.peeked) == ((), ())
    assert t.told("cccp", CluesPeeked)[0] == CluesPeeked(0, "archives", 5, None)
    told = len(t.told("cccp"))
    t.chooses("usa", card=top[0])
    assert len(t.told("cccp")) == told  # published together when the last is made
    t.chooses("usa", card=top[1])
    assert sorted(t.hand("usa")) == top[:2]
    assert t.told("cccp", CluesReturned)[0] == CluesReturned(0, ("archives",) * 3, None)
    assert sorted(t.box.names[kind] for kind in t.state.decks[2][:3]) == top[2:]
    assert t.seen.decks["archives"] == 18


@rule("LT-OP-06")
def test_a_peek_into_a_short_deck_keeps_all():
    def nearly_empty(s):
        while len(s.decks[2]) > 2:
            s.hand[s.box.kinds + s.decks[2].pop()] += 1

    t = table("usa", "cccp", hands={"usa": "f.sci.brennwieser"}, change=nearly_empty)
    t.does("usa", "use", card="f.sci.brennwieser", mode="mission").asks("usa", "take_action")
    assert len(t.hand("usa")) == 2


# -- influence and ambition --------------------------------------------------------------------------------------------


@rule("LT-OP-07", "LT-TRIG-03")
def test_influence_of_choice_goes_to_one_track():
    t = table("usa", "cccp", hands={"usa": "f.col.lantrac"})
    t.does("usa", "use", card="f.col.lantrac", mode="mission").asks("usa", "choose_track")
    t.refused("LT-TRIG-01", "usa", "pass")
    t.refused("LT-TRIG-01", "usa", "choose", deck="press")
    t.chooses("usa", track="scientific").has("usa", influence=(0, 2, 0))
    t.refused("LT-TRIG-03", "usa", "choose", track="military")


@rule("LT-OP-07", "LT-OP-01")
def test_a_shift_moves_single_points():
    t = table("usa", "cccp", hands={"usa": "f.pol.lautenried"}, influence={"usa": (1, 10, 0)})
    t.does("usa", "use", card="f.pol.lautenried", mode="mission").asks("usa", "choose_shift")
    assert t.can("usa") == ["choose(track=military)", "choose(track=scientific)", "decline"]
    t.chooses("usa", track="military")
    assert t.can("usa") == ["choose(track=political)"]  # the scientific track is full
    t.chooses("usa", track="political")
    assert t.can("usa") == ["choose(track=scientific)", "choose(track=political)", "decline"]
    t.chooses("usa").has("usa", influence=(0, 10, 1))


@rule("LT-OP-07")
def test_a_shift_without_influence_is_skipped():
    t = table("usa", "cccp", hands={"usa": "f.pol.lautenried"})
    t.does("usa", "use", card="f.pol.lautenried", mode="mission").asks("usa", "take_action")
    assert [event.declined for event in t.told("cccp", EffectLapsed)] == [False]


@rule("LT-OP-07")
@pytest.mark.parametrize(("faction", "steps"), [("usa", (1,)), ("tzaar", (1,))])
def test_ambition_of_usa_and_tzaar(faction, steps):
    t = table(faction, "cccp", hands={faction: "f.sci.lucharn"})
    t.does(faction, "use", card="f.sci.lucharn", mode="mission").has(faction, ambition=steps)


@rule("LT-OP-07")
def test_ambition_of_reseau_names_a_track():
    t = table("reseau", "cccp", hands={"reseau": "f.sci.lucharn"})
    t.does("reseau", "use", card="f.sci.lucharn", mode="mission").asks("reseau", "choose_reach")
    t.chooses("reseau", track="military").has("reseau", ambition=(1, 0, 0), influence=(0, 0, 0))


@rule("LT-OP-07")
def test_ambition_of_cccp_is_a_missing_marker():
    layout = {"hands": {"cccp": "f.sci.lucharn"}, "ambition": {"cccp": (4,)}}
    t = table("cccp", "usa", markers={"cccp": "strikes leaders unions press"}, **layout)
    t.does("cccp", "use", card="f.sci.lucharn", mode="mission")
    assert t.can("cccp") == ["choose(marker=countryside)"]
    t.chooses("cccp", marker="countryside").has("cccp", ambition=(5,), points=3)
    layout["ambition"] = {"cccp": (5,)}
    t = table("cccp", "usa", markers={"cccp": "strikes leaders unions press countryside"}, **layout)
    t.does("cccp", "use", card="f.sci.lucharn", mode="mission").has("cccp", ambition=(5,), points=0)


# -- fugitives ---------------------------------------------------------------------------------------------------------


@rule("LT-OP-03", "LT-OP-02")
def test_a_capture_by_effect_names_the_track_and_leaves_agents_alone():
    t = table(
        "reseau",
        "usa",
        visible={"reseau": "o.reseau.peralta"},
        influence={"reseau": (0, 0, 2)},
        slots={"america:1": "f.col.escladere"},
        agents={"reseau": {1: "america rumour*5"}},
    )
    t.does("reseau", "objective", card="o.reseau.peralta", line="success").chooses("reseau", slot="america:1")
    assert t.can("reseau") == ["choose(track=military)", "choose(track=scientific)", "choose(track=political)"]
    assert t.slot("america:1").fugitive == "f.col.escladere"
    t.chooses("reseau", track="military").has("reseau", influence=(1, 0, 0), ambition=(1, 0, 0))
    assert (t.where("reseau", 1), t.player("reseau").agents[0].count) == ("america", 5)
    assert t.slot("america:1").fugitive is None


@rule("LT-OP-01", "LT-OP-02")
def test_effects_on_the_table_may_be_declined():
    t = table("usa", "cccp", visible={"usa": "o.usa.greencard"}, influence={"usa": (0, 1, 1)})
    t.does("usa", "objective", card="o.usa.greencard", line="success").chooses("usa").asks("usa", "take_action")
    assert t.reserve("usa") == []
    assert [event.declined for event in t.told("cccp", EffectLapsed)] == [True]


@rule("LT-OP-02", "LT-CARD-08", "LT-2P-08")
def test_a_trial_gives_influence_and_is_no_capture():
    t = table(
        "cccp",
        "usa",
        visible={"cccp": "o.cccp.nuremberg"},
        influence={"cccp": (1, 0, 1)},
        slots={"america:2": "f.col.valdescu"},
        neutral={"america:2": 1},
        hq={"cccp": "f.mil.selmreuth"},
    )
    t.does("cccp", "objective", card="o.cccp.nuremberg", line="success").chooses("cccp", slot="america:2")
    t.chooses("cccp", track="military").has("cccp", influence=(2, 0, 0))
    assert "f.col.valdescu" in t.seen.gone
    assert (t.slot("america:2").fugitive, t.slot("america:2").neutral) == (None, 0)


@rule("LT-OP-04", "LT-CARD-07", "LT-2P-08")
def test_a_swap_of_two_fugitives_of_equal_level():
    slots = {
        "america:1": "f.pol.csatar",
        "europe:1": "f.mil.vohlbrecht",
        "mideast:1": "",
        "america:2": "f.mil.trosske",
        "mideast:2": "",
    }
    t = table(
        "reseau",
        "usa",
        visible={"reseau": "o.reseau.ratcache"},
        influence={"reseau": (1, 0, 1)},
        slots=slots,
        neutral={"america:1": 1, "europe:1": 1},
        blocked={"america:1": "reseau"},
    )
    t.does("reseau", "objective", card="o.reseau.ratcache", line="success").asks("reseau", "choose_swap")
    assert t.can("reseau") == ["choose(slot=america:1)", "choose(slot=europe:1)", "decline"]
    t.chooses("reseau", slot="america:1")
    assert t.can("reseau") == ["choose(slot=europe:1)"]
    t.chooses("reseau", slot="europe:1")
    one, two = t.slot("america:1"), t.slot("europe:1")
    assert (one.fugitive, one.blocked_by, one.neutral) == ("f.mil.vohlbrecht", None, 0)
    assert (two.fugitive, two.blocked_by, two.neutral) == ("f.pol.csatar", t.seat("reseau"), 0)
    assert t.hand("reseau") == ["rumour:rumour"] * 4


@rule("LT-OP-05")
def test_a_block_holds_until_the_end_of_the_next_round():
    t = table(
        "tzaar",
        "usa",
        "cccp",
        hands={"tzaar": "f.mil.perlhofen"},
        slots={"america:1": "f.pol.csatar"},
        agents={name: {1: "america registry:document rumour*3"} for name in ("tzaar", "usa")},
    )
    t.does("tzaar", "use", card="f.mil.perlhofen", mode="mission").chooses("tzaar", slot="america:1")
    t.does("tzaar", "end_turn")
    refusal = t.refused("LT-OP-05", "usa", "capture", agent=1, slot="america:1")
    assert refusal.args["seat"] == t.seat("tzaar")
    t.round_ends()
    assert t.slot("america:1").blocked_by == t.seat("tzaar")
    t.refused("LT-OP-05", "usa", "capture", agent=1, slot="america:1")
    t.round_ends()
    assert t.slot("america:1").blocked_by is None
    t.does("cccp", "pass").does("tzaar", "pass").does("usa", "capture", agent=1, slot="america:1")


@rule("LT-OP-05")
def test_blocking_an_own_blocked_fugitive_renews_the_block():
    """It would have ended with this round; the fugitive that a rival blocks is not offered."""
    t = table(
        "tzaar",
        "usa",
        "cccp",
        hands={"tzaar": "f.mil.perlhofen"},
        slots={"america:1": "f.pol.csatar"},
        blocked={"america:1": "tzaar", "europe:1": "usa"},
    )
    t.does("tzaar", "use", card="f.mil.perlhofen", mode="mission")
    assert "choose(slot=europe:1)" not in t.can("tzaar")
    t.chooses("tzaar", slot="america:1").round_ends()
    assert [t.slot(slot).blocked_by for slot in ("america:1", "europe:1")] == [t.seat("tzaar"), None]
    t.round_ends()
    assert t.slot("america:1").blocked_by is None
    assert [event.slot for event in t.told("usa", BlockEnded)] == ["europe:1", "america:1"]


@rule("LT-OP-05")
def test_the_owner_of_a_block_may_capture():
    t = table(
        "tzaar",
        "usa",
        slots={"america:1": "f.pol.csatar"},
        blocked={"america:1": "tzaar"},
        agents={"tzaar": {1: "america registry:document rumour*3"}},
    )
    t.does("tzaar", "capture", agent=1, slot="america:1")
    assert t.slot("america:1").blocked_by is None


# -- agents and cards --------------------------------------------------------------------------------------------------


@rule("LT-OP-08")
def test_agents_called_back_from_investigation_free_their_places():
    t = table("usa", "cccp", hands={"usa": "f.mil.haldenfoss"}, agents={"usa": {1: "registry:1", 2: "rumours:1"}})
    t.does("usa", "use", card="f.mil.haldenfoss", mode="mission").asks("usa", "choose_recall")
    assert t.can("usa") == ["choose(place=rumours:1)", "choose(place=registry:1)", "decline"]
    t.chooses("usa", place="rumours:1")
    assert (t.where("usa", 1), t.where("usa", 2)) == ("registry:1", "hq")
    assert "move_investigate(place=1, zone=rumours)" in t.can("usa")


@rule("LT-OP-08")
def test_overcrowding_is_lost_at_the_end_of_the_turn():
    t = table("usa", "cccp", hq={"usa": "f.mil.wessenbrook"})
    t.does("usa", "activate", card="f.mil.wessenbrook")
    assert t.seen.overcrowd
    assert "move_investigate(place=0, zone=registry)" not in t.can("usa")  # an open place is free
    t.does("usa", "end_turn")
    assert not t.seen.overcrowd


@rule("LT-OP-12")
def test_a_readied_card_is_used_again():
    t = table("usa", "cccp", hands={"usa": "f.sci.kalbeck"}, hq={"usa": "o.usa.range! f.mil.marhaus"})
    t.does("usa", "use", card="f.sci.kalbeck", mode="mission")
    assert t.can("usa") == ["choose(card=o.usa.range)", "decline"]
    t.chooses("usa", card="o.usa.range").does("usa", "activate", card="o.usa.range")


@rule("LT-OP-10")
def test_the_cards_under_a_foreign_agent_are_for_the_looker_alone():
    t = table(
        "usa",
        "cccp",
        "tzaar",
        hands={"usa": "f.col.haerdonck"},
        agents={"usa": {1: "europe rumour"}, "cccp": {2: "europe registry:medal f.pol.csatar", 3: "america"}},
    )
    t.does("usa", "use", card="f.col.haerdonck", mode="mission").asks("usa", "choose_agent")
    assert t.can("usa") == ["choose(agent=1:2)", "decline"]
    t.chooses("usa", agent="1:2")
    assert t.told("usa", Inspected) == [Inspected(0, 1, 2, 2, ("registry:medal", "f.pol.csatar"))]
    for other in ("cccp", "tzaar", "spectator"):
        assert t.told(other, Inspected) == [Inspected(0, 1, 2, 2, None)]
    assert t.player("cccp").agents[1].count == 2


@rule("LT-OP-10")
def test_one_card_of_a_hand_is_seen_by_looker_and_owner():
    t = table("usa", "cccp", "tzaar", hands={"usa": "f.col.skalovina", "cccp": "registry:medal press:medal"})
    t.does("usa", "use", card="f.col.skalovina", mode="mission").asks("usa", "choose_hand")
    assert t.can("usa") == ["choose(seat=1)", "decline"]
    t.dice.load("inspect", 1)
    t.chooses("usa", seat=1)
    for name in ("usa", "cccp"):
        assert t.told(name, Inspected) == [Inspected(0, 1, None, 1, ("press:medal",))]
    assert t.told("tzaar", Inspected)[0].cards is None
    assert len(t.hand("cccp")) == 2


@rule("LT-OP-13")
def test_any_option_of_a_choice_may_be_taken():
    t = table("usa", "cccp", hands={"usa": "f.mil.immenrath"})
    t.does("usa", "use", card="f.mil.immenrath", mode="mission").asks("usa", "choose_option")
    assert t.can("usa")[:2] == ["choose(option=1)", "choose(option=2)"]
    t.chooses("usa", option=1).asks("usa", "take_action")  # an agent back from its rest: nobody rests


@rule("LT-OP-13")
def test_judging_without_a_fugitive_has_no_effect():
    t = table("tzaar", "usa", hq={"tzaar": "s.tzaar.tribunal"}, hands={"tzaar": "rumour*2"})
    t.does("tzaar", "activate", card="s.tzaar.tribunal").asks("tzaar", "take_action").has("tzaar", points=0)


# -- reactions ---------------------------------------------------------------------------------------------------------


@rule("LT-OP-11", "LT-TRIG-01", "LT-TRIG-02")
def test_cards_that_react_together_are_ordered_by_their_owner():
    t = table("usa", "cccp", hq={"usa": "f.pol.doberitz f.mil.haldenfoss o.usa.contractors"})
    t.does("usa", "move_investigate", zone="rumours", place=1)
    assert t.reserve("usa") == ["rumour:rumour"] * 5  # Doberitz alone reacts to Rumours
    both = table("reseau", "usa", hq={"reseau": "f.pol.doberitz o.reseau.polar"})
    both.does("reseau", "move_investigate", zone="rumours", place=1).asks("reseau", "choose_trigger")
    assert both.can("reseau") == ["choose(trigger=f.pol.doberitz)", "choose(trigger=o.reseau.polar)"]
    both.chooses("reseau", trigger="o.reseau.polar").asks("reseau", "take_action")
    assert both.reserve("reseau") == ["rumour:rumour"] * 6


@rule("LT-OP-11")
def test_reactions_are_to_own_events_only():
    t = table("usa", "cccp", hq={"cccp": "f.pol.doberitz"})
    t.does("usa", "move_investigate", zone="rumours", place=1)
    assert (t.reserve("usa"), t.reserve("cccp")) == (["rumour:rumour"] * 4, [])


@rule("LT-OP-11")
def test_an_effect_capture_is_a_capture():
    t = table(
        "tzaar",
        "usa",
        visible={"tzaar": "o.tzaar.extradition"},
        influence={"tzaar": (2, 0, 0)},
        slots={"america:1": "f.mil.vohlbrecht"},
        hq={"tzaar": "f.mil.selmreuth"},
    )
    t.does("tzaar", "objective", card="o.tzaar.extradition", line="success").chooses("tzaar", slot="america:1")
    t.has("tzaar", influence=(2, 0, 0), ambition=(1,))  # 1 by the capture, 1 by Selmreuth
