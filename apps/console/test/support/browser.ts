// A real browser for journeys: the system's Chromium, with checks for what must not happen on any page.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { expect } from 'vitest';
import { isBare } from '../../../../test/support/machine.ts';

const PATHS = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = isBare ? undefined : PATHS.find((path) => path !== undefined && existsSync(path));

/** In CI a missing browser is a failure; elsewhere the journeys are skipped with a message. */
export const hasBrowser = executablePath !== undefined || process.env['CI'] === 'true';
if (!hasBrowser) {
  process.stderr.write(
    'journeys of the console are skipped: no Chromium at /usr/bin/chromium (or $CHROMIUM)\n',
  );
}

/**
 * Options of a file of journeys. A journey that fails in CI is started up to two times more, and the report says so: a browser on a busy machine
 * can exceed any limit. Only journeys have this. What is tested with a crash or a race must hold each time.
 */
export const JOURNEYS = { timeout: 3 * 60_000, retry: process.env['CI'] === 'true' ? 2 : 0 } as const;

/**
 * Each window starts hidden pages for the address bar menu. No test opens that menu, and the pages took more than half of the CPU time
 * of a short visit.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Playwright turns off. The argument replaces its list. */
const TURNED_OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  // Drawing as on a graphics card, but by the processor, took a tenth of the CPU time of a visit.
  '--disable-gpu',
  '--disable-software-rasterizer',
  `--disable-features=${[...TURNED_OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
];

export async function startBrowser(): Promise<Browser> {
  if (executablePath === undefined) {
    throw new Error('no Chromium: install the package chromium, or name its path in $CHROMIUM');
  }
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

export const PHONE = { width: 360, height: 740 } as const;

/** Browser messages about expected answers: no session, a limit, a wrong password, a newer revision. */
const EXPECTED_NOISE =
  /Failed to load resource: the server responded with a status of (?:400|401|402|404|412|429|503)/;

export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: readonly string[];
};

/** A visitor with an empty browser. Script errors, policy violations, and requests to other sites are added to `complaints`. */
export async function visit(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED_NOISE.test(message.text())) {
      complaints.push(message.text());
    }
  });
  page.on('response', (response) => {
    // A slow machine can overload the service, which the console handles; any other server error counts.
    if (response.status() >= 500 && response.headers()['x-error-code'] !== 'overloaded') {
      complaints.push(`${response.status()} ${response.url()}`);
    }
  });
  page.on('dialog', (dialog) => {
    complaints.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL) && !/^(?:blob|data):/.test(request.url())) {
      complaints.push(`a request left the service: ${request.url()}`);
    }
  });
  // Journeys share two cores with other tests.
  page.setDefaultTimeout(30_000);
  return { page, context, complaints };
}

const require = createRequire(import.meta.url);

/** The short form, without comments: each page that is loaded has to read it anew. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export const loadAxe = (page: Page): Promise<unknown> => page.evaluate(AXE);

type Axe = {
  run(
    context: string,
    options: {
      readonly runOnly?: readonly string[];
      readonly resultTypes: readonly string[];
      readonly preload: boolean;
    },
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
};

/** Without style sheets and without passed rules: both take longer than the rules. */
const SHORT = { resultTypes: ['violations'], preload: false } as const;
/** The dark scheme has the same elements in other colors. */
const OPTIONS = { light: SHORT, dark: { ...SHORT, runOnly: ['color-contrast'] } } as const;

/**
 * No violation of axe in light and in dark.
 * @param within only there: a selector
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await loadAxe(page);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(
      (scheme) => document.documentElement.dataset['mantineColorScheme'] === scheme,
      colorScheme,
    );
    const { violations } = await page.evaluate(
      ([context, options]) => (globalThis as unknown as { axe: Axe }).axe.run(context, options),
      [within, OPTIONS[colorScheme]] as const,
    );
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    );
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** The page, and the innermost elements that extend beyond its right edge. Empty is right. */
const readBeyondEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { innerWidth, document: shown } = globalThis;
    if (shown.documentElement.scrollWidth <= innerWidth) {
      return [];
    }
    const wide = [...shown.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth,
    );
    const innermost = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    return [`${shown.documentElement.scrollWidth} > ${innerWidth}`].concat(
      innermost
        .slice(0, 10)
        .map(({ className, textContent }) => `${className}: ${textContent.slice(0, 120)}`),
    );
  });

/** Nothing extends beyond the right edge once the menu has slid away. A failure names what does. */
export const expectNoSidewaysScrolling = (page: Page): Promise<void> =>
  expect.poll(() => readBeyondEdge(page), { timeout: 5000, message: page.url() }).toEqual([]);

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
