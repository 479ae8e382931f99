// What is known of a customer's registrations without paying for a look: from events, and from what this tab has seen.
import type { Brand, Campaign, TendlcEvent } from '@tendlc/client';
import { peekCachedRows, peekCachedRecords } from '../api/cached.ts';
import { campaignName, type Registration, latestRegistrations } from './latest.ts';

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

/** Newest first. */
export const knownRegistrations = (events: readonly TendlcEvent[]): Registration[] =>
  latestRegistrations([
    ...(peekCachedRows<readonly Brand[]>('brands') ?? []).map(ofBrand),
    ...(peekCachedRows<readonly Campaign[]>('campaigns') ?? []).map(ofCampaign),
    ...peekCachedRecords<Brand>('brand').map(ofBrand),
    ...peekCachedRecords<Campaign>('campaign').map(ofCampaign),
    ...events.flatMap(ofEvent),
  ]);
