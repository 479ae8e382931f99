// Composes descriptions, sample messages, and automatic replies.
import { withSmallCode } from '../../text/fast-patterns.ts';
import { isPublicShortener } from '../../rules/links.ts';
import { type PacketContext, type ReplyName, textOf } from '../packet-context.ts';
import { type Mend, renamedBy } from '../report.ts';
import type { TextReading } from '../text-reading.ts';
import {
  appendSentences,
  describeTopic,
  escapePattern,
  findProgram,
  joinWords,
  listPrograms,
  renameSender,
} from './wording.ts';

/** Shorter descriptions are replaced, longer ones are kept behind the new sentence. */
const KEPT_WORDS_MIN = 12;

/** `rewrite` adds a sentence that says everything, `replace` keeps nothing of the old text. */
export function composeDescription(context: PacketContext, mends: ReadonlySet<Mend>): string | undefined {
  const { brandName, description } = context;
  const programs = listPrograms(context);
  const given = description?.text.trim() ?? '';
  const text = renameSender(given, brandName, mends);
  const donation = mends.has('donation') ? ['Some messages ask for donations.'] : [];
  if (!mends.has('rewrite') && !mends.has('replace')) {
    return donation.length === 0 && text === given ? undefined : appendSentences(text, donation);
  }
  const [first] = programs;
  if (brandName === undefined || first === undefined) {
    return undefined;
  }
  const people = programs.length === 1 ? first.people : 'customers';
  const purpose = programs.length === 1 ? first.purpose : 'get the information that they asked for';
  const agreed = people.includes(' who ') ? 'and agreed' : 'who agreed';
  const sends = joinWords(programs.map((program) => program.sends));
  const sentence = `${brandName} sends ${sends} by text message to ${people} ${agreed} to receive them, so that they ${purpose}.`;
  const isKept = !mends.has('replace') && (description?.words.length ?? 0) >= KEPT_WORDS_MIN;
  return appendSentences(sentence, [...(isKept ? [text] : []), ...donation]);
}

const STOP_SENTENCE = 'Reply STOP to opt out.';

/** @param text undefined for a sample that does not exist yet */
export function composeSample(
  context: PacketContext,
  reading: TextReading | undefined,
  mends: ReadonlySet<Mend>,
): string | undefined {
  const { brandName } = context;
  // A rule that knows which use case has no sample comes after the one that misses the field.
  const code = [...mends].findLast((mend) => mend.startsWith('show:'))?.slice('show:'.length);
  if (code !== undefined) {
    const program = findProgram(code);
    const stop = code === '2FA' ? '' : ` ${STOP_SENTENCE}`;
    return program && brandName && `${brandName}: ${program.sample}${stop}`;
  }
  if (reading === undefined) {
    return undefined;
  }
  let text = mendLinks(context, reading, mends);
  text = nameBrand(text, brandName, mends);
  if (mends.has('stop')) {
    text = appendSentences(text, [STOP_SENTENCE]);
  }
  return text === reading.text ? undefined : text;
}

function mendLinks({ website }: PacketContext, reading: TextReading, mends: ReadonlySet<Mend>): string {
  let { text } = reading;
  for (const link of reading.links.toReversed()) {
    const isShort = mends.has('short-link') && isPublicShortener(link);
    const isHttp = mends.has('http') && link.scheme === 'http';
    const target = isShort
      ? website && toHttps(website)
      : isHttp
        ? link.text.replace(/^http:/i, 'https:')
        : undefined;
    text = target === undefined ? text : text.slice(0, link.start) + target + text.slice(link.end);
  }
  return text;
}

const toHttps = (address: string): string =>
  `https://${address
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/\/+$/, '')}`;

/** Another sender is replaced; otherwise the name goes before the text. */
function nameBrand(text: string, brandName: string | undefined, mends: ReadonlySet<Mend>): string {
  const [other] = renamedBy(mends);
  if (brandName === undefined || (other === undefined && !mends.has('brand'))) {
    return text;
  }
  const label =
    other === undefined ? undefined : new RegExp(`^\\W{0,2}${escapePattern(other)}\\W{0,2}(?=\\s)`, 'u');
  const renamed = renameSender(
    label === undefined ? text : text.replace(label, () => `${brandName}:`),
    brandName,
    mends,
  );
  return renamed === text ? `${brandName}: ${text.trim()}` : renamed;
}

const EMAIL = withSmallCode(/[^\s@<>()"“”]{1,64}@[^\s@<>()"“”]{1,255}[\p{L}\p{N}]/gu);

/** A text of another business has the email address of that business. */
function nameContact({ brand }: PacketContext, text: string, mends: ReadonlySet<Mend>): string {
  const email = textOf(brand, 'email');
  return email === undefined || renamedBy(mends).length === 0 ? text : text.replaceAll(EMAIL, () => email);
}

/** “555-0100”, which is no whole number. */
const LOCAL_PHONE = /(?<!\d)\d{3}[-. ]\d{4}(?!\d)/g;
const toDigits = (text: string): string => text.replaceAll(/\D/g, '');

/** Whether a text of another business has a number or page of that business. Those of the brand may not fit its sentence. */
function leadsElsewhere(context: PacketContext, { text, phones, links }: TextReading): boolean {
  const { brand, websiteDomain } = context;
  const own = toDigits(textOf(brand, 'phone') ?? '');
  const email = textOf(brand, 'email');
  const numbers = [...phones.map((phone) => phone.text), ...(text.match(LOCAL_PHONE) ?? [])].map(toDigits);
  return (
    numbers.some((digits) => !`1${own}`.endsWith(digits)) ||
    links.some(({ domain }) => domain === undefined || domain !== websiteDomain) ||
    (email === undefined && text.search(EMAIL) !== -1)
  );
}

const SENTENCES: readonly (readonly [Mend, string])[] = [
  ['frequency', 'Msg frequency varies.'],
  ['rates', 'Msg & data rates may apply.'],
  ['help', 'Reply HELP for help.'],
  ['stop', 'Reply STOP to opt out.'],
];

/** `rewrite` keeps nothing of the old text. */
export function composeReply(
  context: PacketContext,
  name: ReplyName,
  mends: ReadonlySet<Mend>,
): string | undefined {
  const { brandName, contact } = context;
  const reading = context.replies[name];
  if (brandName === undefined) {
    return undefined;
  }
  const isCopied = reading !== undefined && renamedBy(mends).length > 0 && leadsElsewhere(context, reading);
  if (reading === undefined || mends.has('rewrite') || isCopied) {
    return WRITERS[name](context, brandName);
  }
  const sentences = [
    ...(mends.has('contact') && contact !== undefined ? [`Contact us at ${contact}.`] : []),
    ...SENTENCES.filter(([mend]) => mends.has(mend)).map(([, sentence]) => sentence),
  ];
  const named = nameContact(context, nameBrand(reading.text, brandName, mends), mends);
  return sentences.length === 0 && named === reading.text ? undefined : appendSentences(named, sentences);
}

const WRITERS: Readonly<Record<ReplyName, (context: PacketContext, brand: string) => string | undefined>> = {
  optinMessage: (context, brand) =>
    `${brand}: You are now subscribed to text messages about ${describeTopic(context) ?? 'our services'}. Msg frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to opt out.`,
  optoutMessage: (_, brand) => `${brand}: You are unsubscribed and will receive no more messages from us.`,
  helpMessage: ({ contact }, brand) =>
    contact &&
    `${brand}: For help, contact us at ${contact}. Msg & data rates may apply. Reply STOP to opt out.`,
};
