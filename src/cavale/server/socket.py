"""The socket: one per table and seat. Frames in, frames out, and limits on both."""

import asyncio
import contextlib
from random import SystemRandom
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from cavale.core.refusal import Refused
from cavale.server import wire
from cavale.server.connection import Connection
from cavale.server.hall import Hall
from cavale.server.origins import same_origin
from cavale.server.pace import Bucket
from cavale.server.people import People
from cavale.server.protocol import SAID, lane_of
from cavale.server.room import Room
from cavale.server.seating import TableError
from cavale.server.store import StoreError

log = structlog.get_logger()

FRAME_BYTES = 8192
BURST = 60
PATIENCE = 200  # refused frames in a row, then the socket is closed

_chance = SystemRandom()
_frames = msgspec.json.Decoder(wire.FromClient)


@websocket("/ws/{ticket:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    ticket: FromPath[str],
    hall: NamedDependency[Hall],
    people: NamedDependency[People],
) -> None:
    place = people.tickets.redeem(ticket) if same_origin(socket, hall.settings.origins) else None
    guest = await hall.store.guest(place.guest) if place else None
    if place is None or guest is None or guest.token_hash is None:  # the last: she was forgotten since
        await socket.close()  # it is not open yet: the handshake is answered with HTTP 403
        return
    await socket.accept()
    lane = lane_of(socket.scope)
    connection = Connection(place.guest, lane.write if lane else None)
    try:
        room = await hall.find(place.table)
        await hall.enter(room, connection, people.shown(guest))
    except TableError as error:
        await socket.send_data(msgspec.json.encode(wire.Failed("", error.fault)).decode())
        await socket.close(code=4404, reason=error.fault.code)
        return
    sending = asyncio.create_task(_send(socket, connection))
    try:
        await _receive(socket, connection, hall, room)
    finally:
        hall.exit(room, connection)
        connection.close("closed")
        with contextlib.suppress(asyncio.CancelledError, TimeoutError):
            await asyncio.wait_for(sending, 2)


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Everything queued, in order. What the lane takes at once does not come by here."""
    lane = lane_of(socket.scope)
    with contextlib.suppress(Exception):
        while frames := await connection.next_frames():
            if lane:
                await lane.send_all(frames)
                continue
            for frame in frames:
                await socket.send_data(frame.decode())
        await socket.close()


async def _receive(socket: WebSocket[Any, Any, Any], connection: Connection, hall: Hall, room: Room) -> None:
    lane = lane_of(socket.scope)
    bucket = Bucket(hall.settings.frames_a_second, BURST)
    while not connection.closed:
        text, left = (await lane.next_text(), lane.left) if lane else await _next_text(socket)
        if text is None:
            connection.left = left and not connection.closed
            return
        if not bucket.take(hall.clock.now()):
            if bucket.refused > PATIENCE:
                connection.close("too_much")
                return
            hall.metrics.refused.labels("too_much").inc()
            connection.send(wire.Failed("", wire.Fault("too_much", "table-too-much")))
            continue
        answer = await answer_frame(text, connection, hall, room)
        if isinstance(answer, wire.Failed):
            hall.metrics.refused.labels(answer.fault.code).inc()
        await _blur(hall.settings.blur)
        if answer is not None:
            connection.send(answer)


async def _blur(milliseconds: float) -> None:
    """A wait by chance before every answer: the work for what another seat does in secret takes a moment in which
    nobody is answered, and whoever asks all the time would see it. Exponential, so that there is no longest wait beyond
    which an answer would tell for sure.
    """
    if milliseconds:
        await asyncio.sleep(_chance.expovariate(1000 / milliseconds))


async def _next_text(socket: WebSocket[Any, Any, Any]) -> tuple[str | None, bool]:
    """As the lane has it, over any other protocol: the next frame, and whether the other end took its leave."""
    try:
        return await socket.receive_data(mode="text"), False
    except WebSocketDisconnect as gone:
        return None, gone.code in SAID
    except RuntimeError:
        return None, False


async def answer_frame(text: str | bytes, connection: Connection, hall: Hall, room: Room) -> wire.FromServer | None:
    """What a frame is answered. Whatever is wrong with it, nothing changes and the socket stays open."""
    if len(text if isinstance(text, bytes) else text.encode()) > FRAME_BYTES:
        return wire.Failed("", wire.Fault("too_large", "table-too-large", {"bytes": FRAME_BYTES}))
    try:
        frame = _frames.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return wire.Failed("", wire.Fault("malformed", "table-malformed"))
    try:
        return await _answer(frame, connection, hall, room)
    except TableError as error:
        return wire.Failed(frame.id, error.fault)
    except Refused as error:
        return wire.Refused(frame.id, error.refusal)
    except StoreError:
        log.warning("store_failed", table=room.id)
        return wire.Failed(frame.id, wire.Fault("not_stored", "table-not-stored"))


async def _answer(frame: wire.FromClient, connection: Connection, hall: Hall, room: Room) -> wire.FromServer | None:
    if isinstance(frame, wire.Say | wire.ReportFrame):
        if (connection.guest, frame.id) not in room.answered:
            if isinstance(frame, wire.Say):
                await hall.talk.say(room, connection.guest, frame.text)
            else:
                await hall.talk.report(room, connection.guest, frame.line, frame.reason)
            room.answered.add((connection.guest, frame.id))
        return wire.Done(frame.id)
    if isinstance(frame, wire.Ping):
        return wire.Done(frame.id)
    return await room.need_live().receive(connection.guest, frame)
