"""What a player of La Traque can pay: fugitives and objectives. By the rules themselves, on what the seat knows."""

from cavale.games.la_traque.box import LaTraqueBox
from cavale.games.la_traque.chase import short_of
from cavale.games.la_traque.public import known_state
from cavale.games.la_traque.steps.capture import knowledge, may_touch, needs, suffices
from cavale.games.la_traque.steps.objective import payable
from cavale.games.la_traque.terms import CLUES, HQ, HUNTING, LINES, NONE
from cavale.games.la_traque.view import LaTraqueView


class Reach:
    """Of the seat that looks."""

    def __init__(self, view: LaTraqueView, box: LaTraqueBox) -> None:
        self._s = known_state(box, view)
        self._s.active = view.seat  # whoever's turn it is
        self._box = box
        self._agents = range(view.seat * box.agents, (view.seat + 1) * box.agents)
        self._seat = view.seat

    def captors(self, slot: int) -> list[int]:
        """The agents that have all clues for the fugitive of a slot."""
        s, card = self._s, self._s.fugitive[slot]
        if card == NONE or not may_touch(s, slot):
            return []
        return [
            at - self._agents[0] + 1
            for at in self._hunting(slot)
            if suffices(needs(s, at, card), *knowledge(s, at), self._box.symbols_as_rumour)
        ]

    def missing(self, slot: int) -> dict[str, int] | None:
        """The clues that hand and agent together lack, for the agent that lacks fewest. None: nobody can go there."""
        s, card = self._s, self._s.fugitive[slot]
        if card == NONE or not may_touch(s, slot):
            return None
        ready = [at for at in self._agents if s.where[at] == HQ]
        found = [self._lack(at, card) for at in [*self._hunting(slot), *ready[:1]]]
        return min(found, key=lambda lack: sum(lack.values())) if found else None

    def can_pay(self, card: str, line: str) -> bool:
        """Whether a line of an objective can be paid, rebates included."""
        return payable(self._s, self._box.names.index(card), LINES.index(line))

    def _hunting(self, slot: int) -> list[int]:
        """One's own agents in the zone of a slot."""
        zone = HUNTING + self._box.slot_zone[slot]
        return [at for at in self._agents if self._s.where[at] == zone]

    def _lack(self, at: int, card: int) -> dict[str, int]:
        clues, symbols = knowledge(self._s, at)
        held = self._in_hand()
        have = [clues[clue] + symbols[clue] + held[clue] for clue in range(len(CLUES))]
        return dict(zip(CLUES, short_of(needs(self._s, at, card), have), strict=True))

    def _in_hand(self) -> list[int]:
        held = [0] * len(CLUES)
        for kind in range(self._box.kinds):
            held[self._box.cards.kind_type[kind]] += self._s.hand[self._seat * self._box.kinds + kind]
        return held
