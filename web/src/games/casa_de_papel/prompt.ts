/** The buttons of the prompt: what the server offers now, few taps away. */

import type { GameProps, PromptButton, PromptShown } from "../../lib/game";
import type { IconName } from "../../lib/icons";
import type { Shown } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { cardOf } from "./cards";
import { byPlayer, byVerb, keyOf, offered } from "./options";
import { capital, own, unquoted, type Say } from "./own";
import { pick } from "./pick.svelte";
import { viewOf } from "./scene";

const ICON: Readonly<Record<string, IconName>> = {
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

/** In the prompt itself, before and after the reveal; the others wait under "more". */
const FIRST: readonly string[] = ["choose_me", "skip_me", "my_card", "suspect"];
const FIRST_AFTER: readonly string[] = ["was_mine", "successor", "suspect"];
const MORE: readonly string[] = ["my_card", "my_hand", "advise", "trust", "my_team", "my_role", "suspect"];

export function promptOf(props: GameProps): PromptShown | null {
  if (props.replaying || viewOf(props.sight).mine === null) return null;
  switch (props.sight.step) {
    case "choose_cards":
      return choosing(props);
    case "select_cards":
      return selecting(props);
    case "appoint":
    case "accuse":
      return pointing(props);
    case "speak":
    case "turn":
    case "free_floor":
    case "reveal_display":
      return { buttons: talk(props, true) };
    default:
      return null;
  }
}

function choosing({ sight, words }: GameProps): PromptShown {
  const say = own(words);
  if (!sight.asked) return {};
  const chosen = sight.asked.draft.length > 0;
  const back: PromptButton = { id: "back", label: say("take-back"), icon: "undo", look: "quiet", act: "take_back" };
  if (sight.asked.locked) return { title: say("choice-locked"), hint: say("choice-locked-hint"), buttons: [back] };
  const lock: PromptButton = {
    id: "lock",
    label: capital(words.action("lock")),
    icon: "lock",
    look: "filled",
    act: { verb: "lock" },
    barred: !chosen,
  };
  return { buttons: chosen ? [back, lock] : [lock] };
}

function selecting(props: GameProps): PromptShown {
  const { sight, words, can } = props;
  const say = own(words);
  const view = viewOf(sight);
  if (!sight.asked) return { buttons: talk(props, false) };
  const confirm: PromptButton = {
    id: "confirm",
    label: capital(words.action("confirm")),
    icon: "check",
    look: "filled",
    act: { verb: "confirm" },
    barred: !can("confirm"),
  };
  const speak = menuOf(props, MORE, "speak", say("speak"));
  return {
    hint: say("selected-so-far", { count: view.proposed.length, select: view.select }),
    buttons: [...(speak ? [speak] : []), confirm],
  };
}

/** What is final: the target is pointed at on the table, then named on the button. */
function pointing(props: GameProps): PromptShown {
  const { sight, words, can } = props;
  if (!sight.asked) return { buttons: talk(props, false) };
  const say = own(words);
  const picked = pick.action && can(pick.action.verb, pick.action.args) ? pick.action : null;
  const speak = menuOf(props, [...FIRST_AFTER, ...MORE], "speak", say("speak"));
  const choose: PromptButton = {
    id: "name",
    label: say("name-somebody"),
    look: picked ? "plain" : "filled",
    menu: sight.asked.options.map((option) => ({ id: keyOf(option), label: capital(words.act(option)), act: option, confirm: sure(option, words) })),
  };
  const named: PromptButton[] = picked
    ? [{ id: "picked", label: capital(words.act(picked)), icon: "check", look: "filled", act: picked }]
    : [];
  return { buttons: [...(speak ? [speak] : []), choose, ...named] };
}

function sure(option: Shown, words: Words): { question: string; yes: string } {
  const label = capital(words.act(option));
  return { question: own(words)("sure", { action: label }), yes: label };
}

/** Claims and what stands beside them. */
function talk(props: GameProps, speaking: boolean): PromptButton[] {
  const { sight, words } = props;
  const say = own(words);
  const groups = byVerb(offered(sight));
  const after = !groups.has("advise") && (groups.has("was_mine") || groups.has("successor"));
  const first = after ? FIRST_AFTER : FIRST;
  const buttons: PromptButton[] = [];
  for (const verb of first) {
    const button = claimButton(verb, groups.get(verb) ?? [], words);
    if (button) buttons.push(button);
  }
  const more = menuOf(props, MORE.filter((verb) => !first.includes(verb)), "more", say("more"));
  if (more) buttons.push(more);
  if (groups.has("done")) buttons.push({ id: "done", label: capital(words.action("done")), look: "quiet", act: { verb: "done" } });
  if (groups.has("close_debate")) {
    buttons.push({ id: "close", label: capital(words.action("close_debate")), icon: "check", look: "filled", act: { verb: "close_debate" } });
  } else if (speaking && buttons[0] && sight.asked) {
    buttons[0] = { ...buttons[0], look: "filled" };
  }
  return buttons;
}

/** A menu of the claims of these verbs that are offered. */
function menuOf({ sight, words }: GameProps, verbs: readonly string[], id: string, label: string): PromptButton | null {
  const groups = byVerb(offered(sight));
  const menu = [...new Set(verbs)].map((verb) => claimButton(verb, groups.get(verb) ?? [], words)).filter((button) => button !== null);
  return menu.length ? { id, label, menu: menu.map((button) => ({ ...button, icon: ICON[button.id] })) } : null;
}

/** One verb as a button: at once, as a menu of values, or as a menu of players each with a menu of values. */
export function claimButton(verb: string, actions: readonly Shown[], words: Words): PromptButton | null {
  const say = own(words);
  const [only] = actions;
  if (!only) return null;
  const button: PromptButton = { id: verb, label: say(`claim-${verb}`) };
  if (Object.keys(only.args ?? {}).length === 0) return { ...button, icon: ICON[verb], act: only };
  const players = byPlayer(actions);
  const nested = [...players.values()].some((group) => group.length > 1);
  return { ...button, menu: nested ? perPlayer(verb, players, words, say) : actions.map((action) => entry(action, words)) };
}

function perPlayer(verb: string, players: ReadonlyMap<number, readonly Shown[]>, words: Words, say: Say): PromptButton[] {
  return [...players].map(([player, actions]) => ({
    id: `${verb}-${player}`,
    label: `${words.player(player)}…`,
    icon: ICON[verb],
    menu: actions.map((action) => ({ ...entry(action, words), label: say(`claim-${verb}-value`, { value: String(action.args?.["who"] ?? action.args?.["what"]) , name: words.name("role", action.args?.["who"] ?? "") }) })),
  }));
}

function entry(action: Shown, words: Words): PromptButton {
  const kind = action.args?.["card"] ?? action.args?.["kind"];
  const icon: IconName | undefined = kind === undefined ? undefined : cardOf(String(kind)).family === "print" ? "press" : "wrench";
  return { id: keyOf(action), label: unquoted(words.act(action)), icon, act: action };
}
