"""Captures and identities: what Angela must do when she is found, and what each tile lets her do."""

import pytest

from cavale.games.red_notice.events import (
    Captured,
    ChequeDrawn,
    IdentityChosen,
    IdentityTurned,
    MovementFinished,
    Passed,
    TokenRemoved,
    UpgradeDestroyed,
)
from games.mailed import alike
from games.red_notice.table import table
from rules import rule


def captured(identities="journalist pilot", **position):
    """Jessah has just walked into Perth and found Angela there; a Cheque is owed to her on the same card."""
    usual = {"angela": "perth", "jessah": "sydney", "row": "move:2|cheque:1", "tokens": "J3@1L", "security": 0}
    return table(identities=identities, **(usual | position)).jessah("step", city="perth")


def escaping(identity, **position):
    other = "pilot" if identity != "pilot" else "doctor"
    return captured(f"{identity} {other}", **position).angela("choose_identity", identity=identity)


@rule("RN-CAP-01", "RN-CAP-06", "RN-MOVE-09")
def test_a_capture_shows_the_city_and_ends_the_action():
    t = captured()
    assert t.last("spectator", Captured) == Captured("perth", 1)
    assert t.sees("Jessah").angela == t.seen.angela == "perth"
    assert t.seen.captured
    t.angela("choose_identity", identity="pilot").moves()
    t.asks("Jessah", "draw_cheque")  # the second move is lost


@rule("RN-CAP-06")
def test_after_the_escape_the_city_is_hidden_even_if_she_stayed():
    staying, going = escaping("pilot").moves(), escaping("pilot").moves("go:cape_town")
    assert staying.seen.angela is going.seen.angela is None
    assert staying.seen.last_seen.city == "perth"
    assert alike("Jessah", staying, going)


@rule("RN-CAP-03", "RN-ID-01")
def test_one_of_the_identities_in_play_must_be_chosen():
    t = captured("journalist pilot")
    assert t.can("Angela") == ["choose_identity(identity=journalist)", "choose_identity(identity=pilot)"]
    t.refused("RN-CAP-03", lambda: t.angela("choose_identity", identity="doctor"))
    t.refused("RN-RES-10", lambda: t.angela("skip"))


@rule("RN-CAP-07", "RN-CAP-03")
def test_the_identity_is_announced_before_its_effect_and_turned_after_it():
    t = escaping("pilot")
    assert t.last("Jessah", IdentityChosen) == IdentityChosen("pilot")
    assert t.seen.escape == "pilot"
    assert t.told("Jessah", IdentityTurned) == []
    t.moves("go:cape_town")
    names = [type(event).__name__ for event in t.told("Jessah")]
    assert names.index("IdentityChosen") < names.index("MovementFinished") < names.index("IdentityTurned")
    assert t.seen.escape is None


@rule("RN-ID-02", "RN-BAR-01", "RN-RAD-01", "RN-TIME-01")
def test_the_moves_of_an_escape_obey_barriers_and_radars_and_may_be_paid_for():
    t = escaping("pilot", radars="asia africa", barriers="singapore-perth", security=4)
    t.refused("RN-BAR-01", lambda: t.plans("go:singapore"))
    t.moves("pay:barrier:singapore-perth", "go:singapore", "pay:radar:africa", "go:kolkata", "stay")
    assert t.last("Jessah", MovementFinished) == MovementFinished(
        ("barrier:singapore-perth", "radar:africa"), 0, ("asia",), None
    )


@rule("RN-TIME-01", "RN-TIME-03")
def test_angela_may_pay_while_she_chooses_an_identity():
    t = captured(radars="asia", security=2)
    assert t.offered("Angela") == ["pay(target=radar:asia)", "resign"]
    t.pays("radar:asia").security(0).asks("Angela", "choose_identity")


@rule("RN-TIME-03", "RN-ID-22")
@pytest.mark.parametrize(
    ("identity", "asked"),
    [("lawyer", "remove_white"), ("doctor", "draw_cheque"), ("businesswoman", "destroy_upgrade")],
)
def test_the_game_stops_between_the_parts_of_an_identity_and_not_before_the_first(identity, asked):
    t = escaping(identity, radars="asia", barriers="athens-cairo", owned="fast_jet", security=2)
    t.asks("Angela", asked)


@rule("RN-TIME-03")
def test_the_game_stops_before_the_second_thing_the_lawyer_removes():
    t = escaping("lawyer", radars="asia", barriers="athens-cairo", security=2).angela("skip")
    t.asks("Angela", "pay_stop").angela("go_on").asks("Angela", "remove_white").angela("skip")
    t.asks("Angela", "plan_movement")


# -- the six tiles -----------------------------------------------------------------------------------------------------


@rule("RN-ID-10", "RN-ID-16", "RN-ID-03")
def test_the_lawyer_removes_a_white_barrier_then_a_white_radar_then_moves():
    t = escaping("lawyer", radars="asia* africa europe", barriers="rio-dakar* athens-cairo london-madrid")
    t.asks("Angela", "remove_white")
    t.refused("RN-ID-10", lambda: t.angela("remove", target="barrier:rio-dakar"))
    t.refused("RN-ID-10", lambda: t.angela("remove", target="radar:africa"))
    t.angela("remove", target="barrier:athens-cairo").asks("Angela", "remove_white")
    t.refused("RN-ID-10", lambda: t.angela("remove", target="radar:asia"))
    t.angela("remove", target="radar:africa").asks("Angela", "plan_movement")
    assert t.sees("Angela").mine.moves == 2
    t.radars("asia*", "europe").barriers("rio-dakar*", "london-madrid")
    assert (t.seen.supply_radars, t.seen.supply_barriers) == (4, 2)
    removed = [TokenRemoved("barrier:athens-cairo"), TokenRemoved("radar:africa")]
    assert t.told("Jessah", TokenRemoved) == removed


@rule("RN-ID-03", "RN-ID-10")
def test_the_lawyer_may_leave_what_she_could_remove():
    t = escaping("lawyer", radars="africa", barriers="athens-cairo").angela("skip").angela("skip")
    t.asks("Angela", "plan_movement").radars("africa").barriers("athens-cairo")
    assert t.told("Jessah", Passed) == [Passed(0, "remove"), Passed(0, "remove")]


@rule("RN-ID-03", "RN-ID-10")
def test_the_lawyer_does_what_is_possible():
    escaping("lawyer", radars="africa").asks("Angela", "remove_white").angela("remove", target="radar:africa").radars()
    escaping("lawyer", radars="africa*").asks("Angela", "plan_movement")


@rule("RN-ID-16", "RN-INV-02")
def test_at_some_tables_what_the_lawyer_removes_is_gone():
    t = escaping("lawyer", radars="africa", barriers="athens-cairo", options={"lawyer_tokens": "removed"})
    t.angela("remove", target="barrier:athens-cairo").angela("remove", target="radar:africa")
    assert (t.seen.supply_radars, t.seen.supply_barriers) == (5, 3)


@rule("RN-ID-11", "RN-ID-21")
@pytest.mark.parametrize("script", [["go:singapore", "go:beijing"], ["stay", "stay"], ["go:cape_town"], []])
def test_the_journalist_crosses_barriers_and_leaves_no_trace(script):
    """Whatever she does, Jessah is told the same."""
    board = {"radars": "asia oceania* africa", "barriers": "singapore-perth beijing-singapore* cape_town-perth"}
    t, other = escaping("journalist", **board), escaping("journalist", **board)
    assert t.sees("Angela").mine.moves == 2
    t.moves(*script)
    other.moves("go:sydney")
    assert t.last("Jessah", MovementFinished) == MovementFinished((), 0, (), None)
    t.radars("asia", "oceania*", "africa")
    assert alike("Jessah", t, other)


@rule("RN-ID-12", "RN-ID-22", "RN-TIME-03")
def test_the_secret_agent_moves_may_pay_and_has_four_points():
    t = escaping("secret_agent", radars="asia africa", security=3).moves("go:cape_town")
    t.asks("Angela", "pay_stop").security(3).pays("radar:asia").security(4).radars()
    t.asks("Jessah", "draw_cheque")


@rule("RN-ID-12", "RN-TIME-03")
def test_without_points_or_without_a_white_token_the_game_does_not_stop():
    escaping("secret_agent", radars="asia", security=1).moves().asks("Jessah", "draw_cheque").security(4)
    escaping("secret_agent", radars="asia*", security=4).moves().asks("Jessah", "draw_cheque").security(4)


@rule("RN-ID-13", "RN-CHQ-01")
def test_the_doctor_draws_two_cheques_and_moves():
    t = escaping("doctor", angelas="asia:100").angela("draw").angela("draw").asks("Angela", "plan_movement")
    assert t.seen.players[0].hand == 3
    assert t.last("Jessah", ChequeDrawn).cheque is None
    assert t.sees("Angela").mine.moves == 2


@rule("RN-ID-03", "RN-ID-17")
def test_the_doctor_may_leave_cheques_and_minds_the_pile():
    escaping("doctor", pile=0).asks("Angela", "plan_movement")
    t = escaping("doctor", pile=5).angela("skip").angela("draw")
    assert t.seen.players[0].hand == 1


@rule("RN-ID-14", "RN-ID-19", "RN-UP-03")
def test_the_businesswoman_destroys_a_permanent_upgrade_for_good():
    t = table(
        angela="perth",
        jessah="sydney",
        row="joker:1|move:2",
        tokens="J3@1L",
        identities="businesswoman pilot",
        owned="fast_jet informants",
        security=0,
    )
    t.jessah("joker", kind="move").jessah("step", city="perth")
    t.angela("choose_identity", identity="businesswoman").asks("Angela", "destroy_upgrade")
    t.refused("RN-ID-14", lambda: t.angela("destroy", upgrade="field_teams"))
    left = t.seen.upgrades_left
    t.angela("destroy", upgrade="fast_jet")
    assert t.last("Jessah", UpgradeDestroyed) == UpgradeDestroyed("fast_jet")
    assert (t.seen.owned, t.seen.gone, t.seen.upgrades_left) == (("informants",), ("fast_jet",), left)
    assert t.sees("Angela").mine.moves == 2
    t.moves()
    assert t.owed() == ["J move 2"]  # its effect has stopped at once


@rule("RN-ID-14", "RN-ID-03")
def test_the_businesswoman_may_leave_the_upgrades():
    t = escaping("businesswoman", owned="informants").angela("skip").asks("Angela", "plan_movement")
    assert t.told("Jessah", Passed) == [Passed(0, "destroy")]
    assert t.seen.owned == ("informants",)


@rule("RN-ID-18")
def test_a_single_pair_of_black_tokens_leaves_without_a_question():
    t = escaping("businesswoman", owned="permanent_units", radars="europe* asia", barriers="rio-dakar*")
    t.angela("destroy", upgrade="permanent_units").asks("Angela", "plan_movement").radars("asia").barriers()
    assert (t.seen.supply_radars, t.seen.supply_barriers) == (5, 4)


@rule("RN-ID-18")
def test_if_only_one_sort_is_black_only_that_one_leaves():
    t = escaping("businesswoman", owned="permanent_units", radars="asia", barriers="rio-dakar*")
    t.angela("destroy", upgrade="permanent_units").asks("Angela", "plan_movement").radars("asia").barriers()


@rule("RN-ID-18")
def test_at_some_tables_white_tokens_may_be_chosen_too():
    t = escaping(
        "businesswoman",
        owned="permanent_units",
        radars="europe* asia",
        barriers="rio-dakar* athens-cairo",
        options={"destroy_units_target": "any"},
    )
    t.angela("destroy", upgrade="permanent_units").angela("remove", target="radar:asia")
    t.angela("remove", target="barrier:athens-cairo").asks("Angela", "plan_movement")
    t.radars("europe*").barriers("rio-dakar*")


@rule("RN-ID-18", "RN-UPG-08")
def test_a_token_that_left_is_white_when_it_is_placed_again():
    t = escaping(
        "businesswoman",
        owned="permanent_units",
        radars="europe*",
        row="move:2|security:2",
    )
    t.angela("destroy", upgrade="permanent_units").moves().jessah("put_radar", continent="europe").radars("europe")


@rule("RN-ID-15")
def test_the_pilot_has_three_moves():
    t = escaping("pilot").plans("go:singapore", "go:kolkata", "go:dubai")
    t.refused("RN-MOVE-01", lambda: t.plans("go:cairo"))
    t.angela("end_movement").is_in("dubai")
