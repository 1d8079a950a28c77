/** The match in a minute: how the players stand, and what each of them did. Read off what was told to all. */

import type { Event } from "../../lib/wire";
import type { GameEvent, LaTraqueView, Player } from "./types";

export interface Result {
  player: Player;
  /** fugitives, in the order of their arrest */
  captured: readonly string[];
  judged: readonly string[];
  objectives: readonly { card: string; line: string }[];
}

/** Winners first, then by Standing. */
export function resultsOf(view: LaTraqueView, events: readonly Event[]): Result[] {
  const results = view.players.map((player) => ({ player, captured: [] as string[], judged: [] as string[], objectives: [] as { card: string; line: string }[] }));
  for (const event of events as readonly GameEvent[]) {
    if (event.event === "captured") results[event.seat]?.captured.push(event.fugitive);
    else if (event.event === "judged" || event.event === "tried") results[event.seat]?.judged.push(event.fugitive);
    else if (event.event === "objective_achieved") results[event.seat]?.objectives.push({ card: event.card, line: event.line });
  }
  const won = ({ player }: Result) => (view.winners?.includes(player.seat) ? 1 : 0);
  return results.sort((one, two) => won(two) - won(one) || two.player.points - one.player.points);
}
