/** Where the pieces stand: several may share a room or a square, and none hides another. */

import type { Point } from "../../../lib/camera.svelte";
import { UNIT, type RoomShape, type Sheet } from "./sheet";

const APART = 25; // from one agent to the next, in a room
const FOOT = 18; // above the lower wall
const SHARED: readonly Point[] = [{ x: -9, y: -5 }, { x: 9, y: 7 }, { x: 9, y: -7 }, { x: -9, y: 8 }];

/** Where each of some agents stands, by the places they are at ("room:B", "square:6,5"). */
export function standsOf(sheet: Sheet, places: readonly string[]): Point[] {
  return places.map((place, index) => {
    const others = places.flatMap((other, each) => (other === place ? [each] : []));
    const [order, count] = [others.indexOf(index), others.length];
    const id = place.slice(place.indexOf(":") + 1);
    const room = place.startsWith("room:") ? sheet.rooms.find((one) => one.id === id) : undefined;
    if (room) return inRoom(room, order, count);
    const middle = sheet.squares.get(id) ?? { x: 0, y: 0 };
    const shift = count > 1 ? SHARED[order % SHARED.length]! : { x: 0, y: 0 };
    return { x: middle.x + shift.x, y: middle.y + shift.y };
  });
}

/** In a row above the lower wall: beside the safe in the room that has it, at the right where a trap lies. */
function inRoom(room: RoomShape, order: number, count: number): Point {
  const left = room.kind === "start" ? room.x + 76 : room.x + 18;
  const right = room.x + room.width - 18;
  const step = count > 1 ? Math.min(APART, (right - left) / (count - 1)) : 0;
  const row = step * (count - 1);
  const first = room.kind === "red" ? right - row : (left + right - row) / 2;
  return { x: first + step * order, y: room.y + room.height - FOOT };
}

/** A little aside, where a patrol shares a square with the other. */
export function patrolStand(sheet: Sheet, square: string, shared: boolean): Point {
  const middle = sheet.squares.get(square) ?? { x: 0, y: 0 };
  return shared ? { x: middle.x + UNIT / 4, y: middle.y } : middle;
}
