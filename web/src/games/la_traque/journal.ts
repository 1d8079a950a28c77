/** The journal of this game: pictures, what a line lights or holds up, sounds. */

import type { Place } from "../../lib/game";
import type { IconName } from "../../lib/icons";
import type { Sound } from "../../lib/sound";
import type { Event } from "../../lib/wire";
import type { GameEvent } from "./types";

const ICONS: Readonly<Record<string, IconName>> = {
  first_player: "flag",
  hand_dealt: "game:card",
  fugitives_placed: "game:hunt",
  objectives_shown: "game:objective",
  round_started: "flag",
  turn_started: "flag",
  turn_ended: "next",
  passed: "pause",
  last_round: "clock",
  agent_hunts: "game:hunt",
  agent_informed: "game:document",
  agent_withdrawn: "game:recall",
  agents_recalled: "game:recall",
  agent_rests: "game:rest",
  clues_peeked: "game:peek",
  clues_returned: "game:archives",
  inspected: "game:peek",
  cards_revealed: "game:card",
  captured: "game:capture",
  recruited: "game:recruit",
  tried: "game:trial",
  judged: "game:judge",
  swapped: "game:swap",
  blocked: "game:block",
  block_ended: "game:block",
  influence_shifted: "game:shift",
  points_scored: "game:standing",
  ambition_advanced: "game:ambition",
  marker_placed: "game:marker",
  special_taken: "game:special",
  mission_played: "game:mission",
  cooperation_placed: "game:hq",
  activated: "game:recurrent",
  objective_achieved: "game:objective",
  destiny_spent: "game:destiny",
  trigger_resolved: "game:on",
  cards_readied: "game:ready",
  overcrowding: "game:overcrowd",
  effect_lapsed: "leave",
  boxed: "game:archives",
  maintenance_started: "game:archives",
  cards_kept: "game:retain",
  reserve_taken: "game:reserve",
  agents_returned: "game:hq",
  neutral_agents_placed: "game:agent",
  fugitive_removed: "game:hunt",
  game_ended: "flag",
  everything_shown: "eye",
};

export function iconOf(event: Event): IconName | null {
  const told = event as GameEvent;
  switch (told.event) {
    case "faction_taken":
      return `game:${told.faction}`;
    case "agent_investigates":
      return `game:${told.zone}`;
    case "clues_drawn":
      return `game:${told.deck}`;
    case "influence_gained":
    case "influence_paid":
      return `game:${told.track}`;
    default:
      return ICONS[event.event] ?? "spark";
  }
}

/** Of little weight: what board and boards of factions show by themselves. */
const PASSING: readonly string[] = [
  "hand_dealt",
  "fugitives_placed",
  "turn_started",
  "turn_ended",
  "agent_rests",
  "clues_returned",
  "influence_gained",
  "influence_paid",
  "cards_revealed",
  "trigger_resolved",
  "boxed",
  "reserve_taken",
  "agents_returned",
  "objectives_shown",
  "effect_lapsed",
  "everything_shown",
];

export function isPassing(event: Event): boolean {
  return PASSING.includes(event.event);
}

/** A place of the board, or a card that is held up. */
export function placeOf(event: Event): Place | null {
  const told = event as GameEvent;
  switch (told.event) {
    case "captured":
    case "recruited":
    case "tried":
    case "judged":
    case "blocked":
    case "block_ended":
    case "fugitive_removed":
      return `card:${told.fugitive}`;
    case "mission_played":
    case "cooperation_placed":
    case "activated":
    case "objective_achieved":
    case "special_taken":
    case "trigger_resolved":
      return `card:${told.card}`;
    case "agent_investigates":
      return `place:${told.place}`;
    case "agent_hunts":
      return `zone:${told.zone}`;
    case "agent_informed":
      return `agent:${told.seat}:${told.agent}`;
    case "swapped":
      return told.slots.length ? `slot:${told.slots[0]}` : null;
    case "cards_readied":
      return told.cards.length === 1 ? `card:${told.cards[0]}` : null;
    case "influence_gained":
    case "influence_paid":
    case "points_scored":
    case "ambition_advanced":
    case "marker_placed":
    case "passed":
    case "inspected":
      return `seat:${told.seat}`;
    default:
      return null;
  }
}

/** Paper and stamp, nothing that celebrates: LT-TONE-10. */
const SOUNDS: Readonly<Record<string, Sound>> = {
  agent_investigates: "paper",
  agent_hunts: "paper",
  agent_informed: "paper",
  clues_drawn: "paper",
  captured: "stamp",
  tried: "stamp",
  judged: "stamp",
  blocked: "stamp",
  mission_played: "paper",
  cooperation_placed: "paper",
  objective_achieved: "stamp",
  game_ended: "stamp",
};

export function soundOf(event: Event): Sound | null {
  return SOUNDS[event.event] ?? null;
}
