// What the commands for brands and campaigns need to know about each.
import type {
  Brand,
  BrandDetail,
  Campaign,
  CampaignDetail,
  OperationId,
  Progress,
  Tendlc,
} from '@tendlc/client';

export type Registration = {
  readonly localId: number;
  readonly registryId: string | null;
  readonly title: string;
  readonly status: string;
  readonly progress: Progress;
};

export type Kind = {
  readonly noun: 'brand' | 'campaign';
  readonly createId: OperationId;
  readonly listId: OperationId;
  /** The prefix of its event types. */
  readonly eventStart: string;
  /** The whole record. Costs a token. */
  read(
    client: Tendlc,
    id: string,
  ): Promise<{ record: BrandDetail | CampaignDetail; registration: Registration }>;
  /** The records of a page. */
  recordsOf(answer: unknown): Registration[];
};

const ofBrand = (brand: Brand): Registration => ({
  localId: brand.localId,
  registryId: brand.tcrBrandId,
  title: brand.brandName,
  status: brand.brand_status,
  progress: brand.progress,
});

const ofCampaign = (campaign: Campaign): Registration => ({
  localId: campaign.localId,
  registryId: campaign.tcrCampaignId,
  title: campaign.usecase,
  status: campaign.campaign_status,
  progress: campaign.progress,
});

export const BRANDS: Kind = {
  noun: 'brand',
  createId: 'createBrand',
  listId: 'listBrands',
  eventStart: 'brand.',
  read: async (client, id) => {
    const { brand } = await client.brands.get(id);
    return { record: brand, registration: ofBrand(brand) };
  },
  recordsOf: (answer) => (answer as { brands: readonly Brand[] }).brands.map(ofBrand),
};

export const CAMPAIGNS: Kind = {
  noun: 'campaign',
  createId: 'createCampaign',
  listId: 'listCampaigns',
  eventStart: 'campaign.',
  read: async (client, id) => {
    const { campaign } = await client.campaigns.get(id);
    return { record: campaign, registration: ofCampaign(campaign) };
  },
  recordsOf: (answer) => (answer as { campaigns: readonly Campaign[] }).campaigns.map(ofCampaign),
};

/** Done, or waiting for the customer. */
export const isSettled = ({ waitingFor }: Progress): boolean =>
  waitingFor === 'you' || waitingFor === 'nobody';

const FAILED = new Set<Progress['phase']>([
  'identity-failed',
  'declined',
  'rejected',
  'suspended',
  'expired',
  'ended',
]);

export const hasFailed = ({ phase }: Progress): boolean => FAILED.has(phase);
