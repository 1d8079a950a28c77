/** The ambition of a faction: its tracks, and what the next step that gives something gives. */

import type { Words } from "../../../lib/words";
import { ability } from "../cards/abilities";
import { own } from "../own";
import { AMBITIONS, editionOf, TRACKS, type Ambition, type Faction, type Tier } from "../cards/printed";
import type { Player } from "../types";

export interface AmbitionTrack {
  /** of Réseau one per category */
  category: string | null;
  value: number;
  track: Ambition;
}

export function ambitionsOf(words: Words, player: Player): AmbitionTrack[] {
  if (!player.faction) return [];
  const track = editionOf(words).tracks[AMBITIONS[player.faction as Faction]];
  return player.ambition.map((value, place) => ({ category: player.ambition.length > 1 ? (TRACKS[place] ?? null) : null, value, track }));
}

export function nextTier({ value, track }: AmbitionTrack): Tier | null {
  return track.tiers.find(({ at }) => at > value) ?? null;
}

/** What a tier gives, in words. */
export function tierText(words: Words, tier: Tier, faction: string): string {
  const effects = ability(words, tier.do ?? [], "mission", faction);
  return [tier.card ? own(words)(`tier-card-${faction}`) : "", effects].filter(Boolean).join(" ");
}
