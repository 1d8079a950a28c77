/** Kinds of cards, as far as a drawing needs to know them: the family and what is printed on the card. */

import type { Words } from "../../lib/words";
import { own } from "./own";
import type { Faces } from "./types";

export type Family = "print" | "sabotage";

export interface Card {
  kind: string;
  family: Family;
  /** what it adds or takes when its family wins; 0 for a plain card */
  mod: number;
}

/** A card of the edition, by its kind; a family stands for any of its cards. */
export function cardOf(words: Words, kind: string): Card {
  const face = printed(words).cards[kind];
  const family = face?.family ?? kind;
  return { kind, family: family === "sabotage" ? "sabotage" : "print", mod: face?.mod ?? 0 };
}

/** What this edition prints. */
export function printed(words: Words): Faces {
  return (words.faces as Faces | null) ?? { cards: {}, step: 250, gain: 0, loss: 0 };
}

/** How a result came about, `500 + 250`; nothing where it is a single number, or the loot could not fall any lower. */
export function sumOf(words: Words, kinds: readonly string[], majority: string, change: number): string {
  const mods = kinds.map((kind) => cardOf(words, kind)).filter((card) => card.family === majority).map((card) => card.mod);
  const parts = [majority === "print" ? printed(words).gain : 0, ...mods].filter((part) => part !== 0);
  if (parts.length < 2 || parts.reduce((sum, part) => sum + part, 0) !== change) return "";
  return parts.map((part, place) => (place ? `${part < 0 ? "−" : "+"}\u00a0${words.number(Math.abs(part))}` : words.number(part).replace("-", "−"))).join(" ");
}

/** `+250`, `−500`, or nothing: with a true minus sign; thousands as the reader's language writes them. */
export function signed(mod: number, words?: Words): string {
  if (mod === 0) return "";
  const size = words ? words.number(Math.abs(mod)) : String(Math.abs(mod));
  return mod > 0 ? `+${size}` : `−${size}`;
}

/** What a card does, and how many of its kind there are. */
export function helpOf(words: Words, kind: string, copies: number): string {
  const { family, mod } = cardOf(words, kind);
  const numbers = { mod: words.number(Math.abs(mod)), gain: printed(words).gain };
  const does = own(words)(`help-${family}${mod ? "-more" : ""}`, { name: words.name("kind", kind), ...numbers });
  return `${does}\n${own(words)("help-copies", { count: copies })}`;
}

/** What a seat holds, the same kinds together, as in a hand one has sorted. */
export function sortedHand(hand: readonly string[], kinds: readonly string[]): string[] {
  return [...hand].sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
}
