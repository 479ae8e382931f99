// The reasons for which a strict reviewer denies a campaign, with the codes and words of the real reviewers.
import type { REJECTION_CATEGORIES } from '@tendlc/registry/wire';

type Category = (typeof REJECTION_CATEGORIES)[number];

/** Whose codes a reviewer uses. `dca2` is the aggregator that reviews for the carriers; Bandwidth relays its codes. */
export type CodeSystem = 'twilio' | 'sinch' | 'bandwidth' | 'dca2';

/** The short names that the systems have published. */
const TITLES = {
  twilio: {
    30886: 'Campaign vetting rejection - Invalid Campaign Description',
    30887: 'Campaign vetting rejection - Opt-out Error',
    30889: 'Campaign vetting rejection - Embedded Phone Number',
    30890: 'Campaign vetting rejection - Subscriber Help',
    30891: 'Campaign vetting rejection - Invalid Website URL',
    30892: 'Campaign vetting rejection - Invalid Sample Message - Public URL Shorteners',
    30893: 'Campaign vetting rejection - Inconsistency between Sample Message and Use-case',
    30908: 'Campaign vetting rejection - Compliant Privacy Policy Required',
    30909: 'Campaign vetting rejection - CTA Verification Issue',
    30921: 'Campaign rejected: website requires authentication',
    30925: 'Campaign rejected: opt-in must be unchecked by default',
    30932: 'Campaign rejected: Privacy policy must disclose third-party data sharing',
    30933:
      'Campaign registration rejected: Privacy Policy URL is required for A2P 10DLC campaign registration',
    30934: 'Campaign registration rejected: Terms and Conditions URL required',
    30940: 'Campaign rejected: cannabis or illegal substances',
    30942: 'Campaign rejected: loan marketing',
    30944: 'Campaign rejected: gambling',
    30947: 'Campaign rejected: cryptocurrency',
    30951: 'Campaign rejected: third-party lead generation or MLM',
    30953: 'Campaign rejected: SHAFT - Sex',
    30964: 'Campaign rejected: non-secured URL (http://) detected',
    30540: 'Double opt-in confirmation message is required',
    30543: 'Live opt-in link not provided',
    30545: 'Call-to-Action does not state message frequency',
    30558: 'Terms of Service missing message frequency disclosure',
    30560: 'Terms of Service missing customer support information',
    30562: 'Terms of Service missing message and data rates disclosure',
    30569: 'Call-to-Action is missing the message and data rates disclosure',
    30570: 'Call-to-Action is missing customer support instructions',
  },
  sinch: {
    CR2005: 'the website is missing or cannot be reached',
    CR4001: 'the consent is insufficient',
    CR4003: 'the call to action lacks HELP instructions',
    CR4004: 'the call to action lacks STOP instructions',
    CR4005: 'the call to action lacks the message frequency',
    CR4006: 'the call to action lacks the message and data rates',
    CR4007: 'the call to action lacks terms and conditions',
    CR4015: 'the call to action is missing or cannot be reached',
    CR7004: 'the opt-in message is incomplete',
  },
  bandwidth: {
    1100: 'Brand Inconsistencies: no website URL or attachment',
    1101: 'Brand Inconsistencies: no website or domain found',
    2100: 'Invalid Call to Action: no form of opt-in found',
    2104: 'Invalid Call to Action: no website found at the opt-in URL',
  },
  dca2: {
    601: 'Campaign attributes do not match website and/or sample message content',
    602: 'Inaccurate registration: sample message, description, attributes or call to action inconsistent with use case',
    603: 'Inaccurate registration: brand, description, website and/or samples inconsistent',
    611: 'Opt-in, opt-out or HELP confirmation messages do not meet requirements',
    701: 'Prohibited content: cannabis',
    702: 'Prohibited content: guns/ammo - failure to age gate',
    703: 'Prohibited content: explicit sexual',
    704: 'Prohibited content: gambling',
    706: 'Prohibited content: alcohol - failure to age gate',
    707: 'Prohibited content: tobacco/vape',
    708: 'Lead gen/affiliate marketing prohibited',
    709: 'Lead gen/affiliate marketing prohibited: high-risk financial services',
    712: 'Misleading registration: direct lending attribute not selected',
    803: 'Call to action forces opt-in: check box missing or mandatory',
    804: 'Unable to verify: need working website or online presence',
    805: 'Compliant privacy policy required',
    806: 'Unable to verify: needs compliant and accurate CTA information',
    852: 'Privacy policy compliance missing',
  },
} as const;

type Codes = { readonly [System in CodeSystem]?: keyof (typeof TITLES)[System] };
type Reason = {
  readonly category: Category;
  /** For a system that has no code for it. */
  readonly words: string;
  readonly codes: Codes;
};

const of =
  (category: Category) =>
  (words: string, codes: Codes = {}): Reason => ({ category, words, codes });

const brand = of('BRAND_INCONSISTENCIES');
const callToAction = of('CALL_TO_ACTION');
const description = of('CAMPAIGN_DESCRIPTION_OR_ATTRIBUTES');
const content = of('DISALLOWED_CONTENT');
const reply = of('MANDATORY_MESSAGE_TERMINOLOGY');
const privacy = of('PRIVACY_POLICY');
const sample = of('SAMPLE_MESSAGE');
const terms = of('TERMS_AND_CONDITIONS');

const OPT_IN_MESSAGE = { twilio: 30540, sinch: 'CR7004', dca2: 611 } as const;
const HELP_MESSAGE = { twilio: 30890, dca2: 611 } as const;
const OPT_OUT_MESSAGE = { twilio: 30887, dca2: 611 } as const;
const NO_OPT_IN_PAGE = { twilio: 30909, sinch: 'CR4015', bandwidth: 2104, dca2: 806 } as const;

/** In the order in which a reviewer names them. */
export const REASONS = {
  'website.missing': brand('the brand has no website', {
    twilio: 30891,
    sinch: 'CR2005',
    bandwidth: 1100,
    dca2: 804,
  }),
  'website.unreachable': brand('the website cannot be reached', {
    twilio: 30891,
    sinch: 'CR2005',
    bandwidth: 1101,
    dca2: 804,
  }),
  'website.login': brand('the website requires a login', { twilio: 30921, sinch: 'CR2005', dca2: 804 }),
  'website.other-name': brand('the website does not name the brand', { dca2: 603 }),
  'description.vague': description('the description does not say who sends what to whom and why', {
    twilio: 30886,
    dca2: 602,
  }),
  'attributes.link': description('the messages have links, and the embedded link attribute is not set', {
    dca2: 601,
  }),
  'attributes.phone': description('the messages have phone numbers, and the attribute is not set', {
    twilio: 30889,
    dca2: 601,
  }),
  'attributes.lending': description('the campaign is about loans, and direct lending is not set', {
    dca2: 712,
  }),
  'flow.method': callToAction('the message flow does not say how people opt in', {
    twilio: 30909,
    sinch: 'CR4015',
    bandwidth: 2100,
    dca2: 806,
  }),
  'flow.link': callToAction('the message flow has no link to the opt-in page', {
    twilio: 30543,
    sinch: 'CR4015',
    bandwidth: 2100,
    dca2: 806,
  }),
  'flow.frequency': callToAction('the message flow lacks the message frequency', {
    twilio: 30545,
    sinch: 'CR4005',
    dca2: 806,
  }),
  'flow.rates': callToAction('the message flow lacks the message and data rates', {
    twilio: 30569,
    sinch: 'CR4006',
    dca2: 806,
  }),
  'flow.stop': callToAction('the message flow lacks STOP instructions', {
    twilio: 30909,
    sinch: 'CR4004',
    dca2: 806,
  }),
  'flow.help': callToAction('the message flow lacks HELP instructions', {
    twilio: 30570,
    sinch: 'CR4003',
    dca2: 806,
  }),
  'optInPage.unreachable': callToAction('the opt-in page cannot be reached', NO_OPT_IN_PAGE),
  'optInPage.login': callToAction('the opt-in page requires a login', { ...NO_OPT_IN_PAGE, twilio: 30921 }),
  'optInPage.insecure': callToAction('the opt-in page does not use HTTPS', {
    ...NO_OPT_IN_PAGE,
    twilio: 30964,
  }),
  'optInPage.no-phone': callToAction('the opt-in page has no phone field', {
    ...NO_OPT_IN_PAGE,
    bandwidth: 2100,
  }),
  'optInPage.checked': callToAction('the consent box is checked by default', {
    twilio: 30925,
    sinch: 'CR4001',
    dca2: 803,
  }),
  'optInMessage.missing': reply('the opt-in message is missing', OPT_IN_MESSAGE),
  'optInMessage.brand': reply('the opt-in message does not name the brand', OPT_IN_MESSAGE),
  'optInMessage.frequency': reply('the opt-in message lacks the message frequency', OPT_IN_MESSAGE),
  'optInMessage.rates': reply('the opt-in message lacks the message and data rates', OPT_IN_MESSAGE),
  'optInMessage.stop': reply('the opt-in message lacks STOP instructions', OPT_IN_MESSAGE),
  'optInMessage.help': reply('the opt-in message lacks HELP instructions', OPT_IN_MESSAGE),
  'helpMessage.contact': reply('the HELP message has no contact', HELP_MESSAGE),
  'helpMessage.brand': reply('the HELP message does not name the brand', HELP_MESSAGE),
  'optOutMessage.confirmation': reply(
    'the opt-out message does not confirm that messages end',
    OPT_OUT_MESSAGE,
  ),
  'optOutMessage.brand': reply('the opt-out message does not name the brand', OPT_OUT_MESSAGE),
  'samples.useCase': sample('the sample messages do not fit the use case', { twilio: 30893, dca2: 602 }),
  'samples.brand': sample('no sample message names the brand', { twilio: 30893, dca2: 603 }),
  'samples.stop': sample('no sample message has opt-out instructions', { twilio: 30893 }),
  'samples.shortLink': sample('a message uses a public link shortener', { twilio: 30892 }),
  'samples.insecure': sample('a message has a link without HTTPS', { twilio: 30964 }),
  'privacy.missing': privacy('the privacy policy is missing', { twilio: 30933, dca2: 805 }),
  'privacy.unreachable': privacy('the privacy policy cannot be reached', { twilio: 30908, dca2: 805 }),
  'privacy.login': privacy('the privacy policy requires a login', { twilio: 30921, dca2: 805 }),
  'privacy.insecure': privacy('the privacy policy does not use HTTPS', { twilio: 30964, dca2: 805 }),
  'privacy.silent': privacy(
    'the privacy policy does not say that mobile opt-in data is not shared with third parties',
    { twilio: 30932, dca2: 852 },
  ),
  'privacy.sharing': privacy(
    'the privacy policy allows sharing mobile opt-in data with third parties for marketing',
    { twilio: 30932, dca2: 805 },
  ),
  'terms.missing': terms('the terms and conditions are missing', { twilio: 30934, sinch: 'CR4007' }),
  'terms.unreachable': terms('the terms and conditions cannot be reached', {
    twilio: 30934,
    sinch: 'CR4007',
  }),
  'terms.login': terms('the terms and conditions require a login', { twilio: 30921, sinch: 'CR4007' }),
  'terms.insecure': terms('the terms and conditions do not use HTTPS', { twilio: 30964 }),
  'terms.messaging': terms('the terms and conditions do not describe text messages of the brand'),
  'terms.frequency': terms('the terms and conditions lack the message frequency', { twilio: 30558 }),
  'terms.rates': terms('the terms and conditions lack the message and data rates', { twilio: 30562 }),
  'terms.support': terms('the terms and conditions lack customer support information', { twilio: 30560 }),
  'terms.stop': terms('the terms and conditions lack opt-out instructions'),
  'content.cannabis': content('cannabis is not allowed', { twilio: 30940, dca2: 701 }),
  'content.loans': content('payday and high-risk loans are not allowed', { twilio: 30942, dca2: 709 }),
  'content.gambling': content('gambling is not allowed', { twilio: 30944, dca2: 704 }),
  'content.crypto': content('cryptocurrency is not allowed', { twilio: 30947, dca2: 709 }),
  'content.leads': content('lead generation and affiliate marketing are not allowed', {
    twilio: 30951,
    dca2: 708,
  }),
  'content.sex': content('sexual content is not allowed', { twilio: 30953, dca2: 703 }),
  'ageGate.firearms': content('firearms without age-gated content', { dca2: 702 }),
  'ageGate.alcohol': content('alcohol without age-gated content', { dca2: 706 }),
  'ageGate.tobacco': content('tobacco or vape without age-gated content', { dca2: 707 }),
} as const satisfies Record<string, Reason>;

export type ReasonId = keyof typeof REASONS;

/** What these reviewers leave to the carriers. */
export const ONLY_CARRIERS: ReadonlySet<ReasonId> = new Set<ReasonId>([
  'website.other-name',
  'attributes.lending',
  'ageGate.firearms',
  'ageGate.alcohol',
  'ageGate.tobacco',
]);

/** As the system writes it: `CR4015 - …`, or only words if it has no code. */
export function wordsOf(id: ReasonId, system: CodeSystem): string {
  const { words, codes }: Reason = REASONS[id];
  const systems: readonly CodeSystem[] = system === 'bandwidth' ? ['bandwidth', 'dca2'] : [system];
  for (const one of systems) {
    const code = codes[one];
    if (code !== undefined) {
      return `${code} - ${(TITLES[one] as Record<string, string>)[code]}`;
    }
  }
  return words;
}

const ORDER = new Map(Object.keys(REASONS).map((id, index) => [id, index]));

export const byOrder = (one: ReasonId, other: ReasonId): number =>
  (ORDER.get(one) ?? 0) - (ORDER.get(other) ?? 0);
