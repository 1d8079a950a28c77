/**
 * When the clock beeps (CF-TIME-03..06). All of it follows from what is left: the server sends no beep, and a tab that was
 * asleep does not catch up on those it missed.
 */

export type Beep = "single" | "double";

export interface Signal {
  /** milliseconds left when it sounds */
  left: number;
  beep: Beep;
}

const SECOND = 1000;
const LAST = 10; // seconds, each with a double beep
/** A signal that is heard later than this is of no use any more. */
const LATE = 700;
/** A computer that sleeps stops its timers: one looks again at least this often. */
const LOOK = 5 * SECOND;

/** What sounds when exactly so many whole seconds are left; null: nothing. */
export function beepAt(seconds: number, minutes: number): Beep | null {
  if (seconds <= 0 || seconds >= minutes * 60) return null;
  if (seconds < 60) return seconds <= LAST ? "double" : "single";
  if (seconds % 60) return null;
  return (minutes - seconds / 60) % 5 ? "single" : "double";
}

/** The next signal when so many milliseconds are left, or null if there is no more. */
export function nextBeep(left: number, minutes: number): Signal | null {
  for (let seconds = Math.ceil(left / SECOND) - 1; seconds > 0; seconds--) {
    const beep = beepAt(seconds, minutes);
    if (beep) return { left: seconds * SECOND, beep };
  }
  return null;
}

export interface Timers {
  set(done: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

const BROWSER: Timers = { set: (done, ms) => setTimeout(done, ms), clear: (timer) => clearTimeout(timer as number) };

/** Sound one signal after the other until told to stop. `left` is asked each time, so that a corrected clock counts. */
export function beeping(left: () => number, minutes: number, sound: (beep: Beep) => void, timers: Timers = BROWSER): () => void {
  let timer: unknown;
  const wait = () => {
    const next = nextBeep(left(), minutes);
    if (!next) return;
    timer = timers.set(() => fire(next), Math.min(LOOK, Math.max(0, left() - next.left)));
  };
  const fire = (signal: Signal) => {
    const late = signal.left - left();
    if (late >= 0 && late <= LATE) sound(signal.beep);
    wait();
  };
  wait();
  return () => timers.clear(timer);
}
