// Every field of a campaign, each defined once.
import { Type } from 'typebox';
import { changeableOf, define, type Fields, type ProfileOf } from '../field.ts';
import {
  flag,
  keywords,
  oneOf,
  partnerId,
  resellerId,
  type SchemaNotes,
  text,
  webAddress,
} from '../schema.ts';
import { SUBUSECASES_MAX, USECASES, type UsecaseFacts } from '../use-cases.ts';
import { DEFAULT_KEYWORDS, RESELLER_NONE } from './words.ts';

/** For API clients. The console shows the text for a confirmation before anything is sent. */
export const REPLY_WHEN_ABSENT = 'When omitted, the service writes it.';

const TABLE: readonly UsecaseFacts[] = USECASES;
const codesWhere = (isMeant: (facts: UsecaseFacts) => boolean) =>
  TABLE.filter(isMeant).map(({ value }) => value);

const takesSubUsecases = {
  field: 'usecase',
  oneOf: codesWhere(({ subUsecases }) => (subUsecases?.min ?? 0) > 0),
} as const;
const mayTakeSubUsecases = {
  field: 'usecase',
  oneOf: codesWhere(({ subUsecases }) => (subUsecases?.max ?? 0) > 0),
} as const;
const takesTwoSamples = {
  field: 'usecase',
  oneOf: codesWhere(({ samplesMin }) => samplesMin === 2),
} as const;

const reply = text(20, 1024);
const KEYWORD_FORM = 'Separate keywords with commas, without spaces.';

const BRAND = 'Copper Kettle';
const SAMPLES = [
  `${BRAND}: your table for two is ready. Please come to the host stand. Reply STOP to opt out.`,
  `${BRAND}: yes, we have a high chair for your booking tomorrow at 7 PM. Reply STOP to opt out.`,
  `${BRAND}: we open at 5 PM on Sunday. Text us here if you want to change your booking. Reply STOP to opt out.`,
  `${BRAND}: thanks for asking. The patio is first come, first served. Reply HELP for help, STOP to opt out.`,
  `${BRAND}: we found your umbrella. Pick it up at the bar any day after 4 PM. Reply STOP to opt out.`,
] as const;

function sample(which: string, example: (typeof SAMPLES)[number]) {
  return {
    required: 'never',
    isChangeable: true,
    description: `${which} sample message, as subscribers receive it. Show each type of message that you send.`,
    example,
    hint: 'Exactly as subscribers receive it, with the brand name. Add one sample for each kind of message that you send.',
    step: 'samples',
  } as const;
}

const subUsecases = (notes: SchemaNotes) =>
  Type.Array(oneOf(USECASES)({ description: 'One sub-use case.', examples: ['CUSTOMER_CARE'] }), {
    maxItems: SUBUSECASES_MAX,
    uniqueItems: true,
    ...notes,
    'x-message': `must list at most ${SUBUSECASES_MAX} different use cases`,
  });

export const CAMPAIGN_FIELDS = {
  usecase: define(oneOf(USECASES), {
    registryName: 'usecase',
    required: 'always',
    registryLength: { max: 50 },
    isChangeable: false,
    isAlwaysAnswered: true,
    label: 'Use case',
    description: 'What the messages are for.',
    example: 'CUSTOMER_CARE',
    step: 'use-case',
    values: USECASES,
  }),
  subUsecases: define(subUsecases, {
    registryName: 'subUsecases',
    required: takesSubUsecases,
    whenAbsent: 'When omitted, the best matches for your description and samples are used.',
    isChangeable: false,
    label: 'Sub-use cases',
    description: 'What the messages of `MIXED`, `LOW_VOLUME` and other umbrella use cases are for.',
    example: ['CUSTOMER_CARE', 'ACCOUNT_NOTIFICATION'],
    askedWhen: mayTakeSubUsecases,
    step: 'use-case',
    values: TABLE.filter(({ validSubUsecase }) => validSubUsecase),
  }),
  subscriberOptin: define(flag(true), {
    registryName: 'subscriberOptin',
    required: 'never',
    isChangeable: false,
    label: 'Subscriber opt-in',
    description: 'Subscribers opt in before they receive messages. Every use case except `M2M` requires it.',
    example: true,
    hint: 'Almost every campaign requires this.',
    isAdvanced: true,
    step: 'attributes',
  }),
  subscriberOptout: define(flag(true), {
    registryName: 'subscriberOptout',
    required: 'never',
    isChangeable: false,
    label: 'Subscriber opt-out',
    description: 'Subscribers can opt out with a keyword. Every use case except `2FA` and `M2M` requires it.',
    example: true,
    hint: 'Almost every campaign requires this.',
    isAdvanced: true,
    step: 'attributes',
  }),
  subscriberHelp: define(flag(true), {
    registryName: 'subscriberHelp',
    required: 'never',
    isChangeable: false,
    label: 'Subscriber HELP',
    description: 'Subscribers can ask for help with a keyword.',
    example: true,
    isAdvanced: true,
    step: 'attributes',
  }),
  resellerId: define((notes) => resellerId({ ...notes, default: RESELLER_NONE }), {
    registryName: 'resellerId',
    required: 'never',
    registryLength: { max: 8 },
    registryRequires: 'always',
    isChangeable: false,
    label: 'Reseller',
    description: 'The registry’s id of the reseller between you and the brand. `R000000` means none.',
    example: 'R000000',
    hint: 'Only if a registered reseller is between you and the brand. `R000000` means none.',
    isAdvanced: true,
    step: 'attributes',
  }),
  upstreamCnpId: define(partnerId, {
    registryName: null,
    required: 'never',
    isChangeable: false,
    label: 'Connectivity partner (CNP)',
    description:
      'The connectivity partner that the campaign is shared with. Without sharing, no carrier receives it; named at registration, it is shared immediately.',
    example: 'TWILO',
    hint: 'The registry ID of the provider that connects you to the carriers, such as TWILO. Ask your provider. If you enter it, we share the campaign right away. Carriers cannot see the campaign until it is shared.',
    step: 'partner',
  }),
  description: define(text(40, 4096), {
    registryName: 'description',
    required: 'always',
    isChangeable: true,
    isAlwaysAnswered: true,
    label: 'Campaign description',
    description:
      'Who sends which messages to whom, and why. Name the business: reviewers compare the description with the sample messages.',
    example:
      'Copper Kettle answers questions of guests about their bookings and opening hours by text message. Guests opt in when they book a table, so that they get help without a call.',
    hint: 'At least 40 characters. Say who sends the messages, who receives them, and why. Reviewers compare this with your sample messages.',
    step: 'use-case',
  }),
  messageFlow: define(text(40, 4096), {
    registryName: 'messageFlow',
    required: 'always',
    isChangeable: true,
    label: 'Message flow (call to action)',
    description:
      'How subscribers opt in: where, the exact wording they see, and where to find terms and privacy policy. Reviewers follow it; an opt-in that they cannot verify is the most frequent reason for rejection.',
    example:
      'Guests opt in on the booking form at https://copperkettle.example/book. They enter a mobile number and can check an optional box, which is unchecked by default: “I agree to receive text messages about my bookings and questions from Copper Kettle. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help. Consent is not a condition of purchase.” Terms: https://copperkettle.example/terms Privacy Policy: https://copperkettle.example/privacy',
    hint: 'How people opt in, step by step. Include the page URL and the exact text next to the checkbox or field. The checkbox must be optional and unchecked. Most campaign rejections come from this field.',
    step: 'message-flow',
  }),
  sample1: define(reply, {
    ...sample('First', SAMPLES[0]),
    registryName: 'sample1',
    required: 'always',
    label: 'Sample message 1',
  }),
  sample2: define(reply, {
    ...sample('Second', SAMPLES[1]),
    registryName: 'sample2',
    required: takesTwoSamples,
    whenAbsent: 'When a use case requires two samples and this one is omitted, the opt-in message is used.',
    label: 'Sample message 2',
  }),
  sample3: define(reply, {
    ...sample('Third', SAMPLES[2]),
    registryName: 'sample3',
    label: 'Sample message 3',
  }),
  sample4: define(reply, {
    ...sample('Fourth', SAMPLES[3]),
    registryName: 'sample4',
    label: 'Sample message 4',
  }),
  sample5: define(reply, {
    ...sample('Fifth', SAMPLES[4]),
    registryName: 'sample5',
    label: 'Sample message 5',
  }),
  helpMessage: define(reply, {
    registryName: 'helpMessage',
    required: 'never',
    whenAbsent: REPLY_WHEN_ABSENT,
    isChangeable: true,
    label: 'HELP message',
    description: 'The reply to a HELP keyword, with a way to contact the business.',
    example:
      'Copper Kettle: for help, write to help@copperkettle.example. Msg & data rates may apply. Reply STOP to opt out.',
    hint: 'Sent after HELP, with your contact details.',
    step: 'replies',
  }),
  optinMessage: define(reply, {
    registryName: 'optinMessage',
    required: 'never',
    whenAbsent: REPLY_WHEN_ABSENT,
    isChangeable: true,
    label: 'Opt-in message',
    description: 'The message that confirms an opt-in.',
    example:
      'Copper Kettle: you are subscribed to texts about your bookings and questions. Msg frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to cancel.',
    hint: 'Sent once, when a person opts in.',
    step: 'replies',
  }),
  optoutMessage: define(reply, {
    registryName: 'optoutMessage',
    required: 'never',
    whenAbsent: REPLY_WHEN_ABSENT,
    isChangeable: true,
    label: 'Opt-out message',
    description: 'The reply to an opt-out keyword, and the last message.',
    example: 'Copper Kettle: you are unsubscribed and get no further messages.',
    hint: 'The last message, sent after STOP.',
    step: 'replies',
  }),
  optinKeywords: define(keywords, {
    registryName: 'optinKeywords',
    required: 'never',
    whenAbsent: `When omitted, \`${DEFAULT_KEYWORDS.optinKeywords}\` is used.`,
    isChangeable: true,
    label: 'Opt-in keywords',
    description: `Keywords that subscribe. ${KEYWORD_FORM}`,
    example: 'START',
    hint: 'Words that subscribe a person, separated by commas, without spaces.',
    isAdvanced: true,
    step: 'replies',
  }),
  optoutKeywords: define(keywords, {
    registryName: 'optoutKeywords',
    required: 'never',
    whenAbsent: `When omitted, \`${DEFAULT_KEYWORDS.optoutKeywords}\` is used.`,
    isChangeable: true,
    label: 'Opt-out keywords',
    description: `Keywords that unsubscribe. ${KEYWORD_FORM}`,
    example: 'STOP',
    hint: 'Words that unsubscribe a person, separated by commas, without spaces.',
    isAdvanced: true,
    step: 'replies',
  }),
  helpKeywords: define(keywords, {
    registryName: 'helpKeywords',
    required: 'never',
    whenAbsent: `When omitted, \`${DEFAULT_KEYWORDS.helpKeywords}\` is used.`,
    isChangeable: true,
    label: 'HELP keywords',
    description: `Keywords that ask for help. ${KEYWORD_FORM}`,
    example: 'HELP',
    hint: 'Words that request help, separated by commas, without spaces.',
    isAdvanced: true,
    step: 'replies',
  }),
  embeddedLink: define(flag(false), {
    registryName: 'embeddedLink',
    required: 'never',
    isChangeable: true,
    whenAbsent: 'When omitted in a registration, the service detects them in the sample messages.',
    label: 'Embedded links',
    description: 'Messages contain links. Use your own domain: carriers reject public link shorteners.',
    example: false,
    hint: 'Do any messages contain links? Link to your own domain. Carriers reject public link shorteners.',
    step: 'attributes',
  }),
  embeddedPhone: define(flag(false), {
    registryName: 'embeddedPhone',
    required: 'never',
    isChangeable: true,
    whenAbsent: 'When omitted in a registration, the service detects them in the sample messages.',
    label: 'Embedded phone numbers',
    description: 'Messages contain phone numbers other than the sender’s.',
    example: false,
    hint: 'Do any messages contain phone numbers, other than the sending number?',
    step: 'attributes',
  }),
  numberPool: define(flag(false), {
    registryName: 'numberPool',
    required: 'never',
    isChangeable: true,
    label: 'Number pool',
    description: 'More than 50 numbers send for the campaign. T-Mobile approves a number pool first.',
    example: false,
    hint: 'Does the campaign use more than 50 phone numbers? T-Mobile must approve a number pool first.',
    step: 'attributes',
  }),
  ageGated: define(flag(false), {
    registryName: 'ageGated',
    required: 'never',
    isChangeable: true,
    label: 'Age-gated content',
    description: 'Content for adults only, such as alcohol. The opt-in must then verify the age.',
    example: false,
    hint: 'Is the content for adults only, such as alcohol? If yes, your opt-in must verify age.',
    step: 'attributes',
  }),
  directLending: define(flag(false), {
    registryName: 'directLending',
    required: 'never',
    isChangeable: true,
    label: 'Direct lending',
    description: 'The business offers loans itself, or arranges them.',
    example: false,
    hint: 'Does the business offer or arrange loans or cash advances? Carriers review these campaigns more closely.',
    step: 'attributes',
  }),
  autoRenewal: define(flag(true), {
    registryName: 'autoRenewal',
    required: 'never',
    isChangeable: true,
    label: 'Auto-renewal',
    description:
      'The campaign is renewed at the end of its billing cycle. Otherwise it expires, and a new campaign needs a new review and fee.',
    example: true,
    hint: 'Renew the campaign automatically? If not, it expires at the end of its billing cycle, and a new campaign needs a new review and fee.',
    step: 'attributes',
  }),
  privacyPolicyLink: define(webAddress(2048), {
    registryName: 'privacyPolicyLink',
    required: 'never',
    isNeededForApproval: true,
    isChangeable: true,
    label: 'Privacy policy link',
    description:
      'Web address of the privacy policy. It must say that mobile numbers are not shared with third parties for marketing.',
    example: 'https://copperkettle.example/privacy',
    hint: 'The policy must say that you do not share mobile numbers with third parties for marketing.',
    step: 'message-flow',
  }),
  termsAndConditionsLink: define(webAddress(2048), {
    registryName: 'termsAndConditionsLink',
    required: 'never',
    isNeededForApproval: true,
    isChangeable: true,
    label: 'Terms and conditions link',
    description: 'Web address of the terms of the messaging program.',
    example: 'https://copperkettle.example/terms',
    hint: 'The page with your text messaging terms.',
    step: 'message-flow',
  }),
  embeddedLinkSample: define(webAddress(255), {
    registryName: 'embeddedLinkSample',
    required: 'never',
    isChangeable: true,
    label: 'Embedded link sample',
    description: 'A link as it appears in messages. The registry rejects public link shorteners.',
    example: 'https://copperkettle.example/t/1',
    hint: 'A link as it appears in your messages, such as https://example.com/t/1.',
    step: 'samples',
  }),
} as const satisfies Fields;

export const CHANGEABLE_CAMPAIGN_FIELDS = changeableOf(CAMPAIGN_FIELDS);

/** The stored values of a campaign: completed, without absent fields. */
export type CampaignProfile = ProfileOf<typeof CAMPAIGN_FIELDS>;
