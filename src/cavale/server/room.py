"""A room: a table with its settings, its people and its chat, before, during and after the match."""

import asyncio
import contextlib
import copy
import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from cavale.core.action import Value
from cavale.core.edition import EditionError, edition_hash
from cavale.core.game import Game, OptionError
from cavale.core.refusal import Refusal, Refused
from cavale.core.shuffle import Shuffle, commitment
from cavale.server import wire
from cavale.server.connection import Connection
from cavale.server.editions import edition_shown
from cavale.server.fairness import CalledOff, Sealed, new_seed
from cavale.server.pace import Bucket
from cavale.server.seating import Chair, Seating, TableError
from cavale.server.store import FORGOTTEN, Hidden
from cavale.server.table import Gallery, LiveTable
from cavale.server.words import in_each_language

CHAT_KEPT = 200  # lines sent to whoever comes in
CHAT_LENGTH = 300
CHANGING = ("opening", "called_off", "seed", "commitment", "match", "status", "players")  # beside chairs and doors


class Kept(msgspec.Struct, frozen=True):
    """What the store keeps of a room's settings."""

    settings: wire.NewTable
    files: dict[str, str]
    match: str = ""
    banned: tuple[str, ...] = ()
    invited: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    since: dict[int, int] = {}
    called_off: tuple[CalledOff, ...] = ()  # starts that did not become a match
    seed: str = ""  # before the start: the promised one,
    envelopes: dict[int, Sealed] = {}  # what each seat adds to it,
    opening: bool = False  # and whether envelopes are being opened
    signed: bool = False  # of an imported match: whether this server had signed it


class Doors(msgspec.Struct, frozen=True):
    """By what one comes to a table, and who may not."""

    owner: str
    code: str  # to be said aloud
    link: str  # the key of an invitation: nobody can guess it
    invited: frozenset[str]  # the guests who have shown one of the two
    banned: frozenset[str]  # those sent away


class Late(msgspec.Struct):
    """A late friend who asks for the seat of a bot."""

    guest: str
    name: str
    disc: wire.Sign
    seat: int
    yes: set[int] = msgspec.field(default_factory=set)  # the seats of those who agree
    agreed_in: int | None = None  # the round in which all did


class Room:
    """One table as the hall knows it. To make one takes a while, if its edition was not read lately."""

    def __init__(self, room_id: str, code: str, owner: str, game: Game[Any], kept: Kept, seating: Seating) -> None:
        self.id = room_id
        self.code = code
        self.link = new_link()
        self.owner = owner
        self.game = game
        self.settings = kept.settings
        self.files = kept.files
        self.edition = _edition(game, kept)
        self.options = _options(game, kept)
        self.cast = _cast(game, kept)
        self.films: dict[int, bytes] = {}  # of a match that these rules cannot go on with
        self.match = kept.match
        self.seating = seating
        self.status: wire.Status = "lobby"
        self.live: LiveTable | None = None
        self.gallery: Gallery | None = None  # of spectators who see later
        self.seed = ""
        self.commitment = ""
        self.head = ""  # of a match that is over: the end of its chain,
        self.key = ""  # and whose signature it has
        self.signed = kept.signed
        self.opening = kept.opening
        self.called_off = kept.called_off
        self.lock = asyncio.Lock()  # of whoever changes the seats, or the start: one after another
        self.stood = 0  # of a match that was over before: milliseconds that its clock stood,
        self.rested = False  # and whether a pause was agreed on
        self.rematch = ""
        self.updated = 0
        self.banned = set(kept.banned)
        self.invited = set(kept.invited)
        self.players = set(kept.players)  # the guests who have sat here since the start
        self.since = dict(kept.since)  # by seat: the round from which a late friend plays instead of a bot
        self.asking: dict[int, Late] = {}  # by seat: those who would like to
        self.declined: set[str] = set()  # and those who were told no
        self.asked: Counter[str] = Counter()  # by guest: how often she has asked
        self.renamed: dict[str, tuple[str, wire.Sign]] = {}  # by guest: the name that waits until talk is free
        self.chat: list[wire.ChatLine] = []
        self.lines = 0  # the number of the last line of chat
        self.speakers: dict[int, str] = {}  # by line: the guest
        self.pace: dict[str, Bucket] = {}  # by guest: how much she may say
        self.answered: set[tuple[str, str]] = set()  # guest and id of chat and reports that are done
        self.connections: set[Connection] = set()

    def promise(self, seed: str = "") -> None:
        """The shuffle of the match to come, promised before anybody adds to it; `seed`: promised earlier."""
        self.seed = seed or new_seed()
        self.commitment = commitment(self.seed)

    def remember(self, shuffle: Shuffle) -> None:
        """The shuffle of a match that was stored."""
        self.seed, self.commitment = shuffle.seed, shuffle.commitment
        sealed = {each.seat: Sealed(each.commitment, each.contribution) for each in shuffle.envelopes}
        for seat, chair in enumerate(self.seating.chairs):
            chair.envelope = sealed.get(seat)

    @contextlib.contextmanager
    def unless_it_fails(self) -> Iterator[None]:
        """A change of the seats or of the start: if it cannot be kept, nothing has changed."""
        chairs = [copy.copy(chair) for chair in self.seating.chairs]
        doors, others = self.doors(), {name: getattr(self, name) for name in CHANGING}
        try:
            yield
        except Exception:
            self.seating.chairs[:] = chairs
            self.set_doors(doors)
            for name, value in others.items():
                setattr(self, name, value)
            raise

    def call_off(self) -> None:
        """This start becomes no match. The next one takes a new promise and new envelopes from all."""
        if not self.seating.whose_envelope("shut"):
            raise TableError("start_under_way")  # all is open: the cards are what they are
        self.called_off += (CalledOff(self.start, tuple(self.seating.whose_envelope("shut"))),)
        self.opening = False
        self.promise()
        for chair in self.seating.chairs:
            chair.envelope = Sealed() if chair.envelope else None

    @property
    def start(self) -> int:
        """Which start of this table it is, or was."""
        return len(self.called_off) + 1

    def change(self, settings: wire.NewTable) -> None:
        self.settings = settings
        self.options, self.cast = _options(self.game, self.kept()), _cast(self.game, self.kept())

    def to_keep(self) -> Hidden:
        """The same as bytes: they hold the seed."""
        return Hidden(msgspec.json.encode(self.kept()))

    @property
    def patience(self) -> int:
        """Around one device nobody waits for somebody elsewhere: no bot takes a seat there. Nor does one where the
        others command an absent player's seat, or by correspondence, where only the end of a window decides.
        """
        waits = self.settings.hot_seat or self._grace() or self.game.by_correspondence(self.options)
        return 0 if waits else self.settings.patience

    def _grace(self) -> bool:
        return self.game.grace(self.options) is not None

    def kept(self) -> Kept:
        """After the start the match keeps its shuffle itself."""
        kept = Kept(
            self.settings,
            self.files,
            self.match,
            tuple(sorted(self.banned)),
            tuple(sorted(self.invited)),
            tuple(sorted(self.players)),
            self.since,
            self.called_off,
            signed=self.signed,
        )
        if self.status != "lobby":
            return kept
        envelopes = self.seating.envelopes()
        return msgspec.structs.replace(kept, seed=self.seed, envelopes=envelopes, opening=self.opening)

    @property
    def proof(self) -> wire.Proof:
        """What is known of where the match was played. Bots fill every seat that is free at a start, so a table that
        is over and has nobody was imported.
        """
        return proof_of(self.status == "over" and all(chair.free for chair in self.seating.chairs), self.signed)

    def doors(self) -> Doors:
        return Doors(self.owner, self.code, self.link, frozenset(self.invited), frozenset(self.banned))

    def set_doors(self, doors: Doors) -> None:
        self.owner, self.code, self.link = doors.owner, doors.code, doors.link
        self.invited, self.banned = set(doors.invited), set(doors.banned)

    def is_known_to(self, guest: str) -> bool:
        """Whether a guest knows the way here: to a table that is not open, only who was invited or sits there."""
        if self.settings.access == "open":
            return True
        return bool(guest) and (guest in self.invited or guest == self.owner or self.seating.seat_of(guest) is not None)

    def may_enter(self, guest: str) -> bool:
        """Whether a guest may look at this table at all."""
        if self.seating.seat_of(guest) is not None:
            return True
        return guest not in self.banned and (self.status == "lobby" or self.settings.watching != "none")

    def is_silent(self, guest: str) -> bool:
        """Whether a guest may not speak freely here now."""
        seat, live = self.seating.seat_of(guest), self.live
        if live is None or seat is None or self.status != "playing":
            return False
        return live.dark.veiled() or live.match.covered or live.match.why_silent(seat) is not None

    def need_welcome(self, guest: str) -> None:
        if guest in self.banned:
            raise TableError("not_welcome")

    def need_owner(self, guest: str) -> None:
        if guest != self.owner:
            raise TableError("owner_only")

    def need_lobby(self) -> None:
        if self.status != "lobby":
            raise TableError("already_started")
        if self.opening:
            raise TableError("start_under_way")

    def need_live(self) -> LiveTable:
        """Why nothing can be played here."""
        if self.live:
            return self.live
        if self.status == "over":
            raise Refused(Refusal("", "match-over"))
        raise TableError("closed") if self.status == "closed" else TableError("not_started")

    def chat_for(self, guest: str) -> tuple[wire.ChatLine, ...]:
        """Delayed spectators read later, too."""
        if self.gallery is None or self.seating.seat_of(guest) is not None:
            return tuple(self.chat)
        return self.gallery.due(self.chat)

    def send_away(self, guest: str, code: str) -> None:
        """Close the sockets of somebody who has no business here any more. They must not come back by themselves."""
        for connection in [each for each in self.connections if each.guest == guest]:
            connection.left = True
            if self.live:
                self.live.disconnect(connection)
            connection.close(code, retry=False)

    def forget(self, guest: str) -> None:
        """Nobody here knows her name any more, and nobody new reads what she wrote."""
        self.send_away(guest, "forgotten")
        hers = {line for line, speaker in self.speakers.items() if speaker == guest}
        named = [seat for seat in self.seating.seats_of(guest) if self.seating.chairs[seat].name != FORGOTTEN]
        for seat in self.seating.seats_of(guest):
            self.seating.chairs[seat].name = FORGOTTEN
            self.seating.chairs[seat].reclaim = b""  # her private code opens nothing any more
        self.chat = [line for line in self.chat if line.line not in hers]
        if self.gallery:
            self.gallery.drop(hers)
        if named:
            self.tell_all()

    def tell_all(self) -> None:
        """The table looks different now: everybody around it is told, in her own way. Not in the dark: later."""
        if self.live and self.live.dark.veiled():
            self.live.presence.untold = True
            return
        for connection in self.connections:
            connection.send(wire.TableChanged(self.shown(connection.guest)))

    def shown(self, guest: str) -> wire.TableShown:
        seat = self.seating.seat_of(guest)
        invites = seat is not None or (bool(guest) and guest == self.owner)
        over = self.status == "over"
        live = self.live
        proven = self.proof != "unproven"  # else nothing of it passes for what a table showed
        return wire.TableShown(
            id=self.id,
            code=self.code if invites else "",
            link=self.link if invites else "",
            game=self.game.id,
            title=self.title(),
            status=self.status,
            seats=tuple(self._seat(number, chair, guest) for number, chair in enumerate(self.seating.chairs)),
            seat=seat,
            owner=guest == self.owner,
            options=self.options,
            edition=self.edition,
            access=self.settings.access,
            watching=self.settings.watching,
            patience=self.patience,
            hot_seat=self.settings.hot_seat,
            level=self.settings.level,
            latecomers=self.settings.latecomers and not self.settings.hot_seat,
            asking=tuple(_asking(late, guest) for late in self.asking.values()),
            paused=bool(live and live.match.paused),
            asleep=bool(live and live.presence.asleep),
            grace=self._grace(),
            standing=live.presence.standing if live else None,
            stood=(live.match.absence.stood if live else self.stood) // 1000,
            rested=live.match.absence.rested if live else self.rested,
            motions=live.votes.motions() if live else {},
            votes=live.votes.shown() if live else {},
            undo_asked=live.regret.seat if live else None,
            match=self.match,
            commitment=self.commitment if proven else "",
            start=self._start(),
            seed=self.seed if over and proven else "",
            head=self.head if proven else "",
            key=self.key if proven else "",
            proof=self.proof,
            rematch=self.rematch,
        )

    def _start(self) -> wire.StartShown:
        called_off = tuple(wire.CalledOffShown(each.start, each.shut) for each in self.called_off)
        return wire.StartShown(self.start, self.opening, called_off)

    def line(self, guest: str, *, progress: bool = True) -> wire.TableLine:
        seats = self.seating.seats_of(guest)
        asked = bool(self.live and set(seats) & set(self.live.match.asked()))
        return wire.TableLine(
            id=self.id,
            game=self.game.id,
            title=self.title(),
            status=self.status,
            seats=len(self.seating.chairs),
            taken=sum(not chair.free for chair in self.seating.chairs),
            yours=bool(seats),
            waiting_for_you=asked,
            round=self._progress() if progress and (seats or self.settings.watching != "delayed") else {},
            edition={} if self.edition.own else self.edition.title,
            proof=self.proof,
            updated=self.updated,
        )

    def settled(self, guest: str) -> contextlib.AbstractAsyncContextManager[None]:
        """Hold this while reading the match for somebody: what is not on the disk is not told."""
        return self.live.settled(guest) if self.live else contextlib.nullcontext()

    def _progress(self) -> dict[str, str]:
        """Where the match stands, from what spectators see: a list tells no more."""
        match = self.live.match if self.live and self.status == "playing" else None
        match = None if match and match.covered else match
        stands = self.game.progress(match.view(match.seats)) if match else {}
        return in_each_language(self.game, "game-progress", stands) if stands else {}

    def round(self) -> int:
        """In which round the match is, as everybody knows."""
        match = self.live.match if self.live else None
        return self.game.round(match.view(match.seats)) if match and not match.covered else 0

    def title(self) -> str:
        """A table goes by the name of the person who laid it."""
        owners = [chair.name for chair in self.seating.chairs if chair.guest == self.owner]
        people = [chair.name for chair in self.seating.chairs if chair.guest]
        return next(iter([*owners, *people]), "")

    def _seat(self, number: int, chair: Chair, guest: str) -> wire.SeatShown:
        occupant: wire.Occupant = "person" if chair.guest else "bot" if chair.level else "empty"
        lobby = {connection.guest for connection in self.connections}
        return wire.SeatShown(
            seat=number,
            name=chair.name,
            disc="" if self.settings.hot_seat else chair.disc,
            occupant=occupant,
            level=chair.level,
            present=self.live.presence.present(number) if self.live else chair.guest in lobby,
            held_by_bot=bool(self.live and self.live.presence.held(number)),
            orphaned=bool(self.live and self.live.presence.orphaned(number)),
            you=bool(guest) and chair.guest == guest,
            since=self.since.get(number, 0) if chair.guest else 0,
            plays=self.cast[number] if number < len(self.cast) else (),
            late=chair.late,
            envelope=chair.envelope_state,
            commitment=chair.envelope.commitment if chair.envelope and self.proof != "unproven" else "",
        )


def proof_of(imported: bool, signed: bool) -> wire.Proof:
    if not imported:
        return "played"
    return "signed" if signed else "unproven"


def _asking(late: Late, guest: str) -> wire.LateShown:
    agreed = late.agreed_in is not None
    return wire.LateShown(late.seat, late.name, tuple(sorted(late.yes)), agreed, bool(guest) and late.guest == guest)


def new_link() -> str:
    """128 bits: whoever shows them was given them."""
    return secrets.token_urlsafe(16)


def _edition(game: Game[Any], kept: Kept) -> wire.EditionShown:
    """An old table may have an edition that is read no more."""
    try:
        return edition_shown(game, kept.files)
    except EditionError:
        return wire.EditionShown("", game.id, {}, edition_hash(kept.files), (), False)


def _options(game: Game[Any], kept: Kept) -> dict[str, Value | bool]:
    try:
        return game.full_options(kept.settings.options)
    except OptionError:
        return kept.settings.options


def _cast(game: Game[Any], kept: Kept) -> Sequence[tuple[str, ...]]:
    try:
        return game.cast(game.read_edition(kept.files), _options(game, kept), kept.settings.seats)
    except (EditionError, OptionError):
        return ()
