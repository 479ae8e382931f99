// Random choices: unpredictable identifiers, and reproducible disorder.
import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const ID_CHARACTERS = 6;

function lettersOf(bytes: Uint8Array, count: number): string {
  let letters = '';
  for (let index = 0; index < count; index += 1) {
    letters += ALPHABET[(bytes[index] ?? 0) % ALPHABET.length];
  }
  return letters;
}

export function newId(prefix: string, taken: (id: string) => boolean, characters = ID_CHARACTERS): string {
  for (;;) {
    const id = prefix + lettersOf(randomBytes(characters), characters);
    if (!taken(id)) {
      return id;
    }
  }
}

/** The same name gives the same ID at every start. */
export function derivedId(prefix: string, name: string): string {
  return prefix + lettersOf(createHash('sha256').update(name).digest(), ID_CHARACTERS);
}

/** From 0 up to, not including, 1. */
export type Chance = () => number;

/** Mulberry32: small, and the same sequence for the same seed everywhere. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
