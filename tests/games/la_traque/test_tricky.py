"""Tricky cases, played with the default options."""

import msgspec
import pytest

from cavale.core.edition import EditionError
from cavale.games.la_traque import GAME
from cavale.games.la_traque.edition import Effect
from cavale.games.la_traque.events import CluesDrawn, EffectLapsed, InfluenceGained, LastRound
from games.la_traque.table import EDITION, edited, fresh, table
from rules import rule


@rule("LT-T-01", "LT-TURN-05", "LT-ACT-PASS-02")
def test_t1_passing_may_be_the_third_action():
    t = table("usa", "cccp")
    t.does("usa", "move_hunt", zone="europe").does("usa", "move_hunt", zone="europe").does("usa", "pass")
    assert t.seen.players[0].passed
    t.does("cccp", "move_hunt", zone="europe").does("cccp", "end_turn").asks("cccp", "take_action")


@rule("LT-T-02", "LT-TURN-04", "LT-TURN-03")
def test_t2_ending_a_turn_is_not_passing():
    t = table("usa", "cccp")
    t.refused("LT-TURN-04", "usa", "end_turn")
    t.does("usa", "move_hunt", zone="europe").does("usa", "end_turn").does("cccp", "pass").asks("usa", "take_action")
    for _ in range(3):
        t.does("usa", "move_hunt", zone="europe")
    assert t.seen.actions == 0


@rule("LT-T-03", "LT-ACT-MOVE-02", "LT-ACT-INFORM-05")
def test_t3_a_hunting_agent_stays_where_it_is():
    t = table("usa", "cccp", agents={"usa": dict.fromkeys(range(1, 6), "europe rumour*2")})
    t.refused("LT-ACT-MOVE-02", "usa", "move_hunt", zone="america")
    t.refused("LT-ACT-MOVE-02", "usa", "withdraw", agent=1)
    assert t.can("usa", "inform") == []


@rule("LT-T-04", "LT-ACT-CAPTURE-04", "LT-ACT-CAPTURE-06")
def test_t4_every_clue_serves_as_a_rumour():
    """Needed: 1 medal and 3 rumours."""
    cards = "press:medal financing registry:document archives:microfilm"
    t = table("usa", "cccp", slots={"america:1": "f.mil.vohlbrecht"}, agents={"usa": {1: f"america {cards}"}})
    t.does("usa", "capture", agent=1, slot="america:1").has("usa", influence=(1, 0, 0))


@rule("LT-T-05", "LT-ACT-CAPTURE-05", "LT-ACT-CAPTURE-07")
def test_t5_a_rumour_replaces_nothing():
    """Needed: 2 medals and 1 rumour."""
    t = table("usa", "cccp", slots={"america:1": "f.mil.marhaus"}, agents={"usa": {1: "america press:medal rumour*4"}})
    refusal = t.refused("LT-ACT-CAPTURE-05", "usa", "capture", agent=1, slot="america:1")
    assert (refusal.args["clue"], refusal.args["n"]) == ("medal", 1)


@rule("LT-T-06", "LT-ACT-CAPTURE-02")
def test_t6_agents_do_not_pool_their_cards():
    halves = {1: "america press:medal", 2: "america press:medal rumour"}
    t = table("usa", "cccp", slots={"america:1": "f.mil.marhaus"}, agents={"usa": halves})
    assert t.can("usa", "capture") == []
    t.refused("LT-ACT-CAPTURE-05", "usa", "capture", agent=2, slot="america:1")


@rule("LT-T-07", "LT-ACT-USE-01")
def test_t7_a_captured_fugitive_is_of_no_use_in_the_same_round():
    t = table(
        "usa",
        "cccp",
        slots={"europe:1": "f.pol.csatar"},
        agents={"usa": {1: "europe registry:document rumour*3", 2: "europe"}},
    )
    t.does("usa", "capture", agent=1, slot="europe:1")
    t.refused("LT-ACT-USE-01", "usa", "use", card="f.pol.csatar", mode="mission")
    t.refused("LT-ACT-USE-01", "usa", "inform", agent=2, card="f.pol.csatar")
    t.round_ends().does("cccp", "pass").does("usa", "inform", agent=2, card="f.pol.csatar")


@rule("LT-T-08", "LT-ACT-INFORM-03")
def test_t8_cards_serve_for_any_fugitive_of_the_zone():
    t = table(
        "cccp",
        "usa",
        slots={"america:1": "f.mil.vohlbrecht", "america:2": "f.mil.trosske"},
        agents={
            "cccp": {1: "america press:medal rumour*3"},
            "usa": {1: "america press:medal*2 financing rumour*2"},
        },
    )
    t.does("cccp", "capture", agent=1, slot="america:1").does("cccp", "end_turn")
    t.refused("LT-ACT-CAPTURE-13", "usa", "capture", agent=1, slot="america:1")
    t.does("usa", "capture", agent=1, slot="america:2").has("usa", influence=(2, 0, 0))


@rule("LT-T-09", "LT-RESEAU-02", "LT-RESEAU-03", "LT-RESEAU-04")
def test_t9_reseau_uses_one_category_for_influence_and_ambition():
    cards = "financing*2 press:medal registry:document archives:microfilm rumour"
    t = table("reseau", "usa", slots={"europe:2": "f.col.lantrac"}, agents={"reseau": {1: f"europe {cards}"}})
    t.does("reseau", "capture", agent=1, slot="europe:2", track="scientific")
    t.asks("reseau", "choose_special").has("reseau", influence=(0, 3, 0), ambition=(0, 3, 0))
    assert t.can("reseau") == ["choose(card=s.reseau.sci_a)", "choose(card=s.reseau.sci_b)"]
    t.chooses("reseau", card="s.reseau.sci_b")
    assert t.reserve("reseau") == ["f.col.lantrac", "s.reseau.sci_b"]
    assert "s.reseau.sci_a" in t.seen.gone


@rule("LT-T-10", "LT-INFL-02", "LT-RESEAU-01")
def test_t10_influence_ends_at_its_track_the_ambition_does_not_care():
    t = table(
        "reseau",
        "usa",
        slots={"europe:2": "f.mil.selmreuth"},
        agents={"reseau": {1: "europe financing press:medal*4 rumour*3"}},
        influence={"reseau": (9, 0, 0)},
    )
    t.does("reseau", "capture", agent=1, slot="europe:2").chooses("reseau", card="s.reseau.mil_a")
    t.has("reseau", influence=(10, 0, 0), ambition=(3, 0, 0))
    assert t.told("usa", InfluenceGained) == [InfluenceGained(0, "military", 1, 10)]  # what was gained, no more


@rule("LT-T-11", "LT-AMB-01", "LT-TZAAR-01", "LT-TZAAR-02", "LT-TZAAR-03")
def test_t11_tiers_passed_are_gained_in_ascending_order():
    t = table(
        "tzaar",
        "usa",
        slots={"europe:2": "f.mil.selmreuth"},
        agents={"tzaar": {1: "europe financing press:medal*4 rumour*3"}},
        ambition={"tzaar": (1,)},
    )
    t.does("tzaar", "capture", agent=1, slot="europe:2")
    assert t.can("tzaar") == ["choose(card=s.tzaar.h2a)", "choose(card=s.tzaar.h2b)"]
    t.chooses("tzaar", card="s.tzaar.h2b")
    assert t.can("tzaar") == ["choose(card=s.tzaar.h4a)", "choose(card=s.tzaar.h4b)"]
    t.chooses("tzaar", card="s.tzaar.h4a").has("tzaar", ambition=(4,))
    assert t.reserve("tzaar") == ["f.mil.selmreuth", "s.tzaar.h2b", "s.tzaar.h4a"]
    assert {"s.tzaar.h2a", "s.tzaar.h4b"} <= set(t.seen.gone)


@rule("LT-T-12", "LT-USA-02", "LT-USA-03", "LT-TRIG-04")
def test_t12_the_last_round_begins_when_the_action_is_resolved():
    t = table(
        "usa",
        "cccp",
        visible={"usa": "o.usa.bond"},
        influence={"usa": (0, 0, 3)},
        points={"usa": 10},
        ambition={"usa": (3,)},
    )
    t.does("usa", "objective", card="o.usa.bond", line="triumph").has("usa", points=12, ambition=(5,))
    assert t.reserve("usa") == ["financing:financing"] * 3
    order = [type(event) for event in t.told("cccp") if isinstance(event, CluesDrawn | LastRound)]
    assert order == [CluesDrawn, CluesDrawn, LastRound]
    assert t.seen.last_round


@rule("LT-T-13", "LT-CCCP-02", "LT-CCCP-03")
def test_t13_both_markers_are_there_already():
    t = table(
        "cccp",
        "usa",
        visible={"cccp": "o.cccp.spoutnik"},
        influence={"cccp": (0, 3, 0)},
        markers={"cccp": "strikes leaders"},
        ambition={"cccp": (2,)},
    )
    t.does("cccp", "objective", card="o.cccp.spoutnik", line="triumph", marker="strikes")
    t.has("cccp", points=2, ambition=(2,))
    assert len(t.hand("cccp")) == 2


@rule("LT-T-14", "LT-END-01", "LT-END-02")
def test_t14_the_last_round_is_played_to_its_end():
    t = table("usa", "cccp", points={"usa": 13, "cccp": 11}, hands={"cccp": "s.cccp.collectivisation"})
    t.does("usa", "move_hunt", zone="europe").does("usa", "end_turn")
    assert t.seen.last_round
    t.state.vp[t.seat("cccp")] = 14  # as if it had scored in this round
    t.does("cccp", "move_hunt", zone="europe").does("cccp", "end_turn")
    t.does("usa", "move_hunt", zone="europe").does("usa", "pass").does("cccp", "pass")
    assert t.match.over
    assert t.seen.winners == (t.seat("cccp"),)


@rule("LT-T-15", "LT-END-03", "LT-END-04")
def test_t15_a_shared_victory():
    t = table(
        "usa",
        "cccp",
        "tzaar",
        points={"usa": 13, "cccp": 13, "tzaar": 2},
        influence={"usa": (2, 1, 1), "cccp": (0, 0, 4), "tzaar": (9, 9, 9)},
        ambition={"cccp": (5,)},
    )
    t.does("usa", "move_hunt", zone="europe").all_pass()
    assert t.seen.winners == (0, 1)
    assert t.state.returns() == [0.5, 0.5, -1.0]


@rule("LT-END-03")
def test_most_influence_breaks_a_tie():
    t = table("usa", "cccp", points={"usa": 13, "cccp": 13}, influence={"usa": (2, 1, 1), "cccp": (0, 0, 5)})
    t.does("usa", "move_hunt", zone="europe").all_pass()
    assert t.seen.winners == (1,)


@rule("LT-T-16", "LT-MAINT-01", "LT-MAINT-02")
def test_t16_two_cards_are_kept_and_the_reserve_taken():
    t = table("usa", "cccp", hands={"usa": "rumour*5"}, reserves={"usa": "rumour*4 financing*2"})
    t.round_ends(usa="rumour*2")
    assert len(t.hand("usa")) == 8


@rule("LT-T-17", "LT-2P-04", "LT-2P-07", "LT-CARD-06")
def test_t17_a_block_does_not_stop_neutral_agents():
    t = table(
        "tzaar",
        "usa",
        visible={"tzaar": "o.tzaar.headlines"},
        influence={"tzaar": (0, 0, 1)},
        slots={"america:2": "f.mil.trosske"},
        neutral={"america:2": 2},
    )
    t.does("tzaar", "objective", card="o.tzaar.headlines", line="success").chooses("tzaar", slot="america:2")
    assert t.slot("america:2").blocked_by == t.seat("tzaar")
    t.round_ends()
    slot = t.slot("america:2")
    assert slot.fugitive not in (None, "f.mil.trosske")
    assert (slot.neutral, slot.blocked_by) == (0, None)
    assert "f.mil.trosske" in t.seen.gone


@rule("LT-T-18", "LT-2P-05", "LT-2P-06", "LT-2P-08", "LT-CARD-09")
def test_t18_green_card_frees_the_neutral_agents():
    t = table(
        "usa",
        "tzaar",
        visible={"usa": "o.usa.greencard"},
        influence={"usa": (0, 1, 1)},
        slots={"america:2": "f.mil.trosske"},
        neutral={"america:2": 2},
    )
    assert t.seen.neutral_supply == 8
    t.does("usa", "objective", card="o.usa.greencard", line="success").chooses("usa", slot="america:2")
    assert t.seen.neutral_supply == 10
    assert t.reserve("usa") == ["f.mil.trosske"]
    t.has("usa", influence=(0, 0, 0))


@rule("LT-T-19", "LT-DECK-01")
def test_t19_a_deck_that_is_nearly_empty():
    t = table("usa", "cccp", hands={"cccp": "rumour*39"})
    t.does("usa", "move_investigate", zone="rumours", place=1)
    assert t.reserve("usa") == ["rumour:rumour"]
    t.does("usa", "end_turn").does("cccp", "move_investigate", zone="rumours", place=2)
    assert t.reserve("cccp") == []
    assert t.where("cccp", 1) == "rumours:2"


@rule("LT-T-20", "LT-TZAAR-05", "LT-TZAAR-06", "LT-OP-13")
def test_t20_the_tribunal_judges_one_fugitive_per_round():
    t = table("tzaar", "usa", hq={"tzaar": "s.tzaar.tribunal"}, hands={"tzaar": "f.mil.trosske"})
    t.does("tzaar", "activate", card="s.tzaar.tribunal").chooses("tzaar", card="f.mil.trosske")
    t.has("tzaar", points=2, cards_held=())
    assert "f.mil.trosske" in t.seen.gone
    t.refused("LT-ACT-RECUR-01", "tzaar", "activate", card="s.tzaar.tribunal")


@rule("LT-T-21", "LT-ACT-PASS-01", "LT-ENG-04")
def test_t21_only_passing_is_left():
    t = table(
        "usa", "cccp", agents={"usa": dict.fromkeys(range(1, 6), "europe")}, visible={"usa": ""}, destiny_spent="usa"
    )
    assert t.can("usa") == ["pass"]


@rule("LT-T-22", "LT-ACT-DEST-04")
def test_t22_destiny_with_a_short_deck():
    seen = "o.usa.bond o.usa.senate o.usa.range"

    def nearly_used_up(s):
        s.gone += s.objective_decks[0][:-1]
        del s.objective_decks[0][:-1]

    t = table("usa", "cccp", visible={"usa": seen}, change=nearly_used_up)
    last = t.box.names[t.state.objective_decks[0][0]]
    t.does("usa", "destiny")
    now = t.player("usa")
    assert now.objectives[0] == last
    assert len(now.objectives) == 3
    assert now.objective_deck == 1
    assert set(now.objectives[1:]) < set(seen.split())


@rule("LT-ACT-DEST-04")
def test_destiny_needs_a_visible_objective():
    table("usa", "cccp", visible={"usa": ""}).refused("LT-ACT-DEST-04", "usa", "destiny")


@rule("LT-T-23", "LT-ACT-CAPTURE-04", "LT-ACT-CAPTURE-11", "LT-ACT-USE-03", "LT-ACT-INFORM-02")
def test_t23_symbols_of_a_fugitive():
    """Needed: 1 document and 3 rumours; there are 2 documents printed and 2 rumours."""
    t = table(
        "usa",
        "cccp",
        slots={"america:1": "f.pol.csatar"},
        agents={"usa": {1: "america rumour*2 f.pol.doberitz"}},
    )
    t.does("usa", "capture", agent=1, slot="america:1")
    assert t.reserve("usa") == ["f.pol.csatar"]
    assert "f.pol.doberitz" in t.seen.gone


@rule("LT-T-24", "LT-OP-09")
def test_t24_a_rebate_is_named_where_it_makes_the_objective_payable():
    t = table(
        "reseau",
        "usa",
        hq={"reseau": "s.reseau.pol_a"},
        visible={"reseau": "o.reseau.shells"},
        influence={"reseau": (0, 1, 2)},
    )
    t.does("reseau", "objective", card="o.reseau.shells", line="triumph").has("reseau", influence=(0, 0, 0), points=2)


@rule("LT-OP-09")
def test_a_rebate_on_any_track_is_a_choice():
    t = table(
        "reseau",
        "usa",
        hq={"reseau": "s.reseau.pol_a"},
        visible={"reseau": "o.reseau.shells"},
        influence={"reseau": (0, 1, 3)},
    )
    t.does("reseau", "objective", card="o.reseau.shells", line="triumph").asks("reseau", "choose_rebate")
    assert t.can("reseau") == ["choose(track=scientific)", "choose(track=political)"]
    t.chooses("reseau", track="scientific").has("reseau", influence=(0, 1, 0), points=2)


@rule("LT-T-25", "LT-OP-08", "LT-ACT-MOVE-04")
def test_t25_an_extra_place_in_a_full_zone():
    t = table("usa", "cccp", hq={"usa": "f.col.valdescu"})
    t.does("usa", "move_investigate", zone="registry", place=1)
    t.refused("LT-ACT-MOVE-03", "usa", "move_investigate", zone="registry", place=1)
    t.refused("LT-OP-08", "usa", "move_investigate", zone="registry", place=0)
    t.does("usa", "activate", card="f.col.valdescu")
    before = t.reserve("usa")
    t.does("usa", "move_investigate", zone="registry", place=0)
    assert len(t.reserve("usa")) == len(before) + 2
    assert t.where("usa", 2) == "registry:0"
    assert not t.seen.overcrowd


@rule("LT-T-26", "LT-OP-01", "LT-OP-02", "LT-OP-05")
def test_t26_an_effect_without_a_target_is_skipped():
    slots = {"america:1": "f.pol.csatar", "europe:1": "", "mideast:1": ""}
    t = table(
        "reseau",
        "tzaar",
        visible={"reseau": "o.reseau.peralta"},
        influence={"reseau": (0, 0, 3)},
        slots=slots,
        blocked={"america:1": "tzaar"},
    )
    t.does("reseau", "objective", card="o.reseau.peralta", line="triumph").asks("reseau", "take_action")
    t.has("reseau", influence=(0, 0, 0), points=2)
    assert [event.op for event in t.told("tzaar", EffectLapsed)] == ["capture"]


@rule("LT-T-27", "LT-OP-14", "LT-ENG-05")
def test_t27_a_trigger_that_never_ends_is_rejected():
    old = 'do = [{ op = "draw", deck = "rumour", n = 1, to = "reserve" }]'
    new = 'do = [{ op = "recall", from = "investigation", n = 1 }]'
    files = edited("fugitives.toml", (old, new))
    with pytest.raises(EditionError) as caught:
        GAME.read_edition(files)
    assert {problem.rule for problem in caught.value.problems} == {"LT-ED-04"}


@rule("LT-OP-14", "LT-ENG-05")
def test_a_trigger_that_never_ends_comes_on_no_table_from_an_unchecked_edition_either():
    edition = GAME.read_edition(EDITION)
    back = Effect(op="on", event="investigate", do=(Effect(op="recall", source="investigation", n=1),))
    cards = [msgspec.structs.replace(card, permanent=(back,)) for card in edition.fugitives]
    unchecked = msgspec.structs.replace(edition, fugitives=tuple(cards))
    with pytest.raises(ValueError, match="without end"):
        GAME.box(unchecked, GAME.full_options({}), 2, False)


@rule("LT-T-28", "LT-ENG-04")
def test_t28_nobody_can_tell_a_useless_hand():
    """A registry card that fits no agent, or one of another type: the others see the same, and wait the same."""
    resting = dict.fromkeys(range(1, 6), "rest")
    for faction in ("cccp", "spectator"):
        hands = ("registry:medal f.mil.trosske", "registry:document f.mil.trosske")
        one, other = (table("usa", "cccp", agents={"usa": resting}, hands={"usa": hand}) for hand in hands)
        assert msgspec.json.encode(one.sees(faction)) == msgspec.json.encode(other.sees(faction))
        assert one.told(faction) == other.told(faction)
        one.asks("usa", "take_action")


@rule("LT-END-05", "LT-END-06")
def test_the_twentieth_round_is_the_last():
    t = table("usa", "cccp", number=20)
    assert t.seen.last_round
    t.all_pass()
    assert t.match.over
    assert t.seen.winners == (0, 1)


@rule("LT-SETUP-14", "LT-SETUP-15", "LT-SETUP-17")
def test_hands_at_the_start():
    t = fresh(seats=3)
    for faction in ("usa", "cccp", "tzaar"):
        seat = t.match.asked()[0]
        t.match.play(seat, t.action("take_faction", faction=faction))
    last = (t.state.first - 1) % 3
    for seat, player in enumerate(t.seen.players):
        assert player.clues_held == {
            "registry": 1,
            "press": 1,
            "archives": 1,
            "rumour": 3 if seat == last else 2,
            "financing": 0,
        }
        assert player.reserve_count == 0
