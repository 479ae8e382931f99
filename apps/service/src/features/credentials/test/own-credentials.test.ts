// Protects a customer's own credentials (G-40): only one is active, updates are partial, and they are never shown again
// and never charged.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../../test/support/clock.ts';
import { registerAdmin, startRegistry, type TestRegistry } from '../../../../test/support/registry.ts';
import {
  DATABASES,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';

const MINE = '/v1/tcr/my-credentials';
const SET = { tcrSid: 'sandbox-copper-kettle', tcrAuthToken: 'a-token-of-nobody-else' };

describe.each(DATABASES)('own credentials on the %s database', (database) => {
  let registry: TestRegistry;
  let service: TestService;
  let admin: TestUser;
  beforeAll(async () => {
    registry = await startRegistry();
    service = await startService({ database, environment: registry.environment });
    admin = await registerAdmin(service);
  });
  afterAll(async () => {
    await service.close();
    await registry.close();
  });

  const store = (user: TestUser, body: object = SET) => service.call('POST', MINE, body, user);
  const read = (user: TestUser) => service.call('GET', MINE, undefined, user);
  const rowsOf = (user: TestUser) =>
    service.deps.db
      .selectFrom('registry_credentials')
      .selectAll()
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute();
  const deactivate = (id: number) => service.call('DELETE', `/v1/tcr/credentials/${id}`, undefined, admin);

  test('G-40 stored credentials are returned masked, with their webhook token and URL once, for free', async () => {
    const user = await service.register();
    expect((await read(user)).body).toEqual({ success: true, credentials: null });
    const before = await service.ledgerOf(user.id);
    const answer = await store(user, { ...SET, tcrWebhookSecret: 'whsec-8f2c1d90aa47', label: 'Main' });
    expect(answer.status).toBe(201);
    const { webhookToken, ...shown } = answer.body.credentials;
    expect(webhookToken).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(shown).toEqual({
      id: expect.any(Number),
      userId: user.id,
      label: 'Main',
      tcrSid: '••••ttle',
      tcrAuthToken: '••••••••',
      hasWebhookSecret: true,
      tcrApiBaseUrl: null,
      status: 'active',
      webhookUrl: `https://tendlc.example/v1/tcr-webhooks/${webhookToken}`,
      lastUsedAt: null,
      lastTestedAt: null,
      lastWebhookAt: null,
      createdAt: service.clock.now().toISOString(),
      updatedAt: service.clock.now().toISOString(),
    });
    expect((await read(user)).body).toEqual({ success: true, credentials: shown });
    expect(answer.headers['x-token-cost']).toBeUndefined();
    expect(await service.ledgerOf(user.id)).toEqual(before);
  });

  test('a short SID is masked completely', async () => {
    const user = await service.register();
    const answer = await store(user, { ...SET, tcrSid: 'short-7' });
    expect(answer.body.credentials.tcrSid).toBe('••••');
  });

  test('G-40 further credentials are rejected while some are active', async () => {
    const user = await service.register();
    await store(user);
    const again = await store(user, { ...SET, tcrSid: 'sandbox-another' });
    expect(again.status).toBe(409);
    expect(again.headers['x-error-code']).toBe('credentials_exist');
    expect(await rowsOf(user)).toHaveLength(1);
  });

  test('G-40 of many concurrent creations by customer and admin, one succeeds', async () => {
    const user = await service.register();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const body = { ...SET, label: `set ${index}` };
        return index % 2 === 0
          ? store(user, body)
          : service.call('POST', '/v1/tcr/credentials', { ...body, userId: user.id }, admin);
      }),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 11 }, () => 409),
    ]);
    const [row, ...others] = await rowsOf(user);
    expect(others).toEqual([]);
    const stored = answers.find(({ status }) => status === 201);
    expect((await read(user)).body.credentials).toMatchObject({ id: row?.id, label: row?.label });
    expect(stored?.body.credentials.id).toBe(row?.id);
  });

  test('G-140 a customer disconnects their own account: it is gone and unused, and can be connected again', async () => {
    const [user, other] = [await service.register(), await service.register()];
    await store(other, { ...SET, tcrSid: 'sandbox-other' });
    expect((await service.call('DELETE', `${MINE}/connection`, undefined, user)).status).toBe(403);
    const first = (await store(user)).body.credentials;
    const answers = await Promise.all(
      [1, 2].map(() => service.call('DELETE', `${MINE}/connection`, undefined, user)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect((await read(user)).body).toEqual({ success: true, credentials: null });
    expect((await read(other)).body.credentials.tcrSid).toBe('••••ther');
    expect((await service.call('POST', `${MINE}/test`, undefined, user)).status).toBe(403);
    expect((await store(user)).body.credentials.id).not.toBe(first.id);
    expect((await rowsOf(user)).map(({ status }) => status)).toEqual(['inactive', 'active']);
  });

  test('G-40 deactivated credentials are gone and unused, and new ones get a new webhook token', async () => {
    const user = await service.register();
    const first = (await store(user)).body.credentials;
    expect((await deactivate(first.id)).status).toBe(200);
    expect((await read(user)).body).toEqual({ success: true, credentials: null });
    const seen = registry.callsOf(SET.tcrSid).length;
    for (const [method, path] of [
      ['POST', `${MINE}/test`],
      ['PUT', `${MINE}/webhook-subscription`],
      ['PUT', MINE],
    ] as const) {
      const refused = await service.call(method, path, method === 'PUT' ? { label: 'x' } : undefined, user);
      expect(refused.status).toBe(403);
      expect(refused.body).toEqual({ error: 'Add your registry credentials first.' });
    }
    expect(registry.callsOf(SET.tcrSid)).toHaveLength(seen);
    const second = (await store(user)).body.credentials;
    expect(second.id).not.toBe(first.id);
    expect(second.webhookToken).not.toBe(first.webhookToken);
    expect((await rowsOf(user)).map(({ status }) => status)).toEqual(['inactive', 'active']);
  });

  test('G-40 of two concurrent reactivations, one succeeds', async () => {
    const user = await service.register();
    const ids: number[] = [];
    for (const label of ['one', 'two']) {
      const { id } = (await store(user, { ...SET, label })).body.credentials;
      await deactivate(id);
      ids.push(id);
    }
    const answers = await Promise.all(
      ids.map((id) => service.call('PUT', `/v1/tcr/credentials/${id}`, { status: 'active' }, admin)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await rowsOf(user)).map(({ status }) => status).toSorted()).toEqual(['active', 'inactive']);
  });

  test('G-40 an update changes only the sent fields', async () => {
    const user = await registry.customer(service);
    const [before] = await rowsOf(user);
    service.clock.advance(HOUR_MS);
    const labelled = await service.call('PUT', MINE, { label: 'Second account' }, user);
    expect(labelled.body.credentials).toMatchObject({
      id: user.credentialId,
      label: 'Second account',
      hasWebhookSecret: true,
      updatedAt: service.clock.now().toISOString(),
    });
    expect(labelled.body.credentials.webhookToken).toBeUndefined();
    const [after] = await rowsOf(user);
    expect(after).toEqual({
      ...before,
      label: 'Second account',
      version: (before?.version ?? 0) + 1,
      updated_at: service.clock.now(),
    });
    expect((await service.call('POST', `${MINE}/test`, undefined, user)).status).toBe(200);
  });

  test('G-40 a changed SID, token or secret takes effect immediately', async () => {
    const user = await registry.customer(service);
    const wrong = await service.call('PUT', MINE, { tcrAuthToken: 'no-token-of-the-registry' }, user);
    expect(wrong.status).toBe(200);
    expect((await service.call('POST', `${MINE}/test`, undefined, user)).status).toBe(400);
    const sid = `${user.sid}-moved`;
    const right = { tcrSid: sid, tcrAuthToken: user.authToken, tcrWebhookSecret: 'whsec-of-the-second-set' };
    const answer = await service.call('PUT', MINE, right, user);
    expect(answer.body.credentials.tcrSid).toBe('••••oved');
    expect((await service.call('POST', `${MINE}/test`, undefined, user)).status).toBe(200);
    expect(registry.callsOf(sid).length).toBeGreaterThan(0);
    const opened = await service.deps.app.credentials.openActiveOf(user.id);
    expect(opened).toMatchObject({
      sid,
      authToken: user.authToken,
      webhookSecret: 'whsec-of-the-second-set',
    });
  });

  test('admin fields in a customer’s request have no effect', async () => {
    const user = await service.register();
    const extra = { tcrApiBaseUrl: 'https://8.8.8.8/v2', status: 'inactive', userId: admin.id };
    const stored = await store(user, { ...SET, ...extra });
    expect(stored.body.credentials).toMatchObject({ userId: user.id, tcrApiBaseUrl: null, status: 'active' });
    const changed = await service.call('PUT', MINE, { label: 'x', ...extra }, user);
    expect(changed.body.credentials).toMatchObject({ tcrApiBaseUrl: null, status: 'active' });
  });

  test.each([
    ['nothing', {}, 'tcrAuthToken: is required; tcrSid: is required'],
    [
      'a SID with a colon',
      { ...SET, tcrSid: 'a:b' },
      'tcrSid: must be 1 to 512 visible ASCII characters without spaces or colons',
    ],
    ['a token of two lines', { ...SET, tcrAuthToken: 'a\nb' }, 'tcrAuthToken: must be 1 to 512 visible'],
    ['a token that is too long', { ...SET, tcrAuthToken: 'x'.repeat(513) }, 'tcrAuthToken: must be 1 to 512'],
    ['a short secret', { ...SET, tcrWebhookSecret: 'short' }, 'tcrWebhookSecret: must be 8 to 512 visible'],
    ['a number', { ...SET, tcrSid: 5 }, 'tcrSid: must be'],
    ['a label of spaces', { ...SET, label: ' ' }, 'label: must have 1 to 100 characters'],
  ])('%s is rejected, and the error does not repeat the input', async (_what, body, sentence) => {
    const user = await service.register();
    const answer = await store(user, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.split('; ').toSorted().join('; ')).toContain(sentence);
    expect(answer.text).not.toContain(SET.tcrAuthToken);
    expect(await rowsOf(user)).toEqual([]);
  });

  test('without a session nothing is returned or stored', async () => {
    for (const [method, path] of [
      ['GET', MINE],
      ['POST', MINE],
      ['PUT', MINE],
      ['POST', `${MINE}/test`],
      ['PUT', `${MINE}/webhook-subscription`],
    ] as const) {
      expect((await service.call(method, path, method === 'GET' ? undefined : SET)).status).toBe(401);
    }
  });
});
