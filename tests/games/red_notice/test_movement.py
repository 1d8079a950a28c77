"""Movements: Jessah's in the open, Angela's in secret; barriers and radars."""

import pytest

from cavale.games.red_notice.events import (
    AngelaMoved,
    Inspected,
    JessahMoved,
    MovementFinished,
    Passed,
    RadarsAnnounced,
)
from games.mailed import alike
from games.red_notice.table import table
from rules import rule


def angela_moves(moves=2, **position):
    """A Movement for Angela, and a Cheque after it."""
    row = "move:2|cheque:1" if moves == 2 else "move:1|bank:1"
    return table(row=row, tokens="A3@1L", **position)


def jessah_moves(**position):
    return table(row="move:2|cheque:1", tokens="J3@1L", **position)


# -- both --------------------------------------------------------------------------------------------------------------


@rule("RN-MOVE-01", "RN-MOVE-03", "RN-COMP-09")
def test_one_map_of_routes_for_both_in_both_directions():
    neighbours = ["cairo", "kinshasa", "rio", "madrid"]
    t = jessah_moves(jessah="dakar")
    assert t.can("Jessah") == [*(f"step(city={city})" for city in neighbours), "inspect_here", "stop"]
    t.refused("RN-MOVE-01", lambda: t.jessah("step", city="lima"))
    t.jessah("step", city="rio").jessah("step", city="dakar")
    t = angela_moves(angela="dakar")
    assert t.can("Angela") == [*(f"go(city={city})" for city in neighbours), "stay", "end_movement"]
    t.refused("RN-MOVE-01", lambda: t.plans("go:lima"))
    t.moves("go:rio", "go:dakar").is_in("dakar")


@rule("RN-MOVE-02")
def test_beijing_and_los_angeles_are_neighbours():
    angela_moves(angela="beijing").moves("go:los_angeles").is_in("los_angeles")
    assert jessah_moves(jessah="los_angeles").jessah("step", city="beijing").seen.jessah == "beijing"


@rule("RN-MOVE-03")
def test_pawns_do_not_block():
    t = angela_moves(angela="dubai", jessah="cairo").moves("go:cairo", "go:athens").is_in("athens")
    assert t.seen.captures == 0


@rule("RN-MOVE-01", "RN-ACT-02")
def test_some_moves_or_all_may_be_forgone():
    angela_moves(angela="dubai").moves("go:cairo").is_in("cairo")
    angela_moves(angela="dubai").moves().is_in("dubai")
    t = jessah_moves().jessah("step", city="perth").jessah("stop").asks("Jessah", "draw_cheque")
    assert t.seen.jessah == "perth"
    jessah_moves().jessah("stop").asks("Jessah", "draw_cheque")


@rule("RN-MOVE-01")
def test_no_more_moves_than_icons():
    t = angela_moves(1, angela="dubai").plans("go:cairo")
    t.refused("RN-MOVE-01", lambda: t.plans("go:athens"))
    t.refused("RN-MOVE-01", lambda: t.plans("stay"))
    assert t.can("Angela") == ["end_movement"]


# -- Jessah ------------------------------------------------------------------------------------------------------------


@rule("RN-MOVE-06", "RN-MOVE-12")
def test_jessahs_moves_inspections_and_forgone_moves_are_public():
    t = jessah_moves(jessah="sydney").jessah("step", city="perth").jessah("stop")
    told = [event for event in t.told("spectator") if isinstance(event, JessahMoved | Inspected | Passed)]
    assert told == [JessahMoved("perth"), Inspected("perth", False), Passed(1, "move")]
    assert [(found.round, found.city) for found in t.seen.inspections] == [(1, "perth")]


@rule("RN-MOVE-12", "RN-NET-04")
def test_what_was_inspected_before_angela_was_seen_is_shown_no_longer():
    t = jessah_moves(jessah="sydney", angela="singapore")
    t.jessah("step", city="perth")
    assert [found.city for found in t.seen.inspections] == ["perth"]
    t.jessah("step", city="singapore").angela("choose_identity", identity="pilot").moves("go:kolkata")
    assert t.seen.last_seen.city == "singapore"
    for name in ("Angela", "Jessah", "spectator"):
        assert t.sees(name).inspections == ()


@rule("RN-MOVE-06", "RN-TIME-06")
def test_barriers_and_radars_do_not_concern_jessah():
    t = jessah_moves(jessah="sydney", barriers="perth-sydney cape_town-perth*", radars="oceania africa*")
    t.jessah("step", city="perth").jessah("step", city="cape_town").radars("oceania", "africa*")
    assert t.seen.jessah == "cape_town"


@rule("RN-MOVE-07", "RN-MOVE-08", "RN-MOVE-10")
def test_every_city_on_the_way_is_inspected_and_she_goes_on():
    t = jessah_moves(angela="lima", jessah="sydney").jessah("step", city="perth").jessah("step", city="singapore")
    assert t.told("Angela", Inspected) == [Inspected("perth", False), Inspected("singapore", False)]
    t.asks("Jessah", "draw_cheque")


@rule("RN-MOVE-10", "RN-MOVE-09", "RN-MOVE-07")
def test_walking_through_angelas_city_captures_her():
    t = jessah_moves(angela="perth", jessah="sydney").jessah("step", city="perth")
    t.asks("Angela", "choose_identity")
    assert t.seen.captures == 1


@rule("RN-MOVE-04", "RN-MOVE-11", "RN-MOVE-09")
def test_staying_is_an_inspection():
    t = jessah_moves(angela="sydney", jessah="sydney")
    assert t.seen.captures == 0
    t.jessah("inspect_here").asks("Angela", "choose_identity")
    assert t.seen.jessah == "sydney"


@rule("RN-MOVE-11")
def test_standing_there_is_not():
    t = table(angela="perth", jessah="sydney", row="move:2|cheque:1 move:1|bank:1", tokens="A3@1L J4@2L")
    t.moves("go:sydney", "stay").angela("skip").jessah("stop")
    assert t.seen.captures == 0
    t.is_in("sydney")


@rule("RN-TIME-06", "RN-CAP-01")
def test_no_payment_prevents_a_capture():
    t = jessah_moves(angela="perth", jessah="sydney", barriers="perth-sydney", radars="oceania", security=4)
    t.pays("barrier:perth-sydney").pays("radar:oceania").jessah("step", city="perth").asks("Angela", "choose_identity")


# -- Angela ------------------------------------------------------------------------------------------------------------


@rule("RN-MOVE-13", "RN-MOVE-14", "RN-INV-05")
def test_angelas_moves_are_told_to_her_alone():
    t = angela_moves(angela="dubai")
    before = len(t.mail("Jessah"))
    t.plans("go:cairo", "go:athens")
    assert len(t.mail("Jessah")) == before  # planning makes no sound
    t.angela("end_movement")
    assert t.told("Angela", AngelaMoved) == [AngelaMoved(("go(city=cairo)", "go(city=athens)"), "athens")]
    assert t.told("Jessah", AngelaMoved) == t.told("spectator", AngelaMoved) == []
    assert [visit.city for visit in t.sees("Angela").mine.route] == ["dubai", "cairo", "athens"]
    assert t.sees("Jessah").mine.route == ()


@rule("RN-MOVE-14", "RN-NET-02")
def test_a_plan_may_be_changed_until_it_is_confirmed():
    t = angela_moves(angela="dubai").plans("go:cairo", "go:athens")
    assert t.sees("Angela").mine.planned == "athens"
    t.takes_back("Angela").plans("go:nairobi").angela("end_movement").is_in("nairobi")


@rule("RN-MOVE-14", "RN-INV-05")
def test_hesitation_leaves_no_trace():
    sure, unsure = angela_moves(angela="dubai"), angela_moves(angela="dubai")
    sure.moves("go:cairo")
    unsure.plans("go:kolkata", "go:beijing").takes_back("Angela").takes_back("Angela")
    unsure.refused("RN-MOVE-01", lambda: unsure.plans("go:lima")).moves("go:cairo")
    assert alike("Jessah", sure, unsure)
    assert alike("spectator", sure, unsure)


@rule("RN-MOVE-16", "RN-NET-06")
def test_an_illegal_step_is_refused_to_angela_alone():
    t = angela_moves(angela="dubai", barriers="cairo-dubai", security=0)
    for step, reason in (
        ("go:cairo", "RN-BAR-01"),
        ("go:lima", "RN-MOVE-01"),
        ("pay:barrier:cairo-dubai", "RN-SEC-10"),
    ):
        t.refused(reason, lambda step=step: t.plans(step))


@rule("RN-MOVE-14", "RN-SEC-13", "RN-MOVE-15")
def test_payments_are_told_in_order_and_only_with_the_movement():
    t = angela_moves(angela="dubai", radars="africa asia", barriers="cairo-dubai", security=4)
    t.plans("pay:barrier:cairo-dubai", "go:cairo").security(4).barriers("cairo-dubai")
    t.plans("pay:radar:asia").angela("end_movement").security(0).barriers()
    told = t.last("Jessah", MovementFinished)
    assert told.payments == ("barrier:cairo-dubai", "radar:asia")
    assert told.radars == ("africa",)


# -- barriers and radars -----------------------------------------------------------------------------------------------


@rule("RN-BAR-01")
@pytest.mark.parametrize("barrier", ["cairo-dubai", "cairo-dubai*"])
def test_a_barrier_of_either_face_stops_angela_in_both_directions(barrier):
    for here, there in (("cairo", "dubai"), ("dubai", "cairo")):
        t = angela_moves(angela=here, barriers=barrier, security=0)
        refusal = t.why_not("Angela", "go", city=there)
        assert (refusal.rule, refusal.blocked_by) == ("RN-BAR-01", "barrier:cairo-dubai")


@rule("RN-BAR-02")
def test_shut_in_by_barriers_angela_may_stay_pay_or_do_nothing():
    t = angela_moves(angela="lima", barriers="caracas-lima lima-santiago", security=2)
    assert t.can("Angela") == [
        "stay",
        "pay(target=barrier:caracas-lima)",
        "pay(target=barrier:lima-santiago)",
        "end_movement",
    ]
    t.moves("stay", "stay").is_in("lima")


@rule("RN-RAD-01", "RN-RAD-02", "RN-RAD-03")
def test_moving_within_a_watched_continent_sets_its_radar_off_and_leaving_does_not():
    t = angela_moves(1, angela="cairo", radars="africa").moves("go:nairobi")
    assert t.last("Jessah", MovementFinished).radars == ("africa",)
    t = angela_moves(1, angela="cairo", radars="africa").moves("go:athens")
    assert t.last("Jessah", MovementFinished).radars == ()
    t.radars("africa")


@rule("RN-RAD-04", "RN-RAD-12")
def test_radars_that_were_set_off_are_back_in_the_supply_before_anything_follows():
    t = angela_moves(angela="cairo", radars="africa europe").moves("go:athens", "go:cairo").radars()
    assert t.last("Jessah", MovementFinished).radars == ("europe", "africa")
    assert t.seen.supply_radars == 6
    t.asks("Angela", "draw_cheque")


@rule("RN-RAD-08", "RN-INV-05")
def test_an_announcement_tells_neither_city_nor_step():
    early, late = angela_moves(angela="cairo", radars="europe"), angela_moves(angela="cairo", radars="europe")
    early.moves("go:athens", "go:cairo")
    late.moves("go:dubai", "go:athens")
    assert early.last("Jessah", MovementFinished) == late.last("Jessah", MovementFinished)
    assert alike("Jessah", early, late)


@rule("RN-RAD-09", "RN-RAD-11")
def test_a_movement_that_is_not_used_is_told_like_any_other():
    t = angela_moves().moves()
    assert t.told("Jessah", MovementFinished) == [MovementFinished((), 2, (), None)]
    assert t.told("Jessah", Passed) == []


# -- when radars are announced -----------------------------------------------------------------------------------------


@rule("RN-MOVE-05")
def test_two_movements_on_a_card_are_announced_each_by_itself():
    t = table(angela="cairo", row="joker:1|move:2", tokens="A3@1L", radars="europe asia")
    t.angela("joker", kind="move").moves("go:athens").radars("asia").moves("go:dubai").radars()
    assert [told.radars for told in t.told("Jessah", MovementFinished)] == [("europe",), ("asia",)]
    assert t.told("Jessah", RadarsAnnounced) == []


def at_the_end_of_the_turn(**position):
    return table(angela="cairo", tokens="A3@1L", options={"announce_at": "card_turn"}, **position)


@rule("RN-MOVE-05", "RN-RAD-12", "RN-TIME-05")
def test_at_some_tables_they_are_announced_together_at_the_end_of_the_turn():
    t = at_the_end_of_the_turn(row="joker:1|move:2", radars="europe asia", security=2)
    t.angela("joker", kind="move").moves("go:athens").radars("europe", "asia")
    assert t.sees("Angela").mine.spent == ("europe",)
    t.refused("RN-TIME-05", lambda: t.plans("pay:radar:europe"))
    t.moves("go:dubai").radars()
    assert [told.radars for told in t.told("Jessah", MovementFinished)] == [None, None]
    assert t.told("Jessah", RadarsAnnounced) == [RadarsAnnounced(("europe", "asia"), None)]


@rule("RN-MOVE-05")
def test_a_turn_that_comes_second_has_its_announcement_too():
    t = table(
        angela="cairo", row="move:1|bank:1", tokens="A2@1L J4@1R", radars="europe", options={"announce_at": "card_turn"}
    )
    t.jessah("stop").moves("go:athens").radars()
    assert t.told("Jessah", RadarsAnnounced) == [RadarsAnnounced(("europe",), None)]


@rule("RN-MOVE-05")
def test_the_choice_of_an_upgrade_brings_the_announcement_forward():
    t = at_the_end_of_the_turn(row="move:1|bank:1", radars="europe", angelas="europe:200")
    t.moves("go:athens").radars("europe").angela("cash", cheque="europe:200").asks("Angela", "choose_upgrade").radars()
    assert t.told("Jessah", RadarsAnnounced) == [RadarsAnnounced(("europe",), None)]


@rule("RN-MOVE-05", "RN-CAP-08")
def test_an_escape_is_announced_at_once():
    t = table(
        angela="perth",
        jessah="sydney",
        row="move:1|bank:1",
        tokens="J3@1L",
        radars="africa",
        options={"announce_at": "card_turn"},
    )
    t.jessah("step", city="perth").angela("choose_identity", identity="pilot").moves("go:cape_town").radars()
    assert t.last("Jessah", MovementFinished).radars == ("africa",)
