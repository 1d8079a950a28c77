/** A small table of La Traque for tests: what is not said is as at the start. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { vi } from "vitest";
import type { Agent, LaTraqueView, Player } from "../../src/games/la_traque/types";
import type { GameProps } from "../../src/lib/game";
import type { Shown, Sight } from "../../src/lib/wire";
import { Words } from "../../src/lib/words";

export const CSATAR = "f.pol.csatar";
export const LANTRAC = "f.col.lantrac";
export const RETAINING = "f.mil.retaining";
export const RECURRENT = "f.mil.recurrent";

const NAMES: Readonly<Record<string, string>> = {
  europe: "Europe",
  press: "Press",
  rumour: "rumour",
  [CSATAR]: "Laszlo Csatar",
  military: "military",
  scientific: "scientific",
};
const FACES = {
  rules: { keep: 2, end_vp: 12 },
  fugitives: {
    [CSATAR]: { cat: "political", level: 1, cost: { document: 1, rumour: 3 }, mission: [{ op: "vp", n: 1 }] },
    [LANTRAC]: { cat: "collaborationist", level: 3, cost: { rumour: 5 } },
    [RETAINING]: { cat: "military", level: 1, cost: {}, permanent: [{ op: "retain", n: 1 }] },
    [RECURRENT]: { cat: "military", level: 1, cost: {}, recurrent: [{ op: "vp", n: 1 }] },
  },
  objectives: {},
  specials: {},
  places: [{ place: "press:1", zone: "press", min: 2, draw: { press: 1, rumour: 2 } }],
};

export const words = new Words("en", "", { lang: "en", ftl: read("en"), names: { by_id: NAMES }, faces: FACES }, ["Ada", "Bo"], 0);

function read(lang: string): string {
  return readFileSync(resolve(import.meta.dirname, "../../../src/cavale/games/la_traque/text", `${lang}.ftl`), "utf-8");
}

export function agent(number: number, where = "hq", count = 0): Agent {
  return { agent: number, where, count, cards: null, backs: null };
}

export function player(seat: number, agents: readonly Agent[] = []): Player {
  return { seat, faction: seat ? "usa" : "tzaar", points: 0, influence: [0, 0, 0], agents, hq: [], passed: false } as unknown as Player;
}

export function view(change: Partial<LaTraqueView> = {}): LaTraqueView {
  const slot = { zone: "europe", level: 1, open: true, blocked_by: null, block_ends: null, neutral: 0 };
  return {
    seat: 0,
    phase: "action",
    round: 1,
    active: 0,
    actions: 0,
    players: [player(0, [agent(1, "europe", 4), agent(2, "europe"), agent(3)]), player(1, [agent(1, "america", 2)])],
    slots: [
      { ...slot, slot: "europe:1", fugitive: CSATAR },
      { ...slot, slot: "europe:2", fugitive: null },
      { ...slot, slot: "europe:3", fugitive: LANTRAC },
    ],
    places: [],
    pending: [],
    cautions: {},
    ...change,
  } as unknown as LaTraqueView;
}

export function sight(step: string, options: readonly Shown[], shown: LaTraqueView = view(), draft: readonly Shown[] = []): Sight {
  return { step, asked: { id: 1, options, draft, locked: false }, offers: [], view: shown, undo: false } as unknown as Sight;
}

export function table(shown: Sight) {
  const act = vi.fn(async () => true);
  const whyNot = vi.fn(async () => undefined);
  return { sight: shown, words, act, whyNot, hush: vi.fn(), events: [], replaying: false } as unknown as GameProps & { act: typeof act; whyNot: typeof whyNot };
}
