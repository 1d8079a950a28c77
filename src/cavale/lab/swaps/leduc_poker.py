"""Swaps for Leduc poker: another card in the other hand."""

from collections.abc import Iterator, Mapping

from cavale.core.dice import Dice
from cavale.core.match import Match
from cavale.core.record import Record
from cavale.games.leduc_poker.state import Leduc
from cavale.lab.swaps import drawn, redrawn

TABLES: list[tuple[int, Mapping[str, object]]] = [(2, {})]

EXCUSED: Mapping[str, str] = {}

OFFERS = 0


def swaps(match: Match, dice: Dice) -> Iterator[list[Record]]:  # noqa: ARG001 - all swaps there are, none drawn
    """Each hand in turn gets each card that is nowhere else; the public card stays what it was."""
    s = match.state
    assert isinstance(s, Leduc)
    for seat in range(2):
        for card in range(s.box.cards):
            if card not in (s.private0, s.private1, s.public):
                hands = (card, s.private1) if seat == 0 else (s.private0, card)
                yield dealt(list(match.records), s, hands)


def dealt(records: list[Record], s: Leduc, hands: tuple[int, int]) -> list[Record]:
    """The log with these cards dealt, in the numbers that the dice draw for them."""
    first, second = drawn(records, "private")
    records[first[0]] = redrawn(records[first[0]], first[1], hands[0])
    offset = (hands[1] - hands[0] - 1) % s.box.cards
    records[second[0]] = redrawn(records[second[0]], second[1], offset)
    for at, number in drawn(records, "public"):
        value = records[at].draws[number][2]
        assert isinstance(value, int)
        left = [card for card in range(s.box.cards) if card not in (s.private0, s.private1)]
        card = left[value]
        records[at] = redrawn(records[at], number, card - sum(hand < card for hand in hands))
    return records
