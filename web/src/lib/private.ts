/** The private code of one's seat at a table, as this browser knows it: the server keeps only a hash of it. */

import { recall, remember } from "./store";

const here = new Map<string, string>(); // for windows that remember nothing

export function seatCode(table: string): string {
  return here.get(table) ?? recall<string>(`seat.${table}`, "");
}

export function keepSeatCode(table: string, code: string): void {
  here.set(table, code);
  remember(`seat.${table}`, code);
}
