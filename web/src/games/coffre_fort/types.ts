// Made from the Python types by `python -m cavale.server.typescript`. Do not edit.

import type { CoreEvent } from "../../lib/wire";

export interface RoomFace {
  /** start, red, passage, release, office, kennel, prison */
  kind: string;
  /** x1, y1, x2, y2, all of it inside */
  rect: readonly [number, number, number, number];
  /** squares */
  doors: readonly string[];
}

export interface PatrolFace {
  /** where it is put when it wakes */
  square: string;
  /** a room */
  home: string;
  /** 1 along `yellow`, -1 against it */
  direction: number;
  /** N, E, S or W */
  arrow: string;
  /** of the nose; None sees along corridors */
  range: number | null;
}

export interface ToolFace {
  /** which trap it counters */
  trap: string | null;
  /** guard_home, dog_home, guard_back, dog_back, double, open_prison */
  effect: string | null;
  text_fr: string;
  text_en: string;
}

/** What is printed in this edition. */
export interface Faces {
  grid: readonly [number, number];
  squares: readonly string[];
  /** the loop, clockwise, from the first corner */
  yellow: readonly string[];
  /** the corridors: yellow, then grey */
  runs: readonly (readonly string[])[];
  rooms: Readonly<Record<string, RoomFace>>;
  exit: string;
  guard: PatrolFace;
  dog: PatrolFace;
  colours: readonly string[];
  tools: Readonly<Record<string, ToolFace>>;
  traps: readonly string[];
  /** how many of each */
  tokens: Readonly<Record<string, number>>;
  /** the tool that carries others */
  robot: string;
  /** "2" to "8", guard, dog, open */
  d10: readonly string[];
  d6: readonly number[];
}

export interface Roll {
  /** "2" to "8", guard, dog, open */
  d10: string;
  d6: number;
}

/** What an agent said last (CF-TALK-01). */
export interface Claim {
  /** an action as it is spelled: "intend(room=F)" */
  claim: string;
  /** in which it was said */
  turn: number;
  /** it is neither old nor done */
  stands: boolean;
}

export interface Agent {
  seat: number;
  colour: string;
  /** where: a room, the prison included … */
  room: string | null;
  /** … or a square */
  square: string | null;
  /** without the Robot; None: hidden from the reader */
  tools: readonly string[] | null;
  tool_count: number;
  keys: number;
  /** loses its next turn */
  petrified: boolean;
  /** CF-PRISON-09 cannot be caught where it stands */
  protected: boolean;
  says: Claim | null;
}

export interface RedRoom {
  room: string;
  /** once it was turned up */
  trap: string | null;
  /** down, open, gone */
  trap_state: string;
  /** once it was turned up */
  token: string | null;
  /** down, up, taken (a key) */
  token_state: string;
}

export interface Patrol {
  /** None: at home, asleep */
  square: string | null;
  /** walks backwards in this turn */
  pushed: boolean;
  /** squares it detects now */
  watched: readonly string[];
  /** squares it would detect at once if it woke, while it sleeps */
  wakes: readonly string[];
}

/** What lay in a red room. */
export interface Hidden {
  room: string;
  trap: string;
  token: string;
}

export interface CoffreFortView {
  /** who looks */
  seat: number;
  /** ready, turn, over */
  phase: string;
  /** of the whole team, from 1; 0 before the first */
  turn: number;
  /** this one included, where no clock runs */
  turns_left: number | null;
  /** whose turn it is: a place in `agents` */
  agent: number;
  /** before (the roll), reaction, walk, after, dial; empty in other phases */
  window: string;
  /** of this turn */
  roll: Roll | null;
  /** seats */
  ready: readonly number[];
  agents: readonly Agent[];
  rooms: readonly RedRoom[];
  guard: Patrol;
  dog: Patrol;
  /** who holds it: a place in `agents`; None: destroyed */
  robot: number | null;
  discard: readonly string[];
  /** found so far */
  keys: number;
  keys_needed: number;
  /** rooms linked; one found in this turn joins at its end (CF-PASS-04) */
  passages: readonly string[];
  /** on the clock at the start; None: no clock runs */
  minutes: number | null;
  /** None: still running */
  won: boolean | null;
  /** opened, time, budget, resigned */
  reason: string | null;
  /** at the end */
  truth: readonly Hidden[];
}

/** CF-SETUP-04 With open hands all are told, otherwise the owner alone. */
export interface ToolsDealt {
  event: "tools_dealt";
  seat: number;
  agent: string;
  tools: readonly string[] | null;
}

/** CF-SETUP-10 Everybody is ready. Without a clock, the team has a budget of turns. */
export interface ClockStarted {
  event: "clock_started";
  minutes: number | null;
  turns: number | null;
}

/** CF-SETUP-07 */
export interface TurnStarted {
  event: "turn_started";
  turn: number;
  seat: number;
  agent: string;
}

/** CF-TOKEN-06 A petrified agent loses its turn. */
export interface TurnSkipped {
  event: "turn_skipped";
  turn: number;
  seat: number;
  agent: string;
}

/** CF-PAUSE-04 The roller was idle: the rest of the turn passes without a choice. */
export interface TurnHurried {
  event: "turn_hurried";
  seat: number;
  agent: string;
}

/** CF-TURN-04 Both dice. */
export interface Rolled {
  event: "rolled";
  seat: number;
  agent: string;
  d10: string;
  d6: number;
}

/** CF-DICE-03 */
export interface PatrolWoken {
  event: "patrol_woken";
  /** guard or dog */
  patrol: string;
  square: string;
}

/** CF-DICE-03 Sent home by its symbol, CF-TOOL-04 or by a tool. */
export interface PatrolHome {
  event: "patrol_home";
  patrol: string;
  /** symbol, tool */
  by: string;
}

/** CF-PATROL-03 Steps in a row, as far as nobody is caught in between. */
export interface PatrolStep {
  event: "patrol_step";
  patrol: string;
  squares: readonly string[];
  back: boolean;
}

/** CF-CATCH-01 */
export interface Caught {
  event: "caught";
  seat: number;
  agent: string;
  patrol: string;
  /** of the agent */
  square: string;
}

/** CF-PRISON-04 All prisoners come out. */
export interface Freed {
  event: "freed";
  seats: readonly number[];
  agents: readonly string[];
  /** open, lockpicks, room */
  way: string;
}

/** CF-MOVE-01 The squares walked, in order; a walk ends where the agent is caught. */
export interface AgentStep {
  event: "agent_step";
  seat: number;
  agent: string;
  squares: readonly string[];
}

/** CF-MOVE-07 */
export interface RoomEntered {
  event: "room_entered";
  seat: number;
  agent: string;
  room: string;
}

/** CF-PASS-03 */
export interface PassageUsed {
  event: "passage_used";
  seat: number;
  agent: string;
  origin: string;
  room: string;
}

/** CF-MOVE-01 Not moving is a choice, too. */
export interface AgentStayed {
  event: "agent_stayed";
  seat: number;
  agent: string;
}

/** CF-TOOL-02 A tool with an effect of its own; then it is discarded. */
export interface ToolPlayed {
  event: "tool_played";
  seat: number;
  agent: string;
  tool: string;
}

/** CF-ROBOT-01 That a card goes along is public; which one, with closed hands, only to giver and receiver. */
export interface RobotMoved {
  event: "robot_moved";
  seat: number;
  agent: string;
  to_seat: number;
  to_agent: string;
  /** 0 or 1 */
  cards: number;
  tool: string | null;
}

/** CF-ROBOT-08 */
export interface RobotDestroyed {
  event: "robot_destroyed";
  seat: number;
  agent: string;
}

/** CF-TALK-01 A claim, as actions are spelled. It binds nobody. */
export interface Said {
  event: "said";
  seat: number;
  agent: string;
  claim: string;
}

/** CF-TRAP-01 */
export interface TrapFlipped {
  event: "trap_flipped";
  seat: number;
  agent: string;
  room: string;
  trap: string;
}

/** CF-TRAP-05 By a tool, CF-TRAP-06 or by several agents. */
export interface TrapCountered {
  event: "trap_countered";
  seat: number;
  agent: string;
  room: string;
  trap: string;
  tool: string | null;
}

/** CF-TOKEN-01 */
export interface TokenFlipped {
  event: "token_flipped";
  seat: number;
  agent: string;
  room: string;
  token: string;
}

/** CF-TOKEN-02 */
export interface KeyFound {
  event: "key_found";
  seat: number;
  agent: string;
  /** found by the team so far */
  keys: number;
  needed: number;
}

/** CF-TOKEN-05 All agents in the room lose a turn. */
export interface Petrified {
  event: "petrified";
  seats: readonly number[];
  agents: readonly string[];
}

/** CF-TIME-07 The clock is stopped. */
export interface Victory {
  event: "victory";
  turn: number;
}

/** CF-TIME-07, CF-WIN-05 */
export interface Defeat {
  event: "defeat";
  /** time, budget, resigned */
  reason: string;
}

/** What lay face down, and all hands. */
export interface EverythingShown {
  event: "everything_shown";
  rooms: readonly string[];
  traps: readonly string[];
  tokens: readonly string[];
  /** by agent */
  hands: readonly (readonly string[])[];
}

export type GameEvent =
  | ToolsDealt
  | ClockStarted
  | TurnStarted
  | TurnSkipped
  | TurnHurried
  | Rolled
  | PatrolWoken
  | PatrolHome
  | PatrolStep
  | Caught
  | Freed
  | AgentStep
  | RoomEntered
  | PassageUsed
  | AgentStayed
  | ToolPlayed
  | RobotMoved
  | RobotDestroyed
  | Said
  | TrapFlipped
  | TrapCountered
  | TokenFlipped
  | KeyFound
  | Petrified
  | Victory
  | Defeat
  | EverythingShown
  | CoreEvent;
