// What tokens were spent on, as people would say it.
import type { TokenTransaction } from '@tendlc/client';
import { titleOf } from '../tools/titles.ts';

/** By the name that a step of a registration has in the API. */
const STEPS: Readonly<Record<string, string>> = {
  listBrands: 'Looking at the list of brands',
  createBrand: 'Registering a brand',
  getBrand: 'Looking at a brand',
  updateBrand: 'Correcting a brand',
  deleteBrand: 'Deleting a brand',
  vetBrand: 'Ordering a vetting',
  getBrandFeedback: 'Reading why a brand was not verified',
  revetBrand: 'Having a brand checked again',
  sendBrandCode: 'Sending a one-time code',
  confirmBrandCode: 'Confirming a one-time code',
  listCampaigns: 'Looking at the list of campaigns',
  createCampaign: 'Registering a campaign',
  getCampaign: 'Looking at a campaign',
  updateCampaign: 'Correcting a campaign',
  deactivateCampaign: 'Ending a campaign',
  getCampaignSharing: 'Asking where a campaign is shared',
  getCampaignOperationStatus: 'Asking the carriers about a campaign',
  shareCampaign: 'Sharing a campaign with the partner',
  nudgeCampaign: 'Reminding the partner of a campaign',
  resubmitCampaign: 'Submitting a campaign again',
};

export const whatFor = ({ toolName, notes }: Pick<TokenTransaction, 'toolName' | 'notes'>): string =>
  [toolName === null ? undefined : (STEPS[toolName] ?? titleOf(toolName)), notes ?? undefined]
    .filter((part) => part !== undefined)
    .join(': ');
