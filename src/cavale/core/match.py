"""A match: its log, the state the log leads to, and what each seat was told on the way."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from cavale.core import agenda
from cavale.core.absence import Absence
from cavale.core.action import Action, Value
from cavale.core.dice import Dice, SealedDice
from cavale.core.event import (
    Abandoned,
    ClockFrozen,
    ClockResumed,
    Drafted,
    DraftShown,
    Event,
    Paused,
    Resumed,
    Sealed,
    SeatOrphaned,
    SeatReturned,
    TakenBack,
    TakenBackShown,
    Undone,
    as_told,
)
from cavale.core.game import Game
from cavale.core.message import Decided
from cavale.core.record import (
    Abandon,
    Acted,
    Draw,
    Freeze,
    Orphan,
    Pause,
    Record,
    Resume,
    Return,
    Started,
    TimeUp,
    TookBack,
    Undid,
    Waiting,
)
from cavale.core.refusal import Refusal, Refused
from cavale.core.snapshot import digest
from cavale.core.state import Box, State
from cavale.core.table import EVERYONE, Table, bit
from cavale.core.undo import UNNOTICED, Undoing, crossing


class Match:
    """One match of a game. Actions go in by `play`, time by `time_up`; each accepted one is a record of the log."""

    def __init__(
        self,
        game: Game[Any],
        files: Mapping[str, str],
        dice: Dice,
        *,
        seats: int,
        options: Mapping[str, object] | None = None,
        live: bool = False,
        hashed: bool = True,
        box: Box | None = None,
    ) -> None:
        """`box`: made of these files and options before, and for this match alone."""
        if seats not in game.seat_counts:
            raise ValueError(f"{game.id} is for {game.seat_counts.start} to {game.seat_counts.stop - 1} seats")
        self.game = game
        self.files = dict(files)  # the edition itself: file name to text
        self.seats = seats
        self.options = game.full_options(options or {})
        self.live = live
        self.box = box or game.box(game.read_edition(files), self.options, seats, live)
        self.records: list[Record] = []
        self.told: list[list[Event]] = [[] for _ in range(seats + 1)]  # per seat, spectators last: what it was told
        self._told_by: list[list[int]] = [[] for _ in range(seats + 1)]  # and the record that told it
        self.decided: list[list[Decided]] = [[] for _ in range(seats + 1)]  # per seat: what bots decided in its absence
        self.grace = game.grace(self.options)
        self.paused = False  # by agreement, or since the clock is frozen
        self.frozen: Freeze | None = None  # while it is
        self.absence = Absence(self.grace, seats)
        self.state: State = game.start(self.box)
        self._dice = dice
        self._hashed = hashed
        self._undoing = Undoing(seats)
        self._log(Started(), lambda t: agenda.advance(self.state, t))

    # -- questions ---------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over

    def asked(self) -> list[int]:
        """The seats whose answer is awaited. Not for the eyes of players: who is asked may be secret."""
        waiting = agenda.pending(self.state)
        return [seat for seat in range(self.seats) if waiting >> seat & 1]

    def options_of(self, seat: int) -> list[Action]:
        """What a seat can answer now."""
        if self.paused or not agenda.pending(self.state) >> seat & 1:
            return []
        return self.state.agenda[-1].options(self.state, seat)

    def offers_to(self, seat: int) -> list[Action]:
        """What a seat can do although it need not."""
        if self.paused or self.over or seat >= self.seats:
            return []
        return self.state.agenda[-1].offers(self.state, seat)

    @property
    def covered(self) -> bool:
        """Whether nobody may look at the table, since the clock stands and would else give time to plan."""
        return self.paused and self.grace is not None

    @property
    def commanded(self) -> int:
        """The seats (bits) of absent people that the others look through and act for."""
        return self.absence.orphans if self.grace is not None and self.grace.command else 0

    def why_not(self, seat: int, action: Action, by: int | None = None) -> Refusal | None:
        """Why a seat cannot do this now, or another cannot do it for this seat; None if it can."""
        if not self._plays(seat):
            return Refusal("", "spectators-are-silent")
        refusal = self.absence.why_not_command(seat, by)
        if refusal:
            return refusal
        if action in self.options_of(seat) or action in self.offers_to(seat):
            return None
        if self.over:
            return Refusal("", "match-over")
        if self.paused:
            return self.clock_stands()
        refusal = self.state.agenda[-1].why_not(self.state, seat, action)
        return refusal or Refusal("", "not-now")

    def clock_stands(self) -> Refusal:
        """Why nothing can be done while the table rests."""
        return Refusal(self.grace.rule, "clock-stands") if self.grace else Refusal("", "match-paused")

    def why_silent(self, seat: int) -> Refusal | None:
        """Why a seat may not speak freely now."""
        if seat >= self.seats:
            return Refusal("", "spectators-are-silent")
        if self.covered:
            return self.clock_stands()
        return self.game.silence(self.state, seat)

    def view(self, seat: int) -> Any:
        return self.game.view(self.state, seat)

    def told_in_force(self, seat: int) -> list[Event]:
        """What a seat was told and was not undone since: what its view and its beliefs agree with."""
        if not self.undos:
            return self.told[seat]
        kept = set(self._undoing.in_force)
        return [event for event, by in zip(self.told[seat], self._told_by[seat], strict=True) if by in kept]

    # -- what happens ------------------------------------------------------------------------------------------

    def play(
        self,
        seat: int,
        action: Action,
        *,
        by: int | None = None,
        held: bool = False,
        late: bool = False,
        at: int = 0,
    ) -> None:
        """A seat takes an option or an offer; `by` another seat that commands it, `held` by a bot that decides for
        somebody who is away; `late`: a bot found no answer in time, and this is any. Raises Refused.
        """
        refusal = self.why_not(seat, action, by)
        if refusal:
            raise Refused(refusal)
        entry = Acted(at=at, seat=seat, verb=action.verb, args=action.args(), by=by, held=held, late=late)
        self._log(entry, lambda t: self._act(t, seat, action))

    def take_back(self, seat: int, action: Action | None = None, *, by: int | None = None, at: int = 0) -> None:
        """A seat takes back the last item of its draft, unlocks its sealed answer, or takes `action` out of an
        unordered draft; `by` another seat that commands it. Raises Refused.
        """
        refusal = self.why_not_take_back(seat, action, by)
        if refusal:
            raise Refused(refusal)
        item = self._item(seat, action)
        self._log(TookBack(at=at, seat=seat, item=item, by=by), lambda t: self._take_back(t, seat, item))

    def time_up(self, window: str, *, at: int = 0) -> None:
        """The clock closes an open window. Raises Refused."""
        refusal = self._why_not_time_up(window)
        if refusal:
            raise Refused(refusal)
        self._log(TimeUp(at=at, window=window), lambda t: agenda.time_up(self.state, t, window))

    def why_not_take_back(self, seat: int, action: Action | None = None, by: int | None = None) -> Refusal | None:
        """Why a seat has nothing to take back or to unlock. A complete answer is unlocked before an item goes out."""
        refusal = self.absence.why_not_command(seat, by)
        if refusal:
            return refusal
        s = self.state
        draft = s.drafts[seat] if self._plays(seat) and s.ask and not self.paused else ()
        if draft and (action is None or action is draft[-1]):
            return None
        loose = bool(draft) and s.agenda[-1].unordered() and not s.locked >> seat & 1
        return None if loose and action in draft else Refusal("", "nothing-to-take-back")

    def why_not_undo(self, seat: int, consent: int = 0) -> Refusal | None:
        """Why a seat may not undo its last open action, given who consents (bits).

        Past what somebody learned there is no way back. What others drafted since is no reason to refuse: it is lost,
        but a refusal would tell of it.
        """
        never = self.game.why_no_undo()
        if never or self.over or self.paused or not self._plays(seat):
            return never or Refusal("", "nothing-to-undo")
        return self._undoing.why_not(seat, consent)

    @property
    def undos(self) -> int:
        """How many undos the log holds: asks opened before one are not those opened after it."""
        return self._undoing.count

    def whisperer(self) -> int | None:
        """Whose record the last one is, if nobody else has noticed it."""
        last = self.records[-1]
        if self._undoing.crossings[-1] == UNNOTICED and isinstance(last, (Acted, TookBack)):
            return last.seat
        return None

    def last_action(self, seat: int) -> int | None:
        """The action that a seat would undo, if there is one: all were told of it, and nobody learned anything."""
        return self._undoing.last_open(seat) if self._plays(seat) else None

    def undo(self, seat: int, *, consent: int = 0, at: int = 0) -> None:
        """A seat's last open action is undone, with all after it. Raises Refused."""
        refusal = self.why_not_undo(seat, consent)
        if refusal:
            raise Refused(refusal)
        first = self.last_action(seat)
        assert first is not None
        self._log(Undid(at=at, seat=seat, first=first), lambda t: self._undo(t, seat, first))

    def pause(self, *, since: int = 0, at: int = 0) -> None:
        """The table rests, as was agreed; `since` when, by the clock on the wall. Raises Refused."""
        self._log_waiting(Pause(at=at, since=since))

    def freeze(self, seat: int | None = None, *, since: int = 0, at: int = 0) -> None:
        """The clock stands until a seat is back whose line broke in its turn; without a seat, until all are back
        after the server was down; `since` when, by the clock on the wall. Raises Refused.
        """
        self._log_waiting(Freeze(at=at, seat=seat, since=since))

    def resume(self, *, stood: int = 0, at: int = 0) -> None:
        """The table goes on; `stood` is how long the clock did not run. Raises Refused."""
        self._log_waiting(Resume(at=at, stood=stood))

    def orphan(self, seat: int, *, at: int = 0) -> None:
        """Nobody waits for this seat any more: others may command it. Raises Refused."""
        self._log_waiting(Orphan(at=at, seat=seat))

    def give_back(self, seat: int, *, at: int = 0) -> None:
        """The owner of an orphan is back. Raises Refused."""
        self._log_waiting(Return(at=at, seat=seat))

    def abandon(self, *, at: int = 0) -> None:
        """The table gives the match up: nobody wins. Raises Refused."""
        refusal = self._why_not_stop()
        if refusal:
            raise Refused(refusal)
        self._log(Abandon(at=at), self._abandon)

    def replay(self, record: Record) -> None:
        """Apply a stored record: same chance, same path through the rules as when it was played. Raises ReplayError."""
        refusal = self._why_not_record(record)
        if refusal:
            raise ReplayError(f"record {len(self.records)}, {record}, is refused: {refusal.key} {refusal.rule}".strip())
        recorded = RecordedDice(record.draws)
        played, self._dice = self._dice, recorded
        try:
            self._log(record, self._change(record))
        finally:
            self._dice = played
        recorded.check_spent()

    def start_again(self, draws: tuple[Draw, ...]) -> "Match":
        """The same match at its start, with this chance: ready to replay the records that followed."""
        return Match(
            self.game,
            self.files,
            RecordedDice(draws),
            seats=self.seats,
            options=self.options,
            live=self.live,
            hashed=self._hashed,
        )

    def continue_with(self, dice: Dice | None) -> None:
        """Take these dice for what is still to come; without dice a replayed match can only be looked at.

        Fresh sealed dice first draw all that the log holds, so that a draw of the past never comes again.
        """
        if isinstance(dice, SealedDice):
            for record in self.records:
                for purpose, n, value in record.draws:
                    dice.permutation(purpose, n) if isinstance(value, list) else dice.below(purpose, n)
        self._dice = dice or RecordedDice(())

    # -- how -----------------------------------------------------------------------------------------------------

    def _log(self, entry: Record, change: Callable[[Table], None]) -> None:
        table = ListeningTable(RecordingDice(self._dice))
        final = not self.over and self.state.agenda[-1].final()
        change(table)
        number = len(self.records)
        held = entry if isinstance(entry, Acted) and entry.held else None
        first = len(self.told[held.seat]) if held else 0
        all_told = self._tell(table, number)
        if held:
            self.decided[held.seat].append(Decided(held.verb, held.args, first, len(self.told[held.seat])))
        self._note(entry, table, final=final, all_told=all_told)
        self.absence.note(entry)
        state = digest(self.state) if self._hashed else ""
        self.records.append(msgspec.structs.replace(entry, draws=table.draws(), state=state))

    def _note(self, entry: Record, table: "ListeningTable", *, final: bool, all_told: bool) -> None:
        if isinstance(entry, Undid):
            self._undoing.note_undo()
            return
        heard = [event for event, _ in table.heard]
        drew = bool(table.draws())
        self._undoing.note(entry, crossing(entry, heard, all_told=all_told, drew=drew, final=final))

    def _tell(self, table: "ListeningTable", number: int) -> bool:
        """Each viewer is told what it may know of a record. Whether all of them, spectators too, are told something."""
        for event, to in table.heard:
            for viewer, told in enumerate(as_told(event, to, self.seats + 1)):
                if told is not None:
                    self.told[viewer].append(told)
                    self._told_by[viewer].append(number)
        return all(by and by[-1] == number for by in self._told_by)

    def _change(self, record: Record) -> Callable[[Table], None]:
        match record:
            case Acted():
                action = self.box.actions.find(record.verb, record.args)
                assert action is not None
                return lambda t: self._act(t, record.seat, action)
            case TookBack():
                return lambda t: self._take_back(t, record.seat, record.item)
            case TimeUp():
                return lambda t: agenda.time_up(self.state, t, record.window)
            case Undid():
                return lambda t: self._undo(t, record.seat, record.first)
            case Pause() | Freeze() | Resume() | Orphan() | Return():
                return lambda t: self._wait(t, record)
            case Abandon():
                return self._abandon
            case Started():
                return lambda t: agenda.advance(self.state, t)

    def _why_not_record(self, record: Record) -> Refusal | None:
        """Why a stored record cannot follow those before it. Who consented to an undo is not stored."""
        match record:
            case Acted():
                return self._why_not_acted(record)
            case TookBack():
                return self._why_not_took_back(record)
            case TimeUp():
                return self._why_not_time_up(record.window)
            case Undid():
                wrong = record.first != self.last_action(record.seat)
                return Refusal("", "nothing-to-undo") if wrong else self.why_not_undo(record.seat, EVERYONE)
            case Pause() | Freeze() | Resume() | Orphan() | Return():
                return self._why_not_wait(record)
            case Abandon():
                return self._why_not_stop()
            case Started():
                return Refusal("", "match-has-started")

    def _why_not_acted(self, record: Acted) -> Refusal | None:
        action = self.box.actions.find(record.verb, record.args)
        if action is None or action.args() != record.args:
            return Refusal("", "no-such-action", {"verb": record.verb})
        return self.why_not(record.seat, action, record.by)

    def _act(self, t: Table, seat: int, action: Action) -> None:
        s = self.state
        if action not in self.options_of(seat):
            agenda.accept(s, t, seat, action)
            return
        step = s.agenda[-1]
        sealed = s.sealed
        several = not step.any_of() and step.seats(s).bit_count() > 1
        completes = step.completes(s, seat, action)
        if several or not completes:
            if step.draft_shown():
                t.tell(DraftShown(seat, str(action)))
            else:
                t.tell(Drafted(seat, str(action)), bit(seat))
        if several and completes and not sealed >> seat & 1:
            t.tell(Sealed(sealed.bit_count() + 1))
        agenda.act(s, t, seat, action)

    def _take_back(self, t: Table, seat: int, item: int) -> None:
        action = str(self.state.drafts[seat][item])
        shown = self.state.agenda[-1].draft_shown()
        t.tell(TakenBackShown(seat, action) if shown else TakenBack(seat, action), bit(seat))
        agenda.take_back(self.state, seat, item)

    def _undo(self, t: Table, seat: int, first: int) -> None:
        undone = self.records[first]
        assert isinstance(undone, Acted)
        self._undoing.go_back(first, self.records)
        self._rebuild()
        action = self.box.actions.find(undone.verb, undone.args)
        t.tell(Undone(seat, str(action)), bit(seat))

    def _rebuild(self) -> None:
        """The state after the records in force, with the chance they used. Nobody is told anything again."""
        self.state = self.game.start(self.box)
        for index in self._undoing.in_force:
            record = self.records[index]
            table = Table(RecordedDice(record.draws))
            table.clocked = True
            self._change(record)(table)

    def _log_waiting(self, entry: Waiting) -> None:
        refusal = self._why_not_wait(entry)
        if refusal:
            raise Refused(refusal)
        self._log(entry, lambda t: self._wait(t, entry))

    def _wait(self, t: Table, entry: Waiting) -> None:
        match entry:
            case Pause():
                self.paused = True
                t.tell(Paused())
            case Freeze():
                self.paused, self.frozen = True, entry
                t.tell(ClockFrozen(entry.seat))
            case Resume():
                t.tell(ClockResumed(entry.stood // 1000) if self.frozen else Resumed())
                self.paused, self.frozen = False, None
            case Orphan():
                t.tell(SeatOrphaned(entry.seat))
            case Return():
                t.tell(SeatReturned(entry.seat))

    def _abandon(self, t: Table) -> None:
        t.tell(Abandoned())
        self.game.abandon(self.state, t)

    def _why_not_stop(self) -> Refusal | None:
        return Refusal("", "match-over") if self.over else self.game.why_not_stop(self.state)

    def _why_not_took_back(self, record: TookBack) -> Refusal | None:
        draft = self.state.drafts[record.seat] if self._plays(record.seat) else ()
        if not 0 <= record.item < len(draft) or record.item != self._item(record.seat, draft[record.item]):
            return Refusal("", "nothing-to-take-back")
        return self.why_not_take_back(record.seat, draft[record.item], record.by)

    def _item(self, seat: int, action: Action | None) -> int:
        """The place of an item in a seat's draft: the last, if it stands there twice or none is named."""
        draft = self.state.drafts[seat]
        return len(draft) - 1 if action is None or action is draft[-1] else draft.index(action)

    def _why_not_wait(self, entry: Waiting) -> Refusal | None:
        if self.over:
            return Refusal("", "match-over")
        match entry:
            case Resume():
                return None if self.paused else Refusal("", "match-not-paused")
            case Orphan():  # also while the clock stands: who leaves then is not waited for
                return self.absence.why_not_orphan(entry.seat)
            case Return():
                return self.absence.why_not_return(entry.seat)
        if self.paused:
            return self.clock_stands()
        if isinstance(entry, Freeze):
            return self.absence.why_not_freeze(entry.seat, self.game.on_turn(self.state))
        return self._why_not_stop() or self.game.why_no_pause(self.options)

    def _why_not_time_up(self, window: str) -> Refusal | None:
        if self.paused:
            return self.clock_stands()
        if self.over or not self.state.is_open(window):
            return Refusal("", "window-not-open", {"window": window})
        return None

    def _plays(self, seat: int) -> bool:
        return 0 <= seat < self.seats


class ReplayError(Exception):
    """A record that does not fit the match it stands in."""


class ListeningTable(Table):
    """A table that hears: it keeps the events told and the chance used by one record."""

    def __init__(self, dice: "RecordingDice") -> None:
        super().__init__(dice)
        self.telling = True
        self.clocked = True
        self.heard: list[tuple[Event, int]] = []
        self._recording = dice

    def tell(self, event: object, to: int = EVERYONE) -> None:
        assert isinstance(event, Event)
        self.heard.append((event, to))

    def draws(self) -> tuple[Draw, ...]:
        return tuple(self._recording.draws)


class RecordingDice(Dice):
    """Dice that write down what they draw."""

    def __init__(self, dice: Dice) -> None:
        self.draws: list[Draw] = []
        self._dice = dice

    def below(self, purpose: str, n: int) -> int:
        value = self._dice.below(purpose, n)
        self.draws.append((purpose, n, value))
        return value

    def permutation(self, purpose: str, n: int) -> list[int]:
        order = self._dice.permutation(purpose, n)
        self.draws.append((purpose, n, list(order)))
        return order


class RecordedDice(Dice):
    """Dice that draw again what was written down."""

    def __init__(self, draws: tuple[Draw, ...]) -> None:
        self._draws = list(draws)

    def below(self, purpose: str, n: int) -> int:
        value = self._next(purpose, n)
        if not isinstance(value, int) or not 0 <= value < n:
            raise ReplayError(f"a draw for {purpose} is not below {n}")
        return value

    def permutation(self, purpose: str, n: int) -> list[int]:
        value = self._next(purpose, n)
        if not isinstance(value, list) or sorted(value) != list(range(n)):
            raise ReplayError(f"a draw for {purpose} is not an order of {n}")
        return list(value)

    def check_spent(self) -> None:
        if self._draws:
            raise ReplayError(f"the log holds a draw for {self._draws[0][0]} that was never made")

    def _next(self, purpose: str, n: int) -> int | list[int]:
        if not self._draws or self._draws[0][:2] != (purpose, n):
            raise ReplayError(f"the log holds no draw for {purpose} among {n}")
        return self._draws.pop(0)[2]


def parse_action(match: Match, verb: str, args: dict[str, Value]) -> Action:
    """An action as a client names it. Raises Refused if this match has no such action."""
    action = match.box.actions.find(verb, args)
    if action is None:
        raise Refused(Refusal("", "no-such-action", {"verb": verb}))
    return action
