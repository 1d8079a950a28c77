/**
 * La Casa de Papel for five, without powers and clocks, as a game of boardgame.io: the same moves in the same order as
 * Cavale's, and the same fields on the screens, as far as boardgame.io knows such a thing.
 *
 * Who may do what is decided here by the phase and not by boardgame.io's turns, because anyone may talk at nearly any
 * time; everybody is active and each move is checked. `setupData` deals: `{ roles, hands, leader }`.
 */

const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 5;
const ROUNDS = 5;
const SELECT = 3; // cards that count in a round
const GOAL = 2000;
const GAIN = 500; // for a majority of banknotes
const LOSS = 500; // for a Professor who is found out
const MODIFIERS = { B: 0, B250: 250, B500: 500, S: 0, S250: -250, S500: -500 };
const SPEECH = 4; // claims in a speech, on the free floor, and after the reveal
const FLOOR = 6;
const AFTERWARDS = 4;
const CLAIMS = new Set(
  "my_card choose_me skip_me my_hand my_team my_role suspect trust advise successor was_mine".split(" "),
);

function setup(_, { roles, hands, leader }) {
  const everyone = (value) => Array.from({ length: SEATS }, () => value);
  return {
    round: 1,
    phase: "choice",
    leader,
    leaders: [leader],
    loot: 0,
    history: [],
    proposed: [],
    speaker: null,
    said: everyone(0),
    done: everyone(false),
    claims: [],
    accused: null,
    winner: null,
    locked: everyone(false),
    secret: { roles, hands, drafts: everyone(null), laid: hands.map(() => []) },
  };
}

/** What a seat sees. boardgame.io asks for it before anything is sent; `null` looks for a spectator. */
function playerView({ G, playerID }) {
  const { secret, locked, ...open } = G;
  const seat = playerID === null ? null : Number(playerID);
  return {
    ...open,
    locked: locked.filter(Boolean).length,
    eligible: eligible(G),
    mine: seat === null ? null : { role: secret.roles[seat], hand: secret.hands[seat], choices: secret.laid[seat] },
    truth: G.winner ? { roles: secret.roles, laid: secret.laid } : null,
  };
}

const moves = {
  /** The arguments of a hidden choice stay out of the others' log. */
  choose: { move: asSeat(choose), redact: true },
  lock: asSeat(lock),
  claim: asSeat(claim),
  done: asSeat(done),
  close_debate: asSeat(closeDebate),
  propose: asSeat(propose),
  confirm: asSeat(confirm),
  appoint: asSeat(appoint),
  accuse: asSeat(accuse),
};

function asSeat(move) {
  return ({ G, playerID }, args) => move(G, Number(playerID), args ?? {});
}

// -- choice

function choose(G, seat, { kind }) {
  if (G.phase !== "choice" || G.locked[seat] || !G.secret.hands[seat].includes(kind)) return INVALID_MOVE;
  G.secret.drafts[seat] = kind;
}

function lock(G, seat) {
  if (G.phase !== "choice" || G.locked[seat] || !G.secret.drafts[seat]) return INVALID_MOVE;
  G.locked[seat] = true;
  if (G.locked.every(Boolean)) layCards(G);
}

function layCards(G) {
  const { hands, drafts, laid } = G.secret;
  hands.forEach((hand, seat) => {
    const kind = drafts[seat] ?? hand[0]; // the last card is laid by itself
    hand.splice(hand.indexOf(kind), 1);
    laid[seat].push(kind);
    drafts[seat] = null;
    G.locked[seat] = false;
  });
  G.phase = "debate";
  G.speaker = (G.leader + 1) % SEATS;
  startCount(G);
}

// -- debate

function claim(G, seat, { verb, args }) {
  if (!CLAIMS.has(verb) || !mayTalk(G, seat) || G.said[seat] >= mostClaims(G)) return INVALID_MOVE;
  G.claims.push({ round: G.round, phase: G.phase, seat, claim: verb, args });
  G.said[seat] += 1;
  G.done[seat] = false;
}

function done(G, seat) {
  if (!mayTalk(G, seat)) return INVALID_MOVE;
  if (G.speaker === seat) {
    nextSpeech(G);
    return;
  }
  G.done[seat] = true;
  if (G.phase === "debate" && G.done.every(Boolean)) endDebate(G);
}

function mayTalk(G, seat) {
  return ["debate", "selection", "appointment"].includes(G.phase) && (G.speaker === null || G.speaker === seat);
}

function mostClaims(G) {
  return G.phase === "appointment" ? AFTERWARDS : G.speaker === null ? FLOOR : SPEECH;
}

/** Speeches go round to the left and end with the leader's; then the floor is free. */
function nextSpeech(G) {
  const last = G.speaker === G.leader;
  G.speaker = last ? null : (G.speaker + 1) % SEATS;
  if (last) startCount(G);
}

function closeDebate(G, seat) {
  if (G.phase !== "debate" || G.speaker !== null || seat !== G.leader) return INVALID_MOVE;
  endDebate(G);
}

function endDebate(G) {
  G.phase = "selection";
  G.done.fill(false);
}

function startCount(G) {
  G.said.fill(0);
  G.done.fill(false);
}

// -- selection and reveal

function propose(G, seat, { player }) {
  const can = G.phase === "selection" && seat === G.leader && player !== seat && G.proposed.length + 1 < SELECT;
  if (!can || !(player in G.said) || G.proposed.includes(player)) return INVALID_MOVE;
  G.proposed.push(player);
}

function confirm(G, seat) {
  if (G.phase !== "selection" || seat !== G.leader || G.proposed.length + 1 !== SELECT) return INVALID_MOVE;
  const selected = [G.leader, ...G.proposed].sort();
  const revealed = selected.map((player) => G.secret.laid[player][G.round - 1]).sort();
  G.loot = Math.max(0, G.loot + counted(revealed));
  G.history.push({ round: G.round, leader: G.leader, selected, revealed, loot: G.loot });
  G.proposed = [];
  startCount(G);
  if (G.round < ROUNDS) G.phase = "appointment";
  else if (G.loot < GOAL) end(G, "blue");
  else G.phase = "accusation";
}

/** The modifiers of the larger family count, and its gain. */
function counted(kinds) {
  const sabotage = kinds.filter((kind) => kind.startsWith("S"));
  const banknotes = kinds.filter((kind) => kind.startsWith("B"));
  const sum = (cards) => cards.reduce((total, kind) => total + MODIFIERS[kind], 0);
  return sabotage.length > banknotes.length ? sum(sabotage) : GAIN + sum(banknotes);
}

// -- the next leader, and the end

function eligible(G) {
  return G.said.map((_, seat) => seat).filter((seat) => !G.leaders.includes(seat));
}

function appoint(G, seat, { player }) {
  if (G.phase !== "appointment" || seat !== G.leader || !eligible(G).includes(player)) return INVALID_MOVE;
  G.leader = player;
  G.leaders.push(player);
  G.round += 1;
  G.phase = "choice";
  startCount(G);
  if (G.round === ROUNDS) layCards(G);
}

function accuse(G, seat, { player }) {
  const { roles } = G.secret;
  if (G.phase !== "accusation" || roles[seat] !== "raquel" || !(player in roles)) return INVALID_MOVE;
  G.accused = player;
  if (roles[player] === "professor") G.loot -= LOSS;
  end(G, G.loot >= GOAL ? "red" : "blue");
}

function end(G, winner) {
  G.phase = "over";
  G.winner = winner;
}

exports.Casa = {
  name: "casa_de_papel",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup,
  playerView,
  moves,
  turn: { activePlayers: ActivePlayers.ALL },
  endIf: ({ G }) => (G.winner ? { winner: G.winner, loot: G.loot } : undefined),
  disableUndo: true, // otherwise every stored state would hold all states before it
};
