"""Upgrades: who chooses, what each does, and what all see of it."""

import pytest

from cavale.games.red_notice.events import (
    BarrierTurned,
    ChequeSeized,
    ContinentAnswered,
    HandSeen,
    MovementFinished,
    Passed,
    RadarTurned,
    UpgradeChosen,
    UpgradesShown,
)
from games.red_notice.table import edited, programmed, table
from rules import rule


def jessah_cashes(**position):
    """Jessah has cashed 200k; an upgrade is to be chosen."""
    position = {"row": "bank:1|cheque:1", "tokens": "J3@1L", "jessahs": "oceania:200", "security": 0} | position
    return table(**position).jessah("cash", cheque="oceania:200")


def gained(upgrade, **position):
    """Jessah has just gained this upgrade."""
    position = {"shown": f"{upgrade} hot_pursuit" if upgrade != "hot_pursuit" else "hot_pursuit seizure"} | position
    return jessah_cashes(**position).jessah("choose_upgrade", upgrade=upgrade)


@rule("RN-BANK-06", "RN-UPG-01")
@pytest.mark.parametrize("casher", ["Angela", "Jessah"])
def test_whoever_cashes_chooses_for_jessah(casher):
    letter = casher[0]
    hands = {"angelas": "africa:200", "jessahs": "oceania:200"}
    t = table(row="bank:1|move:1", tokens=f"{letter}3@1L", shown="fast_jet seizure", **hands)
    t.does(casher, "cash", cheque="africa:200" if casher == "Angela" else "oceania:200")
    t.asks(casher, "choose_upgrade")
    t.refused("RN-UPG-01", lambda: t.does(casher, "choose_upgrade", upgrade="informants"))
    t.does(casher, "choose_upgrade", upgrade="fast_jet")
    assert t.last("spectator", UpgradeChosen) == UpgradeChosen("AJ".index(letter), "fast_jet", "seizure")
    assert t.seen.owned == ("fast_jet",)


@rule("RN-UPG-06")
def test_one_of_the_two_must_be_chosen():
    t = jessah_cashes(shown="fast_jet seizure")
    assert t.can("Jessah") == ["choose_upgrade(upgrade=fast_jet)", "choose_upgrade(upgrade=seizure)"]
    t.refused("RN-RES-10", lambda: t.jessah("skip"))


@rule("RN-UPG-06", "RN-UP-05", "RN-ACT-01")
def test_what_a_card_allows_may_be_left():
    t = gained("hot_pursuit")
    t.asks("Jessah", "move_jessah").jessah("stop").asks("Jessah", "draw_cheque")


@rule("RN-UPG-03", "RN-UPG-09")
def test_two_new_cards_are_shown_and_all_see_shown_owned_and_gone():
    t = gained("fast_jet", shown="fast_jet seizure", deck="informants roadblocks field_teams")
    assert t.last("Angela", UpgradesShown) == UpgradesShown(("informants", "roadblocks"), 1)
    for name in ("Angela", "Jessah", "spectator"):
        seen = t.sees(name)
        assert seen.shown == ("informants", "roadblocks")
        assert (seen.owned, seen.gone, seen.upgrades_left) == (("fast_jet",), ("seizure",), 1)


@rule("RN-UPG-02", "RN-UPG-03", "RN-UP-05")
def test_an_immediate_card_is_used_before_new_ones_are_shown_and_then_gone():
    t = gained("hot_pursuit", deck="informants roadblocks")
    assert t.seen.shown == ()
    t.jessah("step", city="perth").jessah("stop")
    assert t.seen.shown == ("informants", "roadblocks")
    assert t.seen.gone == ("seizure", "hot_pursuit")
    assert t.seen.owned == ()


@rule("RN-UPG-07")
def test_a_last_card_is_gained_without_a_choice():
    t = jessah_cashes(shown="fast_jet", deck="")
    assert t.last("Angela", UpgradeChosen) == UpgradeChosen(1, "fast_jet", None)
    t.asks("Jessah", "draw_cheque")
    assert t.seen.owned == ("fast_jet",)


@rule("RN-UPG-08", "RN-SEC-01", "RN-COMP-04")
def test_what_a_security_action_places_is_white():
    t = table(row="security:2|cheque:1", tokens="J3@1L", owned="permanent_units")
    t.jessah("put_radar", continent="asia").jessah("put_barrier", route="rio-dakar")
    t.radars("asia").barriers("rio-dakar")


@rule("RN-UPG-10", "RN-UP-03")
def test_effects_of_several_permanent_upgrades_add_up():
    two = edited(('id = "fast_jet"\nkind = "permanent"\ncopies = 1', 'id = "fast_jet"\nkind = "permanent"\ncopies = 2'))
    t = table(row="move:2|security:2", tokens="J3@1L", owned="fast_jet fast_jet field_teams", edition=two)
    assert t.owed() == ["J move 4", "J security 2"]  # what is owed later is counted when it starts
    t.jessah("stop")
    assert t.owed() == ["J security 3"]


@rule("RN-UP-03")
def test_a_bonus_is_jessahs_alone_and_for_its_kind_alone():
    t = table(row="move:2|security:2", tokens="A3@1L", owned="fast_jet field_teams")
    assert t.owed() == ["A move 2", "A security 2"]
    t = table(row="security:2|cheque:1", tokens="J3@1L", owned="fast_jet")
    assert t.owed()[0] == "J security 2"


# -- precise radars ----------------------------------------------------------------------------------------------------


@rule("RN-UP-01", "RN-RAD-08")
def test_precise_radars_name_the_city_entered():
    t = table(
        angela="cape_town",
        radars="africa south_america*",
        row="move:2|cheque:1",
        tokens="A3@1L",
        owned="precise_radars",
    )
    t.moves("go:santiago", "go:caracas")
    told = t.last("Jessah", MovementFinished)
    assert (told.radars, told.cities) == (("south_america", "south_america"), ("santiago", "caracas"))
    assert t.seen.pings[-1].cities == ("santiago", "caracas")


@rule("RN-UP-01", "RN-ID-11")
def test_precise_radars_hear_no_journalist():
    t = table(angela="perth", row="move:1|bank:1", tokens="J3@1L", radars="oceania* asia", owned="precise_radars")
    t.jessah("step", city="perth").angela("choose_identity", identity="journalist").moves("go:singapore", "go:perth")
    told = t.last("Jessah", MovementFinished)
    assert (told.radars, told.cities) == ((), ())
    t.radars("oceania*", "asia")


# -- permanent units ---------------------------------------------------------------------------------------------------


@rule("RN-UP-02", "RN-UPG-08", "RN-COMP-04")
def test_a_white_radar_and_a_white_barrier_are_turned_black():
    t = gained("permanent_units", radars="asia africa", barriers="rio-dakar athens-cairo", security=2).angela("go_on")
    t.jessah("black_radar", continent="asia").jessah("black_barrier", route="rio-dakar")
    t.radars("asia*", "africa").barriers("rio-dakar*", "athens-cairo")
    assert t.offered("Angela") == ["pay(target=radar:africa)", "pay(target=barrier:athens-cairo)", "resign"]
    assert t.told("Angela", RadarTurned) == [RadarTurned("asia")]
    assert t.told("Angela", BarrierTurned) == [BarrierTurned("rio-dakar")]
    assert (t.seen.supply_radars, t.seen.supply_barriers) == (4, 2)


@rule("RN-UP-02", "RN-ACT-07")
def test_each_black_token_may_be_left_and_all_see_it():
    t = gained("permanent_units").jessah("skip").jessah("skip").radars().barriers()
    assert t.told("Angela", Passed) == [Passed(1, "black_radar"), Passed(1, "black_barrier")]


@rule("RN-UP-02")
def test_black_tokens_come_from_the_supply_where_none_lies():
    t = gained("permanent_units", radars="asia*", barriers="rio-dakar*")
    t.refused("RN-UP-02", lambda: t.jessah("black_radar", continent="asia"))
    t.jessah("black_radar", continent="europe")
    t.refused("RN-UP-02", lambda: t.jessah("black_barrier", route="rio-dakar"))
    t.refused("RN-UP-02", lambda: t.jessah("lift", route="rio-dakar"))
    t.jessah("black_barrier", route="athens-cairo")
    t.radars("asia*", "europe*").barriers("rio-dakar*", "athens-cairo*")
    assert (t.seen.supply_radars, t.seen.supply_barriers) == (4, 2)


@rule("RN-UP-02")
def test_with_an_empty_supply_a_white_barrier_is_shifted_and_turned():
    t = gained("permanent_units", barriers="rio-dakar athens-cairo* london-madrid perth-sydney")
    t.jessah("skip").asks("Jessah", "place_black_barrier")
    t.refused("RN-UP-02", lambda: t.jessah("black_barrier", route="caracas-lima"))
    t.refused("RN-UP-02", lambda: t.jessah("lift", route="athens-cairo"))
    t.jessah("lift", route="rio-dakar").jessah("black_barrier", route="caracas-lima")
    t.barriers("caracas-lima*", "athens-cairo*", "london-madrid", "perth-sydney")


@rule("RN-UP-02")
def test_with_an_empty_supply_a_white_barrier_may_be_turned_where_it_is():
    t = gained("permanent_units", barriers="rio-dakar athens-cairo london-madrid perth-sydney")
    t.jessah("skip").jessah("black_barrier", route="rio-dakar")
    t.barriers("rio-dakar*", "athens-cairo", "london-madrid", "perth-sydney")


@rule("RN-UP-02")
def test_a_part_without_a_target_is_void():
    t = gained(
        "permanent_units",
        radars="north_america* south_america* europe* africa* asia* oceania*",
        barriers="rio-dakar* athens-cairo* london-madrid* perth-sydney*",
    )
    t.asks("Jessah", "draw_cheque")


@rule("RN-UP-02", "RN-SEC-10", "RN-BAR-01")
def test_black_tokens_block_and_cannot_be_paid_away():
    t = table(angela="dakar", tokens="A3@1L", radars="africa*", barriers="rio-dakar* madrid-dakar", security=4)
    t.refused("RN-BAR-01", lambda: t.plans("go:rio"))
    t.refused("RN-SEC-10", lambda: t.pays("barrier:rio-dakar"))
    t.refused("RN-SEC-10", lambda: t.pays("radar:africa"))
    t.moves("pay:barrier:madrid-dakar", "go:madrid").is_in("madrid").security(2)


# -- informants --------------------------------------------------------------------------------------------------------


@rule("RN-UP-04")
@pytest.mark.parametrize(("angela", "there"), [("perth", True), ("singapore", False)])
def test_informants_tell_whether_angela_is_on_jessahs_continent(angela, there):
    t = programmed(angela=angela, jessah="sydney", owned="informants")
    assert t.told("Jessah", ContinentAnswered) == [ContinentAnswered("oceania", there)]
    names = [type(event).__name__ for event in t.told("Angela")]
    assert names.index("ContinentAnswered") < names.index("TokensDrawn")
    assert t.seen.answers[-1].there is there


@rule("RN-UP-04")
def test_without_informants_nothing_is_told():
    assert programmed(angela="perth", jessah="sydney").told("Jessah", ContinentAnswered) == []


# -- immediate cards ---------------------------------------------------------------------------------------------------


@rule("RN-UP-05", "RN-UP-03")
def test_granted_actions_have_their_own_icons():
    t = gained("roadblocks", owned="field_teams", shown="roadblocks seizure")
    assert t.owed() == ["J security 3", "J cheque 1"]
    t.jessah("put_radar", continent="asia").jessah("skip").jessah("put_radar", continent="africa")
    t.asks("Jessah", "draw_cheque").radars("asia", "africa")


@rule("RN-UP-05", "RN-CAP-01", "RN-CAP-02")
def test_a_capture_ends_the_granted_movement_only():
    t = gained("hot_pursuit", angela="perth", jessah="sydney")
    t.jessah("step", city="perth").angela("choose_identity", identity="pilot").moves("go:singapore")
    t.asks("Jessah", "draw_cheque")


@rule("RN-UP-06")
def test_frozen_assets_do_not_go_below_zero():
    gained("frozen_assets", security=1).asks("Jessah", "draw_cheque").security(0)


@rule("RN-UP-07", "RN-INV-05")
def test_jessah_looks_at_angelas_hand_and_puts_a_cheque_under_the_pile():
    t = gained("seizure", angelas="asia:200 europe:100", pile=9)
    assert t.last("Jessah", HandSeen).cheques == ("europe:100000", "asia:200000")
    assert t.told("Angela", HandSeen) == t.told("spectator", HandSeen) == []
    t.refused("RN-UP-07", lambda: t.jessah("seize", cheque="africa:200"))
    t.jessah("seize", cheque="asia:200")
    for name in ("Angela", "Jessah", "spectator"):
        assert t.last(name, ChequeSeized) == ChequeSeized("asia:200000")
        assert t.sees(name).bottom == ("asia:200000",)
        assert (t.sees(name).pile, t.sees(name).players[0].hand) == (10, 1)
    assert t.sees("Jessah").mine.seen_hand == ("europe:100000",)
    assert t.sees("Angela").mine.hand == ("europe:100000",)


@rule("RN-UP-07", "RN-CHQ-01")
def test_a_seized_cheque_may_be_drawn_again_and_then_lies_there_no_more():
    t = gained("seizure", angelas="asia:200", pile=0).jessah("seize", cheque="asia:200").jessah("draw")
    assert (t.seen.pile, t.seen.bottom) == (0, ())
    assert t.sees("Jessah").mine.hand == ("asia:200000",)


@rule("RN-UP-07")
def test_a_seizure_may_be_left_at_a_look():
    t = gained("seizure", angelas="asia:200").jessah("skip")
    assert t.told("Angela", Passed) == [Passed(1, "seizure")]
    assert t.told("spectator", ChequeSeized) == []
    assert t.sees("Jessah").mine.seen_hand == ("asia:200000",)
    assert t.seen.players[0].hand == 1


@rule("RN-UP-07")
def test_an_empty_hand_shows_nothing():
    t = gained("seizure").asks("Jessah", "draw_cheque")
    assert t.told("Jessah", HandSeen) == []
