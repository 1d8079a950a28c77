// Made from the Python types by `python -m cavale.server.typescript`. Do not edit.

import type { CoreEvent } from "../../lib/wire";

export interface CityFace {
  continent: string;
  x: number;
  y: number;
}

/** The two actions of a card as "kind:icons": cheque, bank, security, move or joker. */
export interface CardFace {
  left: string;
  right: string;
}

export interface UpgradeFace {
  /** permanent or immediate */
  kind: string;
  copies: number;
  text_fr: string;
  text_en: string;
}

export interface IdentityFace {
  /** what she does when caught, in order: "move:2", "draw:2" */
  steps: readonly string[];
  text_fr: string;
  text_en: string;
}

/** What is printed in this edition. */
export interface Faces {
  /** of the map */
  size: readonly [number, number];
  cities: Readonly<Record<string, CityFace>>;
  /** of the continents */
  colours: Readonly<Record<string, string>>;
  routes: readonly string[];
  /** the routes that are drawn across the edge */
  wrap: readonly string[];
  cards: Readonly<Record<string, CardFace>>;
  upgrades: Readonly<Record<string, UpgradeFace>>;
  identities: Readonly<Record<string, IdentityFace>>;
  /** copies of each kind */
  cheques: Readonly<Record<string, number>>;
  /** by value: free_move or upgrade */
  effects: Readonly<Record<string, string>>;
  /** of one player */
  tokens: readonly number[];
  goal: number;
  hand_limit: number;
  security_max: number;
  pay_cost: number;
  rounds_per_cycle: number;
}

/** A slot of an action card. */
export interface Slot {
  /** whose token lies there */
  owner: number | null;
  /** once it is turned up, or if it is the reader's own */
  token: number | null;
}

/** A card of the row. */
export interface CardShown {
  id: string;
  left: Slot;
  right: Slot;
  /** waiting, now, done */
  state: string;
}

/** Something that is still to be done, by whom; the first is being done now. */
export interface Turn {
  /** the rule: card_action for a side of the card that is still owed */
  step: string;
  seat: number | null;
  /** cheque, bank, security, move, joker; or an upgrade, or an identity */
  what: string;
  /** left or right, empty for what does not stand on the card */
  side: string;
  /** still to use */
  icons: number;
}

/** Where Angela is known to have been: at a cashing or a capture. */
export interface Found {
  round: number;
  city: string;
}

export interface Barrier {
  route: string;
  black: boolean;
}

export interface Radar {
  continent: string;
  black: boolean;
}

/** What all know of a player. */
export interface Player {
  /** cheques */
  hand: number;
  /** kinds, in order */
  cashed: readonly string[];
  /** what they are worth */
  total: number;
  /** held, not placed yet */
  tokens: number;
  /** tokens not seen face up in this cycle: in the bag, held or face down */
  unused: readonly number[];
  used: readonly number[];
}

export interface IdentityShown {
  id: string;
  used: boolean;
}

/** One of Angela's movements, as published. */
export interface Ping {
  round: number;
  /** she had at most so many */
  moves: number;
  /** neither barriers nor radars counted (an identity) */
  silent: boolean;
  /** in order */
  payments: readonly string[];
  /** continents in order, with repeats; None: told together with a later one */
  radars: readonly string[] | null;
  /** where each was set off, with precise radars */
  cities: readonly string[] | null;
}

/** Jessah has looked there in vain. */
export interface Absent {
  round: number;
  city: string;
}

/** What the informants say at the start of a round. */
export interface Answer {
  round: number;
  continent: string;
  there: boolean;
}

/** A place on Angela's route. */
export interface Visit {
  round: number;
  city: string;
}

/** What the owner of a seat knows besides. */
export interface Mine {
  /** kinds of cheques */
  hand: readonly string[];
  /** held, not placed yet */
  tokens: readonly number[];
  /** the answer she is forming, as actions are spelled: "go(city=rio)" */
  draft: readonly string[];
  /** where she is */
  city: string | null;
  /** Angela: where she has been, in order */
  route: readonly Visit[];
  /** Angela, while she plans: where her script leads so far */
  planned: string | null;
  /** Angela, while she plans: moves left */
  moves: number;
  /** Angela: radars she has set off and not announced yet */
  spent: readonly string[];
  /** Jessah, after a seizure: what she saw and has not seen leave the hand */
  seen_hand: readonly string[] | null;
}

/** RN-NET-04 A city where Angela may be. */
export interface Possible {
  city: string;
  /** in thousandths, if all her ways are equally likely */
  chance: number;
}

/** RN-END-06 What is shown when the match is over. */
export interface Truth {
  city: string | null;
  route: readonly Visit[];
  hands: readonly [readonly string[], readonly string[]];
}

export interface RedNoticeView {
  /** who looks */
  seat: number;
  round: number;
  /** 1 to 3; after the third, cards and tokens are reset */
  cycle_round: number;
  /** setup, programming, resolution, over */
  phase: string;
  initiative: number;
  row: readonly CardShown[];
  /** the first is being done; all of it is public */
  turns: readonly Turn[];
  /** action cards of this cycle */
  discarded: readonly string[];
  /** her city */
  jessah: string | null;
  /** her city while all know it: from a cashing or a capture until she may move */
  angela: string | null;
  last_seen: Found | null;
  start_cheques: readonly [string | null, string | null];
  barriers: readonly Barrier[];
  radars: readonly Radar[];
  supply_barriers: number;
  supply_radars: number;
  security: number;
  /** cheques in it */
  pile: number;
  /** its end that all know, the last card last */
  bottom: readonly string[];
  players: readonly [Player, Player];
  identities: readonly IdentityShown[];
  captures: number;
  /** the identity whose effect is being resolved */
  escape: string | null;
  /** a capture is being resolved */
  captured: boolean;
  /** upgrades to choose from */
  shown: readonly string[];
  /** in front of Jessah */
  owned: readonly string[];
  /** removed, used or destroyed, in order */
  gone: readonly string[];
  /** in the deck */
  upgrades_left: number;
  pings: readonly Ping[];
  /** since Angela was last seen */
  inspections: readonly Absent[];
  /** the same, of the informants */
  answers: readonly Answer[];
  /** a seat; -1 if nobody has won */
  winner: number | null;
  /** goal, captured, resigned, round_cap, impossible_goal, abandoned */
  reason: string | null;
  mine: Mine | null;
  /** Jessah only, where the table plays with it */
  notebook: readonly Possible[] | null;
  truth: Truth | null;
}

/** RN-SETUP-03 Angela's identities lie face up. */
export interface IdentitiesDealt {
  event: "identities_dealt";
  identities: readonly string[];
}

/** RN-SETUP-06, RN-UPG-03 The upgrades to choose from. */
export interface UpgradesShown {
  event: "upgrades_shown";
  upgrades: readonly string[];
  /** cards left in it */
  deck: number;
}

/** RN-SETUP-08 Each player sees her own cheques only. */
export interface HandDealt {
  event: "hand_dealt";
  seat: number | null;
  cheques: readonly string[] | null;
}

/** RN-SETUP-09, RN-SETUP-10 Her cheque, her city and her radars are public. */
export interface JessahStarted {
  event: "jessah_started";
  cheque: string;
  city: string;
  radars: readonly string[];
}

/** RN-SETUP-11 Her cheque, and with it the continent, is public; the city is hers alone. */
export interface AngelaStarted {
  event: "angela_started";
  cheque: string;
  continent: string;
  city: string | null;
}

/** RN-ROUND-01, RN-ROUND-03 */
export interface RoundStarted {
  event: "round_started";
  round: number;
  initiative: number;
}

/** RN-UP-04 Whether Angela is on the continent of Jessah's pawn. */
export interface ContinentAnswered {
  event: "continent_answered";
  continent: string;
  there: boolean;
}

/** RN-PROG-01 Four action cards, in the order in which they will be resolved. */
export interface RowLaid {
  event: "row_laid";
  cards: readonly string[];
}

/** RN-PROG-02 Each player looks at her own tokens only. */
export interface TokensDrawn {
  event: "tokens_drawn";
  seat: number | null;
  tokens: readonly number[] | null;
}

/** RN-PROG-08 Slot and owner are public, the value is the owner's. */
export interface TokenPlaced {
  event: "token_placed";
  seat: number;
  slot: string;
  token: number | null;
}

/** RN-RES-02 No token lies on this card. */
export interface CardSkipped {
  event: "card_skipped";
  position: number;
  card: string;
}

/** RN-RES-01 This card's tokens are turned up and compared: alone, higher, tie, or pow (it cancels a number). */
export interface TokensTurned {
  event: "tokens_turned";
  position: number;
  card: string;
  left_seat: number | null;
  left: number | null;
  right_seat: number | null;
  right: number | null;
  outcome: string;
  /** the seat that acts first */
  first: number;
}

/** RN-ACT-05 The kind of a Joker is announced. */
export interface JokerChosen {
  event: "joker_chosen";
  seat: number;
  kind: string;
}

/** RN-ACT-07 A pass is public; never told of Angela's moves. */
export interface Passed {
  event: "passed";
  seat: number;
  what: string;
}

/** RN-CHQ-01 That a cheque is drawn is public, which one is the drawer's. RN-CHQ-05 So is the pile's size. */
export interface ChequeDrawn {
  event: "cheque_drawn";
  seat: number;
  cheque: string | null;
  pile: number;
}

/** RN-BANK-02, RN-BANK-03 Cheque, city and total are public. */
export interface ChequeCashed {
  event: "cheque_cashed";
  seat: number;
  cheque: string;
  city: string;
  total: number;
}

/** RN-SEC-09 The marker moves. */
export interface SecurityChanged {
  event: "security_changed";
  change: number;
  security: number;
}

/** RN-SEC-10 Angela pays to return a white token to the supply. */
export interface Paid {
  event: "paid";
  target: string;
  security: number;
}

/** RN-SEC-04, RN-UP-02 */
export interface RadarPlaced {
  event: "radar_placed";
  continent: string;
  black: boolean;
}

/** RN-UP-02 A white radar is turned black. */
export interface RadarTurned {
  event: "radar_turned";
  continent: string;
}

/** RN-SEC-02, RN-UP-02 */
export interface BarrierPlaced {
  event: "barrier_placed";
  route: string;
  black: boolean;
}

/** RN-UP-02 A white barrier is turned black. */
export interface BarrierTurned {
  event: "barrier_turned";
  route: string;
}

/** RN-SEC-03 */
export interface BarrierShifted {
  event: "barrier_shifted";
  origin: string;
  route: string;
  black: boolean;
}

/** RN-ID-10, RN-ID-18 An identity takes a radar or a barrier off the board. */
export interface TokenRemoved {
  event: "token_removed";
  target: string;
}

/** RN-MOVE-06 Her moves are public. */
export interface JessahMoved {
  event: "jessah_moved";
  city: string;
}

/** RN-MOVE-07, RN-MOVE-12 The city and the answer are public. */
export interface Inspected {
  event: "inspected";
  city: string;
  found: boolean;
}

/** RN-MOVE-13 What she did, for herself alone: her script, and where she is now. */
export interface AngelaMoved {
  event: "angela_moved";
  script: readonly string[] | null;
  city: string | null;
}

/** RN-RAD-09 One entry for every movement of Angela's, used or not. `radars` is None where the table hears them after the card turn (RN-MOVE-05); `cities` where radars are not precise. */
export interface MovementFinished {
  event: "movement_finished";
  payments: readonly string[];
  security: number;
  radars: readonly string[] | null;
  cities: readonly string[] | null;
}

/** RN-MOVE-05 The joint list of a card turn. */
export interface RadarsAnnounced {
  event: "radars_announced";
  radars: readonly string[];
  cities: readonly string[] | null;
}

/** RN-CAP-01, RN-CAP-06 Her city is public. */
export interface Captured {
  event: "captured";
  city: string;
  captures: number;
}

/** RN-CAP-07 Announced before its effect. */
export interface IdentityChosen {
  event: "identity_chosen";
  identity: string;
}

/** RN-CAP-03 Used, and face down for good. */
export interface IdentityTurned {
  event: "identity_turned";
  identity: string;
}

/** RN-UPG-01 One is Jessah's, the other leaves the game. */
export interface UpgradeChosen {
  event: "upgrade_chosen";
  /** who chose */
  seat: number;
  upgrade: string;
  removed: string | null;
}

/** RN-UPG-04 No upgrade is left: a Security and a Movement for Jessah instead. */
export interface UpgradesExhausted {
  event: "upgrades_exhausted";
}

/** RN-UP-07 Jessah looks at Angela's hand. */
export interface HandSeen {
  event: "hand_seen";
  cheques: readonly string[] | null;
}

/** RN-UP-07 One cheque of Angela's goes to the bottom of the pile, for all to see. */
export interface ChequeSeized {
  event: "cheque_seized";
  cheque: string;
}

/** RN-ID-14, RN-ID-19 */
export interface UpgradeDestroyed {
  event: "upgrade_destroyed";
  upgrade: string;
}

/** RN-PREP-01 The initiative passes on. RN-PREP-04 After the third round cards and tokens are reset. */
export interface RoundEnded {
  event: "round_ended";
  round: number;
  initiative: number;
  reset: boolean;
}

/** RN-END-05 */
export interface Resigned {
  event: "resigned";
  seat: number;
}

/** RN-END-01, RN-END-02 Who has won, and by what; nobody if the match was abandoned. */
export interface MatchWon {
  event: "match_won";
  winner: number | null;
  /** goal, captured, resigned, round_cap, impossible_goal, abandoned */
  reason: string;
}

/** RN-END-06 All hidden information is shown, Angela's route included. */
export interface EverythingShown {
  event: "everything_shown";
  city: string | null;
  route: readonly string[];
  /** the round of each place on the route */
  rounds: readonly number[];
  angelas_hand: readonly string[];
  jessahs_hand: readonly string[];
  /** the tokens in the row, slot by slot, also those not turned up */
  slots: readonly (number | null)[];
}

export type GameEvent =
  | IdentitiesDealt
  | UpgradesShown
  | HandDealt
  | JessahStarted
  | AngelaStarted
  | RoundStarted
  | ContinentAnswered
  | RowLaid
  | TokensDrawn
  | TokenPlaced
  | CardSkipped
  | TokensTurned
  | JokerChosen
  | Passed
  | ChequeDrawn
  | ChequeCashed
  | SecurityChanged
  | Paid
  | RadarPlaced
  | RadarTurned
  | BarrierPlaced
  | BarrierTurned
  | BarrierShifted
  | TokenRemoved
  | JessahMoved
  | Inspected
  | AngelaMoved
  | MovementFinished
  | RadarsAnnounced
  | Captured
  | IdentityChosen
  | IdentityTurned
  | UpgradeChosen
  | UpgradesExhausted
  | HandSeen
  | ChequeSeized
  | UpgradeDestroyed
  | RoundEnded
  | Resigned
  | MatchWon
  | EverythingShown
  | CoreEvent;
