"""No leak on the wire, in a short search; and leaks planted into the server, one at a time: the search finds each.

The long search is `make leaks`.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from cavale import catalog
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.record import Record
from cavale.core.refusal import Refusal
from cavale.lab.live import People
from cavale.lab.swaps import casa_de_papel as casa
from cavale.lab.swaps import swaps_of
from cavale.lab.wire_leaks import SCENES, Report, look, scene, veils
from cavale.lab.wire_viewer import Seating
from cavale.server import app
from cavale.server.clock import Deadlines
from cavale.server.connection import Connection
from cavale.server.play import Play
from cavale.server.room import Room
from cavale.server.table import LiveTable
from cavale.server.table.audience import Audience
from cavale.server.table.dark import Dark
from cavale.server.table.votes import Votes

replace = msgspec.structs.replace

Altered = Callable[[casa.Log], list[Record]]


def played(game_id: str, seed: int, seats: int) -> Match:
    game = catalog.find(game_id)
    assert game
    files = catalog.default_edition(game)
    match = Match(game, files, FastDice(2 * seed), seats=seats, options={}, live=True, hashed=False)
    People(match, FastDice(2 * seed + 1), offers=0).play()
    return match


def after_the_first_dark(match: Match) -> int:
    (_, ends), *_ = veils(match)
    return next(number for number, record in enumerate(match.records) if record.at > ends) + 1


# -- no leak ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seed", "swaps"),
    [
        ("open", 7, (casa.unused_powers, casa.other_cards)),
        ("away", 6, (casa.late_powers, casa.other_roles)),
        ("bots", 7, (casa.early_powers, casa.change_of_mind)),
        ("delayed", 6, (casa.unused_powers, casa.hesitation)),
        ("none", 7, (casa.unused_powers,)),
    ],
)
def test_nothing_leaks_until_the_lights_are_on_again(name: str, seed: int, swaps: tuple[Altered, ...]) -> None:
    """The whole of a match is for the long search."""
    match = played("casa_de_papel", seed, 5)
    log = casa.Log(match, FastDice(seed))
    report = Report()
    look(match, (swap(log) for swap in swaps), scene(name, match, seed), report, after_the_first_dark(match))
    assert [str(leak) for leak in report.leaks] == []
    assert report.pairs == len(swaps)
    assert report.frames > 20


def test_nothing_leaks_at_a_small_table_to_its_end() -> None:
    match = played("leduc_poker", 1, 2)
    report = Report()
    swaps = swaps_of("leduc_poker")
    assert swaps
    look(match, islice(swaps.make(match, FastDice(1)), 4), scene("open", match, 1), report)
    assert [str(leak) for leak in report.leaks] == []
    assert report.pairs == 4


def test_every_kind_of_table_is_in_the_search() -> None:
    match = played("casa_de_papel", 6, 4)
    tables = {name: scene(name, match, 1) for name in SCENES}
    assert {table.watching for table in tables.values()} == {"open", "delayed", "none"}
    assert tables["bots"].bots
    assert tables["away"].away
    assert all(table.probes for table in tables.values())


# -- planted leaks ---------------------------------------------------------------------------------------------------


def records_of(live: LiveTable | None) -> int:
    """How much has happened: more, if somebody does something hidden."""
    return len(live.match.records) if live else 0


def a_field_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is asked in the dark."""
    honest = Audience._sight  # noqa: SLF001 - this is where a leak would be
    monkeypatch.setattr(
        Audience,
        "_sight",
        lambda self, *args, **more: replace(honest(self, *args, **more), deciding=tuple(self._play.match.asked())),
    )


def a_frame_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told the table whenever something happens, in the dark, too."""
    honest = LiveTable.go_on

    def go_on(self: LiveTable) -> None:
        honest(self)
        self.changed()

    monkeypatch.setattr(Dark, "veiled", lambda self: False)
    monkeypatch.setattr(LiveTable, "go_on", go_on)


def the_order_of_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seats of the table in an answer: who is asked stands first."""
    honest = Room.shown

    def shown(self: Room, guest: str) -> Any:
        table = honest(self, guest)
        asked = self.live.match.asked() if self.live else []
        return replace(table, seats=tuple(sorted(table.seats, key=lambda seat: seat.seat not in asked)))

    monkeypatch.setattr(Room, "shown", shown)


def a_deadline_that_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that ends a moment later for every record."""
    honest = Audience._sight  # noqa: SLF001

    def sight(self: Audience, *args: Any, **more: Any) -> Any:
        seen = honest(self, *args, **more)
        later = tuple(replace(each, held_until=len(self._play.match.records)) for each in seen.deadlines)
        return replace(seen, deadlines=later)

    monkeypatch.setattr(Audience, "_sight", sight)


def a_refusal_that_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Votes, "_why_not", lambda self, motion: Refusal("", "match-paused", {"number": records_of(self._table)})
    )


def a_spectator_who_sees_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Audience.viewers_of
    monkeypatch.setattr(
        Audience,
        "viewers_of",
        lambda self, guest: [*honest(self, guest), *([0, 1, 2, 3] if not self._seating.seats_of(guest) else [])],
    )


def a_list_that_tells_when(monkeypatch: pytest.MonkeyPatch) -> None:
    """Among one's tables: when something was last done there."""
    honest = Room.line
    monkeypatch.setattr(Room, "line", lambda self, guest: replace(honest(self, guest), updated=records_of(self.live)))


def a_number_for_who_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Play.connect
    monkeypatch.setattr(
        Play, "connect", lambda self, viewer: replace(honest(self, viewer), number=len(self.match.records))
    )


def a_header_of_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tag of the version of a table, as caches like them."""
    honest = app._add_headers  # noqa: SLF001

    async def add_headers(message: Any, scope: Any) -> None:
        await honest(message, scope)
        if message["type"] == "http.response.start":
            rooms = scope["litestar_app"].state.hall.rooms() if "litestar_app" in scope else []
            version = sum(records_of(room.live) for room in rooms)
            message["headers"] = [*message["headers"], (b"etag", str(version).encode())]

    monkeypatch.setattr(app, "_add_headers", add_headers)


def news_that_come_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lights go on a moment later for everything that was done until then."""
    counts: dict[int, int] = {}
    follow, first, end = Deadlines.follow, Deadlines.next, Deadlines.ends

    def count(self: Deadlines, match: Match) -> None:
        counts[id(self)] = len(match.records)
        follow(self, match)

    def later(self: Deadlines) -> tuple[str, int] | None:
        found = first(self)
        return found and (found[0], found[1] + (counts[id(self)] if found[0] == "blackout" else 0))

    monkeypatch.setattr(Deadlines, "follow", count)
    monkeypatch.setattr(Deadlines, "next", later)
    monkeypatch.setattr(
        Deadlines, "ends", lambda self, name: (end(self, name) or 0) + (counts[id(self)] if name == "blackout" else 0)
    )


def a_frame_padded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The content is the same, the size is not."""
    honest = Connection.send_bytes
    lengths: list[int] = []

    def send_bytes(self: Connection, frame: bytes) -> None:
        lengths.append(1)
        honest(self, frame + b" " * (len(lengths) % 7))

    monkeypatch.setattr(Connection, "send_bytes", send_bytes)


PLANTS = [
    (a_field_too_many, "sight"),
    (a_frame_too_many, ""),
    (the_order_of_a_list, "GET "),
    (a_deadline_that_differs, "sight"),
    (a_refusal_that_differs, "refused"),
    (a_spectator_who_sees_a_hand, ""),
    (a_list_that_tells_when, "GET /api/tables/mine"),
    (a_number_for_who_comes_back, "sight"),
    (a_header_of_an_answer, ""),
    (news_that_come_later, "time"),
    (a_frame_padded, ""),
]


@pytest.mark.parametrize(("plant", "what"), PLANTS, ids=[plant.__name__ for plant, _ in PLANTS])
def test_a_planted_leak_is_found(plant: Callable[[pytest.MonkeyPatch], None], what: str) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        plant(monkeypatch)
        report = searched()
    assert report.leaks, "the planted leak was not found"
    assert what in report.leaks[0].what
    assert report.fixture


def test_where_leaks_are_planted_there_are_none_otherwise() -> None:
    """Else any leak would do as the planted one."""
    report = searched()
    assert [str(leak) for leak in report.leaks] == []
    assert report.pairs == 5
    assert report.frames > 1_000


def searched() -> Report:
    """A search with many questions in the dark."""
    match = played("casa_de_papel", 6, 4)
    log = casa.Log(match, FastDice(6))
    ((opens, ends), *_) = veils(match)
    seating = Seating(probes=tuple(range(opens + 1, ends, 1_000)))
    report = Report()
    look(match, hidden_things(log), seating, report, after_the_first_dark(match))
    return report


def hidden_things(log: casa.Log) -> Iterator[list[Record]]:
    """A power that is not used; then other cards."""
    yield casa.unused_powers(log)
    for _ in range(4):
        yield casa.other_cards(log)
