import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ability, clues, type Effect, type Part } from "../../src/games/la_traque/cards/abilities";
import { Words } from "../../src/lib/words";

const NAMES = { en: { press: "Press", scientific: "scientific" }, fr: { archives: "Archives", scientific: "scientifique" } };

function words(lang: "fr" | "en"): Words {
  const file = resolve(import.meta.dirname, "../../../src/cavale/games/la_traque/text", `${lang}.ftl`);
  return new Words(lang, "", { lang, ftl: readFileSync(file, "utf-8"), names: { by_id: NAMES[lang] } });
}

function says(lang: "fr" | "en", part: Part, ...effects: Effect[]): string {
  return ability(words(lang), effects, part).replaceAll("\u202f", " ");
}

describe("a card in words", () => {
  it("says each effect as a sentence", () => {
    const recall = { op: "recall", from: "rest", n: 1 };
    expect(says("en", "hunt", { op: "provide", rumour: 1 }, recall)).toBe(
      "Counts as 1 rumour for this arrest. 1 resting agent returns to your HQ.",
    );
    expect(says("fr", "mission", { op: "draw", deck: "archives", n: 3, to: "hand" })).toBe("Pioche 3 cartes (Archives) dans ta main.");
  });

  it("knows what lasts, and for which category", () => {
    const ease = { op: "ease", clue: "microfilm", n: 1, cat: "scientific" } as const;
    expect(says("en", "permanent", ease)).toBe("Each of your arrests of this category (scientific) needs 1 microfilm less.");
    expect(says("en", "hunt", { op: "ease", clue: "rumour", n: 3 })).toBe("This arrest needs 3 rumours less.");
  });

  it("says what is inside an effect", () => {
    const draw = { op: "draw", deck: "press", n: 1, to: "reserve" };
    expect(says("en", "permanent", { op: "on", event: "investigate", zone: "press", do: [draw] })).toBe(
      "Whenever you investigate in Press: Draw 1 card from the Press deck into your Reserve.",
    );
    expect(says("fr", "mission", { op: "choose", options: [[{ op: "vp", n: 1 }], [{ op: "influence", track: "scientific", n: 1 }]] })).toBe(
      "Choisis une possibilité. Gagne 1 d’Ascendant. Ou : Gagne 1 d’influence scientifique.",
    );
    expect(says("en", "recurrent", { op: "judge", vp: [1, 2, 3] })).toContain("1, 2 or 3 Standing");
  });

  it("says a price", () => {
    expect(clues(words("en"), { rumour: 2, financing: 1, medal: 2 })).toBe("1 financing, 2 medals, 2 rumours");
  });
});
