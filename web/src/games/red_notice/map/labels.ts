/** Names that do not cover one another: each looks for a free place around its marker, or is left out. */

import { samples, type Curve, type Point } from "./curve";

export interface Label {
  id: string;
  anchor: "start" | "middle" | "end";
  /** from the city, in units of the map */
  dx: number;
  dy: number;
}

export interface Named {
  id: string;
  name: string;
  at: Point;
  /** those who come first get a place first */
  weight: number;
}

export interface Layout {
  /** the height of the letters, in units of the map */
  size: number;
  /** the radius of a marker */
  marker: number;
  /** names do not reach beyond */
  left: number;
  right: number;
  curves: readonly Curve[];
  /** where something else stands */
  blocked: readonly Point[];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const LOST = 1000; // what it costs to cover something: never
const WIDE = 0.53; // of a letter, in parts of the height of the letters

export function labelsOf(named: readonly Named[], { size, marker, left, right, curves, blocked }: Layout): Label[] {
  const taken: Box[] = [...named.map(({ at }) => around(at, marker)), ...blocked.map((at) => around(at, marker * 1.3))];
  const lines = curves.flatMap((curve) => samples(curve, 20));
  const found: Label[] = [];
  for (const { id, name, at } of [...named].sort((a, b) => b.weight - a.weight)) {
    const tried = places(marker, size).map((place, rank) => {
      const box = boxOf(at, place, name.length * size * WIDE, size);
      const lost = taken.filter((other) => overlap(box, other)).length + (box.left < left || box.right > right ? 1 : 0);
      return { place, box, cost: LOST * lost + 3 * lines.filter((point) => within(box, point)).length + rank };
    });
    const best = tried.reduce((one, two) => (two.cost < one.cost ? two : one));
    if (best.cost >= LOST) continue;
    taken.push(best.box);
    found.push({ id, ...best.place });
  }
  return found;
}

function places(marker: number, size: number): Omit<Label, "id">[] {
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

function boxOf(at: Point, { anchor, dx, dy }: Omit<Label, "id">, width: number, size: number): Box {
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
