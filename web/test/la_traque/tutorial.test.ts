import { describe, expect, it } from "vitest";
import { mineOf, viewOf } from "../../src/games/la_traque/scene";
import frames from "../../src/games/la_traque/tutorial/frames.json";
import { MANNER } from "../../src/games/la_traque/tutorial/manner";
import type { Content } from "../../src/tutorial/script";
import { checkAwaited, checkWords, play, started } from "../lesson";

const content = frames as unknown as Content;

describe("the lesson", () => {
  it("awaits what is possible then, or what has a reason, from the first step to the last", async () => {
    const lesson = started(content, MANNER);
    await checkAwaited(lesson);
    const { script, sights } = lesson;
    expect(script.at).toBe(content.steps.length - 1);
    const mine = mineOf(viewOf(sights().at(-1)!))!;
    expect(mine.hand).toContain("f.pol.thierschow");
    expect(mine.ambition).toEqual([1]);
  });

  it("takes the last answer away with each step", async () => {
    const { script, hushed } = started(content, MANNER);
    while (!script.last) await play(script);
    expect(hushed.length).toBe(content.steps.length);
  });

  it("shows no card of the rivals", async () => {
    const { script, sights } = started(content, MANNER);
    while (!script.last) await play(script);
    for (const sight of sights()) {
      for (const rival of viewOf(sight).players.slice(1)) {
        expect([rival.hand, rival.reserve, ...rival.agents.map(({ cards }) => cards)].every((cards) => cards === null)).toBe(true);
      }
    }
  });

  it("says where the reader is to act", () => {
    const at = (text: string) => MANNER.placeOf(content.steps.find((step) => step.text === text)!.awaited!);
    expect(at("investigate")).toBe("place:rumours:1");
    expect(at("inform")).toBe("hand:registry:document");
    expect(at("capture")).toBe("slot:europe:1");
    expect(at("objective")).toBe("line:o.tzaar.headlines:success");
    expect(at("block")).toBe("slot:america:1");
    expect(at("pass")).toBeNull();
  });

  it.each(["fr", "en"])("has a title, a text and an answer for each step (%s)", (lang) => checkWords("la_traque", lang, content));
});
