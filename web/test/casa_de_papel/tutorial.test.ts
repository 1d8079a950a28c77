import { describe, expect, it } from "vitest";
import frames from "../../src/games/casa_de_papel/tutorial/frames.json";
import { MANNER } from "../../src/games/casa_de_papel/tutorial/manner";
import type { Content } from "../../src/tutorial/script";
import { checkAwaited, checkWords, play, started } from "../lesson";

const content = frames as unknown as Content;

describe("the tutorial", () => {
  it("leads from the first step to the last when one does what is asked", async () => {
    const { script, sights } = started(content, MANNER);
    while (!script.last) await play(script);
    expect(script.at).toBe(content.steps.length - 1);
    const numbers = sights().map((sight) => sight.number);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  });

  it("awaits only what the server offers at that moment, or what it refuses", async () => {
    await checkAwaited(started(content, MANNER));
  });

  it("answers a wrong choice with the lesson and a forbidden one with its rule", async () => {
    const { script } = started(content, MANNER);
    await play(script);
    const lesson = await script.send({ type: "act", verb: "choose", args: { kind: "S" } });
    expect(lesson).toMatchObject({ kind: "refused", refusal: { key: "tutorial-choose" } });
    const rule = await script.send({ type: "act", verb: "propose", args: { player: 2 } });
    expect(rule).toMatchObject({ kind: "refused", refusal: { rule: "CP-SEL-01" } });
    expect(script.step.text).toBe("choose");
  });

  it("gives a chosen card back", async () => {
    const { script, sights } = started(content, MANNER);
    await play(script);
    await play(script);
    expect(script.step.text).toBe("lock");
    await script.send({ type: "take_back" });
    expect(script.step.text).toBe("choose");
    expect(sights().at(-1)?.asked?.draft).toEqual([]);
    await play(script);
    expect(script.step.text).toBe("lock");
  });

  it("keeps the blackout for its full time", async () => {
    const { script, waits } = started(content, MANNER);
    while (!script.last) await play(script);
    expect(waits).toContain(10_000);
  });

  it.each(["fr", "en"])("has words for every step in %s", (lang) => checkWords("casa_de_papel", lang, content));
});
