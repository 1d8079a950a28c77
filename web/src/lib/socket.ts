/**
 * The line to a table. It comes back by itself, and what was not acknowledged is sent again under the same id, so that
 * the server answers it without doing it twice.
 */

import type { Clock } from "./clock";
import type { Fault, FromClient, FromServer, Refusal } from "./wire";
import { PROTOCOL } from "./wire";

export type LineState =
  | "connecting" // for the first time
  | "open"
  | "lost" // it is being called again
  | "ended"; // for good: `reason` says why

/** Why a line ended: the code of a `bye`, "outdated" for a newer server, or the code of a fault. */
export type EndReason = string;

export type Answer =
  | { kind: "done" }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "reason"; refusal: Refusal | null }
  | { kind: "failed"; fault: Fault };

type Unsent = FromClient extends infer F ? (F extends FromClient ? Omit<F, "id"> : never) : never;

/** What the socket needs of the browser; a test gives its own. */
export interface World {
  open(url: string): WebSocket;
  ticket(): Promise<string>;
  url(ticket: string): string;
  random(): number;
  /** Woken up, came back to the front, or back on the net. Returns how to stop listening. */
  onWake(heard: () => void): () => void;
  /** Put away: a phone that is locked or shows something else. Returns how to stop listening. */
  onPutAway(heard: () => void): () => void;
}

interface Waiting {
  frame: FromClient;
  resolve(answer: Answer): void;
}

const POCKET = 10_000; // milliseconds of a hidden page, until whoever has the phone counts as away
const HEARTBEAT = 5_000; // how often the line is looked at
const SLEPT = 15_000; // a heartbeat that late means that the device slept
const QUIET = 25_000; // so long without a word, and we ask whether the line is open
const PATIENCE = 8_000; // for the answer to that
const LONGEST_PAUSE = 20_000;
const BREATH = 2_000; // when the server could not take all of our frames
const LEAVING = 1000; // how a socket is closed on purpose: nobody waits for who leaves
const CALLING_AGAIN = 4000;

export class Line {
  state: LineState = "connecting";
  reason: EndReason = "";
  readonly #world: World;
  readonly #clock: Clock;
  readonly #heard: (frame: FromServer) => void;
  readonly #changed: () => void;
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #welcomed = false;
  #tries = 0;
  #count = 0;
  #lastWord = 0;
  #lastBeat = 0;
  #asked = 0;
  #again: ReturnType<typeof setTimeout> | null = null;
  #breath: ReturnType<typeof setTimeout> | null = null;
  #beat: ReturnType<typeof setInterval> | null = null;
  #resting = false; // put away: nobody looks, and nothing calls again before somebody does
  #stopListening: () => void;
  readonly #prefix: string;

  constructor(world: World, clock: Clock, heard: (frame: FromServer) => void, changed: () => void) {
    this.#world = world;
    this.#clock = clock;
    this.#heard = heard;
    this.#changed = changed;
    this.#prefix = Math.floor(world.random() * 2 ** 40).toString(36);
    this.#lastBeat = Date.now();
    this.#beat = setInterval(() => this.#look(), HEARTBEAT);
    this.#stopListening = this.#listen();
    void this.#call();
  }

  /** Send a frame. The answer comes when the server has given one, whatever happens to the line meanwhile. */
  send(frame: Unsent): Promise<Answer> {
    const whole = { ...frame, id: `${this.#prefix}-${++this.#count}` } as FromClient;
    return new Promise((resolve) => {
      if (this.state === "ended") return resolve(gone());
      this.#waiting.set(whole.id, { frame: whole, resolve });
      if (this.#welcomed) this.#socket?.send(JSON.stringify(whole));
    });
  }

  get unanswered(): number {
    return [...this.#waiting.values()].filter(({ frame }) => frame.type !== "ping").length;
  }

  /** Call at once, and take the line from wherever it was opened meanwhile. */
  reopen(): void {
    if (this.state === "ended") {
      this.#beat ??= setInterval(() => this.#look(), HEARTBEAT);
      this.#stopListening();
      this.#stopListening = this.#listen();
    }
    this.#tries = 0;
    this.#set("lost");
    void this.#call();
  }

  /** The device woke up: what looks like an open line may be a dead one. */
  wake(): void {
    if (this.state === "ended") return;
    this.#clock.forget();
    if (this.state === "open") this.#ask();
    else if (this.#again || this.#resting) {
      this.#tries = 0;
      void this.#call();
    }
  }

  /** Whoever holds the device looks elsewhere: away, not gone. So the line is let go as if it broke. */
  rest(): void {
    if (this.state === "ended") return;
    this.#stopTimer();
    this.#drop();
    this.#set("lost");
    this.#resting = true;
  }

  close(): void {
    this.#end("left");
  }

  #listen(): () => void {
    const stops = [this.#world.onWake(() => this.wake()), this.#world.onPutAway(() => this.rest())];
    return () => stops.forEach((stop) => stop());
  }

  async #call(): Promise<void> {
    this.#resting = false;
    this.#stopTimer();
    this.#drop();
    let ticket: string;
    try {
      ticket = await this.#world.ticket();
    } catch (error) {
      const fault = (error as { fault?: Fault; status?: number }).fault;
      const status = (error as { status?: number }).status ?? 0;
      if (fault && [401, 403, 404, 410].includes(status)) return this.#end(fault.code);
      return this.#later();
    }
    if (this.state === "ended" || this.#socket || this.#resting) return;
    const socket = this.#world.open(this.#world.url(ticket));
    this.#socket = socket;
    this.#lastWord = Date.now();
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#take(JSON.parse(String(message.data)) as FromServer);
    };
    socket.onclose = socket.onerror = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #take(frame: FromServer): void {
    this.#lastWord = Date.now();
    this.#asked = 0;
    if ("now" in frame) this.#clock.hear(frame.now);
    switch (frame.type) {
      case "welcome":
        if (frame.protocol > PROTOCOL) return this.#end("outdated");
        this.#welcomed = true;
        this.#tries = 0;
        this.#heard(frame);
        this.#set("open");
        return this.#sendAgain();
      case "done":
        return this.#answer(frame.id, { kind: "done" });
      case "refused":
        return this.#answer(frame.id, { kind: "refused", refusal: frame.refusal });
      case "reason":
        return this.#answer(frame.id, { kind: "reason", refusal: frame.refusal });
      case "failed":
        if (!this.#welcomed) return this.#end(frame.fault.code); // not let in
        if (frame.fault.code === "too_much") return this.#breathe();
        return this.#answer(frame.id, { kind: "failed", fault: frame.fault });
      case "bye":
        return frame.retry ? this.#lost() : this.#end(frame.code);
      default:
        this.#heard(frame);
    }
  }

  #sendAgain(): void {
    for (const { frame } of this.#waiting.values()) this.#socket?.send(JSON.stringify(frame));
  }

  /** Too many frames at once: the server read some no further, and cannot say which. */
  #breathe(): void {
    this.#breath ??= setTimeout(() => {
      this.#breath = null;
      this.#sendAgain();
    }, BREATH);
  }

  #answer(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    waiting.resolve(answer);
    if (waiting.frame.type !== "ping") this.#changed();
  }

  #lost(): void {
    this.#drop();
    if (this.state === "ended") return;
    this.#set("lost");
    this.#later();
  }

  /** Half a second at first, then twice as long each time; never all clients at the same moment. */
  #later(): void {
    if (this.state === "ended") return;
    this.#set("lost");
    if (this.#resting) return;
    const pause = Math.min(LONGEST_PAUSE, 500 * 2 ** this.#tries++) * (0.5 + this.#world.random() / 2);
    this.#stopTimer();
    this.#again = setTimeout(() => void this.#call(), pause);
  }

  #look(): void {
    const now = Date.now();
    const slept = now - this.#lastBeat > SLEPT;
    this.#lastBeat = now;
    if (this.#resting) return;
    if (slept) return this.wake();
    if (this.state !== "open") {
      // A socket that was opened and never welcomed us is as good as none.
      if (this.#socket && now - this.#lastWord > PATIENCE * 2) this.#lost();
      return;
    }
    if (this.#asked && now - this.#asked > PATIENCE) this.#lost();
    else if (!this.#asked && now - this.#lastWord > QUIET) this.#ask();
  }

  #ask(): void {
    if (this.#asked) return;
    this.#asked = Date.now();
    void this.send({ type: "ping" });
  }

  #end(reason: EndReason): void {
    this.reason = reason;
    this.#set("ended");
    this.#drop(LEAVING);
    this.#stopTimer();
    if (this.#beat) clearInterval(this.#beat);
    this.#beat = null;
    this.#stopListening();
    for (const { resolve } of this.#waiting.values()) resolve(gone());
    this.#waiting.clear();
  }

  #drop(code = CALLING_AGAIN): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    this.#asked = 0;
    if (this.#breath) clearTimeout(this.#breath);
    this.#breath = null;
    if (socket) {
      socket.onmessage = socket.onclose = socket.onerror = null;
      socket.close(code);
    }
    for (const [id, { frame }] of this.#waiting) if (frame.type === "ping") this.#waiting.delete(id);
  }

  #stopTimer(): void {
    if (this.#again) clearTimeout(this.#again);
    this.#again = null;
  }

  #set(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    this.#changed();
  }
}

function gone(): Answer {
  return { kind: "failed", fault: { code: "line_ended", key: "fault-line-ended", args: {} } };
}

/** The browser: same origin, one ticket per socket. */
export function browser(ticket: () => Promise<string>): World {
  return {
    open: (url) => new WebSocket(url),
    ticket,
    url: (one) => {
      const url = new URL(`/ws/${encodeURIComponent(one)}`, location.href);
      url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
      return url.href;
    },
    random: Math.random,
    onPutAway: (heard) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const changed = () => {
        clearTimeout(timer);
        const pocket = matchMedia("(pointer: coarse)").matches; // a page behind another on a desk is still looked at now and then
        if (pocket && document.visibilityState === "hidden") timer = setTimeout(heard, POCKET);
      };
      document.addEventListener("visibilitychange", changed);
      document.addEventListener("freeze", heard);
      return () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", changed);
        document.removeEventListener("freeze", heard);
      };
    },
    onWake: (heard) => {
      const seen = () => document.visibilityState === "visible" && heard();
      addEventListener("online", heard);
      addEventListener("pageshow", heard);
      document.addEventListener("visibilitychange", seen);
      return () => {
        removeEventListener("online", heard);
        removeEventListener("pageshow", heard);
        document.removeEventListener("visibilitychange", seen);
      };
    },
  };
}
