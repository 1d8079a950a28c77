/** Where seats and cards lie. The reader sits at the bottom; the others follow clockwise, as the seats are numbered. */

export interface Point {
  x: number;
  y: number;
}

export interface Sides {
  /** from bottom to top */
  left: readonly number[];
  /** who sits opposite, if the number of others is odd */
  top: readonly number[];
  /** from top to bottom */
  right: readonly number[];
}

/** The seats in the order of the table, the reader first. A spectator looks from the first seat. */
export function around(seats: number, reader: number): number[] {
  const first = reader < seats ? reader : 0;
  return Array.from({ length: seats }, (_, place) => (first + place) % seats);
}

/** The direction of a place at the table in degrees, 0 to the right, 90 at the bottom. */
export function angleOf(place: number, seats: number): number {
  return 90 + (360 / seats) * place;
}

export function at(angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: distance * Math.cos(radians), y: distance * Math.sin(radians) };
}

/** The seats that are drawn beside the table. For a spectator nobody sits at the bottom: all of them. */
export function sides(seats: number, reader: number): Sides {
  const order = around(seats, reader);
  const others = reader < seats ? order.slice(1) : order;
  const half = Math.floor(others.length / 2);
  const odd = others.length % 2;
  return { left: others.slice(0, half), top: others.slice(half, half + odd), right: others.slice(half + odd) };
}

/** On a narrow screen: the seats above the table from left to right, and those below it. */
export function rows(seats: number, reader: number): { above: readonly number[]; below: readonly number[] } {
  const order = around(seats, reader);
  const others = reader < seats ? order.slice(1) : order;
  const below = Math.floor(others.length / 2);
  const first = Math.ceil(below / 2);
  const above = others.slice(first, first + others.length - below);
  const left = others.slice(0, first);
  const right = others.slice(first + above.length);
  return { above, below: [...left].reverse().concat([...right].reverse()) };
}
