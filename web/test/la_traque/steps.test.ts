import { describe, expect, it } from "vitest";
import { stepsOf } from "../../src/games/la_traque/steps";
import { sight, view, words } from "./table";

function labels(change: Parameters<typeof view>[0]): string[] {
  return stepsOf(sight("take_action", [], view(change)), words).map(({ label, state }) => `${state}: ${label}`);
}

describe("the steps in the top bar", () => {
  it("say round, turn and action", () => {
    expect(labels({ round: 3, actions: 1 })).toEqual(["past: Round 3", "now: Your turn, action 2 of 3", "next: Maintenance"]);
    expect(labels({ round: 3, active: 1 })[1]).toBe("now: Bo, action 1 of 3");
  });

  it("announce the last round, which no maintenance follows", () => {
    expect(labels({ round: 7, last_round: true })).toEqual(["past: Round 7, the last", "now: Your turn, action 1 of 3"]);
  });

  it("count no more than the three actions of a turn", () => {
    expect(labels({ actions: 3 })[1]).toBe("now: Your turn, action 3 of 3");
  });

  it("name what comes before, between and after the rounds", () => {
    expect(labels({ phase: "factions" })).toEqual(["now: Choice of factions"]);
    expect(labels({ phase: "maintenance", active: null })).toEqual(["past: Round 1", "now: Maintenance"]);
    expect(labels({ phase: "over", active: null })).toEqual(["now: End of the match"]);
  });
});
