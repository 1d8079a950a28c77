import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ambitionsOf, tierText } from "../../src/games/la_traque/factions/ambition";
import { labelOf, lineText, nameOf, noteOf, paragraphs, storyOf } from "../../src/games/la_traque/cards/cardwords";
import type { Player } from "../../src/games/la_traque/types";
import { Words } from "../../src/lib/words";

const FACES = {
  fugitives: {
    "f.x": { id: "f.x", cat: "political", level: 1, cost: { document: 1, rumour: 3 }, hunt: [{ op: "provide", document: 1 }], permanent: [{ op: "retain", n: 1 }], line_fr: "Une ligne.", line_en: "A line." },
    "f.y": { id: "f.y", cat: "military", level: 3, cost: { medal: 4 }, mission: [{ op: "swap" }] },
  },
  objectives: {
    "o.x": { id: "o.x", faction: "cccp", kind: "mission", success: { pay: { military: 1 } }, triumph: { pay: { military: 2, political: 1 }, vp: 2, marker: ["strikes", "unions"] }, power: [{ op: "ambition", n: 1 }] },
  },
  specials: {},
  tracks: { reach: { length: 6, tiers: [{ at: 3, card: true }, { at: 6, do: [{ op: "vp", n: 1 }] }] }, tribunal: { length: 10, tiers: [] } },
};
const NAMES = { "f.x": "Iks", "f.y": "Ypsilon", political: "political", military: "military", registry: "Registry", document: "document", strikes: "strikes", unions: "unions" };

function words(lang: "fr" | "en"): Words {
  const ftl = readFileSync(resolve(import.meta.dirname, "../../../src/cavale/games/la_traque/text", `${lang}.ftl`), "utf-8");
  return new Words(lang, "", { lang, ftl, names: { by_id: NAMES }, faces: FACES });
}

describe("a card in a few words", () => {
  it("names a fugitive with category, level and price; a clue by its type", () => {
    expect(labelOf(words("en"), "f.x")).toBe("Iks, political, level 1: 1 document, 3 rumours");
    expect(labelOf(words("fr"), "f.x").replaceAll("\u202f", " ")).toBe("Iks, political, niveau 1 : 1 document, 3 rumeurs");
    expect(nameOf(words("en"), "registry:document")).toBe("document");
  });

  it("has a paragraph for each way to use it", () => {
    expect(paragraphs(words("en"), "f.x").map(({ part }) => part)).toEqual(["hunt", "permanent"]);
    expect(paragraphs(words("en"), "o.x").map(({ part }) => part)).toEqual(["success", "triumph", "mission"]);
    expect(paragraphs(words("en"), "registry:document")[0]?.text).toContain("Registry");
  });

  it("says in a note once what it is, and what is known of it", () => {
    expect(noteOf(words("en"), "registry:document").match(/document/gi)).toHaveLength(1);
    expect(noteOf(words("en"), "f.x").split("\n").slice(0, 2)).toEqual(["Iks, political, level 1: 1 document, 3 rumours", "A line."]);
  });

  it("speaks of the ambition of the faction to which an objective belongs", () => {
    expect(paragraphs(words("en"), "o.x").at(-1)?.text).toContain("revolution marker");
  });

  it("says what a line costs and gives", () => {
    expect(lineText(words("en"), FACES.objectives["o.x"].triumph as never)).toBe("2 military influence, 1 political influence: 2 Standing, marker strikes or unions.");
    expect(lineText(words("en"), FACES.objectives["o.x"].success as never)).toBe("1 military influence: the ability alone.");
  });

  it("tells a story only where the card has one", () => {
    expect(storyOf(words("fr"), "f.x")).toBe("Une ligne.");
    expect(storyOf(words("en"), "f.y")).toBe("");
  });
});

describe("an ambition", () => {
  it("has a track for each category where there are three, else one", () => {
    const of = (faction: string, ambition: number[]) => ambitionsOf(words("en"), { faction, ambition } as unknown as Player);
    expect(of("reseau", [1, 0, 2]).map(({ category, value }) => [category, value])).toEqual([["military", 1], ["scientific", 0], ["political", 2]]);
    expect(of("tzaar", [4])).toMatchObject([{ category: null, value: 4 }]);
  });

  it("says what a tier gives", () => {
    expect(tierText(words("en"), FACES.tracks.reach.tiers[0]!, "reseau")).toBe("Take a conspiracy of this category into your Reserve.");
    expect(tierText(words("en"), FACES.tracks.reach.tiers[1]! as never, "reseau")).toBe("Gain 1 Standing.");
  });
});
