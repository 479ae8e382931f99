// Builds findings on packets from the table of rules.
import type { CheckItem } from '@tendlc/contract';
import { knownCodes } from '../facts/codes/code-tables.ts';
import { REVIEW_RULES, type ReviewRuleId } from '../facts/review-rules/all-rules.ts';
import type { Resubmittable, ReviewRule } from '../facts/review-rules/review-rule.ts';
import { reviewSources } from '../facts/review-sources.ts';
import type { Draw, PacketFinding } from './packet-review.ts';

/** What a suggested text for the field has to mend, as its composer knows it. */
export type Mend = string;

/** No text mends the field: what the business does has to change, or the campaign cannot be registered. */
export const NO_EDIT: Mend = 'none';

const RENAMING = 'rename:';

/** Puts the name of the brand in place of another one. */
export const renaming = (other: string): Mend => `${RENAMING}${other}`;

/** The names that are replaced. */
export const renamedBy = (mends: ReadonlySet<Mend>): string[] =>
  [...mends].filter((mend) => mend.startsWith(RENAMING)).map((mend) => mend.slice(RENAMING.length));

/** What a rule found, before the edits of its field are composed. */
export type Draft = {
  readonly finding: PacketFinding;
  /** Where the edit belongs. */
  readonly path: string;
  /** Absent if no text mends it, or if a fact is missing. */
  readonly mend: Mend | undefined;
};

export type Verdict = {
  /** `campaign.sample1`. */
  readonly path: string;
  /** Other fields that the finding compares. */
  readonly also?: readonly string[];
  readonly message: string;
  readonly remedy: string;
  /** The words that the finding is about. */
  readonly quoted?: string | undefined;
  readonly status?: 'error' | 'warning' | 'info';
  readonly basis?: CheckItem['basis'];
  readonly draws?: readonly string[];
  readonly resubmittable?: Resubmittable;
  readonly mend?: Mend | undefined;
  readonly isRegistryRule?: boolean;
};

const QUOTED_UNITS_MAX = 300;

export function report(ruleId: ReviewRuleId, verdict: Verdict): Draft {
  const rule: ReviewRule = REVIEW_RULES[ruleId];
  return reportAs(ruleId, { ...rule, source: reviewSources[rule.source] }, verdict);
}

/** Reports a rule of another table, such as a category of content. */
export function reportAs(
  ruleId: string,
  rule: Omit<ReviewRule, 'source'> & { readonly source: CheckItem['source'] },
  verdict: Verdict,
): Draft {
  const { path, also = [], message, remedy, quoted, mend } = verdict;
  return {
    path,
    mend,
    finding: {
      ruleId,
      status: verdict.status ?? rule.status,
      category: rule.category,
      message: message.toWellFormed(),
      ...(quoted === undefined || quoted.trim() === '' ? {} : { details: `“${shorten(quoted.trim())}”` }),
      remedy: remedy.toWellFormed(),
      source: { ...rule.source },
      basis: verdict.basis ?? rule.basis,
      field: also.length === 0 ? path : [path, ...also],
      draws: (verdict.draws ?? rule.draws).map(findDraw),
      resubmittable: verdict.resubmittable ?? rule.resubmittable,
      ...(verdict.isRegistryRule === true && { isRegistryRule: true }),
    },
  };
}

const shorten = (text: string): string =>
  (text.length > QUOTED_UNITS_MAX ? `${text.slice(0, QUOTED_UNITS_MAX - 1)}…` : text).toWellFormed();

let drawByKey: ReadonlyMap<string, Draw> | undefined;

/** @throws if no table has the code: a rule may name only codes that can be looked up */
function findDraw(key: string): Draw {
  drawByKey ??= new Map(
    knownCodes.flatMap(({ system, code, title }) =>
      code === undefined ? [] : [[`${system.id}:${code}`, { system: system.id, code, title }] as const],
    ),
  );
  const draw = drawByKey.get(key);
  if (draw === undefined) {
    throw new Error(`no code table has ${key}`);
  }
  return draw;
}
