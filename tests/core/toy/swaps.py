"""Swaps for the toy: everything that is hidden in it, altered in a played log."""

from collections.abc import Iterator

import msgspec

from cavale.core.action import Value
from cavale.core.dice import Dice
from cavale.core.match import Match
from cavale.core.record import Acted, Record, TimeUp, TookBack
from cavale.lab.swaps import Swaps, drawn, redrawn
from core.toy.state import NOBODY, Toy

TABLES = [(3, {"rounds": 2}), (4, {"rounds": 1}), (3, {"spies": False, "rounds": 1})]

EXCUSED: dict[str, str] = {}


def swaps(match: Match, dice: Dice) -> Iterator[list[Record]]:
    for _ in range(3):
        yield other_cards(match, dice)
        yield other_path(match, dice)
        yield change_of_mind(match, dice)
    yield other_order(match, dice)
    if match.options["spies"]:
        yield other_spy(match, dice)
        yield without(match, lambda record: record.verb in ("peek", "sleep"))
        yield other_look(match, dice)
        yield late_look(match, dice)
        yield early_look(match)
    yield from other_escapes(match, dice)


def box_and_seats(match: Match) -> tuple[Toy, int]:
    assert isinstance(match.state, Toy)
    return match.state, match.seats


def other_cards(match: Match, dice: Dice) -> list[Record]:
    """Two cards change places in the deal, and whoever laid the one lays the other."""
    s, _ = box_and_seats(match)
    one, two = dice.below("card", s.box.numbers.cards), dice.below("card", s.box.numbers.cards)
    records = list(match.records)
    ((at, number),) = drawn(records, "deal")
    order = records[at].draws[number][2]
    assert isinstance(order, list)
    trade = {one: two, two: one}
    records[at] = redrawn(records[at], number, [trade.get(card, card) for card in order])
    return [with_card(record, trade) for record in records]


def with_card(record: Record, trade: dict[int, int]) -> Record:
    if not isinstance(record, Acted) or record.verb != "lay":
        return record
    card = record.args["card"]
    assert isinstance(card, int)
    return msgspec.structs.replace(record, args={"card": trade.get(card, card)})


def other_spy(match: Match, dice: Dice) -> list[Record]:
    """Another seat is the spy and looks at the same cards, its own excepted."""
    s, seats = box_and_seats(match)
    spy = (s.spy + 1 + dice.below("spy", seats - 1)) % seats
    records = list(match.records)
    ((at, number),) = drawn(records, "spy")
    records[at] = redrawn(records[at], number, spy)
    kept = []
    for record in records:
        spied = isinstance(record, Acted) and record.verb in ("peek", "sleep")
        if spied and isinstance(record, Acted) and record.args.get("player") == spy:
            kept.append(msgspec.structs.replace(record, seat=spy, args={"player": s.spy}))
        else:
            kept.append(msgspec.structs.replace(record, seat=spy) if spied else record)
    return kept


def other_look(match: Match, dice: Dice) -> list[Record]:
    """The spy looks at another card, or sleeps."""
    s, seats = box_and_seats(match)
    records = list(match.records)
    for at, record in enumerate(records):
        if isinstance(record, Acted) and record.verb in ("peek", "sleep"):
            player = (s.spy + dice.below("player", seats)) % seats
            verb, args = ("sleep", {}) if player == s.spy else ("peek", {"player": player})
            records[at] = msgspec.structs.replace(record, verb=verb, args=args)
    return records


def late_look(match: Match, dice: Dice) -> list[Record]:
    """Where the spy did nothing in the dark, she looks at the last moment."""
    s, seats = box_and_seats(match)
    records: list[Record] = []
    looked = False
    for record in match.records:
        looked |= isinstance(record, Acted) and record.verb in ("peek", "sleep")
        if isinstance(record, TimeUp) and record.window == "dark":
            if not looked:
                player = (s.spy + 1 + dice.below("player", seats - 1)) % seats
                records.append(Acted(seat=s.spy, verb="peek", args={"player": player}, at=record.at - 1))
            looked = False
        records.append(record)
    return records


def early_look(match: Match) -> list[Record]:
    """What the spy does in the dark, she does at its beginning."""
    records = list(match.records)
    for at, record in enumerate(records):
        if isinstance(record, Acted) and record.verb in ("peek", "sleep"):
            records[at] = msgspec.structs.replace(record, at=records[at - 1].at)
    return records


def without(match: Match, unwanted) -> list[Record]:
    return [record for record in match.records if not (isinstance(record, Acted) and unwanted(record))]


def other_path(match: Match, dice: Dice) -> list[Record]:
    """Each walk is another one, planned at the first or at the last moment."""
    early = bool(dice.below("early", 2))
    records: list[Record] = []
    runner = NOBODY
    for record in match.records:
        if planned_by(runner, record):
            continue
        if isinstance(record, Acted) and record.verb == "confirm":
            runner = (record.seat - 1) % match.seats
            records += [record, *plan(match, runner, record.at, dice)] if early else [record]
        elif ends_walk(record):
            records += [record] if early else [*plan(match, runner, record.at, dice), record]
            runner = NOBODY
        else:
            records.append(record)
    return records


def planned_by(runner: int, record: Record) -> bool:
    go = isinstance(record, Acted) and record.verb == "go"
    return go or (isinstance(record, TookBack) and record.seat == runner)


def ends_walk(record: Record) -> bool:
    done = isinstance(record, Acted) and record.verb == "done"
    return done or (isinstance(record, TimeUp) and record.window == "walk")


def plan(match: Match, seat: int, at: int, dice: Dice) -> list[Record]:
    s, _ = box_and_seats(match)
    place, steps = 0, []
    for _ in range(dice.below("moves", 3)):
        place = (place + (1 if dice.below("way", 2) else -1)) % s.box.numbers.places
        steps.append(Acted(seat=seat, verb="go", args={"place": place}, at=at))
    return steps


def change_of_mind(match: Match, dice: Dice) -> list[Record]:
    """A seat that has locked, not the last, unlocks and locks again at once."""
    records = list(match.records)
    locks = [at for at, record in enumerate(records) if isinstance(record, Acted) and record.verb == "lock"]
    if not locks:
        return records
    at = locks[dice.below("lock", len(locks))]
    lock = records[at]
    assert isinstance(lock, Acted)
    records[at + 1 : at + 1] = [TookBack(seat=lock.seat, item=1, at=lock.at), lock]
    return records


def other_order(match: Match, dice: Dice) -> list[Record]:
    """Two seats lay and lock in each other's time, each its own card."""
    one = dice.below("one", match.seats)
    two = (one + 1 + dice.below("two", match.seats - 1)) % match.seats
    trade = {one: two, two: one}
    first: dict[int, dict[str, Value]] = {}
    for record in match.records:
        if isinstance(record, Acted) and record.verb == "lay":
            first.setdefault(record.seat, record.args)
    records = list(match.records)
    for at, record in enumerate(records):
        if isinstance(record, Acted) and record.verb not in ("lay", "lock"):
            break
        if isinstance(record, Acted | TookBack) and record.seat in trade:
            records[at] = msgspec.structs.replace(record, seat=trade[record.seat])
            if isinstance(record, Acted) and record.verb == "lay":
                args = first.get(trade[record.seat], record.args)
                records[at] = msgspec.structs.replace(record, seat=trade[record.seat], args=args)
    return records


def other_escapes(match: Match, dice: Dice) -> Iterator[list[Record]]:
    s, _ = box_and_seats(match)
    for at, number in drawn(match.records, "flee"):
        records = list(match.records)
        records[at] = redrawn(records[at], number, dice.below("place", s.box.numbers.places))
        yield records


SWAPS = Swaps(swaps, EXCUSED, TABLES)
