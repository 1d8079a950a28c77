"""REST: finished matches. Replay through any seat's eyes, the match as a file, and matches brought from elsewhere."""

from typing import Annotated, Any, cast

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromQuery, Parameter

from cavale.core.archive import Archive
from cavale.server import films, wire
from cavale.server.auth import COOKIE
from cavale.server.hall import Hall
from cavale.server.openapi import BringsMatch, answering, changing, reading
from cavale.server.people import People
from cavale.server.room import Room
from cavale.server.seating import TableError

FILE_BYTES = 4 * 1024 * 1024

TheHall = NamedDependency[Hall]
ThePeople = NamedDependency[People]
Req = Request[Any, Any, State]
Id = Annotated[str, Parameter(max_length=64)]


class MatchesApi(Controller):
    path = "/api"

    @get(
        "/tables/{table:str}/replay/{seat:str}",
        summary="A finished match as a seat (or the `spectator`) saw it",
        responses=reading(403, 404, 409, 422),
    )
    async def replay(self, request: Req, table: Id, seat: Id, hall: TheHall, people: ThePeople) -> Response[wire.Film]:
        reader = await _reader(request, people)
        return await _film(await hall.visit(table, reader), reader, seat, hall)

    @get(
        "/matches/{match:str}/replay",
        summary="The same by the id of the match; without a seat, as the reader saw it",
        responses=reading(403, 404, 409, 422),
    )
    async def replay_match(
        self, request: Req, match: Id, hall: TheHall, people: ThePeople, seat: FromQuery[int] = -1
    ) -> Response[wire.Film]:
        reader = await _reader(request, people)
        head = await hall.store.match(match)
        if head is None or head.table is None:
            raise TableError("no_such_table")
        room = await hall.visit(head.table, reader)
        own = room.seating.seat_of(reader)
        eyes = seat if seat >= 0 else own
        return await _film(room, reader, films.SPECTATOR if eyes in (None, head.seats) else str(eyes), hall)

    @get(
        "/tables/{table:str}/match",
        summary="The finished match as a file",
        responses=answering(200, Archive) | reading(403, 404, 409),
    )
    async def export(self, request: Req, table: Id, hall: TheHall, people: ThePeople) -> Response[bytes]:
        reader = await _reader(request, people)
        room = await hall.visit(table, reader)
        _check(room, reader)
        mark = "-unproven" if room.proof == "unproven" else ""
        headers = {"Content-Disposition": f'attachment; filename="{room.game.id}-{room.id}{mark}.json"'}
        file = await hall.library.file(room.match)
        return Response(file, media_type="application/json", headers=headers)

    @get("/key", summary="The public keys that sign, or signed, finished matches here", responses=reading())
    async def key(self, hall: TheHall) -> wire.ServerKey:
        return await hall.signer.shown()

    @post(
        "/matches",
        summary="Bring a match file: a table to look at",
        request_max_body_size=FILE_BYTES,
        operation_class=BringsMatch,
        responses=changing(401, 422),
    )
    async def add(self, request: Req, hall: TheHall, people: ThePeople) -> wire.TableShown:
        person = await people.need(request.cookies.get(COOKIE, ""))
        room = await hall.reception.add_match(person.id, await request.body())
        return room.shown(person.id)


async def _film(room: Room, reader: str, seat: str, hall: Hall) -> Response[wire.Film]:
    _check(room, reader)
    viewer = films.viewer_of(seat, len(room.seating.chairs))
    if viewer is None:
        raise TableError("no_such_seat", seat=seat[:8])
    film = await hall.library.film(room.match, viewer)
    if film is None:
        raise TableError("closed")
    sights = cast("tuple[wire.Sight, ...]", msgspec.Raw(film))  # they are kept as they are sent
    return Response(wire.Film(room.shown(reader), sights), media_type="application/json")


def _check(room: Room, reader: str) -> None:
    if room.status != "over":
        raise TableError("not_over")
    if not room.may_enter(reader):
        raise TableError("not_invited")


async def _reader(request: Req, people: People) -> str:
    person = await people.known(request.cookies.get(COOKIE, ""))
    return person.id if person else ""
