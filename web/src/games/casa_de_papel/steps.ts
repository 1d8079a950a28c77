/** The steps of a round, for the top bar. */

import type { StepShown } from "../../lib/game";
import type { Sight } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { capital, own } from "./own";
import { turnedUp, viewOf } from "./scene";

const PHASES: readonly string[] = ["choice", "debate", "selection", "reveal", "appointment"];

export function stepsOf(sight: Sight, words: Words): StepShown[] {
  const view = viewOf(sight);
  const say = own(words);
  const head: StepShown = { label: say("round-of", { round: view.round, rounds: view.rounds }), state: "past" };
  if (view.phase === "accusation" || view.phase === "over") {
    return [head, { label: capital(words.name("phase", view.phase)), state: "now" }];
  }
  const phase = view.phase === "resolution" ? "reveal" : view.phase;
  const now = PHASES.indexOf(phase);
  const last = view.round === view.rounds;
  const shown = last ? PHASES.slice(0, -1) : PHASES;
  return [
    head,
    ...shown.map((name, place): StepShown => ({
      label: capital(words.name("phase", name)),
      state: place < now ? "past" : place === now || (name === "reveal" && turnedUp(view) && now < 0) ? "now" : "next",
    })),
  ];
}
