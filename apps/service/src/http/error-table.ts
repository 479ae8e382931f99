// The HTTP status of each kind of error, and its default message.
import type { ErrorKind } from '../errors.ts';

type ErrorAnswer = {
  readonly status: number;
  readonly sentence: string;
  readonly retryAfterSeconds?: number;
};

export const ERROR_TABLE: Readonly<Record<ErrorKind, ErrorAnswer>> = {
  validation_failed: { status: 400, sentence: 'The request is not valid.' },
  malformed_body: { status: 400, sentence: 'The body is not valid JSON.' },
  malformed_request: { status: 400, sentence: 'The request is not valid HTTP.' },
  invalid_reset_token: { status: 400, sentence: 'The reset token is invalid or expired.' },
  invalid_confirmation_token: { status: 400, sentence: 'The confirmation link is invalid or expired.' },
  invalid_unsubscribe_link: {
    status: 400,
    sentence: 'The unsubscribe link is incomplete or invalid. Change your email preferences in your account.',
  },
  unauthorized: { status: 401, sentence: 'Invalid or expired token.' },
  invalid_credentials: { status: 401, sentence: 'The email or password is incorrect.' },
  incorrect_password: { status: 401, sentence: 'The current password is incorrect.' },
  invalid_signature: { status: 401, sentence: 'The signature is missing or wrong.' },
  account_locked: { status: 401, sentence: 'Too many failed logins.' },
  locked_by_operator: {
    status: 401,
    sentence: 'The operator of this service locked this account. Contact the operator.',
  },
  otp_required: {
    status: 401,
    sentence: 'Enter a code of your authenticator app, or a recovery code.',
  },
  invalid_otp: { status: 401, sentence: 'The code is incorrect, expired, or was already used.' },
  invalid_passkey: { status: 401, sentence: 'The passkey was not accepted. Try again.' },
  insufficient_tokens: { status: 402, sentence: 'Insufficient tokens.' },
  forbidden: { status: 403, sentence: 'This operation requires an admin account.' },
  totp_required: {
    status: 403,
    sentence: 'Admins of this service need two-factor authentication. Turn it on in your account first.',
  },
  // G-49, word for word
  credentials_missing: { status: 403, sentence: 'Add your registry credentials first.' },
  not_found: { status: 404, sentence: 'No resource exists at this path.' },
  method_not_allowed: { status: 405, sentence: 'This path does not support this method.' },
  request_timeout: { status: 408, sentence: 'The request took too long to arrive. Send it again.' },
  email_taken: { status: 409, sentence: 'An account with this email already exists.' },
  totp_enabled: { status: 409, sentence: 'Two-factor authentication is already on.' },
  totp_not_enabled: { status: 409, sentence: 'Two-factor authentication is off.' },
  passkeys_unavailable: {
    status: 409,
    sentence:
      'Passkeys need a service with a host name and https. The URL of this service has an IP address or http.',
  },
  passkeys_full: { status: 409, sentence: 'This account has 10 passkeys. Remove one first.' },
  account_in_use: {
    status: 409,
    sentence:
      'A registration of this account is in progress. Cancel it, or wait until it ends, then delete the account.',
  },
  admin_account: {
    status: 409,
    sentence: 'This is the account of an admin. Remove the admin role with the operator command first.',
  },
  not_refundable: {
    status: 409,
    sentence:
      'The daily free token paid for this charge, so there are no tokens to refund. Credit tokens instead.',
  },
  credentials_exist: { status: 409, sentence: 'This account already has active registry credentials.' },
  registration_under_way: {
    status: 409,
    sentence: 'The same registration is already in progress. Check the list before you try again.',
  },
  registrations_full: {
    status: 409,
    sentence: 'This account has 5,000 open registrations. Close or delete some of them first.',
  },
  registration_closed: { status: 409, sentence: 'This registration is closed. Copy it to start a new one.' },
  field_unchangeable: {
    status: 409,
    sentence: 'The registry does not change this field after registration.',
  },
  final_denial: { status: 409, sentence: 'This denial is final.' },
  not_evaluated: { status: 409, sentence: 'Evaluate this registration first.' },
  unchanged: { status: 409, sentence: 'A version with the same content was denied.' },
  denied_fields_unchanged: { status: 409, sentence: 'Nothing that the denial names has changed.' },
  not_ready: { status: 409, sentence: 'The evaluation found errors.' },
  no_code_expected: { status: 409, sentence: 'This registration is not waiting for a code.' },
  nothing_to_cancel: { status: 409, sentence: 'This registration has no submission in progress.' },
  batch_busy: {
    status: 409,
    sentence: 'This batch does something else right now. Try again when it is ready.',
  },
  batches_full: {
    status: 409,
    sentence: 'This account has 10 batches in progress. Wait until one has ended, or cancel one.',
  },
  cost_not_confirmed: { status: 409, sentence: 'Confirm the cost of this batch.' },
  precondition_failed: {
    status: 412,
    sentence: 'The registration has changed since you read it. Read it again, then repeat your change.',
  },
  idempotency_key_in_use: {
    status: 409,
    sentence: 'A request with this Idempotency-Key is in progress. Try again shortly.',
    retryAfterSeconds: 1,
  },
  idempotency_key_reused: {
    status: 422,
    sentence: 'This Idempotency-Key was already used for a different request.',
  },
  body_too_large: { status: 413, sentence: 'The body is too large.' },
  unsupported_media_type: {
    status: 415,
    sentence: 'Send the body as JSON, with Content-Type: application/json.',
  },
  expectation_failed: { status: 417, sentence: 'The service does not support this Expect header.' },
  rate_limited: { status: 429, sentence: 'Too many requests.' },
  storage_quota_exceeded: {
    status: 429,
    sentence:
      'This account has reached its storage quota for callbacks. Space becomes available as old callbacks are deleted.',
    // Old callbacks are deleted every hour.
    retryAfterSeconds: 3_600,
  },
  headers_too_large: { status: 431, sentence: 'The headers are too large.' },
  registry_refused: { status: 400, sentence: 'The registry rejected the request.' },
  registry_login_refused: { status: 502, sentence: 'The registry rejected the stored registry credentials.' },
  registry_fault: { status: 502, sentence: 'The registry returned an error. Try again later.' },
  registry_timeout: { status: 504, sentence: 'The registry did not respond in time. Try again later.' },
  registry_busy: {
    status: 503,
    sentence: 'The registry accepts no more requests right now. Try again shortly.',
    retryAfterSeconds: 10,
  },
  internal_error: { status: 500, sentence: 'Something went wrong on our side.' },
  unavailable: {
    status: 503,
    sentence: 'The service cannot reach its database. Try again shortly.',
    retryAfterSeconds: 5,
  },
  overloaded: {
    status: 503,
    sentence: 'The service is overloaded. Try again shortly.',
    retryAfterSeconds: 2,
  },
};
