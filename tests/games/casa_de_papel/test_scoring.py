"""Phase 4: what the revealed cards do to the loot."""

import pytest

from cavale.games.casa_de_papel.events import CardsRevealed, LootCounted
from games.casa_de_papel.table import alike, table
from rules import rule


@rule("CP-EX-01", "CP-SCO-03", "CP-SCO-04")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_two_banknotes_against_one_sabotage_print_500(players):
    t = table(players, rounds=["B B S"])
    t.until_reveal().revealed("B", "B", "S").loot(500)


@rule("CP-EX-02", "CP-SCO-05")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_a_sabotage_majority_without_penalty_leaves_the_loot(players):
    t = table(players, rounds=["B B S", "S S B"])
    t.plays_round().loot(500)
    t.until_reveal().revealed("S", "S", "B").loot(500)


@rule("CP-EX-03", "CP-SCO-04", "CP-SCO-06")
@pytest.mark.parametrize("players", [7, 8])
def test_bonuses_of_the_majority_add_up(players):
    t = table(players, rounds=["B B250 B250 S S250"])
    t.until_reveal().revealed("B", "B250", "B250", "S", "S250").loot(1000)


@rule("CP-EX-04", "CP-SCO-05", "CP-SCO-06")
@pytest.mark.parametrize("players", [7, 8])
def test_penalties_of_the_majority_are_paid(players):
    t = table(players, rounds=["B B250 B250 S S250", "S S250 S250 B B500"])
    t.plays_round().loot(1000)
    t.until_reveal().revealed("S", "S250", "S250", "B", "B500").loot(500)


@rule("CP-T-01", "CP-SCO-07")
def test_zero_is_the_floor():
    t = table(5, rounds=["B B S", "S S250 B", "S500 S B"])
    t.plays_rounds(2).loot(250)
    t.until_reveal().revealed("S500", "S", "B").loot(0)
    assert t.told("A", LootCounted)[-1].change == -250


@rule("CP-T-02", "CP-SCO-06")
def test_the_minority_counts_for_nothing():
    t = table(5, rounds=["S S B500", "B B S500"])
    t.plays_round().loot(0)
    t.until_reveal().loot(500)


@rule("CP-T-03", "CP-SCO-04", "CP-SCO-06")
def test_two_strong_sabotages_in_the_minority_take_nothing():
    t = table(8, rounds=["B B B S S", "B B250 B500 S500 S500"])
    t.plays_round().loot(500)
    t.until_reveal().loot(1750)


@rule("CP-T-04", "CP-SCO-05")
def test_two_strong_banknotes_in_the_minority_bring_nothing():
    t = table(7, rounds=["B B B250 S S", "S S S B500 B500"])
    t.plays_round().loot(750)
    t.until_reveal().loot(750)


@rule("CP-SCO-01")
def test_unselected_cards_are_discarded_unseen():
    t = table(5, rounds=["A:B B:B C:S / D:B500 E:S500"], hands={"E": "S500 S S S S"})
    t.until_reveal().revealed("B", "B", "S").loot(500)
    for name in ("A", "B", "C", "D", "spectator"):
        assert "S500" not in str(t.told(name, CardsRevealed))
        assert "S500" not in str(t.sees(name).history)
    t.appoints("B")
    t.refused("CP-CHO-01", lambda: t.chooses("E", "S500"))


@rule("CP-SCO-02")
def test_kinds_become_public_and_owners_do_not():
    t = table(5, rounds=["A:B B:S500 C:B250"])
    t.until_reveal()
    for name in ("A", "D", "spectator"):
        (reveal,) = t.told(name, CardsRevealed)
        assert sorted(reveal.kinds) == ["B", "B250", "S500"]
        assert t.sees(name).history[0].revealed == reveal.kinds


@rule("CP-SCO-09", "CP-SCO-02")
def test_the_display_is_a_shuffle_of_the_cards_sorted_by_kind():
    third_first_second = {"reveal": [[2, 0, 1]]}
    for line in ("A:S B:B C:B250", "A:B B:B250 C:S", "A:B250 B:S C:B"):
        t = table(5, rounds=[line], orders=third_first_second).until_reveal()
        assert t.sees("E").history[0].revealed == ("S", "B", "B250")


@rule("CP-T-17", "CP-SCO-02", "CP-SCO-09")
@pytest.mark.parametrize("live", [True, False])
def test_whoever_held_what_the_others_see_the_same(live):
    one = table(5, rounds=["A:B B:S500 C:B250"], live=live).until_reveal()
    other = table(5, rounds=["A:B B:B250 C:S500"], live=live).until_reveal()
    for name in ("A", "D", "E", "spectator"):
        assert alike(name, one, other)
        assert one.sees(name).truth is None
    assert not alike("B", one, other)


@rule("CP-SCO-08")
def test_the_new_loot_is_public():
    t = table(5, rounds=["B B250 S"]).until_reveal()
    for name in (*t.names, "spectator"):
        (counted,) = t.told(name, LootCounted)
        assert (counted.majority, counted.change, counted.loot) == ("print", 750, 750)
        assert t.sees(name).loot == t.sees(name).history[0].loot == 750


@rule("CP-SCO-10")
def test_cards_of_earlier_rounds_can_be_looked_up():
    t = table(5, rounds=["B B S", "S S B"]).plays_round().until_reveal()
    first, second = t.sees("spectator").history
    assert sorted(first.revealed) == ["B", "B", "S"]
    assert sorted(second.revealed) == ["B", "S", "S"]


@rule("CP-SCO-10", "CP-INF-01")
def test_without_card_history_only_the_last_reveal_is_shown_and_nothing_is_counted():
    t = table(5, rounds=["B B S", "S S B"], options={"card_history": False, "inference_aid": True})
    t.plays_round()
    assert t.sees("A").history[0].revealed is not None
    t.until_reveal()
    assert t.sees("A").history[0].revealed is None
    assert t.sees("A").history[1].revealed is not None
    assert t.sees("A").unrevealed is None
    assert t.sees("A").mine.unseen is None
