/** What can be done where: the options and offers of the server, by the place that one presses for them. */

import type { Place } from "../../lib/game";
import type { Shown, Sight } from "../../lib/wire";

/** Each verb by the argument that names its place. */
const PLACE: Readonly<Record<string, (args: Readonly<Record<string, unknown>>) => Place>> = {
  start: ({ city }) => `city:${city}`,
  go: ({ city }) => `city:${city}`,
  step: ({ city }) => `city:${city}`,
  put_radar: ({ continent }) => `radar:${continent}`,
  black_radar: ({ continent }) => `radar:${continent}`,
  put_barrier: ({ route }) => `barrier:${route}`,
  black_barrier: ({ route }) => `barrier:${route}`,
  lift: ({ route }) => `barrier:${route}`,
  pay: ({ target }) => String(target),
  remove: ({ target }) => String(target),
  cash: ({ cheque }) => `cheque:${cheque}`,
  seize: ({ cheque }) => `cheque:${cheque}`,
  choose_upgrade: ({ upgrade }) => `upgrade:${upgrade}`,
  destroy: ({ upgrade }) => `upgrade:${upgrade}`,
  choose_identity: ({ identity }) => `identity:${identity}`,
  keep_identity: ({ identity }) => `identity:${identity}`,
  place: ({ slot }) => `slot:${slot}`,
};

/** Drafts: put together in private, taken back at will, and sent as one. */
const DRAFTED: Readonly<Record<string, readonly string[]>> = {
  jessahs_start: ["start", "put_radar"],
  plan_movement: ["go", "stay", "pay"],
  place_security: ["lift"],
  place_black_barrier: ["lift"],
  destroy_upgrade: ["destroy"],
};

export function placeOf(action: Shown): Place | null {
  return PLACE[action.verb]?.(action.args ?? {}) ?? null;
}

/** What a press on a place can do: what is asked comes before what may be done besides. */
export function deedsAt(sight: Sight, place: Place): Shown[] {
  return [...(sight.asked?.options ?? []), ...sight.offers].filter((action) => placeOf(action) === place);
}

/** The places of all options, and of all offers that are no options. */
export function placesOf(actions: readonly Shown[]): Set<Place> {
  return new Set(actions.map(placeOf).filter((place) => place !== null));
}

/** Whether it can be taken back: the rest is pointed at first, then done. */
export function isDrafted(step: string, verb: string): boolean {
  return DRAFTED[step]?.includes(verb) ?? false;
}

/** What a press on a place would have been, where nothing can be done: the server says why not. */
export function tried(sight: Sight, place: Place): Shown | null {
  const [kind, id] = [place.slice(0, place.indexOf(":")), place.slice(place.indexOf(":") + 1)];
  const verbs = new Set((sight.asked?.options ?? []).map(({ verb }) => verb));
  switch (kind) {
    case "city":
      if (sight.step === "plan_movement") return { verb: "go", args: { city: id } };
      return sight.step === "move_jessah" ? { verb: "step", args: { city: id } } : null;
    case "radar":
      if (sight.step === "place_black_radar") return { verb: "black_radar", args: { continent: id } };
      if (sight.step === "place_security" || sight.step === "jessahs_start") return { verb: "put_radar", args: { continent: id } };
      return { verb: verbs.has("remove") ? "remove" : "pay", args: { target: place } };
    case "barrier":
      if (sight.step === "place_security") return { verb: "lift", args: { route: id } };
      if (sight.step === "place_black_barrier") return { verb: "black_barrier", args: { route: id } };
      return { verb: verbs.has("remove") ? "remove" : "pay", args: { target: place } };
    case "cheque":
      return sight.step === "use_bank" ? { verb: "cash", args: { cheque: id } } : null;
    case "upgrade":
      return sight.step === "choose_upgrade" ? { verb: "choose_upgrade", args: { upgrade: id } } : null;
    case "identity":
      return sight.step === "choose_identity" ? { verb: "choose_identity", args: { identity: id } } : null;
    default:
      return null;
  }
}

/** How a deed is spelled, to tell deeds apart. */
export function keyOf(action: Shown): string {
  const args = Object.entries(action.args ?? {}).map(([name, value]) => `${name}=${value}`);
  return args.length ? `${action.verb}(${args.join(", ")})` : action.verb;
}
