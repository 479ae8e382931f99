// Passkeys in a browser with a virtual authenticator: added, used for a login, renamed, and removed.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  hasBrowser,
  heading,
  JOURNEYS,
  PHONE,
  startBrowser,
  visit,
} from './support/browser.ts';
import { buildConsole, PASSWORD, type RunningConsole, startConsole } from './support/console.ts';

const MINUTE_MS = 60_000;

let browser: Browser;
let running: RunningConsole;

/** A device with a screen lock that its user opens at once. */
async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await heading(page, /^Welcome/).waitFor();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await heading(page, 'Log in').waitFor();
}

/** Whether a script of the page has the library for passkeys, by a message of it. */
const hasLibrary = (page: Page) =>
  page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()));
    return texts.some((text) => text.includes('WebAuthn is not supported in this browser'));
  });

const passkeysOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const passkeyLogin = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });

describe.skipIf(!hasBrowser)('passkeys', JOURNEYS, () => {
  beforeAll(async () => {
    buildConsole();
    [browser, running] = await Promise.all([startBrowser(), startConsole({}, 'localhost')]);
  }, 2 * MINUTE_MS);

  afterAll(async () => {
    await browser?.close();
    await running?.service.close();
  });

  test('a passkey is added with the password, logs in without it, and no longer after it was removed', async () => {
    const { email } = await running.service.register();
    const { page, context, complaints } = await visit(browser, running.url, { viewport: PHONE });
    await addAuthenticator(context, page);
    await logIn(page, email);
    await page.goto('/account/security');
    await passkeysOf(page).getByText('No passkeys yet.').waitFor();
    await expectAccessible(page);
    await passkeysOf(page).getByRole('button', { name: 'Add passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    const starts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/passkeys/options')) {
        starts.push(request.url());
      }
    });
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Chrome on Linux');
    await dialog.getByLabel('Name').fill('Work laptop');
    await dialog.getByRole('textbox', { name: 'Current password' }).fill('Wrong7!word');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('Incorrect password').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
    await page.evaluate(() => {
      const { credentials } = navigator;
      const create = credentials.create.bind(credentials);
      credentials.create = () => {
        credentials.create = create;
        return Promise.reject(new DOMException('', 'NotAllowedError'));
      };
    });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('The passkey request was canceled').waitFor();
    // Only the device asks again: the password was proved, and a code works once.
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await passkeysOf(page).getByText('Work laptop').waitFor();
    expect(starts).toHaveLength(2);
    await passkeysOf(page).getByText('Never used').waitFor();
    await page.getByText('Passkey added: Work laptop').waitFor();

    // The device has one for this account already.
    await passkeysOf(page).getByRole('button', { name: 'Add passkey' }).click();
    await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('This device already has a passkey').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await logOut(page);
    await expectAccessible(page);
    expect(await hasLibrary(page)).toBe(false);
    await passkeyLogin(page).click();
    await heading(page, /^Welcome/).waitFor();
    expect(await hasLibrary(page)).toBe(true);
    await page.goto('/account/security');
    await passkeysOf(page).getByText('Last used').waitFor();
    await passkeysOf(page).getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Phone');
    await page.getByRole('button', { name: 'Save name' }).click();
    await passkeysOf(page).getByText('Phone').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await passkeysOf(page).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
    await passkeysOf(page).getByText('No passkeys yet.').waitFor();

    await logOut(page);
    await passkeyLogin(page).click();
    await page.getByText('This passkey was not accepted').waitFor();
    await expectAccessible(page);
    await page.evaluate(() => {
      navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await passkeyLogin(page).click();
    await page.getByText('The passkey request was canceled').waitFor();
    expect(complaints).toEqual([]);
  });

  test('a change that needs a login by passkey says so', async () => {
    const { email } = await running.service.register();
    const { page } = await visit(browser, running.url);
    await logIn(page, email);
    await page.goto('/account/security');
    await page.route('**/passkeys/options', (route) =>
      route.fulfill({
        status: 403,
        headers: { 'x-error-code': 'totp_required' },
        json: { error: 'Admins of this service need two-factor authentication.' },
      }),
    );
    await passkeysOf(page).getByRole('button', { name: 'Add passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('Log in with your passkey to change this.').waitFor();
  });

  test('at another URL of the service, and in a browser without passkeys, the console says so', async () => {
    const { email } = await running.service.register();
    const { port } = new URL(running.url);
    const elsewhere = await visit(browser, `http://127.0.0.1:${port}`);
    await logIn(elsewhere.page, email);
    await elsewhere.page.goto('/account/security');
    await passkeysOf(elsewhere.page).getByText(`Passkeys work at ${running.url}.`).waitFor();
    expect(await passkeysOf(elsewhere.page).getByRole('button').count()).toBe(0);
    await logOut(elsewhere.page);
    expect(await passkeyLogin(elsewhere.page).count()).toBe(0);

    const old = await visit(browser, running.url);
    await old.page.addInitScript(() => {
      delete (globalThis as { PublicKeyCredential?: unknown }).PublicKeyCredential;
    });
    await logIn(old.page, email);
    await old.page.goto('/account/security');
    await passkeysOf(old.page).getByText('This browser does not support passkeys.').waitFor();
    await logOut(old.page);
    expect(await passkeyLogin(old.page).count()).toBe(0);
    expect([...elsewhere.complaints, ...old.complaints]).toEqual([]);
  });

  test('a service whose URL is an IP address does not mention passkeys', async () => {
    const there = await startConsole();
    try {
      const { email } = await there.service.register();
      const { page, complaints } = await visit(browser, there.url);
      await page.goto('/login');
      await heading(page, 'Log in').waitFor();
      expect(await passkeyLogin(page).count()).toBe(0);
      await logIn(page, email);
      await page.goto('/account/security');
      await page.getByRole('region', { name: 'Sessions' }).waitFor();
      expect(await passkeysOf(page).count()).toBe(0);
      expect(complaints).toEqual([]);
    } finally {
      await there.service.close();
    }
  });
});
