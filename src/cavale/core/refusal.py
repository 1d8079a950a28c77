"""Refusals: the one way to say no."""

import msgspec

from cavale.core.action import Value


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not possible: the rule, a text key with arguments, and what forbids it.

    Built from what the refused seat may know, so that a refusal tells no secret.
    """

    rule: str  # the id of the rule that forbids it, or "" for the table's own order (not your turn, match over)
    key: str  # the text key of the reason
    args: dict[str, Value] = {}  # arguments of the text
    blocked_by: str = ""  # the thing to highlight, e.g. "seat:3" or "window:blackout"


class Refused(Exception):  # noqa: N818 - the word of the domain, not an error of the program
    """Raised by a match that was asked for something impossible. Nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule or 'table'}: {refusal.key} {refusal.args or ''}".strip())
        self.refusal = refusal
