// Reads the concepts of a text, without those that an innocent phrase or the sender's name explains.
import { type PlacedConcept, findConcepts } from './concept-trie.ts';
import { findPlots } from './plots.ts';
import { type TokenText, splitTokens } from './tokens.ts';

type Span = { readonly first: number; readonly after: number };

export type ContentReading = {
  readonly text: TokenText;
  readonly concepts: readonly PlacedConcept[];
  /** Whether a token belongs to the name of the sender. */
  readonly isMasked: (token: number) => boolean;
};

// Names that fraud borrows are evidence, whoever seems to send the text.
const BORROWED =
  /\b(?:usps|ups|fedex|dhl|e ?-?z ?-?pass|sunpass|fastrak|txtag|toll|dmv|irs|ssa|social security|medicare|uscis|chase|wells fargo|citi|paypal|venmo|zelle|cash app|apple|amazon|netflix|walmart|costco|whatsapp|facebook|microsoft|coinbase|binance|department|security|federal|gov)\b/;

/** @param senderName the brand that sends the text, if it is known */
export function readConcepts(text: TokenText, senderName: string | undefined): ContentReading {
  const masked = findNameTokens(text, senderName);
  const isMasked = (token: number): boolean => masked?.[token] === 1;
  const found = findConcepts(text);
  const innocent = found.concepts.filter(({ role }) => role === 'innocent');
  const isInnocent = (category: string | undefined, { first, after }: Span): boolean =>
    innocent.some(
      (other) =>
        other.category === category &&
        other.first < after &&
        first < other.after &&
        other.after - other.first >= after - first,
    );
  const concepts = found.concepts.filter(
    (one) =>
      one.role !== 'innocent' &&
      (one.category === undefined || one.role === 'guard' || !isInName(one, isMasked)) &&
      (one.role === 'guard' || !isInnocent(one.category, one)),
  );
  const clues = found.clues.filter((clue) => !isInName(clue, isMasked));
  return { text, concepts: [...concepts, ...findPlots(text, clues, isInnocent)], isMasked };
}

function isInName({ first, after }: Span, isMasked: (token: number) => boolean): boolean {
  for (let token = first; token < after; token++) {
    if (!isMasked(token)) {
      return false;
    }
  }
  return true;
}

function findNameTokens({ tokens }: TokenText, name: string | undefined): Uint8Array | undefined {
  if (name === undefined) {
    return undefined;
  }
  const wanted = splitTokens(name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')).map(
    ({ stem }) => stem,
  );
  if (wanted.length === 0 || BORROWED.test(wanted.join(' '))) {
    return undefined;
  }
  const masked = new Uint8Array(tokens.length);
  for (let at = 0; at + wanted.length <= tokens.length; at++) {
    if (wanted.every((stem, offset) => tokens[at + offset]?.stem === stem)) {
      masked.fill(1, at, at + wanted.length);
    }
  }
  return masked;
}
