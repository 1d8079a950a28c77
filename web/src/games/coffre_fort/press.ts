/** A press on a place: it leads a walk on, does what is asked there, and asks why where nothing can be done. */

import type { GameProps, Place } from "../../lib/game";
import type { Shown } from "../../lib/wire";
import { deedsAt, keyOf, optionsOf, receivers, toolAgainst, tried, usesOf } from "./deeds";
import { pick } from "./pick.svelte";
import { facesOf, viewOf } from "./scene";
import { chosen, doubler, lead, noticed, wayOf } from "./walking";

export async function press(props: GameProps, place: Place): Promise<void> {
  if (props.replaying) return;
  const { sight } = props;
  pick.nowhere = null;
  const step = place.slice(place.indexOf(":") + 1);
  if (place.startsWith("square:") || place.startsWith("room:")) {
    if (await walkOn(props, step)) return;
  }
  const deeds = deedsAt(sight, place);
  const [only, another] = deeds;
  if (only && !another && !isCostly(props, only)) return void (await done(props, only));
  if (only) return point(props, place);
  await ask(props, place);
}

/** A press on where the walk ends walks it, unless somebody would notice: then the button asks. */
async function walkOn(props: GameProps, step: string): Promise<boolean> {
  const { sight } = props;
  const way = wayOf(sight);
  const ready = chosen(sight);
  if (ready && way.at(-1) === step && noticed(sight, way) < 0) {
    await done(props, ready.action);
    return true;
  }
  props.hush();
  return lead(sight, step);
}

/** To use a tool, to double the number, or to send it along with the Robot. */
export async function useTool(props: GameProps, tool: string): Promise<void> {
  if (props.replaying) return;
  const { sight, words } = props;
  const faces = facesOf(words);
  if (doubler(sight) === tool) {
    [pick.doubled, pick.way] = [!pick.doubled, []];
    return props.hush();
  }
  const carried = receivers(sight, tool, faces.robot).length > 0;
  const [use] = usesOf(sight, faces, tool);
  if (carried && pick.place) {
    const sent = optionsOf(sight).find((action) => sends(action, pick.place!, tool, faces.robot));
    if (sent) return void (await done(props, sent));
  }
  if (carried && (!use || pick.tool === tool)) {
    pick.tool = pick.tool === tool ? null : tool;
    return props.hush();
  }
  if (use && !isCostly(props, use)) return void (await done(props, use));
  if (use || carried) return point(props, `tool:${tool}`);
  await ask(props, `tool:${tool}`);
}

/** The Robot goes to an agent, with the tool that is held or alone; without either, one is asked what goes along. */
export async function send(props: GameProps, colour: string): Promise<void> {
  if (props.replaying) return;
  const { sight, words } = props;
  const place = `agent:${colour}`;
  const robot = facesOf(words).robot;
  const held = pick.tool;
  const sent = held ? optionsOf(sight).find((action) => sends(action, place, held, robot)) : undefined;
  if (sent) return void (await done(props, sent));
  if (deedsAt(sight, place).length) return point(props, place);
  await ask(props, place);
}

function sends({ verb, args }: Shown, place: Place, tool: string, robot: string): boolean {
  return verb === "pass_robot" && place === `agent:${args?.["agent"]}` && (args?.["tool"] ?? robot) === tool;
}

/** What destroys the Robot is not done by a slip. */
export function isCostly({ sight, words }: GameProps, action: Shown): boolean {
  const view = viewOf(sight);
  const faces = facesOf(words);
  return action.verb === "counter" && toolAgainst(view, faces, view.agents[view.agent]?.room ?? null) === faces.robot;
}

async function done(props: GameProps, action: Shown): Promise<void> {
  pick.clear();
  await props.act(action.verb, action.args);
}

function point(props: GameProps, place: Place): void {
  props.hush();
  pick.place = pick.place === place ? null : place;
}

async function ask(props: GameProps, place: Place): Promise<void> {
  [pick.place, pick.nowhere] = [null, null];
  const wish = tried(props.sight, place, facesOf(props.words));
  if (wish && !optionsOf(props.sight).some((one) => keyOf(one) === keyOf(wish))) await props.whyNot(wish.verb, wish.args);
  else pick.nowhere = place;
}
