// Reads who a message is from: the given brand, another sender, or a guess where no brand is given.
import { sharedServices } from '../facts/business-words.ts';
import { findBrandName } from './brand-name.ts';
import type { Link } from './links.ts';
import { type Sender, findSender } from './sender.ts';
import { isBusiness, isOrganization } from './sender-clues.ts';
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
    return { brandName, sender: findSender(text, links), other: undefined };
  }
  const quoted = findBrandName(text, words, links, brandName);
  if (quoted !== undefined) {
    return { brandName, sender: { name: quoted, form: 'brand' }, other: undefined };
  }
  const found = findSender(text, links);
  return { brandName, sender: undefined, other: found && presentsSender(found, links) ? found : undefined };
}

function presentsSender({ name, form }: Sender, links: readonly Link[]): boolean {
  const [first = ''] = readWords(name).map(({ text }) => text);
  if (form === 'domain') {
    // A link with a path leads to a page, often of a service; a plain domain is the shop that the text is about.
    return links.some((link) => link.domain === name && !link.hasPath);
  }
  if (sharedServices.has(first)) {
    return false;
  }
  if (PRESENTING.has(form)) {
    return form === 'handle' || isOrganization(name);
  }
  // "Your appointment at Main Street Dental": of what the reader has with them, a business is the sender.
  return form !== 'mention' && isBusiness(name);
}
