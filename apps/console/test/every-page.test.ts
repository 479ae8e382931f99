// Every URL of the console, for guests, customers, and admins, with the longest and most hostile data, is readable.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../service/test/support/clock.ts';
import {
  campaignRequest,
  createCampaign,
  expectCreated,
  verifiedBrand,
} from '../../service/test/support/registrations.ts';
import { registerAdmin, startRegistry, type TestRegistry } from '../../service/test/support/registry.ts';
import type { TestUser } from '../../service/test/support/service.ts';
import { JOURNEYS, hasBrowser, heading, loadAxe, PHONE, startBrowser, visit } from './support/browser.ts';
import { buildConsole, PASSWORD, type RunningConsole, startConsole } from './support/console.ts';

const MINUTE_MS = 60_000;
const DESK = { width: 1280, height: 800 } as const;
const HOSTILE = '</td><img src=x onerror="alert(1)"><script>alert(2)</script>\u202eevil';
const LONG = 'W'.repeat(90);
/** Layout shift while a page loads; browsers rate 0.1 as good. */
const SHIFT_MAX = 0.05;
const FOLDING_MS_MAX = 3_000;

const DARK_RULES = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

const GUEST_PAGES = [
  '/',
  '/register',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/unsubscribe',
];

let browser: Browser;
let registry: TestRegistry;
let running: RunningConsole;
let admin: TestUser;
let customer: TestUser;
let customerPages: readonly string[];
let adminPages: readonly string[];

type Scan = {
  run(options: { runOnly?: readonly string[]; resultTypes: readonly string[]; preload: boolean }): Promise<{
    violations: { id: string; nodes: { html: string }[] }[];
  }>;
};

async function scan(page: Page, options: { runOnly?: readonly string[] }): Promise<string[]> {
  const { violations } = await page.evaluate(
    // Without style sheets and without passed rules: both take longer than the rules.
    (given) =>
      (globalThis as unknown as { axe: Scan }).axe.run({
        ...given,
        resultTypes: ['violations'],
        preload: false,
      }),
    options,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

/** The navigation closes a moment after the window becomes narrow. */
async function overflow(page: Page): Promise<number> {
  const fits = () => document.documentElement.scrollWidth <= globalThis.innerWidth;
  await page.waitForFunction(fits, undefined, { timeout: FOLDING_MS_MAX }).catch(() => undefined);
  return page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);
}

/** The browser collects them from the start of each page. */
const watchShifts = () => {
  const seen = { sum: 0 };
  (globalThis as unknown as { shifts: typeof seen }).shifts = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      seen.sum += entry.hadRecentInput ? 0 : entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const shifts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await heading(page, /./).waitFor();
  await page.waitForFunction(() => document.querySelector('.mantine-Skeleton-root') === null);
}

/** The problems of a page in light and dark, and at the width of a phone. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(DESK);
  await open(page, path);
  const moved = await shifts(page);
  await loadAxe(page);
  const light = await scan(page, {});
  // The same elements in other colors, and their replacements on narrow screens.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await page.waitForFunction(() => document.documentElement.dataset['mantineColorScheme'] === 'dark');
  const dark = await scan(page, { runOnly: DARK_RULES });
  const wide = await overflow(page);
  return [
    ...light.map((fault) => `${path}, light: ${fault}`),
    ...dark.map((fault) => `${path}, dark on a phone: ${fault}`),
    ...(wide > 0 ? [`${path}, phone: ${wide} px too wide`] : []),
    ...(moved > SHIFT_MAX ? [`${path}: jumps while it loads, ${moved.toFixed(3)}`] : []),
  ];
}

describe.skipIf(!hasBrowser)('every page', JOURNEYS, () => {
  beforeAll(async () => {
    buildConsole();
    registry = await startRegistry({ clock: createClock(), autoShare: false });
    const options = { environment: registry.environment, sandbox: registry.sandbox };
    [browser, running] = await Promise.all([startBrowser(), startConsole(options)]);
    const { service } = running;
    admin = await registerAdmin(service);
    const owner = await registry.customer(service);
    customer = owner;
    const brand = await verifiedBrand({ service, registry, admin }, owner, { brandName: HOSTILE });
    await verifiedBrand({ service, registry, admin }, owner, { brandName: LONG });
    const request = campaignRequest(brand.localId, { description: `${HOSTILE} ${LONG.repeat(4)}` });
    const campaign = expectCreated(await createCampaign(service, owner, request)).body.localId;
    await service.call('POST', '/v1/api-keys', { name: HOSTILE.slice(0, 60) }, owner);
    const records = [`/registry/brands/${brand.localId}`, `/registry/campaigns/${campaign}`];
    const draft = {
      brand: { brandName: HOSTILE, companyName: LONG },
      campaign: { usecase: 'MIXED', description: HOSTILE, messageFlow: LONG, sample1: `${HOSTILE}${LONG}` },
      pages: { optIn: [`https://copperkettle.example/${LONG}`] },
    };
    const { id } = (await service.call('POST', '/v1/registrations', draft, owner)).body.registration;
    const { body } = await service.call(
      'POST',
      '/v1/registration-batches',
      {
        rows: [
          { reference: LONG, label: HOSTILE },
          { reference: HOSTILE, brand: { [LONG]: 1 } },
        ],
      },
      owner,
    );
    const batch = `/registrations/batches/${body.batch.id}`;
    const registered = await service.call(
      'GET',
      `/v1/registrations?brandId=${brand.localId}`,
      undefined,
      owner,
    );
    const packet = [
      `/registrations/${id}/packet`,
      `/registrations/${id}/pages`,
      `/registrations/${id}/registry`,
      `/registrations/${registered.body.registrations[0].id}/registry`,
    ];
    customerPages = [
      '/',
      '/tools',
      '/tools/runs',
      '/tools/message-validator',
      '/tools/document-generator',
      '/registry/credentials',
      '/registry/partner-campaigns',
      '/registry/resellers',
      '/registry/brands',
      '/registry/campaigns',
      '/registrations',
      '/registrations/new',
      '/registrations/upload',
      '/registrations/import',
      batch,
      ...packet,
      ...records,
      '/alerts',
      '/tokens',
      '/webhooks',
      '/webhooks/999',
      '/account',
      '/account/security',
      '/sandbox',
      '/tools/no-such-tool',
    ];
    adminPages = [
      '/',
      '/admin',
      '/admin/credentials',
      '/admin/credentials/new',
      `/admin/credentials/${owner.credentialId}`,
      '/admin/accounts',
      ...['', '/registrations', '/tokens', '/activity', '/webhooks'].map(
        (part) => `/admin/accounts/${owner.id}${part}`,
      ),
      '/admin/brands',
      '/admin/campaigns',
      '/admin/events',
      '/admin/calls',
      `/admin/csp-profile?credentialId=${owner.credentialId}`,
      ...records,
      ...packet,
    ];
  }, 2 * MINUTE_MS);

  afterAll(async () => {
    await browser?.close();
    await running?.service.close();
    await registry?.close();
  });

  const checkPages = async (paths: readonly string[], user?: TestUser) => {
    const { page, context, complaints } = await visit(browser, running.url, { viewport: DESK });
    await context.addInitScript(watchShifts);
    if (user !== undefined) {
      await context.request.post('/v1/auth/login', {
        headers: { 'x-tendlc-console': '1' },
        data: { email: user.email, password: PASSWORD },
      });
    }
    const faults: string[] = [];
    for (const path of paths) {
      faults.push(...(await faultsOf(page, path)));
    }
    expect(faults).toEqual([]);
    expect(await page.locator('img[src="x"], script:not([src])').count()).toBe(0);
    expect(complaints).toEqual([]);
  };

  test('for guests is accessible in both color schemes, fits a phone, and does not shift', async () => {
    await checkPages(GUEST_PAGES);
  });

  test('for customers is accessible in both color schemes, fits a phone, and does not shift', async () => {
    await checkPages(customerPages, customer);
  });

  test('for admins is accessible in both color schemes, fits a phone, and does not shift', async () => {
    await checkPages(adminPages, admin);
  });
});
