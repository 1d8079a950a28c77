/** Seals and opens this browser's envelope at a table, without being asked twice. */

import { ApiError, type Api } from "./api";
import { begun, duty } from "./envelope";
import type { TableShown } from "./wire";

export class Tending {
  readonly #api: Pick<Api, "sit" | "open">;
  readonly #tried = new Set<string>();

  constructor(api: Pick<Api, "sit" | "open">) {
    this.#api = api;
  }

  /** To be called with each table that is shown. */
  async tend(table: TableShown): Promise<void> {
    begun(table);
    const todo = duty(table);
    const what = [todo, table.start.number, table.commitment, table.seat, table.seats[table.seat ?? -1]?.commitment].join(" ");
    if (!todo || this.#tried.has(what)) return;
    this.#tried.add(what);
    try {
      await (todo === "seal" ? this.#api.sit(table) : this.#api.open(table));
    } catch (error) {
      if (!(error instanceof ApiError && error.refused)) this.#tried.delete(what); // on the next occasion
    }
  }
}
