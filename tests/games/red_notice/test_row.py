"""Programming and resolution: tokens are placed face down and turned up card by card."""

import pytest

from cavale.games.red_notice.events import (
    CardSkipped,
    JokerChosen,
    Passed,
    RoundStarted,
    RowLaid,
    TokenPlaced,
    TokensDrawn,
    TokensTurned,
)
from games.mailed import alike
from games.red_notice.table import programmed, table
from rules import rule

# -- programming -------------------------------------------------------------------------------------------------------


@rule("RN-PROG-01", "RN-ROUND-01")
def test_four_cards_are_laid_for_all_to_see():
    t = programmed(row="bank:1|move:1 move:2|cheque:1 joker:1|move:2 cheque:1|joker:1")
    assert t.seen.phase == "programming"
    assert t.last("spectator", RowLaid) == RowLaid(("A02", "A06", "A12", "A01"))
    assert [card.id for card in t.seen.row] == ["A02", "A06", "A12", "A01"]
    assert [card.state for card in t.seen.row] == ["waiting"] * 4


@rule("RN-PROG-02", "RN-INV-05")
def test_three_tokens_for_each_to_see_her_own():
    t = programmed()
    for name in ("Angela", "Jessah"):
        assert len(t.sees(name).mine.tokens) == 3
        assert t.last(name, TokensDrawn).tokens == t.sees(name).mine.tokens
        assert len(t.told(name, TokensDrawn)) == 1
    assert t.told("spectator", TokensDrawn) == []
    assert [player.tokens for player in t.seen.players] == [3, 3]
    t.refused("RN-PROG-02", lambda: t.angela("place", token=5, slot="1L"))


@rule("RN-PROG-03")
@pytest.mark.parametrize(("initiative", "order"), [("A", "AJAJAJ"), ("J", "JAJAJA")])
def test_players_take_turns_and_the_initiative_begins(initiative, order):
    t = programmed(initiative=initiative)
    for letter in order:
        name = {"A": "Angela", "J": "Jessah"}[letter]
        t.asks(name, "place_token")
        t.match.play("AJ".index(letter), t.match.options_of("AJ".index(letter))[0])
    assert t.seen.phase == "resolution"


@rule("RN-PROG-05", "RN-PROG-06", "RN-PROG-07")
def test_any_side_of_any_card_but_not_both_of_one():
    t = programmed()
    token = t.sees("Angela").mine.tokens[0]
    slots = {option.partition("slot=")[2][:2] for option in t.can("Angela")}
    assert slots == {"1L", "1R", "2L", "2R", "3L", "3R", "4L", "4R"}
    t.angela("place", token=token, slot="2R")
    slots = {option.partition("slot=")[2][:2] for option in t.can("Jessah")}
    assert slots == {"1L", "1R", "2L", "3L", "3R", "4L", "4R"}  # facing the other's token is allowed
    t.jessah("place", token=t.sees("Jessah").mine.tokens[0], slot="2L")
    refusal = t.why_not("Angela", "place", token=t.sees("Angela").mine.tokens[0], slot="2L")
    assert refusal.rule == "RN-PROG-04"
    slots = {option.partition("slot=")[2][:2] for option in t.can("Angela")}
    assert slots == {"1L", "1R", "3L", "3R", "4L", "4R"}


@rule("RN-PROG-07")
def test_there_is_always_room_for_the_last_token():
    """Whatever the first five choices are, two slots are left at least."""
    fewest = 9
    for choice in range(200):
        t = programmed()
        for turn in range(5):
            (seat,) = t.match.asked()
            options = t.match.options_of(seat)
            t.match.play(seat, options[choice * (turn + 7) % len(options)])
        fewest = min(fewest, len(t.can("Jessah")))
    assert fewest == 2


@rule("RN-PROG-08", "RN-INV-05")
def test_slot_and_owner_are_public_the_value_is_not():
    t = programmed()
    token = t.sees("Angela").mine.tokens[0]
    t.angela("place", token=token, slot="3L")
    assert t.last("Angela", TokenPlaced) == TokenPlaced(0, "3L", token)
    for name in ("Jessah", "spectator"):
        assert t.last(name, TokenPlaced) == TokenPlaced(0, "3L", None)
        assert (t.sees(name).row[2].left.owner, t.sees(name).row[2].left.token) == (0, None)
    assert t.sees("Angela").row[2].left.token == token  # she may look again


@rule("RN-PROG-08", "RN-INV-05")
def test_which_token_lies_there_makes_no_difference_to_the_other():
    tables = [programmed(), programmed()]
    tokens = tables[0].sees("Angela").mine.tokens
    assert len(set(tokens)) > 1
    for t, token in zip(tables, (tokens[0], tokens[-1]), strict=True):
        t.angela("place", token=token, slot="3L")
    assert alike("Jessah", *tables)
    assert alike("spectator", *tables)


@rule("RN-PROG-09", "RN-NET-02")
def test_a_token_stays_where_it_was_placed():
    t = programmed()
    t.angela("place", token=t.sees("Angela").mine.tokens[0], slot="3L")
    assert t.match.why_not_take_back(0) is not None
    assert t.match.why_not_undo(0, ~0) is not None


@rule("RN-PROG-10", "RN-PROG-06")
def test_left_and_right_have_no_weight():
    assert table(row="bank:1|move:1", tokens="A3@1R", angelas="asia:100").owed() == ["A move 1", "A bank 1"]
    assert table(row="move:1|bank:1", tokens="A3@1L", angelas="asia:100").owed() == ["A move 1", "A bank 1"]


# -- resolution --------------------------------------------------------------------------------------------------------


@rule("RN-RES-01")
def test_only_the_current_cards_tokens_are_turned_up():
    t = table(row="move:1|bank:1 move:2|cheque:1", tokens="A3@1L J4@2L")
    assert t.last("Jessah", TokensTurned) == TokensTurned(1, "A05", 0, 3, None, None, "alone", 0)
    assert t.sees("Angela").row[1].left.token is None
    t.moves().asks("Jessah", "move_jessah")
    assert t.sees("Angela").row[1].left.token == 4
    assert [card.state for card in t.seen.row] == ["done", "now", "waiting", "waiting"]


@rule("RN-RES-02")
def test_a_card_without_a_token_is_skipped():
    t = table(row="move:1|bank:1 move:2|cheque:1 bank:1|move:1", tokens="A3@1L J4@3R").moves()
    assert t.last("Angela", CardSkipped) == CardSkipped(2, "A06")
    t.asks("Jessah", "move_jessah")


@rule("RN-RES-03", "RN-RES-09")
@pytest.mark.parametrize("token", ["1", "5", "P"])
def test_a_lone_token_of_any_value(token):
    t = table(row="move:2|cheque:1", tokens=f"J{token}@1R")
    assert t.owed() == ["J cheque 1", "J move 2"]
    t.refused("RN-RES-10", lambda: t.jessah("step", city="perth"))  # the order is not hers to choose
    t.jessah("skip").jessah("step", city="perth")


@rule("RN-RES-04", "RN-RES-05", "RN-RES-06")
@pytest.mark.parametrize(
    ("tokens", "owed", "outcome"),
    [
        ("A2@1L J4@1R", ["J cheque 1", "J move 2", "A move 2"], "higher"),
        ("J4@1L A2@1R", ["J move 2", "J cheque 1", "A cheque 1"], "higher"),
        ("A4@1L J4@1R", ["A move 2", "J cheque 1"], "tie"),
        ("AP@1L J5@1R", ["A move 2", "A cheque 1"], "pow"),
        ("A1@1L JP@1R", ["J cheque 1", "J move 2"], "pow"),
    ],
)
def test_two_tokens(tokens, owed, outcome):
    t = table(row="move:2|cheque:1", tokens=tokens)
    assert t.owed() == owed
    assert t.last("spectator", TokensTurned).outcome == outcome


@rule("RN-RES-05")
def test_in_a_tie_the_initiative_goes_first():
    assert table(row="move:2|cheque:1", tokens="A4@1L J4@1R", initiative="J").owed() == ["J cheque 1", "A move 2"]


@rule("RN-RES-10", "RN-RES-11")
def test_the_next_card_waits_for_all_that_follows_from_this_one():
    t = table(
        angela="dubai",
        jessah="cairo",
        row="bank:1|move:1 move:2|cheque:1",
        tokens="A5@1L J4@1R A3@2L",
        angelas="asia:200",
        shown="hot_pursuit seizure",
        security=0,
    )
    t.angela("cash", cheque="asia:200").angela("choose_upgrade", upgrade="hot_pursuit")
    t.jessah("step", city="dubai").angela("choose_identity", identity="pilot").moves("go:athens")
    assert t.owed() == ["A move 1", "J move 1"]
    t.moves("go:helsinki").jessah("stop")
    assert t.owed() == ["A move 2", "A cheque 1"]
    assert t.last("spectator", TokensTurned).position == 2


@rule("RN-RES-10")
def test_nobody_acts_out_of_turn():
    t = table(row="move:1|bank:1", tokens="A3@1L")
    refusal = t.why_not("Jessah", "stop")
    assert (refusal.rule, refusal.blocked_by) == ("RN-RES-10", "seat:0")


# -- actions in general ------------------------------------------------------------------------------------------------


@rule("RN-ACT-01", "RN-ACT-07")
def test_everything_may_be_passed_and_the_pass_is_public_but_for_angelas_moves():
    t = table(row="joker:1|move:2 cheque:1|joker:1", tokens="A3@1L A4@2L", angelas="asia:100")
    t.angela("skip").moves().angela("skip").angela("joker", kind="bank").angela("skip")
    assert t.told("Jessah", Passed) == [Passed(0, "joker"), Passed(0, "cheque"), Passed(0, "bank")]


@rule("RN-ACT-03", "RN-ACT-05")
@pytest.mark.parametrize(
    ("kind", "step"),
    [("cheque", "draw_cheque"), ("bank", "use_bank"), ("security", "gain_security"), ("move", "plan_movement")],
)
def test_a_joker_is_announced_and_then_performed(kind, step):
    t = table(row="joker:1|move:2", tokens="A3@1L", angelas="asia:100").angela("joker", kind=kind)
    assert t.last("Jessah", JokerChosen) == JokerChosen(0, kind)
    t.asks("Angela", step)


@rule("RN-ACT-04")
def test_a_joker_is_worth_one_icon_or_two():
    assert table(row="joker:1|move:2", tokens="J3@1L").jessah("joker", kind="move").owed()[0] == "J move 1"
    two = table(row="joker:1|move:2", tokens="J3@1L", options={"joker_icons": 2})
    assert two.jessah("joker", kind="move").owed()[0] == "J move 2"


@rule("RN-ACT-06")
def test_of_one_joker_each_makes_what_she_likes():
    t = table(row="cheque:1|joker:1", tokens="A5@1L J3@1R").angela("skip")
    t.angela("joker", kind="security").angela("gain").security(3)
    t.asks("Jessah", "choose_joker").jessah("joker", kind="move").asks("Jessah", "move_jessah")
    assert t.told("spectator", JokerChosen) == [JokerChosen(0, "security"), JokerChosen(1, "move")]


@rule("RN-ACT-08")
def test_what_public_facts_rule_out_is_not_asked():
    five = "asia:100 asia:200 asia:200 europe:100 europe:200"
    table(row="cheque:2|move:1", tokens="A3@1L", angelas=five).asks("Angela", "plan_movement")
    table(row="cheque:2|move:1", tokens="A3@1L", pile=0).asks("Angela", "plan_movement")
    table(row="bank:1|move:1", tokens="A3@1L").asks("Angela", "plan_movement")


@rule("RN-ACT-08")
def test_everything_else_is_asked_even_if_only_a_pass_is_left():
    t = table(angela="lima", row="bank:1|move:1", tokens="A3@1L", angelas="asia:100").asks("Angela", "use_bank")
    assert t.can("Angela") == ["skip"]
    t = table(angela="lima", tokens="A3@1L", barriers="caracas-lima* lima-santiago*").asks("Angela", "plan_movement")
    t = table(row="joker:1|move:2", tokens="A3@1L", pile=0).asks("Angela", "choose_joker")


@rule("RN-ROUND-03", "RN-PREP-01")
def test_the_initiative_changes_with_every_round():
    t = programmed()
    for round in range(1, 8):
        assert t.last("spectator", RoundStarted) == RoundStarted(round, (round - 1) % 2)
        t.all_pass()
