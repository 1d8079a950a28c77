/** What the lesson must know of this game: where what is awaited is to be done. */

import type { Place } from "../../../lib/game";
import type { Awaited, Manner } from "../../../tutorial/script";

const MASK = "tool:mask"; // of the lesson's only trap

function placeOf({ verb, args }: Awaited): Place | null {
  switch (verb) {
    case "walk": {
      const end = String(args["path"]).split(">").at(-1)!;
      return end.includes(",") ? `square:${end}` : `room:${end}`;
    }
    case "counter":
      return MASK;
    case "play":
      return `tool:${args["tool"]}`;
    case "pass_robot":
      return `agent:${args["agent"]}`;
    default:
      return null;
  }
}

export const MANNER: Manner = { drafting: [], placeOf };
