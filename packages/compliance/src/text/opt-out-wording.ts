// Reads the opt-out wording of a message: the instruction, its keyword, and obstacles.
import { keywords } from '../facts/keywords.ts';
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
};

const list = (words: string): Set<string> => new Set(words.split(' '));

const KEYWORDS = new Map(keywords.filter((row) => row.meaning === 'opt-out').map((row) => [row.word, row]));
const VERBS = list(
  'reply replying replies respond responding text texting txt txting send sending answer type rply msg message return ' +
    'responda responde responder respondiendo envie envia enviar enviando mande manda conteste contesta escriba escribe textea texto',
);
const FILLERS = list(
  'with back the word words keyword letters a an us to just simply only by or and please anytime any time at now this number ' +
    'for confirm help info yes y n start con la el palabra a este mensaje o y de al',
);
const PURPOSE_MARKS = list('to 2 for and para de at');
const LEAVING = list(
  'opt optout unsubscribe unsub end stop quit cancel leave remove discontinue revoke cease exit out ' +
    'cancelar salir terminar parar finalizar desuscribirse detener dejar no darse baja anular',
);
// "cancel", "end", and "stop" are opt-outs only if no other object follows.
const OTHER_OBJECTS = list(
  'appointment appointments appt order orders reservation booking visit meeting ride trip delivery class session membership ' +
    'service survey chat call shipment pickup subscription refill cita pedido reserva transfer payment transaction autopay alarm',
);
const SUBSCRIPTION_WORDS = list(
  'text texts sms message messages messaging alert alerts notification notifications reminders mensajes',
);
const MOST_FILLERS = 6;

/** Reads a message once. `words` are those of the text. Linear except for a small bounded lookback, and never throws. */
export function readOptOutWording(text: string, words: readonly Word[]): OptOutWording {
  const instruction = findInstruction(text, words);
  return {
    instruction,
    freeWording: quote(text, FREE_WORDING),
    brokenKeyword: findBrokenKeyword(text, words, instruction),
    collision: findCollision(text, words),
    friction: findFriction(text),
    exclusive: quote(text, EXCLUSIVE),
    hiddenBy: instruction ? findGapBefore(text, instruction.start) : undefined,
  };
}

type KeywordAt = { readonly word: string; readonly index: number; readonly length: number };

function readKeywordAt(words: readonly Word[], index: number): KeywordAt | undefined {
  const one = (words[index] as Word).text;
  const two = `${one} ${words[index + 1]?.text ?? ''}`;
  if (KEYWORDS.has(two)) {
    return { word: two, index, length: 2 };
  }
  return KEYWORDS.has(one) ? { word: one, index, length: 1 } : undefined;
}

function findInstruction(text: string, words: readonly Word[]): OptOutInstruction | undefined {
  let best: OptOutInstruction | undefined;
  for (let index = 0; index < words.length; index++) {
    const keyword = readKeywordAt(words, index);
    const found = keyword && readInstruction(text, words, keyword);
    if (found && (best === undefined || rank(found) > rank(best))) {
      best = found;
    }
  }
  return best;
}

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
  if (purpose === 'other') {
    return undefined;
  }
  const standsOut = isSetApart(text, words, keyword);
  const stands =
    verb === undefined
      ? (purpose === 'leaving' && (standsOut || SPOKEN_KEYWORDS.has(keyword.word))) ||
        (standsOut && isNamedBefore(words, keyword.index))
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

function findEnd(words: readonly Word[], keyword: KeywordAt): number {
  return (words[keyword.index + keyword.length - 1] as Word).end;
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

function findPurposeAfter(
  words: readonly Word[],
  keyword: KeywordAt,
  text: string,
): 'leaving' | 'other' | 'none' {
  const next = keyword.index + keyword.length;
  const mark = words[next];
  if (mark === undefined) {
    return 'none';
  }
  const between = text.slice(findEnd(words, keyword), mark.start);
  if (/[=:]/.test(between)) {
    return LEAVING.has(mark.text) ? 'leaving' : 'none';
  }
  if (!PURPOSE_MARKS.has(mark.text) || /[.!?\n;]/.test(between)) {
    return 'none';
  }
  const at = findPurposeIndex(words, next);
  const purpose = words[at];
  if (purpose === undefined) {
    return 'none';
  }
  if (!LEAVING.has(purpose.text)) {
    return OTHER_PURPOSES.has(purpose.text) ? 'other' : 'none';
  }
  const isAnswer = keyword.word === 'cancel' && isAlternative(text, words, keyword.index);
  return isAnswer || continuesWithOtherObject(words, at, text) ? 'other' : 'leaving';
}
// "Reply Y to confirm or CANCEL to cancel" is about an appointment.
function isAlternative(text: string, words: readonly Word[], index: number): boolean {
  for (let back = index - 1; back >= 0 && back >= index - 8; back--) {
    const word = words[back] as Word;
    if (/[.!?\n]/.test(text.slice(word.end, (words[back + 1] as Word).start))) {
      return false;
    }
    if (word.text === 'confirm' || word.text === 'reschedule') {
      return true;
    }
  }
  return false;
}
const OTHER_PURPOSES = list('confirm reschedule see skip decline');

// "text STOP to 55555 to end", "reply STOP to this message to end": the first "to" is the destination.
function findPurposeIndex(words: readonly Word[], mark: number): number {
  const next = words[mark + 1]?.text ?? '';
  if (/^\d{4,11}$/.test(next)) {
    return mark + 3;
  }
  return next === 'this' ? mark + 4 : mark + 1;
}

function continuesWithOtherObject(words: readonly Word[], index: number, text: string): boolean {
  let end = (words[index] as Word).end;
  for (let ahead = index + 1; ahead <= index + 4; ahead++) {
    const word = words[ahead];
    if (word === undefined || /[.!?\n,;]/.test(text.slice(end, word.start))) {
      return false;
    }
    if (SUBSCRIPTION_WORDS.has(word.text)) {
      return false;
    }
    if (OTHER_OBJECTS.has(word.text)) {
      return !SUBSCRIPTION_WORDS.has(words[ahead + 1]?.text ?? '') && word.text !== 'subscription';
    }
    end = word.end;
  }
  return false;
}

// "Opt out: STOP", "To unsubscribe, STOP".
function isNamedBefore(words: readonly Word[], index: number): boolean {
  for (let back = index - 1; back >= 0 && back >= index - 3; back--) {
    if (/^(?:optout|out|opt|unsubscribe|unsub|cancelar|salir|baja)$/.test((words[back] as Word).text)) {
      return true;
    }
  }
  return false;
}

function findCollision(text: string, words: readonly Word[]): string | undefined {
  for (let index = 0; index < words.length; index++) {
    const keyword = readKeywordAt(words, index);
    if (keyword === undefined || KEYWORDS.get(keyword.word)?.language !== 'en') {
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

const LEAVE =
  '(?:opt[ -]?out|unsubscribe|be removed|remove yourself|(?:stop|end|cancel|quit|discontinue) (?:receiving |getting |all |these |our |future |further |your )*(?:texts?|text messages|messages|sms|alerts|notifications|subscription|messaging)|stop receiving|stop getting|(?:stop|quit)(?=\\s*(?:$|[.!,;\\n]))|dejar de recibir|darse de baja|cancelar la suscripcion)';
const GLUED =
  /\b(?:stop|quit|end|cancel|unsubscribe)(?:2|to|now|4|texts?|msgs?|messages|me|please|end|quit|cancel|out|alerts)[a-z0-9]{0,12}\b/i;
const NUMBER_TO_STOP = new RegExp(
  `\\b(?:reply|text|send|txt|press|respond with|responda)\\s+(?:with\\s+)?["'“]?(\\d{1,2}|[a-z])["'”]?\\s+(?:to|2|for|para)\\s+${LEAVE}`,
  'i',
);
const INVENTED = new RegExp(
  `\\b(?:[Rr]eply|REPLY|[Tt]ext|TEXT|[Ss]end|SEND|[Tt]xt)\\s+(?:with\\s+|back\\s+)?["'“]?([A-Z][A-Z0-9]{1,15}|[a-z]{2,4})["'”]?\\s+(?:to|2)\\s+${LEAVE}`,
);
const FREE_WORDING = new RegExp(
  [
    `\\b(?:let us know|tell us|just reply|reply|respond|text us|message us|write back|avisenos|diganos)\\b[^.!?\\n]{0,60}\\b(?:no longer (?:want|wish)|don['’]?t want|do not want|rather not|want us to stop|like us to stop|stop texting|stop messaging|want out|off (?:our|the|this) list|no longer interested|no desea)\\b`,
    `\\b(?:no longer (?:want|wish)|don['’]?t want|do not want|rather not (?:get|receive))\\b[^.!?\\n]{0,60}[.!?,]?\\s{0,3}(?:just )?(?:let us know|tell us|reply|text us|message us)\\b`,
    `\\b(?:you (?:can|may)) (?:opt[ -]?out|unsubscribe) (?:at )?any ?time\\b`,
    `\\bpuede (?:darse de baja|cancelar) (?:en cualquier momento|cuando quiera)\\b`,
  ].join('|'),
  'i',
);
const EXCLUSIVE =
  /\b(?:only way to (?:opt[ -]?out|unsubscribe|stop|cancel|end)|(?:opt[ -]?out|unsubscribe|cancel|stop (?:these |our )?(?:messages|texts)) only by|only by (?:replying|texting|sending)|must (?:reply|text|send|use) (?:the (?:word|keyword) )?["'“]?stop|no other (?:way|method)|can only (?:opt[ -]?out|unsubscribe|be stopped)|(?:opt[ -]?out|unsubscribe) exclusively)\b/i;
const FRICTION_FIRST = new RegExp(
  `\\b(?:call|phone|log ?in|login|sign ?in|visit|go to|click|e-?mail|write|mail|fill|complete|contact|press|dial|llame|visite|inicie)\\b([^.!?\\n]{0,70}?)\\b(?:to|para|if you (?:want|wish|would like) to)\\s+${LEAVE}`,
  'gim',
);
const LEAVE_FIRST = new RegExp(
  `\\b(?:to|para)\\s+${LEAVE}([^.!?\\n]{0,40}?)\\b(?:call|phone|log ?in|login|sign ?in|visit|go to|click|e-?mail|write to|mail|fill|complete|contact|dial|llame|visite|inicie)\\b`,
  'gim',
);
const UNSUBSCRIBE_LINK =
  /\b(?:unsubscribe|opt[ -]?out|unsub)\b\s{0,2}(?::|at|here:?|via|on|-)?\s{0,2}(?:https?:\/\/|www\.|[a-z0-9-]{1,40}\.(?:com|net|org|co|io|ly|us)\b)/i;
const EXTRA_STEPS =
  /\b(?:stop|unsubscribe|cancel|quit|end)\b["'”]?,? (?:followed by|and your|with your|plus your|along with your|then (?:reply|text|confirm|send)|and then|twice|and confirm)\b|\b(?:fee|charge|\$\d{1,4}(?:\.\d\d)?) (?:applies |will apply |is required |charged )?to (?:opt[ -]?out|unsubscribe|cancel messages|stop messages)\b/i;
const REPLY_VERB = /\b(?:reply|text|txt|send|respond|responda|envie)\b/i;

// A keyword that people would send as shown but that no provider recognizes.
const DISGUISED = /\bs[ .\-_*]t[ .\-_*]o[ .\-_*]p\b|\b(?:st0p|5top|5t0p)\b|\$t[o0]p\b/i;

function findBrokenKeyword(
  text: string,
  words: readonly Word[],
  instruction: OptOutInstruction | undefined,
): string | undefined {
  const glued = words.find(
    (word) => GLUED.test(word.text) && !KEYWORDS.has(word.text) && !HONEST_WORDS.has(word.text),
  );
  if (glued) {
    return text.slice(glued.start, glued.end);
  }
  if (instruction) {
    return undefined;
  }
  const numeric = quote(text, DISGUISED) ?? quote(text, NUMBER_TO_STOP);
  if (numeric !== undefined) {
    return numeric;
  }
  const invented = INVENTED.exec(text);
  const word = (invented?.[1] ?? '').toLowerCase();
  return invented && !KEYWORDS.has(word) && !FILLERS.has(word) ? invented[0] : undefined;
}
// Ordinary words that start with a keyword.
const HONEST_WORDS = list(
  'endorsement endless ending endout stopout stopover stopwatch quitter end2end endow endowment endure endocrine',
);

function findFriction(text: string): string | undefined {
  for (const pattern of [FRICTION_FIRST, LEAVE_FIRST]) {
    for (const match of text.matchAll(pattern)) {
      // "Call us to reschedule or reply STOP to opt out": the reply is a separate option.
      if (!REPLY_VERB.test(match[1] ?? '') && !/\bstop\b/i.test(match[1] ?? '')) {
        return match[0];
      }
    }
  }
  return quote(text, UNSUBSCRIBE_LINK) ?? quote(text, EXTRA_STEPS);
}

// A handset shows about eight lines, so five empty lines hide the rest.
const LONG_GAP = /(?:[^\S\n]*\n){5,}|[^\S\n]{12,}|(?:\n[.\-_*·]{1,3}){4,}/g;

function findGapBefore(text: string, start: number): string | undefined {
  for (const match of text.matchAll(LONG_GAP)) {
    if (match.index < start && /\S/.test(text.slice(0, match.index))) {
      return `${match[0].length} blank characters at position ${match.index}`;
    }
  }
  return undefined;
}

function quote(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[0];
}

// Avoids quotations with an unclosed quotation mark, such as: Reply "STOP
function withClosingQuote(text: string, start: number, end: number): string {
  const quoted = text.slice(start, end);
  return /["“'‘][^"“”'‘’]*$/.test(quoted) && /["”'’]/.test(text.charAt(end))
    ? text.slice(start, end + 1)
    : quoted;
}
