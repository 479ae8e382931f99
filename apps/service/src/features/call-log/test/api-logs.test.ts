// Protects the call log (G-50): it has every call of the last 90 days, masked, and admins can filter it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../../test/support/clock.ts';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../../test/support/registry.ts';
import {
  DATABASES,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';

const LOGS = '/v1/tcr/api-logs';

describe.each(DATABASES)('the call log on the %s database', (database) => {
  let registry: TestRegistry;
  let service: TestService;
  let admin: TestUser;
  let user: Customer;
  let logged: Customer;
  let ids: number[];
  beforeAll(async () => {
    registry = await startRegistry();
    service = await startService({ database, environment: registry.environment });
    admin = await registerAdmin(service);
    user = await registry.customer(service);
    logged = await registry.customer(service);
    ids = await logCalls(logged, 33);
  });
  afterAll(async () => {
    await service.close();
    await registry.close();
  });

  const METHODS = ['GET', 'POST', 'PUT'] as const;

  /** Oldest first. */
  async function logCalls({ credentialId }: Customer, count: number, age = 0): Promise<number[]> {
    const rows = await service.deps.db
      .insertInto('registry_calls')
      .values(
        Array.from({ length: count }, (_, index) => ({
          credential_id: credentialId,
          user_id: null,
          method: METHODS[index % 3] as string,
          endpoint: index % 2 ? `/brand/B${index}_x%y` : `/campaign/C${index}`,
          status_code: 200,
          duration_ms: index,
          attempt: 1,
          error: null,
          request_id: null,
          created_at: new Date(service.clock.now().getTime() - age),
        })),
      )
      .returning('id')
      .execute();
    return rows.map(({ id }) => id).toSorted((a, b) => a - b);
  }

  const logs = (query: string | Record<string, string | number> = '', caller: { token: string } = admin) => {
    const parameters = new URLSearchParams(
      typeof query === 'string' ? query : Object.entries(query).map(([name, value]) => [name, String(value)]),
    );
    return service.call('GET', `${LOGS}?${parameters}`, undefined, caller);
  };
  type Log = { id: number; method: string; endpoint: string; credentialId: number };
  const logsOf = async (query: Record<string, string | number>): Promise<Log[]> =>
    (await logs({ limit: 100, ...query })).body.logs;

  test('G-50 each call has an entry with its details, and secrets and personal data are masked', async () => {
    const owner = await registry.customer(service);
    const changed = await service.call(
      'PUT',
      '/v1/tcr/csp-profile',
      { userId: owner.id, techEmail: 'somebody@copperkettle.example' },
      admin,
    );
    const [entry, ...others] = await logsOf({ credentialId: owner.credentialId });
    expect(others).toEqual([]);
    expect(entry).toEqual({
      id: expect.any(Number),
      credentialId: owner.credentialId,
      userId: admin.id,
      method: 'PUT',
      endpoint: '/csp/profile',
      statusCode: 200,
      durationMs: expect.any(Number),
      attempt: 1,
      error: null,
      requestId: changed.headers['x-request-id'],
      requestBody: { techEmail: '***@copperkettle.example' },
      responseBody: expect.objectContaining({ techEmail: '***@copperkettle.example' }),
      createdAt: service.clock.now().toISOString(),
    });
  });

  test('G-50 each attempt has an entry, and one without a response gives the reason', async () => {
    const owner = await registry.customer(service);
    registry.control.fault({ path: '/csp/profile', sid: owner.sid }, { do: 'status', status: 503 });
    registry.control.fault({ path: '/csp/profile', sid: owner.sid }, { do: 'drop' });
    expect((await service.call('GET', '/v1/tcr/csp-profile', undefined, owner)).status).toBe(200);
    expect(await logsOf({ credentialId: owner.credentialId })).toMatchObject([
      { attempt: 3, statusCode: 200, error: null, userId: owner.id },
      { attempt: 2, statusCode: null, error: expect.stringContaining('cannot be reached') },
      { attempt: 1, statusCode: 503, error: expect.stringContaining('503') },
    ]);
  });

  test('G-09 the log has pages, newest first', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => logs({ credentialId: logged.credentialId, limit: 10, page })),
    );
    expect(pages.map(({ body }) => body.pagination)).toEqual(
      [1, 2, 3, 4, 5].map((page) => ({ page, limit: 10, total: 33, totalPages: 4 })),
    );
    expect(pages.flatMap(({ body }) => body.logs.map(({ id }: Log) => id))).toEqual(ids.toReversed());
    expect((await logs({ credentialId: logged.credentialId })).body.logs).toHaveLength(25);
    const all = (await logs({ limit: 100 })).body;
    const found = all.logs.map(({ id }: Log) => id);
    expect(found).toEqual(found.toSorted((a: number, b: number) => b - a));
    expect(all.pagination.total).toBe(found.length);
  });

  test('credentials without calls and unknown credentials have an empty log', async () => {
    for (const credentialId of [user.credentialId, 999_999, Number.MAX_SAFE_INTEGER]) {
      const { status, body } = await logs({ credentialId });
      expect([status, body.logs, body.pagination.total, body.pagination.totalPages]).toEqual([200, [], 0, 0]);
    }
  });

  test('filters combine', async () => {
    const posts = await logsOf({ method: 'POST' });
    expect(posts.length).toBeGreaterThan(0);
    expect(new Set(posts.map(({ method }) => method))).toEqual(new Set(['POST']));
    const brandPosts = await logsOf({ method: 'POST', endpoint: '/brand/' });
    expect(brandPosts).toEqual(posts.filter(({ endpoint }) => endpoint.includes('/brand/')));
    expect(await logsOf({ method: 'POST', credentialId: user.credentialId })).toEqual([]);
    expect(await logsOf({ method: 'PATCH' })).toEqual([]);
  });

  test.each([
    ['_x%y', 16],
    ['B1_x', 1],
    ['B1%y', 0],
    ['B_', 0],
    ['%', 16],
    ['_', 16],
    ['/brand/b1_', 0],
    ["' or true --", 0],
    ['\\', 0],
  ])('G-50 the search for %j is literal', async (endpoint, count) => {
    expect(await logsOf({ endpoint })).toHaveLength(count);
  });

  test.each([
    'limit=9',
    'limit=101',
    'page=0',
    'page=1.5',
    'page=1e30',
    'method=get',
    'method=FETCH',
    'endpoint=',
    'endpoint=%00',
    `endpoint=${'x'.repeat(201)}`,
    'credentialId=0',
    'credentialId=x',
    'credentialId=1e300',
  ])('G-04 %s is rejected', async (query) => {
    const answer = await logs(query);
    expect([answer.status, answer.headers['x-error-code']]).toEqual([400, 'validation_failed']);
  });

  test('G-03 the log is for admins', async () => {
    const refused = await logs('', user);
    expect([refused.status, refused.headers['x-error-code']]).toEqual([403, 'forbidden']);
    expect((await service.call('GET', LOGS)).status).toBe(401);
  });

  test('calls are kept for 90 days', async () => {
    const owner = await registry.customer(service);
    await logCalls(owner, 3, 90 * DAY_MS + 1);
    const kept = await logCalls(owner, 2, 90 * DAY_MS - 1);
    const { total } = (await logs()).body.pagination;
    await service.deps.forget();
    expect((await logsOf({ credentialId: owner.credentialId })).map(({ id }) => id)).toEqual(
      kept.toReversed(),
    );
    expect((await logs()).body.pagination.total).toBe(total - 3);
  });
});
