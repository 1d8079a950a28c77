/** The buttons of the prompt: what is pointed at, what needs no place, and everything else in a list. */

import type { GameProps, PromptButton, PromptShown } from "../../lib/game";
import type { IconName } from "../../lib/icons";
import type { Shown, Sight } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { keyOf, placeOf } from "./deeds";
import { capital, own } from "./own";
import { pick } from "./pick.svelte";
import { pointed } from "./press";
import { ANGELA, plannedWay, turnOf, viewOf } from "./scene";
import type { RedNoticeView } from "./types";

const ICONS: Readonly<Record<string, IconName>> = {
  end_movement: "check",
  confirm: "check",
  stay: "game:stay",
  inspect_here: "game:lens",
  draw: "game:cheque",
  gain: "game:security",
  stop: "check",
};

/** What most people want next, where nothing is pointed at; a movement ends when there is one. */
const MAIN: readonly string[] = ["confirm", "draw", "gain", "go_on"];

/** Not a move: it stands in the menu of the table. */
const GIVING_UP = "resign";

export function promptOf(props: GameProps): PromptShown | null {
  if (props.replaying || viewOf(props.sight).mine === null || !props.sight.step) return null;
  const { sight } = props;
  if (!sight.asked) return { ...goal(props), buttons: rest(props, [], sight.offers), lit: false };
  return { ...said(props), buttons: buttons(props) };
}

/** Whoever waits before the first round reads what to play for. */
function goal({ sight, words }: GameProps): PromptShown {
  const view = viewOf(sight);
  return view.phase === "setup" ? { hint: words.say(`game-role-${view.seat === ANGELA ? "angela" : "jessah"}.goal`) } : {};
}

function buttons(props: GameProps): PromptButton[] {
  const { sight, words } = props;
  const options = sight.asked?.options ?? [];
  const deeds = pointed(props).map((action): PromptButton => ({ ...button(action, words), icon: "check", look: "filled" }));
  const plain = options.filter((action) => placeOf(action) === null).map((action) => button(action, words));
  const drafted = (sight.asked?.draft.length ?? 0) > 0;
  const main = deeds.length ? null : options.length === 1 ? plain[0] : plain.find(({ act }) => isMain((act as Shown).verb, drafted));
  if (main) main.look = "filled";
  const [end] = plain.filter(({ act }) => (act as Shown).verb === "end_movement");
  if (end) end.label = endLabel(props);
  for (const deed of deeds.slice(1)) deed.look = "plain";
  const placed = options.filter((action) => placeOf(action) !== null && !deeds.some(({ id }) => id === keyOf(action)));
  const offers = sight.offers.filter((action) => !options.some((option) => keyOf(option) === keyOf(action)));
  const back: PromptButton = { id: "take_back", label: own(words)("take-back"), icon: "undo", look: "quiet", act: "take_back" };
  return [...(drafted ? [back] : []), ...rest(props, placed, offers), ...plain, ...deeds];
}

function isMain(verb: string, drafted: boolean): boolean {
  return MAIN.includes(verb) || (drafted && verb === "end_movement");
}

function button(action: Shown, words: Words): PromptButton {
  return { id: keyOf(action), label: capital(words.act(action)), icon: ICONS[action.verb], act: action };
}

/** Who has used a move says where the movement ends, for herself alone. */
function endLabel({ sight, words }: GameProps): string {
  const view = viewOf(sight);
  const way = plannedWay(view);
  if (way.length < 2) return own(words)("stay-put");
  return own(words)("end-in", { city: words.name("city", way.at(-1)) });
}

/** Everything else in one list: each place, for those who listen and where a map is small; what may be done besides. */
function rest({ words, sight }: GameProps, placed: readonly Shown[], offers: readonly Shown[]): PromptButton[] {
  const held = sight.step === "place_token" ? pick.token : null;
  const shown = held === null ? placed : placed.filter(({ args }) => args?.["token"] === held);
  const verbs = [...new Set(shown.map(({ verb }) => verb))];
  const listed = verbs.flatMap((verb) => shown.filter((action) => action.verb === verb).map((action) => inGroup(action, words)));
  const besides = offers.filter(({ verb }) => verb !== GIVING_UP);
  const menu = [...listed, ...besides.map((action) => ({ ...inGroup(action, words), confirm: sure(action, words) }))];
  return menu.length ? [{ id: "rest", label: own(words)(listed.length ? "in-a-list" : "more"), icon: "more", menu }] : [];
}

function inGroup(action: Shown, words: Words): PromptButton {
  return { id: keyOf(action), label: capital(words.act(action)), act: action, group: groupOf(action.verb, words) };
}

/** What cannot be undone and is not what the table waits for is asked again. */
function sure(action: Shown, words: Words): { question: string; yes: string } {
  const label = capital(words.act(action));
  return { question: own(words)("sure", { action: label }), yes: label };
}

function groupOf(verb: string, words: Words): string {
  if (words.has(`do-${verb}.menu`)) return capital(words.say(`do-${verb}.menu`));
  return own(words)("in-a-list");
}

/** A line that tells how far one is. */
function said({ sight, words }: GameProps): PromptShown {
  const view = viewOf(sight);
  const say = own(words);
  switch (sight.step) {
    case "plan_movement": {
      const way = plannedWay(view).map((city) => words.name("city", city));
      const left = say("moves-left", { moves: view.mine?.moves ?? 0 });
      return way.length > 1 ? { hint: `${way.join(" → ")}. ${left}` } : { hint: `${left} ${words.say("step-plan_movement.hint")}` };
    }
    case "place_security":
      return security(sight, words);
    case "move_jessah":
    case "gain_security":
    case "draw_cheque":
      return { hint: `${iconsLeft(view, words)}${words.say(`step-${sight.step}.hint`)}` };
    case "jessahs_start": {
      const draft = sight.asked?.draft ?? [];
      return draft.length ? { hint: `${draft.map((action) => capital(words.act(action))).join(". ")}. ${missing(sight, words)}` } : {};
    }
    case "use_bank":
      return sight.asked?.options.some(({ verb }) => verb === "cash") ? {} : { hint: say("nothing-to-cash") };
    case "place_token":
      return pick.token === null ? {} : { hint: say("now-a-slot", { token: words.name("token", pick.token) }) };
    default:
      return {};
  }
}

function iconsLeft(view: RedNoticeView, words: Words): string {
  const icons = turnOf(view)?.icons ?? 0;
  return icons > 1 ? `${own(words)("icons-left", { icons })} ` : "";
}

/** A barrier in the hand goes to a route; one on the board may be lifted where there is one. */
function security(sight: Sight, words: Words): PromptShown {
  const say = own(words);
  if (sight.asked?.draft.length) return { hint: say("now-a-route") };
  const shift = sight.asked?.options.some(({ verb }) => verb === "lift") ? ` ${say("or-shift")}` : "";
  return { hint: `${iconsLeft(viewOf(sight), words)}${words.say("step-place_security.hint")}${shift}` };
}

/** What Jessah has still to choose before she can confirm her start. */
function missing(sight: Sight, words: Words): string {
  const verbs = new Set(sight.asked?.options.map(({ verb }) => verb));
  if (!verbs.has("start") && !verbs.has("put_radar")) return "";
  return own(words)("start-missing", { what: !verbs.has("start") ? "radar" : verbs.has("put_radar") ? "both" : "city" });
}
