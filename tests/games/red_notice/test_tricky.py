"""RN-T-01..21 Where rules meet."""

import pytest

from cavale.games.red_notice.events import MovementFinished, Paid, UpgradeChosen
from games.mailed import alike
from games.red_notice.table import edited, table
from rules import rule

JOKER_AND_MOVE = edited(('"joker:1", right = "move:2"', '"joker:1", right = "move:1"'))
MILLION_LESS_ONE = "A:asia:200 A:asia:200 A:europe:200 A:europe:200 A:asia:100"


@rule("RN-T-01", "RN-BANK-09", "RN-END-01", "RN-END-03")
def test_a_winning_cheque_gives_no_upgrade():
    t = table(
        angela="cairo",
        jessah="dubai",
        row="bank:1|move:2",
        tokens="A5@1L",
        angelas="africa:200",
        cashed=MILLION_LESS_ONE,
    )
    assert t.seen.players[0].total == 900_000
    t.angela("cash", cheque="africa:200").won_by("Angela", "goal")
    assert t.told("spectator", UpgradeChosen) == []
    assert t.seen.turns == ()


@rule("RN-T-02", "RN-RES-05", "RN-RES-07")
def test_pow_against_pow_is_a_tie():
    t = table(row="bank:1|move:2", tokens="AP@1L JP@1R", initiative="J", angelas="asia:200")
    assert t.owed() == ["J move 2", "A bank 1"]
    t.jessah("stop").asks("Angela", "use_bank").angela("skip")
    assert t.seen.round == 2


@rule("RN-T-03", "RN-RES-06", "RN-RES-08")
def test_pow_cancels_a_number_that_is_still_set_aside():
    t = table(row="bank:1|move:2", tokens="JP@1L A5@1R", jessahs="oceania:200")
    assert t.owed() == ["J bank 1", "J move 2"]
    t.jessah("skip").jessah("stop")
    assert t.seen.players[0].used == (5,)
    assert t.seen.players[1].used == (0,)


@rule("RN-T-04", "RN-CAP-01", "RN-CAP-02")
@pytest.mark.parametrize(("capture_ends", "bank_is_left"), [("action", True), ("card", False)])
def test_a_capture_ends_the_action_and_at_some_tables_the_card(capture_ends, bank_is_left):
    t = table(
        angela="perth",
        jessah="sydney",
        row="bank:1|move:2",
        tokens="J3@1R",
        jessahs="oceania:200",
        options={"capture_ends": capture_ends},
    )
    t.jessah("step", city="perth").angela("choose_identity", identity="journalist").moves("go:singapore")
    if bank_is_left:
        t.asks("Jessah", "use_bank").jessah("cash", cheque="oceania:200").asks("Jessah", "choose_upgrade")
    else:
        assert t.seen.round == 2


def caught_on_the_first_card():
    """With `capture_ends = card`: Jessah has found Angela in Perth, and lost a Bank by it; another card follows."""
    t = table(
        angela="perth",
        jessah="sydney",
        row="bank:1|move:2 cheque:1|joker:1",
        tokens="J3@1R A3@2R J4@2L",
        jessahs="oceania:200",
        options={"capture_ends": "card"},
    )
    assert t.owed() == ["J move 2", "J bank 1"]
    return t.jessah("step", city="perth")


@rule("RN-CAP-02")
def test_what_a_capture_costs_is_no_longer_listed():
    t = caught_on_the_first_card()
    assert t.owed() == []
    assert [turn.step for turn in t.seen.turns] == ["choose_identity", "turn_ends"]
    for name in ("Angela", "Jessah"):
        assert t.sees(name).turns == t.seen.turns


@rule("RN-CAP-02")
def test_a_capture_costs_nothing_of_the_next_card():
    t = caught_on_the_first_card().angela("choose_identity", identity="journalist").moves("go:singapore")
    assert t.owed() == ["J cheque 1", "J joker 1", "A joker 1"]
    t.asks("Jessah", "draw_cheque").jessah("draw").asks("Jessah", "choose_joker")


@rule("RN-T-05", "RN-UPG-04", "RN-CAP-08", "RN-ID-11")
def test_a_capture_in_the_middle_of_angelas_turn():
    t = table(
        angela="cairo",
        jessah="dubai",
        row="bank:1|move:2",
        tokens="A4@1L J3@1R",
        angelas="africa:200",
        cashed="A:asia:200 A:asia:200",
        shown="",
        deck="",
        radars="africa europe*",
        barriers="athens-cairo*",
    )
    t.angela("cash", cheque="africa:200")
    assert t.seen.players[0].total == 600_000
    assert t.owed() == ["J security 1", "J move 1", "A move 2", "J move 2"]
    t.jessah("skip").jessah("step", city="cairo")
    t.angela("choose_identity", identity="journalist").moves("go:athens", "go:madrid")
    assert t.last("Jessah", MovementFinished) == MovementFinished((), 2, (), None)
    t.is_in("madrid").radars("africa", "europe*")
    assert t.owed() == ["A move 2", "J move 2"]
    t.moves("go:dakar", "go:rio").is_in("rio")
    assert t.last("Jessah", MovementFinished).radars == ("africa",)
    t.asks("Jessah", "move_jessah")


def angela_gains(**position):
    """A full track, and a Security of two for Angela."""
    return table(row="security:2|cheque:1", tokens="A3@1L", security=4, radars="asia", barriers="rio-dakar", **position)


@rule("RN-T-06", "RN-SEC-09")
def test_a_gain_beyond_four_is_lost():
    angela_gains().angela("gain").security(4).angela("gain").security(4).radars("asia").barriers("rio-dakar")


@rule("RN-T-06", "RN-SEC-11", "RN-TIME-03")
def test_a_payment_before_the_gain_saves_the_points():
    t = angela_gains()
    assert t.can("Angela") == ["pay(target=radar:asia)", "pay(target=barrier:rio-dakar)", "gain", "skip"]
    t.pays("radar:asia").security(2).angela("gain").security(3).angela("gain").security(4)
    t.asks("Angela", "draw_cheque").radars()


@rule("RN-T-06", "RN-SEC-11", "RN-TIME-02")
def test_a_payment_before_each_gain():
    t = angela_gains()
    t.pays("radar:asia").angela("gain").security(3).pays("barrier:rio-dakar").security(1).angela("gain").security(2)
    t.radars().barriers()
    assert (t.seen.supply_radars, t.seen.supply_barriers) == (6, 4)


@rule("RN-T-07", "RN-RAD-05")
@pytest.mark.parametrize(
    ("repeat", "announced"), [(True, ("south_america", "south_america")), (False, ("south_america",))]
)
def test_a_black_radar_is_set_off_by_each_city_and_stays(repeat, announced):
    t = table(
        angela="cape_town",
        radars="africa south_america*",
        row="move:2|cheque:1",
        tokens="A3@1L",
        options={"black_radar_repeat": repeat},
    )
    t.moves("go:santiago", "go:caracas")
    assert t.last("Jessah", MovementFinished).radars == announced
    t.radars("africa", "south_america*")


@rule("RN-T-08", "RN-RAD-04", "RN-RAD-07")
def test_a_white_radar_is_set_off_once_in_a_movement():
    t = table(angela="santiago", jessah="lima", radars="africa south_america", row="move:1|bank:1", tokens="J3@1L")
    t.jessah("step", city="santiago").angela("choose_identity", identity="pilot")
    t.moves("go:cape_town", "go:santiago", "go:cape_town").is_in("cape_town")
    assert t.last("Jessah", MovementFinished).radars == ("africa", "south_america")
    t.radars()
    assert t.seen.supply_radars == 6


def towards_south_america():
    return table(angela="cape_town", radars="africa south_america", security=2, row="move:2|cheque:1", tokens="A3@1L")


@rule("RN-T-09", "RN-RAD-10")
def test_a_radar_that_was_paid_away_is_not_set_off():
    t = towards_south_america().moves("pay:radar:south_america", "go:santiago", "go:caracas")
    assert t.last("Jessah", MovementFinished) == MovementFinished(("radar:south_america",), 0, (), None)
    assert t.told("Jessah", Paid) == []  # the payment is told with the movement, not before
    t.radars("africa").security(0)


@rule("RN-T-09", "RN-TIME-05", "RN-MOVE-16", "RN-NET-06")
def test_a_radar_that_was_set_off_cannot_be_paid_away():
    t = towards_south_america().plans("go:santiago")
    t.refused("RN-TIME-05", lambda: t.pays("radar:south_america"))
    t.plans("go:caracas")
    t.refused("RN-TIME-05", lambda: t.pays("radar:south_america"))
    t.angela("end_movement")
    assert t.last("Jessah", MovementFinished) == MovementFinished((), 2, ("south_america",), None)


@rule("RN-T-10", "RN-SEC-02", "RN-SEC-03", "RN-SEC-06")
def test_with_all_barriers_on_the_board_they_are_shifted():
    t = table(row="security:2|cheque:1", tokens="J3@1L", barriers="rio-dakar athens-cairo london-madrid perth-sydney*")
    t.refused("RN-SEC-02", lambda: t.jessah("put_barrier", route="caracas-lima"))
    t.shifts("perth-sydney", "caracas-lima").barriers("rio-dakar", "athens-cairo", "london-madrid", "caracas-lima*")
    t.asks("Jessah", "place_security")
    t.refused("RN-SEC-02", lambda: t.jessah("put_barrier", route="perth-sydney"))
    t.shifts("caracas-lima", "lima-santiago").asks("Jessah", "draw_cheque")
    t.barriers("rio-dakar", "athens-cairo", "london-madrid", "lima-santiago*")
    assert t.seen.supply_barriers == 0


@rule("RN-T-11", "RN-ID-14", "RN-ID-18")
def test_of_two_pairs_of_black_tokens_angela_picks_which_leave():
    t = table(
        angela="lima",
        jessah="caracas",
        row="move:1|bank:1",
        tokens="J3@1L",
        identities="businesswoman pilot",
        owned="permanent_units permanent_units",
        radars="europe* asia* africa",
        barriers="rio-dakar* london-madrid* athens-cairo",
        security=0,
    )
    t.jessah("step", city="lima").angela("choose_identity", identity="businesswoman")
    t.angela("destroy", upgrade="permanent_units")
    assert t.can("Angela") == ["remove(target=radar:europe)", "remove(target=radar:asia)"]
    t.refused("RN-ID-18", lambda: t.angela("remove", target="radar:africa"))
    t.angela("remove", target="radar:asia")
    assert t.can("Angela") == ["remove(target=barrier:london-madrid)", "remove(target=barrier:rio-dakar)"]
    t.angela("remove", target="barrier:rio-dakar").asks("Angela", "plan_movement")
    t.radars("europe*", "africa").barriers("london-madrid*", "athens-cairo")
    assert t.seen.owned == ("permanent_units",)
    assert t.seen.gone == ("permanent_units",)


@rule("RN-T-12", "RN-CHQ-02")
def test_the_hand_limit_is_checked_for_each_icon():
    four = "asia:100 asia:200 asia:200 europe:100"
    t = table(row="cheque:2|move:1", tokens="A3@1L", angelas=four)
    t.angela("draw").asks("Angela", "plan_movement")
    assert t.seen.players[0].hand == 5


@rule("RN-T-12", "RN-ID-13", "RN-ID-17")
def test_the_doctor_draws_nothing_into_a_full_hand_and_moves():
    five = "asia:100 asia:200 asia:200 europe:100 europe:200"
    t = table(angela="perth", row="move:1|bank:1", tokens="J3@1L", angelas=five, identities="doctor pilot")
    t.jessah("step", city="perth").angela("choose_identity", identity="doctor").asks("Angela", "plan_movement")
    assert t.sees("Angela").mine.moves == 2
    assert t.seen.players[0].hand == 5


@rule("RN-T-12", "RN-CHQ-03")
def test_the_last_card_of_the_pile_is_the_last_that_is_drawn():
    t = table(row="cheque:2|move:1", tokens="A3@1L", angelas="asia:100", pile=1)
    t.angela("draw").asks("Angela", "plan_movement")
    assert (t.seen.players[0].hand, t.seen.pile) == (2, 0)


@rule("RN-T-13", "RN-BANK-04", "RN-BANK-05", "RN-BANK-12", "RN-CAP-02")
def test_a_capture_by_the_free_move_of_a_cheque():
    t = table(angela="cairo", jessah="athens", row="bank:1|move:1", tokens="J3@1L", jessahs="europe:100")
    t.jessah("cash", cheque="europe:100").asks("Jessah", "move_jessah").jessah("step", city="cairo")
    t.angela("choose_identity", identity="pilot").moves("go:nairobi")
    t.asks("Jessah", "move_jessah")
    assert t.owed() == ["J move 1"]


@rule("RN-T-14", "RN-TIME-03", "RN-UP-02")
def test_angela_pays_before_the_upgrade_takes_effect_and_jessah_still_gets_her_radar():
    t = table(
        row="bank:1|move:1",
        tokens="J3@1L",
        jessahs="oceania:200",
        shown="permanent_units seizure",
        radars="asia",
        security=2,
    )
    t.jessah("cash", cheque="oceania:200").jessah("choose_upgrade", upgrade="permanent_units")
    t.asks("Angela", "pay_stop").pays("radar:asia").radars()
    t.asks("Jessah", "place_black_radar").jessah("black_radar", continent="asia").radars("asia*")
    t.asks("Jessah", "place_black_barrier").jessah("skip").barriers()


@rule("RN-T-15", "RN-CAP-05", "RN-MOVE-04", "RN-ID-12")
def test_who_stays_may_be_captured_again():
    t = table(
        angela="lima",
        jessah="caracas",
        row="joker:1|move:1",
        tokens="J3@1L",
        edition=JOKER_AND_MOVE,
        identities="secret_agent pilot",
        security=1,
    )
    t.jessah("joker", kind="move").jessah("step", city="lima")
    t.angela("choose_identity", identity="secret_agent").moves().security(4).is_in("lima")
    t.asks("Jessah", "move_jessah").jessah("inspect_here").asks("Angela", "choose_identity")
    assert t.seen.captures == 2


@rule("RN-T-16", "RN-RAD-06", "RN-MOVE-15", "RN-RAD-11")
def test_staying_sets_a_radar_off_and_doing_nothing_does_not():
    staying, resting = (table(angela="kolkata", radars="asia", row="move:1|bank:1", tokens="A3@1L") for _ in range(2))
    staying.moves("stay").radars()
    resting.moves().radars("asia")
    one, other = staying.told("Jessah"), resting.told("Jessah")
    assert [type(event) for event in one] == [type(event) for event in other]
    assert [(mine, yours) for mine, yours in zip(one, other, strict=True) if mine != yours] == [
        (MovementFinished((), 2, ("asia",), None), MovementFinished((), 2, (), None))
    ]


@rule("RN-T-16", "RN-MOVE-15", "RN-RAD-09", "RN-INV-05")
def test_without_a_radar_all_movements_look_alike():
    tables = [table(angela="kolkata", row="move:2|cheque:1", tokens="A3@1L") for _ in range(4)]
    for t, script in zip(tables, ([], ["stay"], ["go:dubai", "go:cairo"], ["go:dubai", "go:kolkata"]), strict=True):
        t.moves(*script).angela("skip")
    for t in tables[1:]:
        assert alike("Jessah", tables[0], t)
        assert alike("spectator", tables[0], t)


@rule("RN-T-17", "RN-UP-06", "RN-TIME-03")
@pytest.mark.parametrize(("pays", "left"), [(True, 0), (False, 1)])
def test_frozen_assets_take_what_is_left(pays, left):
    t = table(
        row="bank:1|move:1",
        tokens="J3@1L",
        jessahs="oceania:200",
        shown="frozen_assets seizure",
        radars="asia",
        security=3,
    )
    t.jessah("cash", cheque="oceania:200").jessah("choose_upgrade", upgrade="frozen_assets").asks("Angela", "pay_stop")
    if pays:
        t.pays("radar:asia")
    else:
        t.angela("go_on")
    t.asks("Jessah", "move_jessah").security(left)


@rule("RN-T-18", "RN-UP-03")
def test_the_jet_adds_a_move_to_a_card_and_to_a_joker():
    t = table(row="joker:1|move:1", tokens="J3@1L", owned="fast_jet", edition=JOKER_AND_MOVE)
    t.jessah("joker", kind="move")
    assert t.owed()[0] == "J move 2"
    t.jessah("step", city="perth").jessah("step", city="sydney")
    assert t.owed() == ["J move 2"]


@rule("RN-T-18", "RN-UPG-05")
def test_the_jet_adds_nothing_to_what_replaces_an_upgrade():
    t = table(row="bank:1|cheque:1", tokens="J3@1L", jessahs="oceania:200", owned="fast_jet", shown="", deck="")
    t.jessah("cash", cheque="oceania:200").jessah("skip").jessah("step", city="perth").asks("Jessah", "draw_cheque")


@rule("RN-T-18", "RN-BANK-12")
def test_the_jet_adds_nothing_to_a_free_move():
    t = table(row="bank:1|cheque:1", tokens="J3@1L", jessahs="oceania:100", owned="fast_jet")
    t.jessah("cash", cheque="oceania:100").jessah("step", city="perth").asks("Jessah", "draw_cheque")


@rule("RN-T-19", "RN-MOVE-11", "RN-BANK-11")
def test_angela_cashes_under_jessahs_nose():
    t = table(
        angela="dubai",
        jessah="cairo",
        row="move:1|bank:1 move:2|security:2",
        tokens="A3@1L J4@2L",
        angelas="africa:200",
    )
    t.moves("go:cairo").angela("cash", cheque="africa:200").angela("choose_upgrade", upgrade="roadblocks")
    t.jessah("skip").jessah("skip").jessah("skip")
    assert t.seen.captures == 0
    t.asks("Jessah", "move_jessah").jessah("step", city="nairobi")
    assert t.seen.captures == 0
    t.is_in("cairo")


@rule("RN-T-20", "RN-CAP-03", "RN-CAP-04", "RN-ID-20", "RN-END-02")
def test_the_last_identity_must_be_used_and_the_third_capture_wins():
    t = table(
        angela="lima",
        jessah="caracas",
        row="move:2|cheque:1 move:1|bank:1",
        tokens="J3@1L J4@2L",
        identities="pilot businesswoman",
        used="pilot",
        barriers="caracas-lima lima-santiago",
        security=0,
    )
    t.jessah("step", city="lima").asks("Angela", "choose_identity")
    assert t.can("Angela") == ["choose_identity(identity=businesswoman)"]
    t.refused("RN-ID-01", lambda: t.angela("choose_identity", identity="pilot"))
    t.angela("choose_identity", identity="businesswoman").asks("Angela", "plan_movement")  # nothing to destroy
    t.refused("RN-BAR-01", lambda: t.plans("go:caracas")).moves()
    t.jessah("skip").jessah("inspect_here").won_by("Jessah", "captured")
    assert t.seen.captures == 3


@rule("RN-T-21", "RN-ACT-08", "RN-NET-06")
def test_a_forced_and_a_free_pass_look_alike():
    forced = table(angela="lima", row="bank:1|move:1", tokens="A3@1L", angelas="asia:100 asia:200")
    free = table(angela="lima", row="bank:1|move:1", tokens="A3@1L", angelas="south_america:100 asia:200")
    forced.asks("Angela", "use_bank").refused("RN-BANK-01", lambda: forced.angela("cash", cheque="asia:100"))
    assert forced.can("Angela") == ["skip"]
    free.asks("Angela", "use_bank")
    assert free.can("Angela") == ["cash(cheque=south_america:100000)", "skip"]
    for t in (forced, free):
        t.angela("skip").moves()
    assert alike("Jessah", forced, free)
    assert alike("spectator", forced, free)
