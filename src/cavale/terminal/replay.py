"""Replays: a stored match told again, record by record, through one seat's eyes or with everything shown."""

from collections.abc import Sequence

import msgspec
from rich.rule import Rule

from cavale.core.action import spelled
from cavale.core.event import Event
from cavale.core.match import Match, RecordedDice
from cavale.core.record import Acted, Record
from cavale.terminal import drawing
from cavale.terminal.log import in_words
from cavale.terminal.screen import Left, Screen, matches


def show(stored: Match, seat: int | None, screen: Screen) -> None:
    """Play the records of a match again and tell each. Asks for Enter between them if people look."""
    words = screen.words
    title = {"title": words.title(), "seats": stored.seats, "records": len(stored.records)}
    screen.show(Rule(words.say("replay-title", title), style="accent"))
    screen.say("replay-all" if seat is None else "replay-eyes", "old", seat=seat)
    replayed = Match(
        stored.game,
        stored.files,
        RecordedDice(stored.records[0].draws),
        seats=stored.seats,
        options=stored.options,
        live=stored.live,
        hashed=False,
    )
    heard = [0] * (stored.seats + 1)
    pausing = screen.console.is_terminal
    for record in stored.records:
        if record is not stored.records[0]:
            replayed.replay(record)
        told = _told_since(replayed, heard)
        events = merged(told[: stored.seats]) if seat is None else told[seat]
        if not _tell(record, events, seat, screen):
            continue
        if pausing and record is not stored.records[-1]:
            pausing = _pause(replayed, seat, screen)
    screen.line()
    _draw(replayed, seat, screen)


def merged(tellings: Sequence[Sequence[Event]]) -> list[Event]:
    """One telling out of what each seat was told of the same moment: each event once, in its fullest form."""
    queues = [list(events) for events in tellings]
    story: list[Event] = []
    while any(queues):
        head = next(queue[0] for queue in queues if queue and not _is_later(queue[0], queues))
        versions = [queue.pop(0) for queue in queues if queue and _same(queue[0], head)]
        story.append(min(versions, key=_gaps))
    return story


def _is_later(event: Event, queues: list[list[Event]]) -> bool:
    """Whether somebody was told something else before it."""
    waiting = [queue for queue in queues if queue and not _same(event, queue[0])]
    return any(_same(event, other) for queue in waiting for other in queue)


def _same(one: Event, other: Event) -> bool:
    """Whether two seats were told the same event: equal wherever both were told a field."""
    if type(one) is not type(other):
        return False
    pairs = zip(msgspec.structs.astuple(one), msgspec.structs.astuple(other), strict=True)
    return all(a == b or a is None or b is None for a, b in pairs)


def _gaps(event: Event) -> int:
    return sum(value is None for value in msgspec.structs.astuple(event))


def _told_since(match: Match, heard: list[int]) -> list[list[Event]]:
    told = [match.told[viewer][heard[viewer] :] for viewer in range(match.seats + 1)]
    for viewer, events in enumerate(told):
        heard[viewer] += len(events)
    return told


def _tell(record: Record, events: Sequence[Event], seat: int | None, screen: Screen) -> bool:
    """Say what a record did, as far as it may be seen; whether there was anything to say."""
    lines = in_words(list(events), screen.words)
    if seat is None:
        screen.line(_heading(record, screen), "bold")
    if lines:
        screen.tell(lines)
    return bool(lines) or seat is None


def _heading(record: Record, screen: Screen) -> str:
    """A record in words: who did what."""
    hidden = {"draws", "state", "args"}
    fields = {name: getattr(record, name) for name in record.__struct_fields__ if name not in hidden}
    if isinstance(record, Acted):
        fields["action"] = spelled(record.verb, record.args)
    return screen.words.say(f"replay-record-{record.__struct_config__.tag}", fields)


def _pause(match: Match, seat: int | None, screen: Screen) -> bool:
    """Wait for Enter. False if the person wants all the rest at once. Raises Left."""
    screen.say("replay-next", "old")
    while True:
        typed = screen.read()
        if matches(typed, "t, table"):
            _draw(match, seat, screen)
        elif matches(typed, f"q, quit, {screen.words.say('command-quit')}"):
            raise Left
        else:
            return not matches(typed, "a, all")


def _draw(match: Match, seat: int | None, screen: Screen) -> None:
    screen.show(drawing.draw(match, match.seats if seat is None else seat, screen.words))
