// Reads the opt-out wording of a message: the instruction, its keyword, and obstacles.
import { keywords } from '../facts/keywords.ts';
import {
  EXCLUSIVE,
  FREE_WORDING,
  findBrokenKeyword,
  findFriction,
  findOtherChannel,
  quote,
} from './opt-out-obstacles.ts';
import { type OptOutDestination, findOptOutDestination } from './opt-out-destination.ts';
import { findGapBefore } from './opt-out-gap.ts';
import { findJoined } from './opt-out-joined.ts';
import { type KeywordAt, findEnd, findPurposeAfter } from './opt-out-purpose.ts';
import { findSpokenOptOut } from './opt-out-tokens.ts';
import { type OptOutProblem, findOptOutProblem } from './opt-out-problems.ts';
import { isForPeace } from './opt-out-remainder.ts';
import type { Word } from './words.ts';

type OptOutInstruction = {
  /** The words, quoted from the text. */
  readonly quoted: string;
  readonly start: number;
  /** Lowercase, such as `stop` or `opt out`. */
  readonly keyword: string;
  /** Whether the keyword has a verb such as "reply", unlike `STOP to end`. */
  readonly hasVerb: boolean;
  readonly language: 'en' | 'es' | 'fr';
  /** Whether the keyword is in the FCC's list or every provider recognizes it. */
  readonly isStandard: boolean;
};

export type OptOutWording = {
  readonly instruction: OptOutInstruction | undefined;
  /** What keeps the instruction from working, if anything. */
  readonly problem: OptOutProblem | undefined;
  /** Words that offer an opt-out without a keyword. */
  readonly freeWording: string | undefined;
  /** A keyword that cannot work: joined to other words, a number, or an unknown word. */
  readonly brokenKeyword: string | undefined;
  /** An opt-out keyword that the message gives another meaning: "reply CANCEL to cancel your appointment". */
  readonly collision: string | undefined;
  /** A required step in addition to one reply. */
  readonly friction: string | undefined;
  /** A claim that this is the only way to opt out. */
  readonly exclusive: string | undefined;
  /** Spaces or empty lines that hide the instruction. */
  readonly hiddenBy: string | undefined;
  /** The number that the keyword has to go to, if the message names one. */
  readonly destination: OptOutDestination | undefined;
};

const list = (words: string): Set<string> => new Set(words.split(' '));

const KEYWORDS = new Map(keywords.filter((row) => row.meaning === 'opt-out').map((row) => [row.word, row]));
const VERBS = list(
  'reply replying replies respond responding text texting txt txting send sending answer type rply msg message return ' +
    'responda responde responder respondiendo envie envia enviar enviando mande manda mandar contestar escribir textear poner conteste contesta escriba escribe textea texto pon ponga ponme use usa utilice teclee oprima marque say',
);
const FILLERS = list(
  'with back the word words keyword letters a an us to just simply only by or and please anytime any time at now this number ' +
    'for confirm help info yes y n start con la el palabra a este mensaje o y de al',
);
const MOST_FILLERS = 6;

/** Reads a message once. `words` are those of the text. Linear except for a small bounded lookback, and never throws. */
export function readOptOutWording(text: string, words: readonly Word[]): OptOutWording {
  const { alone: shownKeywords, joined } = findKeywords(text, words);
  const instruction = findInstruction(text, words, shownKeywords);
  const collision = findCollision(text, words, shownKeywords);
  const freeWording =
    (MAY_BE_FREE.test(text) ? quote(text, FREE_WORDING) : undefined) ?? findSpokenOptOut(text);
  const hasNone = instruction === undefined && freeWording === undefined;
  // "Reply CANCEL to cancel your appointment" offers no opt-out at all.
  const problem = collision === undefined ? findOptOutProblem(text) : undefined;
  const destination = findOptOutDestination(text);
  return {
    instruction,
    problem:
      problem ??
      (destination?.kind === 'elsewhere' ? { kind: 'destination', quoted: destination.quoted } : undefined),
    destination,
    freeWording,
    brokenKeyword:
      (instruction === undefined ? joined : undefined) ??
      findBrokenKeyword(text, words, instruction !== undefined),
    collision,
    friction: findFriction(text) ?? (hasNone ? findOtherChannel(text, words) : undefined),
    exclusive: MAY_EXCLUDE.test(text) ? quote(text, EXCLUSIVE) : undefined,
    hiddenBy: instruction ? findGapBefore(text, instruction.start) : undefined,
  };
}

/** Words that the slow patterns need. */
const MAY_BE_FREE =
  /want|wish|rather not|us to stop|stop (?:text|messag)ing|off (?:our|the|this) list|no longer|any ?time|no desea|cualquier momento|cuando quiera/i;
const MAY_EXCLUDE = /only|must|no other|exclusively/i;

type Keywords = {
  /** Those that a message names as the whole reply, or as ordinary words. */
  readonly alone: readonly KeywordAt[];
  /** One that it names only together with another word to send. */
  readonly joined: string | undefined;
};

function findKeywords(text: string, words: readonly Word[]): Keywords {
  const alone: KeywordAt[] = [];
  let joined: string | undefined;
  let count = 0;
  // No message needs more than a few; a text of nothing but keywords must stay fast.
  for (let index = 0; index < words.length && count < KEYWORDS_MAX; index++) {
    const keyword = FIRST_WORDS.has((words[index] as Word).text)
      ? readKeywordAt(text, words, index)
      : undefined;
    if (keyword === undefined) {
      continue;
    }
    count++;
    const whole = findJoined(text, words, keyword);
    joined ??= whole;
    if (whole === undefined) {
      alone.push(keyword);
    }
  }
  return { alone, joined };
}
const FIRST_WORDS = new Set(Array.from(KEYWORDS.keys(), (word) => word.split(' ', 1)[0] as string));
const KEYWORDS_MAX = 40;

function readKeywordAt(text: string, words: readonly Word[], index: number): KeywordAt | undefined {
  const { text: one, end } = words[index] as Word;
  const next = words[index + 1];
  const two = `${one} ${next?.text ?? ''}`;
  // "STOP (all caps)" is STOP.
  if (KEYWORDS.has(two) && /^[\s-]{0,3}$/.test(text.slice(end, next?.start))) {
    return { word: two, index, length: 2 };
  }
  return KEYWORDS.has(one) ? { word: one, index, length: 1 } : undefined;
}

function findInstruction(
  text: string,
  words: readonly Word[],
  shownKeywords: readonly KeywordAt[],
): OptOutInstruction | undefined {
  let best: OptOutInstruction | undefined;
  for (const keyword of shownKeywords) {
    const found = readInstruction(text, words, keyword);
    if (found && (best === undefined || rank(found) > rank(best))) {
      best = found;
    }
    if (best !== undefined && rank(best) === RANK_MAX) {
      return best;
    }
  }
  return best;
}
const RANK_MAX = 3;

function rank(instruction: OptOutInstruction): number {
  return (instruction.isStandard ? 2 : 0) + (instruction.hasVerb ? 1 : 0);
}

function readInstruction(
  text: string,
  words: readonly Word[],
  keyword: KeywordAt,
): OptOutInstruction | undefined {
  const verb = findVerbBefore(words, keyword.index, text);
  const purpose = findPurposeAfter(words, keyword, text);
  // "acme.com/unsubscribe" and "unsubscribe@acme.com" are addresses.
  const isAddress =
    /[/@.]/.test(text.charAt((words[keyword.index] as Word).start - 1)) ||
    text.charAt(findEnd(words, keyword)) === '@';
  if (purpose === 'other' || isEquated(text, words, keyword) || (isAddress && verb === undefined)) {
    return undefined;
  }
  const standsOut = isSetApart(text, words, keyword);
  const stands =
    verb === undefined
      ? (purpose === 'leaving' && (standsOut || SPOKEN_KEYWORDS.has(keyword.word))) ||
        (standsOut &&
          (isNamedBefore(words, keyword.index) ||
            isAlone(text, words, keyword) ||
            isForPeaceAlone(text, words, keyword)))
      : standsOut || isSaidPlainly(words, keyword, verb, purpose === 'leaving');
  if (!stands) {
    return undefined;
  }
  const first = verb ?? keyword.index;
  const row = KEYWORDS.get(keyword.word);
  const start = (words[first] as Word).start;
  return {
    quoted: withClosingQuote(text, start, findEnd(words, keyword)),
    start,
    keyword: keyword.word,
    hasVerb: verb !== undefined,
    language: row?.language ?? 'en',
    isStandard: row?.language === 'en' && row.word !== 'remove',
  };
}

/** "stop=end" in small letters looks like one word, and people send it as it stands. "STOP=end" is a legend. */
function isEquated(text: string, words: readonly Word[], keyword: KeywordAt): boolean {
  const end = findEnd(words, keyword);
  return text.charAt(end) === '=' && /^\p{Ll}/u.test(text.slice((words[keyword.index] as Word).start, end));
}

/** A keyword in capital letters, in a text that tells people to send it in other words than usual. */
export function findBareKeyword(text: string, words: readonly Word[]): OptOutInstruction | undefined {
  const keyword = findKeywords(text, words).alone.find((one) => isSetApart(text, words, one));
  if (keyword === undefined) {
    return undefined;
  }
  const { start } = words[keyword.index] as Word;
  const row = KEYWORDS.get(keyword.word);
  return {
    quoted: text.slice(start, findEnd(words, keyword)),
    start,
    keyword: keyword.word,
    hasVerb: false,
    language: row?.language ?? 'en',
    isStandard: row?.language === 'en' && row.word !== 'remove',
  };
}

// "Stop to see us" is an invitation; "STOP to end" and "stop to end" are instructions; "end to end" is neither.
const SPOKEN_KEYWORDS = list('stop stopall unsubscribe optout');
const NAMING_WORDS = list('with back the word keyword con la palabra');

/** Cached by the words of a text, because every keyword needs it for the same text. */
const lowerCase = new WeakMap<readonly Word[], boolean>();

function hasLowerCase(text: string, words: readonly Word[]): boolean {
  const known = lowerCase.get(words) ?? /\p{Ll}/u.test(text);
  lowerCase.set(words, known);
  return known;
}

/** Whether the keyword is in capital letters in a lowercase text, or in quotes, and so meant to be sent. */
function isSetApart(text: string, words: readonly Word[], keyword: KeywordAt): boolean {
  const shown = text.slice((words[keyword.index] as Word).start, findEnd(words, keyword));
  return (shown === shown.toUpperCase() && hasLowerCase(text, words)) || isQuoted(text, words, keyword);
}

// A lowercase keyword must be the text to send ("reply stop"), not the purpose of the text ("text us to cancel").
function isSaidPlainly(
  words: readonly Word[],
  keyword: KeywordAt,
  verb: number,
  isForLeaving: boolean,
): boolean {
  for (let between = verb + 1; between < keyword.index; between++) {
    if (!NAMING_WORDS.has((words[between] as Word).text)) {
      return false;
    }
  }
  return isForLeaving || SPOKEN_KEYWORDS.has(keyword.word);
}

function findVerbBefore(words: readonly Word[], index: number, text: string): number | undefined {
  for (let back = index - 1; back >= 0 && back >= index - MOST_FILLERS; back--) {
    const word = words[back] as Word;
    if (/[.!?]/.test(text.slice(word.end, (words[back + 1] as Word).start))) {
      return undefined;
    }
    if (VERBS.has(word.text)) {
      return back;
    }
    if (!FILLERS.has(word.text) && !KEYWORDS.has(word.text) && !/^\d{1,11}$/.test(word.text)) {
      return undefined;
    }
  }
  return undefined;
}

function isQuoted(text: string, words: readonly Word[], keyword: KeywordAt): boolean {
  const before = text[(words[keyword.index] as Word).start - 1] ?? '';
  const after = text[findEnd(words, keyword)] ?? '';
  return /["'“‘«*[]/.test(before) && /["'”’»*\].,]/.test(after);
}

// "Don't want these? STOP", "To quit: STOP", "but STOP always works", "STOP y ya no le escribimos".
function isAlone(text: string, words: readonly Word[], keyword: KeywordAt): boolean {
  const { start } = words[keyword.index] as Word;
  const before = text.slice(Math.max(0, start - NEAR_UNITS), start);
  const after = text.slice(findEnd(words, keyword)).slice(0, NEAR_UNITS);
  if (keyword.word !== 'stop') {
    // "REVOKE cancels these texts".
    return ACTS_ALONE.test(after.slice(0, 40));
  }
  const starts = /(?:^|[.!?:,|/•·;(\n–—-]\s{0,3}|\b(?:but|pero|or|o) )$/.test(before.slice(-8));
  return (
    ACTS_ALONE.test(after.slice(0, 40)) ||
    (/\b(?:con|with|mediante) $/i.test(before.slice(-10)) &&
      (/^ (?:se da de baja|se sale|you(?:['’]re| are) (?:out|off))/.test(after) ||
        /\b(?:cancel[ae]r?|salga|salir|baja|unsubscribe|opt out)\b[^.!?\n]{0,16}$/i.test(before))) ||
    (starts &&
      /^(?:\s*$|\s?[.!)|]|,? (?:always|anytime|at any time|siempre|y ya no|cuando|cancela\b|cancels\b|ends\b|salir\b|sale\b|termina\b))/.test(
        after.slice(0, 16),
      ))
  );
}

/** "STOP to spare your inbox", as a sentence of its own. */
const isForPeaceAlone = (text: string, words: readonly Word[], keyword: KeywordAt): boolean => {
  const { start } = words[keyword.index] as Word;
  return (
    /[.!?:|\n]\s{0,3}$/.test(text.slice(Math.max(0, start - 4), start)) &&
    isForPeace(text.slice(findEnd(words, keyword)).slice(0, NEAR_UNITS))
  );
};

const NEAR_UNITS = 80;
const ACTS_ALONE =
  /^["'”]? (?:(?:cancels|ends|stops|removes|takes|unsubscribes|gets|opts|drops|cancela|termina|detiene|quita|elimina|para) (?:these|all|the|our|any|your number|future|further|this|messaging|texts|messages|msgs|sms|you\b|todos?|todas?|los|estos|las|estas|mensajes|textos|avisos)|(?:and|y) (?:we(?:['’]re| are| will|['’]ll)?|you(?:['’]re| are)|nos|ya) (?:gone|out|off|done|stop|leave|remove|never|vanish|disappear|go away|vamos|no le)\b|para que (?:lo|la|le|los|ya|no|nos|dejemos)\b|works (?:any ?time|always|24|day|here|too|at any)|is all (?:you need|it takes)|es todo lo que)/;

// "Opt out: STOP", "To unsubscribe, STOP".
function isNamedBefore(words: readonly Word[], index: number): boolean {
  for (let back = index - 1; back >= 0 && back >= index - 3; back--) {
    if (/^(?:optout|out|opt|unsubscribe|unsub|cancelar|salir|baja)$/.test((words[back] as Word).text)) {
      return true;
    }
  }
  return false;
}

function findCollision(
  text: string,
  words: readonly Word[],
  shownKeywords: readonly KeywordAt[],
): string | undefined {
  for (const keyword of shownKeywords) {
    const { index } = keyword;
    if (KEYWORDS.get(keyword.word)?.language !== 'en') {
      continue;
    }
    const verb = findVerbBefore(words, index, text);
    if (verb === undefined || findPurposeAfter(words, keyword, text) !== 'other') {
      continue;
    }
    const shown = text.slice((words[index] as Word).start, findEnd(words, keyword));
    if (shown === shown.toUpperCase() || isQuoted(text, words, keyword)) {
      return text.slice((words[verb] as Word).start, findEnd(words, keyword));
    }
  }
  return undefined;
}

// Avoids quotations with an unclosed quotation mark, such as: Reply "STOP
function withClosingQuote(text: string, start: number, end: number): string {
  const quoted = text.slice(start, end);
  return /["“'‘][^"“”'‘’]*$/.test(quoted) && /["”'’]/.test(text.charAt(end))
    ? text.slice(start, end + 1)
    : quoted;
}
