/** Where everything lies on the round board, in its own units: the middle is 0, 0. Pure geometry. */

import type { Frame, Point } from "../../../lib/camera.svelte";
import { HUNT_ZONES } from "../places";
import type { LaTraqueView } from "../types";

export const RIM = 304; // radius of the board
export const EDGE = 296; // of the zones
export const HUB = 104; // of the round field in the middle
export const CARD = { width: 146, height: 77 };
export const SPOT = 20; // radius of a place
export const CHIP = { width: 52, height: 30 };
export const TRACK = 79; // radius of the track of Standing
export const FROM = 120; // degrees at which it begins
const GAP = 6;
const MARGIN = 10;

/** Degrees, clockwise from the right; the hunt above, the investigation below. */
const SECTORS: Readonly<Record<string, readonly [number, number]>> = {
  america: [180, 240],
  europe: [240, 300],
  mideast: [300, 360],
  financing: [0, 36],
  archives: [36, 72],
  press: [72, 108],
  registry: [108, 144],
  rumours: [144, 180],
};

export function sectorOf(zone: string): readonly [number, number] {
  return SECTORS[zone] ?? [0, 0];
}

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** The shape of a zone, with a line left free between neighbours. */
export function sectorPath(zone: string, outer = EDGE, inner = HUB): string {
  const [from, to] = sectorOf(zone);
  const aside = (radius: number) => (2.4 / radius) * (180 / Math.PI);
  const [a, b, c, d] = [polar(outer, from + aside(outer)), polar(outer, to - aside(outer)), polar(inner, to - aside(inner)), polar(inner, from + aside(inner))];
  return `M${at(a)}A${outer} ${outer} 0 0 1 ${at(b)}L${at(c)}A${inner} ${inner} 0 0 0 ${at(d)}z`;
}

/** A piece of a circle, for the rim of a zone or to write along it; below the middle the writing runs the other way. */
export function arcPath(radius: number, from: number, to: number): string {
  const upwards = (from + to) / 2 > 180;
  const [start, end] = upwards ? [from, to] : [to, from];
  return `M${at(polar(radius, start))}A${radius} ${radius} 0 0 ${upwards ? 1 : 0} ${at(polar(radius, end))}`;
}

/** The line that the name of a zone is written on. */
export function namePath(zone: string): string {
  const [from, to] = sectorOf(zone);
  if (zone === "europe") return arcPath(HUB + 10, from - 10, to + 10);
  if (zone === "america") return arcPath(EDGE - 22, from + 30, to - 2);
  if (zone === "mideast") return arcPath(EDGE - 22, from + 2, to - 30);
  return arcPath(EDGE - 10, from, to);
}

/** The upper left corners of the cards of a Hunt zone that has so many slots. */
export function slotSpots(zone: string, count: number): Point[] {
  if (zone === "europe") return europe(count);
  const spots = america(count);
  return zone === "america" ? spots : spots.map(({ x, y }) => ({ x: -x - CARD.width, y }));
}

/** One card lies on the zone, the others in a column beside the board, and in further columns if they must. */
function america(count: number): Point[] {
  const rows = Math.min(3, count - 1);
  const top = -92 - ((rows - 1) * (CARD.height + GAP)) / 2;
  const low = Math.min(top + (rows - 1) * (CARD.height + GAP), -CARD.height - 2);
  return Array.from({ length: count }, (_, place) => {
    if (!place) return { x: -286, y: -138 };
    const [row, column] = [(place - 1) % 3, Math.floor((place - 1) / 3)];
    return { x: -286 - (column + 1) * (CARD.width + GAP), y: low - row * (CARD.height + GAP) };
  });
}

/** Two in a row, the first row next to the agents; what is left over lies in the middle. */
function europe(count: number): Point[] {
  const low = -168 - CARD.height;
  return Array.from({ length: count }, (_, place) => {
    const alone = place === count - 1 && count % 2 === 1;
    const x = alone ? -CARD.width / 2 : place % 2 ? GAP / 2 : -CARD.width - GAP / 2;
    return { x, y: low - Math.floor(place / 2) * (CARD.height + GAP) };
  });
}

/** The corners of all slots that are used at this table. */
export function slotsOn(view: LaTraqueView): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const zone of HUNT_ZONES) {
    const open = view.slots.filter((slot) => slot.zone === zone && slot.open);
    slotSpots(zone, open.length).forEach((spot, place) => found.set(open[place]!.slot, spot));
  }
  return found;
}

/** The middles of the places of an Investigation zone that has so many; the extra one is next to the hub. */
export function placeSpots(zone: string, count: number): Point[] {
  const middle = middleAngle(zone);
  const [outer, inner] = [Math.ceil(count / 2), Math.floor(count / 2)];
  if (count < 3) return row(186, middle, count);
  return [...row(216, middle, outer), ...row(160, middle, inner)];
}

function row(radius: number, middle: number, count: number): Point[] {
  const step = ((2 * SPOT + 8) / radius) * (180 / Math.PI);
  return Array.from({ length: count }, (_, place) => polar(radius, middle + (place - (count - 1) / 2) * step));
}

export function extraSpot(zone: string): Point {
  return polar(128, middleAngle(zone));
}

/** Zones whose name runs upwards: the number of their deck stands below its sign, not beside it. */
export const UPRIGHT: readonly string[] = ["rumours", "financing"];

/** The deck of a zone: next to its name. */
export function deckSpot(zone: string): Point {
  return polar(254, middleAngle(zone));
}

/** The middles of the agents who hunt in a zone: in rows that grow tight when many come. */
export function hunterSpots(zone: string, count: number): Point[] {
  if (zone === "europe") return chips(count, 0, -147, 190);
  const spots = chips(Math.min(count, 5), -194, -20, 132);
  const above = chips(Math.max(0, count - 5), -194, -46, 132);
  return [...spots, ...above].map((spot) => (zone === "america" ? spot : { x: -spot.x, y: spot.y }));
}

function chips(count: number, x: number, y: number, width: number): Point[] {
  const step = Math.min(CHIP.width + 4, width / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, place) => ({ x: x + (place - (count - 1) / 2) * step, y }));
}

/** The steps of the track of Standing, around the hub: from the lower left to the lower right. */
export function standingSpot(points: number, last: number): Point {
  return polar(TRACK, FROM + (300 * Math.min(points, last)) / Math.max(1, last));
}

/** All of the board with the cards beside it. */
export function wholeFrame(view: LaTraqueView): Frame {
  const spots = [...slotsOn(view).values()];
  const left = Math.min(-RIM, ...spots.map(({ x }) => x)) - MARGIN;
  const right = Math.max(RIM, ...spots.map(({ x }) => x + CARD.width)) + MARGIN;
  const top = Math.min(-RIM, ...spots.map(({ y }) => y)) - MARGIN;
  return { x: left, y: top, width: right - left, height: RIM + MARGIN - top };
}

/** What the camera shows of a zone: its corners. */
export function zonePoints(view: LaTraqueView, zone: string): Point[] {
  if (!HUNT_ZONES.includes(zone)) return [polar(EDGE, sectorOf(zone)[0]), polar(EDGE, sectorOf(zone)[1]), polar(HUB, middleAngle(zone))];
  const slots = slotsOn(view);
  const corners = view.slots.filter((slot) => slot.zone === zone && slots.has(slot.slot)).flatMap(({ slot }) => {
    const { x, y } = slots.get(slot)!;
    return [{ x, y }, { x: x + CARD.width, y: y + CARD.height }];
  });
  return [...corners, ...hunterSpots(zone, 1)];
}

export function middleAngle(zone: string): number {
  const [from, to] = sectorOf(zone);
  return (from + to) / 2;
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
