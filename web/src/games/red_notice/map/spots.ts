/** Where radars stand: on their continent, clear of cities and routes. */

import type { Faces } from "../types";
import { ashore } from "./ashore";
import { distance, samples, type Curve, type Point } from "./curve";

const STEP = 6;
const CLEAR = 34; // farther away from everything is not better
const HEAD = 18; // of a pawn, above its city
const OUTSIDE = 8; // what it costs to be outside of the cities
const AT_SEA = 60;
const BESIDE = 10; // so much nearer may it be to a route than to a city
const HOME = 0.16; // what it costs to be away from the middle of the continent

export function spotsOf(faces: Faces, cities: Readonly<Record<string, Point>>, curves: readonly Curve[], land: boolean): Record<string, Point> {
  const lines = curves.flatMap((curve) => samples(curve, 24));
  const heads = Object.values(cities).map(({ x, y }) => ({ x, y: y - HEAD })); // a pawn may stand there
  const spots: Record<string, Point> = {};
  for (const continent of Object.keys(faces.colours)) {
    const members = Object.entries(cities).flatMap(([id, point]) => (faces.cities[id]!.continent === continent ? [point] : []));
    spots[continent] = best(members, [...heads, ...Object.values(cities), ...Object.values(spots)], lines, land);
  }
  return spots;
}

function best(members: readonly Point[], cities: readonly Point[], lines: readonly Point[], land: boolean): Point {
  const middle = { x: mean(members.map(({ x }) => x)), y: mean(members.map(({ y }) => y)) };
  const [left, right] = [Math.min(...members.map(({ x }) => x)), Math.max(...members.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...members.map(({ y }) => y)), Math.max(...members.map(({ y }) => y))];
  const near = lines.filter(({ x, y }) => x > left - CLEAR && x < right + CLEAR && y > top - CLEAR && y < bottom + CLEAR);
  let [found, most] = [middle, -Infinity];
  for (let x = left; x <= right; x += STEP) {
    for (let y = top; y <= bottom; y += STEP) {
      const at = { x, y };
      const cost = HOME * distance(at, middle) + (within(at, members) ? 0 : OUTSIDE);
      const clear = clearance(at, cities, 0, most + cost);
      const worth = 2 * Math.min(clear, clearance(at, near, BESIDE, most + cost)) - cost;
      if (worth <= most) continue;
      const dry = land && !ashore(at) ? worth - AT_SEA : worth;
      if (dry > most) [found, most] = [at, dry];
    }
  }
  return found;
}

/** How far the nearest of some points is; less than half of `enough` does not matter. */
function clearance(at: Point, points: readonly Point[], bonus: number, enough: number): number {
  let least = CLEAR;
  for (const point of points) {
    least = Math.min(least, distance(at, point) + bonus);
    if (2 * least <= enough) return least;
  }
  return least;
}

/** Whether a point lies between cities: they do not all lie on one side of it. */
function within(at: Point, cities: readonly Point[]): boolean {
  const angles = cities.map(({ x, y }) => Math.atan2(y - at.y, x - at.x)).sort((a, b) => a - b);
  const gaps = angles.map((angle, place) => (angles[place + 1] ?? angles[0]! + 2 * Math.PI) - angle);
  return Math.max(...gaps) < Math.PI;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
