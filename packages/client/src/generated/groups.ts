// Generated from docs/openapi.json by `npm run docs`. Do not edit.
// oxlint-disable eslint/max-lines
import type { ByHand } from '../by-hand.ts';
import type { Call, CallOptions } from '../call.ts';
import type { WithoutPage } from '../pages.ts';
import type {
  AcceptPartnerCampaignAnswer,
  AcceptPartnerCampaignRequest,
  AddPasskeyAnswer,
  AddPasskeyRequest,
  AdvanceSandboxAnswer,
  AdvanceSandboxRequest,
  AppealBrandAnswer,
  AppealBrandRequest,
  AppealVettingAnswer,
  AppealVettingRequest,
  ApplyEvaluationEditsAnswer,
  ApplyEvaluationEditsRequest,
  ApprovalDbAnswer,
  ApprovalDbRequest,
  BrandCheckerAnswer,
  BrandCheckerRequest,
  CampaignPreviewAnswer,
  CampaignPreviewRequest,
  CancelMigrationAnswer,
  CancelSubmissionAnswer,
  CarrierScannerAnswer,
  CarrierScannerRequest,
  ChangeAccountAnswer,
  ChangeAccountRequest,
  ChangeBatchAnswer,
  ChangeBatchRequest,
  ChangeCredentialsAnswer,
  ChangeCredentialsRequest,
  ChangeMyCredentialsAnswer,
  ChangeMyCredentialsRequest,
  ChangeNoticesAnswer,
  ChangeNoticesRequest,
  ChangePasswordAnswer,
  ChangePasswordRequest,
  ChangeWebhookEndpointAnswer,
  ChangeWebhookEndpointRequest,
  CheckDailyFreeAnswer,
  CheckPageAnswer,
  CheckPageRequest,
  ClearTwoFactorAnswer,
  ClearTwoFactorRequest,
  ComplianceCalendarAnswer,
  ComplianceCalendarRequest,
  ConfirmBrandCodeAnswer,
  ConfirmBrandCodeRequest,
  ConfirmEmailChangeAnswer,
  ConfirmEmailChangeRequest,
  ConfirmRegistrationCodeAnswer,
  ConfirmRegistrationCodeRequest,
  ConfirmTotpAnswer,
  ConfirmTotpRequest,
  ConnectMyAccountAnswer,
  ConnectMyAccountRequest,
  ConsentValidatorAnswer,
  ConsentValidatorRequest,
  CopyRegistrationAnswer,
  CopyRegistrationRequest,
  CreateApiKeyAnswer,
  CreateApiKeyRequest,
  CreateBrandAnswer,
  CreateBrandRequest,
  CreateCampaignAnswer,
  CreateCampaignRequest,
  CreateRecoveryCodesAnswer,
  CreateRecoveryCodesRequest,
  CreateRegistrationAnswer,
  CreateRegistrationRequest,
  CreateResellerAnswer,
  CreateResellerRequest,
  CreateWebhookEndpointAnswer,
  CreateWebhookEndpointRequest,
  CreditAccountAnswer,
  CreditAccountRequest,
  DeactivateCampaignAnswer,
  DeactivateCredentialsAnswer,
  DecideSandboxBrandAnswer,
  DecideSandboxBrandRequest,
  DecideSandboxCampaignAnswer,
  DecideSandboxCampaignRequest,
  DeclinePartnerCampaignAnswer,
  DeclinePartnerCampaignRequest,
  DeleteAccountAnswer,
  DeleteAccountRequest,
  DeleteAttachmentAnswer,
  DeleteBrandAnswer,
  DeleteRegistrationAnswer,
  DeleteResellerAnswer,
  DeleteResellerQuery,
  DeleteWebhookEndpointAnswer,
  DiffCheckerAnswer,
  DiffCheckerRequest,
  DisableTotpAnswer,
  DisableTotpRequest,
  DisconnectMyAccountAnswer,
  DismissAlertAnswer,
  DismissAlertRequest,
  DocumentGeneratorAnswer,
  DocumentGeneratorRequest,
  EndAccountSessionsAnswer,
  EndAccountSessionsRequest,
  EndAllSessionsAnswer,
  EndSessionAnswer,
  ErrorDiagnosticAnswer,
  ErrorDiagnosticRequest,
  EvaluateBatchAnswer,
  EvaluateBatchRequest,
  EvaluateRegistrationAnswer,
  EvaluateRegistrationRequest,
  ExportAccountAnswer,
  ExportRegistrationAnswer,
  ExportRegistrationQuery,
  ForgotPasswordAnswer,
  ForgotPasswordRequest,
  GetAccountSecurityAnswer,
  GetAdminAccountAnswer,
  GetAttachmentAnswer,
  GetBalanceAnswer,
  GetBatchAnswer,
  GetBatchReportAnswer,
  GetBatchTemplateAnswer,
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
  GetEvaluationAnswer,
  GetHealthAnswer,
  GetMigrationAnswer,
  GetMyCredentialsAnswer,
  GetNoticesAnswer,
  GetPageSnapshotAnswer,
  GetPageSnapshotSourceAnswer,
  GetPartnerCampaignAnswer,
  GetPartnerCampaignQuery,
  GetQualificationAnswer,
  GetQualificationQuery,
  GetReadinessAnswer,
  GetRegistrationAnswer,
  GetRegistrationVersionAnswer,
  GetResellerAnswer,
  GetResellerQuery,
  GetSandboxAnswer,
  GetSummaryAnswer,
  GetSummaryQuery,
  GetWebhookEndpointAnswer,
  ImportRegistrationAnswer,
  ImportRegistrationRequest,
  ImportVettingAnswer,
  ImportVettingRequest,
  ListAccountDeliveriesAnswer,
  ListAccountDeliveriesQuery,
  ListAccountTransactionsAnswer,
  ListAccountTransactionsQuery,
  ListAlertsAnswer,
  ListAlertsQuery,
  ListApiKeysAnswer,
  ListAttachmentsAnswer,
  ListAttachmentsQuery,
  ListAuditAnswer,
  ListAuditQuery,
  ListBatchRowsAnswer,
  ListBatchRowsQuery,
  ListBatchesAnswer,
  ListBatchesQuery,
  ListBrandAppealsAnswer,
  ListBrandsAnswer,
  ListBrandsQuery,
  ListCampaignNumbersAnswer,
  ListCampaignNumbersQuery,
  ListCampaignsAnswer,
  ListCampaignsQuery,
  ListCredentialsAnswer,
  ListCredentialsQuery,
  ListCustomersAnswer,
  ListCustomersQuery,
  ListEvaluationsAnswer,
  ListEvaluationsQuery,
  ListEventsAnswer,
  ListEventsQuery,
  ListEvidenceAnswer,
  ListFieldDefinitionsAnswer,
  ListFieldDefinitionsQuery,
  ListPartnerCampaignsAnswer,
  ListPartnerCampaignsQuery,
  ListPasskeysAnswer,
  ListRegistrationCustomersAnswer,
  ListRegistrationCustomersQuery,
  ListRegistrationHistoryAnswer,
  ListRegistrationHistoryQuery,
  ListRegistrationVersionsAnswer,
  ListRegistrationsAnswer,
  ListRegistrationsQuery,
  ListRegistryCallsAnswer,
  ListRegistryCallsQuery,
  ListRegistryEventsAnswer,
  ListRegistryEventsQuery,
  ListResellersAnswer,
  ListResellersQuery,
  ListSessionsAnswer,
  ListSessionsQuery,
  ListTransactionsAnswer,
  ListTransactionsQuery,
  ListVersionChangesAnswer,
  ListVersionChangesQuery,
  ListVettingReportsAnswer,
  ListVettingsAnswer,
  ListWebhookDeliveriesAnswer,
  ListWebhookDeliveriesQuery,
  ListWebhookEndpointsAnswer,
  ListWebhookEndpointsQuery,
  LockAccountAnswer,
  LockAccountRequest,
  LoginAnswer,
  LoginRequest,
  LoginWithPasskeyAnswer,
  LoginWithPasskeyRequest,
  LogoutAnswer,
  MessageValidatorAnswer,
  MessageValidatorRequest,
  NudgeCampaignAnswer,
  NudgeCampaignRequest,
  OptOutAuditorAnswer,
  OptOutAuditorRequest,
  ProviderChecklistAnswer,
  ProviderChecklistRequest,
  RefundTransactionAnswer,
  RefundTransactionRequest,
  RegisterAnswer,
  RegisterRequest,
  RejectionDecoderAnswer,
  RejectionDecoderRequest,
  RemovePasskeyAnswer,
  RenamePasskeyAnswer,
  RenamePasskeyRequest,
  RenameRegistrationCustomerAnswer,
  RenameRegistrationCustomerRequest,
  ReplayFailedEventsAnswer,
  ReplayFailedEventsRequest,
  ReplayRegistryEventAnswer,
  RequestEmailChangeAnswer,
  RequestEmailChangeRequest,
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
  SendBusinessContactMailAnswer,
  SendBusinessContactMailRequest,
  SendPasswordResetAnswer,
  SendPasswordResetRequest,
  ShareCampaignAnswer,
  ShareCampaignRequest,
  StartMigrationAnswer,
  StartMigrationRequest,
  StartPasskeyAnswer,
  StartPasskeyLoginAnswer,
  StartPasskeyRequest,
  StartTotpAnswer,
  StartTotpRequest,
  StoreCredentialsAnswer,
  StoreCredentialsRequest,
  StoreMyCredentialsAnswer,
  StoreMyCredentialsRequest,
  SubmitBatchAnswer,
  SubmitBatchRequest,
  SubmitRegistrationAnswer,
  SubmitRegistrationRequest,
  SubscribeMyWebhookAnswer,
  SyncBrandAnswer,
  SyncCampaignAnswer,
  TagBrandAnswer,
  TagCampaignAnswer,
  TemplateLibraryAnswer,
  TemplateLibraryRequest,
  TestMyCredentialsAnswer,
  TestWebhookEndpointAnswer,
  TrustScoreAnswer,
  TrustScoreRequest,
  UnlockAccountAnswer,
  UnlockAccountRequest,
  UnsubscribeAnswer,
  UntagBrandAnswer,
  UntagCampaignAnswer,
  UpdateBrandAnswer,
  UpdateBrandRequest,
  UpdateCampaignAnswer,
  UpdateCampaignRequest,
  UpdateCspProfileAnswer,
  UpdateCspProfileRequest,
  UpdateRegistrationAnswer,
  UpdateRegistrationRequest,
  UpdateResellerAnswer,
  UpdateResellerRequest,
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
  /**
   * Check health.
   * Returns 200 while the process is running.
   */
  live(options?: CallOptions): Call<GetHealthAnswer>;

  /**
   * Check readiness.
   * Returns 200 if the service can accept requests, or 503 with the checks that fail.
   */
  ready(options?: CallOptions): Call<GetReadinessAnswer>;
}

interface AuthGroup {
  /**
   * Create an account.
   * Creates an account with 2 trial tokens and returns a token that expires after 30 days.
   */
  register(body: RegisterRequest, options?: CallOptions): Call<RegisterAnswer>;

  /**
   * Log in.
   * Returns a token that expires after 30 days. Five failed logins within 30 minutes lock the email for 30 minutes. With two-factor authentication, the response is 401 with the code `otp_required` until `otp` is sent.
   */
  login(body: LoginRequest, options?: CallOptions): Call<LoginAnswer>;

  /**
   * Start a login with a passkey.
   * Returns the options with which a browser asks for a passkey (WebAuthn). The device knows its passkeys, so no email is needed.
   */
  startPasskeyLogin(options?: CallOptions): Call<StartPasskeyLoginAnswer>;

  /**
   * Log in with a passkey.
   * Returns a token as a login with a password does. No code is asked for, because a passkey is two factors. Failures count as failed logins.
   */
  loginWithPasskey(body: LoginWithPasskeyRequest, options?: CallOptions): Call<LoginWithPasskeyAnswer>;

  /**
   * Verify a token.
   * Returns the user that the token belongs to.
   */
  verify(options?: CallOptions): Call<VerifySessionAnswer>;

  /**
   * Log out.
   * Bearer tokens are stateless: discard the token in your client. It remains valid until it expires. A console session ends on the server.
   */
  logout(options?: CallOptions): Call<LogoutAnswer>;

  /**
   * Request a password reset.
   * Sends an email with a link. The response is the same whether or not an account has this email.
   */
  forgotPassword(body: ForgotPasswordRequest, options?: CallOptions): Call<ForgotPasswordAnswer>;

  /**
   * Reset a password.
   * Sets a new password, invalidates all session tokens issued before, and unlocks the account. API keys, passkeys, and two-factor authentication stay as they are.
   */
  resetPassword(body: ResetPasswordRequest, options?: CallOptions): Call<ResetPasswordAnswer>;
}

interface AccountGroup {
  /** Change your name. */
  change(body?: ChangeAccountRequest, options?: CallOptions): Call<ChangeAccountAnswer>;

  /**
   * Change your password.
   * Invalidates all session tokens issued before, including the one of this request, and returns a new one. API keys stay valid.
   */
  changePassword(body: ChangePasswordRequest, options?: CallOptions): Call<ChangePasswordAnswer>;

  /**
   * Request a change of your email.
   * Sends a link to the new address. The change takes effect when the link is opened. The response is the same whether or not another account has this email.
   */
  changeEmail(body: RequestEmailChangeRequest, options?: CallOptions): Call<RequestEmailChangeAnswer>;

  /**
   * Confirm a new email.
   * Takes the token from the email to the new address. Sessions stay valid.
   */
  confirmEmail(body: ConfirmEmailChangeRequest, options?: CallOptions): Call<ConfirmEmailChangeAnswer>;

  /** Retrieve your security settings. */
  security(options?: CallOptions): Call<GetAccountSecurityAnswer>;

  /**
   * Set up an authenticator app.
   * Returns a new secret for an authenticator app (TOTP, RFC 6238). Two-factor authentication is on once a code confirms the secret.
   */
  startTotp(body: StartTotpRequest, options?: CallOptions): Call<StartTotpAnswer>;

  /**
   * Turn on two-factor authentication.
   * Takes a code of the authenticator app, and returns recovery codes.
   */
  confirmTotp(body: ConfirmTotpRequest, options?: CallOptions): Call<ConfirmTotpAnswer>;

  /**
   * Turn off two-factor authentication.
   * Deletes the secret of the authenticator app and the recovery codes.
   */
  disableTotp(body: DisableTotpRequest, options?: CallOptions): Call<DisableTotpAnswer>;

  /**
   * Create new recovery codes.
   * The earlier recovery codes stop working.
   */
  createRecoveryCodes(body: CreateRecoveryCodesRequest, options?: CallOptions): Call<CreateRecoveryCodesAnswer>;

  /** List your passkeys. */
  passkeys(options?: CallOptions): Call<ListPasskeysAnswer>;

  /**
   * Start adding a passkey.
   * Takes the password, and a code if two-factor authentication is on. Returns the options with which a browser creates a passkey (WebAuthn). An account can have 10 passkeys.
   */
  startPasskey(body: StartPasskeyRequest, options?: CallOptions): Call<StartPasskeyAnswer>;

  /**
   * Add a passkey.
   * Takes what the browser created with the options. An email tells the owner.
   */
  addPasskey(body: AddPasskeyRequest, options?: CallOptions): Call<AddPasskeyAnswer>;

  /** Rename a passkey. */
  renamePasskey(id: string | number, body: RenamePasskeyRequest, options?: CallOptions): Call<RenamePasskeyAnswer>;

  /**
   * Remove a passkey.
   * It can no longer log in. Sessions that it opened stay until they are ended.
   */
  removePasskey(id: string | number, options?: CallOptions): Call<RemovePasskeyAnswer>;

  /**
   * List your sessions.
   * Returns the sessions that have not ended, last used first.
   */
  sessions(query?: ListSessionsQuery, options?: CallOptions): Call<ListSessionsAnswer>;

  /** List your sessions, entry by entry, through all pages. */
  iterateSessions(query?: WithoutPage<ListSessionsQuery>, options?: CallOptions): AsyncIterable<ListSessionsAnswer['sessions'][number]>;

  /**
   * End a session.
   * Its token stops working immediately.
   */
  endSession(id: string | number, options?: CallOptions): Call<EndSessionAnswer>;

  /**
   * Log out everywhere.
   * Invalidates all session tokens issued before, including the one of this request. API keys stay valid.
   */
  endAllSessions(options?: CallOptions): Call<EndAllSessionsAnswer>;

  /**
   * Export your data.
   * Returns everything that belongs to your account, without secrets: one JSON object per line, each with its `table` and `row`. The last line is `{"end":true,"rows":…}`. An account has one export at a time: another one is rejected with `rate_limited`.
   */
  export(options?: CallOptions): Call<ExportAccountAnswer>;

  /**
   * Delete your account.
   * Ends all sessions, API keys, and webhooks at once, and removes your data. The ledger stays without your name. Brands and campaigns stay registered at the registry and keep their fees: deactivate them first. Remaining tokens are lost. It cannot be undone.
   */
  delete(body: DeleteAccountRequest, options?: CallOptions): Call<DeleteAccountAnswer>;
}

interface TokensGroup {
  /**
   * Retrieve the token balance.
   * Returns the balance and whether the daily free token is available.
   *
   * API key scope: `tools`.
   */
  balance(options?: CallOptions): Call<GetBalanceAnswer>;

  /**
   * Check the daily free token.
   * Returns whether the daily free token is available today, without claiming it.
   *
   * API key scope: `tools`.
   */
  dailyFree(options?: CallOptions): Call<CheckDailyFreeAnswer>;

  /**
   * Deduct tokens.
   * Deducts tokens from the account. If the daily free token is available, it covers one of them.
   *
   * API key scope: `tools`.
   */
  use(body: UseTokensRequest, options?: CallOptions): Call<UseTokensAnswer>;

  /**
   * List token transactions.
   * Returns the ledger of the account, newest first.
   *
   * API key scope: `tools`.
   */
  history(query?: ListTransactionsQuery, options?: CallOptions): Call<ListTransactionsAnswer>;

  /** List token transactions, entry by entry, through all pages. */
  iterateHistory(query?: WithoutPage<ListTransactionsQuery>, options?: CallOptions): AsyncIterable<ListTransactionsAnswer['transactions'][number]>;
}

interface ToolsGroup {
  /**
   * Find problems that would prevent a brand from being verified, before you pay for the registration.
   * **Brand checker.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  brandChecker(body: BrandCheckerRequest, options?: CallOptions): Call<BrandCheckerAnswer>;

  /**
   * Check whether a message would pass carrier filters and reviews, what it costs, and what to change.
   * **Message validator.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  messageValidator(body: MessageValidatorRequest, options?: CallOptions): Call<MessageValidatorAnswer>;

  /**
   * Check whether recipients can opt out of a message as the law and carriers require, and what is missing.
   * **Opt-out auditor.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  optOutAuditor(body: OptOutAuditorRequest, options?: CallOptions): Call<OptOutAuditorAnswer>;

  /**
   * Preview a campaign message at each carrier: throughput, surcharge, and filtering risk.
   * **Campaign preview.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  campaignPreview(body: CampaignPreviewRequest, options?: CallOptions): Call<CampaignPreviewAnswer>;

  /**
   * Check whether an opt-in text meets the law and reviewer requirements, and get a complete text.
   * **Consent validator.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  consentValidator(body: ConsentValidatorRequest, options?: CallOptions): Call<ConsentValidatorAnswer>;

  /**
   * Clean text, email addresses, URLs, and phone numbers so that they are safe to store and send.
   * **Sanitize.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  sanitize(body: SanitizeRequest, options?: CallOptions): Call<SanitizeAnswer>;

  /**
   * Get message templates with your brand name that pass the message validator. Use them as sample messages, or send them.
   * **Template library.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  templateLibrary(body?: TemplateLibraryRequest, options?: CallOptions): Call<TemplateLibraryAnswer>;

  /**
   * Compare the carriers for a use case: limits, surcharges, penalties, and objections.
   * **Carrier scanner.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  carrierScanner(body?: CarrierScannerRequest, options?: CallOptions): Call<CarrierScannerAnswer>;

  /**
   * Generate a privacy policy, terms of service, or consent form with every clause that campaign reviewers require.
   * **Document generator.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  documentGenerator(body: DocumentGeneratorRequest, options?: CallOptions): Call<DocumentGeneratorAnswer>;

  /**
   * Compare two versions of a message, policy, consent text, or brand, and learn what the change means for the registration.
   * **Diff checker.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  diffChecker(body: DiffCheckerRequest, options?: CallOptions): Call<DiffCheckerAnswer>;

  /**
   * Explain an error code or message: its meaning, whether to retry, and what to do.
   * **Error diagnostic.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  errorDiagnostic(body: ErrorDiagnosticRequest, options?: CallOptions): Call<ErrorDiagnosticAnswer>;

  /**
   * Explain why a brand or campaign was rejected, which fields to change, and what a resubmission costs.
   * **Rejection decoder.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  rejectionDecoder(body: RejectionDecoderRequest, options?: CallOptions): Call<RejectionDecoderAnswer>;

  /**
   * Find the use case to register from a description of your campaign, with its requirements.
   * **Use-case selector.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  useCaseSelector(body: UseCaseSelectorRequest, options?: CallOptions): Call<UseCaseSelectorAnswer>;

  /**
   * Estimate the trust score of a brand before you pay for vetting, and see the carrier limits for that score.
   * **Trust score estimate.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  trustScore(body: TrustScoreRequest, options?: CallOptions): Call<TrustScoreAnswer>;

  /**
   * Estimate how likely a campaign is to be approved, how long the review takes, and the most common causes of rejection.
   * **Approval outlook.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  approvalDb(body?: ApprovalDbRequest, options?: CallOptions): Call<ApprovalDbAnswer>;

  /**
   * Compare the cost of building a 10DLC registration service with buying one. The response lists every assumption.
   * **ROI calculator.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  roiCalculator(body: RoiCalculatorRequest, options?: CallOptions): Call<RoiCalculatorAnswer>;

  /**
   * Plan the phases up to launch in business days, and the recurring duties after launch.
   * **Compliance calendar.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  complianceCalendar(body?: ComplianceCalendarRequest, options?: CallOptions): Call<ComplianceCalendarAnswer>;

  /**
   * List the steps, fields, fees, and waiting times to register a use case with a provider.
   * **Provider checklist.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  providerChecklist(body: ProviderChecklistRequest, options?: CallOptions): Call<ProviderChecklistAnswer>;
}

interface ApiKeysGroup {
  /**
   * Create an API key.
   * The key is shown only once.
   */
  create(body: CreateApiKeyRequest, options?: CallOptions): Call<CreateApiKeyAnswer>;

  /**
   * List API keys.
   * Returns your API keys without the secret keys themselves.
   */
  list(options?: CallOptions): Call<ListApiKeysAnswer>;

  /**
   * Revoke an API key.
   * The key stops working immediately.
   */
  revoke(id: string | number, options?: CallOptions): Call<RevokeApiKeyAnswer>;
}

interface CredentialsGroup {
  /**
   * Retrieve your registry credentials.
   * Secrets are masked. Returns null if you have no active credentials.
   */
  get(options?: CallOptions): Call<GetMyCredentialsAnswer>;

  /**
   * Create your registry credentials.
   * The credentials are stored encrypted. Enter the `webhookUrl` from the response in the registry portal.
   */
  store(body: StoreMyCredentialsRequest, options?: CallOptions): Call<StoreMyCredentialsAnswer>;

  /** Update your registry credentials. */
  change(body?: ChangeMyCredentialsRequest, options?: CallOptions): Call<ChangeMyCredentialsAnswer>;

  /**
   * Test your registry credentials.
   * Asks the registry whether it accepts your credentials. Free.
   */
  test(options?: CallOptions): Call<TestMyCredentialsAnswer>;

  /**
   * Connect your registry account.
   * Tests the credentials at the registry, stores them in place of yours, and subscribes your `webhookUrl` to callbacks. Credentials that the registry rejects are not stored. Free.
   */
  connect(body: ConnectMyAccountRequest, options?: CallOptions): Call<ConnectMyAccountAnswer>;

  /**
   * Subscribe your webhook URL at the registry.
   * Subscribes your `webhookUrl` to brand, campaign, and vetting callbacks. It replaces the webhook URL that the registry has now.
   */
  subscribeWebhook(options?: CallOptions): Call<SubscribeMyWebhookAnswer>;

  /**
   * Disconnect your registry account.
   * No new registry call uses the credentials. Their brands and campaigns remain.
   */
  disconnect(options?: CallOptions): Call<DisconnectMyAccountAnswer>;
}

interface SummaryGroup {
  /**
   * Retrieve the summary of your account.
   * Returns what needs you by kind, with counts; the steps of a new account; how long approvals took and how many succeeded; and what was spent in each of the last 12 months and for each customer. Admins get a summary of all accounts. Free.
   *
   * API key scope: `registry:read`.
   */
  get(query?: GetSummaryQuery, options?: CallOptions): Call<GetSummaryAnswer>;
}

interface RegistrationsGroup {
  /**
   * List registrations.
   * Returns drafts and everything that is registered: one registration for each campaign, and one for each brand without a campaign. Admins get the registrations of all customers. `counts` covers everything that the search matches. Free.
   *
   * API key scope: `registry:read`.
   */
  list(query?: ListRegistrationsQuery, options?: CallOptions): Call<ListRegistrationsAnswer>;

  /** List registrations, entry by entry, through all pages. */
  iterate(query?: WithoutPage<ListRegistrationsQuery>, options?: CallOptions): AsyncIterable<ListRegistrationsAnswer['registrations'][number]>;

  /**
   * Create a registration.
   * Creates a draft. Every field is optional and can be wrong: types are checked, rules are not. Free.
   *
   * API key scope: `registry:write`.
   */
  create(body?: CreateRegistrationRequest, options?: CallOptions): Call<CreateRegistrationAnswer>;

  /**
   * Retrieve a registration.
   * Returns the newest values with where the registration stands. The `ETag` carries the revision. Free.
   *
   * API key scope: `registry:read`.
   */
  get(registrationId: string | number, options?: CallOptions): Call<GetRegistrationAnswer>;

  /**
   * Update a registration.
   * Applies a JSON merge patch (RFC 7396): `null` removes a value. With `If-Match`, a newer revision is not overwritten. After a submission, the first change opens the next version with every value carried over. Fields that the registry no longer changes are refused and named. Free.
   *
   * API key scope: `registry:write`.
   */
  update(registrationId: string | number, body?: UpdateRegistrationRequest, options?: CallOptions): Call<UpdateRegistrationAnswer>;

  /**
   * Delete or close a registration.
   * Deletes a registration that was never submitted. Any other registration is closed: it stays readable, and its brand and campaign at the registry stay as they are. Free.
   *
   * API key scope: `registry:write`.
   */
  delete(registrationId: string | number, options?: CallOptions): Call<DeleteRegistrationAnswer>;

  /**
   * List the customers of your registrations.
   * Returns each customer that a registration names, with where its registrations stand and what they cost. Admins get the customers of all accounts. Free.
   *
   * API key scope: `registry:read`.
   */
  customers(query?: ListRegistrationCustomersQuery, options?: CallOptions): Call<ListRegistrationCustomersAnswer>;

  /** List the customers of your registrations, entry by entry, through all pages. */
  iterateCustomers(query?: WithoutPage<ListRegistrationCustomersQuery>, options?: CallOptions): AsyncIterable<ListRegistrationCustomersAnswer['customers'][number]>;

  /**
   * Rename a customer.
   * Changes the customer of all its registrations, closed ones included. If another customer has the new name, both become one. `to: null` removes the customer. Revisions and evaluations stay as they are. Free.
   *
   * API key scope: `registry:write`.
   */
  renameCustomer(body: RenameRegistrationCustomerRequest, options?: CallOptions): Call<RenameRegistrationCustomerAnswer>;

  /**
   * Copy a registration.
   * Creates a draft with the values of this registration and the merge patch (RFC 7396) in the body on top. Free.
   *
   * API key scope: `registry:write`.
   */
  copy(registrationId: string | number, body?: CopyRegistrationRequest, options?: CallOptions): Call<CopyRegistrationAnswer>;

  /**
   * List the history of a registration.
   * Returns what happened to the registration, its brand, and its campaign. Free.
   *
   * API key scope: `registry:read`.
   */
  history(registrationId: string | number, query?: ListRegistrationHistoryQuery, options?: CallOptions): Call<ListRegistrationHistoryAnswer>;

  /** List the history of a registration, entry by entry, through all pages. */
  iterateHistory(registrationId: string | number, query?: WithoutPage<ListRegistrationHistoryQuery>, options?: CallOptions): AsyncIterable<ListRegistrationHistoryAnswer['history'][number]>;

  /**
   * List the versions of a registration.
   * Returns each version that was submitted, and the draft if there is one. Free.
   *
   * API key scope: `registry:read`.
   */
  versions(registrationId: string | number, options?: CallOptions): Call<ListRegistrationVersionsAnswer>;

  /**
   * Retrieve a version of a registration.
   * Returns the values of the version. Free.
   *
   * API key scope: `registry:read`.
   */
  version(registrationId: string | number, number: string | number, options?: CallOptions): Call<GetRegistrationVersionAnswer>;

  /**
   * List the changes of a version.
   * Returns the fields that differ from an earlier version, and what each change means. Free.
   *
   * API key scope: `registry:read`.
   */
  changes(registrationId: string | number, number: string | number, query?: ListVersionChangesQuery, options?: CallOptions): Call<ListVersionChangesAnswer>;

  /**
   * Evaluate a registration.
   * Reviews the newest values and the public pages as a reviewer would, before any fee is paid. Nothing has to be complete: what is missing is a finding. A page that cannot be opened is a finding, too. Opening the pages can take up to 40 seconds. Costs 1 token or the daily free token.
   *
   * API key scope: `registry:write`.
   */
  evaluate(registrationId: string | number, body?: EvaluateRegistrationRequest, options?: CallOptions): Call<EvaluateRegistrationAnswer>;

  /**
   * List the evaluations of a registration.
   * Returns the newest 100 evaluations, and the last one of each version. Free.
   *
   * API key scope: `registry:read`.
   */
  evaluations(registrationId: string | number, query?: ListEvaluationsQuery, options?: CallOptions): Call<ListEvaluationsAnswer>;

  /** List the evaluations of a registration, entry by entry, through all pages. */
  iterateEvaluations(registrationId: string | number, query?: WithoutPage<ListEvaluationsQuery>, options?: CallOptions): AsyncIterable<ListEvaluationsAnswer['evaluations'][number]>;

  /**
   * Retrieve an evaluation.
   * Returns what was found when the registration was evaluated. Quotes come from pages: escape them before you show them. Free.
   *
   * API key scope: `registry:read`.
   */
  evaluation(registrationId: string | number, evaluationId: string | number, options?: CallOptions): Call<GetEvaluationAnswer>;

  /**
   * Take over edits of an evaluation.
   * Changes the fields that the findings of these rules have edits for. An edit is skipped and named if its field has another value than `before` by now. With `If-Match`, a newer revision is not changed. Free.
   *
   * API key scope: `registry:write`.
   */
  applyEdits(registrationId: string | number, evaluationId: string | number, body: ApplyEvaluationEditsRequest, options?: CallOptions): Call<ApplyEvaluationEditsAnswer>;

  /**
   * Submit a registration.
   * Registers the brand, waits until the registry has verified it, registers the campaign, shares it, and follows the partner and the carriers, all in the background. Each record that is registered costs 1 token (free for admins) plus the fee of the registry. Before anything is charged, the gate refuses what cannot pass, with the reason in `X-Error-Code`.
   *
   * API key scope: `registry:write`.
   */
  submit(registrationId: string | number, body?: SubmitRegistrationRequest, options?: CallOptions): Call<SubmitRegistrationAnswer>;

  /**
   * Confirm the code of a sole proprietor.
   * The registry texts a code to the mobile phone of the owner when a submission registers a sole proprietor. The submission continues after it is confirmed. Free.
   *
   * API key scope: `registry:write`.
   */
  confirmCode(registrationId: string | number, body: ConfirmRegistrationCodeRequest, options?: CallOptions): Call<ConfirmRegistrationCodeAnswer>;

  /**
   * Cancel a submission.
   * Stops what has not happened yet. If nothing was registered, the registration is a draft again; otherwise it is closed, and what was registered stays. Free.
   *
   * API key scope: `registry:write`.
   */
  cancel(registrationId: string | number, options?: CallOptions): Call<CancelSubmissionAnswer>;

  /**
   * Export a registration.
   * Returns the requests that would make the registration at a provider, in order. Nothing is sent, invented, or cut. `tcr` is the dry run: exactly the requests of a submission. Values in braces come from earlier answers or your account there. Costs 1 token or the daily free token.
   *
   * API key scope: `registry:read`.
   */
  export(registrationId: string | number, query: ExportRegistrationQuery, options?: CallOptions): Call<ExportRegistrationAnswer>;

  /**
   * Import a registration.
   * Makes a draft of the requests of a provider, or of `brand` and `campaign` with its field names. `lost` names what has no place here. With `campaignId`, a campaign of your registry account becomes a submitted registration; imported again, it is the same one. Free.
   *
   * API key scope: `registry:write`.
   */
  import(body: ImportRegistrationRequest, options?: CallOptions): Call<ImportRegistrationAnswer>;
}

interface BatchesGroup {
  /**
   * Send a file of registrations.
   * Takes up to 10,000 rows in up to 32 MiB: CSV with the template’s columns, one JSON object per line, or `{ "rows": [...] }`. Each row becomes a draft in the background; a row that cannot is reported and holds up no other. `reference` identifies a row in your account: sent again, it changes its draft, or leaves it alone if the row is the same. In CSV, an empty cell removes the value. Free.
   *
   * API key scope: `registry:write`.
   */
  readonly upload: ByHand['createBatch'];

  /**
   * List batches.
   * Returns your newest 100 batches. Admins get the batches of all customers. Free.
   *
   * API key scope: `registry:read`.
   */
  list(query?: ListBatchesQuery, options?: CallOptions): Call<ListBatchesAnswer>;

  /** List batches, entry by entry, through all pages. */
  iterate(query?: WithoutPage<ListBatchesQuery>, options?: CallOptions): AsyncIterable<ListBatchesAnswer['batches'][number]>;

  /**
   * Retrieve a batch.
   * Returns the status of the batch, the number of rows by state, and the cost. Free.
   *
   * API key scope: `registry:read`.
   */
  get(batchId: string | number, options?: CallOptions): Call<GetBatchAnswer>;

  /**
   * Pause, continue, or cancel a batch.
   * Pauses an evaluation or a submission, continues a paused submission, cancels the batch, or changes its rate. Rows that are submitted already continue. Free.
   *
   * API key scope: `registry:write`.
   */
  change(batchId: string | number, body?: ChangeBatchRequest, options?: CallOptions): Call<ChangeBatchAnswer>;

  /**
   * List the rows of a batch.
   * Returns each row that was read, with its registration and what is wrong with it. The states follow the registrations. Free.
   *
   * API key scope: `registry:read`.
   */
  rows(batchId: string | number, query?: ListBatchRowsQuery, options?: CallOptions): Call<ListBatchRowsAnswer>;

  /** List the rows of a batch, entry by entry, through all pages. */
  iterateRows(batchId: string | number, query?: WithoutPage<ListBatchRowsQuery>, options?: CallOptions): AsyncIterable<ListBatchRowsAnswer['rows'][number]>;

  /**
   * Evaluate the rows of a batch.
   * Evaluates in the background each row that is a draft, and again each row that was not ready. Costs 1 token for each row when it is evaluated. With too few tokens for all of them, nothing is done.
   *
   * API key scope: `registry:write`.
   */
  evaluate(batchId: string | number, body?: EvaluateBatchRequest, options?: CallOptions): Call<EvaluateBatchAnswer>;

  /**
   * Submit the rows of a batch.
   * Submits in the background each row that is `READY`, once its cost is confirmed. Other rows are left out and reported. Each record that is registered costs 1 token (free for admins) plus the fee of the registry. No row is registered twice.
   *
   * API key scope: `registry:write`.
   */
  submit(batchId: string | number, body?: SubmitBatchRequest, options?: CallOptions): Call<SubmitBatchAnswer>;

  /**
   * Download the CSV template.
   * Returns a header with all columns, and a row that shows the format of each value. Only `reference` is required. Columns can be left out and be in any order. Free.
   *
   * API key scope: `registry:read`.
   */
  template(options?: CallOptions): Call<GetBatchTemplateAnswer>;

  /**
   * Download the report of a batch.
   * Returns a line for each row, with its state, its IDs, and its problems. A value that a spreadsheet would run as a formula begins with an apostrophe. Free.
   *
   * API key scope: `registry:read`.
   */
  report(batchId: string | number, options?: CallOptions): Call<GetBatchReportAnswer>;
}

interface AlertsGroup {
  /**
   * List alerts.
   * Returns what costs money or delivery if it is missed. Admins get the alerts of all customers. Free.
   *
   * API key scope: `registry:read`.
   */
  list(query?: ListAlertsQuery, options?: CallOptions): Call<ListAlertsAnswer>;

  /** List alerts, entry by entry, through all pages. */
  iterate(query?: WithoutPage<ListAlertsQuery>, options?: CallOptions): AsyncIterable<ListAlertsAnswer['alerts'][number]>;

  /**
   * Dismiss an alert.
   * The alert is no longer open, although its cause may last. Free.
   *
   * API key scope: `registry:write`.
   */
  dismiss(alertId: string | number, body?: DismissAlertRequest, options?: CallOptions): Call<DismissAlertAnswer>;
}

interface BrandsGroup {
  /**
   * List brands.
   * Returns your brands, newest first. Admins get the brands of all customers. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  list(query?: ListBrandsQuery, options?: CallOptions): Call<ListBrandsAnswer>;

  /** List brands, entry by entry, through all pages. */
  iterate(query?: WithoutPage<ListBrandsQuery>, options?: CallOptions): AsyncIterable<ListBrandsAnswer['brands'][number]>;

  /**
   * Create a brand.
   * Registers the brand at the registry. The request is validated before anything is charged. If the response of the registry is lost, the service looks up the brand instead of registering it twice. Costs 1 token (free for admins) plus the registration fee of the registry.
   *
   * API key scope: `registry:write`.
   */
  create(body: CreateBrandRequest, options?: CallOptions): Call<CreateBrandAnswer>;

  /**
   * Retrieve a brand.
   * Returns the local record with its progress and history, without a registry call. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  get(brandId: string | number, options?: CallOptions): Call<GetBrandAnswer>;

  /**
   * Update a brand.
   * Updates the fields that you send, in this service and at the registry. A change of the legal company name, EIN, or legal entity type makes the brand unverified. It is rejected while the brand has active campaigns or vetting. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  update(brandId: string | number, body?: UpdateBrandRequest, options?: CallOptions): Call<UpdateBrandAnswer>;

  /**
   * Delete a brand.
   * Deletes the brand at the registry. You cannot undo this. The local record remains with the status `DELETED`. The request is rejected while the brand has active campaigns. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  delete(brandId: string | number, options?: CallOptions): Call<DeleteBrandAnswer>;

  /**
   * Order external vetting.
   * The registry charges the fee of the vetting provider. If the same vetting is already in progress, the service does not order it again. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  vet(brandId: string | number, body: VetBrandRequest, options?: CallOptions): Call<VetBrandAnswer>;

  /**
   * Retrieve brand feedback.
   * Returns why the registry did not verify the brand, and what to change. Fetches the current data from the registry. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  feedback(brandId: string | number, options?: CallOptions): Call<GetBrandFeedbackAnswer>;

  /**
   * Resubmit a brand.
   * Asks the registry to check a corrected brand again. The registry charges a fee each time and rejects a brand that has not changed. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  revet(brandId: string | number, options?: CallOptions): Call<RevetBrandAnswer>;

  /**
   * Send a one-time code to a sole proprietor.
   * The registry texts the code to the mobile phone number of the brand. It expires in 24 hours. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  sendCode(brandId: string | number, options?: CallOptions): Call<SendBrandCodeAnswer>;

  /**
   * Verify the one-time code of a sole proprietor.
   * Confirms the mobile phone number with the code. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  confirmCode(brandId: string | number, body: ConfirmBrandCodeRequest, options?: CallOptions): Call<ConfirmBrandCodeAnswer>;

  /**
   * Appeal the identity status of a brand.
   * Within 45 days, with evidence that you uploaded before. The registry charges a fee each time. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  appeal(brandId: string | number, body: AppealBrandRequest, options?: CallOptions): Call<AppealBrandAnswer>;

  /**
   * List the appeals of a brand.
   * With their outcomes. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  appeals(brandId: string | number, options?: CallOptions): Call<ListBrandAppealsAnswer>;

  /**
   * Upload evidence for an appeal.
   * At most 10 files, 10 MiB each, and 30 MiB for one appeal. We recognize the type by the content, and do not scan for malware. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  readonly uploadEvidence: ByHand['uploadEvidence'];

  /**
   * List the evidence of a brand.
   * Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  evidence(brandId: string | number, options?: CallOptions): Call<ListEvidenceAnswer>;

  /**
   * Send the mail of Authentication+ again.
   * To the business contact of the brand, at most once in two hours. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  sendContactMail(brandId: string | number, body?: SendBusinessContactMailRequest, options?: CallOptions): Call<SendBusinessContactMailAnswer>;

  /**
   * List the vettings of a brand.
   * Without their tokens. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  vettings(brandId: string | number, options?: CallOptions): Call<ListVettingsAnswer>;

  /**
   * Import a vetting.
   * Takes over a result that the provider has for this brand. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  importVetting(brandId: string | number, body: ImportVettingRequest, options?: CallOptions): Call<ImportVettingAnswer>;

  /**
   * Appeal the result of a vetting.
   * Within 45 days. The registry charges a fee each time. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  appealVetting(brandId: string | number, body: AppealVettingRequest, options?: CallOptions): Call<AppealVettingAnswer>;

  /**
   * List the reports of enhanced vetting.
   * Empty without an enhanced vetting. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  vettingReports(brandId: string | number, options?: CallOptions): Call<ListVettingReportsAnswer>;

  /**
   * List the use cases that a brand qualifies for.
   * With fees, and the terms of each carrier. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  qualification(brandId: string | number, query?: GetQualificationQuery, options?: CallOptions): Call<GetQualificationAnswer>;

  /**
   * Tag a brand.
   * The registry stores tags in lower case, at most ten for a record. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  tag(brandId: string | number, name: string | number, options?: CallOptions): Call<TagBrandAnswer>;

  /**
   * Remove a tag of a brand.
   * Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  untag(brandId: string | number, name: string | number, options?: CallOptions): Call<UntagBrandAnswer>;
}

interface CampaignsGroup {
  /**
   * List campaigns.
   * Returns your campaigns, newest first. Admins get the campaigns of all customers. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  list(query?: ListCampaignsQuery, options?: CallOptions): Call<ListCampaignsAnswer>;

  /** List campaigns, entry by entry, through all pages. */
  iterate(query?: WithoutPage<ListCampaignsQuery>, options?: CallOptions): AsyncIterable<ListCampaignsAnswer['campaigns'][number]>;

  /**
   * Create a campaign.
   * Registers the campaign at the registry. If you omit messages, keywords, or sub-use cases, the service fills them in and lists them in `defaulted`. If the response of the registry is lost, the service looks up the campaign instead of registering it twice. Costs 1 token (free for admins) plus the fees of the registry.
   *
   * API key scope: `registry:write`.
   */
  create(body: CreateCampaignRequest, options?: CallOptions): Call<CreateCampaignAnswer>;

  /**
   * Retrieve a campaign.
   * Returns the local record with its progress and history, without a registry call. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  get(campaignId: string | number, options?: CallOptions): Call<GetCampaignAnswer>;

  /**
   * Update a campaign.
   * Updates the fields that you send, in this service and at the registry. You cannot change the use case, the sub-use cases, or the subscriber flags. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  update(campaignId: string | number, body?: UpdateCampaignRequest, options?: CallOptions): Call<UpdateCampaignAnswer>;

  /**
   * Deactivate a campaign.
   * Deactivates the campaign in this service and at the registry. You cannot undo this. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  deactivate(campaignId: string | number, options?: CallOptions): Call<DeactivateCampaignAnswer>;

  /**
   * Retrieve the sharing status of a campaign.
   * Returns whether the connectivity partner and each carrier accepted the campaign. Fetches the current data from the registry. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  sharing(campaignId: string | number, options?: CallOptions): Call<GetCampaignSharingAnswer>;

  /**
   * Retrieve the carrier status of a campaign.
   * Returns the status of the campaign at each carrier. Fetches the current data from the registry. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  operationStatus(campaignId: string | number, options?: CallOptions): Call<GetCampaignOperationStatusAnswer>;

  /**
   * Share a campaign.
   * Shares the campaign with your connectivity partner (CNP). Carriers see a campaign only after you share it. You cannot share it with another partner while one reviews it. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  share(campaignId: string | number, body: ShareCampaignRequest, options?: CallOptions): Call<ShareCampaignAnswer>;

  /**
   * Nudge the connectivity partner.
   * Asks the connectivity partner to review the campaign, or appeals a declined campaign. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  nudge(campaignId: string | number, body: NudgeCampaignRequest, options?: CallOptions): Call<NudgeCampaignAnswer>;

  /**
   * Resubmit a campaign to carriers.
   * Use this after you correct the campaign, or after vetting changes the trust score. The new throughput can be lower than before. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  resubmit(campaignId: string | number, body: ResubmitCampaignRequest, options?: CallOptions): Call<ResubmitCampaignAnswer>;

  /**
   * Upload an MMS sample or a supporting document.
   * At most 5 files of a kind, 10 MiB each. We recognize the type by the content, and do not scan for malware. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  readonly uploadAttachment: ByHand['uploadAttachment'];

  /**
   * List the attachments of a campaign.
   * Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  attachments(campaignId: string | number, query: ListAttachmentsQuery, options?: CallOptions): Call<ListAttachmentsAnswer>;

  /**
   * Download an attachment of a campaign.
   * Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  attachment(campaignId: string | number, attachmentId: string | number, options?: CallOptions): Call<GetAttachmentAnswer>;

  /**
   * Delete an attachment of a campaign.
   * Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  deleteAttachment(campaignId: string | number, attachmentId: string | number, options?: CallOptions): Call<DeleteAttachmentAnswer>;

  /**
   * List the phone numbers of a campaign.
   * Your provider assigns them; the registry reports them. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  numbers(campaignId: string | number, query?: ListCampaignNumbersQuery, options?: CallOptions): Call<ListCampaignNumbersAnswer>;

  /** List the phone numbers of a campaign, entry by entry, through all pages. */
  iterateNumbers(campaignId: string | number, query?: WithoutPage<ListCampaignNumbersQuery>, options?: CallOptions): AsyncIterable<ListCampaignNumbersAnswer['records'][number]>;

  /**
   * Retrieve the migration of a campaign.
   * `status` is ACTIVE, COMPLETED, or CANCELLED. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  migration(campaignId: string | number, options?: CallOptions): Call<GetMigrationAnswer>;

  /**
   * Move a campaign to another connectivity partner.
   * The campaign stays with its partner until the other one accepts it. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  startMigration(campaignId: string | number, body: StartMigrationRequest, options?: CallOptions): Call<StartMigrationAnswer>;

  /**
   * Cancel the migration of a campaign.
   * Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  cancelMigration(campaignId: string | number, options?: CallOptions): Call<CancelMigrationAnswer>;

  /**
   * Tag a campaign.
   * The registry stores tags in lower case, at most ten for a record. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  tag(campaignId: string | number, name: string | number, options?: CallOptions): Call<TagCampaignAnswer>;

  /**
   * Remove a tag of a campaign.
   * Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  untag(campaignId: string | number, name: string | number, options?: CallOptions): Call<UntagCampaignAnswer>;
}

interface PartnerCampaignsGroup {
  /**
   * List partner campaigns.
   * What other accounts share with yours. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  list(query?: ListPartnerCampaignsQuery, options?: CallOptions): Call<ListPartnerCampaignsAnswer>;

  /** List partner campaigns, entry by entry, through all pages. */
  iterate(query?: WithoutPage<ListPartnerCampaignsQuery>, options?: CallOptions): AsyncIterable<ListPartnerCampaignsAnswer['records'][number]>;

  /**
   * Retrieve a partner campaign.
   * With its brand and sharing. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  get(tcrCampaignId: string | number, query?: GetPartnerCampaignQuery, options?: CallOptions): Call<GetPartnerCampaignAnswer>;

  /**
   * Accept a partner campaign.
   * Shares it with your own connectivity partner. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  accept(tcrCampaignId: string | number, body: AcceptPartnerCampaignRequest, options?: CallOptions): Call<AcceptPartnerCampaignAnswer>;

  /**
   * Decline a partner campaign.
   * The account that shares it gets the categories and the explanation. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  decline(tcrCampaignId: string | number, body: DeclinePartnerCampaignRequest, options?: CallOptions): Call<DeclinePartnerCampaignAnswer>;
}

interface ResellersGroup {
  /**
   * List resellers.
   * Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  list(query?: ListResellersQuery, options?: CallOptions): Call<ListResellersAnswer>;

  /** List resellers, entry by entry, through all pages. */
  iterate(query?: WithoutPage<ListResellersQuery>, options?: CallOptions): AsyncIterable<ListResellersAnswer['records'][number]>;

  /**
   * Create a reseller.
   * The registry keeps names unique. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  create(body: CreateResellerRequest, options?: CallOptions): Call<CreateResellerAnswer>;

  /**
   * Retrieve a reseller.
   * Costs 1 token. Free for admins.
   *
   * API key scope: `registry:read`.
   */
  get(resellerId: string | number, query?: GetResellerQuery, options?: CallOptions): Call<GetResellerAnswer>;

  /**
   * Update a reseller.
   * Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  update(resellerId: string | number, body: UpdateResellerRequest, options?: CallOptions): Call<UpdateResellerAnswer>;

  /**
   * Delete a reseller.
   * Rejected while a campaign names it. Costs 1 token. Free for admins.
   *
   * API key scope: `registry:write`.
   */
  delete(resellerId: string | number, query?: DeleteResellerQuery, options?: CallOptions): Call<DeleteResellerAnswer>;
}

interface RegistryGroup {
  /**
   * List enumerated values.
   * Returns the values that the registry accepts in a field. They are at most one hour old. If the registry does not respond, returns the values that come with the service, with `source` set to `shipped`. Costs 1 token. Free for admins, who choose the account with `credentialId` or `userId`.
   *
   * API key scope: `registry:read`.
   */
  enums(type: string | number, query?: GetEnumQuery, options?: CallOptions): Call<GetEnumAnswer>;

  /**
   * The fields of a brand, a campaign, or their public pages.
   * Label, limits, values and requirement of each field. With `entityType` or `usecase`, the requirements that depend on it are resolved. Free.
   *
   * API key scope: `registry:read`.
   */
  fieldDefinitions(query: ListFieldDefinitionsQuery, options?: CallOptions): Call<ListFieldDefinitionsAnswer>;

  /**
   * Retrieve the CSP profile.
   * Fetches the CSP profile of your account from the registry. Costs 1 token. Free for admins, who choose the account with `credentialId` or `userId`.
   *
   * API key scope: `registry:read`.
   */
  cspProfile(query?: GetCspProfileQuery, options?: CallOptions): Call<GetCspProfileAnswer>;

  /**
   * Update the CSP profile.
   * Updates the email addresses that you send. Send at least one. Choose the account with `credentialId` or `userId`.
   */
  updateCspProfile(body?: UpdateCspProfileRequest, options?: CallOptions): Call<UpdateCspProfileAnswer>;

  /**
   * Receive a registry callback.
   * The registry calls this operation. A callback is signed with `X-TCR-Webhook-Signature` (HMAC-SHA256 of the raw body with the webhook secret, in hex or base64) or with `X-Registry-Signature` (the scheme of the registry). The callback is stored before the response is sent. Duplicates and unknown event types get the same response. If the account has reached its storage quota, the response is 429 `storage_quota_exceeded`, and the callback is not stored.
   */
  readonly receiveCallback: ByHand['receiveCallback'];
}

interface PagesGroup {
  /**
   * Check a page.
   * Opens the page as an anonymous visitor and judges it by its purpose. A page that cannot be reached is a finding. A page is opened at most once a minute, and a host at most six times a minute: a request waits up to 20 seconds for its turn, and then gets `rate_limited`. Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  check(body: CheckPageRequest, options?: CallOptions): Call<CheckPageAnswer>;

  /**
   * Retrieve a page snapshot.
   * Returns what the service saw at a URL, with the text that a visitor reads. The text comes from the page: escape it before you show it. Free.
   *
   * API key scope: `registry:read`.
   */
  snapshot(snapshotId: string | number, options?: CallOptions): Call<GetPageSnapshotAnswer>;

  /**
   * Download the source of a page snapshot.
   * Returns the bytes of the page after content decoding, as a download of plain text that browsers never render. Free.
   *
   * API key scope: `registry:read`.
   */
  source(snapshotId: string | number, options?: CallOptions): Call<GetPageSnapshotSourceAnswer>;
}

interface WebhookEndpointsGroup {
  /**
   * Create a webhook endpoint.
   * The webhook secret is shown only once. Deliveries follow the Standard Webhooks specification, with the headers `webhook-id`, `webhook-timestamp`, and `webhook-signature`. Each delivery is attempted up to eight times over about three days, with the same ID.
   *
   * API key scope: `registry:write`.
   */
  create(body: CreateWebhookEndpointRequest, options?: CallOptions): Call<CreateWebhookEndpointAnswer>;

  /**
   * List webhook endpoints.
   * API key scope: `registry:read`.
   */
  list(query?: ListWebhookEndpointsQuery, options?: CallOptions): Call<ListWebhookEndpointsAnswer>;

  /** List webhook endpoints, entry by entry, through all pages. */
  iterate(query?: WithoutPage<ListWebhookEndpointsQuery>, options?: CallOptions): AsyncIterable<ListWebhookEndpointsAnswer['endpoints'][number]>;

  /**
   * Retrieve a webhook endpoint.
   * API key scope: `registry:read`.
   */
  get(id: string | number, options?: CallOptions): Call<GetWebhookEndpointAnswer>;

  /**
   * Update or turn on a webhook endpoint.
   * Updates the fields that you send. To turn on a disabled endpoint, set `status` to `active`.
   *
   * API key scope: `registry:write`.
   */
  change(id: string | number, body?: ChangeWebhookEndpointRequest, options?: CallOptions): Call<ChangeWebhookEndpointAnswer>;

  /**
   * Delete a webhook endpoint.
   * Deletes the endpoint and its delivery history.
   *
   * API key scope: `registry:write`.
   */
  delete(id: string | number, options?: CallOptions): Call<DeleteWebhookEndpointAnswer>;

  /**
   * Rotate a webhook secret.
   * Returns a new webhook secret, shown only once. Deliveries are also signed with the old secret for one more day.
   *
   * API key scope: `registry:write`.
   */
  rotateSecret(id: string | number, options?: CallOptions): Call<RotateWebhookSecretAnswer>;

  /**
   * Send a test event.
   * Sends a `webhook.test` event and waits for the response of the receiver. You can send ten test events per minute.
   *
   * API key scope: `registry:write`.
   */
  test(id: string | number, options?: CallOptions): Call<TestWebhookEndpointAnswer>;

  /**
   * List webhook deliveries.
   * Returns the deliveries to an endpoint with their status and attempts.
   *
   * API key scope: `registry:read`.
   */
  deliveries(id: string | number, query?: ListWebhookDeliveriesQuery, options?: CallOptions): Call<ListWebhookDeliveriesAnswer>;

  /** List webhook deliveries, entry by entry, through all pages. */
  iterateDeliveries(id: string | number, query?: WithoutPage<ListWebhookDeliveriesQuery>, options?: CallOptions): AsyncIterable<ListWebhookDeliveriesAnswer['deliveries'][number]>;

  /**
   * Resend a webhook delivery.
   * Sends the delivery again with the same ID.
   *
   * API key scope: `registry:write`.
   */
  resend(id: string | number, deliveryId: string | number, options?: CallOptions): Call<ResendWebhookDeliveryAnswer>;
}

interface EventsGroup {
  /**
   * List events.
   * Returns events, oldest first. To get later events, set `after` to the `cursor` of the previous response. Events are kept for 90 days, unless the operator configures another period.
   *
   * API key scope: `registry:read`.
   */
  list(query?: ListEventsQuery, options?: CallOptions): Call<ListEventsAnswer>;

  /** List events, entry by entry, through all pages. */
  iterate(query?: WithoutPage<ListEventsQuery>, options?: CallOptions): AsyncIterable<ListEventsAnswer['events'][number]>;

  /**
   * Stream events.
   * Sends events as server-sent events. The stream starts with the next event, or after the event in `Last-Event-ID`. Each event has an ID to resume from. An account can have 10 open streams.
   *
   * API key scope: `registry:read`.
   */
  readonly stream: ByHand['streamEvents'];
}

interface SandboxGroup {
  /**
   * Retrieve the state of the sandbox.
   * Returns your sandbox records and the test values that produce fixed outcomes. Admins get all records. Available only in a trial with the built-in sandbox registry. Other services return 404. Free.
   *
   * API key scope: `registry:read`.
   */
  get(options?: CallOptions): Call<GetSandboxAnswer>;

  /**
   * Advance the sandbox time.
   * All scheduled events up to the new time occur, for all accounts. Available only in a trial with the built-in sandbox registry. Other services return 404. Free.
   *
   * API key scope: `registry:write`.
   */
  advance(body?: AdvanceSandboxRequest, options?: CallOptions): Call<AdvanceSandboxAnswer>;

  /**
   * Set the outcome of a sandbox brand.
   * Available only in a trial with the built-in sandbox registry. Other services return 404. Free.
   *
   * API key scope: `registry:write`.
   */
  decideBrand(id: string | number, body: DecideSandboxBrandRequest, options?: CallOptions): Call<DecideSandboxBrandAnswer>;

  /**
   * Set the outcome of a sandbox campaign.
   * Available only in a trial with the built-in sandbox registry. Other services return 404. Free.
   *
   * API key scope: `registry:write`.
   */
  decideCampaign(id: string | number, body: DecideSandboxCampaignRequest, options?: CallOptions): Call<DecideSandboxCampaignAnswer>;
}

interface AuditGroup {
  /**
   * List audit log entries.
   * Returns logins and changes of API keys, credentials, and purchases in your account. Admins get the entries of all accounts, or of one account with `userId`.
   */
  list(query?: ListAuditQuery, options?: CallOptions): Call<ListAuditAnswer>;

  /** List audit log entries, entry by entry, through all pages. */
  iterate(query?: WithoutPage<ListAuditQuery>, options?: CallOptions): AsyncIterable<ListAuditAnswer['entries'][number]>;
}

interface NoticesGroup {
  /** Retrieve your email preferences. */
  get(options?: CallOptions): Call<GetNoticesAnswer>;

  /** Update your email preferences. */
  change(body?: ChangeNoticesRequest, options?: CallOptions): Call<ChangeNoticesAnswer>;

  /**
   * Unsubscribe from one kind of email.
   * The link of an email, which is also in its `List-Unsubscribe` header. It needs no session and does not expire. Repeating it has no further effect. The body is ignored, such as `List-Unsubscribe=One-Click` (RFC 8058). A `GET` of the same URL is a page of the console and changes nothing.
   */
  unsubscribe(kind: string | number, token: string | number, options?: CallOptions): Call<UnsubscribeAnswer>;
}

interface AdminGroup {
  /**
   * List accounts.
   * Returns all accounts, or those that a search finds. Admins only.
   */
  listCustomers(query?: ListCustomersQuery, options?: CallOptions): Call<ListCustomersAnswer>;

  /** List accounts, entry by entry, through all pages. */
  iterateCustomers(query?: WithoutPage<ListCustomersQuery>, options?: CallOptions): AsyncIterable<ListCustomersAnswer['customers'][number]>;

  /**
   * Retrieve an account.
   * Returns an account with its state and what belongs to it. Admins only.
   */
  getAccount(id: string | number, options?: CallOptions): Call<GetAdminAccountAnswer>;

  /**
   * List token transactions of an account.
   * Returns the ledger of an account, with the tokens that a refund of each charge returns.
   */
  listTransactions(id: string | number, query?: ListAccountTransactionsQuery, options?: CallOptions): Call<ListAccountTransactionsAnswer>;

  /** List token transactions of an account, entry by entry, through all pages. */
  iterateTransactions(id: string | number, query?: WithoutPage<ListAccountTransactionsQuery>, options?: CallOptions): AsyncIterable<ListAccountTransactionsAnswer['transactions'][number]>;

  /**
   * List webhook deliveries of an account.
   * Returns the deliveries to all webhook endpoints of an account, with their errors.
   */
  listDeliveries(id: string | number, query?: ListAccountDeliveriesQuery, options?: CallOptions): Call<ListAccountDeliveriesAnswer>;

  /** List webhook deliveries of an account, entry by entry, through all pages. */
  iterateDeliveries(id: string | number, query?: WithoutPage<ListAccountDeliveriesQuery>, options?: CallOptions): AsyncIterable<ListAccountDeliveriesAnswer['deliveries'][number]>;

  /**
   * Lock an account.
   * Ends its sessions. Logins and API keys get 401 `locked_by_operator`, nothing is charged, and submissions in progress pause. Its records stay, callbacks are still stored, and webhooks and emails are still sent. Accounts of admins cannot be locked. Idempotent. Admins only.
   */
  lockAccount(id: string | number, body: LockAccountRequest, options?: CallOptions): Call<LockAccountAnswer>;

  /**
   * Unlock an account.
   * Logins and API keys work again, and paused submissions continue. Idempotent. Admins only.
   */
  unlockAccount(id: string | number, body: UnlockAccountRequest, options?: CallOptions): Call<UnlockAccountAnswer>;

  /**
   * End all sessions of an account.
   * Invalidates all session tokens issued before. API keys stay valid. Admins only.
   */
  endSessions(id: string | number, body: EndAccountSessionsRequest, options?: CallOptions): Call<EndAccountSessionsAnswer>;

  /**
   * Send a password reset.
   * Sends the email with a reset link to the owner of the account, at most five an hour. Admins only.
   */
  sendPasswordReset(id: string | number, body: SendPasswordResetRequest, options?: CallOptions): Call<SendPasswordResetAnswer>;

  /**
   * Turn off two-factor authentication of an account.
   * For an owner who lost the authenticator app and the recovery codes. Check their identity first. For accounts of admins, use the operator command. Admins only.
   */
  clearTwoFactor(id: string | number, body: ClearTwoFactorRequest, options?: CallOptions): Call<ClearTwoFactorAnswer>;

  /**
   * Credit tokens to an account.
   * Adds tokens as a transaction of type `purchase`, with the reason in its notes. An order ID credits only once, however often the request is repeated. Admins only.
   */
  credit(id: string | number, body: CreditAccountRequest, options?: CallOptions): Call<CreditAccountAnswer>;

  /**
   * Refund a charge of an account.
   * Returns the tokens of one charge, with the reason in the notes of the transaction. A charge is refunded only once, however often the request is repeated. Admins only.
   */
  refund(id: string | number, body: RefundTransactionRequest, options?: CallOptions): Call<RefundTransactionAnswer>;

  /**
   * List registry credentials.
   * Returns the credentials of all customers. Secrets are masked.
   */
  listCredentials(query?: ListCredentialsQuery, options?: CallOptions): Call<ListCredentialsAnswer>;

  /** List registry credentials, entry by entry, through all pages. */
  iterateCredentials(query?: WithoutPage<ListCredentialsQuery>, options?: CallOptions): AsyncIterable<ListCredentialsAnswer['credentials'][number]>;

  /** Create registry credentials for a customer. */
  storeCredentials(body: StoreCredentialsRequest, options?: CallOptions): Call<StoreCredentialsAnswer>;

  /**
   * Retrieve registry credentials.
   * Secrets are masked.
   */
  getCredentials(id: string | number, options?: CallOptions): Call<GetCredentialsAnswer>;

  /** Update registry credentials. */
  changeCredentials(id: string | number, body?: ChangeCredentialsRequest, options?: CallOptions): Call<ChangeCredentialsAnswer>;

  /**
   * Deactivate registry credentials.
   * No new registry call uses the credentials. Their brands and campaigns remain.
   */
  deactivateCredentials(id: string | number, options?: CallOptions): Call<DeactivateCredentialsAnswer>;

  /**
   * List registry callbacks.
   * Returns the stored callbacks and their processing status.
   */
  listRegistryEvents(query?: ListRegistryEventsQuery, options?: CallOptions): Call<ListRegistryEventsAnswer>;

  /** List registry callbacks, entry by entry, through all pages. */
  iterateRegistryEvents(query?: WithoutPage<ListRegistryEventsQuery>, options?: CallOptions): AsyncIterable<ListRegistryEventsAnswer['events'][number]>;

  /**
   * Replay a registry callback.
   * Applies a stored callback again. Replaying is idempotent.
   */
  replayRegistryEvent(id: string | number, options?: CallOptions): Call<ReplayRegistryEventAnswer>;

  /**
   * Replay failed registry callbacks.
   * Applies up to 1,000 failed callbacks again, oldest first. When they were received first and how often they were tried stays. Idempotent: a callback that is applied meanwhile is not failed any more.
   */
  replayFailedEvents(body?: ReplayFailedEventsRequest, options?: CallOptions): Call<ReplayFailedEventsAnswer>;

  /**
   * List registry calls.
   * Returns one entry for each attempt in the last 90 days. Secrets and personal data in bodies are masked.
   */
  listRegistryCalls(query?: ListRegistryCallsQuery, options?: CallOptions): Call<ListRegistryCallsAnswer>;

  /** List registry calls, entry by entry, through all pages. */
  iterateRegistryCalls(query?: WithoutPage<ListRegistryCallsQuery>, options?: CallOptions): AsyncIterable<ListRegistryCallsAnswer['logs'][number]>;

  /**
   * Sync a brand from the registry.
   * Fetches the brand from the registry and updates the local record.
   */
  syncBrand(brandId: string | number, options?: CallOptions): Call<SyncBrandAnswer>;

  /**
   * Sync a campaign from the registry.
   * Fetches the campaign from the registry and updates the local record.
   */
  syncCampaign(campaignId: string | number, options?: CallOptions): Call<SyncCampaignAnswer>;
}

export interface Groups {
  readonly health: HealthGroup;
  readonly auth: AuthGroup;
  readonly account: AccountGroup;
  readonly tokens: TokensGroup;
  readonly tools: ToolsGroup;
  readonly apiKeys: ApiKeysGroup;
  readonly credentials: CredentialsGroup;
  readonly summary: SummaryGroup;
  readonly registrations: RegistrationsGroup;
  readonly batches: BatchesGroup;
  readonly alerts: AlertsGroup;
  readonly brands: BrandsGroup;
  readonly campaigns: CampaignsGroup;
  readonly partnerCampaigns: PartnerCampaignsGroup;
  readonly resellers: ResellersGroup;
  readonly registry: RegistryGroup;
  readonly pages: PagesGroup;
  readonly webhookEndpoints: WebhookEndpointsGroup;
  readonly events: EventsGroup;
  readonly sandbox: SandboxGroup;
  readonly audit: AuditGroup;
  readonly notices: NoticesGroup;
  readonly admin: AdminGroup;

  /**
   * Check a message before you send it: its text, the use case of its campaign, and the carrier.
   * **Validate.** Costs 1 token or the daily free token.
   *
   * API key scope: `tools`.
   */
  validate(body: ValidateRequest, options?: CallOptions): Call<ValidateAnswer>;
}
