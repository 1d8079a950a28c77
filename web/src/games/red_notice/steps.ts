/** The steps of a round, for the top bar. */

import type { StepShown } from "../../lib/game";
import type { Sight } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { capital, own } from "./own";
import { ANGELA, cardNow, viewOf } from "./scene";

export function stepsOf(sight: Sight, words: Words): StepShown[] {
  const view = viewOf(sight);
  const say = own(words);
  const as = view.mine && view.phase !== "over" ? `, ${say(view.seat === ANGELA ? "as-angela" : "as-jessah")}` : "";
  if (view.phase === "setup" || view.phase === "over") return [{ label: capital(words.name("phase", view.phase)) + as, state: "now" }];
  const resolving = view.phase === "resolution";
  const card = cardNow(view) + 1;
  return [
    { label: say("round", { round: view.round }) + as, state: "past" },
    { label: capital(words.name("phase", "programming")), state: resolving ? "past" : "now" },
    { label: resolving && card ? say("resolution-card", { card, cards: view.row.length }) : capital(words.name("phase", "resolution")), state: resolving ? "now" : "next" },
  ];
}
