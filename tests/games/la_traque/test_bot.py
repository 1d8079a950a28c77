"""The bots: they play by what they see, finish, and beat chance."""

from cavale import catalog
from cavale.core.bot import sight
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.message import step_name
from cavale.games.la_traque import GAME
from cavale.games.la_traque.bot import is_plain
from cavale.games.la_traque.routine import Routine
from games.la_traque.table import LaTraqueTable, table

CLEVER, STEADY, RANDOM = (GAME.bots()[level] for level in ("clever", "steady", "random"))


RANDOM_FACTIONS = {"faction_pick": "random"}


def fresh(seed: int, seats: int) -> Match:
    return Match(
        GAME, catalog.default_edition(GAME), FastDice(seed), seats=seats, options=RANDOM_FACTIONS, hashed=False
    )


def played(seed: int, steady: tuple[bool, ...]) -> Match:
    match = fresh(seed, len(steady))
    bots = [STEADY(seat) if able else RANDOM(seat) for seat, able in enumerate(steady)]
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, bots[seat].act(sight(match, seat)))
    return match


def decides(t: LaTraqueTable, name: str) -> str:
    return str(STEADY(1).act(sight(t.match, t.seat(name))))


def test_it_reaches_the_points_before_the_twentieth_round():
    match = played(1, (True, True, True))
    assert max(match.state.vp) >= 12
    assert match.state.round < 15


def test_it_beats_chance():
    assert [played(seed, (True, False)).view(0).winners for seed in range(2)] == [(0,), (0,)]


def test_it_captures_when_it_can():
    t = table(
        "usa", "cccp", slots={"america:1": "f.pol.csatar"}, agents={"usa": {1: "america registry:document rumour*3"}}
    )
    assert decides(t, "usa") == "capture(agent=1, slot=america:1)"


def test_it_sends_an_agent_where_its_cards_suffice_and_informs_it():
    slots = {"america:1": "f.mil.marhaus", "america:2": "", "europe:1": "", "europe:2": "", "mideast:1": "f.pol.csatar"}
    t = table("usa", "cccp", slots={**slots, "mideast:2": ""}, hands={"usa": "registry:document rumour*3"})
    assert decides(t, "usa") == "move_hunt(zone=mideast)"
    t.does("usa", "move_hunt", zone="mideast")
    assert decides(t, "usa") == "inform(agent=1, card=registry:document)"


def test_it_hunts_with_a_captured_fugitive_where_clues_are_missing():
    slots = {"america:1": "f.mil.marhaus", "america:2": "", "europe:1": "", "europe:2": "", "mideast:1": ""}
    t = table("usa", "cccp", slots={**slots, "mideast:2": ""}, hands={"usa": "f.mil.vohlbrecht rumour"})
    t.does("usa", "move_hunt", zone="america")
    assert decides(t, "usa") == "inform(agent=1, card=f.mil.vohlbrecht)"


def test_what_its_ambition_gave_is_put_to_work_before_it_hunts():
    slots = {"america:1": "f.pol.csatar"}
    t = table("tzaar", "usa", slots=slots, hands={"tzaar": "s.tzaar.h4a f.mil.trosske registry:document rumour*3"})
    assert decides(t, "tzaar") == "use(card=s.tzaar.h4a, mode=cooperation)"
    t.does("tzaar", "use", card="s.tzaar.h4a", mode="cooperation")
    assert decides(t, "tzaar") == "move_hunt(zone=america)"  # the card of a fugitive can wait


def test_it_reads_nothing_that_its_seat_does_not_see():
    """On the whole state it decides as on what the seat sees of it."""
    match = fresh(3, 3)
    bots = [STEADY(seat) for seat in range(3)]
    routine = Routine(match.box)
    for _ in range(150):
        seat = match.asked()[0]
        options = match.options_of(seat)
        action = bots[seat].act(sight(match, seat))
        if len(options) > 1:
            in_turn = step_name(match.state.agenda[-1]) == "take_action"
            assert routine.act(match.state, seat, in_turn, options) is action
        match.play(seat, action)


def test_the_clever_bot_answers_whatever_it_is_asked():
    match = fresh(4, 2)
    asked = set()
    for number in range(120):
        seat = match.asked()[0]
        look = sight(match, seat)
        step_is_new = look.step not in asked and len(look.options) > 1
        asked |= {look.step}
        action = CLEVER(number).act(look) if step_is_new else STEADY(number).act(look)
        assert action in look.options
        match.play(seat, action)
    assert {"take_action", "keep_cards"} < asked


def test_the_clever_bot_decides_alike_in_a_like_sight():
    t = table("usa", "cccp", hands={"usa": "registry:document rumour*3"})
    look = sight(t.match, t.seat("usa"))
    assert CLEVER(7).act(look) is CLEVER(7).act(look)


def test_the_clever_bot_does_not_weigh_what_is_plain():
    t = table("usa", "cccp")
    box = t.box
    document, range_ = box.names.index("registry:document"), box.names.index("o.usa.range")
    plain = [box.capture[0][0], box.activate[range_], box.inform[0][document]]
    assert all(is_plain(box, action, 1) for action in plain if action is not None)
    choices = [box.capture_track[0][0][1], box.pass_, box.destiny, box.hunt[0]]
    assert not any(is_plain(box, action, 1) for action in choices)
    assert not is_plain(box, plain[2], 2)


def test_the_clever_bot_takes_the_point_that_wins():
    """Of two lines that it can pay in the last round, and of all else that it could do."""
    t = table(
        "usa",
        "cccp",
        number=20,
        visible={"usa": "o.usa.senate o.usa.bond o.usa.range"},
        influence={"usa": (0, 0, 2)},
        points={"usa": 12, "cccp": 12},
    )
    assert str(CLEVER(1).act(sight(t.match, t.seat("usa")))) == "objective(card=o.usa.senate, line=success)"


def test_it_keeps_what_is_worth_most():
    t = table("usa", "cccp", hands={"usa": "rumour*2 financing registry:medal"}).all_pass()
    assert decides(t, "usa") == "keep(card=financing:financing)"
