// Generated from docs/openapi.json by `npm run docs`. Do not edit.
// biome-ignore-all format: generated
// oxlint-disable eslint/max-lines
import type { ByHand } from '../by-hand.ts';
import type { Call, CallOptions } from '../call.ts';
import type { WithoutPage } from '../pages.ts';
import type {
  AdvanceSandboxAnswer,
  AdvanceSandboxRequest,
  ApprovalDbAnswer,
  ApprovalDbRequest,
  BrandCheckerAnswer,
  BrandCheckerRequest,
  CampaignPreviewAnswer,
  CampaignPreviewRequest,
  CarrierScannerAnswer,
  CarrierScannerRequest,
  ChangeCredentialsAnswer,
  ChangeCredentialsRequest,
  ChangeMyCredentialsAnswer,
  ChangeMyCredentialsRequest,
  ChangeNoticesAnswer,
  ChangeNoticesRequest,
  ChangeWebhookEndpointAnswer,
  ChangeWebhookEndpointRequest,
  CheckDailyFreeAnswer,
  ComplianceCalendarAnswer,
  ComplianceCalendarRequest,
  ConfirmBrandCodeAnswer,
  ConfirmBrandCodeRequest,
  ConsentValidatorAnswer,
  ConsentValidatorRequest,
  CreateApiKeyAnswer,
  CreateApiKeyRequest,
  CreateBrandAnswer,
  CreateBrandRequest,
  CreateCampaignAnswer,
  CreateCampaignRequest,
  CreateWebhookEndpointAnswer,
  CreateWebhookEndpointRequest,
  DeactivateCampaignAnswer,
  DeactivateCredentialsAnswer,
  DecideSandboxBrandAnswer,
  DecideSandboxBrandRequest,
  DecideSandboxCampaignAnswer,
  DecideSandboxCampaignRequest,
  DeleteBrandAnswer,
  DeleteWebhookEndpointAnswer,
  DiffCheckerAnswer,
  DiffCheckerRequest,
  DocumentGeneratorAnswer,
  DocumentGeneratorRequest,
  ErrorDiagnosticAnswer,
  ErrorDiagnosticRequest,
  ForgotPasswordAnswer,
  ForgotPasswordRequest,
  GetBalanceAnswer,
  GetBrandAnswer,
  GetBrandFeedbackAnswer,
  GetCampaignAnswer,
  GetCampaignOperationStatusAnswer,
  GetCampaignSharingAnswer,
  GetCredentialsAnswer,
  GetCspProfileAnswer,
  GetCspProfileQuery,
  GetEnumAnswer,
  GetEnumQuery,
  GetHealthAnswer,
  GetMyCredentialsAnswer,
  GetNoticesAnswer,
  GetReadinessAnswer,
  GetSandboxAnswer,
  GetWebhookEndpointAnswer,
  ListApiKeysAnswer,
  ListAuditAnswer,
  ListAuditQuery,
  ListBrandsAnswer,
  ListBrandsQuery,
  ListCampaignsAnswer,
  ListCampaignsQuery,
  ListCredentialsAnswer,
  ListCredentialsQuery,
  ListCustomersAnswer,
  ListCustomersQuery,
  ListEventsAnswer,
  ListEventsQuery,
  ListFieldDefinitionsAnswer,
  ListFieldDefinitionsQuery,
  ListRegistryCallsAnswer,
  ListRegistryCallsQuery,
  ListRegistryEventsAnswer,
  ListRegistryEventsQuery,
  ListTransactionsAnswer,
  ListTransactionsQuery,
  ListWebhookDeliveriesAnswer,
  ListWebhookDeliveriesQuery,
  ListWebhookEndpointsAnswer,
  ListWebhookEndpointsQuery,
  LoginAnswer,
  LoginRequest,
  LogoutAnswer,
  MessageValidatorAnswer,
  MessageValidatorRequest,
  NudgeCampaignAnswer,
  NudgeCampaignRequest,
  OptOutAuditorAnswer,
  OptOutAuditorRequest,
  ProviderChecklistAnswer,
  ProviderChecklistRequest,
  RegisterAnswer,
  RegisterRequest,
  RejectionDecoderAnswer,
  RejectionDecoderRequest,
  ReplayRegistryEventAnswer,
  ResendWebhookDeliveryAnswer,
  ResetPasswordAnswer,
  ResetPasswordRequest,
  ResubmitCampaignAnswer,
  ResubmitCampaignRequest,
  RevetBrandAnswer,
  RevokeApiKeyAnswer,
  RoiCalculatorAnswer,
  RoiCalculatorRequest,
  RotateWebhookSecretAnswer,
  SanitizeAnswer,
  SanitizeRequest,
  SendBrandCodeAnswer,
  ShareCampaignAnswer,
  ShareCampaignRequest,
  StoreCredentialsAnswer,
  StoreCredentialsRequest,
  StoreMyCredentialsAnswer,
  StoreMyCredentialsRequest,
  SubscribeMyWebhookAnswer,
  SyncBrandAnswer,
  SyncCampaignAnswer,
  TemplateLibraryAnswer,
  TemplateLibraryRequest,
  TestMyCredentialsAnswer,
  TestWebhookEndpointAnswer,
  TrustScoreAnswer,
  TrustScoreRequest,
  UpdateBrandAnswer,
  UpdateBrandRequest,
  UpdateCampaignAnswer,
  UpdateCampaignRequest,
  UpdateCspProfileAnswer,
  UpdateCspProfileRequest,
  UseCaseSelectorAnswer,
  UseCaseSelectorRequest,
  UseTokensAnswer,
  UseTokensRequest,
  ValidateAnswer,
  ValidateRequest,
  VerifySessionAnswer,
  VetBrandAnswer,
  VetBrandRequest,
} from './types.ts';

interface HealthGroup {
  /** Whether the service lives. */
  live(options?: CallOptions): Call<GetHealthAnswer>;

  /** Whether the service can take requests. */
  ready(options?: CallOptions): Call<GetReadinessAnswer>;
}

interface AuthGroup {
  /** Open an account with 2 trial tokens. */
  register(body: RegisterRequest, options?: CallOptions): Call<RegisterAnswer>;

  /**
   * Get a token for 30 days.
   * Five failures within 30 minutes lock the e-mail for 30 minutes.
   */
  login(body: LoginRequest, options?: CallOptions): Call<LoginAnswer>;

  /** Whose token this is. */
  verify(options?: CallOptions): Call<VerifySessionAnswer>;

  /**
   * Log out.
   * A bearer token is stateless: the client discards it, and it stays valid until it expires. The session of the console ends on the server.
   */
  logout(options?: CallOptions): Call<LogoutAnswer>;

  /**
   * Ask for a link to choose a new password.
   * Answers alike whether or not the e-mail has an account.
   */
  forgotPassword(body: ForgotPasswordRequest, options?: CallOptions): Call<ForgotPasswordAnswer>;

  /**
   * Choose a new password.
   * Voids every token issued before and lifts a lock.
   */
  resetPassword(body: ResetPasswordRequest, options?: CallOptions): Call<ResetPasswordAnswer>;
}

interface TokensGroup {
  /**
   * Balance, and whether the daily free token is still there.
   * API keys: scope `tools`.
   */
  balance(options?: CallOptions): Call<GetBalanceAnswer>;

  /**
   * Whether the daily free token can be used today; claims nothing.
   * API keys: scope `tools`.
   */
  dailyFree(options?: CallOptions): Call<CheckDailyFreeAnswer>;

  /**
   * Deduct tokens; the daily free token pays one of them when it is there.
   * API keys: scope `tools`.
   */
  use(body: UseTokensRequest, options?: CallOptions): Call<UseTokensAnswer>;

  /**
   * The ledger of the account, newest first.
   * API keys: scope `tools`.
   */
  history(query?: ListTransactionsQuery, options?: CallOptions): Call<ListTransactionsAnswer>;

  /** The ledger of the account, newest first: entry by entry, through all pages. */
  iterateHistory(query?: WithoutPage<ListTransactionsQuery>, options?: CallOptions): AsyncIterable<ListTransactionsAnswer['transactions'][number]>;
}

interface ToolsGroup {
  /**
   * Learn what would keep a brand from being verified before the registration is paid for.
   * **Brand checker.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  brandChecker(body: BrandCheckerRequest, options?: CallOptions): Call<BrandCheckerAnswer>;

  /**
   * Learn whether a message would pass carrier filters and reviewers, what it costs, and what to change first.
   * **Message validator.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  messageValidator(body: MessageValidatorRequest, options?: CallOptions): Call<MessageValidatorAnswer>;

  /**
   * Learn whether readers of a message can leave the way the law and carriers expect, and what is missing.
   * **Opt-out auditor.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  optOutAuditor(body: OptOutAuditorRequest, options?: CallOptions): Call<OptOutAuditorAnswer>;

  /**
   * See how fast, at what surcharge and at what risk each carrier would deliver a message of a campaign.
   * **Campaign preview.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  campaignPreview(body: CampaignPreviewRequest, options?: CallOptions): Call<CampaignPreviewAnswer>;

  /**
   * Learn whether an opt-in text holds up before reviewers and law, and get one that does.
   * **Consent validator.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  consentValidator(body: ConsentValidatorRequest, options?: CallOptions): Call<ConsentValidatorAnswer>;

  /**
   * Get text, e-mail addresses, web addresses and telephone numbers in a form that is safe to store and send.
   * **Sanitize.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  sanitize(body: SanitizeRequest, options?: CallOptions): Call<SanitizeAnswer>;

  /**
   * Take over message texts that pass the message validator, with your name filled in, as samples or to send.
   * **Template library.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  templateLibrary(body?: TemplateLibraryRequest, options?: CallOptions): Call<TemplateLibraryAnswer>;

  /**
   * See what each carrier allows, charges, punishes and objects to for campaigns of a use case.
   * **Carrier scanner.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  carrierScanner(body?: CarrierScannerRequest, options?: CallOptions): Call<CarrierScannerAnswer>;

  /**
   * Get a privacy policy, terms or a consent form with every clause that campaign reviewers look for.
   * **Document generator.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  documentGenerator(body: DocumentGeneratorRequest, options?: CallOptions): Call<DocumentGeneratorAnswer>;

  /**
   * Learn what a change to a message, policy, consent text or brand means for its registration.
   * **Diff checker.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  diffChecker(body: DiffCheckerRequest, options?: CallOptions): Call<DiffCheckerAnswer>;

  /**
   * Learn what an error code or message means, whether to try again, and what to do.
   * **Error diagnostic.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  errorDiagnostic(body: ErrorDiagnosticRequest, options?: CallOptions): Call<ErrorDiagnosticAnswer>;

  /**
   * Learn why a brand or campaign was rejected, what to change in which field, and what trying again costs.
   * **Rejection decoder.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  rejectionDecoder(body: RejectionDecoderRequest, options?: CallOptions): Call<RejectionDecoderAnswer>;

  /**
   * Describe a campaign in your own words and learn which use case to register, and what that takes.
   * **Use-case selector.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  useCaseSelector(body: UseCaseSelectorRequest, options?: CallOptions): Call<UseCaseSelectorAnswer>;

  /**
   * Estimate the trust score of a brand before paying for vetting, and see the carrier limits that it would lead to.
   * **Trust score estimate.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  trustScore(body: TrustScoreRequest, options?: CallOptions): Call<TrustScoreAnswer>;

  /**
   * See how likely and how soon a campaign would be approved, and what most often stands in the way.
   * **Approval outlook.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  approvalDb(body?: ApprovalDbRequest, options?: CallOptions): Call<ApprovalDbAnswer>;

  /**
   * Compare building a 10DLC registration service with buying one; every assumption is in the answer.
   * **ROI calculator.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  roiCalculator(body: RoiCalculatorRequest, options?: CallOptions): Call<RoiCalculatorAnswer>;

  /**
   * Plan the way to launch on business days, with the duties that recur after it.
   * **Compliance calendar.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  complianceCalendar(body?: ComplianceCalendarRequest, options?: CallOptions): Call<ComplianceCalendarAnswer>;

  /**
   * Get the steps, fields, fees and waiting times of registering a use case at a provider.
   * **Provider checklist.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  providerChecklist(body: ProviderChecklistRequest, options?: CallOptions): Call<ProviderChecklistAnswer>;
}

interface ApiKeysGroup {
  /** Make an API key; it is shown this once. */
  create(body: CreateApiKeyRequest, options?: CallOptions): Call<CreateApiKeyAnswer>;

  /** Your API keys, without the keys themselves. */
  list(options?: CallOptions): Call<ListApiKeysAnswer>;

  /** Revoke an API key at once. */
  revoke(id: string | number, options?: CallOptions): Call<RevokeApiKeyAnswer>;
}

interface CredentialsGroup {
  /** Your registry credentials, masked; null when none are stored. */
  get(options?: CallOptions): Call<GetMyCredentialsAnswer>;

  /**
   * Store your registry credentials.
   * They are encrypted at once. Enter the `webhookUrl` of the answer at the registry.
   */
  store(body: StoreMyCredentialsRequest, options?: CallOptions): Call<StoreMyCredentialsAnswer>;

  /** Change any part of your registry credentials. */
  change(body?: ChangeMyCredentialsRequest, options?: CallOptions): Call<ChangeMyCredentialsAnswer>;

  /** Ask the registry whether it takes your credentials. */
  test(options?: CallOptions): Call<TestMyCredentialsAnswer>;

  /**
   * Have the registry send its callbacks to your webhook address.
   * Enters your `webhookUrl` at the registry for brands, campaigns and vetting, in place of what was entered there before.
   */
  subscribeWebhook(options?: CallOptions): Call<SubscribeMyWebhookAnswer>;
}

interface BrandsGroup {
  /**
   * Your brands; admins see all.
   * Costs 1 token, except for admins.
   *
   * API keys: scope `registry:read`.
   */
  list(query?: ListBrandsQuery, options?: CallOptions): Call<ListBrandsAnswer>;

  /** Your brands; admins see all: entry by entry, through all pages. */
  iterate(query?: WithoutPage<ListBrandsQuery>, options?: CallOptions): AsyncIterable<ListBrandsAnswer['brands'][number]>;

  /**
   * Register a brand at the registry.
   * Costs 1 token, except for admins, and the registry’s own fee. Everything that can be checked here is checked before. Should the answer of the registry get lost, the brand is looked up instead of being registered twice.
   *
   * API keys: scope `registry:write`.
   */
  create(body: CreateBrandRequest, options?: CallOptions): Call<CreateBrandAnswer>;

  /**
   * A brand with its progress and history.
   * From the local mirror. Costs 1 token, except for admins.
   *
   * API keys: scope `registry:read`.
   */
  get(brandId: string | number, options?: CallOptions): Call<GetBrandAnswer>;

  /**
   * Change a brand here and at the registry.
   * Only what is sent changes. A change of legal name, tax number or entity type makes the brand unverified and is refused while it has active campaigns or vetting. Costs 1 token, except for admins.
   *
   * API keys: scope `registry:write`.
   */
  update(brandId: string | number, body?: UpdateBrandRequest, options?: CallOptions): Call<UpdateBrandAnswer>;

  /**
   * Deregister a brand.
   * Final at the registry; the record stays here as `DELETED`. Refused while the brand has active campaigns. Costs 1 token, except for admins.
   *
   * API keys: scope `registry:write`.
   */
  delete(brandId: string | number, options?: CallOptions): Call<DeleteBrandAnswer>;

  /**
   * Order external vetting.
   * The provider’s fee is charged by the registry. An order that is under way already is not placed again. Costs 1 token, except for admins.
   *
   * API keys: scope `registry:write`.
   */
  vet(brandId: string | number, body: VetBrandRequest, options?: CallOptions): Call<VetBrandAnswer>;

  /**
   * Why the registry did not verify the brand, and what to change.
   * Asks the registry. Costs 1 token, except for admins.
   *
   * API keys: scope `registry:read`.
   */
  feedback(brandId: string | number, options?: CallOptions): Call<GetBrandFeedbackAnswer>;

  /**
   * Have the registry check a corrected brand again.
   * The registry charges a fee each time, and refuses when nothing has changed since. Costs 1 token, except for admins.
   *
   * API keys: scope `registry:write`.
   */
  revet(brandId: string | number, options?: CallOptions): Call<RevetBrandAnswer>;

  /**
   * Sole proprietors: send the one-time code to the mobile number.
   * The code is good for 24 hours. Costs 1 token, except for admins.
   *
   * API keys: scope `registry:write`.
   */
  sendCode(brandId: string | number, options?: CallOptions): Call<SendBrandCodeAnswer>;

  /**
   * Sole proprietors: confirm the mobile number by the code.
   * Costs 1 token, except for admins.
   *
   * API keys: scope `registry:write`.
   */
  confirmCode(brandId: string | number, body: ConfirmBrandCodeRequest, options?: CallOptions): Call<ConfirmBrandCodeAnswer>;
}

interface CampaignsGroup {
  /**
   * Your campaigns; admins see all.
   * Costs 1 token, except for admins.
   *
   * API keys: scope `registry:read`.
   */
  list(query?: ListCampaignsQuery, options?: CallOptions): Call<ListCampaignsAnswer>;

  /** Your campaigns; admins see all: entry by entry, through all pages. */
  iterate(query?: WithoutPage<ListCampaignsQuery>, options?: CallOptions): AsyncIterable<ListCampaignsAnswer['campaigns'][number]>;

  /**
   * Register a campaign at the registry.
   * Costs 1 token, except for admins, and the registry’s own fee. Replies, keywords and sub-use-cases that are left out are filled in and listed under `defaulted`. Should the answer of the registry get lost, the campaign is looked up instead of being registered twice.
   *
   * API keys: scope `registry:write`.
   */
  create(body: CreateCampaignRequest, options?: CallOptions): Call<CreateCampaignAnswer>;

  /**
   * A campaign with its progress, carriers and history.
   * From the local mirror. Costs 1 token, except for admins.
   *
   * API keys: scope `registry:read`.
   */
  get(campaignId: string | number, options?: CallOptions): Call<GetCampaignAnswer>;

  /**
   * Change a campaign here and at the registry.
   * Only what is sent changes. Use case, sub-use-cases and the subscriber flags are decided once. Costs 1 token, except for admins.
   *
   * API keys: scope `registry:write`.
   */
  update(campaignId: string | number, body?: UpdateCampaignRequest, options?: CallOptions): Call<UpdateCampaignAnswer>;

  /**
   * Deactivate a campaign here and at the registry.
   * Final. Costs 1 token, except for admins.
   *
   * API keys: scope `registry:write`.
   */
  deactivate(campaignId: string | number, options?: CallOptions): Call<DeactivateCampaignAnswer>;

  /**
   * What partner and carriers say: who accepted, who refused.
   * Asks the registry. Costs 1 token, except for admins.
   *
   * API keys: scope `registry:read`.
   */
  sharing(campaignId: string | number, options?: CallOptions): Call<GetCampaignSharingAnswer>;

  /**
   * What each carrier says of the campaign.
   * Asks the registry. Costs 1 token, except for admins.
   *
   * API keys: scope `registry:read`.
   */
  operationStatus(campaignId: string | number, options?: CallOptions): Call<GetCampaignOperationStatusAnswer>;

  /**
   * Share a campaign with your connectivity partner.
   * Without this no carrier ever sees the campaign. While a partner reviews it, it cannot be given to another. Costs 1 token, except for admins.
   *
   * API keys: scope `registry:write`.
   */
  share(campaignId: string | number, body: ShareCampaignRequest, options?: CallOptions): Call<ShareCampaignAnswer>;

  /**
   * Ask the partner for its review, or appeal a rejection.
   * Costs 1 token, except for admins.
   *
   * API keys: scope `registry:write`.
   */
  nudge(campaignId: string | number, body: NudgeCampaignRequest, options?: CallOptions): Call<NudgeCampaignAnswer>;

  /**
   * Submit a campaign again to carriers.
   * After a correction, or after vetting has changed the score; terms may become worse too. Costs 1 token, except for admins.
   *
   * API keys: scope `registry:write`.
   */
  resubmit(campaignId: string | number, body: ResubmitCampaignRequest, options?: CallOptions): Call<ResubmitCampaignAnswer>;
}

interface RegistryGroup {
  /**
   * The words that the registry takes in a field.
   * As the registry lists them for your account, at most an hour old. While it does not answer, the words that came with the service: `source` says which. Costs 1 token, except for admins, who say whose account is meant by `credentialId` or `userId`.
   *
   * API keys: scope `registry:read`.
   */
  enums(type: string | number, query?: GetEnumQuery, options?: CallOptions): Call<GetEnumAnswer>;

  /**
   * The fields of a brand, a campaign, or their public pages.
   * Label, limits, values and requirement of each field. With `entityType` or `usecase`, the requirements that depend on it are resolved. Free.
   *
   * API keys: scope `registry:read`.
   */
  fieldDefinitions(query: ListFieldDefinitionsQuery, options?: CallOptions): Call<ListFieldDefinitionsAnswer>;

  /**
   * The profile of your account at the registry.
   * Asks the registry. Costs 1 token, except for admins, who say whose profile is meant by `credentialId` or `userId`.
   *
   * API keys: scope `registry:read`.
   */
  cspProfile(query?: GetCspProfileQuery, options?: CallOptions): Call<GetCspProfileAnswer>;

  /**
   * Change the e-mail addresses of a profile.
   * At least one address; what is not sent stays. `credentialId` or `userId` says whose profile is meant.
   */
  updateCspProfile(body?: UpdateCspProfileRequest, options?: CallOptions): Call<UpdateCspProfileAnswer>;

  /**
   * The registry’s callbacks for one credential set.
   * Signed, either with `X-TCR-Webhook-Signature` (HMAC-SHA256 of the raw body with the webhook secret, hex or base64) or with `X-Registry-Signature` (the registry’s own scheme). Stored before it is answered; repeats and unknown types are answered alike. An account that stores as many callbacks as it can gets 429 `storage_quota_exceeded`, and nothing is stored.
   */
  readonly receiveCallback: ByHand['receiveCallback'];
}

interface WebhookEndpointsGroup {
  /**
   * Have events sent to an address of yours; its secret is shown this once.
   * Deliveries follow Standard Webhooks: `webhook-id`, `webhook-timestamp`, `webhook-signature`. A failed one is tried eight times over about three days under the same id.
   *
   * API keys: scope `registry:write`.
   */
  create(body: CreateWebhookEndpointRequest, options?: CallOptions): Call<CreateWebhookEndpointAnswer>;

  /**
   * Your webhook endpoints.
   * API keys: scope `registry:read`.
   */
  list(query?: ListWebhookEndpointsQuery, options?: CallOptions): Call<ListWebhookEndpointsAnswer>;

  /** Your webhook endpoints: entry by entry, through all pages. */
  iterate(query?: WithoutPage<ListWebhookEndpointsQuery>, options?: CallOptions): AsyncIterable<ListWebhookEndpointsAnswer['endpoints'][number]>;

  /**
   * A webhook endpoint.
   * API keys: scope `registry:read`.
   */
  get(id: string | number, options?: CallOptions): Call<GetWebhookEndpointAnswer>;

  /**
   * Change an endpoint, or switch it on again.
   * API keys: scope `registry:write`.
   */
  change(id: string | number, body?: ChangeWebhookEndpointRequest, options?: CallOptions): Call<ChangeWebhookEndpointAnswer>;

  /**
   * Delete an endpoint with its deliveries.
   * API keys: scope `registry:write`.
   */
  delete(id: string | number, options?: CallOptions): Call<DeleteWebhookEndpointAnswer>;

  /**
   * A new secret, shown this once; the old one signs for a day longer.
   * API keys: scope `registry:write`.
   */
  rotateSecret(id: string | number, options?: CallOptions): Call<RotateWebhookSecretAnswer>;

  /**
   * Send a test event now and see what comes of it.
   * API keys: scope `registry:write`.
   */
  test(id: string | number, options?: CallOptions): Call<TestWebhookEndpointAnswer>;

  /**
   * What was sent to an endpoint, and what came of it.
   * API keys: scope `registry:read`.
   */
  deliveries(id: string | number, query?: ListWebhookDeliveriesQuery, options?: CallOptions): Call<ListWebhookDeliveriesAnswer>;

  /** What was sent to an endpoint, and what came of it: entry by entry, through all pages. */
  iterateDeliveries(id: string | number, query?: WithoutPage<ListWebhookDeliveriesQuery>, options?: CallOptions): AsyncIterable<ListWebhookDeliveriesAnswer['deliveries'][number]>;

  /**
   * Deliver once more, under the same id.
   * API keys: scope `registry:write`.
   */
  resend(id: string | number, deliveryId: string | number, options?: CallOptions): Call<ResendWebhookDeliveryAnswer>;
}

interface EventsGroup {
  /**
   * What happened since you last asked, oldest first.
   * Ask again with `after` set to the `cursor` of the answer. Events are kept for 90 days unless the operator sets another time.
   *
   * API keys: scope `registry:read`.
   */
  list(query?: ListEventsQuery, options?: CallOptions): Call<ListEventsAnswer>;

  /** What happened since you last asked, oldest first: entry by entry, through all pages. */
  iterate(query?: WithoutPage<ListEventsQuery>, options?: CallOptions): AsyncIterable<ListEventsAnswer['events'][number]>;

  /**
   * Events as they happen, as server-sent events.
   * Begins with the next event, or after the one that `Last-Event-ID` names. Each has the id to go on from. An account can have 10 streams open at once.
   *
   * API keys: scope `registry:read`.
   */
  readonly stream: ByHand['streamEvents'];
}

interface SandboxGroup {
  /**
   * What the sandbox registry will do next.
   * Your records there, admins see all, and the words that decide an outcome. Only in a trial with the built-in sandbox registry; elsewhere 404. Costs nothing.
   *
   * API keys: scope `registry:read`.
   */
  get(options?: CallOptions): Call<GetSandboxAnswer>;

  /**
   * Let time pass in the sandbox.
   * Everything that becomes due on the way happens, for all accounts. Only in a trial with the built-in sandbox registry; elsewhere 404. Costs nothing.
   *
   * API keys: scope `registry:write`.
   */
  advance(body?: AdvanceSandboxRequest, options?: CallOptions): Call<AdvanceSandboxAnswer>;

  /**
   * Decide about a brand in place of the registry.
   * Only in a trial with the built-in sandbox registry; elsewhere 404. Costs nothing.
   *
   * API keys: scope `registry:write`.
   */
  decideBrand(id: string | number, body: DecideSandboxBrandRequest, options?: CallOptions): Call<DecideSandboxBrandAnswer>;

  /**
   * Decide about a campaign in place of partner and carriers.
   * Only in a trial with the built-in sandbox registry; elsewhere 404. Costs nothing.
   *
   * API keys: scope `registry:write`.
   */
  decideCampaign(id: string | number, body: DecideSandboxCampaignRequest, options?: CallOptions): Call<DecideSandboxCampaignAnswer>;
}

interface AuditGroup {
  /**
   * What changed your account: logins, keys, credentials, credits.
   * Admins see the entries of all accounts, or of one with `userId`.
   */
  list(query?: ListAuditQuery, options?: CallOptions): Call<ListAuditAnswer>;

  /** What changed your account: logins, keys, credentials, credits: entry by entry, through all pages. */
  iterate(query?: WithoutPage<ListAuditQuery>, options?: CallOptions): AsyncIterable<ListAuditAnswer['entries'][number]>;
}

interface NoticesGroup {
  /** Which mails are sent to you. */
  get(options?: CallOptions): Call<GetNoticesAnswer>;

  /** Switch mails on or off. */
  change(body?: ChangeNoticesRequest, options?: CallOptions): Call<ChangeNoticesAnswer>;
}

interface AdminGroup {
  /** Everybody who has an account, for admins. */
  listCustomers(query?: ListCustomersQuery, options?: CallOptions): Call<ListCustomersAnswer>;

  /** Everybody who has an account, for admins: entry by entry, through all pages. */
  iterateCustomers(query?: WithoutPage<ListCustomersQuery>, options?: CallOptions): AsyncIterable<ListCustomersAnswer['customers'][number]>;

  /** All credential sets, masked. */
  listCredentials(query?: ListCredentialsQuery, options?: CallOptions): Call<ListCredentialsAnswer>;

  /** All credential sets, masked: entry by entry, through all pages. */
  iterateCredentials(query?: WithoutPage<ListCredentialsQuery>, options?: CallOptions): AsyncIterable<ListCredentialsAnswer['credentials'][number]>;

  /** Store credentials for a customer. */
  storeCredentials(body: StoreCredentialsRequest, options?: CallOptions): Call<StoreCredentialsAnswer>;

  /** One credential set, masked. */
  getCredentials(id: string | number, options?: CallOptions): Call<GetCredentialsAnswer>;

  /** Change any part of a set. */
  changeCredentials(id: string | number, body?: ChangeCredentialsRequest, options?: CallOptions): Call<ChangeCredentialsAnswer>;

  /** Deactivate a set; its brands and campaigns stay. */
  deactivateCredentials(id: string | number, options?: CallOptions): Call<DeactivateCredentialsAnswer>;

  /** The registry’s callbacks and what became of them. */
  listRegistryEvents(query?: ListRegistryEventsQuery, options?: CallOptions): Call<ListRegistryEventsAnswer>;

  /** The registry’s callbacks and what became of them: entry by entry, through all pages. */
  iterateRegistryEvents(query?: WithoutPage<ListRegistryEventsQuery>, options?: CallOptions): AsyncIterable<ListRegistryEventsAnswer['events'][number]>;

  /** Apply a callback once more. */
  replayRegistryEvent(id: string | number, options?: CallOptions): Call<ReplayRegistryEventAnswer>;

  /**
   * The calls that were made at the registry.
   * One entry for each attempt of the last 90 days, bodies masked.
   */
  listRegistryCalls(query?: ListRegistryCallsQuery, options?: CallOptions): Call<ListRegistryCallsAnswer>;

  /** The calls that were made at the registry: entry by entry, through all pages. */
  iterateRegistryCalls(query?: WithoutPage<ListRegistryCallsQuery>, options?: CallOptions): AsyncIterable<ListRegistryCallsAnswer['logs'][number]>;

  /** Read a brand at the registry now. */
  syncBrand(brandId: string | number, options?: CallOptions): Call<SyncBrandAnswer>;

  /** Read a campaign at the registry now. */
  syncCampaign(campaignId: string | number, options?: CallOptions): Call<SyncCampaignAnswer>;
}

export interface Groups {
  readonly health: HealthGroup;
  readonly auth: AuthGroup;
  readonly tokens: TokensGroup;
  readonly tools: ToolsGroup;
  readonly apiKeys: ApiKeysGroup;
  readonly credentials: CredentialsGroup;
  readonly brands: BrandsGroup;
  readonly campaigns: CampaignsGroup;
  readonly registry: RegistryGroup;
  readonly webhookEndpoints: WebhookEndpointsGroup;
  readonly events: EventsGroup;
  readonly sandbox: SandboxGroup;
  readonly audit: AuditGroup;
  readonly notices: NoticesGroup;
  readonly admin: AdminGroup;

  /**
   * Check a message before it is sent: its text, its campaign’s use case, and the carrier it goes to.
   * **Validate.** Costs 1 token, or the daily free token.
   *
   * API keys: scope `tools`.
   */
  validate(body: ValidateRequest, options?: CallOptions): Call<ValidateAnswer>;
}
