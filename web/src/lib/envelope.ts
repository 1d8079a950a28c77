/**
 * This browser's envelope at a table: what it adds to the shuffle, what it was shown before it opened it, and whether the
 * match kept to that. Nothing here takes the server's word for it (docs/fair-shuffles.md).
 */

import { commitment, drawsFollow, RECIPE, seal, type Draw, type Shuffle } from "./shuffle";
import { recall, remember } from "./store";
import type { TableShown, Value } from "./wire";

const KEPT = 60; // envelopes; older ones go
const LIST = "envelopes";

/** What is kept, and what `cavale verify FILE --mine ENVELOPE` reads. */
export interface Envelope {
  format: "cavale-envelope";
  version: 1;
  table: string;
  match: string;
  game: string;
  options: Record<string, Value | boolean>;
  edition_hash: string;
  start: number;
  promise: string;
  seat: number;
  contribution: string;
  /** By seat: all that were shown when it was opened; empty before. */
  commitments: Record<string, string>;
  /** The last link of the chain of records that this seat was shown. */
  head: string;
}

/** What the check needs of a match file. */
export interface MatchFile {
  game: string;
  options: Record<string, Value | boolean>;
  edition_hash: string;
  match?: string;
  head?: string;
  shuffle?: Shuffle;
  records: readonly { draws?: readonly Draw[] }[];
}

/** What this window knows, where the browser keeps nothing. */
const known = new Map<string, Envelope>();

/** The envelope of a table, if this browser has one. */
export function kept(table: string): Envelope | null {
  return known.get(table) ?? recall<Envelope | null>(`envelope.${table}`, null);
}

function keep(envelope: Envelope): void {
  known.set(envelope.table, envelope);
  remember(`envelope.${envelope.table}`, envelope);
  const tables = [...recall<string[]>(LIST, []).filter((table) => table !== envelope.table), envelope.table];
  for (const old of tables.slice(0, -KEPT)) remember(`envelope.${old}`, null);
  remember(LIST, tables.slice(-KEPT));
}

/** What this browser adds at this start of this table: drawn once, also for other windows of it. */
function own(table: TableShown): Envelope {
  const before = kept(table.id);
  if (before && before.promise === table.commitment && before.start === table.start.number) return before;
  const fresh: Envelope = {
    format: "cavale-envelope", version: 1, table: table.id, match: "", game: table.game, options: {}, edition_hash: "",
    start: table.start.number, promise: table.commitment, seat: -1, contribution: drawn(), commitments: {}, head: "",
  };
  keep(fresh);
  return fresh;
}

function drawn(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The same contribution sealed for each seat: one may not know yet where one will sit. */
export function seals(table: TableShown): string[] {
  const { contribution } = own(table);
  return table.seats.map(({ seat }) => seal(table.commitment, seat, contribution));
}

/** What this browser has to do for the shuffle of this table now. */
export function duty(table: TableShown): "seal" | "open" | "" {
  if (table.status !== "lobby" || table.seat === null) return "";
  const mine = table.seats[table.seat]!;
  if (!table.start.opening) return mine.commitment === seals(table)[table.seat] ? "" : "seal";
  return mine.envelope === "shut" && holds(table) ? "open" : "";
}

/** Whether what is shown at my seat is what this browser sealed, and nowhere else. */
export function holds(table: TableShown): boolean {
  const envelope = kept(table.id);
  if (!envelope || table.seat === null || envelope.promise !== table.commitment) return false;
  const sealed = seal(table.commitment, table.seat, envelope.contribution);
  return table.seats.every(({ seat, commitment: shown }) => (shown === sealed) === (seat === table.seat));
}

/** The commitments of the other seats. */
export function seen(table: TableShown): Record<string, string> {
  return byNumber(table.seats.filter(({ seat, commitment: shown }) => seat !== table.seat && shown));
}

/** To be called before the envelope is opened: what was shown then is what the match has to keep to. */
export function opening(table: TableShown): string {
  const envelope = own(table);
  const seat = table.seat!;
  const commitments = { ...seen(table), [seat]: seal(table.commitment, seat, envelope.contribution) };
  keep({ ...envelope, seat, commitments, options: table.options, edition_hash: table.edition.hash });
  return envelope.contribution;
}

function byNumber(seats: readonly { seat: number; commitment: string }[]): Record<string, string> {
  return Object.fromEntries(seats.map(({ seat, commitment: shown }) => [seat, shown]));
}

/** The server has read it and refused the start: it must not be used any more. */
export function spoil(table: string): void {
  known.delete(table);
  remember(`envelope.${table}`, null);
}

/** The match has begun: from now on the envelope belongs to it. */
export function begun(table: TableShown): void {
  const envelope = kept(table.id);
  if (envelope && table.match && envelope.match !== table.match && opened(envelope)) keep({ ...envelope, match: table.match });
}

/** The end of the chain of records, as the table showed it first. */
export function ended(table: TableShown): Envelope | null {
  const envelope = kept(table.id);
  if (!envelope || !opened(envelope) || envelope.head || !table.head) return envelope;
  keep({ ...envelope, head: table.head });
  return kept(table.id);
}

export function opened(envelope: Envelope): boolean {
  return Object.keys(envelope.commitments).length > 0;
}

/** In what a finished match is not the one that this envelope was opened for; empty if it kept to everything. */
export function differences(mine: Envelope, file: MatchFile): string[] {
  const { shuffle } = file;
  if (!shuffle) return ["shuffle"];
  const envelopes = shuffle.envelopes ?? [];
  const hers = envelopes.find(({ seat }) => seat === mine.seat);
  const same: Record<string, boolean> = {
    game: file.game === mine.game,
    options: alike(file.options, mine.options),
    edition: file.edition_hash === mine.edition_hash,
    start: (shuffle.start ?? 1) === mine.start,
    promise: shuffle.commitment === mine.promise && commitment(shuffle.seed) === mine.promise,
    commitments: shuffle.recipe === RECIPE && alike(byNumber(envelopes), mine.commitments),
    seals: envelopes.every(({ seat, contribution, commitment: shown }) => seal(mine.promise, seat, contribution) === shown),
    contribution: hers?.contribution === mine.contribution,
    match: !mine.match || file.match === mine.match,
    head: !mine.head || file.head === mine.head,
    draws: drawsFollow(shuffle, file.records.flatMap(({ draws }) => draws ?? [])),
  };
  return Object.keys(same).filter((what) => !same[what]);
}

function alike(one: object, other: object): boolean {
  const sorted = (fields: object) => JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(one) === sorted(other);
}
