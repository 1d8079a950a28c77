/** La Course au Coffre-Fort in the browser. It draws what the server shows and sends what the server offers; it knows no rule. */

import type { GameModule, GameProps, PadPage } from "../../lib/game";
import { addGlyphs } from "../../lib/icons";
import { GLYPHS } from "./art/glyphs";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import { iconOf, isPassing, placeOf, soundOf } from "./journal";
import Legend from "./Legend.svelte";
import { own } from "./own";
import { promptOf } from "./prompt";
import { stepsOf } from "./steps";
import Table from "./Table.svelte";
import Team from "./Team.svelte";
import Tutorial from "./tutorial/Tutorial.svelte";

addGlyphs(GLYPHS);

function pages({ words }: GameProps): PadPage[] {
  const say = own(words);
  return [{ id: "team", title: say("team"), short: say("team-short"), icon: "people", shared: true, component: Team }];
}

const coffreFort: GameModule = {
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
  open: ({ options }) => options["open_hands"] !== false,
};

export default coffreFort;
