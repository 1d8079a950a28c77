/** The steps of a round, for the top bar: the round, whose turn it is, which action. */

import type { StepShown } from "../../lib/game";
import type { Sight } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { own } from "./own";
import { ACTIONS, actionOf, viewOf } from "./scene";

export function stepsOf(sight: Sight, words: Words): StepShown[] {
  const view = viewOf(sight);
  const say = own(words);
  if (view.phase === "factions") return [{ label: say("phase-factions"), state: "now" }];
  if (view.phase === "over") return [{ label: say("phase-over"), state: "now" }];
  const round = { label: say(view.last_round ? "last-round" : "round", { round: view.round }), state: "past" as const };
  if (view.phase === "maintenance" || view.active === null) return [round, { label: say("phase-maintenance"), state: "now" }];
  const turn = say("turn", { seat: view.active, action: actionOf(sight), actions: ACTIONS });
  const after: StepShown[] = view.last_round ? [] : [{ label: say("phase-maintenance"), state: "next" }];
  return [round, { label: turn, state: "now" }, ...after];
}
