/** A board as the server sends it, written from the edition's own numbers. */

import type { Agent, CoffreFortView, Faces, Patrol } from "../../src/games/coffre_fort/types";

const CORNERS = [[1, 1], [8, 1], [8, 4], [14, 4], [14, 1], [21, 1], [21, 6], [18, 6], [18, 10], [21, 10], [21, 15], [14, 15], [14, 12], [8, 12], [8, 15], [1, 15], [1, 10], [4, 10], [4, 6], [1, 6]] as const;
const GREY = [[[11, 4], [11, 6]], [[11, 10], [11, 12]], [[14, 8], [18, 8]], [[3, 8], [8, 8]], [[6, 5], [6, 11]], [[16, 5], [16, 11]]] as const;

function between([x1, y1]: readonly number[], [x2, y2]: readonly number[]): string[] {
  const length = Math.max(Math.abs(x2! - x1!), Math.abs(y2! - y1!));
  return Array.from({ length: length + 1 }, (_, step) => `${x1! + Math.sign(x2! - x1!) * step},${y1! + Math.sign(y2! - y1!) * step}`);
}

const sides = CORNERS.map((corner, place) => between(corner, CORNERS[(place + 1) % CORNERS.length]!));
const grey = GREY.map(([from, to]) => between(from, to));

const room = (kind: string, rect: readonly [number, number, number, number], ...doors: string[]) => ({ kind, rect, doors });

export const FACES: Faces = {
  grid: [22, 16],
  squares: [...new Set([...sides.flat(), ...grey.flat()])],
  yellow: sides.flatMap((side) => side.slice(0, -1)),
  runs: [...sides, ...grey],
  rooms: {
    start: room("start", [9, 7, 13, 9], "11,6", "11,10", "8,8", "14,8"),
    A: room("red", [2, 2, 4, 5], "3,1", "1,4"),
    B: room("red", [5, 2, 7, 4], "6,5", "8,3"),
    C: room("red", [15, 2, 17, 4], "16,5", "14,3"),
    D: room("red", [18, 2, 20, 5], "19,1", "21,4"),
    E: room("red", [18, 11, 20, 14], "19,15", "21,12"),
    F: room("red", [15, 12, 17, 14], "16,11", "14,13"),
    H: room("red", [2, 11, 4, 14], "3,15", "1,12"),
    G: room("red", [5, 12, 7, 14], "6,11", "8,13"),
    p1: room("passage", [9, 2, 10, 3], "10,4"),
    p2: room("passage", [12, 13, 13, 14], "12,12"),
    r1: room("release", [7, 10, 9, 11], "6,10"),
    r2: room("release", [19, 7, 21, 9], "18,8"),
    office: room("office", [12, 2, 13, 3], "12,4"),
    kennel: room("kennel", [9, 13, 10, 14], "10,12"),
    prison: room("prison", [0, 7, 2, 9], "3,8"),
  },
  exit: "3,8",
  guard: { square: "12,4", home: "office", direction: 1, arrow: "E", range: null },
  dog: { square: "10,12", home: "kennel", direction: -1, arrow: "E", range: 6 },
  colours: ["blue", "red", "green", "yellow"],
  tools: {
    mask: { trap: "gas", effect: null, text_fr: "", text_en: "" },
    robot: { trap: "fire", effect: null, text_fr: "", text_en: "" },
    turbo: { trap: null, effect: "double", text_fr: "", text_en: "" },
    phone: { trap: null, effect: "guard_home", text_fr: "", text_en: "" },
  },
  traps: ["gas", "fire", "weight"],
  tokens: { key: 4 },
  robot: "robot",
  d10: ["2", "3", "guard", "dog", "open"],
  d6: [1, 2, 3, 4, 5, 6],
};

export function agent(given: Partial<Agent> = {}): Agent {
  return { seat: 0, colour: "blue", room: "start", square: null, tools: [], tool_count: 0, keys: 0, petrified: false, protected: false, says: null, ...given };
}

export function patrol(given: Partial<Patrol> = {}): Patrol {
  return { square: null, pushed: false, watched: [], wakes: [], ...given };
}

export function view(given: Partial<CoffreFortView> = {}): CoffreFortView {
  return {
    seat: 0,
    phase: "turn",
    turn: 1,
    turns_left: null,
    agent: 0,
    window: "walk",
    roll: { d10: "6", d6: 3 },
    ready: [],
    agents: [agent(), agent({ seat: 1, colour: "red" })],
    rooms: [{ room: "A", trap: null, trap_state: "down", token: null, token_state: "down" }],
    guard: patrol(),
    dog: patrol(),
    robot: 1,
    discard: [],
    keys: 0,
    keys_needed: 4,
    passages: ["p1", "p2"],
    minutes: 15,
    won: null,
    reason: null,
    truth: [],
    ...given,
  };
}
