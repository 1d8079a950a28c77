/** Moves as they are seen: from where the pieces stood, step by step, to where they stand. */

import type { Event } from "../../lib/wire";
import type { GameEvent } from "./types";

/** Where everybody stands: agents in the order of their turns, as places; patrols by their squares, null at home. */
export interface Stance {
  agents: readonly string[];
  guard: string | null;
  dog: string | null;
}

interface Board {
  colours: readonly string[];
  prison: string;
  exit: string;
}

/** The stances between two, one for each step that was told. */
export function framesOf(before: Stance, events: readonly Event[], after: Stance, board: Board): Stance[] {
  const frames: Stance[] = [];
  let now = before;
  const show = (next: Stance) => {
    now = next;
    frames.push(next);
  };
  const put = (colours: readonly string[], place: string) => show({ ...now, agents: now.agents.map((old, each) => (colours.includes(board.colours[each]!) ? place : old)) });
  for (const event of events as readonly GameEvent[]) {
    switch (event.event) {
      case "agent_step":
        for (const square of event.squares) put([event.agent], `square:${square}`);
        break;
      case "room_entered":
      case "passage_used":
        put([event.agent], `room:${event.room}`);
        break;
      case "caught":
        put([event.agent], `room:${board.prison}`);
        break;
      case "freed":
        put(event.agents, `square:${board.exit}`);
        break;
      case "patrol_woken":
        show({ ...now, [event.patrol]: event.square });
        break;
      case "patrol_home":
        show({ ...now, [event.patrol]: null });
        break;
      case "patrol_step":
        for (const square of event.squares) show({ ...now, [event.patrol]: square });
        break;
    }
  }
  if (frames.length) frames[frames.length - 1] = after; // whatever was told, this is how it is
  return frames;
}
