/** What can be said now, as menus with headings: few words on a button, the whole claim for those who hover or listen. */

import type { GameProps, PromptButton } from "../../lib/game";
import type { IconName } from "../../lib/icons";
import type { Shown } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { cardOf } from "./cards";
import { byVerb, keyOf, offered, playerOf } from "./options";
import { capital, own, unquoted } from "./own";

export const ICON: Readonly<Record<string, IconName>> = {
  choose_me: "take",
  skip_me: "leave",
  my_card: "game:card",
  was_mine: "game:card",
  my_hand: "game:hand",
  my_team: "game:team",
  my_role: "game:mask",
  suspect: "search",
  trust: "game:trust",
  advise: "game:finger",
  successor: "crown",
};

/** What one says of oneself, and what one says of others. */
const MYSELF: readonly string[] = ["was_mine", "my_card", "my_hand", "my_team", "my_role"];
const OTHERS: readonly string[] = ["suspect", "trust", "advise", "successor"];

/** About oneself: by what it is about. */
export function aboutMe(props: GameProps): PromptButton | null {
  return menu("myself", own(props.words)("about-me"), mine(props));
}

/** About others: by whom it is about. */
export function aboutOthers(props: GameProps): PromptButton | null {
  return menu("others", own(props.words)("about-others"), theirs(props));
}

/** Everything in one menu, for who has something else to decide. */
export function anything(props: GameProps): PromptButton | null {
  return menu("speak", own(props.words)("speak"), [...mine(props), ...theirs(props)]);
}

function menu(id: string, label: string, entries: readonly PromptButton[]): PromptButton | null {
  return entries.length ? { id, label, menu: entries } : null;
}

function mine({ sight, words }: GameProps): PromptButton[] {
  const say = own(words);
  const groups = byVerb(offered(sight));
  return MYSELF.flatMap((verb) => groups.get(verb) ?? []).map((action) => entry(action, say(`group-${action.verb}`), words));
}

function theirs({ sight, words }: GameProps): PromptButton[] {
  const rank = (action: Shown) => OTHERS.indexOf(action.verb);
  return offered(sight)
    .filter((action) => OTHERS.includes(action.verb))
    .toSorted((a, b) => (playerOf(a) ?? 0) - (playerOf(b) ?? 0) || rank(a) - rank(b))
    .map((action) => entry(action, words.player(playerOf(action) ?? 0), words));
}

function entry(action: Shown, group: string, words: Words): PromptButton {
  const kind = action.args?.["card"] ?? action.args?.["kind"];
  const icon: IconName | undefined = kind === undefined ? ICON[action.verb] : cardOf(words, String(kind)).family === "print" ? "press" : "wrench";
  return { id: keyOf(action), label: shortOf(action, words), full: unquoted(words.act(action)), group, icon, act: action };
}

/** What the heading does not say yet. */
function shortOf(action: Shown, words: Words): string {
  const say = own(words);
  const { card, kind, count, team, role, who, what } = action.args ?? {};
  switch (action.verb) {
    case "my_card":
      return card === "print" || card === "sabotage" ? say("short-family", { name: words.name("card", card) }) : words.name("card", card);
    case "was_mine":
      return words.name("kind", kind);
    case "my_hand":
      return say("short-my_hand", { count });
    case "my_team":
      return capital(words.name("team", team));
    case "my_role":
      return capital(words.name("role", role));
    case "suspect":
      return capital(words.name("who", who));
    case "advise":
      return say(`short-advise-${what}`);
    default:
      return say(`short-${action.verb}`);
  }
}
