/** What the reader points at and has not done yet: a walk that grows, an agent or a tool that the Robot is to carry. */

import type { Place } from "../../lib/game";

class Pick {
  /** the walk so far: squares, and perhaps a room at last */
  way = $state.raw<readonly string[]>([]);
  /** whether walks are shown with the number doubled */
  doubled = $state(false);
  /** "agent:red": to whom the Robot is to go */
  place = $state<Place | null>(null);
  /** the tool that is to go along; the Robot itself: alone */
  tool = $state<string | null>(null);
  /** where nobody can go, and no rule says more: the prompt says it */
  nowhere = $state<Place | null>(null);
  /** the reader is reminded that it is her turn */
  nudged = $state(false);

  clear(): void {
    this.way = [];
    this.doubled = false;
    this.place = null;
    this.tool = null;
    this.nowhere = null;
  }
}

export const pick = new Pick();
