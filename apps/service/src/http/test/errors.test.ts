// Protects the error format (G-02): the service returns every kind in the table with its status, its code and one
// sentence, and documents it.
import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorKind } from '../../errors.ts';
import { addPasskey, createPasskey, logInWith, startPasskey } from '../../../test/support/authenticator.ts';
import { sendCallback } from '../../../test/support/callbacks.ts';
import { faultyTool } from '../../../test/support/faulty-tool.ts';
import { documentOf } from '../../../test/support/openapi.ts';
import { listen, type RawAnswer, request, sendRaw } from '../../../test/support/raw-http.ts';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../test/support/registry.ts';
import { turnOnTotp } from '../../../test/support/totp.ts';
import { PASSWORD, startService, type TestService, type TestUser } from '../../../test/support/service.ts';
import { ERROR_TABLE } from '../error-table.ts';

let service: TestService;
let limited: TestService;
let away: TestService;
let impatient: TestService;
let strict: TestService;
let registry: TestRegistry;
let port: number;
let user: TestUser;
let customer: Customer;
beforeAll(async () => {
  const databaseAway = () =>
    Promise.reject(Object.assign(new Error('10.0.0.7 refused'), { code: 'ECONNREFUSED' }));
  registry = await startRegistry();
  const { environment } = registry;
  [service, limited, away, impatient, strict] = await Promise.all([
    startService({
      environment,
      change: (deps) => ({ ...deps, catalogue: [...deps.catalogue, faultyTool] }),
    }),
    startService({ environment: { RATE_LIMIT_GENERAL: '1/15m' } }),
    startService({ change: (deps) => ({ ...deps, ledger: { ...deps.ledger, readBalance: databaseAway } }) }),
    startService({
      environment: { ...environment, CALLBACK_QUOTA_EVENTS: '0' },
      registryTimeoutMs: 200,
    }),
    startService({ environment: { ADMIN_TOTP: 'required', PUBLIC_URL: 'https://203.0.113.7' } }),
  ]);
  port = await listen(service);
  user = await service.register();
  customer = await registry.customer(service);
});
afterAll(async () => {
  await Promise.all([service, limited, away, impatient, strict].map((each) => each.close()));
  await registry.close();
});

type Refusal = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
};
const raw = async (bytes: string | Buffer): Promise<Refusal> => {
  const answer: RawAnswer = await sendRaw(port, bytes);
  return { ...answer, body: JSON.parse(answer.body) };
};
const use = (body?: unknown, options: object = {}) =>
  service.call('POST', '/v1/tokens/use', body, { token: user.token, ...options });
const login = (email: string, password: string) =>
  service.call('POST', '/v1/auth/login', { email, password });

const register = (email: string) =>
  service.call('POST', '/v1/auth/register', { email, password: PASSWORD, firstName: 'Dana' });

const BRAND = {
  entityType: 'PRIVATE_PROFIT',
  brandName: 'Copper Kettle',
  ein: '84-2731906',
  phone: '+15125557123',
  street: '48 Juniper Lane',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'US',
  email: 'help@copperkettle.example',
  vertical: 'HOSPITALITY',
};
const createBrand = (options: object = customer) => service.call('POST', '/v1/tcr/brands', BRAND, options);

/** A request whose registry call gets this response. */
function ask(action: Parameters<TestRegistry['control']['fault']>[1]): Promise<Refusal> {
  registry.control.fault({ path: '/csp/profile' }, action);
  return service.call('GET', '/v1/tcr/csp-profile', undefined, customer);
}

async function addRegistration(owner: TestUser = user): Promise<number> {
  const { body } = await service.call('POST', '/v1/registrations', {}, owner);
  return (body as { registration: { id: number } }).registration.id;
}
const patchRegistration = (id: number, headers: Record<string, string> = {}) =>
  service.call('PATCH', `/v1/registrations/${id}`, { label: 'x' }, { ...user, headers });

const submit = (id: number) => service.call('POST', `/v1/registrations/${id}/submissions`, {}, customer);

async function addBatch({ id }: { readonly id: number }, status: 'READY' | 'DONE'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into registration_batches (user_id, status, is_dry_run, rate_per_minute, next_at, created_at, updated_at)
    values (${id}, ${status}, false, 60, now(), now(), now()) returning id`.execute(service.deps.db);
  return rows[0]?.id ?? 0;
}

const change = (id: number, body: object) =>
  service.call('PATCH', `/v1/registration-batches/${id}`, body, customer);

/** A registration whose newest version was denied for its sample message, evaluated again. */
async function addDenied(resubmittable: 'yes' | 'no'): Promise<number> {
  const packet = { brand: { brandName: 'Copper Kettle' }, campaign: { sample1: 'Your table is ready.' } };
  const { body } = await service.call('POST', '/v1/registrations', packet, customer);
  const { id } = (body as { registration: { id: number } }).registration;
  await service.call('POST', `/v1/registrations/${id}/evaluations`, { fetchPages: false }, customer);
  const codes = [{ system: 'dca2', code: '701', title: 'Not allowed', resubmittable, confidence: 100 }];
  const denial = {
    by: 'partner',
    at: '2026-01-05T09:00:00.000Z',
    texts: [],
    codes,
    nextAction: 'Correct it.',
  };
  const { db } = service.deps;
  await sql`
    update registration_versions set status = 'DENIED', content_hash = '',
      denial = ${JSON.stringify({ ...denial, fields: ['campaign.sample1'] })}::jsonb
    where registration_id = ${id}`.execute(db);
  await sql`
    insert into registration_submissions (registration_id, number, by_user_id, is_charged, corrects_brand,
      corrects_campaign, state, submitted_at, updated_at)
    values (${id}, 1, ${customer.id}, true, false, false, 'refused', now(), now())`.execute(db);
  return id;
}

const PRODUCERS: Readonly<Record<ErrorKind, () => Promise<Refusal>>> = {
  validation_failed: () => use({}),
  malformed_body: () => use('{'),
  malformed_request: () => raw('this is no HTTP\r\n\r\n'),
  invalid_reset_token: () =>
    service.call('POST', '/v1/auth/reset-password', { token: 'x', newPassword: PASSWORD }),
  unauthorized: () => service.call('GET', '/v1/tokens/balance'),
  invalid_credentials: () => login('nobody@test.example', PASSWORD),
  account_locked: async () => {
    for (let time = 0; time < 5; time += 1) {
      await login('locked@test.example', PASSWORD);
    }
    return login('locked@test.example', PASSWORD);
  },
  invalid_confirmation_token: () => service.call('POST', '/v1/account/email/confirmations', { token: 'x' }),
  invalid_unsubscribe_link: () => service.call('POST', '/unsubscribe/registration/x'),
  otp_required: async () => {
    const owner = await service.register();
    await turnOnTotp(service, owner);
    return login(owner.email, PASSWORD);
  },
  invalid_otp: async () => {
    const owner = await service.register();
    await turnOnTotp(service, owner);
    const wrong = { email: owner.email, password: PASSWORD, otp: '0000-0000-0000-0000' };
    return service.call('POST', '/v1/auth/login', wrong);
  },
  invalid_passkey: async () => logInWith(service, createPasskey(), { userHandle: 'MA' }),
  passkeys_unavailable: () => strict.call('POST', '/v1/auth/login/passkey/options'),
  passkeys_full: async () => {
    const owner = await service.register();
    for (let count = 0; count < 10; count += 1) {
      await addPasskey(service, owner);
    }
    return startPasskey(service, owner);
  },
  totp_required: async () => strict.call('GET', '/v1/tokens/balance', undefined, await registerAdmin(strict)),
  totp_enabled: async () => {
    const owner = await service.register();
    await turnOnTotp(service, owner);
    return service.call('POST', '/v1/account/totp', { currentPassword: PASSWORD }, owner);
  },
  locked_by_operator: async () => {
    const [owner, admin] = [await service.register(), await registerAdmin(service)];
    await service.call('POST', `/v1/admin/accounts/${owner.id}/lock`, { reason: 'Unpaid' }, admin);
    return login(owner.email, PASSWORD);
  },
  admin_account: async () => {
    const admin = await registerAdmin(service);
    return service.call('POST', `/v1/admin/accounts/${admin.id}/lock`, { reason: 'Unpaid' }, admin);
  },
  not_refundable: async () => {
    const [owner, admin] = [await service.register(), await registerAdmin(service)];
    await service.call('POST', '/v1/tokens/use', { toolName: 'x' }, owner);
    const account = `/v1/admin/accounts/${owner.id}`;
    const { body } = await service.call('GET', `${account}/transactions?type=usage`, undefined, admin);
    const refund = { transactionId: body.transactions[0].id, reason: 'Wrong result' };
    return service.call('POST', `${account}/refunds`, refund, admin);
  },
  account_in_use: async () =>
    service.call('POST', '/v1/account/deletion', { currentPassword: PASSWORD }, await registerAdmin(service)),
  totp_not_enabled: async () =>
    service.call('POST', '/v1/account/totp/disable', { currentPassword: PASSWORD }, await service.register()),
  incorrect_password: () => service.call('POST', '/v1/account/totp', { currentPassword: 'x' }, user),
  invalid_signature: () => service.call('POST', `/v1/tcr-webhooks/${customer.webhookToken}`, {}),
  insufficient_tokens: () => use({ toolName: 'x', amount: 100 }),
  forbidden: () => service.call('GET', '/v1/tcr/credentials', undefined, user),
  credentials_missing: () => createBrand(user),
  not_found: () => service.call('GET', '/v1/nothing-here'),
  method_not_allowed: () => service.call('GET', '/v1/auth/login'),
  request_timeout: async () => {
    // The error that Node reports after 30 seconds of silence, without the wait.
    service.app.server.once('connection', (socket: Socket) => {
      const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      setImmediate(() => service.app.server.emit('clientError', error, socket));
    });
    return raw('POST /v1/auth/login HTTP/1.1\r\n');
  },
  email_taken: () => register(user.email),
  credentials_exist: () => {
    const { sid: tcrSid, authToken: tcrAuthToken } = customer;
    return service.call('POST', '/v1/tcr/my-credentials', { tcrSid, tcrAuthToken }, customer);
  },
  registration_under_way: async () => {
    const [first, second] = await Promise.all([createBrand(), createBrand()]);
    return first.status === 409 ? first : second;
  },
  final_denial: async () => submit(await addDenied('no')),
  not_evaluated: async () => submit(await addRegistration(customer)),
  unchanged: async () => {
    const id = await addDenied('yes');
    await sql`
      update registration_versions as v set content_hash = e.content_hash from registration_evaluations as e
      where e.registration_id = v.registration_id and v.registration_id = ${id}`.execute(service.deps.db);
    return submit(id);
  },
  denied_fields_unchanged: async () => {
    const id = await addDenied('yes');
    const campaign = { sample2: 'Your table is free again.' };
    await service.call('PATCH', `/v1/registrations/${id}`, { campaign }, customer);
    await service.call('POST', `/v1/registrations/${id}/evaluations`, { fetchPages: false }, customer);
    return submit(id);
  },
  not_ready: async () => {
    const id = await addRegistration(customer);
    await service.call('POST', `/v1/registrations/${id}/evaluations`, { fetchPages: false }, customer);
    return submit(id);
  },
  no_code_expected: async () =>
    service.call(
      'POST',
      `/v1/registrations/${await addRegistration(customer)}/otp`,
      { code: '123456' },
      customer,
    ),
  nothing_to_cancel: async () =>
    service.call(
      'POST',
      `/v1/registrations/${await addRegistration(customer)}/cancellations`,
      undefined,
      customer,
    ),
  registrations_full: async () => {
    const full = await service.register();
    const { db } = service.deps;
    await sql`
      insert into registrations (user_id, origin, status, waiting_for, created_at, updated_at)
      select ${full.id}, 'registry', 'SUBMITTED', 'registry', now(), now() from generate_series(1, 5000)`.execute(
      db,
    );
    return service.call('POST', '/v1/registrations', {}, full);
  },
  batch_busy: async () => change(await addBatch(customer, 'DONE'), { status: 'PAUSED' }),
  batches_full: async () => {
    const full = await service.register();
    await sql`
      insert into registration_batches (user_id, status, is_dry_run, rate_per_minute, next_at, created_at, updated_at)
      select ${full.id}, 'UPLOADING', false, 60, now(), now(), now() from generate_series(1, 10)`.execute(
      service.deps.db,
    );
    return service.call('POST', '/v1/registration-batches', { rows: [{ reference: 'a' }] }, full);
  },
  cost_not_confirmed: async () => {
    const id = await addBatch(customer, 'READY');
    await sql`
      insert into registration_batch_rows (batch_id, number, registration_id, state, tokens, cents)
      values (${id}, 1, ${await addRegistration(customer)}, 'READY', 1, 450)`.execute(service.deps.db);
    return service.call('POST', `/v1/registration-batches/${id}/submissions`, {}, customer);
  },
  registration_closed: async () => {
    const id = await addRegistration();
    await service.deps.db
      .updateTable('registrations')
      .set({ status: 'CLOSED', closed_at: new Date() })
      .where('id', '=', id)
      .execute();
    return patchRegistration(id);
  },
  field_unchangeable: async () => {
    const { db } = service.deps;
    const { body } = await createBrand();
    const { localId } = body as { localId: number };
    await db.updateTable('brands').set({ brand_status: 'FAILED' }).where('id', '=', localId).execute();
    const { id } = await db
      .selectFrom('registrations')
      .select('id')
      .where('brand_id', '=', localId)
      .executeTakeFirstOrThrow();
    return service.call('PATCH', `/v1/registrations/${id}`, { brand: { mock: true } }, customer);
  },
  precondition_failed: async () => patchRegistration(await addRegistration(), { 'if-match': '"999"' }),
  registry_refused: () => ask({ do: 'error', code: 504, description: 'The account is not active.' }),
  registry_login_refused: () => ask({ do: 'status', status: 403 }),
  registry_fault: () => ask({ do: 'nonsense' }),
  registry_timeout: async () => {
    const waiting = await registry.customer(impatient);
    registry.control.fault({ sid: waiting.sid }, { do: 'hang' }, 2);
    return impatient.call('GET', '/v1/tcr/csp-profile', undefined, waiting);
  },
  registry_busy: () => ask({ do: 'status', status: 429, retryAfterSeconds: 60 }),
  idempotency_key_reused: async () => {
    const headers = { 'idempotency-key': 'reused' };
    await use({ toolName: 'x' }, { headers });
    return use({ toolName: 'y' }, { headers });
  },
  idempotency_key_in_use: async () => {
    const headers = { 'idempotency-key': 'in-use' };
    const answers = await Promise.all([1, 2].map(() => use({ toolName: 'x', amount: 100 }, { headers })));
    return answers.find(({ status }) => status === 409) as (typeof answers)[number];
  },
  body_too_large: () => use({ toolName: 'x'.repeat(70_000) }),
  unsupported_media_type: () => use('x', { headers: { 'content-type': 'text/plain' } }),
  expectation_failed: () =>
    raw(request('POST /v1/auth/login HTTP/1.1', 'Expect: a miracle', 'Content-Length: 0')),
  rate_limited: async () => {
    await limited.call('GET', '/v1/tokens/balance');
    return limited.call('GET', '/v1/tokens/balance');
  },
  storage_quota_exceeded: async () => {
    const full = await registry.customer(impatient);
    return sendCallback(impatient, full, { eventType: 'BRAND_ADD' });
  },
  headers_too_large: () => raw(request('GET /v1/health HTTP/1.1', `X-Pad: ${'x'.repeat(40_000)}`)),
  internal_error: () => service.call('POST', '/v1/tools/faulty-tool', { fail: 'before' }, user),
  unavailable: async () => away.call('GET', '/v1/tokens/balance', undefined, await away.register()),
  overloaded: async () => {
    const answers = await Promise.all(
      Array.from({ length: 230 }, (_, index) => register(`crowd${index}@test.example`)),
    );
    const refused = answers.find(({ status }) => status === 503);
    if (refused === undefined) {
      throw new Error('230 registrations at once were all taken');
    }
    return refused;
  },
};

describe.each(Object.keys(ERROR_TABLE) as ErrorKind[])('%s', (kind) => {
  test('G-02 G-03 is returned with its status, its code and one sentence', async () => {
    const { status, headers, body } = await PRODUCERS[kind]();
    expect(headers['x-error-code']).toBe(kind);
    expect(status).toBe(ERROR_TABLE[kind].status);
    expect(Object.keys(body as object)).toEqual(['error']);
    expect((body as { error: string }).error).toMatch(/^\S.*\S$/);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-request-id']).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect(headers['strict-transport-security']).toBeDefined();
    expect(headers['cache-control']).toBe('no-store');
    if (status === 503 || status === 429) {
      expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
    }
    if (status >= 500) {
      expect(body).toEqual({ error: ERROR_TABLE[kind].sentence });
    }
  });

  test('is documented', () => {
    expect(JSON.stringify(documentOf(service.app)).includes(`\`${kind}\``)).toBe(true);
  });
});

test('the message of an internal error never reaches the caller', async () => {
  const { body } = await PRODUCERS.unavailable();
  expect(JSON.stringify(body)).not.toContain('10.0.0.7');
});
