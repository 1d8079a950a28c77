"""Leduc poker: the small reference game, shared with other libraries of games; see docs/adding-a-game.md."""

from collections.abc import Mapping, Sequence

from cavale.bots.random_bot import RandomBot
from cavale.bots.search import SearchBot
from cavale.core.action import Value
from cavale.core.bot import Bot
from cavale.core.edition import Edition, Name
from cavale.core.event import Event
from cavale.core.game import BotMaker, Game
from cavale.games.leduc_poker.belief import LeducBelief
from cavale.games.leduc_poker.edition import LeducEdition, read
from cavale.games.leduc_poker.events import HandEnded
from cavale.games.leduc_poker.state import NO_CARD, Leduc, LeducBox
from cavale.games.leduc_poker.steps import HAND
from cavale.games.leduc_poker.view import LeducView, view


class LeducPoker(Game[Leduc]):
    id = "leduc_poker"
    rules = 2
    seat_counts = range(2, 3)
    public = False

    def read_edition(self, files: Mapping[str, str]) -> LeducEdition:
        return read(files)

    def names(self, edition: Edition) -> Mapping[str, Mapping[Value, Name]]:
        """A card is called by its rank; suits do not matter."""
        assert isinstance(edition, LeducEdition)
        suits = edition.numbers.suits
        cards: dict[Value, Name] = {card: edition.ranks[card // suits] for card in range(suits * len(edition.ranks))}
        return {"card": cards, "cards": cards, "public": cards}

    def box(self, edition: Edition, options: Mapping[str, Value | bool], seats: int, live: bool) -> LeducBox:
        assert isinstance(edition, LeducEdition)
        numbers = edition.numbers
        return LeducBox(numbers.suits, len(edition.ranks), numbers.ante, numbers.raises, numbers.stakes, live)

    def start(self, box: LeducBox) -> Leduc:
        s = Leduc(box)
        s.then(*HAND)
        return s

    def view(self, s: Leduc, seat: int) -> LeducView:
        return view(s, seat)

    def belief(self, box: LeducBox, seat: int, view: LeducView, told: Sequence[Event]) -> LeducBelief:
        known = [NO_CARD, NO_CARD]
        if view.card is not None:
            known[seat] = view.card
        for event in told:
            if isinstance(event, HandEnded) and event.cards:
                known = list(event.cards)
        history = [action for verb in view.history if (action := box.actions.find(verb, {}))]
        public = NO_CARD if view.public is None else view.public
        return LeducBelief(box, (known[0], known[1]), public, history)

    def bots(self) -> Mapping[str, BotMaker]:
        return {"search": self._search_bot, "random": RandomBot}

    def _search_bot(self, seed: int) -> Bot:
        return SearchBot(self, seed, iterations=1000)


GAME = LeducPoker()
