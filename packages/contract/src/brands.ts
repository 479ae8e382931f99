// Brands on the wire: requests, and the record that mirrors the registry's (G-44, G-46, G-48). The fields come from
// @tendlc/registration.
import {
  answerProperties,
  BRAND_FIELDS,
  type BrandProfile,
  CHANGEABLE_BRAND_FIELDS,
  requestProperties,
  SINGLE_LINE,
} from '@tendlc/registration';
import { type Static, Type } from 'typebox';
import { OwnerQuery, PageAnswer, PageQuery } from './pages.ts';
import { IsoTimestamp, Nullable } from './primitives.ts';
import { FieldChange, HistoryEntry, Progress } from './progress.ts';

const example = {
  entityType: 'PRIVATE_PROFIT',
  brandName: 'Copper Kettle',
  companyName: 'Copper Kettle LLC',
  ein: '84-2731906',
  phone: '+15125557123',
  street: '48 Juniper Lane',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'US',
  email: 'help@copperkettle.example',
  vertical: 'HOSPITALITY',
  website: 'https://copperkettle.example',
};

export type { BrandProfile };
export const BRAND_PROFILE_FIELDS = Object.keys(BRAND_FIELDS) as readonly (keyof BrandProfile)[];

export const CreateBrandRequest = Type.Object(
  { ...requestProperties(BRAND_FIELDS), ...OwnerQuery },
  { examples: [example] },
);
export type CreateBrandRequest = Static<typeof CreateBrandRequest>;

export const UpdateBrandRequest = Type.Partial(Type.Object(requestProperties(CHANGEABLE_BRAND_FIELDS)), {
  examples: [{ website: 'https://copperkettle.example/visit' }],
});
export type UpdateBrandRequest = Partial<Omit<BrandProfile, 'mock'>>;

export const BRAND_STATUSES = ['PENDING', 'ACTIVE', 'FAILED', 'DELETED'] as const;

const record = {
  localId: Type.Integer({ examples: [1] }),
  tcrBrandId: Nullable(
    Type.String({ description: 'Null until the registry has answered.', examples: ['BEXMPL1'] }),
  ),
  userId: Type.Integer({ examples: [42] }),
  credentialId: Type.Integer({ examples: [7] }),
  brand_status: Type.String({
    description:
      '`PENDING` while the registry reviews the brand, `ACTIVE` once verified, `FAILED` if it could not be verified, `DELETED`.',
    examples: ['PENDING'],
  }),
  identityStatus: Nullable(
    Type.String({ description: 'In the registry’s own words.', examples: ['VERIFIED'] }),
  ),
  trustScore: Nullable(
    Type.Integer({ description: 'Score of the newest completed external vetting, 0 to 100.' }),
  ),
  vettingStatus: Nullable(
    Type.String({ description: 'State of the newest external vetting.', examples: ['ACTIVE'] }),
  ),
  ...answerProperties(BRAND_FIELDS),
  referenceId: Type.String({ description: 'How the registry knows the request that made it.' }),
  progress: Progress,
  lastSyncedAt: Nullable(IsoTimestamp({ description: 'When the registry was last read.' })),
  createdAt: IsoTimestamp(),
  updatedAt: IsoTimestamp(),
};

export const Brand = Type.Object(record, { 'x-component': 'Brand' });
export type Brand = Static<typeof Brand>;

export const BrandDetail = Type.Object(
  { ...record, history: Type.Array(HistoryEntry, { description: 'What happened to it, newest first.' }) },
  { 'x-component': 'BrandDetail' },
);
export type BrandDetail = Static<typeof BrandDetail>;

/** The registry's own answer, as it came. */
export const RegistryAnswer = Type.Record(Type.String(), Type.Unknown(), {
  description: 'The registry’s own answer.',
});

export const BrandsQuery = PageQuery({
  status: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 50,
      pattern: SINGLE_LINE,
      'x-message': 'must have 1 to 50 characters on one line',
      description: `A \`brand_status\`: ${BRAND_STATUSES.join(', ')}.`,
    }),
  ),
});
export const BrandsAnswer = PageAnswer('brands', Brand);

export const CreateBrandAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  localId: Type.Integer({ examples: [1] }),
  tcrBrandId: Type.String({ examples: ['BEXMPL1'] }),
  identityStatus: Nullable(
    Type.String({ description: 'Null while the registry has not said.', examples: ['SELF_DECLARED'] }),
  ),
  brand: BrandDetail,
  tcrResponse: RegistryAnswer,
});

export const BrandAnswer = Type.Object({ success: Type.Boolean(), brand: BrandDetail });
export const BrandUpdateAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  brand: BrandDetail,
  tcrResponse: RegistryAnswer,
});
export const BrandSyncAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  brand: BrandDetail,
  changes: Type.Array(FieldChange),
});

export const VettingRequest = Type.Object(
  {
    evpId: Type.String({
      minLength: 1,
      maxLength: 10,
      pattern: '^[A-Za-z0-9_-]+$',
      description: 'The vetting provider: `AEGIS` or `WMC`. Campaign Verify (`CV`) takes no orders.',
      examples: ['AEGIS'],
    }),
    vettingClass: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 20,
        pattern: '^[A-Z_]+$',
        description: 'What is vetted: `STANDARD`, `ENHANCED`, `POLITICAL`, `AUTHPLUS`.',
        default: 'STANDARD',
        examples: ['STANDARD'],
      }),
    ),
    additionalRequestPayload: Type.Optional(
      Type.String({
        minLength: 2,
        maxLength: 4096,
        description: 'Political vetting: the further details, a JSON text.',
      }),
    ),
  },
  { examples: [{ evpId: 'AEGIS', vettingClass: 'STANDARD' }] },
);
export type VettingRequest = Static<typeof VettingRequest>;

export const VettingAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  vetting: RegistryAnswer,
});

export const BrandFeedback = Type.Object(
  {
    categories: Type.Array(
      Type.Object({
        id: Type.String({ examples: ['TAX_ID'] }),
        title: Type.String(),
        description: Type.String(),
        fields: Type.Array(Type.String(), { description: 'The fields to look at, by our names.' }),
        errors: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })),
        remedy: Type.String({ description: 'What to do about it.' }),
      }),
      { description: 'Empty when the registry has nothing to object to.' },
    ),
  },
  { description: 'Why the registry did not verify the brand.' },
);
export type BrandFeedback = Static<typeof BrandFeedback>;

export const BrandFeedbackAnswer = Type.Object({
  success: Type.Boolean(),
  feedback: BrandFeedback,
});

export const RevetAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  brand: BrandDetail,
});

export const OtpAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  referenceId: Type.String({ description: 'How the registry names the message.', examples: ['OTP4B2001'] }),
});

export const OtpRequest = Type.Object(
  {
    pin: Type.String({
      pattern: '^[0-9A-Za-z]{4,10}$',
      description: 'The code from the message.',
      examples: ['123456'],
      'x-message': 'must be the code from the message',
    }),
  },
  { examples: [{ pin: '123456' }] },
);
