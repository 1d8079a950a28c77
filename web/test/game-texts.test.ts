import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

/** Of each game: the keys whose ends come from data. */
const COMPOSED: Record<string, RegExp> = {
  casa_de_papel: /^(refusal-)?tutorial-|^status-|^claim-|^group-|^short-|^help-|^legend-|^end-team-/,
  coffre_fort: /^(refusal-)?tutorial-|^help-|^(did|face|phase|tool|unit|window)-|^(dog|guard)-(out|asleep)$|^room-token-/,
  la_traque: /^(refusal-)?tutorial-|^(ambition|group|help|kind|legend|phase|tier|which)-/,
  red_notice: /^(refusal-)?tutorial-|^help-|^effect-|^map-(radar|barrier)-/,
};

describe.each(Object.keys(COMPOSED))("the texts of the screens of %s", (game) => {
  const folder = new URL(`../src/games/${game}/`, import.meta.url);
  const read = (name: string) => readFileSync(new URL(name, folder), "utf8");
  const keysOf = (lang: string, of = "") =>
    new FluentResource(read(`${of}text/${lang}.ftl`)).body.map((entry) => entry.id).sort();
  const sources = readdirSync(fileURLToPath(folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map(read)
    .join("\n");

  /** The lines of a file without comments, keys and placeables. */
  function lines(lang: string): string[] {
    const text = read(`text/${lang}.ftl`).replace(/^#.*$/gm, "").replace(/\{[^{}\n]*\}/g, "x");
    return text.split("\n").map((line) => line.replace(/^\s*(\S+ =|\*?\[\w+\])/, ""));
  }

  it("say the same things in both languages", () => {
    expect(keysOf("fr")).toEqual(keysOf("en"));
  });

  it("say nothing that no screen uses", () => {
    const used = (key: string) => sources.includes(`"${key}"`) || sources.includes(`'${key}'`);
    expect(keysOf("en").filter((key) => !COMPOSED[game]!.test(key) && !used(key))).toEqual([]);
  });

  it("have words for everything that a screen says", () => {
    const said = [...sources.matchAll(/say\("([a-z_-]+)"/g)].map(([, key]) => key!);
    const rules = `../../../../src/cavale/games/${game}/`; // a screen may borrow the words of the rules
    const known = [...keysOf("en"), ...keysOf("en", rules), ...keysOf("en", "../../")];
    expect(said.filter((key) => !known.includes(key))).toEqual([]);
  });

  it("are typeset as the other texts are", () => {
    for (const line of lines("fr")) {
      expect(line).not.toMatch(/['"“”]/);
      expect(line).not.toMatch(/(?<!\u202f)[;!?»]/);
      expect(line).not.toMatch(/(?<!\u202f):(?!\w)/);
      expect(line).not.toMatch(/«(?!\u202f)/);
      expect(line).not.toContain("...");
    }
    for (const line of lines("en")) expect(line).not.toMatch(/['"«»]|\s[;:!?]/);
  });
});
