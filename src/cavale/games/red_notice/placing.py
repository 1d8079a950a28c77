"""Placing tokens: a mixed strategy by regret matching over placements and possible hands.

A plan says for each card which token lies on which side, if any. Both players' plans are drawn by their regrets, each
hand of the other by how likely it is; the plan that is followed is one drawn in the second half. So no answer is given
twice by design, and a hand that is known, as in the third round of a cycle, is played against as such.
"""

from typing import Final

from cavale.core.dice import Dice
from cavale.games.red_notice.box import NOBODY
from cavale.games.red_notice.outlook import beats, hidden_tokens
from cavale.games.red_notice.state import NONE, RedNotice

Plan = list[int]  # per card: 0 for no token, else 1 + 2 * token + side
HANDS: Final = 10  # of the other that are thought of
FINE: Final = 1 << 30


class Stakes:
    """What each card is worth, by both choices on it."""

    def __init__(
        self,
        s: RedNotice,
        seat: int,
        mine: list[float],
        theirs: list[float],
        my_pairs: list[float],
        their_pairs: list[float],
    ) -> None:
        """Per slot what its action is worth to whoever does it, and what both of its card are, this one first."""
        self.choices: Final = 1 + 2 * len(s.box.values)
        first = s.initiative == seat
        self.tables: list[list[float]] = []  # per card, at own choice * choices + other's
        for card in range(s.box.row):
            me = Share(mine, my_pairs, card)
            them = Share(theirs, their_pairs, card)
            self.tables.append(
                [
                    outcome(s.box.values, own, other, me, them, first)
                    for own in range(self.choices)
                    for other in range(self.choices)
                ]
            )


class Share:
    """What one player may get out of a card, by the side of her token."""

    def __init__(self, sides: list[float], pairs: list[float], card: int) -> None:
        self.one: Final = sides[2 * card : 2 * card + 2]  # its action alone
        self.both: Final = pairs[2 * card : 2 * card + 2]  # its action, then the other


def outcome(values: list[int], own: int, other: int, mine: Share, theirs: Share, first: bool) -> float:
    """RN-RES-03..07 What a card brings, to the one minus to the other."""
    side, their_side = (own - 1) % 2, (other - 1) % 2
    if not own:
        return -theirs.both[their_side] if other else 0.0
    if not other:
        return mine.both[side]
    if side == their_side:  # who comes later finds the slot taken
        if first:
            their_side = 1 - side
        else:
            side = 1 - their_side
    value, their_value = values[(own - 1) // 2], values[(other - 1) // 2]
    if value == their_value:
        return mine.one[side] - theirs.one[their_side]
    if beats(value, their_value):
        return mine.both[side] - (0.0 if value == 0 else theirs.one[their_side])
    return (0.0 if their_value == 0 else mine.one[side]) - theirs.both[their_side]


def plans(s: RedNotice, seat: int, tokens: list[int], known: bool) -> list[Plan]:
    """All ways to lay these tokens, those placed included; `known` if it is known which lies where."""
    box = s.box
    fixed: list[int] = []  # per card: the choice, or minus the side + 1 if only that is known
    for card in range(box.row):
        choice = 0
        for side in range(2):
            slot = 2 * card + side
            if s.owner[slot] == seat:
                choice = 1 + 2 * s.token[slot] + side if known and s.token[slot] != NONE else -1 - side
        fixed.append(choice)
    found: list[Plan] = []
    _lay(s, seat, fixed, tokens, 0, [], found)
    return found


def _lay(
    s: RedNotice, seat: int, fixed: list[int], tokens: list[int], card: int, plan: Plan, found: list[Plan]
) -> None:
    """Card by card: any token that is left, on any side that is open."""
    if card == len(fixed):
        if not tokens:
            found.append(plan)
        return
    if fixed[card] > 0:
        _lay(s, seat, fixed, tokens, card + 1, [*plan, fixed[card]], found)
        return
    sides = [-1 - fixed[card]] if fixed[card] else [side for side in range(2) if s.owner[2 * card + side] == NOBODY]
    if not fixed[card]:
        _lay(s, seat, fixed, tokens, card + 1, [*plan, 0], found)
    for token in sorted(set(tokens)):
        rest = tokens.copy()
        rest.remove(token)
        for side in sides:
            _lay(s, seat, fixed, rest, card + 1, [*plan, 1 + 2 * token + side], found)


class Player:
    """One side of the game of placing, with a hand: its plans and its regrets."""

    def __init__(self, possible: list[Plan]) -> None:
        self.plans: Final = possible
        self.regrets: list[float] = [0.0] * len(possible)

    def draw(self, dice: Dice) -> int:
        """A plan, in proportion to its regret."""
        total = 0.0
        for regret in self.regrets:
            if regret > 0.0:
                total += regret
        if total <= 0.0:
            return dice.below("placing", len(self.plans))
        point = dice.below("placing", FINE) / FINE * total
        for number in range(len(self.regrets)):
            if self.regrets[number] > 0.0:
                point -= self.regrets[number]
                if point < 0.0:
                    return number
        return len(self.regrets) - 1

    def learn(self, columns: list[list[float]], drawn: int) -> None:
        """How much better each plan would have been; `columns` has per card what each choice brings."""
        base = _worth(columns, self.plans[drawn])
        for number in range(len(self.plans)):
            self.regrets[number] += _worth(columns, self.plans[number]) - base


def _worth(columns: list[list[float]], plan: Plan) -> float:
    total = 0.0
    for card in range(len(plan)):
        total += columns[card][plan[card]]
    return total


def choose_plan(s: RedNotice, seat: int, stakes: Stakes, iterations: int, dice: Dice) -> Plan:
    """The plan to follow now."""
    values = len(s.box.values)
    own = [token for token in range(values) for _ in range(s.holds(seat, token))]
    me = Player(plans(s, seat, own, True))
    others = [Player(plans(s, 1 - seat, hand, False)) for hand in _hands(s, 1 - seat, dice)]
    kept: list[int] = []
    for iteration in range(iterations):
        other = others[iteration % len(others)]
        mine, theirs = me.draw(dice), other.draw(dice)
        me.learn(_columns(stakes, other.plans[theirs], True), mine)
        other.learn(_columns(stakes, me.plans[mine], False), theirs)
        if 2 * iteration >= iterations:
            kept.append(mine)
    return me.plans[kept[dice.below("placing", len(kept))]]


def _columns(stakes: Stakes, against: Plan, mine: bool) -> list[list[float]]:
    """Per card, what each choice brings against this plan."""
    columns: list[list[float]] = []
    for card in range(len(against)):
        table = stakes.tables[card]
        if mine:
            columns.append([table[own * stakes.choices + against[card]] for own in range(stakes.choices)])
        else:
            columns.append([-table[against[card] * stakes.choices + other] for other in range(stakes.choices)])
    return columns


def _hands(s: RedNotice, seat: int, dice: Dice) -> list[list[int]]:
    """Hands that the other may have drawn; the one hand she has, if it is known."""
    hidden = hidden_tokens(s, seat)
    count = s.box.tokens_per_round
    if len(hidden) <= count:
        return [hidden]
    found: list[list[int]] = []
    for _ in range(HANDS):
        order = dice.permutation("placing", len(hidden))
        found.append(sorted([hidden[place] for place in order[:count]]))
    return found
