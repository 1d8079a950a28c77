/** An edition from a file of this device: read, sent to be checked, and what the server found. */

import { api, ApiError } from "./api";
import type { BadEdition, EditionShown, Problem } from "./wire";

/** What the server takes; it checks again. */
export const MOST_BYTES = 256 * 1024;
const NAME_LENGTH = 64;

/** What came of a file: an edition, or why it is none. A key is one of the client's texts; the rest the server found. */
export type Brought = { edition: EditionShown } | { key: string } | { problems: readonly Problem[] };

export async function bring(game: string, file: File): Promise<Brought> {
  if (file.size > MOST_BYTES) return { key: "new-edition-too-large" };
  const text = await textOf(file);
  if (text === null) return { key: "new-edition-no-text" };
  if (!text.trim()) return { key: "new-edition-empty" };
  try {
    return { edition: await api.uploadEdition({ game, files: { [file.name.slice(-NAME_LENGTH)]: text } }) };
  } catch (error) {
    if (error instanceof ApiError && error.fault.code === "bad_edition") return { problems: (error.fault as BadEdition).problems };
    throw error;
  }
}

async function textOf(file: File): Promise<string | null> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
