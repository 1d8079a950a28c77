import { describe, expect, it } from "vitest";
import { discStyle } from "../../src/games";
import { discsOf, lookOf, looksOf } from "../../src/games/coffre_fort/looks";
import { roleOf } from "../../src/lib/seats";
import type { TableShown } from "../../src/lib/wire";
import { Words } from "../../src/lib/words";
import { FACES } from "./faces";

const OWN = ["violet", "green", "black", "red"];

/** The words of an edition whose agents are called so. */
function words(colours: readonly string[]): Words {
  const names = Object.fromEntries(colours.map((colour) => [colour, `the ${colour} one`]));
  return new Words("en", "", { lang: "en", ftl: "game-seat-1 = Jessah", names: { by_id: names }, faces: { ...FACES, colours } });
}

function table(...plays: (readonly string[])[]): TableShown {
  return { game: "coffre_fort", seats: plays.map((each, seat) => ({ seat, plays: each })) } as unknown as TableShown;
}

describe("the looks of agents", () => {
  it("are those of their colours", () => {
    expect(looksOf(["red", "blue"])["blue"]!.tint).toBe("#2a62b0");
  });

  it("are told apart in an edition that calls them otherwise", () => {
    const looks = looksOf(OWN);
    expect(looks["green"]).toEqual(lookOf(words(["blue", "green"]), "green"));
    expect(new Set(OWN.map((colour) => looks[colour]!.tint)).size).toBe(4);
    expect(new Set(OWN.map((colour) => looks[colour]!.pattern)).size).toBe(4);
  });
});

describe("a seat", () => {
  it("has a disc in the tint of its agent, wherever that one sits", () => {
    const ours = words(OWN);
    expect(discsOf(ours, table(["red"], ["violet"]))).toEqual([lookOf(ours, "red").tint, lookOf(ours, "violet").tint]);
    expect(discStyle(ours, table(["red"]))).toBe("--disc-0: #b3352b");
  });

  it("of a recorded lesson has the colours in their order", () => {
    expect(discsOf(words(["red", "blue"]), table([], []))).toEqual(["#b3352b", "#2a62b0"]);
  });

  it("says whom it plays: all of them, as the edition calls them", () => {
    expect(roleOf(words(OWN), table(["violet", "black"]), 0)).toBe("the violet one + the black one");
    expect(roleOf(words(OWN), table([], []), 1)).toBe("Jessah");
    expect(roleOf(words(OWN), table([]), 0)).toBe("");
  });
});
