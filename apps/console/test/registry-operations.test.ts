// Further operations at the registry, as a person uses them: appeals with evidence, files, partner campaigns, vettings, tags, and resellers.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  campaignRequest,
  createCampaign,
  expectCreated,
  sync,
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
  expectAccessible,
  expectNoSidewaysScrolling,
  hasBrowser,
  heading,
  JOURNEYS,
  startBrowser,
  visit,
} from './support/browser.ts';
import { buildConsole, PASSWORD, type RunningConsole, startConsole } from './support/console.ts';

const MINUTE_MS = 60_000;
const NARROW = { width: 320, height: 740 };
const PDF = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const PNG = {
  name: 'sale.png',
  mimeType: 'image/png',
  buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
};

let browser: Browser;
let registry: TestRegistry;
let running: RunningConsole;
let admin: TestUser;

async function logIn(page: Page, { email }: TestUser): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await heading(page, /^Welcome/).waitFor();
}

async function openAction(page: Page, action: string) {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: action }).click();
  return page.getByRole('dialog');
}

async function openFirst(page: Page, customer: Customer): Promise<void> {
  const { registrations } = (
    await running.service.call('GET', '/v1/registrations?limit=10', undefined, customer)
  ).body;
  await page.goto(`/registrations/${registrations[0].id}`);
  await page.getByRole('button', { name: 'More' }).waitFor();
}

describe.skipIf(!hasBrowser)('further operations at the registry', JOURNEYS, () => {
  beforeAll(async () => {
    buildConsole();
    registry = await startRegistry();
    const options = { environment: registry.environment, sandbox: registry.sandbox };
    [browser, running] = await Promise.all([startBrowser(), startConsole(options)]);
    admin = await registerAdmin(running.service);
  }, 2 * MINUTE_MS);

  afterAll(async () => {
    await browser?.close();
    await running?.service.close();
    await registry?.close();
  });

  test('a brand that was not verified is appealed with evidence; every token is named first', async () => {
    const { service } = running;
    const customer = await registry.customer(service);
    const brand = await verifiedBrand({ service, registry, admin }, customer);
    registry.control.decideBrand(brand.registryId, { outcome: 'refuse' });
    await sync(service, admin, 'brand', brand.localId);
    const { page, complaints } = await visit(browser, running.url);
    await logIn(page, customer);
    await openFirst(page, customer);
    const dialog = await openAction(page, 'Appeal with evidence');
    await page.keyboard.press('Escape');
    await page.locator('button:focus', { hasText: 'More' }).waitFor();
    await openAction(page, 'Appeal with evidence');
    await dialog.getByText('Each file costs 1 token, and the appeal costs 1 token.').waitFor();
    await dialog.getByLabel('Add evidence').setInputFiles(PDF);
    await dialog.getByText('letter.pdf').waitFor();
    await dialog.getByLabel('Explanation (optional)').fill('The letter shows the name and the EIN.');
    await expectAccessible(page);
    const uploads: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/appeals/evidence')) {
        uploads.push(request.url());
      }
    });
    // The file arrives and the appeal does not: the file was paid for.
    await page.route(/\/appeals$/, (route) => route.fulfill({ status: 400, json: { error: 'Not now.' } }), {
      times: 1,
    });
    await dialog.getByRole('button', { name: 'File appeal' }).click();
    await dialog.getByText('Not now.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await openAction(page, 'Appeal with evidence');
    await dialog.getByText('letter.pdf · Uploaded').waitFor();
    await dialog.getByText(/^(?:Costs 1 token|Uses today’s free token)/).waitFor();
    await dialog.getByRole('button', { name: 'File appeal' }).click();
    await page.getByText('The appeal was filed.').first().waitFor();
    expect(uploads).toHaveLength(1);
    const [record] = registry.control.brands(customer.sid);
    expect(record?.appeals).toEqual([
      expect.objectContaining({
        categoryList: ['VERIFY_TAX_ID'],
        attachmentUuidList: [expect.stringContaining('/VA/')],
      }),
    ]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('a sample goes to the registry, and a shared campaign is declined with reasons', async () => {
    const { service } = running;
    const [customer, partner] = [await registry.customer(service), await registry.customer(service)];
    const brand = await verifiedBrand({ service, registry, admin }, customer);
    const created = expectCreated(
      await createCampaign(service, customer, campaignRequest(brand.localId, { upstreamCnpId: 'TWILO' })),
    );
    const { tcrCampaignId } = created.body;
    const { page, complaints } = await visit(browser, running.url);
    await logIn(page, customer);
    await openFirst(page, customer);
    const files = await openAction(page, 'Campaign files');
    await files.getByText('They are not scanned for malware.').waitFor();
    await files.getByLabel('Upload a file').setInputFiles(PNG);
    await files.getByRole('button', { name: 'Delete sale.png' }).waitFor();
    await expectAccessible(page);
    await page.close();

    const { body } = await service.call('GET', '/v1/tcr/csp-profile', undefined, partner);
    registry.control.decideCampaign(tcrCampaignId, { outcome: 'share', cnpId: body.profile.cspId });
    const other = await visit(browser, running.url);
    await logIn(other.page, partner);
    await other.page.goto('/registry/partner-campaigns');
    await other.page.getByRole('button', { name: 'Load campaigns' }).click();
    const card = other.page.getByRole('region', { name: `Campaign ${tcrCampaignId}` });
    await card.getByRole('button', { name: 'Decline' }).click();
    const dialog = other.page.getByRole('dialog');
    await dialog.getByLabel('Call to action').check();
    await dialog.getByLabel('Explanation').fill('The page shows no opt-in.');
    await expectAccessible(other.page);
    await dialog.getByRole('button', { name: 'Decline campaign' }).click();
    await other.page.getByText('No campaigns with this status.').waitFor();
    await expectNoSidewaysScrolling(other.page);
    const [record] = registry.control.campaigns(customer.sid);
    expect(record?.sharing).toMatchObject({
      sharingStatus: 'DECLINED',
      rejectionCategory: ['CALL_TO_ACTION'],
    });
    expect([...complaints, ...other.complaints]).toEqual([]);
    await other.page.close();
  });

  test('the Registry tab has the use cases of the brand, imports a vetting, appeals it, and tags the brand', async () => {
    const { service } = running;
    const customer = await registry.customer(service);
    await verifiedBrand({ service, registry, admin }, customer);
    const { page, complaints } = await visit(browser, running.url, { viewport: NARROW });
    await logIn(page, customer);
    await openFirst(page, customer);
    await page.getByRole('link', { name: 'Registry', exact: true }).click();
    await page.getByLabel('Use case', { exact: true }).selectOption('MARKETING');
    await page.getByRole('button', { name: 'Load use cases' }).click();
    const usecase = page.getByRole('table', { name: 'Use cases of this brand' });
    await usecase.getByText('$10.00 a month').waitFor();
    await usecase.getByText(/^Class F: /).waitFor();
    await page.getByText('The brand qualifies for 1 of 1 use case.').waitFor();

    await page.getByRole('button', { name: 'Import vetting' }).click();
    const importing = page.getByRole('dialog');
    await importing.getByLabel('Vetting ID').fill('report-78');
    await importing.getByRole('button', { name: 'Import vetting' }).click();
    await importing.getByText('Enter the vetting token.').waitFor();
    await expectAccessible(page);
    await importing.getByLabel('Vetting token').fill('token-of-the-report');
    await importing.getByRole('button', { name: 'Import vetting' }).click();
    await page.getByText('The vetting was imported.').first().waitFor();
    await page.getByRole('button', { name: 'Load vettings' }).click();

    await page.getByRole('button', { name: 'Appeal vetting report-78' }).click();
    const appeal = page.getByRole('dialog');
    await appeal.getByLabel('Add evidence').setInputFiles(PDF);
    await appeal.getByText(/^Costs 2 tokens\./).waitFor();
    await appeal.getByText('Unpublished fee').waitFor();
    await appeal.getByRole('button', { name: 'Remove letter.pdf' }).click();
    await appeal.getByText(/^(?:Costs 1 token|Uses today’s free token)/).waitFor();
    await appeal.getByRole('button', { name: 'File appeal' }).click();
    await page.getByText('The appeal was filed.').first().waitFor();

    await page.getByRole('button', { name: 'Add tag' }).click();
    await page.getByRole('dialog').getByLabel('Tag', { exact: true }).fill('spring sale');
    await page.getByRole('dialog').getByRole('button', { name: 'Add tag' }).click();
    await page.getByText('Enter 1 to 50 letters and digits.').waitFor();
    await page.getByRole('dialog').getByLabel('Tag', { exact: true }).fill('spring');
    await page.getByRole('dialog').getByRole('button', { name: 'Add tag' }).click();
    await page.getByText('The tag was added.').first().waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    const [record] = registry.control.brands(customer.sid);
    expect(record).toMatchObject({
      tags: ['spring'],
      vettings: [{ vettingId: 'report-78' }],
      vettingAppeals: [{ categoryList: ['LOW_SCORE'], vettingId: 'report-78' }],
    });
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('what was loaded for one registration is not shown for another one', async () => {
    const { service } = running;
    const customer = await registry.customer(service);
    for (const brandName of ['Blue Heron', 'Cedar Grove']) {
      await verifiedBrand({ service, registry, admin }, customer, { brandName });
    }
    const { registrations } = (await service.call('GET', '/v1/registrations', undefined, customer)).body;
    const [first, second] = registrations;
    const { page, complaints } = await visit(browser, running.url);
    await logIn(page, customer);
    await page.goto(`/registrations/${first.id}/registry`);
    await heading(page, first.brand.brandName).waitFor();
    await page.evaluate((path) => history.pushState({}, '', path), `/registrations/${second.id}/registry`);
    await heading(page, second.brand.brandName).waitFor();
    await page.getByLabel('Use case', { exact: true }).selectOption('MARKETING');
    await page.getByRole('button', { name: 'Load use cases' }).click();
    const usecases = page.getByRole('table', { name: 'Use cases of this brand' });
    await usecases.waitFor();
    await page.goBack();
    await heading(page, first.brand.brandName).waitFor();
    await usecases.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Use case', { exact: true }).inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('a reseller is created, changed, and chosen in the packet of a campaign', async () => {
    const { service } = running;
    const customer = await registry.customer(service);
    const { page, complaints } = await visit(browser, running.url);
    await logIn(page, customer);
    await page.goto('/registry/credentials');
    await page.getByRole('link', { name: 'Resellers' }).click();
    await page.getByRole('button', { name: 'Create reseller' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Company name').fill('Harbor Texting');
    await dialog.getByLabel('Phone').fill('(512) 555-7123');
    await dialog.getByRole('button', { name: 'Create reseller' }).click();
    await dialog.getByText(/^Enter .*email/i).waitFor();
    await dialog.getByLabel('Email').fill('ops@harbor.example');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create reseller' }).click();
    await page.getByRole('table', { name: 'Resellers' }).getByText('+1 512-555-7123').waitFor();
    await page.getByRole('button', { name: 'Edit Harbor Texting' }).click();
    await dialog.getByLabel('Company name').fill('Harbor Messages');
    await dialog.getByRole('button', { name: 'Save reseller' }).click();
    await page.getByRole('button', { name: 'Edit Harbor Messages' }).waitFor();
    await expectAccessible(page);

    const draft = { campaign: { usecase: 'MARKETING' } };
    const { body } = await service.call('POST', '/v1/registrations', draft, customer);
    const { id } = body.registration;
    await page.goto(`/registrations/${id}/packet?field=campaign.resellerId`);
    const choose = page.getByRole('button', { name: 'Choose a reseller' });
    await choose.click();
    await page.route(/\/resellers\?/, async (route) => {
      const response = await route.fetch();
      const list = await response.json();
      await route.fulfill({ response, json: { ...list, pagination: { ...list.pagination, total: 103 } } });
    });
    await dialog.getByRole('button', { name: 'Load resellers' }).click();
    await dialog.getByText('The first 1 of 103.').waitFor();
    await dialog.getByRole('button', { name: 'Choose Harbor Messages' }).click();
    const account = registry.control.accounts().find(({ sid }) => sid === customer.sid);
    const resellerId = account?.resellers[0]?.resellerId;
    expect(account?.resellers).toMatchObject([{ companyName: 'Harbor Messages' }]);
    await waitFor(async () => {
      const saved = await service.call('GET', `/v1/registrations/${id}`, undefined, customer);
      return saved.body.registration.campaign.resellerId === resellerId ? true : undefined;
    }, 'the packet to be saved');
    expect(complaints).toEqual([]);
    await page.close();
  });
});
