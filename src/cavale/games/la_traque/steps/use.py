"""Using a captured fugitive, or a special card, from the hand."""

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.la_traque.events import CooperationPlaced, MissionPlayed
from cavale.games.la_traque.gains import discard
from cavale.games.la_traque.state import LaTraque


def uses(s: LaTraque, found: list[Action]) -> None:
    """LT-ACT-USE-02 One of its abilities; LT-ACT-USE-10 special cards alike."""
    for card in s.hand_cards[s.active]:
        found += s.box.use[card]


def play_mission(s: LaTraque, t: Table, card: int) -> None:
    """LT-ACT-USE-04 Shown, applied, and out of the game."""
    s.hand_cards[s.active].remove(card)
    if t.telling:
        t.tell(MissionPlayed(s.active, s.box.names[card]))
    discard(s, t, [card])
    s.agenda.extend(s.box.missions[card][::-1])


def cooperate(s: LaTraque, t: Table, card: int) -> None:
    """LT-ACT-USE-05 Beside the faction board for the rest of the game."""
    s.hand_cards[s.active].remove(card)
    s.hq[s.active].append(card)
    if t.telling:
        t.tell(CooperationPlaced(s.active, s.box.names[card]))
