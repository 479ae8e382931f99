// The kinds of errors that the service returns. `http/error-table.ts` maps each to a status and a sentence.

export type ErrorKind =
  | 'validation_failed'
  | 'malformed_body'
  | 'malformed_request'
  | 'invalid_reset_token'
  | 'invalid_confirmation_token'
  | 'invalid_unsubscribe_link'
  | 'unauthorized'
  | 'invalid_credentials'
  | 'incorrect_password'
  | 'invalid_signature'
  | 'account_locked'
  | 'locked_by_operator'
  | 'otp_required'
  | 'invalid_otp'
  | 'invalid_passkey'
  | 'insufficient_tokens'
  | 'forbidden'
  | 'totp_required'
  | 'credentials_missing'
  | 'not_found'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'email_taken'
  | 'totp_enabled'
  | 'totp_not_enabled'
  | 'passkeys_unavailable'
  | 'passkeys_full'
  | 'account_in_use'
  | 'admin_account'
  | 'not_refundable'
  | 'credentials_exist'
  | 'registration_under_way'
  | 'registrations_full'
  | 'registration_closed'
  | 'field_unchangeable'
  | 'final_denial'
  | 'not_evaluated'
  | 'unchanged'
  | 'denied_fields_unchanged'
  | 'not_ready'
  | 'no_code_expected'
  | 'nothing_to_cancel'
  | 'batch_busy'
  | 'batches_full'
  | 'cost_not_confirmed'
  | 'precondition_failed'
  | 'registry_refused'
  | 'registry_login_refused'
  | 'registry_fault'
  | 'registry_timeout'
  | 'registry_busy'
  | 'idempotency_key_in_use'
  | 'idempotency_key_reused'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'expectation_failed'
  | 'rate_limited'
  | 'storage_quota_exceeded'
  | 'headers_too_large'
  | 'internal_error'
  | 'unavailable'
  | 'overloaded';

/** An error with a kind. `sentence` is sent to the caller unchanged, so it never contains anything internal. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly kind: ErrorKind;
  readonly sentence: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** The same request can succeed later, after something else has changed: an idempotency key does not keep it (G-06). */
  readonly canPassLater: boolean;

  constructor(
    kind: ErrorKind,
    sentence?: string,
    options: {
      cause?: unknown;
      headers?: Readonly<Record<string, string>>;
      canPassLater?: boolean;
    } = {},
  ) {
    super(sentence ?? kind, options.cause === undefined ? {} : { cause: options.cause });
    this.kind = kind;
    this.sentence = sentence;
    this.headers = options.headers ?? {};
    // Credentials can be added at any time.
    this.canPassLater = options.canPassLater ?? kind === 'credentials_missing';
  }
}
