// Made from the Python types by `python -m cavale.server.typescript`. Do not edit.

import type { CoreEvent } from "../../lib/wire";

/** What is printed (`Game.faces`), sent once: the tables of the edition, and what this game makes of them. */
export interface Faces {
  rules: unknown;
  clues: unknown;
  tracks: unknown;
  /** slot, zone, level, min */
  slots: readonly Readonly<Record<string, unknown>>[];
  /** place, zone, min, draw */
  places: readonly Readonly<Record<string, unknown>>[];
  /** by id: cat, level, cost, hunt, mission, recurrent, permanent, line_fr, line_en */
  fugitives: Readonly<Record<string, unknown>>;
  /** by id: faction, kind, success, triumph, power */
  objectives: Readonly<Record<string, unknown>>;
  /** by id: faction, unlock, hunt, mission, recurrent, permanent */
  specials: Readonly<Record<string, unknown>>;
}

export interface Agent {
  /** 1 to 5 */
  agent: number;
  /** hq, rest, a place, or a Hunt zone */
  where: string;
  /** cards under it */
  count: number;
  /** the owner's alone until the end */
  cards: readonly string[] | null;
  /** decks, "card" for what is no clue; with `visible_backs` only */
  backs: readonly string[] | null;
}

/** A card beside the faction board. */
export interface Held {
  card: string;
  recurrent: boolean;
  turned: boolean;
}

export interface Player {
  seat: number;
  /** None: not chosen yet */
  faction: string | null;
  points: number;
  /** military, scientific, political */
  influence: readonly [number, number, number];
  /** one step, or three for Réseau (military, scientific, political) */
  ambition: readonly number[];
  /** CCCP */
  markers: readonly string[];
  /** still there */
  destiny: boolean;
  passed: boolean;
  agents: readonly Agent[];
  hand_count: number;
  /** the owner's alone until the end */
  hand: readonly string[] | null;
  /** with `visible_backs` only */
  hand_backs: readonly string[] | null;
  reserve_count: number;
  /** the owner's alone until the end */
  reserve: readonly string[] | null;
  /** for all: the deck of a clue, the id of any other card */
  reserve_backs: readonly string[];
  /** by deck: clues in hand and under agents, which follow from the public draws */
  clues_held: Readonly<Record<string, number>>;
  /** other cards in hand or under agents: all saw them taken */
  cards_held: readonly string[];
  hq: readonly Held[];
  objectives: readonly string[];
  objective_deck: number;
  /** still beside the board */
  specials: readonly string[];
}

export interface Slot {
  slot: string;
  zone: string;
  level: number;
  /** used with so many players */
  open: boolean;
  fugitive: string | null;
  blocked_by: number | null;
  /** the round after whose actions the block is over */
  block_ends: number | null;
  /** agents of two-player games */
  neutral: number;
}

export interface Place {
  place: string;
  zone: string;
  open: boolean;
  seat: number | null;
  agent: number | null;
}

/** A capture that is being resolved. */
export interface Capture {
  /** None: by an effect */
  agent: number | null;
  slot: string;
  fugitive: string;
  /** named for a collaborationist */
  track: string | null;
}

/** An objective that is being paid. */
export interface Payment {
  card: string;
  line: string;
  marker: string | null;
  /** tracks named so far */
  rebates: readonly string[];
}

/** Cards that react to the same event; the player orders them. */
export interface Waiting {
  /** powers (of cards under the agent), capture, investigate */
  event: string;
  /** what the event is filtered by: a category or a zone, as a number */
  by: number;
  cards: readonly string[];
}

export interface LaTraqueView {
  /** who looks */
  seat: number;
  /** factions, action, maintenance, over */
  phase: string;
  round: number;
  last_round: boolean;
  /** the first player */
  first: number | null;
  /** whose turn it is */
  active: number | null;
  /** done in this turn, of three */
  actions: number;
  /** Investigation zones of this turn's placements (LT-ACT-MOVE-04) */
  placed: readonly string[];
  overcrowd: boolean;
  players: readonly Player[];
  slots: readonly Slot[];
  /** extra places only while they are taken */
  places: readonly Place[];
  /** cards in each clue deck */
  decks: Readonly<Record<string, number>>;
  /** by level */
  fugitive_decks: readonly [number, number, number];
  /** with two players */
  neutral_supply: number | null;
  /** cards that are out of the game */
  gone: readonly string[];
  capture: Capture | null;
  payment: Payment | null;
  /** the next group first */
  triggers: readonly Waiting[];
  /** effects still to come in this action, the next one first */
  pending: readonly string[];
  /** the looker's alone: the cards of an open `peek` */
  peeked: readonly string[];
  /** the looker's alone: what to think over, by action as it is spelled: idle, last_agent */
  cautions: Readonly<Record<string, string>>;
  /** the looker's alone: picks of an answer that is not complete, as actions are spelled */
  draft: readonly string[];
  winners: readonly number[] | null;
}

/** LT-SETUP-09 */
export interface FactionTaken {
  event: "faction_taken";
  seat: number;
  faction: string;
}

/** LT-SETUP-14 Drawn, LT-MAINT-06 then clockwise. */
export interface FirstPlayer {
  event: "first_player";
  seat: number;
}

/** LT-SETUP-15 */
export interface HandDealt {
  event: "hand_dealt";
  seat: number;
  decks: readonly string[];
  cards: readonly string[] | null;
}

/** LT-SETUP-06, LT-MAINT-04 */
export interface FugitivesPlaced {
  event: "fugitives_placed";
  slots: readonly string[];
  fugitives: readonly string[];
}

/** LT-SETUP-12, LT-MAINT-04, LT-ACT-DEST-01 */
export interface ObjectivesShown {
  event: "objectives_shown";
  seat: number;
  cards: readonly string[];
}

/** LT-ROUND-01 */
export interface RoundStarted {
  event: "round_started";
  round: number;
}

/** LT-TURN-01 LT-ENG-02 What was done before is not undone any more: it is somebody else's turn. */
export interface TurnStarted {
  event: "turn_started";
  seat: number;
}

/** LT-TURN-04 By the player's word, or after the third action. */
export interface TurnEnded {
  event: "turn_ended";
  seat: number;
  actions: number;
}

/** LT-ACT-PASS-02 */
export interface Passed {
  event: "passed";
  seat: number;
}

/** LT-END-01 Somebody has the points; LT-END-06 without a seat: the round is the last in any case. */
export interface LastRound {
  event: "last_round";
  seat: number | null;
}

/** LT-ACT-MOVE-01 */
export interface AgentInvestigates {
  event: "agent_investigates";
  seat: number;
  agent: number;
  place: string;
  zone: string;
}

/** LT-ACT-MOVE-12 */
export interface AgentHunts {
  event: "agent_hunts";
  seat: number;
  agent: number;
  zone: string;
}

/** LT-ACT-INFORM-01 Face down, LT-ACT-INFORM-02 without a word about its kind. The deck only with visible backs. */
export interface AgentInformed {
  event: "agent_informed";
  seat: number;
  agent: number;
  zone: string;
  /** a deck, or "card" for one that is no clue */
  back: string | null;
  card: string | null;
}

/** LT-ACT-MOVE-02 `recall`: to the Rest area, its cards to the hand. */
export interface AgentWithdrawn {
  event: "agent_withdrawn";
  seat: number;
  agent: number;
  zone: string;
  /** of its cards */
  count: number;
  cards: readonly string[] | null;
}

/** LT-OP-08 Back to the HQ by an effect. */
export interface AgentsRecalled {
  event: "agents_recalled";
  seat: number;
  agents: readonly number[];
  /** where they were; empty: in the Rest area */
  places: readonly string[];
}

/** LT-ACT-CAPTURE-12 */
export interface AgentRests {
  event: "agent_rests";
  seat: number;
  agent: number;
}

/** LT-ACT-MOVE-06, LT-TRIG-05 Others learn the deck and how many. */
export interface CluesDrawn {
  event: "clues_drawn";
  seat: number;
  deck: string;
  count: number;
  /** hand, reserve */
  to: string;
  cards: readonly string[] | null;
}

/** LT-OP-06 A look at the top of a deck. */
export interface CluesPeeked {
  event: "clues_peeked";
  seat: number;
  deck: string;
  count: number;
  cards: readonly string[] | null;
}

/** LT-ACT-CAPTURE-11, LT-OP-06 Under their decks, in random order. */
export interface CluesReturned {
  event: "clues_returned";
  seat: number;
  /** one entry per card */
  decks: readonly string[];
  cards: readonly string[] | null;
}

/** LT-OP-10 A look at the cards under an agent, or at one card of a hand; that one its owner is told, too. */
export interface Inspected {
  event: "inspected";
  seat: number;
  of: number;
  /** None: the hand */
  agent: number | null;
  count: number;
  cards: readonly string[] | null;
}

/** LT-ACT-CAPTURE-01 All cards under the agent. */
export interface CardsRevealed {
  event: "cards_revealed";
  seat: number;
  agent: number;
  cards: readonly string[];
}

/** LT-ACT-CAPTURE-10, without an agent by an effect (LT-ACT-CAPTURE-16) */
export interface Captured {
  event: "captured";
  seat: number;
  agent: number | null;
  slot: string;
  fugitive: string;
}

/** LT-OP-02 Into the Reserve; no capture. */
export interface Recruited {
  event: "recruited";
  seat: number;
  slot: string;
  fugitive: string;
}

/** LT-OP-02 Before a court, then to the box; no capture. */
export interface Tried {
  event: "tried";
  seat: number;
  slot: string;
  fugitive: string;
}

/** LT-OP-13, LT-TZAAR-05 */
export interface Judged {
  event: "judged";
  seat: number;
  fugitive: string;
}

/** LT-OP-04 Two fugitives change places. */
export interface Swapped {
  event: "swapped";
  seat: number;
  slots: readonly string[];
  fugitives: readonly string[];
}

/** LT-OP-05 */
export interface Blocked {
  event: "blocked";
  seat: number;
  slot: string;
  fugitive: string;
}

/** LT-OP-05 */
export interface BlockEnded {
  event: "block_ended";
  slot: string;
  fugitive: string;
}

/** LT-ACT-CAPTURE-08 `n` as far as the track goes (LT-INFL-02). */
export interface InfluenceGained {
  event: "influence_gained";
  seat: number;
  track: string;
  n: number;
  now: number;
}

/** LT-ACT-OBJ-01 */
export interface InfluencePaid {
  event: "influence_paid";
  seat: number;
  track: string;
  n: number;
  now: number;
}

/** LT-OP-07 Point by point, told at its end: until then the others do not know where from. */
export interface InfluenceShifted {
  event: "influence_shifted";
  seat: number;
  sources: readonly string[];
  targets: readonly string[];
}

/** LT-VP-01 */
export interface PointsScored {
  event: "points_scored";
  seat: number;
  n: number;
  now: number;
}

/** LT-AMB-01 */
export interface AmbitionAdvanced {
  event: "ambition_advanced";
  seat: number;
  /** apollo, revolution, tribunal, reach */
  track: string;
  /** of `reach` */
  category: string | null;
  n: number;
  now: number;
}

/** LT-CCCP-01 */
export interface MarkerPlaced {
  event: "marker_placed";
  seat: number;
  marker: string;
}

/** LT-TZAAR-02, LT-RESEAU-03, LT-CCCP-05 */
export interface SpecialTaken {
  event: "special_taken";
  seat: number;
  card: string;
  /** reserve, hq */
  to: string;
  /** the other of the pair */
  lost: string | null;
}

/** LT-ACT-USE-04 */
export interface MissionPlayed {
  event: "mission_played";
  seat: number;
  card: string;
}

/** LT-ACT-USE-05, LT-ACT-OBJ-04 */
export interface CooperationPlaced {
  event: "cooperation_placed";
  seat: number;
  card: string;
}

/** LT-ACT-RECUR-01 */
export interface Activated {
  event: "activated";
  seat: number;
  card: string;
}

/** LT-ACT-OBJ-01 */
export interface ObjectiveAchieved {
  event: "objective_achieved";
  seat: number;
  card: string;
  /** success, triumph */
  line: string;
}

/** LT-ACT-DEST-01 These objectives go back into the deck. */
export interface DestinySpent {
  event: "destiny_spent";
  seat: number;
  cards: readonly string[];
}

/** LT-OP-11 A permanent card reacts; LT-ACT-CAPTURE-15 or the powers of a card under the agent. */
export interface TriggerResolved {
  event: "trigger_resolved";
  seat: number;
  card: string;
}

/** LT-OP-12 */
export interface CardsReadied {
  event: "cards_readied";
  seat: number;
  cards: readonly string[];
}

/** LT-OP-08 The next agent may go to a full zone. */
export interface Overcrowding {
  event: "overcrowding";
  seat: number;
}

/** LT-OP-01 Nothing to pick, or declined. */
export interface EffectLapsed {
  event: "effect_lapsed";
  seat: number;
  op: string;
  declined: boolean;
}

/** Out of the game. */
export interface Boxed {
  event: "boxed";
  cards: readonly string[];
}

/** LT-ACT-PASS-03 */
export interface MaintenanceStarted {
  event: "maintenance_started";
  round: number;
}

/** LT-MAINT-01 How many; LT-MAINT-07 once all have chosen. The rest leaves: clues by deck, other cards shown. */
export interface CardsKept {
  event: "cards_kept";
  seat: number;
  kept: number;
  /** of the clues given up, one entry per card */
  decks: readonly string[];
  boxed: readonly string[];
  kept_cards: readonly string[] | null;
  /** given up */
  clues: readonly string[] | null;
}

/** LT-MAINT-02 */
export interface ReserveTaken {
  event: "reserve_taken";
  seat: number;
  count: number;
}

/** LT-MAINT-03 From Investigation zones and the Rest area, all seats' agents. */
export interface AgentsReturned {
  event: "agents_returned";
}

/** LT-2P-02 */
export interface NeutralAgentsPlaced {
  event: "neutral_agents_placed";
  slots: readonly string[];
}

/** LT-2P-03 */
export interface FugitiveRemoved {
  event: "fugitive_removed";
  slot: string;
  fugitive: string;
}

/** LT-END-02, LT-END-03 Several seats share a victory. */
export interface GameEnded {
  event: "game_ended";
  winners: readonly number[];
  /** by seat */
  points: readonly number[];
  /** by seat, summed over the tracks */
  influence: readonly number[];
}

/** LT-END-02 After the end nothing is hidden any more: all hands, Reserves, and cards under agents. */
export interface EverythingShown {
  event: "everything_shown";
  /** by seat */
  hands: readonly (readonly string[])[];
  reserves: readonly (readonly string[])[];
  /** by agent, all of the first seat first */
  under: readonly (readonly string[])[];
}

export type GameEvent =
  | FactionTaken
  | FirstPlayer
  | HandDealt
  | FugitivesPlaced
  | ObjectivesShown
  | RoundStarted
  | TurnStarted
  | TurnEnded
  | Passed
  | LastRound
  | AgentInvestigates
  | AgentHunts
  | AgentInformed
  | AgentWithdrawn
  | AgentsRecalled
  | AgentRests
  | CluesDrawn
  | CluesPeeked
  | CluesReturned
  | Inspected
  | CardsRevealed
  | Captured
  | Recruited
  | Tried
  | Judged
  | Swapped
  | Blocked
  | BlockEnded
  | InfluenceGained
  | InfluencePaid
  | InfluenceShifted
  | PointsScored
  | AmbitionAdvanced
  | MarkerPlaced
  | SpecialTaken
  | MissionPlayed
  | CooperationPlaced
  | Activated
  | ObjectiveAchieved
  | DestinySpent
  | TriggerResolved
  | CardsReadied
  | Overcrowding
  | EffectLapsed
  | Boxed
  | MaintenanceStarted
  | CardsKept
  | ReserveTaken
  | AgentsReturned
  | NeutralAgentsPlaced
  | FugitiveRemoved
  | GameEnded
  | EverythingShown
  | CoreEvent;
