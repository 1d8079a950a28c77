"""The box, the choice of factions, and what lies on the table at the start."""

from collections import Counter

import pytest

from cavale.games.la_traque import GAME
from cavale.games.la_traque.events import FactionTaken
from cavale.games.la_traque.terms import DECKS, FACTIONS
from games.la_traque.table import fresh, table
from rules import rule


def started(seats, seed=1, **options):
    """A match in which every seat takes the next faction."""
    t = fresh(seats, options, seed)
    while t.match.asked() and t.seen.phase == "factions":
        seat = t.match.asked()[-1]
        t.match.play(seat, t.match.options_of(seat)[0])
    return t


@rule("LT-COMP-01", "LT-COMP-02", "LT-COMP-03", "LT-COMP-04", "LT-COMP-05", "LT-COMP-07", "LT-COMP-08")
def test_what_is_in_the_box():
    box = table("usa", "cccp").box
    clues = Counter(box.names[kind].partition(":")[2] for deck in box.cards.copies for kind in deck)
    assert clues == {"medal": 20, "document": 20, "microfilm": 20, "financing": 20, "rumour": 40}
    assert [len(cards) for cards in box.by_level] == [36, 28, 16]
    assert [len(cards) for cards in box.objectives_of] == [12, 12, 12, 12]
    assert [len(cards) for cards in box.specials_of] == [0, 1, 7, 6]
    assert box.agents == 5
    assert box.markers == ["strikes", "leaders", "unions", "press", "countryside"]
    assert [len(zone) for zone in table(*FACTIONS).box.slots_in] == [4, 4, 4]


@rule("LT-COMP-06", "LT-INFL-01", "LT-SETUP-11", "LT-SETUP-12", "LT-SETUP-13")
def test_a_faction_at_the_start():
    t = started(4)
    for player in t.seen.players:
        assert (player.points, player.influence, player.markers, player.destiny) == (0, (0, 0, 0), (), True)
        assert player.ambition == ((0, 0, 0) if player.faction == "reseau" else (0,))
        assert [agent.where for agent in player.agents] == ["hq"] * 5
        assert (len(player.objectives), player.objective_deck) == (3, 9)
        assert len(player.specials) == {"usa": 0, "cccp": 1, "tzaar": 7, "reseau": 6}[player.faction]


@rule("LT-SETUP-01", "LT-SETUP-03", "LT-SETUP-04", "LT-SETUP-05")
def test_decks_are_shuffled():
    one, other = started(2, seed=1), started(2, seed=2)
    for deck in range(3):
        majors = Counter(one.box.cards.copies[deck])
        assert sorted(majors.values()) == [6, 14]
        assert one.state.decks[deck] != other.state.decks[deck]
        assert one.state.fugitive_decks[deck] != other.state.fugitive_decks[deck]
    levels = [[one.box.cards.level[card] for card in cards] for cards in one.state.fugitive_decks]
    assert [set(level) for level in levels] == [{1}, {2}, {3}]


@rule("LT-SETUP-02")
def test_rumours_and_financings_are_all_alike():
    t = started(2)
    for deck in ("rumour", "financing"):
        assert len(set(t.state.decks[DECKS.index(deck)])) == 1


@rule("LT-SETUP-09", "LT-SETUP-10")
def test_factions_are_free_for_whoever_comes_first():
    t = fresh(3)
    assert t.match.asked() == [0, 1, 2]
    t.match.play(1, t.action("take_faction", faction="tzaar"))
    assert t.match.asked() == [0, 2]
    assert t.match.why_not(0, t.action("take_faction", faction="tzaar")).rule == "LT-SETUP-09"
    assert t.match.why_not(1, t.action("take_faction", faction="usa")).key == "lt-faction-chosen"
    assert t.match.why_not(0, t.action("pass")).rule == "LT-SETUP-10"
    t.match.play(2, t.action("take_faction", faction="usa"))
    t.match.play(0, t.action("take_faction", faction="reseau"))
    assert [player.faction for player in t.seen.players] == ["reseau", "tzaar", "usa"]
    assert t.match.why_not(t.state.active, t.action("take_faction", faction="cccp")).rule == "LT-SETUP-09"


@rule("LT-SETUP-10")
def test_bots_let_people_choose_a_faction_first():
    """Where all choose at once; in a draft nobody waits for who comes later."""
    t = fresh(3)
    person = 0b010
    assert GAME.bot_waits(t.seen, 0, person)
    assert not GAME.bot_waits(t.seen, 0, 0), "the person is away, and a bot holds the seat"
    t.match.play(1, t.action("take_faction", faction="tzaar"))
    assert not GAME.bot_waits(t.seen, 0, person)
    assert not GAME.bot_waits(fresh(3, {"faction_pick": "draft"}).seen, 0, person)


@rule("LT-SETUP-10")
def test_factions_are_drafted_in_reverse_order():
    t = fresh(4, {"faction_pick": "draft"})
    first, asked = t.seen.first, []
    while t.seen.phase == "factions":
        (seat,) = t.match.asked()
        other = (seat + 1) % 4
        if t.state.faction[other] < 0:
            assert t.match.why_not(other, t.match.options_of(seat)[0]).key == "lt-faction-in-order"
        asked.append(seat)
        t.match.play(seat, t.match.options_of(seat)[0])
    assert asked == [(first + turn) % 4 for turn in (3, 2, 1, 0)]


@rule("LT-SETUP-10")
def test_factions_are_dealt():
    found = set()
    for seed in range(8):
        t = fresh(2, {"faction_pick": "random"}, seed)
        assert t.seen.phase == "action"
        assert [event.seat for event in t.match.told[0] if isinstance(event, FactionTaken)] == [0, 1]
        found.add(tuple(player.faction for player in t.seen.players))
    assert len(found) > 4


@rule("LT-SETUP-16")
def test_a_rumour_more_for_a_first_game():
    t = started(2, start_rumours=3)
    assert sorted(player.clues_held["rumour"] for player in t.seen.players) == [3, 4]


@rule("LT-SETUP-14")
def test_any_seat_may_begin():
    assert {started(2, seed).seen.first for seed in range(12)} == {0, 1}


@rule("LT-2P-01", "LT-2P-09")
@pytest.mark.parametrize(("factions", "supply"), [(2, 10), (3, None), (4, None)])
def test_neutral_agents_are_for_two_players(factions, supply):
    t = table(*FACTIONS[:factions])
    assert t.seen.neutral_supply == supply
    t.round_ends()
    marked = {slot.neutral for slot in t.seen.slots if slot.fugitive}
    assert marked == ({1} if supply else {0})
    assert all(place.seat is None for place in t.seen.places)
