/** What lies on the table now, read off the view. */

import type { Sight } from "../../lib/wire";
import { HUNT_ZONES } from "./places";
import type { Agent, LaTraqueView, Player, Slot } from "./types";

export const ACTIONS = 3; // in a turn

export function viewOf(sight: Sight): LaTraqueView {
  return sight.view as LaTraqueView;
}

/** The player whose eyes one looks through, or null for a spectator. */
export function mineOf(view: LaTraqueView): Player | null {
  return view.players[view.seat] ?? null;
}

/** The action under way, counted from 1: one that is being resolved is counted as done already. */
export function actionOf({ step, view }: Sight): number {
  const { actions } = view as LaTraqueView;
  return Math.min(ACTIONS, step === "take_action" ? actions + 1 : Math.max(1, actions));
}

export function isHunting({ where }: Agent): boolean {
  return HUNT_ZONES.includes(where);
}

/** How many agents are where: "hq", "rest", a zone. */
export function agentsAt(player: Player, where: string): Agent[] {
  return player.agents.filter((agent) => agent.where === where);
}

export function slotOf(view: LaTraqueView, slot: string): Slot | undefined {
  return view.slots.find((one) => one.slot === slot);
}

export function fugitiveIn(view: LaTraqueView, slot: unknown): string | null {
  return slotOf(view, String(slot))?.fugitive ?? null;
}
