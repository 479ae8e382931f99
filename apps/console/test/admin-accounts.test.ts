// The account of a customer as an admin sees it: found, credited, refunded, locked, and unlocked, and what its owner reads.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWay } from '../../service/src/features/registrations/test/support/submissions.ts';
import { looked, sendCallback } from '../../service/test/support/callbacks.ts';
import { createClock } from '../../service/test/support/clock.ts';
import { brandRequest, createBrand, expectCreated } from '../../service/test/support/registrations.ts';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../service/test/support/registry.ts';
import type { TestUser } from '../../service/test/support/service.ts';
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
const HOSTILE = '</dd><img src=x onerror="alert(1)">\u202eevil';

let browser: Browser;
let registry: TestRegistry;
let running: RunningConsole;
let admin: TestUser;
let customer: Customer;

describe.skipIf(!hasBrowser)('the account of a customer in a browser', JOURNEYS, () => {
  beforeAll(async () => {
    buildConsole();
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

  test('an admin finds an account by EIN, credits it with a double click once, and refunds a charge', async () => {
    const { service } = running;
    const way = createWay(service, registry, admin);
    await way.draft(customer);
    await service.call('POST', '/v1/tokens/use', { toolName: 'sanitize', amount: 4 }, customer);
    const { balance } = (await service.call('GET', '/v1/tokens/balance', undefined, customer)).body;
    // A link to the earlier list.
    const { page, complaints } = await enter(admin.email, '/admin/customers');
    await heading(page, 'Accounts').waitFor();
    await page.getByLabel('Email, name, ID, brand, or EIN').pressSequentially('84-2731906');
    await page.waitForURL(/search=84-2731906/);
    await page.getByText('1 account', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Dana' }).click();
    await page.getByRole('navigation', { name: 'Parts of the account' }).waitFor();
    await page.getByText(`${balance} tokens`).waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Credit tokens' }).press('Enter');
    const credit = page.getByRole('dialog', { name: 'Credit tokens' });
    await credit.getByLabel('Tokens').fill('12');
    expect(await credit.getByRole('button', { name: 'Credit 12' }).isDisabled()).toBe(true);
    await credit.getByLabel('Reason').fill(`Goodwill ${HOSTILE}`);
    await expectAccessible(page);
    await credit.getByRole('button', { name: 'Credit 12' }).dblclick();
    await credit.waitFor({ state: 'hidden' });
    await page
      .getByText(`${balance + 12} tokens`)
      .first()
      .waitFor();
    const purchases = (await service.ledgerOf(customer.id)).filter(({ type }) => type === 'purchase');
    expect(purchases.map(({ amount }) => amount)).toEqual([50, 12]);

    await page.getByRole('link', { name: 'Tokens', exact: true }).last().click();
    await page.getByLabel('Type').selectOption('usage');
    await page.waitForURL(/type=usage/);
    await page.getByRole('button', { name: /^Refund 4 tokens/ }).click();
    const refund = page.getByRole('dialog', { name: 'Refund 4 tokens?' });
    await refund.getByLabel('Reason').fill('Wrong result');
    await expectAccessible(page);
    await refund.getByRole('button', { name: 'Refund charge' }).dblclick();
    await refund.waitFor({ state: 'hidden' });
    await page.getByRole('cell', { name: 'Refunded' }).waitFor();
    await page.getByText(`Balance: ${balance + 16} tokens`).waitFor();
    await page.getByRole('link', { name: 'Activity' }).click();
    await page.getByRole('cell', { name: /Charge refunded: 4 tokens/ }).waitFor();
    await expectAccessible(page);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('a lock ends the session of the owner, who reads why after the unlock, all on a phone with the keyboard', async () => {
    const phone = { viewport: PHONE, hasTouch: true };
    const owner = await enter(customer.email, '/', phone);
    await heading(owner.page, /^Welcome/).waitFor();
    const { page, complaints } = await enter(admin.email, `/admin/accounts/${customer.id}`, phone);
    await page.getByRole('button', { name: 'More' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Send password reset' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const lock = page.getByRole('dialog', { name: 'Lock this account?' });
    await lock.getByLabel('Reason').fill('Unpaid invoices');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByText('Locked since').waitFor();
    await expectNoSidewaysScrolling(page);

    await owner.page.goto('/login');
    await owner.page.getByLabel('Email').fill(customer.email);
    await owner.page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await owner.page.getByRole('button', { name: 'Log in' }).click();
    await owner.page.getByText('The operator of this service locked this account.').waitFor();

    await page.getByRole('button', { name: 'Unlock account' }).click();
    const unlock = page.getByRole('dialog', { name: 'Unlock this account?' });
    await unlock.getByLabel('Reason').fill('Paid');
    await unlock.getByRole('button', { name: 'Unlock account' }).click();
    await page.getByText('Locked since').waitFor({ state: 'hidden' });
    await owner.page.getByRole('button', { name: 'Log in' }).click();
    await heading(owner.page, /^Welcome/).waitFor();
    await owner.page.goto('/account/security');
    await owner.page.getByText('Unpaid invoices').waitFor();
    await owner.page.getByText('The operator', { exact: true }).first().waitFor();
    for (const part of ['', '/registrations', '/tokens', '/activity', '/webhooks']) {
      await page.goto(`/admin/accounts/${customer.id}${part}`);
      await heading(page, /./).waitFor();
      await expect.poll(() => page.locator('.mantine-Skeleton-root').count()).toBe(0);
      await expectNoSidewaysScrolling(page);
    }
    expect([...complaints, ...owner.complaints]).toEqual([]);
  });

  test('on the registration of a customer, an admin sees whose it is and who pays, and syncs it', async () => {
    const { service } = running;
    const owner = await registry.customer(service);
    const way = createWay(service, registry, admin);
    const id = await way.submitNew(owner);
    const { tcrBrandId } = await way.reach(owner, id, (shown) => shown.tcrBrandId !== null, 'the brand');
    const { page, complaints } = await enter(admin.email, `/registrations/${id}`);
    const band = page.getByRole('region', { name: 'Registration of a customer' });
    await band.getByText(`You are looking at ${owner.email}’s registration`).waitFor();
    await band.getByText('An evaluation costs one of your tokens.').waitFor();
    registry.control.decideBrand(tcrBrandId, { outcome: 'verify' });
    await band.getByRole('button', { name: /^Sync brand now/ }).click();
    const found = page.getByRole('dialog', { name: 'Sync with registry' });
    await found.getByText(/: Pending → Verified/i).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await band.getByRole('link', { name: owner.email }).click();
    await heading(page, 'Dana').waitFor();
    expect(complaints).toEqual([]);
  });

  test('an admin replays all failed events together, and sees the brand of each by name', async () => {
    const { service } = running;
    const owner = await registry.customer(service);
    const brand = expectCreated(
      await createBrand(service, owner, brandRequest({ brandName: 'Fern Studio' })),
    );
    for (let count = 0; count < 2; count += 1) {
      await sendCallback(service, owner, { eventType: 'BRAND_ADD', brandId: brand.body.tcrBrandId });
      await looked(service, owner);
    }
    await service.deps.db
      .updateTable('registry_events')
      .set({ status: 'failed', error: 'The registry did not respond.' })
      .where('credential_id', '=', owner.credentialId)
      .execute();
    const { page, complaints } = await enter(admin.email, '/admin/events?status=failed');
    await page.getByRole('link', { name: 'Fern Studio' }).first().waitFor();
    await page.getByRole('button', { name: 'Replay failed events' }).click();
    const sure = page.getByRole('dialog', { name: 'Replay failed events?' });
    await sure.getByText('of all customers').waitFor();
    await expectAccessible(page);
    await sure.getByRole('button', { name: 'Replay failed events' }).click();
    await page.getByText('Replaying 2 callbacks.').waitFor();
    await page.getByText('No matching events').waitFor();
    expect(complaints).toEqual([]);
  });
});
