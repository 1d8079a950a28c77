/** What can be done now, grouped for people. Everything here comes from the server: nothing is a rule of the game. */

import type { Shown, Sight } from "../../lib/wire";

/** All that is offered: the answers to the open question and what may be done besides. */
export function offered(sight: Sight): readonly Shown[] {
  return [...(sight.asked?.options ?? []), ...sight.offers];
}

export function byVerb(actions: readonly Shown[]): Map<string, Shown[]> {
  const groups = new Map<string, Shown[]>();
  for (const action of actions) {
    const group = groups.get(action.verb);
    if (group) group.push(action);
    else groups.set(action.verb, [action]);
  }
  return groups;
}

export function playerOf(action: Shown): number | null {
  const player = action.args?.["player"];
  return typeof player === "number" ? player : null;
}

/** An action as it is spelled in events and claims: `suspect(player=2, who=red)`. */
export function keyOf(action: Shown): string {
  const args = Object.entries(action.args ?? {}).map(([name, value]) => `${name}=${value}`);
  return args.length ? `${action.verb}(${args.join(", ")})` : action.verb;
}

/** What can be done to a player's card or to the player. */
export const ON_CARD: readonly string[] = ["propose", "raquel_look", "raquel_out"];
export const ON_SEAT: readonly string[] = ["appoint", "accuse", "professor_look"];

/** What is claimed about a player. */
export const ABOUT: readonly string[] = ["suspect", "trust", "advise", "successor"];

/** What is final and shows or changes something for good: picked first, then done. */
export const FINAL: readonly string[] = ["appoint", "accuse", "professor_look", "raquel_look", "raquel_out"];

/** What a click on a player's card or seat does now, if anything. */
export function deed(sight: Sight, player: number, verbs: readonly string[]): Shown | null {
  return offered(sight).find((action) => verbs.includes(action.verb) && playerOf(action) === player) ?? null;
}

/** Whether a card lies in the selection that the reader is forming, and a click pushes it back. */
export function mayPushBack(sight: Sight, player: number): boolean {
  return sight.asked?.draft.some((action) => action.verb === "propose" && playerOf(action) === player) ?? false;
}

/** Which question a click on somebody asks when nothing can be done there: what one would do there in this step. */
export function question(step: string): string {
  if (step === "reveal_display" || step === "appoint") return "appoint";
  return step === "accuse" ? "accuse" : "propose";
}
