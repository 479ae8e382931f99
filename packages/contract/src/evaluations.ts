// Evaluations of registrations on the wire: the review of one state of a packet with its pages (G-83).
import { type Static, Type } from 'typebox';
import { CheckItem, Source } from './findings.ts';
import { Draw, PAGE_CHECK_PURPOSES, PageEvidence, PageProblem } from './page-checks.ts';
import { PageAnswer } from './pages.ts';
import { IsoTimestamp, Nullable, StringEnum } from './primitives.ts';
import { Registration, RegistrationPath, RESUBMITTABLE, VERDICTS } from './registrations.ts';

/** The name of an evaluation in the ledger. */
export const EVALUATION_TOOL = 'registration-evaluation';

const RULE_IDS_MAX = 500;
const RULE_ID_CHARACTERS_MAX = 100;

export const EvaluateRequest = Type.Object(
  {
    fetchPages: Type.Optional(
      Type.Boolean({
        default: true,
        description:
          'False opens no page: the registration is judged by the newest snapshots of its pages, if there are any.',
      }),
    ),
  },
  { examples: [{ fetchPages: true }] },
);
export type EvaluateRequest = Static<typeof EvaluateRequest>;

const PacketEdit = Type.Object(
  {
    path: Type.String({ examples: ['campaign.helpMessage'] }),
    before: Type.Unknown({ description: 'The value that the edit replaces. Null if there was none.' }),
    after: Type.Unknown({ description: 'The value to take over as it stands.' }),
  },
  { description: 'A value that mends the finding.' },
);

export const EvaluationFinding = Type.Object(
  {
    ...CheckItem.properties,
    field: Type.Union([Type.String(), Type.Array(Type.String())], {
      description: 'The path of the field; several paths if the finding compares fields.',
      examples: ['campaign.helpMessage'],
    }),
    edit: Type.Optional(PacketEdit),
    draws: Type.Array(Draw, { description: 'The codes with which reviewers reject this.' }),
    resubmittable: StringEnum(RESUBMITTABLE, {
      description: 'Whether a rejection for this reason can be corrected and resubmitted.',
    }),
    isRegistryRule: Type.Optional(
      Type.Boolean({ description: 'True if the registry itself rejects this. No override passes it.' }),
    ),
    url: Type.Optional(Type.String({ description: 'The page that the finding is about.' })),
    evidence: Type.Optional(PageEvidence),
  },
  { 'x-component': 'EvaluationFinding' },
);
export type EvaluationFinding = Static<typeof EvaluationFinding>;

export const EvaluatedPage = Type.Object(
  {
    purpose: StringEnum(PAGE_CHECK_PURPOSES, { examples: ['privacy'] }),
    url: Type.String({ examples: ['https://copperkettle.example/privacy'] }),
    snapshotId: Nullable(
      Type.Integer({
        description: 'The snapshot that was judged. Null if there is none, or none any more.',
        examples: [1],
      }),
    ),
    fetchedAt: Nullable(
      IsoTimestamp({
        description:
          'When the page was opened. A page is opened at most once a minute; until then, the same snapshot is judged. Null if it was not opened.',
      }),
    ),
    reachable: Type.Boolean({ description: 'True if an anonymous visitor gets the page.' }),
    problem: Type.Optional(PageProblem(['not_opened'], '`not_opened`: the page was not opened.')),
  },
  { 'x-component': 'EvaluatedPage' },
);
export type EvaluatedPage = Static<typeof EvaluatedPage>;

const EvaluationFees = Type.Object({
  registry: Type.Number({ description: 'Fees that are due once.', examples: [19.5] }),
  dueNow: Type.Optional(
    Type.Number({
      description:
        'What the registry bills for the submission: fees that are due once, and months of the campaign in advance. Absent in evaluations of earlier versions of the service.',
      examples: [49.5],
    }),
  ),
  monthly: Type.Number({ description: 'Fees that are due every month.', examples: [10] }),
  tokens: Type.Optional(
    Type.Integer({
      description:
        'Tokens that a submission costs: 1 for each record that it registers. Free for admins. Absent in evaluations of earlier versions of the service.',
      examples: [2],
    }),
  ),
  currency: StringEnum(['USD']),
  lines: Type.Array(
    Type.Object({
      item: Type.String({ examples: ['Campaign review'] }),
      usd: Type.Number({ examples: [15] }),
      cadence: StringEnum(['once', 'monthly']),
      monthsInAdvance: Type.Optional(
        Type.Integer({ description: 'Months of a monthly fee that are billed at once.', examples: [3] }),
      ),
      note: Type.Optional(Type.String()),
      source: Source,
    }),
  ),
});

export const Evaluation = Type.Object(
  {
    id: Type.Integer({ examples: [1] }),
    registrationId: Type.Integer({ examples: [1] }),
    version: Type.Integer({ description: 'The version that was judged.', examples: [1] }),
    revision: Type.Integer({ description: 'The revision that was judged.', examples: [3] }),
    verdict: StringEnum(VERDICTS, {
      description:
        '`ready`: no errors. `fixable`: at least one error. `blocked`: an error that no edit mends, such as prohibited content.',
      examples: ['fixable'],
    }),
    counts: Type.Object({
      error: Type.Integer({ examples: [1] }),
      warning: Type.Integer({ examples: [2] }),
      info: Type.Integer({ examples: [0] }),
    }),
    findings: Type.Array(EvaluationFinding, { description: 'Errors first.' }),
    pages: Type.Array(EvaluatedPage, { description: 'The pages of the registration, as they were judged.' }),
    fees: EvaluationFees,
    createdAt: IsoTimestamp(),
  },
  { 'x-component': 'Evaluation' },
);
export type Evaluation = Static<typeof Evaluation>;

export const EvaluationAnswer = Type.Object({ success: Type.Boolean(), evaluation: Evaluation });
export const EvaluationsAnswer = PageAnswer('evaluations', Evaluation);

export const EvaluationPath = Type.Object({
  ...RegistrationPath.properties,
  evaluationId: Type.String({ description: 'The ID of the evaluation.', examples: ['1'] }),
});

export const ApplyEditsRequest = Type.Object(
  {
    ruleIds: Type.Array(
      Type.String({
        minLength: 1,
        maxLength: RULE_ID_CHARACTERS_MAX,
        examples: ['reply.help.contact'],
        'x-message': `must have 1 to ${RULE_ID_CHARACTERS_MAX} characters`,
      }),
      {
        minItems: 1,
        maxItems: RULE_IDS_MAX,
        description: 'The rules of the findings whose edits to take over.',
        'x-message': `must list 1 to ${RULE_IDS_MAX} rule IDs`,
      },
    ),
  },
  { examples: [{ ruleIds: ['reply.help.contact', 'samples.stop'] }] },
);
export type ApplyEditsRequest = Static<typeof ApplyEditsRequest>;

export const SKIPPED_REASONS = ['unknown_rule', 'no_edit', 'changed', 'unchangeable'] as const;

export const SkippedEdit = Type.Object(
  {
    ruleId: Type.String({ examples: ['samples.stop'] }),
    path: Nullable(
      Type.String({
        description: 'The field of the edit. Null if there is no edit.',
        examples: ['campaign.sample1'],
      }),
    ),
    reason: StringEnum(SKIPPED_REASONS, {
      description:
        '`unknown_rule`: the evaluation has no finding of this rule. `no_edit`: no text mends the finding. `changed`: the field has another value than `before`. `unchangeable`: the registry does not change the field any more.',
      examples: ['changed'],
    }),
  },
  { 'x-component': 'SkippedEdit' },
);
export type SkippedEdit = Static<typeof SkippedEdit>;

export const ApplyEditsAnswer = Type.Object({
  success: Type.Boolean(),
  registration: Registration,
  applied: Type.Array(Type.String(), {
    description: 'The paths of the fields that were changed.',
    examples: [['campaign.helpMessage']],
  }),
  skipped: Type.Array(SkippedEdit),
});
