"""The bots: they play every table by the rules, and well."""

from collections import Counter

import pytest

from cavale import catalog
from cavale.bots.random_bot import RandomBot
from cavale.core.bot import Bot, sight
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.games.red_notice import GAME, OPTIONS
from cavale.games.red_notice.appraisal import Appraisal
from cavale.games.red_notice.bot import RedNoticeBot, steady
from cavale.games.red_notice.box import ANGELA, JESSAH
from cavale.games.red_notice.events import RoundStarted
from cavale.games.red_notice.placing import Stakes, choose_plan, plans
from cavale.games.red_notice.public import known_state
from cavale.games.red_notice.retold import retell
from cavale.games.red_notice.state import RedNotice
from cavale.games.red_notice.suspicion import Suspicion
from games.red_notice.table import NAMES, RedNoticeTable, fresh, programmed, table

EDITION = catalog.default_edition(GAME)


def play(angela: Bot, jessah: Bot, seed: int, **options: object) -> Match:
    match = Match(GAME, EDITION, FastDice(seed), seats=2, options=options, hashed=False)
    bots = (angela, jessah)
    while not match.over:
        (seat,) = match.asked()
        match.play(seat, bots[seat].act(sight(match, seat)))
    return match


def does(t: RedNoticeTable, name: str, seed: int = 1) -> str:
    """What a bot does in this position, as actions are spelled."""
    seat = NAMES.index(name)
    assert t.match.asked() == [seat]
    return str(RedNoticeBot(seed).act(sight(t.match, seat)))


def winner(match: Match) -> int:
    assert isinstance(match.state, RedNotice)
    return match.state.winner


# -- whole matches -----------------------------------------------------------------------------------------------------

OTHERS = [(option.key, value) for option in OPTIONS[:11] for value in option.values[:3] if value != option.default]


@pytest.mark.parametrize(("key", "value"), OTHERS)
def test_a_match_is_played_to_its_end_at_every_table(key, value):
    """An answer that is no option would be refused; random opponents lead into odd positions."""
    seed = OTHERS.index((key, value))
    pair = (RedNoticeBot(seed), RandomBot(seed)) if seed % 2 else (RandomBot(seed), RedNoticeBot(seed))
    assert play(*pair, seed, **{key: value}).over


@pytest.mark.parametrize("maker", [RedNoticeBot, steady])
def test_either_role_beats_a_random_player(maker):
    assert [winner(play(maker(seed), RandomBot(seed), seed)) for seed in range(3)] == [ANGELA] * 3
    assert [winner(play(RandomBot(seed), maker(seed), seed)) for seed in range(3)] == [JESSAH] * 3


def test_the_same_seed_plays_the_same_match():
    one, other = (play(RedNoticeBot(5), steady(6), 7) for _ in range(2))
    assert one.records == other.records


def test_a_bot_takes_over_in_the_middle_of_a_match():
    """It hears all that was told so far."""
    match = Match(GAME, EDITION, FastDice(3), seats=2, hashed=False)
    dice = FastDice(3)
    for _ in range(150):
        (seat,) = match.asked()
        options = match.options_of(seat)
        match.play(seat, options[dice.below("option", len(options))])
    while not match.over:
        (seat,) = match.asked()
        match.play(seat, RedNoticeBot(1).act(sight(match, seat)))


def test_a_bot_that_is_made_anew_for_each_decision_plays_the_same_match():
    """As a server does; a movement of several items is gone on with, and a careless bot is not always careless."""
    for maker in (RedNoticeBot, steady):
        stays = play(maker(5), maker(6), 7)
        match = Match(GAME, EDITION, FastDice(7), seats=2, hashed=False)
        while not match.over:
            (seat,) = match.asked()
            match.play(seat, maker(5 + seat).act(sight(match, seat)))
        assert match.records == stays.records


def test_chance_is_new_at_each_decision():
    """The same question with more heard before it is not always answered the same."""
    t = programmed()
    seen = sight(t.match, ANGELA)
    answers = set()
    for heard in range(12):
        seen.told = [*t.match.told_in_force(ANGELA), *[RoundStarted(1, ANGELA)] * heard]
        answers.add(str(RedNoticeBot(1).act(seen)))
    assert len(answers) > 2


def test_a_script_begun_by_a_person_is_gone_on_with():
    t = table(angela="cairo", row="move:2|cheque:1", tokens="A3@1L", angelas="asia:200").plans("go:athens")
    assert does(t, "Angela") == "go(city=dubai)"


# -- Jessah ------------------------------------------------------------------------------------------------------------


def seen_in_cairo(row: str, jessah: str) -> RedNoticeTable:
    """Angela has cashed in Cairo, and it is Jessah's turn."""
    t = table(
        angela="cairo",
        jessah=jessah,
        row=row,
        tokens="A4@1L J4@1R",
        angelas="africa:200",
        shown="frozen_assets fast_jet",
    )
    return t.angela("cash", cheque="africa:200").angela("choose_upgrade", upgrade="frozen_assets")


def test_jessah_goes_where_angela_was_seen():
    assert does(seen_in_cairo("bank:1|move:2", "dubai"), "Jessah") == "step(city=cairo)"


def test_jessah_inspects_the_city_in_which_angela_must_be():
    assert does(seen_in_cairo("bank:1|move:2", "cairo"), "Jessah") == "inspect_here"


def test_jessah_places_a_token_near_angela():
    answer = does(seen_in_cairo("bank:1|security:1", "sydney"), "Jessah")
    near = {"africa", "europe", "asia", "athens-cairo", "dakar-cairo", "cairo-nairobi", "cairo-dubai"}
    assert answer.startswith("put_")
    assert answer.partition("=")[2].rstrip(")") in near


def test_jessah_cashes_what_she_can():
    t = table(jessah="sydney", row="bank:1|move:1", tokens="J3@1L", jessahs="oceania:200 asia:100")
    assert does(t, "Jessah") == "cash(cheque=oceania:200000)"


# -- Angela ------------------------------------------------------------------------------------------------------------


def test_angela_cashes_what_wins_whatever_the_danger():
    t = table(
        angela="cairo",
        jessah="cairo",
        row="bank:1|move:1",
        tokens="A3@1L",
        angelas="africa:200",
        cashed="A:asia:200 A:asia:200 A:europe:200 A:europe:200",
    )
    assert does(t, "Angela") == "cash(cheque=africa:200000)"


def test_angela_does_not_cash_where_jessah_would_catch_her_at_once():
    position = {"row": "bank:1|move:2", "tokens": "A4@1L J4@1R", "angelas": "africa:200", "used": "journalist"}
    near = table(angela="cairo", jessah="athens", **position)
    far = table(angela="cape_town", jessah="anchorage", **position)
    assert does(near, "Angela") == "skip"
    assert does(far, "Angela") == "cash(cheque=africa:200000)"


def test_angela_leaves_the_city_in_which_she_was_seen():
    t = table(
        angela="cairo", jessah="dubai", row="bank:1|move:2", tokens="A5@1L J4@1R", angelas="africa:100 africa:200"
    ).angela("cash", cheque="africa:100")
    assert does(t, "Angela").startswith("go(")


def test_angela_gives_jessah_the_upgrade_that_helps_least():
    t = table(
        angela="cairo",
        jessah="sydney",
        row="bank:1|move:1",
        tokens="A3@1L",
        angelas="africa:200",
        shown="fast_jet frozen_assets",
        security=0,
    )
    t.angela("cash", cheque="africa:200")
    assert does(t, "Angela") == "choose_upgrade(upgrade=frozen_assets)"


def test_angela_spends_points_that_would_be_lost():
    t = table(row="security:2|cheque:1", tokens="A3@1L", security=4, radars="africa asia")
    assert does(t, "Angela").startswith("pay(")
    t = table(row="security:2|cheque:1", tokens="A3@1L", security=3, radars="africa asia")
    assert does(t, "Angela") == "gain"


def volunteers(t: RedNoticeTable, name: str) -> str:
    """What a bot does that is not asked."""
    return str(RedNoticeBot(1).volunteer(sight(t.match, NAMES.index(name))))


@pytest.mark.rule("RN-UP-06")
def test_angela_pays_before_points_are_lost_if_that_costs_her_little():
    """With two points all would be lost anyway; with four a payment costs as much as ever."""
    for points, answer in ((2, "pay(target=radar:africa)"), (4, "go_on")):
        t = table(
            angela="cairo",
            jessah="sydney",
            row="bank:1|move:1",
            tokens="A3@1L",
            angelas="africa:200",
            shown="frozen_assets fast_jet",
            security=points,
            radars="africa",
        )
        t.angela("cash", cheque="africa:200").angela("choose_upgrade", upgrade="frozen_assets")
        assert does(t.asks("Angela", "pay_stop"), "Angela") == answer


@pytest.mark.rule("RN-ID-22")
def test_angela_pays_before_her_marker_is_set_anew():
    t = table(
        angela="cairo",
        jessah="dubai",
        row="move:2|cheque:1",
        tokens="J3@1L",
        identities="secret_agent pilot",
        security=4,
        radars="europe",
        barriers="cairo-nairobi",
    )
    t.jessah("step", city="cairo").angela("choose_identity", identity="secret_agent").moves()
    assert {does(t.asks("Angela", "pay_stop"), "Angela", seed) for seed in range(4)} == {
        "pay(target=barrier:cairo-nairobi)"
    }
    t.pays("barrier:cairo-nairobi")
    assert does(t.asks("Angela", "pay_stop"), "Angela") == "pay(target=radar:europe)"


@pytest.mark.rule("RN-TIME-02")
@pytest.mark.parametrize(("timing", "answer"), [("live", "pay(target=radar:africa)"), ("stops", "None")])
def test_angela_pays_while_jessah_chooses_where_nobody_waits_for_her(timing, answer):
    t = table(
        angela="cairo",
        jessah="sydney",
        row="bank:1|move:1",
        tokens="J3@1L",
        jessahs="oceania:200",
        shown="frozen_assets fast_jet",
        radars="africa",
        options={"pay_timing": timing},
    ).jessah("cash", cheque="oceania:200")
    t.asks("Jessah", "choose_upgrade")
    assert volunteers(t, "Angela") == answer
    assert volunteers(t, "Jessah") == "None"


@pytest.mark.rule("RN-TIME-02")
def test_angela_pays_before_she_answers_where_nobody_waits_for_her():
    t = table(
        angela="cairo",
        row="bank:1|move:1",
        tokens="A3@1L",
        angelas="africa:200",
        shown="frozen_assets fast_jet",
        radars="africa",
        options={"pay_timing": "live"},
    ).angela("cash", cheque="africa:200")
    assert does(t.asks("Angela", "choose_upgrade"), "Angela") == "pay(target=radar:africa)"
    t.pays("radar:africa")
    assert does(t, "Angela") == "choose_upgrade(upgrade=frozen_assets)"


@pytest.mark.rule("RN-SETUP-15")
def test_angela_picks_identities_that_get_her_far():
    """Through barriers, or three moves; never the one that only refills her points."""
    picked = Counter()
    for seed in range(20):
        t = fresh(options={"identities": "choose"})
        while t.seen.phase == "setup" and not t.seen.identities:
            t.match.play(ANGELA, RedNoticeBot(seed).act(sight(t.match, ANGELA)))
        picked.update(tile.id for tile in t.seen.identities)
    assert picked["journalist"] == 20
    assert picked["secret_agent"] == 0
    assert len(picked) > 2


# -- tokens ------------------------------------------------------------------------------------------------------------


def known(t: RedNoticeTable, name: str) -> RedNotice:
    seat = NAMES.index(name)
    view = t.sees(name)
    return known_state(view, retell(t.box, seat, view.pings, t.match.told_in_force(seat)))


@pytest.mark.rule("RN-PROG-05")
def test_plans_lay_each_token_on_a_card_of_its_own():
    s = known(programmed(), "Angela")
    tokens = [token for token in range(len(s.box.values)) for _ in range(s.holds(ANGELA, token))]
    found = plans(s, ANGELA, tokens, True)
    assert len({tuple(plan) for plan in found}) == len(found)
    for plan in found:
        assert sorted((choice - 1) // 2 for choice in plan if choice) == tokens


def test_placements_are_mixed():
    """The same position, many seeds: no answer is certain."""
    t = programmed()
    answers = Counter(does(t, "Angela", seed) for seed in range(12))
    assert len(answers) > 2


def test_a_known_hand_is_played_against():
    """RN-PREP-03 In the third round: one card counts, she holds 5, 1 and 1, and the other has nothing above 4."""
    t = programmed(round=3)
    s = known(t, "Angela")
    box = s.box
    values = len(box.values)
    s.held = [0] * (2 * values)
    s.used = [0] * (2 * values)
    for value in (1, 5, 2):
        s.held[box.values.index(value)] += 1
    for token in range(values):
        s.used[values + token] = box.token_copies[token]
    for value in (2, 3, 4):
        s.used[values + box.values.index(value)] -= 1
    worth = [0.0] * (2 * box.row)
    worth[4] = worth[5] = 1.0  # the third card
    both = [worth[slot - slot % 2] + worth[slot - slot % 2 + 1] for slot in range(len(worth))]
    stakes = Stakes(s, ANGELA, worth, worth, both, both)
    chosen = [choose_plan(s, ANGELA, stakes, 300, FastDice(seed))[2] for seed in range(10)]
    assert len([choice for choice in chosen if choice and box.values[(choice - 1) // 2] == 5]) >= 8


def appraised(name: str, row: str, **position: str) -> Appraisal:
    """What a bot thinks of the cards of a new row; Jessah thinks that Angela is in Cairo."""
    t = programmed(row=row, **position)
    seat = NAMES.index(name)
    in_cairo = [float(city == "cairo") for city in t.box.cities]
    return Appraisal(known(t, name), seat, in_cairo)


@pytest.mark.rule("RN-RES-01")
def test_a_bank_is_worth_more_to_angela_after_a_move_that_leads_to_it():
    """She is in Cairo, and her cheque is one of Europe's."""
    rows = ("bank:1|cheque:1 move:2|cheque:1", "move:2|cheque:1 bank:1|cheque:1")
    early, late = (appraised("Angela", row, angela="cairo", angelas="europe:200") for row in rows)
    assert early.sides(ANGELA)[0] == 0.0
    assert late.sides(ANGELA)[2] > 0.05
    assert late.sides(ANGELA)[0] > appraised("Angela", rows[0], angela="cairo").sides(ANGELA)[2]


@pytest.mark.rule("RN-RES-01")
def test_jessah_would_rather_move_before_angela_may_have_left():
    first, second = (
        appraised("Jessah", row, angela="cairo", jessah="nairobi").sides(JESSAH)
        for row in ("move:1|bank:1 move:2|cheque:1", "move:2|cheque:1 move:1|bank:1")
    )
    assert first[0] > second[2]


@pytest.mark.rule("RN-UP-03")
def test_the_service_jet_counts_when_moves_are_weighed():
    """Singapore is three moves from Cairo: two on the card lead there only with the jet."""
    position = {"angela": "cairo", "jessah": "singapore"}
    afoot, flown = (
        appraised("Jessah", "move:2|cheque:1", owned=owned, **position).sides(JESSAH) for owned in ("", "fast_jet")
    )
    assert flown[0] > afoot[0] + 0.2
    assert flown[1] == afoot[1]


@pytest.mark.rule("RN-RES-03")
def test_which_of_two_actions_comes_first_is_weighed():
    """Where she can cash she does so and runs; where she cannot she moves first."""
    position = {"angela": "cairo", "jessah": "athens"}
    here = appraised("Angela", "bank:1|move:2", angelas="africa:200", **position).pairs(ANGELA)
    there = appraised("Angela", "bank:1|move:2", angelas="asia:200", **position).pairs(ANGELA)
    assert here[0] > here[1]
    assert there[1] > there[0]


def test_a_token_is_laid_where_its_side_comes_first():
    """One card counts, alone: its right side first is worth more."""
    s = known(programmed(), "Angela")
    nothing = [0.0] * (2 * s.box.row)
    pairs = [0.0, 0.1, *nothing[2:]]
    stakes = Stakes(s, ANGELA, nothing, nothing, pairs, nothing)
    chosen = [choose_plan(s, ANGELA, stakes, 200, FastDice(seed))[0] for seed in range(10)]
    assert [choice for choice in chosen if choice and choice % 2 == 0] == chosen


# -- what it believes --------------------------------------------------------------------------------------------------


def test_suspicion_never_rules_out_the_truth_and_survives_an_undo():
    t = fresh(live=False)
    match = t.match
    suspicion = Suspicion(t.box, JESSAH)
    bots = (RedNoticeBot(1), RedNoticeBot(2))
    while not match.over:
        (seat,) = match.asked()
        match.play(seat, bots[seat].act(sight(match, seat)))
        if t.state.angela >= 0 and not match.over:
            known_so_far = suspicion.follow(match.view(JESSAH), match.told_in_force(JESSAH))
            assert suspicion.cities()[t.state.angela] > 0.0
            assert known_so_far.clues == t.state.clues
    told = match.told_in_force(JESSAH)
    again = Suspicion(t.box, JESSAH)
    again.follow(match.view(JESSAH), told)
    again.read = [*told, told[-1]]  # as if more had been told, and undone
    again.follow(match.view(JESSAH), told)
    assert again.filter.read == t.state.clues
