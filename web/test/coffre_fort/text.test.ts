import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const folder = new URL("../../src/games/coffre_fort/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), "utf8");
const keysOf = (lang: string) => new FluentResource(read(`text/${lang}.ftl`)).body.map((entry) => entry.id).sort();
const sources = readdirSync(fileURLToPath(folder), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map(read)
  .join("\n");

it("says the same things in both languages", () => {
  expect(keysOf("fr")).toEqual(keysOf("en"));
});

it("says nothing that no screen uses", () => {
  const composed = /^(refusal-)?tutorial-|^help-|^(did|face|phase|tool|unit|window)-|^(dog|guard)-(out|asleep)$|^room-token-/; // their ends come from data
  const unused = keysOf("en").filter((key) => !composed.test(key) && !sources.includes(`"${key}"`));
  expect(unused).toEqual([]);
});

it("has words for everything that a screen says", () => {
  const said = [...sources.matchAll(/say\("([a-z_-]+)"/g)].map(([, key]) => key!);
  expect(said.filter((key) => !keysOf("en").includes(key))).toEqual([]);
});

/** The lines of a file without comments, keys and placeables. */
function lines(lang: string): string[] {
  const text = read(`text/${lang}.ftl`).replace(/^#.*$/gm, "").replace(/\{[^{}\n]*\}/g, "x");
  return text.split("\n").map((line) => line.replace(/^\s*(\S+ =|\*?\[\w+\])/, ""));
}

it("is typeset as the other texts are", () => {
  for (const line of lines("fr")) {
    expect(line).not.toMatch(/['"“”]/);
    expect(line).not.toMatch(/(?<!\u202f)[;!?»]/);
    expect(line).not.toMatch(/(?<!\u202f):(?!\w)/);
    expect(line).not.toMatch(/«(?!\u202f)/);
    expect(line).not.toContain("...");
  }
  for (const line of lines("en")) expect(line).not.toMatch(/['"«»]|\s[;:!?]/);
});
