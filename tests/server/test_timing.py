"""The measurement of what the time of answers tells finds what there is to find."""

import pytest

from cavale.lab.timing import WINDOW, area_under_curve, evaluate


def test_a_guess_is_half_and_certainty_is_one():
    assert area_under_curve([1, 2, 3], [1, 2, 3]) == 0.5
    assert area_under_curve([4, 5], [1, 2, 3]) == 1
    assert area_under_curve([1], [2]) == 0


@pytest.mark.parametrize(("slower", "told"), [(0.0, 0.5), (0.002, 1.0)])
def test_a_moment_in_which_nobody_is_answered_is_found(slower, told):
    """Forty trials; pings every 20 ms; where something was done, one answer in the window took longer."""
    trials = []
    for number in range(40):
        began, does = 10.0 * number, number % 2 == 0
        pings = [(began - 0.1 + 0.02 * each, 0.001) for each in range(40)]
        if does:
            pings[10] = (pings[10][0], 0.001 + slower)
        trials.append(((began, does), pings))
    scene = evaluate("a draft", 0.0, trials)
    assert (scene.longest, scene.trials) == (told, 40)
    assert scene.pings == round(WINDOW / 0.02)
