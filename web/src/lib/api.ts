/** The REST calls. Same origin, JSON, a session cookie; nothing else is ever asked of any other server. */

import type {
  EditionShown,
  EditionUpload,
  Fault,
  Film,
  GameShown,
  Invitation,
  Network,
  NewTable,
  Person,
  PrivateCode,
  QuickTable,
  ServerKey,
  Sign,
  TableLine,
  TableShown,
  Ticket,
} from "./wire";
import * as envelope from "./envelope";
import type { Texts } from "./words";

/** The server said no, or could not be reached (`code` is then "unreachable"). */
export class ApiError extends Error {
  readonly fault: Fault;
  readonly status: number;

  constructor(status: number, fault: Fault) {
    super(fault.code);
    this.status = status;
    this.fault = fault;
  }

  /** Whether the server decided so: to send the same again is of no use. */
  get refused(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 429;
  }
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

export class Api {
  readonly #fetch: Fetch;

  constructor(fetcher: Fetch = (path, init) => fetch(path, init)) {
    this.#fetch = fetcher;
  }

  me = () => this.#get<Person | null>("/api/session");
  /** Be somebody: a name is all we ask. */
  enter = (name: string, disc: Sign | null = null) => this.#send<Person>("PUT", "/api/session", { name, disc });
  /** Name, session and messages go. */
  forgetMe = () => this.#send<undefined>("DELETE", "/api/session");

  /** Where phones nearby would find this server: told to the machine it runs on. */
  network = () => this.#get<Network>("/api/network");
  games = () => this.#get<GameShown[]>("/api/games");
  texts = (game: string, lang: string, table = "") =>
    this.#get<Texts>(`/api/texts/${game}/${lang}${table ? `?table=${encodeURIComponent(table)}` : ""}`);
  rules = (game: string, lang: string) => this.#get<{ lang: string; markdown: string }>(`/api/rules/${game}/${lang}`);

  editions = (game: string) => this.#get<EditionShown[]>(`/api/editions/${game}`);
  uploadEdition = (upload: EditionUpload) => this.#post<EditionShown>("/api/editions", upload);

  /** One click: what this person adds to the shuffle follows the promise of the server. */
  quick = (wanted: QuickTable) => this.#post<TableShown>("/api/quick", wanted).then((table) => this.start(table));
  openTables = () => this.#get<TableLine[]>("/api/tables");
  myTables = () => this.#get<TableLine[]>("/api/tables/mine");
  newTable = (wanted: NewTable) => this.#post<TableShown>("/api/tables", wanted);
  table = (id: string) => this.#get<TableShown>(`/api/tables/${id}`);
  /** The table of an invitation, before one has a name: by the key of its link, or by the words of its code. */
  tableOfLink = (link: string) => this.#get<TableShown>(`/api/tables/by-link/${encodeURIComponent(link)}`);
  tableOfCode = (code: string) => this.#get<TableShown>(`/api/tables/by-code/${encodeURIComponent(code)}`);
  join = (invitation: Invitation) => this.#post<TableShown>("/api/tables/join", invitation);

  /** Take a seat, with an envelope for the shuffle. Whoever sits there already only seals a new one. */
  sit = (table: TableShown, seat = -1, name = "") =>
    this.#post<TableShown>(`/api/tables/${table.id}/sit`, { seat, name, commitments: envelope.seals(table) });
  standUp = (table: string) => this.#post<TableShown>(`/api/tables/${table}/leave`);
  setBot = (table: string, seat: number, level: string) => this.#post<TableShown>(`/api/tables/${table}/bot`, { seat, level });
  kick = (table: string, seat: number) => this.#post<TableShown>(`/api/tables/${table}/kick`, { seat });
  change = (table: string, change: object) => this.#post<TableShown>(`/api/tables/${table}/settings`, change);
  /** The owner starts, and opens her envelope first, against those that she was shown. */
  start = async (table: TableShown) => {
    const commitments = envelope.seals(table);
    const added = table.seat === null ? {} : { commitments, contribution: envelope.opening(table), seen: envelope.seen(table) };
    try {
      return await this.#post<TableShown>(`/api/tables/${table.id}/start`, added);
    } catch (error) {
      if (error instanceof ApiError && error.refused) envelope.spoil(table.id);
      throw error;
    }
  };
  open = (table: TableShown) => this.#post<TableShown>(`/api/tables/${table.id}/open`, { contribution: envelope.opening(table) });
  callOff = (table: string) => this.#post<TableShown>(`/api/tables/${table}/call-off`);
  /** A finished match as a file. */
  matchFile = (table: string) => this.#get<envelope.MatchFile>(`/api/tables/${table}/match`);
  /** A late friend asks for the seat of a bot; −1: no longer. */
  askSeat = (table: string, seat: number) => this.#post<TableShown>(`/api/tables/${table}/late`, { seat });
  answerLate = (table: string, seat: number, yes: boolean) => this.#post<TableShown>(`/api/tables/${table}/late-answer`, { seat, yes });
  rematch = (table: string) => this.#post<TableShown>(`/api/tables/${table}/rematch`);
  /** A new private code for one's seat; the one before opens nothing any more. */
  privateCode = (table: string) => this.#post<PrivateCode>(`/api/tables/${table}/private-code`);
  reclaim = (table: string, code: string) => this.#post<TableShown>(`/api/tables/${table}/reclaim`, { code });
  ticket = (table: string) => this.#post<Ticket>(`/api/tables/${table}/ticket`);
  /** A match file becomes a table to look at. */
  bringMatch = (file: Blob) =>
    this.#ask("/api/matches", { method: "POST", body: file }).then((response) => response.json() as Promise<TableShown>);
  /** A finished match as one seat saw it: its sights, in their order. */
  key = () => this.#get<ServerKey>("/api/key");
  replay = (match: string, seat: number) => this.#get<Film>(`/api/matches/${match}/replay?seat=${seat}`);

  #get<T>(path: string): Promise<T> {
    return this.#ask(path, { method: "GET" }).then((response) => response.json() as Promise<T>);
  }

  #post<T>(path: string, body?: unknown): Promise<T> {
    return this.#send<T>("POST", path, body);
  }

  async #send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    const response = await this.#ask(path, { method, ...sent });
    return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    let response: Response;
    try {
      response = await this.#fetch(path, { credentials: "same-origin", ...init });
    } catch {
      throw new ApiError(0, { code: "unreachable", key: "fault-unreachable", args: {} });
    }
    if (response.ok) return response;
    throw new ApiError(response.status, await fault(response));
  }
}

async function fault(response: Response): Promise<Fault> {
  try {
    const body = (await response.json()) as Partial<Fault>;
    if (body.code && body.key) return { ...body, code: body.code, key: body.key, args: body.args ?? {} }; // with its problems, if it has any
  } catch {
    // not one of ours
  }
  const code = response.status === 404 ? "not_found" : response.status === 429 ? "too_much" : "broken";
  return { code, key: `fault-${code.replaceAll("_", "-")}`, args: {} };
}

export const api = new Api();
