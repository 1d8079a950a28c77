/** Names of cities that do not cover one another: each looks for a free place around its marker, or is left out. */

import { samples, type Curve, type Point } from "./curve";

export interface Label {
  city: string;
  anchor: "start" | "middle" | "end";
  /** from the city, in units of the map */
  dx: number;
  dy: number;
}

export interface Named {
  city: string;
  name: string;
  at: Point;
  /** those who come first get a place first */
  weight: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const WIDE = 0.53; // of a letter, in parts of the height of the letters

/**
 * `size` is the height of the letters and `marker` the radius of a city, both in units of the map; `blocked` are places
 * where something else stands.
 */
export function labelsOf(cities: readonly Named[], size: number, marker: number, curves: readonly Curve[], blocked: readonly Point[] = []): Label[] {
  const taken: Box[] = [...cities.map(({ at }) => around(at, marker)), ...blocked.map((at) => around(at, marker * 1.3))];
  const lines = curves.flatMap((curve) => samples(curve, 20));
  const found: Label[] = [];
  for (const { city, name, at } of [...cities].sort((a, b) => b.weight - a.weight)) {
    const tried = places(marker, size).map((place, rank) => {
      const box = boxOf(at, place, name.length * size * WIDE, size);
      return { place, box, cost: taken.filter((other) => overlap(box, other)).length * 100 + lines.filter((point) => within(box, point)).length * 3 + rank };
    });
    const best = tried.reduce((one, two) => (two.cost < one.cost ? two : one));
    if (best.cost >= 100) continue;
    taken.push(best.box);
    found.push({ city, ...best.place });
  }
  return found;
}

function places(marker: number, size: number): Omit<Label, "city">[] {
  const beside = marker + size * 0.3;
  const [above, below, level] = [-marker - size * 0.25, marker + size * 0.95, size * 0.34];
  const slant = marker * 0.7 + size * 0.1;
  return [
    { anchor: "start", dx: beside, dy: level },
    { anchor: "end", dx: -beside, dy: level },
    { anchor: "middle", dx: 0, dy: above },
    { anchor: "middle", dx: 0, dy: below },
    { anchor: "start", dx: slant, dy: -slant },
    { anchor: "end", dx: -slant, dy: -slant },
    { anchor: "start", dx: slant, dy: slant + size * 0.7 },
    { anchor: "end", dx: -slant, dy: slant + size * 0.7 },
  ];
}

function boxOf(at: Point, { anchor, dx, dy }: Omit<Label, "city">, width: number, size: number): Box {
  const left = at.x + dx - (anchor === "start" ? 0 : anchor === "end" ? width : width / 2);
  return { left, right: left + width, top: at.y + dy - size * 0.8, bottom: at.y + dy + size * 0.22 };
}

function around({ x, y }: Point, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function overlap(one: Box, two: Box): boolean {
  return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
}

function within(box: Box, { x, y }: Point): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}
