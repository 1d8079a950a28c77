/** The buttons of the prompt: what the server offers now, few taps away. */

import type { GameProps, PromptButton, PromptShown } from "../../lib/game";
import type { Shown } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { printed } from "./cards";
import { aboutMe, aboutOthers, anything, ICON } from "./menus";
import { byVerb, keyOf, offered } from "./options";
import { capital, own, unquoted } from "./own";
import { pick } from "./pick.svelte";
import { viewOf } from "./scene";

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
      return talking(props);
    default:
      return null;
  }
}

function choosing({ sight, words, table }: GameProps): PromptShown {
  const say = own(words);
  const view = viewOf(sight);
  if (!sight.asked) return {};
  const chosen = sight.asked.draft.length > 0;
  const back: PromptButton = { id: "back", label: say("take-back"), icon: "undo", look: "quiet", act: "take_back" };
  if (sight.asked.locked) return { title: say("choice-locked"), hint: say("choice-locked-hint"), buttons: [back] };
  const lock: PromptButton = {
    id: "lock",
    label: capital(words.action("lock")),
    icon: "lock",
    look: chosen ? "filled" : "plain",
    act: { verb: "lock" },
    barred: !chosen,
  };
  const buttons = chosen ? [back, lock] : [lock];
  // Whoever sits down for the first time reads what to play for; a shared screen lies open to all.
  if (view.round === 1 && !chosen && !table.hot_seat && view.mine) {
    return { hint: words.event({ event: "role_dealt", seat: view.seat, role: view.mine.role }), buttons };
  }
  return view.leader === view.seat ? { hint: say("leader-hint"), buttons } : { buttons };
}

function selecting(props: GameProps): PromptShown {
  const { sight, words, can } = props;
  const say = own(words);
  const view = viewOf(sight);
  if (!sight.asked) return talking(props);
  const confirm: PromptButton = {
    id: "confirm",
    label: capital(words.action("confirm")),
    icon: "check",
    look: can("confirm") ? "filled" : "plain",
    act: { verb: "confirm" },
    barred: !can("confirm"),
  };
  const speak = anything(props);
  return {
    hint: say("selected-so-far", { left: view.select - view.proposed.length }),
    buttons: [...(speak ? [speak] : []), confirm],
  };
}

/** What is final: the target is pointed at on the table, then named on the button. */
function pointing(props: GameProps): PromptShown {
  const { sight, words, can } = props;
  const say = own(words);
  const hint = sight.step === "accuse" ? say("at-stake", { loss: printed(words).loss }) : undefined;
  if (!sight.asked) return { ...(hint ? { hint } : {}), ...talking(props) };
  const picked = pick.action && can(pick.action.verb, pick.action.args) ? pick.action : null;
  const speak = anything(props);
  const choose: PromptButton = {
    id: "name",
    label: say("name-somebody"),
    look: picked ? "plain" : "filled",
    menu: sight.asked.options.map((option) => ({ id: keyOf(option), label: capital(words.act(option)), act: option, confirm: sure(option, words) })),
  };
  const named: PromptButton[] = picked
    ? [{ id: "picked", label: capital(words.act(picked)), icon: "check", look: "filled", act: picked }]
    : [];
  return { ...(hint ? { hint } : {}), buttons: [...(speak ? [speak] : []), choose, ...named] };
}

function sure(option: Shown, words: Words): { question: string; yes: string } {
  const label = capital(words.act(option));
  return { question: own(words)("sure", { action: label }), yes: label };
}

/** Nothing is asked, much may be said: whether the table waits for it is said, too. */
function talking(props: GameProps): PromptShown {
  const { sight, words } = props;
  const say = own(words);
  const view = viewOf(sight);
  const buttons = talk(props);
  if (view.done.includes(view.seat)) return { hint: say("you-are-done"), buttons, lit: false };
  const waits = sight.asked ? [] : waitedFor(props);
  if (waits.includes(view.seat) && waits.length === 1) return { hint: say("you-alone"), buttons };
  return waits.includes(view.seat) && sight.step === "appoint" ? { hint: say("talk-or-done"), buttons } : { buttons };
}

/** Whose `done` the table waits for: everybody's on the free floor, and a bot that leads gives people time to talk. */
function waitedFor({ sight, table }: GameProps): number[] {
  const { leader, done, seats } = viewOf(sight);
  const bot = (seat: number) => table.seats[seat]?.occupant === "bot" || !!table.seats[seat]?.held_by_bot;
  const talking = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !done.includes(seat));
  if (sight.step === "free_floor") return talking;
  return sight.step === "appoint" && leader !== null && bot(leader) ? talking.filter((seat) => !bot(seat)) : [];
}

/** Claims and what stands beside them. */
function talk(props: GameProps): PromptButton[] {
  const { sight, words } = props;
  const say = own(words);
  const groups = byVerb(offered(sight));
  const buttons: PromptButton[] = [];
  for (const verb of ["choose_me", "skip_me"]) {
    const [act] = groups.get(verb) ?? [];
    if (act) buttons.push({ id: verb, label: say(`claim-${verb}`), full: unquoted(words.act(act)), icon: ICON[verb], act });
  }
  buttons.push(...[aboutMe(props), aboutOthers(props)].filter((menu) => menu !== null));
  if (groups.has("done")) buttons.push({ id: "done", label: capital(words.action("done")), look: "quiet", act: { verb: "done" } });
  if (groups.has("close_debate")) {
    buttons.push({ id: "close", label: capital(words.action("close_debate")), icon: "check", act: { verb: "close_debate" } });
  }
  const main = mainOf(props);
  return buttons.map((button) => (button.id === main ? { ...button, look: "filled" } : button));
}

/** What most people need next: words of their own first, then to be done with talking, which the table waits for. */
function mainOf({ sight }: GameProps): string {
  const view = viewOf(sight);
  if (byVerb(offered(sight)).has("close_debate")) return "close";
  if (sight.step === "reveal_display") return ""; // it lasts its time, whoever has done
  return view.speaker === view.seat && view.said[view.seat] === 0 ? "myself" : "done";
}
