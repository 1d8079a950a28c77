/** What lies on the table now, read off the view. */

import type { Sight } from "../../lib/wire";
import type { CasaView, GameEvent, RoundShown } from "./types";

export function viewOf(sight: Sight): CasaView {
  return sight.view as CasaView;
}

export function thisRound(view: CasaView): RoundShown | null {
  return view.history.at(-1) ?? null;
}

/** The cards of this round that were turned up, once they were. */
export function turnedUp(view: CasaView): readonly string[] | null {
  return thisRound(view)?.revealed ?? null;
}

/** Whether the face-down cards of all seats lie on the table. */
export function cardsAreDown(view: CasaView): boolean {
  if (turnedUp(view) || view.phase === "over" || view.phase === "setup") return false;
  return view.dark || view.phase !== "choice";
}

/** The cards pushed toward the middle: as the leader forms the selection, then as it was confirmed. */
export function pushedForward(view: CasaView): readonly number[] {
  return view.proposed.length ? view.proposed : (thisRound(view)?.selected ?? []);
}

/** What the reader has chosen this round: laid, or still in the draft. */
export function myChoice(view: CasaView, sight: Sight): string | null {
  const laid = view.round ? view.mine?.choices[view.round - 1] : null;
  if (laid) return laid;
  const drafted = sight.asked?.draft.find((action) => action.verb === "choose")?.args?.["kind"];
  return drafted === undefined ? null : String(drafted);
}

/** Which family won this round, as it was told. */
export function majorityOf(events: readonly GameEvent[], round: number): string {
  const told = events.findLast((event) => event.event === "loot_counted" && event.round === round);
  return told?.event === "loot_counted" ? told.majority : "";
}

/** The seat whose eyes one looks through, or null for a spectator. */
export function readerOf(view: CasaView): number | null {
  return view.seat < view.seats ? view.seat : null;
}
