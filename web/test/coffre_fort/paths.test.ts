import { describe, expect, it } from "vitest";
import { complete, ends, extended, grown, nextSteps, pathsOf, shortened } from "../../src/games/coffre_fort/paths";
import type { Shown } from "../../src/lib/wire";

const walk = (path: string, tool?: string): Shown => ({ verb: "walk", args: tool ? { path, tool } : { path } });
// From Start with a four: down the corridor in the west, or to its side at the crossing; a room is one step aside.
const PATHS = pathsOf([walk("8,8>7,8>6,8>5,8"), walk("8,8>7,8>6,8>6,7"), walk("8,8>7,8>6,8>6,9"), walk("11,10>11,11>11,12>12,12"), walk("11,10>11,11>11,12>10,12"), { verb: "stay" }]);
const safe = () => -1;

describe("paths", () => {
  it("are read off the options, with the tool that doubles the number", () => {
    expect(PATHS).toHaveLength(5);
    expect(pathsOf([walk("8,8>r1", "turbo")])[0]).toMatchObject({ steps: ["8,8", "r1"], tool: "turbo" });
  });

  it("grow to the next junction as long as there is no choice", () => {
    expect(grown(PATHS, [])).toEqual([]);
    expect(grown(PATHS, ["8,8"])).toEqual(["8,8", "7,8", "6,8"]);
    expect(nextSteps(PATHS, ["8,8", "7,8", "6,8"])).toEqual(new Set(["5,8", "6,7", "6,9"]));
  });

  it("stop where a walk may end, even if it could go on", () => {
    const partial = pathsOf([walk("8,8"), walk("8,8>7,8")]);
    expect(grown(partial, [])).toEqual(["8,8"]);
    expect(complete(partial, ["8,8"])?.steps).toEqual(["8,8"]);
  });

  it("lead where one points: to an end, to a junction, or back along the way", () => {
    expect(extended(PATHS, [], "6,7", safe)).toEqual(["8,8", "7,8", "6,8", "6,7"]);
    expect(extended(PATHS, [], "7,8", safe)).toEqual(["8,8", "7,8", "6,8"]);
    expect(extended(PATHS, ["8,8", "7,8", "6,8", "6,7"], "7,8", safe)).toEqual(["8,8", "7,8"]);
    expect(extended(PATHS, ["8,8", "7,8", "6,8"], "12,12", safe)).toEqual(["11,10", "11,11", "11,12", "12,12"]);
    expect(extended(PATHS, [], "1,1", safe)).toBeNull();
  });

  it("prefer the way on which nobody notices, then the shortest", () => {
    const two = pathsOf([walk("1,1>2,1>B"), walk("1,2>2,2>3,2>B"), walk("1,3>B")]);
    expect(extended(two, [], "B", (steps) => steps.indexOf("1,3"))).toEqual(["1,1", "2,1", "B"]);
    expect(extended(two, [], "B", safe)).toEqual(["1,3", "B"]);
  });

  it("are taken back decision by decision", () => {
    expect(shortened(PATHS, ["8,8", "7,8", "6,8", "6,7"])).toEqual(["8,8", "7,8", "6,8"]);
    expect(shortened(PATHS, ["8,8", "7,8", "6,8"])).toEqual([]);
  });

  it("end in few places", () => {
    expect(ends(PATHS, ["11,10"])).toEqual(new Set(["12,12", "10,12"]));
  });
});
