/** After the match: claims against facts. */

import { parseSpelled, type Words } from "../../lib/words";
import { cardOf } from "./cards";
import { teamOf } from "./teams";
import type { CasaView, ClaimShown, Truth } from "./types";

/** Whether a claim was true; null for wishes and advice, which are neither. */
export function isTrue(words: Words, claim: ClaimShown, truth: Truth): boolean | null {
  const [verb, args] = parseSpelled(claim.claim);
  const seat = typeof args["player"] === "number" ? args["player"] : claim.seat;
  const role = truth.roles[seat] ?? "";
  const laid = truth.laid[seat]?.[claim.round - 1] ?? "";
  switch (verb) {
    case "my_card":
      return laid !== "" && (args["card"] === laid || args["card"] === cardOf(words, laid).family);
    case "was_mine":
      return args["kind"] === laid;
    case "my_hand":
      return args["count"] === (truth.laid[seat] ?? []).slice(claim.round).filter((kind) => cardOf(words, kind).family === "sabotage").length;
    case "my_team":
      return args["team"] === teamOf(role);
    case "my_role":
      return args["role"] === role;
    case "suspect":
      return args["who"] === role || args["who"] === teamOf(role);
    default:
      return null;
  }
}

export interface Honesty {
  right: number;
  wrong: number;
}

export function honesty(words: Words, view: CasaView, truth: Truth, seat: number): Honesty {
  const verdicts = view.claims.filter((claim) => claim.seat === seat).map((claim) => isTrue(words, claim, truth));
  return { right: verdicts.filter((verdict) => verdict === true).length, wrong: verdicts.filter((verdict) => verdict === false).length };
}

/** What a bot believed when it decided, told when the match is over. */
export interface Belief {
  seat: number;
  round: number;
  step: string;
  /** per seat: the chance that it is a hostage, or Raquel */
  blue: readonly number[];
  /** per seat: the chance that it is the Professor */
  professor: readonly number[];
  action: string;
  reason: string;
}

/** The last belief of each bot. */
export function lastBeliefs(beliefs: readonly Belief[]): Map<number, Belief> {
  const last = new Map<number, Belief>();
  for (const belief of beliefs) last.set(belief.seat, belief);
  return last;
}
