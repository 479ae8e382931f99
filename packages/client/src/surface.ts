// What the client offers under which name. The generator makes its types from this, `createTendlc` its functions.

/** A function that goes through all pages of a list. */
type Pages = { readonly pagesOf: string };
/** A function that is written by hand, because the operation is no request that is answered with JSON once. */
type ByHand = { readonly byHand: string };

export type SurfaceEntry = string | Pages | ByHand;

export const SURFACE = {
  health: { live: 'getHealth', ready: 'getReadiness' },
  auth: {
    register: 'register',
    login: 'login',
    verify: 'verifySession',
    logout: 'logout',
    forgotPassword: 'forgotPassword',
    resetPassword: 'resetPassword',
  },
  tokens: {
    balance: 'getBalance',
    dailyFree: 'checkDailyFree',
    use: 'useTokens',
    history: 'listTransactions',
    iterateHistory: { pagesOf: 'listTransactions' },
  },
  tools: {
    brandChecker: 'brandChecker',
    messageValidator: 'messageValidator',
    optOutAuditor: 'optOutAuditor',
    campaignPreview: 'campaignPreview',
    consentValidator: 'consentValidator',
    sanitize: 'sanitize',
    templateLibrary: 'templateLibrary',
    carrierScanner: 'carrierScanner',
    documentGenerator: 'documentGenerator',
    diffChecker: 'diffChecker',
    errorDiagnostic: 'errorDiagnostic',
    rejectionDecoder: 'rejectionDecoder',
    useCaseSelector: 'useCaseSelector',
    trustScore: 'trustScore',
    approvalDb: 'approvalDb',
    roiCalculator: 'roiCalculator',
    complianceCalendar: 'complianceCalendar',
    providerChecklist: 'providerChecklist',
  },
  apiKeys: { create: 'createApiKey', list: 'listApiKeys', revoke: 'revokeApiKey' },
  credentials: {
    get: 'getMyCredentials',
    store: 'storeMyCredentials',
    change: 'changeMyCredentials',
    test: 'testMyCredentials',
    subscribeWebhook: 'subscribeMyWebhook',
  },
  brands: {
    list: 'listBrands',
    iterate: { pagesOf: 'listBrands' },
    create: 'createBrand',
    get: 'getBrand',
    update: 'updateBrand',
    delete: 'deleteBrand',
    vet: 'vetBrand',
    feedback: 'getBrandFeedback',
    revet: 'revetBrand',
    sendCode: 'sendBrandCode',
    confirmCode: 'confirmBrandCode',
  },
  campaigns: {
    list: 'listCampaigns',
    iterate: { pagesOf: 'listCampaigns' },
    create: 'createCampaign',
    get: 'getCampaign',
    update: 'updateCampaign',
    deactivate: 'deactivateCampaign',
    sharing: 'getCampaignSharing',
    operationStatus: 'getCampaignOperationStatus',
    share: 'shareCampaign',
    nudge: 'nudgeCampaign',
    resubmit: 'resubmitCampaign',
  },
  registry: {
    enums: 'getEnum',
    cspProfile: 'getCspProfile',
    updateCspProfile: 'updateCspProfile',
    receiveCallback: { byHand: 'receiveCallback' },
  },
  webhookEndpoints: {
    create: 'createWebhookEndpoint',
    list: 'listWebhookEndpoints',
    iterate: { pagesOf: 'listWebhookEndpoints' },
    get: 'getWebhookEndpoint',
    change: 'changeWebhookEndpoint',
    delete: 'deleteWebhookEndpoint',
    rotateSecret: 'rotateWebhookSecret',
    test: 'testWebhookEndpoint',
    deliveries: 'listWebhookDeliveries',
    iterateDeliveries: { pagesOf: 'listWebhookDeliveries' },
    resend: 'resendWebhookDelivery',
  },
  events: {
    list: 'listEvents',
    iterate: { pagesOf: 'listEvents' },
    stream: { byHand: 'streamEvents' },
  },
  notices: { get: 'getNotices', change: 'changeNotices' },
  admin: {
    listCredentials: 'listCredentials',
    iterateCredentials: { pagesOf: 'listCredentials' },
    storeCredentials: 'storeCredentials',
    getCredentials: 'getCredentials',
    changeCredentials: 'changeCredentials',
    deactivateCredentials: 'deactivateCredentials',
    listRegistryEvents: 'listRegistryEvents',
    iterateRegistryEvents: { pagesOf: 'listRegistryEvents' },
    replayRegistryEvent: 'replayRegistryEvent',
    listRegistryCalls: 'listRegistryCalls',
    iterateRegistryCalls: { pagesOf: 'listRegistryCalls' },
    syncBrand: 'syncBrand',
    syncCampaign: 'syncCampaign',
  },
} as const satisfies Record<string, Record<string, SurfaceEntry>>;

/** Operations that stand beside the groups. */
export const TOP_LEVEL = { validate: 'validate' } as const satisfies Record<string, string>;
