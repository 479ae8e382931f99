// Finds a sender where no common wording names it: at the end of the text, as its subject, or as a domain or handle.
import { withSmallCode } from './fast-patterns.ts';
import { businessWords, firstNames, sharedServices } from '../facts/business-words.ts';
import { noNames } from '../facts/name-words.ts';
import { ordinaryWords } from '../facts/ordinary-words.ts';
import { isGeneric } from './brand-forms.ts';
import type { Link } from './links.ts';
import type { Sender } from './sender-form.ts';
import { type NamedBy, findPresentedNames } from './sender-names.ts';
import { type Word, readWords } from './words.ts';

type SenderClue = Pick<Sender, 'name' | 'form'>;

const WORD = "[\\p{Lu}\\d][\\p{L}\\p{N}\\p{M}&'’.+-]{0,29}";
const NAME = `(?:${WORD}(?: (?:(?:of|the|and|at|de|la|las|los|el|del|y|in|for|&) ){0,2}${WORD}| &){0,6})`;
const CODE_OF = withSmallCode(
  new RegExp(
    `\\b(?:[Cc]ódigo|[Cc]odigo|[Cc]lave|PIN|[Cc]ode)\\b[^.!?\\n]{0,30}? (?:de|para|for|to) (?:entrar (?:al|a) )?(?:portal de )?(${NAME})`,
    'u',
  ),
);
const SHOWN_MAX_UNITS = 1600;

/** Names of two words and more, or with a business word: a single capital word is a person, a day, or a place. */
function isBusiness(name: string): boolean {
  const words = readWords(name).map(({ text }) => text.replace(/'s?$/, ''));
  const telling = words.filter((word) => !NO_NAMES.has(word));
  if (telling.length === 0 || words.length < 2 || sharedServices.has(telling[0] as string)) {
    return false;
  }
  if (words.some((word) => businessWords.has(word))) {
    return telling.length > 1 || !businessWords.has(telling[0] as string);
  }
  return (
    (name.includes('&') || telling.length > 2) &&
    !words.some((word) => firstNames.has(word)) &&
    telling.length === words.filter((word) => !CONNECTING.has(word)).length &&
    !/\d/.test(name)
  );
}

const CONNECTING = new Set('of the and at de la las los el del y in for a'.split(' '));
const NO_NAMES = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun january february march april may june july ' +
    'august september october november december jan feb mar apr jun jul aug sep sept oct nov dec am pm st street ave avenue rd road blvd dr suite ste ' +
    'hwy route reply text stop help msg message data rates call book visit see bring join save free sale off new open get the a an our your we you i ' +
    'if thanks thank hi hello hey dear from at to for and or in on please pick order reminder notice alert happy merry christmas thanksgiving easter ' +
    'halloween day days week weekend night morning evening final last flash lunes martes miercoles jueves viernes sabado domingo enero febrero marzo ' +
    'abril mayo junio julio agosto septiembre octubre noviembre diciembre responda gracias hola su tu sus el la los las un una lleve llame de del y con ' +
    'para en por zip yes no ok id qr am est pst cst mst black cyber early bird tickets menu wifi atm gps sms mms url pin otp code'
  ).split(' '),
);

const KNOWN_SENDER =
  /^\W{0,3}(usps|irs|ups|fedex|e-?zpass|sunpass|fastrak|dmv|medicare|netflix|amazon|paypal|chase|dhl|wells fargo|bank of america|citi|venmo|zelle|coinbase|social security|apple|microsoft|walmart|at&t|t-mobile|verizon)(?=:| (?:alert|notice|final|delivery|fraud|security|toll|unpaid|account|le avisa|le informa)\b)/i;

/** The sender by weaker evidence than a label, an introduction, or "from": none rather than a guess at a person. */
export function findSenderClue(
  text: string,
  words: readonly Word[],
  links: readonly Link[],
  names: readonly NamedBy[] = findPresentedNames(text, words),
): SenderClue | undefined {
  const shown = text.slice(0, SHOWN_MAX_UNITS);
  const name = names.find(({ form }) => form !== 'mention');
  return (
    named(KNOWN_SENDER.exec(shown)?.[1], 'code', true) ??
    name ??
    named(readCodeOf(shown), 'code', true) ??
    findDomain(shown, links)
  );
}

/** "Security code 441907 for Meridian Trust. Keep it." names nobody's first name, and ends with the sentence. */
function readCodeOf(text: string): string | undefined {
  const name = CODE_OF.exec(text)?.[1]?.replace(/(?<=\p{L}{3})\. .*$/u, '');
  return name === undefined || firstNames.has(name.toLowerCase()) ? undefined : name;
}

function named(name: string | undefined, form: SenderClue['form'], isSure = false): SenderClue | undefined {
  const trimmed = name?.replace(/[.,;:!'’-]+$/u, '').replace(/^[Tt]he (?=\p{Ll})/u, '');
  return trimmed !== undefined && (isSure ? !NO_NAMES.has(trimmed.toLowerCase()) : isBusiness(trimmed))
    ? { name: trimmed, form }
    : undefined;
}

const OWN_SUFFIX =
  /\.(?:com|org|net|edu|gov|coop|church|shop|store|us|biz|health|dental|law|school|family|example)$/;
const OWN_LABEL_MIN = 7;
const MAILBOX = withSmallCode(/[\p{L}\p{N}._+-]{1,40}@([\p{L}\p{N}-]{1,40})\.[a-z]{2,10}/iu);
const HANDLE = withSmallCode(/(?<![\p{L}\p{N}.])@([a-z0-9_.]{5,30})/iu);

/** A domain that is long enough to be read as a name and that no service lends to its customers. */
function findDomain(text: string, links: readonly Link[]): SenderClue | undefined {
  for (const { host, domain = host } of links) {
    const label = domain.split('.')[0] ?? '';
    if (OWN_SUFFIX.test(host) && label.replaceAll(/[^a-z]/g, '').length >= OWN_LABEL_MIN && isOwn(label)) {
      return { name: domain, form: 'domain' };
    }
  }
  const mailbox = text.includes('@') ? MAILBOX.exec(text) : null;
  if (mailbox !== null && isOwn((mailbox[1] as string).toLowerCase())) {
    return { name: mailbox[0], form: 'domain' };
  }
  const handle = text.includes('@') ? HANDLE.exec(text)?.[0].replace(/\.$/, '') : undefined;
  return handle === undefined ? undefined : { name: handle, form: 'handle' };
}

const LURE = /secure|verif|login|pay|claim|prize|update|alert|track|premio|win|free/;

const isOwn = (label: string): boolean =>
  !sharedServices.has(label) && !(label.includes('-') && LURE.test(label)) && !isPlainPhrase(label);

/** What links are about, whoever sends them: a label of ordinary words with one of these names nobody. */
const LINK_WORDS = new Set(
  'your my our offers deals link links track tracking click verify claim secure login update account free prize gift gifts promo management services support portal center online'.split(
    ' ',
  ),
);
const PHRASE_WORDS_MAX = 6;
const PHRASE_WORD_UNITS_MAX = 14;

/** "viewyouroffers", "list-management": a label of ordinary words that names nobody. */
function isPlainPhrase(label: string): boolean {
  const read = (rest: string, hasLinkWord: boolean, left: number): boolean => {
    if (rest === '') {
      return hasLinkWord;
    }
    for (let end = Math.min(rest.length, left === 0 ? 0 : PHRASE_WORD_UNITS_MAX); end >= 2; end--) {
      const word = rest.slice(0, end);
      const isLinkWord = LINK_WORDS.has(word);
      const isPlain = isLinkWord || ((ordinaryWords.has(word) || noNames.has(word)) && !isGeneric(word));
      if (isPlain && read(rest.slice(end), hasLinkWord || isLinkWord, left - 1)) {
        return true;
      }
    }
    return false;
  };
  return read(label.replaceAll('-', ''), false, PHRASE_WORDS_MAX);
}
