// Rules that compare fields with each other: names, domains, use cases, figures, and links.
import { readQuantities } from '../../text/quantities.ts';
import { type PacketContext, domainOf, textOf } from '../packet-context.ts';
import { findOtherSenders } from '../other-senders.ts';
import { type Draft, type Verdict, renaming } from '../report.ts';
import { DONATION } from './description.ts';
import { type PacketRule, applyPacketRules } from './packet-rule.ts';

export const reviewMatches = (context: PacketContext): Draft[] =>
  context.hasCampaign ? applyPacketRules(RULES, context, context) : [];

const RULES: readonly PacketRule<PacketContext>[] = [
  ['match.brand-everywhere', checkOtherSenders],
  ['match.url-domain', checkDomains],
  ['match.sub-use-cases', checkSubUseCases],
  ['match.charity', checkCharity],
  ['match.political', checkPolitical],
  ['match.frequency', checkFrequency],
  ['match.links-fields', checkLinks],
  ['match.duplicate-campaign', checkDuplicate],
];

/** A text that names another sender, and not the brand. */
function checkOtherSenders(context: PacketContext): Verdict[] {
  const { brandName } = context;
  return findOtherSenders(context).map(({ path, other }) => ({
    path,
    also: ['brand.brandName'],
    message: `The text is from ${other}, but the brand is ${brandName ?? 'another one'}.`,
    remedy: `Name ${brandName ?? 'the brand'} as the sender, or register the business that sends the text.`,
    quoted: other,
    mend: renaming(other),
  }));
}

function checkDomains({ websiteDomain, campaign, pages, flow }: PacketContext): Verdict[] {
  if (websiteDomain === undefined) {
    return [];
  }
  const named = [
    ...['privacyPolicyLink', 'termsAndConditionsLink'].map((name) => [
      `campaign.${name}`,
      textOf(campaign, name),
    ]),
    ...['privacyPolicy', 'terms'].map((name) => [`pages.${name}`, textOf(pages, name)]),
    ['campaign.messageFlow', flow?.pageUrl],
  ] as [string, string | undefined][];
  return named.flatMap(([path, address]) => {
    const domain = domainOf(address);
    return domain === undefined || domain === websiteDomain
      ? []
      : [
          {
            path,
            also: ['brand.website'],
            message: `The page is at ${domain}, but the website is at ${websiteDomain}.`,
            remedy: `Publish the page at ${websiteDomain}, or say on it that it belongs to the brand.`,
            quoted: address,
          },
        ];
  });
}

/** Words for the sub-use cases that descriptions name most often. */
const NAMED: Readonly<Record<string, RegExp>> = {
  MARKETING:
    /\b(?:offers?|promot\w+|marketing|deals?|discounts?|coupons?|specials?|sales?|newsletters?|news)\b/i,
  '2FA': /\b(?:codes?|passcodes?|verif\w+|logins?|two-factor|2fa|otp)\b/i,
  DELIVERY_NOTIFICATION: /\b(?:deliver\w+|ship\w+|orders?|pick-?ups?|tracking)\b/i,
};

function checkSubUseCases({ description, subUseCases }: PacketContext): Verdict | undefined {
  const unnamed = subUseCases.filter(
    (code) => description !== undefined && NAMED[code] !== undefined && !NAMED[code].test(description.text),
  );
  return unnamed.length === 0 || description === undefined
    ? undefined
    : {
        path: description.path,
        also: ['campaign.subUsecases'],
        message: `The description does not name ${unnamed.join(' and ')}, which the campaign declares.`,
        remedy: 'Name each kind of message in the description, or remove the sub-use case.',
        quoted: description.text,
      };
}

/** Requests for donations are for nonprofits, in a campaign that says so. */
function checkCharity({ samples, useCase, brand }: PacketContext): Verdict[] {
  const isNonprofit = textOf(brand, 'entityType') === 'NON_PROFIT';
  return useCase === 'CHARITY' || useCase === 'POLITICAL' || textOf(brand, 'entityType') === undefined
    ? []
    : samples
        .filter(({ text }) => DONATION.test(text))
        .map(({ path, text }) => ({
          path,
          also: ['campaign.usecase'],
          status: isNonprofit ? 'warning' : 'error',
          message: isNonprofit
            ? `The sample message asks for donations, but the campaign declares ${useCase ?? 'no use case'}.`
            : 'The sample message asks for donations, but the brand is not a nonprofit.',
          remedy: isNonprofit
            ? 'Register requests for donations under the use case CHARITY.'
            : 'Only nonprofits ask for donations, under the use case CHARITY. Remove the request.',
          quoted: DONATION.exec(text)?.[0],
        }));
}

/** Political content needs its own use case and a token of Campaign Verify. */
function checkPolitical({ messages, description, useCase }: PacketContext): Verdict[] {
  const texts = [...messages, ...(description === undefined ? [] : [description])];
  return useCase === 'POLITICAL'
    ? []
    : texts.flatMap(({ path, contentHits }) => {
        const hit = contentHits.find(({ category, isSure }) => category.id === 'political' && isSure);
        return hit === undefined
          ? []
          : [
              {
                path,
                also: ['campaign.usecase'],
                message: `The text is political, but the campaign declares ${useCase ?? 'no use case'}.`,
                remedy: 'Register the use case POLITICAL with a Campaign Verify token, or remove the text.',
                quoted: hit.quoted,
              },
            ];
      });
}

function checkFrequency({ flow, replies }: PacketContext): Verdict | undefined {
  const optIn = replies.optinMessage;
  if (flow === undefined || optIn === undefined) {
    return undefined;
  }
  const inFlow = readQuantities(flow.reading.text).find(({ kind }) => kind === 'frequency');
  const inReply = readQuantities(optIn.text).find(({ kind }) => kind === 'frequency');
  return inFlow === undefined || inReply === undefined || inFlow.size === inReply.size
    ? undefined
    : {
        path: optIn.path,
        also: [flow.reading.path],
        message: `The opt-in message says “${inReply.quoted}”, and the message flow says “${inFlow.quoted}”.`,
        remedy: 'Use the same figure in all texts and pages.',
        quoted: inReply.quoted,
      };
}

/** The same page with and without a scheme, `www`, and a final slash. */
function samePage(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/#?]+$/, '');
}

function checkLinks({ flow, privacyUrl, termsUrl }: PacketContext): Verdict[] {
  if (flow === undefined) {
    return [];
  }
  const compared = [
    [flow.policyLinks, privacyUrl, 'campaign.privacyPolicyLink', 'privacy policy'],
    [flow.termsLinks, termsUrl, 'campaign.termsAndConditionsLink', 'terms'],
  ] as const;
  return compared.flatMap(([links, url, field, what]) => {
    const other = url === undefined ? undefined : links.find(({ text }) => samePage(text) !== samePage(url));
    return other === undefined || links.some(({ text }) => samePage(text) === samePage(url ?? ''))
      ? []
      : [
          {
            path: flow.reading.path,
            also: [field],
            message: `The message flow names another page for the ${what} than the registration.`,
            remedy: `Use one address in both: ${url}`,
            quoted: other.text,
            mend: 'links',
          },
        ];
  });
}

function checkDuplicate({ input, useCase, flow }: PacketContext): Verdict | undefined {
  const like = input.account?.campaigns?.find(
    (other) =>
      other.isSameBrand &&
      other.usecase === useCase &&
      other.messageFlow !== undefined &&
      other.messageFlow.trim() === flow?.reading.text.trim(),
  );
  return like === undefined || useCase === undefined
    ? undefined
    : {
        path: 'campaign.usecase',
        also: ['campaign.messageFlow'],
        message: `The brand has a campaign with the same use case (${useCase}) and the same message flow.`,
        remedy:
          'Use the campaign that exists, or explain in the description what is different about this one.',
      };
}
