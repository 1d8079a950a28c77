import { describe, expect, it } from "vitest";
import { Clock, left, spelled } from "../src/lib/clock";

const deadline = { window: "debate", opened: 1000, ends: 11_000, held_until: 0, frozen: false };

describe("the server's clock", () => {
  it("follows the least delayed word", () => {
    let local = 0;
    const clock = new Clock(() => local);
    clock.hear(5000);
    expect(clock.now()).toBe(5000);
    local = 100;
    clock.hear(5040); // 60 ms late
    expect(clock.now()).toBe(5100);
    clock.hear(5120); // sooner
    expect(clock.now()).toBe(5120);
  });

  it("believes the next word after a sleep", () => {
    let local = 0;
    const clock = new Clock(() => local);
    clock.hear(5000);
    local = 100;
    clock.forget();
    clock.hear(4000);
    expect(clock.now()).toBe(4000);
  });
});

describe("what is left of a deadline", () => {
  it("counts down to nothing", () => {
    expect(left(deadline, 1000)).toMatchObject({ ms: 10_000, part: 1, seconds: 10 });
    expect(left(deadline, 6000)).toMatchObject({ part: 0.5, seconds: 5 });
    expect(left(deadline, 10_999)).toMatchObject({ seconds: 1 });
    expect(left(deadline, 20_000)).toMatchObject({ ms: 0, part: 0, seconds: 0 });
  });

  it("knows windows without an end, and held ones", () => {
    expect(left({ ...deadline, ends: 0 }, 2000).ms).toBeNull();
    expect(left({ ...deadline, ends: 0, held_until: 4000 }, 2000)).toMatchObject({ ms: 2000, held: true });
  });

  it("is said shortly", () => {
    expect([9, 65, 7200, 172_800].map((seconds) => spelled(seconds, "h", "d"))).toEqual(["9", "1:05", "2 h", "2 d"]);
  });
});
