/**
 * The tutorial as a script: it answers like the server, from frames recorded with the real rules (record.py). What is
 * awaited leads on; what the rules forbid is answered with the rule; what they allow is answered with the lesson.
 */

import { same, type Args, type Place } from "../lib/game";
import type { Answer } from "../lib/socket";
import type { Event, FromServer, Refusal, Shown, Sight, TableShown } from "../lib/wire";

export interface Awaited {
  verb: string;
  args: Args;
  /** to be tried although it is not possible */
  why?: boolean;
}

export type Recorded = Sight & { pause?: number };

export interface Step {
  /** the text of the lesson: `tutorial-<text>` */
  text: string;
  awaited: Awaited | null;
  /** why not, for all else: numbers of reasons */
  no: Readonly<Record<string, number>>;
  /** what follows */
  then: readonly Recorded[];
  /** only the first has a frame of its own; the others begin where the one before has ended */
  frame?: Recorded;
}

export interface Content {
  table: TableShown;
  steps: readonly Step[];
  reasons: readonly Refusal[];
}

/** What the script needs of a frame from the page. */
export type Heard = { type: string; verb?: string; args?: Args };

export interface Audience {
  hear(frame: FromServer): void;
  light(place: string | null): void;
  /** what was answered before is of no more use */
  hush(): void;
}

/** What the script must know of a game. */
export interface Manner {
  /** verbs that are put together and can be taken back one by one */
  drafting: readonly string[];
  /** where what is awaited is to be done: it is lit */
  placeOf(awaited: Awaited): Place | null;
}

const READING = 3000; // milliseconds for the answer that a step asked for

interface Moment {
  sight: Sight;
  events: readonly Event[];
}

export class Script {
  /** the step that is asked now */
  at = 0;
  /** the others are playing */
  busy = false;
  readonly #content: Content;
  readonly #audience: Audience;
  readonly #manner: Manner;
  readonly #wait: (ms: number) => Promise<void>;
  readonly #now: () => number;
  readonly #changed: () => void;
  #moment: Moment;
  #begun: Moment[] = []; // how each step began
  #number = 0;
  #closed = false;

  constructor(content: Content, audience: Audience, manner: Manner, wait: (ms: number) => Promise<void>, now: () => number, changed: () => void) {
    const frame = content.steps[0]?.frame;
    if (!frame) throw new Error("a tutorial begins with a frame");
    this.#content = content;
    this.#audience = audience;
    this.#manner = manner;
    this.#wait = wait;
    this.#now = now;
    this.#changed = changed;
    this.#moment = { sight: frame, events: frame.events };
    audience.hear({ type: "table", table: content.table });
    this.#show(frame, true);
    this.#begin();
  }

  get step(): Step {
    return this.#content.steps[this.at] as Step;
  }
  get last(): boolean {
    return this.at === this.#content.steps.length - 1;
  }

  close(): void {
    this.#closed = true;
  }

  /** The reader has read what there is to read. */
  async goOn(): Promise<void> {
    if (!this.busy && !this.step.awaited && !this.last) await this.#follow();
  }

  async send(frame: Heard): Promise<Answer> {
    const action: Shown = { verb: frame.verb ?? "", args: frame.args };
    if (frame.type === "take_back") return this.#takeBack();
    if (frame.type === "why_not") return this.#why(action);
    if (frame.type !== "act") return { kind: "done" };
    if (this.busy) return this.#refuse("wait");
    const awaited = this.step.awaited;
    if (awaited && !awaited.why && same(action, awaited.verb, awaited.args)) {
      void this.#follow();
      return { kind: "done" };
    }
    const reason = this.#reason(action);
    return reason ? { kind: "refused", refusal: reason } : this.#refuse(this.step.text);
  }

  async #why(action: Shown): Promise<Answer> {
    const awaited = this.step.awaited;
    const reason = this.#reason(action);
    if (!this.busy && awaited?.why && action.verb === awaited.verb) void this.#follow(READING);
    return { kind: "reason", refusal: reason };
  }

  /** A card comes back: the step before is asked again. */
  async #takeBack(): Promise<Answer> {
    const before = this.#begun[this.at - 1];
    const drafting = this.#manner.drafting.includes(this.#content.steps[this.at - 1]?.awaited?.verb ?? "");
    if (this.busy || !before || !drafting) return this.#refuse(this.busy ? "wait" : this.step.text);
    this.at -= 1;
    this.#begun.length = this.at;
    this.#moment = before;
    this.#show({ ...before.sight, events: before.events }, true);
    this.#begin();
    return { kind: "done" };
  }

  async #follow(first = 0): Promise<void> {
    this.busy = true;
    this.#audience.light(null);
    this.#changed();
    let pause = first;
    for (const [place, frame] of this.step.then.entries()) {
      await this.#wait(place === 0 ? first : Math.max(pause, frame.pause ?? 0));
      if (this.#closed) return;
      this.#show(frame, false);
      pause = darkFor(frame);
    }
    if (first && !this.step.then.length) await this.#wait(first);
    if (this.#closed) return;
    this.at += 1;
    this.busy = false;
    this.#begin();
  }

  #begin(): void {
    this.#begun[this.at] = this.#moment;
    this.#audience.hush();
    this.#audience.light(this.step.awaited && this.#manner.placeOf(this.step.awaited));
    this.#changed();
  }

  #show(frame: Recorded, whole: boolean): void {
    const events = whole ? frame.events : [...this.#moment.events, ...frame.events];
    this.#moment = { sight: frame, events };
    this.#number += 1;
    const shift = this.#now() - frame.now;
    const deadlines = frame.deadlines.map((deadline) => ({
      ...deadline,
      opened: deadline.opened + shift,
      ends: deadline.ends && deadline.ends + shift,
      held_until: deadline.held_until && deadline.held_until + shift,
    }));
    this.#audience.hear({ ...frame, whole, deadlines, now: this.#now(), number: this.#number });
  }

  #reason(action: Shown): Refusal | null {
    const { asked, offers } = this.#moment.sight;
    if ([...(asked?.options ?? []), ...offers].some((option) => same(option, action.verb, action.args))) return null;
    const number = this.step.no[spelled(action)];
    return (number === undefined ? null : this.#content.reasons[number]) ?? null;
  }

  #refuse(lesson: string): Answer {
    return { kind: "refused", refusal: { rule: "", key: `tutorial-${lesson}`, args: {}, blocked_by: "" } };
  }
}

/** An action as the recording spells it: "propose(player=2)". */
function spelled({ verb, args }: Shown): string {
  const pairs = Object.entries(args ?? {}).map(([name, value]) => `${name}=${value}`);
  return pairs.length ? `${verb}(${pairs.join(", ")})` : verb;
}

/** A blackout lasts its full time here, too. */
function darkFor(frame: Recorded): number {
  const blackout = frame.deadlines.find((deadline) => deadline.window === "blackout");
  return blackout ? (blackout.ends || blackout.held_until) - blackout.opened : 0;
}
