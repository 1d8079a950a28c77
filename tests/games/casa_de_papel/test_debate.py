"""Phase 2, and what can be said in it: speeches, the free floor, claims."""

import pytest

from cavale.games.casa_de_papel.box import CLAIM_VERBS
from cavale.games.casa_de_papel.events import Claimed, DebateClosed, FloorOpened, SaidDone, SpeechBegan
from games.casa_de_papel.table import alike, table
from rules import rule


def claims(t, name):
    """The claims somebody is offered."""
    return [text for text in t.can(name) if text.partition("(")[0] in CLAIM_VERBS]


def on_the_floor(t):
    return t.all_lay().in_the_dark_nothing().all_speak()


def after_the_reveal(t):
    return t.until_reveal()


# -- speeches ----------------------------------------------------------------------------------------------------


@rule("CP-DEB-01", "CP-DEB-03", "CP-DEB-05")
@pytest.mark.parametrize("live", [True, False])
def test_everyone_speaks_in_turn_from_the_leaders_left_the_leader_last(live):
    t = table(5, rounds=["C:* D:* E:*"], live=live).all_lay()
    t.claims("D", "choose_me").says_done("D", "E")
    t.says_done("A", "B")
    t.claims("C", "my_card", card="B500").says_done("C")
    for name in ("A", "spectator"):
        assert [t.names[event.seat] for event in t.told(name, SpeechBegan)] == list("DEABC")
        assert len(t.told(name, FloorOpened)) == 1


@rule("CP-DEB-02", "CP-EX-05", "CP-NET-02", "CP-NET-03")
def test_true_and_false_claims_are_all_the_same_to_the_program():
    t = table(5, roles="B=robber C=hostage", rounds=["A:B B:S C:S"]).all_lay()
    t.claims("B", "skip_me").claims("B", "my_card", card="sabotage").says_done("B")
    t.claims("C", "choose_me").claims("C", "my_card", card="B500").says_done("C")
    t.debates().selects("B", "C").revealed("B", "S", "S").loot(0)
    assert [event.claim for event in t.told("spectator", Claimed)] == [
        "skip_me",
        "my_card(card=sabotage)",
        "choose_me",
        "my_card(card=B500)",
    ]


@rule("CP-DEB-04")
def test_there_is_no_way_to_show_a_card_or_a_role():
    t = table(5)
    verbs = {action.verb for action in t.box.actions.all}
    assert verbs - set(CLAIM_VERBS) == {
        "choose", "lock", "done", "speak", "close_debate", "propose", "confirm", "raquel_look", "raquel_out",
        "raquel_pass", "professor_look", "professor_pass", "appoint", "accuse",
    }  # fmt: skip
    other = table(5, roles="B=professor", hands={"B": "S S S S S500"})
    assert claims(t.all_lay(), "B") == claims(other.all_lay(), "B")


@rule("CP-DEB-05")
def test_the_leader_claims_like_everybody_but_need_not_ask_to_be_chosen():
    t = on_the_floor(table(5))
    t.claims("A", "my_card", card="S500").claims("A", "my_role", role="professor")
    t.refused("CP-SEL-02", lambda: t.claims("A", "choose_me"))
    t.refused("CP-SEL-02", lambda: t.claims("A", "skip_me"))


@rule("CP-DEB-06")
def test_a_speech_belongs_to_its_speaker():
    t = table(5).all_lay()
    t.free_to_talk("B").silent("CP-DEB-06", "A", "C", "D", "E")
    t.refused("CP-DEB-06", lambda: t.claims("C", "my_team", team="red"))
    t.refused("CP-DEB-06", lambda: t.says_done("C"))
    t.claims("B", "my_team", team="red").says_done("B")
    t.free_to_talk("C").silent("CP-DEB-06", "B")


@rule("CP-DEB-06", "CP-T-25")
def test_four_claims_in_a_speech():
    t = table(8).all_lay()
    for name in "ACDE":
        t.claims("B", "trust", player=name)
    t.refused("CP-DEB-06", lambda: t.claims("B", "trust", player="F"))
    assert t.can("B") == ["done"]
    t.free_to_talk("B")
    t.says_done("B")
    assert t.speaker == "C"


@rule("CP-T-26", "CP-DEB-06")
def test_the_leader_cannot_close_the_debate_before_the_last_speech():
    t = table(5).all_lay()
    t.refused("CP-DEB-06", lambda: t.does("A", "close_debate"))
    t.says_done(*"BCDE")
    t.refused("CP-DEB-06", lambda: t.does("A", "close_debate"))
    t.says_done("A")
    t.refused("CP-DEB-03", lambda: t.does("B", "close_debate"))
    t.does("A", "close_debate")
    assert t.sees("B").phase == "selection"
    t.refused("CP-DEB-03", lambda: t.does("A", "close_debate"))


# -- free floor --------------------------------------------------------------------------------------------------


@rule("CP-DEB-03")
def test_then_the_floor_is_free_until_the_leader_closes_it():
    t = on_the_floor(table(5)).free_to_talk()
    t.claims("D", "choose_me").claims("B", "suspect", player="D", who="blue").claims("D", "my_team", team="red")
    t.does("A", "close_debate")
    assert len(t.told("spectator", DebateClosed)) == 1


@rule("CP-DEB-07", "CP-T-25")
def test_six_claims_on_the_floor_and_in_the_selection_together():
    t = table(8).all_lay()
    t.claims("B", "my_team", team="red").all_speak()
    for name in "ACDE":
        t.claims("B", "trust", player=name)
    t.does("A", "close_debate").proposes("C")
    for name in "FG":
        t.claims("B", "trust", player=name)
    t.refused("CP-DEB-07", lambda: t.claims("B", "trust", player="H"))
    t.claims("C", "trust", player="H")


@rule("CP-DEB-07")
def test_four_claims_after_the_reveal_the_display_and_the_appointment_together():
    t = after_the_reveal(table(5))
    t.claims("B", "trust", player="A").claims("B", "trust", player="C").all_have_looked()
    t.claims("B", "trust", player="D").claims("B", "trust", player="E")
    t.refused("CP-DEB-07", lambda: t.claims("B", "my_team", team="red"))
    t.claims("A", "my_team", team="red").appoints("B")


@rule("CP-DEB-07")
def test_the_debate_ends_when_all_are_done_and_a_claim_takes_done_back():
    t = on_the_floor(table(5)).says_done(*"ABCD")
    assert t.sees("E").done == (0, 1, 2, 3)
    t.refused("CP-DEB-07", lambda: t.says_done("A"))
    t.claims("B", "my_team", team="red")
    assert t.sees("E").done == (0, 2, 3)
    t.says_done("E")
    assert t.sees("E").phase == "debate"
    t.says_done("B")
    assert t.sees("E").phase == "selection"
    assert [t.names[event.seat] for event in t.told("spectator", SaidDone)] == list("ABCDEB")


@rule("CP-DEB-07")
def test_nobody_is_done_any_more_when_the_next_phase_begins():
    t = on_the_floor(table(5)).says_done(*"BCDE").does("A", "close_debate")
    assert t.sees("A").done == ()
    t.selects().says_done("A", "B").appoints("C")
    assert t.sees("A").done == ()


@rule("CP-DEB-07", "CP-NET-12")
def test_the_decisions_of_a_match_are_bounded():
    t = table(5, live=False).all_lay()
    count = 0
    while t.state.phase == 2:
        (seat,) = t.match.asked()
        t.match.play(seat, t.match.options_of(seat)[0])
        count += 1
    assert count == 5 * (4 + 6)


# -- claims ------------------------------------------------------------------------------------------------------


@rule("CP-NET-02")
@pytest.mark.parametrize(("players", "number"), [(4, 59), (5, 67), (6, 75), (7, 83), (8, 91)])
def test_how_many_claims_there_are(players, number):
    t = table(players)
    listed = [action for action in t.box.actions.all if action.verb in CLAIM_VERBS]
    assert len(listed) == number == 27 + 8 * players
    assert all(t.box.is_claim(action) for action in listed)


@rule("CP-T-25", "CP-NET-02")
def test_68_claims_are_offered_whatever_she_holds():
    t = table(8, hands={"B": "B B B B B"})
    other = table(8, roles="B=raquel", hands={"B": "S S S S S500"})
    t.refused("CP-CHO-03", lambda: t.claims("B", "my_card", card="B"))
    assert len(claims(t.all_lay(), "B")) == 68
    assert claims(t, "B") == claims(other.all_lay(), "B")
    on_the_floor(t)
    assert {name: len(claims(t, name)) for name in t.names} == dict.fromkeys(t.names, 68)
    t.refused("CP-SEL-02", lambda: t.claims("B", "advise", player="A", what="leave"))
    t.debates().selects().appoints("B").until_reveal()
    t.refused("CP-LED-02", lambda: t.claims("C", "successor", player="A"))


def offered(t, name):
    """How many claims of each sort somebody is offered."""
    verbs = [text.partition("(")[0] for text in claims(t, name)]
    return {verb: verbs.count(verb) for verb in CLAIM_VERBS if verb in verbs}


@rule("CP-NET-02")
def test_which_claims_are_offered_in_which_phase():
    always = {"my_card": 8, "my_team": 2, "my_role": 4, "suspect": 16, "trust": 4}
    t = on_the_floor(table(5, rounds=["A:B B:B C:S", "B:B C:S D:S250"]))
    assert offered(t, "B") == always | {"choose_me": 1, "skip_me": 1, "my_hand": 5, "advise": 6}
    assert offered(t, "A") == always | {"my_hand": 5, "advise": 8}
    t.does("A", "close_debate")
    assert offered(t, "B") == always | {"choose_me": 1, "skip_me": 1, "my_hand": 5, "advise": 6}
    t.selects()
    assert offered(t, "B") == always | {"my_hand": 5, "successor": 4, "was_mine": 2}
    t.all_have_looked()
    assert offered(t, "A") == always | {"my_hand": 5, "successor": 4, "was_mine": 2}
    t.appoints("B").until_reveal()
    assert offered(t, "C") == always | {"my_hand": 4, "successor": 3, "was_mine": 3}


@rule("CP-NET-02")
def test_in_the_last_round_nobody_speaks_of_a_hand_or_a_successor():
    t = table(5, options={"powers": "none"}).plays_rounds(4).all_speak()
    assert "my_hand" not in offered(t, "B")
    t.refused("CP-NET-02", lambda: t.claims("B", "my_hand", count=0))
    t.does("E", "close_debate").selects()
    assert "successor" not in offered(t, "B")
    assert "was_mine" in offered(t, "B")


@rule("CP-NET-02")
def test_claims_that_make_no_sense_are_refused():
    t = on_the_floor(table(5, rounds=["A:B B:B C:S"]))
    t.refused("CP-NET-02", lambda: t.claims("B", "trust", player="B"))
    t.refused("CP-NET-02", lambda: t.claims("B", "suspect", player="B", who="red"))
    t.refused("CP-NET-02", lambda: t.claims("B", "successor", player="C"))
    t.refused("CP-NET-02", lambda: t.claims("B", "was_mine", kind="B"))
    t.debates().selects()
    t.refused("CP-NET-02", lambda: t.claims("B", "was_mine", kind="S500"))
    t.refused("CP-NET-02", lambda: t.claims("B", "choose_me"))
    t.refused("CP-NET-02", lambda: t.claims("B", "advise", player="C", what="take"))
    t.refused("CP-LED-03", lambda: t.claims("B", "successor", player="A"))
    t.appoints("B").until_reveal()
    t.refused("CP-NET-02", lambda: t.claims("A", "my_hand", count=4))
    t.claims("A", "my_hand", count=3)


@rule("CP-NET-02", "CP-NET-12")
def test_without_people_they_are_refused_for_the_same_reasons():
    t = table(5, live=False).all_lay().all_speak()
    assert t.match.asked() == [t.seat("B")]
    t.refused("CP-SEL-02", lambda: t.claims("B", "advise", player="A", what="take"))
    t.refused("CP-NET-02", lambda: t.claims("B", "trust", player="B"))
    t.refused("CP-NET-12", lambda: t.claims("C", "trust", player="B"))


@rule("CP-NET-02")
def test_a_later_claim_of_the_same_line_replaces_the_earlier_one():
    t = on_the_floor(table(5))
    t.claims("B", "choose_me").claims("B", "skip_me")
    t.claims("C", "suspect", player="B", who="red").claims("C", "suspect", player="D", who="red")
    t.claims("C", "suspect", player="B", who="blue")
    t.claims("D", "choose_me").claims("D", "my_card", card="print").claims("D", "my_card", card="B")
    shown = [(claim.round, claim.phase, t.names[claim.seat], claim.claim) for claim in t.sees("spectator").claims]
    assert shown[0] == (1, "debate", "B", "choose_me")
    assert len(shown) == 8
    assert [claim.claim for claim in t.sees("A").claims if claim.stands] == [
        "skip_me",
        "suspect(player=3, who=red)",
        "suspect(player=1, who=blue)",
        "choose_me",
        "my_card(card=B)",
    ]


@rule("CP-NET-02")
def test_proposals_of_different_successors_stand_side_by_side():
    t = after_the_reveal(table(5))
    t.claims("C", "successor", player="B").claims("C", "successor", player="D").claims("C", "successor", player="B")
    assert [claim.stands for claim in t.sees("A").claims] == [False, True, True]


@rule("CP-NET-02")
def test_what_is_said_of_a_card_concerns_its_round():
    t = on_the_floor(table(5)).claims("B", "my_card", card="B").claims("B", "my_team", team="red")
    t.debates().selects().appoints("B")
    on_the_floor(t).claims("B", "my_card", card="S").claims("B", "my_team", team="blue")
    assert [claim.stands for claim in t.sees("A").claims] == [True, False, True, True]


@rule("CP-NET-03", "CP-GOAL-04")
def test_claims_change_nothing():
    line = ["A:B B:B250 C:S"]
    silent = table(5, roles="B=hostage", rounds=line).all_lay().debates().selects()
    loud = table(5, roles="B=hostage", rounds=line).all_lay()
    loud.claims("B", "my_team", team="blue").claims("B", "my_role", role="hostage").claims("B", "skip_me")
    loud.debates().selects()
    for t in (silent, loud):
        t.revealed("B", "B250", "S").loot(750)
    assert loud.state.claims
    for name in silent.names:
        assert silent.sees(name).mine == loud.sees(name).mine
        assert silent.sees(name).history == loud.sees(name).history


@rule("CP-GOAL-04")
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_the_hostages_are_the_smaller_team(players):
    red, blue = table(players).sees("spectator").teams
    assert blue < red


# -- the table of CP-NET-01 --------------------------------------------------------------------------------------


@rule("CP-NET-01")
def test_when_talk_is_open():
    t = table(5).silent("CP-CHO-03")
    t.all_lay().free_to_talk("B").silent("CP-DEB-06", "A")
    t.all_speak().free_to_talk()
    t.does("A", "close_debate").free_to_talk()
    t.selects().free_to_talk()
    assert t.sees("A").phase == "resolution"
    t.all_have_looked().free_to_talk()
    t.appoints("B").silent("CP-CHO-03")
    t.until_selection().selects().silent("CP-POW-03")
    t.lights_on().free_to_talk()
    assert t.match.why_silent(t.seat("spectator")) is not None


@rule("CP-NET-01")
def test_every_word_is_for_the_whole_table():
    t = on_the_floor(table(5)).claims("B", "trust", player="C").says_done("C")
    for name in (*t.names, "spectator"):
        assert [event.claim for event in t.told(name, Claimed)] == ["trust(player=2)"]
        assert [event.seat for event in t.told(name, SaidDone)] == [2]
        assert len(t.sees(name).claims) == 1


@rule("CP-NET-08")
def test_spectators_see_what_is_public_and_neither_write_nor_claim():
    t = on_the_floor(table(5))
    assert t.sees("spectator").mine is None
    assert t.can("spectator") == []
    t.refused("", lambda: t.claims("spectator", "trust", player="C"))
    t.refused("", lambda: t.does("spectator", "close_debate"))
    other = on_the_floor(table(5, roles="A=raquel B=professor", hands={"A": "S S S S S500"}))
    assert alike("spectator", t, other)


# -- without people ----------------------------------------------------------------------------------------------


@rule("CP-NET-12")
def test_without_people_the_floor_goes_round_one_claim_at_a_time():
    t = table(5, live=False).all_lay()
    assert t.windows() == {}
    for name in "BCDEA":
        assert t.match.asked() == [t.seat(name)]
        t.says_done(name)
    t.claims("B", "choose_me").says_done("C").claims("D", "skip_me").says_done("E", "A")
    assert t.match.asked() == [t.seat("B")]
    t.refused("CP-NET-12", lambda: t.says_done("C"))
    t.claims("B", "my_team", team="red").claims("D", "my_team", team="red").says_done("B")
    t.refused("CP-NET-12", lambda: t.does("A", "close_debate"))
    t.says_done("D")
    assert t.sees("A").phase == "selection"
    t.refused("CP-NET-12", lambda: t.claims("B", "my_team", team="red"))
    t.selects()
    t.refused("CP-NET-12", lambda: t.does("A", "appoint", player="B"))
    for name in "BCDEA":
        t.says_done(name)
    t.refused("CP-NET-12", lambda: t.claims("A", "my_team", team="red"))
    t.does("A", "appoint", player="B")


@rule("CP-NET-12", "CP-POW-06")
def test_without_people_there_is_no_clock_at_all():
    t = table(5, live=False, rounds=["B500 B500 S", "B B S", "B B S"])
    while not t.match.over:
        assert t.state.windows == ()
        (seat, *_) = t.match.asked()
        t.match.play(seat, t.match.options_of(seat)[-1])
