"""The round, and its first phase: everybody lays a card in silence."""

import pytest

from cavale.core.event import Drafted, Sealed, TakenBack
from cavale.games.casa_de_papel.events import AllLaid, CardLaid, RoundStarted
from games.casa_de_papel.table import JAMMED, alike, table
from rules import rule


@rule("CP-ROUND-01")
@pytest.mark.parametrize("live", [True, False])
def test_five_rounds_of_five_phases(live):
    t = table(5, options={"powers": "none", "final_accusation": False}, live=live)
    phases = []
    for _ in range(5):
        for go_on in (t.all_lay, t.debates, t.selects):
            phases.append(t.sees("spectator").phase)
            go_on()
        if live:
            phases.append(t.sees("spectator").phase)
        t.all_have_looked()
        if not t.match.over:
            phases.append(t.sees("spectator").phase)
            t.appoints("ABCDE"[t.state.round])
    assert t.sees("A").round == 5
    seen = ["choice", "debate", "selection", *(["resolution"] if live else [])]
    last = ["debate", "debate", "selection"] + (["resolution"] if live else [])
    assert phases == [*seen, "appointment"] * 4 + last


@rule("CP-ROUND-02")
def test_the_leader_is_known_before_cards_are_chosen():
    t = table(5, rounds=["C:B D:B E:S", "A:B B:B C:S"])
    assert [(event.round, event.leader) for event in t.told("A", RoundStarted)] == [(1, t.seat("C"))]
    assert t.sees("A").leader == t.seat("C")
    t.plays_round()
    assert t.told("A", RoundStarted)[-1].leader == t.sees("B").leader == t.seat("A")
    assert t.sees("B").phase == "choice"


@rule("CP-ROUND-03", "CP-INV-03", "CP-CHO-01")
@pytest.mark.parametrize("live", [True, False])
def test_everybody_plays_one_card_per_round_the_leader_too(live):
    t = table(4, live=live, options={"final_accusation": False})
    for played in range(1, 6):
        t.until_reveal()
        assert all(len(t.sees(name).mine.hand) == 5 - played for name in t.names)
        assert all(len([kind for kind in t.sees(name).mine.choices if kind]) == played for name in t.names)
        t.all_have_looked()
        if played < 5:
            t.appoints("ABCDA"[played])


@rule("CP-CHO-01")
def test_only_a_card_in_hand_can_be_laid():
    t = table(5, hands={"A": "B B S S S"})
    t.refused("CP-CHO-01", lambda: t.chooses("A", "S500"))
    t.lays("A", "B")
    assert t.sees("A").mine.hand == ("B", "B", "S", "S", "S")
    t.all_lay()
    assert t.sees("A").mine.hand == ("B", "S", "S", "S")
    t.refused("CP-CHO-01", lambda: t.chooses("A", "B"))
    t.refused("CP-CHO-01", lambda: t.locks("A"))


@rule("CP-CHO-02")
def test_anyone_may_lay_anything():
    t = table(5, roles="A=robber B=hostage", hands={"A": "B B500 S S250 S500", "B": "B B250 S S S"})
    assert t.can("A") == [f"choose(kind={kind})" for kind in ("B", "B500", "S", "S250", "S500")]
    assert t.can("B") == [f"choose(kind={kind})" for kind in ("B", "B250", "S")]


@rule("CP-CHO-03", "CP-NET-04")
@pytest.mark.parametrize("live", [True, False])
def test_silence_until_the_last_card_is_down(live):
    t = table(5, live=live)
    t.silent("CP-CHO-03")
    for name in "ABCD":
        t.lays(name)
    t.silent("CP-CHO-03")
    t.refused("CP-CHO-03", lambda: t.claims("A", "my_card", card="B"))
    t.refused("CP-CHO-03", lambda: t.says_done("A"))
    t.refused("CP-SEL-01", lambda: t.proposes("B"))
    t.lays("E").free_to_talk("B")


@rule("CP-T-16", "CP-CHO-03", "CP-NET-04", "CP-CHO-07")
def test_in_round_4_silence_lasts_until_the_lights_are_on():
    t = table(5).plays_rounds(3)
    for name in "ABCD":
        t.lays(name)
    t.silent("CP-CHO-03").refused("CP-CHO-03", lambda: t.claims("A", "trust", player="B"))
    t.lays("E")
    t.silent("CP-POW-03").refused("CP-POW-03", lambda: t.claims("A", "trust", player="B"))
    t.lights_on()
    t.free_to_talk(t.speaker)


@rule("CP-CHO-04")
def test_a_choice_can_be_changed_until_all_have_locked():
    t = table(5, hands={"A": "B B S S S500"})
    t.chooses("A", "B")
    t.refused("CP-CHO-04", lambda: t.chooses("A", "S"))
    t.takes_back("A").chooses("A", "S").locks("A")
    t.refused("CP-CHO-04", lambda: t.locks("A"))
    t.takes_back("A").takes_back("A").chooses("A", "S500").locks("A")
    t.all_lay()
    assert t.sees("A").mine.choices[0] == "S500"
    t.refused("", lambda: t.takes_back("A"))


@rule("CP-CHO-04")
def test_whoever_has_changed_her_mind_is_waited_for():
    t = table(5)
    t.lays("A")
    t.takes_back("A")
    for name in "BCDE":
        t.lays(name)
    assert t.sees("B").phase == "choice"
    t.locks("A")
    assert t.sees("B").phase == "debate"


@rule("CP-CHO-04")
def test_only_the_number_of_locks_is_public():
    t = table(5)
    t.lays("C").lays("A")
    for name in ("A", "B", "spectator"):
        assert [event.count for event in t.told(name, Sealed)] == [1, 2]
        assert t.sees(name).locked == 2
    t.takes_back("A")
    assert t.sees("B").locked == 2
    assert len(t.told("A", TakenBack)) == 1
    assert t.told("B", TakenBack) == t.told("B", Drafted) == []
    t.locks("A")
    assert [event.count for event in t.told("B", Sealed)] == [1, 2]


@rule("CP-CHO-04")
def test_a_card_must_be_chosen_before_it_is_locked():
    t = table(5)
    t.refused("CP-CHO-04", lambda: t.locks("A"))
    no_people = table(5, live=False)
    no_people.refused("CP-CHO-04", lambda: no_people.locks("A"))


@rule("CP-T-24", "CP-CHO-04")
def test_order_and_hesitation_tell_the_others_nothing():
    hands = {"A": "B S B B B", "B": "S B S S S"}
    plain = table(5, hands=hands)
    plain.lays("A", "B").lays("B", "S").all_lay().debates()
    swapped = table(5, hands=hands)
    swapped.lays("B", "S").lays("A", "B").all_lay().debates()
    wavering = table(5, hands=hands)
    wavering.chooses("A", "S").takes_back("A").lays("A", "B").takes_back("A").takes_back("A").lays("A", "S")
    wavering.lays("B", "S").takes_back("A").takes_back("A").lays("A", "B").all_lay().debates()
    for name in ("C", "D", "E", "spectator"):
        assert alike(name, plain, swapped)
        assert alike(name, plain, wavering)
    assert alike("B", plain, wavering)


@rule("CP-CHO-05", "CP-T-20", "CP-LED-08")
@pytest.mark.parametrize("live", [True, False])
def test_the_last_card_lays_itself(live):
    t = table(5, live=live, rounds=JAMMED).plays_rounds(4)
    assert t.sees("A").phase == "debate"
    for name in t.names:
        assert t.sees(name).mine.hand == ()
        assert t.told(name, CardLaid)[-1].round == 5
    assert t.told("spectator", AllLaid)[-1].round == 5
    t.debates()
    assert t.sees("A").phase == "selection"
    t.refused("CP-CHO-01", lambda: t.chooses("A", "S"))
    t.selects().all_have_looked().won_by("blue")


@rule("CP-CHO-06")
def test_you_always_see_your_own_choice_and_nobody_elses():
    t = table(5, hands={"A": "S500 B B B B"})
    t.chooses("A", "S500")
    assert [shown.args for shown in t.mail("A")[-1].asked.draft] == [{"kind": "S500"}]
    t.locks("A").all_lay()
    assert t.sees("A").mine.choices == ("S500", None, None, None, None)
    assert [event.kind for event in t.told("A", CardLaid)] == ["S500"]
    assert [event.kind for event in t.told("B", CardLaid)] == [t.sees("B").mine.choices[0]]
    assert t.told("spectator", CardLaid) == []
    t.plays_rounds(2)
    assert t.sees("A").mine.choices[:2] == ("S500", "B")


@rule("CP-CHO-07", "CP-SPE-01")
def test_in_round_4_the_professor_acts_before_the_debate():
    t = table(5).plays_rounds(3).all_lay()
    assert (t.sees("A").phase, t.sees("A").dark) == ("choice", True)
    t.refused("CP-CHO-01", lambda: t.chooses("A", "B"))
    t.lights_on()
    assert (t.sees("A").phase, t.sees("A").dark) == ("debate", False)
