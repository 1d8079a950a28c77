/** The journal of this game: pictures, places on the board, sounds. */

import type { Place } from "../../lib/game";
import type { IconName } from "../../lib/icons";
import type { Sound } from "../../lib/sound";
import type { Event } from "../../lib/wire";
import { parseSpelled } from "../../lib/words";
import type { GameEvent } from "./types";

const ICONS: Readonly<Record<string, IconName>> = {
  role_dealt: "game:mask",
  hand_dealt: "game:card",
  round_started: "crown",
  card_laid: "game:card",
  all_laid: "game:card",
  lights_off: "game:bolt",
  lights_on: "sun",
  card_seen: "eye",
  cards_exchanged: "game:swap",
  power_declined: "eyeoff",
  role_seen: "eye",
  speech_began: "chat",
  floor_opened: "people",
  claimed: "chat",
  said_done: "check",
  spoke: "chat",
  debate_closed: "check",
  cards_selected: "check",
  cards_revealed: "game:card",
  leader_appointed: "crown",
  raquel_revealed: "game:mask",
  professor_accused: "game:finger",
  everything_shown: "eye",
  match_won: "flag",
};

export function iconOf(event: Event): IconName | null {
  if (event.event === "loot_counted") return event["majority"] === "sabotage" ? "wrench" : "press";
  return ICONS[event.event] ?? "spark";
}

export function placeOf(event: Event): Place | null {
  const told = event as GameEvent;
  switch (told.event) {
    case "draft_shown":
    case "taken_back_shown": {
      const player = parseSpelled(told.action)[1]["player"];
      return typeof player === "number" ? `seat:${player}` : null;
    }
    case "round_started":
      return `seat:${told.leader}`;
    case "card_seen":
    case "role_seen":
    case "professor_accused":
      return told.player === null ? null : `seat:${told.player}`;
    case "speech_began":
    case "claimed":
    case "said_done":
    case "leader_appointed":
    case "raquel_revealed":
      return `seat:${told.seat}`;
    default:
      return null;
  }
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  card_laid: "paper",
  all_laid: "paper",
  lights_off: "lights",
  lights_on: "lights",
  claimed: "paper",
  draft_shown: "paper",
  cards_selected: "stamp",
  cards_revealed: "paper",
  loot_counted: "stamp",
  leader_appointed: "stamp",
  professor_accused: "capture",
  match_won: "victory",
};

export function soundOf(event: Event): Sound | null {
  return SOUNDS[event.event] ?? null;
}
