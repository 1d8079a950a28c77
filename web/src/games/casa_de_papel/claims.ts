/** What was said: as marks to draw, per seat and round, and on the board of who said what. */

import { parseSpelled, type Words } from "../../lib/words";
import type { Glyph } from "./art/glyphs";
import { cardOf, signed, type Family } from "./cards";
import type { CasaView, ClaimShown } from "./types";

/** A claim as a small sign. */
export interface Mark {
  verb: string;
  glyph: Glyph;
  /** printed beside the sign, the same in all languages */
  text: string;
  family: Family | null;
  /** take is good, leave is bad, the rest is plain */
  tone: "yes" | "no" | "plain";
  /** whom it is about */
  player: number | null;
  /** the team or role it names */
  who: string | null;
  claim: ClaimShown;
}

const GLYPH: Readonly<Record<string, Glyph>> = {
  choose_me: "take",
  skip_me: "leave",
  my_hand: "hand",
  my_team: "team",
  my_role: "mask",
  suspect: "lens",
  trust: "trust",
  successor: "crown",
  was_mine: "mine",
};

export function markOf(words: Words, claim: ClaimShown): Mark {
  const [verb, args] = parseSpelled(claim.claim);
  const player = typeof args["player"] === "number" ? args["player"] : null;
  const who = args["who"] ?? args["team"] ?? args["role"];
  const mark: Mark = {
    verb,
    glyph: GLYPH[verb] ?? "talk",
    text: "",
    family: null,
    tone: "plain",
    player,
    who: who === undefined ? null : String(who),
    claim,
  };
  if (verb === "choose_me") return { ...mark, tone: "yes" };
  if (verb === "skip_me") return { ...mark, tone: "no" };
  if (verb === "my_hand") return { ...mark, text: String(args["count"]), family: "sabotage" };
  if (verb === "advise") {
    const take = args["what"] === "take";
    return { ...mark, glyph: take ? "take" : "leave", tone: take ? "yes" : "no" };
  }
  const kind = args["card"] ?? args["kind"];
  if (kind === undefined) return mark;
  const card = cardOf(words, String(kind));
  const glyph = card.family === "print" ? "press" : "wrench";
  return { ...mark, glyph, text: signed(card.mod), family: card.family };
}

/** What a seat has said in a round and not replaced. */
export function said(view: CasaView, seat: number, round: number): ClaimShown[] {
  return view.claims.filter((claim) => claim.seat === seat && claim.round === round && claim.stands);
}

/** Card first, then the wish, then the rest in the order it was said. */
export function marks(words: Words, claims: readonly ClaimShown[]): Mark[] {
  const rank = (mark: Mark) => (mark.verb === "my_card" ? 0 : mark.verb === "choose_me" || mark.verb === "skip_me" ? 1 : 2);
  return claims
    .map((claim) => markOf(words, claim))
    .map((mark, place) => ({ mark, place }))
    .sort((a, b) => rank(a.mark) - rank(b.mark) || a.place - b.place)
    .map(({ mark }) => mark);
}

export interface Cell {
  round: number;
  marks: readonly Mark[];
}

export interface Row {
  seat: number;
  cells: readonly Cell[];
  /** everything this seat ever said, replaced ones too */
  all: readonly ClaimShown[];
}

export interface RoundResult {
  round: number;
  revealed: readonly string[] | null;
  /** the loot after the round less the loot before it */
  change: number | null;
  leader: number;
}

/** The board: a row per seat, the reader first, a cell per round that has begun. */
export function board(words: Words, view: CasaView, order: readonly number[]): Row[] {
  const rounds = view.history.map((round) => round.round);
  return order.map((seat) => ({
    seat,
    cells: rounds.map((round) => ({ round, marks: marks(words, said(view, seat, round)) })),
    all: view.claims.filter((claim) => claim.seat === seat),
  }));
}

/** What came out of each round that has begun. */
export function results(view: CasaView): RoundResult[] {
  return view.history.map((round, place) => {
    const before = place === 0 ? 0 : (view.history[place - 1]?.loot ?? 0);
    return {
      round: round.round,
      revealed: round.revealed,
      change: round.loot === null ? null : round.loot - before,
      leader: round.leader,
    };
  });
}
