/** The journal of this game: pictures, places on the map, sounds. */

import type { Place } from "../../lib/game";
import type { IconName } from "../../lib/icons";
import type { Sound } from "../../lib/sound";
import type { Event } from "../../lib/wire";
import type { GameEvent } from "./types";

const ICONS: Readonly<Record<string, IconName>> = {
  identities_dealt: "game:mask",
  upgrades_shown: "game:upgrade",
  hand_dealt: "game:cheque",
  jessah_started: "game:lens",
  angela_started: "game:cheque",
  round_started: "flag",
  continent_answered: "chat",
  row_laid: "game:token",
  tokens_drawn: "game:token",
  token_placed: "game:token",
  card_skipped: "game:token",
  tokens_turned: "game:token",
  joker_chosen: "game:joker",
  passed: "leave",
  cheque_drawn: "game:cheque",
  cheque_cashed: "game:bank",
  security_changed: "game:security",
  paid: "game:security",
  radar_placed: "game:radar",
  radar_turned: "game:radar",
  barrier_placed: "game:barrier",
  barrier_turned: "game:barrier",
  barrier_shifted: "game:barrier",
  token_removed: "undo",
  jessah_moved: "game:move",
  inspected: "game:lens",
  angela_moved: "eyeoff",
  movement_finished: "game:move",
  radars_announced: "game:radar",
  captured: "game:cuffs",
  identity_chosen: "game:mask",
  identity_turned: "game:mask",
  upgrade_chosen: "game:upgrade",
  upgrades_exhausted: "game:upgrade",
  hand_seen: "eye",
  cheque_seized: "game:cheque",
  upgrade_destroyed: "game:upgrade",
  round_ended: "flag",
  resigned: "flag",
  match_won: "flag",
  everything_shown: "eye",
};

export function iconOf(event: Event): IconName | null {
  if (event.event === "movement_finished" && (event["radars"] as readonly string[] | null)?.length) return "game:radar";
  return ICONS[event.event] ?? "spark";
}

/** Of little weight: what the row shows by itself. */
export function isPassing(event: Event): boolean {
  return ["token_placed", "row_laid", "tokens_drawn", "upgrades_shown", "jessah_moved", "identity_turned"].includes(event.event);
}

export function placeOf(event: Event): Place | null {
  const told = event as GameEvent;
  switch (told.event) {
    case "jessah_started":
    case "jessah_moved":
    case "inspected":
    case "captured":
    case "cheque_cashed":
      return `city:${told.city}`;
    case "angela_moved":
    case "angela_started":
      return told.city === null ? null : `city:${told.city}`;
    case "radar_placed":
    case "radar_turned":
      return `radar:${told.continent}`;
    case "barrier_placed":
    case "barrier_turned":
    case "barrier_shifted":
      return `barrier:${told.route}`;
    case "movement_finished":
    case "radars_announced":
      return told.radars?.length ? `radar:${told.radars[0]}` : null;
    case "token_placed":
      return `slot:${told.slot}`;
    default:
      return null;
  }
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  token_placed: "paper",
  tokens_turned: "paper",
  cheque_drawn: "paper",
  cheque_cashed: "stamp",
  upgrade_chosen: "stamp",
  radar_placed: "stamp",
  barrier_placed: "stamp",
  barrier_shifted: "stamp",
  inspected: "tick",
  captured: "capture",
  match_won: "victory",
};

export function soundOf(event: Event): Sound | null {
  const radars = event["radars"] as readonly string[] | null | undefined;
  if (event.event === "movement_finished" || event.event === "radars_announced") return radars?.length ? "radar" : "paper";
  if (event.event === "inspected" && event["found"]) return null; // the capture is heard
  return SOUNDS[event.event] ?? null;
}
