"""Activating a recurrent ability of the HQ."""

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.la_traque.events import Activated
from cavale.games.la_traque.state import LaTraque


def activations(s: LaTraque, found: list[Action]) -> None:
    """LT-ACT-RECUR-01 Cards that are not turned."""
    for card in s.hq[s.active]:
        action = s.box.activate[card]
        if action is not None and card not in s.turned:
            found.append(action)


def activate(s: LaTraque, t: Table, card: int) -> None:
    """LT-ACT-RECUR-01 Turned by a quarter: once per round."""
    s.turned.append(card)
    if t.telling:
        t.tell(Activated(s.active, s.box.names[card]))
    s.agenda.extend(s.box.recurrents[card][::-1])
