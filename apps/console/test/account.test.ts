// The own account: name, email, password, two-factor authentication, and sessions.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerAdmin } from '../../service/test/support/registry.ts';
import { appOf, PERIOD_MS } from '../../service/test/support/totp.ts';
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
const NEW_PASSWORD = 'Lantern8@quay';

let browser: Browser;
let running: RunningConsole;

const codeOf = (secret: string) => appOf(running.service, secret).code();

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Only with the keyboard: the dialog takes the focus, and Enter sends. @returns the secret, and the recovery codes */
async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Turn on two-factor authentication' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect
    .poll(() =>
      dialog.getByRole('textbox', { name: 'Current password' }).evaluate((e) => e === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  const secret = (await dialog.locator('pre').innerText()).replaceAll(/\s/g, '');
  await expect
    .poll(() => dialog.getByLabel('2. Code from the app').evaluate((e) => e === document.activeElement))
    .toBe(true);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('2. Code from the app').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await shown.waitFor();
  await expectAccessible(page);
  const codes = (await shown.locator('pre').innerText()).split('\n');
  await shown.getByRole('button', { name: 'I saved it' }).click();
  running.service.clock.advance(2 * PERIOD_MS);
  return { secret, codes };
}

describe.skipIf(!hasBrowser)('the own account', JOURNEYS, () => {
  beforeAll(async () => {
    buildConsole();
    [browser, running] = await Promise.all([startBrowser(), startConsole()]);
  }, 2 * MINUTE_MS);

  afterAll(async () => {
    await browser?.close();
    await running?.service.close();
  });

  test.each([
    ['on a desk', {}],
    ['on a phone', { viewport: PHONE, hasTouch: true }],
  ])('name, email, and password are changed, %s', async (place, options) => {
    const user = await running.service.register();
    const newEmail = `new.${place.replaceAll(' ', '-')}@test.example`;
    const { page, complaints } = await visit(browser, running.url, options);

    await logIn(page, user.email);
    await heading(page, /^Welcome/).waitFor();
    await page.goto('/account');
    await page.getByRole('button', { name: 'Change name' }).click();
    await page.getByLabel('First name').fill('Maren');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText('Maren', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(newEmail);
    await page.getByRole('textbox', { name: 'Current password' }).fill('Wrong7!word');
    await page.getByRole('button', { name: 'Send confirmation link' }).click();
    await page.getByText('Incorrect password').waitFor();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Send confirmation link' }).click();
    await page.getByText(`Waiting for confirmation: ${newEmail}`).waitFor();
    const { text } = await running.service.mailTo(newEmail);
    await page.goto(/http\S+confirm-email\S+/.exec(text)?.[0] ?? '');
    await heading(page, 'Confirm your email address').waitFor();
    await expect.poll(() => page.url()).toBe(`${running.url}/confirm-email`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await page.getByText('Your email address was changed').waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByText(newEmail).first().waitFor();

    await page.getByRole('link', { name: 'Security' }).click();
    await heading(page, 'Security').waitFor();
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('Your password was changed. All other sessions were logged out.').waitFor();
    const before = await running.service.call('GET', '/v1/auth/verify', undefined, user);
    expect(before.status).toBe(401);
    await page.getByText('Password changed').first().waitFor();
    await page.reload();
    await heading(page, 'Security').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    expect(complaints).toEqual([]);
  });

  test.each([
    ['on a desk', {}],
    ['on a phone', { viewport: PHONE, hasTouch: true }],
  ])('two-factor authentication is turned on, asked for, and turned off, %s', async (_, options) => {
    const { email } = await running.service.register();
    const { page, complaints } = await visit(browser, running.url, options);

    await logIn(page, email);
    await heading(page, /^Welcome/).waitFor();
    await page.goto('/account/security');
    const { secret, codes } = await turnOn(page);
    await page.getByText('10 unused codes').waitFor();
    await expectAccessible(page);

    const phone = await visit(browser, running.url);
    await logIn(phone.page, email);
    await phone.page.getByLabel('Authentication code').fill(codeOf(secret));
    await expectAccessible(phone.page);
    await phone.page.getByRole('button', { name: 'Log in' }).click();
    await heading(phone.page, /^Welcome/).waitFor();

    await page.reload();
    const sessions = page.getByRole('region', { name: 'Sessions' });
    await sessions.getByRole('button', { name: 'Log out', exact: true }).first().click();
    await page.getByRole('button', { name: 'Log out session' }).click();
    await expect.poll(() => sessions.getByRole('button', { name: 'Log out', exact: true }).count()).toBe(1);
    await phone.page.goto('/account/security');
    await heading(phone.page, 'Log in').waitFor();

    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
    await page.getByLabel('Authentication code').fill(codes[0] ?? '');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('button', { name: 'Turn on two-factor authentication' }).waitFor();

    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
    await heading(page, 'Log in').waitFor();
    expect([...complaints, ...phone.complaints]).toEqual([]);
  });
});

describe.skipIf(!hasBrowser)('the data of the account', JOURNEYS, () => {
  test('it is exported, and the account is deleted after its email is typed', async () => {
    buildConsole();
    [browser, running] = await Promise.all([startBrowser(), startConsole()]);
    try {
      const user = await running.service.register();
      const { page, complaints } = await visit(browser, running.url, { viewport: PHONE });
      await logIn(page, user.email);
      await heading(page, /^Welcome/).waitFor();
      await page.goto('/account');
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export data' }).click();
      expect((await downloading).suggestedFilename()).toBe('tendlc-account.ndjson');
      await page.getByRole('button', { name: 'Delete account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
      expect(await dialog.getByRole('button', { name: 'Delete account' }).isDisabled()).toBe(true);
      await dialog.getByLabel(`Type ${user.email} to confirm`).fill(user.email.toUpperCase());
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      await dialog.getByRole('button', { name: 'Delete account' }).click();
      await heading(page, 'Log in').waitFor();
      const login = { email: user.email, password: PASSWORD };
      expect((await running.service.call('POST', '/v1/auth/login', login)).status).toBe(401);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      await running.service.close();
    }
  });
});

describe.skipIf(!hasBrowser)('ADMIN_TOTP=required', JOURNEYS, () => {
  test('an admin without two-factor authentication is led to it, and can work afterwards', async () => {
    buildConsole();
    running = await startConsole({ environment: { ADMIN_TOTP: 'required' } });
    browser = await startBrowser();
    try {
      const admin = await registerAdmin(running.service);
      const { page, complaints } = await visit(browser, running.url);
      await logIn(page, admin.email);
      await heading(page, 'Security').waitFor();
      await page.getByText('Admins of this service need two-factor authentication').waitFor();
      await expectAccessible(page);
      await page.goto('/admin');
      await heading(page, 'Security').waitFor();
      await turnOn(page);
      await page.getByText('10 unused codes').waitFor();
      await page.goto('/admin');
      await expect.poll(() => page.url()).toBe(`${running.url}/admin`);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      await running.service.close();
    }
  });
});
