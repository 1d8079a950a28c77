import { describe, expect, it } from "vitest";
import { effectOf, inWords, optionsIn } from "../../src/games/la_traque/pending";
import { words } from "./table";

describe("an effect that is asked about", () => {
  it("is read off its name", () => {
    expect(effectOf("draw press 2 hand")).toEqual({ op: "draw", deck: "press", n: 2, to: "hand" });
    expect(effectOf("peeked archives 4 1 reserve")).toEqual({ op: "peek", deck: "archives", n: 4, keep: 1, to: "reserve" });
    expect(effectOf("recall rest 1")).toEqual({ op: "recall", from: "rest", n: 1 });
    expect(effectOf("judge 1 2 3")).toEqual({ op: "judge", vp: [1, 2, 3] });
    expect(effectOf("into_reserve")).toBeNull();
  });

  it("has lists to choose from", () => {
    expect(optionsIn("choose ready 2 | draw rumour 1 hand + vp 1")).toEqual([
      [{ op: "ready", n: 2 }],
      [{ op: "draw", deck: "rumour", n: 1, to: "hand" }, { op: "vp", n: 1 }],
    ]);
  });

  it("is a sentence", () => {
    expect(inWords(words, "influence military 2", null)).toBe("Gain 2 military influence.");
    expect(inWords(words, "triggers", null)).toBe("");
    expect(inWords(words, undefined, null)).toBe("");
  });
});
