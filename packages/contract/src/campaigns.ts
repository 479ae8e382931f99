// Campaigns on the wire: what a customer may say of one, and the record that mirrors the registry's (G-44, G-47, G-48).
import { type Static, Type } from 'typebox';
import { Line, RegistryAnswer } from './brands.ts';
import { OwnerQuery, PageAnswer, PageQuery } from './pages.ts';
import { IsoTimestamp, Nullable, SINGLE_LINE, StringEnum } from './primitives.ts';
import { FieldChange, HistoryEntry, Progress } from './progress.ts';
import { USE_CASES } from './registry-words.ts';

const UseCase = (description: string) => StringEnum(USE_CASES, { description, examples: ['CUSTOMER_CARE'] });

/** Text of several lines; PostgreSQL stores no NUL. The limits are the registry's own. */
export const CampaignText = (minLength: number, maxLength: number, description: string, example: string) =>
  Type.String({
    minLength,
    maxLength,
    pattern: '^[^\\u0000\\p{Cs}]*$',
    description,
    examples: [example],
    'x-message': `must have ${minLength} to ${maxLength} characters`,
  });

const Reply = (description: string, example: string) => CampaignText(20, 1024, description, example);

const Sample = (which: string) =>
  Reply(
    `${which} message as subscribers will get it.`,
    'Copper Kettle: your table is ready at 7. Reply STOP to opt out.',
  );

const Keywords = (description: string, example: string) =>
  Type.String({
    minLength: 1,
    maxLength: 255,
    pattern: '^[A-Za-z0-9]+(?:,[A-Za-z0-9]+)*$',
    description: `${description} Separated by commas, without blanks.`,
    examples: [example],
    'x-message': 'must be words separated by commas, without blanks, such as STOP,END',
  });

const Link = (maxLength: number, description: string, example: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '^https?://[^\\s\\p{Cc}\\p{Cs}]+$',
    description,
    examples: [example],
    'x-message': `must be an address that starts with https://, of at most ${maxLength} characters`,
  });

const Flag = (description: string, byDefault: boolean) => Type.Boolean({ description, default: byDefault });

export const PartnerId = Type.String({
  pattern: '^[A-Z0-9]{2,8}$',
  description:
    'The connectivity partner that the campaign is shared with. Without sharing, no carrier sees it; named at registration, it is shared right away.',
  examples: ['TWILO'],
  'x-message': 'must be a partner id such as TWILO',
});

/** What may still be changed after registration. */
const changeable = {
  description: CampaignText(
    40,
    4096,
    'What the campaign is for: who sends what to whom, and why.',
    'Answers to questions of Copper Kettle guests about their bookings and opening hours.',
  ),
  messageFlow: CampaignText(
    40,
    4096,
    'How subscribers opt in: where, by which words, and where terms and privacy policy stand.',
    'Guests tick an optional box beside the phone field at copperkettle.example/book and agree to receive texts.',
  ),
  sample1: Sample('A first'),
  sample2: Type.Optional(Sample('A second')),
  sample3: Type.Optional(Sample('A third')),
  sample4: Type.Optional(Sample('A fourth')),
  sample5: Type.Optional(Sample('A fifth')),
  helpMessage: Type.Optional(
    Reply('The answer to HELP.', 'Copper Kettle: call 512-555-7123 for help. Reply STOP to opt out.'),
  ),
  optinMessage: Type.Optional(
    Reply(
      'The confirmation of an opt-in.',
      'Copper Kettle: you are subscribed. Msg frequency varies. Msg & data rates may apply. HELP for help, STOP to cancel.',
    ),
  ),
  optoutMessage: Type.Optional(
    Reply('The answer to STOP.', 'Copper Kettle: you are unsubscribed and get no further messages.'),
  ),
  optinKeywords: Type.Optional(Keywords('Words that subscribe.', 'START')),
  optoutKeywords: Type.Optional(Keywords('Words that unsubscribe.', 'STOP')),
  helpKeywords: Type.Optional(Keywords('Words that ask for help.', 'HELP')),
  embeddedLink: Type.Optional(Flag('Messages contain links.', false)),
  embeddedPhone: Type.Optional(Flag('Messages contain phone numbers.', false)),
  numberPool: Type.Optional(Flag('More than 50 numbers send for the campaign.', false)),
  ageGated: Type.Optional(Flag('Content for adults, behind an age gate.', false)),
  directLending: Type.Optional(Flag('The business lends money itself.', false)),
  autoRenewal: Type.Optional(Flag('The campaign is renewed at the end of its cycle.', true)),
  privacyPolicyLink: Type.Optional(
    Link(2048, 'Address of the privacy policy.', 'https://copperkettle.example/privacy'),
  ),
  termsAndConditionsLink: Type.Optional(
    Link(2048, 'Address of the terms.', 'https://copperkettle.example/terms'),
  ),
  embeddedLinkSample: Type.Optional(
    Link(
      255,
      'A link as messages contain it; public shorteners are refused.',
      'https://copperkettle.example/t/1',
    ),
  ),
};

/** What is decided once. */
const fixed = {
  usecase: UseCase('What the messages are for.'),
  subUsecases: Type.Optional(
    Type.Array(UseCase('A use case in the mix.'), {
      maxItems: 5,
      uniqueItems: true,
      description:
        'The uses within `MIXED`, `LOW_VOLUME` and other umbrella use cases. Left out, the best matches are taken.',
      examples: [['CUSTOMER_CARE', 'ACCOUNT_NOTIFICATION']],
      'x-message': 'must list at most 5 different use cases',
    }),
  ),
  subscriberOptin: Type.Optional(Flag('Subscribers opt in.', true)),
  subscriberOptout: Type.Optional(Flag('Subscribers can opt out by a keyword.', true)),
  subscriberHelp: Type.Optional(Flag('Subscribers can ask for help by a keyword.', true)),
  resellerId: Type.Optional(
    Type.String({
      pattern: '^R[A-Z0-9]{6}$',
      description: 'The reseller at the registry; `R000000` is none.',
      default: 'R000000',
      'x-message': 'must look like R000000',
    }),
  ),
  upstreamCnpId: Type.Optional(PartnerId),
};

const example = {
  brandId: 'BEXMPL1',
  usecase: 'CUSTOMER_CARE',
  description: 'Answers to questions of Copper Kettle guests about their bookings and opening hours.',
  messageFlow:
    'Guests tick an optional box beside the phone field at copperkettle.example/book and agree to receive texts.',
  sample1: 'Copper Kettle: your table is ready at 7. Reply STOP to opt out.',
};

const CampaignProfileSchema = Type.Object({ ...fixed, ...changeable });
/** The profile as it is kept: completed (G-44), what is absent is absent. */
export type CampaignProfile = Static<typeof CampaignProfileSchema>;
export const CAMPAIGN_PROFILE_FIELDS = Object.keys({
  ...fixed,
  ...changeable,
}) as readonly (keyof CampaignProfile)[];
export const CHANGEABLE_CAMPAIGN_FIELDS = Object.keys(changeable) as readonly (keyof typeof changeable)[];

export const CreateCampaignRequest = Type.Object(
  {
    brandId: Line(20, 'The brand: its registry id or its local id.', 'BEXMPL1'),
    ...fixed,
    ...changeable,
    ...OwnerQuery,
  },
  { examples: [example] },
);
export type CreateCampaignRequest = Static<typeof CreateCampaignRequest>;

export const UpdateCampaignRequest = Type.Partial(Type.Object(changeable), {
  examples: [{ sample1: 'Copper Kettle: your table is ready at 8. Reply STOP to opt out.' }],
});
export type UpdateCampaignRequest = Static<typeof UpdateCampaignRequest>;

const OptionalText = (examples: readonly string[] = []) =>
  Nullable(Type.String(examples.length === 0 ? {} : { examples: [...examples] }));

/** Said of every profile field in answers. */
const shown = {
  usecase: Type.String({ examples: ['CUSTOMER_CARE'] }),
  subUsecases: Type.Array(Type.String()),
  description: Type.String(),
  messageFlow: OptionalText(),
  sample1: OptionalText(),
  sample2: OptionalText(),
  sample3: OptionalText(),
  sample4: OptionalText(),
  sample5: OptionalText(),
  helpMessage: OptionalText(),
  optinMessage: OptionalText(),
  optoutMessage: OptionalText(),
  optinKeywords: OptionalText(['START']),
  optoutKeywords: OptionalText(['STOP']),
  helpKeywords: OptionalText(['HELP']),
  embeddedLink: Type.Boolean(),
  embeddedPhone: Type.Boolean(),
  numberPool: Type.Boolean(),
  ageGated: Type.Boolean(),
  directLending: Type.Boolean(),
  autoRenewal: Type.Boolean(),
  subscriberOptin: Type.Boolean(),
  subscriberOptout: Type.Boolean(),
  subscriberHelp: Type.Boolean(),
  resellerId: OptionalText(['R000000']),
  upstreamCnpId: OptionalText(['TWILO']),
  privacyPolicyLink: OptionalText(),
  termsAndConditionsLink: OptionalText(),
  embeddedLinkSample: OptionalText(),
};

export const CAMPAIGN_STATUSES = [
  'PENDING',
  'ACTIVE',
  'REJECTED',
  'SUSPENDED',
  'EXPIRED',
  'DEACTIVATED',
] as const;

export const CarrierStatus = Type.Object(
  {
    mnoId: Type.Integer({ examples: [10017] }),
    carrier: Type.String({ examples: ['AT&T'] }),
    status: Type.String({
      description: '`REGISTERED`, `REVIEW`, `REJECTED` or `SUSPENDED`, in the registry’s own words.',
      examples: ['REGISTERED'],
    }),
  },
  { 'x-component': 'CarrierStatus' },
);
export type CarrierStatus = Static<typeof CarrierStatus>;

export const CampaignSharing = Type.Object(
  {
    upstreamCnpId: Nullable(Type.String({ examples: ['TWILO'] })),
    sharingStatus: Nullable(
      Type.String({ description: '`PENDING`, `ACCEPTED` or `DECLINED`.', examples: ['ACCEPTED'] }),
    ),
    explanation: Nullable(Type.String({ description: 'What the partner said when it declined.' })),
    sharedDate: Nullable(Type.String()),
    statusDate: Nullable(Type.String()),
  },
  { 'x-component': 'CampaignSharing' },
);
export type CampaignSharing = Static<typeof CampaignSharing>;

export const CampaignRefusal = Type.Object(
  {
    by: Type.String({ description: 'The partner or carrier that refused.', examples: ['T-Mobile'] }),
    categories: Type.Array(Type.String(), { examples: [['CALL_TO_ACTION']] }),
    explanation: Type.String({ description: 'In their words.' }),
    at: IsoTimestamp(),
  },
  { 'x-component': 'CampaignRefusal' },
);
export type CampaignRefusal = Static<typeof CampaignRefusal>;

const record = {
  localId: Type.Integer({ examples: [1] }),
  tcrCampaignId: Nullable(
    Type.String({ description: 'Null until the registry has answered.', examples: ['CEXMPL1'] }),
  ),
  tcrBrandId: Nullable(Type.String({ examples: ['BEXMPL1'] })),
  brandLocalId: Type.Integer({ examples: [1] }),
  userId: Type.Integer({ examples: [42] }),
  credentialId: Type.Integer({ examples: [7] }),
  campaign_status: Type.String({
    description:
      '`PENDING`, `ACTIVE` (a carrier registered it), `REJECTED`, `SUSPENDED`, `EXPIRED`, `DEACTIVATED`.',
    examples: ['PENDING'],
  }),
  ...shown,
  defaulted: Type.Array(Type.String(), { description: 'Fields that the service filled in.' }),
  sharing: Nullable(CampaignSharing),
  carriers: Type.Array(CarrierStatus),
  refusal: Nullable(CampaignRefusal),
  referenceId: Type.String({ description: 'How the registry knows the request that made it.' }),
  progress: Progress,
  lastSyncedAt: Nullable(IsoTimestamp({ description: 'When the registry was last read.' })),
  createdAt: IsoTimestamp(),
  updatedAt: IsoTimestamp(),
};

export const Campaign = Type.Object(record, { 'x-component': 'Campaign' });
export type Campaign = Static<typeof Campaign>;

export const CampaignDetail = Type.Object(
  { ...record, history: Type.Array(HistoryEntry, { description: 'What happened to it, newest first.' }) },
  { 'x-component': 'CampaignDetail' },
);
export type CampaignDetail = Static<typeof CampaignDetail>;

export const CampaignsQuery = PageQuery({
  status: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 50,
      pattern: SINGLE_LINE,
      'x-message': 'must have 1 to 50 characters on one line',
      description: `A \`campaign_status\`: ${CAMPAIGN_STATUSES.join(', ')}.`,
    }),
  ),
  brandId: Type.Optional(Line(20, 'The brand: its registry id or its local id.', 'BEXMPL1')),
});
export const CampaignsAnswer = PageAnswer('campaigns', Campaign);

export const CreateCampaignAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  localId: Type.Integer({ examples: [1] }),
  tcrCampaignId: Type.String({ examples: ['CEXMPL1'] }),
  status: Type.String({ examples: ['PENDING'] }),
  defaulted: Type.Array(Type.String(), {
    description: 'Fields that were left out and filled in; look at them with the record.',
    examples: [['helpMessage']],
  }),
  campaign: CampaignDetail,
  tcrResponse: RegistryAnswer,
});

export const CampaignAnswer = Type.Object({ success: Type.Boolean(), campaign: CampaignDetail });
export const CampaignUpdateAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  campaign: CampaignDetail,
  tcrResponse: RegistryAnswer,
});
export const CampaignSyncAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  campaign: CampaignDetail,
  changes: Type.Array(FieldChange),
});

export const SharingAnswer = Type.Object({
  success: Type.Boolean(),
  sharing: Nullable(CampaignSharing),
  carriers: Type.Array(CarrierStatus),
});

export const OperationStatusAnswer = Type.Object({
  success: Type.Boolean(),
  operationStatus: Type.Array(CarrierStatus),
});
