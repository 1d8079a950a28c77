/** A target that was pointed at and not yet acted on: for what cannot be undone. Kept while it is still offered. */

import type { Shown } from "../../lib/wire";

class Pick {
  #action = $state<Shown | null>(null);

  get action(): Shown | null {
    return this.#action;
  }

  set(action: Shown | null): void {
    this.#action = action;
  }
}

export const pick = new Pick();
