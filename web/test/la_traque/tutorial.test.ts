import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { mineOf, viewOf } from "../../src/games/la_traque/scene";
import frames from "../../src/games/la_traque/tutorial/frames.json";
import { MANNER } from "../../src/games/la_traque/tutorial/manner";
import type { FromServer, Sight } from "../../src/lib/wire";
import { Script, type Content } from "../../src/tutorial/script";

const content = frames as unknown as Content;

function started() {
  const heard: FromServer[] = [];
  const audience = { hear: (frame: FromServer) => void heard.push(frame), light: () => undefined };
  const script = new Script(content, audience, MANNER, async () => undefined, () => 0, () => undefined);
  return { script, sights: () => heard.filter((frame): frame is Sight => frame.type === "sight") };
}

async function play(script: Script): Promise<void> {
  const { awaited } = script.step;
  if (!awaited) await script.goOn();
  else await script.send({ type: awaited.why ? "why_not" : "act", verb: awaited.verb, args: awaited.args });
  for (let turn = 0; turn < 500 && script.busy; turn++) await Promise.resolve();
}

describe("the lesson", () => {
  it("awaits what is possible then, or what has a reason, from the first step to the last", async () => {
    const { script, sights } = started();
    while (!script.last) {
      const { awaited, no, text } = script.step;
      const options = sights().at(-1)?.asked?.options ?? [];
      const possible = options.some((option) => option.verb === awaited?.verb && JSON.stringify(option.args ?? {}) === JSON.stringify(awaited.args));
      if (awaited) expect(possible, text).toBe(!awaited.why);
      if (awaited?.why) expect(Object.keys(no), text).toContain("capture(agent=2, slot=europe:1)");
      await play(script);
    }
    expect(script.at).toBe(content.steps.length - 1);
    const mine = mineOf(viewOf(sights().at(-1)!))!;
    expect(mine.hand).toContain("f.pol.thierschow");
    expect(mine.ambition).toEqual([1]);
  });

  it("shows no card of the rivals", async () => {
    const { script, sights } = started();
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

  it.each(["fr", "en"])("has a title, a text and an answer for each step (%s)", (lang) => {
    const text = readFileSync(new URL(`../../src/games/la_traque/text/${lang}.ftl`, import.meta.url), "utf8");
    const entries = new Map(new FluentResource(text).body.map((entry) => [entry.id, entry]));
    for (const step of content.steps) {
      expect(entries.get(`tutorial-${step.text}`)?.attributes["text"], step.text).toBeTruthy();
      expect(entries.has(`refusal-tutorial-${step.text}`), step.text).toBe(true);
    }
  });
});
