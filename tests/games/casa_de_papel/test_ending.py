"""The final score, Raquel's accusation, and what is shown afterwards."""

import pytest

from cavale.games.casa_de_papel.events import EverythingShown, MatchWon, ProfessorAccused, RaquelRevealed
from games.casa_de_papel.table import JAMMED, table
from rules import rule

# Five rounds, the selected cards only, and the loot they make with so many players.
FOUR_1750 = ("B B S250", "B B S250", "B B250 S250", "S S B250", "S S B250")
SIX_2000 = ("B B S", "B B S", "B B S", "B B S", "S S S")
SEVEN_3000 = ("B B250 B250 S250 S500", "B B250 B250 S250 S500", "B B250 B250 S250 S250", "S S S B500 B500", "S S S B B")
SEVEN_2750 = ("B B250 B250 S250 S500", "B B250 B250 S250 S500", "B B B250 S250 S250", "S S S B500 B500", "S S S B B")
EIGHT_2500 = ("B B B S250 S250", "B B B S250 S250", "B B B S250 S250", "B B250 B250 S S", "S S S B500 B500")


def finished(players, rounds, **more):
    """Five rounds played, the last reveal looked at."""
    t = table(players, roles="A=professor B=raquel", rounds=rounds, **more)
    return t.plays_rounds(4).until_reveal().all_have_looked()


@rule("CP-T-05", "CP-END-03", "CP-END-04", "CP-GOAL-01", "CP-GOAL-02")
def test_at_the_goal_a_right_accusation_wins_for_the_hostages():
    t = finished(6, SIX_2000).loot(2000)
    t.accuses("A").loot(1500).won_by("blue")


@rule("CP-T-05", "CP-END-05")
def test_at_the_goal_a_wrong_accusation_changes_nothing():
    t = finished(6, SIX_2000).accuses("C").loot(2000).won_by("red")
    (accused,) = t.told("spectator", ProfessorAccused)
    assert (accused.player, accused.right, accused.loot) == (2, False, 2000)


@rule("CP-T-06", "CP-END-04", "CP-END-07")
def test_the_robbers_may_win_although_the_professor_is_found():
    finished(7, SEVEN_3000).loot(3000).accuses("A").loot(2500).won_by("red")


@rule("CP-T-06", "CP-END-04")
def test_from_2750_the_hostages_win_by_a_right_accusation():
    finished(7, SEVEN_2750).loot(2750).accuses("A").loot(2250).won_by("blue")


@rule("CP-T-07", "CP-END-02", "CP-GOAL-01")
@pytest.mark.parametrize("live", [True, False])
def test_below_the_goal_raquel_is_not_asked(live):
    t = finished(4, FOUR_1750, live=live).loot(1750).won_by("blue")
    assert t.told("B", RaquelRevealed) == []


@rule("CP-T-21", "CP-SPE-02")
@pytest.mark.parametrize("live", [True, False])
def test_without_the_accusation_the_robbers_win_at_the_goal_at_once(live):
    t = finished(8, EIGHT_2500, options={"final_accusation": False}, live=live).loot(2500).won_by("red")
    assert t.told("A", RaquelRevealed) == []


@rule("CP-T-22", "CP-END-06")
@pytest.mark.parametrize("live", [True, False])
def test_she_names_exactly_one_other_player(live):
    t = finished(6, SIX_2000, live=live)
    assert t.can("B") == [f"accuse(player={seat})" for seat in (0, 2, 3, 4, 5)]
    t.refused("CP-END-06", lambda: t.accuses("B"))
    t.refused("CP-END-03", lambda: t.does("A", "accuse", player="B"))
    assert t.sees("A").raquel == 1
    assert t.state.roles[3] == 2
    t.accuses("D").won_by("red")


@rule("CP-END-06")
def test_out_of_time_she_has_named_nobody():
    t = finished(6, SIX_2000).time_runs_out("accusation").loot(2000).won_by("red")
    (accused,) = t.told("C", ProfessorAccused)
    assert (accused.player, accused.right) == (None, False)
    assert t.sees("C").accused is None


@rule("CP-END-01")
def test_reaching_the_goal_early_ends_nothing():
    t = table(5, rounds=["B500 B500 S", "B B S", "B B S"]).plays_rounds(2).loot(2000)
    assert not t.match.over
    assert t.sees("A").round == 3
    t.refused("CP-END-03", lambda: t.accuses("A"))


@rule("CP-END-01")
def test_roles_are_still_secret_when_the_last_round_is_over():
    t = finished(6, SIX_2000)
    assert t.sees("C").truth is None
    assert t.told("C", EverythingShown) == []


@rule("CP-END-03")
@pytest.mark.parametrize("live", [True, False])
def test_the_program_reveals_raquel_and_nobody_else(live):
    t = finished(6, SIX_2000, live=live)
    for name in (*t.names, "spectator"):
        assert [event.seat for event in t.told(name, RaquelRevealed)] == [1]
        assert t.sees(name).raquel == 1
        assert t.sees(name).phase == "accusation"


@rule("CP-END-07")
def test_the_accusation_takes_place_even_when_it_cannot_matter():
    t = finished(5, ("B500 B500 S", "B250 B250 S", "B B S", "S S B", "S S B"))
    t.loot(3000)
    assert t.sees("A").phase == "accusation"
    t.accuses("A").loot(2500).won_by("red")


@rule("CP-END-08", "CP-NET-01")
def test_all_may_talk_while_raquel_decides_but_nobody_claims():
    t = finished(6, SIX_2000).free_to_talk()
    t.refused("CP-NET-01", lambda: t.claims("A", "my_role", role="robber"))
    t.refused("CP-NET-01", lambda: t.says_done("A"))


@rule("CP-END-08")
def test_a_table_may_prefer_silence():
    t = finished(6, SIX_2000, options={"accusation_talk": "closed"}).silent("CP-END-08")
    t.refused("CP-END-08", lambda: t.claims("A", "my_role", role="robber"))


@rule("CP-END-09")
def test_afterwards_everything_is_shown():
    t = table("L R X Y Z", roles="R=raquel L=professor", rounds=["X:B L:B Z:S", "L:B R:S X:B250 / Y:S250 Z:B"])
    t.plays_round().all_lay().all_speak().claims("X", "my_card", card="B500").debates().selects()
    t.raquel_looks("Y").raquel_puts_out("X").lights_on().appoints("R").plays_round()
    t.until_blackout().professor_looks("Z").lights_on().gives_up()
    for name in ("X", "spectator"):
        truth = t.sees(name).truth
        assert truth.roles[:2] == ("professor", "raquel")
        assert truth.names[:2] == ("professor", "raquel")
        assert [cards[1] for cards in truth.laid] == ["B", "S", "B250", "S250", "B"]
        assert (truth.brought_in, truth.put_out, truth.peeked) == (t.seat("Y"), t.seat("X"), t.seat("Z"))
        assert t.sees(name).claims[0].claim == "my_card(card=B500)"
        assert len(t.told(name, EverythingShown)) == 1


@rule("CP-GOAL-03")
def test_a_team_wins_as_a_whole():
    t = finished(6, SIX_2000).accuses("A")
    won = {t.names[seat] for seat, result in enumerate(t.state.returns()) if result > 0}
    assert won == {name for name in t.names if t.sees(name).mine.team == "blue"}
    lost = finished(6, SIX_2000).accuses("C")
    won = {lost.names[seat] for seat, result in enumerate(lost.state.returns()) if result > 0}
    assert won == {name for name in lost.names if lost.sees(name).mine.team == "red"}


@rule("CP-GOAL-03", "CP-END-02")
def test_everyone_is_told_who_has_won():
    t = finished(5, JAMMED)
    for name in (*t.names, "spectator"):
        assert [(event.team, event.loot) for event in t.told(name, MatchWon)] == [("blue", 0)]


@rule("CP-NET-07")
@pytest.mark.parametrize("live", [True, False])
def test_a_match_given_up_has_no_winner_and_everything_is_shown(live):
    t = table(5, live=live).plays_round().gives_up().won_by("")
    assert t.state.returns() == [0.0] * 5
    assert t.sees("A").truth is not None
    assert t.match.asked() == []
    assert all(t.can(name) == [] for name in t.names)
    assert t.mail("A")[-1].asked is None
    t.refused("", lambda: t.chooses("A", "B"))
    t.refused("", t.gives_up)
