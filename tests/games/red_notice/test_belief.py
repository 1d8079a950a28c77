"""What a seat can believe: states that agree with all it was told, and what it knows for sure."""

from collections import Counter

import msgspec
import pytest

from cavale import catalog
from cavale.core import agenda
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.games.red_notice import GAME
from cavale.games.red_notice.belief import RedNoticeBelief
from cavale.games.red_notice.box import ANGELA, JESSAH, RedNoticeBox
from cavale.games.red_notice.filter import Filter
from cavale.games.red_notice.state import RedNotice
from cavale.lab.live import People

EDITION = catalog.default_edition(GAME)
TABLES: list[dict[str, object]] = [
    {},
    {"announce_at": "card_turn"},
    {"identities": "choose", "agent_notebook": False},
    {"pay_timing": "own_turn", "capture_ends": "card"},
    {"lawyer_tokens": "removed", "destroy_units_target": "any", "pay_timing": "live"},
]


def match_with(options: dict[str, object], seed: int, *, live: bool = False) -> Match:
    return Match(GAME, EDITION, FastDice(seed), seats=2, options=options, live=live, hashed=False)


def step(match: Match, dice: FastDice, people: People | None = None) -> None:
    """One decision at random."""
    if people is not None:
        people.step()
        return
    (seat,) = match.asked()
    options = match.options_of(seat)
    match.play(seat, options[dice.below("option", len(options))])


def believed(match: Match, seat: int) -> RedNoticeBelief:
    return RedNoticeBelief(match.box, seat, match.view(seat), match.told_in_force(seat))


def truth(match: Match) -> RedNotice:
    assert isinstance(match.state, RedNotice)
    return match.state


@pytest.mark.parametrize("live", [False, True], ids=["without people", "live"])
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_samples_look_the_same_to_the_seat_and_differ_only_in_what_it_does_not_know(number, live):
    """A seat that is asked finds the same view and the same options; all public fields are those of the match."""
    looked = 0
    for seed in range(3):
        match = match_with(TABLES[number], 7 * number + seed, live=live)
        dice = FastDice(seed)
        people = People(match, dice) if live else None
        for _ in range(500):
            if match.over:
                break
            step(match, dice, people)
            for seat in match.asked() if dice.below("look", 12) == 0 else ():
                looked += 1
                sample = believed(match, seat).sample(dice)
                assert msgspec.json.encode(GAME.view(sample, seat)) == msgspec.json.encode(match.view(seat))
                assert sample.agenda[-1].options(sample, seat) == match.options_of(seat)
                assert agenda.pending(sample) >> seat & 1
                for name in ("clues", "actor", "gained", "unannounced", "bottom", "lost_radars", "lost_barriers"):
                    assert getattr(sample, name) == getattr(truth(match), name), name
                assert material(sample) == material(truth(match))
    assert looked > 30


def material(s: RedNotice) -> tuple[object, ...]:
    """All cheques, tokens, action cards and upgrades, wherever they are."""
    kinds = len(s.box.cheques)
    cheques = (
        s.pile + [card % kinds for card in s.cashed] + [k % kinds for k in range(2 * kinds) for _ in range(s.hands[k])]
    )
    return sorted(cheques), sorted(s.bag), sorted(s.deck), sorted(s.upgrade_deck + s.shown + s.owned + s.gone)


def test_angela_is_drawn_by_the_filter():
    match = match_with({}, 3)
    dice = FastDice(3)
    while truth(match).round < 3 or match.asked() != [JESSAH] or truth(match).seen >= 0:
        step(match, dice)
    expected = Filter(box_of(match))
    expected.read_on(truth(match).clues)
    belief = believed(match, JESSAH)
    drawn = Counter(belief.sample(dice).angela for _ in range(3000))
    for city, chance in enumerate(expected.cities()):
        assert drawn[city] / 3000 == pytest.approx(chance, abs=0.04)
        assert bool(drawn[city]) <= bool(chance)


def box_of(match: Match) -> RedNoticeBox:
    assert isinstance(match.box, RedNoticeBox)
    return match.box


@pytest.mark.rule("RN-PREP-03")
def test_in_the_third_round_the_tokens_of_the_other_are_known():
    match = match_with({}, 1)
    dice = FastDice(1)
    while truth(match).round < 3:
        step(match, dice)
    (seat,) = match.asked()
    values = len(box_of(match).values)
    other = slice((1 - seat) * values, (2 - seat) * values)
    for _ in range(20):
        assert believed(match, seat).sample(dice).held[other] == truth(match).held[other]


@pytest.mark.rule("RN-SETUP-13")
def test_cheques_that_all_saw_go_to_the_bottom_are_known_in_the_hand_that_draws_them():
    """Every sample agrees with the truth about them, for as long as they are in that hand."""
    looked = 0
    for seed in range(40):
        match = match_with({}, seed)
        dice = FastDice(seed)
        known: list[tuple[int, int]] = []  # who drew which
        for _ in range(900):
            s = truth(match)
            if match.over or known:
                break
            pile, bottom, before = list(s.pile), s.bottom, list(s.sizes)
            step(match, dice)
            if pile and len(pile) <= bottom and sum(truth(match).sizes) > sum(before):
                known.append((0 if truth(match).sizes[0] > before[0] else 1, pile[-1]))
        for drawer, kind in known:
            if not match.over and match.asked() == [1 - drawer]:
                looked += 1
                belief = believed(match, 1 - drawer)
                assert all(belief.sample(dice).has(drawer, kind) for _ in range(10))
    assert looked


@pytest.mark.rule("RN-UP-07")
def test_a_hand_that_was_seen_is_known():
    for seed in range(60):
        match = match_with({}, seed)
        dice = FastDice(seed)
        while not match.over and not truth(match).seen_hand:
            step(match, dice)
        if not match.over:
            kinds = len(box_of(match).cheques)
            for _ in range(5):
                assert believed(match, JESSAH).sample(dice).hands[:kinds] == truth(match).hands[:kinds]
            return
    raise AssertionError("no hand was seen")


def test_angela_knows_where_she_is():
    match = match_with({}, 2)
    dice = FastDice(2)
    while truth(match).round < 2 or match.asked() != [ANGELA]:
        step(match, dice)
    sample = believed(match, ANGELA).sample(dice)
    assert (sample.angela, sample.route) == (truth(match).angela, truth(match).route)
