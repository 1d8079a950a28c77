"""What a seat can believe of a match of La Traque.

Measure: the cards that the seat does not see lie in random order, as far as their decks are known: all saw which decks
the others drew from. Which of their cards the others put under agents is drawn by chance, too, but for those the seat
has looked at (`known.py`). Clues that it saw go under a deck lie there, or are with whoever drew them again, until
nobody can tell any more (`memory.py`).
"""

from collections.abc import Sequence

from cavale.core import agenda
from cavale.core.action import Action
from cavale.core.belief import Belief
from cavale.core.dice import Dice
from cavale.core.event import Event
from cavale.core.table import Table
from cavale.games.la_traque.box import LaTraqueBox
from cavale.games.la_traque.known import seen_under
from cavale.games.la_traque.memory import Layer, Memory
from cavale.games.la_traque.public import known_state
from cavale.games.la_traque.state import FACTIONS_PHASE, LaTraque
from cavale.games.la_traque.terms import DECKS, MIXED, NONE
from cavale.games.la_traque.view import LaTraqueView, Player


class LaTraqueBelief(Belief[LaTraque]):
    """Knows all that is public and the seat's own cards, and deals the rest."""

    def __init__(self, box: LaTraqueBox, seat: int, view: LaTraqueView, told: Sequence[Event]) -> None:
        self._box = box
        self._seat = seat
        self._view = view
        self._draft = tuple([action for text in view.draft if (action := box.actions.spelled(text)) is not None])
        self._known = known_state(box, view)
        self._others = [player for player in view.players if player.seat != seat]
        self._seen = seen_under(box, seat, told)
        self._peeked = [box.names.index(name) for name in view.peeked]
        memory = Memory(box, seat, told, self._undealt())
        self._layers: list[list[Layer]] = [*memory.layers, [], []]
        self._clues = self._hidden_clues()
        self._reserve_gaps, self._held_gaps = self._gaps()
        self._fugitives = self._hidden_fugitives()

    def _undealt(self) -> list[int]:
        """Per mixed deck: how many cards it has, without those that the seat is looking at."""
        sizes = [self._view.decks[name] for name in DECKS[:MIXED]]
        if self._peeked:
            sizes[self._box.cards.kind_deck[self._peeked[0]]] -= len(self._peeked)
        return sizes

    def _hidden_clues(self) -> list[list[int]]:
        """Per deck: the cards that the seat does not see."""
        box, s = self._box, self._known
        if s.phase == FACTIONS_PHASE:
            return [[] for _ in DECKS]
        left = [cards.copy() for cards in box.cards.copies]
        for counts in (s.hand, s.reserve, s.under):
            for place, count in enumerate(counts):
                kind = place % box.kinds
                for _ in range(count):
                    left[box.cards.kind_deck[kind]].remove(kind)
        for kind in self._peeked + self._seen_clues() + self._remembered():
            left[box.cards.kind_deck[kind]].remove(kind)
        return left

    def _seen_clues(self) -> list[int]:
        return [card for cards in self._seen.values() for card in cards if card < self._box.kinds]

    def _remembered(self) -> list[int]:
        return [card for layers in self._layers for layer in layers for card in layer.cards]

    def _gaps(self) -> tuple[list[int], list[int]]:
        """Per deck and seat: how many clues in the Reserve, and in hand and under agents, can be any."""
        seats = self._box.seats
        reserve = [0] * (len(DECKS) * seats)
        held = [0] * (len(DECKS) * seats)
        for deck, name in enumerate(DECKS):
            for player in self._others:
                at = deck * seats + player.seat
                reserve[at] = player.reserve_backs.count(name)
                held[at] = player.clues_held[name] - self._seen_of(player.seat, deck)
            for layer in self._layers[deck]:
                for part in layer.parts:
                    (reserve if part.reserved else held)[deck * seats + part.seat] -= part.count
        return reserve, held

    def _hidden_fugitives(self) -> list[list[int]]:
        """Per level: those in the decks."""
        s = self._known
        if s.phase == FACTIONS_PHASE:
            return [[], [], []]
        names = self._box.names
        seen = {*s.gone, *s.fugitive}
        for player in self._view.players:
            for held in (player.cards_held, player.reserve_backs):
                seen.update([names.index(card) for card in held if card in names])
            seen.update([names.index(held.card) for held in player.hq])
        return [[card for card in cards if card not in seen] for cards in self._box.by_level]

    # -- a sample ----------------------------------------------------------------------------------------------

    def sample(self, dice: Dice) -> LaTraque:
        s = self._known.clone()
        if s.phase != FACTIONS_PHASE:
            self._deal_clues(s, dice)
            self._deal_cards(s, dice)
        if s.agenda:
            agenda.advance(s, Table(Dice()))
        for action in self._draft:
            self._pick_again(s, action)
        return s

    def _pick_again(self, s: LaTraque, action: Action) -> None:
        """The seat's own answer, as far as it goes; the others have not answered yet, for all it knows."""
        complete = s.agenda[-1].completes(s, self._seat, action)
        s.drafts[self._seat] += action.alone
        if complete:
            s.locked |= 1 << self._seat
            s.sealed |= 1 << self._seat

    def _deal_clues(self, s: LaTraque, dice: Dice) -> None:
        """Per deck in random order: the others' Reserves, hands and agents, and what is left is the deck."""
        box = self._box
        held: list[list[int]] = [[] for _ in range(box.seats)]
        for deck in range(len(DECKS)):
            cards = shuffled(self._clues[deck], dice)
            for player in self._others:
                at = deck * box.seats + player.seat
                for _ in range(self._reserve_gaps[at]):
                    s.reserve[player.seat * box.kinds + cards.pop()] += 1
                for _ in range(self._held_gaps[at]):
                    held[player.seat].append(cards.pop())
            below: list[int] = []
            for layer in self._layers[deck]:
                below = self._deal_layer(s, layer, cards, held, dice) + below
            s.decks[deck] = below + cards
        if self._peeked:
            s.decks[box.cards.kind_deck[self._peeked[0]]] += self._peeked
        for player in self._others:
            self._share_out(s, player, held[player.seat], dice)

    def _deal_layer(self, s: LaTraque, layer: Layer, cards: list[int], held: list[list[int]], dice: Dice) -> list[int]:
        """Clues that are remembered go to whoever has drawn some of them; what still lies there, is returned."""
        if not layer.cards:
            return [cards.pop() for _ in range(layer.count)]
        known = shuffled(layer.cards, dice)
        for part in layer.parts:
            for _ in range(part.count):
                if part.reserved:
                    s.reserve[part.seat * self._box.kinds + known.pop()] += 1
                else:
                    held[part.seat].append(known.pop())
        return known

    def _seen_of(self, seat: int, deck: int) -> int:
        """How many clues of a deck the seat has seen under the agents of another."""
        box = self._box
        count = 0
        for at, cards in self._seen.items():
            if at // box.agents == seat:
                count += sum([box.cards.kind_deck[card] == deck for card in cards if card < box.kinds])
        return count

    def _share_out(self, s: LaTraque, player: Player, clues: list[int], dice: Dice) -> None:
        """A player's cards: those that cannot lie under an agent are in hand, the others anywhere."""
        box = self._box
        cards = [box.names.index(name) for name in player.cards_held]
        names = [name for name in player.reserve_backs if name not in DECKS]
        s.reserve_cards[player.seat] = [box.names.index(name) for name in names]
        first = player.seat * box.agents
        for at in range(first, first + box.agents):
            for card in self._seen.get(at, []):
                self._put_under(s, at, card)
                if card in cards:
                    cards.remove(card)
        loose = shuffled(clues + [card for card in cards if box.cards.huntable[card]], dice)
        for number, agent in enumerate(player.agents):
            backs = list(agent.backs) if agent.backs is not None else [""] * agent.count
            for card in self._seen.get(first + number, []):
                backs.remove(box.back(card) if agent.backs is not None else "")
            for back in backs:
                self._put_under(s, first + number, taken(box, loose, back))
        for card in loose + [card for card in cards if not box.cards.huntable[card]]:
            if card < box.kinds:
                s.hand[player.seat * box.kinds + card] += 1
            else:
                s.hand_cards[player.seat].append(card)
        s.hand_cards[player.seat].sort()

    def _put_under(self, s: LaTraque, at: int, card: int) -> None:
        if card < self._box.kinds:
            s.under[at * self._box.kinds + card] += 1
        else:
            s.under_cards[at].append(card)

    def _deal_cards(self, s: LaTraque, dice: Dice) -> None:
        """Fugitives and objectives in random order."""
        box = self._box
        for level in range(3):
            s.fugitive_decks[level] = shuffled(self._fugitives[level], dice)
        for seat in range(box.seats):
            out = {*s.visible[seat], *s.hq[seat], *s.gone}
            if s.paying != NONE and seat == s.active:
                out.add(s.paying)
            left = [card for card in box.objectives_of[s.faction[seat]] if card not in out]
            s.objective_decks[seat] = shuffled(left, dice)


def taken(box: LaTraqueBox, loose: list[int], back: str) -> int:
    """The next card with this back, taken out; any card where backs are not seen."""
    place = len(loose) - 1
    while back and box.back(loose[place]) != back:
        place -= 1
    return loose.pop(place)


def shuffled(cards: list[int], dice: Dice) -> list[int]:
    return [cards[place] for place in dice.permutation("belief", len(cards))]
