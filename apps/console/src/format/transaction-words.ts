// Entries of the token ledger in words.
import type { TokenTransaction } from '@tendlc/client';
import { titleOf } from './tool-titles.ts';

export const TRANSACTION_WORDS: Readonly<Record<TokenTransaction['type'], string>> = {
  usage: 'Used',
  daily_free: 'Daily free token',
  purchase: 'Purchased',
  refund: 'Refunded',
  trial: 'Welcome tokens',
};

/** Times in UTC, without the letter Z. */
export const timeOfTransaction = ({ createdAt }: Pick<TokenTransaction, 'createdAt'>): string =>
  `${createdAt.replace(' ', 'T')}Z`;

/** By the API name of a registration step. */
const STEPS: Readonly<Record<string, string>> = {
  listBrands: 'List brands',
  createBrand: 'Register brand',
  getBrand: 'View brand',
  updateBrand: 'Edit brand',
  deleteBrand: 'Delete brand',
  vetBrand: 'Order vetting',
  getBrandFeedback: 'View brand feedback',
  revetBrand: 'Resubmit brand',
  sendBrandCode: 'Send one-time code',
  confirmBrandCode: 'Confirm one-time code',
  listCampaigns: 'List campaigns',
  createCampaign: 'Register campaign',
  getCampaign: 'View campaign',
  updateCampaign: 'Edit campaign',
  deactivateCampaign: 'Deactivate campaign',
  getCampaignSharing: 'View campaign sharing',
  getCampaignOperationStatus: 'View carrier status',
  shareCampaign: 'Share campaign',
  nudgeCampaign: 'Nudge or appeal campaign',
  resubmitCampaign: 'Resubmit campaign',
  appealBrand: 'Appeal identity status',
  listBrandAppeals: 'View appeals',
  appealVetting: 'Appeal vetting',
  sendBusinessContactMail: 'Send Authentication+ mail again',
  listVettings: 'View vettings',
  listVettingReports: 'View vetting reports',
  getQualification: 'View use cases of brand',
  listCampaignNumbers: 'View phone numbers',
  getMigration: 'View move to another partner',
  startMigration: 'Move to another partner',
  cancelMigration: 'Cancel move to another partner',
  listPartnerCampaigns: 'View partner campaigns',
  getPartnerCampaign: 'View partner campaign',
  listResellers: 'View resellers',
  getReseller: 'View reseller',
  updateReseller: 'Edit reseller',
  untagBrand: 'Remove tag of brand',
  untagCampaign: 'Remove tag of campaign',
  listEvidence: 'View evidence',
  listAttachments: 'View campaign files',
  uploadAttachment: 'Upload campaign file',
  getAttachment: 'Download campaign file',
  deleteAttachment: 'Delete campaign file',
  getCspProfile: 'View registry profile',
  getEnum: 'View registry values',
};

type Purpose = Pick<TokenTransaction, 'toolName' | 'notes'>;

const toolWords = ({ toolName }: Purpose): string | undefined =>
  toolName === null ? undefined : (STEPS[toolName] ?? titleOf(toolName));

export const whatFor = ({ toolName, notes }: Purpose): string =>
  [toolWords({ toolName, notes }), notes ?? undefined].filter((part) => part !== undefined).join(': ');

/** What an entry is about: a use says for what, and everything else what it is. The rest is its note. */
export function describeTransaction(row: Purpose & Pick<TokenTransaction, 'type'>): {
  readonly title: string;
  readonly note: string;
} {
  const tool = toolWords(row);
  return row.type === 'usage' && tool !== undefined
    ? { title: tool, note: row.notes ?? '' }
    : { title: TRANSACTION_WORDS[row.type], note: whatFor(row) };
}
