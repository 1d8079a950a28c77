/** What the prompt says and offers: what is pointed at, what needs no place, and everything else in a list. */

import type { GameProps, PromptButton, PromptShown, TurnShown } from "../../lib/game";
import type { Shown } from "../../lib/wire";
import { cautionOf, keyOf, optionsOf } from "./deeds";
import { aboutOf, groupOf, headingOf, iconOf, knownBy, labelOf, slotPlace, VERBS } from "./labels";
import { capital, own } from "./own";
import { inWords } from "./pending";
import { pick } from "./pick.svelte";
import { isLight, LIGHT, pointed } from "./press";
import { editionOf, keepLimit } from "./cards/printed";
import { ACTIONS, actionOf, agentsAt, fugitiveIn, mineOf, viewOf } from "./scene";

const FEW = 4; // as many buttons as fit beside the sentence
const ENDS: readonly string[] = ["pass", "end_turn"];
/** Events by which a card is put to use, and those after which no card asks. */
const USES: readonly string[] = ["mission_played", "activated", "objective_achieved", "trigger_resolved"];
const OTHERS: readonly string[] = ["captured", "agent_investigates", "turn_started"];
const LOOKS: readonly string[] = ["choose_agent", "choose_hand", "choose_peeked"];

export function promptOf(props: GameProps): PromptShown | null {
  const dots = dotsOf(props);
  const words = wordsOf(props);
  return dots ? { ...words, turn: dots } : words;
}

/** All see how many of the actions of a turn are used. */
function dotsOf({ sight, words }: GameProps): TurnShown | null {
  if (viewOf(sight).active === null) return null;
  const action = actionOf(sight);
  return { action, of: ACTIONS, label: own(words)("action-of", { action, actions: ACTIONS }) };
}

/** Nothing for those who only look: the frame has words for them. */
function wordsOf(props: GameProps): PromptShown | null {
  const { sight } = props;
  if (props.replaying || !sight.asked || sight.asked.locked || !mineOf(viewOf(sight))) return null;
  if (sight.step === "take_action") return pick.places.length ? meant(props) : turn(props);
  if (sight.step === "keep_cards") return keeping(props);
  return choosing(props);
}

/** Nothing is pointed at: an arrest that can be made, the whole list, and the ends of the turn. */
function turn(props: GameProps): PromptShown {
  const { sight, words } = props;
  const view = viewOf(sight);
  const say = own(words);
  const options = optionsOf(sight);
  const end = options.some(({ verb }) => verb === "end_turn") ? "end_turn" : "pass"; // who has acted may also pass: in the list
  const listed = inOrder([...options, ...sight.offers].filter(({ verb }) => verb !== end && verb !== "end_turn"));
  const more = listed.some(({ verb }) => verb !== "pass");
  const arrest = options.find(({ verb }) => verb === "capture");
  const ends = options.filter(({ verb }) => verb === end).map((action) => button(props, action));
  const buttons: PromptButton[] = [];
  if (listed.length) buttons.push({ id: "all", label: say("all-actions"), icon: "more", menu: listed.map((action) => inList(props, action)) });
  buttons.push(...ends);
  if (arrest) buttons.push({ id: "arrest", label: say("arrest"), icon: "game:capture", look: "filled", go: () => pick.set(slotPlace(arrest)) });
  else if (!more) for (const one of ends) one.look = "filled";
  if (!arrest) return { hint: say(more ? "lit-hint" : "nothing-left"), buttons };
  const fugitive = words.name("card", fugitiveIn(view, arrest.args?.["slot"]));
  const has = say("it-has", { cards: knownBy(words, view, arrest.args?.["agent"]) });
  return { title: say("can-arrest", { fugitive }), hint: `${has} ${say("or-else")}`, buttons };
}

/** The weightiest first; what is not known here comes last, but it comes. */
function inOrder(actions: readonly Shown[]): Shown[] {
  const rank = ({ verb }: Shown) => (VERBS.includes(verb) ? VERBS.indexOf(verb) : VERBS.length);
  return [...actions].sort((one, two) => rank(one) - rank(two));
}

/** Something is pointed at: what can be done with it. */
function meant(props: GameProps): PromptShown {
  const { words } = props;
  const say = own(words);
  const deeds = pointed(props);
  const [first, ...others] = deeds;
  const back: PromptButton = { id: "back", label: say("not-this"), icon: "close", look: "quiet", go: () => pick.clear() };
  if (!first) return { buttons: [back] };
  const hint = others.length ? say("which-hint") : (caution(props, first) ?? say(LIGHT.includes(first.verb) && !isLight(props.sight, first) ? "last-action" : "once-more"));
  const title = arresting(props, deeds) ?? (others.length ? whichOf(props, deeds) : say("ask-deed", { deed: capital(words.act(first)) }));
  if (deeds.length > FEW) return { title, hint, buttons: [back, listOf(props, deeds)] };
  const buttons = deeds.map((action): PromptButton => ({ ...button(props, action), ...arrestLabel(props, action, deeds), ...cardLabel(props, action, deeds) }));
  buttons[0]!.look = "filled";
  return { title, hint, buttons: [back, ...buttons] };
}

/** The question between several deeds. */
function whichOf({ words }: GameProps, deeds: readonly Shown[]): string {
  const alike = deeds.every(({ verb }) => verb === deeds[0]!.verb);
  return own(words)(forOneAgent(deeds) ? "which-card" : alike ? `which-${deeds[0]!.verb}` : "what-with");
}

function arresting({ sight, words }: GameProps, deeds: readonly Shown[]): string | null {
  const slots = new Set(deeds.map(({ verb, args }) => (verb === "capture" ? args?.["slot"] : null)));
  const [slot] = slots;
  if (slots.size !== 1 || !slot) return null;
  return own(words)("arrest-whom", { fugitive: words.name("card", fugitiveIn(viewOf(sight), slot)) });
}

/** Of several arrests of one fugitive a button says what differs: the agent, the track of influence. */
function arrestLabel({ words }: GameProps, { verb, args = {} }: Shown, deeds: readonly Shown[]): { label?: string } {
  if (verb !== "capture" || new Set(deeds.map((deed) => deed.args?.["slot"])).size > 1) return {};
  const say = own(words);
  const agents = new Set(deeds.map((deed) => deed.args?.["agent"])).size > 1;
  const told = [agents ? say("with-agent", { agent: args["agent"] }) : "", args["track"] ? say("influence-on", { track: words.name("track", args["track"]) }) : ""];
  return { label: capital(told.filter(Boolean).join(", ") || say("arrest")) };
}

/** Cards for one agent differ by what they are, not by whom they are for. */
function cardLabel({ sight, words }: GameProps, action: Shown, deeds: readonly Shown[]): { label?: string } {
  return forOneAgent(deeds) ? { label: labelOf(sight, action, words) } : {};
}

function forOneAgent(deeds: readonly Shown[]): boolean {
  return deeds.length > 1 && deeds.every(({ verb, args }) => verb === "inform" && args?.["agent"] === deeds[0]!.args?.["agent"]);
}

/** A question that an effect asks, or which faction one plays. */
function choosing(props: GameProps): PromptShown {
  const { sight } = props;
  const options = optionsOf(sight);
  const free = options.filter(({ verb }) => verb === "decline").map((action): PromptButton => ({ ...button(props, action), look: "quiet" }));
  const real = options.filter(({ verb }) => verb !== "decline");
  const chosen = pick.places.length ? pointed(props) : [];
  const buttons = real.length <= FEW ? real.map((action) => button(props, action)) : [listOf(props, real)];
  if (chosen.length === 1) {
    const [one] = chosen;
    const there = buttons.find(({ id }) => id === keyOf(one!));
    if (there) there.look = "filled";
    else buttons.push({ ...button(props, one!), look: "filled" });
  }
  return { hint: [askedBy(props, whatFor(props)), drafted(props)].filter(Boolean).join(" "), buttons: [...takeBack(props), ...free, ...buttons] };
}

/** The card whose effect asks is named first. */
function askedBy(props: GameProps, what: string): string {
  const card = askerOf(props);
  return card && what ? own(props.words)("asked-by", { card: props.words.name("card", card), what }) : what;
}

/** The card that was put to use last; null if something else was done since. */
function askerOf({ events, sight }: GameProps): string | null {
  for (let index = events.length - 1; index >= 0; index--) {
    const { event, seat, card } = events[index]!;
    if (USES.includes(event)) return seat === viewOf(sight).seat ? String(card) : null;
    if (OTHERS.includes(event)) return null;
  }
  return null;
}

/** What the effect does. Who looks at hidden cards is also told who learns of it. */
function whatFor({ sight, words }: GameProps): string {
  const view = viewOf(sight);
  const effect = inWords(words, view.pending[0], mineOf(view)?.faction ?? null);
  const hint = words.has(`step-${sight.step}.hint`) ? words.say(`step-${sight.step}.hint`) : "";
  return !effect || LOOKS.includes(sight.step) ? [effect, hint].filter(Boolean).join(" ") : effect;
}

/** Maintenance: all at once and in secret. */
function keeping(props: GameProps): PromptShown {
  const { sight, words } = props;
  const say = own(words);
  const options = optionsOf(sight);
  const most = keepLimit(editionOf(words), mineOf(viewOf(sight))?.hq.map(({ card }) => card) ?? []);
  const kept = sight.asked?.draft.length ?? 0;
  const menu = options.filter(({ verb }) => verb === "keep").map((action) => inList(props, action));
  const done = options.filter(({ verb }) => verb === "keep_done").map((action): PromptButton => ({ ...button(props, action), label: say(kept ? "keep-these" : "keep-none"), look: kept ? "filled" : "plain" }));
  const list: PromptButton[] = menu.length ? [{ id: "keep", label: say("keep"), icon: "hand", menu }] : [];
  return { hint: [say("keep-hint", { most }), drafted(props)].filter(Boolean).join(" "), buttons: [...takeBack(props), ...list, ...done] };
}

/** What is picked so far of an answer with several parts. */
function drafted({ sight, words }: GameProps): string {
  const draft = sight.asked?.draft ?? [];
  return draft.length ? own(words)("picked-so-far", { what: draft.map((action) => labelOf(sight, action, words)).join(", ") }) : "";
}

function takeBack({ sight, words }: GameProps): PromptButton[] {
  if (!sight.asked?.draft.length) return [];
  return [{ id: "take_back", label: words.say("table-take-back"), icon: "undo", look: "quiet", act: "take_back" }];
}

function button(props: GameProps, action: Shown): PromptButton {
  const { sight, words } = props;
  const spoken = action.verb === "pass" || action.verb === "end_turn" ? own(words)(action.verb === "pass" ? "pass" : "end-turn") : null;
  const confirm = action.verb === "pass" ? passing(props, action) : undefined;
  return { id: keyOf(action), label: spoken ?? short(sight, action, words), full: [capital(words.act(action)), aboutOf(action, words)].filter(Boolean).join(". "), icon: iconOf(action, words), act: action, confirm };
}

/** Before a pass while something else can be done: what is given up. */
function passing({ sight, words }: GameProps, action: Shown): PromptButton["confirm"] {
  if (optionsOf(sight).every(({ verb }) => ENDS.includes(verb))) return undefined;
  const mine = mineOf(viewOf(sight));
  return { question: own(words)("sure-pass", { agents: mine ? agentsAt(mine, "hq").length : 0 }), yes: own(words)(action.verb) };
}

/** Why one might think twice. */
function caution({ sight, words }: GameProps, action: Shown): string | null {
  const found = cautionOf(sight, action);
  return found && words.say(`game-caution-${found}`);
}

/** Alone beside the sentence a deed says its verb, too. */
function short(sight: GameProps["sight"], action: Shown, words: GameProps["words"]): string {
  const say = own(words);
  switch (action.verb) {
    case "inform":
      return say("inform-agent", { agent: action.args?.["agent"] });
    case "move_hunt":
      return say("hunt-here");
    case "move_investigate":
      return say("investigate-here");
    case "activate":
      return say("activate");
    case "use":
      return capital(words.name("mode", action.args?.["mode"]));
    default:
      return labelOf(sight, action, words);
  }
}

function listOf(props: GameProps, actions: readonly Shown[]): PromptButton {
  return { id: "which", label: own(props.words)("which"), icon: "more", menu: actions.map((action) => inList(props, action)) };
}

function inList(props: GameProps, action: Shown): PromptButton {
  const { sight, words } = props;
  const label = labelOf(sight, action, words);
  const group = sight.step === "take_action" ? groupOf(sight, action, words) : undefined;
  const confirm = action.verb === "pass" ? passing(props, action) : sureOf(props, action);
  const full = [group, label, aboutOf(action, words)].filter(Boolean).join(". ");
  return { id: keyOf(action), label, full, icon: iconOf(action, words), act: action, group, confirm };
}

/** One press in a list is no second thought: what cannot be undone is asked about once more. */
function sureOf(props: GameProps, action: Shown): PromptButton["confirm"] {
  const { sight, words } = props;
  if (sight.step !== "take_action" || isLight(sight, action)) return undefined;
  const question = caution(props, action) ?? own(words)("ask-deed", { deed: capital(words.act(action)) });
  return { question, yes: headingOf(sight, action, words) ?? labelOf(sight, action, words) };
}
