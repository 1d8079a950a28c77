"""Editions: read in a thread, in turns, and never while everybody waits; what is shown of one is kept with it."""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar

import msgspec

from cavale import __version__, catalog
from cavale.core.edition import EditionError, edition_hash
from cavale.core.game import Game
from cavale.server import wire
from cavale.server.clock import Clock
from cavale.server.inspection import Bad, EditionTask, Inspector
from cavale.server.seating import TableError
from cavale.server.store import AddEdition, KeepShown, Store
from cavale.server.store import Edition as Stored
from cavale.server.turns import Turns
from cavale.words import edition_names

MOST = 50  # of one guest

P = ParamSpec("P")
T = TypeVar("T")


class Shown(msgspec.Struct, frozen=True):
    """What the store keeps of an edition, so that nobody has to read it for a list."""

    reader: str  # the version that read it: another may refuse it
    edition: wire.EditionShown | None  # None: it can no longer be played


class Editions:
    """Those that come with the games, and those that people upload."""

    def __init__(self, store: Store, clock: Clock, inspector: Inspector) -> None:
        self._store = store
        self._clock = clock
        self._inspector = inspector
        self._turns = Turns(1)

    async def for_guest(self, game: Game[Any], guest: str) -> list[wire.EditionShown]:
        """The game's own, then those she uploaded."""
        mine = [stored for stored in await self._store.editions(game.id) if guest and stored.uploader == guest]
        own = await self.aside(guest, _own, game)
        return [own, *[shown for stored in mine if (shown := await self._shown(game, stored))]]

    async def add(self, game: Game[Any], guest: str, files: dict[str, str]) -> wire.EditionShown:
        """Keep an edition that can be played; EditionError says why another cannot."""
        found = await self._inspector.look(EditionTask(game.id, files), guest)
        if isinstance(found, Bad):
            raise EditionError(found.problems)
        shown = await self.aside(guest, edition_shown, game, files, edition_hash(files)[:16])
        if await self._store.edition(shown.id) is None:
            if await self._store.count_editions(guest) >= MOST:
                raise TableError("too_many_editions", most=MOST)
            await self._store.commit(AddEdition(self._row(shown, guest, files)))
        return shown

    async def texts(self, game: Game[Any], files: dict[str, str], lang: str, guest: str = "") -> tuple[Any, Any]:
        """Its names and its faces."""
        return await self.aside(guest, _texts, game, files, lang)

    async def aside(self, guest: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do in a thread what may take long with an edition, for one person after the other."""
        async with self._turns.turn(guest):
            return await asyncio.to_thread(work, *args, **kwargs)

    async def _shown(self, game: Game[Any], stored: Stored) -> wire.EditionShown | None:
        """As it was kept, if this version kept it."""
        kept = msgspec.json.decode(stored.shown, type=Shown) if stored.shown else None
        if kept is None or kept.reader != __version__:
            kept = Shown(__version__, await self.aside(stored.uploader or "", _still_read, game, stored))
            await self._store.commit(KeepShown(stored.id, msgspec.json.encode(kept)))
        return kept.edition

    def _row(self, shown: wire.EditionShown, guest: str, files: dict[str, str]) -> Stored:
        return Stored(
            id=shown.id,
            game=shown.game,
            hash=shown.hash,
            files=files,
            uploader=guest,
            created=self._clock.date(),
            shown=msgspec.json.encode(Shown(__version__, shown)),
        )


def edition_shown(game: Game[Any], files: dict[str, str], edition_id: str = "") -> wire.EditionShown:
    """What people are shown of an edition. It is read for that, unless it was lately: see `Editions.aside`."""
    edition = game.read_edition(files)
    title = edition.edition.title
    return wire.EditionShown(
        id=edition_id or edition.edition.id,
        game=game.id,
        title={"fr": title.fr, "en": title.en},
        hash=edition_hash(files),
        warnings=tuple(game.edition_warnings(edition)),
        own=edition_hash(files) == _own_hash(game),
    )


def _still_read(game: Game[Any], stored: Stored) -> wire.EditionShown | None:
    """Rules that have changed may refuse an edition of before."""
    try:
        return edition_shown(game, stored.files, stored.id)
    except EditionError:
        return None


def _own(game: Game[Any]) -> wire.EditionShown:
    return edition_shown(game, catalog.default_edition(game))


def _texts(game: Game[Any], files: dict[str, str], lang: str) -> tuple[Any, Any]:
    edition = game.read_edition(files)
    return edition_names(game, edition, lang), game.faces(edition)


@lru_cache(maxsize=64)
def _own_hash(game: Game[Any]) -> str:
    return edition_hash(catalog.default_edition(game))
