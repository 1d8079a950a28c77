/** Kinds of cards, as far as a drawing needs to know them: the family and what is printed on the card. */

export type Family = "print" | "sabotage";

export interface Card {
  kind: string;
  family: Family;
  /** what it adds or takes when its family wins; 0 for a plain card */
  mod: number;
}

/** A kind is spelled by its family's letter and its amount (`B`, `B250`, `S500`); a family stands for any of its cards. */
export function cardOf(kind: string): Card {
  const family: Family = kind === "sabotage" || /^s/i.test(kind) ? "sabotage" : "print";
  const amount = Number(/\d+/.exec(kind)?.[0] ?? 0);
  return { kind, family, mod: family === "print" || amount === 0 ? amount : -amount };
}

/** `+250`, `−500`, or nothing: with a true minus sign. */
export function signed(mod: number): string {
  if (mod === 0) return "";
  return mod > 0 ? `+${mod}` : `−${-mod}`;
}

/** What a seat holds, the same kinds together, as in a hand one has sorted. */
export function sortedHand(hand: readonly string[], kinds: readonly string[]): string[] {
  return [...hand].sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
}
