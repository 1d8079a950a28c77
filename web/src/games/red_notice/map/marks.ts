/** What lies on the map now, and what can be done there. */

import type { Place } from "../../../lib/game";
import type { Barrier, Possible, Radar } from "../types";

export interface Pawn {
  who: "A" | "J";
  city: string;
  /** a ghost stands where only its owner sees it; "was" is where it has come from */
  look: "solid" | "ghost" | "was";
}

export interface Marks {
  /** what is asked: a ring of the lamp */
  lit: ReadonlySet<Place>;
  /** what may be done besides: a thin ring */
  offered: ReadonlySet<Place>;
  /** pointed at, not yet done */
  picked: Place | null;
  highlight: Place | null;
  pawns: readonly Pawn[];
  /** the city where the reader is, or would be by her plan */
  home: string | null;
  barriers: readonly Barrier[];
  radars: readonly Radar[];
  /** continents where a radar is planned */
  planned: readonly string[];
  /** cities in order: the way that is being planned */
  plan: readonly string[];
  /** cities in order: the way so far */
  trail: readonly string[];
  /** where Angela may be */
  possible: readonly Possible[];
  /** cities inspected in vain since she was last seen */
  absent: readonly string[];
  /** where she was last seen */
  seen: string | null;
  /** continents that she has announced last, in order */
  pings: readonly string[];
  /** counts up with each announcement, so that it is seen once */
  pinged: number;
}

export const NO_MARKS: Marks = {
  lit: new Set(),
  offered: new Set(),
  picked: null,
  highlight: null,
  pawns: [],
  home: null,
  barriers: [],
  radars: [],
  planned: [],
  plan: [],
  trail: [],
  possible: [],
  absent: [],
  seen: null,
  pings: [],
  pinged: 0,
};
