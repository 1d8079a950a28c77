/** What a button of the prompt says: few words, under a heading that says the rest. */

import type { Place } from "../../lib/game";
import type { IconName } from "../../lib/icons";
import type { Shown, Sight } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { ability, counted, type Clue, type Clues } from "./cards/abilities";
import { noteOf } from "./cards/cardwords";
import { capital, own } from "./own";
import { optionInWords } from "./pending";
import { printedPlaces } from "./places";
import { clueOf, editionOf, kindOf } from "./cards/printed";
import { fugitiveIn, mineOf, viewOf } from "./scene";
import type { LaTraqueView } from "./types";

const ICONS: Readonly<Record<string, IconName>> = {
  capture: "game:capture",
  move_hunt: "game:hunt",
  move_investigate: "game:agent",
  inform: "game:card",
  objective: "game:objective",
  activate: "game:recurrent",
  destiny: "game:destiny",
  end_turn: "next",
  pass: "pause",
  keep_done: "check",
  withdraw: "undo",
};
/** The order of the actions in a list: the weightiest first. */
export const VERBS: readonly string[] = ["capture", "objective", "use", "activate", "inform", "move_hunt", "move_investigate", "withdraw", "destiny", "pass"];
/** Decks of one clue alone. */
const PLAIN: readonly string[] = ["rumour", "financing"];
/** Those that have a heading of their own in the list. */
const HEADED: readonly string[] = ["capture", "objective", "use", "activate", "move_hunt", "move_investigate"];

export function iconOf({ verb, args }: Shown, words: Words): IconName | undefined {
  if (verb === "take_faction") return `game:${args?.["faction"]}` as IconName;
  if (verb === "use") return args?.["mode"] === "mission" ? "game:mission" : `game:${cooperationOf(words, args?.["card"])}`;
  if (verb === "choose" && args?.["track"]) return `game:${args["track"]}` as IconName;
  return ICONS[verb];
}

/** Under the heading `groupOf`. */
export function labelOf(sight: Sight, action: Shown, words: Words): string {
  const view = viewOf(sight);
  const say = own(words);
  const { verb, args = {} } = action;
  switch (verb) {
    case "capture": {
      const fugitive = words.name("card", fugitiveIn(view, args["slot"]));
      const who = { fugitive, agent: args["agent"] };
      return args["track"] ? say("arrest-track", { ...who, track: words.name("track", args["track"]) }) : say("arrest-with", who);
    }
    case "move_investigate":
      return say("place-draws", { place: capital(words.name("place", `${args["zone"]}:${args["place"]}`)), draw: drawOf(words, `${args["zone"]}:${args["place"]}`) });
    case "move_hunt":
      return words.name("zone", args["zone"]);
    case "inform":
      return capital(words.name("card", args["card"]));
    case "use":
      return say("use-as", { card: words.name("card", args["card"]), mode: words.name("mode", args["mode"]) });
    case "activate":
      return capital(words.name("card", args["card"]));
    case "objective": {
      const line = { card: words.name("card", args["card"]), line: words.name("line", args["line"]) };
      return args["marker"] ? say("line-marker", { ...line, marker: words.name("marker", args["marker"]) }) : say("line-of", line);
    }
    case "keep":
      return capital(words.name("card", args["card"]));
    case "choose":
      return choice(sight, action, words);
    default:
      return capital(words.act(action));
  }
}

/** One of the answers to a question that an effect asks. */
function choice(sight: Sight, action: Shown, words: Words): string {
  const view = viewOf(sight);
  const say = own(words);
  const args = action.args ?? {};
  if (args["slot"] !== undefined) return words.name("card", fugitiveIn(view, args["slot"]));
  if (args["option"] !== undefined) {
    return optionInWords(words, view.pending[0], Number(args["option"]), mineOf(view)?.faction ?? null) || capital(words.act(action));
  }
  if (args["agent"] !== undefined) {
    const [seat = 0, agent = 0] = String(args["agent"]).split(":").map(Number);
    const found = view.players[seat]?.agents.find((one) => one.agent === agent);
    return capital(say("agent-of", { seat, agent, count: found?.count ?? 0, zone: words.name("zone", found?.where) }));
  }
  if (args["trigger"] !== undefined) return words.name("card", args["trigger"]);
  return capital(words.act(action));
}

/** The heading in a list of many. */
export function groupOf(sight: Sight, action: Shown, words: Words): string {
  return headingOf(sight, action, words) ?? own(words)("group-other");
}

/** What actions of one kind do, in words; null for those that have no heading of their own. */
export function headingOf(sight: Sight, { verb, args = {} }: Shown, words: Words): string | null {
  const say = own(words);
  if (verb === "inform") {
    const where = mineOf(viewOf(sight))?.agents.find(({ agent }) => agent === args["agent"])?.where;
    return say("group-inform", { agent: args["agent"], zone: words.name("zone", where) });
  }
  return HEADED.includes(verb) ? say(`group-${verb}`) : null;
}

/** What a card would do, for those who hover or listen; empty where there is no card. */
export function aboutOf({ verb, args = {} }: Shown, words: Words): string {
  const card = args["card"] === undefined ? "" : String(args["card"]);
  const edition = editionOf(words);
  const face = edition.fugitives[card] ?? edition.specials[card];
  if (verb === "use" && face) {
    const part = args["mode"] === "mission" ? "mission" : cooperationOf(words, card);
    return ability(words, face[part] ?? [], part);
  }
  return verb === "activate" || verb === "objective" ? noteOf(words, card) : "";
}

/** Whether a card in the HQ is used once a round, or lasts. */
function cooperationOf(words: Words, card: unknown): "recurrent" | "permanent" {
  const { fugitives, specials } = editionOf(words);
  return (fugitives[String(card)] ?? specials[String(card)])?.recurrent?.length ? "recurrent" : "permanent";
}

/** What lies under an own agent: "1 document and 3 rumours"; empty if nothing does. */
export function knownBy(words: Words, view: LaTraqueView, agent: unknown): string {
  const cards = mineOf(view)?.agents.find((one) => one.agent === agent)?.cards ?? [];
  const edition = editionOf(words);
  const counts: Clues = {};
  for (const card of cards.filter((one) => kindOf(edition, one) === "clue")) {
    const clue = clueOf(card).clue as Clue;
    counts[clue] = (counts[clue] ?? 0) + 1;
  }
  const others = cards.filter((one) => kindOf(edition, one) !== "clue").map((card) => words.name("card", card));
  return new Intl.ListFormat(words.lang === "en" ? "en-GB" : words.lang).format([...counted(words, counts), ...others]);
}

/** The cards that a place gives. */
export function drawOf(words: Words, place: string): string {
  const draw = printedPlaces(words).find((one) => one.place === place)?.draw ?? {};
  const told = Object.entries(draw).map(([deck, n]) => (PLAIN.includes(deck) ? words.say(`game-clue-${deck}`, { n }) : own(words)("draws", { n, deck: words.name("deck", deck) })));
  return told.join(" + ");
}

/** The place of a fugitive, as a word that board and prompt share. */
export function slotPlace({ args }: Shown): Place {
  return `slot:${args?.["slot"]}`;
}
