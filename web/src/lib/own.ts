/** The words of a game's screens: short labels that only the browser needs. Sentences of the game are in its Fluent files. */

import { NO_TEXTS, Words, type Arguments } from "./words";

export type Say = (key: string, args?: Arguments) => string;

/** What the screens of a game say, from its texts by language: in the language and for the reader of the words at hand. */
export function speaker(texts: Readonly<Record<string, string>>): (words: Words) => Say {
  const made = new WeakMap<Words, Words>();
  return (words) => {
    let found = made.get(words);
    if (!found) {
      found = new Words(words.lang, texts[words.lang] ?? texts["en"] ?? "", NO_TEXTS, words.players, words.reader);
      made.set(words, found);
    }
    const spoken = found;
    return (key, args = {}) => spoken.say(key, args);
  };
}

/** A first letter in capitals: where a name of the rules stands alone. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
