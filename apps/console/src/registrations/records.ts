// Records as they are known without spending a token: after a registration, and after an event.
import type {
  Brand,
  BrandDetail,
  Campaign,
  CampaignDetail,
  CreateBrandAnswer,
  CreateCampaignAnswer,
  TendlcEvent,
} from '@tendlc/client';
import { updateCached } from '../api/cached.ts';

/** A page of a list. */
export type Listed<Entry> = {
  readonly rows: readonly Entry[];
  readonly total: number;
  readonly totalPages: number;
};

const withNew = <Entry>(list: Listed<Entry> | undefined, entry: Entry): Listed<Entry> | undefined =>
  list === undefined ? undefined : { ...list, rows: [entry, ...list.rows], total: list.total + 1 };

export function noteNewBrand({ brand }: CreateBrandAnswer): void {
  updateCached<BrandDetail>(['brand', String(brand.localId)], () => brand);
  updateCached<Listed<Brand>>(['brands', ''], (before) => withNew(before, brand));
}

export function noteNewCampaign({ campaign }: CreateCampaignAnswer): void {
  updateCached<CampaignDetail>(['campaign', String(campaign.localId)], () => campaign);
  updateCached<Listed<Campaign>>(['campaigns', ''], (before) => withNew(before, campaign));
}

/** The brand after the event; the same object when the event is of something else. */
export function applyToBrand<Record extends Brand>(brand: Record, { type, data }: TendlcEvent): Record {
  if (type === 'brand.status_changed' && data.localId === brand.localId) {
    return { ...brand, brand_status: data.to, progress: data.progress ?? brand.progress };
  }
  if (type === 'brand.score_changed' && data.localId === brand.localId) {
    // A score comes from a vetting that is completed.
    const vetted = data.to === null ? {} : { vettingStatus: 'ACTIVE' };
    return { ...brand, ...vetted, trustScore: data.to, progress: data.progress ?? brand.progress };
  }
  return brand;
}

function withCarrier(
  carriers: Campaign['carriers'],
  carrier: string,
  status: string | null,
): Campaign['carriers'] {
  if (status === null) {
    return carriers.filter((row) => row.carrier !== carrier);
  }
  return carriers.some((row) => row.carrier === carrier)
    ? carriers.map((row) => (row.carrier === carrier ? { ...row, status } : row))
    : [...carriers, { mnoId: 0, carrier, status }];
}

export function applyToCampaign<Record extends Campaign>(
  campaign: Record,
  { type, data }: TendlcEvent,
): Record {
  if (type === 'campaign.status_changed' && data.localId === campaign.localId) {
    return { ...campaign, campaign_status: data.to, progress: data.progress ?? campaign.progress };
  }
  if (type === 'campaign.carrier_status_changed' && data.localId === campaign.localId) {
    const carriers = withCarrier(campaign.carriers, data.carrier, data.to);
    return { ...campaign, carriers, progress: data.progress ?? campaign.progress };
  }
  return campaign;
}
