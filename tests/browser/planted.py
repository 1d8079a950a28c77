"""Leaks to plant into a server: the tests of what pages receive must find them (`Host(plant=…)`)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cavale.games.casa_de_papel import CasaDePapel
from cavale.games.red_notice import TheRedNotice


def a_role_too_many() -> None:
    """Everybody is told the role of the next seat."""
    honest = CasaDePapel.view

    def view(self: CasaDePapel, s: Any, seat: int) -> Any:
        shown = honest(self, s, seat)
        if seat == s.box.seats or not s.roles:
            return shown
        other = honest(self, s, (seat + 1) % s.box.seats).mine
        assert shown.mine
        assert other
        return replace(shown, mine=replace(shown.mine, role_seen=other.role))

    CasaDePapel.view = view  # type: ignore[method-assign]


def angelas_city() -> None:
    """Everybody sees where Angela is, always."""
    _seeing("angela", lambda s, shown: s.box.cities[s.angela] if s.round else None)


def a_step_counted() -> None:
    """Each step of Angela's plan changes a number that all see."""
    _seeing("supply_radars", lambda s, shown: shown + len(s.drafts[0]))


def a_tip_in_the_notebook() -> None:
    """The first city of Jessah's notebook is the right one."""
    _seeing("notebook", lambda s, shown: shown and sorted(shown, key=lambda one: one.city != s.box.cities[s.angela]))


def _seeing(field: str, value: Callable[[Any, Any], Any]) -> None:
    """A view of Red Notice in which one field is another."""
    honest = TheRedNotice.view

    def view(self: TheRedNotice, s: Any, seat: int) -> Any:
        shown = honest(self, s, seat)
        return replace(shown, **{field: value(s, getattr(shown, field))})

    TheRedNotice.view = view  # type: ignore[method-assign]
