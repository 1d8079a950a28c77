"""The next step towards a capture: which agent goes where, and which cards it gets."""

from cavale.core.action import Action
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.steps.capture import knowledge, may_touch, needs
from cavale.games.la_traque.steps.move import ready_agent
from cavale.games.la_traque.taste import Taste
from cavale.games.la_traque.terms import CLUES, HUNTING, NONE, PLACES, RUMOUR


class Chase:
    """Plans with the cards in hand; symbols of fugitives are not counted."""

    def __init__(self, s: LaTraque, taste: Taste) -> None:
        self._s = s
        self._taste = taste
        kinds = s.box.kinds
        self._hand = s.hand[s.active * kinds : (s.active + 1) * kinds]

    def next(self, options: list[Action]) -> Action | None:
        """Inform an agent that can be brought to a capture in this round, or send one."""
        s = self._s
        best, chosen = 0.0, None
        for agent in range(s.box.agents):
            where = s.where[s.agent(agent)]
            if HUNTING <= where < PLACES:
                for slot in s.box.slots_in[where - HUNTING]:
                    card = self._completing(s.agent(agent), slot)
                    if card != NONE and self._value(slot) > best:
                        best, chosen = self._value(slot), s.box.inform[agent][card]
        if chosen is not None:
            return chosen if chosen in options else None
        agent = ready_agent(s)
        if agent == NONE:
            return None
        for slot in range(s.box.slots):
            if self._completing(s.agent(agent), slot) != NONE and self._value(slot) > best:
                best, chosen = self._value(slot), s.box.hunt[s.box.slot_zone[slot]]
        return chosen if chosen in options else None

    def store(self, options: list[Action]) -> Action | None:
        """Cards that would be given up go under an agent that can use them later, if one hunts."""
        s = self._s
        if sum(self._hand) + len(s.hand_cards[s.active]) <= s.box.keep_limit:
            return None
        best, chosen = 0.0, None
        for agent in range(s.box.agents):
            where = s.where[s.agent(agent)]
            if HUNTING <= where < PLACES:
                for slot in s.box.slots_in[where - HUNTING]:
                    card = self._useful(s.agent(agent), slot)
                    if card != NONE and self._value(slot) > best:
                        best, chosen = self._value(slot), s.box.inform[agent][card]
        if chosen is not None and chosen in options:
            return chosen
        hunting = [a for a in range(s.box.agents) if HUNTING <= s.where[s.agent(a)] < PLACES]
        if not hunting and ready_agent(s) != NONE:
            slots = [slot for slot in range(s.box.slots) if self._useful(s.agent(ready_agent(s)), slot) != NONE]
            if slots:
                move = s.box.hunt[s.box.slot_zone[max(slots, key=self._value)]]
                return move if move in options else None
        return None

    def _value(self, slot: int) -> float:
        return self._taste.fugitive(slot)

    def _missing(self, at: int, slot: int) -> list[int]:
        """What the agent still needs: typed clues, and rumours of any kind."""
        clues, symbols = knowledge(self._s, at)
        need = needs(self._s, at, self._s.fugitive[slot])
        left = clues[RUMOUR] + symbols[RUMOUR]
        missing = [0] * len(CLUES)
        for clue in range(RUMOUR):
            spare = clues[clue] + symbols[clue] - need[clue]
            missing[clue] = max(0, -spare)
            left += max(0, spare)
        missing[RUMOUR] = max(0, need[RUMOUR] - left)
        return missing

    def _completing(self, at: int, slot: int) -> int:
        """The next card of a set in hand that completes the clues for a fugitive; NONE if there is no such set."""
        s = self._s
        if s.fugitive[slot] == NONE or not may_touch(s, slot):
            return NONE
        missing = self._missing(at, slot)
        held = self._by_type()
        for clue in range(RUMOUR):
            if held[clue] < missing[clue]:
                return NONE
        spare = sum(held) - sum(missing[:RUMOUR])
        if spare < missing[RUMOUR] or not sum(missing):
            return NONE
        return self._pick(missing, held)

    def _useful(self, at: int, slot: int) -> int:
        """A card in hand that a fugitive still needs."""
        s = self._s
        if s.fugitive[slot] == NONE or not may_touch(s, slot):
            return NONE
        return self._pick(self._missing(at, slot), self._by_type())

    def _pick(self, missing: list[int], held: list[int]) -> int:
        """Typed clues first; as rumours those that are needed least."""
        for clue in range(RUMOUR):
            if missing[clue] and held[clue]:
                return self._of_type(clue)
        if missing[RUMOUR]:
            if held[RUMOUR]:
                return self._of_type(RUMOUR)
            spare = [clue for clue in range(RUMOUR) if held[clue] > missing[clue]]
            if spare:
                return self._of_type(max(spare, key=lambda clue: (clue != CLUES.index("financing"), held[clue])))
        return NONE

    def _by_type(self) -> list[int]:
        held = [0] * len(CLUES)
        for kind, count in enumerate(self._hand):
            held[self._s.box.cards.kind_type[kind]] += count
        return held

    def _of_type(self, clue: int) -> int:
        for kind, count in enumerate(self._hand):
            if count and self._s.box.cards.kind_type[kind] == clue:
                return kind
        return NONE
