/** Cards as they lie before their owner: equal ones in a stack, so that many do not need much room. */

import type { Event, Shown } from "../../../lib/wire";
import type { GameEvent } from "../types";

export interface Stack {
  card: string;
  count: number;
}

export function stacksOf(cards: readonly string[]): Stack[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** The cards of which some are taken, one by one. Of equal ones the first are. */
export function copiesOf(cards: readonly string[], draft: readonly Shown[]): { card: string; taken: boolean }[] {
  const left = draft.map(({ args }) => args?.["card"]);
  return cards.map((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return { card, taken: at >= 0 };
  });
}

/** What a rival was made to show: under an agent, or in the hand. */
export interface Seen {
  of: number;
  agent: number | null;
  cards: readonly string[];
}

/** What a seat was shown last; it stays open until the turn is over. */
export function seenBy(seat: number, events: readonly Event[]): Seen | null {
  for (let place = events.length - 1; place >= 0; place--) {
    const told = events[place] as GameEvent;
    if (told.event === "turn_started" || told.event === "turn_ended" || told.event === "passed") return null;
    if (told.event === "inspected" && told.seat === seat && told.cards) return { of: told.of, agent: told.agent, cards: told.cards };
  }
  return null;
}

/** How many of a card are to be kept, as far as the answer goes. */
export function keptOf(draft: readonly Shown[], card: string): number {
  return draft.filter(({ verb, args }) => verb === "keep" && args?.["card"] === card).length;
}
