/** What the reader points at and has not done yet: a place on the map, a cheque, a card to choose, a token of her own. */

import type { Place } from "../../lib/game";

class Pick {
  /** "city:rio", "cheque:africa:200000", "upgrade:fast_jet" */
  place = $state<Place | null>(null);
  /** the token that the next slot gets */
  token = $state<number | null>(null);

  set(place: Place | null): void {
    this.place = place;
  }
}

export const pick = new Pick();
