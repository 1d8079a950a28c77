/** The parts of a turn, for the top bar. */

import type { StepShown } from "../../lib/game";
import type { Sight } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { own } from "./own";
import { viewOf } from "./scene";

const PARTS = ["before", "reaction", "walk", "after"] as const;

export function stepsOf(sight: Sight, words: Words): StepShown[] {
  const view = viewOf(sight);
  const say = own(words);
  const agent = view.agents[view.agent];
  if (view.phase !== "turn" || !agent) return [{ label: say(`phase-${view.phase}`), state: "now" }];
  const now = PARTS.indexOf(view.window as (typeof PARTS)[number]);
  const turn: StepShown = { label: say(agent.seat === view.seat ? "your-turn" : "turn-of", { player: words.player(agent.seat) }), state: "past" };
  if (now < 0) return [turn, { label: say("window-dial"), state: "now" }];
  return [turn, ...PARTS.map((part, place): StepShown => ({ label: say(`window-${part}`), state: place < now ? "past" : place === now ? "now" : "next" }))];
}
