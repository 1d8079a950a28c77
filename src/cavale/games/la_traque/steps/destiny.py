"""Spending destiny: other objectives, once per game."""

from cavale.core.table import Table
from cavale.games.la_traque.events import DestinySpent, ObjectivesShown
from cavale.games.la_traque.state import LaTraque


def can_spend(s: LaTraque) -> bool:
    """LT-ACT-DEST-04 Not without a visible objective."""
    return bool(s.destiny >> s.active & 1) and len(s.visible[s.active]) > 0


def spend_destiny(s: LaTraque, t: Table) -> None:
    """LT-ACT-DEST-01 As many new ones as are visible; then the old ones are shuffled into the deck."""
    box = s.box
    old = s.visible[s.active]
    s.destiny &= ~(1 << s.active)
    s.visible[s.active] = []
    show(s, len(old))
    deck = s.objective_decks[s.active] + old
    s.objective_decks[s.active] = [deck[place] for place in t.dice.permutation("objectives", len(deck))]
    show(s, len(old) - len(s.visible[s.active]))  # LT-ACT-DEST-04
    if t.telling:
        t.tell(DestinySpent(s.active, tuple([box.names[card] for card in old])))
        t.tell(ObjectivesShown(s.active, tuple([box.names[card] for card in s.visible[s.active]])))


def show(s: LaTraque, n: int) -> None:
    deck = s.objective_decks[s.active]
    for _ in range(min(n, len(deck))):
        s.visible[s.active].append(deck.pop())
