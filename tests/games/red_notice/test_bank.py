"""Cheques: drawing and cashing them."""

import pytest

from cavale.games.red_notice.events import ChequeCashed, ChequeDrawn, MovementFinished, UpgradeChosen
from games.mailed import alike
from games.red_notice.table import edited, table
from rules import rule


@rule("RN-CHQ-01", "RN-CHQ-05", "RN-INV-05")
def test_a_cheque_is_drawn_unseen_and_counted_in_public():
    t = table(row="cheque:2|move:1", tokens="A3@1L", pile=9).angela("draw")
    drawn = t.last("Angela", ChequeDrawn)
    assert drawn.cheque == t.sees("Angela").mine.hand[0]
    assert t.last("Jessah", ChequeDrawn) == t.last("spectator", ChequeDrawn) == ChequeDrawn(0, None, 8)
    assert (t.seen.players[0].hand, t.seen.pile) == (1, 8)
    assert t.sees("Jessah").mine.hand == ()


@rule("RN-CHQ-01")
def test_the_top_card_is_drawn():
    t = table(row="cheque:2|move:1", tokens="A3@1L")
    top = [t.box.cheques[kind] for kind in t.state.pile[-2:]]
    t.angela("draw").angela("draw")
    assert sorted(t.sees("Angela").mine.hand) == sorted(top)


@rule("RN-CHQ-01", "RN-ACT-02")
def test_each_icon_is_drawn_or_passed():
    t = table(row="cheque:2|move:1", tokens="A3@1L").angela("skip").angela("draw").asks("Angela", "plan_movement")
    assert t.seen.players[0].hand == 1


@rule("RN-CHQ-03", "RN-CHQ-04")
def test_no_cheque_is_ever_discarded_or_shuffled_back():
    """With an empty pile and cashed cheques on the table, the pile stays empty from round to round."""
    t = table(row="cheque:1|joker:1", tokens="A3@1L", cashed="A:asia:200 J:asia:100", angelas="asia:200", pile=0)
    t.asks("Angela", "choose_joker")
    t.all_pass().all_pass()
    assert (t.seen.pile, t.seen.players[0].hand) == (0, 1)
    assert t.seen.players[0].cashed == ("asia:200000",)
    verbs = {action.verb for action in t.box.actions.all}
    assert not [verb for verb in verbs if "discard" in verb]


# -- the bank ----------------------------------------------------------------------------------------------------------


@rule("RN-BANK-01", "RN-COMP-05")
def test_one_cheque_that_matches_the_city():
    t = table(angela="cairo", row="bank:1|move:1", tokens="A3@1L", angelas="africa:100 africa:200 asia:200")
    assert t.can("Angela") == ["cash(cheque=africa:100000)", "cash(cheque=africa:200000)", "skip"]
    t.angela("cash", cheque="africa:100").moves("go:dubai")  # the free move
    t.asks("Angela", "plan_movement")  # that of the card: no second cheque
    assert t.seen.players[0].hand == 2


@rule("RN-BANK-02", "RN-BANK-08", "RN-BANK-10")
def test_cashed_cheques_stay_in_front_of_who_cashed_them():
    t = table(
        row="bank:1|move:1",
        tokens="J3@1L",
        jessahs="oceania:100",
        cashed="A:asia:200 J:europe:200",
    )
    t.jessah("cash", cheque="oceania:100")
    assert [player.cashed for player in t.seen.players] == [
        ("asia:200000",),
        ("europe:200000", "oceania:100000"),
    ]
    assert t.seen.players[0].total == 200_000
    t.all_pass()
    assert t.seen.players[1].cashed == ("europe:200000", "oceania:100000")


@rule("RN-BANK-10", "RN-END-01")
def test_jessah_wins_nothing_by_cashing():
    rich = "J:asia:200 J:asia:200 J:europe:200 J:europe:200 J:africa:200"
    t = table(row="bank:1|move:1", tokens="J3@1L", jessahs="oceania:100", cashed=rich)
    t.jessah("cash", cheque="oceania:100").asks("Jessah", "move_jessah")
    assert t.seen.players[1].total == 1_100_000


@rule("RN-BANK-03", "RN-BANK-04")
def test_jessahs_cashing_names_her_city_which_all_see_anyway():
    t = table(row="bank:1|move:1", tokens="J3@1L", jessah="sydney", jessahs="oceania:200")
    t.jessah("cash", cheque="oceania:200")
    assert t.last("Angela", ChequeCashed) == ChequeCashed(1, "oceania:200000", "sydney", 200_000)
    assert t.seen.angela is None


@rule("RN-BANK-03", "RN-CAP-06")
def test_once_angela_may_have_moved_her_city_is_hidden_again():
    t = table(angela="cairo", row="bank:1|move:1", tokens="A3@1L", angelas="africa:200", shown="", deck="")
    t.angela("cash", cheque="africa:200").jessah("skip").jessah("stop")
    assert t.seen.angela == "cairo"
    t.moves()
    assert t.seen.angela is None
    assert (t.seen.last_seen.round, t.seen.last_seen.city) == (1, "cairo")


@rule("RN-BANK-05", "RN-BANK-12")
def test_the_free_move_is_a_movement_of_its_own():
    t = table(angela="cairo", row="bank:1|move:1", tokens="A3@1L", angelas="africa:100", radars="europe asia")
    t.angela("cash", cheque="africa:100").moves("go:athens").moves("go:dubai")
    assert [told.radars for told in t.told("Jessah", MovementFinished)] == [("europe",), ("asia",)]


@rule("RN-BANK-05", "RN-MOVE-15")
def test_the_free_move_may_be_left_in_secret():
    used, unused = (table(angela="cairo", row="bank:1|move:1", tokens="A3@1L", angelas="africa:100") for _ in range(2))
    used.angela("cash", cheque="africa:100").moves("go:athens")
    unused.angela("cash", cheque="africa:100").moves()
    assert alike("Jessah", used, unused)


@rule("RN-BANK-07")
@pytest.mark.parametrize("value", [300, 50])
def test_a_cheque_of_another_value_does_nothing_more(value):
    other = edited(("africa        = [100000", f"africa = [{value}000"))
    t = table(row="bank:1|move:1", tokens="A3@1L", angelas=f"africa:{value}", edition=other)
    t.angela("cash", cheque=f"africa:{value}").asks("Angela", "plan_movement")
    assert t.owed() == ["A move 1"]
    assert t.seen.players[0].total == value * 1000
    assert t.told("spectator", UpgradeChosen) == []


@rule("RN-BANK-08", "RN-END-01")
@pytest.mark.parametrize("cheque", ["africa:100", "africa:200"])
def test_a_million_wins_and_more_does_too(cheque):
    before = "A:asia:200 A:asia:200 A:europe:200 A:europe:200 A:asia:100"
    t = table(row="bank:1|move:1", tokens="A3@1L", angelas=cheque, cashed=before).angela("cash", cheque=cheque)
    t.won_by("Angela", "goal")


@rule("RN-BANK-08")
def test_less_than_a_million_does_not():
    before = "A:asia:200 A:asia:200 A:europe:200 A:europe:200"
    t = table(row="bank:1|move:1", tokens="A3@1L", angelas="africa:100", cashed=before)
    t.angela("cash", cheque="africa:100").asks("Angela", "plan_movement")
    assert t.seen.players[0].total == 900_000


@rule("RN-BANK-09")
def test_the_cheque_and_the_city_are_told_before_the_upgrade_is_chosen():
    t = table(row="bank:1|move:1", tokens="A3@1L", angelas="africa:200").angela("cash", cheque="africa:200")
    assert t.last("Jessah", ChequeCashed) == ChequeCashed(0, "africa:200000", "cairo", 200_000)
    t.asks("Angela", "choose_upgrade")
