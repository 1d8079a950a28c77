import { describe, expect, it } from "vitest";
import { cornersFor } from "../../src/games/red_notice/map/corners";

const TOOLS = { width: 94, height: 44, corners: ["bottom-left", "bottom-right", "top-left"], needed: true } as const;
const SMALL_MAP = { width: 112, height: 56, corners: ["top-right", "top-left", "bottom-right"], needed: false } as const;
const PHONE = { width: 360, height: 240 };

const lie = (...places: [number, number][]) =>
  cornersFor(
    [TOOLS, SMALL_MAP],
    places.map(([x, y]) => ({ x, y })),
    PHONE,
  );

describe("what lies in the corners of the map", () => {
  it("lies where it always does if nothing is there", () => {
    expect(lie([180, 120])).toEqual(["bottom-left", "top-right"]);
  });

  it("makes room for a city that can be pressed", () => {
    expect(lie([60, 210])).toEqual(["bottom-right", "top-right"]);
    expect(lie([300, 30])).toEqual(["bottom-left", "top-left"]);
    expect(lie([60, 210], [300, 210])).toEqual(["top-left", "top-right"]);
  });

  it("minds no city that is out of sight", () => {
    expect(lie([-40, 210], [60, 900])).toEqual(["bottom-left", "top-right"]);
  });

  it("never lies upon each other; where no corner is free, only what is needed stays", () => {
    expect(lie([60, 210], [300, 210], [300, 30])).toEqual(["top-left", null]);
    expect(lie([60, 210], [300, 210], [60, 30], [300, 30])).toEqual(["bottom-left", null]);
  });
});
