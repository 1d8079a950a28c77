"""Leaks planted into a game: the search must find each. They need no patch of compiled code."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from cavale import catalog
from cavale.core.action import Value
from cavale.core.game import Game
from cavale.core.match import Match
from cavale.core.refusal import Refusal
from cavale.lab.leaks import Leak, Plan, hunt
from cavale.lab.swaps import swaps_of

SENT = ("message", "time", "one message more")  # what a leak may be found in
ENOUGH = 60_000  # steps


def search(game: Game[Any], tables: Sequence[tuple[int, dict[str, Any]]] = (), *, refusals: int = 1) -> Leak:
    """The first leak that is found, at these tables or at all that the swaps of the game name."""
    swaps = swaps_of(game.id)
    assert swaps is not None
    if tables:
        swaps = msgspec.structs.replace(swaps, tables=list(tables))
    plan = Plan(refusals=refusals, connects=1000, decisions=1000)
    installed = catalog.find(game.id) or game  # a game with a leak may be of another module
    *_, report = hunt(game, catalog.default_edition(installed), swaps, plan, ENOUGH)
    assert report.leaks, "the planted leak was not found"
    return report.leaks[0]


def seeing(game: Game[Any], **fields: Callable[[Any, int], Any]) -> Game[Any]:
    """The game with fields of its view replaced, each by what a function makes of state and seat."""
    honest: Any = type(game)

    class Seeing(honest):  # type: ignore[misc]
        def view(self, s: Any, seat: int) -> Any:
            values = {name: value(s, seat) for name, value in fields.items()}
            return msgspec.structs.replace(super().view(s, seat), **values)

    Seeing.__module__ = honest.__module__  # where its edition is looked for
    return Seeing()  # type: ignore[no-any-return]


def tell_by_refusals(monkeypatch: pytest.MonkeyPatch, told: Callable[[Any], Value]) -> None:
    """Every refusal gives away something of the state."""
    honest = Match.why_not

    def why_not(self: Match, *asked: Any) -> Refusal | None:
        refusal = honest(self, *asked)
        return refusal and msgspec.structs.replace(refusal, args={"told": told(self.state)})

    monkeypatch.setattr(Match, "why_not", why_not)
