// Protects secrets from the log: a busy run with every kind of failure logs none of them.
import { expect, test } from 'vitest';
import { faultyTool } from '../../../test/support/faulty-tool.ts';
import { NEW_PASSWORD, requestResetToken, resetPassword } from '../../../test/support/password-reset.ts';
import { JWT_SECRET, PASSWORD, serviceForTest } from '../../../test/support/service.ts';

test('no password, session token, reset token, key or message text is ever logged, whatever fails', async () => {
  const lines: string[] = [];
  const boom = () => Promise.reject(new Error('the ledger is broken'));
  const service = await serviceForTest({
    logTo: { write: (line) => void lines.push(line) },
    environment: { METRICS_TOKEN: 'metrics-token-of-the-test' },
    change: (deps) => ({
      ...deps,
      catalogue: [...deps.catalogue, faultyTool],
      ledger: { ...deps.ledger, readHistory: boom },
    }),
  });
  const { call } = service;
  const user = await service.register({ lastName: 'Unmistakable' });
  const wrong = 'Wrong7!password-of-somebody';
  await call('POST', '/v1/auth/login', { email: user.email, password: PASSWORD });
  await call('POST', '/v1/auth/login', { email: user.email, password: wrong });
  await call('POST', '/v1/auth/login', `{"email":"x","password":"${wrong}"`);
  await call('POST', '/v1/auth/register', { email: 'x', password: wrong, firstName: 'x' });
  await call('POST', '/v1/auth/register', { email: user.email, password: wrong, firstName: 'x' });
  const resetToken = await requestResetToken(service, user);
  await resetPassword(service, `${resetToken}x`);
  await resetPassword(service, resetToken);
  const fresh = await call('POST', '/v1/auth/login', { email: user.email, password: NEW_PASSWORD });
  const token: string = fresh.body.token;
  await call('GET', `/v1/auth/verify?token=${token}&password=${PASSWORD}`, undefined, { token });
  await call('GET', '/v1/auth/verify', undefined, { token: user.token });
  await call('GET', `/v1/${resetToken}/${PASSWORD}`);
  await call('GET', '/v1/tokens/history', undefined, { token });
  const message = 'Your code is 482913, tell nobody';
  await call('POST', '/v1/tools/message-validator', { message }, { token });
  await call('POST', '/v1/tools/faulty-tool', { fail: 'before', message }, { token });
  await call('POST', '/v1/tools/faulty-tool', { fail: 'after', message }, { token });
  await call('GET', '/metrics', undefined, {
    headers: { authorization: 'Bearer metrics-token-of-the-test' },
  });
  await call('GET', '/v1/health', undefined, {
    headers: { cookie: 'session=cookie-of-somebody', 'x-api-key': 'key-of-somebody' },
  });
  await service.deps.db.selectFrom('users').selectAll().execute();

  const text = lines.join('');
  const secrets = [
    PASSWORD,
    NEW_PASSWORD,
    wrong,
    JWT_SECRET,
    resetToken,
    token,
    token.split('.')[2],
    user.token,
    user.token.split('.')[2],
    'metrics-token-of-the-test',
    'cookie-of-somebody',
    'key-of-somebody',
    '$argon2id',
    '482913',
    'Unmistakable',
    user.email,
  ];
  expect(secrets.filter((secret) => secret === undefined || text.includes(secret))).toEqual([]);
  expect(text).toContain('the ledger is broken');
  const requests = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request');
  expect(requests.length).toBeGreaterThan(18);
  expect(requests[0]).toEqual({
    level: 30,
    time: expect.any(Number),
    reqId: expect.any(String),
    method: 'POST',
    route: '/v1/auth/register',
    status: 201,
    ms: expect.any(Number),
    msg: 'request',
  });
});

test('an internal error is in the log with the id that its caller got', async () => {
  const lines: string[] = [];
  const service = await serviceForTest({
    logTo: { write: (line) => void lines.push(line) },
    change: (deps) => ({ ...deps, catalogue: [faultyTool] }),
  });
  const user = await service.register();
  const answer = await service.call('POST', '/v1/tools/faulty-tool', { fail: 'before' }, user);
  const failures = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request failed');
  expect(failures).toMatchObject([
    { level: 50, reqId: answer.headers['x-request-id'], kind: 'internal_error' },
  ]);
});
