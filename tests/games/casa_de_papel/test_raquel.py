"""Raquel's power in round 2."""

import pytest

from cavale.core.post import Post
from cavale.games.casa_de_papel.events import CardSeen, CardsExchanged, PowerDeclined
from games.casa_de_papel.table import ONE_CARD, edited, table
from rules import rule

FIVE = "L R X Y Z"
ROUND_1 = "X:B L:B Z:S"  # brings 500
HIT = "L:B R:S X:B250 / Y:S250 Z:B"
MISS = "L:B R:S X:B250 / Y:B Z:B"
OWN = "L:S X:B Z:B / R:S500 Y:*"


def dark(line, players=FIVE, first=ROUND_1, live=True, roles="R=raquel", **more):
    """Round 2, the lights have just gone off."""
    return table(players, roles=roles, rounds=[first, line], live=live, **more).plays_round().until_blackout()


def lit(t):
    """The lights are on again: by the clock, or by themselves where there is none."""
    return t.lights_on() if t.match.live else t


both = pytest.mark.parametrize("live", [True, False])


@rule("CP-EX-06", "CP-RAQ-01", "CP-RAQ-02")
@both
def test_raquel_hits(live):
    t = dark(HIT, live=live).loot(500)
    t.raquel_looks("Y")
    assert t.sees("R").mine.card_seen == "S250"
    lit(t.raquel_puts_out("X")).revealed("B", "S", "S250").loot(250)


@rule("CP-EX-06", "CP-RAQ-04")
@both
def test_without_the_power_it_would_have_been_1250(live):
    lit(dark(HIT, live=live).raquel_passes()).revealed("B", "S", "B250").loot(1250)


@rule("CP-EX-07", "CP-RAQ-03")
@both
def test_raquel_misses_and_cannot_go_back(live):
    t = dark(MISS, live=live).raquel_looks("Y")
    assert t.sees("R").mine.card_seen == "B"
    t.refused("CP-RAQ-03", t.raquel_passes)
    lit(t.raquel_puts_out("X")).revealed("B", "S", "B").loot(1000)


@rule("CP-EX-08", "CP-RAQ-05")
@both
def test_raquel_brings_in_her_own_card(live):
    t = dark(OWN, first="X:B250 L:B250 Z:S", live=live).loot(1000)
    lit(t.raquel_looks("R").raquel_puts_out("X")).revealed("S", "S500", "B").loot(500)


@rule("CP-RAQ-01")
def test_only_raquel_and_only_in_her_moment():
    t = table(FIVE, roles="R=raquel", rounds=[ROUND_1, HIT])
    t.refused("CP-SPE-01", t.raquel_passes)
    t.plays_round().until_blackout()
    t.refused("CP-RAQ-01", lambda: t.does("L", "raquel_look", player="Y"))
    t.refused("CP-RAQ-01", lambda: t.does("L", "raquel_pass"))
    t.raquel_looks("Y").raquel_puts_out("X")
    t.refused("CP-RAQ-01", lambda: t.raquel_puts_out("L"))
    t.lights_on().refused("CP-SPE-01", t.raquel_passes)


@rule("CP-RAQ-02", "CP-T-15")
def test_first_the_look_then_the_decision_and_no_look_at_what_goes_out():
    t = dark(HIT)
    t.refused("CP-RAQ-02", lambda: t.raquel_puts_out("X"))
    t.refused("CP-RAQ-02", lambda: t.raquel_looks("X"))
    t.raquel_looks("Y").raquel_puts_out("X")
    assert [(event.player, event.kind) for event in t.told("R", CardSeen)] == [(t.seat("Y"), "S250")]
    assert "B250" not in str(t.mail("R")[-1].events)


@rule("CP-RAQ-03", "CP-T-15", "CP-T-26")
@both
def test_a_card_looked_at_must_come_in(live):
    t = dark(HIT, live=live).raquel_looks("Y")
    t.refused("CP-RAQ-03", lambda: t.raquel_looks("Z"))
    t.refused("CP-RAQ-03", lambda: t.raquel_looks("Y"))
    t.refused("CP-RAQ-03", t.raquel_passes)
    t.refused("CP-RAQ-01", lambda: t.raquel_puts_out("Z"))
    assert t.can("R") == [f"raquel_out(player={t.seat(name)})" for name in "LRX"]


@rule("CP-RAQ-04")
@both
def test_she_may_decline_and_then_has_seen_nothing(live):
    t = lit(dark(HIT, live=live).raquel_passes())
    assert t.told("R", CardSeen) == []
    assert t.sees("R").mine.looked_at is None
    assert len(t.told("R", PowerDeclined)) == 1
    assert t.told("L", PowerDeclined) == []


@rule("CP-T-12", "CP-RAQ-06", "CP-POW-04")
@both
def test_raquel_leads_and_sends_out_her_own_card(live):
    t = dark("R:B500 L:B X:S / Y:S Z:B", live=live)
    lit(t.raquel_looks("Y").raquel_puts_out("R")).revealed("S", "B", "S").loot(500)


@rule("CP-T-13", "CP-RAQ-06", "CP-RAQ-09", "CP-RAQ-10")
def test_the_leaders_card_may_go_out_and_he_notices_at_the_reveal_only():
    t = dark("L:B500 R:S X:S / Y:S Z:B").raquel_looks("Y")
    before = t.sees("L")
    t.raquel_puts_out("L")
    assert t.sees("L") == before
    t.lights_on().revealed("S", "S", "S")
    assert t.sees("L").mine.choices[1] == "B500"
    assert "B500" not in t.sees("L").history[1].revealed
    assert t.sees("L").mine.brought_in is None


@rule("CP-T-13", "CP-RAQ-06")
@both
def test_a_table_may_protect_the_leaders_card(live):
    t = dark(HIT, live=live, options={"raquel_may_oust_leader": False}).raquel_looks("Y")
    assert t.can("R") == [f"raquel_out(player={t.seat(name)})" for name in "RX"]
    t.refused("CP-RAQ-06", lambda: t.raquel_puts_out("L"))


@rule("CP-RAQ-06")
@both
def test_where_only_the_leaders_card_counts_and_is_protected_she_can_only_decline(live):
    t = dark("L:B / R:S Y:S", first="X:B", edition=ONE_CARD, live=live, options={"raquel_may_oust_leader": False})
    assert t.can("R") == ["raquel_pass"]
    t.refused("CP-RAQ-06", lambda: t.raquel_looks("Y"))
    free = dark("L:B / R:S Y:S500", first="X:B", edition=ONE_CARD, live=live).raquel_looks("Y").raquel_puts_out("L")
    lit(free).revealed("S500").loot(0)


@rule("CP-RAQ-07")
def test_she_knows_whose_cards_she_chooses_from():
    t = dark(HIT)
    assert t.sees("R").history[1].selected == tuple(t.seat(name) for name in "LRX")
    assert t.can("R") == [f"raquel_look(player={t.seat(name)})" for name in "YZ"] + ["raquel_pass"]


@rule("CP-RAQ-08")
def test_what_went_out_is_discarded_unseen():
    t = (
        dark("L:B R:S X:B500 / Y:S250 Z:B", hands={"X": "B B500 S S S"})
        .raquel_looks("Y")
        .raquel_puts_out("X")
        .lights_on()
    )
    t.revealed("B", "S", "S250")
    for name in ("L", "R", "Y", "Z", "spectator"):
        assert "B500" not in str(t.told(name)[len(t.told(name)) // 2 :])
    t.appoints("Z")
    assert "B500" not in t.sees("X").mine.hand


@rule("CP-RAQ-09")
def test_she_alone_knows_of_the_exchange():
    t = dark(HIT).raquel_looks("Y").raquel_puts_out("X").lights_on()
    (exchange,) = t.told("R", CardsExchanged)
    assert (exchange.brought_in, exchange.put_out) == (t.seat("Y"), t.seat("X"))
    assert (t.sees("R").mine.brought_in, t.sees("R").mine.put_out) == (t.seat("Y"), t.seat("X"))
    for name in ("L", "X", "Y", "Z", "spectator"):
        assert t.told(name, CardsExchanged) == t.told(name, CardSeen) == []
    assert t.sees("X").mine.put_out is None
    assert t.sees("L").history[1].selected == tuple(t.seat(name) for name in "LRX")


@rule("CP-RAQ-10", "CP-INF-01")
def test_owners_may_work_out_an_exchange_from_what_is_missing_or_present():
    """X misses his B250: gone for certain. The only S500 of the deck shows up: it can only be Y's own."""
    t = dark("L:B R:S X:B250 / Y:S500 Z:B").raquel_looks("Y").raquel_puts_out("X").lights_on()
    kinds = t.sees("X").kinds
    b250, s500 = kinds.index("B250"), kinds.index("S500")
    held = t.sees("X").mine.hand.count("B250")
    assert t.sees("X").mine.unseen[b250] == (4 - held - 1, 4 - held - 1)
    assert t.sees("Y").mine.unseen[s500] == (0, 0)


@rule("CP-T-11", "CP-RAQ-11")
def test_time_out_after_a_look_sends_a_random_card_of_another_out():
    gone = set()
    for seed in range(12):
        t = dark(HIT, seed=bytes([seed])).raquel_looks("Y").lights_on()
        (exchange,) = t.told("R", CardsExchanged)
        assert exchange.brought_in == t.seat("Y")
        gone.add(t.names[exchange.put_out])
    assert gone == {"L", "X"}


@rule("CP-RAQ-11", "CP-RAQ-06")
def test_time_out_spares_a_protected_leader():
    for seed in range(6):
        t = dark(HIT, seed=bytes([seed]), options={"raquel_may_oust_leader": False}).raquel_looks("Y").lights_on()
        assert t.names[t.told("R", CardsExchanged)[0].put_out] == "X"


@rule("CP-T-11", "CP-RAQ-11")
def test_time_out_without_a_look_changes_nothing():
    t = dark(HIT).lights_on().revealed("B", "S", "B250").loot(1250)
    assert len(t.told("R", PowerDeclined)) == 1
    assert t.told("R", CardsExchanged) == []


@rule("CP-RAQ-12", "CP-T-15")
@both
def test_her_own_card_is_only_pointed_at_and_can_be_dropped(live):
    t = dark("L:S X:B Z:B / R:S500 Y:S250", live=live)
    t.raquel_looks("R")
    assert t.told("R", CardSeen) == []
    t.refused("CP-RAQ-12", lambda: t.raquel_looks("R"))
    assert t.sees("R").mine.looked_at is None
    lit(t.raquel_passes()).revealed("S", "B", "B").loot(1000)


@rule("CP-RAQ-12", "CP-T-15")
@both
def test_after_pointing_at_her_own_card_she_may_still_look_at_another(live):
    t = dark("L:S X:B Z:B / R:S500 Y:S250", live=live).raquel_looks("R").raquel_looks("Y")
    assert t.sees("R").mine.card_seen == "S250"
    t.refused("CP-RAQ-03", lambda: t.raquel_looks("R"))
    lit(t.raquel_puts_out("X")).revealed("S", "S250", "B").loot(250)
    assert t.sees("R").mine.brought_in == t.seat("Y")


@rule("CP-RAQ-12", "CP-RAQ-11")
def test_time_out_after_pointing_at_her_own_card_is_declining():
    t = dark("L:S X:B Z:B / R:S500 Y:S250").raquel_looks("R").lights_on()
    t.revealed("S", "B", "B").loot(1000)
    assert t.sees("R").mine.brought_in is None


@rule("CP-T-14", "CP-RAQ-01", "CP-RAQ-03", "CP-RAQ-04", "CP-RAQ-05")
@both
def test_with_four_a_single_card_is_left(live):
    hers = dark("L:B X:B Y:S / R:S", players="L R X Y", first="X:B L:B Y:S", live=live)
    r = hers.seat("R")
    assert hers.can("R") == [f"raquel_look(player={r})", "raquel_pass"]
    lit(hers.raquel_looks("R").raquel_puts_out("X")).revealed("B", "S", "S")
    anothers = dark("L:B X:B R:S / Y:S", players="L R X Y", first="X:B L:B Y:S", live=live)
    assert anothers.can("R") == [f"raquel_look(player={anothers.seat('Y')})", "raquel_pass"]
    anothers.raquel_looks("Y").refused("CP-RAQ-03", anothers.raquel_passes)


@rule("CP-T-23", "CP-CHO-06", "CP-RAQ-09", "CP-INF-01")
def test_your_choice_stays_your_choice_whatever_became_of_it():
    hand = {"Y": "S S250 S S S"}
    t = dark(HIT, hands=hand).raquel_looks("Y").raquel_puts_out("X")
    for _ in ("before the reveal", "after it"):
        assert t.sees("X").mine.choices[1] == "B250"
        assert t.sees("Y").mine.choices[1] == "S250"
        reconnected = Post(t.match).connect(t.seat("X")).view
        assert reconnected == t.sees("X")
        if t.state.dark:
            t.lights_on()
    kinds = t.sees("Y").kinds
    s250 = kinds.index("S250")
    least, most = t.sees("Y").mine.unseen[s250]
    assert most - least == 1
    honest = dark("L:B R:S X:S250 / Y:S250 Z:B", hands=hand).lights_on()
    assert honest.sees("Y").mine.unseen[s250] == (least, most)


@rule("CP-RAQ-01", "CP-ED-09")
def test_an_edition_may_give_raquel_another_round():
    late = edited(("raquel_round = 2", "raquel_round = 5"))
    t = table(
        FIVE,
        roles="R=raquel",
        edition=late,
        rounds=[ROUND_1, "L:B R:B Z:S", "R:* X:* Y:*", "Y:* Z:* L:*", "Z:B L:B R:S / X:S500 Y:*"],
    )
    t.plays_rounds(4).until_blackout().raquel_looks("X")
    assert t.sees("R").mine.card_seen == "S500"
    t.raquel_puts_out("L").lights_on().revealed("B", "S", "S500")
