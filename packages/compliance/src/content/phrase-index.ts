// Finds the phrases that begin with a word. `npm run train` writes the index, because building it takes longer than a call.
import index from './model/phrase-index.json' with { type: 'json' };
import { decodeBytes, encodeBytes } from './packed-weights.ts';
import { isOpenPart, phraseLists, splitPhrase } from './phrase-lists.ts';
import { stemOf } from './tokens.ts';

/** Words with the same hash share a bucket. */
export const PHRASE_BUCKETS = 2 ** 13;
/** The bucket of the phrases that may begin with any word. */
export const OPEN_BUCKET = 0;

const PLACE_BYTES = 3;

type PhraseIndex = {
  /** By bucket: the number of its first place. The last number ends the last bucket. */
  readonly starts: Uint32Array;
  /** Where phrases start in the lists, as if these were one text. Sorted within a bucket. */
  readonly places: Uint8Array;
};

export type PackedPhraseIndex = {
  /** Length of the lists that the index was made from. */
  readonly units: number;
  readonly counts: string;
  readonly places: string;
};

/** @param stem the first word of a phrase or a word of a text, without a plural `s` */
export function phraseBucketOf(stem: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < stem.length; at++) {
    hash = Math.imul(hash ^ stem.charCodeAt(at), 0x01000193);
  }
  return 1 + (((hash ^ (hash >>> 15)) >>> 0) % (PHRASE_BUCKETS - 1));
}

/** By list: where it starts. The last number is the length of all lists. */
const offsets = [0];
for (const { text } of phraseLists) {
  offsets.push((offsets.at(-1) as number) + text.length);
}

/** Reads every phrase. */
export function packPhraseIndex(): PackedPhraseIndex {
  const buckets = Array.from({ length: PHRASE_BUCKETS }, (): number[] => []);
  for (const [list, { text }] of phraseLists.entries()) {
    for (const { index: start, 0: shown } of text.matchAll(/[^|]+/g)) {
      const [first] = splitPhrase(shown.trim()).parts;
      if (first !== undefined) {
        const bucket = isOpenPart(first) ? OPEN_BUCKET : phraseBucketOf(stemOf(first));
        buckets[bucket]?.push((offsets[list] as number) + start + shown.length - shown.trimStart().length);
      }
    }
  }
  const places = buckets.flat().flatMap((place) => [place >> 16, (place >> 8) & 255, place & 255]);
  return {
    units: offsets.at(-1) as number,
    counts: encodeBytes(Uint8Array.from(buckets.flatMap(({ length }) => [length >> 8, length & 255]))),
    places: encodeBytes(Uint8Array.from(places)),
  };
}

/** Falls back to reading every phrase while somebody edits the lists. A test fails until the index is written again. */
export function openPhraseIndex(): PhraseIndex {
  const packed: PackedPhraseIndex = index.units === offsets.at(-1) ? index : packPhraseIndex();
  const counts = decodeBytes(packed.counts);
  const starts = new Uint32Array(PHRASE_BUCKETS + 1);
  for (let bucket = 0; bucket < PHRASE_BUCKETS; bucket++) {
    const count = ((counts[2 * bucket] as number) << 8) + (counts[2 * bucket + 1] as number);
    starts[bucket + 1] = (starts[bucket] as number) + count;
  }
  return { starts, places: decodeBytes(packed.places) };
}

type Found = (phrase: string, meaning: (typeof phraseLists)[number]['meaning']) => void;

/** Tells every phrase of a bucket, in the order of the lists. */
export function eachPhrase({ starts, places }: PhraseIndex, bucket: number, tell: Found): void {
  let list = 0;
  for (let at = starts[bucket] as number; at < (starts[bucket + 1] as number); at++) {
    const byte = at * PLACE_BYTES;
    const place =
      ((places[byte] as number) << 16) + ((places[byte + 1] as number) << 8) + (places[byte + 2] as number);
    while (place >= (offsets[list + 1] as number)) {
      list++;
    }
    const { text, meaning } = phraseLists[list] as (typeof phraseLists)[number];
    const start = place - (offsets[list] as number);
    const separator = text.indexOf('|', start);
    tell(text.slice(start, separator < 0 ? text.length : separator).trim(), meaning);
  }
}
