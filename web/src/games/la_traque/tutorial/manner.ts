/** What the lesson must know of this game: where what is awaited is to be done. */

import type { Place } from "../../../lib/game";
import type { Awaited, Manner } from "../../../tutorial/script";
import { placesOf } from "../deeds";

const READER = 0; // her seat in the recording

/** A card is informed with from the hand; all else is done at its most telling place. */
function placeOf({ verb, args }: Awaited): Place | null {
  const places = placesOf({ verb, args: { ...args } }, "", READER);
  return (verb === "inform" ? places[0] : places.at(-1)) ?? null;
}

export const MANNER: Manner = { drafting: ["keep"], placeOf };
