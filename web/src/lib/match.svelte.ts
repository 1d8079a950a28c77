/** A table as this browser knows it: made from the frames of the server, and nothing else. */

import { same, type Args, type Place } from "./game";
import { Clock } from "./clock";
import type { Answer, EndReason, LineState } from "./socket";
import type { ChatLine, Event, Fault, FromServer, Motion, Person, Refusal, Shown, Sight, TableShown } from "./wire";

/** What the match speaks through: a `Line`, or a script in the tutorial. */
export interface Speaker {
  send(frame: Parameters<import("./socket").Line["send"]>[0]): Promise<Answer>;
}

/** The answer to something that was not possible, until the next thing happens. */
export interface No {
  refusal?: Refusal;
  fault?: Fault;
  /** What was tried: it shakes. */
  verb: string;
  args: Args;
  /** Counts up, so that the same answer twice shakes twice. */
  count: number;
}

function questioned({ asked }: Sight): boolean {
  return !!asked && !asked.locked;
}

interface Eyes {
  sight: Sight;
  events: Event[];
  fresh: Event[];
}

export class TableModel {
  readonly clock: Clock;
  person = $state.raw<Person | null>(null);
  table = $state.raw<TableShown | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  unread = $state(0);
  line = $state<LineState>("connecting");
  ended = $state<EndReason>("");
  /** Sent and not yet acknowledged. */
  waiting = $state(0);
  no = $state.raw<No | null>(null);
  highlight = $state<Place | null>(null);
  /** Whom one looks through; on a table with one device for all, whoever is at the screen. */
  seat = $state<number | null>(null);
  #eyes = $state.raw<ReadonlyMap<number, Eyes>>(new Map());
  #speaker: Speaker | null = null;
  #count = 0;
  #acting: Shown[] = []; // sent and not yet answered

  constructor(clock: Clock = new Clock()) {
    this.clock = clock;
  }

  speakThrough(speaker: Speaker): void {
    this.#speaker = speaker;
  }

  get sight(): Sight | null {
    return this.#current?.sight ?? null;
  }
  /** All that the seat was told, oldest first. */
  get events(): readonly Event[] {
    return this.#current?.events ?? [];
  }
  /** What came with the last sight; nothing on connecting. */
  get fresh(): readonly Event[] {
    return this.#current?.fresh ?? [];
  }
  get watching(): boolean {
    return !!this.table && this.table.seat === null && !this.table.hot_seat;
  }
  get hotSeat(): boolean {
    return this.#eyes.size > 1;
  }
  /**
   * Who looks through several seats, on one device for all or for others who are away: who is to have the screen.
   * `awaited`: whether the table waits for a seat although nothing is asked of it.
   */
  nextAtScreen(awaited: (sight: Sight) => boolean = () => false): number | null {
    const here = this.sight;
    if (!this.hotSeat || !here) return null;
    // Sights come one by one: nobody is awaited where the screen has not arrived yet.
    for (const wanted of [questioned, (sight: Sight) => sight.step === here.step && awaited(sight)]) {
      if (wanted(here)) return null;
      for (const [seat, { sight }] of this.#eyes) if (wanted(sight)) return seat;
    }
    return this.commanding === null ? null : (this.table?.seat ?? null);
  }

  /** Nobody may look at the table: its clock stands. */
  get covered(): boolean {
    return this.sight?.view === null;
  }
  /** The seat of somebody who is away, if that is the one looked through now. */
  get commanding(): number | null {
    const seat = this.seat === null ? undefined : this.table?.seats[this.seat];
    return seat?.orphaned && !seat.you ? seat.seat : null;
  }

  get #current(): Eyes | undefined {
    return this.seat === null ? this.#eyes.values().next().value : this.#eyes.get(this.seat);
  }

  /** The names of the seats, as the texts need them. */
  get players(): readonly string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  hear(frame: FromServer): void {
    switch (frame.type) {
      case "welcome":
        this.person = frame.person;
        this.#lay(frame.table);
        this.chat = frame.chat;
        return;
      case "table":
        return this.#lay(frame.table);
      case "chat":
        this.chat = [...this.chat.filter((line) => line.line !== frame.line), frame].sort((a, b) => a.line - b.line);
        if (frame.seat === null || frame.seat !== this.table?.seat) this.unread += 1;
        return;
      case "sight":
        return this.#see(frame);
    }
  }

  lineChanged(state: LineState, reason: EndReason): void {
    this.line = state;
    this.ended = reason;
  }

  /** Whose owner is back is not looked through any more. */
  #lay(table: TableShown): void {
    const orphans = this.table?.seats.filter((seat) => seat.orphaned).map((seat) => seat.seat) ?? [];
    const back = orphans.filter((seat) => !table.seats[seat]?.orphaned && !table.seats[seat]?.you);
    this.table = table;
    if (!back.length) return;
    this.#eyes = new Map([...this.#eyes].filter(([seat]) => !back.includes(seat)));
    if (this.seat !== null && back.includes(this.seat)) this.sitAt(table.seat ?? this.seat);
  }

  #see(sight: Sight): void {
    const before = this.#eyes.get(sight.seat);
    if (before && !sight.whole && sight.number <= before.sight.number) return; // an echo of what is known
    const eyes: Eyes = sight.whole
      ? { sight, events: [...sight.events], fresh: [] }
      : { sight, events: [...(before?.events ?? []), ...sight.events], fresh: [...sight.events] };
    this.#eyes = new Map(this.#eyes).set(sight.seat, eyes);
    this.seat ??= sight.seat;
    if (sight.seat === this.seat && !sight.whole) this.hush();
  }

  /** Whether exactly this is an option or an offer now. */
  can(verb: string, args: Args = {}): boolean {
    const sight = this.sight;
    if (!sight || this.line !== "open") return false;
    return [...(sight.asked?.options ?? []), ...sight.offers].some((shown) => same(shown, verb, args));
  }

  /** Pressed again out of impatience, it is still sent once. */
  async act(verb: string, args: Args = {}): Promise<boolean> {
    if (this.#acting.some((one) => same(one, verb, args))) return false;
    const asked = this.sight?.asked;
    const option = asked?.options.some((shown) => same(shown, verb, args));
    const acting = { verb, args };
    this.#acting.push(acting);
    try {
      return await this.#try(verb, args, { type: "act", verb, args, ask: option ? asked!.id : null, ...this.#asSeat() });
    } finally {
      this.#acting = this.#acting.filter((one) => one !== acting);
    }
  }

  async takeBack(verb = "", args: Args = {}): Promise<boolean> {
    return this.#try(verb, args, { type: "take_back", verb, args, ...this.#asSeat() });
  }

  async undo(): Promise<boolean> {
    return this.#try("undo", {}, { type: "undo", ...this.#asOwn() });
  }

  async consent(yes: boolean): Promise<boolean> {
    return this.#try("consent", {}, { type: "consent", yes, ...this.#asOwn() });
  }

  async vote(motion: Motion, yes = true): Promise<boolean> {
    return this.#try("vote", { motion }, { type: "vote", motion, yes });
  }

  async say(text: string): Promise<boolean> {
    return this.#try("say", {}, { type: "say", text });
  }

  async report(line: number, reason: string): Promise<boolean> {
    return this.#try("report", { line }, { type: "report", line, reason });
  }

  async whyNot(verb: string, args: Args = {}): Promise<void> {
    const answer = await this.#send({ type: "why_not", verb, args, ...this.#asSeat() });
    if (answer.kind === "reason" && answer.refusal) this.#refuse({ refusal: answer.refusal, verb, args });
    else if (answer.kind === "failed") this.#refuse({ fault: answer.fault, verb, args });
  }

  /** The last refusal is of no more use. */
  hush(): void {
    this.no = null;
    this.highlight = null;
  }

  light(place: Place | null): void {
    this.highlight = place;
  }

  /** On one device for all: hand the screen over. */
  sitAt(seat: number): void {
    this.seat = seat;
    this.hush();
  }

  #asSeat(): { seat?: number } {
    return this.hotSeat && this.seat !== null ? { seat: this.seat } : {};
  }

  #asOwn(): { seat?: number } {
    return this.commanding === null ? this.#asSeat() : {};
  }

  async #try(verb: string, args: Args, frame: Parameters<Speaker["send"]>[0]): Promise<boolean> {
    const answer = await this.#send(frame);
    if (answer.kind === "done") return true;
    if (answer.kind === "refused") this.#refuse({ refusal: answer.refusal, verb, args });
    else if (answer.kind === "failed") this.#refuse({ fault: answer.fault, verb, args });
    return false;
  }

  async #send(frame: Parameters<Speaker["send"]>[0]): Promise<Answer> {
    if (!this.#speaker) return { kind: "failed", fault: { code: "no_line", key: "fault-line-ended", args: {} } };
    this.waiting += 1;
    try {
      return await this.#speaker.send(frame);
    } finally {
      this.waiting = Math.max(0, this.waiting - 1);
    }
  }

  #refuse(no: Omit<No, "count">): void {
    this.no = { ...no, count: ++this.#count };
    this.highlight = no.refusal?.blocked_by || null;
  }
}
