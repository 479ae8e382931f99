// The API of the built-in sandbox registry: its state, its clock and its outcomes. Only trials have it.
import { type Static, Type } from 'typebox';
import { IsoTimestamp, Nullable, StringEnum } from './primitives.ts';

const NextStep = Nullable(
  Type.Object({
    what: Type.String({ examples: ['the registry finishes the identity check'] }),
    at: IsoTimestamp({ description: 'Sandbox time.' }),
  }),
);

const SandboxBrand = Type.Object({
  tcrBrandId: Type.String({ examples: ['BEXMPL1'] }),
  name: Type.String({ examples: ['Copper Kettle Cafe'] }),
  identityStatus: Type.String({ examples: ['UNVERIFIED'] }),
  isJudged: Type.Boolean({ description: 'Whether the registry has checked the identity.' }),
  oneTimeCode: Nullable(
    Type.String({
      description: 'The one-time code that the registry would text to a sole proprietor.',
      examples: ['123456'],
    }),
  ),
  next: NextStep,
});

const SandboxReview = Type.Object({
  reviewer: Type.String({
    description: 'ID of the connectivity partner, or name of the carrier.',
    examples: ['TWILO'],
  }),
  at: IsoTimestamp({ description: 'Sandbox time.' }),
  isAccepted: Type.Boolean(),
  explanation: Type.String({
    description: 'Codes and words of a denial, as the registry receives them. Empty if accepted.',
    examples: ['30932 - Campaign rejected: Privacy policy must disclose third-party data sharing'],
  }),
  problems: Type.Array(
    Type.Object({
      category: Type.String({ examples: ['PRIVACY_POLICY'] }),
      words: Type.String({ examples: ['the privacy policy cannot be reached'] }),
      where: Type.String({
        description: 'The field or the page.',
        examples: ['http://127.0.0.1:3000/privacy (HTTP 404)'],
      }),
    }),
  ),
});

const SandboxCampaign = Type.Object({
  tcrCampaignId: Type.String({ examples: ['CEXMPL1'] }),
  tcrBrandId: Type.String({ examples: ['BEXMPL1'] }),
  usecase: Type.String({ examples: ['CUSTOMER_CARE'] }),
  status: Type.String({ examples: ['ACTIVE'] }),
  sharingStatus: Nullable(Type.String({ examples: ['PENDING'] })),
  carriers: Type.Array(
    Type.Object({
      mnoId: Type.Integer({ examples: [10_017] }),
      carrier: Type.String({ examples: ['AT&T'] }),
      status: Type.String({ examples: ['REVIEW'] }),
    }),
  ),
  reviews: Type.Array(SandboxReview, {
    description:
      'What the reviewers said, newest first. Only campaigns of credentials named `sandbox-strict-<name>` have them.',
  }),
  next: NextStep,
});

export const SandboxOverview = Type.Object(
  {
    now: IsoTimestamp({ description: 'The current sandbox time. You can advance it.' }),
    nextAt: Nullable(IsoTimestamp({ description: 'When the next event occurs. Null if none is scheduled.' })),
    controlUrl: Type.String({
      description: 'The control page of the sandbox, with faults, callbacks, and settings.',
      examples: ['http://127.0.0.1:8081/control/'],
    }),
    brands: Type.Array(SandboxBrand, { description: 'The newest 100.' }),
    campaigns: Type.Array(SandboxCampaign, { description: 'The newest 100.' }),
    scenarios: Type.Array(
      Type.Object({
        group: Type.String({ examples: ['identity'] }),
        words: Type.String({
          description: 'Include these words in a brand name or a campaign description to get this outcome.',
          examples: ['unverified tax id'],
        }),
        taxId: Nullable(Type.String({ description: 'A brand with this EIN gets this outcome.' })),
        outcome: Type.String({ examples: ['The brand is not verified.'] }),
      }),
      { description: 'Test values that produce a fixed outcome.' },
    ),
  },
  { 'x-component': 'SandboxOverview' },
);
export type SandboxOverview = Static<typeof SandboxOverview>;

export const SandboxAnswer = Type.Object({ success: Type.Boolean(), sandbox: SandboxOverview });

/** Longer than the life of anything at the registry. */
const ADVANCE_SECONDS_MAX = 400 * 86_400;

export const SandboxAdvanceRequest = Type.Object(
  {
    seconds: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: ADVANCE_SECONDS_MAX,
        description: 'How many seconds to advance. If omitted, advances to the next event.',
      }),
    ),
  },
  { examples: [{ seconds: 86_400 }] },
);
export type SandboxAdvanceRequest = Static<typeof SandboxAdvanceRequest>;

const Category = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'The rejection category of the registry.',
    examples: ['TAX_ID'],
  }),
);

export const SANDBOX_BRAND_OUTCOMES = ['verify', 'refuse', 'score', 'fail-vet', 'expire-vets'] as const;

export const SandboxBrandOutcome = Type.Object(
  {
    outcome: StringEnum(SANDBOX_BRAND_OUTCOMES),
    category: Category,
    score: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 100, description: 'The trust score, for the outcome `score`.' }),
    ),
  },
  { examples: [{ outcome: 'refuse', category: 'TAX_ID' }] },
);
export type SandboxBrandOutcome = Static<typeof SandboxBrandOutcome>;

export const SANDBOX_CAMPAIGN_OUTCOMES = [
  'share',
  'accept',
  'decline',
  'carrier',
  'suspend',
  'lift',
  'expire',
] as const;

export const SandboxCampaignOutcome = Type.Object(
  {
    outcome: StringEnum(SANDBOX_CAMPAIGN_OUTCOMES),
    status: Type.Optional(
      StringEnum(['REGISTERED', 'REVIEW', 'REJECTED', 'SUSPENDED'], {
        description: 'The carrier status, for the outcome `carrier`.',
      }),
    ),
    mnoId: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 2 ** 31 - 1,
        description: 'The carrier ID, for the outcome `carrier`. If omitted, applies to every carrier.',
      }),
    ),
    category: Category,
    explanation: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 1000,
        description: 'The explanation of the connectivity partner, for the outcome `decline`.',
      }),
    ),
  },
  { examples: [{ outcome: 'carrier', status: 'REGISTERED' }] },
);
export type SandboxCampaignOutcome = Static<typeof SandboxCampaignOutcome>;
