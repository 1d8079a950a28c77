"""The post: who is sent a message, and what is in it."""

import msgspec
from mypy_extensions import mypyc_attr

from cavale.core.action import Action
from cavale.core.event import Event
from cavale.core.match import Match
from cavale.core.message import Asked, Message, Shown, Span, shown, step_name


@mypyc_attr(allow_interpreted_subclasses=True)
class Post:
    """Delivers a match to its seats."""

    def __init__(self, match: Match) -> None:
        self._match = match
        viewers = range(match.seats + 1)
        self._sent: list[Message | None] = [None] * len(viewers)  # per viewer: what it saw last
        self._heard = [0] * len(viewers)  # per viewer: how many events it was sent
        self._number = [0] * len(viewers)  # per viewer: how many messages it was sent
        self._offered: list[tuple[list[Action], tuple[Shown, ...]]] = [([], ()) for _ in viewers]  # and as shown
        self._asks: list[dict[tuple[int, int], int]] = [{} for _ in viewers]  # per viewer: its number for each question

    def deliver(self, viewer: int) -> Message | None:
        """The next message to a viewer, or None if nothing it may see has changed."""
        if self._match.covered:
            return self._cover(viewer)
        events = tuple(self._match.told[viewer][self._heard[viewer] :])
        message = self._look(viewer, events, self._number[viewer] + 1)
        if not events and _look_alike(message, self._sent[viewer]):
            return None
        self._sent[viewer] = message
        self._heard[viewer] += len(events)
        self._number[viewer] += 1
        return message

    def connect(self, viewer: int) -> Message:
        """The same as last sent, with all past events: for a client that comes back."""
        if self._match.covered:
            return _covered(self._number[viewer])
        return self._look(viewer, tuple(self._match.told[viewer][: self._heard[viewer]]), self._number[viewer])

    def _cover(self, viewer: int) -> Message | None:
        """One message covers the table. What happens meanwhile is told when it is uncovered."""
        sent = self._sent[viewer]
        if sent is not None and sent.view is None:
            return None
        self._number[viewer] += 1
        self._sent[viewer] = message = _covered(self._number[viewer])
        return message

    def _look(self, viewer: int, events: tuple[Event, ...], number: int) -> Message:
        s = self._match.state
        step = s.agenda[-1] if s.agenda else None
        deciding = step.seats_shown(s, viewer) if step else 0  # whether anyone is asked at all may be secret, too
        return Message(
            number=number,
            view=self._match.view(viewer),
            events=events,
            step=step_name(step) if step else "",
            deciding=tuple([seat for seat in range(self._match.seats) if deciding >> seat & 1]),
            asked=self.asked(viewer),
            offers=self._offers(viewer),
            windows=tuple([Span(window.name, window.limit, window.hold) for window in s.windows]),
        )

    def _offers(self, viewer: int) -> tuple[Shown, ...]:
        """The very same as before, if they are the same: who prints them need not print them again."""
        actions = self._match.offers_to(viewer)
        before, offers = self._offered[viewer]
        if actions != before:
            offers = shown(actions)
            self._offered[viewer] = actions, offers
        return offers

    def question(self, viewer: int) -> int | None:
        """The number of the open question to a viewer."""
        s = self._match.state
        if not s.ask or viewer >= self._match.seats or not s.agenda[-1].seats(s) >> viewer & 1:
            return None
        asks = self._asks[viewer]
        return asks.setdefault((self._match.undos, s.ask), len(asks) + 1)

    def asked(self, viewer: int) -> Asked | None:
        """The open question to a viewer."""
        number = self.question(viewer)
        if number is None:
            return None
        s = self._match.state
        return Asked(
            id=number,
            options=shown(self._match.options_of(viewer)),
            draft=shown(s.drafts[viewer]),
            locked=bool(s.locked >> viewer & 1),
        )


def _covered(number: int) -> Message:
    return Message(number=number, view=None, events=(), step="", deciding=(), asked=None, offers=(), windows=())


def _look_alike(one: Message, other: Message | None) -> bool:
    """Whether two messages show the same, whatever they tell."""
    plain = msgspec.structs.replace
    return other is not None and plain(one, number=0, events=()) == plain(other, number=0, events=())
