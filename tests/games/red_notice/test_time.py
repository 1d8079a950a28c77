"""Clocks, and what the server keeps."""

import pytest

from cavale.core.archive import from_json, parse, to_json
from cavale.core.edition import edition_hash
from cavale.games.red_notice import GAME
from cavale.games.red_notice.events import MovementFinished, Passed
from games.mailed import alike
from games.red_notice.table import EDITION, edited, fresh, programmed, table
from rules import rule


@rule("RN-NET-01")
@pytest.mark.parametrize(
    ("make", "window", "seconds"),
    [
        (fresh, "setup", 120),
        (programmed, "placement", 60),
        (lambda **options: table(tokens="A3@1L", **options), "decision", 90),
        (lambda **options: table(tokens="J3@1L", **options), "decision", 90),
    ],
)
def test_each_question_has_its_time(make, window, seconds):
    assert make().windows() == {window: seconds}
    assert make(options={"clocks": "off"}).windows() == {}
    assert make(options={"clocks": "correspondence"}).windows() == {window: 24 * 3600}


@rule("RN-NET-01", "RN-TIME-03")
def test_a_stop_is_short():
    t = table(row="bank:1|move:1", tokens="J3@1L", jessahs="oceania:200", shown="frozen_assets seizure", radars="asia")
    t.jessah("cash", cheque="oceania:200").jessah("choose_upgrade", upgrade="frozen_assets").asks("Angela", "pay_stop")
    assert t.windows() == {"stop": 10}
    t.time_runs_out().asks("Jessah", "move_jessah").security(0).radars("asia")


@rule("RN-NET-01")
def test_a_start_is_made_at_random():
    t = fresh().time_runs_out().asks("Angela", "angelas_start")
    assert len(t.seen.radars) == 2
    assert t.seen.start_cheques[1] is not None
    t.time_runs_out()
    assert t.seen.round == 1
    assert t.sees("Angela").mine.city is not None


@rule("RN-NET-01")
def test_identities_are_picked_at_random():
    t = fresh(options={"identities": "choose"}).time_runs_out()
    assert len(t.seen.identities) == 2


@rule("RN-NET-01", "RN-INV-05")
def test_a_token_is_placed_at_random():
    t = programmed()
    held = t.sees("Angela").mine.tokens
    t.time_runs_out().asks("Jessah", "place_token")
    placed = [slot.token for card in t.sees("Angela").row for slot in (card.left, card.right) if slot.owner == 0]
    assert len(placed) == 1
    assert sorted([*t.sees("Angela").mine.tokens, *placed]) == sorted(held)


@rule("RN-NET-01")
def test_an_upgrade_is_chosen_at_random():
    t = table(row="bank:1|move:1", tokens="A3@1L", angelas="africa:200", shown="fast_jet informants")
    t.angela("cash", cheque="africa:200").time_runs_out()
    assert len(t.seen.owned) == len(t.seen.gone) == 1


@rule("RN-NET-01")
@pytest.mark.parametrize(
    ("row", "tokens", "then"),
    [
        ("cheque:1|joker:1", "A3@1L", "choose_joker"),
        ("bank:1|cheque:1", "A3@1L", "draw_cheque"),
        ("joker:1|move:2", "A3@1L", "plan_movement"),
        ("move:1|bank:1", "A3@1L", "use_bank"),
        ("move:2|cheque:1", "J3@1L", "draw_cheque"),
    ],
)
def test_everything_else_is_passed(row, tokens, then):
    t = table(row=row, tokens=tokens, angelas="africa:100", jessahs="oceania:100").time_runs_out()
    t.asks("Angela" if tokens[0] == "A" else "Jessah", then)
    assert [player.hand for player in t.seen.players] == [1, 1]
    t.is_in("cairo")


@rule("RN-NET-01")
def test_a_security_action_is_passed_icon_by_icon():
    t = table(row="security:2|cheque:1", tokens="J3@1L", barriers="rio-dakar").jessah("lift", route="rio-dakar")
    t.time_runs_out().asks("Jessah", "place_security").barriers("rio-dakar").time_runs_out().asks(
        "Jessah", "draw_cheque"
    )
    t = table(row="security:2|cheque:1", tokens="A3@1L").time_runs_out().security(2)
    assert t.told("Jessah", Passed) == [Passed(0, "security")]


@rule("RN-NET-01", "RN-MOVE-15")
def test_a_plan_that_was_not_confirmed_is_no_movement():
    t = table(angela="dubai", row="move:2|cheque:1", tokens="A3@1L", radars="africa", security=2)
    t.plans("pay:radar:africa", "go:cairo").time_runs_out().is_in("dubai").security(2).radars("africa")
    assert t.last("Jessah", MovementFinished) == MovementFinished((), 2, (), None)
    other = table(angela="dubai", row="move:2|cheque:1", tokens="A3@1L", radars="africa", security=2).time_runs_out()
    assert alike("Jessah", t, other)


@rule("RN-NET-01", "RN-CAP-03")
@pytest.mark.parametrize(
    ("identities", "hand", "security"), [("doctor pilot", 2, 1), ("secret_agent pilot", 0, 4), ("lawyer pilot", 0, 1)]
)
def test_captured_and_out_of_time(identities, hand, security):
    """The first unused identity; it draws and sets the marker, removes nothing and does not move."""
    t = table(angela="perth", tokens="J3@1L", identities=identities, security=1, radars="asia", barriers="rio-dakar")
    t.jessah("step", city="perth").time_runs_out().is_in("perth").security(security).radars("asia").barriers(
        "rio-dakar"
    )
    assert t.seen.players[0].hand == hand
    assert [tile.used for tile in t.seen.identities] == [identities.split()[0] == tile.id for tile in t.seen.identities]
    assert t.seen.angela is None  # she may have moved, for all the others know


@rule("RN-NET-01", "RN-CAP-03")
def test_the_first_identity_that_is_left():
    t = table(angela="perth", tokens="J3@1L", identities="lawyer pilot", used="lawyer")
    t.jessah("step", city="perth").time_runs_out()
    assert all(tile.used for tile in t.seen.identities)


@rule("RN-NET-01")
def test_out_of_time_in_the_middle_of_an_escape():
    t = table(angela="perth", tokens="J3@1L", identities="doctor pilot", owned="fast_jet")
    t.jessah("step", city="perth").angela("choose_identity", identity="doctor").time_runs_out()
    assert t.seen.players[0].hand == 1
    t.asks("Angela", "draw_cheque").time_runs_out().asks("Angela", "plan_movement").time_runs_out().is_in("perth")
    assert t.seen.players[0].hand == 2


@rule("RN-NET-01", "RN-TIME-04")
def test_a_payment_does_not_lengthen_the_others_time():
    t = table(tokens="J3@1L", radars="asia", row="move:2|cheque:1")
    window = t.state.windows
    t.pays("radar:asia")
    assert t.state.windows is window


@rule("RN-NET-02")
def test_what_was_told_or_drawn_is_not_taken_back():
    t = table(row="cheque:1|joker:1", tokens="A3@1L").angela("draw")
    assert t.match.why_not_undo(0, ~0) is not None
    t = table(row="move:1|bank:1", tokens="J3@1L").jessah("step", city="perth")
    assert t.match.why_not_undo(1, ~0) is not None


@rule("RN-NET-03")
def test_of_angelas_thinking_only_the_question_is_known():
    t = table(angela="dubai", row="move:2|cheque:1", tokens="A3@1L").plans("go:cairo")
    turn = t.sees("Jessah").turns[0]
    assert (turn.step, turn.seat, turn.what, turn.icons) == ("plan_movement", 0, "move", 2)
    assert t.sees("Jessah").mine.draft == ()
    assert t.match.why_silent(0) is t.match.why_silent(1) is None  # chat is free


@rule("RN-NET-04")
def test_jessah_has_a_notebook_where_the_table_plays_with_it():
    t = table(angela="dubai", jessah="sydney", row="move:1|bank:1", tokens="A3@1L").moves("go:cairo")
    cities = {possible.city for possible in t.sees("Jessah").notebook}
    assert {"dubai", "cairo", "kolkata", "athens"} <= cities
    assert "lima" not in cities  # she started in Asia and had one move
    assert t.sees("Angela").notebook is t.seen.notebook is None
    assert table(tokens="A3@1L", options={"agent_notebook": False}).sees("Jessah").notebook is None


@rule("RN-NET-05")
def test_chance_is_recorded_and_a_match_can_be_played_again():
    t = fresh(seed=b"one seed", hashed=True).time_runs_out().time_runs_out()
    drawn = [purpose for record in t.match.records for purpose, _, _ in record.draws]
    assert drawn == [
        "identities",
        "upgrades",
        "action_cards",
        "angelas_tokens",
        "jessahs_tokens",
        "cheques",
        "start_of_jessah",
        "start_radars",
        "start_of_angela",
    ]
    again = from_json(to_json(t.match), lambda game: GAME)
    assert again.view(0) == t.sees("Angela")
    assert again.view(1) == t.sees("Jessah")


@rule("RN-ED-10")
def test_the_hash_of_the_edition_is_part_of_the_log():
    own = edited(("Open edition", "House edition"))
    archive = parse(to_json(fresh(edition=own).match))
    assert archive.edition_hash == edition_hash(own) != edition_hash(EDITION)
    assert archive.edition == own
