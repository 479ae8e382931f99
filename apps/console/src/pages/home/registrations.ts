// What is known of a customer's registrations without paying for a look: from events, and from what this tab has seen.
import type { Brand, Campaign, Progress, TendlcEvent } from '@tendlc/client';
import { peekKept, peekRecords } from '../../api/kept.ts';
import { nameToWords } from '../../app/words.ts';

export type Registration = {
  readonly kind: 'brand' | 'campaign';
  readonly id: number;
  readonly name: string;
  readonly progress: Progress;
  /** Of the brand that a campaign belongs to. */
  readonly brandId?: number | undefined;
};

export const campaignName = (usecase: string): string => `${nameToWords(usecase)} campaign`;

const ofBrand = ({ localId, brandName, progress }: Brand): Registration => ({
  kind: 'brand',
  id: localId,
  name: brandName,
  progress,
});

const ofCampaign = ({ localId, usecase, progress, brandLocalId }: Campaign): Registration => ({
  kind: 'campaign',
  id: localId,
  name: campaignName(usecase),
  progress,
  brandId: brandLocalId,
});

function ofEvent({ type, data }: TendlcEvent): Registration[] {
  if (type === 'brand.status_changed' || type === 'brand.score_changed') {
    const { localId, name, progress } = data;
    return progress === undefined ? [] : [{ kind: 'brand', id: localId, name, progress }];
  }
  if (type === 'campaign.status_changed' || type === 'campaign.carrier_status_changed') {
    const { localId, usecase, progress, brandLocalId } = data;
    const name = campaignName(usecase);
    return progress === undefined
      ? []
      : [{ kind: 'campaign', id: localId, name, progress, brandId: brandLocalId }];
  }
  return [];
}

/** Of what is said of a record the latest counts. A verified brand asks for a campaign only until it has one. */
export function registrationsFrom(told: readonly Registration[]): Registration[] {
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

/** Newest first. */
export const knownRegistrations = (events: readonly TendlcEvent[]): Registration[] =>
  registrationsFrom([
    ...(peekKept<readonly Brand[]>('brands') ?? []).map(ofBrand),
    ...(peekKept<readonly Campaign[]>('campaigns') ?? []).map(ofCampaign),
    ...peekRecords<Brand>('brand').map(ofBrand),
    ...peekRecords<Campaign>('campaign').map(ofCampaign),
    ...events.flatMap(ofEvent),
  ]);
