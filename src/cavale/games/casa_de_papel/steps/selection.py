"""Phase 3: the leader selects the cards that count."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.casa_de_papel.claims import CLAIMS_ONLY, WITH_DONE, claims_for, only_beside, say, say_done
from cavale.games.casa_de_papel.events import CardsSelected
from cavale.games.casa_de_papel.rule import Rule
from cavale.games.casa_de_papel.state import RESOLUTION, Casa
from cavale.games.casa_de_papel.steps.debate import most_claims


class SelectCards(Rule):
    """CP-SEL-01 The leader selects the number of cards of the table; CP-SEL-02 her own is among them from the start."""

    def seats(self, s: Casa) -> int:
        return 1 << s.leader

    def options(self, s: Casa, seat: int) -> list[Action]:
        """CP-SEL-05 Cards go in one by one and can be taken out again until she confirms."""
        proposed = s.drafts[seat]
        if len(proposed) + 1 == s.box.select:
            return s.box.only_confirm
        return [action for other, action in enumerate(s.box.propose) if other != s.leader and action not in proposed]

    def completes(self, s: Casa, seat: int, action: Action) -> bool:
        return action is s.box.confirm

    def draft_shown(self) -> bool:
        return True

    def unordered(self) -> bool:
        return True

    def final(self) -> bool:
        return True

    def offers(self, s: Casa, seat: int) -> list[Action]:
        """CP-SEL-03 Advice is welcome until she confirms; CP-DEB-07 the claims of the floor go on counting."""
        if not s.box.live:
            return []
        beside = CLAIMS_ONLY if s.done >> seat & 1 else WITH_DONE
        return claims_for(s, seat, beside) if s.said[seat] < most_claims(s) else only_beside(s.box, beside)

    def accept(self, s: Casa, seat: int, action: Action) -> Rule:
        return Aside(seat, action)

    def window(self) -> str:
        return "selection"

    def run(self, s: Casa, t: Table) -> None:
        selected = 1 << s.leader
        for action in s.drafts[s.leader]:
            if action is not s.box.confirm:
                selected |= 1 << action.number("player")
        select(s, t, selected)

    def expire(self, s: Casa, t: Table) -> None:
        """CP-NET-06 The provisional choice counts, completed at random; her own card is kept."""
        selected = 1 << s.leader
        for action in s.drafts[s.leader]:
            selected |= 1 << action.number("player")
        for seat in t.dice.permutation("selection", s.box.seats):
            if selected.bit_count() < s.box.select:
                selected |= 1 << seat
        select(s, t, selected)


class Aside(Rule):
    """CP-NET-01 A claim, or a `done`, while somebody else decides."""

    def __init__(self, seat: int, action: Action) -> None:
        self.seat: Final = seat
        self.action: Final = action

    def run(self, s: Casa, t: Table) -> None:
        if self.action is s.box.done:
            say_done(s, t, self.seat)
        else:
            say(s, t, self.seat, self.action)


def select(s: Casa, t: Table, selected: int) -> None:
    """CP-SEL-04 Who is selected is public; the cards stay face down."""
    s.selections.append(selected)
    s.phase = RESOLUTION
    s.close("selection")
    if t.telling:
        seats = tuple([seat for seat in range(s.box.seats) if selected >> seat & 1])
        t.tell(CardsSelected(s.round, seats))


SELECT_CARDS: Final = SelectCards()
