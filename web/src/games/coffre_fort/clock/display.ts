/** What the display shows (CF-TIME-02): whole minutes until the last minute, then seconds. */

export interface Display {
  digits: string;
  unit: "minutes" | "seconds";
  /** in the last minute */
  last: boolean;
}

export function displayOf(left: number): Display {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const last = seconds <= 60;
  const shown = last ? seconds : Math.ceil(seconds / 60);
  return { digits: String(shown).padStart(2, "0"), unit: last ? "seconds" : "minutes", last };
}

/** Milliseconds until the display changes. */
export function untilChange(left: number): number {
  const step = left > 61_000 ? 60_000 : 1000;
  const rest = left % step;
  return Math.max(30, rest || step);
}
