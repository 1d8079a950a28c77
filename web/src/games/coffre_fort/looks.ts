/** How the agents of an edition look, whatever it calls them. A colour never stands alone: letter and pattern double it. */

import { playsOf } from "../../lib/seats";
import type { TableShown } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { facesOf } from "./scene";

export interface Look {
  tint: string;
  /** in a square of 7 by 7 */
  pattern: string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  blue: { tint: "#2a62b0", pattern: "" },
  red: { tint: "#b3352b", pattern: "M0 7 7 0M-1 1l2-2M6 8l2-2" },
  green: { tint: "#2a7030", pattern: "M0 2h7M0 5.500h7" },
  yellow: { tint: "#835e00", pattern: "M2 2h.1M5.500 5.500h.1" },
};

/** The looks by colour. A colour that we do not know gets a look that is left, in order. */
export function looksOf(colours: readonly string[]): Readonly<Record<string, Look>> {
  const left = Object.keys(LOOKS).filter((colour) => !colours.includes(colour));
  return Object.fromEntries(colours.map((colour) => [colour, LOOKS[colour] ?? LOOKS[left.shift() ?? "blue"]!]));
}

export function lookOf(words: Words, colour: string): Look {
  return looksOf(facesOf(words).colours)[colour] ?? LOOKS["blue"]!;
}

/** The tints of the players' discs: of the agent of each, or the first of two. */
export function discsOf(words: Words, table: TableShown): string[] {
  const { colours } = facesOf(words);
  return table.seats.map(({ seat }) => lookOf(words, playsOf(table, seat)[0] ?? colours[seat] ?? "").tint);
}
