// What tokens were spent on, as people would say it.
import type { TokenTransaction } from '@tendlc/client';
import { titleOf } from '../../format/tool-titles.ts';

/** By the name that a step of a registration has in the API. */
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
};

export const whatFor = ({ toolName, notes }: Pick<TokenTransaction, 'toolName' | 'notes'>): string =>
  [toolName === null ? undefined : (STEPS[toolName] ?? titleOf(toolName)), notes ?? undefined]
    .filter((part) => part !== undefined)
    .join(': ');
