"""Phase 5: the leader appoints the next one."""

import pytest

from cavale.games.casa_de_papel.events import LeaderAppointed, RoundStarted
from games.casa_de_papel.table import JAMMED, edited, table
from rules import rule


def eligible(t, name="spectator"):
    """Who may be appointed, by letters."""
    return "".join(t.names[seat] for seat in t.sees(name).eligible)


def appointments(t):
    """Whom the leader can name."""
    return "".join(t.names[action.number("player")] for action in t.match.options_of(t.state.leader))


def up_to_the_appointment(t):
    return t.until_reveal().all_have_looked().talks()


@rule("CP-LED-01")
@pytest.mark.parametrize("live", [True, False])
def test_after_the_talk_the_leader_appoints(live):
    t = table(5, live=live).until_reveal().all_have_looked()
    t.claims("B", "suspect", player="A", who="blue")
    t.refused("CP-LED-01", lambda: t.does("B", "appoint", player="C"))
    t.appoints("C")
    assert t.leader == "C"
    t.refused("CP-LED-01", lambda: t.does("C", "appoint", player="D"))


@rule("CP-LED-02")
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_nobody_who_has_led_may_be_appointed(players):
    t = table(players)
    for number in range(1, 5):
        up_to_the_appointment(t)
        assert appointments(t) == eligible(t) == "".join(t.names[number:])
        if number > 1:
            t.refused("CP-LED-02", lambda: t.appoints("A"))
        t.refused("CP-LED-03", lambda: t.appoints(t.leader))
        t.appoints(t.names[number])
    assert [event.leader for event in t.told("A", RoundStarted)] == [0, 1, 2, 3, 4]


@rule("CP-T-09", "CP-LED-02", "CP-LED-04")
def test_with_five_the_last_leader_is_forced():
    t = table(5, rounds=["A:* B:* C:*", "B:* C:* D:*", "C:* D:* E:*", "D:* E:* A:*"]).plays_rounds(3)
    up_to_the_appointment(t)
    assert appointments(t) == "E"
    t.refused("CP-LED-02", lambda: t.appoints("A"))
    t.appoints("E")
    assert t.leader == "E"


@rule("CP-LED-03", "CP-T-10")
@pytest.mark.parametrize("repeat", ["round5", "any"])
def test_nobody_succeeds_herself_not_even_with_four(repeat):
    t = table(4, options={"leader_repeat_4p": repeat})
    for number in range(1, 5):
        up_to_the_appointment(t)
        assert t.leader not in eligible(t)
        t.refused("CP-LED-03", lambda: t.appoints(t.leader))
        t.appoints("ABCDA"[number])


@rule("CP-T-10", "CP-LED-05", "CP-LED-06")
def test_with_four_the_second_term_is_in_round_5():
    t = table(4).plays_rounds(2)
    up_to_the_appointment(t)
    assert appointments(t) == "D"
    t.refused("CP-LED-02", lambda: t.appoints("B"))
    t.appoints("D")
    up_to_the_appointment(t)
    assert appointments(t) == "ABC"
    t.appoints("B")
    assert [t.names[round.leader] for round in t.sees("A").history] == ["A", "B", "C", "D", "B"]


@rule("CP-T-10", "CP-LED-05", "CP-LED-06")
def test_with_four_and_the_option_the_second_term_is_in_any_round():
    t = table(4, options={"leader_repeat_4p": "any"}).plays_rounds(1)
    up_to_the_appointment(t)
    assert appointments(t) == "ACD"
    t.appoints("A")
    up_to_the_appointment(t)
    assert appointments(t) == "CD"
    t.refused("CP-LED-02", lambda: t.appoints("B"))
    t.appoints("C")
    up_to_the_appointment(t)
    assert appointments(t) == "D"


@rule("CP-T-10", "CP-LED-06")
def test_with_the_option_a_late_second_term_still_lets_everyone_lead():
    t = table(4, options={"leader_repeat_4p": "any"}).plays_rounds(2)
    up_to_the_appointment(t)
    assert appointments(t) == "ABD"
    t.appoints("B")
    up_to_the_appointment(t)
    assert appointments(t) == "D"


@rule("CP-LED-06", "CP-LED-02")
def test_the_option_for_four_changes_nothing_for_five():
    t = table(5, options={"leader_repeat_4p": "any"}).plays_rounds(1)
    up_to_the_appointment(t)
    assert appointments(t) == "CDE"


@rule("CP-LED-05", "CP-ED-11")
def test_an_edition_with_one_round_more_than_players_has_a_second_term():
    six = edited(
        ("rounds = 5", "rounds = 6"),
        ("hand = 5", "hand = 6"),
        *[(f"{n} = {{", f"#{n} = {{") for n in (4, 6, 7, 8)],
        (
            "deck = { B = 7, B250 = 4, B500 = 2, S = 7, S250 = 4, S500 = 1 } }",
            "deck = { B = 12, B250 = 4, B500 = 2, S = 7, S250 = 4, S500 = 1 } }",
        ),
    )
    t = table(5, edition=six, rounds=["S S S"]).plays_rounds(4)
    up_to_the_appointment(t)
    assert (t.leader, appointments(t)) == ("E", "ABCD")


@rule("CP-LED-07", "CP-INF-04")
def test_an_appointment_is_public_and_cannot_be_turned_down():
    t = table(5).plays_round()
    for name in (*t.names, "spectator"):
        assert [event.seat for event in t.told(name, LeaderAppointed)] == [1]
        assert t.sees(name).leader == 1
    assert all(option.startswith("choose") for option in t.can("B"))


@rule("CP-LED-08", "CP-T-20")
@pytest.mark.parametrize("live", [True, False])
def test_nobody_is_appointed_after_round_5(live):
    t = table(5, live=live, rounds=JAMMED).plays_rounds(4).until_reveal()
    assert t.sees("A").eligible == ()
    assert len(t.told("A", LeaderAppointed)) == 4
    if live:
        t.refused("CP-LED-08", lambda: t.claims("A", "successor", player="B"))
    t.all_have_looked().won_by("blue")
