"""How frames get out: queued for each reader, printed once for all who see the same, written together."""

import asyncio
import contextlib
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from cavale import catalog
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.message import Shown
from cavale.server import protocol
from cavale.server.connection import WAITING, WAITING_BYTES, Connection
from cavale.server.lane import BEHIND, Lane
from cavale.server.protocol import lane_of
from cavale.server.table.press import LONG, Press
from cavale.server.wire import Done, Sight
from server.server import serving

SIZES = (2, 125, 126, 65_535, 65_536)  # where the length of a frame is written in another way


def test_what_waits_goes_out_together_and_in_order() -> None:
    async def run() -> None:
        connection = Connection("ann")
        waiting = asyncio.create_task(connection.next_frames())
        await asyncio.sleep(0)
        connection.send(Done("a"))
        connection.send(Done("b"))
        assert [msgspec.json.decode(frame)["id"] for frame in await waiting] == ["a", "b"]
        connection.close("restart")
        connection.send(Done("c"))
        [bye] = await connection.next_frames()
        assert msgspec.json.decode(bye) == {"type": "bye", "code": "restart", "retry": True}
        assert await connection.next_frames() == []

    asyncio.run(run())


def test_what_can_be_written_at_once_never_overtakes_what_waits() -> None:
    async def run() -> None:
        written: list[bytes] = []
        writable = True

        def write(frames: list[bytes]) -> bool:
            written.extend(frames if writable else [])
            return writable

        connection = Connection("ann", write)
        connection.send_bytes(b"1")  # nobody has begun to send
        assert await connection.next_frames() == [b"1"]
        connection.send_bytes(b"2")  # that one is still being sent
        await asyncio.sleep(0)
        assert (await connection.next_frames(), written) == ([b"2"], [])
        waiting = asyncio.create_task(connection.next_frames())
        await asyncio.sleep(0)
        connection.send_bytes(b"3")
        connection.send_bytes(b"4")
        await asyncio.sleep(0)
        assert written == [b"3", b"4"]
        writable = False
        connection.send_bytes(b"5")
        await asyncio.sleep(0)
        writable = True
        connection.send_bytes(b"6")
        assert (await waiting, written) == ([b"5", b"6"], [b"3", b"4"])

    asyncio.run(run())


def test_goodbye_comes_after_what_was_said_in_the_same_moment() -> None:
    async def run() -> None:
        written: list[bytes] = []
        connection = Connection("ann", lambda frames: not written.extend(frames))
        waiting = asyncio.create_task(connection.next_frames())
        await asyncio.sleep(0)
        connection.send(Done("a"))
        connection.close("kicked", retry=False)
        frames = [msgspec.json.decode(frame)["type"] for frame in await waiting]
        assert (frames, written) == (["done", "bye"], [])
        assert await connection.next_frames() == []

    asyncio.run(run())


def test_a_reader_who_is_too_slow_is_sent_away() -> None:
    async def run() -> None:
        connection = Connection("ann")
        for number in range(WAITING + 2):
            connection.send(Done(str(number)))
        assert connection.closed
        [bye] = await connection.next_frames()  # what nobody reads is not kept
        assert msgspec.json.decode(bye)["code"] == "too_slow"

    asyncio.run(run())


def test_a_reader_who_leaves_too_many_bytes_unread_is_sent_away() -> None:
    async def run() -> None:
        connection = Connection("ann")
        connection.send_bytes(b"x" * WAITING_BYTES)
        assert await connection.next_frames()  # that much may wait
        connection.send_bytes(b"x" * WAITING_BYTES)
        assert not connection.closed
        connection.send_bytes(b"x")
        [bye] = await connection.next_frames()
        assert msgspec.json.decode(bye)["code"] == "too_slow"

    asyncio.run(run())


def test_frames_of_every_length_arrive() -> None:
    texts = [b'"' + b"x" * (size - 2) + b'"' for size in SIZES]

    async def app(scope: Any, receive: Any, send: Any) -> None:
        lane = await accepted(scope, receive, send)
        await lane.send_all(texts)
        assert lane.write(texts)
        await send({"type": "websocket.send", "text": "the long way"})
        await send({"type": "websocket.close"})

    async def run() -> list[Any]:
        async with a_line_to(app) as line:
            return [frame async for frame in line]

    assert asyncio.run(run()) == [*[text.decode() for text in texts * 2], "the long way"]


def test_a_line_stands_while_too_much_of_it_is_unread_and_loses_nothing() -> None:
    sent = [str(number) for number in range(5 * BEHIND)]
    heard: list[str | None] = []
    stood: list[bool] = []
    written = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        lane = await accepted(scope, receive, send)
        await written.wait()
        for _ in range(1000):  # all that was written has come, or will not come
            await asyncio.sleep(0)
        stood.append(lane.transport.is_reading())
        for _ in sent:
            heard.append(await lane.next_text())
        stood.append(lane.transport.is_reading())
        await send({"type": "websocket.close"})

    async def run() -> None:
        async with a_line_to(app) as line:
            for text in sent:
                await line.send(text)
            written.set()
            assert [frame async for frame in line] == []

    asyncio.run(run())
    assert heard == sent
    assert stood == [False, True]


def test_texts_are_read_in_whatever_pieces_they_come() -> None:
    """What looks like a frame inside another one is none."""
    inner = a_frame(b"not said")
    outer = a_frame(inner, kind=2, mask=b"\0\0\0\0")
    first, more = a_frame(b"a few ", last=False), a_frame(b"words", kind=0)
    cases = [
        ([a_frame(b"one")], ["one"]),
        ([a_frame(b"one") + a_frame(b"two")], ["one", "two"]),
        ([outer[:6], outer[6:]], [""]),
        ([outer[:1], outer[1:]], [""]),
        ([first, a_frame(b"pong", kind=10), more], ["a few words"]),
        ([a_frame(b"")], [""]),
        ([a_frame(b"x" * size) for size in SIZES[1:4]], ["x" * size for size in SIZES[1:4]]),
        ([a_frame(b"bytes", kind=2), a_frame(b"text")], ["", "text"]),
        ([a_frame("né".encode(), mask=b"\1\2\3\4")], ["né"]),
    ]
    heard: list[str | None] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        lane = await accepted(scope, receive, send)
        for pieces, texts in cases:
            for piece in pieces:
                lane.data_received(piece)
            heard.extend([await lane.next_text() for _ in texts])
        await send({"type": "websocket.close"})

    async def run() -> None:
        async with a_line_to(app) as line:
            assert [frame async for frame in line] == []

    asyncio.run(run())
    assert heard == [text for _, texts in cases for text in texts]


@pytest.mark.parametrize(
    ("pieces", "code"),
    [
        ([[b"first", 1, False], [b"second", 1, True]], 1002),  # a text within a text
        ([[b"\xff", 1, True]], 1007),  # no text at all
    ],
)
def test_texts_that_break_the_rules_end_the_line(pieces: list[Any], code: int) -> None:
    heard: list[str | None] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        lane = await accepted(scope, receive, send)
        for text, kind, last in pieces:
            lane.data_received(a_frame(text, kind=kind, last=last))
        heard.append(await lane.next_text())

    async def run() -> int | None:
        async with a_line_to(app) as line:
            assert [frame async for frame in closing(line)] == []
            return line.close_code

    assert (asyncio.run(run()), heard) == (code, [None])


async def closing(line: ClientConnection) -> AsyncIterator[Any]:
    """What comes before the line is closed, also with a reproach."""
    with contextlib.suppress(ConnectionClosedError):
        async for frame in line:
            yield frame


def a_frame(text: bytes, kind: int = 1, mask: bytes = b"cafe", *, last: bool = True) -> bytes:
    """As a client sends it (RFC 6455, 5.2)."""
    size = bytes([128 | len(text)]) if len(text) < 126 else bytes([128 | 126]) + len(text).to_bytes(2, "big")
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))
    return bytes([128 * last | kind]) + size + mask + masked


def test_who_has_just_said_something_is_not_asked_whether_he_is_there() -> None:
    asked: list[bool] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        lane = await accepted(scope, receive, send)
        assert await lane.next_text() == "here"
        for _ in range(2):
            lane.stop_keepalive()
            lane.send_keepalive_ping()
            asked.append(lane.pending_ping_payload is not None)
            assert asked[-1] or lane.ping_timer  # if not now, then later
        await send({"type": "websocket.close"})

    async def run() -> None:
        async with a_line_to(app) as line:
            await line.send("here")
            assert [frame async for frame in line] == []

    asyncio.run(run())
    assert asked == [False, True]


def test_nothing_is_written_for_spectators_where_none_may_come(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as house:
            for watching, viewers in (("none", set(range(5))), ("open", set(range(6)))):
                table, _ = await house.match(watching=watching)
                play = house.live(table).play
                letters = await play.change(lambda match, at: match.play(0, match.options_of(0)[0], at=at))
                letters += await play.change(lambda match, at: match.abandon(at=at))
                assert {viewer for viewer, _ in letters} == viewers

    asyncio.run(run())


def test_the_lane_is_used_where_it_fits() -> None:
    assert protocol.socket_protocol.__wrapped__() is Lane


@pytest.mark.parametrize("module", ["cavale.server.lane", "websockets.utils"])
def test_without_the_parts_it_rests_on_sockets_go_the_public_way(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    with monkeypatch.context() as gone:
        gone.delitem(sys.modules, "cavale.server.lane")
        gone.setitem(sys.modules, module, None)
        assert protocol.socket_protocol.__wrapped__() == protocol.PUBLIC
    monkeypatch.setattr(protocol, "PARTS", {*protocol.PARTS, "a_part_of_tomorrow"})
    assert protocol.socket_protocol.__wrapped__() == protocol.PUBLIC


def test_a_table_is_played_the_public_way(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, protocol=protocol.PUBLIC) as house:
            _, lines = await house.match()
            for line in lines:
                assert line.sight
                asked = line.sight["asked"]
                assert (await line.act(ask=asked["id"], **asked["options"][0]))["type"] == "done"
                await line.until(lambda line: bool(line.sight and line.sight["number"] == 2))

    asyncio.run(run())


async def accepted(scope: Any, receive: Any, send: Any) -> Lane:
    """The lane under a socket that an application has just opened."""
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    lane = lane_of(scope)
    assert lane
    return lane


@asynccontextmanager
async def a_line_to(app: Any) -> AsyncIterator[ClientConnection]:
    """A client at a server that runs this application on our lane."""
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, ws=Lane, lifespan="off", log_config=None))
    running = asyncio.create_task(server.serve(sockets=[listening]))
    address = f"ws://127.0.0.1:{listening.getsockname()[1]}/"
    async with connect(address, max_size=None, open_timeout=60) as line:  # the machine may be doing other work
        yield line
    server.should_exit = True
    await running


@pytest.fixture
def debate() -> Match:
    """A match in which much was said."""
    game = catalog.find("casa_de_papel")
    assert game
    match = Match(game, catalog.default_edition(game), FastDice(seed=3), seats=5, live=True)
    while len(match.view(0).claims) < LONG:
        seat, actions = next((seat, found) for seat in range(5) if (found := can_do(match, seat)))
        match.play(seat, actions[len(match.records) % len(actions)])
    return match


def can_do(match: Match, seat: int) -> list[Any]:
    return match.options_of(seat) or match.offers_to(seat)


def test_what_is_printed_once_is_what_each_would_be_sent(debate: Match) -> None:
    press = Press()
    for viewer in range(debate.seats + 1):
        sight = sight_of(debate, viewer)
        assert press.print(sight) == msgspec.json.encode(sight)


def test_lists_that_are_not_one_and_the_same_are_printed_each(debate: Match) -> None:
    """Equal is not enough, and neither is the same field: only the very same list is shared."""
    press = Press()
    sight = sight_of(debate, 0)
    other = msgspec.structs.replace(sight, view=msgspec.structs.replace(sight.view, claims=sight.view.claims[1:] * 2))
    for each in (sight, other, sight):
        assert press.print(each) == msgspec.json.encode(each)


def test_what_a_seat_is_offered_is_its_own_and_what_it_is_now(debate: Match) -> None:
    """A press that mixed up seats, or printed yesterday's offers, would send them to the wrong player."""
    press = Press()
    offers = tuple(Shown("say", {"number": number}) for number in range(2 * LONG))
    for seat, offered in ((0, offers[:LONG]), (1, offers[LONG:]), (0, offers[LONG:]), (0, offers[1:LONG]), (0, ())):
        sight = msgspec.structs.replace(sight_of(debate, seat), offers=offered)
        assert press.print(sight) == msgspec.json.encode(sight)


def sight_of(match: Match, viewer: int) -> Sight:
    return Sight(
        number=1,
        now=0,
        seat=viewer,
        view=match.view(viewer),
        events=tuple(match.told[viewer]),
        whole=True,
        step="",
        deciding=(),
        asked=None,
        offers=(),
        deadlines=(),
        talk=None,
        undo=False,
    )
