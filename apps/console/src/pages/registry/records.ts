// Records as they are known without spending a token: after a registration, and after an event.
import type {
  BrandDetail,
  Campaign,
  CampaignDetail,
  CreateBrandAnswer,
  CreateBrandRequest,
  Progress,
  TendlcEvent,
} from '@tendlc/client';
import { BRAND_PROFILE_FIELDS } from '@tendlc/contract';

type Standing = Pick<Progress, 'phase' | 'waitingFor' | 'nextAction'>;

const isSole = (entityType: string) => entityType === 'SOLE_PROPRIETOR';

const CHECKING: Standing = {
  phase: 'identity-check',
  waitingFor: 'registry',
  nextAction:
    'Wait for the registry: it checks the brand, usually within minutes. This page changes by itself.',
};

const CODE_NEEDED: Standing = {
  phase: 'identity-check',
  waitingFor: 'you',
  nextAction: 'Confirm the mobile number with the one-time code that the registry sends to it.',
};

/** The brand as it must look right after its registration; a fresh look would cost a token and say the same. */
export function newBrandRecord(request: CreateBrandRequest, answer: CreateBrandAnswer): BrandDetail {
  const now = new Date().toISOString();
  const given = request as unknown as Readonly<Record<string, unknown>>;
  const profile = Object.fromEntries(BRAND_PROFILE_FIELDS.map((field) => [field, given[field] ?? null]));
  return {
    ...(profile as unknown as BrandDetail),
    mock: request.mock ?? false,
    companyName: request.companyName ?? (isSole(request.entityType) ? null : request.brandName),
    localId: answer.localId,
    tcrBrandId: answer.tcrBrandId,
    brand_status: 'PENDING',
    identityStatus: answer.identityStatus,
    trustScore: null,
    vettingStatus: null,
    progress: { ...(isSole(request.entityType) ? CODE_NEEDED : CHECKING), since: now },
    history: [],
    createdAt: now,
    updatedAt: now,
  };
}

const BRAND_STANDINGS: Readonly<Record<string, Standing>> = {
  PENDING: CHECKING,
  ACTIVE: {
    phase: 'verified',
    waitingFor: 'you',
    nextAction: 'Register a campaign, or order external vetting for more messages a day.',
  },
  FAILED: {
    phase: 'identity-failed',
    waitingFor: 'you',
    nextAction: 'Read the feedback, correct what it names, then have the brand checked again.',
  },
  DELETED: { phase: 'ended', waitingFor: 'nobody', nextAction: 'The brand is deleted.' },
};

const CAMPAIGN_STANDINGS: Readonly<Record<string, Standing>> = {
  PENDING: { phase: 'carrier-review', waitingFor: 'carriers', nextAction: 'Nobody has decided yet.' },
  ACTIVE: {
    phase: 'partly-approved',
    waitingFor: 'carriers',
    nextAction: 'At least one carrier delivers. The table below shows which.',
  },
  REJECTED: {
    phase: 'rejected',
    waitingFor: 'you',
    nextAction: 'Load the campaign to see who refused it and why.',
  },
  SUSPENDED: {
    phase: 'suspended',
    waitingFor: 'you',
    nextAction: 'A carrier has stopped it. Load the campaign to see why.',
  },
  EXPIRED: { phase: 'expired', waitingFor: 'nobody', nextAction: 'The campaign has ended at the registry.' },
  DEACTIVATED: { phase: 'ended', waitingFor: 'nobody', nextAction: 'The campaign is deactivated.' },
};

/** In place of the service's own sentence, until somebody loads it. */
function progressFrom(standing: Standing | undefined, before: Progress, since: string): Progress {
  return standing === undefined ? before : { ...standing, since };
}

/** The brand after the event; the same object when the event is of something else. */
export function applyToBrand<Record extends Omit<BrandDetail, 'history'>>(
  brand: Record,
  { type, data, timestamp }: TendlcEvent,
): Record {
  if (type === 'brand.status_changed' && data.localId === brand.localId) {
    const progress = progressFrom(BRAND_STANDINGS[data.to], brand.progress, timestamp);
    return { ...brand, brand_status: data.to, progress };
  }
  return type === 'brand.score_changed' && data.localId === brand.localId
    ? { ...brand, trustScore: data.to }
    : brand;
}

export function applyToCampaign<Record extends Campaign | CampaignDetail>(
  campaign: Record,
  { type, data, timestamp }: TendlcEvent,
): Record {
  if (type === 'campaign.status_changed' && data.localId === campaign.localId) {
    const progress = progressFrom(CAMPAIGN_STANDINGS[data.to], campaign.progress, timestamp);
    return { ...campaign, campaign_status: data.to, progress };
  }
  if (type === 'campaign.carrier_status_changed' && data.localId === campaign.localId && data.to !== null) {
    const status = data.to;
    const known = campaign.carriers.some(({ carrier }) => carrier === data.carrier);
    const carriers = known
      ? campaign.carriers.map((row) => (row.carrier === data.carrier ? { ...row, status } : row))
      : [...campaign.carriers, { mnoId: 0, carrier: data.carrier, status }];
    return { ...campaign, carriers };
  }
  return campaign;
}
