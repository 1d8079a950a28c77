"""What things are worth to a seat in one position, in clue points: rumour 1, typed clue 2, financing 4, point 6."""

from typing import Final

from cavale.core.action import Action
from cavale.games.la_traque import box as codes
from cavale.games.la_traque import worth
from cavale.games.la_traque.edition import Effect
from cavale.games.la_traque.prices import Prices
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.targets import is_target
from cavale.games.la_traque.terms import (
    CCCP,
    CLUES,
    COLLABORATIONIST,
    DECKS,
    HQ,
    NONE,
    PLACES,
    RESEAU,
    REST,
    RUMOUR,
    SUCCESS,
    TRACKS,
    TRIUMPH,
    TZAAR,
    USA,
)

CLUE_POINTS: Final = [2.0, 2.0, 2.0, 4.0, 1.0]  # by type
ROUNDS: Final = 8  # that a game takes, roughly
IDLE: Final = 3.0  # a point of influence that no visible objective asks for
POWER: Final = 4.0  # the ability of an objective, roughly
SPENT: Final = 4.0  # a point of influence that an objective costs


class Taste:
    """The preferences of one seat."""

    def __init__(self, s: LaTraque, seat: int, prices: Prices) -> None:
        self._s = s
        self._seat = seat
        self._prices = prices
        self._faction = s.faction[seat]
        self.left = self._rounds_left()  # after this one
        self.tracks = self._tracks()  # a point of influence on each

    def _rounds_left(self) -> int:
        s = self._s
        if s.last_round:
            return 0
        return max(1, min(ROUNDS - s.round, (s.box.end_vp + 1 - max(s.vp)) // 2))

    def _tracks(self) -> list[float]:
        """More for a track on which a Triumph waits, most if one point is all it lacks."""
        s = self._s
        found = [IDLE if self.left else 0.1] * 3
        for card in s.visible[self._seat]:
            pay = s.box.cards.pay[2 * card + TRIUMPH]
            missing = 0
            for track in range(3):
                missing += max(0, pay[track] - s.influence[3 * self._seat + track])
            if not missing:
                continue
            markers = s.box.cards.marker[2 * card + TRIUMPH]
            each = (self._scores(card, TRIUMPH, markers[0] if markers else NONE) + POWER) / sum(pay)
            for track in range(3):
                if pay[track] > s.influence[3 * self._seat + track]:
                    found[track] = max(found[track], each * (0.5 + 0.5 / missing))
        return found

    # -- captures ----------------------------------------------------------------------------------------------

    def capture(self, slot: int, track: int = NONE) -> float:
        """Influence by the level, the ambition, and a card to use."""
        s = self._s
        card = s.fugitive[slot]
        level = s.box.cards.level[card]
        category = s.box.cards.category[card]
        if category == COLLABORATIONIST and track == NONE:
            return max(self.capture(slot, 0), self.capture(slot, 1), self.capture(slot, 2))
        on = track if category == COLLABORATIONIST else category
        return level * self.tracks[on] + self.steps(level, on) + 0.6 * self.in_hand(card, self.left)

    def steps(self, n: int, track: int) -> float:
        """What a capture of this level brings to the ambition; Réseau's is that of the category."""
        if self._faction == TZAAR:
            return self.ambition(n, 0)
        return self.ambition(n, track) if self._faction == RESEAU else 0.0

    def ambition(self, n: int, track: int) -> float:
        """Of so many steps. In the last round only points count, and only if they are reached."""
        s = self._s
        step = s.ambition[3 * self._seat + track]
        if not self.left:
            points = self._prices.points[self._faction]
            last = len(points) - 1
            return worth.VP * (points[min(step + n, last)] - points[min(step, last)])
        return self._prices.ambition(self._faction, step, n, 0.5)

    # -- objectives --------------------------------------------------------------------------------------------

    def objective(self, card: int, line: int, marker: int) -> float:
        """What it gives less what it costs; a Success only where it is a bargain, or late."""
        cards = self._s.box.cards
        at = 2 * card + line
        gain = self._line(card, line, marker)
        if not self.left:
            return gain - 0.01 * sum(cards.pay[at])
        gain -= SPENT * sum(cards.pay[at])
        if line == SUCCESS and self.left > 1:
            markers = cards.marker[2 * card + TRIUMPH]
            more = self._line(card, TRIUMPH, markers[0] if markers else NONE) - SPENT * sum(cards.pay[at + 1])
            return gain - 0.8 * max(0.0, more)
        return gain

    def _line(self, card: int, line: int, marker: int) -> float:
        """What a line gives: points, ambition and the ability."""
        cards = self._s.box.cards
        gain = self._scores(card, line, marker)
        if not self.left:
            return gain
        if cards.cooperates[card]:
            return gain + self.cooperation(card)
        return gain + self.ability(cards.mission[card])

    def _scores(self, card: int, line: int, marker: int) -> float:
        s, cards = self._s, self._s.box.cards
        at = 2 * card + line
        gain = float(worth.VP * cards.points[at])
        if self._faction == USA:
            gain += self.ambition(cards.apollo[at], 0)
        elif self._faction == CCCP and marker != NONE and not s.markers[self._seat] >> marker & 1:
            gain += self.ambition(1, 0)
        return gain

    def prospects(self, points: list[int]) -> float:
        """What the visible objectives promise to one who has so much influence."""
        total = 0.0
        for card in self._s.visible[self._seat]:
            total += self._prospect(card, points)
        return total

    def destiny(self) -> float:
        """By how much other objectives would promise more, on average. Which are left is public, their order is not."""
        s, seat = self._s, self._seat
        points = s.influence[3 * seat : 3 * seat + 3]
        total, count = 0.0, 0
        for card in s.box.objectives_of[self._faction]:
            if card not in s.gone and card not in s.hq[seat] and card not in s.visible[seat]:
                total += self._prospect(card, points)
                count += 1
        return total * len(s.visible[seat]) / count - self.prospects(points) if count else 0.0

    def _prospect(self, card: int, points: list[int]) -> float:
        """The better line, by how much of it can be paid; in the last round it must be all."""
        cards = self._s.box.cards
        best = 0.0
        for line in (SUCCESS, TRIUMPH):
            pay = cards.pay[2 * card + line]
            markers = cards.marker[2 * card + line]
            missing = 0
            for track in range(3):
                missing += max(0, pay[track] - points[track])
            gain = self._scores(card, line, markers[0] if markers else NONE) + (POWER if self.left else 0.0)
            if self.left:
                best = max(best, gain * (1.0 - missing / (sum(pay) + 1.0)))
            elif not missing:
                best = max(best, gain)
        return best

    # -- cards -------------------------------------------------------------------------------------------------

    def in_hand(self, card: int, left: int) -> float:
        """A card with abilities, for whoever may use it in so many rounds."""
        if left and self._faction == TZAAR and self._s.box.cards.level[card]:
            return max(self.usable(card, left), self._tribunal(card))
        return self.usable(card, left)

    def usable(self, card: int, left: int) -> float:
        """The same but for judging it."""
        if not left:
            return 0.0
        best = max(self._prices.hunt[card], self._prices.mission[card])
        return max(best, self.lasting(card, left)) if self._s.box.cards.cooperates[card] else best

    def _tribunal(self, card: int) -> float:
        """What judging a fugitive would score."""
        for held in self._s.hq[self._seat]:
            judged = self._prices.judged[held]
            if judged:
                return float(worth.VP * judged[self._s.box.cards.level[card] - 1])
        return 0.0

    def cooperation(self, card: int) -> float:
        """It works in this round, too, if it is recurrent."""
        more = 1 if self._s.box.cards.recurs[card] else 0
        return self.lasting(card, self.left + more) if self.left else 0.0

    def lasting(self, card: int, rounds: int) -> float:
        """Of a card beside the board, in so many rounds."""
        cards = self._s.box.cards
        judged = self._prices.judged[card]
        if judged:
            return float(worth.VP * rounds * judged[0])
        if cards.recurs[card]:
            return 0.8 * rounds * self._prices.recurrent[card]
        return self._prices.permanent[card] * min(1.0, rounds / worth.USES)

    def ability(self, effects: tuple[Effect, ...]) -> float:
        """Of using it now: what has no target, or comes too late, is worth nothing."""
        total = 0.0
        for effect in effects:
            total += self._effect(effect)
        return total

    def _effect(self, effect: Effect) -> float:
        op = effect.op
        n = effect.n or 0
        if op in ("draw", "peek"):
            return worth.of_effect(effect) if self.left else 0.0 if effect.to == "reserve" else 0.3 * n
        if op == "influence":
            return n * (max(self.tracks) if effect.track == "choice" else self.tracks[TRACKS.index(effect.track or "")])
        if op == "vp":
            return float(worth.VP * n)
        if op == "ambition":
            steps = 1 if self._faction == CCCP else n
            return max([self.ambition(steps, track) for track in range(3 if self._faction == RESEAU else 1)])
        if op in ("capture", "recruit", "trial"):
            return self._on_fugitive(op, effect.max_level or 0)
        if op == "choose":
            return max([self.ability(option) for option in effect.options or ((),)])
        return self._small(effect, n)

    def _small(self, effect: Effect, n: int) -> float:
        s = self._s
        op = effect.op
        if op == "recall":
            return 3.0 * min(n, self._agents_at(effect.source == "rest")) if self.left else 0.5
        if op == "ready":
            return 3.0 * min(n, len([card for card in s.hq[self._seat] if card in s.turned]))
        if op == "shift":
            return 0.5 * n * (max(self.tracks) - min(self.tracks))
        if op == "judge":
            return max([0.0] + [self._tribunal(card) for card in s.hand_cards[self._seat] if s.box.cards.level[card]])
        if op == "overcrowd":
            return 1.0 if s.where[self._seat * s.box.agents + s.box.agents - 1] == HQ and self.left else 0.0
        return 0.5  # `inspect`, `block`, `swap`

    def _on_fugitive(self, op: str, max_level: int) -> float:
        s, cards = self._s, self._s.box.cards
        best = 0.0
        for slot in range(s.box.slots):
            if is_target(s, slot, max_level):
                card = s.fugitive[slot]
                if op == "capture":
                    best = max(best, self.capture(slot))
                elif op == "recruit":
                    best = max(best, 0.6 * self.in_hand(card, self.left))
                else:
                    track = cards.category[card]
                    each = max(self.tracks) if track == COLLABORATIONIST else self.tracks[track]
                    best = max(best, cards.level[card] * each)
        return best

    def _agents_at(self, rest: bool) -> int:
        s = self._s
        count = 0
        for at in range(self._seat * s.box.agents, (self._seat + 1) * s.box.agents):
            if s.where[at] == REST if rest else s.where[at] >= PLACES:
                count += 1
        return count

    # -- clues -------------------------------------------------------------------------------------------------

    def place(self, place: int, lacking: list[float]) -> float:
        """What it draws, by what is lacking of each type."""
        s, draws = self._s, self._s.box.place_draws[place]
        total = 0.0
        for deck in range(len(DECKS)):
            if draws[deck]:
                total += self.draws(deck, draws[deck], lacking)
        for card in s.hq[self._seat]:
            for number, zone in enumerate(s.box.on_investigate[card]):
                if zone in (NONE, s.box.place_zone[place]) and s.box.on_investigate_do[card][number]:
                    total += 1.5
        return total

    def draws(self, deck: int, n: int, lacking: list[float]) -> float:
        """So many cards of a deck: each type is worth its points, and as much again as far as it is lacking."""
        total = 0.0
        shares = self._prices.shares[deck]
        for clue in range(len(CLUES)):
            if shares[clue]:
                drawn = n * shares[clue]
                total += CLUE_POINTS[clue] * (0.6 * drawn + min(drawn, lacking[clue]))
                if clue != RUMOUR and lacking[RUMOUR] > 0.0:
                    total += 0.3 * drawn
        return total

    def clue(self, clue: int, lacking: list[float]) -> float:
        return CLUE_POINTS[clue] * (0.6 + min(1.0, lacking[clue]))

    # -- actions -----------------------------------------------------------------------------------------------

    def action(self, action: Action) -> float:
        """Of those actions that bring something by themselves."""
        box = self._s.box
        code, number = box.code[action.index], box.number[action.index]
        if code == codes.CAPTURE:
            return self.capture(box.other[action.index], box.third[action.index])
        if code == codes.OBJECTIVE:
            return self.objective(number, box.other[action.index], box.third[action.index])
        if code == codes.ACTIVATE:
            return self.ability(box.cards.recurrent[number])
        if code == codes.MISSION:
            return self.ability(box.cards.mission[number])
        if code == codes.COOPERATION:
            return self.cooperation(number)
        return 0.0
