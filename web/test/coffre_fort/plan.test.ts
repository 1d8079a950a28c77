import { describe, expect, it } from "vitest";
import { caughtAt, dangerOf, distances } from "../../src/games/coffre_fort/danger";
import { framesOf } from "../../src/games/coffre_fort/film";
import { lineOf } from "../../src/games/coffre_fort/plan/line";
import { linesOf } from "../../src/games/coffre_fort/plan/lines";
import { middleOf, sheetOf, UNIT } from "../../src/games/coffre_fort/plan/sheet";
import { standsOf } from "../../src/games/coffre_fort/plan/stands";
import { FACES, patrol, view } from "./faces";

const sheet = sheetOf(FACES);

describe("the sheet", () => {
  it("has all squares, the loop closed and every corridor joined", () => {
    expect(sheet.squares.size).toBe(117);
    expect(sheet.yellow.size).toBe(92);
    for (const [square, beside] of sheet.beside) expect(beside.length, square).toBeGreaterThan(1);
    expect(sheet.beside.get("11,4")).toEqual(expect.arrayContaining(["10,4", "12,4", "11,5"]));
  });

  it("joins no squares that only touch", () => {
    expect(sheet.beside.get("6,5")).not.toContain("5,5");
    expect(sheet.beside.get("4,10")).not.toContain("5,10");
  });

  it("puts a door on the side that room and square share (CF-BOARD-05)", () => {
    const b = sheet.rooms.find(({ id }) => id === "B")!;
    const [below, right] = b.doors;
    expect(below).toMatchObject({ square: "6,5", x: 6.5 * UNIT - 11, y: 5 * UNIT - 6 });
    expect(right).toMatchObject({ square: "8,3", x: 8 * UNIT - 6, y: 3.5 * UNIT - 11 });
  });

  it("points the chevrons the way the Guard goes", () => {
    expect(sheet.chevrons[0]).toMatchObject({ ...middleOf(sheet, "square:1,1"), turn: 0 });
    const other = sheetOf({ ...FACES, guard: { ...FACES.guard, direction: -1 } });
    expect(other.chevrons.find(({ x, y }) => x === 2.5 * UNIT && y === 1.5 * UNIT)?.turn).toBe(180);
  });

  it("shows all of the board and little else", () => {
    expect(sheet.view).toEqual({ x: -8, y: UNIT - 8, width: 22 * UNIT + 16, height: 15 * UNIT + 16 });
  });
});

describe("pieces", () => {
  it("that share a place do not hide one another", () => {
    for (const place of ["square:6,8", "room:start", "room:B", "room:prison"]) {
      const stands = standsOf(sheet, [place, place, place, place]);
      expect(new Set(stands.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    }
  });

  it("in a room stand in it", () => {
    const { x, y, width, height } = sheet.rooms.find(({ id }) => id === "p1")!;
    for (const stand of standsOf(sheet, Array(4).fill("room:p1"))) {
      expect(stand.x > x && stand.x < x + width && stand.y > y && stand.y < y + height).toBe(true);
    }
  });
});

describe("a walk", () => {
  it("is drawn out of a door, along the corridor and into another", () => {
    const line = lineOf(sheet, "room:B", ["6,5", "6,6", "6,7", "6,8", "6,9", "6,10", "r1"]);
    expect(line).toHaveLength(8);
    expect(line[0]).toEqual({ x: 6.5 * UNIT, y: 5 * UNIT - 12 });
    expect(line.at(-1)).toEqual({ x: 7 * UNIT + 12, y: 10.5 * UNIT });
  });

  it("out of another passage begins there", () => {
    expect(lineOf(sheet, "room:p1", ["p2", "12,12", "13,12"])[0]).toEqual({ x: 12.5 * UNIT, y: 13 * UNIT + 12 });
  });

  it("is noticed on the first square that somebody watches", () => {
    const danger = dangerOf(view({ guard: patrol({ square: "4,7", watched: ["4,6", "4,7", "4,8"] }), dog: patrol({ wakes: ["10,12"] }) }));
    expect(caughtAt(danger, ["8,8", "7,8", "6,8", "5,8", "4,8", "4,9"])).toBe(4);
    expect(caughtAt(danger, ["8,8", "7,8"])).toBe(-1);
    expect(danger.wakes.get("10,12")).toBe("dog");
    expect(danger.watched.get("4,8")).toBe("guard");
  });

  it("of a nose goes around corners and along grey corridors, not through rooms", () => {
    const far = distances(sheet.beside, "8,12", 6);
    expect(far.get("11,10")).toBe(5); // T3
    expect(far.has("6,11")).toBe(false);
    expect(Math.max(...far.values())).toBe(6);
  });
});

describe("a film", () => {
  const board = { colours: ["blue", "red"], prison: "prison", exit: "3,8" };
  const before = { agents: ["room:start", "square:5,8"], guard: null, dog: "8,12" };

  it("shows each step, and ends as it is", () => {
    const after = { agents: ["square:7,8", "room:prison"], guard: "12,4", dog: "8,13" };
    const frames = framesOf(
      before,
      [
        { event: "rolled", seat: 0, agent: "blue", d10: "2", d6: 1 },
        { event: "patrol_woken", patrol: "guard", square: "12,4" },
        { event: "patrol_step", patrol: "dog", squares: ["8,13"], back: false },
        { event: "caught", seat: 1, agent: "red", patrol: "dog", square: "5,8" },
        { event: "agent_step", seat: 0, agent: "blue", squares: ["8,8", "7,8"] },
      ],
      after,
      board,
    );
    expect(frames.map(({ guard }) => guard)).toEqual(Array(5).fill("12,4"));
    expect(frames.map(({ agents }) => agents[0])).toEqual(["room:start", "room:start", "room:start", "square:8,8", "square:7,8"]);
    expect(frames[2]!.agents[1]).toBe("room:prison");
    expect(frames.at(-1)).toBe(after);
  });

  it("of nothing is none", () => {
    expect(framesOf(before, [{ event: "turn_started", turn: 2, seat: 0, agent: "blue" }], before, board)).toEqual([]);
  });
});

describe("names", () => {
  it("are broken where they do not fit", () => {
    expect(linesOf("Passage nord", 68, 14)).toEqual(["Passage", "nord"]);
    expect(linesOf("Départ et arrivée", 190, 14)).toEqual(["Départ et arrivée"]);
  });
});
