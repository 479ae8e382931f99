// The public API of campaigns.
export { type Carriers, createCarriers } from './carrier-actions.ts';
export { nameCarrier, toCarriers } from './carrier-status.ts';
export { REFRESH_CAMPAIGN_JOB } from './mirror.ts';
export { prepareCampaign, toRegistryCampaign, toRegistryUpdate } from './profile.ts';
export { campaignRoutes } from './routes.ts';
export { type Campaigns, createCampaigns } from './service.ts';
export { type CampaignStandingRow, progressOf as progressOfCampaignRow } from './policy.ts';
