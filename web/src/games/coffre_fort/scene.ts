/** What lies on the table now, read off the view. */

import type { Deadline, Sight } from "../../lib/wire";
import type { Words } from "../../lib/words";
import type { Agent, CoffreFortView, Faces, Patrol } from "./types";

/** The window of the whole clock: the time of the team. */
export const CLOCK = "clock";
/** The window of an idle player, and how long before its end she is reminded, in milliseconds (CF-PAUSE-04). */
export const NUDGE = "nudge";
export const REMINDED = 15_000;

export type PatrolName = "guard" | "dog";
export const PATROLS: readonly PatrolName[] = ["guard", "dog"];

export function viewOf(sight: Sight): CoffreFortView {
  return sight.view as CoffreFortView;
}

/** What is printed in this edition. */
export function facesOf(words: Words): Faces {
  return words.faces as Faces;
}

/** The deadline of the team, once it runs. */
export function clockOf(sight: Sight): Deadline | null {
  return sight.deadlines.find(({ window }) => window === CLOCK) ?? null;
}

/** Whether the reader moves an agent at all: spectators do not. */
export function plays(view: CoffreFortView): boolean {
  return view.agents.some(({ seat }) => seat === view.seat);
}

/** The agent that the reader looks after now: the one whose turn it is if it is hers, else her first; -1 for spectators. */
export function mineOf(view: CoffreFortView): number {
  if (view.agents[view.agent]?.seat === view.seat) return view.agent;
  return view.agents.findIndex(({ seat }) => seat === view.seat);
}

/** The agent of a colour. */
export function agentOf(view: CoffreFortView, colour: string): Agent | undefined {
  return view.agents.find((agent) => agent.colour === colour);
}

/** Whether the reader is to do something with the agent whose turn it is. */
export function isRoller(view: CoffreFortView): boolean {
  return view.phase === "turn" && view.agents[view.agent]?.seat === view.seat;
}

/** Where an agent is, as a place of the board. */
export function whereOf(agent: Agent): string {
  return agent.room !== null ? `room:${agent.room}` : `square:${agent.square}`;
}

/** The first letter of a colour, as it is called in the reader's language: it doubles the colour. */
export function letterOf(words: Words, colour: string): string {
  return words.name("colour", colour).charAt(0).toLocaleUpperCase();
}

export function patrolOf(view: CoffreFortView, name: PatrolName): Patrol {
  return view[name];
}

/** Who would notice an agent on a square now. */
export function watchers(view: CoffreFortView, square: string): PatrolName[] {
  return PATROLS.filter((name) => patrolOf(view, name).watched.includes(square));
}

export function isPrisoner(faces: Faces, agent: Agent): boolean {
  return agent.room !== null && faces.rooms[agent.room]?.kind === "prison";
}
