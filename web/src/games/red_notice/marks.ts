/** What the map shows of a sight. */

import type { GameProps, Place } from "../../lib/game";
import { parseSpelled } from "../../lib/words";
import { placesOf } from "./deeds";
import type { Marks, Pawn } from "./map/marks";
import { pick } from "./pick.svelte";
import { ANGELA, JESSAH, plannedWay, viewOf } from "./scene";
import type { RedNoticeView } from "./types";

const ON_MAP = /^(city|radar|barrier):/;

export function marksOf({ sight, highlight, replaying, veiled }: GameProps): Marks {
  const view = viewOf(sight);
  const asked = replaying ? [] : (sight.asked?.options ?? []);
  const offers = replaying ? [] : sight.offers;
  const way = veiled ? [] : plannedWay(view);
  const pings = view.pings.at(-1);
  return {
    lit: veiled ? new Set() : onMap(placesOf(asked)),
    offered: veiled ? new Set() : onMap(placesOf(offers)),
    picked: pick.place && ON_MAP.test(pick.place) ? pick.place : null,
    highlight: highlight && ON_MAP.test(highlight) ? highlight : null,
    pawns: veiled ? pawnsForAll(view) : pawns(view, way),
    home: veiled ? null : (way.at(-1) ?? view.mine?.city ?? null),
    barriers: view.barriers,
    radars: view.radars,
    planned: veiled ? [] : draftOf(view, "put_radar", "continent"),
    plan: way,
    trail: veiled ? [] : trailOf(view),
    possible: veiled || view.angela || view.phase === "over" ? [] : (view.notebook ?? []),
    absent: view.phase === "over" ? [] : view.inspections.map(({ city }) => city),
    seen: view.last_seen?.city ?? null,
    pings: pings?.radars ?? [],
    pinged: view.pings.length,
  };
}

function onMap(places: Set<Place>): Set<Place> {
  return new Set([...places].filter((place) => ON_MAP.test(place)));
}

function pawnsForAll(view: RedNoticeView): Pawn[] {
  const found: Pawn[] = [];
  if (view.jessah) found.push({ who: "J", city: view.jessah, look: "solid" });
  if (view.angela) found.push({ who: "A", city: view.angela, look: "solid" });
  return found;
}

function pawns(view: RedNoticeView, way: readonly string[]): Pawn[] {
  const found = pawnsForAll(view);
  const truth = view.truth?.city;
  if (truth) return [...found.filter(({ who }) => who !== "A"), { who: "A", city: truth, look: "solid" }];
  const mine = view.mine;
  if (view.seat === ANGELA && mine?.city && !view.angela) {
    const city = way.at(-1) ?? mine.city;
    if (city !== mine.city) found.push({ who: "A", city: mine.city, look: "was" });
    found.push({ who: "A", city, look: "ghost" });
  }
  const [start] = draftOf(view, "start", "city");
  if (start && view.seat === JESSAH) found.push({ who: "J", city: start, look: "ghost" });
  return found;
}

/** Angela sees where she has been in this round. */
function trailOf(view: RedNoticeView): string[] {
  const route = view.mine?.route ?? [];
  const from = route.findIndex(({ round }) => round === view.round);
  return from < 0 ? [] : route.slice(Math.max(0, from - 1)).map(({ city }) => city);
}

function draftOf(view: RedNoticeView, verb: string, argument: string): string[] {
  return (view.mine?.draft ?? []).map(parseSpelled).flatMap(([drafted, args]) => (drafted === verb ? [String(args[argument])] : []));
}
