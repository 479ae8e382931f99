// The summary of an account on the wire: what needs its customer, how approvals went, and what was spent (G-106).
import { type Static, Type } from 'typebox';
import { DateOnly, IsoTimestamp, Nullable, StringEnum } from './primitives.ts';
import { SPENT } from './registration-customers.ts';
import { REGISTRATION_STATUSES, RegistrationCounts } from './registrations.ts';

/** What needs the customer, the most urgent first. */
export const NEED_KINDS = [
  'denied',
  'suspended',
  'tokens',
  'credentials',
  'code',
  'authentication',
  'sharing',
  'partly-approved',
  'ready',
  'fixable',
  'unevaluated',
  'incomplete',
  'campaign',
] as const;
export type NeedKind = (typeof NEED_KINDS)[number];

export const APPROVAL_STAGES = ['identity', 'partner', 'carriers', 'total'] as const;
export type ApprovalStage = (typeof APPROVAL_STAGES)[number];

const NeedEntry = Type.Object(
  {
    id: Type.Integer({ description: 'The ID of the registration.', examples: [1] }),
    label: Nullable(Type.String()),
    customer: Nullable(Type.String()),
    brandName: Nullable(Type.String({ examples: ['Copper Kettle'] })),
    usecase: Nullable(Type.String({ examples: ['CUSTOMER_CARE'] })),
    status: StringEnum(REGISTRATION_STATUSES),
    userId: Type.Integer({ examples: [42] }),
    updatedAt: IsoTimestamp(),
  },
  { 'x-component': 'NeedEntry' },
);
export type NeedEntry = Static<typeof NeedEntry>;

const Need = Type.Object(
  {
    kind: StringEnum(NEED_KINDS, {
      description:
        '`denied`: correct it. `suspended`: a carrier suspended it. `tokens`, `credentials`, `code`, `authentication`, `sharing`: what a submission waits for. `ready`: a draft whose evaluation found no errors. `fixable`: a draft whose evaluation found errors. `unevaluated`: a complete draft. `incomplete`: a draft that lacks required fields. `campaign`: a verified brand without a campaign.',
    }),
    count: Type.Integer({ examples: [3] }),
    first: Type.Array(NeedEntry, { description: 'Up to three of them, the newest first.' }),
  },
  { 'x-component': 'Need' },
);
export type Need = Static<typeof Need>;

const days = (description: string) => Nullable(Type.Number({ description, examples: [2.5] }));

const ApprovalTime = Type.Object(
  {
    stage: StringEnum(APPROVAL_STAGES, {
      description:
        '`identity`: the registry verifies the brand. `partner`: the connectivity partner (CNP) reviews the campaign. `carriers`: until the last carrier approved. `total`: from the first submission until then.',
    }),
    registrations: Type.Integer({ description: 'How many went through it.', examples: [12] }),
    medianDays: days('Half took less.'),
    percentile90Days: days('90 percent took less.'),
  },
  { 'x-component': 'ApprovalTime' },
);

export const Summary = Type.Object(
  {
    counts: RegistrationCounts,
    needs: Type.Array(Need, { description: 'Only kinds that occur, the most urgent first.' }),
    checklist: Type.Object(
      {
        credentials: Type.Boolean({ description: 'Registry credentials are stored.' }),
        evaluated: Type.Boolean({ description: 'A registration was evaluated.' }),
        submitted: Type.Boolean({ description: 'A registration was submitted.' }),
        approved: Type.Boolean({ description: 'A registration was approved.' }),
      },
      { description: 'The steps of a new account.' },
    ),
    approvals: Type.Object(
      {
        approved: Type.Integer({ description: 'Versions that were approved.', examples: [9] }),
        denied: Type.Integer({ description: 'Versions that were denied.', examples: [3] }),
        rate: Nullable(Type.Number({ description: 'Approved of those decided, 0 to 1.', examples: [0.75] })),
        times: Type.Array(ApprovalTime, { description: 'In order. Only stages that occurred.' }),
      },
      { description: 'Of the newest 10,000 registrations.' },
    ),
    spending: Nullable(
      Type.Object({
        byMonth: Type.Array(Type.Object({ month: DateOnly({ description: 'Its first day.' }), ...SPENT }), {
          description: 'The last 12 calendar months in UTC, the oldest first.',
        }),
        byCustomer: Type.Array(
          Type.Object({
            customer: Nullable(
              Type.String({
                description: 'Null: registrations without a customer.',
                examples: ['Juniper Dental'],
              }),
            ),
            ...SPENT,
          }),
          {
            description:
              'In these months, the ten costliest first. Tokens of other requests are not included.',
          },
        ),
      }),
    ),
  },
  { 'x-component': 'Summary' },
);
export type Summary = Static<typeof Summary>;

export const SummaryQuery = Type.Object({
  userId: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description:
        'Admins only: the summary of one account. Without it, of all accounts, without `spending`.',
    }),
  ),
});
export const SummaryAnswer = Type.Object({ success: Type.Boolean(), summary: Summary });
