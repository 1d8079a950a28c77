import { expect, it } from "vitest";
import { nearest } from "../src/lib/focus";

it("goes to the nearest target in a direction", () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 50, y: 60 },
    { x: -10, y: 0 },
  ];
  expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(0);
  expect(nearest({ x: 0, y: 0 }, spots, [-1, 0])).toBe(2);
  expect(nearest({ x: 0, y: 0 }, spots, [0, 1])).toBe(1);
  expect(nearest({ x: 0, y: 0 }, spots, [0, -1])).toBe(-1);
});
