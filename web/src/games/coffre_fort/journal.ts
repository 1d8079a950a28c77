/** The journal of this game: pictures, places on the plan, sounds. */

import type { Place } from "../../lib/game";
import type { IconName } from "../../lib/icons";
import type { Sound } from "../../lib/sound";
import type { Event } from "../../lib/wire";
import { roomOf } from "./claims";
import type { GameEvent } from "./types";

const ICONS: Readonly<Record<string, IconName>> = {
  tools_dealt: "wrench",
  clock_started: "clock",
  turn_started: "flag",
  turn_skipped: "game:petrify",
  turn_hurried: "clock",
  rolled: "game:dice",
  caught: "game:bars",
  freed: "game:open",
  agent_step: "game:steps",
  agent_stayed: "pause",
  room_entered: "door",
  passage_used: "game:passage",
  robot_moved: "game:robot",
  said: "chat",
  robot_destroyed: "game:fire",
  key_found: "game:key",
  petrified: "game:petrify",
  victory: "game:safe",
  defeat: "clock",
  everything_shown: "eye",
};

export function iconOf(event: Event): IconName | null {
  const told = event as GameEvent;
  switch (told.event) {
    case "patrol_woken":
    case "patrol_home":
    case "patrol_step":
      return `game:${told.patrol}`;
    case "tool_played":
      return `game:${told.tool}`;
    case "trap_flipped":
    case "trap_countered":
      return `game:${told.trap}`;
    case "token_flipped":
      return `game:${told.token}`;
    default:
      return ICONS[event.event] ?? "spark";
  }
}

/** Of little weight: what the plan shows by itself. */
export function isPassing(event: Event): boolean {
  return ["turn_started", "agent_step", "agent_stayed", "patrol_step", "tools_dealt", "everything_shown"].includes(event.event);
}

export function placeOf(event: Event): Place | null {
  const told = event as GameEvent;
  switch (told.event) {
    case "agent_step":
    case "patrol_step":
      return told.squares.length ? `square:${told.squares.at(-1)}` : null;
    case "room_entered":
    case "passage_used":
    case "trap_flipped":
    case "trap_countered":
    case "token_flipped":
      return `room:${told.room}`;
    case "caught":
      return `square:${told.square}`;
    case "patrol_woken":
    case "patrol_home":
      return told.patrol;
    case "said": {
      const room = roomOf(told.claim);
      return room ? `room:${room}` : `agent:${told.agent}`;
    }
    case "robot_moved":
      return `agent:${told.to_agent}`;
    case "turn_started":
    case "turn_skipped":
    case "rolled":
    case "key_found":
    case "tool_played":
      return `agent:${told.agent}`;
    default:
      return null;
  }
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  rolled: "dice",
  patrol_woken: "radar",
  caught: "capture",
  freed: "stamp",
  tool_played: "stamp",
  trap_flipped: "paper",
  trap_countered: "stamp",
  token_flipped: "paper",
  key_found: "victory",
  robot_moved: "paper",
  victory: "victory",
  defeat: "lights",
};

export function soundOf(event: Event): Sound | null {
  return SOUNDS[event.event] ?? null;
}
