// Measures how fast the console is on a slow connection and a slow processor: loading pages, and typing in the packet.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { examplePacketAt } from '../packet-review/example-packet.ts';
import { observe, type Observed, readObserved } from './in-page.ts';

const RUNS = 5;
const CPU_SLOWDOWN = 4;
const BYTES_PER_SECOND = (1.6 * 1_000_000) / 8;
const ROUND_TRIP_MS = 150;
const SETTLED_MS = 1_500;
const PHONE = { width: 390, height: 844 } as const;
const REGISTRATIONS = 12;
const TYPED = ' Reply STOP to opt out, or HELP for help.';
const KEY_EVERY_MS = 120;
const LONG_TASK_MS = 50;
const RESULTS = new URL('../../results/console.json', import.meta.url);
const CONSOLE = new URL('../../../apps/console/dist/index.html', import.meta.url);
const BROWSERS = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/google-chrome'];

type Ready = { readonly port: number; readonly customer: string; readonly admin: string };
type Load = {
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  shift: number;
  scriptKb: number;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const blockedMs = ({ tasks, firstPaintMs }: Observed): number =>
  tasks
    .filter(([start]) => start >= firstPaintMs)
    .reduce((sum, [, length]) => sum + Math.max(0, length - LONG_TASK_MS), 0);

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

async function openContext(browser: Browser, { port }: Ready, token?: string): Promise<BrowserContext> {
  const url = `http://127.0.0.1:${port}`;
  const context = await browser.newContext({ baseURL: url, viewport: PHONE });
  if (token !== undefined) {
    await context.addCookies([{ name: 'tendlc_session', value: token, url }]);
  }
  return context;
}

/** With an empty cache. */
async function load(browser: Browser, ready: Ready, path: string, token?: string): Promise<Load> {
  const context = await openContext(browser, ready, token);
  const page = await context.newPage();
  let scriptBytes = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') {
      const sizes = await response
        .request()
        .sizes()
        .catch(() => undefined);
      scriptBytes += sizes?.responseBodySize ?? 0;
    }
  });
  await page.addInitScript(observe);
  await slowDown(page);
  await page.goto(path, { waitUntil: 'load', timeout: 60_000 });
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('.mantine-Skeleton-root') === null);
  await page.waitForTimeout(SETTLED_MS);
  const observed = await page.evaluate(readObserved);
  await context.close();
  return { ...observed, blockedMs: blockedMs(observed), scriptKb: scriptBytes / 1024 };
}

async function measureLoads(browser: Browser, ready: Ready, path: string, token?: string) {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    loads.push(await load(browser, ready, path, token));
  }
  const of = (name: keyof Load) => median(loads.map((one) => one[name]));
  return {
    firstPaintMs: Math.round(of('firstPaintMs')),
    largestPaintMs: Math.round(of('largestPaintMs')),
    blockedMs: Math.round(of('blockedMs')),
    shift: Number(of('shift').toFixed(3)),
    scriptKb: Math.round(of('scriptKb')),
  };
}

async function measureTyping(browser: Browser, ready: Ready, path: string, field: string) {
  const context = await openContext(browser, ready, ready.customer);
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(path);
  const input = page.locator(`[name="${field}"]`);
  await input.waitFor();
  // The first review in the worker is not about typing.
  await page.waitForTimeout(2 * SETTLED_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await input.focus();
  await page.keyboard.press('End');
  const fromMs = await page.evaluate(() => performance.now());
  await page.keyboard.type(TYPED, { delay: KEY_EVERY_MS });
  await page.waitForTimeout(SETTLED_MS);
  const { tasks } = await page.evaluate(readObserved);
  await context.close();
  const lengths = tasks.filter(([start]) => start >= fromMs).map(([, length]) => length);
  return {
    keys: TYPED.length,
    tasksOver50Ms: lengths.length,
    longestMs: Math.round(Math.max(0, ...lengths)),
  };
}

async function createDrafts({ port, customer }: Ready): Promise<number> {
  const call = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/registrations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${customer}`, 'content-type': 'application/json' },
      body: JSON.stringify(examplePacketAt('https://cedarhollowdental.example/')),
    });
    return ((await answer.json()) as { registration: { id: number } }).registration.id;
  };
  const ids = await Promise.all(Array.from({ length: REGISTRATIONS }, call));
  return Math.max(...ids);
}

async function measure(browser: Browser, ready: Ready) {
  const id = await createDrafts(ready);
  const pages = {
    front: await measureLoads(browser, ready, '/'),
    login: await measureLoads(browser, ready, '/login'),
    home: await measureLoads(browser, ready, '/', ready.customer),
    homeOfAdmin: await measureLoads(browser, ready, '/', ready.admin),
    tokens: await measureLoads(browser, ready, '/tokens', ready.customer),
    registrations: await measureLoads(browser, ready, '/registrations', ready.customer),
  };
  const packet = `/registrations/${id}/packet`;
  const typing = {
    shortField: await measureTyping(browser, ready, packet, 'campaign.sample1'),
    longField: await measureTyping(browser, ready, packet, 'campaign.messageFlow'),
  };
  return { pages, typing };
}

export async function benchConsole(): Promise<void> {
  const executablePath = BROWSERS.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) {
    process.stderr.write('console: skipped, there is no Chromium at /usr/bin/chromium (or $CHROMIUM)\n');
    return;
  }
  // Without the built console the service answers a short notice, which would be measured in its place.
  if (!existsSync(CONSOLE)) {
    throw new Error('The console is not built. Run `npm run build:console` first.');
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'tendlc-bench-'));
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = fork(new URL('./server.ts', import.meta.url), { env: { ...environment, DATA_DIR: dataDir } });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const [ready] = (await once(child, 'message')) as [Ready];
    const measured = await measure(browser, ready);
    const rows = Object.entries(measured.pages).map(([page, figures]) => ({ page, ...figures }));
    process.stdout.write(`${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);
    process.stdout.write(`${JSON.stringify(measured.typing)}\n`);
    const results = {
      measuredAt: new Date().toISOString(),
      runs: RUNS,
      cpuSlowdown: CPU_SLOWDOWN,
      megabitsPerSecond: 1.6,
      roundTripMs: ROUND_TRIP_MS,
      viewport: PHONE,
      ...measured,
    };
    writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
  } finally {
    await browser.close();
    child.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
