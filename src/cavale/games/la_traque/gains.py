"""What players gain: clues, influence, points. And where cards go that leave."""

from cavale.core.table import Table, bit
from cavale.games.la_traque.events import Boxed, CluesDrawn, InfluenceGained, PointsScored
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.terms import DECKS, DESTINATIONS, MIXED, NOBODY, NONE, TO_HAND, TRACKS


def draw(s: LaTraque, t: Table, deck: int, n: int, to: int) -> None:
    """LT-ACT-MOVE-06 From the top. LT-DECK-01 If there are fewer, those."""
    box = s.box
    cards = s.decks[deck]
    held = s.hand if to == TO_HAND else s.reserve
    count = min(n, len(cards))
    drawn: list[int] = []
    for _ in range(count):
        kind = cards.pop()
        held[s.active * box.kinds + kind] += 1
        if t.telling:
            drawn.append(kind)
    if t.telling:
        names = tuple([box.names[kind] for kind in drawn])
        t.tell(CluesDrawn(s.active, DECKS[deck], count, DESTINATIONS[to], names), bit(s.active))


def put_under(s: LaTraque, t: Table, deck: int, cards: list[int]) -> None:
    """LT-ACT-CAPTURE-17 To the bottom of a deck in random order, where an order matters."""
    if deck < MIXED and len(cards) > 1:
        order = t.dice.permutation(PURPOSES[deck], len(cards))
        cards = [cards[place] for place in order]
    s.decks[deck] = cards + s.decks[deck]


PURPOSES = ["under registry", "under press", "under archives"]


def gain_influence(s: LaTraque, t: Table, track: int, n: int) -> None:
    """LT-INFL-02 What goes beyond the end of the track is lost."""
    at = 3 * s.active + track
    before = s.influence[at]
    s.influence[at] = min(before + n, s.box.influence_max)
    if t.telling:
        t.tell(InfluenceGained(s.active, TRACKS[track], s.influence[at] - before, s.influence[at]))


def score(s: LaTraque, t: Table, n: int) -> None:
    """LT-VP-01 Without limit."""
    s.vp[s.active] += n
    if t.telling:
        t.tell(PointsScored(s.active, n, s.vp[s.active]))


def empty_slot(s: LaTraque, slot: int) -> int:
    """LT-ACT-CAPTURE-13, LT-2P-05, LT-OP-02 A fugitive leaves: block and neutral agents go, too."""
    card = s.fugitive[slot]
    s.fugitive[slot] = NONE
    s.blocked_by[slot] = NOBODY
    s.block_ends[slot] = 0
    s.neutral[slot] = 0
    return card


def discard(s: LaTraque, t: Table, cards: list[int]) -> None:
    """Out of the game."""
    s.gone += cards
    if t.telling and cards:
        t.tell(Boxed(tuple([s.box.names[card] for card in cards])))
