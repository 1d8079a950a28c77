/** A walk as a line: out through the door, along the corridors, and in through another. */

import type { Point } from "../../../lib/camera.svelte";
import type { Door, RoomShape, Sheet } from "./sheet";

const INSIDE = 12; // how far the line goes into a room

/** The points of a walk that starts at a place ("room:B", "square:6,5"). */
export function lineOf(sheet: Sheet, from: string, steps: readonly string[]): Point[] {
  if (!steps.length) return [];
  if (steps.length > 1 && !sheet.squares.has(steps[0]!)) return lineOf(sheet, `room:${steps[0]}`, steps.slice(1)); // out of another passage
  const points = steps.flatMap((step) => sheet.squares.get(step) ?? []);
  const room = (id: string) => sheet.rooms.find((one) => one.id === id);
  const start = room(from.slice(from.indexOf(":") + 1));
  const first = start ? gate(start, steps[0]!) : sheet.squares.get(from.slice(from.indexOf(":") + 1));
  const end = room(steps.at(-1)!);
  const before = steps.at(-2) ?? from.slice(from.indexOf(":") + 1);
  const last = end && gate(end, before);
  return [...(first ? [first] : []), ...points, ...(last ? [last] : [])];
}

/** A point inside a room, behind the door that this square leads to. */
function gate(room: RoomShape, square: string): Point | undefined {
  const door = room.doors.find((one) => one.square === square);
  return door && inside(room, door);
}

function inside(room: RoomShape, door: Door): Point {
  const [x, y] = [door.x + door.width / 2, door.y + door.height / 2];
  if (door.width < door.height) return { x: x + (x <= room.x ? INSIDE : -INSIDE), y };
  return { x, y: y + (y <= room.y ? INSIDE : -INSIDE) };
}

export function drawn(points: readonly Point[]): string {
  return points.map(({ x, y }, place) => `${place ? "L" : "M"}${x} ${y}`).join("");
}
