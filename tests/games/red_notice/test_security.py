"""Security: what Jessah places, what Angela gains, and when she may pay."""

import pytest

from cavale.games.red_notice.events import BarrierShifted, Paid, Passed, SecurityChanged
from games.red_notice.table import edited, fresh, programmed, table
from rules import rule

FOUR = "rio-dakar athens-cairo london-madrid perth-sydney"


def jessah_places(**position):
    return table(row="security:2|cheque:1", tokens="J3@1L", **position)


# -- Jessah ------------------------------------------------------------------------------------------------------------


@rule("RN-SEC-01", "RN-ACT-02")
def test_each_icon_is_a_radar_or_a_barrier_or_a_pass():
    jessah_places().jessah("put_radar", continent="asia").jessah("put_radar", continent="africa").radars(
        "asia", "africa"
    )
    t = jessah_places().jessah("skip").jessah("put_barrier", route="rio-dakar").barriers("rio-dakar")
    t.asks("Jessah", "draw_cheque")
    assert t.told("Angela", Passed) == [Passed(1, "security")]


@rule("RN-SEC-02", "RN-SEC-04")
def test_one_barrier_on_a_route_and_one_radar_on_a_continent():
    t = jessah_places(radars="asia africa*", barriers="rio-dakar athens-cairo*")
    for continent in ("asia", "africa"):
        t.refused("RN-SEC-04", lambda name=continent: t.jessah("put_radar", continent=name))
    for route in ("rio-dakar", "athens-cairo"):
        t.refused("RN-SEC-02", lambda name=route: t.jessah("put_barrier", route=name))


@rule("RN-SEC-01")
def test_an_empty_supply_of_radars():
    t = jessah_places(radars="asia africa", edition=edited(("radars = 6", "radars = 2")))
    t.refused("RN-SEC-01", lambda: t.jessah("put_radar", continent="europe"))


@rule("RN-SEC-03")
def test_a_barrier_may_be_shifted_while_the_supply_has_some():
    t = jessah_places(barriers="rio-dakar").shifts("rio-dakar", "athens-cairo").barriers("athens-cairo")
    assert t.last("Angela", BarrierShifted) == BarrierShifted("rio-dakar", "athens-cairo", False)
    assert t.seen.supply_barriers == 3
    t.asks("Jessah", "place_security")


@rule("RN-SEC-03", "RN-SEC-08")
def test_a_lifted_barrier_must_be_put_down_elsewhere():
    t = jessah_places(barriers="rio-dakar athens-cairo").jessah("lift", route="rio-dakar")
    t.refused("RN-SEC-03", lambda: t.jessah("skip"))
    t.refused("RN-SEC-03", lambda: t.jessah("put_radar", continent="asia"))
    t.refused("RN-SEC-03", lambda: t.jessah("lift", route="athens-cairo"))
    t.refused("RN-SEC-02", lambda: t.jessah("put_barrier", route="rio-dakar"))
    t.refused("RN-SEC-02", lambda: t.jessah("put_barrier", route="athens-cairo"))
    t.takes_back("Jessah").jessah("skip").barriers("rio-dakar", "athens-cairo")


@rule("RN-SEC-03")
def test_what_is_not_there_cannot_be_shifted():
    t = jessah_places(barriers="rio-dakar")
    t.refused("RN-SEC-03", lambda: t.jessah("lift", route="athens-cairo"))


@rule("RN-SEC-05")
def test_radars_are_never_shifted():
    t = jessah_places(radars="asia", barriers="rio-dakar")
    assert [option for option in t.can("Jessah") if option.startswith("lift")] == ["lift(route=rio-dakar)"]


@rule("RN-SEC-06")
def test_at_some_tables_black_barriers_stay():
    t = jessah_places(barriers="rio-dakar* athens-cairo", options={"black_barrier_movable": False})
    t.refused("RN-SEC-06", lambda: t.jessah("lift", route="rio-dakar"))
    t.shifts("athens-cairo", "london-madrid").barriers("rio-dakar*", "london-madrid")


@rule("RN-SEC-07", "RN-INV-05")
@pytest.mark.parametrize("angela", ["singapore", "perth"])
def test_placing_detects_nothing_wherever_the_pawns_are(angela):
    """The same options and the same news, with Angela next to the barrier or with Jessah on it."""
    t = jessah_places(angela=angela, jessah="perth")
    assert len(t.can("Jessah")) == 6 + 49 + 1
    t.jessah("put_radar", continent="asia").jessah("put_barrier", route="singapore-perth").asks("Jessah", "draw_cheque")
    assert t.seen.captures == 0
    assert t.seen.pings == ()


# -- Angela ------------------------------------------------------------------------------------------------------------


@rule("RN-SEC-09", "RN-COMP-08", "RN-ACT-02")
def test_each_icon_is_a_point_or_a_pass():
    t = table(row="security:2|cheque:1", tokens="A3@1L", security=0).angela("gain").angela("skip").security(1)
    assert t.last("Jessah", SecurityChanged) == SecurityChanged(1, 1)
    assert t.last("Jessah", Passed) == Passed(0, "security")


@rule("RN-SEC-10", "RN-COMP-04")
def test_two_points_return_a_white_token_to_the_supply():
    t = table(tokens="J3@1L", radars="asia africa*", barriers="rio-dakar athens-cairo*", security=3)
    assert t.offered("Angela") == ["pay(target=radar:asia)", "pay(target=barrier:rio-dakar)", "resign"]
    t.pays("radar:asia").security(1).radars("africa*")
    assert t.last("Jessah", Paid) == Paid("radar:asia", 1)
    assert t.seen.supply_radars == 5
    t.refused("RN-SEC-10", lambda: t.pays("barrier:rio-dakar"))


@rule("RN-SEC-10")
def test_only_angela_pays_and_only_for_what_is_there():
    t = table(tokens="J3@1L", radars="asia africa*", security=4)
    t.refused("RN-SEC-10", lambda: t.jessah("pay", target="radar:asia"))
    t.refused("RN-SEC-10", lambda: t.pays("radar:africa"))
    t.refused("RN-SEC-10", lambda: t.pays("radar:europe"))


@rule("RN-SEC-12")
def test_with_four_points_she_may_pay_twice_in_a_row_wherever_she_is():
    t = table(angela="lima", tokens="J3@1L", radars="asia", barriers="perth-sydney", security=4)
    t.pays("radar:asia").pays("barrier:perth-sydney").security(0).radars().barriers()


# -- at any moment -----------------------------------------------------------------------------------------------------


@rule("RN-TIME-02", "RN-SETUP-17")
def test_no_payment_before_round_one():
    t = fresh()
    t.refused("RN-SETUP-17", lambda: t.pays("radar:asia"))
    assert t.offered("Angela") == ["resign"]


@rule("RN-TIME-01", "RN-TIME-02")
def test_she_may_pay_whoever_is_asked():
    programmed(radars="asia", initiative="J").asks("Jessah", "place_token").pays("radar:asia").security(0)
    programmed(radars="asia").asks("Angela", "place_token").pays("radar:asia").asks("Angela", "place_token")
    for row, verb in (("move:1|bank:1", "stop"), ("cheque:1|joker:1", "draw"), ("joker:1|move:2", "skip")):
        t = table(row=row, tokens="J3@1L", radars="asia", jessahs="asia:100").pays("radar:asia").radars()
        t.jessah(verb)


@rule("RN-TIME-04")
def test_a_payment_comes_first_and_jessah_is_asked_again():
    t = jessah_places(barriers=FOUR, security=2)
    t.refused("RN-SEC-02", lambda: t.jessah("put_barrier", route="caracas-lima"))
    t.pays("barrier:rio-dakar").asks("Jessah", "place_security")
    t.refused("RN-SEC-03", lambda: t.jessah("lift", route="rio-dakar"))
    t.jessah("put_barrier", route="caracas-lima")
    t.barriers("caracas-lima", "athens-cairo", "london-madrid", "perth-sydney")


@rule("RN-TIME-04")
def test_a_barrier_that_is_paid_away_while_jessah_shifts_it_is_gone():
    t = jessah_places(barriers="rio-dakar athens-cairo", security=2).jessah("lift", route="rio-dakar")
    t.pays("barrier:rio-dakar").asks("Jessah", "place_security")
    t.jessah("put_barrier", route="london-madrid").barriers("athens-cairo", "london-madrid")
    assert t.seen.supply_barriers == 2


@rule("RN-TIME-03")
def test_before_a_gain_that_would_be_lost_she_is_asked():
    t = table(row="security:2|cheque:1", tokens="A3@1L", security=3, radars="asia")
    assert t.can("Angela") == ["gain", "skip"]
    t.angela("gain")
    assert t.can("Angela") == ["pay(target=radar:asia)", "gain", "skip"]


def an_upgrade_is_chosen(timing, tokens="J3@1L"):
    t = table(
        row="bank:1|move:1",
        tokens=tokens,
        angelas="africa:200",
        jessahs="oceania:200",
        shown="frozen_assets seizure",
        radars="asia",
        options={"pay_timing": timing},
    )
    name, cheque = ("Jessah", "oceania:200") if tokens.startswith("J") else ("Angela", "africa:200")
    return t.does(name, "cash", cheque=cheque).does(name, "choose_upgrade", upgrade="frozen_assets")


@rule("RN-TIME-03", "RN-TIME-04")
def test_tables_choose_where_the_game_stops():
    an_upgrade_is_chosen("stops").asks("Angela", "pay_stop")
    an_upgrade_is_chosen("live").asks("Jessah", "move_jessah")
    an_upgrade_is_chosen("own_turn").asks("Jessah", "move_jessah")
    an_upgrade_is_chosen("own_turn", tokens="A3@1L").asks("Angela", "pay_stop")


@rule("RN-TIME-04")
def test_at_some_tables_she_pays_in_her_own_turn_only():
    own = {"pay_timing": "own_turn"}
    t = table(tokens="J3@1L", radars="asia", options=own)
    t.refused("RN-TIME-04", lambda: t.pays("radar:asia"))
    table(tokens="A3@1L", radars="asia", options=own).moves("pay:radar:asia").security(0)
    t = table(angela="perth", tokens="J3@1L", radars="asia", options=own).jessah("step", city="perth")
    t.pays("radar:asia").security(0)  # in an escape
    t = table(row="security:2|cheque:1", tokens="A3@1L", security=4, radars="asia", options=own)
    t.pays("radar:asia").security(2)


@rule("RN-TIME-03", "RN-TIME-04")
def test_without_stops_a_full_track_still_asks():
    t = table(row="security:2|cheque:1", tokens="A3@1L", security=4, radars="asia", options={"pay_timing": "live"})
    assert t.can("Angela") == ["pay(target=radar:asia)", "gain", "skip"]


@rule("RN-TIME-03", "RN-SEC-12")
def test_at_a_stop_she_may_pay_twice():
    t = table(
        row="bank:1|move:1",
        tokens="J3@1L",
        jessahs="oceania:200",
        shown="frozen_assets seizure",
        radars="asia africa",
        security=4,
    )
    t.jessah("cash", cheque="oceania:200").jessah("choose_upgrade", upgrade="frozen_assets")
    t.pays("radar:asia").asks("Angela", "pay_stop").pays("radar:africa").asks("Jessah", "move_jessah").security(0)
