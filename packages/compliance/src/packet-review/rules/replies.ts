// Rules on the automatic replies: opt-in, opt-out, and HELP message.
import { findMarketingWords } from '../../rules/message-context.ts';
import { mentionsFrequency, mentionsHelp, mentionsRates } from '../../rules/required-content.ts';
import { findFrequency } from '../../text/consent-fine-print.ts';
import { findPhones } from '../../text/phones.ts';
import { MESSAGE_KINDS, MESSAGE_TOPIC } from '../message-kinds.ts';
import { type PacketContext, type ReplyName, textOf } from '../packet-context.ts';
import type { Draft, Verdict } from '../report.ts';
import type { TextReading } from '../text-reading.ts';
import { type PacketRule, applyPacketRules } from './packet-rule.ts';

export function reviewReplies(context: PacketContext): Draft[] {
  const { optinMessage, optoutMessage, helpMessage } = context.replies;
  return context.hasCampaign
    ? [
        ...applyPacketRules(MISSING_RULES, context, context),
        ...(optinMessage === undefined ? [] : applyPacketRules(OPT_IN_RULES, optinMessage, context)),
        ...(optoutMessage === undefined ? [] : applyPacketRules(OPT_OUT_RULES, optoutMessage, context)),
        ...(helpMessage === undefined ? [] : applyPacketRules(HELP_RULES, helpMessage, context)),
      ]
    : [];
}

const missing =
  (name: ReplyName, flag: string, label: string): PacketRule<PacketContext>[1] =>
  ({ campaign, replies, contact }) =>
    replies[name] !== undefined || campaign[flag] === false || campaign['usecase'] === 'M2M'
      ? undefined
      : {
          path: `campaign.${name}`,
          message: `The ${label} is missing.`,
          remedy: `Write the ${label} as subscribers get it.${contact === undefined ? ' Add an email address, phone number, or website of the brand first.' : ''}`,
          mend: 'rewrite',
        };

const MISSING_RULES: readonly PacketRule<PacketContext>[] = [
  ['reply.optin.missing', missing('optinMessage', 'subscriberOptin', 'opt-in message')],
  ['reply.optout.missing', missing('optoutMessage', 'subscriberOptout', 'opt-out message')],
  ['reply.help.missing', missing('helpMessage', 'subscriberHelp', 'HELP message')],
];

const checkBrand =
  (label: string): PacketRule<TextReading>[1] =>
  (reading, { names, brandName }) =>
    names.length === 0 || reading.namesBrand
      ? undefined
      : {
          path: reading.path,
          message: `The ${label} does not name ${brandName ?? 'the brand'}.`,
          remedy: `Start the ${label} with “${brandName ?? 'the brand name'}:”.`,
          quoted: reading.findOtherSender() ?? reading.text,
          mend: 'brand',
        };

type Part = readonly [
  id: 'reply.optin.frequency' | 'reply.optin.rates' | 'reply.optin.help' | 'reply.optin.stop',
  has: (reading: TextReading) => boolean,
  what: string,
  sentence: string,
  mend: string,
  /** AWS approved messages without it. */
  isOptionalAtAws: boolean,
];

const PARTS: readonly Part[] = [
  [
    'reply.optin.frequency',
    ({ text, words }) => mentionsFrequency(text) || findFrequency(text, words) !== undefined,
    'how often messages come',
    'Msg frequency varies.',
    'frequency',
    false,
  ],
  [
    'reply.optin.rates',
    ({ text }) => mentionsRates(text),
    'that message and data rates may apply',
    'Msg & data rates may apply.',
    'rates',
    true,
  ],
  [
    'reply.optin.help',
    ({ text }) => mentionsHelp(text),
    'how to get help',
    'Reply HELP for help.',
    'help',
    true,
  ],
  [
    'reply.optin.stop',
    (reading) => reading.namesStop || reading.optOut.instruction !== undefined,
    'how to opt out',
    'Reply STOP to opt out.',
    'stop',
    false,
  ],
];

const OPT_IN_RULES: readonly PacketRule<TextReading>[] = [
  ['reply.optin.brand', checkBrand('opt-in message')],
  ...PARTS.map(
    ([id, has, what, sentence, mend, isOptionalAtAws]): PacketRule<TextReading> => [
      id,
      (reading, { provider }) =>
        has(reading)
          ? undefined
          : {
              path: reading.path,
              ...(isOptionalAtAws && provider === 'aws' && { status: 'warning' as const }),
              message: `The opt-in message does not say ${what}.`,
              remedy: `Add “${sentence}”`,
              quoted: reading.text,
              mend,
            },
    ],
  ),
  [
    'reply.optin.program',
    ({ path, text }): Verdict | undefined =>
      MESSAGE_KINDS.test(text.replaceAll(KEYWORD_LINES, ' ')) || MESSAGE_TOPIC.test(text)
        ? undefined
        : {
            path,
            message: 'The opt-in message does not say which messages people get.',
            remedy: 'Name the messages, such as order updates or offers.',
            quoted: text,
          },
  ],
];

/** “Reply HELP for support” names no messages of the program. */
const KEYWORD_LINES = /\b(?:reply|text|send)\s+["“']?(?:help|stop)\b[^.!?\n]*/gi;

const FINAL =
  /\b(?:no (?:more|further|longer|additional)|unsubscribed|opted[ -]out|removed|not (?:receive|get|send|hear)|won['’]t (?:receive|get|send|hear)|will not (?:receive|get|be|send|hear)|stopped|cancel(?:l)?ed|end(?:ed)?)\b/i;
const CONDITION =
  /\b(?:are you sure|to (?:confirm|complete|finish),? (?:your (?:opt[ -]?out|request),? )?(?:reply|text|call|visit|click)|reply (?:YES|Y|CONFIRM) to (?:confirm|complete|stop)|(?:within|up to|allow) \d+ (?:business )?(?:days|weeks|hours)|call (?:us )?to (?:finish|complete|opt out)|fee\b)/i;

function checkFinal({ path, text }: TextReading): Verdict | undefined {
  const condition = CONDITION.exec(text)?.[0];
  const offers = findMarketingWords(text);
  const question = /\?\s*(?:$|reply|text)/i.exec(text)?.[0];
  const isFinal = FINAL.test(text);
  if (isFinal && condition === undefined && offers.length === 0 && question === undefined) {
    return undefined;
  }
  return {
    path,
    message: isFinal
      ? 'The opt-out message asks for something, sells, or puts the end off.'
      : 'The opt-out message does not say that messages end.',
    remedy: 'Confirm in one sentence that the opt-out is done and that no more messages come.',
    quoted: condition ?? offers[0] ?? text,
    mend: 'rewrite',
  };
}

const OPT_OUT_RULES: readonly PacketRule<TextReading>[] = [
  ['reply.optout.brand', checkBrand('opt-out message')],
  ['reply.optout.final', checkFinal],
];

const EMAIL = /[^\s@<>()]{1,64}@[^\s@<>()]+\.[a-z]{2,}/i;
const NO_CONTACT =
  /\[[^\]\n]{1,40}\]|\{\{?[^}\n]{1,40}\}?\}|\b555[-. ]?(?:5555|1234|0000)\b|\b123[-. ]?456[-. ]?7890\b|\bexample\.(?:com|org|net)\b|\bX{3,}[-. ]?X{3,4}\b/i;

function checkContact(
  { path, text, links, phones }: TextReading,
  { contact }: PacketContext,
): Verdict | undefined {
  const placeholder = NO_CONTACT.exec(text)?.[0];
  const hasContact =
    links.length > 0 || phones.length > 0 || EMAIL.test(text) || /\b\d{3}[-. ]\d{4}\b|\b\d{5,6}\b/.test(text);
  if (hasContact && placeholder === undefined) {
    return undefined;
  }
  const needsContact = contact === undefined ? ' Add a contact of the brand first.' : '';
  return {
    path,
    message:
      placeholder === undefined
        ? 'The HELP message has no email address, phone number, or website.'
        : 'The contact in the HELP message is a placeholder.',
    remedy: `Name a contact that reaches the business${contact === undefined ? '' : `, such as ${contact}`}.${needsContact}`,
    quoted: placeholder ?? text,
    mend: placeholder === undefined ? 'contact' : 'rewrite',
  };
}

function checkEmailMatch({ path, text }: TextReading, { brand }: PacketContext): Verdict | undefined {
  const email = EMAIL.exec(text)?.[0].replace(/\.$/, '');
  const own = textOf(brand, 'email');
  return email === undefined || own === undefined || email.toLowerCase() === own.toLowerCase()
    ? undefined
    : {
        path,
        also: ['brand.email'],
        message: `The HELP message names ${email}, and the brand names ${own}.`,
        remedy: 'Use the same support address in both.',
        quoted: email,
      };
}

function checkPhoneMatch({ path, phones }: TextReading, { brand }: PacketContext): Verdict | undefined {
  const own = textOf(brand, 'phone');
  const [phone] = phones;
  const [ownPhone] = own === undefined ? [] : findPhones(own);
  return phone === undefined || ownPhone === undefined || phone.e164 === ownPhone.e164
    ? undefined
    : {
        path,
        also: ['brand.phone'],
        message: `The HELP message names ${phone.text}, and the brand names ${own}.`,
        remedy: 'Use the same phone number in both, or show both on the website.',
        quoted: phone.text,
      };
}

const HELP_RULES: readonly PacketRule<TextReading>[] = [
  ['reply.help.brand', checkBrand('HELP message')],
  ['reply.help.contact', checkContact],
  ['reply.help.email-match', checkEmailMatch],
  ['match.phone', checkPhoneMatch],
];
