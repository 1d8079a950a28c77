/** While the reader was away: what was decided for her, and what others did. Only what her seat was told. */

import { lineOf, tellingOf, type LineShown } from "../frame/journal";
import type { GameModule } from "./game";
import { recall, remember } from "./store";
import type { Decided, Event } from "./wire";
import type { Words } from "./words";

const MATCHES = 30; // that this browser remembers
const A_MOMENT = 20_000; // milliseconds: who looked away for less missed nothing but what was decided for her

/** A line, and the place in the journal of what it tells. */
export interface AwayLine extends LineShown {
  index: number;
}

export interface Missed {
  /** decided for the reader by a bot or by the clock */
  mine: readonly AwayLine[];
  others: readonly AwayLine[];
}

/** How many events the reader has seen, and when she looked last. */
interface Seen {
  events: number;
  at: number;
}

type AllSeen = Record<string, Seen>;

/** The reader looks at the table now, and has seen so many events. */
export function see(match: string, seat: number, events: number): void {
  const all = recall<AllSeen>("seen", {});
  all[`${match}/${seat}`] = { events, at: Date.now() };
  const latest = Object.entries(all).sort(([, one], [, other]) => other.at - one.at);
  remember("seen", Object.fromEntries(latest.slice(0, MATCHES)));
}

/** What a reader who comes back has missed; null if there is nothing to tell. A browser that never saw the match tells what bots decided. */
export function missedSince(match: string, seat: number, events: readonly Event[], decided: readonly Decided[], words: Words, module: GameModule): Missed | null {
  const seen = recall<AllSeen>("seen", {})[`${match}/${seat}`];
  const missed = missedFrom(seen?.events ?? decided[0]?.first ?? events.length, events, decided, words, module);
  const long = !!seen && Date.now() - seen.at >= A_MOMENT;
  return missed.mine.length || (long && missed.others.length) ? missed : null;
}

export function missedFrom(since: number, events: readonly Event[], decided: readonly Decided[], words: Words, module: GameModule): Missed {
  const told = new Set<number>(); // events that the first list tells
  const mine = [...byBots(since, events, decided, words, module, told), ...byTheClock(since, events, words, module, told)];
  const others: AwayLine[] = [];
  for (let index = since; index < events.length; index++) {
    const line = told.has(index) ? null : lineOf(events[index]!, words, module);
    if (line) others.push({ ...line, index });
  }
  return { mine: mine.sort((one, other) => one.index - other.index), others };
}

function byBots(since: number, events: readonly Event[], decided: readonly Decided[], words: Words, module: GameModule, told: Set<number>): AwayLine[] {
  return decided.filter(({ first }) => first >= since).map(({ verb, args, first, end }) => {
    told.add(tellingOf(first, end, events, words, module)); // what follows from it is told with the rest
    const index = tellingOf(first, events.length, events, words, module); // a draft has no line: what comes of it has
    const places = [...events.slice(first, end), ...events.slice(index, index + 1)].map((event) => module.place?.(event) ?? null);
    return { index, icon: "bot", text: words.action(verb, args), place: places.find(Boolean) ?? null };
  });
}

/** The clock answered: what was done instead is the next thing told. */
function byTheClock(since: number, events: readonly Event[], words: Words, module: GameModule, told: Set<number>): AwayLine[] {
  const lines: AwayLine[] = [];
  for (let late = since; late < events.length; late++) {
    if (events[late]!.event !== "out_of_time") continue;
    told.add(late);
    const next = events.findIndex((event, index) => index > late && !!lineOf(event, words, module));
    const done = next < 0 ? null : events[next]!;
    const instead = done && done.event !== "out_of_time" ? lineOf(done, words, module) : null;
    if (instead) told.add(next);
    lines.push({ index: instead ? next : late, icon: "clock", text: instead?.text ?? words.event(events[late]!), place: instead?.place ?? null });
  }
  return lines;
}
