/** What is printed on the cards and boards of an edition, as the server sends it: what is nothing is left out. */

import type { Words } from "../../../lib/words";
import type { Clues, Effect, Part } from "./abilities";

export const CATEGORIES = ["military", "scientific", "political", "collaborationist"] as const;
export type Category = (typeof CATEGORIES)[number];
/** The tracks of influence, in the order of a player's numbers. */
export const TRACKS = ["military", "scientific", "political"] as const;
export type Track = (typeof TRACKS)[number];
export type Faction = "usa" | "cccp" | "tzaar" | "reseau";
/** Whose ambition is which. */
export const AMBITIONS = { usa: "apollo", cccp: "revolution", tzaar: "tribunal", reseau: "reach" } as const;

export type Abilities = Partial<Record<Part, readonly Effect[]>>;

interface Printed {
  id: string;
  line_fr?: string;
  line_en?: string;
}

export interface Fugitive extends Printed, Abilities {
  cat: Category;
  level: number;
  cost: Clues;
}

export interface Line {
  pay: Partial<Record<Track, number>>;
  vp?: number;
  apollo?: number;
  /** two of them: one is chosen */
  marker?: readonly string[];
}

export interface Objective extends Printed {
  faction: Faction;
  kind: "mission" | "recurrent" | "permanent";
  success: Line;
  triumph: Line;
  power: readonly Effect[];
}

export interface Special extends Printed, Abilities {
  faction: Faction;
  unlock: { track: string; at: number; cat?: Track; pair?: number };
}

export interface Tier {
  at: number;
  /** a special card is unlocked */
  card?: boolean;
  do?: readonly Effect[];
}

export interface Ambition {
  length: number;
  tiers: readonly Tier[];
}

export interface Edition {
  rules: { agents: number; objectives_visible: number; keep: number; end_vp: number; influence_max: number };
  tracks: { markers: readonly string[] } & Record<"apollo" | "revolution" | "tribunal" | "reach", Ambition>;
  clues: Readonly<Record<string, Clues>>;
  fugitives: Readonly<Record<string, Fugitive>>;
  objectives: Readonly<Record<string, Objective>>;
  specials: Readonly<Record<string, Special>>;
}

export function editionOf(words: Words): Edition {
  return words.faces as Edition;
}

/** How many cards may be kept at maintenance: what the rules say, and what cards of the HQ add. */
export function keepLimit({ rules, fugitives, objectives, specials }: Edition, hq: readonly string[]): number {
  const lasting = hq.flatMap((card) => (fugitives[card] ?? specials[card])?.permanent ?? (objectives[card]?.kind === "permanent" ? objectives[card].power : []));
  return lasting.reduce((sum, { op, n = 0 }) => sum + (op === "retain" ? n : 0), rules.keep);
}

/** What a card is: a clue ("registry:document"), or one of the three kinds that have an id. */
export type CardKind = "clue" | "fugitive" | "objective" | "special";

export function kindOf(edition: Edition, card: string): CardKind {
  if (card in edition.fugitives) return "fugitive";
  if (card in edition.objectives) return "objective";
  return card in edition.specials ? "special" : "clue";
}

/** A clue card is named by its deck and its type. */
export function clueOf(card: string): { deck: string; clue: string } {
  const [deck = "", clue = deck] = card.split(":");
  return { deck, clue };
}

/** The one line of a card about whom or what it shows; not all have one. */
export function lineOf(card: Printed, lang: string): string {
  return (lang === "fr" ? card.line_fr : card.line_en) ?? "";
}
