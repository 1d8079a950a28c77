/** The words of this game's screens. */

import { speaker } from "../../lib/own";
import type { Words } from "../../lib/words";
import en from "./text/en.ftl?raw";
import fr from "./text/fr.ftl?raw";

export { capital, type Say } from "../../lib/own";

export const TEXTS: Readonly<Record<string, string>> = { fr, en };
export const own = speaker(TEXTS);

/** An amount as people of this language write it; in large letters a narrow space is too narrow. */
export function dollars(words: Words, amount: number): string {
  return new Intl.NumberFormat(words.lang, { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol", maximumFractionDigits: 0 }).format(amount).replaceAll("\u202f", "\u00a0");
}
