// Registrations on the wire: packets in versions, and where they stand (G-81, G-82). The fields come from
// @tendlc/registration.
import { draftSchema, line, patchSchema, STORABLE_TEXT } from '@tendlc/registration';
import { type Static, Type } from 'typebox';
import { CampaignRefusal, CampaignSharing } from './campaigns.ts';
import { PageAnswer, PageQuery } from './pages.ts';
import { IsoTimestamp, Nullable, StringEnum } from './primitives.ts';
import { HistoryEntry, Progress, PROGRESS_PHASES, WAITING_FOR } from './progress.ts';
import { BrandStanding, RegistrationCarrier, RegistrationFeedback } from './registration-records.ts';

export const REGISTRATION_STATUSES = [
  'DRAFT',
  'SUBMITTED',
  'ACTION_REQUIRED',
  'APPROVED',
  'DENIED',
  'CLOSED',
] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

export const VERSION_STATUSES = ['DRAFT', 'SUBMITTED', 'APPROVED', 'DENIED', 'SUPERSEDED'] as const;
export type VersionStatus = (typeof VERSION_STATUSES)[number];

export const VERDICTS = ['ready', 'fixable', 'blocked'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a customer has to do before a submission goes on. */
export const REQUIRED_ACTIONS = ['tokens', 'credentials', 'code', 'authentication', 'sharing'] as const;
export type RequiredAction = (typeof REQUIRED_ACTIONS)[number];

export const REGISTRATION_STEPS = ['brand', 'identity', 'campaign', 'partner', 'carriers'] as const;
export const STEP_STATES = ['waiting', 'current', 'done', 'failed'] as const;

/** A packet has longer texts than other requests. */
export const PACKET_BYTES_MAX = 1024 * 1024;
export const LABEL_CHARACTERS_MAX = 200;

const label = Type.String({
  maxLength: LABEL_CHARACTERS_MAX,
  pattern: STORABLE_TEXT,
  description: 'Your own name for the registration.',
  examples: ['Spring reminders'],
  'x-message': `must have at most ${LABEL_CHARACTERS_MAX} characters`,
});
/** A reseller's customer. */
export const CUSTOMER_CHARACTERS_MAX = 100;
export const customerName = line(CUSTOMER_CHARACTERS_MAX)({
  description: 'Your customer that the registration is for, by any name that you choose.',
  examples: ['Juniper Dental'],
});
const brandId = Type.Integer({
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'The local ID of a brand that exists, in place of `brand`.',
  examples: [1],
});

const nullable = {
  brand: patchSchema('brand'),
  campaign: patchSchema('campaign'),
  pages: patchSchema('pages'),
};

/** A merge patch (RFC 7396) over what a customer can change. */
export const PatchRegistrationRequest = Type.Object(
  {
    label: Type.Optional(Nullable(label)),
    customer: Type.Optional(Nullable(customerName)),
    brandId: Type.Optional(Nullable(brandId)),
    brand: Type.Optional(Nullable(nullable.brand)),
    campaign: Type.Optional(Nullable(nullable.campaign)),
    pages: Type.Optional(Nullable(nullable.pages)),
  },
  { examples: [{ campaign: { sample1: 'Copper Kettle: see you at 8. Reply STOP to opt out.' } }] },
);
export type PatchRegistrationRequest = Static<typeof PatchRegistrationRequest>;

export const CreateRegistrationRequest = Type.Object(
  {
    userId: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        description:
          'The account that the draft belongs to, if an admin sends it. Yours when omitted. Ignored if a customer sends it.',
        examples: [42],
      }),
    ),
    label: Type.Optional(label),
    customer: Type.Optional(customerName),
    brandId: Type.Optional(brandId),
    brand: Type.Optional(nullable.brand),
    campaign: Type.Optional(nullable.campaign),
    pages: Type.Optional(nullable.pages),
  },
  {
    examples: [
      {
        label: 'Spring reminders',
        brand: { entityType: 'PRIVATE_PROFIT', brandName: 'Copper Kettle' },
        campaign: { usecase: 'CUSTOMER_CARE' },
        pages: { optIn: ['https://copperkettle.example/book'] },
      },
    ],
  },
);
export type CreateRegistrationRequest = Static<typeof CreateRegistrationRequest>;

export const Completeness = Type.Object({
  filled: Type.Integer({ description: 'The number of required fields with a value.', examples: [12] }),
  required: Type.Integer({ description: 'The number of fields that a submission needs.', examples: [14] }),
  missing: Type.Array(Type.String(), {
    description: 'The paths of the required fields without a value.',
    examples: [['campaign.messageFlow', 'campaign.sample1']],
  }),
});

const Step = Type.Object({
  step: StringEnum(REGISTRATION_STEPS, { examples: ['identity'] }),
  state: StringEnum(STEP_STATES, { examples: ['current'] }),
  at: Nullable(IsoTimestamp({ description: 'When the step reached this state. Null if that is not known.' })),
});

export const RegistrationProgress = Type.Object(
  {
    ...Progress.properties,
    phase: StringEnum(['draft', ...PROGRESS_PHASES], {
      description: 'The current phase of the registration.',
      examples: ['identity-check'],
    }),
    steps: Type.Array(Step, { description: 'The way to the carriers, in order.' }),
  },
  { 'x-component': 'RegistrationProgress' },
);
export type RegistrationProgress = Static<typeof RegistrationProgress>;

export const RESUBMITTABLE = ['yes', 'no', 'depends'] as const;
export const DENIERS = ['registry', 'partner', 'carrier'] as const;

/** G-86. */
export const Denial = Type.Object(
  {
    by: StringEnum(DENIERS, { description: 'Who refused.', examples: ['partner'] }),
    at: IsoTimestamp(),
    texts: Type.Array(Type.String(), {
      description: 'What they wrote, word for word.',
      examples: [['806: Call to Action is missing or incomplete.']],
    }),
    codes: Type.Array(
      Type.Object({
        system: Type.String({ description: 'Whose code it is.', examples: ['twilio'] }),
        code: Type.String({ examples: ['30896'] }),
        title: Type.String({ examples: ['The opt-in could not be verified'] }),
        resubmittable: StringEnum(RESUBMITTABLE, {
          description: '`no`: a correction does not help. Appeal if the reviewer is mistaken.',
          examples: ['yes'],
        }),
        confidence: Type.Integer({
          description: '0 to 100. Less than 100 is our estimate, read from the words of the reviewer.',
          examples: [90],
        }),
        fields: Type.Optional(
          Type.Array(Type.String(), {
            description: 'Those of the fields below that this code is about.',
            examples: [['campaign.messageFlow']],
          }),
        ),
      }),
      { description: 'The surest first.' },
    ),
    fields: Type.Array(Type.String(), {
      description: 'The fields and pages that the denial is about.',
      examples: [['campaign.messageFlow', 'pages.optIn']],
    }),
    nextAction: Type.String({ examples: ['Correct campaign.messageFlow, then evaluate and submit again.'] }),
  },
  { 'x-component': 'Denial' },
);
export type Denial = Static<typeof Denial>;

const id = Type.Integer({ examples: [1] });

const LastEvaluation = Type.Object(
  {
    id,
    revision: Type.Integer({
      description: 'The revision that was judged. Later changes are not judged yet.',
      examples: [3],
    }),
    verdict: StringEnum(VERDICTS, { examples: ['fixable'] }),
    createdAt: IsoTimestamp(),
  },
  { description: 'The newest evaluation.' },
);

export const Registration = Type.Object(
  {
    id,
    label: Nullable(label),
    customer: Nullable(customerName),
    userId: Type.Integer({ examples: [42] }),
    status: StringEnum(REGISTRATION_STATUSES, { examples: ['DRAFT'] }),
    revision: Type.Integer({
      description: 'Increases with every change. It is also the `ETag`.',
      examples: [3],
    }),
    version: Type.Integer({ description: 'The number of the newest version.', examples: [1] }),
    versionStatus: StringEnum(VERSION_STATUSES, {
      description: '`DRAFT`: the newest values are not submitted.',
      examples: ['DRAFT'],
    }),
    actionRequired: Nullable(
      StringEnum(REQUIRED_ACTIONS, {
        description:
          'What it waits for, if it waits for you: tokens, credentials, the code from a mobile phone, Authentication+, or the sharing with a connectivity partner.',
        examples: ['sharing'],
      }),
    ),
    brandId: Nullable(Type.Integer({ description: 'The local ID of the brand.', examples: [1] })),
    campaignId: Nullable(Type.Integer({ description: 'The local ID of the campaign.', examples: [1] })),
    tcrBrandId: Nullable(Type.String({ examples: ['BEXMPL1'] })),
    tcrCampaignId: Nullable(Type.String({ examples: ['CEXMPL1'] })),
    brand: Nullable(draftSchema('brand')),
    campaign: Nullable(draftSchema('campaign')),
    pages: Nullable(draftSchema('pages')),
    brandName: Nullable(
      Type.String({
        description: 'The name of the brand, also where `brandId` names the brand.',
        examples: ['Copper Kettle'],
      }),
    ),
    registeredBrand: Type.Union([draftSchema('brand'), Type.Null()], {
      description: 'The values of the brand as registered. Null before that.',
    }),
    defaulted: Type.Array(Type.String(), {
      description: 'The fields of the campaign that the service filled in.',
      examples: [['helpMessage']],
    }),
    completeness: Completeness,
    progress: RegistrationProgress,
    brandStanding: Nullable(BrandStanding),
    feedback: Nullable(RegistrationFeedback),
    sharing: Nullable(CampaignSharing),
    carriers: Type.Array(RegistrationCarrier, {
      description: 'The status at each carrier. Empty before the campaign is sent to the carriers.',
    }),
    refusal: Nullable(CampaignRefusal),
    denial: Nullable(Denial),
    lastEvaluation: Nullable(LastEvaluation),
    lastSyncedAt: Nullable(
      IsoTimestamp({ description: 'When the campaign, or else the brand, was last read from the registry.' }),
    ),
    createdAt: IsoTimestamp(),
    updatedAt: IsoTimestamp(),
  },
  { 'x-component': 'Registration' },
);
export type Registration = Static<typeof Registration>;

const SORTS = ['updatedAt', 'createdAt', 'label'] as const;
export const REGISTRATION_SORTS = [
  ...SORTS,
  '-updatedAt',
  '-createdAt',
  '-label',
] as const satisfies readonly ((typeof SORTS)[number] | `-${(typeof SORTS)[number]}`)[];
export type RegistrationSort = (typeof REGISTRATION_SORTS)[number];

export const REGISTRATION_SEARCH = (description: string) =>
  Type.String({
    maxLength: LABEL_CHARACTERS_MAX,
    pattern: STORABLE_TEXT,
    'x-message': `must have at most ${LABEL_CHARACTERS_MAX} characters`,
    description,
    examples: ['copper'],
  });

export const RegistrationsQuery = PageQuery({
  status: Type.Optional(StringEnum(REGISTRATION_STATUSES)),
  waitingFor: Type.Optional(StringEnum(WAITING_FOR, { description: 'Who acts next.' })),
  brandId: Type.Optional(brandId),
  campaignId: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The local ID of a campaign.',
      examples: [1],
    }),
  ),
  customer: Type.Optional(customerName),
  userId: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Admins only: the registrations of one customer.',
    }),
  ),
  search: Type.Optional(
    REGISTRATION_SEARCH(
      'Part of the label, customer, brand name, legal name, EIN, or registry ID. Case does not matter.',
    ),
  ),
  sort: Type.Optional(
    StringEnum(REGISTRATION_SORTS, {
      default: '-createdAt',
      description: 'The order. `-` is descending.',
    }),
  ),
});
export type RegistrationsQuery = Static<typeof RegistrationsQuery>;

export const RegistrationCounts = Type.Object({
  byStatus: Type.Object(
    Object.fromEntries(
      REGISTRATION_STATUSES.map((status) => [status, Type.Integer({ examples: [0] })]),
    ) as Record<RegistrationStatus, ReturnType<typeof Type.Integer>>,
    { description: 'The number of registrations that match, by status.' },
  ),
  waitingForYou: Type.Integer({ examples: [1] }),
});

export const RegistrationsAnswer = Type.Object({
  ...PageAnswer('registrations', Registration).properties,
  counts: RegistrationCounts,
});

export const RegistrationAnswer = Type.Object({ success: Type.Boolean(), registration: Registration });

export const DraftAnswer = Type.Object({
  ...RegistrationAnswer.properties,
  warnings: Type.Optional(
    Type.Array(
      Type.Object({
        path: Type.String({ examples: ['packet'] }),
        problem: Type.String({
          examples: ['is not a field of this request and was ignored. Send `brand` at the top level.'],
        }),
      }),
      { description: 'Fields of the request that were ignored, up to 20. Absent if there are none.' },
    ),
  ),
});
export const RegistrationHistoryAnswer = PageAnswer('history', HistoryEntry);

export const RegistrationPath = Type.Object({
  registrationId: Type.String({ description: 'The ID of the registration.', examples: ['1'] }),
});
