// Protects the emails of an account in the console: how often they come, and the page of an unsubscribe link.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordEvent } from '../../service/test/support/events.ts';
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

let browser: Browser;
let running: RunningConsole;

describe.runIf(hasBrowser)('emails', JOURNEYS, () => {
  beforeAll(async () => {
    buildConsole();
    [browser, running] = await Promise.all([startBrowser(), startConsole()]);
  });
  afterAll(async () => {
    await browser.close();
    await running.service.close();
  });

  test.each([
    ['at a desk', {}],
    ['on a phone in the dark', { viewport: PHONE, colorScheme: 'dark' }],
  ] as const)(
    'an unsubscribe link asks first, and the account turns the emails on again, %s',
    async (_place, options) => {
      const { service, url } = running;
      const user = await service.register();
      await recordEvent(service, user.id, 'campaign.status_changed', { to: 'ACTIVE' });
      const link = /http\S+unsubscribe\S+/.exec((await service.mailTo(user.email)).text)?.[0] ?? '';
      const noticesOf = async () => (await service.call('GET', '/v1/notices', undefined, user)).body;
      const { page, complaints } = await visit(browser, url, options);

      await page.goto(link);
      await heading(page, 'Unsubscribe').waitFor();
      await page.getByText('Stop emails about status changes').waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      expect((await noticesOf()).notices.registration).toBe(true);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await page.getByText('You are unsubscribed', { exact: true }).waitFor();
      await expectAccessible(page);
      expect((await noticesOf()).notices.registration).toBe(false);

      await page.getByRole('link', { name: 'Change email preferences' }).click();
      await page.getByLabel('Email').fill(user.email);
      await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('radio', { name: 'Never' }).waitFor();
      expect(await page.getByRole('radio', { name: 'Never' }).isChecked()).toBe(true);
      await page.getByRole('radio', { name: 'Once a day' }).check();
      await page.getByLabel('Time zone').selectOption('America/Denver');
      await expect
        .poll(async () => (await noticesOf()).schedule)
        .toMatchObject({ frequency: 'daily', timeZone: 'America/Denver' });
      expect((await noticesOf()).notices.registration).toBe(true);
      await recordEvent(service, user.id, 'campaign.status_changed', { to: 'REJECTED' });
      await expect.poll(async () => (await noticesOf()).schedule.waiting).toBe(1);
      await page.reload();
      await page.getByText(/1 change waits for the next email, on /).waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      expect(complaints).toEqual([]);
    },
  );

  test('a link that lost its end says so', async () => {
    const { page } = await visit(browser, running.url, {});
    await page.goto(`${running.url}/unsubscribe/registration/s1.deadbeef.abc`);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByText('This link is incomplete or invalid').waitFor();
    await expectAccessible(page);
  });
});
