/** A card in a line, for those who listen, and in a few paragraphs, for those who hover or hold a finger on it. */

import type { Words } from "../../../lib/words";
import { ability, clues, type Part } from "./abilities";
import { capital, own } from "../own";
import { clueOf, editionOf, kindOf, lineOf, TRACKS, type Abilities, type Line } from "./printed";

export const PARTS: readonly Part[] = ["hunt", "mission", "recurrent", "permanent"];
export const LINES = ["success", "triumph"] as const;
export type LineName = (typeof LINES)[number];

/** What it is called. A clue card by its type alone: the deck is on its face. */
export function nameOf(words: Words, card: string): string {
  return kindOf(editionOf(words), card) === "clue" ? words.name("clue", clueOf(card).clue) : words.name("card", card);
}

/** "Laszlo Csatar, political, level 1: 1 document, 3 rumours". */
export function labelOf(words: Words, card: string): string {
  const fugitive = editionOf(words).fugitives[card];
  if (!fugitive) return words.name("card", card);
  const level = words.say("game-level", { level: fugitive.level });
  return own(words)("card-label", { name: words.name("card", card), category: words.name("cat", fugitive.cat), level, cost: clues(words, fugitive.cost) });
}

/** What it does: a paragraph per way to use it. */
export function noteOf(words: Words, card: string): string {
  const told = paragraphs(words, card).map(({ part, title, text }) => (part === "clue" ? text : `${title}. ${text}`));
  return [capital(labelOf(words, card)), storyOf(words, card), ...told].filter(Boolean).join("\n");
}

export interface Paragraph {
  part: Part | LineName | "power" | "clue";
  title: string;
  text: string;
}

export function paragraphs(words: Words, card: string): Paragraph[] {
  const edition = editionOf(words);
  const objective = edition.objectives[card];
  if (objective) {
    const lines = LINES.map((line) => ({ part: line, title: words.say(`name-${line}`), text: lineText(words, objective[line]) }));
    const title = words.say(`game-part-${objective.kind}`);
    return [...lines, { part: objective.kind, title, text: ability(words, objective.power, objective.kind, objective.faction) }];
  }
  const special = edition.specials[card];
  const found = edition.fugitives[card] ?? special;
  if (!found) return [{ part: "clue", title: words.name("clue", clueOf(card).clue), text: own(words)("clue-help", { deck: words.name("deck", clueOf(card).deck) }) }];
  return partsOf(found).map((part) => ({
    part,
    title: words.say(`game-part-${part}`),
    text: ability(words, found[part] ?? [], part, special?.faction ?? null),
  }));
}

export function partsOf(card: Abilities): Part[] {
  return PARTS.filter((part) => card[part]?.length);
}

/** What a line of an objective costs and gives, as a sentence. */
export function lineText(words: Words, line: Line): string {
  const say = own(words);
  const pay = TRACKS.filter((track) => line.pay[track]).map((track) => say("pay", { n: line.pay[track], track: words.name("track", track) }));
  const gains = [
    ...(line.vp ? [say("gain-standing", { n: line.vp })] : []),
    ...(line.apollo ? [say("gain-apollo", { n: line.apollo })] : []),
    ...(line.marker ? [say("gain-marker", { markers: line.marker.map((marker) => words.name("marker", marker)).join(say("or")) })] : []),
  ];
  return say("line", { pay: pay.join(", "), gains: gains.length ? gains.join(", ") : say("gain-nothing") });
}

/** The sober line of a card, if it has one. */
export function storyOf(words: Words, card: string): string {
  const edition = editionOf(words);
  const found = edition.fugitives[card] ?? edition.objectives[card] ?? edition.specials[card];
  return found ? lineOf(found, words.lang) : "";
}
