// The way of a registration through the console, with the sandbox registry and its real callbacks.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRegistry, type TestRegistry } from '../../service/test/support/registry.ts';
import {
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

let browser: Browser;
let registry: TestRegistry;
let running: RunningConsole;

describe.skipIf(!hasBrowser)('registrations in a browser', { timeout: 2 * MINUTE_MS }, () => {
  beforeAll(async () => {
    buildConsole();
    registry = await startRegistry();
    [browser, running] = await Promise.all([
      startBrowser(),
      startConsole({ environment: registry.environment }),
    ]);
  }, 2 * MINUTE_MS);

  afterAll(async () => {
    await browser?.close();
    await running?.service.close();
    await registry?.close();
  });

  const enter = async (options: Parameters<typeof visit>[2] = {}) => {
    const { email } = await running.service.registerWithBalance(50);
    const visitor = await visit(browser, running.url, options);
    await visitor.page.goto('/login?next=%2Fregistry%2Fcredentials');
    await visitor.page.getByLabel('E-mail').fill(email);
    await visitor.page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await visitor.page.getByRole('button', { name: 'Log in' }).click();
    await heading(visitor.page, 'Credentials').waitFor();
    return { ...visitor, email };
  };

  /** Stores credentials of an account of their own at the sandbox. */
  const connect = async (page: Page, sid: string) => {
    await page.getByLabel('API key').fill(sid);
    await page.getByLabel('API secret').fill('sandbox');
    await page.getByLabel('Secret for callbacks').fill('whsec-of-the-journey');
    await page.getByRole('button', { name: 'Connect my registry account' }).click();
    await page.getByRole('button', { name: 'Test the connection' }).click();
    await page.getByText(/The registry knows you as/).waitFor();
    await page.getByRole('button', { name: 'Enter it at the registry for me' }).click();
    await page.getByText(/Done: the registry reports/).waitFor();
  };

  const fillBrand = async (page: Page, name: string) => {
    const fields = {
      'Brand name': name,
      'Legal name (optional)': `${name} LLC`,
      'Tax number (EIN)': '84-2731906',
      Phone: '+15125557123',
      'E-mail': 'help@copperkettle.example',
      Street: '48 Juniper Lane',
      City: 'Austin',
      State: 'TX',
      'Postal code': '78701',
    };
    for (const [label, value] of Object.entries(fields)) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    await page.getByLabel('Line of business', { exact: true }).selectOption('HOSPITALITY');
  };

  const lastBrand = (sid: string) => {
    const brand = registry.control.brands(sid).at(-1);
    if (brand === undefined) {
      throw new Error('the registry has no brand of this account');
    }
    return brand.brand.brandId;
  };

  test('credentials, a brand verified by callback on screen, and a campaign', async () => {
    const { page, complaints } = await enter();
    await expectAccessible(page);
    const sid = `sandbox-console-${process.pid}`;
    await connect(page, sid);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Brands' }).click();
    await heading(page, 'Brands').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Register a brand' }).click();
    await page.getByLabel('Tax number (EIN)').fill('12');
    await page.getByLabel('Brand name').fill('Copper');
    await page.getByText('must look like 12-3456789').waitFor();
    await expectAccessible(page);
    // A reload in the middle loses nothing.
    await page.reload();
    expect(await page.getByLabel('Brand name').inputValue()).toBe('Copper');
    await page.getByLabel('Listed company').check();
    await page.getByLabel('Stock symbol').waitFor();
    await page.getByLabel('Private company').check();
    await fillBrand(page, 'Copper Kettle');
    await page.getByText(/Brand registration/).waitFor();
    await page.getByRole('button', { name: 'Register the brand' }).click();
    await heading(page, 'Copper Kettle').waitFor();
    await page.getByText('Identity is being checked').waitFor();
    await page.getByText(/^Live:/).waitFor();
    await page.getByRole('link', { name: /^49 tokens left/ }).waitFor();
    registry.control.decideBrand(lastBrand(sid), { outcome: 'verify' });
    await page.getByRole('status').getByText('Verified').waitFor();
    // Seen for free.
    await page.getByRole('link', { name: /^49 tokens left/ }).waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Order vetting' }).click();
    await page
      .getByRole('dialog', { name: 'Have the brand vetted' })
      .getByText(/vetting/i)
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Load the brand again' }).click();
    await page.getByText('The registry told us').first().waitFor();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Register a campaign' }).click();
    await page.getByLabel('Use case').first().selectOption('CUSTOMER_CARE');
    await page
      .getByLabel('What is sent, to whom and why')
      .fill('Answers to questions of Copper Kettle guests about their bookings and opening hours.');
    await page
      .getByLabel('How people agree to get messages')
      .fill(
        'Guests tick an optional box beside the phone field at copperkettle.example/book and agree to receive texts.',
      );
    await page
      .getByLabel('First sample message')
      .fill('Copper Kettle: your table is ready at 7. Reply STOP to opt out.');
    await page.getByText('1 segment').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Register the campaign' }).click();
    await heading(page, 'Campaign').waitFor();
    await page.getByRole('button', { name: 'Show the campaign' }).click();
    await heading(page, 'Customer care').waitFor();
    await page.getByText('We filled in for you:').waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  test('on a phone: a refused brand says what to change, and a hostile name breaks nothing', async () => {
    const { page, complaints } = await enter({ viewport: PHONE });
    const sid = `sandbox-console-phone-${process.pid}`;
    await connect(page, sid);
    await expectNoSidewaysScrolling(page);
    await page.goto('/registry/brands/new');
    const name = `<script>alert(1)</script>\u202e<img src=x onerror=alert(2)>${'A'.repeat(120)}`;
    await fillBrand(page, name);
    await page.getByLabel('Legal name (optional)').fill('unverified tax id');
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: 'Register the brand' }).click();
    await page.getByText('Identity is being checked').waitFor();
    await page.getByText(/^Live:/).waitFor();
    registry.control.decideBrand(lastBrand(sid), { outcome: 'refuse', category: 'TAX_ID' });
    await page.getByRole('status').getByText('Could not be verified').waitFor();
    await page.getByRole('button', { name: 'Show the feedback' }).click();
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByText('What to change').waitFor();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    for (const path of ['/', '/registry/brands', '/registry/campaigns', '/registry/campaigns/new']) {
      await page.goto(path);
      await heading(page, /./).waitFor();
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
    }
    await page.goto('/registry/brands');
    await page.getByRole('button', { name: 'Show my brands' }).click();
    await page.getByRole('link', { name: /Could not be verified/ }).waitFor();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    expect(await page.locator('img[src="x"], script:not([src])').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
