// What the routes of campaigns share.
import { RecordPath } from '@tendlc/contract';
import { FROM_REGISTRY } from '../../http/docs/operations.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Carriers } from './carrier-actions.ts';
import type { Campaigns } from './service.ts';

export type CampaignRoutesDeps = {
  readonly ledger: Pick<Ledger, 'charge' | 'openCharge' | 'settle'>;
  readonly campaigns: Campaigns;
  readonly carriers: Carriers;
};

export const tags = ['Campaigns'];
export const path = '/v1/tcr/campaigns';
export const params = RecordPath('campaignId');
export const charged = { charged: true };
export const READ = ['unauthorized', 'insufficient_tokens', 'not_found'] as const;
export const ASK = [...READ, 'credentials_missing', 'registration_under_way', ...FROM_REGISTRY] as const;
