// Rules on sample messages: how many, from whom, with which links, and for which use case.
import { findUsecase } from '@tendlc/registration';
import { findWebsiteHost } from '../../facts/website-hosts.ts';
import { isPublicShortener } from '../../rules/links.ts';
import { findMarketingWords, hasOneTimeCode } from '../../rules/message-context.ts';
import { rolesWithoutOptOut } from '../../text/roles.ts';
import type { PacketContext } from '../packet-context.ts';
import type { Draft, Verdict } from '../report.ts';
import type { TextReading } from '../text-reading.ts';
import { findFreeSample } from './fields.ts';
import { type PacketRule, applyPacketRules } from './packet-rule.ts';

export const reviewSamples = (context: PacketContext): Draft[] =>
  context.samples.length === 0 ? [] : applyPacketRules(RULES, context, context);

const RULES: readonly PacketRule<PacketContext>[] = [
  ['samples.count', checkCount],
  ['samples.per-use', checkUses],
  ['samples.brand', checkBrand],
  ['samples.stop', checkStop],
  ['samples.short-link', checkShortLinks],
  ['samples.http', checkHttp],
  ['samples.link-domain', checkDomains],
  ['samples.placeholder', checkPlaceholders],
  ['samples.distinct', checkDistinct],
  ['match.marketing-undeclared', checkMarketing],
  ['match.use-description-samples', checkCodes],
];

/** How many samples these providers want, whatever the registry takes. */
const PROVIDER_MIN: Readonly<Record<string, number>> = { twilio: 2, aws: 2, sinch: 3 };
const USUAL_MIN = 2;

/** The registry's own minimum is a required field. */
function checkCount(context: PacketContext): Verdict | undefined {
  const { provider, samples, useCase } = context;
  const wanted = provider === undefined ? USUAL_MIN : (PROVIDER_MIN[provider] ?? 1);
  const isRequired = (findUsecase(useCase ?? '')?.samplesMin ?? 1) > samples.length;
  const path = findFreeSample(context, new Set());
  return samples.length >= wanted || isRequired || path === undefined
    ? undefined
    : {
        path,
        status: provider === undefined ? 'warning' : 'error',
        message: `The campaign has ${samples.length} sample message${samples.length === 1 ? '' : 's'}, but reviewers want ${wanted}.`,
        remedy: 'Add a sample message that shows another kind of message that you send.',
        mend: `show:${context.programs[samples.length % Math.max(1, context.programs.length)] ?? useCase ?? ''}`,
      };
}

const isOffer = (sample: TextReading): boolean =>
  findMarketingWords(sample.text).length > 0 || sample.role === 'marketing';
const isCode = (sample: TextReading): boolean => hasOneTimeCode(sample.text) || sample.role === '2fa';

/** Kinds of messages that can be told apart. All others are updates of some kind. */
const KINDS: readonly (readonly [code: string, shows: (sample: TextReading) => boolean])[] = [
  ['MARKETING', isOffer],
  ['2FA', isCode],
];

/** Each declared sub-use case needs a sample that shows it. */
function checkUses(context: PacketContext): Verdict[] {
  const { samples, subUseCases } = context;
  const unshown = KINDS.filter(
    ([code, shows]) => subUseCases.includes(code) && !samples.some((sample) => shows(sample)),
  ).map(([code]) => code);
  const update = subUseCases.find((code) => KINDS.every(([kind]) => kind !== code));
  const isUpdate = (sample: TextReading): boolean =>
    findMarketingWords(sample.text).length === 0 && !isCode(sample);
  if (update !== undefined && !samples.some(isUpdate)) {
    unshown.push(update);
  }
  const taken = new Set<string>();
  return unshown.map((code) => {
    const path = findFreeSample(context, taken);
    taken.add(path ?? '');
    return {
      path: path ?? 'campaign.sample5',
      also: ['campaign.subUsecases'],
      message: `No sample message shows the sub-use case ${code}.`,
      remedy: `Add a sample message for ${code}, or remove the sub-use case.`,
      mend: `show:${code}`,
    };
  });
}

function checkBrand({ samples, names, brandName }: PacketContext): Verdict[] {
  if (names.length === 0) {
    return [];
  }
  const unnamed = samples.filter((sample) => !sample.namesBrand);
  return unnamed.map((sample) => {
    const other = sample.findOtherSender();
    return {
      path: sample.path,
      status: unnamed.length === samples.length ? 'error' : 'warning',
      message:
        unnamed.length === samples.length
          ? `No sample message names ${brandName ?? 'the brand'}.`
          : `The sample message does not name ${brandName ?? 'the brand'}.`,
      remedy: `Start the message with “${brandName ?? 'the brand name'}:”.`,
      quoted: other ?? sample.text,
      mend: 'brand',
    };
  });
}

const hasWayOut = (sample: TextReading): boolean =>
  sample.namesStop || sample.optOut.instruction !== undefined;

/** Codes, replies, and answers in a conversation need no opt-out instruction. */
const isWaived = (sample: TextReading): boolean =>
  rolesWithoutOptOut.has(sample.role) && findMarketingWords(sample.text).length === 0;

function checkStop({ samples, useCase }: PacketContext): Verdict[] {
  const facts = findUsecase(useCase ?? '');
  const without = samples.filter((sample) => !hasWayOut(sample));
  const isNone = without.length === samples.length;
  const areAllWaived = samples.every(isWaived) || facts?.optoutNeeded === false;
  return without
    .filter((sample) => (isNone && !areAllWaived) || !isWaived(sample))
    .map((sample) => ({
      path: sample.path,
      status: areAllWaived ? 'info' : isNone ? 'error' : 'warning',
      message: isNone
        ? 'No sample message says how to opt out.'
        : 'The sample message does not say how to opt out.',
      remedy: 'Add “Reply STOP to opt out.”',
      quoted: sample.text,
      mend: 'stop',
    }));
}

function checkShortLinks({ samples, website }: PacketContext): Verdict[] {
  return samples.flatMap((sample) => {
    const link = sample.links.find(isPublicShortener);
    return link === undefined
      ? []
      : [
          {
            path: sample.path,
            message: `The sample message has a link of a public shortener, ${link.host}.`,
            remedy: 'Use a link at your own domain.',
            quoted: link.text,
            mend: website === undefined ? undefined : 'short-link',
          },
        ];
  });
}

function checkHttp({ samples }: PacketContext): Verdict[] {
  return samples.flatMap((sample) => {
    const link = sample.links.find(({ scheme }) => scheme === 'http');
    return link === undefined
      ? []
      : [
          {
            path: sample.path,
            message: 'The sample message has a link without HTTPS.',
            remedy: 'Use https.',
            quoted: link.text,
            mend: 'http',
          },
        ];
  });
}

function checkDomains({ samples, websiteDomain, brand }: PacketContext): Verdict[] {
  const email = typeof brand['email'] === 'string' ? brand['email'].split('@').at(-1) : undefined;
  return websiteDomain === undefined
    ? []
    : samples.flatMap((sample) => {
        const link = sample.links.find(
          (one) =>
            one.domain !== undefined &&
            one.domain !== websiteDomain &&
            one.domain !== email?.toLowerCase() &&
            !isPublicShortener(one),
        );
        return link === undefined
          ? []
          : [
              {
                path: sample.path,
                status: findWebsiteHost(link.host) === undefined ? 'warning' : 'info',
                message: `The link leads to ${link.domain}, but the website is at ${websiteDomain}.`,
                remedy: `Link to ${websiteDomain}, or explain the other domain in the campaign description.`,
                quoted: link.text,
              },
            ];
      });
}

const BRACKETS = /\[[^\]\n]{1,40}\]|\{\{?[^}\n]{1,40}\}?\}|<[^>\n]{1,40}>/g;
const BRACKET_SHARE_MAX = 0.4;
/** “{{customer_name}}” stands for a word, however long its own name is. “[your message goes here]” stands for a message. */
const FOR_A_WORD = /^\W*\w+(?: \w+)?\W*$/;
const WORD_UNITS = 3;
const NO_MESSAGE =
  /\blorem ipsum\b|^\W*(?:this is an? )?(?:test|sample|example) (?:(?:message|text|sms)\b(?! of\b)|\d+(?=\W*$|[.!:]))/i;
/** The name in front of a message, and the opt-out line behind it. */
const FRAME = /^[^:\n]{1,60}:\s+|\b(?:reply|text|send) STOP\b.*$/gi;

function checkPlaceholders({ samples, programs, useCase }: PacketContext): Verdict[] {
  return samples.flatMap((sample) => {
    const message = sample.text.replaceAll(FRAME, '').trim();
    const brackets = message.match(BRACKETS) ?? [];
    const inBrackets = brackets
      .map((bracket) => (FOR_A_WORD.test(bracket) ? WORD_UNITS : bracket.length))
      .reduce((sum, units) => sum + units, 0);
    const outside = message.length - brackets.join('').length;
    const isPlaceholder =
      NO_MESSAGE.test(message) ||
      NO_MESSAGE.test(sample.text) ||
      inBrackets > (inBrackets + outside) * BRACKET_SHARE_MAX;
    return isPlaceholder
      ? [
          {
            path: sample.path,
            message: 'The sample message is mostly placeholders.',
            remedy: 'Write a message as a customer gets it, with a name, a day, and a time.',
            quoted: sample.text,
            mend: `show:${programs[0] ?? useCase ?? ''}`,
          },
        ]
      : [];
  });
}

const SIMILAR_SHARE = 0.9;

function checkDistinct({ samples }: PacketContext): Verdict[] {
  return samples.flatMap((sample, index) => {
    const like = samples.slice(0, index).find((other) => compareWords(sample, other) > SIMILAR_SHARE);
    return like === undefined
      ? []
      : [
          {
            path: sample.path,
            also: [like.path],
            message: 'Two sample messages are almost the same.',
            remedy: 'Show another kind of message that you send.',
            quoted: sample.text,
          },
        ];
  });
}

/** The share of words that two texts have in common. */
function compareWords(one: TextReading, other: TextReading): number {
  const words = new Set(one.words.map(({ text }) => text));
  const others = new Set(other.words.map(({ text }) => text));
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / Math.max(1, words.size + others.size - shared);
}

/** Offers without a word that only offers have. */
const OFFERS =
  /\b(?:half[- ](?:price|off)|sav(?:e|ings of) (?:an extra )?\d{1,2} ?%|(?:first|1st) (?:month|week|class|visit|session|year) free|free (?:month|class|session|exam|gift|dessert|appetizer|upgrade|consultation) (?:with|when|for|in|this|on|if)|(?:get|and get|receive) [^.!?]{1,30} free\b|eats? free|refer a friend|black friday|cyber monday|(?:tonight|today|this weekend|this week) only|while supplies last|last chance|limited[- ]time|(?:for )?(?:only|just) \$\d+|from \$\d+(?:\.\d\d)?\/(?:mo|month|wk|week)|0% (?:apr|financing)|we waive|happy hour|earn (?:an? )?\$\d+|complimentary)/gi;

const findOffers = (text: string): string[] => [...findMarketingWords(text), ...(text.match(OFFERS) ?? [])];

/** What was agreed before, or asked for: “Your 20% discount was applied.” */
const SETTLED =
  /\b(?:was|were|has been|have been) (?:applied|credited|refunded|received|charged|added)\b|\byour (?:order|refund|invoice|receipt|return|payment|estimate|quote|tickets?|trial|total)\b|\bto answer your question\b/i;

/** Whether each sentence with words that sell is about something settled. */
const isService = (text: string): boolean =>
  text
    .split(/(?<=[.!?])\s+/)
    .every((sentence) => findOffers(sentence).length === 0 || SETTLED.test(sentence));

/** The reading of a whole text alone may be wrong: words that sell have to be there, too. */
function checkMarketing(context: PacketContext): Verdict[] {
  const { samples, useCase, declared, programs } = context;
  if (useCase === undefined || !context.isStandardUse || context.isMarketingDeclared) {
    return [];
  }
  return samples.flatMap((sample) => {
    const words = findOffers(sample.text);
    return words.length === 0 || sample.role !== 'marketing'
      ? []
      : [
          {
            path: sample.path,
            also: ['campaign.usecase'],
            ...(isService(sample.text) && { status: 'warning' as const, basis: 'estimate' as const }),
            message: `The sample message is marketing, but the campaign declares ${declared.join(', ')}.`,
            remedy:
              'Show a message of the declared use case, or declare MARKETING: as a sub-use case, or as a campaign of its own.',
            quoted: words.join(', '),
            mend: `show:${programs[0] ?? useCase}`,
          },
        ];
  });
}

/** Use cases that may send codes. */
const MAY_SEND_CODES: ReadonlySet<string> = new Set([
  '2FA',
  'UCAAS_LOW',
  'UCAAS_HIGH',
  'TRIAL',
  'CARRIER_EXEMPT',
]);

function checkCodes(context: PacketContext): Verdict[] {
  const { samples, useCase, declared, programs } = context;
  if (useCase === undefined || !context.isStandardUse) {
    return [];
  }
  const mayHaveCodes =
    declared.some((code) => MAY_SEND_CODES.has(code)) ||
    (context.isContainer && context.subUseCases.length === 0);
  const wrong = samples.filter((sample) =>
    useCase === '2FA'
      ? !isCode(sample)
      : !mayHaveCodes && hasOneTimeCode(sample.text) && sample.role === '2fa',
  );
  return wrong.map((sample) => ({
    path: sample.path,
    also: ['campaign.usecase'],
    message:
      useCase === '2FA'
        ? 'A 2FA campaign sends only codes, but the sample message has none.'
        : `The sample message has a one-time code, but the campaign declares ${declared.join(', ')}.`,
    remedy:
      useCase === '2FA'
        ? 'Show a message with a code, or file other messages in a campaign of their own.'
        : 'Show a message of the declared use case, and send codes in a 2FA campaign.',
    quoted: sample.text,
    mend: `show:${programs[0] ?? useCase}`,
  }));
}
