/** What the patrols would notice: the warnings of the board. The rules decide on the server; this draws what it says. */

import type { Path } from "./paths";
import { PATROLS, patrolOf, type PatrolName } from "./scene";
import type { CoffreFortView } from "./types";

export interface Danger {
  /** the squares that a patrol notices now */
  watched: ReadonlyMap<string, PatrolName>;
  /** those it would notice if it woke now */
  wakes: ReadonlyMap<string, PatrolName>;
}

export function dangerOf(view: CoffreFortView): Danger {
  const watched = new Map<string, PatrolName>();
  const wakes = new Map<string, PatrolName>();
  for (const name of PATROLS) {
    for (const square of patrolOf(view, name).watched) watched.set(square, watched.get(square) ?? name);
    for (const square of patrolOf(view, name).wakes) wakes.set(square, wakes.get(square) ?? name);
  }
  return { watched, wakes };
}

/** At which of these steps a walk would be noticed; -1: not at all. */
export function caughtAt(danger: Danger, steps: readonly string[]): number {
  return steps.findIndex((step) => danger.watched.has(step));
}

/** The squares on which a walk along one of these paths would end in prison, each once. */
export function traps(danger: Danger, paths: readonly Path[], from: number): Set<string> {
  const found = new Set<string>();
  for (const { steps } of paths) {
    const place = caughtAt(danger, steps);
    if (place >= from) found.add(steps[place]!);
  }
  return found;
}

/** How many steps a nose is away: the numbers on the squares. Breadth first along the corridors. */
export function distances(beside: ReadonlyMap<string, readonly string[]>, from: string, range: number): Map<string, number> {
  const far = new Map([[from, 0]]);
  let edge = [from];
  for (let steps = 1; steps <= range && edge.length; steps++) {
    const next: string[] = [];
    for (const square of edge) {
      for (const other of beside.get(square) ?? []) {
        if (far.has(other) || !beside.has(other)) continue;
        far.set(other, steps);
        next.push(other);
      }
    }
    edge = next;
  }
  return far;
}
