/** How the end of a match's chain is shown, so that people can compare it (docs/match-file.md). */

const SHORT = 20; // digits: what `cavale verify --head` takes at least
const GROUP = 4;

/** The first digits of a head, in groups that can be read aloud. */
export function shortHead(head: string): string {
  return grouped(head.slice(0, SHORT));
}

export function grouped(digits: string): string {
  return (digits.match(new RegExp(`.{1,${GROUP}}`, "g")) ?? []).join(" ");
}
