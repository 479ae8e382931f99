// The packet of a registration in a browser: saved while a person types, merged with others, reviewed, and corrected.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  brandRequest,
  createBrand,
  createCampaign,
  campaignRequest,
  expectCreated,
} from '../../service/test/support/registrations.ts';
import type { TestUser } from '../../service/test/support/service.ts';
import { JOURNEYS, expectAccessible, expectNoSidewaysScrolling, hasBrowser } from './support/browser.ts';
import { button, hasFocus, press, type Stage, startStage } from './support/registration.ts';

const MINUTE_MS = 60_000;

const CAMPAIGN = {
  usecase: 'CUSTOMER_CARE',
  description: 'Copper Kettle answers questions of its guests about their bookings and opening hours.',
  messageFlow: 'Guests opt in at copperkettle.example/book.',
  sample1: 'Your table is ready at 7.',
};

let stage: Stage;
const call = (user: TestUser, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  stage.service.call(method, path, body, { token: user.token });

async function createDraft(user: TestUser, fields: object = {}): Promise<number> {
  const { ein, ...brand } = brandRequest({ brandName: 'Copper Kettle' });
  const answer = await call(user, 'POST', '/v1/registrations', { brand, campaign: CAMPAIGN, ...fields });
  expect([answer.status, typeof ein]).toEqual([201, 'string']);
  return answer.body.registration.id;
}

const stored = async (user: TestUser, id: number) =>
  (await call(user, 'GET', `/v1/registrations/${id}`)).body.registration;

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);
const review = (page: Page, label: string) => page.getByRole('group', { name: `Review: ${label}` });

async function open(page: Page, id: number, search = ''): Promise<void> {
  await page.goto(`/registrations/${id}/packet${search}`);
  await page.getByRole('navigation', { name: 'Sections' }).waitFor();
}

const isSaved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true }).waitFor();

describe.skipIf(!hasBrowser)('the packet of a registration in a browser', JOURNEYS, () => {
  beforeAll(async () => {
    stage = await startStage();
  }, 2 * MINUTE_MS);

  afterAll(() => stage?.close());

  test('a new draft is created once by a double click, and filled in with the keyboard on a phone', async () => {
    const { page, complaints, user } = await stage.enterConnected({ viewport: { width: 320, height: 700 } });
    await page.goto('/registrations/new');
    await page.getByRole('textbox', { name: 'Brand name' }).fill('مطعم Copper <b>Kettle</b>');
    await page
      .getByRole('textbox', { name: 'What will you send? (optional)' })
      .fill('Answers to questions of guests about their orders, support by people who can help.');
    await press(page, 'Use Customer care');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await button(page, 'Create draft').dblclick();
    await page.getByRole('navigation', { name: 'Sections' }).waitFor();
    const { registrations } = (await call(user, 'GET', '/v1/registrations')).body;
    expect(registrations).toHaveLength(1);
    expect(registrations[0].campaign.usecase).toBe('CUSTOMER_CARE');

    await field(page, 'brand.ein').focus();
    await page.keyboard.insertText('842731906');
    await page.keyboard.press('Tab');
    await isSaved(page);
    expect((await stored(user, registrations[0].id)).brand.ein).toBe('84-2731906');
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  test('what is typed is saved at once, also when the page is left or the service is away, and another device shows it', async () => {
    const { page, context, complaints, user } = await stage.enterConnected();
    const id = await createDraft(user);
    await open(page, id);
    const other = await context.newPage();
    await open(other, id);
    await field(page, 'brand.city').fill('Dallas');
    await isSaved(page);
    await expect.poll(() => field(other, 'brand.city').inputValue()).toBe('Dallas');

    // Left in the middle of a word.
    await field(page, 'brand.street').fill('7 Elm Str');
    await page.goto('/tokens');
    await expect.poll(async () => (await stored(user, id)).brand.street).toBe('7 Elm Str');

    // Without the service, the text stays on this device, also after a reload of the page.
    await open(page, id);
    await page.route('**/v1/registrations/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await field(page, 'brand.street').fill('7 Elm Street');
    await page.getByText('Offline: kept on this device').waitFor();
    await page.unroute('**/v1/registrations/*');
    await page.reload();
    await isSaved(page);
    await expect.poll(async () => (await stored(user, id)).brand.street).toBe('7 Elm Street');
    expect(await field(page, 'brand.street').inputValue()).toBe('7 Elm Street');
    expect(complaints.filter((words) => !words.includes('ERR_FAILED'))).toEqual([]);
  });

  test('changes of others are merged field by field, and only a field that both changed asks which text to keep', async () => {
    const { page, complaints, user } = await stage.enterConnected();
    const id = await createDraft(user);
    await open(page, id);
    await field(page, 'campaign.sample1').waitFor();
    await call(user, 'PATCH', `/v1/registrations/${id}`, {
      brand: { city: 'Houston' },
      campaign: { sample1: 'The text of another person. Reply STOP to opt out.' },
    });
    await field(page, 'brand.street').fill('1 Main Street');
    await field(page, 'campaign.sample1').fill('My own text. Reply STOP to opt out.');
    const conflict = review(page, 'Sample message 1').getByRole('alert');
    await conflict.getByText('Changed elsewhere').waitFor();
    await expectAccessible(page, '.packet');
    expect(await field(page, 'brand.city').inputValue()).toBe('Houston');
    await expect.poll(async () => (await stored(user, id)).brand.street).toBe('1 Main Street');
    expect((await stored(user, id)).campaign.sample1).toBe(
      'The text of another person. Reply STOP to opt out.',
    );
    await conflict.getByRole('button', { name: 'Keep my text' }).click();
    await expect
      .poll(async () => (await stored(user, id)).campaign.sample1)
      .toBe('My own text. Reply STOP to opt out.');
    expect(complaints).toEqual([]);
  });

  test('the review beside a field offers a text, which is used with one click and can be undone; nothing is written unseen', async () => {
    const { page, complaints, user } = await stage.enterConnected();
    const id = await createDraft(user);
    await open(page, id);
    const beside = review(page, 'HELP message');
    await beside.getByText('Suggested text', { exact: true }).waitFor();
    expect((await stored(user, id)).campaign.helpMessage).toBeUndefined();
    await beside.getByRole('button', { name: 'Use this text' }).click();
    await expect
      .poll(async () => (await stored(user, id)).campaign.helpMessage)
      .toMatch(/^Copper Kettle: .*STOP/);

    const sample = review(page, 'Sample message 1');
    await sample.getByRole('button', { name: 'Compare' }).click();
    await sample.getByRole('group', { name: 'The text before' }).waitFor();
    await expectAccessible(page, '.packet');
    await sample.getByRole('button', { name: 'Use this text' }).click();
    await expect.poll(() => field(page, 'campaign.sample1').inputValue()).toContain('Copper Kettle');
    await sample.getByRole('button', { name: 'Undo' }).click();
    expect(await field(page, 'campaign.sample1').inputValue()).toBe(CAMPAIGN.sample1);
    // A wrong value is stored, and said beside the field.
    await field(page, 'brand.ein').fill('12');
    await page.getByText('EIN must have 9 digits, such as 84-2731906.').waitFor();
    await expect.poll(async () => (await stored(user, id)).brand.ein).toBe('12');
    expect(complaints).toEqual([]);
  });

  test('after a denial the words of the reviewer stand beside the field, which is corrected; what cannot change says why', async () => {
    const { page, complaints, user, sid } = await stage.enterConnected();
    const brand = expectCreated(await createBrand(stage.service, user, brandRequest())).body;
    stage.control.decideBrand(brand.tcrBrandId, { outcome: 'verify' });
    const campaign = campaignRequest(brand.localId, { upstreamCnpId: 'TWILO' });
    expectCreated(await createCampaign(stage.service, user, campaign));
    const list = async () => (await call(user, 'GET', '/v1/registrations')).body.registrations;
    const ours = async () =>
      (await list()).find(({ campaignId }: { campaignId: number | null }) => campaignId !== null);
    const { id } = await ours();
    await open(page, id);
    await page.getByText(/A submission is under way/).waitFor();
    expect(await field(page, 'campaign.messageFlow').count()).toBe(0);
    await expectAccessible(page);

    stage.control.decideCampaign(stage.lastCampaignId(sid), {
      outcome: 'decline',
      categories: ['CALL_TO_ACTION'],
      explanation: 'The call to action is not clear.',
    });
    await expect.poll(async () => (await ours()).status).toBe('DENIED');
    await open(page, id, '?field=campaign.messageFlow');
    await hasFocus(page, 'campaign.messageFlow');
    await review(page, 'Message flow (call to action)')
      .getByText(/The call to action is not clear/)
      .first()
      .waitFor();
    await page
      .locator('[data-field="campaign.usecase"]')
      .getByText('The registry does not change this after registration.')
      .waitFor();
    await expectAccessible(page);
    const flow = 'Guests tick an optional box that reads “I agree to get texts of Copper Kettle”.';
    await field(page, 'campaign.messageFlow').fill(flow);
    await review(page, 'Message flow (call to action)')
      .getByText(/· changed since/)
      .waitFor();
    await expect.poll(async () => (await stored(user, id)).campaign.messageFlow).toBe(flow);
    expect((await stored(user, id)).version).toBe(2);
    expect(complaints).toEqual([]);
  });
});
