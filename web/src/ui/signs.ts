/** The signs that people have on their discs, by seat: a table gives them to all the discs drawn on it. */

import { getContext, setContext } from "svelte";
import type { Sign } from "../lib/wire";

const KEY = Symbol("signs");

/** A letter of one's name, or one of these. */
export const SIGNS: readonly Sign[] = ["", "crown", "eye", "flag", "globe", "hand", "lock", "moon", "search", "spark", "sun"];

export function setSigns(signs: () => readonly Sign[]): void {
  setContext(KEY, signs);
}

export function signOf(): (seat: number) => Sign {
  const signs = getContext<(() => readonly Sign[]) | undefined>(KEY);
  return (seat) => signs?.()[seat] ?? "";
}
