/** What a person likes: remembered in this browser, applied to the page at once. */

import { recall, remember } from "./store";

export type Lang = "fr" | "en";
export type Theme = "light" | "dark";
type Wish<T> = T | "system";

const NAME = "settings";

interface Kept {
  sound: boolean;
  motion: Wish<"full" | "none">;
  lang: Wish<Lang>;
  theme: Wish<Theme>;
  patterns: boolean;
}

const DEFAULTS: Kept = { sound: true, motion: "system", lang: "system", theme: "system", patterns: false };

export class Settings {
  #kept = $state<Kept>({ ...DEFAULTS, ...recall<Partial<Kept>>(NAME, {}) });
  #dark = $state(matches("(prefers-color-scheme: dark)"));
  #still = $state(matches("(prefers-reduced-motion: reduce)"));

  constructor() {
    watch("(prefers-color-scheme: dark)", (on) => (this.#dark = on));
    watch("(prefers-reduced-motion: reduce)", (on) => (this.#still = on));
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(on: boolean) {
    this.#keep({ sound: on });
  }

  /** Whether things move. */
  get motion(): boolean {
    return this.#kept.motion === "system" ? !this.#still : this.#kept.motion === "full";
  }
  set motion(on: boolean) {
    this.#keep({ motion: on ? "full" : "none" });
  }

  get lang(): Lang {
    return this.#kept.lang === "system" ? browserLanguage() : this.#kept.lang;
  }
  set lang(lang: Lang) {
    this.#keep({ lang });
  }

  get theme(): Theme {
    if (this.#kept.theme !== "system") return this.#kept.theme;
    return this.#dark ? "dark" : "light";
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }

  /** Stronger patterns, for eyes that see colours otherwise. */
  get patterns(): boolean {
    return this.#kept.patterns;
  }
  set patterns(on: boolean) {
    this.#keep({ patterns: on });
  }

  /** On <html>: data-theme, data-motion, data-patterns, lang. */
  apply(root: HTMLElement): void {
    root.lang = this.lang;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.motion ? "full" : "none";
    root.dataset.patterns = this.patterns ? "strong" : "plain";
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    remember(NAME, this.#kept);
  }
}

/** The first language of the browser that we speak. */
export function browserLanguage(wanted: readonly string[] = globalThis.navigator?.languages ?? []): Lang {
  for (const tag of wanted) {
    if (tag.toLowerCase().startsWith("fr")) return "fr";
    if (tag.toLowerCase().startsWith("en")) return "en";
  }
  return "en";
}

function matches(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

function watch(query: string, heard: (on: boolean) => void): void {
  if (typeof matchMedia !== "function") return;
  matchMedia(query).addEventListener("change", (event) => heard(event.matches));
}
