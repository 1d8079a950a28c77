"""What a bot is sure of is true: whatever players draw, keep, give up and look at, nothing real is ruled out."""

from collections import Counter

import pytest

from cavale.catalog import default_edition
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.games.la_traque import GAME
from cavale.games.la_traque.memory import Layer, Memory
from cavale.games.la_traque.state import FACTIONS_PHASE, LaTraque
from cavale.games.la_traque.terms import DECKS, MIXED


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_remembered_clues_lie_where_they_are_remembered(seats: int) -> None:
    sure = 0
    for seed in range(3):
        match = Match(GAME, default_edition(GAME), FastDice(seed), seats=seats, hashed=False)
        dice = FastDice(seed + 50)
        while not match.over:
            if dice.below("look", 20) == 0:
                sure += sum(check(match, seat) for seat in range(seats))
            seat = match.asked()[0]
            options = match.options_of(seat)
            match.play(seat, options[dice.below("what", len(options))])
    assert sure > 10


def check(match: Match, seat: int) -> int:
    """How many cards the seat is sure of; each is where it may be for all the seat knows."""
    s, view = match.state, match.view(seat)
    assert isinstance(s, LaTraque)
    if s.phase == FACTIONS_PHASE or view.peeked:
        return 0
    memory = Memory(match.box, seat, match.told[seat], [view.decks[name] for name in DECKS[:MIXED]])
    known = 0
    for deck in range(MIXED):
        down = s.decks[deck][::-1]  # the top card first
        for layer in memory.layers[deck]:
            here, down = down[: layer.count], down[layer.count :]
            if layer.cards:
                known += len(layer.cards)
                elsewhere = Counter(layer.cards) - Counter(here)
                assert Counter(here) <= Counter(layer.cards)
                assert elsewhere.total() == sum(part.count for part in layer.parts)
                assert elsewhere <= held(s, layer)
        assert not down
    return known


def held(s: LaTraque, layer: Layer) -> Counter[int]:
    """The clues of those who drew from a layer: in hand, in the Reserve and under agents."""
    kinds, agents = s.box.kinds, s.box.agents
    found: Counter[int] = Counter()
    for seat in {part.seat for part in layer.parts}:
        for kind in range(kinds):
            under = sum(s.under[(seat * agents + agent) * kinds + kind] for agent in range(agents))
            found[kind] += s.hand[seat * kinds + kind] + s.reserve[seat * kinds + kind] + under
    return found
