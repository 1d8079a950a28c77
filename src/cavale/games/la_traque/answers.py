"""Answers to all questions but that for an action: which card, track, fugitive or deck is worth most to a seat."""

from typing import Final

from cavale.core.action import Action
from cavale.core.step import Step
from cavale.games.la_traque import worth
from cavale.games.la_traque.chase import Chase
from cavale.games.la_traque.edition import Effect
from cavale.games.la_traque.ops.agents import ChooseRecall
from cavale.games.la_traque.ops.cards import ChooseAgent, ChooseHand, ChooseJudged, ChooseOption, ChooseReady
from cavale.games.la_traque.ops.clues import ChooseDeck
from cavale.games.la_traque.ops.fugitives import CAPTURE, RECRUIT, ChooseBlock, ChooseFugitive, ChooseSwap
from cavale.games.la_traque.ops.scores import ChooseMarker, ChooseReach, ChooseShift, ChooseTrack, moved
from cavale.games.la_traque.rule import Choice
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.steps.objective import ChooseRebate
from cavale.games.la_traque.targets import is_partner
from cavale.games.la_traque.taste import Taste
from cavale.games.la_traque.terms import COLLABORATIONIST, DECKS, HUNTING, MIXED, NONE, TRIUMPH
from cavale.games.la_traque.triggers import ChooseTrigger

DECLINED: Final = 0.2  # what is worth less is left alone


class Answers:
    """Of one seat, to the question on top of the agenda. What others hold is not looked at."""

    def __init__(self, s: LaTraque, seat: int, taste: Taste) -> None:
        self._s = s
        self._seat = seat
        self._taste = taste
        self._step = s.agenda[-1]
        self._lacking: list[float] = []  # once it is asked for

    def best(self, options: list[Action]) -> Action:
        best, chosen = -1000.0, options[0]
        for action in options:
            value = self._worth(action)
            if value > best:
                best, chosen = value, action
        return chosen

    def _worth(self, action: Action) -> float:
        box, step = self._s.box, self._step
        if action is box.decline:
            return DECLINED
        if not action.names:
            return 0.0  # enough cards are kept
        number = box.number[action.index]
        if isinstance(step, (ChooseFugitive, ChooseBlock, ChooseSwap, ChooseAgent, ChooseHand, ChooseRecall)):
            return self._on_the_board(step, number)
        if isinstance(step, (ChooseTrack, ChooseReach, ChooseRebate, ChooseShift, ChooseMarker)):
            return self._on_its_tracks(step, number)
        return self._of_cards(step, number)

    def _lacks(self) -> list[float]:
        if not self._lacking:
            self._lacking = Chase(self._s, self._seat, self._taste).lacking()
        return self._lacking

    # -- cards ---------------------------------------------------------------------------------------------------

    def _of_cards(self, step: Step[LaTraque], number: int) -> float:
        if isinstance(step, ChooseOption):
            return self._option(self._s.box.choices[step.text][number])
        if isinstance(step, ChooseDeck):
            return self._taste.draws(number, 1, self._lacks())
        if isinstance(step, (ChooseReady, ChooseJudged)):
            return self._used(step, number)
        return self._trigger(number) if isinstance(step, ChooseTrigger) else self._card(number)

    def _card(self, card: int) -> float:
        """One that is taken or kept."""
        if card < self._s.box.kinds:
            return self._taste.clue(self._s.box.cards.kind_type[card], self._lacks())
        return 1.0 + self._taste.in_hand(card, max(1, self._taste.left))

    def _used(self, step: Choice, card: int) -> float:
        """To be used once more; or to be judged, which takes away what else it could do."""
        cards, taste = self._s.box.cards, self._taste
        if isinstance(step, ChooseJudged):
            return worth.VP * step.points[cards.level[card] - 1] - 0.6 * taste.usable(card, taste.left)
        return taste.ability(cards.recurrent[card])

    def _option(self, effects: tuple[Effect, ...]) -> float:
        """One of several abilities; clues by what is lacking."""
        total = 0.0
        for effect in effects:
            if effect.op != "draw":
                total += self._taste.ability((effect,))
            elif self._taste.left or effect.to == "hand":
                total += self._draw(effect.deck or "", effect.n or 0)
        return total

    def _draw(self, deck: str, n: int) -> float:
        lacks = self._lacks()
        if deck in DECKS:
            return self._taste.draws(DECKS.index(deck), n, lacks)
        return max([self._taste.draws(mixed, n, lacks) for mixed in range(MIXED)])

    def _trigger(self, card: int) -> float:
        """What asks nothing comes first: who is asked later knows more."""
        box = self._s.box
        asks = 0
        for steps in [box.powers[card]] + box.on_capture_do[card] + box.on_investigate_do[card]:
            for step in steps:
                if isinstance(step, Choice):
                    asks += 1
        return float(-asks)

    # -- the faction board -----------------------------------------------------------------------------------------

    def _on_its_tracks(self, step: Choice, track: int) -> float:
        """A track, but for a marker."""
        s, taste = self._s, self._taste
        if isinstance(step, ChooseMarker):
            return self._marker(track)
        if isinstance(step, ChooseShift):
            return self._shift(track)
        if isinstance(step, ChooseReach):
            return taste.ambition(step.n, track)
        room = s.box.influence_max - s.influence[3 * self._seat + track]
        if isinstance(step, ChooseTrack):
            return taste.tracks[track] * min(step.n, room)
        return taste.tracks[track]  # a rebate: where a point is kept

    def _shift(self, track: int) -> float:
        """How much nearer a point that leaves this track, or goes there, can bring an objective."""
        s, box, draft = self._s, self._s.box, self._s.drafts[self._seat]
        points = s.influence[3 * self._seat : 3 * self._seat + 3]
        moved(box.number, points, draft)
        before = self._taste.prospects(points)
        best = -1000.0
        for other in range(3):
            source, target = (box.number[draft[-1].index], track) if len(draft) % 2 else (track, other)
            if source != target and points[target] < box.influence_max:
                after = points.copy()
                after[source] -= 1
                after[target] += 1
                best = max(best, self._taste.prospects(after) - before)
        return best

    def _marker(self, marker: int) -> float:
        """That which the fewest of the objectives to come would place, most of all those that are visible."""
        s, cards = self._s, self._s.box.cards
        value = 0.0
        for card in s.box.objectives_of[s.faction[self._seat]]:
            if marker in cards.marker[2 * card + TRIUMPH] and card not in s.gone and card not in s.hq[self._seat]:
                value -= 3.0 if card in s.visible[self._seat] else 1.0
        return value

    # -- the board -------------------------------------------------------------------------------------------------

    def _fugitive(self, step: ChooseFugitive, number: int) -> float:
        """A slot; then the track of a collaborationist."""
        s, taste, cards = self._s, self._taste, self._s.box.cards
        draft = s.drafts[self._seat]
        slot = s.box.number[draft[0].index] if draft else number
        card = s.fugitive[slot]
        track = number if draft else cards.category[card]
        if step.way == CAPTURE:
            return taste.capture(slot, track if draft else NONE)
        if step.way == RECRUIT:
            return taste.in_hand(card, taste.left)
        return cards.level[card] * (max(taste.tracks) if track == COLLABORATIONIST else taste.tracks[track])

    def _on_the_board(self, step: Choice, number: int) -> float:
        s, box = self._s, self._s.box
        if isinstance(step, ChooseFugitive):
            return self._fugitive(step, number)
        if isinstance(step, ChooseHand):
            return 1.0 + s.vp[number]
        if isinstance(step, ChooseRecall):
            again = not s.placed >> box.place_zone[number] & 1
            return 1.0 + (self._taste.place(number, self._lacks()) if again else 0.0)
        if isinstance(step, ChooseAgent):
            return 1.0 + self._prize(s.where[number] - HUNTING) + 0.1 * s.vp[number // box.agents]
        if isinstance(step, ChooseSwap):
            return self._swap(number)
        return self._taste.capture(number) * (1.0 + self._rivals_in(box.slot_zone[number]))

    def _prize(self, zone: int) -> float:
        """The best fugitive of a zone."""
        best = 0.0
        for slot in self._s.box.slots_in[zone]:
            if self._s.fugitive[slot] != NONE:
                best = max(best, self._taste.capture(slot))
        return best

    def _rivals_in(self, zone: int) -> int:
        """Agents of others that hunt there."""
        agents = self._s.box.agents
        return len(
            [at for at, where in enumerate(self._s.where) if where == HUNTING + zone and at // agents != self._seat]
        )

    def _swap(self, slot: int) -> float:
        """The better of the two goes where more of one's own cards wait."""
        s, draft = self._s, self._s.drafts[self._seat]
        if draft:
            return self._swapped(s.box.number[draft[0].index], slot)
        return max([self._swapped(slot, other) for other in range(s.box.slots) if is_partner(s, slot, other)])

    def _swapped(self, one: int, two: int) -> float:
        zones, taste = self._s.box.slot_zone, self._taste
        return (taste.capture(one) - taste.capture(two)) * (self._waiting(zones[two]) - self._waiting(zones[one]))

    def _waiting(self, zone: int) -> int:
        """One's own cards under the agents in a zone."""
        s, agents = self._s, self._s.box.agents
        count = 0
        for agent in range(self._seat * agents, (self._seat + 1) * agents):
            if s.where[agent] == HUNTING + zone:
                count += s.clues_under(agent) + len(s.under_cards[agent])
        return count
