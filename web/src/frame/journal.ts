/** The journal of any game: its pictures, and what the clock did. */

import type { GameModule } from "../lib/game";
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
