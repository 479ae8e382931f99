// rejection-decoder: why a brand or campaign was refused, what to change in which field, and what trying again costs.
import { CheckItem, FreeText, Nullable, Source, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { apiFieldOf } from '../../facts/registry-fields.ts';
import { sources } from '../../facts/sources.ts';
import { describeCode, unknownCode } from '../../rules/code-findings.ts';
import { resubmissionCost, totalFeeUsd } from '../../rules/resubmission.ts';
import { findingOf } from '../../rules/rule.ts';
import { type RejectionHit, findRejections } from '../../text/rejection-search.ts';
import { defineTool } from '../../tool.ts';

const MATCHES_MAX = 20;

const Fix = Type.Object({
  step: Type.Integer({ minimum: 1 }),
  place: StringEnum(['brand', 'campaign', 'page', 'process'], {
    description: 'A form field of brand or campaign, a page of the website, or something to do.',
  }),
  field: Type.String({ description: 'The registry’s field name, or what the page or process is called.' }),
  apiField: Type.Optional(Type.String({ description: 'The same field in requests of this service.' })),
  action: Type.String(),
  example: Type.Optional(
    Type.String({ description: 'What it could say; brackets mark what only the brand knows.' }),
  ),
});

const reasonFields = {
  code: Type.Optional(Type.String({ description: 'The code, where the text has one.' })),
  system: Type.Optional(Type.String({ description: 'Whose code it is.' })),
  systemName: Type.Optional(Type.String()),
  codeTitle: Type.Optional(Type.String({ description: 'What its system calls it.' })),
  reason: Type.String({ description: 'Stable name of the reason, e.g. `privacy.sharing`.' }),
  category: Type.String(),
  title: Type.String(),
  plainEnglish: Type.String({ description: 'What the reviewer saw.' }),
  severity: StringEnum(['low', 'medium', 'high']),
  likelyCauses: Type.Array(Type.String()),
  fixes: Type.Array(Fix),
  canResubmit: Type.Boolean({ description: 'False where the subject itself is refused.' }),
  resubmission: StringEnum(['edit', 'new-campaign', 'revet', 'new-brand', 'wait', 'none'], {
    description: 'What trying again takes.',
  }),
  resubmissionAdvice: Type.String(),
  resubmissionFee: Nullable(
    Type.Number({
      description: 'US dollars for one more try; null when there is none. Providers may add their own.',
    }),
  ),
  feeAsOf: Type.String({ description: 'Date of the figure.' }),
  estimatedFixTime: Type.String({ description: 'Our estimate, without the review itself.' }),
  preventionTips: Type.Array(Type.String()),
};

const Match = Type.Object({
  ...reasonFields,
  entityType: StringEnum(['brand', 'campaign'], { description: 'What has to be corrected.' }),
  quoted: Type.String({ description: 'The part of the text that says so.' }),
  matchedBy: StringEnum(['code', 'wording', 'words'], {
    description: '`words` is a search among known reasons and may be wrong.',
  }),
  confidence: Type.Integer({ minimum: 0, maximum: 100, description: 'Our estimate.' }),
  source: Source,
});

export const rejectionDecoder = defineTool({
  name: 'rejection-decoder',
  title: 'Rejection decoder',
  summary:
    'Learn why a brand or campaign was rejected, what to change in which field, and what trying again costs.',
  stage: 'register',
  request: Type.Object({
    rejectionReason: FreeText({
      description: 'The reason as it was given: codes, words, or several of them in one text.',
      examples: ['806: Unable to verify, needs compliant CTA. 805: Compliant privacy policy required'],
    }),
    entityType: Type.Optional(
      StringEnum(['brand', 'campaign'], {
        description: 'What was rejected. Without it, it is read from the reason.',
        examples: ['campaign'],
      }),
    ),
  }),
  results: Type.Object({
    rejectionReason: Type.String({ description: 'As sent.' }),
    entityType: StringEnum(['brand', 'campaign'], {
      description: 'As sent, else as the best match says; `campaign` when nothing matched.',
    }),
    matched: Type.Boolean({ description: 'False when no reason is recognised; then nothing is guessed.' }),
    confidence: Type.Integer({ minimum: 0, maximum: 100 }),
    status: StringEnum(['warning', 'error'], { description: '`error` when something has to change.' }),
    ...reasonFields,
    reason: Type.Optional(reasonFields.reason),
    totalFee: Nullable(
      Type.Number({
        description:
          'US dollars to settle all matches together: one review of the campaign, one verification of the brand.',
      }),
    ),
    fieldsToChange: Type.Array(Type.String(), {
      description: 'Form fields of all matches, as the registry calls them, each once.',
    }),
    matches: Type.Array(Match, {
      description: 'Every reason in the text, surest first; the first is shown above.',
    }),
    relatedReasons: Type.Array(
      Type.Object({ code: Type.Optional(Type.String()), systemName: Type.String(), title: Type.String() }),
      {
        description:
          'Other meanings of the same codes, and codes of other systems for what was found by search.',
      },
    ),
    checks: Type.Array(CheckItem),
  }),
  examples: [
    {
      title: 'Two codes in one text',
      request: {
        rejectionReason: '806: Unable to verify, needs compliant CTA. 805: Compliant privacy policy required',
        entityType: 'campaign',
      },
    },
    {
      title: 'A reason in words',
      request: { rejectionReason: 'The opt-in flow on the website could not be found' },
    },
    {
      title: 'A brand',
      request: { rejectionReason: 'TAX_ID: legal name does not match EIN', entityType: 'brand' },
    },
  ],
  run({ rejectionReason, entityType }) {
    const hits = findRejections(rejectionReason, entityType).slice(0, MATCHES_MAX);
    const best = hits[0];
    return {
      rejectionReason,
      entityType: entityType ?? best?.reason.entity ?? 'campaign',
      ...(best === undefined ? undecoded(rejectionReason) : decoded(best, hits)),
    };
  },
});

function decoded(best: RejectionHit, hits: readonly RejectionHit[]) {
  const reasons = hits.map((hit) => hit.reason);
  const fields = hits.flatMap(({ reason }) =>
    reason.fixes.filter(({ place }) => place === 'brand' || place === 'campaign').map(({ field }) => field),
  );
  return {
    matched: true,
    confidence: best.confidence,
    status: best.reason.retrial === 'wait' ? ('warning' as const) : ('error' as const),
    ...explain(best),
    canResubmit: reasons.every(({ retrial }) => retrial !== 'none'),
    totalFee: totalFeeUsd(reasons),
    fieldsToChange: [...new Set(fields)],
    matches: hits.map((hit) => ({
      ...explain(hit),
      entityType: hit.reason.entity,
      quoted: hit.quoted.toWellFormed(),
      matchedBy: hit.matchedBy,
      confidence: hit.confidence,
      source: hit.code === undefined ? { ...sources[hit.reason.source] } : { ...hit.code.source },
    })),
    relatedReasons: [...new Set(hits.flatMap((hit) => hit.otherCodes))].map(({ code, system, title }) => ({
      ...(code === undefined ? {} : { code }),
      systemName: system.displayName,
      title,
    })),
    checks: hits.map(findingFor),
  };
}

function explain({ reason, code }: RejectionHit) {
  const { feeUsd, asOf, advice } = resubmissionCost(reason);
  const [from, to] = reason.days;
  return {
    ...(code === undefined
      ? {}
      : {
          ...(code.code === undefined ? {} : { code: code.code }),
          system: code.system.id,
          systemName: code.system.displayName,
          codeTitle: code.title,
        }),
    reason: reason.id,
    category: reason.category,
    title: reason.title,
    plainEnglish: code === undefined ? reason.meaning : `${code.meaning} ${reason.meaning}`,
    severity: reason.severity,
    likelyCauses: [...new Set([...(code?.causes ?? []), ...reason.causes])],
    fixes: reason.fixes.map((fix, index) => ({ step: index + 1, ...fix, ...apiField(fix.field) })),
    canResubmit: reason.retrial !== 'none',
    resubmission: reason.retrial,
    resubmissionAdvice: advice,
    resubmissionFee: feeUsd,
    feeAsOf: asOf,
    estimatedFixTime: to <= 1 ? 'up to 1 day' : `${Math.max(1, from)}-${to} days`,
    preventionTips: [...reason.tips],
  };
}

function apiField(field: string): { apiField?: string } {
  const name = apiFieldOf(field);
  return name === undefined ? {} : { apiField: name };
}

function findingFor(hit: RejectionHit): CheckItem {
  if (hit.code !== undefined) {
    return describeCode(hit.code);
  }
  const { reason } = hit;
  const first = reason.fixes[0];
  return findingOf(
    {
      id: `rejection.${reason.id}`,
      category: reason.category,
      source: reason.source,
      basis: hit.matchedBy === 'words' ? 'estimate' : reason.basis,
    },
    {
      status: reason.retrial === 'wait' ? 'warning' : 'error',
      message: `${reason.title}.`,
      details: `“${hit.quoted}”`,
      ...(first === undefined ? {} : { remedy: `${first.field}: ${first.action}` }),
    },
  );
}

function undecoded(rejectionReason: string) {
  return {
    matched: false,
    confidence: 0,
    status: 'warning' as const,
    category: 'unknown',
    title: 'Reason not recognised',
    plainEnglish: 'No known code or wording was found in this text, so its meaning is not known here.',
    severity: 'medium' as const,
    likelyCauses: [],
    fixes: [
      {
        step: 1,
        place: 'process' as const,
        field: 'feedback',
        action: 'Ask the provider for the code and the full text of the carrier or registry.',
      },
      {
        step: 2,
        place: 'process' as const,
        field: 'submission',
        action: 'Change nothing and submit nothing until the reason is known: each review is charged.',
      },
    ],
    canResubmit: false,
    resubmission: 'wait' as const,
    resubmissionAdvice: 'Find out the reason first.',
    resubmissionFee: null,
    feeAsOf: resubmissionCost({ retrial: 'wait', entity: 'campaign' }).asOf,
    estimatedFixTime: 'unknown',
    preventionTips: [],
    totalFee: null,
    fieldsToChange: [],
    matches: [],
    relatedReasons: [],
    checks: [unknownCode(rejectionReason)],
  };
}
