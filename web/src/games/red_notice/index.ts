/** Red Notice in the browser. It draws what the server shows and sends what the server offers; it knows no rule. */

import type { GameModule, GameProps, PadPage } from "../../lib/game";
import { addGlyphs } from "../../lib/icons";
import { GLYPHS } from "./art/glyphs";
import Clues from "./Clues.svelte";
import Dossier from "./Dossier.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import { iconOf, isPassing, placeOf, soundOf } from "./journal";
import Legend from "./Legend.svelte";
import "./look.css";
import { own } from "./own";
import { promptOf } from "./prompt";
import { viewOf } from "./scene";
import { stepsOf } from "./steps";
import Table from "./Table.svelte";
import Tutorial from "./tutorial/Tutorial.svelte";

addGlyphs(GLYPHS);

function pages({ words, sight }: GameProps): PadPage[] {
  const say = own(words);
  const notebook = viewOf(sight).notebook !== null;
  return [
    { id: "dossier", title: say("dossier"), short: say("dossier-short"), icon: "game:mask", shared: true, component: Dossier },
    { id: "clues", title: say(notebook ? "notebook" : "clues"), short: say("clues-short"), icon: "game:lens", shared: true, component: Clues },
  ];
}

const redNotice: GameModule = {
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

export default redNotice;
