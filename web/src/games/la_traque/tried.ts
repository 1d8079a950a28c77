/** What a press would have been where nothing can be done: the server says why not. */

import type { Place } from "../../lib/game";
import type { Shown, Sight } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { HUNT_ZONES } from "./places";
import { editionOf, TRACKS } from "./cards/printed";
import { isHunting, mineOf, slotOf, viewOf } from "./scene";

export function tried(sight: Sight, words: Words, place: Place, from: Place | null = null): Shown | null {
  const view = viewOf(sight);
  const mine = mineOf(view);
  if (!mine || !sight.step) return null;
  const [kind, id] = parted(place);
  const card = from?.startsWith("hand:") ? from.slice("hand:".length) : null;
  switch (kind) {
    case "faction":
      return { verb: "take_faction", args: { faction: id } };
    case "place": {
      const [zone, number] = parted(id);
      return { verb: "move_investigate", args: { zone, place: Number(number) } };
    }
    case "zone":
      if (HUNT_ZONES.includes(id)) return { verb: "move_hunt", args: { zone: id } };
      return { verb: "move_investigate", args: { zone: id, place: 1 } };
    case "slot": {
      const slot = slotOf(view, id);
      const hunting = mine.agents.filter(isHunting);
      const agent = (from && ownAgent(from, view.seat)) ?? (hunting.find(({ where }) => where === slot?.zone) ?? mine.agents[0])?.agent ?? 1;
      const anyTrack = editionOf(words).fugitives[slot?.fugitive ?? ""]?.cat === "collaborationist";
      return { verb: "capture", args: anyTrack ? { agent, slot: id, track: TRACKS[0] } : { agent, slot: id } };
    }
    case "agent": {
      const agent = ownAgent(place, view.seat);
      if (agent === null) return null;
      return card ? { verb: "inform", args: { agent, card } } : { verb: "withdraw", args: { agent } };
    }
    case "agents":
      return { verb: "move_hunt", args: { zone: HUNT_ZONES[0]! } };
    case "hand":
    case "reserve":
      if (sight.step === "keep_cards") return { verb: "keep", args: { card: id } };
      return id.includes(":") ? { verb: "inform", args: { agent: mine.agents.find(isHunting)?.agent ?? 1, card: id } } : { verb: "use", args: { card: id, mode: "mission" } };
    case "hq":
      return { verb: "activate", args: { card: id } };
    case "objective":
      return { verb: "objective", args: { card: id, line: "success" } };
    case "line": {
      const at = id.lastIndexOf(":");
      return { verb: "objective", args: { card: id.slice(0, at), line: id.slice(at + 1) } };
    }
    case "destiny":
      return { verb: "destiny" };
    default:
      return null;
  }
}

/** The number of an own agent on its way, or null. */
function ownAgent(place: Place, seat: number): number | null {
  const [kind, id] = parted(place);
  const [owner, number] = parted(id);
  return kind === "agent" && Number(owner) === seat ? Number(number) : null;
}

function parted(text: string): [string, string] {
  const at = text.indexOf(":");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
