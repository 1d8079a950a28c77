"""RN-EX-01..09 The examples of the rulebook."""

from cavale.games.red_notice.events import ChequeCashed, ChequeDrawn, Inspected, MovementFinished, UpgradesShown
from games.red_notice.table import programmed, table
from rules import rule


@rule("RN-EX-01", "RN-PROG-03", "RN-PROG-04", "RN-PROG-05")
def test_the_last_token_finds_two_of_three_empty_slots():
    t = programmed(initiative="J")
    for name, slot in (("Jessah", "1L"), ("Angela", "1R"), ("Jessah", "2L"), ("Angela", "3L"), ("Jessah", "4R")):
        t.asks(name, "place_token")
        t.does(name, "place", token=t.sees(name).mine.tokens[0], slot=slot)
    t.asks("Angela", "place_token")
    (token,) = t.sees("Angela").mine.tokens
    assert t.can("Angela") == [f"place(slot=2R, token={token})", f"place(slot=4L, token={token})"]
    t.refused("RN-PROG-05", lambda: t.angela("place", token=token, slot="3R"))
    for taken in ("1L", "1R", "2L", "3L", "4R"):
        t.refused("RN-PROG-04", lambda slot=taken: t.angela("place", token=token, slot=slot))


@rule("RN-EX-02", "RN-RES-03", "RN-ACT-03")
def test_a_lone_token_of_any_value_has_both_actions_its_own_side_first():
    t = table(row="cheque:1|joker:1", tokens="J1@1L", jessah="lima")
    t.asks("Jessah", "draw_cheque").jessah("draw")
    assert t.last("Jessah", ChequeDrawn).seat == 1
    t.asks("Jessah", "choose_joker")
    assert t.can("Jessah") == [
        "joker(kind=cheque)",
        "joker(kind=bank)",
        "joker(kind=security)",
        "joker(kind=move)",
        "skip",
    ]
    t.jessah("joker", kind="move").jessah("step", city="caracas")
    assert t.seen.jessah == "caracas"
    assert t.seen.players[1].hand == 1
    assert t.seen.round == 2


@rule("RN-EX-03", "RN-RES-04")
def test_the_higher_token_has_both_actions_then_the_lower_has_its_own():
    t = table(row="bank:1|move:1", tokens="A5@1L J4@1R", angelas="africa:200", jessahs="oceania:200")
    assert t.owed() == ["A bank 1", "A move 1", "J move 1"]
    t.asks("Angela", "use_bank").angela("skip")
    t.asks("Angela", "plan_movement").moves("go:athens")
    t.asks("Jessah", "move_jessah").jessah("step", city="perth")
    assert t.seen.round == 2


@rule("RN-EX-04", "RN-UPG-01", "RN-UPG-02", "RN-UPG-03", "RN-UPG-04")
def test_the_last_upgrades_and_what_replaces_them():
    t = table(
        row="bank:1|move:1 bank:1|security:1",
        tokens="A5@1L J3@2L",
        jessah="sydney",
        angelas="africa:200",
        jessahs="oceania:200",
        shown="precise_radars seizure",
        deck="",
        security=0,
    )
    t.angela("cash", cheque="africa:200").asks("Angela", "choose_upgrade")
    t.angela("choose_upgrade", upgrade="precise_radars")
    assert t.seen.owned == ("precise_radars",)
    assert t.seen.gone == ("seizure",)
    assert (t.seen.shown, t.seen.upgrades_left) == ((), 0)
    assert t.told("spectator", UpgradesShown) == []
    t.moves()
    t.jessah("cash", cheque="oceania:200")
    assert t.owed() == ["J security 1", "J move 1", "J security 1"]  # instead of an upgrade; then the card's own
    t.asks("Jessah", "place_security").jessah("put_radar", continent="asia")
    t.asks("Jessah", "move_jessah").jessah("step", city="perth")
    t.asks("Jessah", "place_security").jessah("skip")
    assert t.seen.owned == ("precise_radars",)


@rule("RN-EX-04", "RN-UPG-04", "RN-BANK-04")
def test_with_no_upgrade_left_a_cheque_of_angelas_feeds_jessah_too():
    t = table(row="bank:1|move:1", tokens="A5@1L", angelas="africa:200", shown="", deck="")
    t.angela("cash", cheque="africa:200")
    assert t.owed() == ["J security 1", "J move 1", "A move 1"]


@rule("RN-EX-05", "RN-BANK-01", "RN-BANK-02", "RN-BANK-03")
def test_cashing_shows_cheque_and_city():
    t = table(angela="kolkata", row="bank:1|move:1", tokens="A5@1L", angelas="asia:100 africa:200")
    t.refused("RN-BANK-01", lambda: t.angela("cash", cheque="africa:200"))
    t.refused("RN-BANK-01", lambda: t.angela("cash", cheque="asia:200"))
    assert t.seen.angela is None
    t.angela("cash", cheque="asia:100")
    assert t.last("Jessah", ChequeCashed) == ChequeCashed(0, "asia:100000", "kolkata", 100_000)
    assert t.sees("Jessah").angela == t.seen.angela == "kolkata"
    assert t.seen.players[0].cashed == ("asia:100000",)
    assert t.seen.players[0].total == 100_000
    assert t.sees("Angela").mine.hand == ("africa:200000",)


@rule("RN-EX-06", "RN-SEC-01", "RN-SEC-02", "RN-SEC-04", "RN-RAD-03")
def test_jessah_places_a_radar_and_a_barrier_and_nothing_is_set_off():
    t = table(
        angela="los_angeles", row="security:2|cheque:1", tokens="J3@1L", radars="africa asia", barriers="rio-dakar"
    )
    assert (t.seen.supply_radars, t.seen.supply_barriers) == (4, 3)
    told = len(t.told("spectator"))
    t.jessah("put_radar", continent="north_america").jessah("put_barrier", route="beijing-los_angeles")
    t.radars("north_america", "africa", "asia").barriers("rio-dakar", "beijing-los_angeles")
    assert (t.seen.supply_radars, t.seen.supply_barriers) == (3, 2)
    assert len(t.told("spectator")) == told + 2
    assert t.seen.angela is None
    assert t.seen.pings == ()


@rule("RN-EX-07", "RN-SEC-10", "RN-BAR-01", "RN-MOVE-14", "RN-SEC-13")
def test_angela_pays_for_a_barrier_and_takes_the_route():
    t = table(angela="helsinki", security=2, barriers="helsinki-ulaanbaatar", tokens="A3@1L")
    t.refused("RN-BAR-01", lambda: t.plans("go:ulaanbaatar"))
    t.moves("pay:barrier:helsinki-ulaanbaatar", "go:ulaanbaatar").is_in("ulaanbaatar").security(0).barriers()
    assert t.seen.supply_barriers == 4
    finished = t.last("Jessah", MovementFinished)
    assert finished == MovementFinished(("barrier:helsinki-ulaanbaatar",), 0, (), None)


@rule("RN-EX-08", "RN-MOVE-07", "RN-MOVE-11", "RN-CAP-01", "RN-CAP-03", "RN-ID-15")
def test_inspection_capture_and_escape():
    t = table(
        angela="auckland", jessah="port_douglas", row="move:2|cheque:1", tokens="J3@1L", identities="pilot doctor"
    )
    t.jessah("inspect_here")
    assert t.last("Angela", Inspected) == Inspected("port_douglas", False)
    t.asks("Jessah", "move_jessah").jessah("step", city="auckland")
    assert t.last("Angela", Inspected) == Inspected("auckland", True)
    assert t.seen.captures == 1
    t.asks("Angela", "choose_identity").angela("choose_identity", identity="pilot")
    t.asks("Angela", "plan_movement")
    assert t.sees("Angela").mine.moves == 3
    t.moves("go:santiago", "go:caracas", "go:mexico").is_in("mexico")
    assert [(tile.id, tile.used) for tile in t.seen.identities] == [("pilot", True), ("doctor", False)]
    assert t.seen.angela is None


@rule("RN-EX-09", "RN-RAD-01", "RN-RAD-02", "RN-RAD-04", "RN-RAD-07")
def test_radars_are_set_off_by_entering_and_named_once():
    t = table(angela="cape_town", radars="africa south_america", row="move:2|cheque:1", tokens="A3@1L")
    t.moves("go:santiago", "go:caracas")
    assert t.last("Jessah", MovementFinished).radars == ("south_america",)
    t.radars("africa")
    assert t.seen.supply_radars == 5
