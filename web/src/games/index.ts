/** The games the client can draw. A game is its folder and its line here. */

import type { Component } from "svelte";
import type { GameModule } from "../lib/game";
import type { GameShown, TableShown } from "../lib/wire";
import type { Words } from "../lib/words";
import CasaArt from "../art/Casa.svelte";
import CoffreArt from "../art/Coffre.svelte";
import NoticeArt from "../art/Notice.svelte";
import TraqueArt from "../art/Traque.svelte";
import { discsOf } from "./coffre_fort/looks";

export interface GameEntry {
  id: string;
  /** `data-game`, which sets the accent (look/tokens.css). */
  accent: "casa" | "rn" | "cf" | "lt" | "home";
  art: Component;
  /** The tints of the discs, by seat, where a game has its own. */
  discs?: (words: Words, table: TableShown) => readonly string[];
  /** Whether it has a tutorial. */
  lesson?: boolean;
  /** What a table with one screen for everybody must choose; `card-<id>.one-screen` says why. */
  oneScreen?: Readonly<Record<string, string>>;
  load: () => Promise<GameModule>;
}

export const GAMES: readonly GameEntry[] = [
  {
    id: "casa_de_papel",
    accent: "casa",
    art: CasaArt,
    lesson: true,
    oneScreen: { powers: "none", clocks: "off" },
    load: () => import("./casa_de_papel").then((module) => module.default),
  },
  {
    id: "red_notice",
    accent: "rn",
    art: NoticeArt,
    lesson: true,
    oneScreen: { clocks: "off" },
    load: () => import("./red_notice").then((module) => module.default),
  },
  {
    id: "coffre_fort",
    accent: "cf",
    art: CoffreArt,
    discs: discsOf,
    lesson: true,
    load: () => import("./coffre_fort").then((module) => module.default),
  },
  {
    id: "la_traque",
    accent: "lt",
    art: TraqueArt,
    lesson: true,
    oneScreen: { clocks: "off" },
    load: () => import("./la_traque").then((module) => module.default),
  },
];

/** Whether it can be played: the server, once it has answered, serves it. */
export function playable(game: GameEntry, served: readonly GameShown[] | null): boolean {
  return !served || served.some((one) => one.id === game.id);
}

export function entry(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The same as a style for everything around a table. */
export function discStyle(words: Words, table: TableShown): string {
  const tints = entry(table.game)?.discs?.(words, table) ?? [];
  return tints.map((tint, seat) => `--disc-${seat}: ${tint}`).join("; ");
}
