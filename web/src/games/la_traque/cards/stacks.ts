/** Cards of a hand as they lie: equal ones in a stack, so that many do not need much room. */

import type { Shown } from "../../../lib/wire";

export interface Stack {
  card: string;
  count: number;
}

export function stacksOf(cards: readonly string[]): Stack[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** How many of a card are to be kept, as far as the answer goes. */
export function keptOf(draft: readonly Shown[], card: string): number {
  return draft.filter(({ verb, args }) => verb === "keep" && args?.["card"] === card).length;
}
