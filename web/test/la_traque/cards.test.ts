import { describe, expect, it } from "vitest";
import { nextTier } from "../../src/games/la_traque/factions/ambition";
import { iconOf, isPassing, placeOf, soundOf } from "../../src/games/la_traque/journal";
import { resultsOf } from "../../src/games/la_traque/results";
import { marksOf } from "../../src/games/la_traque/cards/short";
import { keptOf, stacksOf } from "../../src/games/la_traque/cards/stacks";
import type { LaTraqueView, Player } from "../../src/games/la_traque/types";

describe("an ability in marks", () => {
  it("shows clues with their number, and what is drawn by its deck", () => {
    expect(marksOf([{ op: "provide", medal: 2, rumour: 1 }])).toEqual([{ glyph: "medal", text: "2" }, { glyph: "rumour", text: "1" }]);
    expect(marksOf([{ op: "draw", deck: "press", n: 2, to: "hand" }])).toEqual([{ glyph: "press", text: "+2" }]);
    expect(marksOf([{ op: "draw", deck: "mixed", n: 1, to: "hand" }])).toEqual([{ glyph: "card", text: "+1" }]);
  });

  it("shows what reacts before what it does", () => {
    const effect = { op: "on", event: "investigate", zone: "archives", do: [{ op: "draw", deck: "archives", n: 1, to: "reserve" }] };
    expect(marksOf([effect]).map(({ glyph }) => glyph)).toEqual(["on", "archives", "archives"]);
  });

  it("parts the possibilities of a choice", () => {
    const effect = { op: "choose", options: [[{ op: "vp", n: 1 }], [{ op: "influence", track: "choice", n: 2 }]] };
    expect(marksOf([effect])).toEqual([{ glyph: "standing", text: "+1" }, { glyph: "choose", or: true }, { glyph: "choose", text: "+2" }]);
  });
});

describe("a hand", () => {
  it("lies in stacks, in the order in which it was sent", () => {
    expect(stacksOf(["press:medal", "rumour:rumour", "rumour:rumour"])).toEqual([
      { card: "press:medal", count: 1 },
      { card: "rumour:rumour", count: 2 },
    ]);
  });

  it("knows how many of a card are to be kept", () => {
    const keep = { verb: "keep", args: { card: "rumour:rumour" } };
    expect(keptOf([keep, { verb: "keep", args: { card: "press:medal" } }, keep], "rumour:rumour")).toBe(2);
  });
});

it("finds the next tier of an ambition, and none behind the last", () => {
  const track = { length: 6, tiers: [{ at: 3, card: true }, { at: 6 }] };
  expect(nextTier({ category: null, value: 0, track })?.at).toBe(3);
  expect(nextTier({ category: null, value: 3, track })?.at).toBe(6);
  expect(nextTier({ category: null, value: 6, track })).toBeNull();
});

describe("the journal", () => {
  it("holds up the card of a line, or lights a place", () => {
    expect(placeOf({ event: "captured", seat: 1, agent: 1, slot: "europe:1", fugitive: "f.x" })).toBe("card:f.x");
    expect(placeOf({ event: "objective_achieved", seat: 1, card: "o.x", line: "success" })).toBe("card:o.x");
    expect(placeOf({ event: "agent_informed", seat: 1, agent: 2, zone: "europe", back: null, card: null })).toBe("agent:1:2");
    expect(placeOf({ event: "agent_investigates", seat: 1, agent: 2, place: "press:1", zone: "press" })).toBe("place:press:1");
    expect(placeOf({ event: "round_started", round: 2 })).toBeNull();
  });

  it("has a picture for a zone, a deck and a faction", () => {
    expect(iconOf({ event: "faction_taken", seat: 0, faction: "usa" })).toBe("game:usa");
    expect(iconOf({ event: "clues_drawn", seat: 0, deck: "press", count: 1, to: "hand", cards: null })).toBe("game:press");
    expect(iconOf({ event: "unheard_of" })).toBe("spark");
  });

  it("never celebrates an arrest or an end", () => {
    expect(soundOf({ event: "captured" })).toBe("stamp");
    expect(soundOf({ event: "game_ended" })).toBe("stamp");
    expect(isPassing({ event: "captured" })).toBe(false);
    expect(isPassing({ event: "turn_ended" })).toBe(true);
  });
});

it("lists winners first, then by Standing, with what each of them did", () => {
  const player = (seat: number, points: number) => ({ seat, points }) as Player;
  const view = { players: [player(0, 13), player(1, 12), player(2, 13)], winners: [2] } as unknown as LaTraqueView;
  const results = resultsOf(view, [
    { event: "captured", seat: 0, agent: 1, slot: "europe:1", fugitive: "f.a" },
    { event: "objective_achieved", seat: 1, card: "o.b", line: "triumph" },
    { event: "judged", seat: 2, fugitive: "f.c" },
  ]);
  expect(results.map(({ player }) => player.seat)).toEqual([2, 0, 1]);
  expect(results.map(({ captured, judged, objectives }) => [captured.length, judged.length, objectives.length])).toEqual([[0, 1, 0], [1, 0, 0], [0, 0, 1]]);
});
