// A real browser for journeys: the system's Chromium, with an eye on everything that must not happen on any page.
import { existsSync } from 'node:fs';
import axe from 'axe-core';
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

/** In CI a missing browser is a failure, elsewhere a reason to skip that is said. */
export const hasBrowser = executablePath !== undefined || process.env['CI'] === 'true';
if (!hasBrowser) {
  process.stderr.write(
    'journeys of the console are skipped: no Chromium at /usr/bin/chromium (or $CHROMIUM)\n',
  );
}

export async function startBrowser(): Promise<Browser> {
  if (executablePath === undefined) {
    throw new Error('no Chromium: install the package chromium, or name its path in $CHROMIUM');
  }
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}

export const PHONE = { width: 360, height: 740 } as const;

/** What browsers say of answers that are expected here: nobody is logged in, a limit is reached, a password is wrong. */
const EXPECTED_NOISE =
  /Failed to load resource: the server responded with a status of (?:401|402|429|400|404|503)/;

export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: readonly string[];
};

/** A visitor with an empty browser. Scripts that fail, policies that are broken and alien requests end up in `complaints`. */
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
    // A slow machine makes the service ask for patience, which the console has; any other failure of it is one.
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
  page.setDefaultTimeout(20_000);
  return { page, context, complaints };
}

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

/** No look at style sheets, and no report of what is fine: both take longer than the rules. */
const SHORT = { resultTypes: ['violations'], preload: false } as const;
/** The other scheme has the same elements in other colors. */
const OPTIONS = { light: SHORT, dark: { ...SHORT, runOnly: ['color-contrast'] } } as const;

/**
 * No violation of axe in light and in dark.
 * @param within only there: a selector
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axe.source);
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

/** Nothing reaches beyond the right edge. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const { inner, content } = await page.evaluate(() => ({
    inner: globalThis.innerWidth,
    content: document.documentElement.scrollWidth,
  }));
  expect(content, page.url()).toBeLessThanOrEqual(inner);
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
