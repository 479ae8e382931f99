// Protects G-84: with a browser, what only scripts show is read and said so, and no script of a page reaches a private network.
import { createSocket } from 'node:dgram';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startService, type TestService, type TestUser } from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';
import { hasBrowser, writeBrowser, writeProgram } from './support/browser.ts';
import { html, startHostileServer } from './support/hostile-server.ts';
import { checkAt, newHost, resolve, startSite } from './support/sites.ts';

const TEXT = `We collect mobile numbers to send order updates by text message. ${'Tacos are made fresh each day. '.repeat(20)}`;
const scriptPage = (script: string) =>
  html(`<!doctype html><html lang="en"><head><title>Privacy Policy</title></head><body><div id="root"></div>
<script>${script}</script></body></html>`);
const FILLED = scriptPage(
  `document.getElementById('root').innerHTML = '<h1>Privacy Policy</h1><p>${TEXT}</p>'`,
);

const folder = mkdtempSync(join(tmpdir(), 'tendlc-program-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How many pages a browser rendered, by result. */
async function rendersOf(service: TestService): Promise<{ ok: number; failed: number }> {
  const text = await service.deps.app.metrics.render();
  const countOf = (outcome: string) =>
    Number(new RegExp(`^tendlc_page_renders_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
  return { ok: countOf('ok'), failed: countOf('failed') };
}

const snapshotOf = async (service: TestService, user: TestUser, url: string) => {
  const { body } = await checkAt(service, user, url);
  const { results } = body;
  const snapshot = await service.call('GET', `/v1/page-snapshots/${results.snapshotId}`, undefined, user);
  return {
    results,
    snapshot: snapshot.body,
    ruleIds: (results.findings as { ruleId: string }[]).map(({ ruleId }) => ruleId),
  };
};

describe.skipIf(!hasBrowser)('pages with a browser', () => {
  let service: TestService;
  let user: TestUser;
  beforeAll(async () => {
    service = await startService({
      resolve,
      environment: { CHROMIUM: writeBrowser(folder), PAGE_CHECK_NETWORKS: '127.0.0.1/32' },
    });
    user = await service.registerWithBalance(50);
  });
  afterAll(() => service.close());

  test('G-84 a text that only scripts show is read, and is a warning', async () => {
    const before = await rendersOf(service);
    const url = newHost(await startSite(FILLED));
    const { snapshot, results, ruleIds } = await snapshotOf(service, user, url);
    expect(snapshot.renderedDiffers).toBe(true);
    expect(snapshot.text).toContain('We collect mobile numbers');
    expect(ruleIds).toContain('access.js-only');
    expect(await rendersOf(service)).toEqual({ ...before, ok: before.ok + 1 });
    // Within the minute the stored page is judged, not the page as it was before its scripts ran.
    expect((await snapshotOf(service, user, url)).results).toEqual(results);
  });

  test('G-84 scripts that change no text, and pages without scripts, do not differ', async () => {
    const withScript = html(`<!doctype html><title>Privacy</title><p>${TEXT}</p><script>var a = 1</script>`);
    const without = await startSite(html(`<!doctype html><title>Privacy</title><p>${TEXT}</p>`));
    const found = [
      (await snapshotOf(service, user, newHost(await startSite(withScript)))).snapshot.renderedDiffers,
      (await snapshotOf(service, user, newHost(without))).snapshot.renderedDiffers,
    ];
    expect(found).toEqual([false, false]);
    expect(without.requests).toHaveLength(1);
  });

  test('G-84 the scripts of a page reach no address that a page check would not open', async () => {
    const secret = await startHostileServer(html('secret'), '127.0.0.2');
    const listener = createSocket('udp4');
    const datagrams: Buffer[] = [];
    listener.on('message', (datagram) => datagrams.push(datagram));
    await new Promise<void>((listening) => {
      listener.bind(0, '127.0.0.2', listening);
    });
    onTestFinished(() => void listener.close());
    const address = `127.0.0.2:${secret.port}/`;
    const site = await startSite(
      scriptPage(`const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.2:${listener.address().port}' }] });
        peer.createDataChannel('a');
        peer.createOffer().then((offer) => peer.setLocalDescription(offer));
        fetch('http://${address}').catch(() => 0); new WebSocket('ws://${address}');
        document.body.innerHTML += '<img src="http://${address}"><iframe src="http://${address}"></iframe><p>${TEXT}</p>'`),
    );
    const { snapshot } = await snapshotOf(service, user, newHost(site));
    expect([snapshot.renderedDiffers, secret.requests, datagrams]).toEqual([true, [], []]);
  });

  test.each([
    ['headers that cannot be passed on', 'HTTP/1.1 200 OK\r\nTrailer: x\r\nContent-Length: 0\r\n\r\n'],
    ['a status that does not exist', 'HTTP/1.1 099 No\r\nContent-Length: 0\r\n\r\n'],
    ['no response at all', ''],
  ])('G-84 a script that gets %s does no harm', async (_what, answer) => {
    const odd = await startHostileServer((socket) => socket.end(answer));
    const site = await startSite(
      scriptPage(`fetch('http://127.0.0.1:${odd.port}/', { mode: 'no-cors' }).catch(() => 0);
        document.getElementById('root').innerHTML = '<p>${TEXT}</p>'`),
    );
    const { snapshot } = await snapshotOf(service, user, newHost(site));
    expect([snapshot.renderedDiffers, odd.requests.length]).toEqual([true, 1]);
  });
});

test.each([
  ['fails', 'echo "<p>half of a page"; exit 1'],
  ['writes without end', 'yes "<p>more and more of a page"'],
  ['is not there', undefined],
])('G-84 a browser that %s leaves the page as it was fetched', async (_what, line) => {
  const service = await startService({
    resolve,
    environment: { CHROMIUM: line === undefined ? '/nowhere/chromium' : writeProgram(folder, line) },
  });
  const user = await service.registerWithBalance(2);
  const { results, snapshot, ruleIds } = await snapshotOf(service, user, newHost(await startSite(FILLED)));
  expect([results.reachable, snapshot.renderedDiffers]).toEqual([true, null]);
  expect(snapshot.text).not.toContain('mobile numbers');
  expect(ruleIds).toContain('access.js-only');
  expect(await rendersOf(service)).toEqual({ ok: 0, failed: 1 });
});

test('G-84 a start deletes the profiles of a service that was killed', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = mkdtempSync(join(tmpdir(), `tendlc-browser-${pid}-0a0b0c0d-`));
  await startService({ resolve, environment: { CHROMIUM: '/nowhere/chromium' } });
  await waitFor(() => !existsSync(left) || undefined, 'the profile to be deleted');
});
