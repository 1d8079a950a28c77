"""Two players: neutral agents close in on fugitives that nobody captures."""

from cavale.core.table import Table
from cavale.games.la_traque.events import FugitiveRemoved, NeutralAgentsPlaced
from cavale.games.la_traque.gains import empty_slot
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.terms import NONE


def place_neutral_agents(s: LaTraque, t: Table) -> None:
    """LT-2P-02 One on each fugitive; LT-2P-03 with more than its level it is removed, LT-2P-07 blocked or not."""
    box = s.box
    found = [slot for slot in range(box.slots) if s.fugitive[slot] != NONE]
    for slot in found:
        s.neutral[slot] += 1
    if t.telling and found:
        t.tell(NeutralAgentsPlaced(tuple([box.slot_names[slot] for slot in found])))
    for slot in found:
        if s.neutral[slot] > box.cards.level[s.fugitive[slot]]:
            card = empty_slot(s, slot)
            s.gone.append(card)
            if t.telling:
                t.tell(FugitiveRemoved(box.slot_names[slot], box.names[card]))
