// Campaigns on the wire: requests, and the record that mirrors the registry's (G-44, G-47, G-48). The fields come from
// @tendlc/registration.
import {
  answerProperties,
  CAMPAIGN_FIELDS,
  type CampaignProfile,
  CHANGEABLE_CAMPAIGN_FIELDS as CHANGEABLE_FIELDS,
  line,
  requestProperties,
  SINGLE_LINE,
} from '@tendlc/registration';
import { type Static, Type } from 'typebox';
import { RegistryAnswer } from './brands.ts';
import { OwnerQuery, PageAnswer, PageQuery } from './pages.ts';
import { IsoTimestamp, Nullable } from './primitives.ts';
import { FieldChange, HistoryEntry, Progress } from './progress.ts';

const BrandReference = line(20)({
  description: 'The brand: its registry id or its local id.',
  examples: ['BEXMPL1'],
});

const example = {
  brandId: 'BEXMPL1',
  usecase: 'CUSTOMER_CARE',
  description: CAMPAIGN_FIELDS.description.example,
  messageFlow: CAMPAIGN_FIELDS.messageFlow.example,
  sample1: CAMPAIGN_FIELDS.sample1.example,
};

export type { CampaignProfile };
export const CAMPAIGN_PROFILE_FIELDS = Object.keys(CAMPAIGN_FIELDS) as readonly (keyof CampaignProfile)[];
export const CHANGEABLE_CAMPAIGN_FIELDS = Object.keys(
  CHANGEABLE_FIELDS,
) as readonly (keyof typeof CHANGEABLE_FIELDS)[];

export const CreateCampaignRequest = Type.Object(
  { brandId: BrandReference, ...requestProperties(CAMPAIGN_FIELDS), ...OwnerQuery },
  { examples: [example] },
);
export type CreateCampaignRequest = Static<typeof CreateCampaignRequest>;

export const UpdateCampaignRequest = Type.Partial(Type.Object(requestProperties(CHANGEABLE_FIELDS)), {
  examples: [{ sample1: 'Copper Kettle: your table is ready at 8. Reply STOP to opt out.' }],
});
export type UpdateCampaignRequest = Static<typeof UpdateCampaignRequest>;

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
  brandName: Type.String({ description: 'The name of its brand.', examples: ['Copper Kettle'] }),
  userId: Type.Integer({ examples: [42] }),
  credentialId: Type.Integer({ examples: [7] }),
  campaign_status: Type.String({
    description:
      '`PENDING`, `ACTIVE` (a carrier registered it), `REJECTED`, `SUSPENDED`, `EXPIRED`, `DEACTIVATED`.',
    examples: ['PENDING'],
  }),
  ...answerProperties(CAMPAIGN_FIELDS),
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
  brandId: Type.Optional(BrandReference),
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
