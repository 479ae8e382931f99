// Journeys through the console in a real browser.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  JOURNEYS,
  expectAccessible,
  expectNoSidewaysScrolling,
  hasBrowser,
  heading,
  PHONE,
  startBrowser,
  type Visit,
  visit,
} from './support/browser.ts';
import { buildConsole, PASSWORD, type RunningConsole, startConsole } from './support/console.ts';

const MESSAGE = 'Copper Kettle Cafe: your table for two is booked for Friday at 7 pm. Reply STOP to opt out.';

let browser: Browser;
let running: RunningConsole;

const MINUTE_MS = 60_000;

describe.skipIf(!hasBrowser)('the console in a browser', JOURNEYS, () => {
  beforeAll(async () => {
    buildConsole();
    [browser, running] = await Promise.all([startBrowser(), startConsole()]);
  }, 2 * MINUTE_MS);

  afterAll(async () => {
    await browser?.close();
    await running?.service.close();
  });

  const logIn = async (page: Page, email: string, password = PASSWORD) => {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
  };

  /** A visitor who is already logged in. */
  const enter = async (options: Parameters<typeof visit>[2] = {}, fields: object = {}): Promise<Visit> => {
    const { email } = await running.service.register(fields);
    const visitor = await visit(browser, running.url, options);
    await visitor.page.goto('/login');
    await logIn(visitor.page, email);
    await heading(visitor.page, /^Welcome/).waitFor();
    return visitor;
  };

  test.each([
    ['on a desk', 'desk', {}],
    ['on a phone', 'phone', { viewport: PHONE, hasTouch: true }],
  ])(
    'a visitor creates an account, runs a tool, and finds it in the token history, %s',
    async (_, where, options) => {
      const { page, complaints } = await visit(browser, running.url, options);
      await page.goto('/');
      await heading(page, /^Get your business texts approved/).waitFor();
      await page.getByRole('link', { name: 'Create account' }).first().click();
      await page.getByLabel('First name').fill('Dana');
      await page.getByLabel('Email').fill(`dana@${where}.example`);
      const password = page.getByRole('textbox', { name: 'Password' });
      await password.fill('harbor');
      await page.getByText('an uppercase letter (missing)').waitFor();
      await page.getByText('a lowercase letter (done)').waitFor();
      await expectAccessible(page);
      await password.fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      await heading(page, 'Welcome, Dana').waitFor();

      if (where === 'phone') {
        await page.getByRole('button', { name: 'Open navigation' }).click();
      }
      await page.getByRole('navigation').getByRole('link', { name: 'Tools' }).click();
      await page.getByLabel('Search tools').fill('filters');
      await page.getByText('1 of 18 tools').waitFor();
      await page.getByRole('link', { name: /Message validator/ }).click();
      await page.getByRole('button', { name: 'Run tool' }).click();
      await page.getByText('Enter the message.').waitFor();
      await page.getByLabel('Message', { exact: true }).fill(MESSAGE);
      await page.getByText('1 segment').first().waitFor();
      await page.getByText('Uses today’s free token').waitFor();
      await page.getByRole('button', { name: 'Run tool' }).click();
      const result = page.getByRole('region', { name: 'Result' });
      await result.getByText('This message is ready to send').waitFor();
      await result.getByText('used the daily free token').waitFor();
      await page.getByText('You have 2 tokens.').waitFor();
      await expectAccessible(page);

      // A past run has a URL, and opening it again is free.
      await page.reload();
      await result.getByText('This message is ready to send').waitFor();

      await page.getByRole('link', { name: /2 tokens left/ }).click();
      await heading(page, 'Tokens').waitFor();
      await page.getByRole('cell', { name: /Message validator/ }).waitFor();
      await expectNoSidewaysScrolling(page);
      if (where === 'phone') {
        await page.getByRole('button', { name: 'Open navigation' }).click();
      }
      await page.getByRole('button', { name: 'Log out' }).click();
      await heading(page, /^Get your business texts approved/).waitFor();
      await page.goto('/tokens');
      await heading(page, 'Log in').waitFor();
      expect(complaints).toEqual([]);
    },
  );

  test('on a phone: a wrong password is explained, and every page fits', async () => {
    const { email } = await running.service.register();
    const { page, complaints } = await visit(browser, running.url, { viewport: PHONE, hasTouch: true });
    await page.goto('/tokens');
    await heading(page, 'Log in').waitFor();
    await logIn(page, email, 'Not-the-1-password!');
    await page.getByRole('alert').getByText('Incorrect email or password').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await logIn(page, email);
    // The page that was requested.
    await heading(page, 'Tokens').waitFor();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Tools' }).click();
    await heading(page, 'Tools').waitFor();
    for (const path of [
      '/',
      '/tools',
      '/tools/document-generator',
      '/tools/roi-calculator',
      '/tokens',
      '/nowhere',
    ]) {
      await page.goto(path);
      if (path !== '/nowhere') {
        await heading(page, /./).waitFor();
      }
      await expectNoSidewaysScrolling(page);
    }
    await page.goto('/tools/compliance-calendar');
    await page.getByRole('button', { name: 'One-time codes during the holidays' }).click();
    await page.getByRole('button', { name: 'Run tool' }).click();
    await page.getByText('Launch around').waitFor();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  test('the keyboard is enough: skip link, form, result', async () => {
    const { page, complaints } = await enter();
    await page.goto('/tools/sanitize');
    await heading(page, 'Sanitize').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Input').inputValue()).not.toBe('');
    await page.getByLabel('Input').press('Enter');
    await page.getByText('Safe to use').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Result');
    expect(complaints).toEqual([]);
  });

  test('a session that ends during work asks for the password, and the work continues', async () => {
    const { page, context, complaints } = await enter();
    await page.goto('/tools/message-validator');
    await page.getByLabel('Message', { exact: true }).fill(MESSAGE);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Run tool' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session expired' });
    await dialog.waitFor();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('This message is ready to send').waitFor();
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe(MESSAGE);
    expect(complaints).toEqual([]);
  });

  test('an error is explained in plain words, with the request ID', async () => {
    const { page, complaints } = await enter();
    await page.goto('/tools/error-diagnostic');
    for (const left of ['2 tokens', '1 token', '0 tokens']) {
      await page.getByLabel('Error code').fill('30007');
      await page.getByRole('button', { name: 'Run tool' }).click();
      await page.getByRole('link', { name: new RegExp(`^${left} left`) }).waitFor();
    }
    await page.getByText('You have none left').waitFor();
    await page.getByRole('button', { name: 'Run tool' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('Not enough tokens').waitFor();
    await alert.getByText(/^Request ID: [\w-]+/).waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  test('a rate limit shows the wait, and the request continues automatically', async () => {
    const limited = await startConsole({ environment: { RATE_LIMIT_CONSOLE: '2/15s' } });
    try {
      const { email } = await limited.service.register();
      const { page, complaints } = await visit(browser, limited.url);
      await page.goto('/login?next=%2Ftools%2Fsanitize');
      await logIn(page, email);
      await page.getByRole('button', { name: 'A phone number' }).click();
      const run = page.getByRole('button', { name: 'Run tool', exact: true });
      const balance = (left: string) => page.getByRole('link', { name: new RegExp(`^${left} left`) });
      const retryWait = page.getByText('Waiting to retry');
      // The session and the runs: one of them is the third request within the window.
      for (const left of ['2 tokens', '1 token', '0 tokens']) {
        await run.click();
        await retryWait.or(balance(left)).first().waitFor();
        if (await retryWait.isVisible()) {
          await balance(left).waitFor({ timeout: 30_000 });
          await retryWait.waitFor({ state: 'hidden' });
          break;
        }
        expect(left, 'the limit was never reached').not.toBe('0 tokens');
      }
      expect(complaints).toEqual([]);
    } finally {
      await limited.service.close();
    }
  });

  test('hostile texts are not executed and do not break the page', async () => {
    const script = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    const name = `${script.slice(0, 45)}\u202e`;
    const { page, complaints } = await enter({ viewport: PHONE }, { firstName: name.slice(0, 50) });
    await expectNoSidewaysScrolling(page);
    for (const message of [script, `\u202e${script}\u2066 مرحبا`, 'A'.repeat(1600), '😀‮'.repeat(300)]) {
      await page.goto('/tools/message-validator');
      await page.getByLabel('Message', { exact: true }).fill(message);
      await expectNoSidewaysScrolling(page);
    }
    await page.getByLabel('Message', { exact: true }).fill(script);
    await page.getByRole('button', { name: 'Run tool' }).click();
    await page.getByRole('region', { name: 'Result' }).waitFor();
    await expectNoSidewaysScrolling(page);
    await page.goto('/tools/sanitize');
    await page.getByLabel('Type').selectOption('escapeHTML');
    await page.getByLabel('Input').fill('A'.repeat(4000) + script);
    await page.getByRole('button', { name: 'Run tool' }).click();
    await page.getByRole('region', { name: 'Result' }).waitFor();
    await expectNoSidewaysScrolling(page);
    expect(await page.locator('img[src="x"], script:not([src])').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
