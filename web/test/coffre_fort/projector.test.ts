import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Projector } from "../../src/games/coffre_fort/projector.svelte";

const at = (guard: string) => ({ agents: [], guard, dog: null });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows where all stood until the dice lie, then each step, then nothing", () => {
  const projector = new Projector();
  projector.play(at("1,1"), [at("2,1"), at("3,1")], 500);
  expect(projector.shown?.guard).toBe("1,1");
  vi.advanceTimersByTime(499);
  expect(projector.shown?.guard).toBe("1,1");
  vi.advanceTimersByTime(1);
  expect(projector.shown?.guard).toBe("2,1");
  vi.advanceTimersByTime(170);
  expect(projector.shown?.guard).toBe("3,1");
  vi.advanceTimersByTime(170);
  expect(projector.shown).toBeNull();
});

it("is cut short by a press, and by the next film", () => {
  const projector = new Projector();
  projector.play(at("1,1"), [at("2,1")], 500);
  projector.skip();
  expect(projector.shown).toBeNull();
  projector.play(at("1,1"), [at("2,1"), at("3,1")], 0);
  projector.play(at("5,1"), [at("6,1")], 0);
  vi.advanceTimersByTime(0);
  expect(projector.shown?.guard).toBe("6,1");
  vi.advanceTimersByTime(1000);
  expect(projector.shown).toBeNull();
});

it("lasts no longer for many steps", () => {
  const projector = new Projector();
  projector.play(at("1,1"), Array(60).fill(at("2,1")), 0);
  vi.advanceTimersByTime(2300);
  expect(projector.shown).toBeNull();
});
