import { describe, expect, it } from "vitest";
import angela from "../../src/games/red_notice/tutorial/angela/frames.json";
import jessah from "../../src/games/red_notice/tutorial/jessah/frames.json";
import { MANNER } from "../../src/games/red_notice/tutorial/manner";
import { ANGELA, viewOf } from "../../src/games/red_notice/scene";
import type { Content } from "../../src/tutorial/script";
import { checkAwaited, checkWords, play, started } from "../lesson";

const LESSONS = { angela, jessah } as unknown as Record<string, Content>;

describe.each(Object.keys(LESSONS))("the lesson for %s", (role) => {
  const content = LESSONS[role]!;

  it("awaits what is possible then, or what has a reason, from the first step to the last", async () => {
    const lesson = started(content, MANNER);
    await checkAwaited(lesson);
    const { script } = lesson;
    expect(script.at).toBe(content.steps.length - 1);
  });

  it("answers another gesture with the lesson", async () => {
    const { script } = started(content, MANNER);
    await play(script);
    const answer = await script.send({ type: "act", verb: "resign", args: {} });
    expect(answer).toMatchObject({ kind: "refused", refusal: { key: `tutorial-${script.step.text}` } });
  });

  it.each(["fr", "en"])("has words for every step in %s", (lang) => checkWords("red_notice", lang, content));
});

it("does not show Jessah where Angela is", () => {
  for (const { then } of LESSONS["jessah"]!.steps) {
    for (const frame of then) {
      expect(viewOf(frame).mine?.route).toEqual([]);
      expect(viewOf(frame).seat).not.toBe(ANGELA);
    }
  }
});
