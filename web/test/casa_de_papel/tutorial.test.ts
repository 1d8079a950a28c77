import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import frames from "../../src/games/casa_de_papel/tutorial/frames.json";
import { MANNER } from "../../src/games/casa_de_papel/tutorial/manner";
import { Script, type Content } from "../../src/tutorial/script";
import type { FromServer, Sight } from "../../src/lib/wire";

const content = frames as unknown as Content;

function started() {
  const heard: FromServer[] = [];
  const waits: number[] = [];
  const lit: (string | null)[] = [];
  const audience = { hear: (frame: FromServer) => void heard.push(frame), light: (place: string | null) => void lit.push(place) };
  const wait = async (ms: number) => void waits.push(ms);
  const script = new Script(content, audience, MANNER, wait, () => 0, () => undefined);
  const sights = () => heard.filter((frame): frame is Sight => frame.type === "sight");
  return { script, sights, waits, lit };
}

async function settle(script: Script): Promise<void> {
  for (let turn = 0; turn < 500 && script.busy; turn++) await Promise.resolve();
}

async function play(script: Script): Promise<void> {
  const { awaited } = script.step;
  if (!awaited) await script.goOn();
  else await script.send({ type: awaited.why ? "why_not" : "act", verb: awaited.verb, args: awaited.args });
  await settle(script);
}

describe("the tutorial", () => {
  it("leads from the first step to the last when one does what is asked", async () => {
    const { script, sights } = started();
    while (!script.last) await play(script);
    expect(script.at).toBe(content.steps.length - 1);
    const numbers = sights().map((sight) => sight.number);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  });

  it("awaits only what the server offers at that moment, or what it refuses", async () => {
    const { script, sights } = started();
    while (!script.last) {
      const { awaited, no } = script.step;
      const here = sights().at(-1) as Sight;
      if (awaited) {
        const options = [...(here.asked?.options ?? []), ...here.offers];
        const possible = options.some((option) => option.verb === awaited.verb && JSON.stringify(option.args ?? {}) === JSON.stringify(awaited.args));
        expect(possible, script.step.text).toBe(!awaited.why);
        if (awaited.why) expect(Object.keys(no).some((key) => key.startsWith(awaited.verb))).toBe(true);
      }
      await play(script);
    }
  });

  it("answers a wrong choice with the lesson and a forbidden one with its rule", async () => {
    const { script } = started();
    await play(script);
    const lesson = await script.send({ type: "act", verb: "choose", args: { kind: "S" } });
    expect(lesson).toMatchObject({ kind: "refused", refusal: { key: "tutorial-choose" } });
    const rule = await script.send({ type: "act", verb: "propose", args: { player: 2 } });
    expect(rule).toMatchObject({ kind: "refused", refusal: { rule: "CP-SEL-01" } });
    expect(script.step.text).toBe("choose");
  });

  it("gives a chosen card back", async () => {
    const { script, sights } = started();
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
    const { script, waits } = started();
    while (!script.last) await play(script);
    expect(waits).toContain(10_000);
  });

  it.each(["fr", "en"])("has words for every step in %s", (lang) => {
    const text = readFileSync(new URL(`../../src/games/casa_de_papel/text/${lang}.ftl`, import.meta.url), "utf8");
    const keys = new Map(new FluentResource(text).body.map((entry) => [entry.id, Object.keys(entry.attributes)]));
    for (const { text: step } of content.steps) {
      expect(keys.get(`tutorial-${step}`), step).toEqual(["text"]);
      expect(keys.has(`refusal-tutorial-${step}`), step).toBe(true);
    }
  });
});
