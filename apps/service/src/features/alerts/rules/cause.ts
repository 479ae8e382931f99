// What a rule says about one subject: the causes that last now, and when to look again.
import type { AlertSeverity, AlertType, Source } from '@tendlc/contract';

export type Cause = {
  readonly type: AlertType;
  /** The part of the subject; empty for all of it. */
  readonly aspect: string;
  /** Null if the cause goes on until it ends; otherwise another value is another occurrence. */
  readonly occurrence: string | null;
  readonly severity: AlertSeverity;
  readonly message: string;
  readonly dueAt: Date | null;
  readonly nextAction: string;
  readonly source: Source;
};

/** `nextAt`: when time alone changes the answer; undefined if only a change of the facts does. */
export type Judgment = {
  readonly causes: readonly Cause[];
  readonly nextAt?: Date | undefined;
  /** Our copy of the record is older than what it says: it must be read again. */
  readonly isStale?: boolean;
};

export const NOTHING: Judgment = { causes: [] };

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export const addMs = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
export const minuteOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The cause lasts from one time to another. */
export function within(now: Date, from: Date, until: Date | undefined, causeOf: () => Cause): Judgment {
  if (now < from) {
    return { causes: [], nextAt: from };
  }
  if (until !== undefined && now >= until) {
    return NOTHING;
  }
  return { causes: [causeOf()], nextAt: until };
}

/** A deadline: before it, the cause warns; from it on, the words say that it has passed. */
export function withDeadline(
  now: Date,
  [from, dueAt, until]: readonly [from: Date, dueAt: Date, until: Date],
  causeOf: (hasPassed: boolean) => Cause,
): Judgment {
  return now < dueAt
    ? within(now, from, dueAt, () => causeOf(false))
    : within(now, dueAt, until, () => causeOf(true));
}

export function join(judgments: readonly Judgment[]): Judgment {
  const times = judgments.flatMap(({ nextAt }) => (nextAt === undefined ? [] : [nextAt.getTime()]));
  return {
    causes: judgments.flatMap(({ causes }) => causes),
    nextAt: times.length === 0 ? undefined : new Date(Math.min(...times)),
    isStale: judgments.some(({ isStale }) => isStale === true),
  };
}
