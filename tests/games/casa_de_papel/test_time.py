"""Clocks, time-outs, absent players, correspondence."""

import pytest

from cavale.games.casa_de_papel.events import CardLaid, CardsSelected, LeaderAppointed, SpeechBegan, Spoke
from games.casa_de_papel.table import table
from rules import rule

DAY = 24 * 3600


def windows_of_a_round(t):
    """The limits in seconds of all windows on the way through rounds 1 and 2, and of the accusation by name."""
    seen = dict(t.windows())
    t.all_lay()
    seen |= t.windows()
    t.all_speak()
    seen |= t.windows()
    t.debates()
    seen |= t.windows()
    t.selects()
    seen |= t.windows()
    t.all_have_looked()
    seen |= t.windows()
    t.appoints("B").until_blackout()
    return seen | t.windows()


LIMITS = {"choice": 45, "speech": 20, "floor": 120, "selection": 45, "reveal": 10, "appointment": 60, "blackout": 15}


@rule("CP-NET-05")
def test_the_default_clocks():
    assert windows_of_a_round(table(5)) == LIMITS
    t = table(5, rounds=["B500 B500 S", "B B S"]).plays_rounds(4).until_reveal().all_have_looked()
    assert t.windows() == {"accusation": 60}


@rule("CP-NET-05")
def test_slow_clocks_take_three_times_as_long_where_somebody_decides():
    slow = windows_of_a_round(table(5, options={"clocks": "slow"}))
    assert slow == {name: limit * (1 if name in {"blackout", "reveal"} else 3) for name, limit in LIMITS.items()}


@rule("CP-NET-05", "CP-POW-06")
def test_without_clocks_only_blackouts_and_the_reveal_have_a_limit():
    assert windows_of_a_round(table(5, options={"clocks": "off"})) == {"floor": 0, "reveal": 10, "blackout": 15}


@rule("CP-NET-05")
@pytest.mark.parametrize("clocks", ["live", "slow", "off"])
def test_the_table_chooses_how_long_the_reveal_is_looked_at(clocks):
    assert table(5, options={"clocks": clocks, "reveal_seconds": 25}).until_reveal().windows() == {"reveal": 25}
    assert "reveal" not in table(5, options={"clocks": clocks, "reveal_seconds": 0}).until_reveal().windows()


@rule("CP-NET-05")
def test_a_phase_ends_early_once_all_asked_have_answered():
    t = table(5)
    assert "choice" in t.windows()
    t.all_lay()
    assert list(t.windows()) == ["speech"]
    t.says_done("B")
    assert t.speaker == "C"
    t.debates()
    assert list(t.windows()) == ["selection"]
    t.selects()
    assert list(t.windows()) == ["reveal"]
    t.all_have_looked()
    assert list(t.windows()) == ["appointment"]
    t.appoints("B")
    assert list(t.windows()) == ["choice"]


# -- time-outs ---------------------------------------------------------------------------------------------------


@rule("CP-NET-06")
def test_choice_the_card_chosen_or_locked_counts_otherwise_any():
    t = table(5, hands={"A": "S500 B B B B", "B": "S S250 S S S", "C": "B500 B500 B250 B250 B250"})
    t.chooses("A", "S500").chooses("B", "S250").locks("B").takes_back("B")
    t.time_runs_out("choice")
    assert t.sees("A").mine.choices[0] == "S500"
    assert t.sees("B").mine.choices[0] == "S250"
    assert t.sees("C").mine.choices[0] in {"B500", "B250"}
    assert all(len(t.sees(name).mine.hand) == 4 for name in t.names)
    assert t.sees("A").phase == "debate"


@rule("CP-NET-06")
def test_choice_a_random_card_may_be_any_of_the_hand():
    hand = {"A": "S500 B B B S"}
    laid = [
        table(5, hands=hand, seed=bytes([seed])).time_runs_out("choice").sees("A").mine.choices[0] for seed in range(40)
    ]
    assert set(laid) == {"S500", "B", "S"}
    assert laid.count("B") > laid.count("S500")


@rule("CP-NET-06")
def test_choice_nobody_else_is_told_whose_card_was_drawn():
    hands = {"A": "S S S S S", "B": "B B B B B"}
    absent_a = table(5, hands=hands).lays("B")
    absent_b = table(5, hands=hands).lays("A")
    for t in (absent_a, absent_b):
        t.time_runs_out("choice")
        assert len(t.told("A", CardLaid)) == len(t.told("B", CardLaid)) == 1
    for name in ("C", "D", "E", "spectator"):
        assert [str(event) for event in absent_a.told(name)] == [str(event) for event in absent_b.told(name)]


@rule("CP-NET-06", "CP-DEB-06")
def test_a_speech_out_of_time_is_over():
    t = table(5).all_lay().claims("B", "choose_me").time_runs_out("speech")
    assert t.speaker == "C"
    for name in "CDEA":
        assert t.speaker == name
        t.time_runs_out("speech")
    assert [t.names[event.seat] for event in t.told("spectator", SpeechBegan)] == list("BCDEA")
    t.free_to_talk()


@rule("CP-DEB-03")
def test_the_clock_closes_the_floor():
    t = table(5).all_lay().all_speak().time_runs_out("floor")
    assert t.sees("A").phase == "selection"


@rule("CP-NET-06")
def test_selection_the_provisional_choice_is_completed_at_random():
    completed = set()
    for seed in range(10):
        t = table(5, seed=bytes([seed])).until_selection().proposes("D").time_runs_out("selection")
        (selected,) = t.told("A", CardsSelected)
        assert len(selected.seats) == 3
        assert {t.seat("A"), t.seat("D")} <= set(selected.seats)
        completed |= set(selected.seats)
    assert completed == {0, 1, 2, 3, 4}


@rule("CP-NET-06")
def test_selection_a_full_choice_not_confirmed_counts():
    t = table(5).until_selection().proposes("D", "E").time_runs_out("selection")
    assert t.told("A", CardsSelected)[0].seats == (0, 3, 4)


@rule("CP-NET-06", "CP-LED-02")
def test_appointment_any_eligible_player():
    appointed = set()
    for seed in range(12):
        t = table(5, seed=bytes([seed])).plays_round().until_reveal().all_have_looked().time_runs_out("appointment")
        appointed.add(t.names[t.told("A", LeaderAppointed)[-1].seat])
    assert appointed == {"C", "D", "E"}


@rule("CP-NET-07", "CP-NET-06")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_a_table_that_everybody_has_left_plays_on_to_the_end(players):
    t = table(players)
    while not t.match.over:
        t.time_runs_out(t.state.windows[0].name)
    assert t.sees("A").winner in {"red", "blue"}


@rule("CP-NET-07")
def test_a_table_may_pause_and_resume():
    t = table(5)
    t.match.pause()
    t.refused("", lambda: t.lays("A", "B"))
    t.refused("", lambda: t.time_runs_out("choice"))
    t.match.resume()
    t.all_lay()


# -- correspondence ----------------------------------------------------------------------------------------------


def by_post(players=5, **more):
    return table(players, options={"clocks": "correspondence"}, **more)


@rule("CP-NET-11")
def test_by_correspondence_the_debate_is_one_window_without_order():
    t = by_post().all_lay()
    assert t.windows() == {"floor": DAY}
    t.free_to_talk()
    assert t.told("A", SpeechBegan) == []
    t.claims("D", "choose_me").claims("B", "skip_me").claims("A", "trust", player="B")


@rule("CP-NET-11")
def test_by_correspondence_ten_claims_until_confirmation():
    t = by_post(8).all_lay()
    for name in "ACDEFGH":
        t.claims("B", "trust", player=name)
    t.says_done(*"CDEFGHA")
    t.does("A", "close_debate")
    for name in "ACD":
        t.claims("B", "suspect", player=name, who="red")
    t.refused("CP-DEB-07", lambda: t.claims("B", "my_team", team="red"))
    t.selects()
    t.claims("B", "my_team", team="red")


@rule("CP-NET-11")
def test_by_correspondence_the_leader_closes_once_each_other_was_heard():
    t = by_post().all_lay()
    t.refused("CP-NET-11", lambda: t.does("A", "close_debate"))
    t.claims("B", "choose_me").says_done("C").does("D", "speak")
    assert [t.names[event.seat] for event in t.told("spectator", Spoke)] == ["D"]
    t.refused("CP-NET-11", lambda: t.does("D", "speak"))
    t.refused("CP-NET-11", lambda: t.does("A", "close_debate"))
    t.refused("CP-DEB-03", lambda: t.does("B", "close_debate"))
    t.does("E", "speak").does("A", "close_debate")
    assert t.sees("A").phase == "selection"


@rule("CP-NET-11")
def test_by_correspondence_the_debate_also_ends_when_all_are_done_or_with_its_window():
    t = by_post().all_lay().says_done(*"ABCDE")
    assert t.sees("A").phase == "selection"
    t = by_post().all_lay().time_runs_out("floor")
    assert t.sees("A").phase == "selection"


@rule("CP-NET-11")
def test_by_correspondence_who_was_heard_counts_for_one_debate_only():
    t = by_post().all_lay()
    for name in "BCDE":
        t.does(name, "speak")
    t.does("A", "close_debate").selects().appoints("B").all_lay()
    t.refused("CP-NET-11", lambda: t.does("B", "close_debate"))


@rule("CP-NET-11", "CP-POW-02")
def test_by_correspondence_a_blackout_is_a_window_of_a_day_that_runs_its_full_length():
    t = by_post().plays_round().until_blackout()
    (window,) = t.state.windows
    assert (window.name, window.limit, window.hold) == ("blackout", DAY * 1000, DAY * 1000)
    t.raquel_passes()
    assert t.windows() == {"blackout": DAY}


@rule("CP-NET-11")
def test_by_correspondence_a_match_takes_21_days_at_most():
    """Nobody locks, closes or confirms before time is up; only the appointments are made in the last moment."""
    t = by_post(rounds=["B500 B500 S", "B B S", "B B S"])
    names = []
    days = 0
    for number in range(1, 6):
        for name in t.names if number < 5 else ():
            t.chooses(name, t.plan(name))
        while t.state.round == number and t.state.windows and t.state.phase != 6:
            (window,) = t.state.windows
            if window.name == "selection":
                t.proposes(*t.line.selected[1:])
            days += window.limit // (DAY * 1000)
            names.append(window.name)
            if window.name == "appointment" and number < 5:
                t.appoints("ABCDE"[number])
            else:
                t.time_runs_out(window.name)
    assert t.windows() == {"accusation": DAY}
    assert "reveal" not in names
    assert days + 1 == 21
    assert sorted({name: names.count(name) for name in names}.items()) == [
        ("appointment", 4),
        ("blackout", 2),
        ("choice", 4),
        ("floor", 5),
        ("selection", 5),
    ]


@rule("CP-NET-11")
def test_speak_is_for_correspondence_only():
    t = table(5).all_lay().all_speak()
    assert "speak" not in t.can("B")
