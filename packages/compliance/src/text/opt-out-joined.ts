// Finds opt-out keywords that a message joins with another word to send: "STOP SURF20", "PIZZA STOP". Providers match the keyword alone.
import { keywords } from '../facts/keywords.ts';
import { type KeywordAt, findEnd, findPurposeAfter } from './opt-out-purpose.ts';
import type { Word } from './words.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words beside a keyword that nobody takes for a part of it, also in capital letters. */
const LOOSE = list(
  'to 2 4 for and or y o para de at if si with con the la el word palabra now anytime any time please pls once just only here back us me ya hoy ahora this number ' +
    'ok yes no n c r confirm reschedule refill more done pay book schedule start join info msg msgs free txt text reply send responda envie mande conteste help ayuda by via a an ' +
    'today tonight texts texting messages message sms alert alerts updates thanks thx asap again gracias mensajes textos all caps in am pm',
);
const KNOWN = new Set(keywords.map(({ word }) => word));
const VERBS = list(
  'reply text txt send respond answer rply responda responde envie envia mande manda conteste contesta escriba escribe',
);
/** "Stop-1 stops the green list". */
const ACTS = list('stops ends cancels removes leaves quits para detiene termina cancela quita');
const JOINED_MAX = 2;

const shownAt = (text: string, word: Word): string => text.slice(word.start, word.end);

/** A word in capital letters or with a number, which is there to be sent. */
function isToken(text: string, word: Word | undefined): word is Word {
  if (word === undefined || LOOSE.has(word.text) || KNOWN.has(word.text)) {
    return false;
  }
  const shown = shownAt(text, word);
  return /^(?:[A-Z]{2}[A-Z0-9]*|[A-Z]{1,12}\d{1,6}|\d{1,2})$/.test(shown);
}

/** Only a blank or a hyphen stands between the parts of what is sent. */
const isNext = (text: string, one: Word, next: Word): boolean =>
  /^(?: |-)$/.test(text.slice(one.end, next.start));

/** The words that have to be sent instead of the keyword alone, quoted from the text. */
export function findJoined(text: string, words: readonly Word[], keyword: KeywordAt): string | undefined {
  const first = words[keyword.index] as Word;
  // A text in capital letters throughout shows nothing.
  if (!/\p{Ll}/u.test(text)) {
    return undefined;
  }
  const last = countAfter(text, words, keyword);
  if (last > 0) {
    const joined = { ...keyword, length: keyword.length + last };
    const next = joined.index + joined.length;
    const isLeaving =
      findPurposeAfter(words, joined, text) === 'leaving' ||
      ACTS.has(words[next]?.text ?? '') ||
      (/^(?:to|al)$/.test(words[next]?.text ?? '') && /^\d{5,}$/.test(words[next + 1]?.text ?? ''));
    const isNumbered = /^-\d/.test(text.slice(findEnd(words, keyword)));
    if (isLeaving && (isNumbered || isSent(text, words, keyword.index))) {
      return text.slice(first.start, findEnd(words, joined));
    }
  }
  const before = countBefore(text, words, keyword.index);
  const opener = words[keyword.index - before - 1];
  if (before === 0 || opener === undefined) {
    return undefined;
  }
  const gap = text.slice(opener.end, (words[keyword.index - before] as Word).start);
  if (!/^:?[ "'“‘]{1,2}$/.test(gap)) {
    return undefined;
  }
  const isLeaving = findPurposeAfter(words, keyword, text) === 'leaving';
  const earlier = words[keyword.index - before - 2];
  // "Reply AM or PM STOP to opt out" and "Call or text JOE STOP to end" have no period between two sentences.
  const isOneOfTwo = earlier !== undefined && /^[A-Z]{2,}$/.test(shownAt(text, earlier));
  const isCall = /^(?:or|o|and|y)$/.test(earlier?.text ?? '');
  const isInstructed =
    (VERBS.has(opener.text) && !isCall) ||
    (isLeaving && /^(?:or|o)$/.test(opener.text) && !isOneOfTwo && hasVerb(words, keyword.index));
  return isInstructed
    ? text.slice((words[keyword.index - before] as Word).start, findEnd(words, keyword))
    : undefined;
}

function countAfter(text: string, words: readonly Word[], keyword: KeywordAt): number {
  const end = keyword.index + keyword.length - 1;
  let count = 0;
  while (count < JOINED_MAX) {
    const next = words[end + count + 1];
    if (!isToken(text, next) || !isNext(text, words[end + count] as Word, next)) {
      break;
    }
    count++;
  }
  return count;
}

function countBefore(text: string, words: readonly Word[], index: number): number {
  let count = 0;
  while (count < JOINED_MAX) {
    const before = words[index - count - 1];
    // A number in front is where the keyword goes.
    if (
      !isToken(text, before) ||
      /^\d/.test(before.text) ||
      !isNext(text, before, words[index - count] as Word)
    ) {
      break;
    }
    count++;
  }
  return count;
}

/** Whether the keyword is there to be sent: in capital letters, or behind a verb. */
const isSent = (text: string, words: readonly Word[], index: number): boolean => {
  const word = words[index] as Word;
  const shown = shownAt(text, word);
  return shown === shown.toUpperCase() || VERBS.has(words[index - 1]?.text ?? '');
};

const VERB_NEAR = 8;
const hasVerb = (words: readonly Word[], index: number): boolean =>
  words.slice(Math.max(0, index - VERB_NEAR), index).some(({ text }) => VERBS.has(text));
