/** The journal of this game: pictures, places on the board, sounds. */

import type { Place } from "../../lib/game";
import type { IconName } from "../../lib/icons";
import type { Sound } from "../../lib/sound";
import type { Event } from "../../lib/wire";

export function iconOf(_: Event): IconName | null {
  return "spark";
}

export function isPassing(_: Event): boolean {
  return false;
}

export function placeOf(_: Event): Place | null {
  return null;
}

export function soundOf(_: Event): Sound | null {
  return null;
}
