/** The buttons of the prompt, and a line of what follows: what is most wanted is filled, the rest is a list. */

import type { GameProps, PromptButton, PromptShown } from "../../lib/game";
import type { IconName } from "../../lib/icons";
import type { Shown, Sight } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { speech } from "./claims";
import { dangerOf } from "./danger";
import { deedsAt, keyOf, optionsOf, SHUT } from "./deeds";
import { capital, own } from "./own";
import type { Path } from "./paths";
import { pick } from "./pick.svelte";
import { isCostly } from "./press";
import { facesOf, isPrisoner, NUDGE, viewOf } from "./scene";
import { chosen, choices, doubler, leadBack, noticed, walks, wayOf } from "./walking";

const ICONS: Readonly<Record<string, IconName>> = {
  ready: "check",
  roll: "game:dice",
  go: "next",
  stay: "pause",
  end_turn: "check",
  flip_trap: "game:card",
  counter: "wrench",
  lift: "game:weight",
  flip_token: "eye",
  turn_dial: "game:safe",
};

/** What most people want next, in this order: what a room holds, then to go on. */
const MAIN: readonly string[] = ["turn_dial", "ready", "flip_token", "lift", "counter", "flip_trap", "roll", "go", "end_turn"];

export function promptOf(props: GameProps): PromptShown | null {
  const { sight } = props;
  if (props.replaying || !sight.step) return null;
  const window = pick.nudged ? NUDGE : null; // the safe shows the time of the team
  if (!sight.asked || sight.asked.locked) return { window };
  const asked = sight.asked.options.some(({ verb }) => verb === "walk" || verb === "hop") ? walking(props) : doing(props);
  return { ...asked, ...(pick.nudged ? { hint: own(props.words)("nudged") } : {}), window };
}

/** Everything but walks. */
function doing(props: GameProps): PromptShown {
  const { sight } = props;
  const options = optionsOf(sight);
  const passes = pick.place?.startsWith("agent:") ? deedsAt(sight, pick.place) : [];
  const buttons = options.filter(({ verb }) => verb !== "pass_robot").map((action) => button(props, action));
  const main = MAIN.map((verb) => buttons.find(({ act }) => (act as Shown).verb === verb)).find((found) => found && !found.confirm);
  if (main && !passes.length) main.look = "filled";
  return { hint: hintOf(props), buttons: [...speech(sight.offers, props.words), ...robot(props, passes), ...buttons] };
}

function button(props: GameProps, action: Shown): PromptButton {
  const label = capital(props.words.act(action));
  const tool = action.args?.["tool"];
  const costly = isCostly(props, action);
  return {
    id: keyOf(action),
    label,
    icon: tool ? `game:${tool}` : ICONS[action.verb],
    act: action,
    confirm: costly ? { question: own(props.words)("sure-robot"), yes: label } : undefined,
  };
}

/** To whom the Robot goes, and with what. Who is pointed at is asked for alone. */
function robot({ sight, words }: GameProps, pointed: readonly Shown[]): PromptButton[] {
  const say = own(words);
  const passes = pointed.length ? pointed : optionsOf(sight).filter(({ verb }) => verb === "pass_robot");
  if (!passes.length) return [];
  const view = viewOf(sight);
  const menu = passes.map((action): PromptButton => {
    const agent = view.agents.find(({ colour }) => colour === action.args?.["agent"]);
    const tool = action.args?.["tool"];
    return {
      id: keyOf(action),
      label: tool ? words.name("tool", tool) : say("robot-alone"),
      full: capital(words.act(action)),
      icon: tool ? `game:${tool}` : "game:robot",
      group: agent ? words.player(agent.seat) : "",
      act: action,
    };
  });
  const [first] = pointed;
  const to = first && view.agents.find(({ colour }) => colour === first.args?.["agent"]);
  const label = to ? say("pass-robot-to", { player: words.player(to.seat) }) : say("pass-robot");
  return [{ id: "robot", label: `${label}…`, icon: "game:robot", look: pointed.length ? "filled" : "plain", menu }];
}

/** A walk, put together on the plan or taken from the list. */
function walking(props: GameProps): PromptShown {
  const { sight, words } = props;
  const say = own(words);
  const way = wayOf(sight);
  const ready = chosen(sight);
  const caught = ready ? noticed(sight, ready.steps) : -1;
  const buttons = way.length ? [] : speech(sight.offers, words); // who is on the way wants the plan, not buttons
  for (const action of optionsOf(sight)) if (action.verb === "stay") buttons.push(button(props, action));
  if (way.length) buttons.push({ id: "back", label: say("way-back"), icon: "undo", go: () => leadBack(sight) });
  const tool = doubler(sight);
  if (tool) buttons.push({ id: "double", label: say(pick.doubled ? "not-doubled" : "doubled"), icon: `game:${tool}`, go: () => ([pick.doubled, pick.way] = [!pick.doubled, []]) });
  const menu = way.length ? [] : listed(props);
  if (menu.length) buttons.push({ id: "where", label: say("where-to"), icon: "more", menu });
  if (ready) {
    const there = placeName(ready.steps.at(-1)!, words);
    const label = caught < 0 ? say("walk-to", { place: there }) : say("walk-anyway");
    buttons.push({ id: "walk", label, icon: caught < 0 ? "game:steps" : "report", look: caught < 0 ? "filled" : "plain", act: ready.action });
  }
  for (const hop of optionsOf(sight).filter(({ verb, args }) => verb === "hop" && (!way.length || way.at(-1) === args?.["room"]))) {
    if (way.length || optionsOf(sight).filter(({ verb }) => verb === "hop").length === 1) buttons.push({ ...button(props, hop), icon: "game:passage" });
  }
  return { hint: walkHint(props, ready, caught), buttons };
}

/** All ends of walks, each by its safest way: rooms first, then squares. */
function listed(props: GameProps): PromptButton[] {
  const { sight, words } = props;
  const say = own(words);
  const shortest = new Map<string, Path>();
  const cost = (path: Path) => (noticed(sight, path.steps) < 0 ? 0 : 1000) + path.steps.length;
  for (const path of walks(sight)) {
    const end = path.steps.at(-1)!;
    const known = shortest.get(end);
    if (!known || cost(path) < cost(known)) shortest.set(end, path);
  }
  const entry = (path: Path): PromptButton => {
    const caught = noticed(sight, path.steps) >= 0;
    const end = path.steps.at(-1)!;
    const label = say(caught ? "walk-caught" : "walk-steps", { place: placeName(end, words), steps: path.steps.length });
    return { id: keyOf(path.action), label, icon: caught ? "report" : undefined, group: say(end.includes(",") ? "squares" : "rooms"), act: path.action };
  };
  const hops = optionsOf(sight).filter(({ verb }) => verb === "hop");
  const found = [...shortest.values()].sort((one, two) => Number(isSquare(one)) - Number(isSquare(two)) || cost(one) - cost(two));
  return [...hops.map((action) => ({ ...button(props, action), icon: "game:passage" as const, group: say("passages") })), ...found.map(entry)];
}

function isSquare({ steps }: Path): boolean {
  return steps.at(-1)!.includes(",");
}

export function placeName(step: string, words: Words): string {
  return step.includes(",") ? own(words)("square", { square: step.replace(",", " · ") }) : words.name("room", step);
}

/** What the walk would lead to, or what to beware of. */
function walkHint({ sight, words }: GameProps, ready: Path | null, caught: number): string {
  const say = own(words);
  const view = viewOf(sight);
  const faces = facesOf(words);
  if (pick.nowhere) return nowhere(words, pick.nowhere, view.roll?.d10 ?? "");
  if (ready && caught >= 0) return say("hint-caught", { patrol: dangerOf(view).watched.get(ready.steps[caught]!) ?? "guard", step: caught + 1 });
  const end = ready?.steps.at(-1);
  const kind = end ? faces.rooms[end]?.kind : undefined;
  if (kind === "release" && view.agents.some((agent) => isPrisoner(faces, agent))) return say("hint-release");
  if (ready) return say("hint-again");
  if (wayOf(sight).length) return say("hint-junction");
  return say(choices(sight).crosses.size ? "hint-crosses" : "hint-walk");
}

/** Where no walk leads: what the room is for, or how far one goes. */
function nowhere(words: Words, place: string, steps: string): string {
  const kind = place.startsWith("room:") ? facesOf(words).rooms[place.slice("room:".length)]?.kind : undefined;
  return kind && SHUT.includes(kind) ? own(words)(`help-room-${kind}`) : own(words)("no-way", { steps });
}

function hintOf({ sight, words }: GameProps): string | undefined {
  const say = own(words);
  const view = viewOf(sight);
  const kind = pick.nowhere?.startsWith("room:") ? facesOf(words).rooms[pick.nowhere.slice("room:".length)]?.kind : undefined;
  if (kind) return say(`help-room-${kind}`);
  if (pick.tool) return say("hint-robot", { tool: words.name("tool", pick.tool) });
  return view.phase === "ready" ? whatFor(sight, words) : undefined;
}

/** Before the race there is time to read who one is and what to play for, and how many are ready. */
function whatFor(sight: Sight, words: Words): string {
  const say = own(words);
  const view = viewOf(sight);
  const mine = view.agents.filter(({ seat }) => seat === view.seat).map(({ colour }) => colour);
  const ready = view.ready.length ? [say("hint-ready", { ready: view.ready.length, agents: new Set(view.agents.map(({ seat }) => seat)).size })] : [];
  return [say("you-are", { agents: words.name("agent", mine) }), words.say("step-get_ready.help"), ...ready].join(" ");
}
