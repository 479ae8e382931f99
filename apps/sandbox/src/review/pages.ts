// Judges the pages of a campaign: website, opt-in pages, privacy policy, and terms.
import type { Finding, Packet } from './findings.ts';
import { type OpenedPage, openPage } from './page-reader.ts';
import type { ReasonId } from './reasons.ts';
import { optInLinksOf, optInOf } from './texts.ts';
import {
  hasContact,
  isInsecureLink,
  linksIn,
  namesBrand,
  pathOf,
  saysFrequency,
  saysHelp,
  saysRates,
  saysStop,
  sentencesOf,
} from './wording.ts';

const OPT_IN_PAGES_MAX = 5;

type OpenedPages = {
  readonly website: OpenedPage | undefined;
  readonly optIn: readonly OpenedPage[];
  readonly privacy: OpenedPage | undefined;
  readonly terms: OpenedPage | undefined;
};

type Opening = (address: string | undefined) => Promise<OpenedPage | undefined>;

/** A flow may name a page without its scheme. */
const withScheme = (link: string) => (/^https?:\/\//i.test(link) ? link : `https://${link}`);

/** The address of a document that no field names: in the message flow, else linked from a page. */
function findDocument(
  name: RegExp,
  flowLinks: readonly string[],
  pages: readonly (OpenedPage | undefined)[],
): string | undefined {
  const inFlow = flowLinks.find((link) => name.test(pathOf(link)));
  if (inFlow !== undefined) {
    return withScheme(inFlow);
  }
  for (const page of pages) {
    if (page?.kind === 'page') {
      const link = page.content.links.find(({ href, text }) => name.test(text) || name.test(href));
      if (link !== undefined && URL.canParse(link.href, page.url)) {
        return new URL(link.href, page.url).href;
      }
    }
  }
  return undefined;
}

/** Opens each page once, all at the same time, then the documents that only these pages link to. */
export async function openPages(packet: Packet, closing: AbortSignal): Promise<OpenedPages> {
  const opened = new Map<string, Promise<OpenedPage>>();
  const open: Opening = async (address) => {
    if (address === undefined || address === '') {
      return undefined;
    }
    const page = opened.get(address) ?? openPage(address, closing);
    opened.set(address, page);
    return page;
  };
  const { brand, campaign } = packet;
  const optInLinks = optInOf(packet).isWeb ? optInLinksOf(packet).slice(0, OPT_IN_PAGES_MAX) : [];
  const [website, privacy, terms, ...optIn] = await Promise.all([
    open(brand.website === undefined ? undefined : withScheme(brand.website)),
    open(campaign.privacyPolicyLink ?? undefined),
    open(campaign.termsAndConditionsLink ?? undefined),
    ...optInLinks.map((link) => open(withScheme(link))),
  ]);
  const flowLinks = linksIn(campaign.messageFlow ?? '');
  const pages = [...optIn, website];
  return {
    website,
    optIn: optIn.filter((page) => page !== undefined),
    privacy: privacy ?? (await open(findDocument(/privacy/i, flowLinks, pages))),
    terms: terms ?? (await open(findDocument(/terms|conditions of use/i, flowLinks, pages))),
  };
}

type Surface = 'website' | 'optInPage' | 'privacy' | 'terms';

/** Why the page cannot be read, or undefined. */
function accessProblem(surface: Surface, page: OpenedPage): Finding | undefined {
  const where = page.kind === 'unreachable' ? `${page.url} (${page.why})` : page.url;
  if (page.kind === 'unreachable' || page.kind === 'login') {
    return { reason: `${surface}.${page.kind}`, where };
  }
  if (page.kind === 'image' && surface !== 'optInPage') {
    return { reason: `${surface}.unreachable`, where: `${where} (an image)` };
  }
  if (surface !== 'website' && isInsecureLink(page.url)) {
    return { reason: `${surface}.insecure`, where };
  }
  return undefined;
}

function judgeWebsite({ brand, campaign }: Packet, website: OpenedPage | undefined): Finding[] {
  if (website === undefined) {
    // A sole proprietor may have no website.
    return campaign.usecase === 'SOLE_PROPRIETOR' ? [] : [{ reason: 'website.missing', where: 'website' }];
  }
  const problem = accessProblem('website', website);
  if (problem !== undefined) {
    return [problem];
  }
  const isNamed =
    website.kind !== 'page' || namesBrand(`${website.content.title} ${website.content.text}`, brand);
  return isNamed ? [] : [{ reason: 'website.other-name', where: website.url }];
}

const IS_ABOUT_TEXTS = /\b(?:texts?|sms|text messages?|messages|opt[- ]?in)\b/i;

function judgeOptInPages(packet: Packet, pages: readonly OpenedPage[]): Finding[] {
  const problems = pages
    .map((page) => accessProblem('optInPage', page))
    .filter((problem) => problem !== undefined);
  const readable = pages.filter((page) => page.kind === 'page');
  // A screenshot shows the form of a page that has a login.
  const isShown =
    pages.some((page) => page.kind === 'image') || readable.some(({ content }) => content.hasPhoneField);
  const isFormMissing = readable.length > 0 && !isShown && optInOf(packet).isWebOnly;
  const checked = readable.find(({ content }) =>
    content.checkedBoxes.some((label) => label === '' || IS_ABOUT_TEXTS.test(label)),
  );
  return [
    ...problems,
    ...(isFormMissing
      ? [{ reason: 'optInPage.no-phone', where: readable.map(({ url }) => url).join(', ') } as const]
      : []),
    ...(checked === undefined ? [] : [{ reason: 'optInPage.checked', where: checked.url } as const]),
  ];
}

const MOBILE_DATA =
  /\b(?:mobile|phone|sms|text(?:ing)?|opt[- ]?in|originator|cell)\b.{0,60}\b(?:information|data|numbers?|consents?|details|lists?)\b|\b(?:information|data|numbers?|consents?)\b.{0,60}\b(?:mobile|phone|sms|text(?:ing)?|opt[- ]?in)\b/i;
const SHARES =
  /\b(?:shar(?:e|es|ed|ing)|sells?|sold|rent(?:s|ed)?|disclos\w+|transfer\w*|provid(?:e|es|ed)|pass(?:ed)?|trad(?:e|es|ed))\b/i;
const DENIES = /\b(?:not|cannot|never|no|none|neither|nor|won.t|don.t|doesn.t|exclud\w+|except)\b/i;
const CONDITION =
  /\bunless you\b|\bwithout (?:\w+ ){0,3}(?:consent|permission)\b|\b(?:with|subject to) (?:your|prior|express|explicit)(?: \w+){0,3} (?:consent|permission)\b|\b(?:except|other than)\b.{0,30}\b(?:partners?|sponsors?|advertisers?|affiliates?)\b/i;
const OTHERS = /\b(?:third[- ]part(?:y|ies)|partners?|affiliates?|advertisers?|sponsors?)\b/i;
const MARKETING = /\b(?:marketing|promot\w+|advertis\w+|offers)\b/i;
const CARVES_OUT = /\b(?:exclud\w+|except|not apply)\b/i;

const deniesSharing = (sentence: string) =>
  MOBILE_DATA.test(sentence) && SHARES.test(sentence) && DENIES.test(sentence) && !CONDITION.test(sentence);

const sharesForMarketing = (sentence: string) =>
  SHARES.test(sentence) && OTHERS.test(sentence) && MARKETING.test(sentence) && !DENIES.test(sentence);

const sharesOnCondition = (sentence: string) =>
  MOBILE_DATA.test(sentence) && SHARES.test(sentence) && CONDITION.test(sentence);

/** “This information is never shared” is about the sentence before it, and a list item about the line before the list. */
function withReferences(sentences: readonly string[]): string[] {
  let before = '';
  let lead = '';
  return sentences.map((sentence) => {
    const isReference = /^(?:this|that|these|those|such|it|they)\b/i.test(sentence.trim());
    const whole = isReference ? `${before} ${sentence}` : `${lead} ${sentence}`;
    if (/:\s*$/.test(sentence)) {
      lead = sentence;
    } else if (/[.!?]\s*$/.test(sentence)) {
      lead = '';
    }
    before = sentence;
    return whole;
  });
}

function judgePrivacy(page: OpenedPage | undefined): Finding[] {
  if (page === undefined) {
    return [{ reason: 'privacy.missing', where: 'privacyPolicyLink' }];
  }
  const problem = accessProblem('privacy', page);
  if (problem !== undefined || page.kind !== 'page') {
    return problem === undefined ? [] : [problem];
  }
  const sentences = withReferences(sentencesOf(page.content.text));
  const isCarvedOut = sentences.some((sentence) => CARVES_OUT.test(sentence) && MOBILE_DATA.test(sentence));
  const isShared = sentences.some(sharesOnCondition) || (sentences.some(sharesForMarketing) && !isCarvedOut);
  if (isShared) {
    return [{ reason: 'privacy.sharing', where: page.url }];
  }
  return sentences.some(deniesSharing) || isCarvedOut ? [] : [{ reason: 'privacy.silent', where: page.url }];
}

function judgeTerms({ brand }: Packet, page: OpenedPage | undefined): Finding[] {
  if (page === undefined) {
    return [{ reason: 'terms.missing', where: 'termsAndConditionsLink' }];
  }
  const problem = accessProblem('terms', page);
  if (problem !== undefined || page.kind !== 'page') {
    return problem === undefined ? [] : [problem];
  }
  const { text } = page.content;
  const describesTexts = /\b(?:sms|text messag\w+|texts)\b/i.test(text) && namesBrand(text, brand);
  const parts: readonly (readonly [ReasonId, boolean])[] = [
    ['terms.messaging', describesTexts],
    ['terms.frequency', saysFrequency(text)],
    ['terms.rates', saysRates(text)],
    ['terms.support', saysHelp(text) || hasContact(text)],
    ['terms.stop', saysStop(text)],
  ];
  return parts.flatMap(([reason, isPresent]) => (isPresent ? [] : [{ reason, where: page.url }]));
}

export function judgePages(packet: Packet, pages: OpenedPages): Finding[] {
  return [
    ...judgeWebsite(packet, pages.website),
    ...judgeOptInPages(packet, pages.optIn),
    ...judgePrivacy(pages.privacy),
    ...judgeTerms(packet, pages.terms),
  ];
}
