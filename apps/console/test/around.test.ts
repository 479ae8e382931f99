// Pages around registrations: password reset, home with recent activity, command palette, API keys, webhooks, and sandbox.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBrand, expectCreated, brandRequest } from '../../service/test/support/registrations.ts';
import { startRegistry, type TestRegistry } from '../../service/test/support/registry.ts';
import { openOutbound, webhookReceiver } from '../../service/test/support/webhook-receiver.ts';
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
const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'Lantern8@quay';

let browser: Browser;
let registry: TestRegistry;
let running: RunningConsole;

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await heading(page, /^Welcome/).waitFor();
}

describe.skipIf(!hasBrowser)('around registrations', JOURNEYS, () => {
  beforeAll(async () => {
    buildConsole();
    registry = await startRegistry({ delays: { identityMs: HOUR_MS } });
    const options = {
      environment: registry.environment,
      sandbox: registry.sandbox,
      outbound: openOutbound(),
    };
    [browser, running] = await Promise.all([startBrowser(), startConsole(options)]);
  }, 2 * MINUTE_MS);

  afterAll(async () => {
    await browser?.close();
    await running?.service.close();
    await registry?.close();
  });

  test.each([
    ['on a desk', {}],
    ['on a phone', { viewport: PHONE, hasTouch: true }],
  ])('a forgotten password is reset with the link of the email, %s', async (_, options) => {
    const { email } = await running.service.register();
    const { page, complaints } = await visit(browser, running.url, options);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    // Both pages ask for an email: without this wait the first one could be filled in.
    await heading(page, 'Reset your password').waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByText('Check your email').waitFor();
    await expectAccessible(page);
    const { text } = await running.service.mailTo(email);
    await page.goto(new URL(/http\S+reset-password\S+/.exec(text)?.[0] ?? '').href);
    await heading(page, 'Reset your password').waitFor();
    // The token is not in the history of this browser.
    await expect.poll(() => page.url()).toBe(`${running.url}/reset-password`);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('Enter a password that meets all the requirements below.').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('Your password was changed').waitFor();
    await expectAccessible(page);
    await logIn(page, email, NEW_PASSWORD);
    await page.goto('/reset-password');
    await page.getByText('Open this page from the link in your email').waitFor();
    expect(complaints).toEqual([]);
  });

  test('a decision in the sandbox appears on the home page, live and free', async () => {
    const user = await running.service.registerWithBalance(100);
    const path = '/v1/tcr/my-credentials';
    const credentials = { tcrSid: `sandbox-around-${process.pid}-${user.id}`, tcrAuthToken: 'sandbox' };
    await running.service.call('POST', path, credentials, user);
    await running.service.call('PUT', `${path}/webhook-subscription`, undefined, user);
    const name = '<img src=x onerror="alert(1)"> & Sons';
    expectCreated(
      await createBrand(running.service, user, brandRequest({ brandName: name, companyName: 'Sons LLC' })),
    );
    const { page, context, complaints } = await visit(browser, running.url);
    // A slow connection: the first events are those of one decision, and arrive together.
    const connected = Promise.withResolvers<void>();
    await page.route('**/v1/events/stream', async (route) => {
      await connected.promise;
      await route.continue();
    });
    await logIn(page, user.email, PASSWORD);
    await page.getByText('appear here as they happen').waitFor();
    const other = await context.newPage();
    await other.goto('/sandbox');
    await other
      .getByText(/Pending$/)
      .first()
      .waitFor();
    await expectAccessible(other);
    await other.getByText('Brand identity').click();
    await other.getByText('unverified tax id', { exact: true }).waitFor();
    const balance = (await running.service.deps.app.ledger.readBalance(user.id)).balance;
    await other.getByRole('button', { name: `Simulate outcome for ${name}` }).click();
    await other.getByRole('menuitem', { name: 'Reject (EIN mismatch)' }).click();
    await other
      .getByRole('listitem')
      .getByText(/Unverified$/)
      .waitFor();
    const summary = () => running.service.call('GET', '/v1/summary', undefined, user);
    await expect
      .poll(async () => (await summary()).body)
      .toMatchObject({ summary: { needs: [{ kind: 'denied' }] } });
    connected.resolve();
    await page.getByRole('link', { name: `${name} was denied` }).waitFor();
    await page.getByRole('link', { name: `Correct: ${name}` }).waitFor();
    await expectAccessible(page);
    await other.getByRole('button', { name: `Simulate outcome for ${name}` }).click();
    await other.getByRole('menuitem', { name: 'Verify identity' }).click();
    await page.getByRole('link', { name: `${name} was verified` }).waitFor();
    await page.getByRole('heading', { name: 'Brands without a campaign' }).waitFor();
    await page.setViewportSize(PHONE);
    await page.reload();
    await page.getByRole('link', { name: `${name} was verified` }).waitFor();
    await expectNoSidewaysScrolling(page);
    await page.goto('/sandbox');
    await page.getByRole('button', { name: `Simulate outcome for ${name}` }).waitFor();
    await expectNoSidewaysScrolling(page);
    expect((await running.service.deps.app.ledger.readBalance(user.id)).balance).toBe(balance);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('an API key is shown once, works, and stops working when it is revoked', async () => {
    const { email } = await running.service.register();
    const { page, complaints } = await visit(browser, running.url, { viewport: PHONE });
    await logIn(page, email, PASSWORD);
    await page.goto('/account');
    await page.getByText('No API keys yet.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Point of <b>sale</b>');
    await page.getByLabel('Expires in').selectOption('90 days');
    await page.getByRole('button', { name: 'Create API key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your new API key' });
    const token = await dialog.locator('code, pre').innerText();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'I saved it' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const balance = () => running.service.call('GET', '/v1/tokens/balance', undefined, { token });
    expect((await balance()).status).toBe(200);
    expect(await page.content()).not.toContain(token);
    await page.getByRole('switch', { name: 'Low token balance' }).uncheck();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('button', { name: 'Revoke API key' }).click();
    await page.getByText('No API keys yet.').waitFor();
    expect((await balance()).status).toBe(401);
    await page.reload();
    await page.getByText('No API keys yet.').waitFor();
    expect(await page.getByRole('switch', { name: 'Low token balance' }).isChecked()).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('a webhook endpoint is added and tested, shows a failed delivery, and is disabled', async () => {
    const receiver = await webhookReceiver();
    const { email } = await running.service.register();
    const { page, complaints } = await visit(browser, running.url);
    await logIn(page, email, PASSWORD);
    await page.goto('/webhooks');
    await page.getByText('No endpoints yet').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Webhook URL').fill(receiver.url);
    await page.getByLabel('Description').fill('Order system');
    await page.getByRole('button', { name: 'Create endpoint' }).click();
    await page.getByRole('dialog').getByText('whsec_').waitFor();
    await page.getByRole('button', { name: 'I saved it' }).click();
    await heading(page, 'Order system').waitFor();
    await page.getByText('No deliveries yet.').waitFor();
    receiver.answer(500);
    await page.getByRole('button', { name: 'Send test event' }).click();
    await expect.poll(() => receiver.arrivals.length).toBeGreaterThan(0);
    const table = page.getByRole('table', { name: 'Deliveries' });
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Refresh' }).click();
        return table.innerText();
      })
      .toContain('500');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Disable endpoint' }).click();
    await page.getByRole('button', { name: 'Enable endpoint' }).waitFor();
    await page.setViewportSize(PHONE);
    await page.reload();
    await table.waitFor();
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: 'Delete endpoint' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete endpoint' }).click();
    await page.getByText('No endpoints yet').waitFor();
    expect(complaints).toEqual([]);
  });

  test('the command palette opens a page by a few letters, with the keyboard only', async () => {
    const { email } = await running.service.register();
    const { page, complaints } = await visit(browser, running.url);
    await logIn(page, email, PASSWORD);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search registrations, pages, and tools' });
    await field.waitFor();
    await page.getByRole('option', { name: 'New registration' }).waitFor();
    await page.keyboard.type('roi');
    const selected = page.getByRole('listbox').getByRole('option', { selected: true });
    await selected.getByText(/ROI/i).first().waitFor();
    expect(await field.getAttribute('aria-activedescendant')).toBe(await selected.getAttribute('id'));
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/tools/roi-calculator');
    await page.keyboard.press('Control+k');
    await field.fill('no such thing');
    await page.getByText('No results').waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });
});
