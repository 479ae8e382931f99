// Brands on the wire: what a customer may say of one, and the record that mirrors the registry's (G-44, G-46, G-48).
import { type Static, type TObject, Type } from 'typebox';
import { OwnerQuery, PageAnswer, PageQuery } from './pages.ts';
import { IsoTimestamp, Nullable, SINGLE_LINE, StringEnum } from './primitives.ts';
import { FieldChange, HistoryEntry, Progress } from './progress.ts';
import {
  ALT_BUSINESS_ID_TYPES,
  BRAND_RELATIONSHIPS,
  ENTITY_TYPES,
  STOCK_EXCHANGES,
  VERTICALS,
} from './registry-words.ts';

/** One line of text; the limit is the registry's own. */
export const Line = (maxLength: number, description: string, example: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: SINGLE_LINE,
    description,
    examples: [example],
    'x-message': `must have 1 to ${maxLength} characters on one line`,
  });

const Country = (description: string) =>
  Type.String({
    pattern: '^[A-Z]{2}$',
    description,
    examples: ['US'],
    'x-message': 'must be the two capital letters of a country, such as US',
  });

const Phone = (description: string) =>
  Type.String({
    minLength: 7,
    maxLength: 25,
    pattern: '^\\+?[0-9 ().-]{7,24}$',
    description: `${description} With its country code, such as +15125557123; without one it is read in the brand's country.`,
    examples: ['+15125557123'],
    'x-message': 'must be a phone number such as +15125557123',
  });

const Mailbox = (maxLength: number, description: string) =>
  Type.String({
    format: 'email',
    maxLength,
    description,
    examples: ['help@copperkettle.example'],
    'x-message': `must be an e-mail address of at most ${maxLength} characters`,
  });

/** The profile of a brand as customers name it. All of it goes to the registry. */
const profile = {
  entityType: StringEnum(ENTITY_TYPES, {
    description: 'What the business is in law.',
    examples: ['PRIVATE_PROFIT'],
  }),
  brandName: Line(255, 'The name customers know: the brand or DBA name.', 'Copper Kettle'),
  companyName: Type.Optional(
    Line(255, 'The legal name as the tax office has it. Without it, the brand name.', 'Copper Kettle LLC'),
  ),
  firstName: Type.Optional(Line(100, 'Sole proprietors only: given name of the owner.', 'Robin')),
  lastName: Type.Optional(Line(100, 'Sole proprietors only: family name of the owner.', 'Alder')),
  ein: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 21,
      pattern: '^[0-9A-Za-z][0-9A-Za-z .-]*$',
      description:
        'The tax number; in the US the nine digits of the EIN, with or without its hyphen. Not needed for sole proprietors.',
      examples: ['84-2731906'],
      'x-message': 'must look like 12-3456789',
    }),
  ),
  einIssuingCountry: Type.Optional(Country('The country that issued the tax number; `country` when absent.')),
  phone: Phone('Phone number of the business.'),
  mobilePhone: Type.Optional(Phone('Sole proprietors: the mobile number that gets the one-time code.')),
  street: Line(255, 'Street and number.', '48 Juniper Lane'),
  city: Line(100, 'City.', 'Austin'),
  state: Line(20, 'State; in the US its two letters.', 'TX'),
  postalCode: Line(10, 'Postal code; in the US five digits.', '78701'),
  country: Country('Country of the address.'),
  email: Mailbox(100, 'E-mail address of the business for support.'),
  businessContactEmail: Type.Optional(
    Mailbox(255, 'A person’s mailbox at the company. Needed for listed companies, who confirm by it.'),
  ),
  stockSymbol: Type.Optional(Line(10, 'Listed companies: the ticker.', 'CPRK')),
  stockExchange: Type.Optional(
    StringEnum(STOCK_EXCHANGES, { description: 'Listed companies: the exchange.', examples: ['NASDAQ'] }),
  ),
  website: Type.Optional(Line(255, 'Address of the website.', 'https://copperkettle.example')),
  vertical: StringEnum(VERTICALS, { description: 'Line of business.', examples: ['HOSPITALITY'] }),
  altBusinessId: Type.Optional(Line(50, 'A further business number.', '123456789')),
  altBusinessIdType: Type.Optional(
    StringEnum(ALT_BUSINESS_ID_TYPES, { description: 'What number that is.', examples: ['DUNS'] }),
  ),
  brandRelationship: Type.Optional(
    StringEnum(BRAND_RELATIONSHIPS, {
      description: 'How large a customer the brand is to its provider. No carrier looks at it.',
      default: 'BASIC_ACCOUNT',
    }),
  ),
  mock: Type.Optional(
    Type.Boolean({ description: 'A test brand that the registry removes after 30 days.', default: false }),
  ),
};

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

const BrandProfileSchema = Type.Object(profile);
/** The profile as it is kept: normalised, what is absent is absent. */
export type BrandProfile = Static<typeof BrandProfileSchema>;
export const BRAND_PROFILE_FIELDS = Object.keys(profile) as readonly (keyof BrandProfile)[];

export const CreateBrandRequest = Type.Object({ ...profile, ...OwnerQuery }, { examples: [example] });
export type CreateBrandRequest = Static<typeof CreateBrandRequest>;

/** `mock` is decided once. */
const { mock: _, ...changeable } = profile;
export const UpdateBrandRequest = Type.Partial(Type.Object(changeable), {
  examples: [{ website: 'https://copperkettle.example/visit' }],
}) as TObject<{ [Field in keyof typeof changeable]: (typeof changeable)[Field] }>;
export type UpdateBrandRequest = Partial<Omit<BrandProfile, 'mock'>>;

/** Said of every profile field in answers: text, or null where the brand has none. */
const shown = {
  entityType: Type.String({ examples: ['PRIVATE_PROFIT'] }),
  brandName: Type.String({ examples: ['Copper Kettle'] }),
  companyName: Nullable(Type.String({ examples: ['Copper Kettle LLC'] })),
  firstName: Nullable(Type.String()),
  lastName: Nullable(Type.String()),
  ein: Nullable(Type.String({ examples: ['842731906'] })),
  einIssuingCountry: Nullable(Type.String({ examples: ['US'] })),
  phone: Nullable(Type.String({ examples: ['+15125557123'] })),
  mobilePhone: Nullable(Type.String()),
  street: Nullable(Type.String({ examples: ['48 Juniper Lane'] })),
  city: Nullable(Type.String({ examples: ['Austin'] })),
  state: Nullable(Type.String({ examples: ['TX'] })),
  postalCode: Nullable(Type.String({ examples: ['78701'] })),
  country: Nullable(Type.String({ examples: ['US'] })),
  email: Nullable(Type.String({ examples: ['help@copperkettle.example'] })),
  businessContactEmail: Nullable(Type.String()),
  stockSymbol: Nullable(Type.String()),
  stockExchange: Nullable(Type.String()),
  website: Nullable(Type.String({ examples: ['https://copperkettle.example'] })),
  vertical: Nullable(Type.String({ examples: ['HOSPITALITY'] })),
  altBusinessId: Nullable(Type.String()),
  altBusinessIdType: Nullable(Type.String()),
  brandRelationship: Nullable(Type.String({ examples: ['BASIC_ACCOUNT'] })),
  mock: Type.Boolean(),
};

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
      '`PENDING` until the registry has judged, `ACTIVE` once verified, `FAILED` when it could not be verified, `DELETED`.',
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
  ...shown,
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

export const BrandFeedbackAnswer = Type.Object({
  success: Type.Boolean(),
  feedback: Type.Object(
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
  ),
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
