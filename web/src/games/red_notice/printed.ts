/** What is printed on a card of the edition, in the language of the reader. */

import type { Words } from "../../lib/words";

export function printed(words: Words, face: { text_fr: string; text_en: string } | undefined): string {
  if (!face) return "";
  const [own, other] = words.lang === "fr" ? [face.text_fr, face.text_en] : [face.text_en, face.text_fr];
  return own || other;
}
