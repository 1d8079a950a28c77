"""Films: what each seat was sent in a match, in order. They are kept, so that watching needs no old rules."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from cavale.core.archive import FORMAT, VERSION, Archive, Signature, chained
from cavale.core.match import Match, RecordedDice, ReplayError
from cavale.core.message import Message
from cavale.core.post import Post
from cavale.core.record import Record
from cavale.core.shuffle import FORMER, Envelope, Shuffle
from cavale.server import wire
from cavale.server.clock import Deadlines, MatchClock
from cavale.server.store import Match as Head

SPECTATOR = "spectator"

_film = msgspec.json.Decoder(list[msgspec.Raw])


def shoot(start: Match, records: Sequence[Record], beliefs: Sequence[Any] = ()) -> dict[int, bytes]:
    """A film for each seat, and one for the spectators. Stops where the records fit these rules no more."""
    films: dict[int, list[wire.Sight]] = {viewer: [] for viewer in range(start.seats + 1)}
    for at, viewer, message in _messages(start, records):
        decided = tuple(start.decided[viewer])
        films[viewer].append(msgspec.structs.replace(_sight(viewer, at, message), decided=decided))
    for sights in films.values():
        if sights and beliefs:
            sights[-1] = msgspec.structs.replace(sights[-1], beliefs=tuple(beliefs))
    return {viewer: msgspec.json.encode(sights) for viewer, sights in films.items()}


def late_pictures(start: Match, records: Sequence[Record], time: MatchClock) -> Iterator[tuple[int, wire.Sight]]:
    """What spectators were shown until now, and when it happened: for those who see later, after a restart."""
    deadlines = Deadlines()
    post = Post(start)
    for number, record in enumerate(records):
        if number:
            start.replay(record)
        deadlines.follow(start)
        message = post.deliver(start.seats)
        if message is not None and message.view is not None:
            sight = _sight(start.seats, time.real(record.at), message)
            shown = tuple(msgspec.structs.replace(each, frozen=start.paused) for each in deadlines.shown(time))
            yield sight.now, msgspec.structs.replace(sight, deadlines=shown, talk=start.why_silent(start.seats))


def fresh(game: Any, head: Head, first: Record) -> Match:
    """The match of a head at its start."""
    return Match(
        game,
        head.edition,
        RecordedDice(first.draws),
        seats=head.seats,
        options=head.options,
        live=head.live,
        hashed=False,
    )


def last_picture(film: bytes, now: int) -> bytes:
    """The end of a film as somebody is sent it who comes in: with all that was told."""
    sights = [msgspec.json.decode(sight) for sight in _film.decode(film)]
    events = [event for sight in sights for event in sight["events"]]
    return msgspec.json.encode({**sights[-1], "events": events, "whole": True, "now": now})


def mixed(head: Head) -> Shuffle:
    """How the dice of a stored match are seeded."""
    seed, added = head.seed.decode(), sorted(head.entropy.items())
    if head.recipe == FORMER:
        return Shuffle(seed, head.commitment, tuple(value for _, value in added))
    envelopes = tuple(Envelope(seat, head.commitments.get(seat, ""), value) for seat, value in added)
    return Shuffle(seed, head.commitment, recipe=head.recipe, start=head.start, envelopes=envelopes)


class Ending(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept of the end of a match, as far as its file needs it."""

    head: str = ""  # of the chain
    signature: Signature | None = None
    imported: bool = False
    match: str = ""  # of an import: which match its file says it is


def ending(head: Head) -> Ending:
    if head.result == b"{}":  # imports of the first version say nothing else
        return Ending(imported=True)
    return msgspec.json.decode(head.result or b"{}", type=Ending)


def archive_of(head: Head, records: Sequence[Record]) -> Archive:
    """A stored match as the fields of a file (docs/match-file.md), signed if it was."""
    end = ending(head)
    archive = Archive(
        format=FORMAT,
        version=VERSION,
        game=head.game,
        rules=head.rules,
        seats=head.seats,
        live=head.live,
        options=head.options,
        edition_hash=head.edition_hash,
        edition=head.edition,
        records=tuple(records),
        shuffle=mixed(head) if head.commitment else None,
        match=end.match if end.imported else head.id,
    )
    return msgspec.structs.replace(chained(archive), signature=end.signature)


def viewer_of(name: str, seats: int) -> int | None:
    """A seat as an address names it."""
    if name == SPECTATOR:
        return seats
    return int(name) if name.isdecimal() and len(name) < 4 and int(name) < seats else None


def _messages(match: Match, records: Sequence[Record]) -> Iterator[tuple[int, int, Message]]:
    post = Post(match)
    for number, record in enumerate(records):
        if number:
            try:
                match.replay(record)
            except ReplayError:
                return
        for viewer in range(match.seats + 1):
            message = post.deliver(viewer)
            if message is not None and message.view is not None:  # afterwards the cover need not be looked at
                yield record.at, viewer, message


def _sight(viewer: int, at: int, message: Message) -> wire.Sight:
    return wire.Sight(
        number=message.number,
        now=at,
        seat=viewer,
        view=message.view,
        events=message.events,
        whole=False,
        step=message.step,
        deciding=message.deciding,
        asked=message.asked,
        offers=message.offers,
        deadlines=(),
        talk=None,
        undo=False,
    )
