"""The audience: who looks through which seat, and what they are shown."""

from collections.abc import Iterable, Sequence
from typing import Any

from cavale.core.message import Message
from cavale.core.table import EVERYONE
from cavale.server import wire
from cavale.server.clock import Clock
from cavale.server.connection import Connection
from cavale.server.play import Letter, Play
from cavale.server.seating import Seating
from cavale.server.table.gallery import Gallery
from cavale.server.table.press import Press

Moment = tuple[int, tuple[wire.Deadline, ...]]  # what the clock shows, and what ends when


class Audience:
    """The connections around one match. A spectator looks through the number after the last seat."""

    def __init__(
        self, play: Play, seating: Seating, clock: Clock, gallery: Gallery | None, beliefs: Sequence[Any]
    ) -> None:
        """`gallery`: of spectators who see later; `beliefs`: what the bots believed, shown after the match."""
        self._play = play
        self._seating = seating
        self._clock = clock
        self._gallery = gallery
        self._beliefs = beliefs
        self._press = Press()
        self._connections: dict[int, set[Connection]] = {}  # by viewer
        self._covered = play.match.covered  # as shown
        self.orphans = play.match.commanded  # the seats (bits) that all the people command; as shown

    # -- who looks ---------------------------------------------------------------------------------------------

    def viewers_of(self, guest: str) -> list[int]:
        """The seats a person looks through."""
        return self._seating.seats_of(guest) or [self._play.match.seats]

    def here(self, seat: int) -> bool:
        """Whether somebody looks through this seat at this moment."""
        return bool(self._connections.get(seat))

    def enter(self, connection: Connection) -> list[int]:
        """Somebody comes: whom she looks through, a seat or the spectator. She is shown nothing yet (`greet`)."""
        if connection.closed or connection in self._everybody():
            return []
        viewers = self.viewers_of(connection.guest)
        for viewer in viewers:
            if viewer != self._spectator or not self._gallery:
                self._connections.setdefault(viewer, set()).add(connection)
        return viewers

    def greet(self, connection: Connection, viewers: Iterable[int]) -> None:
        """Who has come is shown the match. Ask while nothing is written."""
        for viewer in viewers:
            if viewer == self._spectator and self._gallery:
                self._gallery.enter(connection)
            else:
                connection.send(self._whole(viewer))
        for orphan in self._commanded_by(connection.guest):
            connection.send(self._whole(orphan))

    def leave(self, connection: Connection) -> list[int]:
        """Somebody goes; the people's seats through which nobody looks any more."""
        if self._gallery:
            self._gallery.leave(connection)
        left = [viewer for viewer, some in self._connections.items() if connection in some]
        for viewer in left:
            self._connections[viewer].discard(connection)
        return [seat for seat in self._seating.people() if seat in left and not self.here(seat)]

    @property
    def _spectator(self) -> int:
        return self._play.match.seats

    def _everybody(self) -> set[Connection]:
        late = self._gallery.connections if self._gallery else set()
        return late.union(*self._connections.values())

    def _commanded_by(self, guest: str) -> list[int]:
        """The orphans that a person looks through, besides her own seats. There is nothing to see under a cover."""
        own = self._seating.seats_of(guest)
        if not own or self._play.match.covered:
            return []
        return [seat for seat in range(self._spectator) if self._play.match.commanded >> seat & 1 and seat not in own]

    def _lookers(self, viewer: int) -> Iterable[Connection]:
        """Who looks through a seat: its owner; through one that the others command, everybody who sits at the table."""
        if not self._play.match.commanded >> viewer & 1:
            return self._connections.get(viewer, ())
        return {each for seat, some in self._connections.items() if seat != self._spectator for each in some}

    # -- what they are shown -----------------------------------------------------------------------------------

    def open(self, letters: Iterable[Letter]) -> None:
        """What each is sent when the match begins, or goes on after a restart."""
        self.show(letters)
        if self._gallery and self._covered:
            self._gallery.cover(self._whole(self._spectator))

    def show(self, letters: Iterable[Letter]) -> None:
        """Something has changed, and these may see something of it."""
        moment = self._moment()
        anew = self._to_be_shown_anew()
        for viewer, message in letters:
            if viewer == self._spectator and self._gallery:
                if not self._covered:
                    self._gallery.show(self._sight(viewer, message, moment))
            elif connections := self._lookers(viewer):
                whole = bool(anew >> viewer & 1)
                seen = self._play.connect(viewer) if whole else message
                frame = self._press.print(self._sight(viewer, seen, moment, whole=whole))
                for connection in connections:
                    connection.send_bytes(frame)

    def show_all_again(self) -> None:
        """Everybody is shown the whole once more."""
        for viewer, connections in self._connections.items():
            sight = self._whole(viewer)
            for connection in connections:
                connection.send(sight)

    def show_clock(self) -> None:
        """Spectators are shown that the clock stands or goes on, although nothing has happened in the match."""
        sight = self._whole(self._spectator)
        if self._gallery and not self._covered:
            self._gallery.show(sight)
        for connection in self._connections.get(self._spectator, ()):
            connection.send(sight)

    def _to_be_shown_anew(self) -> int:
        """The viewers (bits) that are shown the whole: all when the table is covered or uncovered, and through a seat
        that is orphaned now, those who have never looked through it.
        """
        covered, orphans = self._play.match.covered, self._play.match.commanded
        turned = covered != self._covered
        anew = EVERYONE if turned else orphans & ~self.orphans
        if self._gallery and turned:
            self._gallery.cover(self._whole(self._spectator) if covered else None)
        self._covered, self.orphans = covered, orphans
        return anew

    def _whole(self, viewer: int) -> wire.Sight:
        """What somebody who comes in is shown."""
        return self._sight(viewer, self._play.connect(viewer), self._moment(), whole=True)

    def _moment(self) -> Moment:
        return self._clock.now(), self._play.deadlines.shown(self._play.time)

    def _sight(self, viewer: int, message: Message, moment: Moment, *, whole: bool = False) -> wire.Sight:
        match = self._play.match
        return wire.Sight(
            number=message.number,
            now=moment[0],
            seat=viewer,
            view=message.view,
            events=message.events,
            whole=whole,
            step=message.step,
            deciding=message.deciding,
            asked=message.asked,
            offers=message.offers,
            deadlines=moment[1],
            talk=match.why_silent(viewer),
            undo=viewer < match.seats and match.why_not_undo(viewer) is None,
            beliefs=tuple(self._beliefs) if match.over else (),
            decided=tuple(match.decided[viewer]),
        )
