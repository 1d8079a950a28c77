/** How the end of a match's chain is shown, so that people can compare it (docs/match-file.md). */

import { recall, remember } from "./store";

const SHORT = 20; // digits: what `cavale verify --head` takes at least
const GROUP = 4;

/** The first digits of a head, in groups that can be read aloud. */
export function shortHead(head: string): string {
  return grouped(head.slice(0, SHORT));
}

export function grouped(digits: string): string {
  return (digits.match(new RegExp(`.{1,${GROUP}}`, "g")) ?? []).join(" ");
}

const KEPT = 200; // heads; older ones go

/** Whether a head is the one that this browser was shown before; the first time it is kept. */
export function isKept(match: string, head: string): boolean {
  const heads = recall<[string, string][]>("heads", []);
  const before = heads.find(([known]) => known === match);
  if (!before) remember("heads", [...heads, [match, head]].slice(-KEPT));
  return !before || before[1] === head;
}
