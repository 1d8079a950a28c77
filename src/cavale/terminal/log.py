"""The log: what a seat was told, in words."""

from cavale.core.event import Event, Sealed
from cavale.core.match import Match
from cavale.words import Words


class Log:
    """Tells each event once, and keeps all that was told."""

    def __init__(self, match: Match, viewer: int, words: Words) -> None:
        self.lines: list[str] = []
        self._match = match
        self._viewer = viewer
        self._words = words
        self._heard = 0

    def news(self) -> list[str]:
        """What was told since the last time."""
        events = self._match.told[self._viewer][self._heard :]
        self._heard += len(events)
        lines = in_words(events, self._words)
        self.lines.extend(lines)
        return lines


def in_words(events: list[Event], words: Words) -> list[str]:
    """Events as sentences. Of a run of "n have answered" only the last is worth a line."""
    lines = []
    for place, event in enumerate(events):
        if isinstance(event, Sealed) and any(isinstance(after, Sealed) for after in events[place + 1 :]):
            continue
        text = words.event(event)
        if text:
            lines.append(text)
    return lines
