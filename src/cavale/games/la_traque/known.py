"""What a seat remembers of what it was told: the cards it saw under foreign agents (LT-OP-10)."""

from collections.abc import Sequence

from cavale.core.event import Event
from cavale.games.la_traque.box import LaTraqueBox
from cavale.games.la_traque.events import AgentWithdrawn, CardsRevealed, Inspected


def seen_under(box: LaTraqueBox, seat: int, told: Sequence[Event]) -> dict[int, list[int]]:
    """Per foreign agent: cards that lie there for sure. More may have come since, none leaves before they all do."""
    seen: dict[int, list[int]] = {}
    for event in told:
        if isinstance(event, Inspected):
            if event.seat == seat and event.agent is not None and event.cards is not None:
                cards = [box.names.index(name) for name in event.cards]
                seen[event.of * box.agents + event.agent - 1] = cards
        elif isinstance(event, (CardsRevealed, AgentWithdrawn)):
            seen.pop(event.seat * box.agents + event.agent - 1, None)
    return seen
