"""Preparation and the end of a match."""

import pytest

from cavale.games.red_notice.events import EverythingShown, MatchWon, Resigned, RoundEnded
from games.red_notice.table import fresh, programmed, table
from rules import rule

# -- preparation -------------------------------------------------------------------------------------------------------


@rule("RN-PREP-01", "RN-PREP-05")
def test_the_initiative_is_flipped_and_nobody_is_asked():
    t = table(tokens="A3@1L", initiative="A").all_pass()
    assert t.last("spectator", RoundEnded) == RoundEnded(1, 1, False)
    t.asks("Jessah", "place_token")


@rule("RN-PREP-02", "RN-PREP-03")
def test_cards_and_tokens_are_set_aside_for_all_to_see():
    t = table(row="move:1|bank:1 move:2|cheque:1", tokens="A3@1L J4@2L AP@3R").all_pass()
    for name in ("Angela", "Jessah", "spectator"):
        players = t.sees(name).players
        assert [player.used for player in players] == [(0, 3), (4,)]
        assert players[0].unused == (1, 2, 2, 3, 4, 4, 5)
        assert len(t.sees(name).discarded) == 4
        assert t.sees(name).discarded[:2] == ("A05", "A06")


def a_cycle():
    """The start of the third round of a match."""
    return programmed().all_pass().all_pass()


@rule("RN-PREP-03", "RN-ROUND-02", "RN-INV-03")
def test_in_the_third_round_all_know_tokens_and_cards():
    t = a_cycle()
    assert (t.seen.round, t.seen.cycle_round) == (3, 3)
    for seat, name in enumerate(("Angela", "Jessah")):
        assert t.seen.players[seat].unused == t.sees(name).mine.tokens
    cards = {card.id for card in t.seen.row} | set(t.seen.discarded)
    assert len(cards) == 12


@rule("RN-PREP-02", "RN-INV-03")
def test_no_token_is_drawn_twice_in_a_cycle():
    t = programmed()
    drawn = []
    for _ in range(3):
        drawn += t.sees("Jessah").mine.tokens
        t.all_pass()
    assert sorted(drawn) == [0, 1, 2, 2, 3, 3, 4, 4, 5]


@rule("RN-PREP-04", "RN-ROUND-02")
def test_after_the_third_round_cards_and_tokens_are_shuffled_anew_and_nothing_else():
    t = a_cycle()
    before = t.seen
    t.all_pass()
    assert t.last("spectator", RoundEnded) == RoundEnded(3, 1, True)
    assert (t.seen.round, t.seen.cycle_round, t.seen.initiative) == (4, 1, 1)
    assert t.seen.discarded == ()
    assert [player.used for player in t.seen.players] == [(), ()]
    assert len(t.seen.players[0].unused) == 9
    for field in ("jessah", "security", "radars", "barriers", "pile", "identities", "shown", "owned"):
        assert getattr(t.seen, field) == getattr(before, field)


@rule("RN-PREP-04")
def test_a_new_cycle_is_a_new_shuffle():
    orders = {"angelas_tokens": [[8, 7, 6, 5, 4, 3, 2, 1, 0], [0, 1, 2, 3, 4, 5, 6, 7, 8]]}
    t = fresh(orders=orders)
    t.match.play(1, t.match.options_of(1)[0])
    t.jessah("put_radar", continent="asia").jessah("put_radar", continent="africa").jessah("confirm")
    t.match.play(0, t.match.options_of(0)[0])
    assert t.sees("Angela").mine.tokens == (4, 4, 5)
    t.all_pass().all_pass().all_pass()
    assert t.sees("Angela").mine.tokens == (0, 1, 2)


@rule("RN-ROUND-01", "RN-ROUND-04")
def test_rounds_go_on_until_somebody_wins():
    t = programmed()
    for _ in range(20):
        t.all_pass()
    assert t.seen.round == 21
    assert not t.match.over


@rule("RN-ROUND-04")
def test_at_some_tables_jessah_wins_after_the_last_round():
    t = programmed(options={"round_cap": 2}).all_pass()
    assert not t.match.over
    t.all_pass().won_by("Jessah", "round_cap")


# -- the end -----------------------------------------------------------------------------------------------------------


@rule("RN-END-03")
def test_a_win_drops_all_that_was_still_to_come():
    t = table(
        angela="perth",
        jessah="sydney",
        row="move:2|cheque:1",
        tokens="J4@1L A3@1R",
        identities="pilot journalist",
        used="pilot journalist",
    )
    t.jessah("step", city="perth").won_by("Jessah", "captured")
    assert t.match.asked() == []
    assert t.match.state.returns() == [-1.0, 1.0]
    assert t.told("Angela", MatchWon) == [MatchWon(1, "captured")]


RICH = "J:asia:200 J:asia:200 J:asia:100 J:europe:200 J:europe:200 J:europe:100 J:africa:200 J:africa:200 J:africa:100"
RICHER = f"{RICH} J:south_america:200 J:south_america:100"


@rule("RN-END-04")
@pytest.mark.parametrize(("choice", "over"), [("continue", False), ("jessah_wins", True)])
def test_when_the_million_is_out_of_reach(choice, over):
    """1,800k are with Jessah; after 200k more exactly a million is left, after another 100k it is not."""
    t = table(
        row="bank:1|move:1 bank:1|security:1",
        tokens="J3@1L J4@2L",
        jessahs="oceania:200 oceania:100",
        cashed=RICHER,
        shown="",
        deck="",
        options={"impossible_goal": choice},
    )
    assert t.seen.players[1].total == 1_800_000
    t.jessah("cash", cheque="oceania:200")
    assert not t.match.over
    t.jessah("skip").jessah("stop").jessah("stop").jessah("cash", cheque="oceania:100")
    assert t.match.over is over
    if over:
        t.won_by("Jessah", "impossible_goal")


@rule("RN-END-05")
@pytest.mark.parametrize(("loser", "winner"), [("Angela", "Jessah"), ("Jessah", "Angela")])
def test_either_may_resign_at_any_time(loser, winner):
    for t in (fresh(), programmed(), table(tokens="A3@1L"), table(tokens="J3@1L")):
        t.does(loser, "resign").won_by(winner, "resigned")
        assert t.told("spectator", Resigned) == [Resigned(("Angela", "Jessah").index(loser))]


@rule("RN-END-06")
def test_at_the_end_everything_is_shown():
    t = table(angela="dubai", row="move:2|cheque:1", tokens="A3@1L", angelas="asia:200", jessahs="europe:100")
    assert t.seen.truth is None
    t.moves("go:cairo", "go:athens").jessah("resign")
    told = t.last("Jessah", EverythingShown)
    assert (told.city, told.route) == ("athens", ("dubai", "cairo", "athens"))
    assert (told.angelas_hand, told.jessahs_hand) == (("asia:200000",), ("europe:100000",))
    for name in ("Jessah", "spectator"):
        truth = t.sees(name).truth
        assert [visit.city for visit in truth.route] == ["dubai", "cairo", "athens"]
        assert truth.hands == (("asia:200000",), ("europe:100000",))


@rule("RN-END-06")
def test_a_match_that_is_given_up_has_no_winner_and_shows_everything():
    t = table(angela="dubai", tokens="A3@1L")
    t.match.abandon()
    t.won_by("nobody", "abandoned")
    assert t.seen.truth.city == "dubai"
    assert t.match.state.returns() == [0.0, 0.0]
