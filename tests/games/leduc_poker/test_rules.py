"""The rules of Leduc poker, told as hands of play."""

import pytest

from cavale.core.edition import EditionError
from cavale.games.leduc_poker import GAME
from cavale.games.leduc_poker.events import CardDealt, HandEnded
from games.leduc_poker.table import EDITION, hand
from rules import rule


@rule("LP-DEAL-01")
def test_each_antes_one_and_sees_only_the_own_card():
    h = hand("K", "J").paid(1, 1)
    assert h.match.view(0).card == 4
    assert h.match.view(1).card == 0
    assert h.match.view(2).card is None
    assert h.match.told[0] == [CardDealt(0, 4), CardDealt(1, None)]
    assert h.match.told[1] == [CardDealt(0, None), CardDealt(1, 0)]


@rule("LP-DEAL-01")
def test_two_cards_of_one_rank_can_be_dealt_but_no_card_twice():
    h = hand("K", "K", public="J")
    assert (h.match.view(0).card, h.match.view(1).card) == (4, 5)


@rule("LP-BET-01")
def test_seats_answer_in_turn_and_seat_0_begins_each_round():
    h = hand().asks(0).play("call").asks(1).play("raise").asks(0).play("call").asks(0).play("raise").asks(1)
    assert h.why_not("call", seat=0) == "LP-BET-01"
    assert h.match.view(0).history == ("call", "raise", "call", "raise")


@rule("LP-BET-02")
def test_only_a_raise_can_be_folded_to():
    h = hand()
    assert h.options() == "call raise"
    assert h.why_not("fold", seat=0) == "LP-BET-02"
    assert h.play("raise").options() == "fold call raise"


@rule("LP-BET-03")
def test_a_round_has_two_raises():
    h = hand().play("raise raise")
    assert h.options() == "fold call"
    assert h.why_not("raise", seat=0) == "LP-BET-03"
    h.play("call raise raise")
    assert h.why_not("raise", seat=0) == "LP-BET-03"


@rule("LP-BET-04")
def test_a_call_matches_and_a_raise_adds_2_then_4():
    h = hand().play("raise").paid(3, 1).play("raise").paid(3, 5).play("call").paid(5, 5)
    h.play("call raise").paid(5, 9).play("raise").paid(13, 9).play("call").paid(13, 13)


@rule("LP-BET-05")
@pytest.mark.parametrize("first_round", ["call call", "raise call", "call raise call", "raise raise call"])
def test_a_call_ends_the_round_and_shows_a_card_to_both(first_round):
    h = hand("Q", "J", public="K").play(first_round).asks(0)
    assert [h.match.view(seat).public for seat in range(3)] == [4, 4, 4]


@rule("LP-BET-05")
def test_the_first_call_does_not_end_a_round():
    assert hand().play("call").match.view(0).public is None


@rule("LP-SHOW-01")
def test_a_pair_wins_against_a_higher_rank():
    hand("J", "K", public="J").play("call call raise call").won(5, -5)
    hand("K", "J", public="J").play("call call raise call").won(-5, 5)


@rule("LP-SHOW-02")
def test_without_a_pair_the_higher_rank_wins():
    hand("K", "Q", public="J").play("call call call call").won(1, -1)
    hand("J", "Q", public="K").play("call call call call").won(-1, 1)


@rule("LP-SHOW-03")
def test_equal_ranks_share():
    h = hand("Q", "Q", public="K").play("raise call call call").won(0, 0)
    assert h.match.told[2][-1] == HandEnded(-1, (2, 3))


@rule("LP-SHOW-04")
def test_whoever_folds_loses_what_she_paid_and_no_card_is_shown():
    h = hand("J", "K").play("raise raise fold").won(-3, 3)
    assert h.match.told[0][-1] == HandEnded(1, ())
    hand("K", "J", public="K").play("call call call raise fold").won(-1, 1)


def test_an_edition_can_have_other_numbers():
    text = EDITION["standard.toml"].replace("raises = 2 ", "raises = 3 ").replace("ante = 1", "ante = 5")
    h = hand(edition={"mine.toml": text}).paid(5, 5).play("raise raise raise").paid(11, 9)
    assert h.options() == "fold call"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('game = "leduc_poker"', 'game = "whist"', "wrong-game"),
        ("suits = 2", "suits = 0", "leduc-too-few-cards"),
        ("ante = 1", "ante = 0", "leduc-stakes"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused(old, new, reason):
    with pytest.raises(EditionError, match=reason):
        GAME.read_edition({"mine.toml": EDITION["standard.toml"].replace(old, new)})
