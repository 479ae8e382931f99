// Collects the names in a text that may be its sender.
import { ordinaryWords } from '../facts/ordinary-words.ts';
import { isGeneric } from './brand-forms.ts';
import { type NameRun, readNameRuns } from './name-runs.ts';
import { isNoSender } from './no-senders.ts';
import type { Sender } from './sender-form.ts';
import { readSenderSigns } from './sender-signs.ts';
import { type Word, isLowercase, isPlainAscii, isUppercase, readWords, startsWithDigit } from './words.ts';

export type SenderCandidate = Pick<NameRun, 'name' | 'start' | 'end' | 'words'> & {
  readonly signs: readonly string[];
};

type Place = Pick<NameRun, 'name' | 'start' | 'end' | 'words'>;

const LOWERCASE_WORDS_MAX = 5;
/** Senders are named at the start or at the end of a text. */
const CANDIDATES_AT_START = 12;
const CANDIDATES_AT_END = 8;

/** `presented` is what the patterns for common wordings found: strong evidence, but not proof. */
export function readSenderCandidates(
  text: string,
  words: readonly Word[],
  presented: Sender | undefined,
): readonly SenderCandidate[] {
  const runs = readNameRuns(text, words);
  const places: readonly Place[] = [
    ...runs,
    ...runs.flatMap((run) => withoutFirstWord(text, words, run)),
    ...readLowercaseNames(text, words),
  ]
    .filter((place) => !isNoSender(text, place))
    .filter(({ start }) => !PLATFORM_BEFORE.test(text.slice(Math.max(0, start - 16), start)))
    .toSorted((one, other) => one.start - other.start)
    .filter((_, at, all) => at < CANDIDATES_AT_START || at >= all.length - CANDIDATES_AT_END);
  const isShouted = !/\p{Ll}{2}/u.test(text);
  const plain = presented && squash(presented.name);
  const isPresented = ({ name }: Place): boolean => plain !== undefined && squash(name) === plain;
  const isKnown = places.some(isPresented);
  const shown = presented === undefined || isKnown ? places : [...places, toPlace(text, presented.name)];
  return shown.map((place, rank) => ({
    ...place,
    signs: [
      ...readSenderSigns(text, place, rank, rank === places.length - 1, isShouted),
      ...(presented === undefined
        ? ['not presented']
        : isPresented(place)
          ? [`presented ${presented.form}`, ...(isKnown ? [] : [`only presented ${presented.form}`])]
          : ['other presented', `other presented ${presented.form}`]),
      ...(/^\p{Ll}/u.test(place.name) ? ['lowercase'] : []),
      ...(runs.some((run) => run.start < place.start && run.end === place.end) ? ['shortened'] : []),
    ],
  }));
}

const squash = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function toPlace(text: string, name: string): Place {
  const start = Math.max(0, text.indexOf(name));
  return { name, start, end: start + name.length, words: readWords(name).map((word) => word.text) };
}

/** "Saturday Grove Cafe": the name without a word that may only start the sentence. */
function withoutFirstWord(text: string, words: readonly Word[], run: NameRun): Place[] {
  if (run.words.length < 2 || !ordinaryWords.has(run.words[0] as string)) {
    return [];
  }
  const next = words.find(({ start }) => start > run.start);
  return next === undefined || next.start >= run.end
    ? []
    : [{ name: text.slice(next.start, run.end), start: next.start, end: run.end, words: run.words.slice(1) }];
}

/** The service that sends for somebody else. */
const PLATFORM_BEFORE = /\bpowered by $/i;

const OPENS =
  /(?:^|[.!?…\n)\]:–—~-]|\p{Extended_Pictographic}\ufe0f?|\b(?:from|at|by|with|w\/|de|en|con|the|la|el|los|las|del|is))\s{0,2}[(@]?$/u;
const CLOSES =
  /^(?:\s*$|\s?[.!?,:;\n)|]|\s{0,2}\p{Extended_Pictographic}|\s[-–—]\s| (?:here|aqui|til|till|until|hasta|los|this|is|on|at|reply|stop)\b)/u;

/** "hair by mo", "aquí en la esperanza": names that the sender wrote without capitals. */
function readLowercaseNames(text: string, words: readonly Word[]): Place[] {
  const found: Place[] = [];
  for (let first = 0; first < words.length && found.length < 12; first++) {
    const { start } = words[first] as Word;
    if (!isLowercase(text, start) || !isOpened(text, words, first)) {
      continue;
    }
    for (let last = first; last < Math.min(words.length, first + LOWERCASE_WORDS_MAX); last++) {
      const { end } = words[last] as Word;
      const gap =
        last === first ? '' : text.slice((words[last - 1] as Word).end, (words[last] as Word).start);
      if ((gap !== ' ' && /[^\s&+'’-]/.test(gap)) || isUppercase(text, (words[last] as Word).start)) {
        break;
      }
      const list = words.slice(first, last + 1).map((word) => word.text.replace(/['’]s?$/, ''));
      if (CLOSES.test(text.slice(end, end + 8)) && isNameLike(list)) {
        found.push({ name: text.slice(start, end), start, end, words: list });
      }
    }
  }
  return found;
}

/** Whether a name can start at `words[first]`: at the start of a sentence, or behind a preposition or an article. */
function isOpened(text: string, words: readonly Word[], first: number): boolean {
  const { start } = words[first] as Word;
  const before = words[first - 1];
  // Most words stand behind another one, and the pattern is expensive.
  if (before !== undefined && before.end === start - 1 && text[before.end] === ' ') {
    const isOther = !OPENING_WORDS.has(before.text) && isPlainWord(text.slice(before.start, before.end));
    if (isOther) {
      return false;
    }
  }
  return OPENS.test(text.slice(Math.max(0, start - 8), start));
}

const OPENING_WORDS = new Set('from at by with w de en con the la el los las del is'.split(' '));
const isPlainWord = (word: string): boolean => isPlainAscii(word) && !word.includes("'");

/** A word that is no ordinary one, or the kind of a business behind another word. */
const isNameLike = (list: readonly string[]): boolean =>
  list.some((word) => !ordinaryWords.has(word) && word.length > 2 && !startsWithDigit(word)) ||
  (list.length > 1 && list.some((word) => isGeneric(word)));
