// Protects the published interface: every operation exists with its authentication and statuses, and additional
// operations are listed here.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentOf, operationsOf } from './support/openapi.ts';
import { type Operation, REGISTRY, REGISTRY_REST } from './support/registry-interface.ts';
import { startService, type TestService, type TestUser } from './support/service.ts';

const TOOLS = [
  'brand-checker',
  'message-validator',
  'carrier-scanner',
  'consent-validator',
  'roi-calculator',
  'trust-score',
  'error-diagnostic',
  'rejection-decoder',
  'document-generator',
  'provider-checklist',
  'use-case-selector',
  'sanitize',
  'approval-db',
  'opt-out-auditor',
  'template-library',
  'campaign-preview',
  'diff-checker',
  'compliance-calendar',
] as const;

/** The operations of the interface, with the statuses from the interface or from decisions (G-03, G-05). */
const INTERFACE: readonly Operation[] = [
  ['POST', '/v1/auth/register', 'anonymous', 201, [400, 409, 429]],
  ['POST', '/v1/auth/login', 'anonymous', 200, [400, 401, 429]],
  ['GET', '/v1/auth/verify', 'user', 200, [401]],
  ['POST', '/v1/auth/logout', 'user', 200, [401]],
  ['POST', '/v1/auth/forgot-password', 'anonymous', 200, [400, 429]],
  ['POST', '/v1/auth/reset-password', 'anonymous', 200, [400, 429]],

  ['GET', '/v1/tokens/balance', 'user', 200, [401]],
  ['GET', '/v1/tokens/check-daily-free', 'user', 200, [401]],
  ['POST', '/v1/tokens/use', 'user', 200, [400, 401, 402]],
  ['GET', '/v1/tokens/history', 'user', 200, [400, 401]],

  ...TOOLS.map((tool): Operation => ['POST', `/v1/tools/${tool}`, 'user', 200, [400, 401, 402]]),

  ['GET', '/v1/tcr/credentials', 'admin', 200, [400, 401, 403]],
  ['POST', '/v1/tcr/credentials', 'admin', 201, [400, 401, 403, 409]],
  ['GET', '/v1/tcr/credentials/{id}', 'admin', 200, [401, 403, 404]],
  ['PUT', '/v1/tcr/credentials/{id}', 'admin', 200, [400, 401, 403, 404]],
  ['DELETE', '/v1/tcr/credentials/{id}', 'admin', 200, [401, 403, 404]],
  ['GET', '/v1/tcr/my-credentials', 'user', 200, [401]],
  ['POST', '/v1/tcr/my-credentials', 'user', 201, [400, 401, 409]],
  ['PUT', '/v1/tcr/my-credentials', 'user', 200, [400, 401]],
  ['POST', '/v1/tcr/my-credentials/test', 'user', 200, [400, 401, 403, ...REGISTRY]],

  ['GET', '/v1/tcr/brands', 'user', 200, [400, 401, 402]],
  ['POST', '/v1/tcr/brands', 'user', 201, [400, 401, 402, 403, 409, ...REGISTRY]],
  ['GET', '/v1/tcr/brands/{brandId}', 'user', 200, [401, 402, 404]],
  ['PUT', '/v1/tcr/brands/{brandId}', 'user', 200, [400, 401, 402, 403, 404, ...REGISTRY]],
  ['DELETE', '/v1/tcr/brands/{brandId}', 'user', 200, [400, 401, 402, 403, 404, ...REGISTRY]],
  ['POST', '/v1/tcr/brands/{brandId}/vet', 'user', 200, [400, 401, 402, 403, 404, ...REGISTRY]],
  ['GET', '/v1/tcr/brands/{brandId}/feedback', 'user', 200, [400, 401, 402, 403, 404, ...REGISTRY]],

  ['GET', '/v1/tcr/campaigns', 'user', 200, [400, 401, 402]],
  ['POST', '/v1/tcr/campaigns', 'user', 201, [400, 401, 402, 403, 404, 409, ...REGISTRY]],
  ['GET', '/v1/tcr/campaigns/{campaignId}', 'user', 200, [401, 402, 404]],
  ['PUT', '/v1/tcr/campaigns/{campaignId}', 'user', 200, [400, 401, 402, 403, 404, ...REGISTRY]],
  ['DELETE', '/v1/tcr/campaigns/{campaignId}', 'user', 200, [400, 401, 402, 403, 404, ...REGISTRY]],
  ['GET', '/v1/tcr/campaigns/{campaignId}/sharing', 'user', 200, [400, 401, 402, 403, 404, ...REGISTRY]],
  [
    'GET',
    '/v1/tcr/campaigns/{campaignId}/operation-status',
    'user',
    200,
    [400, 401, 402, 403, 404, ...REGISTRY],
  ],

  ['GET', '/v1/tcr/csp-profile', 'user', 200, [400, 401, 402, 403, ...REGISTRY]],
  ['PUT', '/v1/tcr/csp-profile', 'admin', 200, [400, 401, 403, ...REGISTRY]],
  ['GET', '/v1/tcr/enums/{type}', 'user', 200, [400, 401, 402, 403, 404]],
  ['GET', '/v1/tcr/webhook-events', 'admin', 200, [400, 401, 403]],
  ['GET', '/v1/tcr/api-logs', 'admin', 200, [400, 401, 403]],
  ['POST', '/v1/tcr/sync/brand/{brandId}', 'admin', 200, [401, 403, 404, ...REGISTRY]],
  ['POST', '/v1/tcr/sync/campaign/{campaignId}', 'admin', 200, [401, 403, 404, ...REGISTRY]],

  ['POST', '/v1/tcr-webhooks/{webhookToken}', 'anonymous', 200, [400, 401, 404, 413]],
  ['POST', '/v1/validate', 'user', 200, [400, 401, 402]],
];

/** Additional operations from decisions (G-08, G-16, G-62, G-70), or required to register a campaign. */
const BEYOND: readonly Operation[] = [
  ['GET', '/v1/health', 'anonymous', 200, []],
  ['GET', '/v1/health/ready', 'anonymous', 200, [503]],
  ['GET', '/v1/alerts', 'user', 200, [400, 401]],
  ['POST', '/v1/alerts/{alertId}/dismissals', 'user', 200, [400, 401, 404]],
  ['POST', '/v1/api-keys', 'user', 201, [400, 401]],
  ['GET', '/v1/api-keys', 'user', 200, [401]],
  ['DELETE', '/v1/api-keys/{id}', 'user', 200, [401, 404]],
  ['DELETE', '/v1/tcr/my-credentials/connection', 'user', 200, [401]],
  ['POST', '/v1/tcr/my-credentials/connection', 'user', 200, [400, 401, 409, ...REGISTRY]],
  ['PUT', '/v1/tcr/my-credentials/webhook-subscription', 'user', 200, [401, 403, ...REGISTRY]],
  ['POST', '/v1/tcr/brands/{brandId}/revet', 'user', 200, [400, 401, 402, 403, 404, ...REGISTRY]],
  ['POST', '/v1/tcr/brands/{brandId}/otp', 'user', 200, [400, 401, 402, 403, 404, ...REGISTRY]],
  ['PUT', '/v1/tcr/brands/{brandId}/otp', 'user', 200, [400, 401, 402, 403, 404, ...REGISTRY]],
  ['POST', '/v1/tcr/campaigns/{campaignId}/share', 'user', 200, [400, 401, 402, 403, 404, ...REGISTRY]],
  ['POST', '/v1/tcr/campaigns/{campaignId}/nudge', 'user', 200, [400, 401, 402, 403, 404, ...REGISTRY]],
  ['POST', '/v1/tcr/campaigns/{campaignId}/resubmit', 'user', 200, [400, 401, 402, 403, 404, ...REGISTRY]],
  ...REGISTRY_REST,
  ['POST', '/v1/tcr/webhook-events/{id}/replay', 'admin', 200, [401, 403, 404]],
  ['POST', '/v1/tcr/webhook-events/replays', 'admin', 200, [400, 401, 403]],
  ['POST', '/v1/webhook-endpoints', 'user', 201, [400, 401]],
  ['GET', '/v1/webhook-endpoints', 'user', 200, [400, 401]],
  ['GET', '/v1/webhook-endpoints/{id}', 'user', 200, [401, 404]],
  ['PUT', '/v1/webhook-endpoints/{id}', 'user', 200, [400, 401, 404]],
  ['DELETE', '/v1/webhook-endpoints/{id}', 'user', 200, [401, 404]],
  ['POST', '/v1/webhook-endpoints/{id}/rotate-secret', 'user', 200, [401, 404]],
  ['POST', '/v1/webhook-endpoints/{id}/test', 'user', 200, [401, 404]],
  ['GET', '/v1/webhook-endpoints/{id}/deliveries', 'user', 200, [400, 401, 404]],
  ['POST', '/v1/webhook-endpoints/{id}/deliveries/{deliveryId}/resend', 'user', 200, [401, 404]],
  ['GET', '/v1/events', 'user', 200, [400, 401]],
  ['GET', '/v1/events/stream', 'user', 200, [401, 429]],
  ['GET', '/v1/audit', 'user', 200, [400, 401, 403]],
  ['PATCH', '/v1/account', 'user', 200, [400, 401, 403]],
  ['PUT', '/v1/account/password', 'user', 200, [400, 401, 403, 429, 503]],
  ['POST', '/v1/account/email', 'user', 200, [400, 401, 403, 429, 503]],
  ['POST', '/v1/account/email/confirmations', 'anonymous', 200, [400, 409, 429]],
  ['GET', '/v1/account/security', 'user', 200, [401, 403]],
  ['POST', '/v1/account/totp', 'user', 200, [400, 401, 403, 409, 429]],
  ['POST', '/v1/account/totp/confirmations', 'user', 200, [400, 401, 403, 409, 429]],
  ['POST', '/v1/account/totp/disable', 'user', 200, [400, 401, 403, 409, 429]],
  ['POST', '/v1/account/recovery-codes', 'user', 200, [400, 401, 403, 409, 429]],
  ['POST', '/v1/account/passkeys/options', 'user', 200, [400, 401, 403, 409, 429, 503]],
  ['POST', '/v1/account/passkeys', 'user', 201, [400, 401, 403, 409, 429]],
  ['GET', '/v1/account/passkeys', 'user', 200, [401, 403]],
  ['PATCH', '/v1/account/passkeys/{id}', 'user', 200, [400, 401, 403, 404]],
  ['DELETE', '/v1/account/passkeys/{id}', 'user', 200, [401, 403, 404]],
  ['POST', '/v1/auth/login/passkey/options', 'anonymous', 200, [409, 429]],
  ['POST', '/v1/auth/login/passkey', 'anonymous', 200, [400, 401, 409, 429]],
  ['GET', '/v1/account/sessions', 'user', 200, [400, 401, 403]],
  ['GET', '/v1/account/export', 'user', 200, [401, 403, 429]],
  ['POST', '/v1/account/deletion', 'user', 200, [400, 401, 403, 409, 429]],
  ['DELETE', '/v1/account/sessions/{id}', 'user', 200, [401, 403, 404]],
  ['GET', '/v1/field-definitions', 'user', 200, [400, 401, 403]],
  ['GET', '/v1/registrations', 'user', 200, [400, 401, 403]],
  ['POST', '/v1/registrations', 'user', 201, [400, 401, 403, 409, 413, 415]],
  ['GET', '/v1/summary', 'user', 200, [400, 401, 403]],
  ['POST', '/v1/registration-batches', 'user', 202, [400, 401, 403, 409, 413, 415]],
  ['GET', '/v1/registration-batches', 'user', 200, [400, 401, 403]],
  ['GET', '/v1/registration-batches/template.csv', 'user', 200, [401, 403]],
  ['GET', '/v1/registration-batches/{batchId}', 'user', 200, [401, 403, 404]],
  ['PATCH', '/v1/registration-batches/{batchId}', 'user', 200, [400, 401, 403, 404, 409, 413, 415]],
  ['GET', '/v1/registration-batches/{batchId}/rows', 'user', 200, [400, 401, 403, 404]],
  ['GET', '/v1/registration-batches/{batchId}/report.csv', 'user', 200, [401, 403, 404]],
  [
    'POST',
    '/v1/registration-batches/{batchId}/evaluations',
    'user',
    202,
    [400, 401, 402, 403, 404, 409, 413, 415],
  ],
  [
    'POST',
    '/v1/registration-batches/{batchId}/submissions',
    'user',
    202,
    [400, 401, 402, 403, 404, 409, 413, 415],
  ],
  ['GET', '/v1/registration-customers', 'user', 200, [400, 401, 403]],
  ['PATCH', '/v1/registration-customers', 'user', 200, [400, 401, 403, 404, 413, 415]],
  ['POST', '/v1/registrations/imports', 'user', 201, [400, 401, 403, 404, 409, 413, 415, ...REGISTRY]],
  ['GET', '/v1/registrations/{registrationId}/export', 'user', 200, [400, 401, 402, 403, 404]],
  ['GET', '/v1/registrations/{registrationId}', 'user', 200, [401, 403, 404]],
  ['PATCH', '/v1/registrations/{registrationId}', 'user', 200, [400, 401, 403, 404, 409, 412, 413, 415]],
  ['DELETE', '/v1/registrations/{registrationId}', 'user', 200, [401, 403, 404]],
  ['POST', '/v1/registrations/{registrationId}/copies', 'user', 201, [400, 401, 403, 404, 409, 413, 415]],
  ['GET', '/v1/registrations/{registrationId}/history', 'user', 200, [400, 401, 403, 404]],
  ['GET', '/v1/registrations/{registrationId}/versions', 'user', 200, [401, 403, 404]],
  ['GET', '/v1/registrations/{registrationId}/versions/{number}', 'user', 200, [401, 403, 404]],
  ['GET', '/v1/registrations/{registrationId}/versions/{number}/changes', 'user', 200, [400, 401, 403, 404]],
  [
    'POST',
    '/v1/registrations/{registrationId}/evaluations',
    'user',
    201,
    [400, 401, 402, 403, 404, 413, 415, 503],
  ],
  ['GET', '/v1/registrations/{registrationId}/evaluations', 'user', 200, [400, 401, 403, 404]],
  ['GET', '/v1/registrations/{registrationId}/evaluations/{evaluationId}', 'user', 200, [401, 403, 404]],
  [
    'POST',
    '/v1/registrations/{registrationId}/evaluations/{evaluationId}/edits',
    'user',
    200,
    [400, 401, 403, 404, 409, 412, 413, 415],
  ],
  [
    'POST',
    '/v1/registrations/{registrationId}/submissions',
    'user',
    202,
    [400, 401, 402, 403, 404, 409, 413, 415],
  ],
  [
    'POST',
    '/v1/registrations/{registrationId}/otp',
    'user',
    200,
    [400, 401, 403, 404, 409, 413, 415, ...REGISTRY],
  ],
  ['POST', '/v1/registrations/{registrationId}/cancellations', 'user', 202, [401, 403, 404, 409]],
  ['POST', '/v1/page-checks', 'user', 200, [400, 401, 402, 429, 503]],
  ['GET', '/v1/page-snapshots/{snapshotId}', 'user', 200, [401, 404]],
  ['GET', '/v1/page-snapshots/{snapshotId}/source', 'user', 200, [401, 404]],
  ['GET', '/v1/notices', 'user', 200, [401]],
  ['PUT', '/v1/notices', 'user', 200, [400, 401]],
  ['POST', '/unsubscribe/{kind}/{token}', 'anonymous', 200, [400]],
  ['GET', '/v1/customers', 'admin', 200, [400, 401, 403]],
  ['GET', '/v1/admin/accounts/{id}', 'admin', 200, [401, 403, 404]],
  ['GET', '/v1/admin/accounts/{id}/transactions', 'admin', 200, [400, 401, 403, 404]],
  ['GET', '/v1/admin/accounts/{id}/webhook-deliveries', 'admin', 200, [400, 401, 403, 404]],
  ['POST', '/v1/admin/accounts/{id}/lock', 'admin', 200, [400, 401, 403, 404, 409]],
  ['POST', '/v1/admin/accounts/{id}/unlock', 'admin', 200, [400, 401, 403, 404]],
  ['POST', '/v1/admin/accounts/{id}/end-sessions', 'admin', 200, [400, 401, 403, 404]],
  ['POST', '/v1/admin/accounts/{id}/password-reset', 'admin', 200, [400, 401, 403, 404]],
  ['POST', '/v1/admin/accounts/{id}/clear-two-factor', 'admin', 200, [400, 401, 403, 404, 409]],
  ['POST', '/v1/admin/accounts/{id}/credits', 'admin', 200, [400, 401, 403, 404]],
  ['POST', '/v1/admin/accounts/{id}/refunds', 'admin', 200, [400, 401, 403, 404, 409]],
  ['GET', '/v1/sandbox', 'user', 200, [401, 404]],
  ['POST', '/v1/sandbox/advance', 'user', 200, [400, 401, 404]],
  ['POST', '/v1/sandbox/brands/{id}', 'user', 200, [400, 401, 404]],
  ['POST', '/v1/sandbox/campaigns/{id}', 'user', 200, [400, 401, 404]],
];

/** The tests of operations run in this order. */
const LAST: readonly Operation[] = [
  // Ends the session of the caller.
  ['DELETE', '/v1/account/sessions', 'user', 200, [401, 403]],
];

const nameOf = ([method, path]: Operation) => `${method} ${path}`;
const ALL = [...INTERFACE, ...BEYOND, ...LAST];

let service: TestService;
let user: TestUser;
beforeAll(async () => {
  service = await startService();
  user = await service.register();
});
afterAll(() => service.close());

test('all operations of the interface exist, and no unlisted ones', () => {
  const there = operationsOf(documentOf(service.app)).map(
    ({ method, path }) => `${method.toUpperCase()} ${path}`,
  );
  expect(there.toSorted()).toEqual(ALL.map(nameOf).toSorted());
});

describe.each(ALL.map((operation) => [nameOf(operation), operation] as const))('%s', (_name, operation) => {
  const [method, path, caller, success, refusals] = operation;
  const address = path.replaceAll(/\{\w+\}/g, '999999');
  const body = method === 'GET' || method === 'DELETE' ? undefined : {};

  test('documents its success and error statuses', () => {
    const documented = Object.keys(
      documentOf(service.app).paths[path]?.[method.toLowerCase()]?.responses ?? {},
    ).map(Number);
    expect(documented).toEqual(expect.arrayContaining([success, ...refusals]));
    expect(documented.filter((status) => status < 300)).toEqual([success]);
  });

  test(`is for ${caller === 'anonymous' ? 'everybody' : `a ${caller}`}`, async () => {
    const nobody = await service.call(method, address, body);
    const somebody = path.endsWith('/stream') ? undefined : await service.call(method, address, body, user);
    if (caller === 'anonymous') {
      // A callback to an unknown URL or a login without an email: these operations never require a token.
      expect(nobody.headers['x-error-code']).not.toBe('unauthorized');
    } else {
      expect(nobody.headers['x-error-code']).toBe('unauthorized');
      expect(somebody?.headers['x-error-code']).not.toBe('unauthorized');
      expect(somebody?.headers['x-error-code'] === 'forbidden').toBe(caller === 'admin');
    }
  });
});
