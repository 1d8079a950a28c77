/**
 * Walks as they are put together (CF-MOVE-13): the server offers whole paths, the reader points at squares, and the way
 * grows from junction to junction. Nothing of it is sent before the walk is complete, so that it can be changed at will.
 */

import type { Shown } from "../../lib/wire";

/** A step is a square ("6,5"), as the last one perhaps a room ("B"), as the first one that of a passage ("p2"). */
export interface Path {
  steps: readonly string[];
  /** the tool that doubles the number, where the path needs it */
  tool: string | null;
  /** what is sent for it */
  action: Shown;
}

/** The walks among the options. */
export function pathsOf(options: readonly Shown[]): Path[] {
  return options.flatMap((action) => {
    if (action.verb !== "walk") return [];
    const { path, tool = null } = action.args ?? {};
    return [{ steps: String(path).split(">"), tool: tool === null ? null : String(tool), action }];
  });
}

/** The paths that begin with these steps. */
export function openPaths(paths: readonly Path[], chosen: readonly string[]): Path[] {
  return paths.filter(({ steps }) => chosen.every((step, place) => steps[place] === step));
}

/** The path that is complete with these steps. */
export function complete(paths: readonly Path[], chosen: readonly string[]): Path | null {
  if (!chosen.length) return null;
  return openPaths(paths, chosen).find(({ steps }) => steps.length === chosen.length) ?? null;
}

/** As far as there is no choice: on to the next junction, or to the end. */
export function grown(paths: readonly Path[], chosen: readonly string[]): string[] {
  const way = [...chosen];
  for (;;) {
    const open = openPaths(paths, way);
    const next = new Set(open.map(({ steps }) => steps[way.length]));
    const [only] = next;
    if (next.size !== 1 || only === undefined) return way;
    way.push(only);
  }
}

/** What can come next: the steps right after the chosen ones. */
export function nextSteps(paths: readonly Path[], chosen: readonly string[]): Set<string> {
  return new Set(openPaths(paths, chosen).flatMap(({ steps }) => steps[chosen.length] ?? []));
}

/** Where the open paths end. */
export function ends(paths: readonly Path[], chosen: readonly string[]): Set<string> {
  return new Set(openPaths(paths, chosen).map(({ steps }) => steps.at(-1)!));
}

/**
 * The way after a press on a place: on to it by the safest of the open paths, or back to it if it is on the way; null if
 * no path leads there.
 */
export function extended(paths: readonly Path[], chosen: readonly string[], step: string, caught: (steps: readonly string[]) => number): string[] | null {
  const back = chosen.indexOf(step);
  if (back >= 0 && back < chosen.length - 1) return chosen.slice(0, back + 1);
  const found = best(openPaths(paths, chosen), step, chosen.length, caught) ?? best(paths, step, 0, caught);
  return found && grown(paths, found);
}

function best(paths: readonly Path[], step: string, from: number, caught: (steps: readonly string[]) => number): string[] | null {
  const ways = paths.flatMap(({ steps }) => {
    const place = steps.indexOf(step, from);
    return place < 0 ? [] : [steps.slice(0, place + 1)];
  });
  const cost = (way: readonly string[]) => (caught(way) < 0 ? 0 : 1000) + way.length;
  ways.sort((one, two) => cost(one) - cost(two));
  return ways[0] ? [...ways[0]] : null;
}

/** The way without its last decision: back to the junction before. */
export function shortened(paths: readonly Path[], chosen: readonly string[]): string[] {
  for (let length = chosen.length - 1; length > 0; length--) {
    const way = chosen.slice(0, length);
    if (nextSteps(paths, way).size > 1) return way;
  }
  return [];
}
