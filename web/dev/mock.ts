/**
 * A stand-in for the server, for work on the client alone: REST calls and one socket fed by recorded frames
 * (`python web/dev/record.py`). It waits where the recorded seat had something to answer; any action goes on.
 */

import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { WebSocketServer, type WebSocket } from "ws";

interface Recorded {
  games: { id: string }[];
  texts: Record<string, unknown>;
  rules: Record<string, string>;
  table: Record<string, unknown> & { seats: Record<string, unknown>[] };
  frames: { frame: Sight; answer: { verb: string } | null }[];
}

interface Sight {
  number: number;
  now: number;
  events: unknown[];
  deadlines: { opened: number; ends: number; held_until: number }[];
  [field: string]: unknown;
}

const FILE = new URL("./recorded/casa_de_papel.json", import.meta.url);
const PACE = 900;
const LONG = 8; // this many frames are on the table when one comes in

export function mock(): Plugin {
  return {
    name: "cavale-mock",
    apply: "serve",
    configureServer(server) {
      if (!existsSync(FILE)) {
        server.config.logger.warn("No recorded frames: python web/dev/record.py, or CAVALE_SERVER=http://127.0.0.1:8000");
        return;
      }
      const recorded = JSON.parse(readFileSync(FILE, "utf-8")) as Recorded;
      const rest = new Rest(recorded);
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith("/api/")) void rest.answer(request, response);
        else next();
      });
      const sockets = new WebSocketServer({ noServer: true });
      server.httpServer?.on("upgrade", (request, socket, head) => {
        if (!request.url?.startsWith("/ws/")) return;
        sockets.handleUpgrade(request, socket, head, (ws) => new Table(ws, recorded, decodeURIComponent(request.url!.slice(4))));
      });
    },
  };
}

class Rest {
  readonly #recorded: Recorded;
  #name: string | null = process.env.MOCK_NEWCOMER ? null : "Nadia";

  constructor(recorded: Recorded) {
    this.#recorded = recorded;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await read(request);
    const path = new URL(request.url!, "http://localhost").pathname;
    const found = this.#find(request.method ?? "GET", path, body);
    response.statusCode = found === undefined ? 404 : 200;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(found === undefined ? { code: "not_found", key: "table-not-found", args: {} } : found));
  }

  #find(method: string, path: string, body: Record<string, unknown>): unknown {
    const { games, texts, rules, table, frames } = this.#recorded;
    const parts = path.split("/").slice(2);
    switch (parts[0]) {
      case "session":
        if (method === "PUT") this.#name = String(body.name);
        return this.#name === null ? null : { id: "me", name: this.#name };
      case "games":
        return games;
      case "texts":
        return texts[parts[2]!];
      case "rules":
        return parts[1] === "casa_de_papel" ? { lang: parts[2], markdown: rules[parts[2]!] } : undefined;
      case "quick":
        this.#name ??= "Nadia";
        return table;
      case "matches":
        return { table: { ...table, status: "over" }, sights: frames.map(({ frame }) => frame) };
      case "tables":
        if (parts[1] === "mine") return this.#name ? [line("mock", true)] : [];
        if (parts[1] === "by-code") return parts[2] === "loutre-7-velours" ? room(table) : undefined;
        if (parts.length === 1) return method === "POST" ? room(table) : [line("room", false)];
        if (parts[2] === "ticket") return { ticket: parts[1] };
        if (parts[2] === "start") return table;
        return parts[1] === "room" ? room(table) : table;
    }
    return undefined;
  }
}

class Table {
  readonly #ws: WebSocket;
  readonly #recorded: Recorded;
  #at: number;

  constructor(ws: WebSocket, recorded: Recorded, id: string) {
    this.#ws = ws;
    this.#recorded = recorded;
    const lobby = id === "room";
    const [, from] = id.split("@");
    this.#at = Math.min(recorded.frames.length - 1, from === "end" ? Infinity : parseInt(from ?? "", 10) || LONG);
    const over = this.#at === recorded.frames.length - 1;
    const table = lobby ? room(recorded.table) : { ...recorded.table, status: over ? "over" : "playing" };
    this.#send({ type: "welcome", protocol: 1, now: Date.now(), person: { id: "me", name: "Nadia" }, table, chat: CHAT });
    ws.on("message", (data) => this.#hear(JSON.parse(String(data)) as { id: string; type: string; verb?: string; text?: string }));
    if (lobby) return;
    const events = recorded.frames.slice(0, this.#at + 1).flatMap(({ frame }) => frame.events);
    if (id.endsWith("hot")) {
      // One screen for everybody: the next seat is asked, the first one has the screen.
      this.#send({ ...this.#sight(), events, whole: true, asked: null });
      this.#send({ ...this.#sight(), events, whole: true, seat: 1 });
      return;
    }
    this.#send({ ...this.#sight(), events, whole: true });
    this.#later();
  }

  #hear(frame: { id: string; type: string; text?: string }): void {
    if (frame.type === "why_not") {
      const refusal = { rule: "CP-LED-07", key: "casa-has-led-already", args: { seat: 1 }, blocked_by: "seat:1" };
      this.#send({ type: "reason", id: frame.id, refusal });
      return;
    }
    this.#send({ type: "done", id: frame.id });
    if (frame.type === "say") this.#send({ type: "chat", line: Date.now(), seat: 0, name: "Nadia", text: frame.text, at: Date.now() });
    if (frame.type === "act") this.#next();
  }

  #later(): void {
    if (this.#recorded.frames[this.#at]?.answer) return; // the person's turn
    setTimeout(() => this.#next(), PACE);
  }

  #next(): void {
    if (this.#at >= this.#recorded.frames.length - 1 || this.#ws.readyState !== 1) return;
    this.#at += 1;
    this.#send(this.#sight());
    if (this.#at === this.#recorded.frames.length - 1) this.#send({ type: "table", table: { ...this.#recorded.table, status: "over" } });
    else this.#later();
  }

  #sight(): Sight {
    const frame = this.#recorded.frames[this.#at]!.frame;
    const now = Date.now();
    const deadlines = frame.deadlines.map((one) => ({
      ...one,
      opened: now,
      ends: one.ends && now + one.ends,
      held_until: one.held_until && now + one.held_until,
    }));
    return { ...frame, now, deadlines };
  }

  #send(frame: object): void {
    this.#ws.send(JSON.stringify(frame));
  }
}

const CHAT = [
  { type: "chat", line: 1, seat: 2, name: "Zoé", text: "Je la sens bien, cette manche.", at: 0 },
  { type: "chat", line: 2, seat: 4, name: "Inès", text: "Tu dis toujours ça.", at: 0 },
];

function line(id: string, yours: boolean) {
  const title = yours ? "Zoé" : "Malik";
  return { id, game: "casa_de_papel", title, status: yours ? "playing" : "lobby", seats: 5, taken: 3, yours, waiting_for_you: yours, round: yours ? { fr: "manche 1 sur 5", en: "round 1 of 5" } : {}, edition: {}, updated: Date.now() };
}

function room(table: Recorded["table"]) {
  const seats = table.seats.map((seat, index) =>
    index < 2
      ? { ...seat, occupant: "person", present: true, level: "" }
      : index === 3
        ? { ...seat, occupant: "bot", level: "clever" }
        : { ...seat, name: "", occupant: "empty", level: "" },
  );
  return { ...table, id: "room", status: "lobby", seats };
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = "";
  for await (const part of request) text += String(part);
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
