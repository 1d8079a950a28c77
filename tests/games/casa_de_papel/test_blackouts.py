"""The two power cuts, and what nobody may learn from them."""

from functools import partial

import pytest

from cavale.games.casa_de_papel.events import LightsOff, LightsOn
from games.casa_de_papel.table import alike, table
from rules import rule


def dark_in_round_2(**options):
    """R is Raquel and sits unselected beside Y; L leads, with X and Z selected."""
    return table(
        "L R X Y Z", roles="R=raquel L=professor", rounds=["X:B L:B R:S", "L:B X:B Z:S / R:S Y:S500"], **options
    )


@rule("CP-EX-09", "CP-SPE-01")
@pytest.mark.parametrize("live", [True, False])
def test_blackouts_in_round_2_after_the_selection_and_in_round_4_after_the_choice(live):
    t = table(5, live=live)
    seen = []
    for number in range(1, 6):
        t.all_lay()
        if t.state.dark:
            seen.append((number, t.sees("A").phase))
        t.in_the_dark_nothing().debates().selects()
        if t.state.dark:
            seen.append((number, t.sees("A").phase))
        t.in_the_dark_nothing().all_have_looked()
        if number < 5:
            t.appoints("ABCDE"[number])
    assert seen == [(2, "resolution"), (4, "choice")]
    assert [event.round for event in t.told("spectator", LightsOff)] == [2, 4]
    assert [event.round for event in t.told("spectator", LightsOn)] == [2, 4]


@rule("CP-EX-09", "CP-SPE-02")
@pytest.mark.parametrize("live", [True, False])
def test_without_powers_the_lights_stay_on_and_the_accusation_remains(live):
    t = table(5, live=live, options={"powers": "none"}, rounds=["B B500 S", "B B500 S"])
    t.plays_rounds(4).until_reveal().all_have_looked()
    assert t.told("A", LightsOff) == []
    assert t.sees("A").loot >= 2000
    assert t.sees("A").phase == "accusation"


@rule("CP-POW-01")
def test_lights_off_for_everybody_fifteen_seconds_for_the_character():
    t = dark_in_round_2().plays_round().until_blackout()
    for name in (*t.names, "spectator"):
        assert t.sees(name).dark
        assert [event.round for event in t.told(name, LightsOff)] == [2]
    assert t.windows() == {"blackout": 15}
    assert {name for name in t.names if t.can(name)} == {"R"}


@rule("CP-POW-02")
@pytest.mark.parametrize("seconds", [10, 60])
def test_a_blackout_lasts_exactly_as_long_as_the_table_says(seconds):
    t = dark_in_round_2(options={"blackout_seconds": seconds}).plays_round().until_blackout()
    (window,) = t.state.windows
    assert window.limit == window.hold == seconds * 1000


@rule("CP-POW-02", "CP-POW-06")
def test_it_runs_its_full_length_used_or_not():
    passing = dark_in_round_2().plays_round().until_blackout().raquel_passes()
    using = dark_in_round_2().plays_round().until_blackout().raquel_looks("Y").raquel_puts_out("X")
    absent = dark_in_round_2().plays_round().until_blackout()
    for t in (passing, using, absent):
        assert t.sees("L").dark
        assert t.windows() == {"blackout": 15}
        t.lights_on()
        assert not t.sees("L").dark
        assert len(t.told("L", LightsOn)) == 1


@rule("CP-POW-03")
def test_everything_is_frozen_in_the_dark():
    t = dark_in_round_2().plays_round().until_blackout().silent("CP-POW-03")
    for name in t.names:
        t.refused("CP-POW-03", partial(t.claims, name, "my_team", team="red"))
        t.refused("CP-POW-03", partial(t.says_done, name))
    t.refused("CP-POW-03", t.match.abandon)
    t.refused("CP-POW-03", t.match.pause)
    t.lights_on().match.pause()


@rule("CP-POW-04")
def test_the_character_may_lead():
    t = table("R X Y Z W", roles="R=raquel", rounds=["W:B X:B Y:S", "R:B X:B Y:S / Z:S W:S"]).plays_round()
    t.until_blackout().raquel_looks("Z").raquel_puts_out("X").lights_on()
    t.revealed("B", "S", "S")


@rule("CP-POW-05")
def test_to_the_others_it_is_lights_off_and_lights_on_and_nobody_is_shown_as_asked():
    t = dark_in_round_2().plays_round().until_blackout()
    before = {name: len(t.mail(name)) for name in (*t.names, "spectator")}
    t.raquel_looks("R").raquel_looks("Y").raquel_puts_out("L")
    for name in ("L", "X", "Y", "Z", "spectator"):
        assert len(t.mail(name)) == before[name]
        assert t.mail(name)[-1].deciding == ()
        assert t.mail(name)[-1].asked is None
    t.lights_on()
    assert all(len(t.mail(name)) == before[name] + 1 for name in ("L", "X", "Y", "Z", "spectator"))


@rule("CP-POW-06")
@pytest.mark.parametrize("clocks", ["live", "off", "slow"])
def test_only_the_clock_turns_the_lights_on(clocks):
    t = dark_in_round_2(options={"clocks": clocks}).plays_round().until_blackout()
    assert t.windows() == {"blackout": 15}
    t.raquel_passes()
    assert t.sees("L").dark
    assert all(t.can(name) == [] for name in t.names)
    t.refused("CP-RAQ-01", t.raquel_passes)
    t.lights_on().free_to_talk("L")


@rule("CP-POW-06", "CP-NET-12")
def test_without_people_the_lights_go_on_when_the_character_is_through():
    t = dark_in_round_2(live=False).plays_round().until_blackout().raquel_looks("Y")
    assert t.sees("L").dark
    t.raquel_puts_out("X")
    assert not t.sees("L").dark


@rule("CP-INV-06", "CP-RAQ-09", "CP-POW-05")
@pytest.mark.parametrize("live", [True, False])
def test_in_round_2_nobody_can_see_what_raquel_did_before_the_reveal(live):
    def at_the_blackout():
        return dark_in_round_2(live=live).plays_round().until_blackout()

    declined = at_the_blackout()
    if live:
        used = [
            at_the_blackout().raquel_passes(),
            at_the_blackout().raquel_looks("Y").raquel_puts_out("L"),
            at_the_blackout().raquel_looks("Y"),
            at_the_blackout().raquel_looks("R").raquel_puts_out("X"),
            at_the_blackout().raquel_looks("R").takes_back("R"),
        ]
    else:
        used = [at_the_blackout().raquel_looks("Y"), at_the_blackout().raquel_looks("R")]
    for t in used:
        for name in ("L", "X", "Y", "Z", "spectator"):
            assert alike(name, declined, t)


@rule("CP-INV-06", "CP-RAQ-09")
def test_if_the_same_kinds_are_revealed_nobody_can_see_it_afterwards_either():
    def same_kinds():
        t = table("L R X Y Z", roles="R=raquel", rounds=["X:B L:B R:S", "L:B X:B250 Z:S / R:S Y:B250"])
        return t.plays_round().until_blackout()

    declined = same_kinds().lights_on()
    used = same_kinds().raquel_looks("Y").raquel_puts_out("X").lights_on()
    for t in (declined, used):
        t.revealed("B", "B250", "S").appoints("Z").plays_round()
    for name in ("L", "X", "Y", "Z", "spectator"):
        assert alike(name, declined, used)
    assert not alike("R", declined, used)


@rule("CP-T-18", "CP-INV-06", "CP-PRO-05", "CP-POW-02")
@pytest.mark.parametrize("live", [True, False])
def test_in_round_4_nobody_can_see_whether_the_professor_looked(live):
    def round_4():
        return table(5, roles="A=professor", live=live).plays_rounds(3).until_blackout()

    def to_the_end(t):
        if t.state.dark and live:
            t.lights_on()
        return t.debates().selects().all_have_looked().appoints("E").until_reveal().all_have_looked()

    passed = to_the_end(round_4().professor_passes())
    looked = to_the_end(round_4().professor_looks("C"))
    for name in ("B", "C", "D", "E", "spectator"):
        assert alike(name, passed, looked)
    assert not alike("A", passed, looked)
    if live:
        absent = to_the_end(round_4())
        assert all(alike(name, passed, absent) for name in ("B", "C", "D", "E", "spectator"))
        windows = [[message.windows for message in t.mail("B")] for t in (passed, looked, absent)]
        assert windows[0] == windows[1] == windows[2]
