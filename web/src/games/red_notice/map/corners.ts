/** Corners of the map in which its buttons and the small map lie: out of the way of what can be pressed. */

import type { Point } from "./curve";

export type Corner = "bottom-left" | "bottom-right" | "top-left" | "top-right";

/** Something that lies in a corner: its size in pixels, the corners it may take, the best first, and if it must. */
export interface Lying {
  width: number;
  height: number;
  corners: readonly Corner[];
  needed: boolean;
}

const EDGE = 8; // pixels to the edges of the map
const FINGER = 24; // pixels around a place that belong to it

/** A corner for each, in their order: the first that is free. Where none is, what is needed takes the best one left. */
export function cornersFor(things: readonly Lying[], places: readonly Point[], screen: { width: number; height: number }): (Corner | null)[] {
  const taken: (Corner | null)[] = [];
  for (const thing of things) {
    const left = thing.corners.filter((corner) => !taken.includes(corner));
    const free = left.find((corner) => !places.some((place) => covers(thing, corner, place, screen)));
    taken.push(free ?? (thing.needed ? left[0]! : null));
  }
  return taken;
}

function covers({ width, height }: Lying, corner: Corner, { x, y }: Point, screen: { width: number; height: number }): boolean {
  const fromSide = corner.endsWith("left") ? x : screen.width - x;
  const fromEnd = corner.startsWith("top") ? y : screen.height - y;
  const inside = fromSide >= 0 && fromEnd >= 0;
  return inside && fromSide < EDGE + width + FINGER && fromEnd < EDGE + height + FINGER;
}
