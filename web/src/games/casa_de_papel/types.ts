// Made from the Python types by `python -m cavale.server.typescript`. Do not edit.

import type { CoreEvent } from "../../lib/wire";

/** What is printed on a card. */
export interface Face {
  family: string;
  /** what it adds or takes when its family has the majority */
  mod: number;
}

/** What is printed in this edition. A client is sent it once, not with each view. */
export interface Faces {
  /** by kind */
  cards: Readonly<Record<string, Face>>;
  /** of the loot track */
  step: number;
  /** what Banknotes earn besides their bonuses */
  gain: number;
  /** what a right accusation costs */
  loss: number;
}

/** What all know of a round. */
export interface RoundShown {
  round: number;
  leader: number;
  selected: readonly number[];
  /** in the order shown; None before the reveal, or where history is not kept */
  revealed: readonly string[] | null;
  /** after the round */
  loot: number | null;
}

/** Something said in public. */
export interface ClaimShown {
  round: number;
  phase: string;
  seat: number;
  claim: string;
  /** not replaced by a later one of the same line */
  stands: boolean;
}

/** What the owner of a seat knows besides. */
export interface Mine {
  role: string;
  team: string;
  hand: readonly string[];
  /** per round: what she chose, whatever became of it (CP-CHO-06) */
  choices: readonly (string | null)[];
  /** per kind: cards she has not seen, at least and at most (CP-INF-01) */
  unseen: readonly (readonly [number, number])[] | null;
  /** Raquel: whose card she looked at */
  looked_at: number | null;
  /** Raquel: what it was */
  card_seen: string | null;
  /** Raquel */
  brought_in: number | null;
  /** Raquel */
  put_out: number | null;
  /** the Professor */
  peeked_at: number | null;
  /** the Professor */
  role_seen: string | null;
  /** round, player, kind (CP-INF-02) */
  certain: readonly (readonly [number, number, string])[] | null;
}

/** CP-END-09 What is shown when the match is over. */
export interface Truth {
  roles: readonly string[];
  names: readonly string[];
  left_out: string;
  laid: readonly (readonly string[])[];
  brought_in: number | null;
  put_out: number | null;
  peeked: number | null;
}

export interface CasaView {
  /** who looks; the number of seats is the spectator */
  seat: number;
  seats: number;
  round: number;
  rounds: number;
  phase: string;
  dark: boolean;
  leader: number | null;
  /** who may be appointed */
  eligible: readonly number[];
  loot: number;
  goal: number;
  select: number;
  /** robbers and hostages at the table; None where the split is secret */
  teams: readonly [number, number] | null;
  kinds: readonly string[];
  /** copies of each kind that were dealt */
  deck: readonly number[];
  /** per kind: cards not revealed yet (CP-INF-01) */
  unrevealed: readonly number[] | null;
  history: readonly RoundShown[];
  /** the selection as the leader is forming it */
  proposed: readonly number[];
  /** how many have locked their card */
  locked: number;
  speaker: number | null;
  /** claims of each seat since the count began */
  said: readonly number[];
  done: readonly number[];
  /** who has spoken in this debate (CP-NET-11) */
  heard: readonly number[];
  claims: readonly ClaimShown[];
  /** once she has revealed herself */
  raquel: number | null;
  accused: number | null;
  /** red or blue; empty if abandoned; None while it is open */
  winner: string | null;
  mine: Mine | null;
  truth: Truth | null;
}

/** CP-ROLE-04 Each player looks at her own role only; CP-ROLE-03 one of four words, never a name. */
export interface RoleDealt {
  event: "role_dealt";
  seat: number | null;
  role: string | null;
}

/** CP-CARD-01 Each player looks at her own hand only. */
export interface HandDealt {
  event: "hand_dealt";
  seat: number | null;
  kinds: readonly string[] | null;
}

/** CP-ROUND-02 The leader is known before cards are chosen. */
export interface RoundStarted {
  event: "round_started";
  round: number;
  leader: number;
}

/** CP-CHO-06 Her choice, never the card now lying before her. */
export interface CardLaid {
  event: "card_laid";
  round: number | null;
  seat: number | null;
  kind: string | null;
}

/** CP-CHO-01 All cards are down. */
export interface AllLaid {
  event: "all_laid";
  round: number;
}

/** CP-POW-05 To all but the character a blackout is this message and the next. */
export interface LightsOff {
  event: "lights_off";
  round: number;
}

/** CP-POW-05 */
export interface LightsOn {
  event: "lights_on";
  round: number;
}

/** CP-RAQ-02 Raquel looks at an unselected card. */
export interface CardSeen {
  event: "card_seen";
  player: number | null;
  kind: string | null;
}

/** CP-RAQ-09 Raquel alone knows of an exchange. */
export interface CardsExchanged {
  event: "cards_exchanged";
  brought_in: number | null;
  put_out: number | null;
}

/** CP-RAQ-04, CP-PRO-04 The character alone knows that the power was declined. */
export interface PowerDeclined {
  event: "power_declined";
  role: string | null;
}

/** CP-PRO-02 The Professor sees one role; CP-PRO-05 nobody else learns of it. */
export interface RoleSeen {
  event: "role_seen";
  player: number | null;
  role: string | null;
}

/** CP-DEB-03 The round of speeches. */
export interface SpeechBegan {
  event: "speech_began";
  seat: number;
}

/** CP-DEB-03 The floor is free. */
export interface FloorOpened {
  event: "floor_opened";
  round: number;
}

/** CP-NET-02 A claim, never checked. */
export interface Claimed {
  event: "claimed";
  seat: number;
  claim: string;
}

/** CP-DEB-07 A player has nothing more to say. */
export interface SaidDone {
  event: "said_done";
  seat: number;
}

/** CP-NET-11 A player has written, which counts as heard in a debate by correspondence. */
export interface Spoke {
  event: "spoke";
  seat: number;
}

/** CP-DEB-03 The debate is over; the leader selects. */
export interface DebateClosed {
  event: "debate_closed";
  round: number;
}

/** CP-SEL-04 Who is selected is public. */
export interface CardsSelected {
  event: "cards_selected";
  round: number;
  seats: readonly number[];
}

/** CP-SCO-02, CP-SCO-09 The kinds in an order drawn at random; never their owners. */
export interface CardsRevealed {
  event: "cards_revealed";
  round: number;
  kinds: readonly string[];
}

/** CP-SCO-08 The new loot is public. */
export interface LootCounted {
  event: "loot_counted";
  round: number;
  majority: string;
  change: number;
  loot: number;
}

/** CP-LED-07 An appointment is public. */
export interface LeaderAppointed {
  event: "leader_appointed";
  seat: number;
}

/** CP-END-03 Raquel reveals herself. */
export interface RaquelRevealed {
  event: "raquel_revealed";
  seat: number;
}

/** CP-END-04..06 Whom she named; nobody if the time ran out. */
export interface ProfessorAccused {
  event: "professor_accused";
  player: number | null;
  right: boolean;
  loot: number;
}

/** CP-END-09 Afterwards everything is shown. */
export interface EverythingShown {
  event: "everything_shown";
  roles: readonly string[];
  names: readonly string[];
  left_out: string;
  laid: readonly (readonly string[])[];
  brought_in: number | null;
  put_out: number | null;
  peeked: number | null;
}

/** CP-GOAL-01 The winning team; empty if the match was abandoned (CP-NET-07). */
export interface MatchWon {
  event: "match_won";
  team: string;
  loot: number;
}

export type GameEvent =
  | RoleDealt
  | HandDealt
  | RoundStarted
  | CardLaid
  | AllLaid
  | LightsOff
  | LightsOn
  | CardSeen
  | CardsExchanged
  | PowerDeclined
  | RoleSeen
  | SpeechBegan
  | FloorOpened
  | Claimed
  | SaidDone
  | Spoke
  | DebateClosed
  | CardsSelected
  | CardsRevealed
  | LootCounted
  | LeaderAppointed
  | RaquelRevealed
  | ProfessorAccused
  | EverythingShown
  | MatchWon
  | CoreEvent;
