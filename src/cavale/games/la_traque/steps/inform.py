"""Informing a hunting agent, and calling it back where the table allows it."""

from cavale.core.action import Action
from cavale.core.table import Table, bit
from cavale.games.la_traque.events import AgentInformed, AgentWithdrawn
from cavale.games.la_traque.ops.cards import cards_under
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.terms import HUNT_ZONES, HUNTING, REST


def informs(s: LaTraque, hunting: int, found: list[Action]) -> None:
    """LT-ACT-INFORM-01 A clue from the hand, LT-ACT-INFORM-02 or a card with a Hunt part."""
    box = s.box
    first = s.active * box.kinds
    kinds = 0
    for kind in range(box.kinds):
        if s.hand[first + kind]:
            kinds |= 1 << kind
    if kinds:
        found += box.informs(hunting, kinds)
    for card in s.hand_cards[s.active]:
        if box.cards.huntable[card]:
            for agent in range(box.agents):
                action = box.inform[agent][card]
                if hunting >> agent & 1 and action is not None:
                    found.append(action)


def inform(s: LaTraque, t: Table, agent: int, card: int) -> None:
    """LT-ACT-INFORM-03 It belongs to that agent from now on."""
    box = s.box
    at = s.agent(agent)
    if card < box.kinds:
        s.hand[s.active * box.kinds + card] -= 1
        s.under[at * box.kinds + card] += 1
    else:
        s.hand_cards[s.active].remove(card)
        s.under_cards[at].append(card)
    if t.telling:
        zone = HUNT_ZONES[s.where[at] - HUNTING]
        back = box.back(card) if box.visible_backs else None
        t.tell(AgentInformed(s.active, agent + 1, zone, back, box.names[card]), bit(s.active))


def withdraw(s: LaTraque, t: Table, agent: int) -> None:
    """LT-ACT-MOVE-02 `recall`: the agent rests, its cards go back to the hand."""
    box = s.box
    at = s.agent(agent)
    cards = cards_under(s, at)
    zone = HUNT_ZONES[s.where[at] - HUNTING]
    for kind in range(box.kinds):
        s.hand[s.active * box.kinds + kind] += s.under[at * box.kinds + kind]
        s.under[at * box.kinds + kind] = 0
    s.hand_cards[s.active] += s.under_cards[at]
    s.hand_cards[s.active].sort()
    s.under_cards[at].clear()
    s.where[at] = REST
    if t.telling:
        t.tell(AgentWithdrawn(s.active, agent + 1, zone, len(cards), tuple(cards)), bit(s.active))
