/** The shortest way from a place to another, along corridors: rooms are ends only. */

import type { Sheet } from "./sheet";

/** The steps of it, or null if there is none. Places are squares ("6,5") and rooms ("B"). */
export function routeTo(sheet: Sheet, from: string, to: string): string[] | null {
  const begun = sheet.rooms.find(({ id }) => id === from)?.doors.map(({ square }) => [square]) ?? (sheet.beside.get(from) ?? []).map((step) => [step]);
  const seen = new Set([from, ...begun.map(([step]) => step!)]);
  let ways = begun;
  while (ways.length) {
    const there = ways.find((way) => way.at(-1) === to);
    if (there) return there;
    ways = ways.flatMap((way) =>
      (sheet.beside.get(way.at(-1)!) ?? []).flatMap((step) => {
        if (seen.has(step)) return [];
        seen.add(step);
        return [[...way, step]];
      }),
    );
  }
  return null;
}
