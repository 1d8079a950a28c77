"""What a seat remembers of the clues of the mixed decks, beyond what it sees.

Cards that go under a deck together lie there in random order (LT-ACT-CAPTURE-17), below all that went there before. A
seat knows those it gave up itself, and those under an agent that were revealed for a capture. Whoever draws them again
holds them for sure until clues of that deck leave that player: which ones, the others cannot tell. A card that was seen
in a hand is held for as long.
"""

from collections.abc import Sequence

from cavale.core.event import Event
from cavale.games.la_traque.box import LaTraqueBox
from cavale.games.la_traque.events import (
    AgentRests,
    CardsKept,
    CardsRevealed,
    CluesDrawn,
    CluesPeeked,
    CluesReturned,
    Inspected,
    ReserveTaken,
)
from cavale.games.la_traque.terms import DECKS, DESTINATIONS, MIXED, TO_RESERVE


class Part:
    """Clues of a layer that another player has drawn: they lie in the Reserve, or are in hand or under agents."""

    def __init__(self, seat: int, count: int, reserved: bool) -> None:
        self.seat = seat
        self.count = count
        self.reserved = reserved


class Layer:
    """Clues that went under a deck together, and lie there in random order."""

    def __init__(self, count: int, cards: list[int]) -> None:
        self.count = count  # of those that still lie there
        self.cards = cards  # those, and those of all parts; none: the seat does not know them
        self.parts: list[Part] = []

    def lose(self, count: int) -> None:
        """So many are somewhere else now, nobody can tell which. Where all are alike, the others are known still."""
        if len(set(self.cards)) == 1:
            del self.cards[:count]
        else:
            self.cards.clear()
            self.parts.clear()


class Memory:
    """Per mixed deck its layers, the top one first; those of which nothing is left there are at their places, too."""

    def __init__(self, box: LaTraqueBox, seat: int, told: Sequence[Event], sizes: list[int]) -> None:
        """`sizes`: of the decks now, without cards that the seat is just looking at."""
        self._box = box
        self._seat = seat
        self._looked = 0  # cards of a look at a deck, the rest of which is returned next
        self._shown: tuple[str, ...] | None = None  # revealed for the capture that is going on
        self.layers = [[Layer(count, [])] for count in first_sizes(seat, told, sizes)]
        for event in told:
            self._note(event)

    def _note(self, event: Event) -> None:
        if isinstance(event, CardsRevealed):
            self._shown = event.cards
        elif isinstance(event, AgentRests):
            self._shown = None
        elif isinstance(event, CluesPeeked):
            self._note_look(event)
        elif isinstance(event, CluesDrawn):
            self._note_draw(event)
        elif isinstance(event, CluesReturned):
            self._note_return(event)
        elif isinstance(event, CardsKept):
            self._give_up(event.seat, event.decks, None)
            self._lay(event.decks, event.clues)
        elif isinstance(event, ReserveTaken):
            for part in self._parts_of(event.seat):
                part.reserved = False
        elif isinstance(event, Inspected):
            self._note_inspection(event)

    def _note_look(self, event: CluesPeeked) -> None:
        self._looked = event.count
        if event.seat == self._seat:
            self._see_top(DECKS.index(event.deck), self._kinds(event.cards))

    def _note_draw(self, event: CluesDrawn) -> None:
        deck = DECKS.index(event.deck)
        looking = self._looked > 0
        self._looked -= min(self._looked, event.count)
        if deck >= MIXED:
            return
        if event.seat != self._seat:
            self._draw(deck, event.count, None if looking else event)
        elif not looking:
            for kind in self._kinds(event.cards):
                self._see_top(deck, [kind])

    def _note_return(self, event: CluesReturned) -> None:
        if not self._looked:
            cards = event.cards if event.cards is not None else self._shown
            self._give_up(event.seat, event.decks, cards)
            self._lay(event.decks, cards)
            return
        self._looked = 0
        deck = DECKS.index(event.decks[0])
        if event.seat != self._seat and deck < MIXED:
            self._draw(deck, len(event.decks), None)
        self._lay(event.decks, event.cards)

    # -- from the top, and to the bottom -----------------------------------------------------------------------

    def _draw(self, deck: int, count: int, event: CluesDrawn | None) -> None:
        """Another player takes cards from the top; without an event it is not known where they went."""
        for layer in self.layers[deck]:
            taken = min(count, layer.count)
            layer.count -= taken
            count -= taken
            if taken and layer.cards:
                if event is None:
                    layer.lose(taken)
                else:
                    layer.parts.append(Part(event.seat, taken, event.to == DESTINATIONS[TO_RESERVE]))

    def _see_top(self, deck: int, kinds: list[int]) -> None:
        """The seat itself takes cards from the top, in any order."""
        if deck >= MIXED:
            return
        top = next((layer for layer in self.layers[deck] if layer.count), None)
        if top is None or top.count < len(kinds):
            self._draw(deck, len(kinds), None)
            return
        top.count -= len(kinds)
        if top.cards:
            for kind in kinds:
                top.cards.remove(kind)

    def _lay(self, decks: Sequence[str], names: Sequence[str] | None) -> None:
        for deck in range(MIXED):
            count = decks.count(DECKS[deck])
            if count:
                self.layers[deck].append(Layer(count, self._of_deck(deck, self._kinds(names))))

    # -- what others hold --------------------------------------------------------------------------------------

    def _give_up(self, seat: int, decks: Sequence[str], names: Sequence[str] | None) -> None:
        """Clues leave a player's hand or agents; `names`: these, as far as the seat knows them."""
        for deck in range(MIXED):
            if DECKS[deck] in decks:
                self._lose_held(seat, deck, None if names is None else self._of_deck(deck, self._kinds(names)))

    def _lose_held(self, seat: int, deck: int, given: list[int] | None) -> None:
        for layer in self.layers[deck]:
            for part in layer.parts.copy():
                lost = part.count
                if given is not None:
                    lost = min(lost, sum([kind in layer.cards for kind in given]))
                if lost and part.seat == seat and not part.reserved and layer.cards:
                    part.count -= lost
                    layer.lose(lost)

    def _note_inspection(self, event: Inspected) -> None:
        """What the seat sees may be what it knew before."""
        kinds = self._kinds(event.cards) if event.seat == self._seat else []
        for deck in range(MIXED):
            seen = self._of_deck(deck, kinds)
            if seen:
                self._lose_held(event.of, deck, seen)
            if seen and event.agent is None:
                layer = Layer(0, seen)
                layer.parts.append(Part(event.of, len(seen), False))
                self.layers[deck].insert(0, layer)

    def _parts_of(self, seat: int) -> list[Part]:
        return [part for layers in self.layers for layer in layers for part in layer.parts if part.seat == seat]

    def _kinds(self, names: Sequence[str] | None) -> list[int]:
        """The clues among these cards."""
        numbers = [self._box.names.index(name) for name in names or ()]
        return [number for number in numbers if number < self._box.kinds]

    def _of_deck(self, deck: int, kinds: list[int]) -> list[int]:
        return [kind for kind in kinds if self._box.cards.kind_deck[kind] == deck]


def first_sizes(seat: int, told: Sequence[Event], sizes: list[int]) -> list[int]:
    """How many cards the mixed decks had before anything was told, from how many they have now."""
    counts = sizes.copy()
    looked = 0
    own = False
    for event in told:
        if isinstance(event, CluesPeeked):
            looked, own = event.count, event.seat == seat
            _count(counts, [event.deck] * (looked if own else 0))
        elif isinstance(event, CluesDrawn):
            _count(counts, [event.deck] * (0 if looked and own else event.count))
            looked -= min(looked, event.count)
        elif isinstance(event, CluesReturned):
            _count(counts, [] if looked and not own else event.decks, -1)
            looked = 0
        elif isinstance(event, CardsKept):
            _count(counts, event.decks, -1)
    return counts


def _count(counts: list[int], decks: Sequence[str], by: int = 1) -> None:
    for name in decks:
        deck = DECKS.index(name)
        if deck < MIXED:
            counts[deck] += by
