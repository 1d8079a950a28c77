import { beforeEach, describe, expect, it, vi } from "vitest";
import { missedFrom, missedSince, see } from "../src/lib/away";
import type { GameModule } from "../src/lib/game";
import type { Decided } from "../src/lib/wire";
import { Words } from "../src/lib/words";

const texts = `
event-out_of_time = Too late.
event-laid = { $seat-name } lays { $card }.
event-passed = { $seat-name } passes.
do-lay = Lay { $card }
`;
const words = new Words("en", texts, undefined, ["Ann", "Bob"], 0);
const module = { icon: () => "coin", place: (event: { event: string }) => (event.event === "laid" ? "seat:0" : null) } as unknown as GameModule;
const laid = (seat: number, card: number) => ({ event: "laid", seat, card });
const passed = (seat: number) => ({ event: "passed", seat });
const byBot = (first: number, end: number): Decided => ({ verb: "lay", args: { card: 7 }, first, end });

describe("what was missed", () => {
  it("begins with what a bot and the clock decided, each once, then tells what others did, in order", () => {
    const events = [laid(1, 1), laid(0, 7), passed(1), { event: "out_of_time", seat: 0, window: "turn" }, passed(0), { event: "sealed", count: 1 }, laid(1, 2)];
    const missed = missedFrom(1, events, [byBot(1, 2)], words, module);
    expect(missed.mine).toEqual([
      { index: 1, icon: "bot", text: "Lay 7", place: "seat:0" },
      { index: 4, icon: "clock", text: "Ann passes.", place: null },
    ]);
    expect(missed.others.map(({ index, text }) => [index, text])).toEqual([[2, "Bob passes."], [6, "Bob lays 2."]]);
  });

  it("tells what followed from a bot’s decision with the rest", () => {
    const events = [{ event: "drafted", seat: 0, action: "lay(card=7)" }, laid(0, 7), passed(1)];
    const missed = missedFrom(0, events, [byBot(0, 3)], words, module);
    expect(missed.mine.map(({ text, place }) => [text, place])).toEqual([["Lay 7", "seat:0"]]);
    expect(missed.others.map(({ text }) => text)).toEqual(["Bob passes."]);
  });

  it("leads from a draft to what came of it", () => {
    const events = [{ event: "drafted", seat: 0, action: "lay(card=7)" }, { event: "sealed", count: 1 }, laid(0, 7)];
    const { mine, others } = missedFrom(0, events, [byBot(0, 1), byBot(1, 1)], words, module);
    expect(mine.map(({ index, place }) => [index, place])).toEqual([[2, "seat:0"], [2, "seat:0"]]);
    expect(others.map(({ text }) => text)).toEqual(["Ann lays 7."]);
  });

  it("says at least that time was up", () => {
    const missed = missedFrom(0, [{ event: "out_of_time", seat: 0, window: "turn" }], [], words, module);
    expect(missed.mine.map(({ text }) => text)).toEqual(["Too late."]);
  });

  it("leaves out what she saw before she went", () => {
    expect(missedFrom(2, [laid(0, 7), passed(1)], [byBot(0, 1)], words, module)).toEqual({ mine: [], others: [] });
  });
});

describe("who comes back", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
    vi.useFakeTimers();
    return () => (vi.useRealTimers(), vi.unstubAllGlobals());
  });
  const events = [laid(1, 1), laid(0, 7), passed(1)];

  it("is told after a while, and not for a moment", () => {
    see("m", 0, 2);
    expect(missedSince("m", 0, events, [], words, module)).toBeNull();
    vi.advanceTimersByTime(20_000);
    expect(missedSince("m", 0, events, [], words, module)?.others).toHaveLength(1);
    expect(missedSince("m", 0, events.slice(0, 2), [], words, module)).toBeNull();
  });

  it("is told at once what was decided for her, also by a browser that never saw the match", () => {
    see("m", 0, 1);
    expect(missedSince("m", 0, events, [byBot(1, 2)], words, module)?.mine).toHaveLength(1);
    expect(missedSince("elsewhere", 0, events, [byBot(1, 2)], words, module)).toMatchObject({ mine: [{ text: "Lay 7" }], others: [{ text: "Bob passes." }] });
    expect(missedSince("elsewhere", 0, events, [], words, module)).toBeNull();
  });

  it("is remembered at thirty matches, the latest", () => {
    for (let match = 0; match < 40; match++) {
      see(`m${match}`, 0, match);
      vi.advanceTimersByTime(1);
    }
    expect(Object.keys(JSON.parse(kept.get("cavale.seen")!))).toHaveLength(30);
    expect(kept.get("cavale.seen")).toContain("m39/0");
  });
});
