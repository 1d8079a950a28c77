/** The words of this game's screens. */

import { speaker } from "../../lib/own";
import en from "./text/en.ftl?raw";
import fr from "./text/fr.ftl?raw";

export { capital, type Say } from "../../lib/own";

export const TEXTS: Readonly<Record<string, string>> = { fr, en };
export const own = speaker(TEXTS);

/** A claim as it stands in a bubble: without the quotes around it. */
export function unquoted(text: string): string {
  return text.replace(/^[«“][\s\u202f\u00a0]*/u, "").replace(/[\s\u202f\u00a0]*[»”]$/u, "");
}
