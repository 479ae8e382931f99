// Protects customers' secrets: the service sends a secret only to the registry and shows it nowhere.
import { expect, test } from 'vitest';
import { dumpOf } from '../../../../test/support/dump.ts';
import { registerAdmin, startRegistry } from '../../../../test/support/registry.ts';
import { serviceForTest } from '../../../../test/support/service.ts';

const basicOf = (sid: string, token: string) => Buffer.from(`${sid}:${token}`).toString('base64');

test('no response, log line or table contains a SID, token or webhook secret, whatever the registry does', async () => {
  const lines: string[] = [];
  const registry = await startRegistry();
  const service = await serviceForTest({
    environment: registry.environment,
    registryTimeoutMs: 1_000,
    logTo: { write: (line) => void lines.push(line) },
  });
  const user = await registry.customer(service);
  const admin = await registerAdmin(service);
  const answers: string[] = [];
  const call = async (method: string, path: string, body?: unknown, caller: { token: string } = user) => {
    const answer = await service.call(method, path, body, caller);
    answers.push(answer.text, JSON.stringify(answer.headers));
    return answer.status;
  };
  const { sid, authToken, webhookSecret } = user;
  const later = { tcrAuthToken: 'token-of-the-second-time', tcrWebhookSecret: 'whsec-of-the-second-time' };
  const adminsOwn = { tcrSid: 'sandbox-sid-of-the-admin', tcrAuthToken: 'token-of-the-admin-set' };
  const secrets = [
    sid,
    authToken,
    webhookSecret,
    basicOf(sid, authToken),
    ...Object.values(later),
    basicOf(sid, later.tcrAuthToken),
    ...Object.values(adminsOwn),
    'a token with a blank in it',
  ];

  const echo = `You sent ${sid}:${authToken} (${basicOf(sid, authToken)}).`;
  const faults = [
    { do: 'error', code: 501, description: echo, fields: [authToken, sid] },
    { do: 'error', code: 590, description: echo },
    { do: 'status', status: 500, body: echo },
    { do: 'status', status: 401, body: echo },
    { do: 'status', status: 200, body: echo },
    { do: 'status', status: 200, body: JSON.stringify({ cspId: 'S', note: echo, authToken, [sid]: sid }) },
    { do: 'nonsense' },
    { do: 'drop' },
  ] as const;
  const statuses: number[] = [];
  for (const action of faults) {
    registry.control.fault({ path: '/csp/profile', sid }, action, 3);
    statuses.push(await call('POST', '/v1/tcr/my-credentials/test'));
    registry.control.clearFaults();
  }
  expect(statuses).toEqual([400, 502, 502, 400, 502, 200, 502, 502]);
  registry.control.fault({ path: '/webhook/**', sid }, faults[0]);
  await call('PUT', '/v1/tcr/my-credentials/webhook-subscription');
  registry.control.clearFaults();

  const path = '/v1/tcr/my-credentials';
  await call('GET', path);
  await call('POST', path, { tcrSid: sid, tcrAuthToken: authToken });
  await call('POST', path, { tcrSid: sid, tcrAuthToken: 'a token with a blank in it' });
  await call('POST', path, `{"tcrSid":"${sid}","tcrAuthToken":"${authToken}"`);
  await call('PUT', path, later);
  await call('POST', `${path}/test`);
  await call('GET', `${path}?tcrAuthToken=${authToken}&tcrSid=${sid}`);
  await call('GET', `/v1/tcr/credentials/${authToken}`, undefined, admin);
  await call('GET', '/v1/tcr/credentials', undefined, admin);
  await call('GET', `/v1/tcr/credentials/${user.credentialId}`, undefined, admin);
  await call('POST', '/v1/tcr/credentials', { ...adminsOwn, userId: admin.id }, admin);
  await call('PUT', `/v1/tcr/credentials/${user.credentialId}`, { tcrSid: sid, ...later }, admin);
  await call('GET', '/v1/tcr/api-logs?limit=100', undefined, admin);
  await call('DELETE', `/v1/tcr/credentials/${user.credentialId}`, undefined, admin);

  const found = (where: string) => secrets.filter((secret) => where.includes(secret));
  expect(found(answers.join('\n'))).toEqual([]);
  expect(found(lines.join(''))).toEqual([]);
  expect(found(await dumpOf(service))).toEqual([]);
  // The search had data to find.
  expect(registry.callsOf(sid).length).toBeGreaterThan(15);
  expect(answers.join('\n')).toContain('You sent ***');
  expect(await dumpOf(service)).toContain('You sent ***');
  await registry.close();
});
