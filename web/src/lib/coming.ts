/** How people come to a table: by an address they can reach, and what is open to whoever comes when the match has begun. */

import type { SeatShown, TableShown } from "./wire";

/** The bots whose seats can be asked for. */
export function botSeats(table: TableShown): readonly SeatShown[] {
  return table.latecomers && table.status === "playing" ? table.seats.filter((seat) => seat.occupant === "bot") : [];
}

/** Why there is nothing to be done here: a key of the texts, or "" if there is. */
export function whyClosed(table: TableShown): string {
  if (table.status === "lobby" || table.seat !== null || table.watching !== "none" || botSeats(table).length) return "";
  if (table.status !== "playing") return "invite-closed-over";
  return table.latecomers ? "invite-closed-full" : "invite-closed";
}

/** Whether an address is that of this machine for itself: a phone that follows it finds itself. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}
