// Protects the control API: it does what its page offers, only for this machine, and not for pages of other origins.
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../src/index.ts';
import { startReceiver, subscribe } from './support/receiver.ts';
import {
  accountIn,
  brandOf,
  campaignFor,
  judgedBrand,
  MINUTE_MS,
  parse,
  startTestSandbox,
} from './support/sandbox.ts';

/** Can send headers that fetch does not allow. */
function ask(
  { controlUrl }: Sandbox,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<ReturnType<typeof parse>> {
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path, controlUrl), {
      method,
      headers: { 'content-type': 'application/json', ...headers },
    });
    outgoing.on('response', (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => {
        text += part.toString();
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: parse(text) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

describe('a foreign page', () => {
  test.each([
    ['another name for this machine', { host: 'rebound.example' }],
    ['another name with our port', { host: 'rebound.example:8081' }],
    ['a name that starts like ours', { host: 'localhost.rebound.example' }],
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['another port of this machine', { origin: 'http://localhost:3000' }],
  ])('with %s is rejected for reads and writes', async (_what, headers) => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    await judgedBrand(sandbox, account);
    const calls = [
      ['GET', '/control/'],
      ['GET', '/control/state'],
      ['POST', '/control/time', { advanceMs: 1_000 }],
      ['POST', `/control/accounts/${account.sid}/reset`],
      ['PUT', '/control/settings', { delivery: { hold: true } }],
    ] as const;
    for (const [method, path, body] of calls) {
      expect([path, (await ask(sandbox, method, path, body, headers)).status]).toEqual([path, 403]);
    }
    expect(sandbox.control.brands()).toHaveLength(1);
    expect(sandbox.control.settings().delivery.hold).toBe(false);
  });
});

describe('the page', () => {
  test.each(['/control/', '/control/page.js', '/control/parts.js', '/control/page.css'])(
    '%s is served under a strict policy',
    async (path) => {
      const { status, headers } = await ask(await startTestSandbox(), 'GET', path);
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('has no inline code and nothing from other origins', async () => {
    const { body } = await ask(await startTestSandbox(), 'GET', '/control/');
    expect(body).not.toMatch(/<script(?![^>]*\bsrc=)|\son[a-z]+=|\sstyle=|<style|javascript:/i);
    expect(body).not.toMatch(/(src|href)="(https?:)?\/\//i);
  });

  test('is the redirect target of the root', async () => {
    const { status, headers } = await ask(await startTestSandbox(), 'GET', '/');
    expect([status, headers.location]).toEqual([302, '/control/']);
  });
});

describe('over HTTP', () => {
  test('the state shows the status and next step of each record', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const { body: brand } = await account.call('POST', '/brand/nonBlocking', brandOf());
    const before = (await ask(sandbox, 'GET', '/control/state')).body;
    expect(before.brands[0]).toMatchObject({ brandId: brand.brandId, isJudged: false });
    expect(before.brands[0].next).toEqual({
      kind: 'the registry finishes the identity check',
      dueAt: '2026-11-20T09:30:03.000Z',
    });
    expect((await ask(sandbox, 'POST', '/control/time', { toNextStep: true })).body.moved).toBe(true);
    const after = (await ask(sandbox, 'GET', '/control/state')).body;
    expect(after.brands[0]).toMatchObject({ isJudged: true, identityStatus: 'VERIFIED', next: null });
    expect((await ask(sandbox, 'POST', '/control/time', { toNextStep: true })).body.moved).toBe(false);
    expect(after.accounts[0]).not.toHaveProperty('webhookSecret');
  });

  test('a forced outcome sends callbacks and does not happen again on its own', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const receiver = await startReceiver();
    await subscribe(account, receiver.url);
    const { body: brand } = await account.call('POST', '/brand/nonBlocking', brandOf());
    const decide = (body: unknown) => ask(sandbox, 'POST', `/control/brands/${brand.brandId}`, body);
    await decide({ outcome: 'refuse', category: 'WEB_DOMAIN' });
    const { category } = (await account.call('GET', `/brand/feedback/${brand.brandId}`)).body;
    expect(category[0].id).toBe('WEB_DOMAIN');
    await sandbox.control.advance(MINUTE_MS);
    expect(receiver.types()).toEqual(['BRAND_ADD', 'BRAND_IDENTITY_STATUS_UPDATE', 'BRAND_SCORE_UPDATE']);
    await decide({ outcome: 'verify' });
    await decide({ outcome: 'score', score: 90 });
    const { body } = await account.call(
      'GET',
      `/brand/${brand.brandId}/externalVetting?vettingStatus=ACTIVE`,
    );
    expect(body[0].vettingScore).toBe(90);
    const vettings = () => sandbox.control.brands(account.sid).flatMap((record) => record.vettings);
    const before = vettings().length;
    for (const score of [101, -1, 1.5, undefined]) {
      expect((await decide({ outcome: 'score', score })).status).toBe(400);
    }
    // A rejected request orders nothing.
    expect(vettings()).toHaveLength(before);
    expect((await decide({ outcome: 'crown' })).body.error).toContain('verify, refuse');
    expect((await ask(sandbox, 'POST', '/control/brands/BNOBODY', { outcome: 'verify' })).status).toBe(400);
  });

  test('a campaign is declined, approved, rejected by a carrier, suspended, resumed and expired', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const campaignId = await campaignFor(account, await judgedBrand(sandbox, account));
    const decide = (body: unknown) => ask(sandbox, 'POST', `/control/campaigns/${campaignId}`, body);
    const statuses = async () => (await account.call('GET', `/campaign/${campaignId}/operationStatus`)).body;
    await decide({ outcome: 'decline', categories: ['SAMPLE_MESSAGE'], explanation: 'CR1' });
    const { sharedByMe } = (await account.call('GET', `/campaign/${campaignId}/sharing`)).body;
    expect(sharedByMe).toMatchObject({ sharingStatus: 'DECLINED', explanation: 'CR1' });
    await decide({ outcome: 'accept' });
    await sandbox.control.advance(MINUTE_MS);
    await decide({ outcome: 'carrier', mnoId: 10035, status: 'REJECTED' });
    expect(await statuses()).toMatchObject({ 10017: 'REGISTERED', 10035: 'REJECTED' });
    await decide({ outcome: 'suspend', category: 'SPAM' });
    expect(await statuses()).toMatchObject({ 10017: 'SUSPENDED', 10035: 'REJECTED' });
    await decide({ outcome: 'lift' });
    expect((await statuses())[10017]).toBe('REGISTERED');
    await decide({ outcome: 'expire' });
    expect((await account.call('GET', `/campaign/${campaignId}`)).body.status).toBe('EXPIRED');
  });

  test('faults are set, listed and removed', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const fault = { method: 'POST', path: '/brand/*', action: { do: 'error', code: 590 } };
    const { body } = await ask(sandbox, 'POST', '/control/faults', { ...fault, times: 2 });
    expect(body).toEqual({ ...fault, id: expect.any(String), left: 2 });
    expect((await account.call('POST', '/brand/nonBlocking', brandOf())).status).toBe(400);
    expect((await ask(sandbox, 'GET', '/control/faults')).body).toMatchObject([{ left: 1 }]);
    await ask(sandbox, 'DELETE', `/control/faults/${body.id}`);
    expect((await account.call('POST', '/brand/nonBlocking', brandOf())).status).toBe(200);
    const wrong = [{ action: { do: 'explode' } }, { action: { do: 'status', status: 42 } }, {}];
    for (const one of wrong) {
      expect((await ask(sandbox, 'POST', '/control/faults', one)).status).toBe(400);
    }
  });

  test('callbacks are listed with their result, replayed, held and released; the account is set up and reset', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const receiver = await startReceiver();
    const path = `/control/accounts/${account.sid}`;
    const { body } = await ask(sandbox, 'PUT', path, {
      webhookEndpoint: receiver.url,
      webhookSecret: 'whsec',
    });
    expect(body).toMatchObject({ hasWebhookSecret: true });
    expect(JSON.stringify(body)).not.toContain('whsec');
    await account.call('POST', '/brand/nonBlocking', brandOf());
    await sandbox.control.callbacksSent();
    const [sent] = (await ask(sandbox, 'GET', '/control/callbacks?state=delivered')).body;
    expect(sent).toMatchObject({ eventType: 'BRAND_ADD', status: 200, attempts: 1 });
    await ask(sandbox, 'POST', `/control/callbacks/${sent.id}/replay`);
    await sandbox.control.callbacksSent();
    expect(receiver.arrivals).toHaveLength(2);
    await ask(sandbox, 'PUT', '/control/settings', { delivery: { hold: true }, delays: { identityMs: 1 } });
    await ask(sandbox, 'POST', `${path}/events`, { eventType: 'CAMPAIGN_ADD', campaignId: 'CFOREIGN' });
    expect(
      (await ask(sandbox, 'POST', '/control/callbacks/release', { order: 'reversed' })).body.released,
    ).toBe(1);
    await sandbox.control.callbacksSent();
    expect(receiver.arrivals.at(-1)?.payload).toEqual({ eventType: 'CAMPAIGN_ADD', campaignId: 'CFOREIGN' });
    await ask(sandbox, 'POST', `${path}/reset`);
    expect((await ask(sandbox, 'GET', '/control/state')).body.totals).toEqual({
      brands: 0,
      campaigns: 0,
      callbacks: 0,
    });
  });

  test.each([
    ['POST', '/control/time', '[]'],
    ['POST', '/control/time', '{"advanceMs":-1}'],
    ['PUT', '/control/settings', 'no'],
    ['PUT', '/control/settings', '{"delays":{"identityMs":"soon"}}'],
    ['PUT', '/control/settings', '{"delivery":{"signature":"forged"}}'],
    ['PUT', '/control/accounts/sandbox-x', '{"webhookEndpoint":"nowhere"}'],
    ['PUT', '/control/accounts/someone', '{}'],
  ])('%s %s with %s returns an error message', async (method, path, raw) => {
    const sandbox = await startTestSandbox();
    const { status, body } = await ask(sandbox, method, path, raw);
    expect(status).toBe(400);
    expect(body.error).toMatch(/^\S.*\.$/);
  });
});

test('time can advance by any amount, and steps planned on the way also run, in order', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const brandId = await judgedBrand(sandbox, account, { displayName: 'Kettle suspended then lifted' });
  const campaignId = await campaignFor(account, brandId);
  const before = sandbox.control.now().getTime();
  await sandbox.control.advance(10 * MINUTE_MS);
  expect(sandbox.control.now().getTime()).toBe(before + 10 * MINUTE_MS);
  expect((await account.call('GET', `/campaign/${campaignId}/operationStatus`)).body[10017]).toBe(
    'REGISTERED',
  );
  expect(sandbox.control.steps()).toEqual([]);
});
