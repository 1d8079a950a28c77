"""`draw` and `peek`: clues from the top of a deck."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table, bit
from cavale.games.la_traque.events import CluesDrawn, CluesPeeked, CluesReturned
from cavale.games.la_traque.gains import draw, put_under
from cavale.games.la_traque.rule import Choice, Part, lapse
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.terms import DECKS, DESTINATIONS, MIXED, TO_HAND


class Draw(Part):
    """LT-OP-06 `draw`"""

    def __init__(self, text: str, deck: int, n: int, to: int) -> None:
        super().__init__(text)
        self.deck: Final = deck
        self.n: Final = n
        self.to: Final = to

    def idle(self, s: LaTraque) -> bool:
        return not s.decks[self.deck]

    def run(self, s: LaTraque, t: Table) -> None:
        draw(s, t, self.deck, self.n, self.to)


class ChooseDeck(Choice):
    """LT-OP-06 `draw` from mixed decks: the owner names a deck, sees the card, then names the next."""

    def __init__(self, text: str, to: int, rest: "ChooseDeck | None") -> None:
        super().__init__(text)
        self.to: Final = to
        self.rest: Final = rest  # the same for one card less

    def possible(self, s: LaTraque) -> bool:
        return len(s.decks[0]) > 0 or len(s.decks[1]) > 0 or len(s.decks[2]) > 0

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        return [s.box.choose_deck[deck] for deck in range(MIXED) if s.decks[deck]]

    def chosen(self, s: LaTraque, t: Table, draft: tuple[Action, ...]) -> None:
        draw(s, t, s.box.number[draft[0].index], 1, self.to)
        if self.rest is not None:
            s.push(self.rest)


class Peek(Part):
    """LT-OP-06 `peek`: a look at the top of a deck, as far as it goes."""

    def __init__(self, text: str, deck: int, n: int, choice: "ChoosePeeked") -> None:
        super().__init__(text)
        self.deck: Final = deck
        self.n: Final = n
        self.choice: Final = choice

    def idle(self, s: LaTraque) -> bool:
        return not s.decks[self.deck]

    def run(self, s: LaTraque, t: Table) -> None:
        seen = min(self.n, len(s.decks[self.deck]))
        if not seen:
            lapse(s, t, self.text, False)
            return
        if t.telling:
            names = tuple([s.box.names[kind] for kind in peeked(s, self.deck, self.n)])
            t.tell(CluesPeeked(s.active, DECKS[self.deck], seen, names), bit(s.active))
        s.push(self.choice)


def peeked(s: LaTraque, deck: int, n: int) -> list[int]:
    """The cards seen, in an order that tells nothing."""
    return sorted(s.decks[deck][-n:])


class ChoosePeeked(Choice):
    """LT-OP-06 Exactly `keep` of them, or all; the rest goes under the deck in random order."""

    def __init__(self, text: str, deck: int, n: int, keep: int, to: int) -> None:
        super().__init__(text)
        self.deck: Final = deck
        self.n: Final = n
        self.keep: Final = keep
        self.to: Final = to

    def possible(self, s: LaTraque) -> bool:
        return min(self.n, len(s.decks[self.deck])) > self.keep

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        left = peeked(s, self.deck, self.n)
        for action in s.drafts[seat]:
            left.remove(s.box.number[action.index])
        found: list[Action] = []
        for kind in range(s.box.kinds):
            choice = s.box.choose_card[kind]
            if kind in left and choice is not None:
                found.append(choice)
        return found

    def completes(self, s: LaTraque, seat: int, action: Action) -> bool:
        return len(s.drafts[seat]) + 1 >= self.keep

    def run(self, s: LaTraque, t: Table) -> None:
        box = s.box
        rest = peeked(s, self.deck, self.n)
        draft = s.drafts[s.active]
        kept = [box.number[action.index] for action in draft] if draft else rest.copy()
        del s.decks[self.deck][-self.n :]
        held = s.hand if self.to == TO_HAND else s.reserve
        for kind in kept:
            rest.remove(kind)
            held[s.active * box.kinds + kind] += 1
        if rest:
            put_under(s, t, self.deck, rest.copy())
        if t.telling:
            names = tuple([box.names[kind] for kind in sorted(kept)])
            drawn = CluesDrawn(s.active, DECKS[self.deck], len(kept), DESTINATIONS[self.to], names)
            t.tell(drawn, bit(s.active))
            if rest:
                returned = tuple([box.names[kind] for kind in rest])
                t.tell(CluesReturned(s.active, (DECKS[self.deck],) * len(rest), returned), bit(s.active))
