"""Dice: keyed by purpose, the same in both builds, scripted for tests."""

from collections import Counter

import pytest

from cavale.core.dice import FastDice, ScriptedDice, SealedDice
from cavale.core.match import RecordedDice, RecordingDice, ReplayError


def test_fast_dice_draw_the_same_in_the_interpreted_and_the_compiled_build():
    dice = FastDice(1)
    assert [dice.below("any", 1000) for _ in range(6)] == FAST
    assert FastDice(2**40 + 1).below("any", 1000) != FastDice(1).below("any", 1000)


def test_sealed_dice_draw_the_same_everywhere():
    dice = SealedDice(b"seed")
    assert [dice.below("any", 1000) for _ in range(6)] == SEALED
    assert SealedDice(b"seed").permutation("deal", 6) == SEALED_ORDER


def test_a_hidden_draw_moves_no_other():
    one, two = SealedDice(b"seed"), SealedDice(b"seed")
    one.below("hidden", 6)
    one.permutation("hidden", 6)
    assert [one.below("open", 6) for _ in range(20)] == [two.below("open", 6) for _ in range(20)]


@pytest.mark.parametrize("dice", [FastDice(3), SealedDice(b"fair")])
def test_every_value_and_every_order_comes_up_about_as_often(dice):
    values = Counter(dice.below("value", 5) for _ in range(5000))
    assert set(values) == set(range(5))
    assert max(values.values()) < 1.2 * min(values.values())
    orders = Counter(tuple(dice.permutation("order", 3)) for _ in range(3000))
    assert len(orders) == 6
    assert max(orders.values()) < 1.4 * min(orders.values())


def test_scripted_dice_draw_what_is_written_and_then_something_else():
    dice = ScriptedDice({"a": [4, 2]}, {"b": [[1, 0]]}, FastDice(1))
    assert [dice.below("a", 6), dice.permutation("b", 2), dice.below("a", 6)] == [4, [1, 0], 2]
    assert 0 <= dice.below("a", 6) < 6
    assert sorted(dice.permutation("b", 4)) == [0, 1, 2, 3]


def test_what_was_recorded_is_drawn_again():
    recording = RecordingDice(FastDice(9))
    drawn = [recording.below("a", 6), recording.permutation("b", 4), recording.below("a", 6)]
    recorded = RecordedDice(tuple(recording.draws))
    assert [recorded.below("a", 6), recorded.permutation("b", 4), recorded.below("a", 6)] == drawn
    recorded.check_spent()
    with pytest.raises(ReplayError, match="no draw for a among 6"):
        recorded.below("a", 6)


FAST = [133, 760, 163, 537, 454, 82]
SEALED = [195, 318, 914, 930, 34, 462]
SEALED_ORDER = [5, 3, 1, 2, 4, 0]
