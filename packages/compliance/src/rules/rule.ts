// Defines rules, and turns the verdict of a rule into a finding with a source.
import type { CheckItem } from '@tendlc/contract';
import { type Basis, type SourceTag, sources } from '../facts/sources.ts';

export type Verdict = {
  readonly status: CheckItem['status'];
  /** One sentence. */
  readonly message: string;
  /** The evidence, shortened before it is returned. */
  readonly details?: string | undefined;
  readonly remedy?: string;
  readonly points?: number;
  readonly maxPoints?: number;
};

export type Rule<Context> = {
  readonly id: string;
  readonly category: string;
  readonly source: SourceTag;
  readonly basis: Basis;
  /** Returns undefined if the rule does not apply to this context. */
  check(context: Context): Verdict | undefined;
};

const DETAILS_UNITS_MAX = 400;

/** The findings of a list of rules, in the order of the rules. */
export function applyRules<Context>(rules: readonly Rule<Context>[], context: Context): CheckItem[] {
  return rules.flatMap((rule) => {
    const verdict = rule.check(context);
    return verdict === undefined ? [] : [buildFinding(rule, verdict)];
  });
}

/** Builds a finding. Shortens details and makes them well-formed Unicode, because they quote the request. */
export function buildFinding(
  rule: { id: string; category: string; source: SourceTag; basis: Basis },
  verdict: Verdict,
): CheckItem {
  return {
    ruleId: rule.id,
    status: verdict.status,
    category: rule.category,
    message: verdict.message,
    ...(verdict.details ? { details: shorten(verdict.details) } : {}),
    ...(verdict.remedy === undefined ? {} : { remedy: verdict.remedy }),
    ...(verdict.points === undefined ? {} : { points: verdict.points }),
    ...(verdict.maxPoints === undefined ? {} : { maxPoints: verdict.maxPoints }),
    source: { ...sources[rule.source] },
    basis: rule.basis,
  };
}

function shorten(text: string): string {
  const cut = text.length > DETAILS_UNITS_MAX ? `${text.slice(0, DETAILS_UNITS_MAX - 1)}…` : text;
  return cut.toWellFormed();
}

export type StatusCounts = { errorCount: number; warningCount: number; infoCount: number; passCount: number };

/** The number of findings with each status. */
export function countStatuses(checks: readonly CheckItem[]): StatusCounts {
  const count = (status: CheckItem['status']) => checks.filter((check) => check.status === status).length;
  return {
    errorCount: count('error'),
    warningCount: count('warning'),
    infoCount: count('info'),
    passCount: count('pass'),
  };
}

/** The most severe status that requires action; advice (`info`) counts as a pass. */
export function findOverallStatus(counts: StatusCounts): 'pass' | 'warning' | 'error' {
  if (counts.errorCount > 0) {
    return 'error';
  }
  return counts.warningCount > 0 ? 'warning' : 'pass';
}

/** Up to five quoted pieces of evidence in one line. */
export function quoteList(pieces: readonly string[]): string {
  const shown = pieces.slice(0, 5).map((piece) => `“${piece}”`);
  return pieces.length > 5 ? `${shown.join(', ')} and ${pieces.length - 5} more` : shown.join(', ');
}
