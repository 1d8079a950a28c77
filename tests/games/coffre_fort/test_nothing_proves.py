"""Nobody is ruled out as the holder of a card that may hold it: whatever partners pass on, the truth is possible."""

import pytest

from cavale import catalog
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.games.coffre_fort import GAME
from cavale.games.coffre_fort.belief import CoffreFortBelief
from cavale.games.coffre_fort.state import CoffreFort
from cavale.lab.live import People

SAMPLES = 150


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {}), (2, {"agents_per_player": 2})], ids=str)
def test_every_closed_hand_may_be_what_it_is(seats: int, options: dict[str, object]) -> None:
    looked = 0
    for seed in range(2):
        match = Match(
            GAME,
            catalog.default_edition(GAME),
            FastDice(seed),
            seats=seats,
            options=options | {"open_hands": False},
            live=True,
            hashed=False,
        )
        dice = FastDice(seed)
        people = People(match, dice)
        for _ in range(400):
            if match.over:
                break
            people.step()
            if dice.below("look", 40) == 0:
                looked += 1
                check(match, dice.below("who", seats), dice)
    assert looked > 5


def check(match: Match, seat: int, dice: FastDice) -> None:
    s = match.state
    assert isinstance(s, CoffreFort)
    belief = CoffreFortBelief(match.box, seat, match.view(seat), match.told_in_force(seat))
    may_hold = [0] * len(s.hands)
    for _ in range(SAMPLES):
        for agent, hand in enumerate(belief.sample(dice).hands):
            may_hold[agent] |= hand
    assert [hand & ~possible for hand, possible in zip(s.hands, may_hold, strict=True)] == [0] * len(s.hands)
