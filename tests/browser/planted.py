"""Leaks to plant into a server: the tests of what pages receive must find them (`Host(plant=…)`)."""

from typing import Any

from msgspec.structs import replace

from cavale.games.casa_de_papel import CasaDePapel


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
