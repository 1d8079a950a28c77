"""The bot: it plays by what it sees, finishes, and beats chance."""

from cavale import catalog
from cavale.core.bot import sight
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.games.la_traque import GAME
from games.la_traque.table import LaTraqueTable, table

STEADY, RANDOM = GAME.bots()["steady"], GAME.bots()["random"]


def played(seed: int, steady: tuple[bool, ...]) -> Match:
    options = {"faction_pick": "random"}
    match = Match(GAME, catalog.default_edition(GAME), FastDice(seed), seats=len(steady), options=options, hashed=False)
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


def test_it_keeps_what_is_worth_most():
    t = table("usa", "cccp", hands={"usa": "rumour*2 financing registry:medal"}).all_pass()
    assert decides(t, "usa") == "keep(card=financing:financing)"
