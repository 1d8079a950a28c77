"""A transcript: what happens in a match and what each seat sees of it, line by line, as golden playthroughs keep it."""

from collections.abc import Callable

import msgspec

from cavale.core.event import Event
from cavale.core.match import Match
from cavale.core.record import Acted, Record, TimeUp, TookBack
from games.views import Views


class Transcript:
    """Follows a match. `plain` is how a game writes a value."""

    def __init__(self, match: Match, plain: Callable[[object], str]) -> None:
        self._match = match
        self._plain = plain
        self._heard = [0] * (match.seats + 1)  # per viewer: how many events are written
        self._views = Views(match)

    def last(self) -> list[str]:
        """The last record, what was told of it, and what looks different since."""
        return [self._done(self._match.records[-1]), *self.news()]

    def news(self) -> list[str]:
        """What was told since, and what looks different."""
        return self._told() + self._views.changes()

    def _told(self) -> list[str]:
        """What was told since: to all (the spectators hear it), then what only some were told."""
        news = [events[self._heard[viewer] :] for viewer, events in enumerate(self._match.told)]
        self._heard = [len(events) for events in self._match.told]
        public = news.pop()
        lines = [f"    all: {self._written(event)}" for event in public]
        for seat, events in enumerate(news):
            lines += [f"    {seat} alone: {self._written(event)}" for event in events if event not in public]
        return lines

    def _done(self, record: Record) -> str:
        """A record in one line, with the chance it used."""
        if isinstance(record, Acted):
            args = ", ".join(f"{name}={value}" for name, value in record.args.items())
            what = f"{record.seat} {record.verb}({args})" if args else f"{record.seat} {record.verb}"
        elif isinstance(record, TookBack):
            what = f"{record.seat} takes back item {record.item}"
        else:
            what = f"clock: {record.window} is over" if isinstance(record, TimeUp) else type(record).__name__.lower()
        draws = [f"{purpose} {self._plain(value)}" for purpose, _, value in record.draws]
        return f"> {what}" + (f"   [{'; '.join(draws)}]" if draws else "")

    def _written(self, event: Event) -> str:
        fields = msgspec.to_builtins(event)
        name = fields.pop("event")
        return f"{name} {', '.join(f'{field} {self._plain(value)}' for field, value in fields.items())}".rstrip()
