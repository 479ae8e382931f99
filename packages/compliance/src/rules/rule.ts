// What a rule is, and the one way from its verdict to a finding with a source.
import type { CheckItem } from '@tendlc/contract';
import { type Basis, type SourceTag, sources } from '../facts/sources.ts';

export type Verdict = {
  readonly status: CheckItem['status'];
  /** One plain sentence. */
  readonly message: string;
  /** The evidence. Cut to a line or two before it leaves. */
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
  /** Undefined where the rule has nothing to say about this context. */
  check(context: Context): Verdict | undefined;
};

const DETAILS_UNITS_MAX = 400;

/** The findings of a list of rules, in their order. */
export function applyRules<Context>(rules: readonly Rule<Context>[], context: Context): CheckItem[] {
  return rules.flatMap((rule) => {
    const verdict = rule.check(context);
    return verdict === undefined ? [] : [findingOf(rule, verdict)];
  });
}

/** A finding from its parts; details are cut and made well-formed, because they quote what a caller sent. */
export function findingOf(
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

/** How many findings there are of each status. */
export function countStatuses(checks: readonly CheckItem[]): StatusCounts {
  const count = (status: CheckItem['status']) => checks.filter((check) => check.status === status).length;
  return {
    errorCount: count('error'),
    warningCount: count('warning'),
    infoCount: count('info'),
    passCount: count('pass'),
  };
}

/** The worst status that a reader must act on; advice does not lower it. */
export function overallStatus(counts: StatusCounts): 'pass' | 'warning' | 'error' {
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
