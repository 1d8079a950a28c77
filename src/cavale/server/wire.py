"""Wire types: all that travels between server and browser; the TypeScript types are made from them."""

from typing import Annotated, Any, Literal

import msgspec

from cavale.core.action import Value
from cavale.core.event import Event
from cavale.core.message import Asked, Decided, Shown
from cavale.core.problem import Problem
from cavale.core.refusal import Refusal

# Bounds of what clients may send. Everything else is bounded by the rules.
Id = Annotated[str, msgspec.Meta(max_length=64)]
Word = Annotated[str, msgspec.Meta(max_length=64)]
Line = Annotated[str, msgspec.Meta(max_length=2000)]
Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]  # 32 bytes
Seals = Annotated[tuple[Hex, ...], msgspec.Meta(max_length=16)]  # one contribution, sealed for each seat of the table
Seen = Annotated[dict[int, Hex], msgspec.Meta(max_length=16)]
Chosen = Annotated[dict[Word, int | Word | bool], msgspec.Meta(max_length=64)]
Files = Annotated[dict[Word, str], msgspec.Meta(max_length=16)]
Arguments = Annotated[dict[Word, int | Word], msgspec.Meta(max_length=16)]
Patience = Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 3600)]

PROTOCOL = 1  # raised when a client of an older number could not follow

Access = Literal["open", "invite"]
Watching = Literal["none", "open", "delayed"]
Status = Literal["lobby", "playing", "over", "closed"]
Occupant = Literal["empty", "person", "bot"]
Motion = Literal["pause", "resume", "abandon"]
Cause = Literal["pause", "line", "restart", "away"]
Proof = Literal["played", "signed", "unproven"]  # played here; imported with our signature; imported without
Sign = Literal["", "crown", "eye", "flag", "globe", "hand", "lock", "moon", "search", "spark", "sun"]  # "": a letter
EnvelopeState = Literal["none", "owed", "shut", "open"]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes from a client: unknown fields are refused."""


# -- REST: people -----------------------------------------------------------------------------------------------


class Guest(Strict, frozen=True):
    """Who one wants to be. A name is all we ask."""

    name: str
    disc: Sign | None = None  # none: as it was


class Person(msgspec.Struct, frozen=True):
    """Who one is to this server."""

    id: str
    name: str
    disc: Sign = ""
    drawn: bool = False  # whether the name was drawn for somebody who has not chosen one yet


class Network(msgspec.Struct, frozen=True):
    """Where phones nearby would find this server; empty if there is no network, or for somebody elsewhere."""

    address: str
    reachable: bool  # whether they can: it listens to more than its own machine


# -- REST: games and editions -----------------------------------------------------------------------------------


class OptionShown(msgspec.Struct, frozen=True):
    key: str
    values: tuple[Value | bool, ...]
    default: Value | bool
    rule: str


class GameShown(msgspec.Struct, frozen=True):
    id: str
    title: dict[str, str]  # language to words
    summary: dict[str, str]
    least_seats: int
    most_seats: int
    options: tuple[OptionShown, ...]
    levels: tuple[str, ...]  # of bots, the default first


class EditionUpload(Strict, frozen=True):
    game: Word
    files: Files  # file name to text


class EditionShown(msgspec.Struct, frozen=True):
    id: str
    game: str
    title: dict[str, str]
    hash: str
    warnings: tuple[Problem, ...]
    own: bool  # it comes with the game


# -- REST: tables -----------------------------------------------------------------------------------------------


class NewTable(Strict, frozen=True):
    game: Word
    seats: int
    options: Chosen = {}
    edition: Id = ""  # id of an uploaded one; empty: the game's own
    access: Access = "invite"
    watching: Watching = "none"
    patience: Patience = 90  # seconds until a bot holds an absent player's seat, while others are there; 0: never
    hot_seat: bool = False  # all seats on one device
    level: Word = ""  # of the bots that fill empty seats
    latecomers: bool = True  # whether a late friend may ask for the seat of a bot


class QuickTable(Strict, frozen=True):
    """One click: a table with bots in all other seats, which its owner only has to start."""

    game: Word
    name: Line = ""  # of somebody who has no session yet
    seats: int = 0  # 0: what the game plays best with
    level: Word = ""
    options: Chosen = {}


class TableChange(Strict, frozen=True):
    """What the owner changes before the start; the rest stays."""

    options: Chosen | None = None
    access: Access | None = None
    watching: Watching | None = None
    patience: Patience | None = None
    level: Word | None = None
    latecomers: bool | None = None  # also during the match


class SitDown(Strict, frozen=True):
    seat: int = -1  # -1: any free seat
    commitments: Seals = ()  # this person's envelope for the shuffle (docs/fair-shuffles.md)
    name: Line = ""  # one device for all: what whoever sits in this seat is called


class Start(Strict, frozen=True):
    """The owner starts. If she has an envelope she opens it first, before anybody else does."""

    commitments: Seals = ()  # her envelope, if she has sent none yet
    contribution: Hex | Literal[""] = ""  # what is in it
    seen: Seen = {}  # the commitments of the other seats, as she was shown them


class Opening(Strict, frozen=True):
    """What is in my envelope."""

    contribution: Hex


class SeatChange(Strict, frozen=True):
    seat: int
    level: Word = ""  # of a bot


class Reclaim(Strict, frozen=True):
    """A seat taken over on another device, by its private code."""

    code: Word


class PrivateCode(msgspec.Struct, frozen=True):
    """What opens one's seat on another device, as often as one likes until there is a new one. It is shown once."""

    code: str


class AskSeat(Strict, frozen=True):
    """A late friend asks for the seat of a bot; -1: not any more."""

    seat: int


class AnswerLate(Strict, frozen=True):
    """What somebody at the table says to a late friend who asks for this seat."""

    seat: int
    yes: bool


class LateShown(msgspec.Struct, frozen=True):
    """A late friend who asks for the seat of a bot."""

    seat: int
    name: str
    yes: tuple[int, ...]  # the seats of those who agree
    agreed: bool  # all who are here do: the seat changes hands when the next round begins
    you: bool


class Invitation(Strict, frozen=True):
    """What somebody brings who comes to a table: the key of its link, or its code typed by hand."""

    link: Word = ""
    code: Word = ""


class SeatShown(msgspec.Struct, frozen=True):
    seat: int
    name: str
    disc: Sign  # what stands on the disc of a person; empty: the first letter of the name
    occupant: Occupant
    level: str  # of a bot
    present: bool  # frozen in a blackout, so that it tells nothing
    held_by_bot: bool  # an absent person's seat, played on by a bot
    orphaned: bool  # an absent person's seat, commanded by the other people
    you: bool
    since: int = 0  # the round from which this person plays instead of a bot
    plays: tuple[str, ...] = ()  # whom: ids of the edition, in games that know it before the match
    late: int = 0  # how often its bot answered at random, for want of time, where everybody saw it answer
    envelope: EnvelopeState = "none"  # what this seat adds to the shuffle; "owed": a new start needs a new one
    commitment: str = ""  # the seal of the envelope


class Standing(msgspec.Struct, frozen=True):
    """Why the clock stands and nobody may look at the table."""

    cause: Cause  # an agreed pause, a line that broke, a server that was down, nobody there at all
    seats: tuple[int, ...]  # who is waited for
    until: int  # when it goes on at the latest, by the server's clock; 0: when it is agreed, or somebody is back


class CalledOffShown(msgspec.Struct, frozen=True):
    """A start that did not become a match."""

    start: int
    shut: tuple[int, ...]  # seats whose envelope stayed shut


class StartShown(msgspec.Struct, frozen=True):
    """How the match begins: once it opens, nobody can change anything (docs/fair-shuffles.md)."""

    number: int  # counts the starts of this table, from 1
    opening: bool  # envelopes are being opened
    called_off: tuple[CalledOffShown, ...]


class TableShown(msgspec.Struct, frozen=True):
    """A table as one person sees it."""

    id: str
    code: str  # to join by, said aloud; empty for those who may not invite
    link: str  # the key of an invitation, which nobody can guess; empty for the same
    game: str
    title: str
    status: Status
    seats: tuple[SeatShown, ...]
    seat: int | None  # the reader's; None: a spectator
    owner: bool  # whether the reader is
    options: dict[str, Value | bool]
    edition: EditionShown
    access: Access
    watching: Watching
    patience: int
    hot_seat: bool
    level: str
    latecomers: bool  # whether a late friend may ask for the seat of a bot
    asking: tuple[LateShown, ...]  # those who do
    paused: bool
    asleep: bool  # nobody is at the table: its clocks stand, and no bot plays
    grace: bool  # whether the others command an absent player's seat; then no bot takes it
    standing: Standing | None  # while the table is covered
    stood: int  # seconds that pauses and freezes took so far, where the clock is that of the game
    rested: bool  # whether a pause was agreed on
    motions: dict[str, int]  # what this table can move, and how many voices it takes
    votes: dict[str, tuple[int, ...]]  # motion to the seats that want it
    undo_asked: int | None  # the seat that asks the others to undo
    match: str  # id, empty before the start
    commitment: str  # hash of the seed, shown before anybody adds to it (docs/fair-shuffles.md)
    start: StartShown
    seed: str  # the seed itself, once the match is over
    head: str  # once the match is over: the end of its chain of hashes (docs/match-file.md),
    key: str  # and the public key that signed it
    proof: Proof  # what is known of where the match was played
    rematch: str  # id of the table that follows this one


class TableLine(msgspec.Struct, frozen=True):
    """A table in the lobby or among one's own."""

    id: str
    game: str
    title: str
    status: Status
    seats: int
    taken: int
    yours: bool
    waiting_for_you: bool
    round: dict[str, str]  # language to words: where the match stands, as everybody at the table knows
    edition: dict[str, str]  # language to title, if it is not the game's own
    proof: Proof  # as at the table
    updated: int  # milliseconds since 1970, UTC


class Ticket(msgspec.Struct, frozen=True):
    """Opens one socket, once, within a minute."""

    ticket: str


class Fault(msgspec.Struct, frozen=True):
    """A clear error: nothing was changed."""

    code: str  # for programs
    key: str  # text key for people
    args: dict[str, Value] = {}


class BadEdition(msgspec.Struct, frozen=True):
    """A fault, and all that is wrong with an edition."""

    code: str
    key: str
    args: dict[str, Value]
    problems: tuple[Problem, ...]


class ServerKey(msgspec.Struct, frozen=True):
    """Public keys, in hex: the one that signs matches here, and those that did before."""

    key: str
    former: tuple[str, ...]


# -- REST: finished matches ---------------------------------------------------------------------------------------


class Film(msgspec.Struct, frozen=True):
    """A finished match as a seat saw it."""

    table: TableShown
    sights: tuple["Sight", ...]  # what it was sent, in order; `now` is the time of the match


# -- socket: from the client ------------------------------------------------------------------------------------


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A frame from a client. Its id is echoed; a repeated id is answered and not applied twice."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class SeatFrame(Frame, frozen=True):
    """A frame in the name of a seat. Who holds several, or commands an orphaned one, says which."""

    seat: int | None = None


class Act(SeatFrame, frozen=True, kw_only=True, tag="act"):
    verb: Word
    args: Arguments = {}
    ask: int | None = None  # the question it answers; none for an offer


class TakeBack(SeatFrame, frozen=True, tag="take_back"):
    """The last item of the draft, or the one named."""

    verb: Word = ""
    args: Arguments = {}


class UndoFrame(SeatFrame, frozen=True, tag="undo"):
    """Undo my last action: at once where it is free, else the others are asked."""


class ConsentFrame(SeatFrame, frozen=True, kw_only=True, tag="consent"):
    """The answer to somebody's wish to undo."""

    yes: bool


class WhyNot(SeatFrame, frozen=True, kw_only=True, tag="why_not"):
    """A question that changes nothing and is never logged."""

    verb: Word
    args: Arguments = {}


class Say(Frame, frozen=True, tag="say"):
    text: Line


class VoteFrame(Frame, frozen=True, tag="vote"):
    motion: Motion
    yes: bool = True


class ReportFrame(Frame, frozen=True, tag="report"):
    """A line of chat that somebody should look at."""

    line: int
    reason: Line = ""


class Ping(Frame, frozen=True, tag="ping"):
    """Is the line open? Answered by `done`."""


FromClient = Act | TakeBack | UndoFrame | ConsentFrame | WhyNot | Say | VoteFrame | ReportFrame | Ping


# -- socket: from the server ------------------------------------------------------------------------------------


class Deadline(msgspec.Struct, frozen=True):
    """An open window in milliseconds of the server's own clock, which `Sight.now` tells; 0 where there is none."""

    window: str
    opened: int
    ends: int  # latest end
    held_until: int  # earliest end
    frozen: bool  # the clock stands (pause); `ends` counts on when it goes on


class Sent(msgspec.Struct, frozen=True, tag_field="type"):
    """A frame from the server."""


class Welcome(Sent, frozen=True, tag="welcome"):
    protocol: int
    now: int  # milliseconds of the server's own clock: it showed the date when the server started, and runs evenly
    person: Person
    table: TableShown
    chat: tuple["ChatLine", ...]


class Sight(Sent, frozen=True, tag="sight"):
    """All that a seat may see now: sent when, and only when, something it may see has changed."""

    number: int  # counted by this recipient
    now: int
    seat: int  # who looks; in a hot seat several take turns
    view: Any  # the game's view of this seat; null while the table is covered
    events: tuple[Event, ...]  # new ones; all of them when `whole`
    whole: bool  # on connecting
    step: str
    deciding: tuple[int, ...]
    asked: Asked | None
    offers: tuple[Shown, ...]
    deadlines: tuple[Deadline, ...]
    talk: Refusal | None  # why this seat may not speak freely now
    undo: bool  # whether the last action can be undone at once
    beliefs: tuple[Any, ...] = ()  # what the bots believed, once the match is over
    decided: tuple[Decided, ...] = ()  # what bots decided for this seat while its person was away, all so far


class TableChanged(Sent, frozen=True, tag="table"):
    table: TableShown


class ChatLine(Sent, frozen=True, tag="chat"):
    line: int
    seat: int | None
    name: str
    text: str
    at: int


class Done(Sent, frozen=True, tag="done"):
    """Accepted, and safe on disk."""

    id: str


class Refused(Sent, frozen=True, tag="refused"):
    id: str
    refusal: Refusal


class Reason(Sent, frozen=True, tag="reason"):
    """The answer to `why_not`; no refusal means that it is possible."""

    id: str
    refusal: Refusal | None


class Failed(Sent, frozen=True, tag="failed"):
    """A frame that could not be taken: nothing was changed."""

    id: str
    fault: Fault


class Bye(Sent, frozen=True, tag="bye"):
    """The server closes the socket."""

    code: str  # restart, replaced, closed, too_much, kicked, forgotten
    retry: bool


FromServer = Welcome | Sight | TableChanged | ChatLine | Done | Refused | Reason | Failed | Bye
