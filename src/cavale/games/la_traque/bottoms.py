"""What a seat remembers of the bottoms of the mixed decks: clues that it saw go there, and that nobody has drawn yet.

Cards that go under a deck together lie there in random order (LT-ACT-CAPTURE-17), below all that went there before. A
seat knows those it gave up itself, and those under an agent that were revealed for a capture.
"""

from collections.abc import Sequence

from cavale.core.event import Event
from cavale.games.la_traque.box import LaTraqueBox
from cavale.games.la_traque.events import AgentRests, CardsKept, CardsRevealed, CluesDrawn, CluesPeeked, CluesReturned
from cavale.games.la_traque.terms import DECKS, MIXED


class Layer:
    """Cards that went under a deck together."""

    def __init__(self, count: int, cards: list[int]) -> None:
        self.count = count
        self.cards = cards  # none: the seat does not know them


def bottoms(box: LaTraqueBox, told: Sequence[Event], sizes: list[int]) -> list[list[Layer]]:
    """Per mixed deck of this size: its layers, the lowest first. One that was drawn from counts as not known."""
    layers: list[list[Layer]] = [[] for _ in range(MIXED)]
    shown: tuple[str, ...] | None = None  # revealed for the capture that is going on
    looked = 0  # cards of a look at a deck, the rest of which is returned next
    for event in told:
        if isinstance(event, CardsRevealed):
            shown = event.cards
        elif isinstance(event, AgentRests):
            shown = None
        elif isinstance(event, CluesPeeked):
            looked = event.count
        elif isinstance(event, CluesDrawn):
            looked -= min(looked, event.count)
        elif isinstance(event, CluesReturned):
            _lay(box, layers, event.decks, event.cards if looked or event.cards is not None else shown)
            looked = 0
        elif isinstance(event, CardsKept):
            _lay(box, layers, event.decks, event.clues)
    return [_undrawn(layers[deck], sizes[deck]) for deck in range(MIXED)]


def _lay(box: LaTraqueBox, layers: list[list[Layer]], decks: Sequence[str], names: Sequence[str] | None) -> None:
    for deck in range(MIXED):
        count = decks.count(DECKS[deck])
        if count:
            cards = [box.names.index(name) for name in names or ()]
            layers[deck].append(Layer(count, [c for c in cards if c < box.kinds and box.cards.kind_deck[c] == deck]))


def _undrawn(layers: list[Layer], size: int) -> list[Layer]:
    """The last came lowest; draws come from the top."""
    found: list[Layer] = []
    for place in range(len(layers) - 1, -1, -1):
        layer = layers[place]
        if layer.count > size:
            break
        found.append(layer)
        size -= layer.count
    return found
