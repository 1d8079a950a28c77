/** Where radars stand: on their continent, clear of cities and routes. */

import type { Faces } from "../types";
import { distance, samples, type Curve, type Point } from "./curve";

const STEP = 6;
const CLEAR = 34; // farther away from everything is not better
const HOME = 0.16; // what it costs to be away from the middle of the continent

export function spotsOf(faces: Faces, cities: Readonly<Record<string, Point>>, curves: readonly Curve[]): Record<string, Point> {
  const lines = curves.flatMap((curve) => samples(curve, 24));
  const spots: Record<string, Point> = {};
  for (const continent of Object.keys(faces.colours)) {
    const members = Object.entries(cities).flatMap(([id, point]) => (faces.cities[id]!.continent === continent ? [point] : []));
    spots[continent] = best(members, [...Object.values(cities), ...Object.values(spots)], lines);
  }
  return spots;
}

function best(members: readonly Point[], cities: readonly Point[], lines: readonly Point[]): Point {
  const middle = { x: mean(members.map(({ x }) => x)), y: mean(members.map(({ y }) => y)) };
  const [left, right] = [Math.min(...members.map(({ x }) => x)), Math.max(...members.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...members.map(({ y }) => y)), Math.max(...members.map(({ y }) => y))];
  let [found, most] = [middle, -Infinity];
  for (let x = left; x <= right; x += STEP) {
    for (let y = top; y <= bottom; y += STEP) {
      const at = { x, y };
      const toCity = Math.min(CLEAR, ...cities.map((city) => distance(at, city)));
      const toLine = Math.min(CLEAR, ...lines.map((point) => distance(at, point) + 10));
      const worth = Math.min(toCity, toLine) - HOME * distance(at, middle);
      if (worth > most) [found, most] = [at, worth];
    }
  }
  return found;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
