/** What a card does, as a few marks: a glyph and a number. The words for it: `abilities.ts`. */

import type { Clue, Effect } from "./abilities";

export interface Mark {
  glyph: string;
  text?: string;
  /** another possibility begins here */
  or?: true;
}

const CLUES: readonly Clue[] = ["financing", "medal", "document", "microfilm", "rumour"];
const MINUS = "\u2212";
const AT_MOST = "\u2264";

export function marksOf(effects: readonly Effect[]): Mark[] {
  return effects.flatMap(marks);
}

function marks(effect: Effect): Mark[] {
  const n = effect.n ?? 1;
  switch (effect.op) {
    case "draw":
      return [{ glyph: deckGlyph(effect), text: `+${n}` }];
    case "peek":
      return [{ glyph: "peek" }, { glyph: deckGlyph(effect), text: `${String(effect["keep"])}/${n}` }];
    case "provide":
      return CLUES.filter((clue) => effect[clue]).map((clue) => ({ glyph: clue, text: String(effect[clue]) }));
    case "ease":
      return [...filter(effect["cat"]), { glyph: effect.clue ?? "card", text: `${MINUS}${n}` }];
    case "influence":
      return [{ glyph: trackGlyph(effect), text: `+${n}` }];
    case "rebate":
      return [{ glyph: "objective", text: `${MINUS}${n}` }, { glyph: trackGlyph(effect) }];
    case "vp":
      return [{ glyph: "standing", text: `+${n}` }];
    case "ambition":
    case "retain":
      return [{ glyph: effect.op, text: `+${n}` }];
    case "capture":
    case "recruit":
    case "trial":
      return [{ glyph: effect.op, text: `${AT_MOST}${String(effect["max_level"])}` }];
    case "shift":
    case "recall":
    case "ready":
      return [{ glyph: effect.op, text: String(n) }];
    case "on":
      return [{ glyph: "on" }, ...filter(effect["zone"] ?? effect["cat"]), ...marksOf(effect.do ?? [])];
    case "choose":
      return (effect.options ?? []).flatMap((option, place) => [...(place ? [{ glyph: "choose", or: true } as const] : []), ...marksOf(option)]);
    default:
      return [{ glyph: effect.op }];
  }
}

function deckGlyph(effect: Effect): string {
  return effect["deck"] === "mixed" ? "card" : String(effect["deck"]);
}

function trackGlyph(effect: Effect): string {
  const track = String(effect["track"]);
  return track === "choice" || track === "any" ? "choose" : track;
}

function filter(name: unknown): Mark[] {
  return typeof name === "string" ? [{ glyph: name }] : [];
}
