"""Nobody is talked round: no claim and no deed that the rules allow is impossible for either team."""

import pytest

from cavale.catalog import default_edition
from cavale.core.bot import sight
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.games.casa_de_papel import GAME, play_model
from cavale.games.casa_de_papel.bot import CasaBot
from cavale.games.casa_de_papel.box import BLUE, PROFESSOR, RAQUEL, RED, CasaBox, team_of
from cavale.games.casa_de_papel.known import NO_WISH, UNSAID, WANTS_IN, WANTS_OUT, read
from cavale.games.casa_de_papel.posterior import Memory, Posterior
from cavale.games.casa_de_papel.state import Casa
from cavale.games.casa_de_papel.worlds import Worlds
from cavale.lab.habits import boasting, burning

SEATS = list(GAME.seat_counts)
WISHES = [NO_WISH, WANTS_IN, WANTS_OUT]


def table(seats: int, seed: int, **options: object) -> Match:
    return Match(GAME, default_edition(GAME), FastDice(seed), seats=seats, options=options, hashed=False)


def truth(match: Match) -> tuple[int, int, int]:
    s = match.state
    assert isinstance(s, Casa)
    blue = sum(1 << seat for seat, role in enumerate(s.roles) if team_of(role) == BLUE)
    return blue, s.roles.index(PROFESSOR), s.roles.index(RAQUEL)


def check(match: Match, worlds: Worlds, seat: int) -> None:
    """What a seat believes, and what all do, leaves the truth a chance."""
    known = read(match.box, match.view(seat), match.told[seat])
    for eyes in (known, known.public()):
        assert Posterior(eyes, worlds, Memory()).world(*truth(match)) > 0.0


@pytest.mark.parametrize("team", [RED, BLUE])
@pytest.mark.parametrize("seats", SEATS)
def test_every_claim_can_be_made_of_every_card(seats: int, team: int) -> None:
    box = table(seats, 1).box
    assert isinstance(box, CasaBox)
    for pool in (list(box.deck), [0] * len(box.kinds)):
        for said in [UNSAID, *range(len(box.my_card))]:
            for wish in WISHES:
                assert min(play_model.says_chances(box, team, said, wish, pool)) > 0.0


@pytest.mark.parametrize("leads", [False, True])
@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("team", [RED, BLUE])
def test_every_card_that_is_left_can_be_laid(team: int, last: bool, leads: bool) -> None:
    box = table(6, 1).box
    assert isinstance(box, CasaBox)
    assert min(play_model.lay_chances(box, team, leads, last, list(box.deck))) > 0.0


@pytest.mark.parametrize("own", [False, True])
def test_every_exchange_can_be_made(own: bool) -> None:
    box = table(6, 1).box
    assert isinstance(box, CasaBox)
    for said in [UNSAID, *range(len(box.my_card))]:
        for wish in WISHES:
            assert play_model.bring_weight(box, said, wish, own) > 0.0
            assert play_model.out_weight(box, said, wish, own) > 0.0


@pytest.mark.parametrize("options", [{}, {"powers": "none"}, {"raquel_may_oust_leader": False}], ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_whatever_players_say_and_do_the_truth_keeps_a_chance(seats: int, options: dict[str, object]) -> None:
    for seed in range(4):
        match = table(seats, seed, **options)
        worlds = Worlds(match.box)
        dice = FastDice(seed * 8 + seats)
        while not match.over:
            seat = match.asked()[0]
            if dice.below("look", 4 * seats) == 0:
                check(match, worlds, dice.below("who", seats))
            open_to_it = match.options_of(seat)
            match.play(seat, open_to_it[dice.below("what", len(open_to_it))])


@pytest.mark.parametrize("habit", [boasting, burning])
@pytest.mark.parametrize("seats", [5, 8])
def test_hostages_who_always_say_500_are_never_proven_innocent(seats: int, habit) -> None:
    match = table(seats, 3)
    roles = match.state.roles
    bots = [habit(seat) if team_of(role) == BLUE else CasaBot(seat) for seat, role in enumerate(roles)]
    worlds = Worlds(match.box)
    said = 0
    while not match.over:
        seat = match.asked()[0]
        action = bots[seat].act(sight(match, seat))
        said += team_of(roles[seat]) == BLUE and str(action) == "my_card(card=B500)"
        match.play(seat, action)
        if action.verb in {"confirm", "appoint"}:
            for other in range(seats):
                check(match, worlds, other)
    assert said >= 5  # in each round at least one of them
