/** The server's clock, and what is left of a deadline. All times are milliseconds; the server's clock runs evenly, and
 * showed the date when the server started. */

import type { Deadline } from "./wire";

export class Clock {
  #offset = 0;
  #sure = false;
  readonly #local: () => number;

  /** `local`: this device's time, by a clock that nobody can set. */
  constructor(local: () => number = () => performance.timeOrigin + performance.now()) {
    this.#local = local;
  }

  /** The server said what time it is. The least delayed word counts, so that the clock does not jump back and forth. */
  hear(now: number): void {
    const offset = now - this.#local();
    if (!this.#sure || offset > this.#offset || this.#offset - offset > 5000) this.#offset = offset;
    this.#sure = true;
  }

  /** After a sleep the old words may be wrong. */
  forget(): void {
    this.#sure = false;
  }

  now(): number {
    return this.#local() + this.#offset;
  }
}

export interface Left {
  /** Milliseconds until the end; null where there is no end. */
  ms: number | null;
  /** What is left, 1 to 0. */
  part: number;
  /** Whole seconds, as one says them: 1 until the end is reached. */
  seconds: number;
  frozen: boolean;
  /** The earliest end is still to come: nothing can be hurried. */
  held: boolean;
}

export function left(deadline: Deadline, now: number): Left {
  const end = deadline.ends || deadline.held_until;
  if (!end) return { ms: null, part: 1, seconds: 0, frozen: deadline.frozen, held: false };
  const whole = Math.max(1, end - deadline.opened);
  const ms = Math.max(0, deadline.frozen ? Math.min(end - now, whole) : end - now);
  return {
    ms,
    part: Math.min(1, ms / whole),
    seconds: Math.ceil(ms / 1000),
    frozen: deadline.frozen,
    held: !!deadline.held_until && deadline.held_until > now,
  };
}

/** "14", "1:05", "3 h", "2 d": short enough for the ring. Days and hours are spelled by the caller's words. */
export function spelled(seconds: number, hours: string, days: string): string {
  if (seconds < 60) return String(seconds);
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  if (seconds < 86400) return `${Math.round(seconds / 3600)} ${hours}`;
  return `${Math.round(seconds / 86400)} ${days}`;
}
