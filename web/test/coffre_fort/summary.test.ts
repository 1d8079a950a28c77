import { describe, expect, it } from "vitest";
import { sheetOf } from "../../src/games/coffre_fort/plan/sheet";
import { summaryOf } from "../../src/games/coffre_fort/summary";
import type { Event } from "../../src/lib/wire";
import { FACES } from "./faces";

const { beside } = sheetOf(FACES);
const turn = (number: number, agent = "blue", seat = 0): Event => ({ event: "turn_started", turn: number, seat, agent });
const step = (squares: string[], agent = "blue", seat = 0): Event => ({ event: "agent_step", seat, agent, squares });
const guard = (...squares: string[]): Event => ({ event: "patrol_step", patrol: "guard", squares, back: false });
const dog = (...squares: string[]): Event => ({ event: "patrol_step", patrol: "dog", squares, back: false });

describe("the match in a minute", () => {
  it("counts what each agent did", () => {
    const { deeds, turns, captures } = summaryOf(
      [
        turn(1),
        step(["8,8", "7,8"]),
        turn(2, "red", 1),
        { event: "room_entered", seat: 1, agent: "red", room: "B" },
        { event: "trap_countered", seat: 1, agent: "red", room: "B", trap: "gas", tool: "mask" },
        { event: "key_found", seat: 1, agent: "red", keys: 1, needed: 4 },
        { event: "caught", seat: 0, agent: "blue", patrol: "dog", square: "7,8" },
      ],
      FACES,
      beside,
    );
    expect(turns).toBe(2);
    expect(captures).toBe(1);
    expect(deeds).toEqual([
      { colour: "blue", seat: 0, steps: 2, rooms: 0, traps: 0, keys: 0, tools: 0, passes: 0, caught: 1 },
      { colour: "red", seat: 1, steps: 0, rooms: 1, traps: 1, keys: 1, tools: 0, passes: 0, caught: 0 },
    ]);
  });

  it("tells who stood one step outside of what a patrol noticed", () => {
    const { misses } = summaryOf([turn(3), step(["8,8", "7,8", "6,8", "5,8"]), guard("4,7")], FACES, beside);
    expect(misses).toEqual([{ turn: 3, seat: 0, colour: "blue", patrol: "guard", square: "5,8" }]);
    expect(summaryOf([turn(3), step(["6,8"]), guard("4,7")], FACES, beside).misses).toEqual([]);
  });

  it("measures the nose by steps", () => {
    expect(summaryOf([turn(1), step(["11,10"]), dog("8,14")], FACES, beside).misses).toHaveLength(1); // seven steps
    expect(summaryOf([turn(1), step(["11,10"]), dog("8,15")], FACES, beside).misses).toHaveLength(0);
  });

  it("forgets whoever is in a room, and tells at most three", () => {
    const room: Event = { event: "room_entered", seat: 0, agent: "blue", room: "B" };
    expect(summaryOf([turn(1), step(["5,8"]), room, guard("4,7")], FACES, beside).misses).toEqual([]);
    const many = ["blue", "red", "green", "yellow"].map((agent, seat) => step(["5,8"], agent, seat));
    expect(summaryOf([turn(1), ...many, guard("4,7")], FACES, beside).misses).toHaveLength(3);
  });
});
