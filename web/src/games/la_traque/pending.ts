/** The effect that is asked about, in words: the view names it as the rules do, "draw rumour 2 hand". */

import type { Words } from "../../lib/words";
import { ability, type Effect } from "./cards/abilities";

/** An effect from its name; null for what the table shows by itself. */
export function effectOf(name: string): Effect | null {
  if (name.startsWith("choose ")) return { op: "choose", options: optionsIn(name) };
  const [op = "", ...rest] = name.split(" ");
  const [one = "", two = "", three = "", four = ""] = rest;
  switch (op) {
    case "draw":
      return { op, deck: one, n: Number(two), to: three };
    case "peek":
    case "peeked":
      return { op: "peek", deck: one, n: Number(two), keep: Number(three), to: four };
    case "influence":
      return { op, track: one, n: Number(two) };
    case "shift":
    case "vp":
    case "ambition":
    case "ready":
      return { op, n: Number(one) };
    case "reach":
      return { op: "ambition", n: Number(one) };
    case "capture":
    case "recruit":
    case "trial":
      return { op, max_level: Number(one) };
    case "recall":
      return { op, from: one, n: Number(two) };
    case "inspect":
      return { op, target: one };
    case "judge":
      return { op, vp: rest.map(Number) };
    case "swap":
    case "block":
    case "overcrowd":
      return { op };
    default:
      return null;
  }
}

/** The lists between which one chooses. */
export function optionsIn(name: string): Effect[][] {
  return name.slice("choose ".length).split(" | ").map((list) => list.split(" + ").flatMap((part) => effectOf(part) ?? []));
}

/** What is being resolved, as a sentence; empty if there is none. */
export function inWords(words: Words, name: string | undefined, faction: string | null): string {
  const effect = name ? effectOf(name) : null;
  return effect && effect.op !== "choose" ? ability(words, [effect], "mission", faction) : "";
}

/** One of the lists of a choice, numbered from 1. */
export function optionInWords(words: Words, name: string | undefined, number: number, faction: string | null): string {
  const option = name?.startsWith("choose ") ? optionsIn(name)[number - 1] : undefined;
  return option?.length ? ability(words, option, "mission", faction) : "";
}
