/** La Traque in the browser. It draws what the server shows and sends what the server offers; it knows no rule. */

import type { GameModule, GameProps, PadPage } from "../../lib/game";
import { addGlyphs } from "../../lib/icons";
import { GLYPHS } from "./art/glyphs";
import End from "./End.svelte";
import Hand from "./factions/Hand.svelte";
import { iconOf, isPassing, placeOf, soundOf } from "./journal";
import Legend from "./Legend.svelte";
import Mine from "./factions/Mine.svelte";
import { own } from "./own";
import { promptOf } from "./prompt";
import Rivals from "./factions/Rivals.svelte";
import { mineOf, viewOf } from "./scene";
import { stepsOf } from "./steps";
import Table from "./Table.svelte";
import Tutorial from "./tutorial/Tutorial.svelte";

addGlyphs(GLYPHS);

function pages({ words, sight }: GameProps): PadPage[] {
  const say = own(words);
  const mine: PadPage = { id: "mine", title: say("page-mine"), short: say("page-mine-short"), icon: "game:drawer", component: Mine };
  const rivals: PadPage = { id: "rivals", title: say(mineOf(viewOf(sight)) ? "page-rivals" : "page-all"), icon: "people", shared: true, component: Rivals };
  return mineOf(viewOf(sight)) ? [mine, rivals] : [rivals];
}

const laTraque: GameModule = {
  Table,
  Hand,
  End,
  Legend,
  Tutorial,
  pages,
  steps: stepsOf,
  prompt: promptOf,
  icon: iconOf,
  passing: isPassing,
  place: placeOf,
  sound: soundOf,
};

export default laTraque;
