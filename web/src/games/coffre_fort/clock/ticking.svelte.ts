/** The clock of the table as the screen shows it: what is left now, and the last beep. */

import type { Clock } from "../../../lib/clock";
import type { Deadline } from "../../../lib/wire";
import { beeping, type Beep } from "./beeps";
import { untilChange } from "./display";

const LOOK = 1000; // milliseconds until one looks again at the latest: the server's clock may have been corrected

export class Ticking {
  /** milliseconds; null: it does not run */
  left = $state<number | null>(null);
  frozen = $state(false);
  beep = $state.raw<{ beep: Beep; count: number } | null>(null);
  #count = 0;

  /** The match is over: the display keeps what it shows. */
  stop(left: number | null): void {
    this.left = left ?? this.left;
  }

  /** Follow a deadline until told to stop. One that stands is as long as when it was `told`, by the server's clock. */
  follow(deadline: Deadline | null, told: number, minutes: number, clock: Clock, sound: (beep: Beep) => void): () => void {
    this.frozen = deadline?.frozen ?? false;
    if (!deadline?.ends) {
      this.left = null;
      return () => undefined;
    }
    if (deadline.frozen) {
      this.left = Math.max(0, deadline.ends - told);
      return () => undefined;
    }
    const rest = () => Math.max(0, deadline.ends - clock.now());
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      this.left = rest();
      timer = setTimeout(look, Math.min(LOOK, untilChange(this.left)));
    };
    look();
    const stop = beeping(rest, minutes, (beep) => {
      this.beep = { beep, count: ++this.#count };
      sound(beep);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }
}

/** One table is on the screen. */
export const ticking = new Ticking();
