// What the commands for brands, campaigns, and registrations need to know about each.
import type {
  Brand,
  BrandDetail,
  Campaign,
  CampaignDetail,
  OperationId,
  Progress,
  Registration,
  Tendlc,
  TendlcEvent,
} from '@tendlc/client';

export type FollowedRecord = {
  readonly localId: number;
  readonly registryId: string | null;
  readonly title: string;
  readonly status: string;
  readonly progress: Pick<Progress, 'waitingFor' | 'nextAction' | 'since'> & { readonly phase: string };
  /** Done, or waiting for the customer. */
  readonly isSettled: boolean;
  readonly hasFailed: boolean;
  /** What a change is reported by; everything but `since` if a new time alone is no news. */
  readonly news: readonly unknown[];
  /** What refused it, word for word. */
  readonly reasons: readonly string[];
};

export type Kind = {
  readonly noun: 'brand' | 'campaign' | 'registration';
  readonly listId: OperationId;
  /** What the list calls the title of a record. */
  readonly titleHead: string;
  readonly exampleStatus: string;
  /** What the help says about costs and exit codes. */
  readonly showWords: string;
  readonly watchWords: string;
  readonly rereadWords: string;
  /** Applies without a flag, for records that are read for free. */
  readonly rereadMinutes?: number;
  /** Whether a record can have changed with the event. Before the first fetch, its ID is not known. */
  isAbout(event: TendlcEvent, localId: number | undefined): boolean;
  /** The whole record. A brand or campaign costs a token. */
  read(
    client: Tendlc,
    id: string,
  ): Promise<{ record: BrandDetail | CampaignDetail | Registration; followed: FollowedRecord }>;
  /** The records of a page. */
  recordsOf(answer: unknown): FollowedRecord[];
};

/** Records that the registry has. */
export type RegisteredKind = Kind & {
  readonly noun: 'brand' | 'campaign';
  readonly createId: OperationId;
};

const FAILED = new Set<Progress['phase']>([
  'identity-failed',
  'declined',
  'rejected',
  'suspended',
  'expired',
  'ended',
]);

const followedBy = (status: string, progress: Progress) => ({
  status,
  progress,
  isSettled: progress.waitingFor === 'you' || progress.waitingFor === 'nobody',
  hasFailed: FAILED.has(progress.phase),
  news: [status, progress],
  reasons: [],
});

const ofBrand = (brand: Brand): FollowedRecord => ({
  localId: brand.localId,
  registryId: brand.tcrBrandId,
  title: brand.brandName,
  ...followedBy(brand.brand_status, brand.progress),
});

const ofCampaign = (campaign: Campaign): FollowedRecord => ({
  localId: campaign.localId,
  registryId: campaign.tcrCampaignId,
  title: campaign.usecase,
  ...followedBy(campaign.campaign_status, campaign.progress),
});

const ofTheRegistry = <Noun extends 'brand' | 'campaign'>(noun: Noun) => ({
  noun,
  exampleStatus: 'ACTIVE',
  showWords: 'Has the history. Costs 1 token.',
  watchWords: 'Costs 1 token at the start and 1 for each update. The exit code is 1 if it was rejected.',
  rereadWords: '1 token each, because some steps have no event',
  isAbout: ({ type, data }: TendlcEvent, localId: number | undefined) =>
    type.startsWith(`${noun}.`) && (localId === undefined || ('localId' in data && data.localId === localId)),
});

export const BRANDS: RegisteredKind = {
  ...ofTheRegistry('brand'),
  createId: 'createBrand',
  listId: 'listBrands',
  titleHead: 'brand',
  read: async (client, id) => {
    const { brand } = await client.brands.get(id);
    return { record: brand, followed: ofBrand(brand) };
  },
  recordsOf: (answer) => (answer as { brands: readonly Brand[] }).brands.map(ofBrand),
};

export const CAMPAIGNS: RegisteredKind = {
  ...ofTheRegistry('campaign'),
  createId: 'createCampaign',
  listId: 'listCampaigns',
  titleHead: 'use case',
  read: async (client, id) => {
    const { campaign } = await client.campaigns.get(id);
    return { record: campaign, followed: ofCampaign(campaign) };
  },
  recordsOf: (answer) => (answer as { campaigns: readonly Campaign[] }).campaigns.map(ofCampaign),
};

/** A registration is settled when every carrier has approved it, or it is denied, closed, or needs the customer. */
const ofRegistration = (registration: Registration): FollowedRecord => {
  const { id, label, brand, status, progress, denial } = registration;
  return {
    localId: id,
    registryId: registration.tcrCampaignId ?? registration.tcrBrandId,
    title: label ?? brand?.brandName ?? '–',
    status,
    progress,
    isSettled: status !== 'SUBMITTED' && !(status === 'APPROVED' && progress.waitingFor === 'carriers'),
    hasFailed: status !== 'APPROVED',
    news: [status, progress.phase, progress.waitingFor, progress.nextAction],
    reasons: denial?.texts ?? [],
  };
};

const WATCHED = /^(?:brand|campaign)\./;

export const REGISTRATIONS: Kind = {
  noun: 'registration',
  listId: 'listRegistrations',
  titleHead: 'label',
  exampleStatus: 'ACTION_REQUIRED',
  showWords: 'Free.',
  watchWords:
    'Free. The exit code is 0 if it is approved by a carrier, and 1 if it is denied, closed, or needs your action.',
  rereadWords: 'free; every half minute without this flag',
  rereadMinutes: 0.5,
  // Events about its brand and its campaign name these, and reading is free.
  isAbout: ({ type, data }, localId) =>
    WATCHED.test(type) || (type === 'registration.status_changed' && 'id' in data && data.id === localId),
  read: async (client, id) => {
    const { registration } = await client.registrations.get(id);
    return { record: registration, followed: ofRegistration(registration) };
  },
  recordsOf: (answer) =>
    (answer as { registrations: readonly Registration[] }).registrations.map(ofRegistration),
};
