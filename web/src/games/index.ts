/** The games the client can draw. A game is its folder and its line here. */

import type { Component } from "svelte";
import type { GameModule } from "../lib/game";
import CasaArt from "../art/Casa.svelte";
import CoffreArt from "../art/Coffre.svelte";
import NoticeArt from "../art/Notice.svelte";
import TraqueArt from "../art/Traque.svelte";

export interface GameEntry {
  id: string;
  /** `data-game`, which sets the accent (look/tokens.css). */
  accent: "casa" | "rn" | "cf" | "lt" | "home";
  art: Component;
  /** Missing until the game is there. */
  load?: () => Promise<GameModule>;
}

export const GAMES: readonly GameEntry[] = [
  {
    id: "casa_de_papel",
    accent: "casa",
    art: CasaArt,
    load: () => import("./casa_de_papel").then((module) => module.default),
  },
  {
    id: "red_notice",
    accent: "rn",
    art: NoticeArt,
    load: () => import("./red_notice").then((module) => module.default),
  },
  { id: "coffre_fort", accent: "cf", art: CoffreArt },
  { id: "la_traque", accent: "lt", art: TraqueArt },
];

export function entry(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}
