// Protects the balance from failed requests (G-24): any response but 2xx leaves balance, day and ledger as is.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultyTool, SECRET_OF_THE_FAILURE } from '../../../../test/support/faulty-tool.ts';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import { voidSessions } from '../../../../test/support/password-reset.ts';
import {
  DATABASES,
  serviceForTest,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';

const TOOL = '/v1/tools/message-validator';
const USE = '/v1/tokens/use';

describe.each(DATABASES)('failed requests on the %s database', (database) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({
      database,
      change: (deps) => ({ ...deps, catalogue: [...deps.catalogue, faultyTool] }),
    });
  });
  afterAll(async () => {
    await expectLedgerInvariants(service.deps.db);
    await service.close();
  });

  const stateOf = async (user: TestUser) => ({
    rows: await service.ledgerOf(user.id),
    balance: await service.deps.app.ledger.readBalance(user.id),
  });

  type Refused = [
    what: string,
    status: number,
    method: string,
    path: string,
    body: unknown,
    headers?: object,
  ];
  const refused: Refused[] = [
    ['an empty request', 400, 'POST', USE, {}],
    ['no body', 400, 'POST', USE, undefined],
    ['a blank tool name', 400, 'POST', USE, { toolName: ' ' }],
    ['a tool name of 101 characters', 400, 'POST', USE, { toolName: 'x'.repeat(101) }],
    ['a tool name of two lines', 400, 'POST', USE, { toolName: 'a\nb' }],
    ['an amount of zero', 400, 'POST', USE, { toolName: 'x', amount: 0 }],
    ['a negative amount', 400, 'POST', USE, { toolName: 'x', amount: -1 }],
    ['a fraction of a token', 400, 'POST', USE, { toolName: 'x', amount: 0.5 }],
    ['G-04 an amount as a string', 400, 'POST', USE, { toolName: 'x', amount: '1' }],
    ['an amount beyond 32 bits', 400, 'POST', USE, { toolName: 'x', amount: 2 ** 31 }],
    ['G-04 a misspelt field', 400, 'POST', USE, { toolName: 'x', ammount: 1 }],
    ['G-04 the id of another payer', 400, 'POST', USE, { toolName: 'x', userId: 1 }],
    ['broken JSON', 400, 'POST', USE, '{"toolName":"x"'],
    ['a list', 400, 'POST', USE, [{ toolName: 'x' }]],
    ['a tool without a message', 400, 'POST', TOOL, {}],
    ['G-27 a value that the tool does not know', 400, 'POST', TOOL, { message: 'x', messageType: 'spam' }],
    ['input that the tool rejects', 400, 'POST', '/v1/tools/faulty-tool', { fail: 'refuse' }],
    ['more tokens than the balance', 402, 'POST', USE, { toolName: 'x', amount: 4 }],
    ['an unknown tool', 404, 'POST', '/v1/tools/no-such-tool', {}],
    ['the wrong method', 405, 'PUT', TOOL, { message: 'x' }],
    ['the wrong method', 405, 'GET', USE, undefined],
    ['a body that is too large', 413, 'POST', TOOL, { message: 'x', pad: 'x'.repeat(70_000) }],
    [
      'a form instead of JSON',
      415,
      'POST',
      USE,
      'toolName=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['a tool that fails before the charge', 500, 'POST', '/v1/tools/faulty-tool', { fail: 'before' }],
  ];

  test.each(refused)(
    '%s returns %i and charges nothing: %s %s',
    async (_, status, method, path, body, headers) => {
      const user = await service.register();
      const before = await stateOf(user);
      const answer = await service.call(method, path, body, {
        token: user.token,
        headers: { ...headers },
      });
      expect(answer.status).toBe(status);
      expect(Object.keys(answer.body)).toEqual(['error']);
      expect(answer.headers['x-token-cost']).toBeUndefined();
      expect(answer.headers['x-token-balance']).toBeUndefined();
      expect(await stateOf(user)).toEqual(before);
    },
  );

  test('G-24 a caller without a session token, or with a broken one, charges no account', async () => {
    const rows = async () =>
      (await service.deps.db.selectFrom('token_transactions').select('id').execute()).length;
    const before = await rows();
    for (const headers of [{}, { authorization: 'Bearer x.y.z' }, { authorization: 'Basic eA==' }]) {
      expect((await service.call('POST', USE, { toolName: 'x' }, { headers })).status).toBe(401);
      expect((await service.call('POST', TOOL, { message: 'x' }, { headers })).status).toBe(401);
    }
    expect(await rows()).toBe(before);
  });

  test('G-13 a session that a password reset ended charges nothing', async () => {
    const user = await service.register();
    await voidSessions(service, user);
    const before = await stateOf(user);
    for (const [path, body] of [
      [USE, { toolName: 'x' }],
      [TOOL, { message: 'x' }],
    ] as const) {
      const answer = await service.call('POST', path, body, user);
      expect(answer.status).toBe(401);
      expect(answer.headers['x-error-code']).toBe('unauthorized');
    }
    expect(await stateOf(user)).toEqual(before);
  });

  test('G-27 well-formed input with mistakes returns findings and is charged', async () => {
    const user = await service.register();
    const answer = await service.call('POST', TOOL, { message: 'FREE!!! bit.ly/x' }, user);
    expect(answer.status).toBe(200);
    expect(answer.body.results.checks.length).toBeGreaterThan(0);
    expect(answer.headers['x-token-cost']).toBe('1');
  });

  test('a revoked session does not take part in the charges of a valid one of the same account', async () => {
    const user = await service.register();
    await voidSessions(service, user);
    const login = { email: user.email, password: 'Lantern8@quay' };
    const { body } = await service.call('POST', '/v1/auth/login', login);
    const answers = await Promise.all(
      [user.token, body.token, user.token, body.token].map((token) =>
        service.call('POST', USE, { toolName: 'x' }, { token }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 200, 401, 200]);
    expect((await stateOf(user)).balance.balance).toBe(1);
  });

  test('G-24 a failure after the charge is refunded and returns 500 without internal details', async () => {
    const free = await service.register();
    const paying = await service.registerWithBalance(3);
    for (const user of [free, paying]) {
      const before = await stateOf(user);
      const answer = await service.call('POST', '/v1/tools/faulty-tool', { fail: 'after' }, user);
      expect(answer.status).toBe(500);
      expect(answer.headers['x-error-code']).toBe('internal_error');
      expect(answer.headers['x-token-cost']).toBeUndefined();
      expect(answer.headers['x-token-balance']).toBeUndefined();
      expect(answer.text).not.toContain(SECRET_OF_THE_FAILURE);
      const after = await stateOf(user);
      expect(after.balance).toEqual(before.balance);
      const types = after.rows.slice(before.rows.length).map((row) => row.type);
      expect(types).toEqual(
        user === free ? ['daily_free', 'usage', 'refund', 'daily_free'] : ['usage', 'refund'],
      );
    }
  });
});

test('G-30 a paid call over the limit returns 429 and is free', async () => {
  const service = await serviceForTest({ environment: { RATE_LIMIT_GENERAL: '1/15m' } });
  const user = await service.register();
  const call = () => service.call('POST', USE, { toolName: 'x' }, user);
  expect((await call()).status).toBe(200);
  const rows = await service.ledgerOf(user.id);
  expect((await call()).status).toBe(429);
  expect(await service.ledgerOf(user.id)).toEqual(rows);
});

test('a failed refund still returns the standard error without its cause', async () => {
  const service = await serviceForTest({
    change: (deps) => ({
      ...deps,
      catalogue: [faultyTool],
      ledger: { ...deps.ledger, refund: () => Promise.reject(new Error(SECRET_OF_THE_FAILURE)) },
    }),
  });
  const user = await service.register();
  const answer = await service.call('POST', '/v1/tools/faulty-tool', { fail: 'after' }, user);
  expect(answer.status).toBe(500);
  expect(Object.keys(answer.body)).toEqual(['error']);
  expect(answer.headers['x-error-code']).toBe('internal_error');
  expect(answer.text).not.toContain(SECRET_OF_THE_FAILURE);
});
