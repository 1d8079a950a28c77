/** What lies on the table now, read off the view. */

import type { Sight } from "../../lib/wire";
import { parseSpelled, type Words } from "../../lib/words";
import type { Faces, RedNoticeView, Turn } from "./types";

export const ANGELA = 0;
export const JESSAH = 1;

export function viewOf(sight: Sight): RedNoticeView {
  return sight.view as RedNoticeView;
}

/** What is printed in this edition. */
export function facesOf(words: Words): Faces {
  return words.faces as Faces;
}

/** The seat whose eyes one looks through, or null for a spectator. */
export function readerOf(view: RedNoticeView): number | null {
  return view.mine ? view.seat : null;
}

/** The two ends of a route. A city may have a dash in its name: the ends are cities of the map. */
export function endsOf(route: string, cities: Readonly<Record<string, unknown>>): [string, string] {
  for (let dash = route.indexOf("-"); dash > 0; dash = route.indexOf("-", dash + 1)) {
    const [one, two] = [route.slice(0, dash), route.slice(dash + 1)];
    if (one in cities && two in cities) return [one, two];
  }
  return [route, route];
}

/** What is being done now. */
export function turnOf(view: RedNoticeView): Turn | null {
  return view.turns[0] ?? null;
}

/** The card that is being resolved: 0 for the first; -1 if there is none. */
export function cardNow(view: RedNoticeView): number {
  return view.phase === "resolution" ? view.row.findIndex((card) => card.state === "now") : -1;
}

/** The cities of the plan that Angela is forming, from where she stands. */
export function plannedWay(view: RedNoticeView): string[] {
  const mine = view.mine;
  if (!mine?.city || !mine.planned) return [];
  const way = [mine.city];
  for (const spelled of mine.draft) {
    const [verb, args] = parseSpelled(spelled);
    if (verb === "go") way.push(String(args["city"]));
    if (verb === "stay") way.push(way.at(-1)!);
  }
  return way;
}

/** The kind and the number of icons of a side: "move:2". */
export function sideOf(printed: string): { kind: string; icons: number } {
  const [kind = "", icons = "1"] = printed.split(":");
  return { kind, icons: Number(icons) };
}

/** The continent and the value of a cheque: "africa:200000". */
export function chequeOf(kind: string): { continent: string; value: number } {
  const at = kind.lastIndexOf(":");
  return { continent: kind.slice(0, at), value: Number(kind.slice(at + 1)) };
}
