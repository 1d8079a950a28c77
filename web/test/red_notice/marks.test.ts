import { describe, expect, it } from "vitest";
import { marksOf } from "../../src/games/red_notice/marks";
import type { RedNoticeView } from "../../src/games/red_notice/types";
import type { GameProps } from "../../src/lib/game";

function table(seat: number, change: Partial<RedNoticeView>, veiled = false): GameProps {
  const view = {
    seat,
    round: 2,
    phase: "resolution",
    jessah: "london",
    angela: null,
    last_seen: null,
    barriers: [],
    radars: [],
    pings: [],
    inspections: [],
    notebook: null,
    truth: null,
    mine: { city: "london", draft: [], route: [], planned: null },
    ...change,
  };
  const sight = { view, step: "plan_movement", asked: { id: 1, options: [{ verb: "go", args: { city: "athens" } }], draft: [], locked: false }, offers: [] };
  return { sight, highlight: null, replaying: false, veiled } as unknown as GameProps;
}

const planning = {
  mine: { city: "cairo", draft: ["go(city=athens)"], route: [{ round: 1, city: "dakar" }, { round: 2, city: "cairo" }], planned: "athens" },
} as unknown as Partial<RedNoticeView>;

describe("the map", () => {
  it("shows Angela her ghost where her plan leads, and where she comes from", () => {
    const { pawns, plan, trail } = marksOf(table(0, planning));
    expect(pawns).toEqual([
      { who: "J", city: "london", look: "solid" },
      { who: "A", city: "cairo", look: "was" },
      { who: "A", city: "athens", look: "ghost" },
    ]);
    expect(plan).toEqual(["cairo", "athens"]);
    expect(trail).toEqual(["dakar", "cairo"]);
  });

  it("shows nothing of that on a screen that nobody has claimed", () => {
    const marks = marksOf(table(0, planning, true));
    expect(marks.pawns).toEqual([{ who: "J", city: "london", look: "solid" }]);
    expect([marks.plan, marks.trail, marks.home, [...marks.lit], marks.planned]).toEqual([[], [], null, [], []]);
    expect(marksOf(table(1, { notebook: [{ city: "rio", chance: 1000 }] }, true)).possible).toEqual([]);
  });

  it("shows Jessah where Angela may be, until all know where she is", () => {
    const notebook = [{ city: "rio", chance: 1000 }];
    expect(marksOf(table(1, { notebook })).possible).toEqual(notebook);
    const seen = marksOf(table(1, { notebook, angela: "rio" }));
    expect(seen.possible).toEqual([]);
    expect(seen.pawns).toContainEqual({ who: "A", city: "rio", look: "solid" });
  });

  it("lights what is asked, unless one looks back", () => {
    expect([...marksOf(table(0, planning)).lit]).toEqual(["city:athens"]);
    expect([...marksOf({ ...table(0, planning), replaying: true }).lit]).toEqual([]);
  });
});
