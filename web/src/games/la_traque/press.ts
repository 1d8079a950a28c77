/**
 * A press on a place. It narrows down what is meant until one deed is left. What can be undone is then done; what cannot
 * is pointed at, and done by a second press or by the button. Where nothing can be done it asks why.
 */

import type { GameProps, Place } from "../../lib/game";
import type { Shown } from "../../lib/wire";
import { deedsAt, keyOf, litPlaces } from "./deeds";
import { pick } from "./pick.svelte";
import { tried } from "./tried";

/** Nothing is drawn or shown by these: undo takes them back. */
const LIGHT: readonly string[] = ["move_hunt", "inform", "withdraw", "keep"];

export async function press(props: GameProps, place: Place): Promise<void> {
  if (props.replaying || props.veiled) return;
  const { sight } = props;
  const again = pick.has(place);
  const both = again ? pick.places : [...pick.places, place];
  let [found, picked] = [deedsAt(sight, ...both), both];
  if (!found.length) [found, picked] = [deedsAt(sight, place), [place]];
  const [deed, another] = found;
  if (!deed) return void (await refused(props, place));
  if (!another && (again || LIGHT.includes(deed.verb))) return void (await done(props, deed));
  props.hush();
  if (again) pick.set(...pick.places.filter((one) => one !== place));
  else pick.set(...picked);
}

/** What is dropped on a place: both belong to one deed, or the server says why not. */
export async function drop(props: GameProps, from: Place, to: Place): Promise<void> {
  if (props.replaying || props.veiled) return;
  const [deed, another] = deedsAt(props.sight, from, to);
  if (!deed) return void (await refused(props, to, from));
  if (!another && LIGHT.includes(deed.verb)) return void (await done(props, deed));
  props.hush();
  pick.set(from, to);
}

/** What is pointed at and can be done. */
export function pointed({ sight }: GameProps): Shown[] {
  return pick.places.length ? deedsAt(sight, ...pick.places) : [];
}

/** Whether a press here leads on: the ring of the lamp. */
export function isLit({ sight, replaying, veiled }: GameProps, place: Place): boolean {
  return !replaying && !veiled && litPlaces(sight, pick.places).has(place);
}

export async function done(props: GameProps, deed: Shown): Promise<void> {
  pick.clear();
  await props.act(deed.verb, deed.args);
}

async function refused(props: GameProps, place: Place, from: Place | null = pick.places.at(-1) ?? null): Promise<void> {
  const wish = tried(props.sight, place, from);
  pick.clear();
  if (wish && !deedsAt(props.sight).some((one) => keyOf(one) === keyOf(wish))) await props.whyNot(wish.verb, wish.args);
}
