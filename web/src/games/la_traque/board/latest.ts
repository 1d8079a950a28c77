/** Where the last deed on the board was done: it stays marked until the next. */

import type { Place } from "../../../lib/game";
import type { Event } from "../../../lib/wire";
import type { GameEvent } from "../types";

export function latestOf(events: readonly Event[]): Place | null {
  for (let place = events.length - 1; place >= 0; place--) {
    const found = whereOf(events[place] as GameEvent);
    if (found !== undefined) return found;
  }
  return null;
}

/** Undefined: it was not on the board. Null: with it begins something new. */
function whereOf(told: GameEvent): Place | null | undefined {
  switch (told.event) {
    case "agent_investigates":
      return `place:${told.place}`;
    case "agent_hunts":
    case "agent_informed":
      return `agent:${told.seat}:${told.agent}`;
    case "captured":
    case "recruited":
    case "tried":
    case "blocked":
    case "fugitive_removed":
      return `slot:${told.slot}`;
    case "round_started":
      return null;
    default:
      return undefined;
  }
}
