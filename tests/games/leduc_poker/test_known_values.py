"""What is known of Leduc poker from elsewhere comes out of our engine to the digit."""

import pytest

from cavale import catalog
from cavale.games.leduc_poker import GAME
from cavale.lab.solve import grow, nash_conv, solve, uniform, value


@pytest.fixture(scope="module")
def leduc():
    return grow(GAME, GAME.box(GAME.read_edition(catalog.default_edition(GAME)), {}, 2, live=False))


def test_it_has_936_information_states(leduc):
    assert len(leduc.informations) == 936
    assert [sum(known.seat == seat for known in leduc.informations) for seat in (0, 1)] == [468, 468]


def test_chances_add_up_to_one(leduc):
    assert sum(probability for probability, _ in leduc.start) == pytest.approx(1)
    assert len(leduc.start) == 30


def test_random_play_loses_five_sixty_fourths_for_the_first_seat(leduc):
    assert value(leduc, uniform(leduc)) == pytest.approx([-5 / 64, 5 / 64])


def test_random_play_can_be_exploited_as_much_as_others_find(leduc):
    assert nash_conv(leduc, uniform(leduc)) == pytest.approx(4.747222222, abs=1e-9)


def test_the_value_of_the_game_is_that_of_the_literature(leduc):
    policy = solve(leduc, iterations=60)
    assert value(leduc, policy)[0] == pytest.approx(-0.0856, abs=0.005)
    assert nash_conv(leduc, policy) < 0.1
