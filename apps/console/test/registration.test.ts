// Registrations in the console, with the sandbox registry and its real webhooks: list, overview, review, and every action.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWay, packetOf } from '../../service/src/features/registrations/test/support/submissions.ts';
import {
  brandRequest,
  campaignRequest,
  createBrand,
  createCampaign,
  expectCreated,
} from '../../service/test/support/registrations.ts';
import type { TestUser } from '../../service/test/support/service.ts';
import {
  JOURNEYS,
  expectAccessible,
  expectNoSidewaysScrolling,
  hasBrowser,
  PHONE,
} from './support/browser.ts';
import {
  choose,
  hasFocus,
  hasStatus,
  isLive,
  press,
  pressKey,
  REPLIES,
  type Stage,
  startStage,
  tabTo,
  typeInto,
} from './support/registration.ts';

const MINUTE_MS = 60_000;
const HOSTILE = `<script>alert(1)</script>\u202e<img src=x onerror=alert(2)>${'A'.repeat(120)}`;

let stage: Stage;

async function createDraft(user: TestUser, packet: object = packetOf()): Promise<number> {
  const answer = await stage.service.call('POST', '/v1/registrations', packet, { token: user.token });
  expect(answer.status).toBe(201);
  return answer.body.registration.id;
}

const withoutPages = async (page: Parameters<typeof press>[0]) => {
  await page.getByRole('checkbox', { name: 'Open the pages' }).uncheck();
};

describe.skipIf(!hasBrowser)('registrations in a browser', JOURNEYS, () => {
  beforeAll(async () => {
    stage = await startStage();
  }, 2 * MINUTE_MS);

  afterAll(() => stage?.close());

  test('with the keyboard only: connected in one step, evaluated, submitted once with its full cost, and approved live', async () => {
    const { page, complaints, user, sid } = await stage.enter();
    await typeInto(page, 'API key', sid);
    await typeInto(page, 'API secret', 'wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').first().waitFor();
    const credentials = () =>
      stage.service.call('GET', '/v1/tcr/my-credentials', undefined, { token: user.token });
    expect((await credentials()).body.credentials).toBeNull();
    await page.getByLabel('API secret').fill('sandbox');
    await page.keyboard.press('Enter');
    await page.getByText(/Connected to the registry as/).waitFor();
    await expectAccessible(page);

    await createDraft(user);
    await page.goto('/registrations');
    await tabTo(page, page.getByRole('link', { name: /^Copper Kettle.* · Customer care/ }));
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await hasStatus(page, 'Not evaluated');
    await isLive(page);
    await pressKey(page, 'Evaluate');
    await withoutPages(page);
    await pressKey(page, 'Evaluate now');
    await page.getByRole('heading', { name: 'Fix these first' }).waitFor();
    await expectAccessible(page);

    // An override needs a reason, and the dialog has the whole cost.
    await choose(page, 'Submit');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('$49.50').waitFor();
    await dialog.getByText(/Costs 2 tokens/).waitFor();
    await expectAccessible(page);
    expect(await dialog.getByRole('button', { name: 'Submit anyway' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Your reason').fill('The pages are in order, and we know these texts.');
    await dialog.getByRole('textbox', { name: 'Connectivity partner (CNP)' }).fill('TWILO');
    // The replies that the service would write are read and confirmed first.
    const replies = dialog.getByRole('checkbox', { name: /^I have read these texts/ });
    await dialog
      .getByText(/Reply STOP/)
      .first()
      .waitFor();
    expect(await dialog.getByRole('button', { name: 'Submit anyway' }).isDisabled()).toBe(true);
    await replies.check();
    await dialog.getByRole('button', { name: 'Submit anyway' }).dblclick();
    await dialog.waitFor({ state: 'hidden' });

    await page.getByRole('link', { name: 'Overview' }).click();
    await hasStatus(page, 'Identity check');
    stage.control.decideBrand(stage.lastBrand(sid).brand.brandId, { outcome: 'verify' });
    await hasStatus(page, 'Partner review');
    const campaignId = stage.lastCampaignId(sid);
    stage.control.decideCampaign(campaignId, { outcome: 'accept' });
    stage.control.decideCampaign(campaignId, { outcome: 'carrier', status: 'REGISTERED' });
    await hasStatus(page, 'Approved');
    await page.getByRole('row', { name: /AT&T.*Approved/ }).waitFor();
    await expectAccessible(page);
    expect(stage.control.brands(sid)).toHaveLength(1);
    await page.getByRole('link', { name: 'Activity' }).click();
    await page
      .getByText(/Reported by the registry/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Versions' }).click();
    await page.getByText('The pages are in order, and we know these texts.').waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  test('on a phone: a brand that the registry rejects shows its reason and leads to the field; a hostile name breaks nothing', async () => {
    const { page, complaints, user, sid } = await stage.enterConnected({ viewport: PHONE });
    const brand = brandRequest({ brandName: HOSTILE });
    const { localId } = expectCreated(await createBrand(stage.service, user, brand)).body;
    // The address of the brand leads to its registration.
    await page.goto(`/registry/brands/${localId}`);
    await hasStatus(page, 'Identity check');
    await isLive(page);
    const { brandId } = stage.lastBrand(sid).brand;
    stage.control.decideBrand(brandId, { outcome: 'refuse', category: 'TAX_ID' });
    await hasStatus(page, 'Denied');
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'EIN', exact: true }).first().click();
    await hasFocus(page, 'brand.ein');
    await page.goto('/registrations');
    await page.getByRole('link', { name: /^Correct/ }).waitFor();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    expect(await page.locator('img[src="x"], script:not([src])').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('a verified brand is vetted and deleted', async () => {
    const { page, complaints, user, sid } = await stage.enterConnected();
    const { localId, tcrBrandId } = expectCreated(
      await createBrand(stage.service, user, brandRequest()),
    ).body;
    await page.goto(`/registry/brands/${localId}`);
    await isLive(page);
    stage.control.decideBrand(tcrBrandId, { outcome: 'verify' });
    await hasStatus(page, 'Verified');
    await choose(page, 'Order vetting');
    await page.getByRole('dialog').getByText(/\$\d/).first().waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Order vetting' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    stage.control.decideBrand(tcrBrandId, { outcome: 'score', score: 77 });
    await page.getByText('77 of 100').waitFor();
    await choose(page, 'Delete brand');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete brand' }).click();
    await hasStatus(page, 'Closed');
    expect(stage.lastBrand(sid).brand.status).toBe('DELETED');
    expect(complaints).toEqual([]);
  });

  test('a sole proprietor is verified with the code from the mobile phone', async () => {
    const { page, complaints, user, sid } = await stage.enterConnected();
    const { companyName, ein, ...brand } = brandRequest({
      entityType: 'SOLE_PROPRIETOR',
      brandName: 'Robin Alder Pottery',
      firstName: 'Robin',
      lastName: 'Alder',
      mobilePhone: '+15125557199',
    });
    expect([typeof companyName, typeof ein]).toEqual(['string', 'string']);
    const { localId } = expectCreated(await createBrand(stage.service, user, brand)).body;
    await page.goto(`/registry/brands/${localId}`);
    await hasStatus(page, 'Code needed');
    await isLive(page);
    await press(page, 'Enter code');
    await press(page, 'Send a new code');
    await expect.poll(() => stage.lastBrand(sid).otps.length).toBeGreaterThan(0);
    const pin = stage.lastBrand(sid).otps.at(-1)?.pin ?? '';
    const code = page.getByRole('dialog').getByRole('textbox', { name: 'Code' });
    await code.fill(pin === '000000' ? '000001' : '000000');
    await press(page, 'Verify');
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await expectAccessible(page);
    await code.fill(pin);
    await press(page, 'Verify');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await hasStatus(page, 'Verified');
    expect(complaints).toEqual([]);
  });

  test('on a phone: a campaign is shared, nudged, denied, contested, suspended by no tap but its own, and deactivated', async () => {
    const { page, complaints, user, sid } = await stage.enterConnected({ viewport: PHONE });
    const brand = expectCreated(await createBrand(stage.service, user, brandRequest())).body;
    await page.goto(`/registry/brands/${brand.localId}`);
    await isLive(page);
    stage.control.decideBrand(brand.tcrBrandId, { outcome: 'verify' });
    await hasStatus(page, 'Verified');
    const request = campaignRequest(brand.localId);
    const { localId } = expectCreated(await createCampaign(stage.service, user, request)).body;
    const campaignId = stage.lastCampaignId(sid);
    await page.goto(`/registry/campaigns/${localId}`);
    await hasStatus(page, 'Not shared');
    await isLive(page);

    await press(page, 'Share');
    await page.getByRole('textbox', { name: 'Connectivity partner (CNP)' }).fill('TWILO');
    await press(page, 'Share campaign');
    await hasStatus(page, 'Partner review');
    await choose(page, 'Nudge partner');
    await press(page, 'Send nudge');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    stage.control.decideCampaign(campaignId, {
      outcome: 'decline',
      categories: ['CALL_TO_ACTION'],
      explanation: 'The call to action is not clear.',
    });
    await hasStatus(page, 'Denied');
    await page.getByText('The call to action is not clear.').first().waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('link', { name: 'Message flow (call to action)' }).first().click();
    await hasFocus(page, 'campaign.messageFlow');
    await page.goBack();
    await choose(page, 'Contest');
    await page.getByLabel(/Message to the partner/).fill('The words are on the page now.');
    await press(page, 'Send appeal');
    await hasStatus(page, 'Partner review');

    stage.control.decideCampaign(campaignId, { outcome: 'accept' });
    stage.control.decideCampaign(campaignId, { outcome: 'carrier', status: 'REJECTED' });
    await hasStatus(page, 'Denied');
    await page.getByRole('row', { name: /AT&T.*Rejected/ }).waitFor();
    await choose(page, 'Deactivate campaign');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate campaign' }).click();
    await hasStatus(page, 'Closed');
    expect(complaints).toEqual([]);
  });

  test('from a denial to the reviewers again in four clicks, with the field in focus and the cost before the last one', async () => {
    const { page, complaints, user, sid } = await stage.enterConnected();
    const way = createWay(stage.service, stage.registry, user);
    const id = await way.submitNew(user, packetOf({}, REPLIES));
    await expect.poll(() => stage.control.brands(sid).length).toBe(1);
    stage.control.decideBrand(stage.lastBrand(sid).brand.brandId, { outcome: 'verify' });
    await way.reach(
      user,
      id,
      ({ progress }) => progress.phase === 'partner-review',
      'the review of the partner',
    );
    const campaignId = stage.lastCampaignId(sid);
    stage.control.decideCampaign(campaignId, {
      outcome: 'decline',
      categories: ['CALL_TO_ACTION'],
      explanation: 'The call to action is not clear.',
    });
    await way.reach(user, id, ({ status }) => status === 'DENIED', 'the denial');
    await page.goto(`/registrations/${id}`);
    await hasStatus(page, 'Denied');

    await press(page, 'Correct');
    await hasFocus(page, 'campaign.messageFlow');
    await page.keyboard.type('Before that, the page shows all terms. ');
    await press(page, 'Submit');
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Evaluate again' }).click();
    await dialog.getByText('Due now at the registry').waitFor();
    expect(await dialog.getByLabel('Connectivity partner (CNP)').inputValue()).toBe('TWILO');
    await dialog.getByLabel('Your reason').fill('The pages are in order, and we know these texts.');
    await dialog.getByRole('button', { name: 'Submit anyway' }).click();
    await dialog.waitFor({ state: 'hidden' });

    await way.reach(user, id, ({ progress }) => progress.phase === 'partner-review', 'the second review');
    expect(stage.lastCampaignId(sid)).toBe(campaignId);
    expect(complaints).toEqual([]);
  });

  test('the list: views with counts, search, and many at once, with the filter in the URL and each problem named', async () => {
    const { page, complaints, user } = await stage.enterConnected();
    for (const name of ['Blue Heron', 'Cedar Grove', 'Maple Street']) {
      await createDraft(user, {
        ...packetOf({ brandName: name }),
        customer: name === 'Blue Heron' ? 'Ada' : 'Ben',
      });
    }
    const rows = page.getByRole('table', { name: 'Registrations' }).getByRole('row');
    await page.goto('/registrations');
    await page.getByRole('button', { name: /^Drafts ?3$/ }).waitFor();
    await page.getByRole('searchbox').fill('cedar');
    await page.waitForURL(/search=cedar/);
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('searchbox').fill('');
    await page.getByLabel('Customer', { exact: true }).selectOption('Ben');
    await page.waitForURL(/customer=Ben/);
    await expect.poll(() => rows.count()).toBe(3);
    await page.reload();
    await expect.poll(() => rows.count()).toBe(3);
    await page.getByRole('checkbox', { name: 'Select all registrations on this page' }).check();
    const bar = page.getByRole('region', { name: '2 registrations selected' });
    await bar.getByRole('button', { name: 'Submit' }).click();
    const nothing = page.getByRole('dialog', { name: 'Submit registrations' });
    await nothing.getByText('2 registrations left out: 2 not evaluated.').waitFor();
    expect(await nothing.getByRole('button', { name: /^Submit/ }).isDisabled()).toBe(true);
    await nothing.getByRole('button', { name: 'Cancel' }).click();
    await nothing.waitFor({ state: 'hidden' });
    await bar.getByRole('button', { name: 'Evaluate' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Costs 2 tokens/).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Evaluate 2 registrations' }).click();
    await dialog.getByText('2 of 2 registrations done').waitFor();
    await press(page, 'Close');
    await page.getByText('Needs fixes').first().waitFor();
    await bar.getByRole('button', { name: 'Use replies' }).click();
    const texts = dialog.getByRole('region', { name: 'Suggested replies' });
    await texts.getByText(/^Cedar Grove: For help/).waitFor();
    const use = dialog.getByRole('button', { name: 'Use replies in 2 registrations' });
    expect(await use.isDisabled()).toBe(true);
    await dialog.getByLabel(/^I have read these texts/).check();
    await expectAccessible(page);
    await use.click();
    await dialog.getByText('2 of 2 registrations done').waitFor();
    await press(page, 'Close');
    const saved = await stage.service.call('GET', '/v1/registrations?search=cedar', undefined, user);
    expect(saved.body.registrations[0].campaign.helpMessage).toMatch(/^Cedar Grove: /);
    const download = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^registrations-.*\.csv$/);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});
