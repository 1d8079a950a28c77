/** One word on each seat: the most telling thing that all can see of it. */

import type { TableShown } from "../../lib/wire";
import type { CasaView } from "./types";

/** A key of the screens' texts, or nothing. */
export function statusOf(view: CasaView, table: TableShown, seat: number): string {
  const sitting = table.seats[seat];
  if (sitting?.held_by_bot) return "status-held";
  if (sitting && sitting.occupant === "person" && !sitting.present) return "status-absent";
  if (view.accused === seat) return "status-accused";
  if (view.raquel === seat) return "status-raquel";
  if (view.dark || view.phase === "over") return "";
  if (view.speaker === seat) return "status-speaking";
  if (view.phase === "selection" && view.leader === seat) return "status-selecting";
  if (view.phase === "appointment" && view.leader === seat) return "status-appointing";
  if (view.done.includes(seat)) return "status-done";
  if ((view.phase === "debate" || view.phase === "selection") && view.heard.includes(seat)) return "status-spoke";
  if (view.leader !== seat && view.history.some((round) => round.leader === seat)) return "status-led";
  return sitting?.occupant === "bot" ? "status-bot" : "";
}
