"""Maintenance, and the table options."""

import msgspec

from cavale.games.la_traque.events import AgentInformed, CardsKept
from games.la_traque.table import edited, table
from rules import rule


@rule("LT-MAINT-01", "LT-MAINT-07")
def test_keeping_is_simultaneous_and_secret():
    t = table("usa", "cccp", hands={"usa": "registry:medal registry:document rumour", "cccp": "rumour"}).all_pass()
    assert t.match.asked() == [0, 1]
    before = msgspec.json.encode(t.sees("cccp"))
    t.does("usa", "keep", card="registry:medal")
    t.refused("LT-MAINT-01", "usa", "keep", card="press:medal")
    t.refused("LT-ROUND-01", "usa", "pass")
    assert msgspec.json.encode(t.sees("cccp")) == before
    t.does("usa", "keep_done")
    assert t.match.asked() == [1]
    assert t.refused("LT-MAINT-01", "usa", "keep", card="rumour:rumour").key == "lt-kept-already"
    t.does("cccp", "keep", card="rumour:rumour")  # the only card: nothing is left to choose
    kept = t.told("cccp", CardsKept)[0]
    assert (kept.kept, kept.decks, kept.kept_cards, kept.clues) == (1, ("registry", "rumour"), None, None)
    assert t.told("usa", CardsKept)[0].clues == ("registry:document", "rumour:rumour")
    assert t.hand("usa") == ["registry:medal"]


@rule("LT-MAINT-01", "LT-MAINT-07")
def test_fugitives_and_special_cards_given_up_are_shown_and_out():
    t = table("tzaar", "usa", hands={"tzaar": "f.pol.csatar s.tzaar.h2a rumour*2"})
    t.round_ends(tzaar="rumour*2")
    assert set(t.told("usa", CardsKept)[0].boxed) == {"f.pol.csatar", "s.tzaar.h2a"}
    assert set(t.seen.gone) >= {"f.pol.csatar", "s.tzaar.h2a"}


@rule("LT-OP-09", "LT-MAINT-01")
def test_retained_cards_add_up():
    t = table("usa", "cccp", hands={"usa": "rumour*5"}, hq={"usa": "f.sci.kalbeck f.col.lantrac"})
    t.round_ends(usa="rumour*4")
    assert t.hand("usa") == ["rumour:rumour"] * 4


@rule("LT-MAINT-01")
def test_nobody_without_cards_is_asked_to_keep_any():
    t = table("usa", "cccp", hands={"cccp": "rumour"}).all_pass()
    assert t.match.asked() == [1]
    t.refused("LT-MAINT-01", "usa", "keep_done")
    t.does("cccp", "keep_done")
    assert t.seen.round == 2
    t.refused("LT-MAINT-01", "cccp", "keep", card="rumour:rumour")


@rule("LT-MAINT-01", "LT-OP-09")
def test_where_no_card_may_be_kept_only_who_retains_is_asked():
    files = edited("board.toml", ("keep = 2", "keep = 0"))
    hands = {"usa": "rumour*3", "cccp": "rumour*3"}
    t = table("usa", "cccp", edition=files, hands=hands, hq={"cccp": "f.sci.kalbeck"}).all_pass()
    assert t.match.asked() == [1]
    t.does("cccp", "keep", card="rumour:rumour")
    assert t.seen.round == 2
    assert (t.hand("usa"), t.hand("cccp")) == ([], ["rumour:rumour"])


@rule("LT-MAINT-03", "LT-MAINT-04", "LT-MAINT-05", "LT-MAINT-06")
def test_agents_return_cards_are_straightened_slots_and_objectives_filled():
    t = table(
        "usa",
        "cccp",
        "tzaar",
        agents={"usa": {1: "registry:1", 2: "rest", 3: "europe rumour"}},
        hq={"usa": "o.usa.range!"},
        visible={"usa": "o.usa.bond"},
        slots={"america:1": ""},
    )
    t.round_ends()
    assert [t.where("usa", agent) for agent in (1, 2, 3)] == ["hq", "hq", "europe"]
    assert all(place.seat is None for place in t.seen.places)
    assert not t.seen.players[0].hq[0].turned
    assert len(t.seen.players[0].objectives) == 3
    assert t.slot("america:1").fugitive is not None
    assert t.seen.first == 1


@rule("LT-DECK-02", "LT-MAINT-08")
def test_slots_are_filled_in_order_while_the_deck_lasts():
    def one_left(s):
        s.gone += s.fugitive_decks[0][:-1]
        del s.fugitive_decks[0][:-1]

    t = table("usa", "cccp", slots={"america:1": "", "europe:1": ""}, change=one_left)
    t.round_ends()
    assert t.slot("america:1").fugitive is not None
    assert t.slot("europe:1").fugitive is None


@rule("LT-DECK-03")
def test_objectives_run_out():
    def none_left(s):
        s.gone += s.objective_decks[0]
        s.objective_decks[0].clear()

    t = table("usa", "cccp", visible={"usa": "o.usa.bond"}, change=none_left)
    t.round_ends()
    assert t.seen.players[0].objectives == ("o.usa.bond",)


# -- options -----------------------------------------------------------------------------------------------------------


@rule("LT-ACT-MOVE-09")
def test_places_that_draw_from_their_own_deck():
    t = table("usa", "cccp", options={"place_decks": "own"})
    t.does("usa", "move_investigate", zone="registry", place=1)
    t.does("usa", "move_investigate", zone="rumours", place=1)
    assert t.seen.players[0].reserve_backs == ("registry", *["rumour"] * 4)


@rule("LT-ACT-MOVE-02", "LT-ACT-MOVE-14")
def test_a_hunting_agent_may_be_withdrawn_at_some_tables():
    layout = {"agents": {"usa": {1: "europe registry:medal f.pol.csatar"}}}
    t = table("usa", "cccp", options={"recall": True}, **layout)
    t.refused("LT-ACT-MOVE-02", "usa", "withdraw", agent=2)
    t.does("usa", "withdraw", agent=1)
    assert (t.where("usa", 1), t.hand("usa")) == ("rest", ["registry:medal", "f.pol.csatar"])
    assert t.sees("cccp").players[0].hand is None


@rule("LT-ACT-CAPTURE-04")
def test_symbols_that_are_no_rumours():
    """Csatar: 1 document and 3 rumours. Doberitz shows 2 documents: the second is lost."""
    layout = {
        "slots": {"america:1": "f.pol.csatar", "america:2": ""},
        "agents": {"usa": {1: "america rumour*2 f.pol.doberitz"}},
    }
    assert table("usa", "cccp", **layout).can("usa", "capture")
    t = table("usa", "cccp", options={"symbols_as_rumour": False}, **layout)
    assert t.refused("LT-ACT-CAPTURE-06", "usa", "capture", agent=1, slot="america:1").args["n"] == 1
    layout["agents"] = {"usa": {1: "america rumour*2 registry:document f.pol.doberitz"}}
    t = table("usa", "cccp", options={"symbols_as_rumour": False}, **layout)
    t.does("usa", "capture", agent=1, slot="america:1")  # the card is left over, and serves as a rumour


@rule("LT-ACT-CAPTURE-16")
def test_an_effect_capture_that_brings_the_card_only():
    t = table(
        "tzaar",
        "usa",
        options={"effect_capture": "card_only"},
        visible={"tzaar": "o.tzaar.extradition"},
        influence={"tzaar": (2, 0, 0)},
        slots={"america:1": "f.col.escladere"},
    )
    t.does("tzaar", "objective", card="o.tzaar.extradition", line="success").chooses("tzaar", slot="america:1")
    t.asks("tzaar", "take_action").has("tzaar", influence=(0, 0, 0), ambition=(0,))
    assert t.reserve("tzaar") == ["f.col.escladere"]


@rule("LT-ACT-INFORM-02")
def test_backs_that_are_seen():
    t = table(
        "usa",
        "cccp",
        options={"visible_backs": True},
        hands={"usa": "registry:medal f.pol.csatar"},
        agents={"usa": {1: "europe"}},
    )
    assert t.sees("cccp").players[0].hand_backs == ("registry", "card")
    t.does("usa", "inform", agent=1, card="registry:medal")
    assert t.told("cccp", AgentInformed)[0].back == "registry"
    assert t.sees("cccp").players[0].agents[0].backs == ("registry",)
    assert t.sees("cccp").players[0].agents[0].cards is None
