// The way of a registration through the console, with the sandbox registry and its real callbacks.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../service/test/support/clock.ts';
import {
  brandRequest,
  campaignRequest,
  createBrand,
  createCampaign,
  expectCreated,
} from '../../service/test/support/registrations.ts';
import { startRegistry, type TestRegistry } from '../../service/test/support/registry.ts';
import type { TestUser } from '../../service/test/support/service.ts';
import {
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

const MINUTE_MS = 60_000;
/** More than any page has between two fields. */
const TABS_MAX = 40;
const ATT = 10017;

let browser: Browser;
let registry: TestRegistry;
let running: RunningConsole;
let accounts = 0;

type Visitor = Visit & { readonly user: TestUser; readonly sid: string };

/** Logged in, on the page of the credentials. */
async function enter(options: Parameters<typeof visit>[2] = {}): Promise<Visitor> {
  const user = await running.service.registerWithBalance(100);
  const visitor = await visit(browser, running.url, options);
  const { page } = visitor;
  await page.goto('/login?next=%2Fregistry%2Fcredentials');
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await heading(page, 'Credentials').waitFor();
  accounts += 1;
  return { ...visitor, user, sid: `sandbox-console${accounts}-${process.pid}` };
}

/** With an account of their own at the sandbox that reports to the service. */
async function enterConnected(options: Parameters<typeof visit>[2] = {}): Promise<Visitor> {
  const visitor = await enter(options);
  const { token } = visitor.user;
  const credentials = { tcrSid: visitor.sid, tcrAuthToken: 'sandbox' };
  await running.service.call('POST', '/v1/tcr/my-credentials', credentials, { token });
  await running.service.call('PUT', '/v1/tcr/my-credentials/webhook-subscription', undefined, { token });
  return visitor;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => button(page, name).click();
const isAt = (page: Page, step: string) => page.getByRole('heading', { level: 2, name: step }).waitFor();
const standsAt = (page: Page, words: string) =>
  page.getByRole('status').getByText(words, { exact: true }).waitFor();
const hasFocus = (page: Page, name: string) => page.locator(`[name="${name}"]:focus`).waitFor();
const isLive = (page: Page) => page.getByText(/^Live:/).waitFor();

/** Opens a dialog that names the costs, and says yes to it. */
async function agree(page: Page, label: string, confirm: string): Promise<void> {
  await press(page, label);
  await page.getByRole('dialog').getByText(/token/).first().waitFor();
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** As people do who have no mouse: on to it, field by field. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by keyboard to ${target.toString()}`);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.insertText(text);
}

/** Chosen by its first letters, as lists are. */
async function chooseIn(page: Page, label: string, letters: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(letters);
}

async function pressKey(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, name));
  await page.keyboard.press('Enter');
}

const ADDRESS = {
  Street: '48 Juniper Lane',
  City: 'Austin',
  State: 'TX',
  'Postal code': '78701',
  Phone: '+15125557123',
  'E-mail': 'help@copperkettle.com',
  'Website (optional)': 'https://copperkettle.com',
};

const lastBrand = (sid: string) => {
  const brand = registry.control.brands(sid).at(-1);
  if (brand === undefined) {
    throw new Error('the registry has no brand of this account');
  }
  return brand;
};

const lastCampaignId = (sid: string): string => {
  const campaign = registry.control.campaigns(sid).at(-1)?.campaign.campaignId;
  if (campaign === undefined) {
    throw new Error('the registry has no campaign of this account');
  }
  return campaign;
};

describe.skipIf(!hasBrowser)('registrations in a browser', { timeout: 2 * MINUTE_MS }, () => {
  beforeAll(async () => {
    buildConsole();
    // Nothing happens at this registry by itself.
    registry = await startRegistry({ clock: createClock(new Date().toISOString()), autoShare: false });
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

  test('by keyboard alone: credentials, a brand verified by callback, a campaign that carriers approve on screen', async () => {
    const { page, complaints, sid } = await enter();
    await expectAccessible(page);
    await typeInto(page, 'API key', sid);
    await typeInto(page, 'API secret', 'sandbox');
    await page.keyboard.press('Enter');
    await pressKey(page, 'Test the connection');
    await page.getByText(/The registry knows you as/).waitFor();
    await pressKey(page, 'Enter it at the registry for me');
    await page.getByText(/Done: the registry reports/).waitFor();

    await page.goto('/registry/brands/new');
    await pressKey(page, 'Next');
    // The list of what is wrong leads to the field.
    await pressKey(page, 'Brand name');
    await page.keyboard.insertText('Copper Kettle');
    await chooseIn(page, 'Line of business', 'Hosp');
    await page.keyboard.press('Tab');
    await expectAccessible(page);
    await pressKey(page, 'Next');
    await isAt(page, 'Names and numbers');
    await typeInto(page, 'Legal name (optional)', 'Copper Kettle');
    await page.getByText(/The name has no legal ending/).waitFor();
    await typeInto(page, 'Tax number (EIN)', '12');
    await page.keyboard.press('Tab');
    await page.getByText('must look like 12-3456789').first().waitFor();
    // A reload in the middle loses nothing, and the way back is the browser's.
    await page.reload();
    await isAt(page, 'Names and numbers');
    await page.goBack();
    await isAt(page, 'Who you are');
    expect(await page.getByLabel('Brand name').inputValue()).toBe('Copper Kettle');
    await page.goForward();
    await page.getByLabel('Tax number (EIN)').fill('84-2731906');
    await pressKey(page, 'Next');
    for (const [label, text] of Object.entries(ADDRESS)) {
      await typeInto(page, label, text);
    }
    await page.keyboard.press('Enter');
    await isAt(page, 'Look it over');
    await page.getByText(/Brand registration/).waitFor();
    await expectAccessible(page);
    await pressKey(page, 'Register the brand');
    await heading(page, 'Copper Kettle').waitFor();
    await standsAt(page, 'Identity is being checked');
    await isLive(page);
    await page.getByRole('link', { name: /^99 tokens left/ }).waitFor();
    registry.control.decideBrand(lastBrand(sid).brand.brandId, { outcome: 'verify' });
    await standsAt(page, 'Verified');
    // Seen for free.
    await page.getByRole('link', { name: /^99 tokens left/ }).waitFor();
    await expectAccessible(page);

    await tabTo(page, page.getByRole('link', { name: 'Register a campaign' }));
    await page.keyboard.press('Enter');
    await isAt(page, 'What you send');
    await typeInto(
      page,
      'What is sent, to whom and why',
      'Answers to questions of Copper Kettle guests about their orders, support by people who can help.',
    );
    await pressKey(page, 'Take Customer care');
    await expectAccessible(page);
    await pressKey(page, 'Next');
    await isAt(page, 'How people agree');
    await typeInto(
      page,
      'How people agree to get messages',
      'Guests tick an optional box beside the phone field at copperkettle.com/book and agree to receive texts.',
    );
    await page.getByText('The text does not say how to opt out.').first().waitFor();
    await pressKey(page, 'Next');
    await isAt(page, 'Sample messages');
    await typeInto(
      page,
      'First sample message',
      'Copper Kettle: your order is ready, see bit.ly/3xYz. Reply STOP to opt out.',
    );
    await page.getByText(/public link shortener/).waitFor();
    await page.getByText('1 segment').first().waitFor();
    await expectAccessible(page);
    await pressKey(page, 'Next');
    await isAt(page, 'Automatic replies');
    await pressKey(page, 'Write them for me');
    await pressKey(page, 'Next');
    await isAt(page, 'Questions and partner');
    await page.getByText('Yes: your samples do.').waitFor();
    await expectAccessible(page);
    await pressKey(page, 'Next');
    await isAt(page, 'Look it over');
    await page.getByText(/Campaign review/).waitFor();
    await pressKey(page, 'Register the campaign');
    await heading(page, 'Customer care').waitFor();
    await isLive(page);
    await pressKey(page, 'Share with the partner');
    await page.getByRole('textbox', { name: 'Partner' }).waitFor();
    await typeInto(page, 'Partner', 'TWILO');
    await pressKey(page, 'Share it');
    await standsAt(page, 'In review at the partner');
    registry.control.decideCampaign(lastCampaignId(sid), { outcome: 'accept' });
    registry.control.decideCampaign(lastCampaignId(sid), {
      outcome: 'carrier',
      status: 'REGISTERED',
      mnoId: ATT,
    });
    await page.getByRole('row', { name: /AT&T.*Registered/ }).waitFor();
    registry.control.decideCampaign(lastCampaignId(sid), { outcome: 'carrier', status: 'REGISTERED' });
    await standsAt(page, 'Approved');
    await page.getByRole('link', { name: /^97 tokens left/ }).waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  test('on a phone: a refused brand says what to change, is corrected, checked again, vetted and deleted; a hostile name breaks nothing', async () => {
    const { page, complaints, sid } = await enterConnected({ viewport: PHONE });
    const looksRight = async () => {
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
    };
    await page.reload();
    await button(page, 'Test the connection').waitFor();
    await looksRight();
    const name = `<script>alert(1)</script>\u202e<img src=x onerror=alert(2)>${'A'.repeat(120)}`;
    await page.goto('/registry/brands/new');
    await page.getByLabel('Brand name').fill(name);
    await page.getByLabel('Line of business').selectOption('HOSPITALITY');
    await page.getByLabel('Listed company').check();
    await press(page, 'Next');
    await page.getByLabel('Stock symbol').waitFor();
    await page.goBack();
    await page.getByLabel('Private company').check();
    await press(page, 'Next');
    await page.getByLabel('Tax number (EIN)').fill('84-2731906');
    await looksRight();
    await press(page, 'Next');
    for (const [label, text] of Object.entries(ADDRESS)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await looksRight();
    await press(page, 'Next');
    await isAt(page, 'Look it over');
    await expectNoSidewaysScrolling(page);
    await press(page, 'Register the brand');
    await standsAt(page, 'Identity is being checked');
    await isLive(page);
    const { brandId } = lastBrand(sid).brand;
    registry.control.decideBrand(brandId, { outcome: 'refuse', category: 'TAX_ID' });
    await standsAt(page, 'Could not be verified');
    await press(page, 'Show the feedback');
    await page.getByText('What to do:').waitFor();
    await looksRight();
    await page.getByRole('link', { name: 'Tax number (EIN)' }).click();
    await heading(page, 'Correct the brand').waitFor();
    await hasFocus(page, 'ein');
    await looksRight();
    await page.getByLabel('Tax number (EIN)').fill('84-2731907');
    await press(page, 'Save the changes');
    await agree(page, 'Check it again', 'Have it checked');
    await standsAt(page, 'Identity is being checked');
    registry.control.decideBrand(brandId, { outcome: 'verify' });
    await standsAt(page, 'Verified');
    await agree(page, 'Order vetting', 'Order it');
    await page.getByText('Waiting for the vetting partner').waitFor();
    registry.control.decideBrand(brandId, { outcome: 'score', score: 77 });
    await page.getByText('Score 77 of 100').waitFor();
    await press(page, 'Delete');
    await looksRight();
    await page.keyboard.press('Escape');
    await agree(page, 'Delete', 'Delete it for good');
    await standsAt(page, 'Ended');
    expect(lastBrand(sid).brand.status).toBe('DELETED');
    for (const path of ['/', '/registry/campaigns', '/registry/campaigns/new']) {
      await page.goto(path);
      await heading(page, /./).waitFor();
      await looksRight();
    }
    await page.goto('/registry/brands');
    await press(page, 'Show my brands');
    await page.getByRole('row', { name: /Ended/ }).waitFor();
    await looksRight();
    expect(await page.locator('img[src="x"], script:not([src])').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('a sole proprietor is confirmed by the code from the mobile phone', async () => {
    const { page, complaints, sid } = await enterConnected();
    await page.goto('/registry/brands/new');
    await page.getByLabel('Sole proprietor').check();
    await page.getByLabel('Brand name').fill('Robin Alder Pottery');
    await page.getByLabel('Line of business').selectOption('RETAIL');
    await press(page, 'Next');
    await page.getByLabel('First name').fill('Robin');
    await page.getByLabel('Last name').fill('Alder');
    await page.getByLabel('Mobile phone').fill('+15125557199');
    await press(page, 'Next');
    for (const [label, text] of Object.entries(ADDRESS)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await press(page, 'Next');
    await press(page, 'Register the brand');
    await page.getByRole('heading', { name: 'Confirm the mobile phone' }).waitFor();
    await isLive(page);
    await agree(page, 'Send me the code', 'Send it');
    const pin = lastBrand(sid).otps.at(-1)?.pin ?? '';
    await page.getByLabel('The code from the message').fill(pin === '000000' ? '000001' : '000000');
    await press(page, 'Confirm');
    await press(page, 'Confirm it');
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await expectAccessible(page);
    await press(page, 'Cancel');
    await page.getByLabel('The code from the message').fill(pin);
    await agree(page, 'Confirm', 'Confirm it');
    await standsAt(page, 'Verified');
    expect(complaints).toEqual([]);
  });

  test('a campaign is shared, reminded of, declined, corrected, refused by a carrier, resubmitted and ended', async () => {
    const { page, complaints, user, sid } = await enterConnected();
    const brand = expectCreated(await createBrand(running.service, user, brandRequest())).body;
    await page.goto(`/registry/brands/${brand.localId}`);
    await press(page, 'Show the brand');
    await isLive(page);
    registry.control.decideBrand(brand.tcrBrandId, { outcome: 'verify' });
    await standsAt(page, 'Verified');
    const request = campaignRequest(brand.localId);
    const { localId } = expectCreated(await createCampaign(running.service, user, request)).body;
    const campaignId = lastCampaignId(sid);
    await page.goto(`/registry/campaigns/${localId}`);
    await press(page, 'Show the campaign');
    await standsAt(page, 'To be shared');
    await page.getByText('We filled in for you:').waitFor();
    await isLive(page);

    await press(page, 'Share with the partner');
    await page.getByRole('textbox', { name: 'Partner' }).fill('TWILO');
    await press(page, 'Share it');
    await standsAt(page, 'In review at the partner');
    await agree(page, 'Remind the partner', 'Remind');
    registry.control.decideCampaign(campaignId, {
      outcome: 'decline',
      categories: ['CALL_TO_ACTION'],
      explanation: 'The call to action is not clear.',
    });
    await standsAt(page, 'Declined');
    await press(page, 'Load the campaign again');
    await page.getByRole('heading', { name: /^Refused by/ }).waitFor();
    await page.getByText('The call to action is incomplete or unclear').waitFor();
    await expectAccessible(page);
    await page
      .getByRole('link', { name: /^Correct it/ })
      .first()
      .click();
    await heading(page, 'Correct the campaign').waitFor();
    await hasFocus(page, 'messageFlow');
    await expectAccessible(page);
    const flow = 'Guests tick an optional box that reads “I agree to get texts of Copper Kettle”.';
    await page.getByLabel('How people agree to get messages').fill(flow);
    await press(page, 'Save the changes');
    await heading(page, 'Customer care').waitFor();
    expect(registry.control.campaigns(sid).at(-1)?.campaign.messageFlow).toBe(flow);
    await press(page, 'Appeal');
    await page.getByLabel(/What the partner should know/).fill('The words are on the page now.');
    await page.getByRole('dialog').getByRole('button', { name: 'Appeal', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await standsAt(page, 'In review at the partner');
    registry.control.decideCampaign(campaignId, { outcome: 'accept' });
    registry.control.decideCampaign(campaignId, { outcome: 'carrier', status: 'REJECTED' });
    await standsAt(page, 'Rejected');
    await press(page, 'Load the campaign again');
    await page.getByRole('row', { name: /AT&T.*Rejected/ }).waitFor();
    await expectAccessible(page);
    await agree(page, 'Submit to carriers again', 'Submit');
    await press(page, 'Deactivate');
    await expectAccessible(page);
    await press(page, 'End it for good');
    await standsAt(page, 'Ended');

    // Made before and here, seen in the list with its brand.
    await page.goto('/registry/campaigns');
    await press(page, 'Show my campaigns');
    await page.getByRole('row', { name: /Customer care.*Ended/ }).waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});
