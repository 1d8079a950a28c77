"""The rules of the toy, one step each."""

from cavale.core.action import Action
from cavale.core.refusal import Refusal
from cavale.core.step import NO_OPTIONS, Step
from cavale.core.table import Table, bit
from core.toy.events import (
    AllLaid,
    Blocked,
    Bribed,
    CamerasSet,
    CardLaid,
    CardSeen,
    CardsRevealed,
    Claimed,
    Fled,
    Gained,
    Grabbed,
    HandDealt,
    Inspected,
    LightsOff,
    LightsOn,
    Paid,
    RoundStarted,
    SecretsShown,
    Slept,
    SpyNamed,
    StanceTaken,
    Surrendered,
    Walked,
)
from core.toy.state import CHOOSE, GAIN, NOBODY, ROLL, Toy


class Deal(Step[Toy]):
    """TOY-SET-01 Each player gets a hand that she alone sees; one of them is the spy and alone knows it."""

    def run(self, s: Toy, t: Table) -> None:
        order = t.dice.permutation("deal", s.box.numbers.cards)
        size = s.box.numbers.hand
        for seat in range(s.box.seats):
            s.hands[seat] = sorted(order[seat * size : (seat + 1) * size])
            t.tell(HandDealt(seat, tuple(s.hands[seat])), bit(seat))
        if s.box.spies:
            s.spy = t.dice.below("spy", s.box.seats)
            t.tell(SpyNamed(s.spy), bit(s.spy))
        s.push(START_ROUND)


class StartRound(Step[Toy]):
    """TOY-ROUND-01 A round: lay, the dark, reveal, cameras, walk, chase, grab. The runner and the hunter move on."""

    def run(self, s: Toy, t: Table) -> None:
        if s.round == s.box.rounds:
            s.push(END)
            return
        s.round += 1
        s.cameras, s.blocked, s.path, s.place, s.alarms = (), 0, (), 0, 0
        s.inspected, s.found, s.hunter_at, s.through = (), NOBODY, s.box.numbers.places // 2, False
        t.tell(RoundStarted(s.round, s.runner, s.hunter))
        s.then(LAY, LIGHTS_OFF, REVEAL, MARK, WALK, CHASE, GRAB, START_ROUND)
        s.open_for("lay")


class Lay(Step[Toy]):
    """TOY-LAY-01 All lay one card, sealed: how many are through is public, who is not. A card may be changed."""

    def seats(self, s: Toy) -> int:
        return bit(s.box.seats) - 1

    def window(self) -> str:
        return "lay"

    def options(self, s: Toy, seat: int) -> list[Action]:
        if s.drafts[seat]:
            return [s.box.lock]
        return [s.box.lay[card] for card in s.hands[seat]]

    def completes(self, s: Toy, seat: int, action: Action) -> bool:
        return action is s.box.lock

    def why_not(self, s: Toy, seat: int, action: Action) -> Refusal | None:
        return Refusal("TOY-LAY-01", "toy-lay-first")

    def run(self, s: Toy, t: Table) -> None:
        for seat in range(s.box.seats):
            self.lay(s, t, seat, s.drafts[seat][0].number("card"))
        self.close(s, t)

    def expire(self, s: Toy, t: Table) -> None:
        for seat in range(s.box.seats):
            draft = s.drafts[seat]
            drawn = s.hands[seat][t.dice.below("lay", len(s.hands[seat]))]
            self.lay(s, t, seat, draft[0].number("card") if draft else drawn)
        self.close(s, t)

    def lay(self, s: Toy, t: Table, seat: int, card: int) -> None:
        s.hands[seat].remove(card)
        s.laid[seat].append(card)
        t.tell(CardLaid(seat, card), bit(seat))

    def close(self, s: Toy, t: Table) -> None:
        s.close("lay")
        t.tell(AllLaid(s.round))


class TurnLightsOff(Step[Toy]):
    """TOY-DARK-01 The dark lasts its full time, used or not."""

    def run(self, s: Toy, t: Table) -> None:
        if s.box.spies:
            s.open_for("dark")
            t.tell(LightsOff(s.round))
            s.push(DARK)


class Dark(Step[Toy]):
    """TOY-DARK-02 In the dark the spy may look at one card laid. Nobody learns who she is, nor whether she looked."""

    def seats(self, s: Toy) -> int:
        return 0 if s.through else bit(s.spy)

    def seats_shown(self, s: Toy, viewer: int) -> int:
        return self.seats(s) if viewer == s.spy else 0

    def window(self) -> str:
        return "dark"

    def options(self, s: Toy, seat: int) -> list[Action]:
        return [s.box.sleep] + [s.box.peek[player] for player in range(s.box.seats) if player != seat]

    def why_not(self, s: Toy, seat: int, action: Action) -> Refusal | None:
        return Refusal("TOY-DARK-02", "toy-dark", blocked_by="window:dark")

    def run(self, s: Toy, t: Table) -> None:
        if s.through:
            self.expire(s, t)
            return
        action = s.answer(s.spy)
        if action is s.box.sleep:
            t.tell(Slept(s.round), bit(s.spy))
        else:
            player = action.number("player")
            s.seen.append((s.round, player))
            t.tell(CardSeen(player, s.laid[player][-1]), bit(s.spy))
        s.through = True
        s.push(self)

    def expire(self, s: Toy, t: Table) -> None:
        s.through = True
        t.tell(LightsOn(s.round))


class Reveal(Step[Toy]):
    """TOY-REV-01 The cards are sorted, shuffled and shown: nobody learns whose is whose."""

    def run(self, s: Toy, t: Table) -> None:
        cards = sorted(laid[-1] for laid in s.laid)
        order = t.dice.permutation("reveal", len(cards))
        s.revealed.append(tuple(cards[i] for i in order))
        t.tell(CardsRevealed(s.revealed[-1]))


class Talking(Step[Toy]):
    """TOY-CLAIM-01 While somebody decides in the open, everybody may claim, so many times in a match."""

    def offers(self, s: Toy, seat: int) -> list[Action]:
        return s.box.claims if s.said[seat] < s.box.numbers.claims else NO_OPTIONS

    def accept(self, s: Toy, seat: int, action: Action) -> Step[Toy]:
        return Say(seat, action)

    def why_not(self, s: Toy, seat: int, action: Action) -> Refusal | None:
        if action in s.box.claims:
            return Refusal("TOY-CLAIM-01", "toy-all-said", {"claims": s.box.numbers.claims})
        if seat != s.hunter:
            return Refusal("TOY-ROUND-01", "toy-other-turn", {"seat": s.hunter}, f"seat:{s.hunter}")
        return None


class Say(Step[Toy]):
    """TOY-CLAIM-01 A claim is heard by all and checked by nobody."""

    def __init__(self, seat: int, claim: Action) -> None:
        self.seat = seat
        self.claim = claim

    def run(self, s: Toy, t: Table) -> None:
        s.said[self.seat] += 1
        s.claims.append((self.seat, self.claim.index))
        t.tell(Claimed(self.seat, self.claim.word("what")))


class Mark(Talking):
    """TOY-CAM-01 The hunter sets two cameras; all watch her do it. Once confirmed, that is final."""

    def seats(self, s: Toy) -> int:
        return bit(s.hunter)

    def draft_shown(self) -> bool:
        return True

    def unordered(self) -> bool:
        return True

    def final(self) -> bool:
        return True

    def options(self, s: Toy, seat: int) -> list[Action]:
        if len(s.drafts[seat]) == s.box.numbers.cameras:
            return [s.box.confirm]
        return [mark for mark in s.box.mark if mark not in s.drafts[seat]]

    def completes(self, s: Toy, seat: int, action: Action) -> bool:
        return action is s.box.confirm

    def run(self, s: Toy, t: Table) -> None:
        s.cameras = tuple(sorted(mark.number("place") for mark in s.drafts[s.hunter][:-1]))
        t.tell(CamerasSet(s.cameras))
        s.open_for("walk")


class Paying(Talking):
    """TOY-PAY-01 While the runner walks, the others may pay a coin, at any moment, to block a place."""

    def offers(self, s: Toy, seat: int) -> list[Action]:
        claims = super().offers(s, seat)
        return [*claims, s.box.pay] if seat != s.runner and s.coins[seat] else claims

    def accept(self, s: Toy, seat: int, action: Action) -> Step[Toy]:
        return Pay(seat) if action is s.box.pay else super().accept(s, seat, action)

    def why_not(self, s: Toy, seat: int, action: Action) -> Refusal | None:
        if action is s.box.pay:
            key = "toy-runner-pays-not" if seat == s.runner else "toy-no-coin"
            return Refusal("TOY-PAY-01", key)
        if action in s.box.claims:
            return super().why_not(s, seat, action)
        return None


class Pay(Step[Toy]):
    """TOY-PAY-01 The coin is gone at once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Toy, t: Table) -> None:
        s.coins[self.seat] -= 1
        t.tell(Paid(self.seat))
        s.push(BLOCKS[self.seat])


class Block(Paying):
    """TOY-PAY-02 Who paid blocks a place. What the runner has planned already stays as it is."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, s: Toy) -> int:
        return bit(self.seat)

    def options(self, s: Toy, seat: int) -> list[Action]:
        return [block for place, block in enumerate(s.box.block) if not s.blocked >> place & 1]

    def run(self, s: Toy, t: Table) -> None:
        place = s.answer(self.seat).number("place")
        s.blocked |= bit(place)
        t.tell(Blocked(self.seat, place))


class Walk(Paying):
    """TOY-WALK-01 The runner plans a hidden path. TOY-WALK-02 At its end only the number of cameras on it is told."""

    def seats(self, s: Toy) -> int:
        return bit(s.runner)

    def window(self) -> str:
        return "walk"

    def options(self, s: Toy, seat: int) -> list[Action]:
        draft = s.drafts[seat]
        if len(draft) == s.box.numbers.moves:
            return [s.box.done]
        at = draft[-1].number("place") if draft else 0
        return [s.box.go[place] for place in self.next_to(s, at) if not s.blocked >> place & 1] + [s.box.done]

    def next_to(self, s: Toy, place: int) -> list[int]:
        places = s.box.numbers.places
        return [(place - 1) % places, (place + 1) % places]

    def completes(self, s: Toy, seat: int, action: Action) -> bool:
        return action is s.box.done

    def run(self, s: Toy, t: Table) -> None:
        self.walk(s, t, s.drafts[s.runner][:-1])

    def expire(self, s: Toy, t: Table) -> None:
        self.walk(s, t, s.drafts[s.runner])

    def walk(self, s: Toy, t: Table, draft: tuple[Action, ...]) -> None:
        s.close("walk")
        s.path = tuple([go.number("place") for go in draft])
        s.place = s.path[-1] if s.path else 0
        s.alarms = sum(place in s.cameras for place in s.path)
        t.tell(Walked(s.alarms, s.path), bit(s.runner))


class Chase(Step[Toy]):
    """TOY-CHASE-01 The hunter takes a stance, then makes two hops."""

    def run(self, s: Toy, t: Table) -> None:
        s.then(STANCE, HOP, HOP, CHASE_END)


class Stance(Talking):
    """TOY-CHASE-02 The stance is public and can be undone until the first hop."""

    def seats(self, s: Toy) -> int:
        return bit(s.hunter)

    def options(self, s: Toy, seat: int) -> list[Action]:
        return s.box.stance

    def run(self, s: Toy, t: Table) -> None:
        to = s.answer(s.hunter).word("to")
        s.direction = -1 if to == "left" else 1
        t.tell(StanceTaken(to))


class Hop(Talking):
    """TOY-CHASE-03 A hop stays or follows the stance, and inspects. TOY-CHASE-04 A capture cuts the run."""

    def seats(self, s: Toy) -> int:
        return bit(s.hunter)

    def options(self, s: Toy, seat: int) -> list[Action]:
        return [s.box.hop[s.hunter_at], s.box.hop[(s.hunter_at + s.direction) % s.box.numbers.places]]

    def offers(self, s: Toy, seat: int) -> list[Action]:
        claims = super().offers(s, seat)
        return [*claims, s.box.surrender] if seat == s.runner else claims

    def accept(self, s: Toy, seat: int, action: Action) -> Step[Toy]:
        return SURRENDER if action is s.box.surrender else super().accept(s, seat, action)

    def run(self, s: Toy, t: Table) -> None:
        s.hunter_at = s.answer(s.hunter).number("place")
        found = s.hunter_at == s.place
        t.tell(Inspected(s.hunter_at, found))
        if found:
            capture(s)
        else:
            s.inspected = (*s.inspected, s.hunter_at)


class Surrender(Step[Toy]):
    """TOY-CHASE-05 The runner may give herself up while the hunter thinks; the hunter's question is dropped."""

    def run(self, s: Toy, t: Table) -> None:
        t.tell(Surrendered(s.place))
        capture(s)


def capture(s: Toy) -> None:
    s.found = s.place
    s.owed = [(GAIN, s.hunter), (CHOOSE, s.runner)]
    s.cut_to(ChaseEnd)


class ChaseEnd(Step[Toy]):
    """TOY-CHASE-04 What a capture owes is settled first in, first out."""

    def run(self, s: Toy, t: Table) -> None:
        s.open_for("grab")
        if s.owed:
            s.push(SETTLE)


class Settle(Step[Toy]):
    """TOY-TRIG-01 Takes the next thing owed: a coin gained, a choice of the runner, a roll of the dice."""

    def seats(self, s: Toy) -> int:
        kind, seat = s.owed[0]
        return bit(seat) if kind == CHOOSE else 0

    def options(self, s: Toy, seat: int) -> list[Action]:
        return [s.box.bribe, s.box.flee] if s.coins[seat] else [s.box.flee]

    def why_not(self, s: Toy, seat: int, action: Action) -> Refusal | None:
        runner = s.owed[0][1]
        if seat != runner:
            return Refusal("TOY-TRIG-01", "toy-other-turn", {"seat": runner})
        return Refusal("TOY-TRIG-01", "toy-bribe-or-flee")

    def run(self, s: Toy, t: Table) -> None:
        kind, seat = s.owed.pop(0)
        if kind == GAIN:
            s.coins[seat] += 1
            t.tell(Gained(seat))
        elif kind == ROLL:
            s.place = t.dice.below("flee", s.box.numbers.places)
            t.tell(Fled(s.place, seat), bit(seat))
        elif s.answer(seat) is s.box.bribe:
            s.coins[seat] -= 1
            t.tell(Bribed(seat))
            s.owed.append((GAIN, s.hunter))
        else:
            s.owed.append((ROLL, seat))
        if s.owed:
            s.push(SETTLE)


class Grab(Talking):
    """TOY-GRAB-01 Who is first grabs, or says that all leave: one answer is enough."""

    def seats(self, s: Toy) -> int:
        return bit(s.box.seats) - 1

    def any_of(self) -> bool:
        return True

    def window(self) -> str:
        return "grab"

    def options(self, s: Toy, seat: int) -> list[Action]:
        return [s.box.grab, s.box.leave]

    def run(self, s: Toy, t: Table) -> None:
        for seat in range(s.box.seats):
            if s.drafts[seat]:
                self.take(s, t, seat if s.answer(seat) is s.box.grab else NOBODY)

    def expire(self, s: Toy, t: Table) -> None:
        self.take(s, t, NOBODY)

    def take(self, s: Toy, t: Table, seat: int) -> None:
        s.close("grab")
        s.grabbed.append(seat)
        t.tell(Grabbed(None if seat == NOBODY else seat))


class End(Step[Toy]):
    """TOY-END-01 At the end everything is shown."""

    def run(self, s: Toy, t: Table) -> None:
        t.tell(SecretsShown(s.spy, tuple(tuple(cards) for cards in s.laid)))


DEAL, START_ROUND, LAY, LIGHTS_OFF, DARK, REVEAL = Deal(), StartRound(), Lay(), TurnLightsOff(), Dark(), Reveal()
MARK, WALK, CHASE, STANCE, HOP, CHASE_END = Mark(), Walk(), Chase(), Stance(), Hop(), ChaseEnd()
SURRENDER, SETTLE, GRAB, END = Surrender(), Settle(), Grab(), End()
BLOCKS = [Block(seat) for seat in range(8)]

# Every step that can wait on the agenda, by the name that the view gives it.
WAITING: dict[str, Step[Toy]] = {
    type(step).__name__: step
    for step in (START_ROUND, LAY, LIGHTS_OFF, DARK, REVEAL, MARK, WALK, CHASE, STANCE, HOP, CHASE_END, SETTLE, GRAB)
} | {f"Block {seat}": step for seat, step in enumerate(BLOCKS)}
