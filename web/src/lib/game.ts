/**
 * What a game gives to the frame, and what the frame gives to a game.
 *
 * A game draws a view and sends actions; it knows no rule. The frame owns the top bar, the prompt, the journal, the chat
 * and the dialogs; the game owns the board, the hand and the pages of the pad. Texts: docs/texts.md.
 *
 * Layout, desktop:  top bar / [board | pad] / [prompt | pad] / [hand | pad]
 * Layout, phone:    top bar / board (or the page whose tab is open) / tabs / hand / prompt
 */

import type { Component, Snippet } from "svelte";
import type { Clock } from "./clock";
import type { IconName } from "./icons";
import type { Settings } from "./settings.svelte";
import type { Sound } from "./sound";
import type { Event, Shown, Sight, TableShown, Value } from "./wire";
import type { Words } from "./words";

export type Args = Readonly<Record<string, Value>>;

/** A place on the board: "seat:3", "card:print", "city:lima". The same words as `Refusal.blocked_by`. */
export type Place = string;

/** What every component of a game gets. */
export interface GameProps {
  /** What the seat may see now. Cast `sight.view` to the game's view. */
  sight: Sight;
  table: TableShown;
  words: Words;
  /** All that the seat was told so far, oldest first. */
  events: readonly Event[];
  /** What was told with this sight and has not been animated; empty after a reload, and with motion off. */
  fresh: readonly Event[];
  /** Take an option or an offer. True when it is accepted (and safe on disk); else the frame says why not. */
  act(verb: string, args?: Args): Promise<boolean>;
  /** Take back the last item of the draft, or the one named; also unlocks a sealed answer. */
  takeBack(verb?: string, args?: Args): Promise<boolean>;
  /** Ask why something is not possible. The prompt answers with the rule, and `highlight` is what forbids it. */
  whyNot(verb: string, args?: Args): Promise<void>;
  /** Whether exactly this is an option or an offer now: it gets the ring of the lamp. */
  can(verb: string, args?: Args): boolean;
  /** The answer to what was not possible, until the next thing happens. The prompt says it; where a game covers the prompt, the game does. */
  no: NoShown | null;
  /** Something else was tried: the last answer is of no more use. */
  hush(): void;
  /** What is to be lit: by hovering over the journal, or by a refusal. */
  highlight: Place | null;
  /** Light a place from the board or the pad, e.g. while hovering over a claim. */
  light(place: Place | null): void;
  settings: Settings;
  /** The server's clock. */
  clock: Clock;
  play(sound: Sound): void;
  /** Looking back at a finished match: nothing can be done. */
  replaying: boolean;
  /** One screen for everybody, and nobody has claimed it: show only what all may see. */
  veiled?: boolean;
  /** The journal, if the table is to draw it (`GameModule.beside`). */
  journal?: Snippet;
}

/** Why not, in words. */
export interface NoShown {
  text: string;
  /** The id of the rule, empty where no rule speaks. */
  rule: string;
  /** Counts up, so that the same answer twice shakes twice. */
  count: number;
}

/** A button of the prompt. One that has a `menu` opens it; else it acts. */
export interface PromptButton {
  id: string;
  label: string;
  /** In full, for those who hover or listen. */
  full?: string;
  /** In a menu: the heading it stands under, together with its neighbours. */
  group?: string;
  icon?: IconName;
  /** At most one is filled. Quiet ones are underlined. */
  look?: "filled" | "plain" | "quiet";
  act?: Shown | "take_back";
  /** What only this screen does: nothing is sent. */
  go?(): void;
  menu?: readonly PromptButton[];
  /** Asked before it is done, for what cannot be undone: a question and the verb of the button. */
  confirm?: { question: string; yes: string };
  /** Not possible now: a click asks why. */
  barred?: boolean;
}

/** What the prompt says. What is left out comes from the texts (`step-<name>` and its attributes) and the options. */
export interface PromptShown {
  title?: string;
  hint?: string;
  buttons?: readonly PromptButton[];
  /** The window whose time the ring shows; the first one otherwise. Null: no ring, the game shows the time itself. */
  window?: string | null;
  /** Whether what is offered lights the lamp although nothing is asked, as in a debate; true if left out. */
  lit?: boolean;
  /** Where a turn has several actions: dots at the left say how many are used. */
  turn?: TurnShown;
}

/** The action of now, counted from 1, of how many; `label` says so to those who listen. */
export interface TurnShown {
  action: number;
  of: number;
  label: string;
}

/** A step of the round, in the top bar. */
export interface StepShown {
  label: string;
  state: "past" | "now" | "next";
}

/** A page of the pad, above the journal; on phones a tab. */
export interface PadPage {
  id: string;
  title: string;
  /** For its tab on phones, where the title is long. */
  short?: string;
  /** Beside the title, e.g. "for you alone". */
  note?: string;
  icon?: IconName;
  /** May lie open on one screen for everybody: when `veiled`, it holds nothing that one seat alone knows. */
  shared?: boolean;
  /** Something on it can be done now: its tab has a dot. */
  lit?: boolean;
  /** What is highlighted lies on it. */
  marked?: boolean;
  component: Component<GameProps>;
}

export interface GameModule {
  /** The board. Fills its place; the seats are on it. */
  Table: Component<GameProps>;
  /** The hand: one row below the prompt, above it on phones. */
  Hand?: Component<GameProps>;
  /** Shown over the desk when the match is over; the frame adds rematch and replay below it. */
  End?: Component<GameProps>;
  /** The signs of the table, at the top of the rules. */
  Legend?: Component<GameProps>;
  /** A page of its own at /tutorial/<game>. */
  Tutorial?: Component<{ words: Words; settings: Settings; leave(): void }>;
  /** Whether the board of a wide screen has room for the journal now: then the table draws it, and the pad has only the chat. */
  beside?(sight: Sight): boolean;
  pages?(props: GameProps): readonly PadPage[];
  steps?(sight: Sight, words: Words): readonly StepShown[];
  prompt?(props: GameProps): PromptShown | null;
  /** The picture beside a line of the journal; null leaves the line out. */
  icon?(event: Event): IconName | null;
  /** Of little weight: the last few lines beside the table leave it out, the whole journal keeps it. */
  passing?(event: Event): boolean;
  /** Where a line of the journal lights the board. */
  place?(event: Event): Place | null;
  sound?(event: Event): Sound | null;
  /** Whether everything lies open at this table: one screen for everybody needs no curtain. */
  open?(table: TableShown): boolean;
  /** Whether the table waits for this seat although nothing is asked of it, as in a debate until all have said all. */
  awaited?(sight: Sight): boolean;
  /** Whether every screen is dark now: the frame dims itself and closes menus. */
  dark?(sight: Sight): boolean;
}

/** Whether two actions are the same. */
export function same(one: Shown, verb: string, args: Args = {}): boolean {
  const mine = one.args ?? {};
  const keys = Object.keys(mine);
  return one.verb === verb && keys.length === Object.keys(args).length && keys.every((key) => mine[key] === args[key]);
}
