"""Phase 1: everybody lays a card."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table, bit
from cavale.games.casa_de_papel.events import AllLaid, CardLaid
from cavale.games.casa_de_papel.rule import Rule
from cavale.games.casa_de_papel.state import Casa


class ChooseCards(Rule):
    """CP-CHO-01 Each player lays one hand card face down; CP-CHO-04 all at once, until the last has locked."""

    def seats(self, s: Casa) -> int:
        return (1 << s.box.seats) - 1

    def options(self, s: Casa, seat: int) -> list[Action]:
        """CP-CHO-02 Any card in hand may be laid."""
        return s.box.only_lock if s.drafts[seat] else s.box.choices(s.held(seat))

    def completes(self, s: Casa, seat: int, action: Action) -> bool:
        return not s.box.live or action is s.box.lock

    def final(self) -> bool:
        return True

    def window(self) -> str:
        return "choice"

    def run(self, s: Casa, t: Table) -> None:
        for seat in range(s.box.seats):
            lay(s, t, seat, s.box.choose.index(s.drafts[seat][0]))
        all_laid(s, t)

    def expire(self, s: Casa, t: Table) -> None:
        """CP-NET-06 The card chosen but not locked, otherwise a random one; nobody else is told whose."""
        for seat in range(s.box.seats):
            draft = s.drafts[seat]
            lay(s, t, seat, s.box.choose.index(draft[0]) if draft else random_card(s, t, seat))
        all_laid(s, t)


class LayLastCards(Rule):
    """CP-CHO-05 In the last round the card is forced: it is laid for all at once."""

    def run(self, s: Casa, t: Table) -> None:
        for seat in range(s.box.seats):
            for kind in range(len(s.box.kinds)):
                if s.holds(seat, kind):
                    lay(s, t, seat, kind)
        all_laid(s, t)


def lay(s: Casa, t: Table, seat: int, kind: int) -> None:
    """CP-ROUND-03 Exactly one card per player and round."""
    s.hands[seat * len(s.box.kinds) + kind] -= 1
    s.laid[seat * s.box.rounds + s.round - 1] = kind
    if t.telling:
        t.tell(CardLaid(s.round, seat, s.box.kinds[kind]), bit(seat))


def all_laid(s: Casa, t: Table) -> None:
    s.close("choice")
    if t.telling:
        t.tell(AllLaid(s.round))


def random_card(s: Casa, t: Table, seat: int) -> int:
    """Any card of the hand. The draw has its own purpose per seat: it moves no draw of another."""
    place = t.dice.below(f"choice_of_{seat}", s.box.rounds - s.round + 1)
    kind = 0
    while place >= s.holds(seat, kind):
        place -= s.holds(seat, kind)
        kind += 1
    return kind


CHOOSE_CARDS: Final = ChooseCards()
LAY_LAST_CARDS: Final = LayLastCards()
