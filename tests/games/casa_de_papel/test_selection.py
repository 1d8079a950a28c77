"""Phase 3: the leader selects."""

import pytest

from cavale.core.event import DraftShown, TakenBackShown
from cavale.games.casa_de_papel.events import CardsRevealed, CardsSelected
from games.casa_de_papel.table import ONE_CARD, table
from rules import rule


@rule("CP-SEL-01", "CP-INV-05")
@pytest.mark.parametrize(("players", "select"), [(4, 3), (5, 3), (6, 3), (7, 5), (8, 5)])
def test_exactly_as_many_cards_as_the_table_says(players, select):
    t = table(players).until_selection()
    for name in t.names[1 : select - 1]:
        t.proposes(name)
        t.refused("CP-SEL-01", lambda: t.does("A", "confirm"))
    t.proposes(t.names[select - 1])
    if players > select:
        t.refused("CP-SEL-01", lambda: t.proposes(t.names[-1]))
    t.does("A", "confirm")
    assert len(t.told("spectator", CardsSelected)[0].seats) == select


@rule("CP-T-08", "CP-SEL-01", "CP-SEL-02")
@pytest.mark.parametrize("live", [True, False])
def test_two_or_four_cards_or_not_her_own_are_refused(live):
    t = table(5, live=live).until_selection()
    t.refused("CP-SEL-02", lambda: t.proposes("A"))
    t.refused("CP-SEL-01", lambda: t.does("A", "confirm"))
    t.proposes("B").refused("CP-SEL-01", lambda: t.does("A", "confirm"))
    t.refused("", lambda: t.takes_back("A", "propose", player="A"))
    t.proposes("C").refused("CP-SEL-01", lambda: t.proposes("D"))
    t.does("A", "confirm")
    assert t.told("B", CardsSelected)[0].seats == (0, 1, 2)


@rule("CP-SEL-02")
def test_the_leaders_card_is_in_from_the_start():
    t = table(5, rounds=["C:B D:S E:S"]).until_selection()
    assert t.sees("A").proposed == (t.seat("C"),)
    t.selects("D", "E")
    assert t.sees("A").history[0].selected == (2, 3, 4)


@rule("CP-SEL-01", "CP-SEL-02", "CP-ED-04")
@pytest.mark.parametrize("live", [True, False])
def test_an_edition_may_let_the_leaders_card_alone_count(live):
    t = table(5, edition=ONE_CARD, rounds=["A:B500 / B:S500"], live=live).until_selection()
    assert [option for option in t.can("A") if option in {"confirm", "propose(player=1)"}] == ["confirm"]
    t.refused("CP-SEL-01", lambda: t.proposes("B"))
    t.does("A", "confirm").revealed("B500").loot(1000)


@rule("CP-SEL-03")
def test_advice_is_welcome_and_the_leader_alone_decides():
    t = table(5).until_selection()
    t.proposes("B")
    t.claims("D", "advise", player="E", what="take")
    t.refused("CP-SEL-03", lambda: t.does("D", "propose", player="E"))
    t.refused("CP-SEL-03", lambda: t.does("B", "confirm"))
    t.proposes("C").does("A", "confirm")
    assert t.sees("A").history[0].selected == (0, 1, 2)


@rule("CP-SEL-04")
def test_who_is_selected_is_public_and_the_cards_stay_face_down():
    t = table(5).plays_round().until_selection()
    t.selects("D", "E")
    for name in (*t.names, "spectator"):
        assert t.told(name, CardsSelected)[-1].seats == (1, 3, 4)
        assert t.sees(name).history[1].selected == (1, 3, 4)
        assert t.sees(name).history[1].revealed is None
        assert len(t.told(name, CardsRevealed)) == 1


@rule("CP-SEL-05")
def test_attempts_are_shown_to_all_and_can_be_changed_until_confirmed():
    t = table(5).until_selection()
    t.proposes("B", "C")
    for name in ("D", "spectator"):
        assert t.sees(name).proposed == (0, 1, 2)
        assert len(t.told(name, DraftShown)) == 2
    t.takes_back("A", "propose", player="B")
    assert t.sees("D").proposed == (0, 2)
    assert t.told("spectator", TakenBackShown)[0].action == "propose(player=1)"
    t.refused("CP-SEL-05", lambda: t.proposes("C"))
    t.proposes("E").does("A", "confirm")
    assert t.sees("D").history[0].selected == (0, 2, 4)
    t.refused("", lambda: t.takes_back("A"))
    t.refused("CP-SEL-01", lambda: t.proposes("B"))


@rule("CP-SEL-05")
def test_a_confirmed_selection_is_final():
    t = table(5).until_selection().selects()
    assert t.match.why_not_undo(t.seat("A"), ~0).key == "undo-too-late", "not even if all agree"


@rule("CP-SEL-05", "CP-NET-01")
def test_advice_between_two_attempts_leaves_them_as_they_are():
    t = table(5).until_selection().proposes("D")
    t.claims("E", "skip_me").claims("A", "trust", player="D").says_done("B")
    assert t.sees("E").proposed == (0, 3)
    t.proposes("E").does("A", "confirm")
    assert t.sees("E").history[0].selected == (0, 3, 4)


@rule("CP-SEL-06", "CP-SPE-01")
def test_raquels_power_follows_the_selection_of_round_2_only():
    t = table(5)
    for number in range(1, 6):
        t.until_selection().selects()
        assert t.sees("A").dark == (number == 2)
        t.in_the_dark_nothing().all_have_looked()
        if number < 5:
            t.appoints("ABCDE"[number])
