// Campaigns and their connectivity partners: those of others, moves to another partner, and their phone numbers.
import type { Campaign } from './campaigns.ts';
import type { Loose, Open } from './loose.ts';
import type { PageQuery } from './pages.ts';
import type { SharingState } from './sharing.ts';

/** Without the fields that only its owner sees. */
export type PartnerCampaign = Campaign & Loose<{ brand: Record<string, unknown> }>;

export type PartnerCampaignFilter = PageQuery & { sharingStatus?: Open<SharingState> };

/** Examples of the registry have the times as milliseconds. */
export type CnpMigration = Loose<{
  status: Open<'ACTIVE' | 'COMPLETED' | 'CANCELLED'>;
  fromCnpId: string;
  toCnpId: string;
  upstreamCnpId: string;
  createDate: string;
}>;

/** A number that was assigned to a campaign. The registry only reports it. */
export type CampaignPhone = { phoneNumber: string } & Loose<{
  nnid: string;
  provisionedDate: string;
  current: boolean;
}>;

export type TaggedRecord = { recordType: 'BRAND' | 'CAMPAIGN'; recordId: string };
