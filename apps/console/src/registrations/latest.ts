// What was said of registrations, put together: of each the latest.
import type { Progress } from '@tendlc/client';
import { nameToWords } from '../format/words.ts';

export type Registration = {
  readonly kind: 'brand' | 'campaign';
  readonly id: number;
  readonly name: string;
  readonly progress: Progress;
  /** Of the brand that a campaign belongs to. */
  readonly brandId?: number | undefined;
};

export const campaignName = (usecase: string): string => `${nameToWords(usecase)} campaign`;

/** Of what is said of a record the latest counts. A verified brand asks for a campaign only until it has one. */
export function latestRegistrations(told: readonly Registration[]): Registration[] {
  const latest = new Map<string, Registration>();
  for (const entry of told) {
    const key = `${entry.kind}${entry.id}`;
    const before = latest.get(key);
    if (before === undefined || before.progress.since <= entry.progress.since) {
      latest.set(key, { ...entry, brandId: entry.brandId ?? before?.brandId });
    }
  }
  const all = [...latest.values()];
  const served = new Set(
    all.flatMap(({ brandId, progress }) =>
      brandId === undefined || progress.phase === 'ended' || progress.phase === 'expired' ? [] : [brandId],
    ),
  );
  return all
    .map((entry) =>
      entry.kind === 'brand' && entry.progress.waitingFor === 'you' && entry.progress.phase === 'verified'
        ? { ...entry, progress: served.has(entry.id) ? inUse(entry.progress) : entry.progress }
        : entry,
    )
    .toSorted((one, other) => other.progress.since.localeCompare(one.progress.since));
}

const inUse = (progress: Progress): Progress => ({ ...progress, waitingFor: 'nobody' });
