"""Problems: what is wrong with an edition, for those who write one."""

from typing import Literal

import msgspec

from cavale.core.action import Value

Severity = Literal["error", "warning"]


class Problem(msgspec.Struct, frozen=True):
    """One thing to put right: the rule, the place, and a text key with arguments that says why."""

    rule: str  # the id of the rule that asks for it, or "" if it is no matter of rules
    place: str  # the entry, as in `players.5.goal`; "" for the file as a whole
    key: str  # the text is `problem-<key>`
    args: dict[str, Value] = {}  # arguments of the text
    severity: Severity = "error"  # a warning can be played, but looks like a slip
    file: str = ""

    def __str__(self) -> str:
        where = [part for part in (self.file, self.place) if part]
        told = " ".join([self.key, *[f"{name}={value}" for name, value in self.args.items()]])
        return ": ".join([*where, told]) + (f" [{self.rule}]" if self.rule else "")


def fault(rule: str, place: str, key: str, /, **args: Value) -> Problem:
    """With this it cannot be played."""
    return Problem(rule, place, key, args)


def warning(rule: str, place: str, key: str, /, **args: Value) -> Problem:
    """It can be played, but looks like a slip."""
    return Problem(rule, place, key, args, "warning")
