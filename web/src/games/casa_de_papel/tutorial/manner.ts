/** What the lesson must know of this game. */

import type { Manner } from "../../../tutorial/script";
import { playerOf } from "../options";

export const MANNER: Manner = {
  drafting: ["choose", "propose"],
  placeOf(awaited) {
    const player = playerOf(awaited);
    return player === null ? null : `seat:${player}`;
  },
};
