/** A number that counts up or down to its value when it has just changed before the reader's eyes. */

const LENGTH = 700; // milliseconds

export class Counting {
  #shown = $state(0);
  #timer = 0;
  #frame = 0;

  get shown(): number {
    return this.#shown;
  }

  set(value: number): void {
    this.stop();
    this.#shown = value;
  }

  /** From one value to another after a while, in steps of the track. */
  run(from: number, to: number, after: number, step: number): void {
    this.stop();
    this.#shown = from;
    this.#timer = window.setTimeout(() => {
      const began = performance.now();
      const tick = (now: number): void => {
        const part = Math.min(1, (now - began) / LENGTH);
        this.#shown = part < 1 ? from + Math.round(((to - from) * part) / step) * step : to;
        if (part < 1) this.#frame = requestAnimationFrame(tick);
      };
      this.#frame = requestAnimationFrame(tick);
    }, after);
  }

  stop(): void {
    window.clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#timer = 0;
  }
}
