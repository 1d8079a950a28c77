import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beepAt, beeping, nextBeep, type Beep } from "../../src/games/coffre_fort/clock/beeps";
import { displayOf } from "../../src/games/coffre_fort/clock/display";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The minutes left at which a double beep sounds, the last minute left out. */
function doubles(minutes: number): number[] {
  const marks = Array.from({ length: minutes }, (_, place) => place).filter((left) => left > 1);
  return marks.filter((left) => beepAt(left * 60, minutes) === "double").reverse();
}

describe("the schedule", () => {
  it("beeps each minute, and twice at each fifth that has passed (CF-TIME-03/04/10)", () => {
    expect(doubles(30)).toEqual([25, 20, 15, 10, 5]);
    expect(doubles(22)).toEqual([17, 12, 7, 2]);
    expect(doubles(15)).toEqual([10, 5]);
    for (let left = 1; left < 30; left++) expect(beepAt(left * 60, 30)).not.toBeNull();
  });

  it("beeps each second of the last minute, twice in the last ten (CF-TIME-05/06)", () => {
    const last = Array.from({ length: 59 }, (_, place) => beepAt(59 - place, 15));
    expect(last.slice(0, 49)).toEqual(Array(49).fill("single"));
    expect(last.slice(49)).toEqual(Array(10).fill("double"));
    expect(beepAt(60, 15)).toBe("single"); // the fourteenth minute has passed
  });

  it("is silent at the start, at the end and in between", () => {
    expect(beepAt(15 * 60, 15)).toBeNull();
    expect(beepAt(0, 15)).toBeNull();
    expect(beepAt(61, 15)).toBeNull();
    expect(beepAt(14 * 60 - 30, 15)).toBeNull();
  });

  it("tells the next signal from whatever is left", () => {
    expect(nextBeep(15 * MINUTE, 15)).toEqual({ left: 14 * MINUTE, beep: "single" });
    expect(nextBeep(10 * MINUTE + 1, 15)).toEqual({ left: 10 * MINUTE, beep: "double" });
    expect(nextBeep(10 * MINUTE, 15)).toEqual({ left: 9 * MINUTE, beep: "single" });
    expect(nextBeep(500, 15)).toBeNull();
  });
});

describe("a clock that beeps", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  function heard(minutes: number, from = minutes * MINUTE) {
    const sounds: [number, Beep][] = [];
    const ends = from;
    const left = () => ends - Date.now();
    const stop = beeping(left, minutes, (beep) => sounds.push([left(), beep]));
    return { sounds, stop };
  }

  it("sounds the whole schedule of a match, each signal once and in time", () => {
    const { sounds } = heard(15);
    vi.advanceTimersByTime(15 * MINUTE);
    expect(sounds).toHaveLength(14 + 59);
    expect(sounds.filter(([, beep]) => beep === "double")).toHaveLength(2 + 10);
    for (const [left] of sounds) expect(left % SECOND).toBe(0);
    expect(sounds.at(-1)).toEqual([SECOND, "double"]);
  });

  it("does not catch up on what it slept through", () => {
    const { sounds } = heard(15);
    vi.setSystemTime(7 * MINUTE + 20 * SECOND); // timers stood still meanwhile
    vi.advanceTimersByTime(MINUTE); // the one that was due is late
    expect(sounds).toEqual([[7 * MINUTE, "single"]]);
  });

  it("is silent once it is told to stop", () => {
    const { sounds, stop } = heard(15, 5 * SECOND);
    vi.advanceTimersByTime(2 * SECOND);
    stop();
    vi.advanceTimersByTime(10 * SECOND);
    expect(sounds.map(([left]) => left)).toEqual([4 * SECOND, 3 * SECOND]);
  });
});

describe("the display", () => {
  it("shows whole minutes until the last, then seconds (CF-TIME-02)", () => {
    expect(displayOf(30 * MINUTE)).toMatchObject({ digits: "30", unit: "minutes" });
    expect(displayOf(29 * MINUTE + 1)).toMatchObject({ digits: "30" });
    expect(displayOf(29 * MINUTE)).toMatchObject({ digits: "29" });
    expect(displayOf(MINUTE + 1)).toMatchObject({ digits: "02", unit: "minutes", last: false });
    expect(displayOf(MINUTE)).toMatchObject({ digits: "60", unit: "seconds", last: true });
    expect(displayOf(500)).toMatchObject({ digits: "01" });
    expect(displayOf(-5)).toMatchObject({ digits: "00" });
  });
});
