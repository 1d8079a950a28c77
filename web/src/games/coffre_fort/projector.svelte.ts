/** Shows moves step by step. It never holds the clock: whatever comes next, and any press, cuts it short. */

import type { Stance } from "./film";

const STEP = 170; // milliseconds
const LONGEST = 2200;

export class Projector {
  #shown = $state.raw<Stance | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is seen while the film runs, else null. */
  get shown(): Stance | null {
    return this.#shown;
  }

  /** `wait` milliseconds before the first step: the dice are still rolling. */
  play(before: Stance, frames: readonly Stance[], wait: number): void {
    this.skip();
    if (!frames.length) return;
    const step = Math.min(STEP, LONGEST / frames.length);
    let place = -1;
    const next = () => {
      place += 1;
      if (place >= frames.length) return this.skip();
      this.#shown = frames[place]!;
      this.#timer = setTimeout(next, step);
    };
    this.#shown = before;
    this.#timer = setTimeout(next, wait);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#shown = null;
  }
}
