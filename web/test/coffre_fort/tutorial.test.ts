import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import frames from "../../src/games/coffre_fort/tutorial/frames.json";
import { MANNER } from "../../src/games/coffre_fort/tutorial/manner";
import { viewOf } from "../../src/games/coffre_fort/scene";
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
      if (awaited?.why) expect(Object.keys(no).some((key) => key.startsWith(awaited.verb)), text).toBe(true);
      await play(script);
    }
    expect(script.at).toBe(content.steps.length - 1);
    expect(viewOf(sights().at(-1)!).keys).toBe(1);
  });

  it("shows nothing that lies face down", async () => {
    const { script, sights } = started();
    while (!script.last) await play(script);
    for (const sight of sights()) {
      expect(viewOf(sight).truth).toEqual([]);
      for (const room of viewOf(sight).rooms) if (room.trap_state === "down") expect(room.trap).toBeNull();
    }
  });

  it("answers another gesture with the lesson", async () => {
    const { script } = started();
    const answer = await script.send({ type: "act", verb: "resign", args: {} });
    expect(answer).toMatchObject({ kind: "refused", refusal: { key: "tutorial-welcome" } });
  });

  it.each(["fr", "en"])("has a title, a text and an answer for each step (%s)", (lang) => {
    const text = readFileSync(new URL(`../../src/games/coffre_fort/text/${lang}.ftl`, import.meta.url), "utf8");
    const entries = new Map(new FluentResource(text).body.map((entry) => [entry.id, entry]));
    for (const step of content.steps) {
      expect(entries.get(`tutorial-${step.text}`)?.attributes["text"], step.text).toBeTruthy();
      expect(entries.has(`refusal-tutorial-${step.text}`), step.text).toBe(true);
    }
  });
});
