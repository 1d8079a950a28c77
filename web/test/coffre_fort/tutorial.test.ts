import { describe, expect, it } from "vitest";
import frames from "../../src/games/coffre_fort/tutorial/frames.json";
import { MANNER } from "../../src/games/coffre_fort/tutorial/manner";
import { viewOf } from "../../src/games/coffre_fort/scene";
import type { Content } from "../../src/tutorial/script";
import { checkAwaited, checkWords, play, started } from "../lesson";

const content = frames as unknown as Content;

describe("the lesson", () => {
  it("awaits what is possible then, or what has a reason, from the first step to the last", async () => {
    const lesson = started(content, MANNER);
    await checkAwaited(lesson);
    const { script, sights } = lesson;
    expect(script.at).toBe(content.steps.length - 1);
    expect(viewOf(sights().at(-1)!).keys).toBe(1);
  });

  it("shows nothing that lies face down", async () => {
    const { script, sights } = started(content, MANNER);
    while (!script.last) await play(script);
    for (const sight of sights()) {
      expect(viewOf(sight).truth).toEqual([]);
      for (const room of viewOf(sight).rooms) if (room.trap_state === "down") expect(room.trap).toBeNull();
    }
  });

  it("answers another gesture with the lesson", async () => {
    const { script } = started(content, MANNER);
    const answer = await script.send({ type: "act", verb: "resign", args: {} });
    expect(answer).toMatchObject({ kind: "refused", refusal: { key: "tutorial-welcome" } });
  });

  it.each(["fr", "en"])("has a title, a text and an answer for each step (%s)", (lang) => checkWords("coffre_fort", lang, content));
});
