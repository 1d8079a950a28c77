import { describe, expect, it } from "vitest";
import { iconOf, lastLine, outOfTime } from "../src/frame/journal";
import type { GameModule } from "../src/lib/game";
import { Words } from "../src/lib/words";

const words = new Words("en", "event-out_of_time = Too late.\nevent-laid = You lay { $card }.\n");
const module = { icon: () => "coin" } as unknown as GameModule;

describe("the journal", () => {
  it("says what was done for somebody who was late", () => {
    const fresh = [{ event: "other" }, { event: "out_of_time", seat: 1, window: "lay" }, { event: "laid", card: 5 }, { event: "all_laid" }];
    expect(outOfTime(fresh, words)).toEqual({ title: "Too late.", done: "You lay 5." });
    expect(outOfTime(fresh.slice(1, 2), words)).toEqual({ title: "Too late.", done: "" });
    expect(outOfTime(fresh.slice(2), words)).toBeNull();
  });

  it("finds the last thing of some weight, for who looks back", () => {
    const light = { ...module, passing: ({ event }: { event: string }) => event === "turned", place: () => "seat:1" } as unknown as GameModule;
    const events = [{ event: "laid", card: 5 }, { event: "sealed", count: 2 }, { event: "turned" }];
    expect(lastLine(events, words, light)).toEqual({ text: "You lay 5.", icon: "coin", place: "seat:1" });
    expect(lastLine(events.slice(1), words, light)).toBeNull();
  });

  it("knows the events of the engine and asks the game about its own", () => {
    expect(iconOf({ event: "sealed", count: 2 }, module)).toBeNull();
    expect(iconOf({ event: "out_of_time" }, module)).toBe("clock");
    expect(iconOf({ event: "laid" }, module)).toBe("coin");
    expect(iconOf({ event: "laid" }, {} as GameModule)).toBe("spark");
  });
});
