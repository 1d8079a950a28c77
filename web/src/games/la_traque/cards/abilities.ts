/** Cards in words: a sentence per effect, made from the texts `game-op-…`. The terminal does the same (la_traque_cards.py). */

import type { Words } from "../../../lib/words";

export type Clue = "financing" | "medal" | "document" | "microfilm" | "rumour";
export type Part = "hunt" | "mission" | "recurrent" | "permanent";
export type Clues = Partial<Record<Clue, number>>;

/** An effect as the edition writes it: an op, and the fields of that op. */
export interface Effect extends Clues {
  op: string;
  n?: number;
  clue?: Clue;
  vp?: readonly number[];
  do?: readonly Effect[];
  options?: readonly (readonly Effect[])[];
  [field: string]: unknown;
}

const CLUES: readonly Clue[] = ["financing", "medal", "document", "microfilm", "rumour"];
/** What a text may ask for, and an effect may lack. */
const LACKING = { deck: null, track: null, cat: null, zone: null, line: null, target: null, event: null, from: null };

export function ability(words: Words, effects: readonly Effect[], part: Part, faction: string | null = null): string {
  return effects.map((effect) => sentence(words, effect, part, faction)).join(" ");
}

/** A price, or what a card counts for. */
export function clues(words: Words, counts: Clues): string {
  return counted(words, counts).join(", ");
}

export function counted(words: Words, counts: Clues): string[] {
  const there = CLUES.filter((clue) => counts[clue]);
  return there.map((clue) => words.say(`game-clue-${clue}`, { n: counts[clue] }));
}

function sentence(words: Words, effect: Effect, part: Part, faction: string | null): string {
  const args: Record<string, unknown> = { ...LACKING, ...effect, faction, lasting: part === "permanent" };
  if (effect.op === "provide") args.clues = clues(words, effect);
  if (effect.op === "ease" && effect.clue) args.clues = clues(words, { [effect.clue]: effect.n });
  effect.vp?.forEach((points, index) => (args[`vp${index + 1}`] = points));
  if (effect.do) args.do = ability(words, effect.do, part, faction);
  if (effect.options) {
    const choices = effect.options.map((option) => ability(words, option, part, faction));
    args.options = choices.join(` ${words.say("game-op-or")} `);
  }
  return words.say(`game-op-${effect.op}`, args);
}
