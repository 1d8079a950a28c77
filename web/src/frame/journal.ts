/** The journal of any game: its pictures, and what the clock did. */

import type { GameModule, Place } from "../lib/game";
import type { IconName } from "../lib/icons";
import type { Event } from "../lib/wire";
import type { Words } from "../lib/words";

/** Events of the engine. Null: the table shows it by itself, and nobody needs to read it again. */
const ENGINE: Readonly<Record<string, IconName | null>> = {
  drafted: null,
  taken_back: null,
  sealed: null,
  draft_shown: "check",
  taken_back_shown: "undo",
  out_of_time: "clock",
  undone: "undo",
  paused: "pause",
  resumed: "play",
  abandoned: "flag",
};

export function iconOf(event: Event, module: GameModule): IconName | null {
  const known = ENGINE[event.event];
  if (known !== undefined) return known;
  return module.icon ? module.icon(event) : "spark";
}

export interface LineShown {
  text: string;
  icon: IconName;
  /** where it lights the board */
  place: Place | null;
}

/** An event as a line of the journal; null if nobody needs to read it. */
export function lineOf(event: Event, words: Words, module: GameModule): LineShown | null {
  const icon = iconOf(event, module);
  const text = icon === null ? "" : words.event(event);
  return icon !== null && text ? { text, icon, place: module.place?.(event) ?? null } : null;
}

/** The first event of some that has a line of the journal, before which others have none; the first if none has. */
export function tellingOf(first: number, end: number, events: readonly Event[], words: Words, module: GameModule): number {
  for (let index = first; index < end && index < events.length; index++) if (lineOf(events[index]!, words, module)) return index;
  return first;
}

/** The last thing of some weight that was told. */
export function lastLine(events: readonly Event[], words: Words, module: GameModule): LineShown | null {
  for (let index = events.length - 1; index >= 0; index--) {
    const line = module.passing?.(events[index]!) ? null : lineOf(events[index]!, words, module);
    if (line) return line;
  }
  return null;
}

/** What the reader was too late for. */
export interface Late {
  title: string;
  /** what was done instead: the next thing told */
  done: string;
}

export function outOfTime(fresh: readonly Event[], words: Words): Late | null {
  const at = fresh.findIndex((event) => event.event === "out_of_time");
  if (at < 0) return null;
  const [title = "", ...after] = fresh.slice(at).map((event) => words.event(event));
  return { title, done: after.find(Boolean) ?? "" };
}
