// Sharing a campaign with the connectivity partner that connects to the carriers, and the reasons for a decline.
import type { Loose, Open } from './loose.ts';

export const SHARING_STATES = [
  { value: 'PENDING', meaning: 'The upstream provider has not answered.' },
  { value: 'ACCEPTED', meaning: 'The upstream provider took the campaign.' },
  { value: 'DECLINED', meaning: 'The upstream provider refused it; another one may be chosen.' },
] as const;
export type SharingState = (typeof SHARING_STATES)[number]['value'];

/** Between two connectivity partners. The operation status has the carriers' decisions. */
export type SharingStatus = Loose<{
  downstreamCnpId: string;
  upstreamCnpId: string;
  sharingStatus: Open<SharingState>;
  explanation: string;
  rejectionCategory: string[];
  sharedDate: string;
  statusDate: string;
  cnpMigration: boolean;
}>;

/** The caller's own shared campaign has `sharedByMe`. */
export type SharingChain = Loose<{ sharedWithMe: SharingStatus; sharedByMe: SharingStatus }>;

export const NUDGE_INTENTS = [
  { value: 'APPEAL_REJECTION', meaning: 'Ask a provider that refused to look again.' },
  { value: 'REVIEW', meaning: 'Ask a provider that has not answered to look.' },
] as const;
export type NudgeIntent = (typeof NUDGE_INTENTS)[number]['value'];
export type Nudge = { nudgeIntent: Open<NudgeIntent>; description?: string };
export type NudgeAnswer = Loose<{ message: string }>;
export const NUDGE_DESCRIPTION_CHARACTERS_MAX = 1024;
export const DECLINE_EXPLANATION_CHARACTERS_MAX = 2048;

export const REJECTION_CATEGORIES = [
  'BRAND_INCONSISTENCIES',
  'CALL_TO_ACTION',
  'CAMPAIGN_DESCRIPTION_OR_ATTRIBUTES',
  'DISALLOWED_CONTENT',
  'MANDATORY_MESSAGE_TERMINOLOGY',
  'PRIVACY_POLICY',
  'SAMPLE_MESSAGE',
  'TERMS_AND_CONDITIONS',
  'OTHER',
] as const;

export const SUSPENSION_CATEGORIES = [
  'AFFILIATE_MARKETING',
  'CAMPAIGN_TO_TRAFFIC_MISMATCH',
  'CONTROLLED_SUBSTANCE',
  'EXCESSIVE_COMPLAINTS',
  'FRAUDULENT_MESSAGES',
  'ILLEGAL_SWEEPSTAKES',
  'ILLICIT_CONTENT',
  'LACK_OF_AGE_GATE',
  'PHISHING_MESSAGES',
  'PROMOTIONAL_GAMBLING',
  'SPAM',
  'OTHER',
] as const;

/** Aggregators that are known upstream partners. */
export const KNOWN_DCAS = [
  { id: 'TWILO', displayName: 'Twilio' },
  { id: 'BANDW', displayName: 'Bandwidth' },
  { id: 'SINCH', displayName: 'Sinch' },
] as const;
