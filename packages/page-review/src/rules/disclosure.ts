// Rules about the words next to an opt-in: the parts of the disclosure, and the links to terms and policy.
import { PART_DRAWS, type DisclosurePart } from '../facts/page-rules.ts';
import { type PageContext, type PageFinding, report } from '../finding.ts';
import { findBrandInText } from '../text/brand.ts';
import { MESSAGE_KINDS, findQuote, findWording, namesTopic } from '../text/required-wording.ts';

export type Disclosure = {
  readonly text: string;
  readonly offset: number;
  readonly isForm: boolean;
  readonly end?: number;
};

const PART_NAMES: Readonly<Record<DisclosurePart, string>> = {
  brand: 'the brand',
  purpose: 'what the messages are about',
  frequency: 'the message frequency',
  rates: 'message and data rates',
  stop: 'STOP',
  help: 'HELP',
};

export function reviewDisclosure(context: PageContext, disclosure: Disclosure): PageFinding[] {
  return [findMissingParts, findMissingLinks].flatMap((check) => check(context, disclosure) ?? []);
}

function findMissingParts(context: PageContext, { offset, text }: Disclosure): PageFinding | undefined {
  const { brand, facts, known } = context;
  const has: Readonly<Record<DisclosurePart, boolean>> = {
    brand: known.brandNames.length === 0 || findBrandInText(text, known.brandNames) !== undefined,
    purpose: findQuote(MESSAGE_KINDS, text) !== undefined || namesTopic(text),
    frequency: findWording('frequency', text) !== undefined,
    rates: findWording('rates', text) !== undefined,
    stop: findWording('stop', text) !== undefined,
    help: findWording('help', text) !== undefined,
  };
  const missing = (Object.keys(has) as DisclosurePart[]).filter((part) => !has[part]);
  if (missing.length === 0) {
    return undefined;
  }
  // A brand in the heading of the page stands above the form; only its label lacks the name.
  const isSlight =
    missing.every((part) => part === 'brand' || part === 'purpose') && !missing.includes('purpose');
  const about = findQuote(MESSAGE_KINDS, facts.text)?.text.toLowerCase() ?? 'order and account';
  return report('page.optin.label-parts', context, {
    message: `The disclosure next to the opt-in lacks ${joinNames(missing.map((part) => PART_NAMES[part]))}.`,
    remedy: `“I agree to receive ${has.purpose ? 'these' : about} text messages from ${brand}. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help. Consent is not a condition of purchase.”`,
    quote: { text: text.trim(), offset },
    draws: missing.flatMap((part) => PART_DRAWS[part]),
    ...(isSlight &&
    findBrandInText(`${facts.title} ${facts.headings[0]?.text ?? ''}`, known.brandNames) !== undefined
      ? { status: 'warning' as const, basis: 'estimate' as const }
      : {}),
  });
}

function joinNames(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const IS_TERMS = /\b(?:terms|conditions|t[eé]rminos)|\/tos\b|terms/i;
const IS_PRIVACY = /privacy|privacidad/i;

function findMissingLinks(context: PageContext, { end, offset, text }: Disclosure): PageFinding | undefined {
  const { facts, known } = context;
  const near = facts.links.filter(
    (link) => link.start >= offset && link.start <= (end ?? offset + text.length) && !link.isInFooter,
  );
  const isNear = (pattern: RegExp) =>
    near.some((link) => pattern.test(`${link.text} ${link.url}`)) || findUrl(pattern, text);
  const isAnywhere = (pattern: RegExp) =>
    facts.links.some((link) => pattern.test(`${link.text} ${link.url}`));
  const kinds = [
    { name: 'terms', pattern: IS_TERMS, url: known.terms },
    { name: 'privacy policy', pattern: IS_PRIVACY, url: known.privacyPolicy },
  ];
  const missing = kinds.filter(({ pattern }) => !isNear(pattern));
  if (missing.length === 0) {
    return undefined;
  }
  const isInFooter = missing.every(({ pattern }) => isAnywhere(pattern));
  return report('page.optin.links', context, {
    message: `The form has no link to the ${missing.map(({ name }) => name).join(' and the ')}${isInFooter ? '; only another part of the page has one' : ''}.`,
    remedy: `Add next to the box: “${missing.map(({ name, url }) => `${name === 'terms' ? 'Terms' : 'Privacy Policy'}${url === undefined ? '' : `: ${url}`}`).join(' · ')}”, with ${missing.length > 1 ? 'links' : 'a link'}.`,
    ...(isInFooter ? { status: 'warning', basis: 'estimate' } : {}),
  });
}

function findUrl(pattern: RegExp, text: string): boolean {
  return (
    text.match(/\b(?:https?:\/\/|www\.)[^\s]{1,300}|\b[a-z\d-]{1,60}\.[a-z]{2,10}\/[^\s]{1,200}/gi) ?? []
  ).some((url) => pattern.test(url));
}
