// Combines what is known about registrations: for each one, the latest status.
import type { Progress } from '@tendlc/client';
import { nameToWords } from '../format/words.ts';

export type Registration = {
  readonly kind: 'brand' | 'campaign';
  readonly id: number;
  readonly name: string;
  readonly progress: Progress;
  /** Only for campaigns: the ID of the brand. */
  readonly brandId?: number | undefined;
};

export const campaignName = (usecase: string): string => `${nameToWords(usecase)} campaign`;

/** The latest status of each record. A verified brand waits for a campaign only until it has one. */
export function latestRegistrations(entries: readonly Registration[]): Registration[] {
  const latest = new Map<string, Registration>();
  for (const entry of entries) {
    const key = `${entry.kind}${entry.id}`;
    const before = latest.get(key);
    if (before === undefined || before.progress.since <= entry.progress.since) {
      latest.set(key, { ...entry, brandId: entry.brandId ?? before?.brandId });
    }
  }
  const all = [...latest.values()];
  const withCampaign = new Set(
    all.flatMap(({ brandId, progress }) =>
      brandId === undefined || progress.phase === 'ended' || progress.phase === 'expired' ? [] : [brandId],
    ),
  );
  return all
    .map((entry) =>
      entry.kind === 'brand' && entry.progress.waitingFor === 'you' && entry.progress.phase === 'verified'
        ? { ...entry, progress: withCampaign.has(entry.id) ? inUse(entry.progress) : entry.progress }
        : entry,
    )
    .toSorted((one, other) => other.progress.since.localeCompare(one.progress.since));
}

const inUse = (progress: Progress): Progress => ({ ...progress, waitingFor: 'nobody' });
