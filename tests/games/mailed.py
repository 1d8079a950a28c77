"""What tables of tests share: a match played by name, whose messages are kept as they are sent."""

from collections.abc import Callable, Mapping
from typing import Any, Self

import msgspec
import pytest

from cavale.core.action import Action, Value
from cavale.core.event import Event
from cavale.core.match import Match
from cavale.core.message import Message
from cavale.core.post import Post
from cavale.core.refusal import Refusal, Refused
from cavale.core.snapshot import digest


class MailedTable:
    """A table of a game derives from it, and says who sits where (`seat`)."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._post = Post(match)
        self._sent: list[list[Message]] = [[] for _ in range(match.seats + 1)]
        self._deliver()

    def seat(self, name: str) -> int:
        raise NotImplementedError

    # -- questions ---------------------------------------------------------------------------------------------

    def told(self, name: str, kind: type[Event] = Event) -> list[Any]:
        """What somebody was told, of one kind of event."""
        return [event for event in self.match.told[self.seat(name)] if isinstance(event, kind)]

    def mail(self, name: str) -> list[Message]:
        """All messages somebody was sent, one at most after each record."""
        return self._sent[self.seat(name)]

    def can(self, name: str) -> list[str]:
        """What somebody can answer now, as actions are spelled."""
        return [str(action) for action in self.match.options_of(self.seat(name))]

    def offered(self, name: str) -> list[str]:
        return [str(action) for action in self.match.offers_to(self.seat(name))]

    def windows(self) -> dict[str, int]:
        """The open windows and their limits in seconds."""
        return {window.name: window.limit // 1000 for window in self.match.state.windows}

    def action(self, verb: str, **args: Value) -> Action:
        action = self.match.box.actions.find(verb, args)
        assert action is not None, f"no action {verb} {args}"
        return action

    # -- what happens ------------------------------------------------------------------------------------------

    def does(self, name: str, verb: str, **args: Value) -> Self:
        self.match.play(self.seat(name), self.action(verb, **args))
        self._deliver()
        return self

    def _deliver(self) -> None:
        for viewer, sent in enumerate(self._sent):
            message = self._post.deliver(viewer)
            if message is not None:
                sent.append(message)

    # -- what holds --------------------------------------------------------------------------------------------

    def refused(self, rule: str, act: Callable[[], object]) -> Self:
        """The act is refused by this rule, and nothing has changed; nobody else hears of it."""
        before = digest(self.match.state), len(self.match.records), [len(sent) for sent in self._sent]
        with pytest.raises(Refused) as caught:
            act()
        self._deliver()
        assert caught.value.refusal.rule == rule, caught.value.refusal
        assert before == (digest(self.match.state), len(self.match.records), [len(sent) for sent in self._sent])
        return self

    def why_not(self, name: str, verb: str, **args: Value) -> Refusal:
        refusal = self.match.why_not(self.seat(name), self.action(verb, **args))
        assert refusal is not None
        return refusal


def alike(name: str, one: MailedTable, other: MailedTable) -> bool:
    """Whether somebody was sent the very same messages at both tables."""
    return msgspec.json.encode(one.mail(name)) == msgspec.json.encode(other.mail(name))


def changed(files: Mapping[str, str], *changes: tuple[str, str]) -> dict[str, str]:
    """An edition of one file with some passages replaced."""
    ((file, text),) = files.items()
    for old, new in changes:
        assert old in text, f"the edition has no {old!r}"
        text = text.replace(old, new, 1)
    return {file: text}
