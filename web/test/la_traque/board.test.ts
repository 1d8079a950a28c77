import { describe, expect, it } from "vitest";
import { CARD, CHIP, HUB, hunterSpots, placeSpots, polar, RIM, sectorOf, slotSpots, slotsOn, SPOT, standingSpot, wholeFrame } from "../../src/games/la_traque/board/layout";
import { latestOf } from "../../src/games/la_traque/board/latest";
import { HUNT_ZONES, ZONES } from "../../src/games/la_traque/places";
import type { LaTraqueView, Slot } from "../../src/games/la_traque/types";
import type { Point } from "../../src/lib/camera.svelte";

function slots(count: number): Slot[] {
  return HUNT_ZONES.flatMap((zone) => Array.from({ length: count }, (_, place) => ({ slot: `${zone}:${place + 1}`, zone, open: true }) as Slot));
}

function boardOf(count: number): LaTraqueView {
  return { slots: slots(count) } as unknown as LaTraqueView;
}

function apart(spots: readonly Point[], width: number, height: number): boolean {
  return spots.every((one, place) => spots.slice(place + 1).every((two) => Math.abs(one.x - two.x) >= width || Math.abs(one.y - two.y) >= height));
}

describe("the last deed", () => {
  const informed = { event: "agent_informed", seat: 1, agent: 3, zone: "europe" };

  it("stays marked until something else is done on the board", () => {
    expect(latestOf([informed, { event: "points_scored", seat: 1, n: 1, now: 1 }])).toBe("agent:1:3");
    expect(latestOf([informed, { event: "captured", seat: 0, agent: 1, slot: "europe:1", fugitive: "f.pol.csatar" }])).toBe("slot:europe:1");
  });

  it("is forgotten with a new round", () => {
    expect(latestOf([informed, { event: "round_started", round: 2 }])).toBeNull();
    expect(latestOf([])).toBeNull();
  });
});

describe("the round board", () => {
  it.each([1, 2, 3, 4, 6])("has room for %i fugitives in each zone", (count) => {
    const spots = [...slotsOn(boardOf(count)).values()];
    expect(spots).toHaveLength(3 * count);
    expect(apart(spots, CARD.width, CARD.height)).toBe(true);
    const { x, y, width, height } = wholeFrame(boardOf(count));
    for (const spot of spots) {
      expect(spot.x).toBeGreaterThanOrEqual(x);
      expect(spot.y).toBeGreaterThanOrEqual(y);
      expect(spot.x + CARD.width).toBeLessThanOrEqual(x + width);
      expect(spot.y + CARD.height).toBeLessThanOrEqual(y + height);
    }
  });

  it("leaves slots out that so few players do not use", () => {
    const some = slots(4).map((slot, place) => ({ ...slot, open: place % 2 === 0 }));
    expect([...slotsOn({ slots: some } as unknown as LaTraqueView).keys()]).toEqual(some.filter(({ open }) => open).map(({ slot }) => slot));
  });

  it.each(ZONES)("keeps the places of %s apart and in their zone", (zone) => {
    const [from, to] = sectorOf(zone);
    for (const count of [1, 2, 3, 4]) {
      const spots = placeSpots(zone, count);
      for (const [place, spot] of spots.entries()) {
        const angle = ((Math.atan2(spot.y, spot.x) * 180) / Math.PI + 360) % 360;
        const radius = Math.hypot(spot.x, spot.y);
        const aside = (Math.asin(SPOT / radius) * 180) / Math.PI;
        expect(angle - aside).toBeGreaterThan(from);
        expect(angle + aside).toBeLessThan(to);
        expect(radius - SPOT).toBeGreaterThan(HUB);
        expect(radius + SPOT).toBeLessThan(RIM);
        for (const other of spots.slice(place + 1)) expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(2 * SPOT);
      }
    }
  });

  it.each(HUNT_ZONES)("shows each agent who hunts in %s, clear of the fugitives", (zone) => {
    const cards = slotSpots(zone, 4);
    for (const count of [1, 3, 5, 10]) {
      const spots = hunterSpots(zone, count);
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      if (count > 5) continue;
      for (const { x, y } of spots) {
        const covered = cards.some((card) => x + CHIP.width / 2 > card.x && x - CHIP.width / 2 < card.x + CARD.width && y + CHIP.height / 2 > card.y && y - CHIP.height / 2 < card.y + CARD.height);
        expect(covered).toBe(false);
      }
    }
  });

  it("counts Standing around the middle, and no further than the goal", () => {
    expect(standingSpot(0, 12)).toEqual(polar(79, 120));
    expect(standingSpot(15, 12)).toEqual(standingSpot(12, 12));
  });
});
