/** The match in a minute: who did what, and how near it came. Read off what was told to all. */

import type { Event } from "../../lib/wire";
import { distances } from "./danger";
import type { PatrolName } from "./scene";
import type { Faces, GameEvent } from "./types";

export interface Deeds {
  colour: string;
  seat: number;
  steps: number;
  rooms: number;
  traps: number;
  keys: number;
  tools: number;
  passes: number;
  caught: number;
}

/** Somebody stood one step outside of what a patrol noticed while it went by. */
export interface Miss {
  turn: number;
  seat: number;
  colour: string;
  patrol: PatrolName;
  square: string;
}

export interface Summary {
  deeds: readonly Deeds[];
  misses: readonly Miss[];
  turns: number;
  captures: number;
}

const NEAR = 1; // step
const MOST = 3; // misses worth telling

export function summaryOf(events: readonly Event[], faces: Faces, beside: ReadonlyMap<string, readonly string[]>): Summary {
  const deeds = new Map<string, Deeds>();
  const stands = new Map<string, string>(); // agents on squares; who is in a room is safe
  const misses: Miss[] = [];
  let turns = 0;
  const of = (colour: string, seat: number): Deeds => {
    let found = deeds.get(colour);
    if (!found) deeds.set(colour, (found = { colour, seat, steps: 0, rooms: 0, traps: 0, keys: 0, tools: 0, passes: 0, caught: 0 }));
    return found;
  };
  for (const event of events as readonly GameEvent[]) {
    switch (event.event) {
      case "tools_dealt":
        of(event.agent, event.seat);
        break;
      case "turn_started":
      case "turn_skipped":
        of(event.agent, event.seat);
        turns = event.turn;
        break;
      case "agent_step":
        of(event.agent, event.seat).steps += event.squares.length;
        stands.set(event.agent, event.squares.at(-1) ?? stands.get(event.agent) ?? "");
        break;
      case "room_entered":
      case "passage_used":
        of(event.agent, event.seat).rooms += 1;
        stands.delete(event.agent);
        break;
      case "trap_countered":
        of(event.agent, event.seat).traps += 1;
        break;
      case "key_found":
        of(event.agent, event.seat).keys += 1;
        break;
      case "tool_played":
        of(event.agent, event.seat).tools += 1;
        break;
      case "robot_moved":
        of(event.agent, event.seat).passes += 1;
        break;
      case "caught":
        of(event.agent, event.seat).caught += 1;
        stands.delete(event.agent);
        break;
      case "freed":
        for (const agent of event.agents) stands.set(agent, faces.exit);
        break;
      case "patrol_step":
        for (const [colour, square] of stands) {
          const patrol = event.patrol as PatrolName;
          if (isNear(square, event.squares, patrol, faces, beside)) misses.push({ turn: turns, seat: of(colour, -1).seat, colour, patrol, square });
        }
        break;
    }
  }
  return { deeds: [...deeds.values()], misses: told(misses), turns, captures: [...deeds.values()].reduce((sum, one) => sum + one.caught, 0) };
}

/** Whether an agent on a square was not noticed, but would have been one step nearer. */
function isNear(square: string, way: readonly string[], patrol: PatrolName, faces: Faces, beside: ReadonlyMap<string, readonly string[]>): boolean {
  const around = [...distances(beside, square, NEAR).keys()].filter((other) => other !== square);
  return way.some((at) => {
    const noticed = noticedFrom(at, patrol, faces, beside);
    return !noticed.has(square) && around.some((other) => noticed.has(other));
  });
}

function noticedFrom(square: string, patrol: PatrolName, faces: Faces, beside: ReadonlyMap<string, readonly string[]>): Set<string> {
  const range = faces[patrol].range;
  if (range !== null) return new Set(distances(beside, square, range).keys());
  return new Set(faces.runs.filter((run) => run.includes(square)).flat());
}

/** The last few, one for each agent and patrol: the later, the more it mattered. */
function told(misses: readonly Miss[]): Miss[] {
  const last = new Map<string, Miss>();
  for (const miss of misses) last.set(`${miss.colour} ${miss.patrol}`, miss);
  return [...last.values()].sort((one, two) => two.turn - one.turn).slice(0, MOST);
}
