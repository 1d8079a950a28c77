/** Who sits where, and as whom. */

import type { TableShown } from "./wire";
import type { Words } from "./words";

/** Whom a seat plays, where the seats are not alike: as the edition calls them, or the texts of the game. */
export function roleOf(words: Words, table: TableShown, seat: number): string {
  const plays = playsOf(table, seat);
  return plays.length ? plays.map((id) => words.name("plays", id)).join(" + ") : words.role(seat);
}

/** The same by their ids. A recorded lesson has none. */
export function playsOf(table: TableShown, seat: number): readonly string[] {
  return (table.seats[seat] as { plays?: readonly string[] } | undefined)?.plays ?? [];
}
