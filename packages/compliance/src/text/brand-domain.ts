// Finds a given brand name in the addresses of a text: domains, pages of services, mailboxes, and handles.
import { withSmallCode } from './fast-patterns.ts';
import { type BrandForm, type BrandWord, JOINED_MIN, isGeneric, plain } from './brand-forms.ts';
import type { Link } from './links.ts';

const SHORT_FORMS: Readonly<Record<string, string>> = {
  company: 'co',
  hnos: 'hermanos',
  bros: 'brothers',
  '4': 'four',
};
const ADDED_TO_DOMAIN =
  /^(?:the|my|go|get|shop|visit|try|join|text|mi|tu|order|book|call|eat|we)|(?:shop|store|online|app|hq|usa|us|inc|llc|tx|fl|ca|ny|nyc|la|atl|official|sms)$/g;
// Any address, also under a suffix that no browser would follow, such as ".example".
const ADDRESS = withSmallCode(
  /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,40}\.){1,3}[a-z]{2,10}(?:\/[\w@.-]{1,60})?/giu,
);
const MAY_HAVE_ADDRESS = withSmallCode(/[\p{L}\p{N}]\.[a-z]{2}/iu);
const MAILBOX = withSmallCode(/[\p{L}\p{N}._+-]{1,40}@([\p{L}\p{N}-]{1,40})\.[a-z]{2,10}/giu);

/** The address that is made of the name, quoted from the text. */
export function findBrandAddress(text: string, links: readonly Link[], brand: BrandForm): string | undefined {
  return (
    links.find(({ host }) => isDomainOf(host, brand))?.text ??
    (MAY_HAVE_ADDRESS.test(text) ? findAddress(text, brand) : undefined) ??
    (text.includes('@') ? findMailbox(text, brand) : undefined)
  );
}

function findAddress(text: string, brand: BrandForm): string | undefined {
  for (const [address] of text.matchAll(ADDRESS)) {
    const [host = '', path] = address.split('/');
    // "instagram.com/blueheronkayaks" is a page of the brand.
    const page = path?.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
    if (isDomainOf(host, brand) || (page !== undefined && [brand.joined, brand.short].includes(page))) {
      return address;
    }
  }
  return undefined;
}

const isDomainOf = (host: string, brand: BrandForm): boolean =>
  host
    .split('.')
    .slice(0, -1)
    .some((label) => isOwnLabel(plain(label.toLowerCase()).replaceAll('-', ''), brand));

function findMailbox(text: string, brand: BrandForm): string | undefined {
  for (const match of text.matchAll(MAILBOX)) {
    if (isOwnLabel((match[1] as string).toLowerCase().replaceAll('-', ''), brand)) {
      return match[0];
    }
  }
  return undefined;
}

/** Whether a domain label or handle consists of the first words of the name, or of its initials. */
function isOwnLabel(label: string, brand: BrandForm): boolean {
  if (label.length < 3 || label === 'www') {
    return false;
  }
  const candidates = new Set([label, label.replaceAll(ADDED_TO_DOMAIN, '')]);
  return (
    [...candidates].some(
      (one) => brand.openings.has(one) || one === brand.joined || one === brand.joinedCore,
    ) ||
    brand.initials.has(label.toUpperCase()) ||
    isShortened(label, brand) ||
    (label.length >= JOINED_MIN &&
      brand.words.some(({ text, kind }) => kind === 'particular' && label.includes(text) && label !== text) &&
      isMadeOfWords(label, brand, 0)) ||
    brand.words.some((_, from) => isReachable(brand, from) && startsWithName(label, candidates, brand, from))
  );
}

/** "pinnaclepg" and "smilehubortho": the first word, then the beginnings of the words behind it. */
function isShortened(label: string, { words }: BrandForm): boolean {
  const [first, ...rest] = words.slice(words.findIndex(({ kind }) => kind !== 'generic'));
  return (
    first !== undefined &&
    first.text.length >= 4 &&
    label.length > first.text.length + 1 &&
    label.startsWith(first.text) &&
    isMadeOfStarts(label.slice(first.text.length), rest)
  );
}

const isMadeOfStarts = (rest: string, words: readonly BrandWord[]): boolean =>
  rest === '' ||
  words.some(({ text }, at) =>
    [1, 2, 3, 4, 5, text.length].some(
      (length) =>
        length <= text.length &&
        rest.startsWith(text.slice(0, length)) &&
        isMadeOfStarts(rest.slice(length), words.slice(at + 1)),
    ),
  );

/** Whether a handle or hashtag is the name, or is made of some of its words in their order: "#PolishedKaty". */
export const isOwnHandle = (label: string, brand: BrandForm): boolean =>
  isOwnLabel(label, brand) ||
  (brand.words.some(({ text, kind }) => kind === 'particular' && label.startsWith(text)) &&
    isMadeOfWords(label, brand, 0));

function isMadeOfWords(label: string, brand: BrandForm, from: number): boolean {
  return (
    label === '' ||
    brand.words.some(
      ({ text }, at) =>
        at >= from && label.startsWith(text) && isMadeOfWords(label.slice(text.length), brand, at + 1),
    )
  );
}

// What was left out in front may only be the kind of the business: "loscompadres" is "Taller Los Compadres".
const isReachable = ({ words }: BrandForm, from: number): boolean =>
  words.slice(0, from).every(({ kind }) => kind === 'generic');

function startsWithName(
  label: string,
  candidates: ReadonlySet<string>,
  brand: BrandForm,
  from: number,
): boolean {
  let joined = '';
  let shortened = '';
  for (const [count, { text }] of brand.words.slice(from).entries()) {
    joined += text;
    shortened += SHORT_FORMS[text] ?? text;
    const named = brand.words.slice(from, from + count + 1);
    const isNamed =
      count > 0 || brand.words.length === 1
        ? named.some((one) => !isGeneric(one.text))
        : named[0]?.kind === 'particular';
    if (
      isNamed &&
      joined.length >= (count > 0 ? JOINED_MIN : 5) &&
      (candidates.has(joined) || candidates.has(shortened))
    ) {
      return true;
    }
    if (
      isNamed &&
      count > 0 &&
      joined.length >= 8 &&
      (label.startsWith(joined) || label.startsWith(shortened))
    ) {
      return true;
    }
  }
  return false;
}
