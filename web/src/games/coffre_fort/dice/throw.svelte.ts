/** The dice as they roll: faces flicker for a moment, then lie. Any press lets them lie at once. */

import type { Faces, Roll } from "../types";

/** Milliseconds. */
export const THROW = 650;
const FLICKER = 80;

class Throw {
  /** what is seen while they roll */
  shown = $state.raw<Roll | null>(null);
  #timers: ReturnType<typeof setInterval>[] = [];

  roll({ d10, d6 }: Faces): void {
    this.stop();
    const any = <T>(faces: readonly T[]): T => faces[Math.floor(Math.random() * faces.length)]!;
    const flicker = () => (this.shown = { d10: any(d10), d6: any(d6) });
    flicker();
    this.#timers = [setInterval(flicker, FLICKER), setTimeout(() => this.stop(), THROW)];
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
    this.shown = null;
  }
}

/** One table is on the screen. */
export const dice = new Throw();
