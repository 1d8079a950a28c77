import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import angela from "../../src/games/red_notice/tutorial/angela/frames.json";
import jessah from "../../src/games/red_notice/tutorial/jessah/frames.json";
import { MANNER } from "../../src/games/red_notice/tutorial/manner";
import { ANGELA, viewOf } from "../../src/games/red_notice/scene";
import { Script, type Content } from "../../src/tutorial/script";
import type { FromServer, Sight } from "../../src/lib/wire";

const LESSONS = { angela, jessah } as unknown as Record<string, Content>;

function started(content: Content) {
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

describe.each(Object.keys(LESSONS))("the lesson for %s", (role) => {
  const content = LESSONS[role]!;

  it("awaits what is possible then, or what has a reason, from the first step to the last", async () => {
    const { script, sights } = started(content);
    while (!script.last) {
      const { awaited, no, text } = script.step;
      const { asked, offers } = sights().at(-1) as Sight;
      const options = [...(asked?.options ?? []), ...offers];
      const possible = options.some((option) => option.verb === awaited?.verb && JSON.stringify(option.args ?? {}) === JSON.stringify(awaited.args));
      if (awaited) expect(possible, text).toBe(!awaited.why);
      if (awaited?.why) expect(Object.keys(no).some((key) => key.startsWith(awaited.verb)), text).toBe(true);
      await play(script);
    }
    expect(script.at).toBe(content.steps.length - 1);
  });

  it("answers another gesture with the lesson", async () => {
    const { script } = started(content);
    await play(script);
    const answer = await script.send({ type: "act", verb: "resign", args: {} });
    expect(answer).toMatchObject({ kind: "refused", refusal: { key: `tutorial-${script.step.text}` } });
  });

  it.each(["fr", "en"])("has words for every step in %s", (lang) => {
    const text = readFileSync(new URL(`../../src/games/red_notice/text/${lang}.ftl`, import.meta.url), "utf8");
    const keys = new Map(new FluentResource(text).body.map((entry) => [entry.id, Object.keys(entry.attributes)]));
    for (const { text: step } of content.steps) {
      expect(keys.get(`tutorial-${step}`), step).toEqual(["text"]);
      expect(keys.has(`refusal-tutorial-${step}`), step).toBe(true);
    }
  });
});

it("does not show Jessah where Angela is", () => {
  for (const { then } of LESSONS["jessah"]!.steps) {
    for (const frame of then) {
      expect(viewOf(frame).mine?.route).toEqual([]);
      expect(viewOf(frame).seat).not.toBe(ANGELA);
    }
  }
});
