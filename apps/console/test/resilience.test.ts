// If the service becomes unavailable during work, the console says so, keeps all input, and continues when it is back.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  JOURNEYS,
  expectAccessible,
  expectNoSidewaysScrolling,
  hasBrowser,
  heading,
  PHONE,
  startBrowser,
  visit,
} from './support/browser.ts';
import { buildConsole, PASSWORD, type RunningConsole, startConsole } from './support/console.ts';

const MINUTE_MS = 60_000;
const MESSAGE = 'Harbor Bakery: your order is ready. Reply STOP to opt out.';

let browser: Browser;
let running: RunningConsole;

/** Console messages about intended failures are allowed. */
const unexpected = (complaints: readonly string[]) =>
  complaints.filter(
    (text) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|The service could not be reached/.test(text),
  );

const note = (page: Page, title: string) => page.getByRole('status').getByText(title, { exact: true });
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

async function cutOff(context: BrowserContext): Promise<() => Promise<void>> {
  // Pages, files, and API calls fail, as if the machine were down.
  await context.route('**/*', (route) => route.abort('connectionrefused'));
  return () => context.unroute('**/*');
}

describe.skipIf(!hasBrowser)('a service that goes away', JOURNEYS, () => {
  beforeAll(async () => {
    buildConsole();
    [browser, running] = await Promise.all([startBrowser(), startConsole()]);
  }, MINUTE_MS);

  afterAll(async () => {
    await browser?.close();
    await running?.service.close();
  });

  const enter = async (options: Parameters<typeof visit>[2] = {}) => {
    const { email } = await running.service.registerWithBalance(5);
    const visitor = await visit(browser, running.url, options);
    const { page } = visitor;
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await heading(page, /^Welcome/).waitFor();
    return visitor;
  };

  test('pages say so, even pages not opened before, and continue automatically when it is back', async () => {
    const { page, context, complaints } = await enter();
    await page.goto('/tokens');
    await page.getByRole('table', { name: 'Token history' }).waitFor();
    await goTo(page, 'Account');
    await page.getByText('No API keys yet.').waitFor();
    const comeBack = await cutOff(context);
    await goTo(page, 'Tokens');
    await note(page, 'Cannot reach the service').waitFor();
    await goTo(page, 'Webhooks');
    await expectAccessible(page, '.floating-note');
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScrolling(page);
    await comeBack();
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Webhooks').waitFor();
    await page.getByText('No endpoints yet').waitFor();
    await note(page, 'Cannot reach the service').waitFor({ state: 'hidden' });
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(unexpected(complaints)).toEqual([]);
  });

  test('without a known session there is still a page, and it becomes the right one', async () => {
    const { page, context, complaints } = await enter();
    await context.route('**/v1/**', (route) => route.abort('connectionrefused'));
    await page.goto('/tokens');
    await heading(page, 'This page could not be loaded').waitFor();
    await note(page, 'Cannot reach the service').waitFor();
    await expectAccessible(page);
    await context.unroute('**/v1/**');
    await heading(page, 'Tokens').waitFor();
    await page.getByRole('table', { name: 'Token history' }).waitFor();
    expect(unexpected(complaints)).toEqual([]);
  });

  test('input typed offline is sent when the connection is back, and charged once', async () => {
    const { page, context, complaints } = await enter();
    await goTo(page, 'Tools');
    await page.getByRole('link', { name: /^Message validator/ }).click();
    await page.getByLabel('Message', { exact: true }).fill(MESSAGE);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Run tool', exact: true }).click();
    await page.getByRole('alert').getByText('Cannot reach the service').waitFor();
    await note(page, 'You are offline').waitFor();
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe(MESSAGE);
    await context.setOffline(false);
    await note(page, 'You are offline').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Run tool', exact: true }).click();
    await page.getByRole('region', { name: 'Result', exact: true }).waitFor();
    await page.getByRole('link', { name: '4 tokens left' }).waitFor();
    expect(unexpected(complaints)).toEqual([]);
  });
});
