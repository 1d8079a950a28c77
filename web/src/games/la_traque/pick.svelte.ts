/** What the reader points at and has not done yet: one place, or two that belong together, as a card and an agent. */

import type { Place } from "../../lib/game";

class Pick {
  places = $state.raw<readonly Place[]>([]);

  has(place: Place): boolean {
    return this.places.includes(place);
  }

  set(...places: readonly Place[]): void {
    this.places = places;
  }

  clear(): void {
    this.places = [];
  }
}

export const pick = new Pick();
