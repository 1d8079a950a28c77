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
import { pageOf } from "./places";
import { litNow } from "./press";
import { promptOf } from "./prompt";
import Rivals from "./factions/Rivals.svelte";
import { mineOf, viewOf } from "./scene";
import { stepsOf } from "./steps";
import Table from "./Table.svelte";
import Tutorial from "./tutorial/Tutorial.svelte";

addGlyphs(GLYPHS);

function pages(props: GameProps): PadPage[] {
  const { words, sight } = props;
  const say = own(words);
  const lit = new Set([...litNow(props)].map(pageOf));
  const marked = props.highlight && pageOf(props.highlight);
  const mine: PadPage = { id: "mine", title: say("page-mine"), short: say("page-mine-short"), icon: "game:drawer", lit: lit.has("mine"), marked: marked === "mine", component: Mine };
  const rivals: PadPage = { id: "rivals", title: say(mineOf(viewOf(sight)) ? "page-rivals" : "page-all"), icon: "people", shared: true, lit: lit.has("rivals"), marked: marked === "rivals", component: Rivals };
  return mineOf(viewOf(sight)) ? [mine, rivals] : [rivals];
}

const laTraque: GameModule = {
  Table,
  Hand,
  End,
  Legend,
  Tutorial,
  beside: (sight) => viewOf(sight).phase !== "factions",
  pages,
  steps: stepsOf,
  prompt: promptOf,
  icon: iconOf,
  passing: isPassing,
  place: placeOf,
  sound: soundOf,
};

export default laTraque;
