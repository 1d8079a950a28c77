/** A lesson for tests: the reader does at once what it awaits, and nothing takes any time. */

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect } from "vitest";
import type { FromServer, Sight } from "../src/lib/wire";
import { Script, type Content, type Manner } from "../src/tutorial/script";

export interface Started {
  script: Script;
  sights(): Sight[];
  /** how many frames had come whenever the last answer was taken away */
  hushed: number[];
  /** milliseconds that would have been waited */
  waits: number[];
}

export function started(content: Content, manner: Manner): Started {
  const heard: FromServer[] = [];
  const waits: number[] = [];
  const hushed: number[] = [];
  const audience = { hear: (frame: FromServer) => void heard.push(frame), light: () => undefined, hush: () => void hushed.push(heard.length) };
  const script = new Script(content, audience, manner, async (ms) => void waits.push(ms), () => 0, () => undefined);
  return { script, hushed, sights: () => heard.filter((frame): frame is Sight => frame.type === "sight"), waits };
}

/** What the step awaits. */
export async function play(script: Script): Promise<void> {
  const { awaited } = script.step;
  if (!awaited) await script.goOn();
  else await script.send({ type: awaited.why ? "why_not" : "act", verb: awaited.verb, args: awaited.args });
  for (let turn = 0; turn < 500 && script.busy; turn++) await Promise.resolve();
}

/** From the first step to the last: each awaits what is possible then, or what has a reason. */
export async function checkAwaited({ script, sights }: Started): Promise<void> {
  while (!script.last) {
    const { awaited, no, text } = script.step;
    const { asked, offers = [] } = sights().at(-1) ?? {};
    const options = [...(asked?.options ?? []), ...offers];
    const possible = options.some((option) => option.verb === awaited?.verb && JSON.stringify(option.args ?? {}) === JSON.stringify(awaited.args));
    if (awaited) expect(possible, text).toBe(!awaited.why);
    if (awaited?.why) expect(Object.keys(no).some((key) => key.startsWith(awaited.verb)), text).toBe(true);
    await play(script);
  }
}

/** Each step has a title and a text, and an answer to who does something else. */
export function checkWords(game: string, lang: string, content: Content): void {
  const text = readFileSync(new URL(`../src/games/${game}/text/${lang}.ftl`, import.meta.url), "utf8");
  const keys = new Map(new FluentResource(text).body.map((entry) => [entry.id, Object.keys(entry.attributes)]));
  for (const { text: step } of content.steps) {
    expect(keys.get(`tutorial-${step}`), step).toEqual(["text"]);
    expect(keys.has(`refusal-tutorial-${step}`), step).toBe(true);
  }
}
