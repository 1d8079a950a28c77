"""The way to the next capture: which agent goes where, which cards it gets, and which clues are lacking."""

from typing import Final

from cavale.core.action import Action
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.steps.capture import knowledge, lower, may_touch, needs
from cavale.games.la_traque.steps.move import ready_agent
from cavale.games.la_traque.taste import CLUE_POINTS, Taste
from cavale.games.la_traque.terms import CLUES, HUNTING, NONE, PLACES, RUMOUR

FINANCING: Final = CLUES.index("financing")


class Chase:
    """Plans with the cards in hand, one fugitive with a Hunt part among them."""

    def __init__(self, s: LaTraque, seat: int, taste: Taste) -> None:
        self._s = s
        self._seat = seat
        self._taste = taste
        self._clues = s.hand[seat * s.box.kinds : (seat + 1) * s.box.kinds]
        self._held = self._by_type(self._clues)
        self._values = [NOTHING if card == NONE else taste.capture(slot) for slot, card in enumerate(s.fugitive)]

    def next(self, options: list[Action]) -> Action | None:
        """Inform an agent that can be brought to a capture in this round, or send one."""
        s = self._s
        best, chosen = 0.0, None
        for agent in range(s.box.agents):
            where = s.where[s.agent(agent)]
            if HUNTING <= where < PLACES:
                for slot in s.box.slots_in[where - HUNTING]:
                    if self._values[slot] > best:
                        card = self._completing(s.agent(agent), slot)
                        if card != NONE:
                            best, chosen = self._values[slot], s.box.inform[agent][card]
        agent = ready_agent(s)
        if agent != NONE:
            for slot in range(s.box.slots):
                worth = self._values[slot] - AGENT
                if worth > best and self._completing(s.agent(agent), slot) != NONE:
                    best, chosen = worth, s.box.hunt[s.box.slot_zone[slot]]
        return chosen if chosen in options else None

    def targets(self) -> list[int]:
        """The slots whose fugitives can be captured in this round with cards in hand."""
        s = self._s
        ready = ready_agent(s)
        found: list[int] = []
        for slot in range(s.box.slots):
            if s.fugitive[slot] != NONE:
                zone = HUNTING + s.box.slot_zone[slot]
                for agent in range(s.box.agents):
                    where = s.where[s.agent(agent)]
                    if (where == zone or agent == ready) and self._completing(s.agent(agent), slot) != NONE:
                        found.append(slot)
                        break
        return found

    def towards(self, slot: int) -> Action | None:
        """The next action on the way to one fugitive, short of the capture."""
        s = self._s
        zone = s.box.slot_zone[slot]
        for agent in range(s.box.agents):
            if s.where[s.agent(agent)] == HUNTING + zone:
                card = self._completing(s.agent(agent), slot)
                if card != NONE:
                    return s.box.inform[agent][card]
        agent = ready_agent(s)
        if agent != NONE and self._completing(s.agent(agent), slot) != NONE:
            return s.box.hunt[zone]
        return None

    def store(self, options: list[Action]) -> Action | None:
        """Cards that would be given up go under an agent that can use them later, if one hunts."""
        s = self._s
        if sum(self._clues) + len(s.hand_cards[self._seat]) <= s.box.keep_limit:
            return None
        best, chosen = 0.0, None
        hunting = False
        for agent in range(s.box.agents):
            where = s.where[s.agent(agent)]
            if HUNTING <= where < PLACES:
                hunting = True
                for slot in s.box.slots_in[where - HUNTING]:
                    if self._values[slot] > best:
                        card = self._useful(s.agent(agent), slot)
                        if card != NONE:
                            best, chosen = self._values[slot], s.box.inform[agent][card]
        agent = ready_agent(s)
        if chosen is None and not hunting and agent != NONE:
            for slot in range(s.box.slots):
                if self._values[slot] > best and self._useful(s.agent(agent), slot) != NONE:
                    best, chosen = self._values[slot], s.box.hunt[s.box.slot_zone[slot]]
        return chosen if chosen in options else None

    def lacking(self) -> list[float]:
        """By type: the clues that hand and Reserve lack for the fugitives that are nearest, for their worth."""
        s = self._s
        kinds = s.box.kinds
        held = self._by_type(s.reserve[self._seat * kinds : (self._seat + 1) * kinds])
        for clue in range(len(CLUES)):
            held[clue] += self._held[clue]
        ratios: list[tuple[float, int]] = []
        missing: list[list[int]] = []
        for slot, card in enumerate(s.fugitive):
            lack = [0] * len(CLUES)
            if card != NONE and may_touch(s, slot):
                lack = short_of(needs(s, self._seat * s.box.agents + self._standing(slot), card), held)
                cost = 2.0
                for clue in range(len(CLUES)):
                    cost += CLUE_POINTS[clue] * lack[clue]
                ratios.append((-self._values[slot] / cost, slot))
            missing.append(lack)
        ratios.sort()
        found = [0.0] * len(CLUES)
        for place in range(min(2, len(ratios))):
            for clue in range(len(CLUES)):
                found[clue] += missing[ratios[place][1]][clue]
        return found

    def _standing(self, slot: int) -> int:
        """An agent in the zone of a slot, or any."""
        s = self._s
        for agent in range(s.box.agents):
            if s.where[self._seat * s.box.agents + agent] == HUNTING + s.box.slot_zone[slot]:
                return agent
        return 0

    # -- sets of cards -----------------------------------------------------------------------------------------

    def _completing(self, at: int, slot: int) -> int:
        """The next card of a set in hand that completes the clues for a fugitive; NONE if there is no such set."""
        s = self._s
        card = s.fugitive[slot]
        if card == NONE or not may_touch(s, slot):
            return NONE
        need = needs(s, at, card)
        have = self._under(at)
        missing = short_of(need, have)
        if not sum(missing):
            return NONE
        if self._covers(missing):
            return self._pick(missing)
        cards = s.box.cards
        for helper in s.hand_cards[self._seat]:
            if cards.huntable[helper]:
                lowered = need.copy()
                lower(lowered, cards.hunt_ease[helper], cards.category[card])
                both = have.copy()
                for clue, n in enumerate(cards.provides[helper]):
                    both[clue] += n
                if self._covers(short_of(lowered, both)):
                    return helper
        return NONE

    def _covers(self, missing: list[int]) -> bool:
        spare = self._held[RUMOUR] - missing[RUMOUR]
        for clue in range(RUMOUR):
            if self._held[clue] < missing[clue]:
                return False
            spare += self._held[clue] - missing[clue]
        return spare >= 0

    def _useful(self, at: int, slot: int) -> int:
        """A clue in hand that a fugitive still needs."""
        s = self._s
        if s.fugitive[slot] == NONE or not may_touch(s, slot):
            return NONE
        return self._pick(short_of(needs(s, at, s.fugitive[slot]), self._under(at)))

    def _under(self, at: int) -> list[int]:
        clues, symbols = knowledge(self._s, at)
        for clue in range(len(CLUES)):
            clues[clue] += symbols[clue]
        return clues

    def _pick(self, missing: list[int]) -> int:
        """Typed clues first; as rumours those that are needed least."""
        held = self._held
        for clue in range(RUMOUR):
            if missing[clue] and held[clue]:
                return self._of_type(clue)
        if not missing[RUMOUR]:
            return NONE
        if held[RUMOUR]:
            return self._of_type(RUMOUR)
        best, chosen = 0, NONE
        for clue in range(RUMOUR):
            if held[clue] > missing[clue] and (chosen in (NONE, FINANCING) or held[clue] > best):
                best, chosen = held[clue], clue
        return self._of_type(chosen) if chosen != NONE else NONE

    def _by_type(self, counts: list[int]) -> list[int]:
        held = [0] * len(CLUES)
        for kind, count in enumerate(counts):
            held[self._s.box.cards.kind_type[kind]] += count
        return held

    def _of_type(self, clue: int) -> int:
        for kind, count in enumerate(self._clues):
            if count and self._s.box.cards.kind_type[kind] == clue:
                return kind
        return NONE


NOTHING: Final = -1.0  # of an empty slot
AGENT: Final = 2.0  # an agent that does not investigate


def short_of(need: list[int], have: list[int]) -> list[int]:
    """LT-ACT-CAPTURE-06 What is missing by type, where any clue to spare serves as a rumour."""
    left = have[RUMOUR]
    missing = [0] * len(CLUES)
    for clue in range(RUMOUR):
        spare = have[clue] - need[clue]
        if spare < 0:
            missing[clue] = -spare
        else:
            left += spare
    missing[RUMOUR] = max(0, need[RUMOUR] - left)
    return missing
