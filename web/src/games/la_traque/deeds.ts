/**
 * What can be done where: the options of the server, by the places that one presses for them.
 *
 * Some deeds have two places, and either comes first: a card of the hand and the agent who is told of it, an agent and
 * the fugitive whom it arrests, the HQ and where an agent of it goes. The places:
 *
 *     agents                     those in the HQ          hand:<card>   hq:<card>   reserve:<card>
 *     agent:<seat>:<number>      on its way               objective:<card>   line:<card>:<line>   destiny
 *     slot:<slot>   zone:<zone>   place:<place>           track:<track>   marker:<marker>   deck:<deck>   seat:<seat>
 *     peeked:<card>   special:<card>   option:<number>    faction:<faction>
 */

import type { Place } from "../../lib/game";
import type { Shown, Sight } from "../../lib/wire";
import { viewOf } from "./scene";

type Args = Readonly<Record<string, unknown>>;

/** What a chosen card is, by the question. */
const CARDS: Readonly<Record<string, string>> = { choose_ready: "hq", choose_peeked: "peeked", choose_judged: "hand", choose_special: "special" };

/** The places of an action, the most telling one last. */
export function placesOf(action: Shown, step: string, seat: number): Place[] {
  const args: Args = action.args ?? {};
  switch (action.verb) {
    case "move_investigate":
      return ["agents", `zone:${args["zone"]}`, `place:${args["zone"]}:${args["place"]}`];
    case "move_hunt":
      return ["agents", `zone:${args["zone"]}`];
    case "inform":
      return [`hand:${args["card"]}`, `agent:${seat}:${args["agent"]}`];
    case "capture":
      return [`agent:${seat}:${args["agent"]}`, `slot:${args["slot"]}`];
    case "withdraw":
      return [`agent:${seat}:${args["agent"]}`];
    case "use":
    case "keep":
      return [`hand:${args["card"]}`];
    case "activate":
      return [`hq:${args["card"]}`];
    case "objective":
      return [`objective:${args["card"]}`, `line:${args["card"]}:${args["line"]}`];
    case "destiny":
      return ["destiny"];
    case "take_faction":
      return [`faction:${args["faction"]}`];
    case "choose":
      return chosen(args, step);
    default:
      return [];
  }
}

function chosen(args: Args, step: string): Place[] {
  const [[kind, value] = ["", ""]] = Object.entries(args);
  if (kind === "card") return [`${CARDS[step] ?? "hand"}:${value}`];
  if (kind === "trigger") return [`hq:${value}`];
  return kind ? [`${kind}:${value}`] : [];
}

export function optionsOf(sight: Sight): readonly Shown[] {
  return sight.asked && !sight.asked.locked ? sight.asked.options : [];
}

/** The options that touch all these places. */
export function deedsAt(sight: Sight, ...places: readonly Place[]): Shown[] {
  const seat = viewOf(sight).seat;
  return optionsOf(sight).filter((action) => {
    const there = placesOf(action, sight.step, seat);
    return places.every((place) => there.includes(place));
  });
}

/** Every place at which a press leads on, with these places picked already. */
export function litPlaces(sight: Sight, picked: readonly Place[]): Set<Place> {
  const seat = viewOf(sight).seat;
  return new Set(deedsAt(sight, ...picked).flatMap((action) => placesOf(action, sight.step, seat)));
}

/** What should be thought over before it is done (`game-caution-…`); null if nothing. */
export function cautionOf(sight: Sight, deed: Shown): string | null {
  return viewOf(sight).cautions[keyOf(deed)] ?? null;
}

/** How a deed is spelled, to tell deeds apart. */
export function keyOf(action: Shown): string {
  const args = Object.entries(action.args ?? {}).map(([name, value]) => `${name}=${value}`);
  return args.length ? `${action.verb}(${args.join(", ")})` : action.verb;
}
