/** What the browser adds to a shuffle, when it seals and opens it, and what it finds out at the end. */

import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../src/lib/api";
import * as envelope from "../src/lib/envelope";
import { check } from "../src/lib/fairness";
import { commitment, diceKey, drawsFollow, seal, SealedDice, type Draw, type Shuffle } from "../src/lib/shuffle";
import { Tending } from "../src/lib/tending";
import type { TableShown } from "../src/lib/wire";

const VECTORS = JSON.parse(readFileSync(new URL("../../tests/core/shuffle_vectors.json", import.meta.url), "utf-8")) as {
  shuffle: Shuffle; key: string; draws: Draw[]; nobody_added: string;
};
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

describe("the recipe", () => {
  it("is that of the engine", () => {
    const { shuffle } = VECTORS;
    expect(commitment(shuffle.seed)).toBe(shuffle.commitment);
    for (const { seat, contribution, commitment: shown } of shuffle.envelopes!) expect(seal(shuffle.commitment, seat, contribution)).toBe(shown);
    expect(hex(diceKey(shuffle))).toBe(VECTORS.key);
    expect(hex(diceKey({ ...shuffle, envelopes: [] }))).toBe(VECTORS.nobody_added);
    expect(drawsFollow(shuffle, VECTORS.draws)).toBe(true);
  });

  it("notices each draw that was changed", () => {
    for (const [place, [purpose, n, value]] of VECTORS.draws.entries()) {
      const changed = Array.isArray(value) ? [value[1], value[0], ...value.slice(2)] : (Number(value) + 1) % n;
      const draws = VECTORS.draws.map((draw, index): Draw => (index === place ? [purpose, n, changed as number] : draw));
      expect(drawsFollow(VECTORS.shuffle, draws)).toBe(false);
    }
    expect(drawsFollow(VECTORS.shuffle, [["die", 0, 0]])).toBe(false);
  });
});

const SEED = "5e".repeat(32);
let number = 0;

/** A table in the lobby: I sit at seat 1, somebody with an envelope at seat 0. */
function lobby(): TableShown {
  const seat = (seat: number, you: boolean) => ({ seat, name: `P${seat}`, occupant: "person", you, envelope: "none", commitment: "" });
  return {
    id: `table-${++number}`, game: "leduc_poker", status: "lobby", seat: 1, seats: [seat(0, false), seat(1, true)], options: { goal: 3 },
    edition: { hash: "e1" }, commitment: commitment(SEED), start: { number: 1, opening: false, called_off: [] }, match: "",
  } as unknown as TableShown;
}

function shown(table: TableShown, seat: number, sealed: string, state: "shut" | "open" = "shut"): TableShown {
  return { ...table, seats: table.seats.map((one) => (one.seat === seat ? { ...one, envelope: state, commitment: sealed } : one)) };
}

const THEIRS = "0a".repeat(32);

/** Frozen: both envelopes are there, mine is shut. */
function frozen(): TableShown {
  let table = lobby();
  table = shown(table, 0, seal(table.commitment, 0, THEIRS), "open");
  table = shown(table, 1, envelope.seals(table)[1]!);
  return { ...table, start: { ...table.start, opening: true } };
}

function finished(table: TableShown): { over: TableShown; file: envelope.MatchFile } {
  const contribution = envelope.opening(table);
  const over = { ...table, status: "over", match: "m", start: { ...table.start, opening: false }, seed: SEED, head: "h" } as TableShown;
  envelope.begun(over);
  const envelopes = [THEIRS, contribution].map((added, seat) => ({ seat, commitment: seal(table.commitment, seat, added), contribution: added }));
  const shuffle: Shuffle = { seed: SEED, commitment: table.commitment, recipe: 2, envelopes };
  const dice = new SealedDice(diceKey(shuffle));
  const records = [{ draws: [["deck", 6, dice.permutation("deck", 6)], ["die", 6, dice.below("die", 6)]] as Draw[] }, {}];
  return { over, file: { game: "leduc_poker", options: { goal: 3 }, edition_hash: "e1", match: "m", head: "h", shuffle, records } };
}

describe("an envelope", () => {
  it("is sealed in the lobby, once for all windows, and anew for each start", () => {
    const table = lobby();
    expect(envelope.duty(table)).toBe("seal");
    const sealed = envelope.seals(table);
    expect(envelope.seals(table)).toEqual(sealed);
    expect(sealed[0]).not.toBe(sealed[1]);
    expect(envelope.duty(shown(table, 1, sealed[1]!))).toBe("");
    expect(envelope.duty(shown(table, 1, sealed[0]!))).toBe("seal");
    const again = { ...table, commitment: commitment("11".repeat(32)), start: { ...table.start, number: 2 } };
    const before = envelope.kept(table.id)!.contribution;
    expect(envelope.duty(again)).toBe("seal");
    expect(envelope.kept(table.id)!.contribution).not.toBe(before);
  });

  it("is opened when the table is frozen, and only if it is the one that was sealed here", () => {
    const table = frozen();
    expect(envelope.duty(table)).toBe("open");
    expect(envelope.duty(shown(table, 1, table.seats[1]!.commitment, "open"))).toBe("");
    expect(envelope.duty(shown(table, 1, "00".repeat(32)))).toBe(""); // swapped
    expect(envelope.duty(shown(table, 0, table.seats[1]!.commitment))).toBe(""); // copied
    expect(envelope.duty({ ...table, commitment: commitment("11".repeat(32)) })).toBe(""); // another promise
    expect(envelope.duty({ ...table, seat: null })).toBe("");
    expect(envelope.duty({ ...table, id: "elsewhere" })).toBe("");
  });

  it("that the server has read and refused is not used again", () => {
    const table = lobby();
    const { contribution } = (envelope.seals(table), envelope.kept(table.id)!);
    envelope.spoil(table.id);
    envelope.seals(table);
    expect(envelope.kept(table.id)!.contribution).not.toBe(contribution);
  });
});

describe("the check at the end", () => {
  const fetched = (file: envelope.MatchFile) => ({ matchFile: () => Promise.resolve(file) });

  it("finds that all was as promised", async () => {
    const { over, file } = finished(frozen());
    expect(await check(over, fetched(file))).toMatchObject({ verdict: "good", wrong: [], envelope: { match: "m", seat: 1, head: "h" } });
  });

  it("says when nothing was kept here, and when the match cannot be read", async () => {
    const { over, file } = finished(frozen());
    expect((await check({ ...over, id: "elsewhere" }, fetched(file))).verdict).toBe("none");
    expect((await check({ ...over, seat: null }, fetched(file))).verdict).toBe("none");
    expect((await check(over, { matchFile: () => Promise.reject(new Error()) })).verdict).toBe("unread");
  });

  const mixed = (file: envelope.MatchFile, change: object) => ({ ...file, shuffle: { ...file.shuffle!, ...change } });
  const [first, second] = [0, 1];
  const forgeries: [string, string[], (file: envelope.MatchFile) => envelope.MatchFile][] = [
    ["another game", ["game"], (file) => ({ ...file, game: "casa_de_papel" })],
    ["another option", ["options"], (file) => ({ ...file, options: { goal: 4 } })],
    ["another edition", ["edition"], (file) => ({ ...file, edition_hash: "e2" })],
    ["another match", ["match"], (file) => ({ ...file, match: "n" })],
    ["another end of its chain", ["head"], (file) => ({ ...file, head: "i" })],
    ["another start", ["start"], (file) => mixed(file, { start: 2 })],
    ["another seed", ["promise", "draws"], (file) => mixed(file, { seed: "00".repeat(32) })],
    ["no shuffle", ["shuffle"], ({ shuffle: _, ...file }) => file],
    ["an envelope less", ["commitments", "draws"], (file) => mixed(file, { envelopes: [file.shuffle!.envelopes![second]] })],
    ["the former recipe", ["commitments"], (file) => mixed(file, { recipe: 1 })],
    ["another draw", ["draws"], (file) => ({ ...file, records: [{ draws: [["die", 6, 0], ["die", 6, 1], ["die", 6, 2], ["die", 6, 3]] }] })],
    ["their envelope opened otherwise", ["seals", "draws"], (file) =>
      mixed(file, { envelopes: file.shuffle!.envelopes!.map((one) => (one.seat === first ? { ...one, contribution: "0b".repeat(32) } : one)) })],
    ["mine opened otherwise", ["seals", "contribution", "draws"], (file) =>
      mixed(file, { envelopes: file.shuffle!.envelopes!.map((one) => (one.seat === second ? { ...one, contribution: "0b".repeat(32) } : one)) })],
  ];
  it.each(forgeries)("notices %s", async (_, wrong, forge) => {
    const { over, file } = finished(frozen());
    expect(await check(over, fetched(forge(file)))).toMatchObject({ verdict: "bad", wrong });
  });
});

describe("tending", () => {
  const sit = vi.fn();
  const open = vi.fn();
  beforeEach(() => [sit, open].forEach((call) => call.mockReset().mockResolvedValue(null)));

  it("does each thing once, and again if the server could not be reached", async () => {
    const tending = new Tending({ sit, open });
    const table = frozen();
    open.mockRejectedValueOnce(new ApiError(0, { code: "unreachable", key: "", args: {} }));
    await tending.tend(table);
    await tending.tend(table);
    await tending.tend(table);
    expect(open).toHaveBeenCalledTimes(2);
    open.mockRejectedValue(new ApiError(422, { code: "wrong_envelope", key: "", args: {} }));
    const other = new Tending({ sit, open });
    await other.tend(table);
    await other.tend(table);
    expect(open).toHaveBeenCalledTimes(3);
    await tending.tend(lobby());
    expect(sit).toHaveBeenCalledTimes(1);
  });
});
