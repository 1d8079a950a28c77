import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { browserLanguage } from "../src/lib/settings.svelte";
import { parseSpelled, Words, type Names } from "../src/lib/words";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf-8");

interface Sentences {
  players: string[];
  names: Record<string, Names>;
  sentences: [lang: string, reader: number | null, key: string, args: Record<string, unknown>, said: string][];
}

const { players, names, sentences } = JSON.parse(read("web/test/sentences.json")) as Sentences;
const ftl = (lang: string) => `${read(`src/cavale/games/casa_de_papel/text/${lang}.ftl`)}\n${read(`src/cavale/text/${lang}.ftl`)}`;

describe("words", () => {
  for (const lang of ["fr", "en"]) {
    for (const reader of [0, 3, null]) {
      it(`says in ${lang} to ${reader ?? "a spectator"} what Python says`, () => {
        const words = new Words(lang, "", { lang, ftl: ftl(lang), names: names[lang]! }, players, reader);
        const mine = sentences.filter(([one, seat]) => one === lang && seat === reader);
        expect(mine.length).toBeGreaterThan(80);
        for (const [, , key, args, said] of mine) expect(words.say(key, args), `${key} ${JSON.stringify(args)}`).toBe(said);
      });
    }
  }

  it("says a key without a text as it is, and an event without one still readably", () => {
    const words = new Words("en", "");
    expect(words.say("no-such-key")).toBe("no-such-key");
    expect(words.event({ event: "card_dealt", seat: 2, kind: null })).toBe("card dealt seat 2");
  });

  it("names the places of a way one by one, and gives an argument that a verb may lack words of its own", () => {
    const words = new Words("en", "", { lang: "en", ftl: "do-walk = walk { $path-name }\n    .tool = ride the { $tool }", names: { by_id: { r1: "Lever room" } } });
    expect(words.action("walk", { path: "8,8>7,8>r1" })).toBe("walk 8,8 → 7,8 → Lever room");
    expect(words.action("walk", { path: "8,8", tool: "board" })).toBe("ride the board");
  });

  it("says what somebody does in the open in the words of the verb, where it has them", () => {
    const words = new Words("fr", "", { lang: "fr", ftl: ftl("fr"), names: {} }, players, 0);
    const shown = (seat: number, action: string) => words.event({ event: "draft_shown", seat, action });
    expect(shown(0, "propose(player=4)")).toBe("Tu avances la carte d’Inès.");
    expect(shown(1, "propose(player=0)")).toBe("Bruno avance ta carte.");
    expect(shown(1, "done")).toBe("Bruno\u202f: j’ai fini.");
  });

  it("reads a spelled action", () => {
    expect(parseSpelled("suspect(player=2, who=red)")).toEqual(["suspect", { player: 2, who: "red" }]);
    expect(parseSpelled("done")).toEqual(["done", {}]);
  });

  it("takes the first language of the browser that we speak", () => {
    expect(browserLanguage(["de", "fr-CA", "en"])).toBe("fr");
    expect(browserLanguage(["en-GB", "fr"])).toBe("en");
    expect(browserLanguage(["ja"])).toBe("en");
  });
});

describe("the client's own texts", () => {
  const texts: Record<string, string> = { fr: read("web/src/text/fr.ftl"), en: read("web/src/text/en.ftl") };
  const keys = (lang: string) => [...texts[lang]!.matchAll(/^(?:([a-z][\w-]*)|\s+\.([\w-]+)) =/gm)].map((found) => found[1] ?? `.${found[2]}`);

  it("are the same in both languages", () => {
    expect(keys("fr")).toEqual(keys("en"));
  });

  it("have every key the screens ask for", () => {
    const words = new Words("fr", texts.fr!);
    const sources = import.meta.glob(["../src/**/*.svelte", "../src/**/*.ts", "!../src/games/**"], { query: "?raw", import: "default", eager: true });
    const asked = Object.values(sources).flatMap((source) => [...String(source).matchAll(/\bt\("([a-z][\w.-]+)"/g)].map((found) => found[1]!));
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !words.has(key))).toEqual([]);
  });

  it("are well typeset in French", () => {
    expect(texts.fr!.split("\n").filter((line) => !line.startsWith("#") && /[^\u202f] ?[!?;»](?!\w)/.test(line.replace(/[\u202f][!?;»]/g, "")))).toEqual([]);
    expect(texts.fr).not.toMatch(/\w'\w/);
  });
});
