// Made from the Python types by `python -m cavale.server.typescript`. Do not edit.

export const PROTOCOL = 1;

/** An argument of an action. */
export type Value = number | string;

/** Something that happened. The events of a game: `types.ts` in its folder. */
export interface Event {
  event: string;
  [field: string]: unknown;
}

export type Access = "open" | "invite";

export type Watching = "none" | "open" | "delayed";

export type Status = "lobby" | "playing" | "over" | "closed";

export type Occupant = "empty" | "person" | "bot";

export type Motion = "pause" | "resume" | "abandon";

export type Cause = "pause" | "line" | "restart" | "away";

export type Proof = "played" | "signed" | "unproven";

export type Sign = "" | "crown" | "eye" | "flag" | "globe" | "hand" | "lock" | "moon" | "search" | "spark" | "sun";

export type EnvelopeState = "none" | "owed" | "shut" | "open";

/** Why an action is not possible: the rule, a text key with arguments, and what forbids it. Built from what the refused seat may know, so that a refusal tells no secret. */
export interface Refusal {
  /** the id of the rule that forbids it, or "" for the table's own order (not your turn, match over) */
  rule: string;
  /** the text key of the reason */
  key: string;
  /** arguments of the text */
  args: Readonly<Record<string, number | string>>;
  /** the thing to highlight, e.g. "seat:3" or "window:blackout" */
  blocked_by: string;
}

/** One thing to put right: the rule, the place, and a text key with arguments that says why. */
export interface Problem {
  /** the id of the rule that asks for it, or "" if it is no matter of rules */
  rule: string;
  /** the entry, as in `players.5.goal`; "" for the file as a whole */
  place: string;
  /** the text is `problem-<key>` */
  key: string;
  /** arguments of the text */
  args: Readonly<Record<string, number | string>>;
  /** a warning can be played, but looks like a slip */
  severity: "error" | "warning";
  file: string;
}

/** An action as people and programs read it. */
export interface Shown {
  verb: string;
  args?: Readonly<Record<string, number | string>>;
}

/** The open question to a seat. */
export interface Asked {
  /** counted by this recipient: a question to somebody else leaves no gap */
  id: number;
  options: readonly Shown[];
  draft: readonly Shown[];
  locked: boolean;
}

/** What a bot did for a seat while its person was away: the person alone is told. Events are counted by the seat. */
export interface Decided {
  verb: string;
  args: Readonly<Record<string, number | string>>;
  /** the first event that the seat was told of it, */
  first: number;
  /** and the first after it */
  end: number;
}

/** Who one wants to be. A name is all we ask. */
export interface Guest {
  name: string;
  /** none: as it was */
  disc?: Sign | null;
}

/** Who one is to this server. */
export interface Person {
  id: string;
  name: string;
  disc: Sign;
  /** whether the name was drawn for somebody who has not chosen one yet */
  drawn: boolean;
}

/** Where phones nearby would find this server; empty if there is no network, or for somebody elsewhere. */
export interface Network {
  address: string;
  /** whether they can: it listens to more than its own machine */
  reachable: boolean;
}

export interface OptionShown {
  key: string;
  values: readonly (number | string | boolean)[];
  default: number | string | boolean;
  rule: string;
}

export interface GameShown {
  id: string;
  /** language to words */
  title: Readonly<Record<string, string>>;
  summary: Readonly<Record<string, string>>;
  least_seats: number;
  most_seats: number;
  options: readonly OptionShown[];
  /** of bots, the default first */
  levels: readonly string[];
}

export interface EditionUpload {
  game: string;
  /** file name to text */
  files: Readonly<Record<string, string>>;
}

export interface EditionShown {
  id: string;
  game: string;
  title: Readonly<Record<string, string>>;
  hash: string;
  warnings: readonly Problem[];
  /** it comes with the game */
  own: boolean;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Readonly<Record<string, number | string | boolean>>;
  /** id of an uploaded one; empty: the game's own */
  edition?: string;
  access?: Access;
  watching?: Watching;
  /** seconds until a bot holds an absent player's seat, while others are there; 0: never */
  patience?: number;
  /** all seats on one device */
  hot_seat?: boolean;
  /** of the bots that fill empty seats */
  level?: string;
  /** whether a late friend may ask for the seat of a bot */
  latecomers?: boolean;
}

/** One click: a table with bots in all other seats, which its owner only has to start. */
export interface QuickTable {
  game: string;
  /** of somebody who has no session yet */
  name?: string;
  /** 0: what the game plays best with */
  seats?: number;
  level?: string;
  options?: Readonly<Record<string, number | string | boolean>>;
}

/** What the owner changes before the start; the rest stays. */
export interface TableChange {
  options?: Readonly<Record<string, number | string | boolean>> | null;
  access?: Access | null;
  watching?: Watching | null;
  patience?: number | null;
  level?: string | null;
  /** also during the match */
  latecomers?: boolean | null;
}

export interface SitDown {
  /** -1: any free seat */
  seat?: number;
  /** this person's envelope for the shuffle (docs/fair-shuffles.md) */
  commitments?: readonly string[];
  /** one device for all: what whoever sits in this seat is called */
  name?: string;
}

/** The owner starts. If she has an envelope she opens it first, before anybody else does. */
export interface Start {
  /** her envelope, if she has sent none yet */
  commitments?: readonly string[];
  /** what is in it */
  contribution?: string | "";
  /** the commitments of the other seats, as she was shown them */
  seen?: Readonly<Record<string, string>>;
}

/** What is in my envelope. */
export interface Opening {
  contribution: string;
}

export interface SeatChange {
  seat: number;
  /** of a bot */
  level?: string;
}

/** A seat taken over on another device, by its private code. */
export interface Reclaim {
  code: string;
}

/** What opens one's seat on another device, as often as one likes until there is a new one. It is shown once. */
export interface PrivateCode {
  code: string;
}

/** A late friend asks for the seat of a bot; -1: not any more. */
export interface AskSeat {
  seat: number;
}

/** What somebody at the table says to a late friend who asks for this seat. */
export interface AnswerLate {
  seat: number;
  yes: boolean;
}

/** A late friend who asks for the seat of a bot. */
export interface LateShown {
  seat: number;
  name: string;
  /** the seats of those who agree */
  yes: readonly number[];
  /** all who are here do: the seat changes hands when the next round begins */
  agreed: boolean;
  you: boolean;
}

/** What somebody brings who comes to a table: the key of its link, or its code typed by hand. */
export interface Invitation {
  link?: string;
  code?: string;
}

export interface SeatShown {
  seat: number;
  name: string;
  /** what stands on the disc of a person; empty: the first letter of the name */
  disc: Sign;
  occupant: Occupant;
  /** of a bot */
  level: string;
  /** frozen in a blackout, so that it tells nothing */
  present: boolean;
  /** an absent person's seat, played on by a bot */
  held_by_bot: boolean;
  /** an absent person's seat, commanded by the other people */
  orphaned: boolean;
  you: boolean;
  /** the round from which this person plays instead of a bot */
  since: number;
  /** whom: ids of the edition, in games that know it before the match */
  plays: readonly string[];
  /** how often its bot answered at random, for want of time, where everybody saw it answer */
  late: number;
  /** what this seat adds to the shuffle; "owed": a new start needs a new one */
  envelope: EnvelopeState;
  /** the seal of the envelope */
  commitment: string;
}

/** Why the clock stands and nobody may look at the table. */
export interface Standing {
  /** an agreed pause, a line that broke, a server that was down, nobody there at all */
  cause: Cause;
  /** who is waited for */
  seats: readonly number[];
  /** when it goes on at the latest, by the server's clock; 0: when it is agreed, or somebody is back */
  until: number;
}

/** A start that did not become a match. */
export interface CalledOffShown {
  start: number;
  /** seats whose envelope stayed shut */
  shut: readonly number[];
}

/** How the match begins: once it opens, nobody can change anything (docs/fair-shuffles.md). */
export interface StartShown {
  /** counts the starts of this table, from 1 */
  number: number;
  /** envelopes are being opened */
  opening: boolean;
  called_off: readonly CalledOffShown[];
}

/** A table as one person sees it. */
export interface TableShown {
  id: string;
  /** to join by, said aloud; empty for those who may not invite */
  code: string;
  /** the key of an invitation, which nobody can guess; empty for the same */
  link: string;
  game: string;
  title: string;
  status: Status;
  seats: readonly SeatShown[];
  /** the reader's; None: a spectator */
  seat: number | null;
  /** whether the reader is */
  owner: boolean;
  options: Readonly<Record<string, number | string | boolean>>;
  edition: EditionShown;
  access: Access;
  watching: Watching;
  patience: number;
  hot_seat: boolean;
  level: string;
  /** whether a late friend may ask for the seat of a bot */
  latecomers: boolean;
  /** those who do */
  asking: readonly LateShown[];
  paused: boolean;
  /** nobody is at the table: its clocks stand, and no bot plays */
  asleep: boolean;
  /** whether the others command an absent player's seat; then no bot takes it */
  grace: boolean;
  /** while the table is covered */
  standing: Standing | null;
  /** seconds that pauses and freezes took so far, where the clock is that of the game */
  stood: number;
  /** whether a pause was agreed on */
  rested: boolean;
  /** what this table can move, and how many voices it takes */
  motions: Readonly<Record<string, number>>;
  /** motion to the seats that want it */
  votes: Readonly<Record<string, readonly number[]>>;
  /** the seat that asks the others to undo */
  undo_asked: number | null;
  /** id, empty before the start */
  match: string;
  /** hash of the seed, shown before anybody adds to it (docs/fair-shuffles.md) */
  commitment: string;
  start: StartShown;
  /** the seed itself, once the match is over */
  seed: string;
  /** once the match is over: the end of its chain of hashes (docs/match-file.md), */
  head: string;
  /** and the public key that signed it */
  key: string;
  /** what is known of where the match was played */
  proof: Proof;
  /** id of the table that follows this one */
  rematch: string;
}

/** A table in the lobby or among one's own. */
export interface TableLine {
  id: string;
  game: string;
  title: string;
  status: Status;
  seats: number;
  taken: number;
  yours: boolean;
  waiting_for_you: boolean;
  /** language to words: where the match stands, as everybody at the table knows */
  round: Readonly<Record<string, string>>;
  /** language to title, if it is not the game's own */
  edition: Readonly<Record<string, string>>;
  /** as at the table */
  proof: Proof;
  /** milliseconds since 1970, UTC */
  updated: number;
}

/** Opens one socket, once, within a minute. */
export interface Ticket {
  ticket: string;
}

/** A clear error: nothing was changed. */
export interface Fault {
  /** for programs */
  code: string;
  /** text key for people */
  key: string;
  args: Readonly<Record<string, number | string>>;
}

/** A fault, and all that is wrong with an edition. */
export interface BadEdition {
  code: string;
  key: string;
  args: Readonly<Record<string, number | string>>;
  problems: readonly Problem[];
}

/** Public keys, in hex: the one that signs matches here, and those that did before. */
export interface ServerKey {
  key: string;
  former: readonly string[];
}

/** A finished match as a seat saw it. */
export interface Film {
  table: TableShown;
  /** what it was sent, in order; `now` is the time of the match */
  sights: readonly Sight[];
}

export interface Act {
  type: "act";
  id: string;
  seat?: number | null;
  verb: string;
  args?: Readonly<Record<string, number | string>>;
  /** the question it answers; none for an offer */
  ask?: number | null;
}

/** The last item of the draft, or the one named. */
export interface TakeBack {
  type: "take_back";
  id: string;
  seat?: number | null;
  verb?: string;
  args?: Readonly<Record<string, number | string>>;
}

/** Undo my last action: at once where it is free, else the others are asked. */
export interface UndoFrame {
  type: "undo";
  id: string;
  seat?: number | null;
}

/** The answer to somebody's wish to undo. */
export interface ConsentFrame {
  type: "consent";
  id: string;
  seat?: number | null;
  yes: boolean;
}

/** A question that changes nothing and is never logged. */
export interface WhyNot {
  type: "why_not";
  id: string;
  seat?: number | null;
  verb: string;
  args?: Readonly<Record<string, number | string>>;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface VoteFrame {
  type: "vote";
  id: string;
  motion: Motion;
  yes?: boolean;
}

/** A line of chat that somebody should look at. */
export interface ReportFrame {
  type: "report";
  id: string;
  line: number;
  reason?: string;
}

/** Is the line open? Answered by `done`. */
export interface Ping {
  type: "ping";
  id: string;
}

/** An open window in milliseconds of the server's own clock, which `Sight.now` tells; 0 where there is none. */
export interface Deadline {
  window: string;
  opened: number;
  /** latest end */
  ends: number;
  /** earliest end */
  held_until: number;
  /** the clock stands (pause); `ends` counts on when it goes on */
  frozen: boolean;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  /** milliseconds of the server's own clock: it showed the date when the server started, and runs evenly */
  now: number;
  person: Person;
  table: TableShown;
  chat: readonly ChatLine[];
}

/** All that a seat may see now: sent when, and only when, something it may see has changed. */
export interface Sight {
  type: "sight";
  /** counted by this recipient */
  number: number;
  now: number;
  /** who looks; in a hot seat several take turns */
  seat: number;
  /** the game's view of this seat; null while the table is covered */
  view: unknown;
  /** new ones; all of them when `whole` */
  events: readonly Event[];
  /** on connecting */
  whole: boolean;
  step: string;
  deciding: readonly number[];
  asked: Asked | null;
  offers: readonly Shown[];
  deadlines: readonly Deadline[];
  /** why this seat may not speak freely now */
  talk: Refusal | null;
  /** whether the last action can be undone at once */
  undo: boolean;
  /** what the bots believed, once the match is over */
  beliefs: readonly unknown[];
  /** what bots decided for this seat while its person was away, all so far */
  decided: readonly Decided[];
}

export interface TableChanged {
  type: "table";
  table: TableShown;
}

export interface ChatLine {
  type: "chat";
  line: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** Accepted, and safe on disk. */
export interface Done {
  type: "done";
  id: string;
}

export interface Refused {
  type: "refused";
  id: string;
  refusal: Refusal;
}

/** The answer to `why_not`; no refusal means that it is possible. */
export interface Reason {
  type: "reason";
  id: string;
  refusal: Refusal | null;
}

/** A frame that could not be taken: nothing was changed. */
export interface Failed {
  type: "failed";
  id: string;
  fault: Fault;
}

/** The server closes the socket. */
export interface Bye {
  type: "bye";
  /** restart, replaced, closed, too_much, kicked, forgotten */
  code: string;
  retry: boolean;
}

export type FromClient =
  | Act
  | TakeBack
  | UndoFrame
  | ConsentFrame
  | WhyNot
  | Say
  | VoteFrame
  | ReportFrame
  | Ping;

export type FromServer =
  | Welcome
  | Sight
  | TableChanged
  | ChatLine
  | Done
  | Refused
  | Reason
  | Failed
  | Bye;

/** A seat lengthened its draft, which is its own alone. */
export interface Drafted {
  event: "drafted";
  seat: number | null;
  action: string | null;
}

/** A seat lengthened a draft that lies open. */
export interface DraftShown {
  event: "draft_shown";
  seat: number;
  action: string;
}

/** A seat took back an item of its draft, which is its own alone. */
export interface TakenBack {
  event: "taken_back";
  seat: number | null;
  action: string | null;
}

/** A seat took back an item of a draft that lies open. */
export interface TakenBackShown {
  event: "taken_back_shown";
  seat: number;
  action: string;
}

/** One more seat has answered: how many, never who. A change of mind does not count back. */
export interface Sealed {
  event: "sealed";
  count: number;
}

/** The clock answered for a seat, which alone is told so: who hesitates is nobody else's business. */
export interface OutOfTime {
  event: "out_of_time";
  seat: number | null;
  window: string | null;
}

/** A seat's last public action was undone. Not all may know its every argument, so only its seat is told them. */
export interface Undone {
  event: "undone";
  seat: number;
  action: string | null;
}

/** The table rests: nothing can be done until it resumes. */
export interface Paused {
  event: "paused";
}

/** The table goes on. */
export interface Resumed {
  event: "resumed";
}

/** The clock stands until a seat is back whose line broke; without a seat: until somebody is. */
export interface ClockFrozen {
  event: "clock_frozen";
  seat: number | null;
}

/** The clock goes on after a freeze. */
export interface ClockResumed {
  event: "clock_resumed";
  seconds: number;
}

/** Nobody waits for this seat any more: the others command it. */
export interface SeatOrphaned {
  event: "seat_orphaned";
  seat: number;
}

/** The owner of an orphaned seat is back. */
export interface SeatReturned {
  event: "seat_returned";
  seat: number;
}

/** The table gave the match up: nobody has won. */
export interface Abandoned {
  event: "abandoned";
}

export type CoreEvent =
  | Drafted
  | DraftShown
  | TakenBack
  | TakenBackShown
  | Sealed
  | OutOfTime
  | Undone
  | Paused
  | Resumed
  | ClockFrozen
  | ClockResumed
  | SeatOrphaned
  | SeatReturned
  | Abandoned;
