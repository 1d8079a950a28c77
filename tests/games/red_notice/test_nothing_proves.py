"""Jessah is never led astray for good: wherever the rules let Angela be, she may be, whatever both have done."""

import pytest

from cavale.catalog import default_edition
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.games.red_notice import GAME
from cavale.games.red_notice.box import ANGELA, JESSAH
from cavale.games.red_notice.state import NOWHERE, RedNotice
from cavale.games.red_notice.suspicion import Suspicion


@pytest.mark.parametrize("seed", range(6))
def test_wherever_angela_is_both_give_it_a_chance(seed: int) -> None:
    """By the weighed belief of the bots: her habits near Jessah, and what she makes of banks."""
    match = Match(GAME, default_edition(GAME), FastDice(seed), seats=2, hashed=False)
    seats = (ANGELA, JESSAH)
    minds = {seat: Suspicion(match.box, seat) for seat in seats}
    dice = FastDice(seed + 100)
    followed = 0
    while not match.over:
        s = match.state
        assert isinstance(s, RedNotice)
        for seat in seats:
            minds[seat].follow(match.view(seat), match.told[seat])
            if s.angela != NOWHERE and minds[seat].filter.read:
                assert minds[seat].cities()[s.angela] > 0.0
                followed += 1
        seat = match.asked()[0]
        options = match.options_of(seat)
        match.play(seat, options[dice.below("what", len(options))])
    assert followed > 100
