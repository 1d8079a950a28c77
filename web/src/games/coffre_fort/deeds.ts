/** What can be done where: the options of the server, by the place that one presses for them. Walks: `paths.ts`. */

import type { Place } from "../../lib/game";
import type { Shown, Sight } from "../../lib/wire";
import { routeTo } from "./plan/route";
import { sheetOf } from "./plan/sheet";
import { agentOf, viewOf, whereOf } from "./scene";
import type { CoffreFortView, Faces } from "./types";

/** Rooms that nobody enters on foot. */
export const SHUT: readonly string[] = ["office", "kennel", "prison"];
/** What is done in the room where the agent is. */
const IN_ROOM: readonly string[] = ["flip_trap", "counter", "lift", "flip_token"];

export function placeOf(action: Shown, view: CoffreFortView): Place | null {
  const args = action.args ?? {};
  if (IN_ROOM.includes(action.verb)) return whereOf(view.agents[view.agent]!);
  switch (action.verb) {
    case "hop":
      return `room:${args["room"]}`;
    case "pass_robot":
      return `agent:${args["agent"]}`;
    case "play":
      return `tool:${args["tool"]}`;
    default:
      return null;
  }
}

export function optionsOf(sight: Sight): readonly Shown[] {
  return sight.asked?.options ?? [];
}

export function deedsAt(sight: Sight, place: Place): Shown[] {
  return optionsOf(sight).filter((action) => placeOf(action, viewOf(sight)) === place);
}

/** To whom the Robot can go now, with a tool or alone. */
export function receivers(sight: Sight, tool: string | null, robot: string): string[] {
  const along = tool === robot ? null : tool;
  const passes = optionsOf(sight).filter(({ verb, args }) => verb === "pass_robot" && (tool === null || (args?.["tool"] ?? null) === along));
  return [...new Set(passes.map(({ args }) => String(args?.["agent"])))];
}

/** The tool against the open trap of a room, or null. */
export function toolAgainst(view: CoffreFortView, faces: Faces, room: string | null): string | null {
  const trap = view.rooms.find((one) => one.room === room && one.trap_state === "open")?.trap;
  return Object.entries(faces.tools).find(([, tool]) => trap && tool.trap === trap)?.[0] ?? null;
}

/** The tools of the hand that can be used now, and what for. */
export function usesOf(sight: Sight, faces: Faces, tool: string): Shown[] {
  const view = viewOf(sight);
  const agent = view.agents[view.agent];
  return optionsOf(sight).filter(({ verb, args }) => {
    if (verb === "play") return args?.["tool"] === tool;
    return verb === "counter" && toolAgainst(view, faces, agent?.room ?? null) === tool;
  });
}

/** What a press on a place would have been, where nothing can be done: the server says why not. Null: there is no such deed. */
export function tried(sight: Sight, place: Place, faces: Faces): Shown | null {
  const view = viewOf(sight);
  const [kind, id] = [place.slice(0, place.indexOf(":")), place.slice(place.indexOf(":") + 1)];
  const red = view.rooms.find(({ room }) => room === id);
  switch (kind) {
    case "square":
      return view.window === "walk" ? walkTo(view, faces, id) : { verb: "stay" };
    case "room":
      if (view.window === "walk") return walkTo(view, faces, id);
      if (!red) return null;
      return { verb: red.trap_state === "down" ? "flip_trap" : red.trap_state === "open" ? "counter" : "flip_token" };
    case "agent":
      return { verb: "pass_robot", args: { agent: id } };
    case "tool":
      return faces.tools[id]?.effect ? { verb: "play", args: { tool: id } } : { verb: "counter" };
    default:
      return null;
  }
}

/** The shortest walk to a place, if it is one that a die can show: only these have a reason of their own. */
function walkTo(view: CoffreFortView, faces: Faces, to: string): Shown | null {
  if (SHUT.includes(faces.rooms[to]?.kind ?? "")) return null;
  const here = view.agents[view.agent]!;
  const steps = routeTo(sheetOf(faces), here.room ?? here.square ?? "", to);
  const numbers = faces.d10.map(Number).filter((number) => number > 0);
  if (!steps || !(to in faces.rooms ? steps.length <= Math.max(...numbers) : numbers.includes(steps.length))) return null;
  return { verb: "walk", args: { path: steps.join(">") } };
}

/** Where somebody stands whom a place names: "agent:red" is found on the board by this. */
export function standing(view: CoffreFortView, place: Place): Place {
  const agent = place.startsWith("agent:") ? agentOf(view, place.slice("agent:".length)) : undefined;
  return agent ? whereOf(agent) : place;
}

/** How a deed is spelled, to tell deeds apart. */
export function keyOf(action: Shown): string {
  const args = Object.entries(action.args ?? {}).map(([name, value]) => `${name}=${value}`);
  return args.length ? `${action.verb}(${args.join(", ")})` : action.verb;
}
