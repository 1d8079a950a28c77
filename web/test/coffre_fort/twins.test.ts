import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { iconOf, soundOf } from "../../src/games/coffre_fort/journal";
import { letterOf } from "../../src/games/coffre_fort/scene";
import { Words } from "../../src/lib/words";

const game = new URL("../../../src/cavale/games/coffre_fort/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, game), "utf8");
const colours = [...read("edition/open-default.toml").matchAll(/^(\w+) = \{ fr = "(\w+)", en = "(\w+)" \}$/gm)].slice(0, 4);

it("shows all that it sounds: each has a line of the journal with a picture of its own (CF-UI-02)", () => {
  const words = new Words("en", "", { lang: "en", ftl: read("text/en.ftl"), names: {} });
  const tags = [...read("text/en.ftl").matchAll(/^event-(\w+) =/gm)].map(([, tag]) => tag!);
  const heard = tags.map((event) => ({ event, patrol: "dog", tool: "bone", trap: "gas", token: "key" })).filter(soundOf);
  expect(heard.length).toBeGreaterThan(8);
  for (const event of heard) {
    expect(words.event(event).trim(), event.event).not.toBe("");
    expect(iconOf(event), event.event).not.toBe("spark");
  }
});

it.each(["fr", "en"])("gives each colour a letter of its own in %s (CF-UI-02)", (lang) => {
  const names = Object.fromEntries(colours.map(([, id, fr, en]) => [id, lang === "fr" ? fr! : en!]));
  const words = new Words(lang, "", { lang, ftl: "", names: { by_id: names } });
  expect(new Set(Object.keys(names).map((colour) => letterOf(words, colour))).size).toBe(4);
});
