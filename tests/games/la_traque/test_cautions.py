"""The table warns of a card that would be used for nothing, and of no other (LT-ACT-USE-09)."""

import pytest

from cavale import catalog
from cavale.games.la_traque import GAME
from cavale.games.la_traque.events import Inspected
from cavale.games.la_traque.state import LaTraque
from games.la_traque.table import LaTraqueTable, table
from games.la_traque.written import choices, settle
from rules import rule

EDITION = GAME.read_edition(catalog.default_edition(GAME))
MISSIONS = {card.id: card.mission for card in EDITION.fugitives if card.mission}
BARE, BARREN = "as it is dealt", "with nothing left"


def barren(s: LaTraque) -> None:
    """No clue to draw, nobody to arrest, no influence to gain."""
    for deck in s.decks:
        s.gone += deck  # they are counted nowhere else
        deck.clear()
    s.gone += s.fugitive
    s.fugitive = [-1] * s.box.slots
    s.influence[:3] = [s.box.influence_max] * 3
    s.ambition[0] = s.box.track_length[0]


def dealt(card: str, ground: str) -> LaTraqueTable:
    change = {"change": barren} if ground == BARREN else {}
    return table("usa", "tzaar", hands={"usa": card}, **change)


def traces(t: LaTraqueTable) -> list[object]:
    """All that an effect can change, apart from the card itself, and what it shows."""
    s = t.state
    own = [s.vp, s.influence, s.ambition, s.where, s.hand, s.reserve, s.reserve_cards, s.turned, s.overcrowd]
    return [str(own), str([s.fugitive, s.blocked_by, s.faction, s.markers]), t.told("usa", Inspected)]


def changes(card: str, ground: str) -> bool:
    """Whether the mission changes anything, whichever of its lists is chosen."""
    for option in choices(MISSIONS[card]):
        t = dealt(card, ground)
        before = traces(t)
        t.does("usa", "use", card=card, mode="mission")
        settle(t, "usa", option)
        if traces(t) != before:
            return True
    return False


@rule("LT-ACT-USE-09")
@pytest.mark.parametrize("ground", [BARE, BARREN])
def test_the_warning_is_true_of_every_mission(ground):
    warned = {card for card in MISSIONS if dealt(card, ground).sees("usa").cautions}
    assert warned == {card for card in MISSIONS if not changes(card, ground)}
    assert warned
