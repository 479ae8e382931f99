// rejection-decoder: explains why a brand or campaign was rejected, which fields to change, and what a resubmission costs.
import { CheckItem, FreeText, Nullable, Source, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { PROVIDER_CODES } from '../../facts/providers/provider.ts';
import { findApiField } from '../../facts/registry-fields.ts';
import { sources } from '../../facts/sources.ts';
import { describeCode, describeUnknownCode, nameOf } from '../../rules/code-findings.ts';
import { findResubmissionCost, findRetrial, totalFeeUsd } from '../../rules/resubmission.ts';
import { buildFinding } from '../../rules/rule.ts';
import {
  isTollFreeVerification,
  listTollFreeFixes,
  TOLL_FREE_ADVICE,
} from '../../rules/toll-free-verification.ts';
import { findCodes } from '../../text/code-search.ts';
import { type RejectionHit, findRejections } from '../../text/rejection-search.ts';
import { defineTool } from '../../tool.ts';

const MATCHES_MAX = 20;
/** The name of a code alone. If no list has it, a name with similar words is another code. */
const BARE_CODE = /^[A-Z0-9]+(?:_[A-Z0-9]+)+$/;

const Fix = Type.Object({
  step: Type.Integer({ minimum: 1 }),
  place: StringEnum(['brand', 'campaign', 'page', 'process'], {
    description: 'Where to fix it: a field of the brand or campaign, a page of the website, or a process.',
  }),
  field: Type.String({ description: 'Registry field name, or name of the page or process.' }),
  apiField: Type.Optional(Type.String({ description: 'Name of the field in this API.' })),
  action: Type.String(),
  example: Type.Optional(
    Type.String({ description: 'Suggested text. Brackets mark values that only the brand knows.' }),
  ),
});

const reasonFields = {
  code: Type.Optional(Type.String({ description: 'Rejection code, if the text has one.' })),
  system: Type.Optional(Type.String({ description: 'System that uses the code.' })),
  systemName: Type.Optional(Type.String()),
  codeTitle: Type.Optional(Type.String({ description: 'Name of the code in its system.' })),
  reason: Type.String({ description: 'Stable ID of the reason, such as `privacy.sharing`.' }),
  category: Type.String(),
  title: Type.String(),
  plainEnglish: Type.String({ description: 'What the reviewer found.' }),
  severity: StringEnum(['low', 'medium', 'high']),
  likelyCauses: Type.Array(Type.String()),
  fixes: Type.Array(Fix),
  canResubmit: Type.Boolean({ description: 'False if the content or business itself is prohibited.' }),
  resubmission: StringEnum(['edit', 'new-campaign', 'revet', 'new-brand', 'wait', 'none'], {
    description: 'What a resubmission requires.',
  }),
  resubmissionAdvice: Type.String(),
  resubmissionFee: Nullable(
    Type.Number({
      description:
        'Cost of one resubmission in US dollars. Null if a resubmission is not possible. Providers may add their own fees.',
    }),
  ),
  feeAsOf: Type.String({ description: 'Date of the fee.' }),
  estimatedFixTime: Type.String({ description: 'Our estimate of the time to fix it, without the review.' }),
  preventionTips: Type.Array(Type.String()),
};

const Match = Type.Object({
  ...reasonFields,
  entityType: StringEnum(['brand', 'campaign'], { description: 'Corrections to make.' }),
  quoted: Type.String({ description: 'Part of the text that states this reason.' }),
  matchedBy: StringEnum(['code', 'wording', 'words'], {
    description: 'How the reason was recognized. `words` is a text search and may be wrong.',
  }),
  confidence: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: 'Confidence in this match. Our estimate.',
  }),
  source: Source,
});

export const rejectionDecoder = defineTool({
  name: 'rejection-decoder',
  title: 'Rejection decoder',
  summary:
    'Explain why a brand or campaign was rejected, which fields to change, and what a resubmission costs.',
  stage: 'register',
  request: Type.Object({
    rejectionReason: FreeText({
      description: 'Rejection text as received: codes, words, or several reasons in one text.',
      examples: ['806: Unable to verify, needs compliant CTA. 805: Compliant privacy policy required'],
    }),
    entityType: Type.Optional(
      StringEnum(['brand', 'campaign'], {
        description: 'What was rejected. If omitted, it is detected from the reason.',
        examples: ['campaign'],
      }),
    ),
    provider: Type.Optional(
      StringEnum(PROVIDER_CODES, {
        description: 'Provider that sent the rejection. Selects between systems that use the same code.',
        examples: ['twilio'],
      }),
    ),
  }),
  results: Type.Object({
    rejectionReason: Type.String({ description: 'Rejection text from the request.' }),
    entityType: StringEnum(['brand', 'campaign'], {
      description: 'Value from the request, or from the best match; `campaign` if nothing matched.',
    }),
    matched: Type.Boolean({ description: 'False if no reason is recognized. The tool then does not guess.' }),
    confidence: Type.Integer({ minimum: 0, maximum: 100 }),
    status: StringEnum(['warning', 'error'], { description: '`error` if something must change.' }),
    ...reasonFields,
    reason: Type.Optional(reasonFields.reason),
    totalFee: Nullable(
      Type.Number({
        description:
          'Total cost in US dollars to fix all matches: one campaign review and one brand verification at most.',
      }),
    ),
    fieldsToChange: Type.Array(Type.String(), {
      description: 'Registry field names of all matches, without duplicates.',
    }),
    matches: Type.Array(Match, {
      description: 'All reasons in the text, highest confidence first. The first is the one shown above.',
    }),
    relatedReasons: Type.Array(
      Type.Object({ code: Type.Optional(Type.String()), systemName: Type.String(), title: Type.String() }),
      {
        description:
          'Other meanings of the same codes, and codes of other systems for reasons found by text search.',
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
      title: 'A reason without a code',
      request: { rejectionReason: 'The opt-in flow on the website could not be found' },
    },
    {
      title: 'A brand',
      request: { rejectionReason: 'TAX_ID: legal name does not match EIN', entityType: 'brand' },
    },
  ],
  run({ rejectionReason, entityType, provider }) {
    const hits = findRejections(rejectionReason, entityType, provider)
      .filter(({ matchedBy }) => matchedBy !== 'words' || !BARE_CODE.test(rejectionReason.trim()))
      .slice(0, MATCHES_MAX);
    const best = hits[0];
    return {
      rejectionReason,
      entityType: entityType ?? best?.reason.entity ?? 'campaign',
      ...(best === undefined
        ? undecoded(rejectionReason)
        : decoded(best, hits, { rejectionReason, entityType })),
    };
  },
});

/** Confidence from which a match beside a surer one says that nothing can be resubmitted. */
const FORBIDS_FROM = 60;

function decoded(
  best: RejectionHit,
  hits: readonly RejectionHit[],
  { rejectionReason, entityType }: { rejectionReason: string; entityType: 'brand' | 'campaign' | undefined },
) {
  const isTollFree = ({ code }: RejectionHit) => isTollFreeVerification(code, rejectionReason);
  const registered = hits.filter((hit) => !isTollFree(hit));
  const toTrial = ({ reason, code }: RejectionHit) => ({
    entity: reason.entity,
    retrial: findRetrial(reason, code),
  });
  const trials = hits.map(toTrial);
  const fields = registered.flatMap(({ reason }) =>
    reason.fixes.filter(({ place }) => place === 'brand' || place === 'campaign').map(({ field }) => field),
  );
  // What may be a misreading does not forbid a resubmission.
  const canResubmit = hits.every(
    ({ confidence }, place) =>
      trials[place]?.retrial !== 'none' || (confidence < FORBIDS_FROM && confidence < best.confidence),
  );
  const explained = explain(best, isTollFree(best));
  const isFinal = trials.some(({ retrial }) => retrial === 'none');
  return {
    matched: true,
    confidence: best.confidence,
    status: findRetrial(best.reason, best.code) === 'wait' ? ('warning' as const) : ('error' as const),
    ...explained,
    canResubmit,
    resubmissionFee: canResubmit ? explained.resubmissionFee : null,
    totalFee: isFinal ? null : totalFeeUsd(registered.map(toTrial), entityType ?? findRejected(best)),
    fieldsToChange: [...new Set(fields)],
    matches: hits.map((hit) => ({
      ...explain(hit, isTollFree(hit)),
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
    checks: hits.map(describeReason),
  };
}

/** A list of campaign codes also has reasons whose cure is another brand. */
const findRejected = ({ code, reason }: RejectionHit): 'brand' | 'campaign' =>
  code !== undefined && (CAMPAIGN_LIST.test(code.system.id) || /^campaign\b/i.test(code.title))
    ? 'campaign'
    : reason.entity;

const CAMPAIGN_LIST = /-campaign$|^dca2$|^bandwidth-vetting$/;

function explain({ reason, code }: RejectionHit, isTollFree: boolean) {
  const asked = findRetrial(reason, code);
  const isCorrection = isTollFree && asked !== 'none' && asked !== 'wait';
  const retrial = isCorrection ? 'edit' : asked;
  const cost = findResubmissionCost({ retrial, entity: reason.entity });
  const { asOf, advice } = isCorrection ? { ...cost, advice: TOLL_FREE_ADVICE } : cost;
  const fixes = isTollFree ? listTollFreeFixes(reason, code) : reason.fixes;
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
    fixes: fixes.map((fix, index) => ({
      step: index + 1,
      ...fix,
      ...(isTollFree ? {} : apiField(fix.field)),
    })),
    canResubmit: retrial !== 'none',
    resubmission: retrial,
    resubmissionAdvice: retrial === reason.retrial && !isTollFree ? (reason.advice ?? advice) : advice,
    resubmissionFee: isCorrection ? 0 : cost.feeUsd,
    feeAsOf: asOf,
    estimatedFixTime: to <= 1 ? 'up to 1 day' : `${Math.max(1, from)}-${to} days`,
    preventionTips: [...reason.tips],
  };
}

function apiField(field: string): { apiField?: string } {
  const name = findApiField(field);
  return name === undefined ? {} : { apiField: name };
}

function describeReason(hit: RejectionHit): CheckItem {
  if (hit.code !== undefined) {
    return describeCode(hit.code);
  }
  const { reason } = hit;
  const first = reason.fixes[0];
  return buildFinding(
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

const USE_DIAGNOSTIC = 'Send the code to error-diagnostic, which explains errors of messages.';
const MESSAGE_CODES_MAX = 3;

/** What the codes of messages in a text mean; empty if it has none. */
function describeMessageCodes(text: string): string[] {
  return findCodes(text, { text: '' }, 1)
    .filter(({ matchedBy, code }) => matchedBy === 'code' && code.code !== undefined)
    .slice(0, MESSAGE_CODES_MAX)
    .map(({ code }) => `${code.system.displayName}, ${nameOf(code)}: ${code.meaning}`);
}

function undecoded(rejectionReason: string) {
  const messages = describeMessageCodes(rejectionReason);
  return {
    matched: false,
    confidence: 0,
    status: 'warning' as const,
    category: 'unknown',
    title: messages.length === 0 ? 'Reason not recognized' : 'This code is about a message',
    plainEnglish:
      messages.length === 0
        ? 'This text has no known code or wording, so its meaning is unknown.'
        : `${messages.join(' ')} It says why a message failed, not why a registration was rejected.`,
    severity: 'medium' as const,
    likelyCauses: [],
    fixes: [
      {
        step: 1,
        place: 'process' as const,
        field: 'feedback',
        action:
          messages.length > 0
            ? USE_DIAGNOSTIC
            : 'Ask the provider for the code and the full text from the carrier or registry.',
      },
      {
        step: 2,
        place: 'process' as const,
        field: 'submission',
        action: 'Do not change or resubmit anything until you know the reason.',
      },
    ],
    // Nothing says that the content or the business is prohibited.
    canResubmit: true,
    resubmission: 'wait' as const,
    resubmissionAdvice: 'Find out the reason first.',
    resubmissionFee: null,
    feeAsOf: findResubmissionCost({ retrial: 'wait', entity: 'campaign' }).asOf,
    estimatedFixTime: 'unknown',
    preventionTips: [],
    totalFee: null,
    fieldsToChange: [],
    matches: [],
    relatedReasons: [],
    checks: [
      describeUnknownCode(
        rejectionReason,
        'Send the whole text of the reviewer, and check the documentation of the provider.',
      ),
    ],
  };
}
