// A reseller registers thirty customers from a spreadsheet: checked row by row, corrected, evaluated, and submitted for a
// confirmed cost (G-88).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { csvOf, rowOf } from '../../service/src/features/batches/test/support/files.ts';
import { judgeReady } from '../../service/src/features/batches/test/support/verdicts.ts';
import { packetOf } from '../../service/src/features/registrations/test/support/submissions.ts';
import { waitFor } from '../../service/test/support/wait.ts';
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  hasBrowser,
  heading,
  JOURNEYS,
  PHONE,
} from './support/browser.ts';
import { press, REPLIES, type Stage, startStage } from './support/registration.ts';

const MINUTE_MS = 60_000;
const CUSTOMERS = 30;
/** Of registrations and of customers: more than one request returns. */
const MORE_THAN_A_PAGE = 120;
const SOME = 8;
const PERSON_MS_MAX = 5 * MINUTE_MS;
/** Without a website, so that no page is opened. */
const NO_WEBSITE = { 'brand.website': '' };

let stage: Stage;

function fileOf(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tendlc-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const rows = () => Array.from({ length: CUSTOMERS }, (_, index) => rowOf(`c${index}`, NO_WEBSITE));

const choose = (page: Page, path: string) => page.locator('input[type="file"]').setInputFiles(path);

const dialogButton = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name });

describe.skipIf(!hasBrowser)('files of registrations in a browser', JOURNEYS, () => {
  beforeAll(async () => {
    stage = await startStage();
  }, 2 * MINUTE_MS);

  afterAll(() => stage?.close());

  test('G-88 thirty customers from a spreadsheet to the registry, in minutes of a person’s time', async () => {
    const { page, complaints, user, sid } = await stage.enterConnected();
    const startedAt = performance.now();
    await page.goto('/registrations');
    await page.getByRole('link', { name: 'Upload a file' }).first().click();
    await heading(page, 'Upload a file').waitFor();
    await expectAccessible(page);

    const broken = rows();
    broken[4] = rowOf('c4', { ...NO_WEBSITE, 'brand.ein': '8.41E+08' });
    await choose(page, fileOf('customers.csv', csvOf(broken, ';')));
    await page.getByText('1 row of customers.csv has problems').waitFor();
    await page.getByRole('row', { name: /5.*c4.*EIN:.*scientific notation/ }).waitFor();
    await expectAccessible(page);
    expect(await stage.service.call('GET', '/v1/registrations', undefined, user)).toMatchObject({
      body: { pagination: { total: 0 } },
    });

    await press(page, 'Choose another file');
    await choose(page, fileOf('customers.csv', csvOf(rows(), ';')));
    await page.getByText(`All ${CUSTOMERS} rows of customers.csv can become drafts`).waitFor();
    await press(page, `Create ${CUSTOMERS} drafts`);
    await page.getByText(`${CUSTOMERS} drafts`).waitFor();
    await press(page, `Evaluate ${CUSTOMERS} rows`);
    await page.getByRole('dialog').getByText(`Costs ${CUSTOMERS} tokens`).waitFor();
    await expectAccessible(page);
    await dialogButton(page, `Evaluate ${CUSTOMERS} rows`).click();
    await page.getByText(`${CUSTOMERS} not ready`).waitFor({ timeout: MINUTE_MS });
    await page
      .getByRole('row', { name: /Not ready.*website/i })
      .first()
      .waitFor();
    await expectAccessible(page);

    // The websites of a test do not exist: from here on, the evaluations found nothing.
    await judgeReady(stage.service, user);
    await page.reload();
    await press(page, `Submit ${CUSTOMERS} rows`);
    await page
      .getByRole('dialog')
      .getByText(`${CUSTOMERS} rows: $135.00 now at the registry. Costs ${CUSTOMERS} tokens.`)
      .waitFor();
    await page.getByRole('textbox', { name: 'Rows per minute' }).fill('600');
    await expectAccessible(page);
    await dialogButton(page, /^Submit \d+ rows$/).dblclick();
    const personMs = performance.now() - startedAt;
    await waitFor(
      async () => {
        // About as fast as time goes, so that no lease expires.
        stage.service.clock.advance(20);
        return (await page.getByText(/^.?Done$/).count()) > 0 ? true : undefined;
      },
      'the end of the batch',
      MINUTE_MS,
    );
    // The submissions go on after the batch is done, and some of them wait for their turn at the registry.
    await waitFor(
      () => {
        stage.service.clock.advance(20);
        return stage.control.brands(sid).length >= CUSTOMERS ? true : undefined;
      },
      'all brands',
      MINUTE_MS,
    );
    expect(stage.control.brands(sid)).toHaveLength(CUSTOMERS);
    expect(personMs).toBeLessThan(PERSON_MS_MAX);
    process.stdout.write(`thirty customers took ${Math.round(personMs / 1_000)} s to the confirmed cost\n`);
    const downloading = page.waitForEvent('download');
    await press(page, 'Download report');
    expect((await downloading).suggestedFilename()).toMatch(/^batch-\d+\.csv$/);
    expect(complaints).toEqual([]);
  });

  test('all registrations that the list matches are selected at once, also those on other pages', async () => {
    const { page, user, complaints } = await stage.enterConnected();
    const many = Array.from({ length: MORE_THAN_A_PAGE }, (_, index) => ({
      reference: `r${index}`,
      customer: `Customer ${index}`,
    }));
    await stage.service.call('POST', '/v1/registration-batches', { rows: many }, user);
    await waitFor(
      async () => {
        const { body } = await stage.service.call('GET', '/v1/registrations', undefined, user);
        return body.pagination.total === MORE_THAN_A_PAGE ? true : undefined;
      },
      'the drafts',
      MINUTE_MS,
    );
    await page.goto('/registrations');
    // Selected on two pages: what happened to those that are not on screen is known, too.
    const firstRow = page.getByRole('checkbox', { name: /^Select (?!all )/ }).first();
    await firstRow.check();
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect.poll(() => firstRow.isChecked()).toBe(false);
    await firstRow.check();
    await press(page, 'Evaluate');
    await dialogButton(page, 'Evaluate 2 registrations').click();
    await page.getByText('2 of 2 registrations done').waitFor();
    await dialogButton(page, 'Close').click();
    await press(page, 'Submit');
    await page.getByText(/^2 registrations left out: 2 (?:incomplete|with errors)\.$/).waitFor();
    await dialogButton(page, 'Cancel').click();
    await page.getByLabel('Select all registrations on this page').check();
    await press(page, `Select all ${MORE_THAN_A_PAGE}`);
    await page.getByText(`${MORE_THAN_A_PAGE} registrations selected`).waitFor();
    await expectAccessible(page);
    await press(page, 'Evaluate');
    await page.getByRole('dialog').getByText(`Costs ${MORE_THAN_A_PAGE} tokens`).waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Customer', { exact: true }).selectOption(`Customer ${MORE_THAN_A_PAGE - 1}`);
    await page.getByText('1 registration', { exact: true }).waitFor();

    // All of an earlier filter, which arrive after another one was chosen.
    await page.getByLabel('Customer', { exact: true }).selectOption('');
    await page.getByText(`${MORE_THAN_A_PAGE} registrations`, { exact: true }).waitFor();
    const held = Promise.withResolvers<void>();
    const isReadingAll = (url: URL) =>
      url.pathname === '/v1/registrations' && url.searchParams.get('limit') === '100';
    await page.route(isReadingAll, async (route) => {
      await held.promise;
      await route.continue();
    });
    await firstRow.check();
    await press(page, `Select all ${MORE_THAN_A_PAGE}`);
    await page.getByLabel('Customer', { exact: true }).selectOption(`Customer ${MORE_THAN_A_PAGE - 1}`);
    await page.getByText('1 registration', { exact: true }).waitFor();
    const last = page.waitForResponse((response) => {
      const url = new URL(response.url());
      return isReadingAll(url) && url.searchParams.get('page') === '2';
    });
    held.resolve();
    await (await last).finished();
    await firstRow.check();
    await page.getByText('1 registration selected').waitFor();
    expect(complaints).toEqual([]);
  });

  test('the fees of many registrations are loaded when the dialog opens, a few at a time', async () => {
    const { page, user, complaints } = await stage.enterConnected();
    const packet = packetOf({}, REPLIES);
    for (let count = 0; count < SOME; count += 1) {
      await stage.service.call('POST', '/v1/registrations', packet, user);
    }
    await judgeReady(stage.service, user);
    let running = 0;
    let runningMax = 0;
    let asked = 0;
    const isFees = (url: string) => /\/evaluations\/\d+$/.test(url);
    page.on('request', (request) => {
      if (isFees(request.url())) {
        asked += 1;
        running += 1;
        runningMax = Math.max(runningMax, running);
      }
    });
    page.on('requestfinished', (request) => {
      running -= Number(isFees(request.url()));
    });
    await page.goto('/registrations');
    await page.getByLabel('Select all registrations on this page').check();
    await page.getByText(`${SOME} registrations selected`).waitFor();
    await press(page, 'Evaluate');
    await page.getByRole('dialog').getByText(`Costs ${SOME} tokens`).waitFor();
    expect(asked).toBe(0);
    await dialogButton(page, 'Cancel').click();
    await press(page, 'Submit');
    await page.getByRole('dialog').getByText('In all: $36.00 now at the registry').waitFor();
    expect([asked, runningMax <= 3]).toEqual([SOME, true]);
    await dialogButton(page, 'Cancel').click();
    expect(complaints).toEqual([]);
  });

  test('G-88 on a phone: a file that is none is named, and a hostile one breaks nothing', async () => {
    const { page, complaints } = await stage.enterConnected({ viewport: PHONE });
    await page.goto('/registrations/upload');
    await heading(page, 'Upload a file').waitFor();
    await choose(page, fileOf('book.csv', 'PK\u0003\u0004'));
    await page
      .getByRole('alert')
      .getByText(/is a workbook/)
      .waitFor();
    await expectAccessible(page);
    await choose(page, fileOf('columns.csv', 'reference,brand.colour\n1,red\n'));
    await page
      .getByRole('alert')
      .getByText(/unknown columns: brand.colour/)
      .waitFor();
    const hostile = `<img src=x onerror=alert(1)>${'W'.repeat(60)}`;
    await choose(
      page,
      fileOf(`${hostile.replaceAll('/', '')}.csv`, csvOf([rowOf(hostile, { 'brand.ein': '#REF!' })])),
    );
    await page.getByText(/has problems/).waitFor();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});
