/** What all screens share: settings, words, sounds, where one is and who one is. */

import fr from "../text/fr.ftl?raw";
import en from "../text/en.ftl?raw";
import { api, ApiError } from "./api";
import { Router } from "./router.svelte";
import { Settings, type Lang } from "./settings.svelte";
import { Sounds } from "./sound";
import { remember, recall } from "./store";
import type { Fault, GameShown, Person, Sign } from "./wire";
import { Words, type Arguments, type Texts } from "./words";

export const OWN: Record<Lang, string> = { fr, en };

class App {
  readonly settings = new Settings();
  readonly router = new Router();
  readonly sounds = new Sounds(() => this.settings.sound);
  /** The client's own words and those of the engine, without those of a game. */
  readonly words = $derived.by(() => new Words(this.settings.lang, OWN[this.settings.lang], this.#shared[this.settings.lang]));
  #shared = $state.raw<Partial<Record<Lang, Texts>>>({});
  person = $state.raw<Person | null>(null);
  games = $state.raw<readonly GameShown[] | null>(null);
  #texts = new Map<string, Promise<Texts>>();

  /** A sentence of the client. */
  readonly t = (key: string, args?: Arguments): string => this.words.say(key, args);

  /** Why something did not work, in words. */
  readonly why = (problem: unknown, words: Words = this.words): string => {
    const fault: Fault =
      problem instanceof ApiError ? problem.fault : ((problem as { fault?: Fault })?.fault ?? { code: "broken", key: "fault-broken", args: {} });
    if (fault.key.startsWith("table-")) void this.loadShared();
    if (words.has(fault.key)) return words.say(fault.key, fault.args);
    return words.say("fault-refused", { code: fault.code.replaceAll("_", " ") });
  };

  /** The texts of a game; those of a table may have other names for things. */
  texts(game: string, table = ""): Promise<Texts> {
    const lang = this.settings.lang;
    const key = `${game}/${lang}/${table}`;
    let found = this.#texts.get(key);
    if (!found) {
      found = api.texts(game, lang, table);
      found.catch(() => this.#texts.delete(key));
      this.#texts.set(key, found);
    }
    return found;
  }

  /** What the engine and the server say, for pages without a game. */
  async loadShared(): Promise<void> {
    const lang = this.settings.lang;
    const found = await this.texts("shared").catch(() => undefined);
    if (found && !this.#shared[lang]) this.#shared = { ...this.#shared, [lang]: found };
  }

  async loadGames(): Promise<void> {
    this.games ??= await api.games().catch(() => null);
  }

  /** Who one is; null if nobody yet. */
  async me(): Promise<Person | null> {
    this.person ??= await api.me();
    return this.person;
  }

  async enter(name: string, disc: Sign | null = null): Promise<Person> {
    this.person = await api.enter(name, disc);
    remember("name", this.person.name);
    return this.person;
  }

  /** The server forgets this person, and so does this browser. */
  async forgetMe(): Promise<void> {
    await api.forgetMe();
    remember("name", "");
    this.person = null;
  }

  get lastName(): string {
    return recall("name", "");
  }
}

export const app = new App();
export const t = app.t;
