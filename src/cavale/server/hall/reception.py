"""The reception: where tables are laid, anew, once more, or from a match file."""

import asyncio
import secrets
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from cavale import catalog
from cavale.core.edition import EditionError
from cavale.core.game import Game, OptionError
from cavale.server import wire
from cavale.server.hall.places import rows
from cavale.server.room import Kept, Room
from cavale.server.seating import Chair, Seating, TableError, refused
from cavale.server.store import AddTable, ChangeTable, Hidden, Table

if TYPE_CHECKING:
    from cavale.server.hall.hall import Hall

UNSTARTED = 20  # tables of one guest that have not started


class Reception:
    """Checks what a table is to be, and gives it a code."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._again = asyncio.Lock()
        self._laying: Counter[str] = Counter()  # by guest: tables that are not in the hall yet

    async def lay(
        self,
        guest: str,
        name: str,
        wanted: wire.NewTable,
        edition: dict[str, str] | None = None,
        disc: wire.Sign = "",
    ) -> Room:
        """`edition`: the files of one that may not be uploaded here."""
        laid = sum(room.owner == guest and room.status == "lobby" for room in self._hall.rooms())
        if laid + self._laying[guest] >= UNSTARTED:
            raise TableError("too_many_tables", most=UNSTARTED)
        self._laying[guest] += 1
        try:
            return await self._lay(guest, name, wanted, edition, disc)
        finally:
            self._laying[guest] -= 1
            self._laying += Counter()  # keeps only those above zero

    async def _lay(
        self, guest: str, name: str, wanted: wire.NewTable, edition: dict[str, str] | None, disc: wire.Sign
    ) -> Room:
        game = _game(wanted.game)
        files = edition or await self._edition(game, wanted.edition)
        aside = self._hall.editions.aside
        await aside(guest, _check, game, files, wanted)
        seating = Seating([Chair() for _ in range(wanted.seats)])
        kept, code = Kept(wanted, files), await self._hall.places.new_code()
        room = await aside(guest, Room, secrets.token_urlsafe(9), code, guest, game, kept, seating)
        room.promise()
        if wanted.hot_seat:
            seating.share(guest, name)
        else:
            seating.sit(guest, name, 0, disc=disc)
        now = self._hall.clock.date()
        room.updated = now
        table = Table(
            id=room.id,
            code=room.code,
            link=room.link,
            game=game.id,
            owner=guest,
            status="lobby",
            settings=room.to_keep(),
            created=now,
            updated=now,
            seats=rows(seating),
        )
        await self._hall.store.commit(AddTable(table))
        self._hall.add(room)
        return room

    async def quick(self, guest: str, name: str, wanted: wire.QuickTable, disc: wire.Sign = "") -> Room:
        """One click: a seat by chance, bots in all others.

        To start is one more call, so that the owner can add to the shuffle after it was promised.
        """
        game = _game(wanted.game)
        counts = game.seat_counts
        seats = wanted.seats or min(counts.start + 1, counts.stop - 1)
        options = {**game.options_alone(), **wanted.options}
        new = wire.NewTable(game=game.id, seats=seats, level=wanted.level, options=options, latecomers=False)
        room = await self.lay(guest, name, new, disc=disc)
        async with self._hall.places.changing(room):
            room.seating.sit(guest, name, secrets.randbelow(seats), disc=disc)
        return room

    async def change(self, room: Room, guest: str, wanted: wire.TableChange) -> None:
        """The owner changes her mind about the table: before the start, and about late friends at any time."""
        room.need_owner(guest)
        given = {name: value for name, value in msgspec.structs.asdict(wanted).items() if value is not None}
        async with room.lock:
            if set(given) != {"latecomers"}:
                room.need_lobby()
            settings = msgspec.structs.replace(room.settings, **given)
            await self._hall.editions.aside(guest, _check, room.game, room.files, settings)
            now = self._hall.clock.date()
            kept = Hidden(msgspec.json.encode(msgspec.structs.replace(room.kept(), settings=settings)))
            await self._hall.store.commit(ChangeTable(table=room.id, at=now, settings=kept))
            room.change(settings)
            if not settings.latecomers:
                room.asking.clear()
            room.updated = now
        room.tell_all()

    async def rematch(self, room: Room, guest: str, name: str, disc: wire.Sign = "") -> Room:
        """The same table again: who asks first lays it, the others find the link."""
        if room.status != "over":
            raise TableError("not_over")
        if guest != room.owner and room.seating.seat_of(guest) is None:
            raise TableError("not_your_seat")
        async with self._again:  # two who ask at the same moment get the same table
            if room.rematch:
                return await self._hall.find(room.rematch)
            again = await self.lay(guest, name, room.settings, room.files, disc)
            await self._same_seats(again, room, guest, name)
            room.rematch = again.id
            await self._hall.store.commit(ChangeTable(table=room.id, at=self._hall.clock.date(), rematch=again.id))
        room.tell_all()
        return again

    async def _same_seats(self, again: Room, before: Room, guest: str, name: str) -> None:
        """Whoever asks and the bots sit where they sat; the seats of other people are free until they come."""
        async with self._hall.places.changing(again):
            again.banned, again.invited = set(before.banned), before.invited | before.seating.guests()
            mine = before.seating.seat_of(guest)
            if mine is not None and not before.settings.hot_seat:
                again.seating.sit(guest, name, mine, disc=again.seating.chairs[0].disc)
            for seat, chair in enumerate(before.seating.chairs):
                if chair.level:
                    again.seating.clear(seat)
                    again.seating.put_bot(seat, chair.level, chair.name)

    async def add_match(self, guest: str, data: bytes) -> Room:
        """A match file becomes a table to look at."""
        table = await self._hall.library.add(guest, data, await self._hall.places.new_code())
        return await self._hall.find(table.id)

    async def _edition(self, game: Game[Any], edition_id: str) -> dict[str, str]:
        if not edition_id:
            return catalog.default_edition(game)
        stored = await self._hall.store.edition(edition_id)
        if stored is None or stored.game != game.id:
            raise TableError("no_such_edition")
        return stored.files


def _game(game_id: str) -> Game[Any]:
    game = catalog.find(game_id)
    if game is None:
        raise TableError("no_such_game", game=game_id)
    return game


def _check(game: Game[Any], files: dict[str, str], wanted: wire.NewTable) -> None:
    if wanted.seats not in game.seat_counts:
        raise TableError("wrong_seats", least=game.seat_counts.start, most=game.seat_counts.stop - 1)
    try:
        game.box(game.read_edition(files), game.full_options(wanted.options), wanted.seats, True)
    except OptionError as error:
        raise TableError("bad_option", **error.said) from None
    except EditionError as error:
        raise TableError("bad_option", kind="box", detail=str(error)) from None
    if wanted.level and wanted.level not in game.bots():
        raise TableError("no_such_level", level=wanted.level)
    no_hot_seat = game.why_no_hot_seat(game.full_options(wanted.options)) if wanted.hot_seat else None
    if no_hot_seat:
        raise refused(no_hot_seat)
