/** The walk that is being put together, as the screens need it. */

import type { Sight } from "../../lib/wire";
import { caughtAt, dangerOf } from "./danger";
import { optionsOf } from "./deeds";
import { complete, ends, extended, nextSteps, openPaths, pathsOf, shortened, type Path } from "./paths";
import { pick } from "./pick.svelte";
import { viewOf } from "./scene";

/** The walks that are offered, with or without the number doubled. */
export function walks(sight: Sight): Path[] {
  return pathsOf(optionsOf(sight)).filter(({ tool }) => (tool !== null) === pick.doubled);
}

/** The tool that would double the number, if it can. */
export function doubler(sight: Sight): string | null {
  return pathsOf(optionsOf(sight)).find(({ tool }) => tool)?.tool ?? null;
}

/** The walk as far as it is put together, if it is one of those offered now. */
export function wayOf(sight: Sight): readonly string[] {
  return openPaths(walks(sight), pick.way).length ? pick.way : [];
}

/** The walk that can be walked as it is. */
export function chosen(sight: Sight): Path | null {
  return complete(walks(sight), wayOf(sight));
}

/** Whether a walk would be noticed on its way, and on which step. */
export function noticed(sight: Sight, steps: readonly string[]): number {
  return caughtAt(dangerOf(viewOf(sight)), steps);
}

/** A press on a square or a room: the way goes on to it. False if no walk leads there. */
export function lead(sight: Sight, step: string): boolean {
  const found = extended(walks(sight), wayOf(sight), step, (steps) => noticed(sight, steps));
  if (found) pick.way = found;
  return found !== null;
}

/** Back to the junction before. */
export function leadBack(sight: Sight): void {
  pick.way = shortened(walks(sight), wayOf(sight));
}

export interface Choices {
  /** where a walk ends that nobody notices */
  ends: ReadonlySet<string>;
  /** what comes next, and all that lies on the way */
  near: ReadonlySet<string>;
  /** where a walk would be noticed */
  crosses: ReadonlySet<string>;
}

export function choices(sight: Sight): Choices {
  const way = wayOf(sight);
  const open = openPaths(walks(sight), way);
  const crosses = new Set<string>();
  for (const { steps } of open) {
    const place = noticed(sight, steps);
    if (place >= 0) crosses.add(steps[place]!);
  }
  const near = new Set([...nextSteps(walks(sight), way), ...way, ...open.flatMap(({ steps }) => steps)]);
  const unnoticed = open.filter(({ steps }) => noticed(sight, steps) < 0);
  return { ends: ends(unnoticed, []), near, crosses };
}
