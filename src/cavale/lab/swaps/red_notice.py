"""Swaps for Red Notice: ways, hiding places, cheques, tokens and second thoughts that others cannot know of."""

from collections.abc import Iterator, Mapping

import msgspec

from cavale.core.action import Action
from cavale.core.dice import Dice
from cavale.core.match import Match
from cavale.core.record import Acted, Record, TookBack
from cavale.games.red_notice.box import ANGELA, JESSAH, RedNoticeBox
from cavale.games.red_notice.plan import Plan
from cavale.games.red_notice.state import RedNotice
from cavale.games.red_notice.steps.movement import PlanMovement
from cavale.lab.live import again
from cavale.lab.swaps import drawn, redrawn

TABLES: list[tuple[int, Mapping[str, object]]] = [
    (2, {}),
    (2, {"announce_at": "card_turn"}),
    (2, {"pay_timing": "own_turn", "clocks": "correspondence"}),
    (2, {"pay_timing": "live", "capture_ends": "card", "joker_icons": 2}),
    (2, {"clocks": "off", "identities": "choose", "agent_notebook": False}),
    (2, {"black_radar_repeat": False, "destroy_units_target": "any", "lawyer_tokens": "removed"}),
    (2, {"impossible_goal": "jessah_wins", "black_barrier_movable": False, "identities": "beginner"}),
    (2, {"round_cap": 9}),
]

EXCUSED: Mapping[str, str] = {}

OFFERS = 6

SCRIPT = ("go", "stay", "pay", "end_movement")


class Script:
    """One movement of Angela's in a log: which records it is made of, and the state before the first of them."""

    def __init__(self, first: int, s: RedNotice, step: PlanMovement) -> None:
        self.first = first
        self.records: list[int] = [first]
        self.s = s
        self.step = step

    def ways(self, most: int = 400) -> list[list[Action]]:
        """Scripts that would have been possible."""
        found: list[list[Action]] = []
        open_ways: list[list[Action]] = [[]]
        while open_ways and len(found) < most:
            way = open_ways.pop(0)
            self.s.drafts[ANGELA] = tuple(way)
            for action in self.step.options(self.s, ANGELA):
                if action.verb == "end_movement":
                    found.append([*way, action])
                else:
                    open_ways.append([*way, action])
        self.s.drafts[ANGELA] = ()
        return found

    def plan(self, way: list[Action]) -> Plan:
        return Plan(self.s, self.step.left, self.step.about(self.s.box) == "ghost_move").follow(tuple(way))


class Log:
    """A played match, and the movements in it."""

    def __init__(self, match: Match, dice: Dice) -> None:
        assert isinstance(match.state, RedNotice)
        assert isinstance(match.box, RedNoticeBox)
        self.box = match.box
        self.records = list(match.records)
        self.dice = dice
        self.scripts: list[Script] = []
        for index, (record, before) in enumerate(again(match), start=1):
            s = before.state
            assert isinstance(s, RedNotice)
            step = s.agenda[-1] if s.agenda else None
            if not isinstance(step, PlanMovement) or not isinstance(record, Acted | TookBack):
                continue
            if record.seat != ANGELA or (isinstance(record, Acted) and record.verb not in SCRIPT):
                continue
            if self.scripts and self.scripts[-1].step is step and self.scripts[-1].s.asks == s.asks:
                self.scripts[-1].records.append(index)
            elif not s.drafts[ANGELA]:  # an undo may have brought back a half of one
                self.scripts.append(Script(index, s.clone(), step))

    def one_of(self, things: list[Script]) -> Script:
        return things[self.dice.below("which", len(things))]

    def replaced(self, script: Script, way: list[Action]) -> list[Record]:
        """The log with another script, all of it in the moment in which the old one ended."""
        last = self.records[script.records[-1]]
        steps: list[Record] = [Acted(seat=ANGELA, verb=a.verb, args=a.args(), at=last.at) for a in way]
        kept = [record for index, record in enumerate(self.records) if index not in script.records[:-1]]
        place = kept.index(last, script.first)
        return [*kept[:place], *steps, *kept[place + 1 :]]


def swaps(match: Match, dice: Dice) -> Iterator[list[Record]]:
    log = Log(match, dice)
    yield other_way(log)
    yield detour(log)
    yield other_end(log)
    yield motionless(log)
    yield other_start(log)
    for seat in (ANGELA, JESSAH):
        yield other_cheques(log, seat)
        yield other_tokens(log, seat)
        yield other_order(log, "jessahs_tokens" if seat else "angelas_tokens")
    yield other_pile(log)
    yield other_order(log, "action_cards")
    yield other_order(log, "upgrades")
    yield second_thoughts(log)


def complete(log: Log) -> list[Script]:
    """The movements that Angela ended herself."""
    last = [(script, log.records[script.records[-1]]) for script in log.scripts]
    return [script for script, record in last if isinstance(record, Acted) and record.verb == "end_movement"]


def script_of(log: Log, script: Script) -> list[Action]:
    """What was left of a script when it ended."""
    way: list[Action] = []
    for index in script.records:
        record = log.records[index]
        if isinstance(record, TookBack):
            del way[record.item]
        elif isinstance(record, Acted):
            action = log.box.actions.find(record.verb, record.args)
            assert action is not None
            way.append(action)
    return way


def other_way(log: Log) -> list[Record]:
    """Another way to the same city, with the same payments and the same radars in the same places."""
    for _ in range(8):
        scripts = complete(log)
        if not scripts:
            break
        script = log.one_of(scripts)
        old = script_of(log, script)
        plan = script.plan(old)
        ways = [way for way in script.ways() if way != old and same_result(plan, script.plan(way))]
        if ways:
            return log.replaced(script, ways[log.dice.below("way", len(ways))])
    return log.records


def same_result(one: Plan, other: Plan) -> bool:
    return (one.city, one.payments, one.triggered) == (other.city, other.payments, other.triggered)


def detour(log: Log) -> list[Record]:
    """She thinks of going somewhere else first, and takes it back."""
    scripts = [script for script in log.scripts if isinstance(log.records[script.first], Acted)]
    if not scripts:
        return log.records
    script = log.one_of(scripts)
    options = [action for action in script.step.options(script.s, ANGELA) if action.verb != "end_movement"]
    if not options:
        return log.records
    action = options[log.dice.below("detour", len(options))]
    at = log.records[script.first].at
    there = Acted(seat=ANGELA, verb=action.verb, args=action.args(), at=at)
    return [
        *log.records[: script.first],
        there,
        TookBack(seat=ANGELA, item=0, at=at),
        *log.records[script.first :],
    ]


def other_end(log: Log) -> list[Record]:
    """A movement ends somewhere else, with the same announcement; from then on she does not move."""
    scripts = complete(log)
    if not scripts:
        return log.records
    script = log.one_of(scripts)
    old = script.plan(script_of(log, script))
    ways = [
        way
        for way in script.ways()
        if (new := script.plan(way)).payments == old.payments
        and [log.box.continent_of[city] for city in new.triggered]
        == [log.box.continent_of[city] for city in old.triggered]
    ]
    if not ways:
        return log.records
    records = log.replaced(script, ways[log.dice.below("way", len(ways))])
    return without_moves(records, log.records[script.records[-1]].at)


def without_moves(records: list[Record], since: int) -> list[Record]:
    """All later scripts are empty: where she goes would no longer fit."""
    kept: list[Record] = []
    for record in records:
        mine = isinstance(record, Acted) and record.seat == ANGELA and record.verb in ("go", "stay")
        if record.at > since and (mine or (isinstance(record, TookBack) and record.seat == ANGELA)):
            continue
        kept.append(record)
    return kept


def motionless(log: Log) -> list[Record]:
    """She never uses a move."""
    return without_moves(log.records, 0)


def other_start(log: Log) -> list[Record]:
    """She starts in another city of the same continent, and stays there."""
    records = list(log.records)
    for index, record in enumerate(records):
        if isinstance(record, Acted) and record.verb == "start" and record.seat == ANGELA:
            kind = log.box.cheques.index(str(record.args["cheque"]))
            start = log.box.start[kind][log.dice.below("start", len(log.box.start[kind]))]
            records[index] = msgspec.structs.replace(record, args=start.args())
    return without_moves(records, 0)


# -- cheques -----------------------------------------------------------------------------------------------------------


def other_cheques(log: Log, seat: int) -> list[Record]:
    """A cheque dealt to a seat changes places with one of the pile."""
    records = list(log.records)
    found = drawn(records, "cheques")
    if not found:
        return records
    ((at, number),) = found
    cheques, deal = len(log.box.all_cheques), log.box.deal
    dealt = cheques - 1 - seat * deal - log.dice.below("dealt", deal)  # the top card is the last
    return exchanged(records, at, number, dealt, log.dice.below("pile", cheques - 2 * deal))


def other_pile(log: Log) -> list[Record]:
    """Two cheques of the pile change places."""
    records = list(log.records)
    found = drawn(records, "cheques")
    if not found:
        return records
    ((at, number),) = found
    pile = len(log.box.all_cheques) - 2 * log.box.deal
    return exchanged(records, at, number, log.dice.below("one", pile), log.dice.below("two", pile))


def exchanged(records: list[Record], at: int, number: int, one: int, two: int) -> list[Record]:
    """Two places of a drawn order are exchanged."""
    order = records[at].draws[number][2]
    assert isinstance(order, list)
    order = list(order)
    order[one], order[two] = order[two], order[one]
    records[at] = redrawn(records[at], number, order)
    return records


# -- tokens ------------------------------------------------------------------------------------------------------------


def other_tokens(log: Log, seat: int) -> list[Record]:
    """Two tokens placed one after the other change places, face down."""
    records = list(log.records)
    mine = [
        index
        for index, record in enumerate(records)
        if isinstance(record, Acted) and record.seat == seat and record.verb == "place"
    ]
    if len(mine) < 2:
        return records
    first = log.dice.below("token", len(mine) - 1)
    one, two = records[mine[first]], records[mine[first + 1]]
    assert isinstance(one, Acted)
    assert isinstance(two, Acted)
    records[mine[first]] = msgspec.structs.replace(one, args={**one.args, "token": two.args["token"]})
    records[mine[first + 1]] = msgspec.structs.replace(two, args={**two.args, "token": one.args["token"]})
    return records


def other_order(log: Log, purpose: str) -> list[Record]:
    """Two things of a bag or a deck come in each other's place."""
    records = list(log.records)
    found = drawn(records, purpose)
    if not found:
        return records
    at, number = found[log.dice.below("cycle", len(found))]
    length = records[at].draws[number][1]
    return exchanged(records, at, number, log.dice.below("one", length), log.dice.below("two", length))


# -- second thoughts ---------------------------------------------------------------------------------------------------


def second_thoughts(log: Log) -> list[Record]:
    """Jessah lifts a barrier and leaves it where it is; Angela ends nothing before she has thought twice."""
    records: list[Record] = []
    for record in log.records:
        if isinstance(record, Acted) and record.verb == "lift":
            records += [record, TookBack(seat=record.seat, item=0, at=record.at)]
        if isinstance(record, Acted) and record.verb == "start" and record.seat == JESSAH:
            records += [record, TookBack(seat=record.seat, item=0, at=record.at)]
        records.append(record)
    return records
