// Batches on the wire: files with many registrations, and where each of their rows stands (G-88).
import { type Static, Type } from 'typebox';
import { PageAnswer, PageQuery } from './pages.ts';
import { IsoTimestamp, Nullable, StringEnum } from './primitives.ts';

export const BATCH_ROWS_MAX = 10_000;
export const BATCH_BYTES_MAX = 32 * 1024 * 1024;
export const BATCH_RATE_DEFAULT = 60;
const RATE_MAX = 600;

export const BATCH_STATUSES = [
  'READING',
  'READY',
  'EVALUATING',
  'SUBMITTING',
  'PAUSED',
  'DONE',
  'CANCELLED',
] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

export const BATCH_ROW_STATES = [
  'INVALID',
  'DRAFT',
  'READY',
  'NOT_READY',
  'SUBMITTED',
  'ACTION_REQUIRED',
  'APPROVED',
  'DENIED',
] as const;
export type BatchRowState = (typeof BATCH_ROW_STATES)[number];

const rate = Type.Integer({
  minimum: 1,
  maximum: RATE_MAX,
  description: 'How many rows are submitted in a minute, at most.',
  examples: [BATCH_RATE_DEFAULT],
  'x-message': `must be a whole number from 1 to ${RATE_MAX}`,
});

const amount = (description: string, example: number) =>
  Type.Number({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description, examples: [example] });

const cost = {
  tokens: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, examples: [60] }),
  registryFees: amount('What the registry bills now, in USD, as in `evaluation.fees.dueNow`.', 1485),
};
const monthlyFees = amount('What the registry bills every month, in USD.', 300);

export const RegistrationBatch = Type.Object(
  {
    id: Type.Integer({ examples: [1] }),
    status: StringEnum(BATCH_STATUSES, {
      description:
        '`READY`: nothing is in progress. `DONE`: each row that was ready is submitted; the states of the rows follow their registrations.',
      examples: ['READY'],
    }),
    dryRun: Type.Boolean({ description: 'The rows were checked, and no draft was made.', examples: [false] }),
    rowCount: Type.Integer({ description: 'The number of rows in the file.', examples: [30] }),
    remaining: Type.Integer({
      description: 'The number of rows that are still to be read, evaluated, or submitted.',
      examples: [0],
    }),
    counts: Type.Object(
      Object.fromEntries(BATCH_ROW_STATES.map((state) => [state, Type.Integer({ examples: [0] })])) as Record<
        BatchRowState,
        ReturnType<typeof Type.Integer>
      >,
      { description: 'The number of rows by state. Rows that are not read yet are in none.' },
    ),
    cost: Type.Object(
      { ...cost, monthlyFees },
      {
        description:
          'What it costs to submit the rows that are `READY`. While a submission is in progress: the cost that was confirmed.',
      },
    ),
    ratePerMinute: rate,
    stoppedBecause: Nullable(
      Type.String({
        description: 'Why the batch was paused by the service, and what to do.',
        examples: ['Insufficient tokens.'],
      }),
    ),
    createdAt: IsoTimestamp(),
    updatedAt: IsoTimestamp(),
  },
  { 'x-component': 'RegistrationBatch' },
);
export type BatchCost = {
  readonly tokens: number;
  readonly registryFees: number;
  readonly monthlyFees?: number;
};
export type RegistrationBatch = Static<typeof RegistrationBatch>;

export const BatchAnswer = Type.Object({ success: Type.Boolean(), batch: RegistrationBatch });
export const BatchesAnswer = PageAnswer('batches', RegistrationBatch);
export const BatchesQuery = PageQuery({});

export const BatchPath = Type.Object({
  batchId: Type.String({ description: 'The ID of the batch.', examples: ['1'] }),
});

export const UploadBatchQuery = Type.Object({
  dryRun: Type.Optional(
    Type.Boolean({ default: false, description: 'True checks the rows and makes no drafts.' }),
  ),
});

export const EvaluateBatchRequest = Type.Object({}, { examples: [{}] });

export const SubmitBatchRequest = Type.Object(
  {
    ratePerMinute: Type.Optional(rate),
    confirmCost: Type.Optional(
      Type.Object(
        { ...cost, monthlyFees: Type.Optional(monthlyFees) },
        { description: 'The `cost` of the batch. If it differs, the request is refused and names the cost.' },
      ),
    ),
  },
  { examples: [{ ratePerMinute: 60, confirmCost: { tokens: 60, registryFees: 1485 } }] },
);
export type SubmitBatchRequest = Static<typeof SubmitBatchRequest>;

export const ChangeBatchRequest = Type.Object(
  {
    status: Type.Optional(
      StringEnum(['PAUSED', 'SUBMITTING', 'CANCELLED'], {
        description: '`SUBMITTING` continues a paused submission. `CANCELLED` is final.',
        examples: ['PAUSED'],
      }),
    ),
    ratePerMinute: Type.Optional(rate),
  },
  { examples: [{ status: 'PAUSED' }] },
);
export type ChangeBatchRequest = Static<typeof ChangeBatchRequest>;

export const BatchRowsQuery = PageQuery({
  state: Type.Optional(StringEnum(BATCH_ROW_STATES)),
});
export type BatchRowsQuery = Static<typeof BatchRowsQuery>;

const BatchRowProblem = Type.Object(
  {
    column: Type.String({
      description: 'The column or field. `row` if the problem is about the whole row.',
      examples: ['brand.ein'],
    }),
    problem: Type.String({
      examples: ['A spreadsheet turned this number into scientific notation.'],
    }),
  },
  { 'x-component': 'BatchRowProblem' },
);
export type BatchRowProblem = Static<typeof BatchRowProblem>;

export const BatchRow = Type.Object(
  {
    row: Type.Integer({ description: 'The first row below the header is 1.', examples: [1] }),
    reference: Nullable(Type.String({ examples: ['row-1'] })),
    registrationId: Nullable(Type.Integer({ examples: [1] })),
    label: Nullable(
      Type.String({ description: 'The label of the registration.', examples: ['Copper Kettle'] }),
    ),
    brandName: Nullable(Type.String({ examples: ['Copper Kettle'] })),
    customer: Nullable(Type.String({ examples: ['Juniper Dental'] })),
    state: StringEnum(BATCH_ROW_STATES, {
      description:
        '`INVALID`: the row could not be taken over. `READY`, `NOT_READY`: as the draft was evaluated. The others are those of the registration.',
      examples: ['DRAFT'],
    }),
    problems: Type.Array(BatchRowProblem, {
      description:
        'Of the row, of its evaluation (up to 10 errors), or of its submission. Empty if there are none.',
    }),
  },
  { 'x-component': 'BatchRow' },
);
export type BatchRow = Static<typeof BatchRow>;

export const BatchRowsAnswer = PageAnswer('rows', BatchRow, 'In the order of the file.');
