// Reviews a whole registration the way a reviewer would, before any fee is paid. Pure: the same input gives the same findings.
import { listFees } from './fees.ts';
import { addEdits } from './edits/compose-edits.ts';
import { PacketContext } from './packet-context.ts';
import type { PacketFinding, PacketReview, PacketReviewInput, PageFindingData } from './packet-review.ts';
import type { Draft } from './report.ts';
import { reviewAttributes } from './rules/attributes.ts';
import { reviewBrand } from './rules/brand.ts';
import { reviewContent } from './rules/content.ts';
import { reviewDenial } from './rules/denial.ts';
import { reviewDescription } from './rules/description.ts';
import { reviewFields } from './rules/fields.ts';
import { reviewFlow } from './rules/flow.ts';
import { reviewKeywords } from './rules/keywords.ts';
import { reviewMatches } from './rules/match.ts';
import { reviewReplies } from './rules/replies.ts';
import { reviewSamples } from './rules/samples.ts';

const REVIEWS: readonly ((context: PacketContext) => Draft[])[] = [
  reviewDenial,
  reviewFields,
  reviewBrand,
  reviewContent,
  reviewDescription,
  reviewAttributes,
  reviewFlow,
  reviewSamples,
  reviewReplies,
  reviewKeywords,
  reviewMatches,
];

/** Never throws, whatever is missing. Findings are in the order of severity, and then of the form. */
export function reviewPacket(input: PacketReviewInput): PacketReview {
  const context = new PacketContext(input);
  const drafts = keepOne(REVIEWS.flatMap((review) => review(context)));
  const own = addEdits(context, drafts);
  const findings = sortBySeverity([...own, ...adoptPages(input.pages?.findings ?? [], own)]);
  const count = (status: PacketFinding['status']) =>
    findings.reduce((sum, finding) => sum + (finding.status === status ? 1 : 0), 0);
  return {
    verdict: decideVerdict(findings),
    counts: { error: count('error'), warning: count('warning'), info: count('info') },
    findings,
    fees: listFees(context),
  };
}

/** An error that cannot be resubmitted is one that no edit mends. */
function decideVerdict(findings: readonly PacketFinding[]): PacketReview['verdict'] {
  const errors = findings.filter(({ status }) => status === 'error');
  return errors.length === 0
    ? 'ready'
    : errors.some(({ resubmittable }) => resubmittable === 'no')
      ? 'blocked'
      : 'fixable';
}

const keyOf = ({ path, finding }: Draft): string => `${finding.ruleId} ${path}`;

/** A name that is missing because another one is there is one finding, not two. */
function keepOne(drafts: readonly Draft[]): Draft[] {
  const keys = new Set(drafts.map(keyOf));
  const isCovered = (draft: Draft): boolean =>
    /^(?:samples|flow|reply\.\w+)\.brand$/.test(draft.finding.ruleId) &&
    keys.has(`match.brand-everywhere ${draft.path}`);
  return drafts.filter((draft) => !isCovered(draft));
}

/** Findings about pages; what both reviews find missing is reported once. */
function adoptPages(findings: readonly PageFindingData[], own: readonly PacketFinding[]): PacketFinding[] {
  const known = new Set(own.map(({ ruleId }) => ruleId));
  return findings
    .filter(({ ruleId }) => !(ruleId.endsWith('.missing') && known.has(ruleId)))
    .map((finding) => ({ ...finding, draws: [...finding.draws] }));
}

const SEVERITY: Readonly<Record<PacketFinding['status'], number>> = {
  error: 0,
  warning: 1,
  info: 2,
  pass: 3,
};

const sortBySeverity = (findings: readonly PacketFinding[]): PacketFinding[] =>
  findings
    .filter(({ status }) => status !== 'pass')
    .toSorted((one, other) => SEVERITY[one.status] - SEVERITY[other.status]);
