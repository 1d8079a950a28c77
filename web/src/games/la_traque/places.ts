/** The board as the edition prints it: its zones, their slots and places. */

import type { Place } from "../../lib/game";
import type { Words } from "../../lib/words";

export const HUNT_ZONES: readonly string[] = ["america", "europe", "mideast"];
/** Clockwise from the left: those in which one investigates. */
export const ZONES: readonly string[] = ["rumours", "registry", "press", "archives", "financing"];

export interface PrintedPlace {
  place: string;
  zone: string;
  /** how many players it takes */
  min: number;
  /** how many cards of which decks */
  draw: Readonly<Record<string, number>>;
}

export function printedPlaces(words: Words): readonly PrintedPlace[] {
  return (words.faces as { places: readonly PrintedPlace[] }).places;
}

/** The page of the pad on which something lies that waits to be pressed; agents and Destiny nearly always can be, and say nothing. */
export function pageOf(place: Place): string | null {
  if (/^(line|hq|track|special):/.test(place)) return "mine";
  return place.startsWith("seat:") ? "rivals" : null;
}
