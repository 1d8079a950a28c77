"""REST: people, games, editions, tables and finished matches."""

import secrets
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromQuery, JSONBody, Parameter

from cavale import catalog
from cavale.core.game import Game
from cavale.server import wire
from cavale.server.auth import COOKIE, clean_name
from cavale.server.hall import Hall
from cavale.server.openapi import answering, changing, reading, uploading
from cavale.server.people import People
from cavale.server.room import Room
from cavale.server.seating import TableError
from cavale.server.words import CODE_WORDS, in_each_language
from cavale.words import edition_names

LANGUAGES = ("fr", "en")

TheHall = NamedDependency[Hall]
ThePeople = NamedDependency[People]
Req = Request[Any, Any, State]
GameId = Annotated[str, Parameter(max_length=64)]
TableId = Annotated[str, Parameter(max_length=64)]


class PeopleApi(Controller):
    path = "/api/session"

    @get("", summary="Who am I?", responses=reading())
    async def who(self, request: Req, people: ThePeople) -> wire.Person | None:
        return await people.known(request.cookies.get(COOKIE, ""))

    @put("", summary="Choose a name; the first time this makes a session", responses=changing(422))
    async def name(self, request: Req, data: JSONBody[wire.Guest], people: ThePeople) -> Response[wire.Person]:
        if not clean_name(data.name):
            raise TableError("name_needed")
        person, cookie = await people.name(request.cookies.get(COOKIE, ""), clean_name(data.name))
        return Response(person, cookies=[cookie] if cookie else [])

    @delete(
        "",
        summary="Forget me: name, session and chat go",
        status_code=204,
        responses=changing() | answering(204, None),
    )
    async def forget(self, request: Req, people: ThePeople, hall: TheHall) -> Response[None]:
        guest = await people.forget(request.cookies.get(COOKIE, ""))
        if guest:
            hall.forget(guest)
        return Response(None, status_code=204, cookies=[Cookie(key=COOKIE, value="", max_age=0, path="/")])


class GamesApi(Controller):
    path = "/api"

    @get("/games", summary="The games and their options", sync_to_thread=False, responses=reading())
    def games(self) -> list[wire.GameShown]:
        return [_game(game_id) for game_id, game in catalog.games().items() if game.public]

    @get(
        "/texts/{game:str}/{lang:str}",
        summary="What a game says, and names and faces of an edition",
        responses=reading(404),
    )
    async def texts(self, game: GameId, lang: GameId, hall: TheHall, table: FromQuery[str] = "") -> dict[str, Any]:
        """Names and faces are those of the table's edition, or of the game's own."""
        found = catalog.find(game)
        if lang not in LANGUAGES or (found is None and game != "shared"):
            raise NotFoundException
        if found is None:
            names = edition_names(None, None, lang)
            return {"lang": lang, "ftl": catalog.shared_texts(lang), "names": names, "faces": None}
        files = (await hall.find(table)).files if table else catalog.default_edition(found)
        names, faces = await hall.editions.texts(found, files, lang)
        ftl = f"{catalog.texts(found, lang)}\n{catalog.shared_texts(lang)}"
        return {"lang": lang, "ftl": ftl, "names": names, "faces": faces}

    @get(
        "/rules/{game:str}/{lang:str}",
        summary="The rules for players, as Markdown",
        sync_to_thread=False,
        responses=reading(404),
    )
    def rules(self, game: GameId, lang: GameId) -> dict[str, str]:
        found = catalog.find(game)
        text = catalog.rules(found, lang) if found and lang in LANGUAGES else ""
        if not text:
            raise NotFoundException
        return {"lang": lang, "markdown": text}

    @get(
        "/rules/{game:str}/pictures/{name:str}",
        summary="A picture of the rules, as SVG",
        media_type="image/svg+xml",
        sync_to_thread=False,
        responses=reading(404),
    )
    def rules_picture(self, game: GameId, name: GameId) -> Response[str]:
        found = catalog.find(game)
        picture = catalog.rules_picture(found, name) if found else ""
        if not picture:
            raise NotFoundException
        return Response(picture)

    @get(
        "/editions/{game:str}",
        summary="The editions I can play: the game's own, then those I uploaded",
        responses=reading(404),
    )
    async def editions(self, request: Req, game: GameId, hall: TheHall, people: ThePeople) -> list[wire.EditionShown]:
        person = await people.known(request.cookies.get(COOKIE, ""))
        return await hall.editions.for_guest(_known(game), person.id if person else "")

    @get(
        "/editions/{game:str}/file",
        summary="The game's own edition, to begin another with",
        media_type="application/toml",
        responses=reading(404),
        sync_to_thread=False,
    )
    def edition_file(self, game: GameId) -> Response[str]:
        files = catalog.default_edition(_known(game))
        headers = {"Content-Disposition": f'attachment; filename="{game}.toml"'}
        return Response("\n".join(files.values()), headers=headers)

    @post("/editions", summary="Upload an edition: it is checked, and kept if it can be played", responses=uploading())
    async def upload(
        self, request: Req, data: JSONBody[wire.EditionUpload], hall: TheHall, people: ThePeople
    ) -> wire.EditionShown:
        person = await people.need(request.cookies.get(COOKIE, ""))
        game = catalog.find(data.game)
        if game is None:
            raise TableError("no_such_game", game=data.game)
        return await hall.editions.add(game, person.id, data.files)


class TablesApi(Controller):
    path = "/api/tables"

    @get("", summary="Open tables", responses=reading())
    async def lobby(self, request: Req, hall: TheHall, people: ThePeople) -> list[wire.TableLine]:
        person = await people.known(request.cookies.get(COOKIE, ""))
        await hall.heed()
        return hall.open_tables(person.id if person else "")

    @get("/mine", summary="My tables", responses=reading())
    async def mine(self, request: Req, hall: TheHall, people: ThePeople) -> list[wire.TableLine]:
        person = await people.known(request.cookies.get(COOKIE, ""))
        return await hall.tables_of(person.id) if person else []

    @post("", summary="Lay a table", responses=changing(401, 404, 409, 422))
    async def lay(
        self, request: Req, data: JSONBody[wire.NewTable], hall: TheHall, people: ThePeople
    ) -> wire.TableShown:
        person = await people.need(request.cookies.get(COOKIE, ""))
        room = await hall.reception.lay(person.id, person.name, data)
        return room.shown(person.id)

    @get("/by-code/{code:str}", summary="A table by its code", responses=reading(404))
    async def by_code(self, request: Req, code: TableId, hall: TheHall, people: ThePeople) -> wire.TableShown:
        person = await people.known(request.cookies.get(COOKIE, ""))
        return (await hall.by_code(code)).shown(person.id if person else "")

    @get("/{table:str}", summary="A table", responses=reading(404))
    async def look(self, request: Req, table: TableId, hall: TheHall, people: ThePeople) -> wire.TableShown:
        person = await people.known(request.cookies.get(COOKIE, ""))
        return (await hall.find(table)).shown(person.id if person else "")

    @post("/{table:str}/sit", summary="Take a seat, or another one", responses=changing(401, 404, 409, 422))
    async def sit(
        self, request: Req, table: TableId, data: JSONBody[wire.SitDown], hall: TheHall, people: ThePeople
    ) -> wire.TableShown:
        person, room = await _here(request, table, hall, people)
        await hall.places.sit(room, person.id, person.name, data)
        return room.shown(person.id)

    @post("/{table:str}/leave", summary="Leave before the start", responses=changing(401, 404, 409))
    async def leave(self, request: Req, table: TableId, hall: TheHall, people: ThePeople) -> wire.TableShown:
        person, room = await _here(request, table, hall, people)
        await hall.places.leave(room, person.id)
        return room.shown(person.id)

    @post(
        "/{table:str}/bot",
        summary="The owner puts a bot into a seat, or takes it away",
        responses=changing(401, 404, 409, 422),
    )
    async def bot(
        self, request: Req, table: TableId, data: JSONBody[wire.SeatChange], hall: TheHall, people: ThePeople
    ) -> wire.TableShown:
        person, room = await _here(request, table, hall, people)
        await hall.places.put_bot(room, person.id, person.name, data)
        return room.shown(person.id)

    @post(
        "/{table:str}/kick", summary="The owner clears a seat before the start", responses=changing(401, 404, 409, 422)
    )
    async def kick(
        self, request: Req, table: TableId, data: JSONBody[wire.SeatChange], hall: TheHall, people: ThePeople
    ) -> wire.TableShown:
        person, room = await _here(request, table, hall, people)
        await hall.places.kick(room, person.id, data.seat)
        return room.shown(person.id)

    @post(
        "/{table:str}/settings",
        summary="The owner changes the table before the start",
        responses=changing(401, 404, 409, 422),
    )
    async def change(
        self, request: Req, table: TableId, data: JSONBody[wire.TableChange], hall: TheHall, people: ThePeople
    ) -> wire.TableShown:
        person, room = await _here(request, table, hall, people)
        await hall.reception.change(room, person.id, data)
        return room.shown(person.id)

    @post(
        "/{table:str}/start",
        summary="The owner starts; bots fill the free seats",
        responses=changing(401, 404, 409, 422),
    )
    async def start(
        self, request: Req, table: TableId, hall: TheHall, people: ThePeople, data: JSONBody[wire.Start | None] = None
    ) -> wire.TableShown:
        person, room = await _here(request, table, hall, people)
        await hall.stage.start(room, person.id, data.entropy if data else "")
        return room.shown(person.id)

    @post("/{table:str}/rematch", summary="The same table again", responses=changing(401, 404, 409, 422))
    async def rematch(self, request: Req, table: TableId, hall: TheHall, people: ThePeople) -> wire.TableShown:
        person, room = await _here(request, table, hall, people)
        again = await hall.reception.rematch(room, person.id, person.name)
        return again.shown(person.id)

    @post(
        "/{table:str}/reclaim",
        summary="My seat on another device, by its private code",
        responses=changing(401, 404, 409, 422),
    )
    async def reclaim(
        self, request: Req, table: TableId, data: JSONBody[wire.Reclaim], hall: TheHall, people: ThePeople
    ) -> wire.TableShown:
        person, room = await _here(request, table, hall, people)
        await hall.places.reclaim(room, person.id, data.code)
        return room.shown(person.id)

    @post("/{table:str}/ticket", summary="A ticket that opens one socket, once", responses=changing(401, 404))
    async def ticket(self, request: Req, table: TableId, hall: TheHall, people: ThePeople) -> wire.Ticket:
        person, room = await _here(request, table, hall, people)
        if not room.may_enter(person.id):
            raise TableError("not_welcome" if person.id in room.banned else "not_invited")
        return wire.Ticket(people.tickets.issue(person.id, room.id))


class QuickApi(Controller):
    path = "/api/quick"

    @post("", summary="One click: a table with bots, to be started", responses=changing(404, 409, 422))
    async def quick(
        self, request: Req, data: JSONBody[wire.QuickTable], hall: TheHall, people: ThePeople
    ) -> Response[wire.TableShown]:
        cookie_in = request.cookies.get(COOKIE, "")
        person = await people.known(cookie_in)
        cookie = None
        if person is None:
            person, cookie = await people.name(
                cookie_in, clean_name(data.name) or secrets.choice(CODE_WORDS).capitalize()
            )
        room = await hall.reception.quick(person.id, person.name, data)
        return Response(room.shown(person.id), cookies=[cookie] if cookie else [])


def _known(game_id: str) -> Game[Any]:
    game = catalog.find(game_id)
    if game is None:
        raise NotFoundException
    return game


async def _here(request: Req, table: str, hall: Hall, people: People) -> tuple[wire.Person, Room]:
    person = await people.need(request.cookies.get(COOKIE, ""))
    return person, await hall.find(table)


def _game(game_id: str) -> wire.GameShown:
    game = catalog.find(game_id)
    assert game is not None
    counts = game.seat_counts
    options = tuple(
        wire.OptionShown(option.key, option.values, option.default, option.rule) for option in game.options()
    )
    return wire.GameShown(
        id=game.id,
        title=in_each_language(game, "game-title"),
        summary=in_each_language(game, "game-summary"),
        least_seats=counts.start,
        most_seats=counts.stop - 1,
        options=options,
        levels=tuple(game.bots()),
    )
