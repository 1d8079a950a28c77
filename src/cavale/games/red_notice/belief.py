"""What a seat can believe of a match of Red Notice.

Measure: Angela's city by the filter, which is exact for scripts chosen uniformly. Cheques and tokens lie in random
order on all places that are not known. Both are drawn apart: that a pass in a bank tells something of hand and city
together is left out.
"""

from collections.abc import Sequence
from typing import Final

from cavale.core import agenda
from cavale.core.belief import Belief
from cavale.core.dice import Dice
from cavale.core.event import Event
from cavale.core.table import Table
from cavale.games.red_notice.box import ANGELA, RedNoticeBox
from cavale.games.red_notice.clues import STARTED
from cavale.games.red_notice.filter import Filter
from cavale.games.red_notice.public import known_state
from cavale.games.red_notice.retold import retell
from cavale.games.red_notice.setup import PickIdentities
from cavale.games.red_notice.state import NONE, NOWHERE, RedNotice
from cavale.games.red_notice.view import RedNoticeView

FINE: Final = 1 << 30


class RedNoticeBelief(Belief[RedNotice]):
    """Knows all that is public and the seat's own secrets, and draws the rest."""

    def __init__(self, box: RedNoticeBox, seat: int, view: RedNoticeView, told: Sequence[Event]) -> None:
        self._box = box
        self._seat = seat
        retold = retell(box, seat, view.pings, told)
        self._known = known_state(view, retold)
        self._cheques: list[int] = retold.known  # per kind: what the other hand surely holds
        self._held: list[int] = [player.tokens for player in view.players]
        self._filter = Filter(box)
        self._filter.read_on(self._known.clues)
        top = self._known.agenda[-1] if self._known.agenda else None
        self._dealt = not isinstance(top, PickIdentities)  # RN-SETUP-15 identities are picked before the deal

    def sample(self, dice: Dice) -> RedNotice:
        s = self._known.clone()
        if self._dealt:
            self._deal_cheques(s, dice)
            self._deal_tokens(s, dice)
            self._deal_cards(s, dice)
        if self._seat != ANGELA and s.seen == NOWHERE:
            self._hide_angela(s, dice)
        if s.agenda:
            agenda.advance(s, Table(Dice()))
        return s

    # -- cheques -------------------------------------------------------------------------------------------------

    def _deal_cheques(self, s: RedNotice, dice: Dice) -> None:
        """The other hand, and the pile above the cards that all know."""
        box = self._box
        other = 1 - self._seat
        kinds = len(box.cheques)
        rest: list[int] = []
        missing = s.sizes[other]
        for kind in range(kinds):
            sure = self._cheques[kind]
            s.hands[other * kinds + kind] += sure
            missing -= sure
            left = box.cheque_copies[kind] - sure - s.has(self._seat, kind) - s.pile.count(kind)
            for cashed in s.cashed:
                left -= cashed % kinds == kind
            rest += [kind] * left
        order = dice.permutation("belief", len(rest))
        for _ in range(missing):
            s.hands[other * kinds + rest[order.pop()]] += 1
        s.pile += [rest[place] for place in order]

    # -- tokens --------------------------------------------------------------------------------------------------

    def _deal_tokens(self, s: RedNotice, dice: Dice) -> None:
        """Those face down and held by the other, and what is left in both bags."""
        box = self._box
        s.bag = []
        for seat in range(box.seats):
            unused = self._unused(s, seat)
            order = dice.permutation("belief", len(unused))
            if seat != self._seat:
                for slot in range(box.slots):
                    if s.owner[slot] == seat and s.token[slot] == NONE:
                        s.token[slot] = unused[order.pop()]
                for _ in range(self._held[seat]):
                    s.held[seat * len(box.values) + unused[order.pop()]] += 1
            bag = [unused[place] for place in order]
            drawn = box.tokens.copy()
            for token in bag:
                drawn.remove(token)
            s.bag += drawn + bag

    def _unused(self, s: RedNotice, seat: int) -> list[int]:
        """A player's tokens of which it is not known where they are."""
        box = self._box
        left = box.tokens.copy()
        for token in range(len(box.values)):
            for _ in range(s.used[seat * len(box.values) + token] + s.holds(seat, token)):
                left.remove(token)
        for slot in range(box.slots):
            if s.owner[slot] == seat and s.token[slot] != NONE:
                left.remove(s.token[slot])
        return left

    # -- cards ---------------------------------------------------------------------------------------------------

    def _deal_cards(self, s: RedNotice, dice: Dice) -> None:
        """The action cards to come in this cycle, and the deck of upgrades."""
        box = self._box
        cards = [card for card in range(len(box.cards)) if card not in s.deck]
        s.deck += [cards[place] for place in dice.permutation("belief", len(cards))]
        upgrades = box.all_upgrades.copy()
        for upgrade in s.shown + s.owned + s.gone:
            upgrades.remove(upgrade)
        s.upgrade_deck = [upgrades[place] for place in dice.permutation("belief", len(upgrades))]

    # -- Angela --------------------------------------------------------------------------------------------------

    def _hide_angela(self, s: RedNotice, dice: Dice) -> None:
        """Her city, and the radars she has set off and not announced yet."""
        if not s.clues or s.clues[0][0] != STARTED:
            return
        point = dice.below("belief", FINE) / FINE
        for pending, chances in self._filter.ways.items():
            for city in range(len(chances)):
                if chances[city] > 0.0:
                    s.angela = city
                    s.triggered = list(pending)
                    point -= chances[city]
                    if point < 0.0:
                        break
            if point < 0.0:
                break
        s.visit(s.angela)
        for city in s.triggered:
            s.spent |= s.white_radars & 1 << self._box.continent_of[city]
