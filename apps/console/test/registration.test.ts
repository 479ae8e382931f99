// The way of a registration through the console, with the sandbox registry and its real callbacks.
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
  standsAt,
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
    'by keyboard alone, %s: credentials, a brand verified by callback, a campaign that carriers approve on screen',
    async (_, options, expectGood) => {
      const { page, complaints, sid } = await stage.enter(options);
      await expectGood(page);
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
      await expectGood(page);
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
      await expectGood(page);
      await pressKey(page, 'Register the brand');
      await heading(page, 'Copper Kettle').waitFor();
      await standsAt(page, 'Identity is being checked');
      await isLive(page);
      await page.getByRole('link', { name: /^99 tokens left/ }).waitFor();
      stage.control.decideBrand(stage.lastBrand(sid).brand.brandId, { outcome: 'verify' });
      await standsAt(page, 'Verified');
      // Seen for free.
      await page.getByRole('link', { name: /^99 tokens left/ }).waitFor();
      await expectGood(page);

      await tabTo(page, page.getByRole('link', { name: 'Register a campaign' }));
      await page.keyboard.press('Enter');
      await isAt(page, 'What you send');
      await typeInto(
        page,
        'What is sent, to whom and why',
        'Answers to questions of Copper Kettle guests about their orders, support by people who can help.',
      );
      await pressKey(page, 'Take Customer care');
      await expectGood(page);
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
      await expectGood(page);
      await pressKey(page, 'Next');
      await isAt(page, 'Automatic replies');
      await pressKey(page, 'Write them for me');
      await pressKey(page, 'Next');
      await isAt(page, 'Questions and partner');
      await page.getByText('Yes: your samples do.').waitFor();
      await expectGood(page);
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
      stage.control.decideCampaign(stage.lastCampaignId(sid), { outcome: 'accept' });
      stage.control.decideCampaign(stage.lastCampaignId(sid), {
        outcome: 'carrier',
        status: 'REGISTERED',
        mnoId: ATT,
      });
      await page.getByRole('row', { name: /AT&T.*Registered/ }).waitFor();
      stage.control.decideCampaign(stage.lastCampaignId(sid), { outcome: 'carrier', status: 'REGISTERED' });
      await standsAt(page, 'Approved');
      await page.getByRole('link', { name: /^97 tokens left/ }).waitFor();
      await expectGood(page);
      expect(complaints).toEqual([]);
    },
  );

  test('on a phone: a refused brand says what to change, is corrected, checked again, vetted and deleted; a hostile name breaks nothing', async () => {
    const { page, complaints, sid } = await stage.enterConnected({ viewport: PHONE });
    const looksRight = async () => {
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
    };
    await page.reload();
    await button(page, 'Test the connection').waitFor();
    await expectNoSidewaysScrolling(page);
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
    await expectNoSidewaysScrolling(page);
    await press(page, 'Next');
    for (const [label, text] of Object.entries(ADDRESS)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await expectNoSidewaysScrolling(page);
    await press(page, 'Next');
    await isAt(page, 'Look it over');
    await expectNoSidewaysScrolling(page);
    await press(page, 'Register the brand');
    await standsAt(page, 'Identity is being checked');
    await isLive(page);
    const { brandId } = stage.lastBrand(sid).brand;
    stage.control.decideBrand(brandId, { outcome: 'refuse', category: 'TAX_ID' });
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
    stage.control.decideBrand(brandId, { outcome: 'verify' });
    await standsAt(page, 'Verified');
    await agree(page, 'Order vetting', 'Order it');
    await page.getByText('Waiting for the vetting partner').waitFor();
    stage.control.decideBrand(brandId, { outcome: 'score', score: 77 });
    await page.getByText('Score 77 of 100').waitFor();
    await press(page, 'Delete');
    await looksRight();
    await page.keyboard.press('Escape');
    await agree(page, 'Delete', 'Delete it for good');
    await standsAt(page, 'Ended');
    expect(stage.lastBrand(sid).brand.status).toBe('DELETED');
    for (const path of ['/', '/registry/campaigns', '/registry/campaigns/new']) {
      await page.goto(path);
      await heading(page, /./).waitFor();
      await expectNoSidewaysScrolling(page);
    }
    await page.goto('/registry/brands');
    await press(page, 'Show my brands');
    await page.getByRole('row', { name: /Ended/ }).waitFor();
    await looksRight();
    // With all of them on this device, a filter asks nobody.
    await page.getByLabel('Status').selectOption('ACTIVE');
    await page.getByText('No brands here.').waitFor();
    expect(await page.locator('img[src="x"], script:not([src])').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('a sole proprietor is confirmed by the code from the mobile phone', async () => {
    const { page, complaints, sid } = await stage.enterConnected();
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
    const pin = stage.lastBrand(sid).otps.at(-1)?.pin ?? '';
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

  test('on a phone: a campaign is shared, reminded of, declined, corrected, refused by a carrier, resubmitted and ended', async () => {
    const { page, complaints, user, sid } = await stage.enterConnected({ viewport: PHONE });
    const brand = expectCreated(await createBrand(stage.service, user, brandRequest())).body;
    await page.goto(`/registry/brands/${brand.localId}`);
    await press(page, 'Show the brand');
    await isLive(page);
    stage.control.decideBrand(brand.tcrBrandId, { outcome: 'verify' });
    await standsAt(page, 'Verified');
    const request = campaignRequest(brand.localId);
    const { localId } = expectCreated(await createCampaign(stage.service, user, request)).body;
    const campaignId = stage.lastCampaignId(sid);
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
    stage.control.decideCampaign(campaignId, {
      outcome: 'decline',
      categories: ['CALL_TO_ACTION'],
      explanation: 'The call to action is not clear.',
    });
    await standsAt(page, 'Declined');
    await press(page, 'Load the campaign again');
    await page.getByRole('heading', { name: /^Refused by/ }).waitFor();
    await page.getByText('The call to action is incomplete or unclear', { exact: true }).waitFor();
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
    expect(stage.control.campaigns(sid).at(-1)?.campaign.messageFlow).toBe(flow);
    await press(page, 'Appeal');
    await page.getByLabel(/What the partner should know/).fill('The words are on the page now.');
    await page.getByRole('dialog').getByRole('button', { name: 'Appeal', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await standsAt(page, 'In review at the partner');
    stage.control.decideCampaign(campaignId, { outcome: 'accept' });
    stage.control.decideCampaign(campaignId, { outcome: 'carrier', status: 'REJECTED' });
    await standsAt(page, 'Rejected');
    await press(page, 'Load the campaign again');
    await page.getByRole('row', { name: /AT&T.*Rejected/ }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
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

  test('a hundred and more brands: pages, filter and order stand in the address, and what was loaded is kept', async () => {
    const { page, complaints, user } = await stage.enterConnected();
    const { localId } = expectCreated(await createBrand(stage.service, user, brandRequest())).body;
    await copyBrand(stage.service, localId);
    const rows = page.getByRole('table').getByRole('row');
    await page.goto('/registry/brands?sort=name');
    await press(page, 'Show my brands');
    await page.getByText('101 brands').waitFor();
    expect(await rows.nth(1).innerText()).toContain('Copy 1\n');
    await page.getByRole('button', { name: /^Brand/ }).click();
    await page.waitForURL(/sort=-name/);
    expect(await rows.nth(1).innerText()).toContain('Copy 100');
    await press(page, 'Page 2');
    await page.waitForURL(/page=2/);
    await press(page, 'Show page 2');
    await expect.poll(() => rows.count()).toBe(2);
    // Each page is kept by itself: the way back costs nothing.
    await page.goBack();
    await expect.poll(() => rows.count()).toBe(101);
    await page.getByLabel('Status').selectOption('FAILED');
    await page.waitForURL(/status=FAILED/);
    await press(page, 'Show these brands');
    await expect.poll(() => rows.count()).toBe(3);
    await page.reload();
    await expect.poll(() => rows.count()).toBe(3);
    await page.getByLabel('Status').selectOption('ACTIVE');
    await press(page, 'Show these brands');
    await page.getByText('98 brands').waitFor();
    await page.getByLabel('Status').selectOption('DELETED');
    await press(page, 'Show these brands');
    await page.getByText('No brands here.').waitFor();
    expect(complaints).toEqual([]);
  });
});
