import { describe, expect, it } from "vitest";
import { looksOf } from "../../src/games/red_notice/looks";
import { ashore, ringsOf } from "../../src/games/red_notice/map/ashore";
import { along, bent, distance } from "../../src/games/red_notice/map/curve";
import { labelsOf, type Label, type Named } from "../../src/games/red_notice/map/labels";
import { MARGIN, sheetOf, WIDTH } from "../../src/games/red_notice/map/sheet";
import { endsOf } from "../../src/games/red_notice/scene";
import { faces } from "./faces";

const sheet = sheetOf(faces());

describe("land", () => {
  it("lies under the cities, or within a few steps of them: a coast of 1:110m is coarse", () => {
    const near = [-6, -3, 0, 3, 6];
    for (const { x, y } of Object.values(sheet.cities)) {
      expect(near.some((dx) => near.some((dy) => ashore({ x: x + dx, y: y + dy })))).toBe(true);
    }
  });

  it("is not at sea", () => {
    expect(ashore({ x: 420, y: 180 })).toBe(false); // the Atlantic
    expect(ashore({ x: 80, y: 260 })).toBe(false); // the Pacific
    expect(ashore({ x: 560, y: 230 })).toBe(true); // the heart of Africa
  });

  it("is read from steps, each outline from where the last began", () => {
    expect(ringsOf("M10 10l5 0 0 5zm20 0l-1-.5z")).toEqual([
      [{ x: 10, y: 10 }, { x: 15, y: 10 }, { x: 15, y: 15 }],
      [{ x: 30, y: 10 }, { x: 29, y: 9.5 }],
    ]);
  });

  it("is left out where the map has other measures", () => {
    expect(sheet.land).toBe(true);
    expect(sheetOf(faces({ size: [1000, 600] })).land).toBe(false);
    expect(sheetOf(faces({ size: [2000, 1000] })).land).toBe(true);
  });
});

describe("routes", () => {
  it("across the edge leave it and return at the other, with the far city at each end", () => {
    const way = sheet.ways.find(({ route }) => route === "beijing-los_angeles")!;
    expect(way.curves).toHaveLength(2);
    expect(way.curves[0]![0]).toEqual(sheet.cities["beijing"]);
    expect(way.curves[1]![2]).toEqual(sheet.cities["los_angeles"]);
    const exits = sheet.exits.filter(({ city }) => city === "los_angeles" || city === "beijing");
    expect(exits.filter(({ side }) => side === "left").map(({ city }) => city)).toEqual(["beijing"]);
    for (const { x } of sheet.exits) expect(x < 0 ? -x : x - WIDTH).toBeGreaterThan(0);
    for (const { x } of sheet.exits) expect(x < 0 ? -x : x - WIDTH).toBeLessThan(MARGIN);
  });

  it("have a place for a barrier on the sheet, no two on top of each other", () => {
    for (const [place, { barrier }] of sheet.ways.entries()) {
      expect(barrier.x).toBeGreaterThan(-MARGIN);
      expect(barrier.x).toBeLessThan(WIDTH + MARGIN);
      for (const other of sheet.ways.slice(place + 1)) expect(distance(barrier, other.barrier)).toBeGreaterThan(8);
    }
  });

  it("bend toward the nearer pole, unless a city is in the way", () => {
    const [one, two] = [{ x: 0, y: 100 }, { x: 100, y: 100 }];
    expect(along(bent(one, two, [], 500), 0.5).y).toBeLessThan(100);
    expect(along(bent(one, two, [{ x: 50, y: 90 }], 500), 0.5).y).toBeGreaterThan(100);
  });

  it("end in cities, even if these have a dash in their names", () => {
    expect(endsOf("aix-en-provence-rio", { "aix-en-provence": 1, rio: 1 })).toEqual(["aix-en-provence", "rio"]);
  });
});

describe("radars", () => {
  it("stand on land, clear of every city", () => {
    for (const spot of Object.values(sheet.spots)) {
      expect(ashore(spot)).toBe(true);
      for (const city of Object.values(sheet.cities)) expect(distance(spot, city)).toBeGreaterThan(14);
    }
  });
});

describe("names", () => {
  const named: Named[] = Object.entries(sheet.cities).map(([id, at]) => ({ id, name: id.replace("_", " "), at, weight: 0 }));
  const curves = sheet.ways.flatMap((way) => way.curves);

  function laid(pixels: number, letters: number): Label[] {
    return labelsOf(named, { size: letters / pixels, marker: 8 / pixels, left: -MARGIN, right: WIDTH + MARGIN, curves, blocked: [] });
  }

  function boxes(labels: readonly Label[], size: number) {
    return labels.map(({ id, anchor, dx, dy }) => {
      const at = sheet.cities[id]!;
      const width = id.length * size * 0.5;
      const left = at.x + dx - (anchor === "start" ? 0 : anchor === "end" ? width : width / 2);
      return { left, right: left + width, top: at.y + dy - size * 0.75, bottom: at.y + dy + size * 0.2 };
    });
  }

  it("are all there on a wide map, and on a phone that is zoomed in", () => {
    expect(laid(1, 13.5)).toHaveLength(28);
    expect(laid(1.35, 16)).toHaveLength(28);
  });

  it("never cover one another, however small the map", () => {
    for (const pixels of [0.33, 0.7, 1, 1.35, 3]) {
      const found = boxes(laid(pixels, 16), 16 / pixels);
      for (const [place, one] of found.entries()) {
        for (const two of found.slice(place + 1)) {
          expect(one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom).toBe(false);
        }
      }
    }
  });

  it("of those who matter get a place first", () => {
    const weighed = named.map((one) => ({ ...one, weight: one.id === "chicago" ? 5 : 0 }));
    const found = labelsOf(weighed, { size: 16 / 0.33, marker: 8 / 0.33, left: -MARGIN, right: WIDTH + MARGIN, curves, blocked: [] });
    expect(found[0]?.id).toBe("chicago");
  });
});

describe("looks", () => {
  it("differ in colour, shape and pattern for each continent, whatever an edition calls its colours", () => {
    for (const colours of [faces().colours, { a: "pink", b: "blue", c: "mauve", d: "red", e: "grey", f: "black" }]) {
      const looks = Object.values(looksOf(faces({ colours })));
      for (const key of ["short", "shape", "pattern"] as const) expect(new Set(looks.map((look) => look[key])).size).toBe(6);
    }
  });
});
