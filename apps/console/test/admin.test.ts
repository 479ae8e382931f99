// The tasks of a support admin in the console, and that other users cannot reach them.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsOf, looked, sendCallback } from '../../service/test/support/callbacks.ts';
import { createClock, DAY_MS, HOUR_MS } from '../../service/test/support/clock.ts';
import {
  brandRequest,
  createBrand,
  expectCreated,
  verifiedBrand,
} from '../../service/test/support/registrations.ts';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../service/test/support/registry.ts';
import type { TestUser } from '../../service/test/support/service.ts';
import { waitFor } from '../../service/test/support/wait.ts';
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
import { press } from './support/registration.ts';

const MINUTE_MS = 60_000;
/** Built from the same parts as the list of brands, which is checked in full. */
const ALIKE = new Set(['/admin/credentials', '/admin/campaigns', '/admin/events', '/admin/calls']);
const HOSTILE = '</pre><img src=x onerror="alert(1)"><script>alert(2)</script>\u202eevil';

let browser: Browser;
let registry: TestRegistry;
let running: RunningConsole;
let admin: TestUser;
let customer: Customer;

describe.skipIf(!hasBrowser)('the pages for admins in a browser', JOURNEYS, () => {
  beforeAll(async () => {
    buildConsole();
    // This registry does nothing on its own.
    registry = await startRegistry({ clock: createClock(), autoShare: false });
    [browser, running] = await Promise.all([
      startBrowser(),
      startConsole({ environment: registry.environment }),
    ]);
    admin = await registerAdmin(running.service);
    customer = await registry.customer(running.service);
  }, 2 * MINUTE_MS);

  afterAll(async () => {
    await browser?.close();
    await running?.service.close();
    await registry?.close();
  });

  const enter = async (email: string, path: string, options: Parameters<typeof visit>[2] = {}) => {
    const visitor = await visit(browser, running.url, options);
    const { page } = visitor;
    await page.goto(`/login?next=${encodeURIComponent(path)}`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    return visitor;
  };

  /** An event about a record that was unknown for a day and is known now. */
  const failedEvent = async (tcrBrandId: string) => {
    const { service } = running;
    await sendCallback(service, customer, { eventType: 'BRAND_ADD', brandId: 'BNOBODY', note: HOSTILE });
    await looked(service, customer);
    service.clock.advance(DAY_MS + HOUR_MS);
    const failed = await waitFor(async () => {
      const event = (await eventsOf(service, customer)).at(-1);
      return event?.status === 'failed' ? event : undefined;
    }, 'the event to be given up');
    await service.deps.db
      .updateTable('registry_events')
      .set({ object_key: `brand:${tcrBrandId}`, tcr_brand_id: tcrBrandId })
      .where('id', '=', failed.id)
      .execute();
  };

  test('an admin sees why a registry event failed, replays it, and syncs the record with the registry', async () => {
    const { service } = running;
    const [first, second] = [
      expectCreated(await createBrand(service, customer, brandRequest())).body,
      expectCreated(await createBrand(service, customer, brandRequest({ brandName: 'Harbor Bakery' }))).body,
    ];
    await failedEvent(first.tcrBrandId);
    const { page, complaints } = await enter(admin.email, '/admin');
    await heading(page, 'Administration').waitFor();
    await page.getByText('1 failed event').waitFor();
    await page.getByRole('link', { name: 'View all 1 event' }).click();
    await heading(page, 'Registry events').waitFor();
    expect(new URL(page.url()).searchParams.get('status')).toBe('failed');
    await page.getByRole('cell', { name: /No brand or campaign of these credentials/ }).waitFor();
    await page.getByRole('button', { name: 'Brand add' }).click();
    const dialog = page.getByRole('dialog', { name: 'Brand add' });
    // Escaped: characters that change the text direction must be visible.
    await dialog.getByText(String.raw`<script>alert(2)</script>\u202eevil`).waitFor();
    expect(await page.locator('img[src="x"], script:not([src])').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Replay event' }).click();
    await dialog.getByText('Processed. The record matches the registry.').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByText('No matching events').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('cell', { name: 'Processed' }).waitFor();

    registry.control.decideBrand(second.tcrBrandId, { outcome: 'verify' });
    await page.getByRole('link', { name: 'All brands' }).click();
    await heading(page, 'All brands').waitFor();
    await page.getByRole('button', { name: 'Sync now: Harbor Bakery' }).click();
    const found = page.getByRole('dialog', { name: 'Sync with registry' });
    await found.getByText(/: Pending → Verified/i).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('row', { name: /Harbor Bakery.*Verified/ }).waitFor();
    await page.getByLabel('Status').selectOption('ACTIVE');
    await page.waitForURL(/status=ACTIVE/);
    await page.getByRole('button', { name: 'Brand', exact: true }).click();
    await page.getByText('Sorting applies to this page only.').waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  test('an admin edits, deactivates, and activates credentials, and views their calls and profile', async () => {
    await verifiedBrand({ service: running.service, registry, admin }, customer);
    const { page, complaints } = await enter(admin.email, '/admin/credentials?status=active');
    await page.getByRole('link', { name: `Credentials ${customer.credentialId}` }).click();
    await heading(page, `Credentials ${customer.credentialId}`).waitFor();
    await page.getByText(customer.webhookUrl).waitFor();
    await page.getByRole('button', { name: 'Edit credentials' }).click();
    await page.getByLabel('Name').fill(HOSTILE.slice(0, 60));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await heading(page, new RegExp(`\\(ID ${customer.credentialId}\\)$`)).waitFor();

    await page.getByRole('link', { name: 'View registry calls' }).click();
    await heading(page, 'Registry calls').waitFor();
    await page.getByLabel('Method').selectOption('POST');
    await page.getByLabel('Endpoint contains').fill('/brand/nonBlocking');
    await page.keyboard.press('Enter');
    await page.waitForURL(/endpoint=/);
    const row = page.getByRole('button', { name: 'POST /brand/nonBlocking' }).first();
    const call = page.getByRole('dialog', { name: 'POST /brand/nonBlocking' });
    // With the keyboard only; the focus returns to where it was.
    await row.press('Enter');
    await call.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await call.getByRole('button', { name: 'Copy: the request ID' }).waitFor();
    await call.getByRole('region', { name: 'Response' }).waitFor();
    expect(await call.textContent()).not.toContain(customer.authToken);
    await expectAccessible(page);
    // A link opens the same entry.
    await page.reload();
    await call.waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Registry profile' }).click();
    await page.getByLabel('Credentials').selectOption(String(customer.credentialId));
    await page.getByText(`Acting for ${customer.email}`).waitFor();
    await page.getByLabel('Technical email (optional)').fill('tech@copperkettle.example');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Changes saved at the registry.').waitFor();

    await page.goto(`/admin/credentials/${customer.credentialId}`);
    await page.getByRole('button', { name: 'Deactivate credentials' }).click();
    const sure = page.getByRole('dialog', { name: 'Deactivate these credentials?' });
    await sure.getByText('Brands and campaigns do not change').waitFor();
    await expectAccessible(page);
    await sure.getByRole('button', { name: 'Deactivate credentials' }).click();
    await page.getByRole('button', { name: 'Activate credentials', exact: true }).click();
    const again = page.getByRole('dialog', { name: 'Activate these credentials?' });
    await again.getByRole('button', { name: 'Activate credentials' }).click();
    await again.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Deactivate credentials' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('an admin creates a registration for a customer, and sees the customer on screen', async () => {
    const { service } = running;
    // A link to the earlier form.
    const { page, complaints } = await enter(admin.email, '/registry/brands/new');
    await heading(page, 'New registration').waitFor();
    await page.getByRole('textbox', { name: 'Brand name' }).fill('Juniper Books');
    await page.getByRole('button', { name: 'Create draft' }).click();
    await page.getByText('Select customer credentials.').waitFor();
    await page.getByLabel('Customer credentials').selectOption(String(customer.credentialId));
    const band = page.getByText(`Acting for ${customer.email}`);
    await band.waitFor();
    // The selection survives a reload, like the rest.
    await page.reload();
    await band.waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create draft' }).click();
    await page.getByRole('navigation', { name: 'Sections' }).waitFor();
    const { registrations } = (
      await service.call('GET', '/v1/registrations?search=juniper%20books', undefined, { token: admin.token })
    ).body;
    expect(registrations).toMatchObject([{ userId: customer.id, brand: { brandName: 'Juniper Books' } }]);
    expect(complaints).toEqual([]);
  });

  test('the resellers of one customer do not stay below another one', async () => {
    const { service } = running;
    const other = await registry.customer(service);
    const reseller = { companyName: 'Harbor Texting', phone: '+15125557123', email: 'ops@harbor.example' };
    expect((await service.call('POST', '/v1/tcr/resellers', reseller, customer)).status).toBe(201);
    const { page, complaints } = await enter(admin.email, '/registry/resellers');
    await page.getByLabel('Customer credentials').selectOption(String(customer.credentialId));
    await page.getByText(`Acting for ${customer.email}`).waitFor();
    await press(page, 'Load resellers');
    const found = page.getByRole('button', { name: 'Edit Harbor Texting' });
    await found.waitFor();
    await page.getByLabel('Customer credentials').selectOption(String(other.credentialId));
    await page.getByText(`Acting for ${other.email}`).waitFor();
    await found.waitFor({ state: 'hidden' });
    await press(page, 'Load resellers');
    await page.getByText('This registry account has no resellers yet.').waitFor();
    expect(complaints).toEqual([]);
  });

  test('on a phone every admin page fits and an event is replayed, with the longest and most hostile names', async () => {
    const { service } = running;
    const name = `${HOSTILE}${'A'.repeat(60)}`.slice(0, 100);
    const brand = await verifiedBrand({ service, registry, admin }, customer, { brandName: name });
    await sendCallback(service, customer, { eventType: 'X'.repeat(100), brandId: 'B'.repeat(60) });
    const { page, complaints } = await enter(admin.email, '/admin', { viewport: PHONE, hasTouch: true });
    await heading(page, 'Administration').waitFor();
    for (const path of [
      '/admin',
      '/admin/credentials',
      '/admin/credentials/new',
      `/admin/credentials/${customer.credentialId}`,
      '/admin/brands',
      '/admin/campaigns',
      '/admin/events',
      '/admin/calls',
      `/admin/csp-profile?credentialId=${customer.credentialId}`,
      `/registry/brands/${brand.localId}`,
    ]) {
      await page.goto(path);
      await heading(page, /./).waitFor();
      await expect.poll(() => page.locator('.mantine-Skeleton-root').count()).toBe(0);
      await expectNoSidewaysScrolling(page);
      if (!ALIKE.has(path)) {
        await expectAccessible(page);
      }
    }
    await page.goto('/admin/events');
    await page.getByRole('button', { name: /^X+$/i }).click();
    await page.getByRole('dialog').getByText('Payload').waitFor();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    expect(await page.locator('img[src="x"], script:not([src])').count()).toBe(0);
    await page.goto('/admin/events');
    await page.getByRole('button', { name: 'Brand add' }).first().click();
    await page.getByRole('button', { name: 'Replay event' }).click();
    await page.getByText('Processed. The record matches the registry.').waitFor();
    await expectNoSidewaysScrolling(page);
    expect(complaints).toEqual([]);
  });

  test('customers cannot open admin pages, and no admin request is sent', async () => {
    const { page, complaints } = await enter(customer.email, '/');
    await heading(page, /^Welcome/).waitFor();
    expect(await page.getByText('Administration').count()).toBe(0);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ['/admin', '/admin/events', `/admin/credentials/${customer.credentialId}`]) {
      await page.goto(path);
      await heading(page, 'Page not found').waitFor();
    }
    await expectAccessible(page);
    expect(
      asked.filter((path) => /credentials|webhook-events|api-logs/.test(path) && path.startsWith('/v1')),
    ).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
