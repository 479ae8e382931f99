// The registry's operations: method and path below the version path. `:name` stands for one encoded segment.

export const REGISTRY_OPERATIONS = {
  readVersion: { method: 'GET', path: '/version' },
  readEnum: { method: 'GET', path: '/enum/:name' },
  readProfile: { method: 'GET', path: '/csp/profile' },
  updateProfile: { method: 'PUT', path: '/csp/profile' },

  createBrand: { method: 'POST', path: '/brand/nonBlocking' },
  listBrands: { method: 'GET', path: '/brand' },
  readBrand: { method: 'GET', path: '/brand/:brandId' },
  updateBrand: { method: 'PUT', path: '/brand/:brandId' },
  deleteBrand: { method: 'DELETE', path: '/brand/:brandId' },
  readBrandFeedback: { method: 'GET', path: '/brand/feedback/:brandId' },
  revetBrand: { method: 'PUT', path: '/brand/:brandId/revet' },
  sendSmsOtp: { method: 'POST', path: '/brand/:brandId/smsOtp' },
  verifySmsOtp: { method: 'PUT', path: '/brand/:brandId/smsOtp' },
  readSmsOtp: { method: 'GET', path: '/brand/smsOtp/:referenceId' },
  listVettings: { method: 'GET', path: '/brand/:brandId/externalVetting' },
  orderVetting: { method: 'POST', path: '/brand/:brandId/externalVetting' },
  importVetting: { method: 'PUT', path: '/brand/:brandId/externalVetting' },

  qualifyBrand: { method: 'GET', path: '/campaignBuilder/brand/:brandId' },
  qualifyUsecase: { method: 'GET', path: '/campaignBuilder/brand/:brandId/usecase/:usecase' },
  createCampaign: { method: 'POST', path: '/campaignBuilder' },
  listCampaigns: { method: 'GET', path: '/campaign' },
  readCampaign: { method: 'GET', path: '/campaign/:campaignId' },
  updateCampaign: { method: 'PUT', path: '/campaign/:campaignId' },
  deleteCampaign: { method: 'DELETE', path: '/campaign/:campaignId' },
  readMnoMetadata: { method: 'GET', path: '/campaign/:campaignId/mnoMetadata' },
  readOperationStatus: { method: 'GET', path: '/campaign/:campaignId/operationStatus' },
  readSharing: { method: 'GET', path: '/campaign/:campaignId/sharing' },
  shareCampaign: { method: 'PUT', path: '/campaign/:campaignId/sharing/:upstreamCnpId' },
  resubmitCampaign: { method: 'PUT', path: '/campaign/:campaignId/resubmit' },
  nudgeCampaign: { method: 'POST', path: '/campaign/:campaignId/nudge' },

  listResellers: { method: 'GET', path: '/reseller' },
  createReseller: { method: 'POST', path: '/reseller' },

  listWebhookSubscriptions: { method: 'GET', path: '/webhook/subscription' },
  putWebhookSubscription: { method: 'PUT', path: '/webhook/subscription' },
  deleteWebhookSubscription: { method: 'DELETE', path: '/webhook/subscription/:eventCategory' },
  sendMockEvent: { method: 'GET', path: '/webhook/subscription/eventType/:eventType/mock' },
} as const;
export type RegistryOperation = keyof typeof REGISTRY_OPERATIONS;

/** Rate limits of an account, as the registry published them in 2022. */
export const REGISTRY_RATE_LIMITS = {
  reads: { count: 20, windowMs: 1_000 },
  writes: { count: 20, windowMs: 10_000 },
} as const;
