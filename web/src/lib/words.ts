/**
 * Words: what the engine says in keys and arguments, as sentences for people. The same as `cavale/words.py`, and checked
 * against it: each argument `$x` comes with companions, `$x-name`, `$x-who` and `$x-count` (docs/texts.md).
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Event, Problem, Refusal, Shown } from "./wire";

/** What GET /api/texts/<game>/<lang> answers (docs/texts.md). */
export interface Texts {
  lang: string;
  /** The messages of the game and the engine, as one Fluent file. */
  ftl: string;
  names: Names;
  /** What is printed on the things of the edition, as its game says it (`Faces` in the game's `types.ts`). */
  faces?: unknown;
}

export interface Names {
  /** Names of the edition by id. */
  by_id?: Record<string, string>;
  /** Where an argument has names of its own: argument to value to name. */
  by_argument?: Record<string, Record<string, string>>;
}

export const NO_TEXTS: Texts = { lang: "", ftl: "", names: {} };

const SPELLED = ["action", "claim"]; // arguments that spell an action
const MINUS = "\u2212"; // where Fluent would write a hyphen
const STEP = ">"; // between the places of a way
const NONE = "none"; // how a text selects an argument that the reader was not told

export type Arguments = Readonly<Record<string, unknown>>;

export class Words {
  readonly lang: string;
  /** The names of the seats. */
  readonly players: readonly string[];
  /** The seat that reads, null for a spectator. */
  readonly reader: number | null;
  /** What is printed on the things of the edition; a game knows its own. */
  readonly faces: unknown;
  readonly #bundle: FluentBundle;
  readonly #names: Required<Names>;

  /** `own` are the client's own texts, `texts` those of a game and the engine. */
  constructor(lang: string, own: string, texts: Texts = NO_TEXTS, players: readonly string[] = [], reader: number | null = null) {
    this.lang = lang;
    this.players = players;
    this.reader = reader;
    this.faces = texts.faces ?? null;
    this.#names = { by_id: texts.names.by_id ?? {}, by_argument: texts.names.by_argument ?? {} };
    this.#bundle = new FluentBundle(lang, { useIsolating: false, functions: { DE: ([name]) => de(String(name)), A: ([name]) => a(String(name)), SPAN: ([seconds]) => span(Number(seconds)) } });
    this.#bundle.addResource(new FluentResource(texts.ftl));
    this.#bundle.addResource(new FluentResource(own));
    this.#bundle.addResource(new FluentResource(this.#terms()), { allowOverrides: true });
  }

  has(key: string): boolean {
    const [message, attribute] = split(key);
    const entry = this.#bundle.getMessage(message);
    return !!entry && (!attribute || attribute in entry.attributes);
  }

  /** The sentence of a key (`key.attribute` for an attribute). A key without a text is said as it is. */
  say(key: string, args: Arguments = {}): string {
    const [message, attribute] = split(key);
    const entry = this.#bundle.getMessage(message);
    const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
    if (pattern === null || pattern === undefined) return key;
    return this.#bundle.formatPattern(pattern, this.#arguments(args), []);
  }

  title(): string {
    return this.say("game-title");
  }

  /** What a seat can do, as an entry of a menu; an argument that the verb may lack can have words of its own. */
  action(verb: string, args: Arguments = {}): string {
    const keys = [...Object.keys(args).map((name) => `do-${verb}.${name}`), `do-${verb}`];
    const known = keys.find((key) => this.has(key));
    return known ? this.say(known, args) : spaced(verb, args);
  }

  act(shown: Shown): string {
    return this.action(shown.verb, shown.args);
  }

  /** What happened. Empty if there is nothing to say about it. */
  event(event: Event): string {
    const { event: tag, ...fields } = event;
    if (tag === "draft_shown") {
      const [verb, args] = parseSpelled(String(fields["action"]));
      if (this.has(`do-${verb}.shown`)) return this.say(`do-${verb}.shown`, { seat: fields["seat"], ...args });
    }
    return this.has(`event-${tag}`) ? this.say(`event-${tag}`, fields) : spaced(tag, fields);
  }

  /** What is asked, or what is going on. */
  step(name: string): string {
    return this.has(`step-${name}`) ? this.say(`step-${name}`) : spaced(name, {});
  }

  /** What is going on, for those who are not asked. */
  waiting(name: string, deciding: readonly number[]): string {
    const key = `step-${name}.others`;
    return this.has(key) ? this.say(key, { deciding }) : this.step(name);
  }

  /** Why not. The rule is `refusal.rule`. */
  refusal(refusal: Refusal): string {
    const key = `refusal-${refusal.key}`;
    return this.has(key) ? this.say(key, refusal.args) : spaced(refusal.key, refusal.args);
  }

  /** What is wrong with an edition. The rule is `problem.rule`. */
  problem(problem: Problem): string {
    const key = `problem-${problem.key}`;
    return this.has(key) ? this.say(key, problem.args) : spaced(problem.key, problem.args);
  }

  option(key: string): string {
    return this.has(`option-${key}`) ? this.say(`option-${key}`) : spaced(key, {});
  }

  optionValue(key: string, value: string | number | boolean): string {
    const word = `option-${key}.${value}`;
    return this.has(word) ? this.say(word) : String(value);
  }

  /** The name of a seat; the spectators have the number after the last. */
  player(seat: number): string {
    return this.players[seat] ?? this.say("player-spectator");
  }

  /** Whom a seat plays, where the seats are not alike. */
  role(seat: number): string {
    return this.has(`game-seat-${seat}`) ? this.say(`game-seat-${seat}`) : "";
  }

  /** What people call the value of an argument. */
  name(argument: string, value: unknown): string {
    if (value === null || value === undefined) return this.say("word-none");
    if (typeof value === "boolean") return this.say(value ? "word-yes" : "word-no");
    if (typeof value === "number") return this.#nameOfNumber(argument, value);
    if (Array.isArray(value)) return value.map((item) => this.name(argument, item)).join(", ");
    return this.#nameOfWord(argument, String(value));
  }

  /** A number as it is written in this language, with a true minus sign. */
  number(value: number): string {
    return new Intl.NumberFormat(this.lang).format(value).replace("-", MINUS);
  }

  #nameOfNumber(argument: string, value: number): string {
    const names = this.#names.by_argument[argument];
    if (names) return names[String(value)] ?? this.number(value);
    const player = Number.isInteger(value) ? this.players[value] : undefined;
    return player ?? this.number(value);
  }

  #nameOfWord(argument: string, value: string): string {
    const named = this.#names.by_argument[argument]?.[value];
    if (named !== undefined) return named;
    if (SPELLED.includes(argument)) return this.action(...parseSpelled(value));
    if (this.has(`name-${value}`)) return this.say(`name-${value}`);
    if (value.includes(STEP)) return value.split(STEP).map((part) => this.#nameOfWord(argument, part)).join(" → ");
    return this.#names.by_id[value] ?? value;
  }

  /** The arguments with their companions. */
  #arguments(args: Arguments): Record<string, FluentVariable> {
    const spoken: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      spoken[name] = typeof value === "number" && value < 0 ? this.number(value) : plain(value);
      spoken[`${name}-name`] = this.name(name, value);
      spoken[`${name}-who`] = this.#concernsReader(value) ? "you" : "other";
      if (Array.isArray(value)) spoken[`${name}-count`] = value.length;
    }
    return spoken;
  }

  /** Terms of the texts (`-professor`) that the edition names otherwise; within a sentence an article is small. */
  #terms(): string {
    const names = { ...this.#names.by_id };
    for (const more of Object.values(this.#names.by_argument)) Object.assign(names, more);
    return Object.entries(names)
      .filter(([key]) => /^[a-z][a-z0-9_-]*$/.test(key))
      .map(([key, name]) => `-${key} = { "${quoted(insideASentence(name))}" }\n`)
      .join("");
  }

  #concernsReader(value: unknown): boolean {
    const seats = Array.isArray(value) ? value : [value];
    return this.reader !== null && seats.includes(this.reader);
  }
}

/** How a name begins before which French drops a vowel. */
const ELIDED = /^(?:[aeiouœæ]|y(?![aeiou]))/;

/** French “of” before a name: “de Nadia”, “d’Inès”, “du Caire”. */
function de(name: string): string {
  const article = /^(Les?) (.+)$/.exec(name);
  if (article) return `${article[1] === "Le" ? "du" : "des"} ${article[2]}`;
  return ELIDED.test(name.normalize("NFD").toLowerCase()) ? `d’${name}` : `de ${name}`;
}

/** French “to” or “in” before a name: “à Lima”, “au Caire”. */
function a(name: string): string {
  const article = /^(Les?) (.+)$/.exec(name);
  return article ? `${article[1] === "Le" ? "au" : "aux"} ${article[2]}` : `à ${name}`;
}

/** How long that is, about: “40 s”, “12 min”, “9 h 30 min”. */
function span(seconds: number): string {
  const all = Math.floor((seconds + 30) / 60);
  if (all < 2) return `${seconds}\u202fs`;
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return [hours ? `${hours}\u202fh` : "", minutes ? `${minutes}\u202fmin` : ""].filter(Boolean).join(" ");
}

/** `suspect(player=2, who=red)` as a verb and its arguments. */
export function parseSpelled(text: string): [string, Record<string, string | number>] {
  const found = /^(\w+)(?:\((.*)\))?$/.exec(text);
  if (!found) return [text, {}];
  const args: Record<string, string | number> = {};
  for (const pair of found[2] ? found[2].split(", ") : []) {
    const at = pair.indexOf("=");
    const value = pair.slice(at + 1);
    args[pair.slice(0, at)] = /^-?\d+$/.test(value) ? Number(value) : value;
  }
  return [found[1]!, args];
}

function split(key: string): [string, string] {
  const dot = key.indexOf(".");
  return dot < 0 ? [key, ""] : [key.slice(0, dot), key.slice(dot + 1)];
}

function insideASentence(name: string): string {
  const article = /^(Le|La|Les|L’|L'|The|A|An)(?![\p{L}\p{N}_])/u.test(name) || /^L[’']/.test(name);
  return article ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** What an edition says is data: within the quotes of Fluent everything but letters, digits and spaces is spelled. */
function quoted(name: string): string {
  return name.replace(/[^\p{L}\p{N} ]/gu, (letter) => `\\U${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(6, "0")}`);
}

/** An argument as Fluent takes it: a number or a word. */
function plain(value: unknown): FluentVariable {
  if (value === null || value === undefined) return NONE;
  if (Array.isArray(value)) return value.length === 1 ? plain(value[0]) : value.join(", ");
  return typeof value === "number" ? value : String(value);
}

/** A key that has no text, still readable: third-party games may lack a language. */
function spaced(key: string, args: Arguments): string {
  const known = Object.entries(args)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name} ${String(value)}`);
  return [key.replace(/[_-]/g, " "), ...known].join(" ");
}
