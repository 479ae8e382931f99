// Reads who a message is from: the given brand, another sender, or a guess where no brand is given.
import { withSmallCode } from './fast-patterns.ts';
import { firstNames, sharedServices } from '../facts/business-words.ts';
import { thirdParties } from '../facts/name-words.ts';
import { isGeneric, plain } from './brand-forms.ts';
import { findBrandName } from './brand-name.ts';
import { weighGiven } from './given-sender.ts';
import type { Link } from './links.ts';
import type { Sender } from './sender-form.ts';
import { findHost, findRival } from './sender-rivals.ts';
import { type ScoredSender, scoreSenders } from './sender-score.ts';
import { findNamedSender, withoutPerson } from './sender.ts';
import { type Word, readWords } from './words.ts';

export type NamedSender = {
  /** The name of the registered brand, where the request gives it. */
  readonly brandName: string | undefined;
  /** The words that name the sender; with a brand name, only words that name that brand. */
  readonly sender: Sender | undefined;
  /** With a brand name: words that present another sender instead. */
  readonly other: Sender | undefined;
};

/** Scores are logarithms of odds. */
const GUESSED_MIN = 0.2;
const OTHER_MIN = 0.4;
/** A label at the start of a text is hardly anything else. */
const LABEL_MIN = -1;
/** “Your order has shipped. - Acme” */
const SIGNED_MIN = 0.1;
/** “Welcome to Acme Rewards!”, “Copper Kettle here.” */
const INTRODUCED_MIN = -2.2;
/** “Slice Republic says …”: a name like that of a business that opens the text and acts. */
const ACTING_MIN = -1.5;
/** A name in the middle of a text may be of a place or a partner. */
const LOOSE_MIN = 2;

export function readSender(
  text: string,
  words: readonly Word[],
  links: readonly Link[],
  brandName: string | undefined,
): NamedSender {
  const presented = findNamedSender(text, words, links);
  const names = presented?.form === 'placeholder' ? [] : scoreSenders(text, words, presented);
  if (brandName === undefined) {
    return {
      brandName,
      sender: guessSender(text, findBest(names.filter((name) => !isPerson(name))), presented),
      other: undefined,
    };
  }
  const worded = readByWordings(text, words, links, { brandName, names, presented });
  if (presented?.form === 'placeholder') {
    return worded;
  }
  const weighed = weighGiven(text, words, links, { brandName, names, worded });
  return {
    brandName,
    sender:
      weighed.quoted === undefined
        ? undefined
        : { name: withoutText(weighed.quoted, brandName), form: 'brand' },
    other:
      weighed.other === undefined || isNobodyElse(text, weighed.other, brandName)
        ? undefined
        : (keepOther(worded, weighed.other) ?? toSender(weighed.other, presented)),
  };
}

/** "Pharmacy: your refill is ready" of "Pharmacy Plus" names no pharmacy, and "Kevin here, running late" who works for it. */
function isNobodyElse(text: string, { words, end }: ScoredSender, brandName: string): boolean {
  const own = new Set(readWords(brandName).map((word) => plain(word.text)));
  const isKindAlone = words.every((word) => own.has(plain(word)) && isGeneric(plain(word)));
  const [first = ''] = words;
  return (
    isKindAlone ||
    (words.length === 1 && firstNames.has(first) && /^ (?:here|aqu[ií])\b/i.test(text.slice(end)))
  );
}

/** "Lincoln High: School is closed" names Lincoln High, and "School" starts the text. */
const withoutText = (quoted: string, brandName: string): string =>
  brandName.includes(':') ? quoted : quoted.replace(/(?<=\S{2}): .*$/su, '');

/** The name as the wordings quote it, where both mean the same. */
const keepOther = ({ other }: NamedSender, { name }: ScoredSender): Sender | undefined =>
  other !== undefined && (name.includes(other.name) || other.name.includes(name)) ? other : undefined;

type Given = {
  readonly brandName: string;
  readonly names: readonly ScoredSender[];
  readonly presented: Sender | undefined;
};

/** What the wordings say, before the signs of all names are weighed. */
export function readByWordings(
  text: string,
  words: readonly Word[],
  links: readonly Link[],
  { brandName, names, presented }: Given,
): NamedSender {
  const best = findBest(names);
  const quoted = findBrandName(text, words, links, brandName);
  if (quoted === undefined) {
    return {
      brandName,
      sender: presented?.form === 'placeholder' ? presented : undefined,
      other: best !== undefined && isSurelyOther(best, presented) ? toSender(best, presented) : undefined,
    };
  }
  const rival = findRival(text, names, quoted);
  const isOwn = rival !== undefined && findBrandName(rival.name, readWords(rival.name), [], brandName);
  const other =
    findHost(text, words, quoted) ?? (rival && isOwn === undefined ? toSender(rival, presented) : undefined);
  return {
    brandName,
    sender: other === undefined ? { name: quoted, form: 'brand' } : undefined,
    other,
  };
}

/** The likeliest name, with all of its words: "Vista Peak Eye Care" rather than "Peak Eye Care". */
function findBest(names: readonly ScoredSender[]): ScoredSender | undefined {
  const [best] = names;
  return (
    names.find(
      (one) =>
        best !== undefined && one.end === best.end && one.start < best.start && one.score > best.score - 2,
    ) ?? best
  );
}

/** "Thanks for your purchase, Sam!": somebody, unless the text presents the name or makes it one of a business ("Sam's"). */
const isPerson = ({ words, signs }: ScoredSender): boolean =>
  words.length === 1 &&
  firstNames.has(words[0] as string) &&
  !signs.some((sign) => sign.startsWith('presented ') || NAMING_SIGNS.has(sign));
const NAMING_SIGNS = new Set(['owner', 'a colon', 'before don', 'before dona', 'before dr', 'before con']);

function guessSender(
  text: string,
  best: ScoredSender | undefined,
  presented: Sender | undefined,
): Sender | undefined {
  // "Your code for Zelle is 482913. Elm Bank"
  const isSigned =
    best !== undefined &&
    /[.!]\s{1,3}$/.test(text.slice(0, best.start)) &&
    /^[\s.!]*$/.test(text.slice(best.end));
  if (presented?.form === 'placeholder' || (isSenderOfCode(text, presented) && !isSigned)) {
    return presented;
  }
  if (best === undefined) {
    return undefined;
  }
  const before = text.slice(Math.max(0, best.start - TOLD_UNITS), best.start);
  const isTold =
    /^\p{Lu}/u.test(best.name) &&
    (TOLD_BEFORE.test(before) || (best.signs.includes('presented from') && ENROLLED_BEFORE.test(before)));
  return best.score > (isTold ? INTRODUCED_MIN : leastScoreOf(best)) ? toSender(best, presented) : undefined;
}

/** "A reminder from Texas Retina", "opted out from Acme Sandwiches", "code for Acme": only the sender stands there. */
const TOLD_BEFORE =
  /\b(?:(?:reminder|message|text|notice|alert|update|greetings|hello|note|recordatorio|mensaje|aviso|saludos) (?:from|de)|(?:unsubscribed|opted[ -]?out|removed) (?:from|of)|behalf of [^.!?\n]{3,40} (?:with|at|from)) (?:the |la |el )?$/iu;
const ENROLLED_BEFORE = withSmallCode(
  /\b(?:registration|enrollment|orientation|classes|admission|inscripci[oó]n) \p{Ll}{1,3} $/iu,
);
const TOLD_UNITS = 72;

const isActing = (signs: readonly string[]): boolean =>
  signs.includes('presented subject') &&
  signs.includes('ba first word') &&
  (signs.includes('surety 2') || signs.includes('surety 3'));

function leastScoreOf({ signs }: ScoredSender): number {
  if (signs.includes('presented introduction')) {
    return INTRODUCED_MIN;
  }
  if (signs.includes('presented signature') && signs.includes('b dash')) {
    return SIGNED_MIN;
  }
  return signs.includes('presented label') && signs.includes('b first') ? LABEL_MIN : GUESSED_MIN;
}

/** "123456 is your Uber code" has no more words than that. */
const isSenderOfCode = (text: string, presented: Sender | undefined): boolean =>
  presented?.form === 'code' && /\b(?:code|c[oó]digo|clave|passcode|PIN)\b/i.test(text) && /\d{4}/.test(text);

const SET_APART = ['b first', 'b first-bracket', 'b greeted', 'b line', 'b dash', 'b sentence', 'b bracket'];

function isSurelyOther(best: ScoredSender, presented: Sender | undefined): boolean {
  const { score, words, signs } = best;
  if (isActing(signs)) {
    return score > ACTING_MIN;
  }
  const isSetApart =
    SET_APART.some((sign) => signs.includes(sign)) ||
    (presented !== undefined &&
      ['introduction', 'signature', 'from', 'code', 'domain', 'handle'].some((form) =>
        signs.includes(`presented ${form}`),
      ));
  if (isSetApart) {
    // Names that fraud borrows, such as "IRS Notice: …".
    return score > (signs.includes('presented code') && signs.includes('b first') ? LABEL_MIN : OTHER_MIN);
  }
  const [first = ''] = words;
  const isService = sharedServices.has(first) || thirdParties.has(first);
  return score > LOOSE_MIN && !signs.includes('elsewhere') && !signs.includes('loose') && !isService;
}

/** "Brookside Property Mgmt 555-0190", "Planet Gym on Friday". */
const ADDED_AT_END = / (?:\(?\d{3}[\d ().-]*|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/u;

function toSender({ name, signs }: ScoredSender, presented: Sender | undefined): Sender {
  const isPresented = presented !== undefined && signs.includes(`presented ${presented.form}`);
  return {
    name: withoutPerson(
      name
        .replace(/^It['’]?s (?=\p{Lu})/u, '')
        .replace(ADDED_AT_END, '')
        .replace(/[.,;:!'’-]+$/u, ''),
    ),
    form: isPresented
      ? presented.form
      : signs.includes('a colon')
        ? 'label'
        : signs.includes('in last sentence')
          ? 'signature'
          : 'mention',
  };
}
