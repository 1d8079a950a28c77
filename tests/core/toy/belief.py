"""What a seat of the toy can believe: drawn exactly, for whoever looks."""

from cavale.core.action import Action
from cavale.core.belief import Belief
from cavale.core.dice import Dice
from cavale.core.state import Interrupted
from core.toy.state import NOBODY, Toy, ToyBox
from core.toy.steps import DARK, LAY, WAITING, WALK
from core.toy.view import ToyView


class ToyBelief(Belief[Toy]):
    """Chance by its rules; hidden choices of others uniform. A path may be older than what blocks it."""

    def __init__(self, box: ToyBox, view: ToyView) -> None:
        self._box = box
        self._view = view
        self._others = [seat for seat in range(box.seats) if seat != view.seat]

    def sample(self, dice: Dice) -> Toy:
        v = self._view
        s = Toy(self._box)
        s.round = v.round
        s.revealed = list(v.revealed)
        s.cameras, s.blocked, s.coins, s.claims = v.cameras, v.blocked, list(v.coins), list(v.claims)
        s.said = [sum(seat == claim[0] for claim in v.claims) for seat in range(self._box.seats)]
        s.alarms, s.hunter_at, s.direction, s.inspected = v.alarms, v.hunter_at, v.direction, v.inspected
        s.found, s.owed, s.grabbed = v.found, list(v.owed), list(v.grabbed)
        s.agenda.extend(WAITING[name] for name in v.agenda)
        self._deal(s, dice)
        self._name_spy(s, dice)
        self._walk(s, dice)
        self._ask(s, dice)
        return s

    def _deal(self, s: Toy, dice: Dice) -> None:
        """Cards revealed belong to anyone who laid one then, the others to anyone."""
        v = self._view
        s.hands[v.seat], s.laid[v.seat] = list(v.hand), list(v.laid)
        if v.owners:
            s.laid = [list(cards) for cards in v.owners]
        seen = {(night, player): card for night, player, card in v.seen}
        known = {*v.hand, *v.laid, *seen.values()}.union(*v.revealed, *v.owners)
        rest = shuffled([card for card in range(self._box.numbers.cards) if card not in known], dice)
        for night in range(1, len(v.laid) + 1):
            if not v.owners:
                shown = v.revealed[night - 1] if night <= len(v.revealed) else ()
                self._assign(s, night, shown, seen, rest, dice)
        for seat in self._others:
            s.hands[seat] = sorted(rest.pop() for _ in range(len(v.hand)))

    def _assign(
        self,
        s: Toy,
        night: int,
        shown: tuple[int, ...],
        seen: dict[tuple[int, int], int],
        rest: list[int],
        dice: Dice,
    ) -> None:
        fixed = {player: card for (when, player), card in seen.items() if when == night}
        taken = {self._view.laid[night - 1], *fixed.values()}
        free = shuffled([card for card in shown if card not in taken], dice)
        for seat in self._others:
            s.laid[seat].append(fixed[seat] if seat in fixed else free.pop() if shown else rest.pop())

    def _name_spy(self, s: Toy, dice: Dice) -> None:
        """Whoever the spy is, she has slept or looked in each dark so far, this one perhaps."""
        v = self._view
        if not self._box.spies:
            return
        if v.spy:
            s.spy, s.seen = v.seat, [(night, player) for night, player, _ in v.seen]
            s.through = bool(v.through)
            return
        s.spy = self._others[dice.below("spy", len(self._others))]
        choices = [NOBODY, *(player for player in range(self._box.seats) if player != s.spy)]
        dark = bool(s.agenda) and s.agenda[-1] is DARK
        s.through = not dark or bool(dice.below("through", 2))
        nights = len(v.revealed) + int(dark and s.through)
        for night in range(1, nights + 1):
            player = choices[dice.below("peek", len(choices))]
            if player != NOBODY:
                s.seen.append((night, player))
        if LAY in s.agenda[-1:]:
            s.through = False

    def _walk(self, s: Toy, dice: Dice) -> None:
        v = self._view
        if v.path is not None and v.place is not None:
            s.path, s.place = v.path, v.place
            return
        if not v.round or WALK in s.agenda:
            return
        paths = [path for path in self._paths() if self._agrees(path)]
        s.path = paths[dice.below("path", len(paths))]
        s.place = s.path[-1] if s.path else 0
        if v.found != NOBODY and not v.owed and dice.below("fled", 2):
            s.place = dice.below("place", self._box.numbers.places)

    def _paths(self) -> list[tuple[int, ...]]:
        """Every path there is: each plan with its weight, as often as it is a choice among the options."""
        paths: list[tuple[int, ...]] = [()]
        for _ in range(self._box.numbers.moves):
            paths += [(*path, place) for path in paths for place in self._next_to(path)]
        return sorted(set(paths))

    def _next_to(self, path: tuple[int, ...]) -> list[int]:
        places = self._box.numbers.places
        at = path[-1] if path else 0
        return [(at - 1) % places, (at + 1) % places]

    def _agrees(self, path: tuple[int, ...]) -> bool:
        v = self._view
        end = path[-1] if path else 0
        told = sum(place in v.cameras for place in path) == v.alarms and end not in v.inspected
        return told and v.found in (NOBODY, end)

    def _ask(self, s: Toy, dice: Dice) -> None:
        """The open ask and those below it, with the own drafts. Who has locked first is anyone."""
        v = self._view
        drafts: list[tuple[Action, ...]] = [()] * self._box.seats
        for number, low in enumerate(v.below):
            drafts[v.seat] = self._actions(low.draft)
            waiting = Interrupted(s.agenda[low.depth - 1], number + 1, drafts, 0, 0, low.depth)
            s.interrupted = (*s.interrupted, waiting)
        if not s.agenda:
            return
        s.asked = s.agenda[-1].seats(s)
        s.ask = s.asks = len(v.below) + 1 if s.asked else 0
        s.drafts[v.seat] = self._actions(v.draft)
        s.locked = int(v.locked) << v.seat
        if v.marks:
            s.drafts[s.hunter] = self._actions(v.marks)
        if s.agenda[-1] is LAY:
            self._lock(s, dice)

    def _lock(self, s: Toy, dice: Dice) -> None:
        v = self._view
        through = shuffled(self._others, dice)[: v.locks - v.sealed]
        s.sealed = sum(1 << seat for seat in through) | v.sealed << v.seat
        changes_mind = v.locked and len(through) == len(self._others)
        for seat in through[int(changes_mind) :]:
            card = s.hands[seat][dice.below("lay", len(s.hands[seat]))]
            s.drafts[seat] = (self._box.lay[card], self._box.lock)
            s.locked |= 1 << seat

    def _actions(self, draft: tuple[int, ...]) -> tuple[Action, ...]:
        return tuple(self._box.actions.all[index] for index in draft)


def shuffled(items: list[int], dice: Dice) -> list[int]:
    return [items[i] for i in dice.permutation("belief", len(items))]
