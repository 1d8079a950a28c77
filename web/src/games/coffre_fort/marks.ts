/** What the plan shows of a sight besides what lies there: where something can be done. */

import type { GameProps, Place } from "../../lib/game";
import { optionsOf, placeOf } from "./deeds";
import { NO_MARKS, type Marks } from "./plan/marks";
import { mineOf, viewOf } from "./scene";
import { choices, wayOf } from "./walking";

const ON_PLAN = /^(square|room|agent):|^(guard|dog)$/;

export function marksOf({ sight, highlight, replaying }: GameProps): Marks {
  const view = viewOf(sight);
  const seen = {
    ...NO_MARKS,
    highlight: highlight && ON_PLAN.test(highlight) ? highlight : null,
    turn: view.phase === "turn" ? view.agent : -1,
    mine: mineOf(view),
  };
  if (replaying || !sight.asked) return seen;
  const { ends, near, crosses } = choices(sight);
  const places = optionsOf(sight).map((action) => placeOf(action, view));
  return {
    ...seen,
    lit: new Set([...[...ends].map((step) => onPlan(step)), ...places.filter((place): place is Place => !!place && ON_PLAN.test(place))]),
    near: new Set([...near].map((step) => onPlan(step))),
    way: wayOf(sight),
    crosses,
  };
}

/** A step of a walk as a place: squares are named by two numbers. */
function onPlan(step: string): Place {
  return step.includes(",") ? `square:${step}` : `room:${step}`;
}
