// Reads who a message is from: the given brand, another sender, or a guess where no brand is given.
import { sharedServices } from '../facts/business-words.ts';
import { findBrandName } from './brand-name.ts';
import { readNameRuns } from './name-runs.ts';
import type { Link } from './links.ts';
import type { Sender } from './sender-form.ts';
import { findSender } from './sender.ts';
import { type NamedBy, findPresentedNames, weighName } from './sender-names.ts';
import { type Word, readWords } from './words.ts';

export type NamedSender = {
  /** The name of the registered brand, where the request gives it. */
  readonly brandName: string | undefined;
  /** The words that name the sender; with a brand name, only words that name that brand. */
  readonly sender: Sender | undefined;
  /** With a brand name: words that present another sender instead. */
  readonly other: Sender | undefined;
};

/** Wordings that present a sender. */
const PRESENTING = new Set<Sender['form']>([
  'label',
  'bracket',
  'introduction',
  'from',
  'signature',
  'handle',
]);

export function readSender(
  text: string,
  words: readonly Word[],
  links: readonly Link[],
  brandName: string | undefined,
): NamedSender {
  if (brandName === undefined) {
    return { brandName, sender: findSender(text, words, links), other: undefined };
  }
  const quoted = findBrandName(text, words, links, brandName);
  const host = quoted === undefined ? undefined : findHost(text, words, quoted);
  if (quoted !== undefined && host !== undefined) {
    return { brandName, sender: undefined, other: host };
  }
  if (quoted !== undefined) {
    return { brandName, sender: { name: quoted, form: 'brand' }, other: undefined };
  }
  const names = findPresentedNames(text, words);
  const found = findSender(text, words, links, names);
  const other =
    found !== undefined && presentsSender(found, links) ? found : names.find((one) => isSurelyPresented(one));
  return { brandName, sender: undefined, other };
}

const PARTNER_BEFORE = /(?:\b(?:at|by|inside|in|with|en|con)|w\/)\s?(?:the |la |el )?$/iu;
const OWN_BEFORE =
  /\b(?:book(?:ed|ing)|scheduled?|confirmed|reserv\w+|agendad\w+|visits?|visita|appointment|appt|cita|class|clase|order|pedido|stay|table|session|lesson|member\w*|account|cuenta|due|ready|welcome|see you|seen?|thanks?|for choosing|shopping|client\w*|team|here|us|we|friends)\b[^.!?\n]{0,30}$/iu;

/** Another business whose label the text has, where it names the brand only as a partner or a place: "Pretzel Union at Oakdale Mall: …". */
function findHost(text: string, words: readonly Word[], quoted: string): Sender | undefined {
  const at = text.indexOf(quoted);
  const before = text.slice(Math.max(0, at - 60), at);
  if (at <= 0 || !PARTNER_BEFORE.test(before) || OWN_BEFORE.test(before)) {
    return undefined;
  }
  const label = /^[\s*"“[(]{0,4}[^:.!?\n]{3,60}?(?=:\s| here\b| aqu[ií]\b)/u.exec(text)?.[0] ?? '';
  const [name] = readNameRuns(
    label,
    words.filter(({ end }) => end <= label.length),
  );
  if (name === undefined || name.name.includes(quoted) || name.start > 4) {
    return undefined;
  }
  // "X: …" and "X at the brand: …"; but "X swim lessons: …" is a topic.
  const isWhole = name.end === label.length;
  const isAtBrand = label.includes(quoted) && PARTNER_BEFORE.test(before);
  const needed =
    isAtBrand ||
    /\b(?:printed|made|sold|baked|brewed|impres[oa]s?|hech[oa]s?) (?:at|by|in|en|por) $/i.test(before)
      ? 2
      : 3;
  return (isWhole || isAtBrand) && weigh(name.name) >= needed
    ? { name: name.name, form: 'label' }
    : undefined;
}

/** How surely a name must be one of an organization, by the wording that presents it. */
const SURETY_NEEDED: Partial<Readonly<Record<Sender['form'], number>>> = {
  label: 1,
  introduction: 1,
  from: 2,
  signature: 1,
  subject: 2,
  place: 3,
};

const isSurelyPresented = ({ form, surety }: NamedBy): boolean => surety >= (SURETY_NEEDED[form] ?? 4);

const weigh = (name: string) =>
  weighName(
    name,
    readWords(name).map(({ text }) => text.replace(/['’]s?$/, '')),
  );

function presentsSender({ name, form }: Sender, links: readonly Link[]): boolean {
  const [first = ''] = readWords(name).map(({ text }) => text);
  if (form === 'domain') {
    // A link with a path leads to a page, often of a service; a plain domain is the shop that the text is about.
    return links.some((link) => link.domain === name && !link.hasPath);
  }
  // Names that fraud borrows, such as "Chase Alert: …".
  if (form === 'code') {
    return true;
  }
  if (sharedServices.has(first)) {
    return false;
  }
  if (PRESENTING.has(form)) {
    return form === 'handle' || weigh(name) >= (form === 'label' || form === 'bracket' ? 1 : 2);
  }
  // "Your appointment at Main Street Dental": of what the reader has with them, a business is the sender.
  return form !== 'mention' && weigh(name) === 3;
}
