// The features of a message that the model of roles was trained on: its words, how it is written, and its wordings.
import { withSmallCode } from './fast-patterns.ts';
import { stemOf } from '../content/tokens.ts';
import { FeatureList, hash, hashWordSequence } from '../learned/hashed-features.ts';
import type { Feature } from '../learned/linear-model.ts';
import { splitWayOut } from './role-parts.ts';
import type { RoleWordings } from './role-rules.ts';
import { type Word, readWords, startsWithDigit } from './words.ts';

export const ROLE_BUCKETS = 2 ** 15;

const WORD_WEIGHT = 0.5;
const WORDING_WEIGHT = 1;
const SIGN_SEED = hash('sign');
const WORDING_SEED = hash('wording');
const WAY_OUT_SEED = hash('way out');
const PLACE_SEED = hash('place');

/** What a message says apart from the ways out, with the words of that. */
export type RoleParts = ReturnType<typeof splitWayOut> & {
  readonly words: readonly Word[];
  readonly stems: readonly string[];
};

export function readRoleParts(text: string): RoleParts {
  const parts = splitWayOut(text);
  const words = readWords(parts.body);
  return { ...parts, words, stems: listStems(words) };
}

/** @param wordings left out where a row was known when the wordings were written, so that the model does not trust them too much */
export function listRoleFeatures(
  text: string,
  wordings: RoleWordings | undefined,
  { body, wayOut, stems: words }: RoleParts = readRoleParts(text),
): Feature[] {
  const list = new FeatureList(ROLE_BUCKETS);
  for (const value of hashWordSequence(words)) {
    list.add(value, WORD_WEIGHT);
  }
  for (const word of listStems(readWords(wayOut))) {
    list.add(hash(word, WAY_OUT_SEED), WORD_WEIGHT);
  }
  const [first = '', second = ''] = words;
  for (const place of [`first ${first}`, `first ${first} ${second}`, `last ${words.at(-1) ?? ''}`]) {
    list.add(hash(place, PLACE_SEED), WORD_WEIGHT);
  }
  for (const sign of listRoleSigns(body, wayOut)) {
    list.add(hash(sign, SIGN_SEED), WORD_WEIGHT);
  }
  if (wordings !== undefined) {
    for (const sign of [wordings.role, ...wordings.signs]) {
      list.add(hash(sign, WORDING_SEED), WORDING_WEIGHT);
    }
  }
  return list.features;
}

const DIGITS_MAX = 6;

/** A number stands for all numbers with as many digits. */
const listStems = (words: readonly Word[]): string[] =>
  words.map(({ text: word }) =>
    startsWithDigit(word) ? `#${/\D/.test(word) ? 'x' : Math.min(DIGITS_MAX, word.length)}` : stemOf(word),
  );

const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['question', /\?/],
  ['call', /!/],
  ['percent', /\d ?%/],
  ['money', /\$ ?\d/],
  ['money for something', withSmallCode(/\$ ?\d[\d.,]* \p{Ll}/u)],
  ['time', /\d ?(?:am|pm|a\.m|p\.m|a|p)\b|\d:\d\d/i],
  ['date', /\b\d{1,2}\/\d{1,2}\b/],
  ['phone', /\d{3}[-. ]\d{4}/],
  ['email', /\S@\S/],
  ['link', /https?:|[a-z0-9]\.[a-z]{2,8}(?:\/|\s|$)/i],
  ['number of something', /#\w{0,12}\d/],
  ['small letter', withSmallCode(/^\p{Ll}/u)],
  ['loud', /\b[A-Z]{4,}\b/],
  ['name first', /^[^.!?:\n]{2,40}:/],
  ['code', /(?<![\d$.,/-])\d{4,8}(?![\d/%]|[.,-]\d)|(?<![\d-])\d{3}[- ]\d{3}(?![-\d])/],
  ['emoji', /\p{Extended_Pictographic}/u],
];
const LENGTH_STEP = 40;
const LENGTH_STEPS_MAX = 5;
const SHORT_UNITS = 20;

function listRoleSigns(body: string, wayOut: string): string[] {
  const signs = SIGNS.filter(([, pattern]) => pattern.test(body)).map(([name]) => name);
  signs.push(`length ${Math.min(LENGTH_STEPS_MAX, Math.floor(body.length / LENGTH_STEP))}`);
  if (wayOut !== '') {
    signs.push('way out');
  }
  if (body.length < SHORT_UNITS) {
    signs.push('way out alone');
  }
  return signs;
}
