/**
 * Fair shuffles, the recipe: the same as `cavale/core/shuffle.py` and `dice.py`, and checked against them
 * (docs/fair-shuffles.md). Plain JavaScript, since `crypto.subtle` is missing where the page came over plain http.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const RECIPE = 2;

export interface OpenEnvelope {
  seat: number;
  commitment: string;
  contribution: string;
}

/** The section `shuffle` of a match file. */
export interface Shuffle {
  seed: string;
  commitment: string;
  recipe?: number;
  start?: number;
  envelopes?: readonly OpenEnvelope[];
}

export type Draw = readonly [purpose: string, n: number, value: number | readonly number[]];

export function commitment(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** What is shown of an envelope before it is opened. It fits one seat at one start of one table. */
export function seal(promise: string, seat: number, contribution: string): string {
  return bytesToHex(sha256(utf8ToBytes(`cavale envelope\n${promise}\n${seat}\n${contribution}`)));
}

/** The key of the dice. */
export function diceKey({ seed, envelopes = [] }: Shuffle): Uint8Array {
  const added = envelopes.map(({ seat, contribution }) => `${seat}:${contribution}\n`).join("");
  return hmac(sha256, hexToBytes(seed), utf8ToBytes(added));
}

export class SealedDice {
  readonly #key: Uint8Array;
  readonly #drawn = new Map<string, number>();

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  below(purpose: string, n: number): number {
    const all = 1n << 64n;
    const fair = all - (all % BigInt(n));
    for (;;) {
      const word = this.#word(purpose);
      if (word < fair) return Number(word % BigInt(n));
    }
  }

  permutation(purpose: string, n: number): number[] {
    const order = Array.from({ length: n }, (_, place) => place);
    for (let i = n - 1; i > 0; i--) {
      const j = this.below(purpose, i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return order;
  }

  #word(purpose: string): bigint {
    const count = this.#drawn.get(purpose) ?? 0;
    this.#drawn.set(purpose, count + 1);
    const digest = hmac(sha256, this.#key, utf8ToBytes(`${purpose}:${count}`));
    return new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
  }
}

/** Whether every draw of a match is the one that these dice give. */
export function drawsFollow(shuffle: Shuffle, draws: Iterable<Draw>): boolean {
  const dice = new SealedDice(diceKey(shuffle));
  for (const [purpose, n, value] of draws) {
    if (n < 1) return false;
    const drawn = Array.isArray(value) ? dice.permutation(purpose, n) : dice.below(purpose, n);
    if (String(drawn) !== String(value)) return false;
  }
  return true;
}
