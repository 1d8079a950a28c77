/** Curves between cities. */

export interface Point {
  x: number;
  y: number;
}

/** From, bent toward, to. */
export type Curve = readonly [Point, Point, Point];

const BEND = 0.11; // of the length

export function distance(one: Point, two: Point): number {
  return Math.hypot(one.x - two.x, one.y - two.y);
}

/** A curve between two points that keeps clear of others; as great circles do, it prefers the side of the nearer pole. */
export function bent(from: Point, to: Point, others: readonly Point[], height: number): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const middle = { x: from.x + dx / 2, y: from.y + dy / 2 };
  const side = (sign: number): Curve => [from, { x: middle.x + dy * 2 * BEND * sign, y: middle.y - dx * 2 * BEND * sign }, to];
  const north = dx >= 0 ? 1 : -1;
  const pole = middle.y < height / 2 ? north : -north;
  const [liked, other] = [side(pole), side(-pole)];
  return clearance(other, others) > clearance(liked, others) + 6 ? other : liked;
}

/** How far the nearest of the points is from a curve; beyond 30 it does not matter. */
function clearance(curve: Curve, points: readonly Point[]): number {
  let least = 30;
  for (const at of samples(curve)) for (const point of points) least = Math.min(least, distance(at, point));
  return least;
}

/** Points along a curve. */
export function samples(curve: Curve, count = 12): Point[] {
  return Array.from({ length: count - 1 }, (_, place) => along(curve, (place + 1) / count));
}

/** The point at a part of a curve, and which way it goes there. */
export function along([from, bend, to]: Curve, part: number): Point & { dx: number; dy: number } {
  const rest = 1 - part;
  return {
    x: rest * rest * from.x + 2 * rest * part * bend.x + part * part * to.x,
    y: rest * rest * from.y + 2 * rest * part * bend.y + part * part * to.y,
    dx: 2 * rest * (bend.x - from.x) + 2 * part * (to.x - bend.x),
    dy: 2 * rest * (bend.y - from.y) + 2 * part * (to.y - bend.y),
  };
}

/** Which part of a curve lies between two meridians. */
export function clipped(curve: Curve, left: number, right: number): { curve: Curve; from: number; to: number } {
  const inside = Array.from({ length: 65 }, (_, place) => place / 64).filter((part) => {
    const { x } = along(curve, part);
    return x >= left && x <= right;
  });
  return { curve, from: inside[0] ?? 0, to: inside.at(-1) ?? 0 };
}

export function path([from, bend, to]: Curve): string {
  return `M${point(from)}Q${point(bend)} ${point(to)}`;
}

function point({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
