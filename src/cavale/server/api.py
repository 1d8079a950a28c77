"""REST: people, games, editions, tables and finished matches."""

import hashlib
import secrets
from typing import Annotated, Any, cast

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromQuery, JSONBody, Parameter

from cavale import catalog
from cavale.core.game import Game
from cavale.server import wire
from cavale.server.auth import COOKIE
from cavale.server.hall import Hall
from cavale.server.limits import Minutes, address_of, refuse_after
from cavale.server.names import read_name
from cavale.server.openapi import answering, changing, listing, reading, uploading
from cavale.server.people import People
from cavale.server.room import Room
from cavale.server.seating import TableError
from cavale.server.words import CODE_WORDS, in_each_language
from cavale.words import edition_names

LANGUAGES = ("fr", "en")

TheHall = NamedDependency[Hall]
ThePeople = NamedDependency[People]
WrongCodes = NamedDependency[Minutes]
Req = Request[Any, Any, State]
GameId = Annotated[str, Parameter(max_length=64)]
TableId = Annotated[str, Parameter(max_length=64)]


class PeopleApi(Controller):
    path = "/api/session"

    @get("", summary="Who am I?", responses=reading())
    async def who(self, request: Req, people: ThePeople) -> wire.Person | None:
        return await people.known(request.cookies.get(COOKIE, ""))

    @put("", summary="Choose a name; the first time this makes a session", responses=changing(422))
    async def name(
        self, request: Req, data: JSONBody[wire.Guest], people: ThePeople, hall: TheHall
    ) -> Response[wire.Person]:
        person, cookie = await people.name(request.cookies.get(COOKIE, ""), read_name(data.name), data.disc)
        if not cookie:
            await hall.rename(person.id, person.name, person.disc)
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
    async def texts(
        self, request: Req, game: GameId, lang: GameId, hall: TheHall, people: ThePeople, table: FromQuery[str] = ""
    ) -> dict[str, Any]:
        """Names and faces are those of the table's edition, or of the game's own."""
        found = catalog.find(game)
        if lang not in LANGUAGES or (found is None and game != "shared"):
            raise NotFoundException
        if found is None:
            names = edition_names(None, None, lang)
            return {"lang": lang, "ftl": catalog.shared_texts(lang), "names": names, "faces": None}
        files = (await _seen(request, table, hall, people)).files if table else catalog.default_edition(found)
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

    @get("", summary="Open tables", responses=listing())
    async def lobby(self, request: Req, hall: TheHall, people: ThePeople) -> Response[list[wire.TableLine]]:
        reader = await _reader(request, people)
        await hall.heed()
        return _unless_known(request, hall.open_tables(reader))

    @get("/mine", summary="My tables", responses=listing())
    async def mine(self, request: Req, hall: TheHall, people: ThePeople) -> Response[list[wire.TableLine]]:
        reader = await _reader(request, people)
        return _unless_known(request, await hall.tables_of(reader) if reader else [])

    @post("", summary="Lay a table", responses=changing(401, 404, 409, 422))
    async def lay(
        self, request: Req, data: JSONBody[wire.NewTable], hall: TheHall, people: ThePeople
    ) -> wire.TableShown:
        person = await people.need(request.cookies.get(COOKIE, ""))
        room = await hall.reception.lay(person.id, person.name, data, disc=person.disc)
        return room.shown(person.id)

    @get("/by-link/{link:str}", summary="A table by the key of its link", responses=reading(403, 404))
    async def by_link(self, request: Req, link: TableId, hall: TheHall, people: ThePeople) -> wire.TableShown:
        return _shown(await hall.by_link(link), await _reader(request, people))

    @get("/by-code/{code:str}", summary="A table by its code", responses=reading(403, 404))
    async def by_code(
        self, request: Req, code: TableId, hall: TheHall, people: ThePeople, wrong_codes: WrongCodes
    ) -> wire.TableShown:
        return _shown(await _of_code(request, code, hall, wrong_codes), await _reader(request, people))

    @post("/join", summary="Come to a table by its link or its code", responses=changing(401, 404))
    async def join(
        self,
        request: Req,
        data: JSONBody[wire.Invitation],
        hall: TheHall,
        people: ThePeople,
        wrong_codes: WrongCodes,
    ) -> wire.TableShown:
        person = await people.need(request.cookies.get(COOKIE, ""))
        by_link = hall.by_link(data.link) if data.link else _of_code(request, data.code, hall, wrong_codes)
        room = await by_link
        await hall.places.invite(room, person.id)
        return room.shown(person.id)

    @get("/{table:str}", summary="A table", responses=reading(403, 404))
    async def look(self, request: Req, table: TableId, hall: TheHall, people: ThePeople) -> wire.TableShown:
        room = await _seen(request, table, hall, people)
        return room.shown(await _reader(request, people))

    @post("/{table:str}/sit", summary="Take a seat, or another one", responses=changing(401, 404, 409, 422))
    async def sit(
        self, request: Req, table: TableId, data: JSONBody[wire.SitDown], hall: TheHall, people: ThePeople
    ) -> wire.TableShown:
        person, room = await _here(request, table, hall, people)
        await hall.places.sit(room, person.id, person.name, data, person.disc)
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
        await hall.stage.start(room, person.id, data or wire.Start())
        return room.shown(person.id)

    @post(
        "/{table:str}/open",
        summary="What is in my envelope, once the owner has started",
        responses=changing(401, 404, 409, 422),
    )
    async def open(
        self, request: Req, table: TableId, data: JSONBody[wire.Opening], hall: TheHall, people: ThePeople
    ) -> wire.TableShown:
        person, room = await _here(request, table, hall, people)
        await hall.stage.opening.open(room, person.id, data.contribution)
        return room.shown(person.id)

    @post(
        "/{table:str}/call-off",
        summary="The owner calls off a start that waits for an envelope",
        responses=changing(401, 404, 409),
    )
    async def call_off(self, request: Req, table: TableId, hall: TheHall, people: ThePeople) -> wire.TableShown:
        person, room = await _here(request, table, hall, people)
        await hall.stage.opening.call_off(room, person.id)
        return room.shown(person.id)

    @post("/{table:str}/rematch", summary="The same table again", responses=changing(401, 404, 409, 422))
    async def rematch(self, request: Req, table: TableId, hall: TheHall, people: ThePeople) -> wire.TableShown:
        person, room = await _here(request, table, hall, people)
        again = await hall.reception.rematch(room, person.id, person.name, person.disc)
        return again.shown(person.id)

    @post(
        "/{table:str}/late",
        summary="A late friend asks for the seat of a bot, from the next round on",
        responses=changing(401, 404, 409, 422),
    )
    async def late(
        self, request: Req, table: TableId, data: JSONBody[wire.AskSeat], hall: TheHall, people: ThePeople
    ) -> wire.TableShown:
        person, room = await _here(request, table, hall, people)
        hall.latecomers.ask(room, person, data.seat)
        return room.shown(person.id)

    @post(
        "/{table:str}/late-answer",
        summary="Somebody at the table agrees with a late friend, or not",
        responses=changing(401, 404, 409, 422),
    )
    async def answer_late(
        self, request: Req, table: TableId, data: JSONBody[wire.AnswerLate], hall: TheHall, people: ThePeople
    ) -> wire.TableShown:
        person, room = await _here(request, table, hall, people)
        hall.latecomers.answer(room, person.id, data.seat, yes=data.yes)
        return room.shown(person.id)

    @post(
        "/{table:str}/reclaim",
        summary="My seat on another device, by its private code",
        responses=changing(401, 404, 409, 422),
    )
    async def reclaim(
        self, request: Req, table: TableId, data: JSONBody[wire.Reclaim], hall: TheHall, people: ThePeople
    ) -> wire.TableShown:
        person = await people.need(request.cookies.get(COOKIE, ""))
        room = await hall.find(table)
        try:
            await hall.places.reclaim(room, person.id, data.code)
        except TableError as error:
            if error.fault.code == "no_such_code" and not room.is_known_to(person.id):
                raise TableError("no_such_table") from None
            raise
        return room.shown(person.id)

    @post(
        "/{table:str}/private-code",
        summary="A new private code for my seat: the one before opens nothing any more",
        responses=changing(401, 404, 422),
    )
    async def private_code(self, request: Req, table: TableId, hall: TheHall, people: ThePeople) -> wire.PrivateCode:
        person, room = await _here(request, table, hall, people)
        return wire.PrivateCode(await hall.places.renew_code(room, person.id))

    @post("/{table:str}/ticket", summary="A ticket that opens one socket, once", responses=changing(401, 404))
    async def ticket(self, request: Req, table: TableId, hall: TheHall, people: ThePeople) -> wire.Ticket:
        person, room = await _here(request, table, hall, people)
        if not room.may_enter(person.id):
            raise TableError("not_invited")
        return wire.Ticket(people.tickets.issue(person.id, room.id))


class QuickApi(Controller):
    path = "/api/quick"

    @post("", summary="One click: a table with bots, to be started", responses=changing(404, 409, 422))
    async def quick(
        self, request: Req, data: JSONBody[wire.QuickTable], hall: TheHall, people: ThePeople
    ) -> Response[wire.TableShown]:
        person = await people.known(request.cookies.get(COOKIE, ""))
        cookie = None
        if person is None:
            chosen = read_name(data.name) if data.name.strip() else ""
            drawn = secrets.choice(CODE_WORDS).capitalize()
            person, cookie = await people.new(chosen or drawn, drawn=not chosen)
        room = await hall.reception.quick(person.id, person.name, data, person.disc)
        return Response(room.shown(person.id), cookies=[cookie] if cookie else [])


def _known(game_id: str) -> Game[Any]:
    game = catalog.find(game_id)
    if game is None:
        raise NotFoundException
    return game


async def _here(request: Req, table: str, hall: Hall, people: People) -> tuple[wire.Person, Room]:
    person = await people.need(request.cookies.get(COOKIE, ""))
    return person, await hall.visit(table, person.id)


async def _seen(request: Req, table: str, hall: Hall, people: People) -> Room:
    return await hall.visit(table, await _reader(request, people))


async def _reader(request: Req, people: People) -> str:
    """The id of whoever asks; empty for somebody without a session."""
    person = await people.known(request.cookies.get(COOKIE, ""))
    return person.id if person else ""


def _shown(room: Room, reader: str) -> wire.TableShown:
    room.need_welcome(reader)
    return room.shown(reader)


async def _of_code(request: Req, code: str, hall: Hall, wrong_codes: Minutes) -> Room:
    """Only wrong codes count: a club may type as many right ones as it likes."""
    address = address_of(request.scope)
    refuse_after(wrong_codes.wait(address))
    try:
        return await hall.by_code(code)
    except TableError:
        wrong_codes.take(address)
        raise


def _unless_known(request: Req, lines: list[wire.TableLine]) -> Response[list[wire.TableLine]]:
    """A list that the reader has already is not sent again: most who ask now and then learn that nothing changed."""
    tag = f'"{hashlib.sha256(msgspec.json.encode(lines)).hexdigest()[:24]}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Cookie"}
    known = tag in [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    if known:
        return Response(cast("list[wire.TableLine]", None), status_code=304, headers=headers)
    return Response(lines, headers=headers)


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
