/** Was it fair? What this browser finds out by itself when a match is over. */

import type { Api } from "./api";
import { differences, ended, opened, type Envelope } from "./envelope";
import type { TableShown } from "./wire";

/** `none`: nothing was kept here. `unread`: the match could not be fetched. */
export type Verdict = "good" | "bad" | "none" | "unread";

export interface Checked {
  verdict: Verdict;
  /** What is not as it was shown. */
  wrong: readonly string[];
  envelope: Envelope | null;
}

export async function check(table: TableShown, api: Pick<Api, "matchFile">): Promise<Checked> {
  const envelope = ended(table);
  if (!envelope || !opened(envelope) || table.seat === null) return { verdict: "none", wrong: [], envelope: null };
  try {
    const wrong = differences(envelope, await api.matchFile(table.id));
    return { verdict: wrong.length ? "bad" : "good", wrong, envelope };
  } catch {
    return { verdict: "unread", wrong: [], envelope };
  }
}

/** The envelope as a small file, for `cavale verify FILE --mine ENVELOPE`. */
export function save(envelope: Envelope): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(envelope, null, 1)], { type: "application/json" }));
  link.download = `cavale-envelope-${envelope.table}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
