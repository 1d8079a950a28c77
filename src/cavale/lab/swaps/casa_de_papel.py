"""Swaps for La Casa de Papel: cards, roles, powers and second thoughts, as far as others cannot know of them."""

from collections.abc import Iterator, Mapping

import msgspec

from cavale.core.action import Value
from cavale.core.dice import Dice
from cavale.core.match import Match
from cavale.core.record import Acted, Record, TimeUp, TookBack
from cavale.games.casa_de_papel.state import Casa
from cavale.lab.live import again
from cavale.lab.swaps import drawn, redrawn

TABLES: list[tuple[int, Mapping[str, object]]] = [
    (5, {}),
    (4, {}),
    (6, {"inference_aid": True}),
    (5, {"clocks": "off", "raquel_may_oust_leader": False}),
    (4, {"leader_repeat_4p": "any", "card_history": False}),
    (7, {"clocks": "slow"}),
    (5, {"powers": "none", "accusation_talk": "closed"}),
    (6, {"clocks": "correspondence"}),
    (8, {"final_accusation": False}),
]

EXCUSED: Mapping[str, str] = {}

OFFERS = 6  # claims tell no secret, and most of what is offered are claims

POWERS = ("raquel_look", "raquel_out", "raquel_pass", "professor_look", "professor_pass")


class Log:
    """A played match with what its records do not say: the round of each, and what its seat held then."""

    def __init__(self, match: Match, dice: Dice) -> None:
        assert isinstance(match.state, Casa)
        self.s = match.state
        self.seats = match.seats
        self.records = list(match.records)
        self.dice = dice
        self.rounds = [0]
        self.held: list[list[str]] = [[]]
        for record, before in again(match):
            s = before.state
            assert isinstance(s, Casa)
            self.rounds.append(s.round)
            self.held.append(self._hand(s, record))

    def _hand(self, s: Casa, record: Record) -> list[str]:
        if not isinstance(record, Acted) or record.verb != "choose":
            return []
        return [kind for index, kind in enumerate(s.box.kinds) if s.holds(record.seat, index)]

    def any_seat(self) -> int:
        return self.dice.below("seat", self.seats)

    def two_seats(self) -> tuple[int, int]:
        one = self.any_seat()
        return one, (one + 1 + self.dice.below("other", self.seats - 1)) % self.seats


def swaps(match: Match, dice: Dice) -> Iterator[list[Record]]:
    log = Log(match, dice)
    if match.options["powers"] == "both":
        yield unused_powers(log)
        yield late_powers(log)
        yield early_powers(log)
        yield other_targets(log)
    if drawn(log.records, "left_out"):
        yield other_left_out(log)
    for _ in range(2):
        yield other_cards(log)
        yield other_order(log)
        yield change_of_mind(log)
        yield hesitation(log)
        yield other_cards(log)
        yield other_roles(log)
    yield other_names(log)


def other_cards(log: Log) -> list[Record]:
    """Two players' cards of one round change places, in the deal and in their answers.

    If both count in that round, or neither does, what is revealed stays the same.
    """
    s = log.s
    number = 1 + log.dice.below("round", s.box.rounds)
    one, two = log.two_seats()
    first, second = s.laid_by(one, number), s.laid_by(two, number)
    if first == second or min(first, second) < 0:
        return log.records
    records = list(log.records)
    ((at, draw),) = drawn(records, "deal")
    order = records[at].draws[draw][2]
    assert isinstance(order, list)
    deck = [kind for kind, copies in enumerate(s.box.deck) for _ in range(copies)]
    places = [
        next(p for p in places_of(s, seat) if deck[order[p]] == kind) for seat, kind in ((one, first), (two, second))
    ]
    order = list(order)
    order[places[0]], order[places[1]] = order[places[1]], order[places[0]]
    records[at] = redrawn(records[at], draw, order)
    kinds = {one: (s.box.kinds[first], s.box.kinds[second]), two: (s.box.kinds[second], s.box.kinds[first])}
    for index, record in enumerate(records):
        if (
            log.rounds[index] == number
            and isinstance(record, Acted)
            and record.verb == "choose"
            and record.seat in kinds
        ):
            old, new = kinds[record.seat]
            if record.args == {"kind": old}:
                records[index] = msgspec.structs.replace(record, args={"kind": new})
    return records


def places_of(s: Casa, seat: int) -> range:
    return range(seat * s.box.rounds, (seat + 1) * s.box.rounds)


def other_roles(log: Log) -> list[Record]:
    """Two players' roles change places, and with them the powers they used."""
    one, two = log.two_seats()
    trade = {one: two, two: one}
    records = list(log.records)
    ((at, draw),) = drawn(records, "roles")
    order = records[at].draws[draw][2]
    assert isinstance(order, list)
    records[at] = redrawn(records[at], draw, [order[trade.get(seat, seat)] for seat in range(log.seats)])
    return [with_power(record, trade) for record in records]


def with_power(record: Record, trade: dict[int, int]) -> Record:
    """A power in the hands of the other one. Nobody looks at herself."""
    if not isinstance(record, Acted) or record.verb not in POWERS or record.seat not in trade:
        return record
    seat = trade[record.seat]
    args: dict[str, Value] = record.args
    if record.verb == "professor_look" and args["player"] == seat:
        args = {"player": record.seat}
    return msgspec.structs.replace(record, seat=seat, args=args)


def other_left_out(log: Log) -> list[Record]:
    """With 4 players, another role stayed out: one plain player is of the other team."""
    records = list(log.records)
    ((at, draw),) = drawn(records, "left_out")
    value = records[at].draws[draw][2]
    assert isinstance(value, int)
    records[at] = redrawn(records[at], draw, 1 - value)
    return records


def other_names(log: Log) -> list[Record]:
    """The plain roles have other names."""
    records = list(log.records)
    for purpose in ("red_names", "blue_names"):
        ((at, draw),) = drawn(records, purpose)
        order = records[at].draws[draw][2]
        assert isinstance(order, list)
        records[at] = redrawn(records[at], draw, order[::-1])
    return records


def other_order(log: Log) -> list[Record]:
    """In one round two players choose and lock in each other's time, each a card of her own."""
    one, two = log.two_seats()
    trade = {one: two, two: one}
    number = 1 + log.dice.below("round", log.s.box.rounds - 1)
    kinds = {seat: log.s.laid_by(seat, number) for seat in trade}
    records = list(log.records)
    for index, record in enumerate(records):
        if log.rounds[index] != number or not isinstance(record, Acted | TookBack) or record.seat not in trade:
            continue
        if isinstance(record, Acted) and record.verb not in ("choose", "lock"):
            continue
        seat = trade[record.seat]
        records[index] = msgspec.structs.replace(record, seat=seat)
        if isinstance(record, Acted) and record.verb == "choose" and kinds[seat] >= 0:
            args = {"kind": log.s.box.kinds[kinds[seat]]}
            records[index] = msgspec.structs.replace(record, seat=seat, args=args)
    return records


def change_of_mind(log: Log) -> list[Record]:
    """Somebody who has locked, not the last one, unlocks and locks again."""
    records = list(log.records)
    locks = [index for index, record in enumerate(records) if isinstance(record, Acted) and record.verb == "lock"]
    if locks:
        index = locks[log.dice.below("lock", len(locks))]
        lock = records[index]
        assert isinstance(lock, Acted)
        records[index + 1 : index + 1] = [TookBack(seat=lock.seat, item=1, at=lock.at), lock]
    return records


def hesitation(log: Log) -> list[Record]:
    """Somebody chooses another card first, and takes it back."""
    records = list(log.records)
    choices = [index for index, held in enumerate(log.held) if len(held) > 1]
    if choices:
        index = choices[log.dice.below("choice", len(choices))]
        record = records[index]
        assert isinstance(record, Acted)
        others = [kind for kind in log.held[index] if record.args != {"kind": kind}]
        first = msgspec.structs.replace(record, args={"kind": others[log.dice.below("kind", len(others))]})
        records[index:index] = [first, TookBack(seat=record.seat, item=0, at=record.at)]
    return records


def unused_powers(log: Log) -> list[Record]:
    """The characters do nothing in the dark."""
    return [record for record in log.records if not (isinstance(record, Acted) and record.verb in POWERS)]


def other_targets(log: Log) -> list[Record]:
    """The characters look at others, or put others out."""
    records = list(log.records)
    for index, record in enumerate(records):
        if isinstance(record, Acted) and record.verb in POWERS and "player" in record.args:
            records[index] = msgspec.structs.replace(record, args={"player": log.any_seat()})
    return records


def early_powers(log: Log) -> list[Record]:
    """What is done in the dark is done at its beginning."""
    records = list(log.records)
    for index, record in enumerate(records):
        if isinstance(record, Acted) and record.verb in POWERS:
            records[index] = msgspec.structs.replace(record, at=records[index - 1].at)
    return records


def late_powers(log: Log) -> list[Record]:
    """Whatever was done in the dark, something else is done at its end."""
    records: list[Record] = []
    for index, record in enumerate(log.records):
        if isinstance(record, Acted) and record.verb in POWERS:
            continue
        if isinstance(record, TimeUp) and record.window == "blackout":
            records.extend(last_moment(log, log.rounds[index], record.at - 1))
        records.append(record)
    return records


def last_moment(log: Log, number: int, at: int) -> list[Record]:
    s = log.s
    if number == s.box.professor_round:
        return [Acted(seat=s.roles.index(0), verb="professor_look", args={"player": log.any_seat()}, at=at)]
    look, out = log.two_seats()
    return [
        Acted(seat=s.raquel(), verb=verb, args={"player": player}, at=at)
        for verb, player in (("raquel_look", look), ("raquel_out", out))
    ]
