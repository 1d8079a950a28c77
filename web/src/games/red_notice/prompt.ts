/** The buttons of the prompt: what is pointed at, what needs no place, and everything else in a list. */

import type { GameProps, PromptButton, PromptShown } from "../../lib/game";
import type { IconName } from "../../lib/icons";
import type { Shown } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { keyOf, placeOf } from "./deeds";
import { capital, own } from "./own";
import { pick } from "./pick.svelte";
import { pointed } from "./press";
import { plannedWay, turnOf, viewOf } from "./scene";

const ICONS: Readonly<Record<string, IconName>> = {
  end_movement: "check",
  confirm: "check",
  stay: "game:stay",
  inspect_here: "game:lens",
  draw: "game:cheque",
  gain: "game:security",
  stop: "check",
};

/** What most people want next, where nothing is pointed at. */
const MAIN: readonly string[] = ["confirm", "end_movement", "draw", "gain", "go_on"];

/** What is asked for before it is done: it cannot be undone, and is not what the table waits for. */
const ASIDE: readonly string[] = ["pay", "resign"];

export function promptOf(props: GameProps): PromptShown | null {
  if (props.replaying || viewOf(props.sight).mine === null || !props.sight.step) return null;
  const { sight } = props;
  if (!sight.asked) return { buttons: aside(props, sight.offers) };
  return { ...said(props), buttons: buttons(props) };
}

function buttons(props: GameProps): PromptButton[] {
  const { sight, words } = props;
  const options = sight.asked?.options ?? [];
  const deeds = pointed(props).map((action): PromptButton => ({ ...button(action, words), icon: "check", look: "filled" }));
  const plain = options.filter((action) => placeOf(action) === null).map((action) => button(action, words));
  const drafted = (sight.asked?.draft.length ?? 0) > 0;
  const main = deeds.length ? null : plain.find(({ act }) => MAIN.includes((act as Shown).verb));
  if (main) main.look = "filled";
  const [end] = plain.filter(({ act }) => (act as Shown).verb === "end_movement");
  if (end) end.label = endLabel(props);
  for (const deed of deeds.slice(1)) deed.look = "plain";
  const list = inAList(props, options.filter((action) => placeOf(action) !== null && !deeds.some(({ id }) => id === keyOf(action))));
  const back: PromptButton[] = drafted
    ? [{ id: "take_back", label: own(words)("take-back"), icon: "undo", look: "quiet", act: "take_back" }]
    : [];
  const offers = sight.offers.filter((action) => !options.some((option) => keyOf(option) === keyOf(action)));
  return [...back, ...aside(props, offers), ...(list ? [list] : []), ...plain, ...deeds];
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

/** Every place as an entry of a list: for the keyboard, for those who listen, and where a map is small. */
function inAList({ words, sight }: GameProps, actions: readonly Shown[]): PromptButton | null {
  if (!actions.length) return null;
  const say = own(words);
  const shown = sight.step === "place_token" && pick.token !== null ? actions.filter(({ args }) => args?.["token"] === pick.token) : actions;
  const verbs = [...new Set(shown.map(({ verb }) => verb))];
  const menu = verbs.flatMap((verb) => {
    const group = verbs.length > 1 ? groupOf(verb, words) : undefined;
    return shown.filter((action) => action.verb === verb).map((action): PromptButton => ({ ...button(action, words), icon: undefined, group }));
  });
  return { id: "list", label: say("in-a-list"), icon: "more", look: "quiet", menu };
}

function groupOf(verb: string, words: Words): string {
  return words.has(`do-${verb}.menu`) ? capital(words.say(`do-${verb}.menu`)) : "";
}

/** What may be done besides: paying at any moment, and giving up. */
function aside({ words }: GameProps, offers: readonly Shown[]): PromptButton[] {
  const say = own(words);
  const menu = offers
    .filter(({ verb }) => ASIDE.includes(verb))
    .map((action): PromptButton => {
      const label = capital(words.act(action));
      return { id: keyOf(action), label, act: action, group: action.verb === "pay" ? groupOf("pay", words) : say("more"), confirm: { question: say("sure", { action: label }), yes: label } };
    });
  return menu.length ? [{ id: "aside", label: say(menu.length > 1 ? "pay-or-more" : "more"), icon: "more", look: "quiet", menu }] : [];
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
    case "move_jessah":
    case "place_security":
    case "gain_security":
    case "draw_cheque": {
      const icons = turnOf(view)?.icons ?? 0;
      return icons > 1 ? { hint: `${say("icons-left", { icons })} ${words.say(`step-${sight.step}.hint`)}` } : {};
    }
    case "jessahs_start": {
      const draft = sight.asked?.draft ?? [];
      return draft.length ? { hint: `${draft.map((action) => capital(words.act(action))).join(". ")}.` } : {};
    }
    case "place_token":
      return pick.token === null ? {} : { hint: say("now-a-slot", { token: words.name("token", pick.token) }) };
    default:
      return {};
  }
}
