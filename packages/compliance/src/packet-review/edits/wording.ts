// The words of suggested texts, made from the packet's own names, addresses, and use cases.
import { withSmallCode } from '../../text/fast-patterns.ts';
import { USE_CASE_PROGRAMS, type UseCaseProgram } from '../../facts/use-case-programs.ts';
import type { FlowReading } from '../flow-reading.ts';
import type { PacketContext } from '../packet-context.ts';
import { type Mend, renamedBy } from '../report.ts';

/** “a”, “a and b”, “a, b, and c”; “a and b, and also c” where an item has an “and” of its own. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  if (before.length === 0) {
    return last;
  }
  const isNested = words.some((word) => word.includes(' and '));
  return `${before.join(', ')}${isNested ? ', and also' : before.length === 1 ? ' and' : ', and'} ${last}`;
}

export const findProgram = (code: string): UseCaseProgram | undefined =>
  Object.hasOwn(USE_CASE_PROGRAMS, code) ? USE_CASE_PROGRAMS[code] : undefined;

export function listPrograms(context: PacketContext): UseCaseProgram[] {
  const found = new Set(context.programs.map(findProgram).filter((program) => program !== undefined));
  return [...found];
}

/** A topic of the flow is in the words of the business. Short ones (“a”) are parts of sentences. */
const TOPIC_UNITS_MIN = 6;
const TOPIC_UNITS_MAX = 60;
const isTopic = (kind: string): boolean =>
  kind.length >= TOPIC_UNITS_MIN &&
  kind.length <= TOPIC_UNITS_MAX &&
  kind.endsWith('s') &&
  !/\bbox/.test(kind);

/** Where the flow says what the texts are about. What people buy or what consent is no condition of is no topic. */
const ABOUT_TEXTS = /\b(?:texts?|texting|sms|mms|messag\w{1,5}|remind\w*|notif\w*|alerts?|updates?)\b/i;
const SENTENCE_END = /[.!?“”"]/;
const NO_TOPIC = /\b(?:condition|required|regardless|whether or not|depends?|without agreeing)\b/i;

const listPartsAboutTexts = ({ reading }: FlowReading): string[] =>
  reading.text
    .split(SENTENCE_END)
    .filter((part) => ABOUT_TEXTS.test(part) && !NO_TOPIC.test(part))
    .map((part) => part.toLowerCase());

/** What messages other than offers are about, after “text messages about”. */
export function describeServiceTopic(context: PacketContext): string | undefined {
  const { flow } = context;
  const parts = flow === undefined ? [] : listPartsAboutTexts(flow);
  const kinds = (flow?.wording.kinds ?? []).filter(
    (kind) => isTopic(kind) && parts.some((part) => part.includes(kind.replace(/(?:ie)?s$/, ''))),
  );
  if (kinds.length > 0) {
    return joinWords(kinds);
  }
  const topics = context.programs
    .filter((code) => code !== 'MARKETING')
    .map((code) => findProgram(code)?.topic)
    .filter((topic) => topic !== undefined);
  return topics.length === 0 ? undefined : joinWords([...new Set(topics)].slice(0, TOPICS_MAX));
}
const TOPICS_MAX = 3;

export const OFFERS = 'offers and promotions';

/** What all messages are about. */
export function describeTopic(context: PacketContext): string | undefined {
  const service = describeServiceTopic(context);
  const hasOffers = context.programs.includes('MARKETING');
  return hasOffers ? (service === undefined ? OFFERS : `${service}, ${OFFERS}`) : service;
}

/** Appends sentences to a text. */
export const appendSentences = (text: string, sentences: readonly string[]): string =>
  [closeSentence(text.trim()), ...sentences].filter((part) => part !== '').join(' ');

const closeSentence = (text: string): string =>
  text === '' || /[.!?”"')\]]$/.test(text) ? text : `${text}.`;

export const escapePattern = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** “Order Cafe Latte”: a single word before another name is a part of that name. */
const IN_LONGER_NAME = withSmallCode(/^ \p{Lu}\p{Ll}/u);
const NEAR_UNITS = 300;

/** Whether the words at this place are a part of a link or an email address. */
const isInAddress = (before: string, after: string): boolean =>
  /[/@]|\.\w/.test(/\S*$/.exec(before)?.[0] ?? '') || /^[\w-]*(?:[@/]|\.\w)/.test(after);

/** Puts the brand in the place of each other sender, wherever the text names it as one. */
export function renameSender(text: string, brandName: string | undefined, mends: ReadonlySet<Mend>): string {
  return brandName === undefined
    ? text
    : renamedBy(mends).reduce((left, other) => renameOne(left, other, brandName), text);
}

function renameOne(text: string, other: string, brandName: string): string {
  const isOneWord = !/\s/.test(other);
  return text.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(other)}(?![\\p{L}\\p{N}])`, 'gu'),
    (name: string, at: number) => {
      const before = text.slice(Math.max(0, at - NEAR_UNITS), at);
      const after = text.slice(at + name.length, at + name.length + NEAR_UNITS);
      const isSender = !isOneWord || !IN_LONGER_NAME.test(after);
      return isSender && !isInAddress(before, after) ? brandName : name;
    },
  );
}
