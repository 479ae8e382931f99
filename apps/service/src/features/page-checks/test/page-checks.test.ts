// Protects G-84: a page is opened once a minute and a host six times, snapshots are seen by those they were taken for, and a
// page that cannot be reached is a finding.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../test/support/clock.ts';
import {
  DATABASES,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';
import { hashOf } from '../content.ts';
import { html, redirect, reply, type Respond } from './support/hostile-server.ts';
import { checkAt, claimsOf, newHost, pathOf, POLICY, resolve, startSite } from './support/sites.ts';

describe.each(DATABASES)('page checks on the %s database', (database) => {
  let service: TestService;
  let user: TestUser;
  let other: TestUser;
  beforeAll(async () => {
    service = await startService({ database, resolve });
    user = await service.registerWithBalance(500);
    other = await service.registerWithBalance(500);
  });
  afterAll(() => service.close());

  const check = (url: string, by = user, headers = {}) => checkAt(service, by, url, headers);
  const read = (path: string, by = user) => service.call('GET', `/v1/page-snapshots/${path}`, undefined, by);
  const usesOf = async ({ id }: TestUser) =>
    (await service.ledgerOf(id)).filter(({ tool_name }) => tool_name === 'page-check');

  test('G-84 a check costs one token, and returns findings and a snapshot', async () => {
    const site = await startSite();
    const url = `${newHost(site)}/privacy`;
    const payer = await service.registerWithBalance(2);
    const answer = await check(url, payer);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'x-token-cost': '1', 'x-token-balance': '1' });
    expect(answer.body).toMatchObject({ tool: 'page-check', tokenUsed: true, results: { reachable: true } });
    const { findings, snapshotId } = answer.body.results;
    expect(findings).toContainEqual(
      expect.objectContaining({
        ruleId: 'page.privacy.is-policy',
        field: 'pages.privacyPolicy',
        url,
      }),
    );
    expect((await usesOf(payer)).map(({ amount }) => amount)).toEqual([-1]);
    const snapshot = await read(String(snapshotId), payer);
    expect(snapshot.body).toMatchObject({
      id: snapshotId,
      url,
      finalUrl: url,
      redirects: [],
      status: 200,
      problem: null,
      bytes: POLICY.length,
      sha256: createHash('sha256').update(POLICY).digest('hex'),
      title: 'Privacy Policy | Copper Kettle',
      language: 'en',
      renderedDiffers: null,
      fetchedAt: service.clock.now().toISOString(),
    });
    expect(snapshot.body.text).toContain('We collect mobile numbers');
    expect(snapshot.body.textSha256).toBe(createHash('sha256').update(snapshot.body.text).digest('hex'));
  });

  test('G-84 the source is a download of plain text, byte for byte', async () => {
    const bytes = Buffer.concat([
      Buffer.from('<script>alert(1)</script>'),
      Buffer.from([0, 255, 254, 13, 10]),
    ]);
    const site = await startSite(html(bytes));
    const { body } = await check(newHost(site));
    const source = await service.app.inject({
      url: `/v1/page-snapshots/${body.results.snapshotId}/source`,
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(source.rawPayload).toEqual(bytes);
    expect(source.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="page-snapshot-${body.results.snapshotId}.txt"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test('G-84 a snapshot of another customer is answered as one that does not exist', async () => {
    const site = await startSite();
    const { body } = await check(newHost(site));
    for (const path of ['', '/source']) {
      const foreign = await read(`${body.results.snapshotId}${path}`, other);
      const missing = await read(`999999999${path}`, other);
      const malformed = await read(`1e3${path}`, other);
      expect([foreign.status, missing.status, malformed.status]).toEqual([404, 404, 404]);
      expect([foreign.body, malformed.body]).toEqual([missing.body, missing.body]);
    }
  });

  test('G-84 a second check within a minute returns the same snapshot, also to another customer', async () => {
    const site = await startSite();
    const url = newHost(site);
    const [first, second] = [await check(url), await check(`${url}/#part`, other)];
    expect(second.body.results).toEqual(first.body.results);
    expect(site.requests).toHaveLength(1);
    expect((await read(String(first.body.results.snapshotId), other)).status).toBe(200);
    service.clock.advance(MINUTE_MS);
    const third = await check(url);
    expect(third.body.results.snapshotId).not.toBe(first.body.results.snapshotId);
    expect(site.requests).toHaveLength(2);
    expect((await read(String(third.body.results.snapshotId), other)).status).toBe(404);
  });

  test('G-84 equal bytes are stored once', async () => {
    const unique = `${POLICY}<p>${newHost(await startSite())}`;
    const site = await startSite(html(unique));
    const [one, two] = [await check(`${newHost(site)}/1`), await check(`${newHost(site)}/2`)];
    expect(one.body.results.snapshotId).not.toBe(two.body.results.snapshotId);
    const stored = await service.deps.db
      .selectFrom('page_contents')
      .select('content')
      .where('hash', '=', hashOf(unique))
      .execute();
    expect(stored).toHaveLength(1);
  });

  test('G-84 many checks of one page at once send one request', async () => {
    const site = await startSite();
    const url = newHost(site);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => check(url, index % 2 === 0 ? user : other)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.results.snapshotId)).size).toBe(1);
    expect(site.requests).toHaveLength(1);
  });

  test.each([
    ['a page that is not there', '/404', 'http_status', 404],
    ['a redirect into a private network', '/private', 'private_address', 0],
    ['a page that is no document', '/image', 'unsupported_type', 200],
  ])('G-84 %s is a finding', async (_name, path, problem, status) => {
    const site = await startSite((socket, request) => {
      const responds: Record<string, Respond> = {
        '/404': reply('404 Not Found', ['content-type: text/html']),
        '/private': redirect('http://10.0.0.1/'),
        '/image': reply('200 OK', ['content-type: image/png']),
      };
      responds[pathOf(request)]?.(socket, request);
    });
    const { body, status: answered } = await check(`${newHost(site)}${path}`);
    expect(answered).toBe(200);
    expect(body.results).toMatchObject({ reachable: false, problem });
    expect(body.results.findings).toHaveLength(1);
    expect((await read(String(body.results.snapshotId))).body).toMatchObject({ status, bytes: 0 });
  });

  test('G-84 a URL that is not opened is a finding, and never limits others', async () => {
    const answers = [];
    for (let index = 0; index < 8; index += 1) {
      answers.push(await check(`https://dana:secret@kettle.example/${index}`));
    }
    expect(answers.map(({ body }) => body.results.problem)).toEqual(
      Array.from({ length: 8 }, () => 'invalid_url'),
    );
  });

  test('G-84 texts that the database cannot store are stored', async () => {
    const site = await startSite(
      html(
        Buffer.from(
          '<html lang="\u0000en\ud800"><title>Kettle\u0000 \udfff</title><body>\u0000 hello \ud83d',
        ),
        'cf-mitigated: \u00ff',
      ),
    );
    const { body, status } = await check(newHost(site));
    expect(status).toBe(200);
    expect((await read(String(body.results.snapshotId))).body.text).toContain('hello');
  });

  test('G-84 a seventh page of a host waits 20 seconds, and is then refused and free', async () => {
    const site = await startSite();
    const host = newHost(site);
    for (let page = 1; page <= 6; page += 1) {
      expect((await check(`${host}/${page}`)).status).toBe(200);
    }
    const payer = await service.registerWithBalance(1);
    const seventh = check(`${host}/7`, payer);
    await waitFor(
      async () => (await claimsOf(service, `${host}/7`))[0],
      'the seventh page to ask for its turn',
    );
    service.clock.advance(20_000);
    const refused = await seventh;
    expect([refused.status, refused.headers['x-error-code']]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBe(40);
    expect(refused.headers['x-token-cost']).toBeUndefined();
    expect((await service.ledgerOf(payer.id)).at(-1)?.balance_after).toBe(1);
    expect(site.requests).toHaveLength(6);
    service.clock.advance(40_000);
    expect((await check(`${host}/7`, payer)).body.results.reachable).toBe(true);
  });

  test('G-84 a seventh page of a host is opened when the first minute is over', async () => {
    const site = await startSite();
    const host = newHost(site);
    await Promise.all([1, 2, 3, 4, 5, 6].map((page) => check(`${host}/${page}`)));
    service.clock.advance(45_000);
    const seventh = check(`${host}/7`);
    await waitFor(
      async () => (await claimsOf(service, `${host}/7`))[0],
      'the seventh page to ask for its turn',
    );
    service.clock.advance(15_000);
    expect((await seventh).status).toBe(200);
    expect(site.requests.map(pathOf).toSorted()).toEqual(['/1', '/2', '/3', '/4', '/5', '/6', '/7']);
  });

  test('G-84 a redirect counts for the host that it leads to', async () => {
    const site = await startSite();
    const target = newHost(site);
    await Promise.all([1, 2, 3, 4, 5, 6].map((page) => check(`${target}/${page}`)));
    const entrance = await startSite(redirect(`${target}/7`));
    const url = `${newHost(entrance)}/`;
    const visit = check(url);
    await waitFor(() => entrance.requests[0], 'the redirect');
    service.clock.advance(20_000);
    expect((await visit).headers['x-error-code']).toBe('rate_limited');
    expect(site.requests).toHaveLength(6);
    expect((await claimsOf(service, url))[0]).toMatchObject({ leased_until: null, snapshot_id: null });
  });

  test('G-84 an opt-in form in a frame is judged, and other frames are not opened', async () => {
    const FORM = `<form><label>Mobile <input type="tel" name="phone"></label>
      <label><input type="checkbox" checked> I agree to receive texts from Copper Kettle</label><button>Send</button></form>`;
    const form = await startSite(html(FORM));
    const video = await startSite();
    const embedded = newHost(form);
    const site = await startSite(
      html(
        `<p>Get texts</p><iframe src="http://youtube.example:${video.port}/"></iframe><iframe src="${embedded}/form">`,
      ),
    );
    const request = { url: newHost(site), purpose: 'optIn', brandName: 'Copper Kettle' };
    const { body } = await service.call('POST', '/v1/page-checks', request, user);
    const found = body.results.findings.map(({ ruleId, url }: { ruleId: string; url: string }) => [
      ruleId,
      url,
    ]);
    expect(found).toContainEqual(['page.optin.no-form', `${request.url}/`]);
    expect(found).toContainEqual(['page.optin.prechecked', `${embedded}/form`]);
    expect([form.requests.length, video.requests.length]).toEqual([1, 0]);
  });

  test('G-84 a check without tokens opens nothing', async () => {
    const site = await startSite();
    const poor = await service.registerWithBalance(0);
    expect((await check(newHost(site), poor)).status).toBe(402);
    expect(site.requests).toEqual([]);
  });

  test.each(['kettle.example', 'ftp://kettle.example/', 'https://kettle.example/a b', 'https://', ''])(
    'G-84 the URL “%s” is rejected and free',
    async (url) => {
      const payer = await service.registerWithBalance(1);
      const answer = await check(url, payer);
      expect([answer.status, answer.headers['x-error-code']]).toEqual([400, 'validation_failed']);
      expect(await usesOf(payer)).toEqual([]);
    },
  );

  test('G-84 a repeated request with its key opens nothing and costs nothing', async () => {
    const site = await startSite();
    const url = newHost(site);
    const payer = await service.registerWithBalance(3);
    const key = { 'idempotency-key': 'page-1' };
    const first = await check(url, payer, key);
    service.clock.advance(2 * MINUTE_MS);
    const second = await check(url, payer, key);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(second.body).toEqual(first.body);
    expect([site.requests.length, (await usesOf(payer)).length]).toEqual([1, 1]);
  });

  test('G-84 an API key needs the scope tools to check and registry:read to read', async () => {
    const site = await startSite();
    const keyOf = async (scope: string) => {
      const made = await service.call('POST', '/v1/api-keys', { name: scope, scopes: [scope] }, user);
      return { ...user, token: made.body.key as string };
    };
    const [tools, reader] = [await keyOf('tools'), await keyOf('registry:read')];
    const url = newHost(site);
    const { body, status } = await check(url, tools);
    expect(status).toBe(200);
    expect((await check(url, reader)).status).toBe(403);
    const { snapshotId } = body.results;
    expect((await read(String(snapshotId), reader)).status).toBe(200);
    expect((await read(String(snapshotId), tools)).status).toBe(403);
  });

  test('G-84 snapshots are deleted after 400 days, except those of a submitted version', async () => {
    const { db } = service.deps;
    const site = await startSite((socket, request) => html(`${POLICY}${pathOf(request)}`)(socket, request));
    const host = newHost(site);
    const idOf = async (path: string): Promise<number> =>
      (await check(`${host}${path}`)).body.results.snapshotId;
    const [kept, old] = [await idOf('/kept'), await idOf('/old')];
    const { body } = await service.call('POST', '/v1/registrations', { label: 'Kept' }, user);
    await db
      .insertInto('registration_version_snapshots')
      .values({ registration_id: body.registration.id, number: 1, snapshot_id: kept })
      .execute();
    const there = async () => ({
      snapshots: (
        await db
          .selectFrom('page_snapshots')
          .select('id')
          .where('id', 'in', [kept, old])
          .orderBy('id')
          .execute()
      ).map(({ id }) => id),
      contents: (
        await db
          .selectFrom('page_contents')
          .select('hash')
          .where(
            'hash',
            'in',
            ['/kept', '/old'].map((path) => hashOf(`${POLICY}${path}`)),
          )
          .execute()
      ).length,
      claims: (await db.selectFrom('page_claims').selectAll().execute()).length,
    });
    service.clock.advance(400 * DAY_MS - HOUR_MS);
    await service.deps.forget();
    expect(await there()).toEqual({ snapshots: [kept, old], contents: 2, claims: 0 });
    service.clock.advance(2 * HOUR_MS);
    await service.deps.forget();
    expect(await there()).toEqual({ snapshots: [kept], contents: 1, claims: 0 });
  });
});
