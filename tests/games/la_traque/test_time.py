"""Clocks: how long a turn lasts, and what happens when its time is up."""

import pytest

from cavale.core.event import OutOfTime
from cavale.games.la_traque.events import CardsKept, EffectLapsed, FactionTaken, Passed, TurnEnded
from games.la_traque.table import LaTraqueTable, fresh, table
from rules import rule


def windows(t: LaTraqueTable) -> dict[str, int]:
    """The open windows, in seconds."""
    return {window.name: window.limit // 1000 for window in t.state.windows}


def late(t: LaTraqueTable) -> LaTraqueTable:
    """The only open window closes."""
    (window,) = t.state.windows
    t.match.time_up(window.name)
    return t


def turn(**layout) -> LaTraqueTable:
    return table("usa", "cccp", live=True, **layout)


def maintenance(**options) -> LaTraqueTable:
    t = table("usa", "cccp", live=True, hands={"usa": "rumour*3", "cccp": "registry:medal rumour"}, **options)
    return t.all_pass()


@rule("LT-NET-01")
@pytest.mark.parametrize(
    ("make", "window", "seconds"),
    [(lambda **options: fresh(live=True, **options), "faction", 60), (turn, "turn", 180), (maintenance, "keep", 60)],
)
def test_each_part_of_a_round_has_its_time(make, window, seconds):
    assert windows(make()) == {window: seconds}
    assert windows(make(options={"clocks": "off"})) == {}
    assert windows(make(options={"clocks": "slow"})) == {window: 3 * seconds}
    assert windows(make(options={"clocks": "correspondence"})) == {window: 24 * 3600}


@rule("LT-NET-01")
def test_the_time_of_a_turn_is_for_all_its_actions():
    t = table("tzaar", "usa", live=True, hq={"tzaar": "s.tzaar.h8b"})
    opened = t.state.windows
    t.does("tzaar", "move_hunt", zone="europe").does("tzaar", "activate", card="s.tzaar.h8b")
    t.asks("tzaar", "choose_track").chooses("tzaar", track="military").asks("tzaar", "take_action")
    assert t.state.windows is opened
    t.does("tzaar", "end_turn").asks("usa", "take_action")
    assert t.state.windows is not opened


@rule("LT-NET-01")
def test_a_maintenance_without_cards_in_hand_waits_for_nobody():
    t = turn().all_pass()
    assert (t.seen.round, windows(t)) == (2, {"turn": 180})


# -- time is up --------------------------------------------------------------------------------------------------------


@rule("LT-NET-02")
def test_a_turn_without_an_action_is_a_pass():
    t = late(turn()).asks("cccp", "take_action").has("usa", passed=True)
    assert t.told("cccp", Passed) == [Passed(0)]
    assert t.told("usa", OutOfTime) == [OutOfTime(0, "turn")]
    assert t.told("cccp", OutOfTime) == []


@rule("LT-NET-02")
def test_a_turn_with_an_action_ends():
    t = late(turn().does("usa", "move_hunt", zone="europe")).asks("cccp", "take_action").has("usa", passed=False)
    assert t.told("cccp", TurnEnded) == [TurnEnded(0, 1)]
    assert t.where("usa", 1) == "europe"


@rule("LT-NET-02", "LT-OP-01")
def test_what_may_be_declined_is_declined():
    t = turn(hands={"usa": "f.pol.rautental"}).does("usa", "use", card="f.pol.rautental", mode="mission")
    late(t.asks("usa", "choose_fugitive")).asks("cccp", "take_action")
    assert t.told("cccp", EffectLapsed) == [EffectLapsed(0, "capture", True)]
    assert t.hand("usa") == ["rumour:rumour"] * 4  # the rest of the mission follows


@rule("LT-NET-02")
def test_half_a_choice_is_no_choice():
    """Of a fugitive without the track, nothing is left; of two points that were to move, the one that was named."""
    t = turn(hands={"usa": "f.pol.rautental"}, slots={"america:1": "f.col.escladere"})
    t.does("usa", "use", card="f.pol.rautental", mode="mission").chooses("usa", slot="america:1")
    late(t)
    assert t.slot("america:1").fugitive == "f.col.escladere"
    t = turn(hands={"usa": "f.pol.fechtel"}, influence={"usa": (2, 0, 0)})
    t.does("usa", "use", card="f.pol.fechtel", mode="mission").chooses("usa", track="military")
    t.chooses("usa", track="political").chooses("usa", track="military")
    late(t).has("usa", influence=(1, 0, 1))


@rule("LT-NET-02")
def test_any_other_choice_is_left_to_chance():
    t = turn(hands={"usa": "f.col.lantrac"}).does("usa", "use", card="f.col.lantrac", mode="mission")
    late(t.asks("usa", "choose_track")).asks("cccp", "take_action")
    assert sorted(t.seen.players[0].influence) == [0, 0, 2]


@rule("LT-NET-02")
def test_all_choices_of_an_action_are_made_at_once():
    """Tzaar captures on step 1: two pairs of hunters are to choose from, one after the other."""
    t = table(
        "tzaar",
        "usa",
        live=True,
        ambition={"tzaar": (1,)},
        agents={"tzaar": {1: "america financing press:medal*4 rumour*3"}},
        slots={"america:1": "f.mil.selmreuth"},
    )
    t.does("tzaar", "capture", agent=1, slot="america:1").asks("tzaar", "choose_special")
    late(t).asks("usa", "take_action").has("tzaar", ambition=(4,))
    assert len(t.reserve("tzaar")) == 3
    assert t.where("tzaar", 1) == "rest"


@rule("LT-NET-02", "LT-MAINT-07")
def test_what_was_picked_is_kept_and_the_rest_by_chance():
    t = maintenance().does("usa", "keep", card="rumour:rumour")
    late(t)
    kept = t.told("cccp", CardsKept)
    assert [(event.kept, event.kept_cards is None) for event in kept] == [(2, True), (2, False)]
    assert t.hand("usa") == ["rumour:rumour"] * 2


@rule("LT-NET-02", "LT-MAINT-07")
def test_who_was_late_with_keeping_is_told_alone():
    """For the others it is the same whether a player kept two rumours or let them be kept."""
    one, two = maintenance(), maintenance()
    one.does("usa", "keep", card="rumour:rumour").does("usa", "keep", card="rumour:rumour")
    late(one)
    late(two)
    assert one.told("usa", OutOfTime) == []
    assert two.told("usa", OutOfTime) == [OutOfTime(0, "keep")]
    assert one.told("cccp", CardsKept)[0] == two.told("cccp", CardsKept)[0]
    assert one.told("cccp", OutOfTime) == two.told("cccp", OutOfTime)


@rule("LT-NET-02", "LT-SETUP-10")
def test_factions_are_taken_by_chance():
    t = fresh(4, live=True)
    t.match.play(2, t.action("take_faction", faction="tzaar"))
    late(t)
    taken = [event.faction for event in t.match.told[4] if isinstance(event, FactionTaken)]
    assert (taken[0], sorted(taken)) == ("tzaar", ["cccp", "reseau", "tzaar", "usa"])
    t = fresh(3, {"faction_pick": "draft"}, live=True)
    for number in range(1, 4):
        late(t)
        assert sum(isinstance(event, FactionTaken) for event in t.match.told[3]) == number
    assert t.seen.round == 1
