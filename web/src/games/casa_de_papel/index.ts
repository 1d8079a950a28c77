/** La Casa de Papel in the browser. It draws what the server shows and sends what the server offers; it knows no rule. */

import type { GameModule, GameProps, PadPage } from "../../lib/game";
import { addIcons } from "../../lib/icons";
import { GLYPHS } from "./art/glyphs";
import ClaimBoard from "./ClaimBoard.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import { iconOf, placeOf, soundOf } from "./journal";
import Legend from "./Legend.svelte";
import Notebook from "./Notebook.svelte";
import { own } from "./own";
import { promptOf } from "./prompt";
import { viewOf } from "./scene";
import { stepsOf } from "./steps";
import Table from "./Table.svelte";
import Tutorial from "./tutorial/Tutorial.svelte";

addIcons({
  "game:card": `<path d="${GLYPHS.mine}"/>`,
  "game:hand": `<path d="${GLYPHS.hand}"/>`,
  "game:team": `<path d="${GLYPHS.team}"/>`,
  "game:mask": `<path d="${GLYPHS.mask}"/>`,
  "game:trust": `<path d="${GLYPHS.trust}"/>`,
  "game:finger": `<path d="${GLYPHS.finger}"/>`,
  "game:bolt": `<path d="${GLYPHS.bolt}"/>`,
  "game:swap": `<path d="${GLYPHS.swap}"/>`,
});

function pages({ words, sight, replaying }: GameProps): PadPage[] {
  const say = own(words);
  const board: PadPage = { id: "board", title: say("board"), short: say("board-short"), icon: "chat", shared: true, component: ClaimBoard };
  const view = viewOf(sight);
  const note = view.mine && view.phase !== "over" && !replaying ? say("notebook-note") : undefined;
  return [board, { id: "notebook", title: say("notebook"), note, icon: "eyeoff", component: Notebook }];
}

const casa: GameModule = {
  Table,
  Hand,
  End,
  Legend,
  Tutorial,
  pages,
  steps: stepsOf,
  prompt: promptOf,
  icon: iconOf,
  passing: (event) => event.event === "said_done" || event.event === "speech_began",
  place: placeOf,
  sound: soundOf,
  awaited: (sight) => ["free_floor", "appoint"].includes(sight.step) && sight.offers.some((offer) => offer.verb === "done"),
  dark: (sight) => viewOf(sight).dark,
};

export default casa;
