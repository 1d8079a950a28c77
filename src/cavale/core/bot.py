"""Bots, as the engine knows them: they get what their seat sees and was told, and nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from cavale.core.action import Action
from cavale.core.event import Event
from cavale.core.match import Match
from cavale.core.message import step_name
from cavale.core.state import Box


class Sight:
    """All that a seat knows at a decision."""

    def __init__(
        self,
        box: Box,
        seat: int,
        view: Any,
        told: Sequence[Event],
        step: str,
        draft: Sequence[Action],
        options: Sequence[Action],
        offers: Sequence[Action],
        time_left: Mapping[str, int],
    ) -> None:
        self.box = box
        self.seat = seat
        self.view = view
        self.told = told
        self.step = step
        self.draft = draft
        self.options = options
        self.offers = offers
        self.time_left = time_left  # milliseconds until each open window ends; windows are public


def sight(match: Match, seat: int, time_left: Mapping[str, int] | None = None) -> Sight:
    """What a seat knows now. Where nobody keeps the time, it does not know how much of it is left."""
    s = match.state
    return Sight(
        match.box,
        seat,
        match.view(seat),
        match.told_in_force(seat),
        step_name(s.agenda[-1]) if s.agenda else "",
        s.drafts[seat],
        match.options_of(seat),
        match.offers_to(seat),
        time_left or {},
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for one seat. It may keep notes of its own between decisions."""

    def act(self, sight: Sight) -> Action:
        """One of the options; or an offer, after which the bot is asked again."""
        raise NotImplementedError

    def volunteer(self, sight: Sight) -> Action | None:
        """One of the offers, if the bot wants to take one."""
        return None
