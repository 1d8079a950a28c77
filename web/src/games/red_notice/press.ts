/** A press on a place: it does what can be taken back, points at what cannot, and asks why where nothing can be done. */

import type { GameProps, Place } from "../../lib/game";
import type { Shown } from "../../lib/wire";
import { deedsAt, isDrafted, keyOf, tried } from "./deeds";
import { pick } from "./pick.svelte";

export async function press(props: GameProps, place: Place): Promise<void> {
  if (props.replaying) return;
  const { sight } = props;
  const placed = draftedAt(props, place);
  if (placed) return void (await props.takeBack(placed.verb, placed.args));
  const found = deedsAt(sight, place);
  const [first] = found;
  if (!first) {
    pick.set(null);
    const wish = tried(sight, place);
    if (wish) await props.whyNot(wish.verb, wish.args);
    return;
  }
  const again = pick.place === place && found.length === 1;
  if (again || (found.length === 1 && isDrafted(sight.step, first.verb))) {
    pick.set(null);
    await props.act(first.verb, first.args);
    return;
  }
  props.hush();
  pick.set(place);
}

/** What is pointed at and can still be done: often one thing, sometimes one with each of two cheques. */
export function pointed({ sight }: GameProps): Shown[] {
  return pick.place ? deedsAt(sight, pick.place) : [];
}

/** A planned radar or start is pressed again to take it back. */
function draftedAt({ sight }: GameProps, place: Place): Shown | null {
  if (sight.step !== "jessahs_start") return null;
  const spelled = (sight.asked?.draft ?? []).find((action) => {
    const args = action.args ?? {};
    return place === `radar:${args["continent"]}` || place === `city:${args["city"]}`;
  });
  return spelled && !deedsAt(sight, place).some((action) => keyOf(action) === keyOf(spelled)) ? spelled : null;
}
