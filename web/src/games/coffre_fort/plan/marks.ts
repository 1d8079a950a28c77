/** What can be done on the plan, and what is being put together there. */

import type { Place } from "../../../lib/game";

export interface Marks {
  /** what can be pressed to some end: a ring of the lamp */
  lit: ReadonlySet<Place>;
  /** squares on the way there: a dot */
  near: ReadonlySet<Place>;
  /** pointed at, not yet done */
  picked: Place | null;
  highlight: Place | null;
  /** the walk that is being put together: squares, and perhaps a room at last */
  way: readonly string[];
  /** squares on which a walk would be noticed */
  crosses: ReadonlySet<string>;
  /** the agent whose turn it is, and the one of the reader */
  turn: number;
  mine: number;
}

export const NO_MARKS: Marks = {
  lit: new Set(),
  near: new Set(),
  picked: null,
  highlight: null,
  way: [],
  crosses: new Set(),
  turn: -1,
  mine: -1,
};
