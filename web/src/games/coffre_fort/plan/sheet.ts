/**
 * The floor plan as it is drawn (CF-BOARD-05): squares, rooms with gaps for doors, chevrons along the loop. All of it
 * follows from the edition, so that it is made once.
 */

import type { Frame, Point } from "../../../lib/camera.svelte";
import type { Faces, RoomFace } from "../types";

/** The side of a square. */
export const UNIT = 40;
const RIM = 8; // of rock around everything
const GAP = { along: 22, across: 12 }; // of a door

export interface Door extends Frame {
  square: string;
}

export interface RoomShape extends Frame {
  id: string;
  kind: string;
  doors: readonly Door[];
  middle: Point;
}

/** A mark on the loop: which way the Guard goes. */
export interface Chevron extends Point {
  turn: number;
}

export interface Sheet {
  /** all of it */
  view: Frame;
  /** the middle of each square */
  squares: ReadonlyMap<string, Point>;
  yellow: ReadonlySet<string>;
  chevrons: readonly Chevron[];
  rooms: readonly RoomShape[];
  /** the squares beside each square, and the rooms that it is a door of */
  beside: ReadonlyMap<string, readonly string[]>;
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

/** The middle of a place of the board, or null if it is none. */
export function middleOf(sheet: Sheet, place: string): Point | null {
  const [kind, id] = [place.slice(0, place.indexOf(":")), place.slice(place.indexOf(":") + 1)];
  if (kind === "square") return sheet.squares.get(id) ?? null;
  return sheet.rooms.find((room) => room.id === id)?.middle ?? null;
}

export function at(square: string): Point {
  const [x = 0, y = 0] = square.split(",").map(Number);
  return { x, y };
}

function lay(faces: Faces): Sheet {
  const squares = new Map(faces.squares.map((square) => [square, middle(at(square))]));
  const rooms = Object.entries(faces.rooms).map(([id, face]) => roomShape(id, face));
  return {
    view: around([...squares.values()].map(({ x, y }) => ({ x: x - UNIT / 2, y: y - UNIT / 2, width: UNIT, height: UNIT })), rooms),
    squares,
    yellow: new Set(faces.yellow),
    chevrons: chevronsOf(faces),
    rooms,
    beside: besideOf(faces),
  };
}

function middle({ x, y }: Point): Point {
  return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT };
}

function roomShape(id: string, face: RoomFace): RoomShape {
  const [left, top, right, bottom] = face.rect;
  const box = { x: left * UNIT, y: top * UNIT, width: (right - left + 1) * UNIT, height: (bottom - top + 1) * UNIT };
  return {
    ...box,
    id,
    kind: face.kind,
    doors: face.doors.map((square) => doorOf(square, face)),
    middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
  };
}

/** A gap on the side that the room shares with the square. */
function doorOf(square: string, { rect: [left, top, right, bottom] }: RoomFace): Door {
  const { x, y } = at(square);
  const { x: cx, y: cy } = middle({ x, y });
  const beside = y >= top && y <= bottom;
  const side = beside ? (x < left ? left : right + 1) * UNIT : (y < top ? top : bottom + 1) * UNIT;
  const [width, height] = beside ? [GAP.across, GAP.along] : [GAP.along, GAP.across];
  return { square, x: (beside ? side : cx) - width / 2, y: (beside ? cy : side) - height / 2, width, height };
}

/** On every second square of the loop. */
function chevronsOf(faces: Faces): Chevron[] {
  const loop = faces.guard.direction > 0 ? faces.yellow : [...faces.yellow].reverse();
  return loop.flatMap((square, place) => {
    if (place % 2) return [];
    const here = at(square);
    const next = at(loop[(place + 1) % loop.length]!);
    return [{ ...middle(here), turn: (Math.atan2(next.y - here.y, next.x - here.x) * 180) / Math.PI }];
  });
}

function besideOf(faces: Faces): Map<string, string[]> {
  const beside = new Map<string, string[]>(faces.squares.map((square) => [square, []]));
  const join = (one: string, two: string) => {
    if (!beside.get(one)?.includes(two)) beside.get(one)?.push(two);
  };
  for (const run of faces.runs) {
    for (const [place, square] of run.slice(1).entries()) {
      join(square, run[place]!);
      join(run[place]!, square);
    }
  }
  for (const [id, room] of Object.entries(faces.rooms)) for (const door of room.doors) join(door, id);
  return beside;
}

function around(squares: readonly Frame[], rooms: readonly Frame[]): Frame {
  const all = [...squares, ...rooms];
  const left = Math.min(...all.map(({ x }) => x)) - RIM;
  const top = Math.min(...all.map(({ y }) => y)) - RIM;
  const right = Math.max(...all.map(({ x, width }) => x + width)) + RIM;
  const bottom = Math.max(...all.map(({ y, height }) => y + height)) + RIM;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
