"""Seating: who sits where, before and during a match. Pure data: no store, no sockets."""

import hashlib
import secrets
from collections.abc import Sequence

import msgspec

from cavale.core.refusal import Refusal
from cavale.server.fairness import Sealed
from cavale.server.names import look_alike
from cavale.server.wire import EnvelopeState, Fault, Sign


class TableError(Exception):
    """Something a table does not allow. Nothing was changed."""

    def __init__(self, code: str, **args: int | str) -> None:
        super().__init__(code)
        self.fault = Fault(code, f"table-{code.replace('_', '-')}", dict(args))


def refused(refusal: Refusal) -> TableError:
    """What the rules forbid before there is a match."""
    error = TableError("refused")
    error.fault = Fault("refused", f"refusal-{refusal.key}", {**refusal.args, "rule": refusal.rule})
    return error


class Chair(msgspec.Struct):
    """One seat at the table."""

    guest: str = ""  # the person's id; empty if no person
    name: str = ""
    disc: Sign = ""  # what stands on the person's disc
    level: str = ""  # of the bot, if it is one
    reclaim: bytes = b""  # hash of the person's private code for another device
    envelope: Sealed | None = None  # what the person adds to the shuffle; None: nothing
    held: bool = False  # an absent person's seat, played on by a bot
    late: int = 0  # how often its bot answered at random, for want of time; what nobody may notice is not counted

    @property
    def free(self) -> bool:
        return not self.guest and not self.level

    @property
    def by_bot(self) -> bool:
        return bool(self.level) or self.held

    @property
    def envelope_state(self) -> EnvelopeState:
        if self.envelope is None:
            return "none"
        return "open" if self.envelope.contribution else "shut" if self.envelope.commitment else "owed"


class Seating:
    """The chairs of one table."""

    def __init__(self, chairs: list[Chair]) -> None:
        self.chairs = chairs

    def seat_of(self, guest: str) -> int | None:
        return next((seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest), None)

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest]

    def guest_of(self, code: str) -> str:
        """Whose seat a private code opens."""
        for chair in self.chairs:
            if chair.reclaim and secrets.compare_digest(chair.reclaim, code_hash(code)):
                return chair.guest
        raise TableError("no_such_code")

    def envelopes(self) -> dict[int, Sealed]:
        """What each seat adds to the shuffle, or owes to it."""
        return {seat: chair.envelope for seat, chair in enumerate(self.chairs) if chair.envelope}

    def commitments(self) -> dict[int, str]:
        return {seat: sealed.commitment for seat, sealed in self.envelopes().items() if sealed.commitment}

    def whose_envelope(self, state: EnvelopeState) -> list[int]:
        """The seats whose envelope is owed, shut or open."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.envelope_state == state]

    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest]

    def guests(self) -> set[str]:
        """The people: one who plays several seats on one device is one."""
        return {chair.guest for chair in self.chairs if chair.guest}

    def sit(self, guest: str, name: str, seat: int, seals: Sequence[str] = (), disc: Sign = "") -> int:
        """A person takes a seat, or moves to another; -1 is any free one, or her own."""
        here = self.seat_of(guest)
        if seat == -1:
            seat = here if here is not None else self._first_free()
        if not 0 <= seat < len(self.chairs):
            raise TableError("no_such_seat", seat=seat)
        if seat != here and self.chairs[seat].guest:
            raise TableError("seat_taken", seat=seat)
        if seat != here:
            self._move(guest, here, seat)
        self.chairs[seat].name = self._distinct(name, seat)
        self.chairs[seat].disc = disc
        self.seal(guest, seals)
        return seat

    def _move(self, guest: str, here: int | None, seat: int) -> None:
        """An envelope fits one seat: whoever moves owes a new one."""
        before = Chair() if here is None else self.chairs[here]
        if here is not None:
            self.chairs[here] = Chair()
        owed = Sealed() if before.envelope else None
        self.chairs[seat] = Chair(guest=guest, reclaim=before.reclaim, envelope=owed)

    def seal(self, guest: str, seals: Sequence[str]) -> None:
        """A person's envelope; it takes the place of the one before. Who holds several seats has one, at the first."""
        if not seals:
            return
        if len(seals) != len(self.chairs):
            raise TableError("bad_envelope")
        for place, seat in enumerate(self.seats_of(guest)):
            self.chairs[seat].envelope = None if place else Sealed(seals[seat])

    def share(self, guest: str, name: str, seals: Sequence[str] = ()) -> None:
        """One device for all: at every free seat sits somebody who plays on it. It adds to the shuffle once."""
        for seat, chair in enumerate(self.chairs):
            if chair.free:
                self.chairs[seat] = Chair(guest=guest, name=self._distinct(name, seat))
        self.seal(guest, seals)

    def call(self, guest: str, seat: int, name: str) -> None:
        """One device for all: somebody around it goes by another name than its owner."""
        if seat not in self.seats_of(guest):
            raise TableError("no_such_seat", seat=seat)
        self.chairs[seat].name = self._distinct(name, seat)

    def rename(self, guest: str, name: str, disc: Sign) -> None:
        """A person goes by another name, or has another sign on her disc."""
        for seat in self.seats_of(guest):
            self.chairs[seat].name = self._distinct(name, seat)
            self.chairs[seat].disc = disc

    def renew_code(self, guest: str) -> str:
        """A new private code for a person's seat, which opens all that she holds. The one before opens nothing."""
        seats = self.seats_of(guest)
        if not seats:
            raise TableError("not_your_seat")
        code = secrets.token_urlsafe(16)
        for seat in seats:
            self.chairs[seat].reclaim = code_hash(code) if seat == seats[0] else b""
        return code

    def take_over(self, seat: int, guest: str, name: str, disc: Sign) -> None:
        """A person sits down where a bot sat."""
        self.chairs[seat] = Chair(guest=guest, name=self._distinct(name, seat), disc=disc)

    def stand_up(self, guest: str) -> None:
        for seat in self.seats_of(guest):
            self.chairs[seat] = Chair()

    def put_bot(self, seat: int, level: str, name: str) -> None:
        """A bot takes a free seat, or leaves it (`level` empty)."""
        if not 0 <= seat < len(self.chairs):
            raise TableError("no_such_seat", seat=seat)
        if self.chairs[seat].guest:
            raise TableError("seat_taken", seat=seat)
        self.chairs[seat] = Chair(level=level, name=self._distinct(name, seat)) if level else Chair()

    def put_bot_beside(self, seat: int, level: str, bot: str, guest: str, name: str) -> None:
        """On one device for all a bot takes somebody's place, and gives it back (`level` empty)."""
        if level and self.people() == [seat]:
            raise TableError("not_yourself")
        self.clear(seat)
        self.put_bot(seat, level, bot)
        self.share(guest, name)

    def clear(self, seat: int) -> None:
        if not 0 <= seat < len(self.chairs):
            raise TableError("no_such_seat", seat=seat)
        self.chairs[seat] = Chair()

    def _first_free(self) -> int:
        for seat, chair in enumerate(self.chairs):
            if chair.free:
                return seat
        for seat, chair in enumerate(self.chairs):
            if not chair.guest:
                return seat
        raise TableError("table_full")

    def _distinct(self, name: str, seat: int) -> str:
        """No two at a table go by the same name, or by names that look alike."""
        taken = [chair.name for other, chair in enumerate(self.chairs) if other != seat and chair.name]
        candidate, number = name, 2
        while any(look_alike(candidate, other) for other in taken):
            candidate, number = f"{name} {number}", number + 1
        return candidate


def code_hash(code: str) -> bytes:
    """What is kept of a private code: a copy of the database opens no seat."""
    return hashlib.sha256(code.encode()).digest()
