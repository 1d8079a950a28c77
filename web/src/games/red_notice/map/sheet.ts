/**
 * The map as it is drawn: routes as curves that leave one edge and return at the other, and a place for each barrier.
 * All of it follows from the edition, so that it is made once.
 */

import { endsOf } from "../scene";
import type { Faces } from "../types";
import { along, bent, clipped, distance, path, type Curve, type Point } from "./curve";
import { spotsOf } from "./spots";

export const WIDTH = 1000;
/** Sheet beyond each edge, for the routes that wrap. */
export const MARGIN = 50;
const EDGE = 36; // beyond the edge, where the city at the far end is drawn
const ABOVE = 56; // the northernmost city
const BELOW = 76;

export interface Way {
  route: string;
  ends: readonly [string, string];
  /** between two continents: drawn dashed */
  between: boolean;
  /** one curve, or two if it leaves the sheet */
  curves: readonly Curve[];
  d: string;
  /** where a barrier stands, and how it is turned, in degrees */
  barrier: Point & { turn: number };
}

/** Where a route leaves the sheet: the city at its far end. */
export interface Exit extends Point {
  city: string;
  side: "left" | "right";
}

export interface Sheet {
  height: number;
  /** what of the sheet is shown: land and cities, without empty seas in the far north and south */
  view: { x: number; y: number; width: number; height: number };
  cities: Readonly<Record<string, Point>>;
  ways: readonly Way[];
  exits: readonly Exit[];
  /** where the radar of a continent stands */
  spots: Readonly<Record<string, Point>>;
  /** whether it measures what an equirectangular map of the whole world does, so that real land fits under the cities */
  land: boolean;
}

const made = new WeakMap<Faces, Sheet>();

export function sheetOf(faces: Faces): Sheet {
  let sheet = made.get(faces);
  if (!sheet) {
    sheet = lay(faces);
    made.set(faces, sheet);
  }
  return sheet;
}

/** Maps of any size are drawn on a sheet of the same width. */
function lay(faces: Faces): Sheet {
  const scale = WIDTH / faces.size[0];
  const height = faces.size[1] * scale;
  const land = WIDTH === 2 * height;
  const cities = Object.fromEntries(Object.entries(faces.cities).map(([id, { x, y }]) => [id, { x: x * scale, y: y * scale }]));
  const ways = faces.routes.map((route) => wayOf(route, faces, cities, height));
  const exits = ways.filter((way) => way.curves.length > 1).flatMap((way) => exitsOf(way, cities));
  const first = (exit: Exit) => exits.find((other) => other.city === exit.city && distance(exit, other) < 12) === exit;
  return {
    height,
    view: viewOf(cities, height),
    cities,
    ways,
    exits: exits.filter(first),
    spots: spotsOf(faces, cities, ways.flatMap((way) => way.curves), land),
    land,
  };
}

function wayOf(route: string, faces: Faces, cities: Readonly<Record<string, Point>>, height: number): Way {
  const ends = endsOf(route, cities);
  const [one, two] = [cities[ends[0]]!, cities[ends[1]]!];
  const others = Object.entries(cities).flatMap(([id, point]) => (ends.includes(id) ? [] : [point]));
  let curves: Curve[];
  if (faces.wrap.includes(route)) {
    const [west, east] = one.x < two.x ? [one, two] : [two, one];
    const out = bent(east, moved(west, WIDTH), others, height);
    curves = [out, [moved(out[0], -WIDTH), moved(out[1], -WIDTH), moved(out[2], -WIDTH)]];
  } else curves = [bent(one, two, others, height)];
  const [longest] = curves.map((curve) => clipped(curve, -MARGIN, WIDTH + MARGIN)).sort((a, b) => b.to - b.from - (a.to - a.from));
  const middle = along(longest!.curve, (longest!.from + longest!.to) / 2);
  return {
    route,
    ends,
    between: faces.cities[ends[0]]!.continent !== faces.cities[ends[1]]!.continent,
    curves,
    d: curves.map(path).join(""),
    barrier: { x: middle.x, y: middle.y, turn: (Math.atan2(middle.dy, middle.dx) * 180) / Math.PI + 90 },
  };
}

/** The far city is drawn where it would stand on the next sheet, or at the edge if that is too far. */
function exitsOf(way: Way, cities: Readonly<Record<string, Point>>): Exit[] {
  const [right, left] = way.curves as [Curve, Curve];
  const [one, two] = way.ends;
  const [west, east] = cities[one]!.x < cities[two]!.x ? [one, two] : [two, one];
  const [far, near] = [moved(cities[west]!, WIDTH), moved(cities[east]!, -WIDTH)];
  return [
    { city: west, side: "right", ...(far.x <= WIDTH + EDGE ? far : reaching(right, WIDTH + EDGE)) },
    { city: east, side: "left", ...(near.x >= -EDGE ? near : reaching(left, -EDGE)) },
  ];
}

function moved({ x, y }: Point, by: number): Point {
  return { x: x + by, y };
}

/** Where a curve that goes from left to right reaches a meridian. */
function reaching(curve: Curve, x: number): Point {
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (along(curve, middle).x < x) low = middle;
    else high = middle;
  }
  const { y } = along(curve, low);
  return { x, y };
}

function viewOf(cities: Readonly<Record<string, Point>>, height: number): Sheet["view"] {
  const ys = Object.values(cities).map(({ y }) => y);
  const top = Math.max(0, Math.min(...ys) - ABOVE);
  const bottom = Math.min(height, Math.max(...ys) + BELOW);
  return { x: -MARGIN, y: top, width: WIDTH + 2 * MARGIN, height: bottom - top };
}
