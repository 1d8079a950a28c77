/** Whether a place on the sheet is on land. */

import type { Point } from "./curve";
import { LAND } from "./land";

type Ring = readonly Point[];

let rings: readonly Ring[] | null = null;

export function ashore(at: Point): boolean {
  rings ??= Object.values(LAND).flatMap(ringsOf);
  return rings.filter((ring) => surrounds(ring, at)).length % 2 === 1;
}

/** The outlines of a path of steps: "M1 2l3 4 5-6zm…", as dev/land.mjs writes it. */
export function ringsOf(d: string): Ring[] {
  let begun = { x: 0, y: 0 };
  return d.split("z").filter(Boolean).map((part) => {
    const numbers = (part.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const ring: Point[] = [];
    let { x, y } = part.startsWith("M") ? { x: 0, y: 0 } : begun;
    for (let place = 0; place + 1 < numbers.length; place += 2) {
      [x, y] = [x + numbers[place]!, y + numbers[place + 1]!];
      ring.push({ x, y });
    }
    begun = ring[0] ?? begun;
    return ring;
  });
}

function surrounds(ring: Ring, { x, y }: Point): boolean {
  let inside = false;
  for (const [place, one] of ring.entries()) {
    const two = ring[(place + 1) % ring.length]!;
    if (one.y > y !== two.y > y && x < ((two.x - one.x) * (y - one.y)) / (two.y - one.y) + one.x) inside = !inside;
  }
  return inside;
}
