// The features of a message that the model of opt-outs was trained on: what its sentences say about the keyword.
import { withoutClarification } from './opt-out-clauses.ts';
import { stemOf } from '../content/tokens.ts';
import { FeatureList, hash } from '../learned/hashed-features.ts';
import type { Feature } from '../learned/linear-model.ts';
import { readWords } from './words.ts';

export const OPT_OUT_BUCKETS = 2 ** 15;
/** What a message offers: nothing, an instruction that holds, or one that has to be rewritten. */
export const OPT_OUT_ANSWERS = ['none', 'valid', 'bad'] as const;

const WORD_WEIGHT = 0.5;
const WORDING_WEIGHT = 1;
const SENTENCE = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]+)*/g;
const SENTENCES_MAX = 24;
const WORDS_MAX = 60;
const KEYWORDS = new Set(
  'stop stopall unsubscribe quit end cancel revoke optout baja salir alto parar unsub cancelar'.split(' '),
);
const MAY_BE_ABOUT =
  /\b(?:stop\w*|unsub\w*|opt(?:ing|ed)?[ -]?out\w*|quit|end|cancel\w*|revoke|baja|salir\w*|alto|parar|leave|remov\w*|list|lista|text\w*|txt|msgs?|mensajes?|messag\w*|reply|responda|mande|manda|env[ií]e|avis\w*|number|numero|off|out|fee|charge\w*|opt)\b/i;
const LENGTH_STEP = 3;
const LENGTH_STEPS_MAX = 5;

export type OptOutSentence = {
  readonly text: string;
  readonly stems: readonly string[];
  /** `key`: has a keyword; `next`: follows such a sentence; `topic`: may be about messages. */
  readonly kind: 'key' | 'next' | 'topic';
};

/** The sentences that may be about opting out. */
export function readOptOutSentences(text: string): readonly OptOutSentence[] {
  const found: OptOutSentence[] = [];
  let isBehindKey = false;
  for (const [match] of text.matchAll(SENTENCE)) {
    if (!isBehindKey && !MAY_BE_ABOUT.test(match)) {
      continue;
    }
    const sentence = match.trim();
    const stems = readStems(withoutClarification(sentence));
    const hasKey = stems.includes('KEY') || stems.includes('key');
    found.push({ text: sentence, stems, kind: hasKey ? 'key' : isBehindKey ? 'next' : 'topic' });
    isBehindKey = stems.includes('KEY');
    if (found.length === SENTENCES_MAX) {
      break;
    }
  }
  return found;
}

/** Keywords of two words. */
const TWO_WORDS = /\b(OPT|STOP)[ -](OUT|ALL)\b/g;

/** Numbers are alike, keywords are, and so are other words in capital letters. */
function readStems(sentence: string): string[] {
  const joined = sentence.replaceAll(TWO_WORDS, '$1$2');
  return readWords(joined)
    .slice(0, WORDS_MAX)
    .map(({ text, start, end }) => {
      const shown = joined.slice(start, end);
      const isLoud = shown === shown.toUpperCase() && /\p{Lu}/u.test(shown);
      if (KEYWORDS.has(text)) {
        return isLoud ? 'KEY' : 'key';
      }
      return /^\d+$/.test(text) ? '#' : isLoud && shown.length > 1 ? 'CAP' : stemOf(text);
    });
}

/** @param wordings names of what the wordings found; left out where a row was known when they were written */
export function listOptOutFeatures(
  sentences: readonly OptOutSentence[],
  wordings: readonly string[] | undefined,
): Feature[] {
  const list = new FeatureList(OPT_OUT_BUCKETS);
  const add = (name: string) => list.add(hash(name), WORD_WEIGHT);
  for (const { stems, kind } of sentences) {
    const marked = ['<', ...stems, '>'];
    for (let at = 0; at < marked.length; at++) {
      add(`${kind} ${marked[at]}`);
      if (at + 1 < marked.length) {
        add(`${kind} ${marked[at]} ${marked[at + 1]}`);
      }
    }
    if (kind === 'key') {
      const key = marked.findIndex((stem) => stem === 'KEY' || stem === 'key');
      for (let at = 0; at < marked.length; at++) {
        if (at !== key) {
          add(`${at < key ? 'before key' : 'after key'} ${marked[at]}`);
        }
      }
      add(`after key: ${Math.min(LENGTH_STEPS_MAX, Math.floor((marked.length - key) / LENGTH_STEP))}`);
    }
  }
  for (const wording of wordings ?? []) {
    list.add(hash(`wording ${wording}`), WORDING_WEIGHT);
  }
  return list.features;
}
