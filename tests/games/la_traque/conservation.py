"""What never changes in La Traque: cards and agents are all there, wherever they are."""

from collections import Counter

from cavale.core.match import Match
from cavale.games.la_traque.state import FACTIONS_PHASE, LaTraque
from cavale.games.la_traque.terms import HQ, HUNTING, NONE, PLACES, REST


def check(match: Match) -> None:
    s = match.state
    assert isinstance(s, LaTraque)
    if s.phase == FACTIONS_PHASE or not s.round:
        return
    clues(s)
    cards(s)
    agents(s)
    tracks(s)


def clues(s: LaTraque) -> None:
    """LT-COMP-01 Each clue is in its deck, in a hand, in a Reserve or under an agent."""
    box = s.box
    for kind in range(box.kinds):
        deck = box.cards.kind_deck[kind]
        held = [counts[kind :: box.kinds] for counts in (s.hand, s.reserve, s.under)]
        assert min(map(min, held)) >= 0
        assert s.decks[deck].count(kind) + sum(map(sum, held)) == box.cards.copies[deck].count(kind)


def cards(s: LaTraque) -> None:
    """LT-COMP-02, LT-COMP-03 Each other card is in one place."""
    box = s.box
    places = [s.gone, s.beside, s.fugitive, *s.hq, *s.visible, *s.under_cards, *s.hand_cards, *s.reserve_cards]
    places += [*s.fugitive_decks, *s.objective_decks]
    found = Counter(card for place in places for card in place if card != NONE)
    if s.paying != NONE and found[s.paying] == 0:
        found[s.paying] = 1  # paid, and not yet where it goes
    played = {box.cards.faction[card] for card in range(box.cards.specials, box.cards.total)} & set(s.faction)
    wanted = {card for card in range(box.kinds, box.cards.total) if box.cards.faction[card] in (NONE, *played)}
    assert found == Counter(wanted)
    assert set(s.turned) <= {card for held in s.hq for card in held}
    assert all(held == sorted(held) for held in s.hand_cards)


def agents(s: LaTraque) -> None:
    """LT-ACT-MOVE-03 One agent per place; LT-ACT-INFORM-01 cards lie under hunting agents only."""
    box = s.box
    standing = [where - PLACES for where in s.where if PLACES <= where < PLACES + box.places]
    assert sorted(standing) == [place for place in range(box.places) if s.taken >> place & 1]
    assert all(box.place_open[place] for place in standing)
    for agent, where in enumerate(s.where):
        assert where in (HQ, REST) or where < PLACES + len(box.place_zone)
        if s.clues_under(agent) or s.under_cards[agent]:
            assert HUNTING <= where < PLACES
    assert sum(s.neutral) <= max(box.neutral_agents, 0)


def tracks(s: LaTraque) -> None:
    """LT-INFL-02, LT-INFL-03, LT-AMB-01 Tracks have two ends. LT-VP-01 Points never fall below 0."""
    assert 0 <= min(s.influence) <= max(s.influence) <= s.box.influence_max
    assert min(s.vp) >= 0
    for seat, faction in enumerate(s.faction):
        assert max(s.ambition[3 * seat : 3 * seat + 3]) <= s.box.track_length[faction]
    for slot, card in enumerate(s.fugitive):
        assert card == NONE or s.box.slot_open[slot]
