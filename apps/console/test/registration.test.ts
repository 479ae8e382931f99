// Registrations in the console, with the sandbox registry and its real webhooks.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  brandRequest,
  campaignRequest,
  copyBrand,
  createBrand,
  createCampaign,
  expectCreated,
} from '../../service/test/support/registrations.ts';
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  hasBrowser,
  heading,
  PHONE,
} from './support/browser.ts';
import {
  ADDRESS,
  agree,
  button,
  chooseIn,
  hasFocus,
  isAt,
  isLive,
  press,
  pressKey,
  type Stage,
  hasStatus,
  startStage,
  tabTo,
  typeInto,
} from './support/registration.ts';

const MINUTE_MS = 60_000;
const ATT = 10017;

let stage: Stage;
describe.skipIf(!hasBrowser)('registrations in a browser', { timeout: 2 * MINUTE_MS }, () => {
  beforeAll(async () => {
    stage = await startStage();
  }, 2 * MINUTE_MS);

  afterAll(() => stage?.close());

  test.each([
    ['on a desk', {}, expectAccessible],
    ['with the width of a phone', { viewport: PHONE }, expectNoSidewaysScrolling],
  ])(
    'with the keyboard only, %s: credentials, a brand verified by webhook, and a campaign that carriers approve live',
    async (_, options, expectGood) => {
      const { page, complaints, sid } = await stage.enter(options);
      await expectGood(page);
      await typeInto(page, 'API key', sid);
      await typeInto(page, 'API secret', 'sandbox');
      await page.keyboard.press('Enter');
      await pressKey(page, 'Test connection');
      await page.getByText(/Connected to the registry as/).waitFor();
      await pressKey(page, 'Set webhook URL');
      await page.getByText(/Webhook URL set/).waitFor();

      await page.goto('/registry/brands/new');
      await pressKey(page, 'Next');
      // The list of problems links to the field.
      await pressKey(page, 'Enter the brand name.');
      await page.keyboard.insertText('Copper Kettle');
      await chooseIn(page, 'Vertical', 'Hosp');
      await page.keyboard.press('Tab');
      await expectGood(page);
      await pressKey(page, 'Next');
      await isAt(page, 'Business details');
      await typeInto(page, 'Legal company name (optional)', 'Copper Kettle');
      await page.getByText(/The name has no legal suffix/).waitFor();
      await typeInto(page, 'EIN', '12');
      await page.keyboard.press('Tab');
      await page.getByText('EIN must look like 12-3456789.').first().waitFor();
      // A reload loses nothing, and the browser's Back button works.
      await page.reload();
      await isAt(page, 'Business details');
      await page.goBack();
      await isAt(page, 'Legal entity');
      expect(await page.getByLabel('Brand name').inputValue()).toBe('Copper Kettle');
      await page.goForward();
      await page.getByLabel('EIN', { exact: true }).fill('84-2731906');
      await pressKey(page, 'Next');
      for (const [label, text] of Object.entries(ADDRESS)) {
        await typeInto(page, label, text);
      }
      await page.keyboard.press('Enter');
      await isAt(page, 'Review');
      await page.getByText(/Brand registration/).waitFor();
      await expectGood(page);
      await pressKey(page, 'Register brand');
      await heading(page, 'Copper Kettle').waitFor();
      await hasStatus(page, 'Pending');
      await isLive(page);
      await page.getByRole('link', { name: /^99 tokens left/ }).waitFor();
      stage.control.decideBrand(stage.lastBrand(sid).brand.brandId, { outcome: 'verify' });
      await hasStatus(page, 'Verified');
      // Live updates are free.
      await page.getByRole('link', { name: /^99 tokens left/ }).waitFor();
      await expectGood(page);

      await tabTo(page, page.getByRole('link', { name: 'Register campaign' }));
      await page.keyboard.press('Enter');
      await isAt(page, 'Use case');
      await typeInto(
        page,
        'Campaign description',
        'Answers to questions of Copper Kettle guests about their orders, support by people who can help.',
      );
      await pressKey(page, 'Use Customer care');
      await expectGood(page);
      await pressKey(page, 'Next');
      await isAt(page, 'Opt-in');
      await typeInto(
        page,
        'Message flow (call to action)',
        'Guests tick an optional box beside the phone field at copperkettle.com/book and agree to receive texts.',
      );
      await page.getByText('The text does not say how to opt out.').first().waitFor();
      await pressKey(page, 'Next');
      await isAt(page, 'Sample messages');
      await typeInto(
        page,
        'Sample message 1',
        'Copper Kettle: your order is ready, see bit.ly/3xYz. Reply STOP to opt out.',
      );
      await page.getByText(/public link shortener/).waitFor();
      await page.getByText('1 segment').first().waitFor();
      await expectGood(page);
      await pressKey(page, 'Next');
      await isAt(page, 'Automatic replies');
      await pressKey(page, 'Fill in replies');
      await pressKey(page, 'Next');
      await isAt(page, 'Attributes and partner');
      await page.getByText('Set to Yes because your samples contain one.').waitFor();
      await expectGood(page);
      await pressKey(page, 'Next');
      await isAt(page, 'Review');
      await page.getByText(/Campaign review/).waitFor();
      await pressKey(page, 'Register campaign');
      await heading(page, 'Customer care').waitFor();
      await isLive(page);
      await pressKey(page, 'Share with partner');
      await page.getByRole('textbox', { name: 'Connectivity partner (CNP)' }).waitFor();
      await typeInto(page, 'Connectivity partner (CNP)', 'TWILO');
      await pressKey(page, 'Share campaign');
      await hasStatus(page, 'In review (partner)');
      stage.control.decideCampaign(stage.lastCampaignId(sid), { outcome: 'accept' });
      stage.control.decideCampaign(stage.lastCampaignId(sid), {
        outcome: 'carrier',
        status: 'REGISTERED',
        mnoId: ATT,
      });
      await page.getByRole('row', { name: /AT&T.*Registered/ }).waitFor();
      stage.control.decideCampaign(stage.lastCampaignId(sid), { outcome: 'carrier', status: 'REGISTERED' });
      await hasStatus(page, 'Approved');
      await page.getByRole('link', { name: /^97 tokens left/ }).waitFor();
      await expectGood(page);
      expect(complaints).toEqual([]);
    },
  );

  test('on a phone: a rejected brand shows its feedback, is edited, resubmitted, vetted, and deleted; a hostile name breaks nothing', async () => {
    const { page, complaints, sid } = await stage.enterConnected({ viewport: PHONE });
    const looksRight = async () => {
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
    };
    await page.reload();
    await button(page, 'Test connection').waitFor();
    await expectNoSidewaysScrolling(page);
    const name = `<script>alert(1)</script>\u202e<img src=x onerror=alert(2)>${'A'.repeat(120)}`;
    await page.goto('/registry/brands/new');
    await page.getByLabel('Brand name').fill(name);
    await page.getByLabel('Vertical').selectOption('HOSPITALITY');
    await page.getByLabel('Publicly traded company').check();
    await press(page, 'Next');
    await page.getByLabel('Stock symbol').waitFor();
    await page.goBack();
    await page.getByLabel('Private company').check();
    await press(page, 'Next');
    await page.getByLabel('EIN', { exact: true }).fill('84-2731906');
    await expectNoSidewaysScrolling(page);
    await press(page, 'Next');
    for (const [label, text] of Object.entries(ADDRESS)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await expectNoSidewaysScrolling(page);
    await press(page, 'Next');
    await isAt(page, 'Review');
    await expectNoSidewaysScrolling(page);
    await press(page, 'Register brand');
    await hasStatus(page, 'Pending');
    await isLive(page);
    const { brandId } = stage.lastBrand(sid).brand;
    stage.control.decideBrand(brandId, { outcome: 'refuse', category: 'TAX_ID' });
    await hasStatus(page, 'Rejected');
    await press(page, 'Load feedback');
    await page.getByText('What to do:').waitFor();
    await looksRight();
    await page.getByRole('link', { name: 'EIN', exact: true }).click();
    await heading(page, 'Edit brand').waitFor();
    await hasFocus(page, 'ein');
    await looksRight();
    await page.getByLabel('EIN', { exact: true }).fill('84-2731907');
    await press(page, 'Save changes');
    await agree(page, 'Resubmit brand', 'Resubmit brand');
    await hasStatus(page, 'Pending');
    stage.control.decideBrand(brandId, { outcome: 'verify' });
    await hasStatus(page, 'Verified');
    await agree(page, 'Order vetting', 'Order vetting');
    await page.getByText('Waiting on the vetting provider').waitFor();
    stage.control.decideBrand(brandId, { outcome: 'score', score: 77 });
    await page.getByText('Score 77 of 100').waitFor();
    await press(page, 'Delete brand');
    await looksRight();
    await page.keyboard.press('Escape');
    await agree(page, 'Delete brand', 'Delete brand');
    await hasStatus(page, 'Deleted');
    expect(stage.lastBrand(sid).brand.status).toBe('DELETED');
    for (const path of ['/', '/registry/campaigns', '/registry/campaigns/new']) {
      await page.goto(path);
      await heading(page, /./).waitFor();
      await expectNoSidewaysScrolling(page);
    }
    await page.goto('/registry/brands');
    await press(page, 'Load my brands');
    await page.getByRole('row', { name: /Deleted/ }).waitFor();
    await looksRight();
    // With all brands loaded, a filter sends no request.
    await page.getByLabel('Status').selectOption('ACTIVE');
    await page.getByText('No matching brands').waitFor();
    expect(await page.locator('img[src="x"], script:not([src])').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('a sole proprietor is verified with the code from the mobile phone', async () => {
    const { page, complaints, sid } = await stage.enterConnected();
    await page.goto('/registry/brands/new');
    await page.getByLabel('Sole proprietor').check();
    await page.getByLabel('Brand name').fill('Robin Alder Pottery');
    await page.getByLabel('Vertical').selectOption('RETAIL');
    await press(page, 'Next');
    await page.getByLabel('First name').fill('Robin');
    await page.getByLabel('Last name').fill('Alder');
    await page.getByLabel('Mobile phone').fill('+15125557199');
    await press(page, 'Next');
    for (const [label, text] of Object.entries(ADDRESS)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await press(page, 'Next');
    await press(page, 'Register brand');
    await page.getByRole('heading', { name: 'Verify mobile phone' }).waitFor();
    await isLive(page);
    await agree(page, 'Send code', 'Send code');
    const pin = stage.lastBrand(sid).otps.at(-1)?.pin ?? '';
    await page.getByLabel('One-time code').fill(pin === '000000' ? '000001' : '000000');
    await press(page, 'Verify code');
    await page.getByRole('dialog').getByRole('button', { name: 'Verify code' }).click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await expectAccessible(page);
    await press(page, 'Cancel');
    await page.getByLabel('One-time code').fill(pin);
    await agree(page, 'Verify code', 'Verify code');
    await hasStatus(page, 'Verified');
    expect(complaints).toEqual([]);
  });

  test('on a phone: a campaign is shared, nudged, declined, edited, rejected by a carrier, resubmitted, and deactivated', async () => {
    const { page, complaints, user, sid } = await stage.enterConnected({ viewport: PHONE });
    const brand = expectCreated(await createBrand(stage.service, user, brandRequest())).body;
    await page.goto(`/registry/brands/${brand.localId}`);
    await press(page, 'Load brand');
    await isLive(page);
    stage.control.decideBrand(brand.tcrBrandId, { outcome: 'verify' });
    await hasStatus(page, 'Verified');
    const request = campaignRequest(brand.localId);
    const { localId } = expectCreated(await createCampaign(stage.service, user, request)).body;
    const campaignId = stage.lastCampaignId(sid);
    await page.goto(`/registry/campaigns/${localId}`);
    await press(page, 'Load campaign');
    await hasStatus(page, 'Not shared');
    await page.getByText('We filled in these fields for you:').waitFor();
    await isLive(page);

    await press(page, 'Share with partner');
    await page.getByRole('textbox', { name: 'Connectivity partner (CNP)' }).fill('TWILO');
    await press(page, 'Share campaign');
    await hasStatus(page, 'In review (partner)');
    await agree(page, 'Nudge partner', 'Send nudge');
    stage.control.decideCampaign(campaignId, {
      outcome: 'decline',
      categories: ['CALL_TO_ACTION'],
      explanation: 'The call to action is not clear.',
    });
    await hasStatus(page, 'Declined');
    await press(page, 'Reload campaign');
    await page.getByRole('heading', { name: /^Rejected by/ }).waitFor();
    await page.getByText('The call to action is incomplete or unclear', { exact: true }).waitFor();
    await expectAccessible(page);
    await page
      .getByRole('link', { name: /^Fix this/ })
      .first()
      .click();
    await heading(page, 'Edit campaign').waitFor();
    await hasFocus(page, 'messageFlow');
    await expectAccessible(page);
    const flow = 'Guests tick an optional box that reads “I agree to get texts of Copper Kettle”.';
    await page.getByLabel('Message flow (call to action)').fill(flow);
    await press(page, 'Save changes');
    await heading(page, 'Customer care').waitFor();
    expect(stage.control.campaigns(sid).at(-1)?.campaign.messageFlow).toBe(flow);
    await press(page, 'Appeal rejection');
    await page.getByLabel(/Message to the partner/).fill('The words are on the page now.');
    await page.getByRole('dialog').getByRole('button', { name: 'Submit appeal' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await hasStatus(page, 'In review (partner)');
    stage.control.decideCampaign(campaignId, { outcome: 'accept' });
    stage.control.decideCampaign(campaignId, { outcome: 'carrier', status: 'REJECTED' });
    await hasStatus(page, 'Rejected');
    await press(page, 'Reload campaign');
    await page.getByRole('row', { name: /AT&T.*Rejected/ }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await agree(page, 'Resubmit campaign', 'Resubmit campaign');
    await press(page, 'Deactivate campaign');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate campaign' }).click();
    await hasStatus(page, 'Deactivated');

    // The list shows it with its brand.
    await page.goto('/registry/campaigns');
    await press(page, 'Load my campaigns');
    await page.getByRole('row', { name: /Customer care.*Deactivated/ }).waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  test('more than a hundred brands: page, filter, and order are in the URL, and loaded pages are cached', async () => {
    const { page, complaints, user } = await stage.enterConnected();
    const { localId } = expectCreated(await createBrand(stage.service, user, brandRequest())).body;
    await copyBrand(stage.service, localId);
    const rows = page.getByRole('table').getByRole('row');
    await page.goto('/registry/brands?sort=name');
    await press(page, 'Load my brands');
    await page.getByText('101 brands').waitFor();
    expect(await rows.nth(1).innerText()).toContain('Copy 1\n');
    await page.getByRole('button', { name: /^Brand/ }).click();
    await page.waitForURL(/sort=-name/);
    expect(await rows.nth(1).innerText()).toContain('Copy 100');
    await press(page, 'Page 2');
    await page.waitForURL(/page=2/);
    await press(page, 'Load page 2');
    await expect.poll(() => rows.count()).toBe(2);
    // Each page is cached: going back is free.
    await page.goBack();
    await expect.poll(() => rows.count()).toBe(101);
    await page.getByLabel('Status').selectOption('FAILED');
    await page.waitForURL(/status=FAILED/);
    await press(page, 'Load these brands');
    await expect.poll(() => rows.count()).toBe(3);
    await page.reload();
    await expect.poll(() => rows.count()).toBe(3);
    await page.getByLabel('Status').selectOption('ACTIVE');
    await press(page, 'Load these brands');
    await page.getByText('98 brands').waitFor();
    await page.getByLabel('Status').selectOption('DELETED');
    await press(page, 'Load these brands');
    await page.getByText('No matching brands').waitFor();
    expect(complaints).toEqual([]);
  });
});
