/** The words of this game's screens: short labels that only the browser needs. Sentences of the game are in its Fluent files. */

import { NO_TEXTS, Words, type Arguments } from "../../lib/words";
import en from "./text/en.ftl?raw";
import fr from "./text/fr.ftl?raw";

export type Say = (key: string, args?: Arguments) => string;

export const TEXTS: Readonly<Record<string, string>> = { fr, en };
const made = new WeakMap<Words, Words>();

/** What the screens say, in the language and for the reader of these words. */
export function own(words: Words): Say {
  let found = made.get(words);
  if (!found) {
    found = new Words(words.lang, TEXTS[words.lang] ?? en, NO_TEXTS, words.players, words.reader);
    made.set(words, found);
  }
  const spoken = found;
  return (key, args = {}) => spoken.say(key, args);
}

/** A first letter in capitals: where a name of the rules stands alone. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** An amount as people of this language write it; in large letters a narrow space is too narrow. */
export function dollars(words: Words, amount: number): string {
  return new Intl.NumberFormat(words.lang, { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol", maximumFractionDigits: 0 }).format(amount).replaceAll("\u202f", "\u00a0");
}
