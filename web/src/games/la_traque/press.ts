/**
 * A press on a place. It narrows down what is meant until one deed is left. What can be undone is then done; what cannot
 * is pointed at, and done by a second press or by the button. Where nothing can be done it asks why.
 */

import { carry } from "../../lib/carry.svelte";
import type { GameProps, Place } from "../../lib/game";
import type { Shown, Sight } from "../../lib/wire";
import { cautionOf, deedsAt, keyOf, litPlaces, placesOf } from "./deeds";
import { pick } from "./pick.svelte";
import { HUNT_ZONES } from "./places";
import { ACTIONS, actionOf, mineOf, slotOf, viewOf } from "./scene";
import { tried } from "./tried";
import type { LaTraqueView } from "./types";

/** Undo takes these back: nothing is drawn or shown by them, and no card is laid face down. */
export const LIGHT: readonly string[] = ["move_hunt", "keep"];
/** What is carried to its place is meant: a card to an agent, too, although it stays there. */
const CARRIED: readonly string[] = [...LIGHT, "inform", "withdraw"];

export async function press(props: GameProps, place: Place): Promise<void> {
  if (props.replaying || props.veiled) return;
  const { sight } = props;
  const again = pick.has(place);
  const before = pick.places;
  const joined = again ? deedsAt(sight, ...before) : before.length ? together(sight, before, place) : [];
  const found = joined.length ? joined : deedsAt(sight, place);
  const [deed, another] = found;
  if (!deed) return void (await refused(props, place));
  const led = joined.length > 0 || !before.length; // not something else than what was pointed at
  if (!another && (again || (led && isLight(sight, deed)))) return void (await done(props, deed));
  props.hush();
  if (again) pick.set(...before.filter((one) => one !== place));
  else pick.set(...(joined.length ? [...before, ...touched(sight, joined, place)] : [place]));
}

/** What is dropped on a place: both belong to one deed, or the server says why not. */
export async function drop(props: GameProps, from: Place, to: Place): Promise<void> {
  if (props.replaying || props.veiled) return;
  const found = together(props.sight, [from], to);
  const [deed, another] = found;
  if (!deed) return void (await refused(props, to, from));
  if (!another && isLight(props.sight, deed, CARRIED)) return void (await done(props, deed));
  props.hush();
  pick.set(from, ...touched(props.sight, found, to));
}

/** Whether it may be done by one press: what should be thought over is pointed at first, and the last action, which ends the turn. */
export function isLight(sight: Sight, deed: Shown, light = LIGHT): boolean {
  const last = sight.step === "take_action" && actionOf(sight) === ACTIONS;
  return light.includes(deed.verb) && !last && !cautionOf(sight, deed);
}

/**
 * The deeds of several places. A card that goes to a zone, or to a fugitive there, is for the agents who hunt there; an
 * agent who is led to a fugitive hunts in that zone.
 */
function together(sight: Sight, before: readonly Place[], place: Place): Shown[] {
  const found = deedsAt(sight, ...before, place);
  const zone = huntZone(viewOf(sight), place);
  if (found.length || !zone) return found;
  const there = new Set(mineOf(viewOf(sight))?.agents.filter(({ where }) => where === zone).map(({ agent }) => agent));
  return deedsAt(sight, ...before).filter(({ verb, args }) => (verb === "inform" ? there.has(Number(args?.["agent"])) : verb === "move_hunt" && args?.["zone"] === zone));
}

/** A place counts as pointed at if the deeds are done there, or in its zone. */
function touched(sight: Sight, deeds: readonly Shown[], place: Place): Place[] {
  const places = deeds.map((deed) => placesOf(deed, sight.step, viewOf(sight).seat));
  const meant = [place, `zone:${huntZone(viewOf(sight), place)}`].find((one) => places.every((there) => there.includes(one)));
  return meant ? [meant] : [];
}

function huntZone(view: LaTraqueView, place: Place): string | null {
  const name = place.slice(place.indexOf(":") + 1);
  const zone = place.startsWith("slot:") ? slotOf(view, name)?.zone : place.startsWith("zone:") ? name : null;
  return zone && HUNT_ZONES.includes(zone) ? zone : null;
}

/** What is pointed at and can be done. */
export function pointed({ sight }: GameProps): Shown[] {
  return pick.places.length ? deedsAt(sight, ...pick.places) : [];
}

/** Where a press leads on, or where what is carried can be laid: the ring of the lamp. */
export function litNow({ sight, replaying, veiled }: GameProps): Set<Place> {
  return replaying || veiled ? new Set() : litPlaces(sight, carry.from ? [carry.from] : pick.places);
}

export function isLit(props: GameProps, place: Place): boolean {
  return litNow(props).has(place);
}

export async function done(props: GameProps, deed: Shown): Promise<void> {
  pick.clear();
  await props.act(deed.verb, deed.args);
}

async function refused(props: GameProps, place: Place, from: Place | null = pick.places.at(-1) ?? null): Promise<void> {
  const wish = tried(props.sight, props.words, place, from);
  pick.clear();
  if (wish && !deedsAt(props.sight).some((one) => keyOf(one) === keyOf(wish))) await props.whyNot(wish.verb, wish.args);
}
